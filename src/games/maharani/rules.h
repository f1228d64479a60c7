#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/shares.h"
#include "games/maharani/event.h"
#include "games/maharani/moves.h"
#include "games/maharani/state.h"

namespace durbar::maharani {

/// Maharani, complete, for two to four players; with two players each has two crews. See core/game.h for
/// contracts.
struct Rules {
    using State = maharani::State;
    using Move = maharani::Move;
    using MoveList = maharani::MoveList;
    using View = maharani::View;
    using Options = maharani::Options;
    using Event = maharani::Event;

    static constexpr std::string_view kId = "maharani";
    static constexpr std::string_view kTitle = "Maharani";
    static constexpr int kMinPlayers = data::kMinPlayers;  // MH-1.1
    static constexpr int kMaxPlayers = data::kMaxPlayers;
    static constexpr int kRulesVersion = 1;

    static std::vector<OptionSpec> option_specs();
    static std::optional<Error> set_option(Options& options, std::string_view name, std::string_view value);
    static std::string get_option(const Options& options, std::string_view name);

    static State initial(const Options& options, int players);
    static int players(const State& s) { return s.players; }
    static Options options(const State& s) { return s.options; }
    static Player to_act(const State& s) { return s.agenda.empty() ? Player::Nobody : s.agenda.back().actor; }
    static std::string_view decision(const State& s);
    static void legal_moves(const State& s, MoveList& out);
    static std::uint32_t chance_weight(const State& s, const Move& m) {  // MH-1.6, MH-1.12
        const auto* draw = std::get_if<DrawTile>(&m);
        return draw != nullptr ? s.bag[draw->tile] : 1;
    }
    static std::uint32_t chance_total(const State& s) {
        return s.agenda.back().step == Step::Refill ? static_cast<std::uint32_t>(tiles_in_bag(s)) : s.players;
    }
    /// Says which rule a move breaks; the state is not touched (MH-13.10).
    static std::optional<RuleError> check(const State& s, const Move& m);
    static void apply(State& s, const Move& m, const Sink& sink);
    /// Nothing is hidden, so no decision shows anything (MH-13.1).
    static bool reveals(const State&, const Move&) { return false; }
    static Standing standing(const State& s);

    static View observe(const State& s, int seat) { return observe(s, Reader::seat(seat)); }
    static State sample(const View& view, Rng&) { return view; }

    static std::string format(const Move& m);
    static Result<Move> parse(std::string_view text);
    static std::string format_position(const State& s);
    static Result<State> parse_position(std::string_view text);

    static std::optional<std::string> violation(const State& s);
    /// What no move may do: take a laid tile away or turn it, move a worker to another section, put one where
    /// the arrow does not point at its owner.
    static std::optional<std::string> violation_between(const State& before, const State& after);

    /// See ai/levels.h; measured (docs/decisions/0003-the-search.md).
    static constexpr float kForgiveness = 2.5F;

    // Hints for search (core/hints.h).
    static Shares evaluate(const State& s);
    static bool is_quiescent(const State& s);
    static void rate(const State& s, const MoveList& moves, std::span<float> ratings);

    // For people (core/game.h): telling.cpp, fields.cpp, view.cpp. Nothing is hidden (MH-13.1), so every
    // reader sees the same.
    static View observe(const State& s, Reader reader);
    static std::optional<int> secret_of(const State&, const Move&) { return std::nullopt; }
    static std::span<const std::string_view> event_kinds();
    static std::span<const std::string_view> decision_kinds();
    static Event redact(const Event& event, Reader, const Options&) { return event; }
    static Telling tell(const Event& event);
    static bool begins_turn(const Event& event) { return event.kind == EventKind::TurnBegan; }
    static std::vector<Event> preview(const View& view, const Move& m);
    static Telling asked(const View& view);
    static std::optional<int> active_seat(const View& view);
    static std::optional<Telling> over(const View& view);
    static Fields table_fields(const View& view);
    static Fields seat_fields(const View& view, int seat);
    static bool shows_standing(const View&, int) { return true; }
    static std::span<const std::string_view> standing_names();
    static std::string_view data_text();
    static std::vector<std::string> targets(const View& view, const Move& m);
};

/// Runs every step on top of the agenda that needs no decision.
void settle(State& s, const Sink& sink);

/// What lies on a space, in the letters of the position text: "" or "bS", "bS+r".
std::string space_text(const State& s, Space space);

}  // namespace durbar::maharani
