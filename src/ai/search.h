#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "ai/search_model.h"
#include "ai/tree.h"

namespace durbar {

/// One thread's tree search for the seat of a view, over sampled worlds.
///
/// A world is a full state behind the view together with all luck to come. The seat's own decisions up to the
/// first unknown thing (chance, another seat) are the same in every world and share their nodes: what the
/// seat plays now cannot depend on what it does not know. There the tree forks into one tree for each world,
/// where nothing is left to chance and every seat plays what is best for itself; what is chosen in secret at
/// the same time belongs to the world, as luck does. A move counts as much as the mean of its worlds; every
/// move is tried in the same ones.
///
///     root ── own move ── own move ──< world 0: reply ── reply ── …
///                      └─ own move   └ world 1: reply ── …
///
/// Iterations go where PUCT sends them, with one step of evaluation as the first value and the prior. Values
/// are shares of the win by seat; each seat follows its own.
template <Game G, class Meter = NoMeter>
class Search {
public:
    using State = typename G::State;
    using Move = typename G::Move;
    using View = typename G::View;

    Search(const SearchSettings& settings, std::size_t most_edges)
        : settings_(settings), tree_(most_edges), model_(settings) {}

    /// Forgets everything; the next iterations are about what the seat decides after it `made` these moves
    /// from that view on. Precondition: `seat` is to act all along, no chance and no other seat comes
    /// between.
    void start(const View& view, std::span<const Move> made, int seat, std::uint64_t seed) {
        view_ = view;
        made_.assign(made.begin(), made.end());
        seat_ = seat;
        seed_ = seed;
        insisted_.reset();
        tree_.clear();
        lessons_.clear();
        root_ = tree_.add_node();
    }

    /// The move is compared at the root however it looks: it gets a part of the visits that shows what it is
    /// worth. Precondition: the search has started and not iterated, and the move is legal there.
    void insist_on(const Move& move) { insisted_ = move; }

    /// Keeps what is known about the decision after `made` and goes on from there; false if nothing is.
    /// Precondition: the same seat is to act, no chance and no other seat came between.
    bool go_on(const Move& made) {
        const Edge<Move>* edge = tree_.find(root_, made);
        if (edge == nullptr || edge->child == kNoNode || tree_.half_full()) return false;
        made_.push_back(made);
        root_ = edge->child;
        widen_root();
        return true;
    }

    void iterate() {
        path_.clear();
        std::uint32_t at = root_;
        while (tree_.node(at).kind == NodeKind::Decision) {
            if (at != root_ && ripe(at)) widen(at, state_on_path(0));
            at = follow(at, select(at));
        }
        const bool forked = tree_.node(at).kind == NodeKind::Fork;
        const std::uint32_t world = forked ? tree_.fork(at).next(settings_.worlds) : 0;
        State state = state_on_path(world);
        const bool own = !model_.roll(state) && G::to_act(state) == player(seat_);
        if (own) return climb(path_.size(), look(at, state));
        if (!forked) tree_.make_fork(at);
        visit_world(at, world, state);
    }

    /// The candidates at the root with what is known of them.
    std::span<const Edge<Move>> candidates() const { return tree_.edges(root_); }

    /// The most visited moves from this candidate on; where the worlds part, in one that goes on as most do.
    std::vector<Move> line(const Edge<Move>& from) const {
        std::vector<Move> moves{from.move};
        std::uint32_t at = from.child;
        while (moves.size() < kLine && at != kNoNode) {
            if (tree_.node(at).kind == NodeKind::Fork) at = usual_world(tree_.fork(at));
            const Edge<Move>* next = most_visited(at);
            if (next == nullptr || next->visits == 0) break;
            moves.push_back(next->move);
            at = next->child;
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

    Meter& meter() { return model_.meter(); }

private:
    struct Step {
        std::uint32_t node;
        std::uint32_t edge;
    };
    static constexpr std::size_t kDeepest = 64;
    static constexpr std::size_t kLine = 8;
    static constexpr std::uint32_t kInsistedPart = 5;  ///< a fifth
    static constexpr unsigned kMostWidenings = 5;      ///< by then 32 moves have become 1024

    /// The state at the root in one of the worlds; the trail begins at the view.
    State state_in(std::uint32_t world) {
        State state = model_.enter_world(view_, mix64(seed_ + world));
        trail_.clear();
        for (const Move& move : made_) leave(state, move);
        return state;
    }

    /// And at the end of the path, which holds own decisions only.
    State state_on_path(std::uint32_t world) {
        State state = state_in(world);
        for (const Step& step : path_) leave(state, tree_.edges(step.node)[step.edge].move);
        return state;
    }

    /// Plays a move; the trail keeps where a seat has been since it began to act.
    void leave(State& state, const Move& move) {
        if constexpr (Circling<G>) {
            if (!trail_.empty() && G::to_act(trail_.back()) != G::to_act(state)) trail_.clear();
            trail_.push_back(state);
        }
        model_.apply(state, move);
    }
    std::span<const State> trail_of(const State& state) const {
        if (trail_.empty() || G::to_act(trail_.back()) != G::to_act(state)) return {};
        return trail_;
    }

    /// The candidate with the highest upper bound (PUCT).
    std::uint32_t select(std::uint32_t at) const {
        const Node& node = tree_.node(at);
        const auto edges = tree_.edges(at);
        if (at == root_ && insisted_) {
            const auto due = neglected(edges, node.visits);
            if (due) return *due;
        }
        const auto seat = index(node.actor);
        const float reach = settings_.exploration * std::sqrt(static_cast<float>(node.visits + 1));
        std::uint32_t best = 0;
        float highest = -1;
        for (std::uint32_t i = 0; i < edges.size(); ++i) {
            const float bound =
                edges[i].value[seat] + reach * edges[i].prior / static_cast<float>(edges[i].visits + 1);
            if (bound > highest) {
                highest = bound;
                best = i;
            }
        }
        return best;
    }

    /// The candidate that was insisted on, while it has had less than its part of the visits.
    std::optional<std::uint32_t> neglected(std::span<const Edge<Move>> edges, std::uint32_t visits) const {
        for (std::uint32_t i = 0; i < edges.size(); ++i) {
            if (edges[i].move == *insisted_ && edges[i].visits * kInsistedPart <= visits) return i;
        }
        return std::nullopt;
    }

    /// Takes the edge into the path; gives the node behind it.
    std::uint32_t follow(std::uint32_t at, std::uint32_t edge) {
        path_.push_back({at, edge});
        std::uint32_t& child = tree_.edges(at)[edge].child;
        if (child == kNoNode) child = tree_.add_node();
        return child;
    }

    /// Gives the node its candidates and says what they let the seat to act expect; an evaluation if there is
    /// no room for them.
    Shares look(std::uint32_t at, const State& state, const Lessons<Move>* lessons = nullptr) {
        const bool root = at == root_;
        const auto found = model_.candidates(state, root ? kAll : settings_.looked_at,
                                             root ? settings_.kept_at_root : settings_.kept, trail_of(state),
                                             {}, lessons, root ? insisted_ : std::nullopt);
        if (!tree_.give_edges(at, found)) return model_.judged(state);
        tree_.node(at).actor = G::to_act(state);
        Shares expected{};
        for (const auto& edge : found) {
            for (std::size_t seat = 0; seat < expected.size(); ++seat) {
                expected[seat] += edge.prior * edge.value[seat];
            }
        }
        return expected;
    }

    /// True if a node has earned a wider look. Its visits double from one to the next, as the moves looked at
    /// do: the looks stay a part of what the visits cost. A node with fewer candidates than it may keep has
    /// no more moves.
    bool ripe(std::uint32_t at) const {
        const std::uint32_t visits = tree_.node(at).visits;
        return settings_.widened_at > 0 && tree_.node(at).edges >= settings_.kept &&
               visits <= settings_.widened_at << (kMostWidenings - 1) && visits % settings_.widened_at == 0 &&
               std::has_single_bit(visits / settings_.widened_at);
    }

    /// Looks at more of a node's moves, so that a good one that ratings hid is found in time.
    /// Precondition: it is ripe.
    void widen(std::uint32_t at, const State& state, const Lessons<Move>* lessons = nullptr) {
        const auto times =
            static_cast<unsigned>(std::bit_width(tree_.node(at).visits / settings_.widened_at));
        tree_.give_edges(at, model_.candidates(state, std::size_t{settings_.looked_at} << times,
                                               settings_.kept * (2 + times) / 2, trail_of(state),
                                               tree_.edges(at), lessons));
    }

    /// A node that was one of many becomes the root: the moves it had no eyes for are looked at now.
    void widen_root() {
        if (tree_.node(root_).kind != NodeKind::Decision) return;
        const State state = state_in(0);
        tree_.give_edges(root_, model_.candidates(state, kAll, settings_.kept_at_root, trail_of(state),
                                                  tree_.edges(root_)));
    }

    /// One visit to the tree of a world, and back to the root.
    void visit_world(std::uint32_t fork, std::uint32_t world, State& state) {
        const std::size_t own_steps = path_.size();
        if (tree_.fork(fork).is_new(world)) {
            const std::uint32_t node = tree_.add_node();
            tree_.fork(fork).add(node);
        }
        Shares value = explore(tree_.fork(fork).node(world), state);
        for (std::size_t i = path_.size(); i-- > own_steps;) {
            put(path_[i], value);
            if (i == own_steps) learn(path_[i]);
            // An evaluation does not vary, so a seat gets what its best move brings. Playouts do.
            value = Hinted<G> ? best_value(path_[i].node) : mean_value(path_[i].node);
        }
        climb(own_steps, tree_.fork(fork).visited(world, value));
    }

    /// Down the tree of a world to a node that is new, or to the end. What was learned about replies counts
    /// only where the world begins: that is where the arena found it to help.
    Shares explore(std::uint32_t at, State& state) {
        for (const Lessons<Move>* lessons = learns() ? &lessons_ : nullptr;; lessons = nullptr) {
            model_.pass(state);
            if (G::to_act(state) == Player::Nobody || path_.size() >= kDeepest) return model_.judged(state);
            if (tree_.node(at).kind == NodeKind::New) return look(at, state, lessons);
            if (ripe(at)) widen(at, state, lessons);
            const std::uint32_t edge = select(at);
            leave(state, tree_.edges(at)[edge].move);
            at = follow(at, edge);
        }
    }

    /// Takes a value up the first steps of the path: own decisions, whose values are means over worlds and
    /// would flatter the seat if only the best one counted.
    void climb(std::size_t steps, Shares value) {
        while (steps-- > 0) {
            put(path_[steps], value);
            value = mean_value(path_[steps].node);
        }
    }

    /// Playouts vary too much to teach anything by their difference.
    bool learns() const { return Hinted<G> && settings_.doubt > 0; }

    /// Takes down how far a reply's value has moved.
    void learn(const Step& step) {
        if (!learns()) return;
        const Player actor = tree_.node(step.node).actor;
        const Edge<Move>& edge = tree_.edges(step.node)[step.edge];
        lessons_.learn(actor, edge.move, edge.value[index(actor)] - edge.evaluation);
    }

    void put(const Step& step, const Shares& value) {
        ++tree_.node(step.node).visits;
        Edge<Move>& edge = tree_.edges(step.node)[step.edge];
        ++edge.visits;
        edge.value = value;
    }

    Shares best_value(std::uint32_t at) const {
        const auto edges = tree_.edges(at);
        const auto seat = index(tree_.node(at).actor);
        return std::max_element(
                   edges.begin(), edges.end(),
                   [&](const Edge<Move>& a, const Edge<Move>& b) { return a.value[seat] < b.value[seat]; })
            ->value;
    }

    /// Of the visited moves, by their visits. Precondition: one was.
    Shares mean_value(std::uint32_t at) const {
        Shares mean{};
        float visits = 0;
        for (const auto& edge : tree_.edges(at)) {
            const auto weight = static_cast<float>(edge.visits);
            for (std::size_t seat = 0; seat < mean.size(); ++seat) mean[seat] += weight * edge.value[seat];
            visits += weight;
        }
        for (float& share : mean) share /= visits;
        return mean;
    }

    const Edge<Move>* most_visited(std::uint32_t at) const {
        const auto edges = tree_.edges(at);
        const auto best =
            std::max_element(edges.begin(), edges.end(),
                             [](const Edge<Move>& a, const Edge<Move>& b) { return a.visits < b.visits; });
        return best == edges.end() ? nullptr : &*best;
    }

    /// Where the tree begins of a world that goes on with the move that most worlds go on with.
    std::uint32_t usual_world(const Fork& fork) const {
        struct Reply {
            Move move;
            std::uint32_t worlds;
            std::uint32_t node;  ///< of the world that was visited most
        };
        std::vector<Reply> replies;
        for (const auto& world : fork.worlds()) {
            const Edge<Move>* edge = most_visited(world.node);
            if (edge == nullptr || edge->visits == 0) continue;
            const auto known = std::find_if(replies.begin(), replies.end(),
                                            [&](const Reply& reply) { return reply.move == edge->move; });
            if (known == replies.end()) {
                replies.push_back({edge->move, 1, world.node});
                continue;
            }
            ++known->worlds;
            if (tree_.node(world.node).visits > tree_.node(known->node).visits) known->node = world.node;
        }
        const auto usual =
            std::max_element(replies.begin(), replies.end(),
                             [](const Reply& a, const Reply& b) { return a.worlds < b.worlds; });
        return usual == replies.end() ? fork.worlds().front().node : usual->node;
    }

    static constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();

    SearchSettings settings_;
    Tree<Move> tree_;
    SearchModel<G, Meter> model_;
    Lessons<Move> lessons_;
    std::uint32_t root_ = kNoNode;
    View view_{};
    std::vector<Move> made_;  ///< since that view
    std::optional<Move> insisted_;
    int seat_ = 0;
    std::uint64_t seed_ = 0;
    std::vector<Step> path_;
    std::vector<State> trail_;
};

}  // namespace durbar
