#include <algorithm>

#include "core/phrases.h"
#include "games/rajas/rules.h"

namespace durbar::rajas {

namespace {

constexpr std::string_view kNobody = "none";

/// RG-14.1 Seats in ascending order, or nobody.
std::optional<Error> set_advanced(Options& options, std::string_view value) {
    unsigned seats = 0;
    std::string_view rest = value == kNobody ? std::string_view{} : value;
    bool good = !value.empty();
    while (good && !rest.empty()) {
        const std::string_view word = rest.substr(0, rest.find(','));
        const auto seat = parse_number<unsigned>(word, 0, kMaxPlayers - 1);
        good = seat && seats >> *seat == 0 && !rest.ends_with(',');
        if (good) seats |= 1U << *seat;
        rest = word.size() == rest.size() ? std::string_view{} : rest.substr(word.size() + 1);
    }
    if (!good) return wrong_value("advanced", value, "'none' or seats in ascending order, such as 1,3");
    options.advanced = static_cast<std::uint8_t>(seats);
    return std::nullopt;
}

}  // namespace

std::vector<OptionSpec> Rules::option_specs() {
    return {
        {"mode", {"basic", "navaratnas", "mixed"}, "basic"},
        {"ganga", {"off", "on"}, "off"},
        {"advanced", {}, "1,3", {"none", "0"}},
    };
}

std::optional<Error> Rules::set_option(Options& options, std::string_view name, std::string_view value) {
    if (name == "mode") {
        const auto found = std::find(data::kModeNames.begin(), data::kModeNames.end(), value);
        if (found == data::kModeNames.end()) return wrong_value(name, value, "basic, navaratnas or mixed");
        options.mode = static_cast<Mode>(found - data::kModeNames.begin());
        return std::nullopt;
    }
    if (name == "ganga") {
        if (value != "off" && value != "on") return wrong_value(name, value, "off or on");
        options.ganga = value == "on";
        return std::nullopt;
    }
    if (name == "advanced") return set_advanced(options, value);
    return Error{"Rajas of the Ganges has no option " + quoted(name) +
                 "; its options are mode, ganga and advanced."};
}

/// RG-14.1 Advanced seats are seats of the table; only the default, every other seat, fits any table.
std::optional<Error> Rules::check_options(const Options& options, int players) {
    const unsigned beyond = unsigned{options.advanced} >> static_cast<unsigned>(players);
    if (beyond == 0 || options.advanced == Options{}.advanced) return std::nullopt;
    const int seat = players + std::countr_zero(beyond);
    return Error{"Option advanced names seat " + std::to_string(seat) +
                 ", but the seats of this table are 0 to " + std::to_string(players - 1) + "."};
}

/// RG-14.1 Only a mixed game has advanced seats besides others.
Options Rules::options_of_table(Options options, int players) {
    if (check_options(options, players)) return options;
    const unsigned seats = (1U << static_cast<unsigned>(players)) - 1;
    options.advanced = static_cast<std::uint8_t>(options.mode == Mode::Mixed ? options.advanced & seats : 0U);
    return options;
}

std::string Rules::get_option(const Options& options, std::string_view name) {
    if (name == "mode") return std::string(data::kModeNames[index(options.mode)]);
    if (name == "ganga") return options.ganga ? "on" : "off";
    if (options.mode != Mode::Mixed) return std::string(kNobody);
    std::string seats;
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        if ((options.advanced >> seat & 1) != 0) seats += (seats.empty() ? "" : ",") + std::to_string(seat);
    }
    return seats.empty() ? std::string(kNobody) : seats;
}

}  // namespace durbar::rajas
