#include "arena/bench.h"

#include "arena/bench_game.h"
#include "games/all_games.h"

namespace durbar {

Result<BenchReport> bench(const BenchOptions& options) {
    Result<BenchReport> report = unknown_game(options.game);
    visit_game(options.game, [&]<class G>() {
        if (const auto error = check_players<G>(options.players)) {
            report = *error;
        } else if (const auto game_options = read_options<G>(options.options, options.players);
                   !game_options) {
            report = game_options.error();
        } else {
            report = BenchGame<G>(G::initial(game_options.value(), options.players), options).run();
        }
    });
    return report;
}

}  // namespace durbar
