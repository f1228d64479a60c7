#pragma once

#include "games/tigris/rules.h"
#include "support/scenario.h"

namespace durbar::testing {

/// Tigris & Euphrates scenarios: the general ones, and questions about squares, hands and points.
class Tigris : public Scenario<tigris::Rules, Tigris> {
public:
    using Scenario::Scenario;

    /// What lies on a square, in the letters of the position text: ".", "~", "r*", "K0", "#", "x", "g+" …
    Tigris& expect_square(std::string_view cell, std::string_view token) {
        EXPECT_EQ(tigris::square_text(state(), tigris::parse_cell(cell).value()), token) << cell << "\n"
                                                                                         << text();
        return *this;
    }
    Tigris& expect_points(int seat, tigris::Color color, int points) {
        EXPECT_EQ(state().points[static_cast<unsigned>(seat)][index(color)], points)
            << "points of seat " << seat << " in " << tigris::color_name(color) << "\n"
            << text();
        return *this;
    }
    /// The sum of all coloured points on the table.
    Tigris& expect_total_points(int points) {
        int sum = 0;
        for (const auto& seat : state().points) {
            for (const auto value : seat) sum += value;
        }
        EXPECT_EQ(sum, points) << text();
        return *this;
    }
    Tigris& expect_home(int seat, tigris::Color leader) {
        EXPECT_EQ(state().leaders[static_cast<unsigned>(seat)][index(leader)], tigris::kNoCell) << text();
        return *this;
    }
    Tigris& expect_treasures(int seat, int owned) {
        EXPECT_EQ(state().treasures_owned[static_cast<unsigned>(seat)], owned) << text();
        return *this;
    }
    Tigris& expect_hand(int seat, tigris::Color color, int tiles) {
        EXPECT_EQ(state().hands[static_cast<unsigned>(seat)][color], tiles) << text();
        return *this;
    }
};

}  // namespace durbar::testing
