#include "load/random_leaf.h"

#include <algorithm>
#include <boost/json.hpp>
#include <limits>
#include <optional>
#include <vector>

namespace durbar::load {

namespace {

namespace json = boost::json;

std::string text_of(const json::object& object, std::string_view name) {
    const json::value* value = object.if_contains(name);
    return value != nullptr && value->is_string() ? std::string(value->get_string()) : std::string();
}

const json::array& list_of(const json::object& object, std::string_view name) {
    static const json::array kNone;
    const json::value* value = object.if_contains(name);
    return value != nullptr && value->is_array() ? value->get_array() : kNone;
}

const json::object& object_of(const json::value& value) {
    static const json::object kNone;
    return value.is_object() ? value.get_object() : kNone;
}

std::int64_t number_of(const json::object& object, std::string_view name, std::int64_t otherwise) {
    const json::value* value = object.if_contains(name);
    return value != nullptr && value->is_int64() ? value->get_int64() : otherwise;
}

/// Sets that keep their limits, built by picking at random.
class Picker {
public:
    explicit Picker(const json::object& pick) : verb_(text_of(pick, "verb")), none_(text_of(pick, "none")) {
        for (const auto& each : list_of(pick, "limits")) {
            const json::object& limit = object_of(each);
            limits_.push_back({text_of(limit, "sum"), number_of(limit, "least", 0),
                               number_of(limit, "most", std::numeric_limits<std::int64_t>::max())});
        }
        for (const auto& each : list_of(pick, "items")) {
            const json::object& item = object_of(each);
            Item made{text_of(item, "word"), std::vector<std::int64_t>(limits_.size())};
            for (const auto& addend : list_of(item, "adds")) {
                const std::string sum = text_of(object_of(addend), "sum");
                for (std::size_t i = 0; i < limits_.size(); ++i) {
                    if (limits_[i].sum == sum) made.adds[i] += number_of(object_of(addend), "amount", 1);
                }
            }
            items_.push_back(std::move(made));
        }
    }

    std::string move(Rng& rng) const {
        constexpr int kTries = 64;  // picking at random may end where nothing fits and too little is picked
        for (int i = 0; i < kTries; ++i) {
            if (const auto counts = attempt(rng)) return text(*counts);
        }
        std::vector<int> counts(items_.size());
        std::vector<std::int64_t> sums(limits_.size());
        return search(0, counts, sums) ? text(counts) : std::string();
    }

private:
    struct Limit {
        std::string sum;
        std::int64_t least;
        std::int64_t most;
    };
    struct Item {
        std::string word;
        std::vector<std::int64_t> adds;  ///< to each limit's sum
    };

    bool is_enough(const std::vector<std::int64_t>& sums, bool nothing_picked) const {
        if (nothing_picked && none_.empty()) return false;
        for (std::size_t i = 0; i < limits_.size(); ++i) {
            if (sums[i] < limits_[i].least) return false;
        }
        return true;
    }
    bool fits(const std::vector<std::int64_t>& sums, const Item& item) const {
        bool bounded = false;
        for (std::size_t i = 0; i < limits_.size(); ++i) {
            if (sums[i] + item.adds[i] > limits_[i].most) return false;
            bounded =
                bounded || (item.adds[i] > 0 && limits_[i].most < std::numeric_limits<std::int64_t>::max());
        }
        return bounded;
    }
    static void add(std::vector<std::int64_t>& sums, const Item& item) {
        for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += item.adds[i];
    }

    /// Picks one after the other, and stops at some point where the set could be confirmed.
    std::optional<std::vector<int>> attempt(Rng& rng) const {
        std::vector<int> counts(items_.size());
        std::vector<std::int64_t> sums(limits_.size());
        for (bool nothing = true;; nothing = false) {
            std::vector<std::size_t> open;
            for (std::size_t i = 0; i < items_.size(); ++i) {
                if (fits(sums, items_[i])) open.push_back(i);
            }
            const bool enough = is_enough(sums, nothing);
            if (enough && (open.empty() || rng.below(3) == 0)) return counts;
            if (open.empty()) return std::nullopt;
            const std::size_t chosen = open[rng.below(static_cast<std::uint32_t>(open.size()))];
            ++counts[chosen];
            add(sums, items_[chosen]);
        }
    }

    /// The first set that keeps all limits, item by item.
    bool search(std::size_t at, std::vector<int>& counts, const std::vector<std::int64_t>& sums) const {
        bool nothing = true;
        for (const int count : counts) nothing = nothing && count == 0;
        if (is_enough(sums, nothing)) return true;
        if (at == items_.size()) return false;
        if (fits(sums, items_[at])) {
            auto more = sums;
            add(more, items_[at]);
            ++counts[at];
            if (search(at, counts, more)) return true;
            --counts[at];
        }
        return search(at + 1, counts, sums);
    }

    std::string text(const std::vector<int>& counts) const {
        std::string text = verb_;
        for (std::size_t i = 0; i < items_.size(); ++i) {
            for (int n = 0; n < counts[i]; ++n) text += " " + items_[i].word;
        }
        return text == verb_ ? none_ : text;
    }

    std::string verb_;
    std::string none_;
    std::vector<Limit> limits_;
    std::vector<Item> items_;
};

std::size_t leaves_of(const json::object& node) {
    std::size_t leaves = text_of(node, "move").empty() ? 0 : 1;
    for (const auto& next : list_of(node, "next")) leaves += leaves_of(object_of(next));
    for (const auto& family : list_of(node, "each")) leaves += list_of(object_of(family), "of").size();
    if (const json::value* pick = node.if_contains("pick")) {
        leaves += std::max<std::size_t>(1, list_of(object_of(*pick), "items").size());
    }
    return leaves;
}

/// Leaf number `at` of the node; sets are filled at random.
std::string leaf_at(const json::object& node, std::size_t at, Rng& rng) {
    if (const std::string move = text_of(node, "move"); !move.empty()) {
        if (at == 0) return move;
        --at;
    }
    for (const auto& next : list_of(node, "next")) {
        const std::size_t inside = leaves_of(object_of(next));
        if (at < inside) return leaf_at(object_of(next), at, rng);
        at -= inside;
    }
    for (const auto& each : list_of(node, "each")) {
        const json::object& family = object_of(each);
        const json::array& words = list_of(family, "of");
        if (at < words.size()) {
            const std::string word =
                words[at].is_string() ? std::string(words[at].get_string()) : std::string();
            return text_of(family, "move") + word + text_of(family, "then");
        }
        at -= words.size();
    }
    const json::value* pick = node.if_contains("pick");
    return pick == nullptr ? std::string() : Picker(object_of(*pick)).move(rng);
}

}  // namespace

std::string random_leaf(std::string_view tree, Rng& rng) {
    json::error_code error;
    const json::value value = json::parse(tree, error);
    if (error) return "";
    const std::size_t leaves = leaves_of(object_of(value));
    return leaves == 0 ? "" : leaf_at(object_of(value), rng.below(static_cast<std::uint32_t>(leaves)), rng);
}

}  // namespace durbar::load
