#pragma once

#include <ctime>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <thread>
#include <vector>

#include "ai/greedy_bot.h"
#include "ai/search.h"
#include "arena/bench.h"
#include "core/playout.h"

namespace durbar {

/// A stop watch that also knows how often it was used, so that its own cost can be taken off.
class CountingWatch {
public:
    StopWatch::Span span(Work work) {
        ++spans_[index(work)];
        return watch_.span(work);
    }
    double seconds(Work work) const { return watch_.seconds(work); }
    double spans(Work work) const { return static_cast<double>(spans_[index(work)]); }

private:
    StopWatch watch_;
    std::array<std::uint64_t, 2> spans_{};
};

/// Measures the search in positions of one greedy game, always the same ones for a seed: a random game leads
/// to boards that no player would see. In each position the
/// same slice of time goes to one thread, to two at once, and to one with a stop watch. The watch slows the
/// search down, so it gives the shares of the time and not the speed.
template <Game G>
class SearchBench {
public:
    using State = typename G::State;

    /// `start`: before the first move.
    SearchBench(const State& start, std::uint64_t seed) : seed_(seed) { find_positions(start); }

    /// Spends about so much CPU time. `progress` is told the share of it that is over.
    SearchSpeed run(double seconds, const std::function<void(double)>& progress) {
        constexpr double kSlicesEach = 4;  // two threads spend twice as much
        const double slice = seconds / kSlicesEach / static_cast<double>(positions_.size());
        const double empty_outside = measure_empty_spans();
        const bool two_cores = std::thread::hardware_concurrency() > 1;
        std::vector<double> ratios;
        Run alone;
        Run together;
        Spent spent;
        for (std::size_t i = 0; i < positions_.size(); ++i) {
            const Run one = run_threads(positions_[i], slice, 1);
            alone += one;
            if (two_cores) {
                const Run two = run_threads(positions_[i], slice, 2);
                together += two;
                ratios.push_back(two.speed() / one.speed());
            }
            measure_shares(positions_[i], slice, empty_outside, spent);
            if (progress) progress(static_cast<double>(i + 1) / static_cast<double>(positions_.size()));
        }
        SearchSpeed result;
        result.positions = static_cast<int>(positions_.size());
        result.iterations_per_second = static_cast<double>(alone.iterations) / alone.cpu;
        if (two_cores) {
            result.threads_ratio = median(ratios);
            result.threads_cores = together.cpu / together.wall;
        }
        const double all = spent.rules + spent.evaluation + spent.search;
        result.share_rules = spent.rules / all;
        result.share_evaluation = spent.evaluation / all;
        result.share_search = spent.search / all;
        return result;
    }

private:
    using Clock = std::chrono::steady_clock;
    using Seconds = std::chrono::duration<double>;

    struct Position {
        typename G::View view;
        int seat;
    };
    struct Run {
        std::uint64_t iterations = 0;
        double wall = 0;
        double cpu = 0;

        double speed() const { return static_cast<double>(iterations) / wall; }
        Run& operator+=(const Run& other) {
            iterations += other.iterations;
            wall += other.wall;
            cpu += other.cpu;
            return *this;
        }
    };
    struct Spent {
        double rules = 0;
        double evaluation = 0;
        double search = 0;
    };
    static constexpr std::size_t kPositions = 8;
    static constexpr std::size_t kEdges = 1U << 20U;
    static constexpr std::uint64_t kGame = 0x5ea4c4U;  ///< sets its game apart from those of the same seed

    /// Some of the game's decisions with a choice, from the first to the last at even distances.
    void find_positions(const State& start) {
        std::vector<Position> open;
        Rng rng(mix64(seed_ ^ kGame));
        typename G::MoveList moves;
        GreedyBot<G> bot;
        State state = start;
        for (int ply = 0; ply < kPlayoutLimit && G::to_act(state) != Player::Nobody; ++ply) {
            auto move = random_move<G>(state, moves, rng);
            if (const Player actor = G::to_act(state); is_seat(actor) && moves.size() > 1) {
                const Position position{G::observe(state, seat_of(actor)), seat_of(actor)};
                Budget budget;
                budget.seed = rng.next();
                move = bot.choose(position.view, position.seat, budget).move;
                open.push_back(position);
            }
            G::apply(state, move, {});
        }
        const std::size_t count = std::min(kPositions, open.size());
        for (std::size_t i = 0; i < count; ++i) positions_.push_back(open[i * open.size() / count]);
    }

    static double thread_cpu_seconds() {
        timespec now{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
        return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
    }

    /// A search from nothing until the time is over, at least one iteration.
    template <class Meter>
    static Run search_for(Search<G, Meter>& search, const Position& position, double seconds,
                          std::uint64_t seed) {
        Run run;
        const double cpu = thread_cpu_seconds();
        const auto begin = Clock::now();
        search.start(position.view, {}, position.seat, seed);
        do {
            search.iterate();
            ++run.iterations;
            run.wall = Seconds(Clock::now() - begin).count();
        } while (run.wall < seconds);
        run.cpu = thread_cpu_seconds() - cpu;
        return run;
    }

    /// All threads at once, each with a tree of its own, as the bot has them.
    Run run_threads(const Position& position, double seconds, std::size_t threads) const {
        std::vector<Run> runs(threads);
        const auto work = [&](std::size_t i) {
            Search<G> search({}, kEdges);
            runs[i] = search_for(search, position, seconds, mix64(seed_ + i));
        };
        const auto begin = Clock::now();
        {
            std::vector<std::jthread> others;
            for (std::size_t i = 1; i < threads; ++i) others.emplace_back(work, i);
            work(0);
        }
        Run all;
        for (const Run& run : runs) all += run;
        all.wall = Seconds(Clock::now() - begin).count();
        return all;
    }

    /// What an empty span costs: remembers what it measures as its own length, returns the whole of it. The
    /// cheapest of several batches counts: in the others the thread may have been kept off the processor.
    double measure_empty_spans() {
        constexpr int kBatches = 20;
        constexpr int kSpans = 1'000;
        double cheapest = std::numeric_limits<double>::max();
        for (int batch = 0; batch < kBatches; ++batch) {
            CountingWatch watch;
            const auto begin = Clock::now();
            for (int i = 0; i < kSpans; ++i) [[maybe_unused]]
                const auto span = watch.span(Work::Rules);
            const double whole = Seconds(Clock::now() - begin).count() / kSpans;
            if (whole >= cheapest) continue;
            cheapest = whole;
            empty_inside_ = watch.seconds(Work::Rules) / kSpans;
        }
        return cheapest;
    }

    void measure_shares(const Position& position, double seconds, double empty, Spent& spent) const {
        Search<G, CountingWatch> search({}, kEdges);
        const Run run = search_for(search, position, seconds, mix64(seed_));
        const CountingWatch& watch = search.meter();
        const auto net = [&](Work work) {
            return std::max(0.0, watch.seconds(work) - watch.spans(work) * empty_inside_);
        };
        const double rules = net(Work::Rules);
        const double evaluation = net(Work::Evaluation);
        const double all = run.wall - (watch.spans(Work::Rules) + watch.spans(Work::Evaluation)) * empty;
        spent.rules += rules;
        spent.evaluation += evaluation;
        spent.search += std::max(0.0, all - rules - evaluation);
    }

    static double median(std::vector<double>& values) {
        const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
        std::nth_element(values.begin(), middle, values.end());
        return *middle;
    }

    std::uint64_t seed_;
    std::vector<Position> positions_;
    double empty_inside_ = 0;
};

}  // namespace durbar
