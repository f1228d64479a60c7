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
    std::uint32_t from = 0;   ///< its edges: [from, from + edges) of the pool
    std::uint16_t edges = 0;  ///< 0: not expanded
    std::uint32_t visits = 0;
    Player actor = Player::Nobody;
};

/// The nodes and edges of one search in two growing pools:
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

    /// Gives a node these edges instead of what it had; false, and nothing done, if the pool is full.
    bool give_edges(std::uint32_t at, std::span<const Edge<Move>> list) {
        if (blocks_.empty() || blocks_.back().size() + list.size() > blocks_.back().capacity()) {
            const std::size_t room = std::min(kBlock, most_edges_ - reserved_);
            if (room < list.size()) return false;
            blocks_.emplace_back().reserve(room);
            reserved_ += room;
        }
        auto& block = blocks_.back();
        Node& node = nodes_[at];
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
