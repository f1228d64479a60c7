#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace durbar {

/// One table option: `values` are the words it takes, the first one is the default. An option with no listed
/// values takes free text that the game reads itself, such as the `examples`. What it means is in the
/// catalogue, as "<game>.option.<name>".
struct OptionSpec {
    std::string_view name;
    std::vector<std::string_view> values;
    std::string_view default_value;
    std::vector<std::string_view> examples{};
};

/// What a table has chosen, by name, in words.
using OptionValues = std::vector<std::pair<std::string, std::string>>;

}  // namespace durbar
