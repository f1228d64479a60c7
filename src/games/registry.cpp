#include "games/registry.h"

#include "core/match.h"
#include "core/text.h"
#include "games/all_games.h"

namespace durbar {

const std::vector<GameInfo>& all_games() {
    static const std::vector<GameInfo> kGames = [] {
        std::vector<GameInfo> infos;
        for_each_game([&]<class G>() { infos.push_back(info_of<G>()); });
        return infos;
    }();
    return kGames;
}

const GameInfo* find_game(std::string_view id) {
    for (const auto& info : all_games()) {
        if (info.id == id) return &info;
    }
    return nullptr;
}

Error unknown_game(std::string_view id) {
    std::string known;
    for (const auto& info : all_games()) known.append(known.empty() ? "" : ", ").append(info.id);
    return Error{"There is no game " + quoted(id) + "; the games are: " + known + "."};
}

std::optional<Error> check_players(const GameInfo& game, int players) {
    if (players >= game.min_players && players <= game.max_players) return std::nullopt;
    return Error{std::string(game.title) + " is for " + std::to_string(game.min_players) + " to " +
                 std::to_string(game.max_players) + " players, not " + std::to_string(players) + "."};
}

MatchResult new_match(std::string_view game, int players, const OptionValues& values) {
    MatchResult made = unknown_game(game);
    visit_game(game, [&]<class G>() {
        if (const auto error = check_players<G>(players)) {
            made = *error;
        } else if (const auto options = read_options<G>(values, players); !options) {
            made = options.error();
        } else {
            made = MatchResult(std::make_unique<Match<G>>(options.value(), players));
        }
    });
    return made;
}

MatchResult load_match(std::string_view game, std::string_view position) {
    MatchResult made = unknown_game(game);
    visit_game(game, [&]<class G>() {
        const auto state = G::parse_position(position);
        made = state ? MatchResult(std::make_unique<Match<G>>(state.value())) : MatchResult(state.error());
    });
    return made;
}

MatchResult match_of(const Record& record, int until) {
    auto made = record.position.empty() ? new_match(record.game, record.players, record.options)
                                        : load_match(record.game, record.position);
    if (!made) return made;
    const GameInfo& info = *find_game(record.game);
    if (info.rules_version != record.rules_version) {
        return Error{"The record was made with rules version " + std::to_string(record.rules_version) +
                     "; this program plays version " + std::to_string(info.rules_version) + "."};
    }
    if (auto error = replay(*made.value(), record, until)) return *error;
    return made;
}

}  // namespace durbar
