#include "analysis/puzzle_tries.h"

#include "ai/side_by_side.h"
#include "bots/bots.h"
#include "core/rng.h"
#include "games/registry.h"

namespace durbar::analysis {

namespace {

bool is_broken(const Tries& tries, const TryRule& rule) {
    return tries.solved > rule.most || tries.solved + rule.tries - tries.done < rule.least;
}

}  // namespace

Tries try_puzzle(const Puzzle& puzzle, std::string_view bot, const TryRule& rule, std::uint64_t seed,
                 int threads) {
    const auto match = std::move(load_match(puzzle.game, puzzle.position).value());
    const auto view = match->snapshot(Reader::seat(puzzle.seat));
    Tries tries;
    int begun = 0;
    Mutex counting;
    side_by_side(static_cast<std::size_t>(threads_for(threads)), [&](std::size_t /*thread*/) {
        for (;;) {
            Budget budget;
            budget.threads = 1;
            {
                const Lock lock(counting);
                if (begun == rule.tries || is_broken(tries, rule)) return;
                budget.seed = mix64(seed + static_cast<std::uint64_t>(begun));
                ++begun;
            }
            const auto player = std::move(make_bot(puzzle.game, bot).value());
            const bool is_solved = player->choose(*view, puzzle.seat, budget).move == puzzle.move;
            const Lock lock(counting);
            ++tries.done;
            tries.solved += is_solved ? 1 : 0;
        }
    });
    tries.passed = tries.done == rule.tries && !is_broken(tries, rule);
    return tries;
}

}  // namespace durbar::analysis
