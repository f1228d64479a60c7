#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <type_traits>
#include <variant>

namespace durbar {

/// A number for a move, for tables of moves: the same in every position, and different for different moves of
/// a game. Precondition of the type: equal values have equal bytes, so no padding inside.
template <class T>
    requires(std::is_empty_v<T> || std::has_unique_object_representations_v<T>)
std::uint64_t move_key(const T& move) {
    static_assert(sizeof(T) <= sizeof(std::uint64_t));
    std::uint64_t key = 0;
    if constexpr (!std::is_empty_v<T>) std::memcpy(&key, &move, sizeof move);
    return key;
}

/// The same for a move that is one of several kinds.
template <class... Kinds>
std::uint64_t move_key(const std::variant<Kinds...>& move) {
    static_assert(std::max({sizeof(Kinds)...}) < sizeof(std::uint64_t), "a byte is left for the kind");
    return std::visit([&](const auto& kind) { return move_key(kind) << 8U | move.index(); }, move);
}

}  // namespace durbar
