#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/terminal.h"
#include "engine/answers.h"
#include "games/registry.h"
#include "texts/english.h"

namespace durbar {

int run_games(const GamesArgs& args) {
    if (args.json) {
        fmt::print("{}\n", json_text(Fields{{"games", games_value()}}));
        return kDone;
    }
    for (const auto& info : all_games()) {
        fmt::print("{}: {}, {} to {} players\n", info.id, info.title, info.min_players, info.max_players);
        for (const auto& spec : info.options) {
            std::string values;
            for (const auto value : spec.values) values.append(values.empty() ? "" : "|").append(value);
            fmt::print("    {:<30} {}\n", fmt::format("{}={}", spec.name, values),
                       texts::english(fmt::format("{}.option.{}", info.id, spec.name), {}));
        }
    }
    return kDone;
}

}  // namespace durbar
