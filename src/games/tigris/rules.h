#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/shares.h"
#include "games/tigris/event.h"
#include "games/tigris/moves.h"
#include "games/tigris/state.h"

namespace durbar::tigris {

/// The name of the open decision.
std::string_view decision_of(const Table& t);

/// Tigris & Euphrates, complete: both boards, two to four players, the building game. See core/game.h for
/// contracts.
struct Rules {
    using State = tigris::State;
    using Move = tigris::Move;
    using MoveList = tigris::MoveList;
    using View = tigris::View;
    using Options = tigris::Options;
    using Event = tigris::Event;

    static constexpr std::string_view kId = "tigris";
    static constexpr std::string_view kTitle = "Tigris & Euphrates";
    static constexpr int kMinPlayers = data::kMinPlayers;  // TE-1.1
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
    static std::uint32_t chance_weight(const State& s, const Move& m) {  // TE-1.12, TE-1.13
        const auto* draw = std::get_if<DrawTile>(&m);
        return draw != nullptr ? s.bag[draw->color] : 1;
    }
    static std::uint32_t chance_total(const State& s) {
        return s.agenda.back().step == Step::Draw ? static_cast<std::uint32_t>(s.bag.total()) : s.players;
    }
    static std::optional<RuleError> check(const State& s, const Move& m);
    static void apply(State& s, const Move& m, const Sink& sink);
    /// Support is laid open beside the board, so it cannot be taken back; all else can, as a whole position
    /// (TE-3.14).
    static bool reveals(const State&, const Move& m) { return std::holds_alternative<Commit>(m); }
    static Standing standing(const State& s);

    static View observe(const State& s, int seat) { return observe(s, Reader::seat(seat)); }
    static State sample(const View& view, Rng& rng);

    static std::string format(const Move& m);
    static Result<Move> parse(std::string_view text);
    static std::string format_position(const State& s);
    static Result<State> parse_position(std::string_view text);

    static std::optional<std::string> violation(const State& s);
    /// What no move may do: take points away, change a burnt or built square, start a turn without full
    /// hands.
    static std::optional<std::string> violation_between(const State& before, const State& after);

    // Hints for search (core/hints.h).
    static Shares evaluate(const State& s);
    static bool is_quiescent(const State& s);
    static void rate(const State& s, const MoveList& moves, std::span<float> ratings);

    // For people (core/game.h): telling.cpp, fields.cpp, view.cpp.
    static View observe(const State& s, Reader reader);
    static std::optional<int> secret_of(const State& s, const Move& m);
    static std::span<const std::string_view> event_kinds();
    static std::span<const std::string_view> decision_kinds();
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
    static bool is_pick(const Move& m) { return std::holds_alternative<Swap>(m); }
    static bool only_picks(const View&) { return false; }
    template <class Visit>
    static void for_each_group(const MoveList& moves, Visit visit) {
        moves.for_each_group([&](const Move& first, const Bits& others) {
            List squares;
            squares.reserve(static_cast<std::size_t>(others.count()));
            others.for_each([&](Cell cell) { squares.emplace_back(cell_name(cell)); });
            visit(first, std::move(squares));
        });
    }
};

/// Runs every step on top of the agenda that needs no decision.
void settle(State& s, const Sink& sink);

/// What lies on a square, in the letters of the position text.
std::string square_text(const Table& t, Cell cell);

}  // namespace durbar::tigris
