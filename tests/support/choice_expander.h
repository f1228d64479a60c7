#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/match.h"

namespace durbar::testing {

/// Clicks every path of a tree of choices (core/choices.h) to its end and picks every set that keeps its
/// limits, as a page would that knows nothing of the game. Fails the test at a click that has two meanings in
/// a node, and at a set without end.
class ChoiceExpander {
public:
    explicit ChoiceExpander(const Value& tree) { visit(tree); }

    /// The texts of all moves, in the order in which they were found.
    const std::vector<std::string>& moves() const { return moves_; }

private:
    static constexpr std::size_t kMostMoves = 200'000;

    struct Item {
        std::string word;
        std::map<std::string, int> adds;
    };
    struct Limit {
        std::string sum;
        int least = 0;
        std::optional<int> most;
    };
    struct Set {
        std::string verb;
        std::string none;
        std::vector<Item> items;
        std::vector<Limit> limits;
    };

    static const std::string& text(const Value& record, std::string_view name) {
        const Value* value = record.find(name);
        static const std::string kNone;
        return value != nullptr && value->text() != nullptr ? *value->text() : kNone;
    }
    static List list(const Value& record, std::string_view name) {
        const Value* value = record.find(name);
        return value != nullptr && value->list() != nullptr ? List(*value->list()) : List();
    }
    static int number(const Value& record, std::string_view name) {
        const Value* value = record.find(name);
        return value != nullptr && value->number() != nullptr ? static_cast<int>(*value->number()) : 0;
    }

    void visit(const Value& node) {
        if (!text(node, "move").empty()) moves_.push_back(text(node, "move"));
        std::vector<std::string> clicks;
        for (const Value& next : list(node, "next")) {
            clicks.push_back(text(next, "target"));
            visit(next);
        }
        for (const Value& family : list(node, "each")) {
            for (const Value& word : list(family, "of")) {
                clicks.push_back(text(family, "target") + *word.text());
                moves_.push_back(text(family, "move") + *word.text() + text(family, "then"));
            }
        }
        if (const Value* pick = node.find("pick")) {
            for (const Value& item : list(*pick, "items")) clicks.push_back(text(item, "target"));
            expand(read_set(*pick));
        }
        std::set<std::string> meanings;
        for (const auto& click : clicks) {
            EXPECT_FALSE(click.empty()) << json_text(node);
            EXPECT_TRUE(meanings.insert(click).second) << click << " means two things in " << json_text(node);
        }
    }

    static Set read_set(const Value& pick) {
        Set set{text(pick, "verb"), text(pick, "none"), {}, {}};
        for (const Value& value : list(pick, "items")) {
            Item item{text(value, "word"), {}};
            for (const Value& addend : list(value, "adds")) {
                EXPECT_GE(number(addend, "amount"), 0) << "a pick only adds";
                item.adds[text(addend, "sum")] += number(addend, "amount");
            }
            set.items.push_back(std::move(item));
        }
        for (const Value& value : list(pick, "limits")) {
            const bool open = value.find("most")->is_null();
            set.limits.push_back({text(value, "sum"), number(value, "least"),
                                  open ? std::nullopt : std::optional(number(value, "most"))});
        }
        return set;
    }

    void expand(const Set& set) {
        for (const Item& item : set.items) {
            const bool bounded = std::any_of(set.limits.begin(), set.limits.end(), [&](const Limit& limit) {
                const auto adds = item.adds.find(limit.sum);
                return limit.most && adds != item.adds.end() && adds->second > 0;
            });
            EXPECT_TRUE(bounded) << item.word << " may be picked for ever";
            if (!bounded) return;
        }
        std::map<std::string, int> sums;
        pick_from(set, 0, set.verb, sums);
    }

    static bool keeps_upper_ends(const Set& set, const std::map<std::string, int>& sums) {
        return std::all_of(set.limits.begin(), set.limits.end(), [&](const Limit& limit) {
            const auto sum = sums.find(limit.sum);
            return !limit.most || sum == sums.end() || sum->second <= *limit.most;
        });
    }
    static bool keeps_lower_ends(const Set& set, const std::map<std::string, int>& sums) {
        return std::all_of(set.limits.begin(), set.limits.end(), [&](const Limit& limit) {
            const auto sum = sums.find(limit.sum);
            return (sum == sums.end() ? 0 : sum->second) >= limit.least;
        });
    }

    /// All sets whose picks of the items before `at` make `so_far`.
    void pick_from(const Set& set, std::size_t at, const std::string& so_far,
                   std::map<std::string, int> sums) {
        if (at == set.items.size()) {
            if (!keeps_lower_ends(set, sums)) return;
            const bool empty = so_far == set.verb;
            if (!empty || !set.none.empty()) moves_.push_back(empty ? set.none : so_far);
            EXPECT_LT(moves_.size(), kMostMoves);
            return;
        }
        std::string text = so_far;
        while (keeps_upper_ends(set, sums) && moves_.size() < kMostMoves) {
            pick_from(set, at + 1, text, sums);
            text += " " + set.items[at].word;
            for (const auto& [sum, amount] : set.items[at].adds) sums[sum] += amount;
        }
    }

    std::vector<std::string> moves_;
};

/// What a page may receive for one decision.
inline constexpr std::size_t kMostChoiceBytes = 32 * 1024;

/// The text that a move has in records; a set of pieces (core/game.h, Composed) stays as it is.
template <Presentable G>
std::string normal_text(const std::string& text) {
    const auto move = G::parse(text);
    return move ? G::format(move.value()) : text;
}

/// The paths and sets that each deciding seat is offered are exactly its legal moves: each is offered once,
/// nothing else is, and the whole is small.
template <Presentable G>
void expect_choices_are_legal_moves(const typename G::State& state) {
    const Match<G> match(state);
    match.deciding().for_each([&](SmallSet::Item item) {
        const int seat = item;
        typename G::State asked = state;
        if constexpr (Simultaneous<G>) {
            if (G::to_act(state) != player(seat)) asked = G::with_turn_of(state, seat);
        }
        const Value tree = match.choices(seat);
        EXPECT_LT(json_text(tree).size(), kMostChoiceBytes);
        const ChoiceExpander expander(tree);

        std::map<std::string, int> offered;
        std::set<std::string> first_pieces;
        for (const auto& text : expander.moves()) {
            const auto refusal = match.check(seat, text);
            EXPECT_FALSE(refusal) << "'" << text << "' is offered: " << describe(*refusal);
            ++offered[normal_text<G>(text)];
            if constexpr (Composed<G>) {
                const auto pieces = G::pieces(G::observe(asked, Reader::seat(seat)), text);
                if (!pieces.empty()) first_pieces.insert(G::format(pieces.front()));
            }
        }
        for (const auto& [text, times] : offered) EXPECT_EQ(times, 1) << "'" << text << "' is offered twice";

        const auto moves = new_move_list<G>();
        G::legal_moves(asked, *moves);
        for (const auto& move : *moves) {
            const std::string text = G::format(move);
            EXPECT_TRUE(offered.contains(text) || first_pieces.contains(text))
                << "'" << text << "' is legal and not offered by " << json_text(tree);
        }
    });
}

}  // namespace durbar::testing
