#include "core/choices.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

namespace durbar {

namespace {

/// The word behind the colon of a target, if the move has it exactly once as a whole word.
std::optional<std::size_t> place_of_word(std::string_view move, std::string_view word) {
    std::optional<std::size_t> found;
    for (std::size_t at = move.find(word); at != std::string_view::npos; at = move.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        const bool whole = (at == 0 || move[at - 1] == ' ') && (end == move.size() || move[end] == ' ');
        if (!whole) continue;
        if (found) return std::nullopt;
        found = at;
    }
    return found;
}

Value pick_value(const PickSet& set) {
    List items;
    for (const auto& item : set.items) {
        List adds;
        for (const auto& addend : item.adds) {
            adds.emplace_back(make_fields({{"sum", addend.sum}, {"amount", addend.amount}}));
        }
        items.emplace_back(
            make_fields({{"target", item.target}, {"word", item.word}, {"adds", std::move(adds)}}));
    }
    List limits;
    for (const auto& limit : set.limits) {
        limits.emplace_back(make_fields({{"sum", limit.sum},
                                         {"least", limit.least},
                                         {"most", limit.most ? Value(*limit.most) : Value(nullptr)}}));
    }
    return Value(make_fields({{"verb", Value(set.verb)},
                              {"none", set.none.empty() ? Value(nullptr) : Value(set.none)},
                              {"items", Value(std::move(items))},
                              {"limits", Value(std::move(limits))}}));
}

}  // namespace

/// Puts a leaf into the family it belongs to; null pointer if its target names no word of the move.
ChoiceTree::Family* ChoiceTree::join_family(std::vector<Family>& families, std::string_view target,
                                            std::string_view move) {
    const std::size_t colon = target.find(':');
    if (colon == std::string_view::npos) return nullptr;
    const std::string_view kind = target.substr(0, colon + 1);
    const std::string_view word = target.substr(colon + 1);
    if (word.empty()) return nullptr;
    const auto at = place_of_word(move, word);
    if (!at) return nullptr;
    const std::string_view before = move.substr(0, *at);
    const std::string_view then = move.substr(*at + word.size());
    // Moves come family by family, so the last one is nearly always the right one.
    auto family = std::find_if(families.rbegin(), families.rend(), [&](const Family& known) {
        return known.target == kind && known.move == before && known.then == then;
    });
    if (family == families.rend()) {
        families.push_back({std::string(kind), std::string(before), std::string(then), {}});
        family = families.rbegin();
    }
    family->words.emplace_back(word);
    return &*family;
}

Value ChoiceTree::family_value(Family family) {
    Fields fields =
        make_fields({{"target", Value(std::move(family.target))}, {"move", Value(std::move(family.move))}});
    if (!family.then.empty()) fields.push_back({"then", Value(std::move(family.then))});
    fields.push_back({"of", Value(std::move(family.words))});
    return Value(std::move(fields));
}

ChoiceTree::Node& ChoiceTree::at(Node& from, const std::string& target) {
    // Moves come family by family, so the last one is nearly always the right one.
    const auto known = std::find_if(from.next.rbegin(), from.next.rend(),
                                    [&](const Node& node) { return node.target == target; });
    if (known != from.next.rend()) return *known;
    from.next.push_back({target, {}, {}, {}, {}});
    return from.next.back();
}

void ChoiceTree::add(const std::vector<std::string>& path, std::string move, List alike) {
    assert(!path.empty());
    Node* node = &root_;
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        assert(node->move.empty());
        node = &at(*node, path[i]);
    }
    if (Family* family = join_family(node->each, path.back(), move)) {
        family->words.insert(family->words.end(), std::make_move_iterator(alike.begin()),
                             std::make_move_iterator(alike.end()));
        return;
    }
    assert(alike.empty());
    // The end of a path is always new. Looking for it among hundreds of others took longer than all the rest.
    node->next.push_back({path.back(), std::move(move), {}, {}, {}});
}

void ChoiceTree::add(const PickSet& set) {
    Node* node = &root_;
    for (const auto& target : set.path) node = &at(*node, target);
    node->pick = set;
}

Value ChoiceTree::value_of(Node node) {
    Fields fields;
    if (!node.target.empty()) fields.push_back({"target", Value(std::move(node.target))});
    if (!node.move.empty()) fields.push_back({"move", Value(std::move(node.move))});
    List next;
    for (Node& child : node.next) next.push_back(value_of(std::move(child)));
    if (!next.empty()) fields.push_back({"next", Value(std::move(next))});
    List each;
    for (Family& family : node.each) each.push_back(family_value(std::move(family)));
    if (!each.empty()) fields.push_back({"each", Value(std::move(each))});
    if (node.pick) fields.push_back({"pick", pick_value(*node.pick)});
    return Value(std::move(fields));
}

Value ChoiceTree::take_value() { return value_of(std::exchange(root_, {})); }

}  // namespace durbar
