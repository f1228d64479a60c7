#include <array>

#include "core/phrases.h"
#include "games/maharaja/rules.h"

namespace durbar::maharaja {

namespace {

/// An option with two values; the first is the default.
struct Switch {
    std::string_view name;
    bool Options::* field;
    std::string_view off;
    std::string_view on;
};
constexpr std::array<Switch, 4> kSwitches{{
    {"short", &Options::short_game, "off", "on"},
    {"extended1", &Options::extended1, "off", "on"},
    {"extended2", &Options::extended2, "off", "on"},
    {"gold", &Options::hidden_gold, "open", "hidden"},
}};

}  // namespace

std::vector<OptionSpec> Rules::option_specs() {
    std::vector<OptionSpec> specs;
    specs.reserve(kSwitches.size());
    for (const Switch& s : kSwitches) specs.push_back({s.name, {s.off, s.on}, s.off});
    return specs;
}

std::optional<Error> Rules::set_option(Options& options, std::string_view name, std::string_view value) {
    for (const Switch& s : kSwitches) {
        if (s.name != name) continue;
        if (value != s.on && value != s.off) {
            return wrong_value(name, value, std::string(s.off) + " or " + std::string(s.on));
        }
        options.*s.field = value == s.on;
        return std::nullopt;
    }
    return Error{"Maharaja has no option " + quoted(name) +
                 "; its options are short, extended1, extended2 and gold."};
}

std::string Rules::get_option(const Options& options, std::string_view name) {
    for (const Switch& s : kSwitches) {
        if (s.name == name) return std::string(options.*s.field ? s.on : s.off);
    }
    return {};
}

}  // namespace durbar::maharaja
