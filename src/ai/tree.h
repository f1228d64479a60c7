#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "core/ids.h"
#include "core/shares.h"

namespace durbar {

inline constexpr std::uint32_t kNoNode = 0xFFFFFFFF;

/// A candidate move of a node. Its first value, from one step of evaluation, counts as one visit.
template <class Move>
struct Edge {
    Move move;
    std::uint32_t child = kNoNode;
    std::uint32_t visits = 0;
    float prior = 0;
    float first = 0;  ///< the acting seat's share when the move was first looked at
    Shares sum{};     ///< over the first value and all visits

    float value(std::size_t seat) const { return sum[seat] / static_cast<float>(visits + 1); }
};

struct Node {
    std::uint32_t from = 0;      ///< its edges: [from, from + edges) of the pool
    std::uint16_t edges = 0;     ///< 0: not expanded
    std::uint16_t capacity = 0;  ///< room for edges found later
    std::uint32_t visits = 0;
    Player actor = Player::Nobody;
};

/// The nodes and edges of one search in two growing pools:
///
///     nodes   [root][ n1 ][ n2 ] …
///     edges   [root's …     ][n1's …][n2's …     ] …       a node's edges lie side by side, best first
///
/// The edges are most of it. They come in blocks, because a pool in one piece would be copied whenever it
/// grows, which takes longer than a search may be late. Nothing is freed one by one: a search that goes on
/// from a child leaves the rest behind until it starts anew.
template <class Move>
class Tree {
public:
    explicit Tree(std::size_t most_edges) : most_edges_(most_edges) {}

    void clear() {
        nodes_.clear();
        blocks_.clear();
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

    /// Gives a node new edges and room for `capacity` of them; false, and nothing done, if the pool is full.
    bool give_edges(std::uint32_t at, std::span<const Edge<Move>> list, std::size_t capacity) {
        capacity = std::max(capacity, list.size());
        if (blocks_.empty() || blocks_.back().size() + capacity > blocks_.back().capacity()) {
            const std::size_t room = std::min(kBlock, most_edges_ - reserved_);
            if (room < capacity) return false;
            blocks_.emplace_back().reserve(room);
            reserved_ += room;
        }
        auto& block = blocks_.back();
        const std::size_t first = block.size();
        Node& node = nodes_[at];
        node.from = static_cast<std::uint32_t>((blocks_.size() - 1) * kBlock + first);
        node.edges = static_cast<std::uint16_t>(list.size());
        node.capacity = static_cast<std::uint16_t>(capacity);
        block.insert(block.end(), list.begin(), list.end());
        block.resize(first + capacity);
        used_ += capacity;
        return true;
    }

    /// Adds an edge if there is room, or in place of the worst unvisited one if that one is worse.
    bool offer(std::uint32_t at, const Edge<Move>& fresh) {
        Node& node = nodes_[at];
        if (node.edges < node.capacity) {
            edge(node.from + node.edges++) = fresh;
            return true;
        }
        Edge<Move>* worst = nullptr;
        for (auto& other : edges(at)) {
            if (other.visits > 0 || other.first >= fresh.first) continue;
            if (worst == nullptr || other.first < worst->first) worst = &other;
        }
        if (worst == nullptr) return false;
        *worst = fresh;
        return true;
    }

    Edge<Move>* find(std::uint32_t at, const Move& move) {
        const auto list = edges(at);
        const auto found =
            std::find_if(list.begin(), list.end(), [&](const Edge<Move>& edge) { return edge.move == move; });
        return found == list.end() ? nullptr : &*found;
    }

private:
    static constexpr std::size_t kBlock = 1U << 14U;  ///< edges

    Edge<Move>& edge(std::size_t at) { return blocks_[at / kBlock][at % kBlock]; }

    std::size_t most_edges_;
    std::size_t reserved_ = 0;  ///< edges that the blocks have room for
    std::size_t used_ = 0;
    std::vector<Node> nodes_;
    std::vector<std::vector<Edge<Move>>> blocks_;
};

}  // namespace durbar
