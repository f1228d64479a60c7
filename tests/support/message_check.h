#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/match.h"
#include "core/refusal.h"
#include "support/random_games.h"
#include "texts/english.h"

namespace durbar::testing {

/// Plays random games and has everything that they tell, to every reader, said in English. That every refusal
/// in the code has its message, met or not, is the business of tools/check_texts.py.
template <Presentable G>
class MessageCheck {
public:
    /// Every kind of the game's closed lists has its message.
    static void expect_all_kinds() {
        for (const auto kind : G::event_kinds()) expect_text("log", kind);
        for (const auto kind : G::decision_kinds()) {
            const bool chance = texts::has_text(key("chance", kind));
            const bool seat = texts::has_text(key("ask", kind)) && texts::has_text(key("wait", kind));
            EXPECT_TRUE(chance || seat) << kind << " has neither a chance message nor ask and wait";
        }
        for (const auto name : G::standing_names()) expect_text("standing", name);
        for (const auto& spec : G::option_specs()) expect_text("option", spec.name);
    }

    /// Says what these moves from a position tell, which random games may never meet.
    MessageCheck& play_line(std::string_view position, const std::vector<std::string>& line) {
        auto state = G::parse_position(position).value();
        for (const auto& text : line) {
            say_decision(state);
            say_events(state, G::parse(text).value());
        }
        return *this;
    }

    /// Says what random games tell, one game a setting and more of them until every kind of event has
    /// happened.
    void play_until_all_happened() {
        constexpr int kMostRounds = 20;
        std::uint64_t seed = 1;
        for (int round = 0; round < kMostRounds && never_happened() != ""; ++round) {
            for (const auto& setting : all_settings<G>()) {
                if (!::testing::Test::HasFailure()) play_game(setting, seed++);
            }
        }
        EXPECT_EQ(never_happened(), "");
    }

private:
    static std::string key(std::string_view group, std::string_view kind) {
        std::string text = std::string(G::kId) + "." + std::string(group) + "." + std::string(kind);
        std::replace(text.begin(), text.end(), '-', '_');
        return text;
    }
    static void expect_text(std::string_view group, std::string_view kind) {
        EXPECT_TRUE(texts::has_text(key(group, kind))) << key(group, kind);
    }

    /// The first kind of event that no game has told yet.
    std::string never_happened() const {
        for (const auto kind : G::event_kinds()) {
            if (!met_.contains(kind)) return std::string(kind);
        }
        return "";
    }

    void play_game(const Setting<G>& setting, std::uint64_t seed) {
        Rng rng(seed);
        auto state = G::initial(setting.options, setting.players);
        const auto moves = new_move_list<G>();
        std::vector<typename G::Move> others;  // moves of other positions, which here are mostly refused
        for (int ply = 0; G::to_act(state) != Player::Nobody && ply < kPlayoutLimit; ++ply) {
            if (rng.below(4) == 0) say_decision(state);
            const auto move = eventful_move<G>(state, *moves, rng);
            say_gloss(state, move);
            others.push_back((*moves)[rng.below(static_cast<std::uint32_t>(moves->size()))]);
            others.push_back(move);
            for (int i = 0; i < 3; ++i) {
                say_refusal(state, others[rng.below(static_cast<std::uint32_t>(others.size()))]);
            }
            say_events(state, move);
            if (::testing::Test::HasFailure()) {
                ADD_FAILURE() << setting.name << ", seed " << seed << ", ply " << ply;
                return;
            }
        }
        if (const auto over = G::over(G::observe(state, Reader::referee()))) {
            for_each_reader(state, [&](Reader reader) { say("over", *over, reader); });
        }
        say_refusal(state, others.back());
        say_standing(state);
    }

    template <class Visit>
    static void for_each_reader(const typename G::State& state, Visit visit) {
        for (int seat = 0; seat < G::players(state); ++seat) visit(Reader::seat(seat));
        visit(Reader::spectator());
        visit(Reader::referee());
    }

    /// Plays the move.
    void say_events(typename G::State& state, const typename G::Move& move) {
        std::vector<typename G::Event> events;
        G::apply(state, move, EventSink<typename G::Event>(events));
        for (const auto& event : events) say_event(state, event);
    }

    void say_event(const typename G::State& state, const typename G::Event& event) {
        for_each_reader(state, [&](Reader reader) {
            const bool open = reader.is_referee();
            say("log", G::tell(open ? event : G::redact(event, reader, G::options(state))), reader);
        });
        const Telling told = G::tell(event);
        expect_own_names(told);
        met_.insert(told.kind);
    }
    /// The protocol adds to an event where it stands in the log: no value of its own may have such a name.
    static void expect_own_names(const Telling& told) {
        for (const Field& field : told.fields) {
            for (const std::string_view added : {"event", "ply", "turn", "move"}) {
                EXPECT_NE(field.name, added) << told.kind;
            }
        }
    }

    /// Whoever says what is decided adds the seat that decides.
    void say_decision(const typename G::State& state) {
        const Player actor = G::to_act(state);
        for_each_reader(state, [&](Reader reader) {
            Telling asked = G::asked(G::observe(state, reader));
            const auto kinds = G::decision_kinds();
            EXPECT_NE(std::find(kinds.begin(), kinds.end(), asked.kind), kinds.end()) << asked.kind;
            if (!is_seat(actor)) {
                say("chance", asked, reader);
                return;
            }
            std::erase_if(asked.fields, [](const Field& field) { return field.name == "seat"; });
            asked.fields.push_back({"seat", seat_of(actor)});
            say(reader.is(seat_of(actor)) ? "ask" : "wait", asked, reader);
        });
    }

    void say_refusal(const typename G::State& state, const typename G::Move& move) {
        const auto broken = G::check(state, move);
        if (!broken) return;
        const Refusal refusal = refusal_of(G::kId, *broken);
        const Player actor = G::to_act(state);
        say("refuse", {broken->key, refusal.values},
            is_seat(actor) ? Reader::seat(seat_of(actor)) : Reader::referee());
    }

    void say_gloss(const typename G::State& state, const typename G::Move& move) {
        if constexpr (Glossed<G>) {
            if (!is_seat(G::to_act(state))) return;
            const Reader reader = Reader::seat(seat_of(G::to_act(state)));
            for (const auto& telling : G::gloss(G::observe(state, reader), move))
                say("gloss", telling, reader);
        }
    }

    void say_standing(const typename G::State& state) {
        const auto names = G::standing_names();
        for (const auto& seat : G::standing(state)) {
            for (std::size_t i = 0; i < names.size(); ++i) {
                say("standing", {names[i], {{names[i], seat.breakdown[i]}}}, Reader::referee());
            }
        }
    }

    void say(std::string_view group, const Telling& telling, Reader reader) {
        texts::Names names;
        if (reader.is_seat()) names.you = reader.number();
        const std::string said = texts::sentence(G::kId, group, telling, names);
        EXPECT_TRUE(is_whole(said)) << key(group, telling.kind) << ": " << said << "\n"
                                    << json_text(Value(telling.fields));
    }

    /// Whether nothing is left of the pattern, and nothing was left out where something belongs.
    static bool is_whole(std::string_view said) {
        constexpr std::array<std::string_view, 8> kTorn{"null", "  ", " .", " ,", " ?", "..", ",,", "( "};
        return !said.empty() && said.find_first_of("{}[]#") == std::string_view::npos &&
               !said.starts_with(' ') && !said.ends_with(' ') &&
               std::none_of(kTorn.begin(), kTorn.end(),
                            [&](std::string_view torn) { return said.find(torn) != std::string_view::npos; });
    }

    std::set<std::string_view> met_;  ///< kinds of events
};

}  // namespace durbar::testing
