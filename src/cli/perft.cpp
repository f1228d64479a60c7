#include "core/perft.h"

#include <fmt/format.h>

#include <chrono>
#include <span>
#include <vector>

#include "cli/commands.h"
#include "cli/terminal.h"
#include "core/move_list.h"
#include "core/playout.h"
#include "engine/answers.h"
#include "games/all_games.h"

namespace durbar {

namespace {

/// Leaves by first move.
using Division = std::vector<std::pair<std::string, std::uint64_t>>;

/// The position to count from: read from the file, or the game's beginning; with a seed, chance is drawn
/// until a seat is to act.
template <Game G>
Result<typename G::State> start_of(const PerftArgs& args) {
    Result<typename G::State> start = Error{};
    if (!args.position.empty()) {
        if (args.table.players != 0 || !args.table.options.empty()) {
            return Error{
                "A position already sets its players and options; leave out --players and --option."};
        }
        const auto text = read_file(args.position);
        if (!text) return text.error();
        start = G::parse_position(text.value());
        if (!start) return Error{args.position + ": " + describe(start.error())};
    } else {
        const auto players = seats_of(args.table);
        if (!players) return players.error();
        const auto values = split_options(args.table.options);
        if (!values) return values.error();
        const auto options = read_options<G>(values.value(), players.value());
        if (!options) return options.error();
        start = G::initial(options.value(), players.value());
    }
    if (args.seed.empty()) return start;
    const auto seed = read_seed(args.seed);
    if (!seed) return seed.error();
    Rng rng(seed.value());
    const auto moves = new_move_list<G>();
    while (G::to_act(start.value()) == Player::Chance) {
        G::apply(start.value(), random_move<G>(start.value(), *moves, rng), {});
    }
    return start;
}

/// perft<G>, told apart by the first move so that a long count can show how far it is. Precondition: `depth`
/// is at least 1.
template <Game G>
Division divide(const typename G::State& start, int depth) {
    Division division;
    if (G::to_act(start) == Player::Nobody) return division;
    std::vector<typename G::MoveList> lists(static_cast<std::size_t>(depth));
    const std::span deeper = std::span(lists).subspan(1);
    typename G::MoveList& moves = lists.front();
    G::legal_moves(start, moves);
    Progress progress("perft");
    for (std::size_t i = 0; i < moves.size(); ++i) {
        auto next = start;
        G::apply(next, moves[i], {});
        division.emplace_back(G::format(moves[i]), perft<G>(next, deeper));
        progress.show(static_cast<double>(i + 1) / static_cast<double>(moves.size()));
    }
    return division;
}

}  // namespace

int run_perft(const PerftArgs& args) {
    std::optional<Error> failed = unknown_game(args.table.game);
    Division division;
    std::uint64_t leaves = 1;
    double seconds = 0;
    visit_game(args.table.game, [&]<class G>() {
        failed.reset();
        const auto start = start_of<G>(args);
        if (!start) {
            failed = start.error();
            return;
        }
        if (args.depth == 0) return;
        const auto begin = std::chrono::steady_clock::now();
        division = divide<G>(start.value(), args.depth);
        seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        leaves = 0;
        for (const auto& [move, count] : division) leaves += count;
    });
    if (failed) return refuse_call(*failed);
    if (!args.json) {
        for (const auto& [move, count] : args.divide ? division : Division{})
            fmt::print("{}: {}\n", move, count);
        fmt::print("depth {}: {} leaves in {:.2f} s\n", args.depth, grouped(leaves), seconds);
        return kDone;
    }
    Fields object{{"game", args.table.game},
                  {"depth", args.depth},
                  {"leaves", leaves},
                  {"seconds", rounded(seconds, 3)}};
    if (args.divide) {
        Fields moves;
        for (const auto& [move, count] : division) moves.push_back({move, count});
        object.push_back({"moves", std::move(moves)});
    }
    fmt::print("{}\n", json_text(object));
    return kDone;
}

}  // namespace durbar
