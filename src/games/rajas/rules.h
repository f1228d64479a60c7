#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/shares.h"
#include "games/rajas/event.h"
#include "games/rajas/moves.h"
#include "games/rajas/state.h"

namespace durbar::rajas {

/// Rajas of the Ganges, complete, for two to four players: the basic game, Navaratnas, mixed groups, Ganga.
/// See core/game.h for contracts.
struct Rules {
    using State = rajas::State;
    using Move = rajas::Move;
    using MoveList = rajas::MoveList;
    using View = rajas::View;
    using Options = rajas::Options;
    using Event = rajas::Event;

    static constexpr std::string_view kId = "rajas";
    static constexpr std::string_view kTitle = "Rajas of the Ganges";
    static constexpr int kMinPlayers = data::kMinPlayers;  // RG-1.1
    static constexpr int kMaxPlayers = data::kMaxPlayers;
    static constexpr int kRulesVersion = 1;

    static std::vector<OptionSpec> option_specs();
    static std::optional<Error> set_option(Options& options, std::string_view name, std::string_view value);
    static std::string get_option(const Options& options, std::string_view name);
    /// Empty, or the sentence that says why a table of so many cannot have these options.
    static std::optional<Error> check_options(const Options& options, int players);
    /// What of them holds at a table of so many.
    static Options options_of_table(Options options, int players);

    static State initial(const Options& options, int players);
    static int players(const State& s) { return s.players; }
    static Options options(const State& s) { return s.options; }
    static Player to_act(const State& s) {
        if (s.agenda.empty()) return Player::Nobody;
        return is_chance(s.agenda.back().step) ? Player::Chance : player(s.turn);
    }
    static std::string_view decision(const State& s);
    static void legal_moves(const State& s, MoveList& out);
    static std::uint32_t chance_weight(const State& s, const Move& m) {  // RG-1.6, RG-16.2
        const auto* draw = std::get_if<DrawToken>(&m);
        return draw != nullptr ? s.tokens[draw->token] : 1;
    }
    static std::uint32_t chance_total(const State& s);
    /// Says which rule a move breaks; the state is not touched (RG-15.3).
    static std::optional<RuleError> check(const State& s, const Move& m);
    static void apply(State& s, const Move& m, const Sink& sink);
    /// Nothing is hidden, so no decision shows anything (RG-15.1).
    static bool reveals(const State&, const Move&) { return false; }
    static Standing standing(const State& s);

    static View observe(const State& s, int seat) { return observe(s, Reader::seat(seat)); }
    static State sample(const View& view, Rng&) { return view; }

    static std::string format(const Move& m);
    static Result<Move> parse(std::string_view text);
    static std::string format_position(const State& s);
    static Result<State> parse_position(std::string_view text);

    static std::optional<std::string> violation(const State& s);
    /// What no move may do: take fame, upgrades, workers or laid tiles away, move a boat back, undo a
    /// meeting.
    static std::optional<std::string> violation_between(const State& before, const State& after);

    // Hints for search (core/hints.h).
    static Shares evaluate(const State& s);
    static bool is_quiescent(const State& s);
    static void rate(const State& s, const MoveList& moves, std::span<float> ratings);

    // For people (core/game.h): telling.cpp, asked.cpp, fields.cpp, view.cpp, gloss.cpp.
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
    static std::vector<PickSet> picks(const View& view);
    static bool is_pick(const Move& m);
    static bool only_picks(const View& view);
    static std::vector<Move> pieces(const View& view, std::string_view text);
    static std::vector<Telling> gloss(const View& view, const Move& m);
    static std::optional<Move> proposal(const View& view);
};

/// Runs every step on top of the agenda that needs no decision.
void settle(State& s, const Sink& sink);

}  // namespace durbar::rajas
