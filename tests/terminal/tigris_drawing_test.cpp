#include <gmock/gmock.h>

#include "games/tigris/secrets.h"
#include "terminal/tigris/drawing.h"

namespace durbar::testing {
namespace {

using ::testing::HasSubstr;
using tigris::Rules;

std::string drawn_for(const Tigris& table, Reader reader) {
    return tigris::Drawing::draw(Rules::observe(table.state(), reader), Ink(false));
}

TEST(TigrisDrawing, CountsTheTilesOutOfTheGameWithTheColoursThatAllSawLeave) {  // TE-16.5
    const Tigris table(kSecretTable);
    for (const Reader reader : {Reader::seat(0), Reader::seat(1), Reader::spectator(), Reader::referee()}) {
        EXPECT_THAT(drawn_for(table, reader),
                    HasSubstr("  bag 116  out of the game 7 (r2 k1 and 4 face down)  "));
    }
    const Tigris fresh("tigris\n");
    EXPECT_THAT(drawn_for(fresh, Reader::seat(0)),
                HasSubstr("  out of the game 0  treasures on the board 10"));
}

}  // namespace
}  // namespace durbar::testing
