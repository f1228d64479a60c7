#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace durbar {

/// One table option as shown to people: `values` are the words it takes, the first one is the default. An
/// option with no listed values takes free text that the game reads itself.
struct OptionSpec {
    std::string_view name;
    std::vector<std::string_view> values;
    std::string_view default_value;
    std::string_view help;
};

/// What a table has chosen, by name, in words.
using OptionValues = std::vector<std::pair<std::string, std::string>>;

}  // namespace durbar
