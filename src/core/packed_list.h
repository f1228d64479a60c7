#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>
#include <vector>

namespace durbar {

/// Small records one after the other, of each only the bytes that differ from those of `T{}`. An event has
/// fields for everything that could happen and uses few of them: it takes a third of its size here.
template <class T>
    requires std::is_trivially_copyable_v<T>
class PackedList {
public:
    /// Where the next record will begin.
    std::size_t end() const { return bytes_.size(); }

    void add(const T& item) {
        const Bytes bytes = bytes_of(item);
        const Bytes usual = bytes_of(T{});
        std::array<std::uint8_t, kMask + sizeof(T)> packed{};
        std::size_t size = kMask;
        for (std::size_t i = 0; i < sizeof(T); ++i) {
            if (bytes[i] == usual[i]) continue;
            packed[i / 8] = static_cast<std::uint8_t>(packed[i / 8] | 1U << i % 8);
            packed[size++] = bytes[i];
        }
        // Doubling its room, as a vector does, would leave a third of it unused.
        if (bytes_.capacity() < end() + size) bytes_.reserve(end() + size + end() / 8 + kSpare);
        bytes_.insert(bytes_.end(), packed.begin(), packed.begin() + static_cast<std::ptrdiff_t>(size));
    }

    /// Visits the records between two places, each of which was `end()` once.
    template <class Visit>
    void for_each(std::size_t from, std::size_t to, Visit visit) const {
        while (from < to) {
            Bytes bytes = bytes_of(T{});
            std::size_t next = from + kMask;
            for (std::size_t i = 0; i < sizeof(T); ++i) {
                if ((bytes_[from + i / 8] >> i % 8 & 1U) != 0) bytes[i] = bytes_[next++];
            }
            from = next;
            T item{};
            std::memcpy(&item, bytes.data(), sizeof(T));
            visit(item);
        }
    }

private:
    using Bytes = std::array<std::uint8_t, sizeof(T)>;
    static constexpr std::size_t kMask = (sizeof(T) + 7) / 8;  ///< a bit for each byte: it follows
    static constexpr std::size_t kSpare = 64;

    static Bytes bytes_of(const T& item) {
        Bytes bytes;
        std::memcpy(bytes.data(), &item, sizeof(T));
        return bytes;
    }

    std::vector<std::uint8_t> bytes_;
};

}  // namespace durbar
