#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <memory>
#include <string_view>

#include "ai/side_by_side.h"
#include "core/match.h"
#include "core/text.h"
#include "simulate/contestant.h"
#include "simulate/simulate.h"

namespace durbar {

/// How one game went.
struct GameOutcome {
    bool finished = false;
    int plies = 0;
    int decisions = 0;
    std::uint64_t listed = 0;  ///< moves listed at the seats' decisions
    std::uint64_t fingerprint = 0;
    std::array<int, kMaxSeats> points{};
    std::array<int, kMaxSeats> ranks{};
    std::optional<Violation> violation;
};

/// Sums over games. Integers only, so that the order in which threads add them does not matter.
class Tally {
public:
    void add(const GameOutcome& game, int players);
    void add(const Tally& other);
    void report(SimulateReport& report) const;

private:
    /// A first place shared by up to five seats is a whole number of these parts.
    static constexpr std::uint64_t kParts = 60;

    int plies_at(std::uint64_t rank) const;

    std::uint64_t games_ = 0;
    std::uint64_t finished_ = 0;
    std::uint64_t violations_ = 0;
    std::uint64_t decisions_ = 0;
    std::uint64_t plies_ = 0;
    std::uint64_t listed_ = 0;
    std::array<std::int64_t, kMaxSeats> points_{};
    std::array<std::uint64_t, kMaxSeats> win_parts_{};
    std::vector<std::uint32_t> lengths_ =
        std::vector<std::uint32_t>(kPlayoutLimit + 1);  ///< finished games by plies
    std::optional<Violation> first_violation_;
};

/// The seed of game `number` in a batch.
constexpr std::uint64_t game_seed(std::uint64_t seed, std::uint64_t number) {
    return mix64(mix64(seed) ^ mix64(number + 0x6a3e5U));
}

/// In the place of SelfCheck in batches that look for no faults.
template <Game G>
struct NoCheck {
    explicit NoCheck(std::uint64_t /*seed*/) {}
    std::optional<std::string> fault(const typename G::State& /*state*/,
                                     const typename G::MoveList& /*moves*/) const {
        return std::nullopt;
    }
};

/// Plays whole games of one setup. Random seats need no view and no text: this is the fast path. Other bots
/// receive views only. Not to be shared between threads.
template <Presentable G, class Check>
class GameRunner {
public:
    using State = typename G::State;
    using Move = typename G::Move;

    /// `contestants`: one a seat; whoever makes no bot plays at random. They and the options must outlive the
    /// object.
    GameRunner(const State& start, const std::vector<Contestant<G>>& contestants,
               const SimulateOptions& options)
        : start_(start), contestants_(contestants), options_(options) {}

    GameOutcome play(std::uint64_t number) {
        const std::uint64_t seed = game_seed(options_.seed, number);
        GameOutcome outcome;
        State state = start_;
        Rng rng(seed);
        const auto check = std::make_unique<Check>(seed);  // large for a stack
        seat_bots();
        log_.clear();
        const auto violated = [&](std::string message) {
            outcome.violation =
                Violation{std::move(message), number, seed, outcome.plies, G::format_position(state)};
        };
        while (true) {
            const Player actor = G::to_act(state);
            if (options_.check || actor != Player::Nobody) G::legal_moves(state, moves_);
            auto fault = options_.check ? check->fault(state, moves_) : std::nullopt;
            if (!fault && actor != Player::Nobody && moves_.size() == 0) fault = "Nobody can move.";
            if (fault) {
                violated(std::move(*fault));
                break;
            }
            outcome.finished = actor == Player::Nobody;
            if (outcome.finished || outcome.plies == kPlayoutLimit) break;
            const Move move = choose(state, actor, rng);
            if (bots_[index(actor)] != nullptr && G::check(state, move)) {
                violated("The bot of seat " + std::to_string(seat_of(actor)) + " played the illegal move " +
                         G::format(move));
                break;
            }
            if (is_seat(actor)) {
                ++outcome.decisions;
                outcome.listed += moves_.size();
            }
            if (options_.keep_record) log_.push_back(move);
            G::apply(state, move, {});
            ++outcome.plies;
        }
        close(state, outcome);
        return outcome;
    }

    /// The last game as a record; it is replayed through a match on the way.
    std::string record() const {
        Match<G> match(G::options(start_), G::players(start_));
        for (const Move& move : log_) match.play_next(G::format(move));
        std::vector<std::string> names;
        names.reserve(contestants_.size());
        for (const auto& contestant : contestants_) names.push_back(contestant.name);
        return format_record(*match.record(Reader::referee(), names));
    }

private:
    void seat_bots() {
        for (std::size_t seat = 0; seat < contestants_.size(); ++seat) {
            if (contestants_[seat].make) bots_[seat] = contestants_[seat].make();
        }
    }

    /// Precondition: moves_ lists the legal moves.
    Move choose(const State& state, Player actor, Rng& rng) {
        if (actor == Player::Chance) return pick_outcome<G>(state, moves_, rng);
        if (bots_[index(actor)] == nullptr)
            return moves_[rng.below(static_cast<std::uint32_t>(moves_.size()))];
        Budget budget = options_.budget;
        budget.seed = rng.next();
        return bots_[index(actor)]->choose(G::observe(state, seat_of(actor)), seat_of(actor), budget).move;
    }

    void close(const State& state, GameOutcome& outcome) const {
        outcome.fingerprint =
            mix64(fingerprint(G::format_position(state)) + static_cast<std::uint64_t>(outcome.plies));
        const auto standing = G::standing(state);
        for (std::size_t seat = 0; seat < standing.size(); ++seat) {
            outcome.points[seat] = standing[seat].points;
            outcome.ranks[seat] = standing[seat].rank;
        }
    }

    State start_;
    const std::vector<Contestant<G>>& contestants_;
    const SimulateOptions& options_;
    std::array<std::unique_ptr<Bot<G>>, kMaxSeats + 2> bots_;  ///< by Player; empty: random, chance, nobody
    typename G::MoveList moves_;
    std::vector<Move> log_;
};

/// The batch over all threads. `contestants`: as for GameRunner. Precondition: players and options fit the
/// game.
template <Presentable G, class Check>
Result<SimulateReport> simulate_games(const SimulateOptions& options, const typename G::Options& game_options,
                                      const std::vector<Contestant<G>>& contestants) {
    constexpr std::size_t kBatch = 16;  // games a thread takes at once
    const auto begin = std::chrono::steady_clock::now();
    const auto start = G::initial(game_options, options.players);
    const auto games = static_cast<std::size_t>(options.games);
    std::vector<std::uint64_t> fingerprints(games);
    std::atomic<std::size_t> next = 0;
    Mutex mutex;  // guards what follows, and the caller's functions
    Tally total;
    std::uint64_t done = 0;
    std::optional<Error> failed;

    const auto work = [&](std::size_t /*thread*/) {
        const auto runner =
            std::make_unique<GameRunner<G, Check>>(start, contestants, options);  // large for a stack
        Tally tally;
        for (std::size_t from = next.fetch_add(kBatch); from < games; from = next.fetch_add(kBatch)) {
            const std::size_t to = std::min(from + kBatch, games);
            for (std::size_t i = from; i < to; ++i) {
                const GameOutcome outcome = runner->play(options.first + i);
                fingerprints[i] = outcome.fingerprint;
                tally.add(outcome, options.players);
                if (!options.keep_record) continue;
                const std::string record = runner->record();
                const Lock lock(mutex);
                if (!failed) failed = options.keep_record(options.first + i, record);
                if (failed) next = games;
            }
            const Lock lock(mutex);
            done += to - from;
            if (options.progress) options.progress(done);
        }
        const Lock lock(mutex);
        total.add(tally);
    };
    side_by_side(static_cast<std::size_t>(threads_for(options.threads)), work);
    if (failed) return *failed;

    SimulateReport report;
    report.game = G::kId;
    report.players = options.players;
    total.report(report);
    report.digest = mix64(options.games);
    for (const std::uint64_t game : fingerprints) report.digest = mix64(report.digest ^ game);
    report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return report;
}

}  // namespace durbar
