#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/shares.h"
#include "games/maharaja/event.h"
#include "games/maharaja/moves.h"
#include "games/maharaja/state.h"

namespace durbar::maharaja {

/// The name of the open decision.
std::string_view decision_of(const Table& t);

/// Maharaja, complete, for two to five players, with all variants. See core/game.h for contracts.
struct Rules {
    using State = maharaja::State;
    using Move = maharaja::Move;
    using MoveList = maharaja::MoveList;
    using View = maharaja::View;
    using Options = maharaja::Options;
    using Event = maharaja::Event;

    static constexpr std::string_view kId = "maharaja";
    static constexpr std::string_view kTitle = "Maharaja";
    static constexpr int kMinPlayers = data::kMinPlayers;  // MJ-1.1
    static constexpr int kMaxPlayers = data::kMaxPlayers;
    static constexpr int kRulesVersion = 1;

    static std::vector<OptionSpec> option_specs();
    static std::optional<Error> set_option(Options& options, std::string_view name, std::string_view value);
    static std::string get_option(const Options& options, std::string_view name);

    static State initial(const Options& options, int players);
    static int players(const State& s) { return s.players; }
    static Options options(const State& s) { return s.options; }
    static Player to_act(const State& s) { return s.agenda.empty() ? Player::Nobody : s.agenda.back().actor; }
    static std::string_view decision(const State& s) { return decision_of(s); }
    static void legal_moves(const State& s, MoveList& out);
    static std::uint32_t chance_weight(const State&, const Move&) { return 1; }  // MJ-22.1
    static std::uint32_t chance_total(const State& s) {
        return static_cast<std::uint32_t>(kCities - s.track.size());
    }
    /// Says which rule a move breaks; the state is not touched (MJ-21.3).
    static std::optional<RuleError> check(const State& s, const Move& m);
    static void apply(State& s, const Move& m, const Sink& sink);
    /// A disc is shown by the last disc that is set, and by the end of a turn that another follows.
    static bool reveals(const State& s, const Move& m);
    static Standing standing(const State& s);

    static View observe(const State& s, int seat) { return observe(s, Reader::seat(seat)); }
    /// Hidden discs are drawn by how sensible they look (ratings.cpp), each possible one with some chance.
    static State sample(const View& view, Rng& rng);

    static std::string format(const Move& m);
    static Result<Move> parse(std::string_view text);
    static std::string format_position(const State& s);
    static Result<State> parse_position(std::string_view text);

    static std::optional<std::string> violation(const State& s);
    /// What no move may do: take a palace away, bring houses back, lower the round.
    static std::optional<std::string> violation_between(const State& before, const State& after);

    /// See ai/levels.h; measured (docs/decisions/0003-the-search.md).
    static constexpr float kForgiveness = 2.0F;

    // Hints for search (core/hints.h).
    static Shares evaluate(const State& s);
    static bool is_quiescent(const State& s);
    static bool is_circle(const State& before, const State& after);
    static void rate(const State& s, const MoveList& moves, std::span<float> ratings);
    static bool secret(const State& s) { return s.agenda.back().step == Step::SetDisc; }  // MJ-5.4

    // For people (core/game.h): telling.cpp, fields.cpp, view.cpp, targets.cpp, gloss.cpp.
    static View observe(const State& s, Reader reader);
    static std::optional<int> secret_of(const State& s, const Move& m);
    static std::span<const std::string_view> event_kinds();
    static std::span<const std::string_view> decision_kinds();
    /// What nobody else may know of a disc that is set (MJ-5.5), and with hidden gold what others gain and
    /// pay, but for bids (MJ-21.2).
    static Event redact(const Event& event, Reader reader, const Options& options);
    static Telling tell(const Event& event);
    static bool begins_turn(const Event& event) { return event.kind == EventKind::TurnBegan; }
    static std::vector<Event> preview(const View& view, const Move& m);
    static Telling asked(const View& view);
    static std::optional<int> active_seat(const View& view);
    static std::optional<Telling> over(const View& view);
    static Fields table_fields(const View& view);
    static Fields seat_fields(const View& view, int seat);
    static bool shows_standing(const View& view, int seat);
    static std::span<const std::string_view> standing_names();
    static std::string_view data_text();
    static std::vector<std::string> targets(const View& view, const Move& m);
    static std::vector<PickSet> picks(const View& view);
    static bool is_pick(const Move& m) { return std::holds_alternative<SetDisc>(m); }
    static bool only_picks(const View& view) {
        return !view.agenda.empty() && view.agenda.back().step == Step::SetDisc;
    }

    /// What a move would open, close and bring; of a disc, what it would cost in every place that can be
    /// reached.
    static std::vector<Telling> gloss(const View& view, const Move& m);
    /// Nothing is played without thinking.
    static std::optional<Move> proposal(const View&) { return std::nullopt; }

    /// MJ-5.4 Discs are set at the same time: by the seat to act and all behind it.
    static SmallSet deciding(const State& s);
    /// Discs that seats before this one have not set yet are stand-ins, which nobody else sees (MJ-5.5).
    static State with_turn_of(const State& s, int seat);
};

}  // namespace durbar::maharaja
