#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>

#include "games/rajas/position.h"
#include "games/rajas/rules.h"
#include "support/scenario.h"

namespace durbar::testing {

/// The line of open tiles: the first tile of each stack, or the given one.
inline std::string open_line(std::initializer_list<std::string_view> tiles) {
    std::string line = "open";
    for (unsigned stack = 0; stack < rajas::kStacks; ++stack) {
        auto open = static_cast<rajas::Tile>(std::countr_zero(rajas::data::kStackTiles[stack]));
        for (const auto name : tiles) {
            const auto tile = rajas::parse_tile(name).value();
            if (rajas::data::kTiles[tile].stack == stack) open = tile;
        }
        line += " " + std::string(rajas::tile_name(open));
    }
    return line + "\n";
}

/// Scenarios of Rajas of the Ganges: the general ones, and questions about markers, dice and provinces.
class Rajas : public Scenario<rajas::Rules, Rajas> {
public:
    using Scenario::Scenario;

    Rajas(int players, std::string_view lines)
        : Scenario("rajas\nplayers " + std::to_string(players) + "\n" + std::string(lines)) {}

    const rajas::Seat& seat(int number) const { return state().seats[static_cast<unsigned>(number)]; }

    Rajas& expect_fame(int number, int fame) {
        EXPECT_EQ(seat(number).fame, fame) << "fame of seat " << number << "\n" << text();
        return *this;
    }
    Rajas& expect_money(int number, int money) {
        EXPECT_EQ(seat(number).money, money) << "money of seat " << number << "\n" << text();
        return *this;
    }
    Rajas& expect_karma(int number, int karma) {
        EXPECT_EQ(seat(number).karma, karma) << "karma of seat " << number << "\n" << text();
        return *this;
    }
    Rajas& expect_boat(int number, int space) {
        EXPECT_EQ(seat(number).boat, space) << "boat of seat " << number << "\n" << text();
        return *this;
    }
    Rajas& expect_workers(int number, int active) {
        EXPECT_EQ(rajas::active_workers(seat(number)), active) << "workers of seat " << number << "\n"
                                                               << text();
        return *this;
    }
    /// "b3 o1 o6"
    Rajas& expect_dice(int number, std::string_view dice) {
        std::string found;
        for (const auto c : rajas::kAllColors) {
            for (int face = 1; face <= rajas::data::kFaces; ++face) {
                for (int i = 0; i < seat(number).dice.at(c, face); ++i) {
                    found += (found.empty() ? "" : " ") + std::string(1, rajas::kColorLetters[index(c)]) +
                             std::to_string(face);
                }
            }
        }
        EXPECT_EQ(found, dice) << "dice of seat " << number << "\n" << text();
        return *this;
    }
    Rajas& expect_value(int number, rajas::Building building, int value) {
        EXPECT_EQ(rajas::data::kFirstValue + seat(number).upgrades[index(building)], value) << text();
        return *this;
    }
    Rajas& expect_supply(rajas::Color color, int dice) {
        EXPECT_EQ(state().supply[index(color)], dice) << text();
        return *this;
    }
    /// Chance rolls these faces, whatever the colours are.
    Rajas& rolls(std::initializer_list<int> faces) {
        for (const int face : faces) {
            const std::string end = " " + std::to_string(face);
            const auto moves = legal();
            const auto roll = std::find_if(moves.begin(), moves.end(), [&](const std::string& move) {
                return move.starts_with("roll ") && move.ends_with(end);
            });
            EXPECT_NE(roll, moves.end()) << "no die to roll\n" << text();
            if (roll == moves.end()) return *this;
            chance(*roll);
        }
        return *this;
    }
    /// Builds a tile: space, tile, cell with quarters and payment; then the next tile is revealed.
    Rajas& build(int number, std::string_view space, std::string_view tile, std::string_view cell,
                 std::string_view payment) {
        play(number, "place " + std::string(space)).play(number, "tile " + std::string(tile));
        play(number, "lay " + std::string(cell)).play(number, "pay " + std::string(payment));
        return reveal();
    }
    /// The first tile of the stack is revealed, if one is.
    Rajas& reveal() {
        if (rajas::Rules::decision(state()) != "reveal") return *this;
        return chance(legal().front());
    }
    /// Moves that begin with these words.
    std::vector<std::string> legal_with(std::string_view words) const {
        auto moves = legal();
        std::erase_if(moves, [&](const std::string& move) { return !move.starts_with(words); });
        return moves;
    }
};

/// Why a position is refused, or "accepted".
inline std::string position_fault(int players, const std::string& lines) {
    const auto read =
        rajas::Rules::parse_position("rajas\nplayers " + std::to_string(players) + "\n" + lines);
    return read ? "accepted" : describe(read.error());
}

}  // namespace durbar::testing
