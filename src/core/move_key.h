#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>
#include <variant>

#include "core/rng.h"

namespace durbar {

/// A number for a move that is the same in every position and on every machine of the same byte order, for
/// tables of moves. Different moves of up to eight bytes have different numbers; longer ones nearly always.
/// Precondition of the type: equal values have equal bytes, so no padding inside.
template <class T>
    requires(std::is_empty_v<T> || std::has_unique_object_representations_v<T>)
std::uint64_t move_key(const T& move) {
    std::uint64_t key = 0;
    if constexpr (!std::is_empty_v<T>) {
        for (std::size_t from = 0; from < sizeof(T); from += sizeof key) {
            std::uint64_t part = 0;
            std::memcpy(&part, reinterpret_cast<const char*>(&move) + from,
                        std::min(sizeof part, sizeof(T) - from));
            key = mix64(key ^ part);
        }
    }
    return key;
}

/// The same for a move that is one of several kinds.
template <class... Kinds>
std::uint64_t move_key(const std::variant<Kinds...>& move) {
    return std::visit([&](const auto& held) { return mix64(move_key(held) + move.index()); }, move);
}

}  // namespace durbar
