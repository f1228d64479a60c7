#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/value.h"

namespace durbar {

/// A thing that may be picked into a set, as often as the limits allow. Each pick adds `adds` to the sums
/// that the limits watch.
struct PickItem {
    struct Addend {
        std::string_view sum;
        int amount = 1;
    };

    std::string target;  ///< "die:blue-3"
    std::string word;    ///< what it contributes to the move's text: "blue-3"
    std::vector<Addend> adds;
};

/// What a sum must be when the set is confirmed; without `most` there is no upper end. A pick that would pass
/// an upper end is not offered.
struct PickLimit {
    std::string_view sum;
    int least = 0;
    std::optional<int> most;
};

/// A part of a decision in which several things are picked in any order, then confirmed. The sets that keep
/// all limits are exactly the legal ones. The move's text is the verb and then the words of what was picked,
/// item by item in the order of `items`, each as often as it was picked: "swap red red blue". Nothing picked
/// reads `none`.
struct PickSet {
    std::vector<std::string> path;  ///< the clicks that lead to it; none: it is offered at once
    std::string verb;
    std::string none;  ///< empty: something must be picked
    std::vector<PickItem> items;
    std::vector<PickLimit> limits;
};

/// Every click path of one decision as a tree, in the form in which it is sent. A node has one or more of
///
///     "next": [{"target": "hand:red", …}]   click one of these and go on in its node
///     "each": [{"target": "cell:", "move": "tile red ", "then": "", "of": ["C4", "C5"]}]
///                                           click cell:C4 for the move "tile red C4", and so on: families of
///                                           moves that differ in one word are most of a list, and short
///     "pick": {"verb": "swap", …}           a PickSet
///     "move": "pass"                        the path ends here with this move
///
/// No path is the beginning of another.
class ChoiceTree {
public:
    /// `alike`: the words of more moves that differ from this one in the word of the last target only.
    /// Precondition: the path is not empty, and no path is the beginning of another.
    void add(const std::vector<std::string>& path, std::string move, List alike = {});
    void add(const PickSet& set);

    /// What was added. The tree is empty afterwards.
    Value take_value();

private:
    /// Finished clicks that differ in one word, which stands both in their targets and in their moves:
    /// "cell:" + word, and "tile red " + word + "".
    struct Family {
        std::string target;
        std::string move;
        std::string then;
        List words;
    };
    struct Node {
        std::string target;
        std::string move;  ///< of a leaf without family
        std::vector<Node> next;
        std::vector<Family> each;
        std::optional<PickSet> pick;
    };

    static Node& at(Node& from, const std::string& target);
    static Family* join_family(std::vector<Family>& families, std::string_view target, std::string_view move);
    static Value family_value(Family family);
    static Value value_of(Node node);

    Node root_;
};

}  // namespace durbar
