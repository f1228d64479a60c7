#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/choices.h"
#include "core/events.h"
#include "core/ids.h"
#include "core/options.h"
#include "core/reader.h"
#include "core/result.h"
#include "core/rng.h"
#include "core/rule_error.h"
#include "core/small_set.h"
#include "core/standing.h"
#include "core/telling.h"

namespace durbar {

/// The fast face of a game: a stateless struct of static functions, pure in their arguments. Search, playouts
/// and perft are templates over it and see concrete types only. None of these functions prints, logs or
/// throws; those that search calls (to_act, legal_moves, chance_weight, check, apply, observe, sample) do not
/// allocate.
template <class G>
concept Game =
    std::is_trivially_copyable_v<typename G::State> && sizeof(typename G::State) <= 2048 &&
    std::is_trivially_copyable_v<typename G::Move> && sizeof(typename G::Move) <= 8 &&
    std::is_trivially_copyable_v<typename G::View> && std::equality_comparable<typename G::State> &&
    std::equality_comparable<typename G::Move> && std::equality_comparable<typename G::View> &&
    requires(const typename G::State& s, typename G::State& next, const typename G::View& view,
             typename G::Move m, typename G::MoveList& moves, const typename G::MoveList& listed,
             typename G::Options& options, int n, Rng& rng, std::string_view text,
             const EventSink<typename G::Event>& sink) {
        { G::kId } -> std::convertible_to<std::string_view>;     // "tigris": in commands, records, addresses
        { G::kTitle } -> std::convertible_to<std::string_view>;  // "Tigris & Euphrates"
        { G::kMinPlayers } -> std::convertible_to<int>;
        { G::kMaxPlayers } -> std::convertible_to<int>;
        { G::kRulesVersion } -> std::convertible_to<int>;  // raised when old records would replay differently

        { G::option_specs() } -> std::same_as<std::vector<OptionSpec>>;
        { G::set_option(options, text, text) } -> std::same_as<std::optional<Error>>;
        { G::get_option(options, text) } -> std::same_as<std::string>;

        // Everything before the first decision; deals and draws follow as chance moves.
        { G::initial(options, n) } -> std::same_as<typename G::State>;
        { G::players(s) } -> std::same_as<int>;
        { G::options(s) } -> std::same_as<typename G::Options>;
        { G::to_act(s) } -> std::same_as<Player>;
        // The name of the open decision: "action", "support", "draw" …; "over" at the end.
        { G::decision(s) } -> std::same_as<std::string_view>;
        // Exact: a move is listed if and only if check passes it. Never empty while someone is to act. The
        // order is fixed.
        { G::legal_moves(s, moves) } -> std::same_as<void>;
        { listed.size() } -> std::convertible_to<std::size_t>;
        { listed[std::size_t{}] } -> std::convertible_to<typename G::Move>;
        { *listed.begin() } -> std::convertible_to<typename G::Move>;  // the same moves in the same order
        { listed.begin() != listed.end() } -> std::convertible_to<bool>;
        // Odds of a legal chance move as an exact integer, and the sum over all legal ones.
        { G::chance_weight(s, m) } -> std::same_as<std::uint32_t>;
        { G::chance_total(s) } -> std::same_as<std::uint32_t>;
        { G::check(s, m) } -> std::same_as<std::optional<RuleError>>;
        { G::apply(next, m, sink) } -> std::same_as<void>;  // precondition: check(s, m) is empty
        // True if the move shows others something that cannot be taken back (a secret, tiles laid open).
        { G::reveals(s, m) } -> std::same_as<bool>;
        { G::standing(s) } -> std::same_as<Standing>;

        // What a seat may know, with perfect memory of all that was public; and some full state consistent
        // with it.
        { G::observe(s, n) } -> std::same_as<typename G::View>;
        { G::sample(view, rng) } -> std::same_as<typename G::State>;

        // Move text is short, stable and round-trips; parse reads any well-formed move, legal or not.
        { G::format(m) } -> std::same_as<std::string>;
        { G::parse(text) } -> std::same_as<Result<typename G::Move>>;
        { G::format_position(s) } -> std::same_as<std::string>;
        { G::parse_position(text) } -> std::same_as<Result<typename G::State>>;

        // The first broken invariant of the rulebook in words, for tests and `simulate --check`.
        { G::violation(s) } -> std::same_as<std::optional<std::string>>;
        // The same for what a move may never do: `s` before it, `next` after it (points do not fall …).
        { G::violation_between(s, next) } -> std::same_as<std::optional<std::string>>;
    };

/// What only people need. Search never sees it. Everything is told in keys and named values (core/telling.h),
/// never in sentences, and everything but `observe` and `secret_of` speaks of a view, so that it cannot tell
/// what the view's reader may not know.
template <class G>
concept Presentable = Game<G> && requires(const typename G::State& s, const typename G::View& view,
                                          typename G::Move m, const typename G::Event& event,
                                          const typename G::Options& options, Reader reader, int seat) {
    // A seat's view is that of the fast face; a spectator's has no secret, the referee's has them all.
    { G::observe(s, reader) } -> std::same_as<typename G::View>;
    // The only seat that may see the text of a move about to be played (the colour of a drawn tile);
    // empty: everybody.
    { G::secret_of(s, m) } -> std::same_as<std::optional<int>>;

    // The kinds of events and of decisions, chance's included: closed lists.
    { G::event_kinds() } -> std::same_as<std::span<const std::string_view>>;
    { G::decision_kinds() } -> std::same_as<std::span<const std::string_view>>;
    // The event as a reader may see it while the game lasts, and as a kind with named values.
    { G::redact(event, reader, options) } -> std::same_as<typename G::Event>;
    { G::tell(event) } -> std::same_as<Telling>;
    // Whether a seat's turn begins with this event; turns are counted by it.
    { G::begins_turn(event) } -> std::same_as<bool>;
    // The events of a legal move that its seat can foresee, up to the first chance outcome or foreign
    // decision. Precondition: the viewer is to act.
    { G::preview(view, m) } -> std::same_as<std::vector<typename G::Event>>;

    // The open decision by its kind, with what it is about: amounts, places, limits, costs.
    { G::asked(view) } -> std::same_as<Telling>;
    // Whose turn it is, if the game is in somebody's turn.
    { G::active_seat(view) } -> std::same_as<std::optional<int>>;
    // Why the game is over; empty while it lasts.
    { G::over(view) } -> std::same_as<std::optional<Telling>>;
    // What lies on the table, and what one seat has. Nothing that never changes: that is in the data.
    { G::table_fields(view) } -> std::same_as<Fields>;
    { G::seat_fields(view, seat) } -> std::same_as<Fields>;
    // Whether the viewer may know the values that rank this seat, and their names in order of weight.
    { G::shows_standing(view, seat) } -> std::same_as<bool>;
    { G::standing_names() } -> std::same_as<std::span<const std::string_view>>;

    // What never changes, printed on the components: the data file as one JSON text.
    { G::data_text() } -> std::same_as<std::string_view>;

    // The clicks that make the move ("hand:red", "cell:C4"); no path is a prefix of another at the same
    // decision. Precondition: the viewer is to act.
    { G::targets(view, m) } -> std::same_as<std::vector<std::string>>;
};

/// A game with decisions in which several things are picked, in any order, offers them as sets.
template <class G>
concept Picking = Presentable<G> && requires(const typename G::View& view, typename G::Move m) {
    // The sets of the viewer's open decision.
    { G::picks(view) } -> std::same_as<std::vector<PickSet>>;
    // Whether the move is one of those that a set offers.
    { G::is_pick(m) } -> std::same_as<bool>;
    // Whether sets offer every move of the open decision, so that nobody needs to list them.
    { G::only_picks(view) } -> std::same_as<bool>;
};

/// A game whose lists keep moves that differ in one word as families gives them away as such: hundreds of
/// texts need not be made.
template <class G>
concept Grouped = Presentable<G> &&
                  requires(const typename G::MoveList& moves, void (*visit)(const typename G::Move&, List)) {
                      // Visits all moves in order: one move, and the words of those that follow and differ
                      // from it in the word of the last target only.
                      G::for_each_group(moves, visit);
                  };

/// A game that asks for a set piece by piece, in a fixed order, takes it from people in one text.
template <class G>
concept Composed = Presentable<G> && requires(const typename G::View& view, std::string_view text) {
    // The pieces of a set, in the order in which they are played; empty if the text is no such set.
    { G::pieces(view, text) } -> std::same_as<std::vector<typename G::Move>>;
};

/// A game in which seats decide at the same time, in secret: their moves are played one after the other, but
/// nobody learns anything of them before the last is in.
template <class G>
concept Simultaneous = Presentable<G> && requires(const typename G::State& s, int seat) {
    // The seats that decide at the same time, from the one to act on; empty where one decides alone.
    { G::deciding(s) } -> std::same_as<SmallSet>;
    // The same moment with another of these seats to act.
    { G::with_turn_of(s, seat) } -> std::same_as<typename G::State>;
};

/// A game whose moves do not speak for themselves.
template <class G>
concept Glossed = Presentable<G> && requires(const typename G::View& view, typename G::Move m) {
    // What a legal move of the viewer does: costs and effects. Empty where its text says it all.
    { G::gloss(view, m) } -> std::same_as<std::vector<Telling>>;
    // What the viewer could play without thinking, such as a payment; mostly empty. Precondition: the viewer
    // is to act.
    { G::proposal(view) } -> std::same_as<std::optional<typename G::Move>>;
};

}  // namespace durbar
