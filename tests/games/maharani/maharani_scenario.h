#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "games/maharani/rules.h"
#include "support/scenario.h"

namespace durbar::testing {

/// Maharani scenarios: the general ones, and questions about spaces, gold, workers and tokens.
class Maharani : public Scenario<maharani::Rules, Maharani> {
public:
    using Scenario::Scenario;

    /// Seats from 0 are S, W, N, E with four players, S, W, N with three, S and N with two.
    Maharani(int players, std::string_view lines)
        : Scenario("maharani\nplayers " + std::to_string(players) + "\n" + std::string(lines)) {}

    /// What lies on a space, in the letters of the position text: "", "bS", "bS+r".
    Maharani& expect_space(std::string_view space, std::string_view text_there) {
        EXPECT_EQ(maharani::space_text(state(), maharani::parse_space(space).value()), text_there)
            << space << "\n"
            << text();
        return *this;
    }
    Maharani& expect_gold(std::initializer_list<int> by_seat) {
        unsigned seat = 0;
        for (const int gold : by_seat) {
            EXPECT_EQ(state().gold[seat], gold) << "gold of seat " << seat << "\n" << text();
            ++seat;
        }
        return *this;
    }
    Maharani& expect_supply(maharani::Crew crew, int workers) {
        EXPECT_EQ(state().supply[index(crew)], workers) << maharani::crew_name(crew) << "\n" << text();
        return *this;
    }
    /// The sections whose tokens a seat has turned down: "", "B", "AC".
    Maharani& expect_down(int seat, std::string_view sections) {
        std::string down;
        for (const auto section : maharani::kAllSections) {
            if (!maharani::token_up(state(), seat, section)) down += maharani::section_name(section);
        }
        EXPECT_EQ(down, sections) << "tokens of seat " << seat << "\n" << text();
        return *this;
    }
    /// The tile on a place from 1, "-" if it is empty.
    Maharani& expect_place(int place, std::string_view tile) {
        const auto lies = state().rondel[static_cast<unsigned>(place - 1)];
        EXPECT_EQ(lies == maharani::kNoTile ? "-" : maharani::tile_name(lies, '-'), tile) << place << "\n"
                                                                                          << text();
        return *this;
    }
    /// The spaces that a place's tile may go to, in order.
    Maharani& expect_spaces(int place, const std::string& spaces) {
        const std::string begin = "tile " + std::to_string(place) + " ";
        maharani::Spaces found;
        for (const auto& move : legal()) {
            if (!move.starts_with(begin)) continue;
            const auto name = move.substr(begin.size(), move.rfind(' ') - begin.size());
            found.add(maharani::parse_space(name).value());
        }
        std::string names;
        found.for_each([&](maharani::Space s) {
            names += (names.empty() ? "" : " ") + std::string(maharani::space_name(s));
        });
        EXPECT_EQ(names, spaces) << "place " << place << "\n" << text();
        return *this;
    }
    /// No worker came, moved, was missed or brought gold in the last step.
    Maharani& expect_no_worker() {
        expect_no_event("worker_placed").expect_no_event("worker_moved").expect_no_event("no_worker_left");
        return expect_no_event("gold", {{"reason", "worker"}});
    }
    /// The kinds of the last step's events, in order.
    std::vector<std::string_view> event_kinds() const {
        std::vector<std::string_view> kinds;
        for (const auto& event : events()) kinds.push_back(maharani::Rules::tell(event).kind);
        return kinds;
    }
    /// What the open decision is about, as JSON.
    std::string asked() const {
        const auto view = maharani::Rules::observe(state(), Reader::spectator());
        return json_text(Value(maharani::Rules::asked(view).fields));
    }
    int gold(int seat) const { return state().gold[static_cast<unsigned>(seat)]; }
    int removed() const {
        int sum = 0;
        for (const auto count : state().removed) sum += count;
        return sum;
    }
};

}  // namespace durbar::testing
