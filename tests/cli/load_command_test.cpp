#include "cli/command_support.h"

namespace durbar::testing {
namespace {

using ::testing::HasSubstr;

class LoadCommand : public Command {};

TEST_F(LoadCommand, WrongCallsAreExplained) {
    EXPECT_THAT(refusal("load --game chess"), HasSubstr("There is no game 'chess'"));
    EXPECT_THAT(refusal("load --people 1"), HasSubstr("No game can be played by 1 people."));
    EXPECT_THAT(refusal("load --game tigris --people 5"), HasSubstr("players"));
    EXPECT_THAT(refusal("load --tables 0"), HasSubstr("--tables"));
    EXPECT_THAT(refusal("load --rate -1"), HasSubstr("--rate"));
    EXPECT_THAT(refusal("load --tables 2 --processes 3"), HasSubstr("at least one table for each"));
    EXPECT_THAT(refusal("load --url http://127.0.0.1:1"), HasSubstr("ws://HOST:PORT"));
}

TEST_F(LoadCommand, AServerThatDoesNotAnswerIsAnError) {
    EXPECT_THAT(refusal("load --url ws://127.0.0.1:1 --tables 1 --seconds 1"),
                HasSubstr("Connection refused"));
}

}  // namespace
}  // namespace durbar::testing
