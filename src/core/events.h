#pragma once

#include <vector>

namespace durbar {

/// Where `apply` reports what happened. The silent sink, which search and playouts use, costs one predicted
/// branch.
template <class Event>
class EventSink {
public:
    constexpr EventSink() = default;
    constexpr explicit EventSink(std::vector<Event>& out) : out_(&out) {}

    void operator()(const Event& event) const {
        if (out_ != nullptr) [[unlikely]]
            keep(event);
    }

private:
    /// Out of line: a growing vector at every event would fill the rules' code with what search never runs.
    [[gnu::noinline, gnu::cold]] void keep(const Event& event) const { out_->push_back(event); }

    std::vector<Event>* out_ = nullptr;
};

}  // namespace durbar
