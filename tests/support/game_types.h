#pragma once

#include <gtest/gtest.h>

#include <string>

#include "games/all_games.h"

namespace durbar::testing {

/// The games of a list, after others of the test's own, as the types of a typed test suite.
template <class Games, class... Others>
struct TypesOf;
template <class... G, class... Others>
struct TypesOf<GameList<G...>, Others...> {
    using Type = ::testing::Types<Others..., G...>;
};

/// Names a typed test by its game.
struct GameNames {
    template <class G>
    static std::string GetName(int) {
        return std::string(G::kId);
    }
};

}  // namespace durbar::testing
