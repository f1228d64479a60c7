#include "cli/commands.h"

#include <limits>
#include <random>

#include "core/text.h"
#include "games/registry.h"

namespace durbar {

Result<OptionValues> split_options(const std::vector<std::string>& words) {
    OptionValues values;
    for (const auto& word : words) {
        const std::size_t sign = word.find('=');
        if (sign == std::string::npos || sign == 0) {
            return Error{"A table option is written name=value, not " + durbar::quoted(word) + "."};
        }
        values.emplace_back(word.substr(0, sign), word.substr(sign + 1));
    }
    return values;
}

Result<int> seats_of(const TableArgs& args) {
    const GameInfo* game = find_game(args.game);
    if (game == nullptr) return unknown_game(args.game);
    const int players = args.players == 0 ? game->min_players : args.players;
    if (const auto error = check_players(*game, players)) return *error;
    return players;
}

Result<std::uint64_t> read_seed(const std::string& text) {
    if (text.empty()) {
        std::random_device device;
        return (std::uint64_t{device()} << 32U) | device();
    }
    constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
    const auto seed = parse_number<std::uint64_t>(text, 0, kMost);
    if (!seed)
        return Error{"A seed is a whole number from 0 to " + std::to_string(kMost) + ", not " +
                     durbar::quoted(text) + "."};
    return *seed;
}

}  // namespace durbar
