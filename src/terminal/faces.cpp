#include <cassert>
#include <type_traits>

#include "games/all_games.h"
#include "terminal/maharaja/drawing.h"
#include "terminal/maharani/drawing.h"
#include "terminal/rajas/drawing.h"
#include "terminal/tigris/drawing.h"
#include "terminal/typed_face.h"

namespace durbar {

namespace {

template <Drawn... D>
const Face& face_among(std::string_view game) {
    static_assert(std::is_same_v<AllGames, GameList<typename D::Game...>>,
                  "the list below has one drawing for each of AllGames, in the same order");
    const Face* found = nullptr;
    const auto offer = [&]<class Each>() {
        static const TypedFace<Each> kFace{};
        if (Each::Game::kId == game) found = &kFace;
    };
    (offer.template operator()<D>(), ...);
    assert(found != nullptr);
    return *found;
}

}  // namespace

const Face& face_of(std::string_view game) {
    return face_among<tigris::Drawing, maharani::Drawing, maharaja::Drawing, rajas::Drawing>(game);
}

}  // namespace durbar
