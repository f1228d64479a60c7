#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>
#include <vector>

#include "ai/judge.h"
#include "ai/meter.h"
#include "ai/tree.h"
#include "core/playout.h"

namespace durbar {

/// How a search spreads its effort. The defaults are what the arena found strongest.
struct SearchSettings {
    float exploration = 0.5F;      ///< how much a promising but little visited move attracts
    float temperature = 0.03F;     ///< of the prior: how far a move may look worse at first sight
    std::uint32_t looked_at = 32;  ///< moves of a node that are evaluated: the best rated
    std::uint32_t kept = 16;       ///< and how many of those stay candidates
    std::uint32_t kept_at_root = 48;
};

/// One thread's information-set Monte Carlo tree search for the seat of a view.
///
/// Every iteration samples a full state from the view, so the tree holds only what the seat can base a
/// decision on. A node stands for the decisions made since the root; outcomes of chance are sampled on the
/// way and do not split nodes (open loop). Hence the legal moves at one node may differ from visit to visit:
/// a candidate that the sampled state forbids is passed over, and new ones are looked for whenever the visits
/// of a node have doubled.
///
/// Hundreds of moves a decision are tamed in two steps: the game's ratings choose which moves are looked at,
/// and one step of evaluation gives those their first value and their prior (PUCT). A leaf counts as much as
/// its best candidate. Values are shares of the win by seat; each seat follows its own.
template <Game G, class Meter = NoMeter>
class Search {
public:
    using State = typename G::State;
    using Move = typename G::Move;
    using View = typename G::View;

    Search(const SearchSettings& settings, std::size_t most_edges)
        : settings_(settings), tree_(most_edges), rng_(0) {}

    /// Forgets everything; the next iterations are about this view. Precondition: `seat` is to act in it.
    void start(const View& view, int seat, std::uint64_t seed) {
        view_ = view;
        seat_ = seat;
        rng_ = Rng(seed);
        tree_.clear();
        root_ = tree_.add_node();
    }

    /// Keeps what is known about the decision after `made` and goes on from there; false if nothing is.
    /// Precondition: the same seat is to act, no chance and no other seat came between.
    bool go_on(const View& view, const Move& made) {
        const Edge<Move>* edge = tree_.find(root_, made);
        if (edge == nullptr || edge->child == kNoNode || tree_.half_full()) return false;
        view_ = view;
        root_ = edge->child;
        widen_root();
        return true;
    }

    void iterate() {
        State state = sampled();
        path_.clear();
        std::uint32_t at = root_;
        bool chance_met = false;
        while (true) {
            chance_met = roll(state) || chance_met;
            const Player actor = G::to_act(state);
            if (actor == Player::Nobody) return finish(judged(state));
            const Sight sight = !chance_met && actor == player(seat_) ? Sight::Certain : Sight::Sampled;
            Node& node = tree_.node(at);
            if (node.edges == 0) {
                if (!expand(at, state)) return finish(judged(state));
                return finish(best_first_value(at));
            }
            if (node.actor != actor) return finish(judged(state));  // chance led to another decision here
            if (sight == Sight::Sampled && std::has_single_bit(node.visits)) {
                take_in(at, state, settings_.looked_at, kept(at));
            }
            Edge<Move>* edge = select(at, state, sight);
            if (edge == nullptr || path_.size() == kDeepest) return finish(judged(state));
            path_.push_back({at, static_cast<std::uint32_t>(edge - tree_.edges(at).data())});
            if (edge->child == kNoNode) edge->child = tree_.add_node();
            at = edge->child;
            apply(state, edge->move);
        }
    }

    /// The candidates at the root with what is known of them.
    std::span<const Edge<Move>> candidates() const { return tree_.edges(root_); }
    std::uint32_t visits() const { return tree_.node(root_).visits; }

    /// The most visited moves from this candidate on.
    std::vector<Move> line(const Edge<Move>& from) const {
        std::vector<Move> moves{from.move};
        const Edge<Move>* edge = &from;
        while (moves.size() < kLine && edge->child != kNoNode) {
            const Edge<Move>* next = most_visited(edge->child);
            if (next == nullptr || next->visits == 0) break;
            moves.push_back(next->move);
            edge = next;
        }
        return moves;
    }

    /// True if more iterations than `left` are needed before another candidate can overtake the most visited.
    bool decided(std::uint64_t left) const {
        std::uint32_t first = 0;
        std::uint32_t second = 0;
        for (const auto& edge : tree_.edges(root_)) {
            if (edge.visits > first) {
                second = std::exchange(first, edge.visits);
            } else {
                second = std::max(second, edge.visits);
            }
        }
        return first > second + left;
    }

    Meter& meter() { return meter_; }

private:
    /// Whether the moves of a node are the same in every state behind the view.
    enum class Sight : std::uint8_t { Certain, Sampled };
    struct Step {
        std::uint32_t node;
        std::uint32_t edge;
    };
    static constexpr std::size_t kDeepest = 64;
    static constexpr std::size_t kLine = 8;
    static constexpr int kLongestSettling = 64;

    State sampled() {
        [[maybe_unused]] const auto span = meter_.span(Work::Rules);
        return G::sample(view_, rng_);
    }
    void apply(State& state, const Move& move) {
        [[maybe_unused]] const auto span = meter_.span(Work::Rules);
        G::apply(state, move, {});
    }
    void list(const State& state) {
        [[maybe_unused]] const auto span = meter_.span(Work::Rules);
        G::legal_moves(state, moves_);
    }
    void rate(const State& state) {
        [[maybe_unused]] const auto span = meter_.span(Work::Evaluation);
        ratings_.resize(moves_.size());
        Judge<G>::rate(state, moves_, ratings_);
    }
    bool allowed(const State& state, const Move& move) {
        [[maybe_unused]] const auto span = meter_.span(Work::Rules);
        return !G::check(state, move);
    }

    /// Lets chance act as often as it is to act.
    bool roll(State& state) {
        bool met = false;
        while (G::to_act(state) == Player::Chance) {
            met = true;
            [[maybe_unused]] const auto span = meter_.span(Work::Rules);
            G::legal_moves(state, moves_);
            G::apply(state, pick_outcome<G>(state, moves_, rng_), {});
        }
        return met;
    }

    /// The evaluation once what is under way has been settled the obvious way.
    Shares judged(State state) {
        for (int step = 0; step < kLongestSettling; ++step) {
            const Player actor = G::to_act(state);
            if (actor == Player::Nobody || Judge<G>::quiet(state)) break;
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

    /// A new candidate with the value that one step of evaluation gives it.
    Edge<Move> looked_at(const State& state, const Move& move) {
        State next = state;
        apply(next, move);
        Edge<Move> edge{.move = move};
        edge.sum = judged(next);
        edge.first = edge.sum[index(G::to_act(state))];
        return edge;
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
        std::nth_element(order_.begin(), order_.begin() + static_cast<std::ptrdiff_t>(most), order_.end());
        for (std::size_t i = 0; i < most; ++i) picks_.push_back(moves_[order_[i] & 0xFFFFFFFFU]);
    }

    /// Smaller for higher ratings, then for earlier moves: one number compares faster than two.
    static std::uint64_t sort_key(float rating, std::size_t at) {
        const auto bits = std::bit_cast<std::uint32_t>(-rating);
        const std::uint32_t ordered = (bits >> 31U) != 0 ? ~bits : bits | 0x80000000U;
        return std::uint64_t{ordered} << 32U | at;
    }

    std::size_t kept(std::uint32_t at) const { return at == root_ ? settings_.kept_at_root : settings_.kept; }

    /// Gives the node its candidates; false if there is no room for them.
    bool expand(std::uint32_t at, const State& state) {
        pick(state, at == root_ ? std::numeric_limits<std::size_t>::max() : settings_.looked_at);
        fresh_.clear();
        for (const Move& move : picks_) fresh_.push_back(looked_at(state, move));
        const Player actor = G::to_act(state);
        const std::size_t stay = std::min(kept(at), fresh_.size());
        std::partial_sort(fresh_.begin(), fresh_.begin() + static_cast<std::ptrdiff_t>(stay), fresh_.end(),
                          [](const Edge<Move>& a, const Edge<Move>& b) { return a.first > b.first; });
        fresh_.resize(stay);
        if (!tree_.give_edges(at, fresh_)) return false;
        tree_.node(at).actor = actor;
        set_priors(at);
        return true;
    }

    /// A node that was one of many becomes the root: the moves it had no eyes for are looked at now.
    void widen_root() {
        if (tree_.node(root_).edges == 0) return;
        take_in(root_, sampled(), std::numeric_limits<std::size_t>::max(), settings_.kept_at_root);
    }

    /// Looks at the best rated moves that are no candidates yet; the visited and the best of all stay.
    void take_in(std::uint32_t at, const State& state, std::size_t look, std::size_t stay) {
        pick(state, look);
        const auto known = tree_.edges(at);
        fresh_.assign(known.begin(), known.end());
        const std::size_t before = fresh_.size();
        for (const Move& move : picks_) {
            if (tree_.find(at, move) == nullptr) fresh_.push_back(looked_at(state, move));
        }
        if (fresh_.size() == before) return;
        std::stable_sort(fresh_.begin(), fresh_.end(), [](const Edge<Move>& a, const Edge<Move>& b) {
            return (a.visits > 0) != (b.visits > 0) ? a.visits > 0 : a.first > b.first;
        });
        fresh_.resize(std::min(fresh_.size(), stay));
        if (tree_.give_edges(at, fresh_)) set_priors(at);
    }

    /// Softmax over the first values.
    void set_priors(std::uint32_t at) {
        const auto edges = tree_.edges(at);
        float best = 0;
        for (const auto& edge : edges) best = std::max(best, edge.first);
        float total = 0;
        for (auto& edge : edges) {
            edge.prior = std::exp((edge.first - best) / settings_.temperature);
            total += edge.prior;
        }
        for (auto& edge : edges) edge.prior /= total;
    }

    Shares best_first_value(std::uint32_t at) const {
        const auto edges = tree_.edges(at);
        return std::max_element(edges.begin(), edges.end(),
                                [](const Edge<Move>& a, const Edge<Move>& b) { return a.first < b.first; })
            ->sum;
    }

    /// The legal candidate with the highest upper bound (PUCT); none if the sampled state allows none.
    Edge<Move>* select(std::uint32_t at, const State& state, Sight sight) {
        const Node& node = tree_.node(at);
        const auto edges = tree_.edges(at);
        const auto seat = index(node.actor);
        const float reach = settings_.exploration * std::sqrt(static_cast<float>(node.visits + 1));
        scores_.resize(edges.size());
        for (std::size_t i = 0; i < edges.size(); ++i) {
            scores_[i] =
                edges[i].value(seat) + reach * edges[i].prior / static_cast<float>(edges[i].visits + 1);
        }
        for (std::size_t tried = 0; tried < edges.size(); ++tried) {
            const auto best =
                static_cast<std::size_t>(std::max_element(scores_.begin(), scores_.end()) - scores_.begin());
            if (sight == Sight::Certain || allowed(state, edges[best].move)) return &edges[best];
            scores_[best] = -std::numeric_limits<float>::infinity();
        }
        return nullptr;
    }

    void finish(const Shares& value) {
        for (const Step& step : path_) {
            ++tree_.node(step.node).visits;
            Edge<Move>& edge = tree_.edges(step.node)[step.edge];
            ++edge.visits;
            for (std::size_t seat = 0; seat < value.size(); ++seat) edge.sum[seat] += value[seat];
        }
    }

    const Edge<Move>* most_visited(std::uint32_t at) const {
        const auto edges = tree_.edges(at);
        const auto best =
            std::max_element(edges.begin(), edges.end(),
                             [](const Edge<Move>& a, const Edge<Move>& b) { return a.visits < b.visits; });
        return best == edges.end() ? nullptr : &*best;
    }

    SearchSettings settings_;
    Tree<Move> tree_;
    std::uint32_t root_ = kNoNode;
    View view_{};
    int seat_ = 0;
    Rng rng_;
    Meter meter_;

    // Scratch space, kept from iteration to iteration so that none allocates.
    std::vector<Step> path_;
    typename G::MoveList moves_;
    std::vector<float> ratings_;
    std::vector<std::uint64_t> order_;
    std::vector<Move> picks_;
    std::vector<Edge<Move>> fresh_;
    std::vector<float> scores_;
};

}  // namespace durbar
