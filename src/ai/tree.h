#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

#include "core/ids.h"
#include "core/shares.h"

namespace durbar {

inline constexpr std::uint32_t kNoNode = 0xFFFFFFFF;

/// A candidate move of a node.
template <class Move>
struct Edge {
    Move move;
    std::uint32_t child = kNoNode;
    std::uint32_t visits = 0;
    float prior = 0;
    float evaluation = 0;  ///< the acting seat's share by one step of evaluation
    float first = 0;       ///< the same with what had been learned about the move by then
    Shares value{};        ///< as it stands now
};

enum class NodeKind : std::uint8_t {
    New,       ///< nothing is known about it yet
    Decision,  ///< has candidates
    Fork,      ///< what comes next is not known to the searching seat: a tree for each world
};

struct Node {
    std::uint32_t from = 0;   ///< a decision's edges: [from, from + edges) of the pool; a fork's number
    std::uint16_t edges = 0;  ///< of a decision, at least one
    NodeKind kind = NodeKind::New;
    Player actor = Player::Nobody;
    std::uint32_t visits = 0;
};

/// The worlds that a fork was visited in. They are numbered, and one number means the same secrets and the
/// same luck at every fork: moves are compared in the same worlds.
class Fork {
public:
    struct World {
        std::uint32_t node;  ///< where its tree begins
        Shares value{};
    };

    /// The world whose turn it is, a new one while there are not too many for the visits so far.
    std::uint32_t next(float per_root_of_visits) const {
        const auto most = 1.0F + per_root_of_visits * std::sqrt(static_cast<float>(visits_));
        const auto known = static_cast<std::uint32_t>(worlds_.size());
        return static_cast<float>(known + 1) <= most ? known : turn_;
    }
    /// Precondition: a world of `next`.
    bool is_new(std::uint32_t world) const { return world == worlds_.size(); }
    void add(std::uint32_t node) { worlds_.push_back({.node = node}); }
    std::uint32_t node(std::uint32_t world) const { return worlds_[world].node; }

    /// Takes down what a visit to a world found; gives the mean of all worlds.
    Shares visited(std::uint32_t world, const Shares& value) {
        ++visits_;
        if (world == turn_) turn_ = (turn_ + 1) % static_cast<std::uint32_t>(worlds_.size());
        worlds_[world].value = value;
        Shares mean{};
        for (const World& each : worlds_) {
            for (std::size_t seat = 0; seat < mean.size(); ++seat) mean[seat] += each.value[seat];
        }
        for (float& share : mean) share /= static_cast<float>(worlds_.size());
        return mean;
    }
    std::span<const World> worlds() const { return worlds_; }

private:
    std::vector<World> worlds_;
    std::uint32_t visits_ = 0;
    std::uint32_t turn_ = 0;
};

/// The nodes, edges and forks of one search in growing pools:
///
///     nodes   [root][ n1 ][ n2 ] …
///     edges   [root's …     ][n1's …][n2's …     ] …       a node's edges lie side by side, best first
///
/// The edges are most of it. They come in blocks, because a pool in one piece would be copied whenever it
/// grows, which takes longer than a search may be late. Nothing is freed one by one: a node that gets
/// new edges leaves the old ones behind, a search that goes on from a child all the rest, until it starts
/// anew.
template <class Move>
class Tree {
public:
    explicit Tree(std::size_t most_edges) : most_edges_(most_edges) {}

    void clear() {
        nodes_.clear();
        blocks_.clear();
        forks_.clear();
        reserved_ = 0;
        used_ = 0;
    }
    bool half_full() const { return used_ * 2 > most_edges_; }

    std::uint32_t add_node() {
        nodes_.emplace_back();
        return static_cast<std::uint32_t>(nodes_.size() - 1);
    }
    Node& node(std::uint32_t at) { return nodes_[at]; }
    const Node& node(std::uint32_t at) const { return nodes_[at]; }

    std::span<Edge<Move>> edges(std::uint32_t at) {
        if (nodes_[at].edges == 0) return {};
        return {&edge(nodes_[at].from), nodes_[at].edges};
    }
    std::span<const Edge<Move>> edges(std::uint32_t at) const {
        if (nodes_[at].edges == 0) return {};
        return {&blocks_[nodes_[at].from / kBlock][nodes_[at].from % kBlock], nodes_[at].edges};
    }

    /// Gives a decision these edges instead of what it had; false, and nothing done, if the pool is full.
    bool give_edges(std::uint32_t at, std::span<const Edge<Move>> list) {
        if (blocks_.empty() || blocks_.back().size() + list.size() > blocks_.back().capacity()) {
            const std::size_t room = std::min(kBlock, most_edges_ - reserved_);
            if (room < list.size()) return false;
            blocks_.emplace_back().reserve(room);
            reserved_ += room;
        }
        auto& block = blocks_.back();
        Node& node = nodes_[at];
        node.kind = NodeKind::Decision;
        node.from = static_cast<std::uint32_t>((blocks_.size() - 1) * kBlock + block.size());
        node.edges = static_cast<std::uint16_t>(list.size());
        block.insert(block.end(), list.begin(), list.end());
        used_ += list.size();
        return true;
    }

    Edge<Move>* find(std::uint32_t at, const Move& move) {
        const auto list = edges(at);
        const auto found =
            std::find_if(list.begin(), list.end(), [&](const Edge<Move>& edge) { return edge.move == move; });
        return found == list.end() ? nullptr : &*found;
    }

    /// Precondition: the node is new.
    void make_fork(std::uint32_t at) {
        nodes_[at].kind = NodeKind::Fork;
        nodes_[at].from = static_cast<std::uint32_t>(forks_.size());
        forks_.emplace_back();
    }
    Fork& fork(std::uint32_t at) { return forks_[nodes_[at].from]; }
    const Fork& fork(std::uint32_t at) const { return forks_[nodes_[at].from]; }

private:
    static constexpr std::size_t kBlock = 1U << 14U;  ///< edges

    Edge<Move>& edge(std::size_t at) { return blocks_[at / kBlock][at % kBlock]; }

    std::size_t most_edges_;
    std::size_t reserved_ = 0;  ///< edges that the blocks have room for
    std::size_t used_ = 0;
    std::vector<Node> nodes_;
    std::vector<std::vector<Edge<Move>>> blocks_;
    std::vector<Fork> forks_;
};

}  // namespace durbar
