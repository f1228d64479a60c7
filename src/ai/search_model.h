#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "ai/judge.h"
#include "ai/lessons.h"
#include "ai/meter.h"
#include "ai/order.h"
#include "ai/search_settings.h"
#include "ai/tree.h"
#include "core/playout.h"

namespace durbar {

/// The game as a search plays it: samples worlds, plays moves and luck, settles a position before evaluating
/// it, and chooses the candidates of a decision.
///
/// Hundreds of moves are tamed in two steps: the game's ratings choose which ones are looked at, and one step
/// of evaluation gives those their first value and their prior. All luck comes from one generator, so the
/// same world and the same moves lead to the same state.
template <Game G, class Meter>
class SearchModel {
public:
    using State = typename G::State;
    using Move = typename G::Move;
    using View = typename G::View;

    explicit SearchModel(const SearchSettings& settings) : settings_(settings) {}

    /// A state behind the view; all that is unknown follows from the seed.
    State enter_world(const View& view, std::uint64_t seed) {
        [[maybe_unused]] const auto span = meter_.span(Work::Rules);
        bring_luck(seed);
        return G::sample(view, rng_);
    }

    /// All luck from here on follows from the seed.
    void bring_luck(std::uint64_t seed) { rng_ = Rng(seed); }

    void apply(State& state, const Move& move) {
        [[maybe_unused]] const auto span = meter_.span(Work::Rules);
        G::apply(state, move, {});
    }

    /// Lets chance act as often as it is to act; true if it did.
    bool roll(State& state) {
        bool rolled = false;
        while (G::to_act(state) == Player::Chance) {
            rolled = true;
            [[maybe_unused]] const auto span = meter_.span(Work::Rules);
            G::legal_moves(state, moves_);
            G::apply(state, pick_outcome<G>(state, moves_, rng_), {});
        }
        return rolled;
    }

    /// Lets chance act, and all seats that choose in secret: what happens before the next decision that can
    /// answer anything.
    void pass(State& state) {
        roll(state);
        if constexpr (Secretive<G>) {
            while (G::to_act(state) != Player::Nobody && G::secret(state)) {
                apply(state, secret_choice(state));
                roll(state);
            }
        }
    }

    /// The evaluation once what is under way has been settled the obvious way.
    Shares judged(State state) {
        for (int step = 0; step < kLongestSettling; ++step) {
            const Player actor = G::to_act(state);
            if (actor == Player::Nobody || Judge<G>::is_quiescent(state)) break;
            if (actor == Player::Chance) {
                roll(state);
                continue;
            }
            list(state);
            if (moves_.size() == 1) {
                apply(state, moves_[0]);
                continue;
            }
            rate(state);
            const auto best = std::max_element(ratings_.begin(), ratings_.end()) - ratings_.begin();
            apply(state, moves_[static_cast<std::size_t>(best)]);
        }
        [[maybe_unused]] const auto span = meter_.span(Work::Evaluation);
        return Judge<G>::evaluate(state, moves_, rng_);
    }

    /// Looks at the `look` best rated moves that are not `known`, in the light of `lessons` if there are any.
    /// Keeps the `keep` best of all: those that were visited, then those with the best first value. Moves
    /// that lead back to where the seat has been on its `trail` are skipped. `always`: a legal move that is
    /// kept however it looks. The luck to come stays as it is: a world in which somebody looks again goes on
    /// as it did before. The span is good until the next call.
    std::span<const Edge<Move>> candidates(const State& state, std::size_t look, std::size_t keep,
                                           std::span<const State> trail = {},
                                           std::span<const Edge<Move>> known = {},
                                           const Lessons<Move>* lessons = nullptr,
                                           const std::optional<Move>& always = {}) {
        const Rng luck = rng_;
        pick(state, look);
        fresh_.assign(known.begin(), known.end());
        for (const Move& move : picks_) {
            const auto same = [&](const Edge<Move>& edge) { return edge.move == move; };
            if (std::any_of(known.begin(), known.end(), same)) continue;
            State next = state;
            apply(next, move);
            if (!leads_back(next, state, trail)) {
                fresh_.push_back(looked_at(next, move, G::to_act(state), lessons));
            }
        }
        const auto better = [](const Edge<Move>& a, const Edge<Move>& b) {
            return (a.visits > 0) != (b.visits > 0) ? a.visits > 0 : a.first > b.first;
        };
        const std::size_t stay = std::min(keep, fresh_.size());
        best_first(std::span(fresh_), stay, better);
        fresh_.resize(stay);
        if (always) keep_also(state, *always, lessons);
        set_priors();
        rng_ = luck;
        return fresh_;
    }

    Meter& meter() { return meter_; }

private:
    static constexpr int kLongestSettling = 64;

    void list(const State& state) {
        [[maybe_unused]] const auto span = meter_.span(Work::Rules);
        G::legal_moves(state, moves_);
    }
    void rate(const State& state) {
        [[maybe_unused]] const auto span = meter_.span(Work::Evaluation);
        ratings_.resize(moves_.size());
        Judge<G>::rate(state, moves_, ratings_);
    }

    /// A candidate, as likely as its prior, in the eyes of the seat to act: it imagines what it does not see,
    /// so its choice is the same whatever the others have chosen before it.
    Move secret_choice(const State& state) {
        const State imagined = G::sample(G::observe(state, seat_of(G::to_act(state))), rng_);
        const auto found = candidates(imagined, settings_.looked_at, settings_.kept);
        float ticket = static_cast<float>(rng_.below(1U << 24U)) / static_cast<float>(1U << 24U);
        for (const auto& edge : found) {
            if (ticket < edge.prior) return edge.move;
            ticket -= edge.prior;
        }
        return found.front().move;
    }

    /// The `most` best rated legal moves into picks_.
    void pick(const State& state, std::size_t most) {
        list(state);
        picks_.clear();
        if (moves_.size() <= most) {
            for (const Move& move : moves_) picks_.push_back(move);
            return;
        }
        rate(state);
        order_.clear();
        for (std::size_t i = 0; i < ratings_.size(); ++i) order_.push_back(sort_key(ratings_[i], i));
        smallest_first(std::span(order_), most);
        for (std::size_t i = 0; i < most; ++i) picks_.push_back(moves_[order_[i] & 0xFFFFFFFFU]);
    }

    /// Smaller for higher ratings, then for earlier moves: one number compares faster than two.
    static std::uint64_t sort_key(float rating, std::size_t at) {
        const auto bits = std::bit_cast<std::uint32_t>(-rating);
        const std::uint32_t ordered = (bits >> 31U) != 0 ? ~bits : bits | 0x80000000U;
        return std::uint64_t{ordered} << 32U | at;
    }

    /// True if the seat to act in `state` has gained nothing since it was there, or since its trail.
    static bool leads_back(const State& next, const State& state, std::span<const State> trail) {
        if constexpr (Circling<G>) {
            if (G::to_act(next) != G::to_act(state)) return false;
            const auto is_circle_from = [&](const State& before) { return G::is_circle(before, next); };
            return is_circle_from(state) || std::any_of(trail.begin(), trail.end(), is_circle_from);
        }
        return false;
    }

    /// A new candidate with the value that one step of evaluation gives what it leads to, corrected by the
    /// lessons.
    Edge<Move> looked_at(const State& next, const Move& move, Player actor, const Lessons<Move>* lessons) {
        Edge<Move> edge{.move = move};
        edge.value = judged(next);
        edge.evaluation = edge.value[index(actor)];
        if (lessons != nullptr) {
            edge.value = shifted(edge.value, index(actor), lessons->about(actor, move, settings_.doubt));
        }
        edge.first = edge.value[index(actor)];
        return edge;
    }

    /// One more candidate, if the move is none yet.
    void keep_also(const State& state, const Move& move, const Lessons<Move>* lessons) {
        const auto same = [&](const Edge<Move>& edge) { return edge.move == move; };
        if (std::any_of(fresh_.begin(), fresh_.end(), same)) return;
        State next = state;
        apply(next, move);
        fresh_.push_back(looked_at(next, move, G::to_act(state), lessons));
    }

    /// Softmax over the first values.
    void set_priors() {
        float best = 0;
        for (const auto& edge : fresh_) best = std::max(best, edge.first);
        float total = 0;
        for (auto& edge : fresh_) {
            edge.prior = std::exp((edge.first - best) / settings_.temperature);
            total += edge.prior;
        }
        for (auto& edge : fresh_) edge.prior /= total;
    }

    SearchSettings settings_;
    Rng rng_{0};
    Meter meter_;

    // Scratch space, kept from iteration to iteration so that none allocates.
    typename G::MoveList moves_;
    std::vector<float> ratings_;
    std::vector<std::uint64_t> order_;
    std::vector<Move> picks_;
    std::vector<Edge<Move>> fresh_;
};

}  // namespace durbar
