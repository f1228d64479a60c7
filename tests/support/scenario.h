#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/match.h"

namespace durbar::testing {

/// A position and the moves played from it, told in the words of the rulebook. Every step checks who is to
/// act; a test that goes wrong stops at that step with the position printed. A game derives its own scenarios
/// from this and names them as `Self`, so that its questions and the general ones chain.
template <Presentable G, class Self>
class Scenario {
public:
    using State = typename G::State;

    explicit Scenario(std::string_view position) : state_(read(position)) {}
    explicit Scenario(const State& state) : state_(state) {}

    const State& state() const { return state_; }
    State& state() { return state_; }

    /// The seat plays a legal move; what it caused is kept for expect_event.
    Self& play(int seat, std::string_view move) {
        EXPECT_EQ(G::to_act(state_), player(seat)) << "before '" << move << "'\n" << text();
        return step(move);
    }
    Self& chance(std::string_view move) {
        EXPECT_EQ(G::to_act(state_), Player::Chance) << "before '" << move << "'\n" << text();
        return step(move);
    }
    /// Plays the first listed outcome until chance is no longer to act.
    Self& draw_all() {
        typename G::MoveList moves;
        while (G::to_act(state_) == Player::Chance) {
            G::legal_moves(state_, moves);
            G::apply(state_, moves[0], EventSink<typename G::Event>(events_));
        }
        return self();
    }

    Self& expect_to_act(int seat) {
        EXPECT_EQ(G::to_act(state_), player(seat)) << text();
        return self();
    }
    Self& expect_chance() {
        EXPECT_EQ(G::to_act(state_), Player::Chance) << text();
        return self();
    }
    Self& expect_over() {
        EXPECT_EQ(G::to_act(state_), Player::Nobody) << text();
        return self();
    }
    Self& expect_decision(std::string_view name) {
        EXPECT_EQ(G::decision(state_), name) << text();
        return self();
    }
    /// Exactly these moves, in any order.
    Self& expect_legal(std::vector<std::string> wanted) {
        auto listed = legal();
        std::sort(listed.begin(), listed.end());
        std::sort(wanted.begin(), wanted.end());
        EXPECT_EQ(listed, wanted) << text();
        return self();
    }
    Self& expect_allowed(std::string_view move) {
        const auto broken = check(move);
        EXPECT_FALSE(broken) << "'" << move << "': " << (broken ? broken->key : "") << "\n" << text();
        const auto listed = legal();
        EXPECT_NE(std::find(listed.begin(), listed.end(), move), listed.end()) << move << "\n" << text();
        return self();
    }
    /// The move is refused by exactly this rule, is not listed, and the refusal has a key.
    Self& expect_illegal(std::string_view move, std::string_view rule) {
        const auto broken = check(move);
        EXPECT_TRUE(broken) << "'" << move << "' is legal\n" << text();
        if (broken) {
            EXPECT_EQ(broken->rule, rule) << "'" << move << "': " << broken->key << "\n" << text();
            EXPECT_FALSE(broken->key.empty());
        }
        const auto listed = legal();
        EXPECT_EQ(std::find(listed.begin(), listed.end(), move), listed.end()) << move << "\n" << text();
        return self();
    }
    /// The refusal of a move has exactly this key.
    Self& expect_refusal(std::string_view move, std::string_view key) {
        const auto broken = check(move);
        EXPECT_EQ(broken ? broken->key : "", key) << "'" << move << "'\n" << text();
        return self();
    }
    /// Among the events of the last step is one of this kind with these values, and perhaps others.
    Self& expect_event(std::string_view kind, const Fields& values = {}) {
        EXPECT_GT(count_events(kind, values), 0) << named(kind, values) << " did not happen, but\n"
                                                 << event_lines() << text();
        return self();
    }
    Self& expect_no_event(std::string_view kind, const Fields& values = {}) {
        EXPECT_EQ(count_events(kind, values), 0) << named(kind, values) << " among\n"
                                                 << event_lines() << text();
        return self();
    }
    Self& expect_events(std::string_view kind, int times, const Fields& values = {}) {
        EXPECT_EQ(count_events(kind, values), times) << named(kind, values) << " among\n"
                                                     << event_lines() << text();
        return self();
    }

    std::vector<std::string> legal() const {
        typename G::MoveList moves;
        std::vector<std::string> texts;
        if (G::to_act(state_) == Player::Nobody) return texts;
        G::legal_moves(state_, moves);
        for (std::size_t i = 0; i < moves.size(); ++i) texts.push_back(G::format(moves[i]));
        return texts;
    }
    /// The events of the last play, chance or draw_all.
    const std::vector<typename G::Event>& events() const { return events_; }
    std::string text() const { return G::format_position(state_); }

private:
    Self& self() { return static_cast<Self&>(*this); }

    static State read(std::string_view position) {
        auto state = G::parse_position(position);
        if (!state) {
            ADD_FAILURE() << describe(state.error()) << "\n" << position;
            return G::initial({}, G::kMinPlayers);
        }
        EXPECT_EQ(G::violation(state.value()), std::nullopt) << position;
        return state.value();
    }

    std::optional<RuleError> check(std::string_view move) const {
        const auto parsed = G::parse(move);
        if (!parsed) {
            ADD_FAILURE() << describe(parsed.error());
            return std::nullopt;
        }
        return G::check(state_, parsed.value());
    }

    Self& step(std::string_view move) {
        events_.clear();
        const auto parsed = G::parse(move);
        if (!parsed) {
            ADD_FAILURE() << describe(parsed.error());
            return self();
        }
        if (const auto broken = G::check(state_, parsed.value())) {
            ADD_FAILURE() << "'" << move << "' is refused: " << broken->rule << " " << broken->key << "\n"
                          << text();
            return self();
        }
        G::apply(state_, parsed.value(), EventSink<typename G::Event>(events_));
        EXPECT_EQ(G::violation(state_), std::nullopt) << "after '" << move << "'\n" << text();
        return self();
    }

    /// A kind that the game does not have would never be found, so it fails the test.
    int count_events(std::string_view kind, const Fields& values) const {
        const auto kinds = G::event_kinds();
        EXPECT_NE(std::find(kinds.begin(), kinds.end(), kind), kinds.end()) << "no event is called " << kind;
        return static_cast<int>(std::count_if(events_.begin(), events_.end(), [&](const auto& event) {
            const Telling told = G::tell(event);
            return told.kind == kind && std::all_of(values.begin(), values.end(), [&](const Field& wanted) {
                       const Value* value = find(told.fields, wanted.name);
                       return value != nullptr && *value == wanted.value;
                   });
        }));
    }
    static std::string named(std::string_view kind, const Fields& values) {
        return json_text(event_value({kind, values}));
    }
    std::string event_lines() const {
        std::string lines;
        for (const auto& event : events_) lines += "  " + json_text(event_value(G::tell(event))) + "\n";
        return lines;
    }

    State state_;
    std::vector<typename G::Event> events_;
};

}  // namespace durbar::testing
