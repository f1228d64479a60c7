#pragma once

#include <array>
#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "arena/on_threads.h"
#include "arena/tournament.h"
#include "core/match.h"
#include "core/rng.h"
#include "simulate/contestant.h"

namespace durbar {

/// The seed of all chance in that game, shared by the games of its group.
constexpr std::uint64_t luck_seed(std::uint64_t seed, std::uint64_t game, int players) {
    return mix64(mix64(seed ^ 0xa4e4aU) ^ mix64(game / static_cast<std::uint64_t>(players)));
}

/// The seed of a contestant in that game. Independent of the luck, so that a bot that draws more random
/// numbers than another does not change the outcomes of chance.
constexpr std::uint64_t contestant_seed(std::uint64_t seed, std::uint64_t game, std::size_t contestant) {
    return mix64(mix64(mix64(seed ^ 0xb07U) ^ mix64(game)) ^ mix64(contestant));
}

/// Plays whole games of one setup; the bots receive views only. Not to be shared between threads.
template <Presentable G>
class ArenaTable {
public:
    using State = typename G::State;
    using Move = typename G::Move;

    /// `contestants`: as many as there are seats; must outlive the object.
    ArenaTable(const State& start, const std::vector<Contestant<G>>& contestants, std::uint64_t seed)
        : start_(start), contestants_(contestants), seed_(seed) {}

    ArenaGame play(std::uint64_t number) {
        ArenaGame game;
        game.number = number;
        State state = start_;
        Rng luck(luck_seed(seed_, number, players()));
        sit_down(number);
        log_.clear();
        for (; game.plies < kPlayoutLimit && G::to_act(state) != Player::Nobody; ++game.plies) {
            const Player actor = G::to_act(state);
            G::legal_moves(state, moves_);
            const Move move = actor == Player::Chance ? pick_outcome<G>(state, moves_, luck)
                                                      : ask(state, seat_of(actor), game);
            if (const auto broken = G::check(state, move)) {
                const int seat = seat_of(actor);
                game.illegal = IllegalMove{number,
                                           seat,
                                           name_at(seat),
                                           G::format(move),
                                           describe(refusal_of(G::kId, *broken)),
                                           G::format_position(state)};
                break;
            }
            log_.push_back(move);
            G::apply(state, move, {});
        }
        close(state, game);
        return game;
    }

    /// The last game as a record; it is replayed through a match on the way.
    std::string record() const {
        Match<G> match(G::options(start_), players());
        for (const Move& move : log_) match.play_next(G::format(move));
        std::vector<std::string> names;
        for (int seat = 0; seat < players(); ++seat) {
            const std::string name = name_at(seat);
            names.push_back(is_valid_name(name) ? name : name.substr(0, name.find(':')));
        }
        return format_record(*match.record(Reader::referee(), names));
    }

private:
    struct Seat {
        std::unique_ptr<Bot<G>> bot;
        Rng rng{0};
        std::size_t contestant = 0;
    };

    int players() const { return G::players(start_); }

    std::string name_at(int seat) const {
        return contestants_[seats_[static_cast<std::size_t>(seat)].contestant].name;
    }

    void sit_down(std::uint64_t number) {
        for (int seat = 0; seat < players(); ++seat) {
            const std::size_t contestant = contestant_at(number, seat, players());
            seats_[static_cast<std::size_t>(seat)] = {
                contestants_[contestant].make(), Rng(contestant_seed(seed_, number, contestant)), contestant};
        }
    }

    /// Precondition: moves_ lists the legal moves.
    Move ask(const State& state, int seat, ArenaGame& game) {
        using Clock = std::chrono::steady_clock;
        Seat& asked = seats_[static_cast<std::size_t>(seat)];
        Budget budget;
        budget.seed = asked.rng.next();
        const auto view = G::observe(state, seat);
        const auto begin = Clock::now();
        const Move move = asked.bot->choose(view, seat, budget).move;
        const auto spent = std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now() - begin);
        if (moves_.size() > 1) {
            SeatScore& score = game.seats[static_cast<std::size_t>(seat)];
            const auto nanos = static_cast<std::uint64_t>(spent.count());
            ++score.decisions;
            score.nanos += nanos;
            score.slowest = std::max(score.slowest, nanos);
        }
        return move;
    }

    void close(const State& state, ArenaGame& game) const {
        if (G::to_act(state) == Player::Nobody) game.ending = Ending::Finished;
        if (game.illegal) game.ending = Ending::Illegal;
        const auto standing = G::standing(state);
        for (std::size_t seat = 0; seat < standing.size(); ++seat) {
            game.seats[seat].points = standing[seat].points;
            game.seats[seat].rank = standing[seat].rank;
        }
    }

    State start_;
    const std::vector<Contestant<G>>& contestants_;
    std::uint64_t seed_;
    std::array<Seat, kMaxSeats> seats_;
    typename G::MoveList moves_;
    std::vector<Move> log_;
};

/// The series over all threads. Precondition: the game's options are good, and there are as many contestants
/// as seats; `options.bots` and `options.players` are not looked at.
template <Presentable G>
Result<ArenaReport> play_arena(const ArenaOptions& options, const typename G::Options& game_options,
                               const std::vector<Contestant<G>>& contestants) {
    std::vector<std::string> names;
    names.reserve(contestants.size());
    for (const auto& contestant : contestants) names.push_back(contestant.name);
    Tournament tournament(options, names);
    const auto start = G::initial(game_options, static_cast<int>(contestants.size()));
    const auto work = [&] {
        ArenaTable<G> table(start, contestants, options.seed);
        while (const auto number = tournament.next()) {
            ArenaGame game = table.play(*number);
            tournament.finish(std::move(game), options.keep ? table.record() : "");
        }
    };
    on_threads(options.threads, work);
    auto report = tournament.report();
    if (report) report.value().game = G::kId;
    return report;
}

}  // namespace durbar
