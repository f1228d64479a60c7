#include "arena/arena.h"

#include <algorithm>

#include "arena/arena_game.h"
#include "bots/bots.h"
#include "core/text.h"
#include "games/all_games.h"
#include "simulate/contestant.h"

namespace durbar {

namespace {

std::string text_of(const BotSpec& spec) {
    std::string text = spec.name;
    for (const auto& [key, value] : spec.settings) {
        text.append(text.size() == spec.name.size() ? ":" : ",").append(key).append("=").append(value);
    }
    return text;
}

/// The options as a game understands them: one spec a seat.
template <class G>
struct Setup {
    typename G::Options options;
    std::vector<BotSpec> seats;
};

template <class G>
Result<Setup<G>> read_setup(const ArenaOptions& options) {
    Setup<G> setup;
    if (options.bots.empty()) return Error{"Name the bots that should play."};
    const int named = static_cast<int>(options.bots.size());
    const int players = options.players == 0 ? std::max(named, G::kMinPlayers) : options.players;
    if (const auto error = check_players<G>(players)) return *error;
    if (named > players) {
        return Error{"There are " + std::to_string(named) + " bots for " + std::to_string(players) +
                     " seats; name at most one per seat."};
    }
    auto game_options = read_options<G>(options.options, players);
    if (!game_options) return game_options.error();
    setup.options = game_options.value();
    for (const auto& text : options.bots) {
        auto spec = parse_bot_spec(text);
        if (!spec) return spec.error();
        if (const auto bot = make_typed_bot<G>(spec.value()); !bot) return bot.error();
        setup.seats.push_back(std::move(spec.value()));
    }
    setup.seats.resize(static_cast<std::size_t>(players), BotSpec(setup.seats.back()));
    return setup;
}

}  // namespace

Result<ArenaReport> arena(const ArenaOptions& options) {
    Result<ArenaReport> report = unknown_game(options.game);
    visit_game(options.game, [&]<class G>() {
        const auto setup = read_setup<G>(options);
        if (!setup) {
            report = setup.error();
            return;
        }
        std::vector<Contestant<G>> contestants;
        for (const BotSpec& spec : setup.value().seats) {
            contestants.push_back(contestant_of<G>(text_of(spec), spec));
        }
        report = play_arena<G>(options, setup.value().options, contestants);
    });
    return report;
}

Result<ArenaIdentity> arena_identity(const ArenaOptions& options) {
    Result<ArenaIdentity> identity = unknown_game(options.game);
    visit_game(options.game, [&]<class G>() {
        const auto setup = read_setup<G>(options);
        if (!setup) {
            identity = setup.error();
            return;
        }
        const int players = static_cast<int>(setup.value().seats.size());
        std::string line = std::string(G::kId) + " rules " + std::to_string(G::kRulesVersion) + " players " +
                           std::to_string(players) + " seed " + std::to_string(options.seed);
        for (const auto& spec : G::option_specs()) {
            line.append(" option ").append(spec.name).append("=");
            line.append(G::get_option(setup.value().options, spec.name));
        }
        for (const auto& bot : setup.value().seats) line.append(" bot ").append(text_of(bot));
        identity = ArenaIdentity{players, std::move(line)};
    });
    return identity;
}

}  // namespace durbar
