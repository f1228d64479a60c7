#pragma once

#include <algorithm>
#include <map>
#include <numeric>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "bots/bots.h"
#include "support/random_games.h"

namespace durbar::testing {

/// A position of a random game in which a seat is to act.
template <Game G>
struct Decision {
    typename G::State state;
    int seat = 0;
    std::string kind;  ///< G::decision
    std::size_t moves = 0;

    auto view() const { return G::observe(state, seat); }
    bool allows(const typename G::Move& move) const { return !G::check(state, move); }
};

template <Game G>
std::string told(const Decision<G>& decision) {
    return "seat " + std::to_string(decision.seat) + " in\n" + G::format_position(decision.state);
}

/// Up to `each` decisions of every kind at every number of players and option, always the same ones; the
/// eventful games among them reach the rare kinds.
template <Game G>
std::vector<Decision<G>> all_kinds_of_decisions(int each, int games = 6) {
    std::vector<Decision<G>> found;
    std::map<std::tuple<int, std::string>, int> seen;
    typename G::MoveList moves;
    for_each_random_state<G>({.games = games, .every = 3}, [&](const auto& state, Rng&) {
        if (!is_seat(G::to_act(state))) return;
        Decision<G> decision{state, seat_of(G::to_act(state)), std::string(G::decision(state)), 0};
        G::legal_moves(state, moves);
        decision.moves = moves.size();
        if (moves.size() > 1 && ++seen[{G::players(state), decision.kind}] > each) return;
        found.push_back(std::move(decision));
    });
    return found;
}

/// Those with something to choose.
template <Game G>
std::vector<Decision<G>> open_decisions(int each, int games = 6) {
    auto all = all_kinds_of_decisions<G>(each, games);
    std::erase_if(all, [](const auto& decision) { return decision.moves < 2; });
    return all;
}

/// The first decision of a game.
template <Game G>
Decision<G> opening(int players, std::uint64_t seed = 1) {
    Rng rng(seed);
    typename G::MoveList moves;
    auto state = G::initial({}, players);
    while (G::to_act(state) == Player::Chance) G::apply(state, random_move<G>(state, moves, rng), {});
    G::legal_moves(state, moves);
    return {state, seat_of(G::to_act(state)), std::string(G::decision(state)), moves.size()};
}

/// A budget that does not look at the clock.
inline Budget of_iterations(std::uint64_t iterations, std::uint64_t seed = 1) {
    Budget budget;
    budget.iterations = iterations;
    budget.seed = seed;
    return budget;
}
inline Budget whole(Budget budget) {
    budget.whole = true;
    return budget;
}

template <Game G>
BotMove<G> searched(const Decision<G>& decision, const Budget& budget, const MctsSettings& settings = {}) {
    return make_searching_bot<G>(settings)->choose(decision.view(), decision.seat, budget);
}

template <Game G>
std::uint64_t sum_of_visits(const BotMove<G>& choice) {
    return std::accumulate(choice.candidates.begin(), choice.candidates.end(), std::uint64_t{0},
                           [](std::uint64_t sum, const auto& each) { return sum + each.visits; });
}

/// Everything a search says, as text to compare and to print.
template <Game G>
std::string thoughts(const BotMove<G>& choice) {
    std::string text = G::format(choice.move) + " after " + std::to_string(choice.iterations) + "\n";
    for (const auto& candidate : choice.candidates) {
        text += G::format(candidate.move) + " " + std::to_string(candidate.visits);
        for (const float share : candidate.shares) text += " " + std::to_string(share);
        for (const auto& move : candidate.line) text += ", " + G::format(move);
        text += "\n";
    }
    return text;
}

}  // namespace durbar::testing
