#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/events.h"
#include "core/ids.h"
#include "core/options.h"
#include "core/result.h"
#include "core/rng.h"
#include "core/standing.h"

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

/// What only people need. Search never sees it; JSON texts are complete JSON values.
template <class G>
concept Presentable =
    Game<G> && requires(const typename G::State& s, const typename G::View& view, typename G::Move m,
                        const typename G::Event& event, const SeatStanding& standing, int seat) {
        // The clicks that make the move ("hand:red", "cell:C4"); no path is a prefix of another at the same
        // decision.
        { G::targets(s, m) } -> std::same_as<std::vector<std::string>>;
        // The events of a legal move that its seat can foresee, up to the first chance outcome or foreign
        // decision.
        { G::preview(view, m) } -> std::same_as<std::vector<typename G::Event>>;
        // The event as a seat may see it.
        { G::redact(event, seat) } -> std::same_as<typename G::Event>;
        { G::event_json(event) } -> std::same_as<std::string>;
        { G::describe(event) } -> std::same_as<std::string>;  // one English sentence for log and terminal
        { G::state_json(s) } -> std::same_as<std::string>;
        { G::view_json(view) } -> std::same_as<std::string>;  // as a person's screen shows it
        { G::prompt(s) } -> std::same_as<std::string>;        // the one sentence that says who must do what
        // What the compared values of a seat mean: "4 palaces, 12 gold".
        { G::standing_words(standing) } -> std::same_as<std::string>;
    };

/// A game that helps a person with moves whose texts do not say it all; it may be left out.
template <class G>
concept Glossed = Presentable<G> && requires(const typename G::View& view, typename G::Move m) {
    // What a legal move of the viewer does, in a few words; empty where its text says it all.
    { G::gloss(view, m) } -> std::same_as<std::string>;
    // What the viewer could play without thinking, such as a payment; mostly empty. Precondition: the viewer
    // is to act.
    { G::proposal(view) } -> std::same_as<std::optional<typename G::Move>>;
};

}  // namespace durbar
