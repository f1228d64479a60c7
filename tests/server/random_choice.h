#pragma once

#include <boost/json.hpp>
#include <map>
#include <string>
#include <vector>

#include "core/rng.h"

namespace durbar::testing {

/// A move of a tree of choices (core/choices.h) as somebody would click it at random. Empty: a set that could
/// not be finished.
class RandomChoice {
public:
    explicit RandomChoice(Rng& rng) : rng_(rng) {}

    std::string move(const boost::json::object& node) {
        std::vector<std::string> words{"next", "each", "pick", "move"};
        for (std::size_t i = words.size(); i > 1; --i) std::swap(words[i - 1], words[below(i)]);
        for (const std::string& word : words) {
            const auto* part = node.if_contains(word);
            if (part == nullptr || part->is_null()) continue;
            if (word == "move") return part->as_string().c_str();
            if (word == "pick") return pick(part->as_object());
            const auto& list = part->as_array();
            if (list.empty()) continue;
            const auto& one = list[below(list.size())].as_object();
            if (word == "next") return move(one);
            const auto& of = one.at("of").as_array();
            std::string text = one.at("move").as_string().c_str();
            text += of[below(of.size())].as_string().c_str();
            return text + word_of(one, "then");
        }
        return "";
    }

private:
    using Sums = std::map<std::string, std::int64_t>;

    static std::string word_of(const boost::json::object& record, std::string_view name) {
        const auto* word = record.if_contains(name);
        return word == nullptr || !word->is_string() ? "" : std::string(word->as_string().c_str());
    }
    std::size_t below(std::size_t n) { return rng_.below(static_cast<std::uint32_t>(n)); }

    static bool keeps(const boost::json::array& limits, const Sums& sums, std::string_view end) {
        for (const auto& limit : limits) {
            const auto& bound = limit.at(end);
            if (bound.is_null()) continue;
            const auto found = sums.find(limit.at("sum").as_string().c_str());
            const std::int64_t sum = found == sums.end() ? 0 : found->second;
            if (end == "most" ? sum > bound.as_int64() : sum < bound.as_int64()) return false;
        }
        return true;
    }

    std::string pick(const boost::json::object& set) {
        for (int attempt = 0; attempt < 200; ++attempt) {
            if (std::string text = attempt_pick(set); !text.empty()) return text;
        }
        return "";
    }
    std::string attempt_pick(const boost::json::object& set) {
        const auto& items = set.at("items").as_array();
        const auto& limits = set.at("limits").as_array();
        std::vector<int> counts(items.size());
        Sums sums;
        for (int clicks = 0; clicks < 40; ++clicks) {
            if (keeps(limits, sums, "least") && rng_.below(3) == 0) break;
            if (items.empty()) break;
            const std::size_t at = below(items.size());
            Sums next = sums;
            for (const auto& add : items[at].at("adds").as_array()) {
                next[add.at("sum").as_string().c_str()] += add.at("amount").as_int64();
            }
            if (!keeps(limits, next, "most")) continue;
            sums = next;
            ++counts[at];
        }
        if (!keeps(limits, sums, "least")) return "";
        std::string text = word_of(set, "verb");
        bool any = false;
        for (std::size_t i = 0; i < items.size(); ++i) {
            for (int n = 0; n < counts[i]; ++n) {
                text.append(" ").append(items[i].at("word").as_string().c_str());
                any = true;
            }
        }
        return any ? text : word_of(set, "none");
    }

    Rng& rng_;
};

}  // namespace durbar::testing
