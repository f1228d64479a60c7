#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <functional>
#include <span>
#include <utility>

/// std::nth_element and std::partial_sort leave the order of what they choose, or of equals, to the library.
/// The search goes on in that order, so one seed would give one move with libstdc++ and another with libc++.
/// Here the order is written down: the same everywhere.
namespace durbar {

namespace order_detail {

/// Swaps the median of three items with the first of the range: the pivot.
template <class T>
void choose_pivot(std::span<T> range) {
    T& a = range[1];
    T& b = range[range.size() / 2];
    T& c = range[range.size() - 1];
    T& median = a < b ? (b < c ? b : a < c ? c : a) : (a < c ? a : b < c ? c : b);
    std::swap(range[0], median);
}

/// Smaller items to the front, larger ones to the back. Returns where those begin that are not smaller than
/// the pivot. Precondition: the first is the pivot and neither the smallest nor the largest.
template <class T>
std::size_t partition(std::span<T> range) {
    const T pivot = range[0];
    std::size_t low = 1;
    std::size_t high = range.size();
    while (true) {
        while (range[low] < pivot) ++low;
        --high;
        while (pivot < range[high]) --high;
        if (low >= high) return low;
        std::swap(range[low], range[high]);
        ++low;
    }
}

/// Moves `item`, which is not part of the heap, into the heap of `size` items whose place `hole` is free: the
/// hole sinks to the bottom along the worse children, then the item climbs.
template <class T, class Before>
void fill_hole(std::span<T> heap, std::size_t hole, std::size_t size, T& item, const Before& before) {
    const std::size_t top = hole;
    std::size_t child = 2 * hole + 2;
    for (; child < size; child = 2 * hole + 2) {
        if (before(heap[child], heap[child - 1])) --child;
        heap[hole] = std::move(heap[child]);
        hole = child;
    }
    if (child == size) {  // an only child
        heap[hole] = std::move(heap[child - 1]);
        hole = child - 1;
    }
    while (hole > top && before(heap[(hole - 1) / 2], item)) {
        heap[hole] = std::move(heap[(hole - 1) / 2]);
        hole = (hole - 1) / 2;
    }
    heap[hole] = std::move(item);
}

/// The best `count` of all become a heap at the front, the worst of them on top.
template <class T, class Before>
void gather(std::span<T> items, std::size_t count, const Before& before) {
    for (std::size_t at = count / 2; at-- > 0;) {
        T item = std::move(items[at]);
        fill_hole(items, at, count, item, before);
    }
    for (std::size_t i = count; count > 0 && i < items.size(); ++i) {
        if (!before(items[i], items[0])) continue;
        T item = std::move(items[i]);
        items[i] = std::move(items[0]);
        fill_hole(items, 0, count, item, before);
    }
}

}  // namespace order_detail

/// Brings the `count` smallest to the front, in an order that depends on nothing but the items and their
/// places. Precondition: no two are equal, and there are more than `count`.
template <class T>
void smallest_first(std::span<T> items, std::size_t count) {
    std::size_t rounds = 2 * static_cast<std::size_t>(std::bit_width(items.size()) - 1);
    while (items.size() > 3) {
        if (rounds-- == 0) {  // the pivots were bad: a heap takes the same time whatever the items are
            order_detail::gather(items, count + 1, std::less<>());
            std::swap(items[0], items[count]);
            return;
        }
        order_detail::choose_pivot(items);
        const std::size_t cut = order_detail::partition(items);
        if (cut <= count) {
            items = items.subspan(cut);
            count -= cut;
        } else {
            items = items.first(cut);
        }
    }
    std::sort(items.begin(), items.end());  // without equals there is one result
}

/// Brings the best `count` to the front, best first; of equals the order depends on nothing but the items and
/// their places. The order of the others is of no use. Precondition: there are at least `count`.
template <class T, class Before>
void best_first(std::span<T> items, std::size_t count, const Before& before) {
    order_detail::gather(items, count, before);
    for (std::size_t size = count; size > 1; --size) {
        T item = std::move(items[size - 1]);
        items[size - 1] = std::move(items[0]);
        order_detail::fill_hole(items, 0, size - 1, item, before);
    }
}

}  // namespace durbar
