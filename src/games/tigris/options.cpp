#include <algorithm>

#include "core/phrases.h"
#include "games/tigris/rules.h"

namespace durbar::tigris {

namespace {

constexpr std::string_view kDefaultDynasties = "archer,bull,potter,lion";

/// TE-1.14 Four different dynasties, one a seat.
std::optional<Error> set_dynasties(Options& options, std::string_view value) {
    const auto fail = [&] {
        return wrong_value("dynasties", value, "an order of archer, bull, potter and lion");
    };
    auto dynasties = options.dynasties;
    std::string_view rest = value;
    for (unsigned seat = 0; seat < dynasties.size(); ++seat) {
        const std::size_t end = rest.find(',');
        const auto found = std::find(data::kDynasties.begin(), data::kDynasties.end(), rest.substr(0, end));
        if (found == data::kDynasties.end() ||
            (end == std::string_view::npos) != (seat + 1 == dynasties.size())) {
            return fail();
        }
        dynasties[seat] = static_cast<std::uint8_t>(found - data::kDynasties.begin());
        const auto here = dynasties.begin() + static_cast<std::ptrdiff_t>(seat);
        if (std::find(dynasties.begin(), here, *here) != here) return fail();
        rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
    }
    options.dynasties = dynasties;
    return std::nullopt;
}

}  // namespace

std::vector<OptionSpec> Rules::option_specs() {
    return {
        {"board", {"standard", "advanced"}, "standard"},
        {"buildings", {"off", "on"}, "off"},
        {"scores", {"hidden", "open"}, "hidden"},
        {"dynasties", {}, kDefaultDynasties, {"lion,potter,bull,archer"}},
    };
}

std::optional<Error> Rules::set_option(Options& options, std::string_view name, std::string_view value) {
    const auto choose = [&](std::string_view first, std::string_view second,
                            auto set) -> std::optional<Error> {
        if (value != first && value != second) {
            return wrong_value(name, value, std::string(first) + " or " + std::string(second));
        }
        set(value == second);
        return std::nullopt;
    };
    if (name == "board") {
        return choose("standard", "advanced", [&](bool second) {
            options.board = second ? BoardSide::Advanced : BoardSide::Standard;
        });
    }
    if (name == "buildings") return choose("off", "on", [&](bool on) { options.buildings = on; });
    if (name == "scores") return choose("hidden", "open", [&](bool open) { options.open_scores = open; });
    if (name == "dynasties") return set_dynasties(options, value);
    return Error{"Tigris & Euphrates has no option " + quoted(name) +
                 "; its options are board, buildings, scores and dynasties."};
}

std::string Rules::get_option(const Options& options, std::string_view name) {
    if (name == "board") return options.board == BoardSide::Advanced ? "advanced" : "standard";
    if (name == "buildings") return options.buildings ? "on" : "off";
    if (name == "scores") return options.open_scores ? "open" : "hidden";
    std::string names;
    for (const auto dynasty : options.dynasties) {
        names.append(names.empty() ? "" : ",").append(data::kDynasties[dynasty]);
    }
    return names;
}

}  // namespace durbar::tigris
