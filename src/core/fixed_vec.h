#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace durbar {

/// A vector of at most N values that lives inside its owner: no allocation, copied as plain bytes. What lies
/// beyond size() is unspecified and never compared.
template <class T, std::size_t N>
class FixedVec {
public:
    using value_type = T;

    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr void clear() { size_ = 0; }
    static constexpr std::size_t capacity() { return N; }

    constexpr void push_back(const T& value) {
        assert(size_ < N);
        items_[size_++] = value;
    }
    constexpr void pop_back() {
        assert(size_ > 0);
        --size_;
    }

    constexpr T& operator[](std::size_t i) {
        assert(i < size_);
        return items_[i];
    }
    constexpr const T& operator[](std::size_t i) const {
        assert(i < size_);
        return items_[i];
    }
    constexpr T& back() { return (*this)[static_cast<std::size_t>(size_) - 1]; }
    constexpr const T& back() const { return (*this)[static_cast<std::size_t>(size_) - 1]; }

    constexpr T* begin() { return items_.data(); }
    constexpr T* end() { return items_.data() + size_; }
    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + size_; }

    friend constexpr bool operator==(const FixedVec& a, const FixedVec& b) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

private:
    std::array<T, N> items_;
    std::uint16_t size_ = 0;
};

}  // namespace durbar
