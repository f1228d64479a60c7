#pragma once

#include <ctime>

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "arena/bench.h"
#include "arena/search_bench.h"
#include "arena/yardstick.h"
#include "core/playout.h"
#include "core/rng.h"

namespace durbar {

/// CPU time of this process, in seconds.
inline double cpu_seconds() {
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

/// Makes the compiler believe that the value is read and written here, so that the work which made it cannot
/// be left out or moved.
template <class T>
void keep(T& value) {
    __asm__ volatile("" : "+m"(value) : : "memory");
}

/// Measures one setup. All modes play the same sequence of seeded games, in short slices by turns, so that a
/// machine that slows down or speeds up during the run does so for all of them.
template <Game G>
class BenchGame {
public:
    using State = typename G::State;
    using Move = typename G::Move;

    BenchGame(const State& start, const BenchOptions& options) : start_(start), options_(options) {}

    BenchReport run() {
        warm_up();
        const double begin = cpu_seconds();
        std::vector<Counts> rounds;
        const double seconds = options_.seconds * kPlayouts;
        for (double spent = 0; spent < seconds || rounds.size() < 2; spent = cpu_seconds() - begin) {
            const Counts before = counts_;
            const bool swapped = rounds.size() % 2 == 1;  // neither mode always follows the same other one
            for (int i = 0; i < 2; ++i) {
                swapped ? slice<Mode::Copy>() : slice<Mode::Bare>();
                swapped ? slice<Mode::Bare>() : slice<Mode::Copy>();
            }
            slice<Mode::CopyAll>();
            slice<Mode::ListTwice>();
            slice<Mode::Unpack>();
            measure_yardstick();
            rounds.push_back(counts_);
            for (std::size_t mode = 0; mode < counts_.size(); ++mode) rounds.back()[mode] -= before[mode];
            show(kPlayouts * (cpu_seconds() - begin) / seconds);
        }
        BenchReport result = report(rounds);
        result.search =
            SearchBench<G>(start_, options_.seed).run(options_.seconds - seconds, [&](double share) {
                show(kPlayouts + (1 - kPlayouts) * share);
            });
        result.search.iterations_per_million_yardstick =
            result.search.iterations_per_second / result.yardstick * 1e6;
        return result;
    }

private:
    static constexpr double kPlayouts = 0.6;  ///< of the time; the rest is for the search

    enum class Mode : std::uint8_t {
        Bare,
        Copy,  ///< at each decision the state is copied into the other of two slots, and play goes on there
        CopyAll,    ///< the same before every move, chance included
        ListTwice,  ///< legal_moves is called twice: what the second call costs is the cost of move
                    ///< generation
        Unpack,     ///< every listed move is taken out of the list into an array
    };

    struct Count {
        std::uint64_t games = 0;
        std::uint64_t decisions = 0;
        std::uint64_t chance = 0;
        std::uint64_t listed = 0;
        double seconds = 0;

        double speed() const { return static_cast<double>(games) / seconds; }
        Count& operator+=(const Count& other) {
            games += other.games;
            seconds += other.seconds;
            return *this;
        }
        Count& operator-=(const Count& other) {
            games -= other.games;
            seconds -= other.seconds;
            return *this;
        }
    };
    using Counts = std::array<Count, 5>;  ///< by mode

    void show(double share) const {
        if (options_.progress) options_.progress(share);
    }

    Count& count(Mode mode) { return counts_[index(mode)]; }

    /// A quarter of a second in long runs; shorter ones still take some dozen rounds.
    double slice_seconds() const { return std::min(0.25, options_.seconds / 100); }

    /// Speed in a mode ÷ bare speed: the median over the rounds, so that a disturbed slice does not count.
    static double relative_speed(const std::vector<Counts>& rounds, Mode mode) {
        std::vector<double> ratios;
        ratios.reserve(rounds.size());
        for (const auto& round : rounds)
            ratios.push_back(round[index(mode)].speed() / round[index(Mode::Bare)].speed());
        const auto middle = ratios.begin() + static_cast<std::ptrdiff_t>(ratios.size() / 2);
        std::nth_element(ratios.begin(), middle, ratios.end());
        return *middle;
    }

    void warm_up() {
        for (int i = 0; i < 20; ++i) {
            play_game<Mode::Bare>();
            play_game<Mode::Copy>();
        }
        counts_ = {};
    }

    /// Whole games until the slice is over. The clock is read once a game.
    template <Mode kMode>
    void slice() {
        const double begin = cpu_seconds();
        double now = begin;
        for (const double end = begin + slice_seconds(); now < end; now = cpu_seconds()) play_game<kMode>();
        count(kMode).seconds += now - begin;
    }

    template <Mode kMode>
    void play_game() {
        Count& sum = count(kMode);
        Rng rng(mix64(mix64(options_.seed) + sum.games));
        State* state = &slots_[0];
        *state = start_;
        for (int ply = 0; ply < kPlayoutLimit; ++ply) {
            const Player actor = G::to_act(*state);
            if (actor == Player::Nobody) break;
            G::legal_moves(*state, moves_);
            if constexpr (kMode == Mode::ListTwice) {
                keep(*state);
                keep(moves_);
                G::legal_moves(*state, moves_);
            }
            Move move;
            if (actor == Player::Chance) {
                ++sum.chance;
                move = pick_outcome<G>(*state, moves_, rng);
            } else {
                ++sum.decisions;
                sum.listed += moves_.size();
                move = moves_[rng.below(static_cast<std::uint32_t>(moves_.size()))];
            }
            if constexpr (kMode == Mode::Unpack) unpack();
            if (kMode == Mode::CopyAll || (kMode == Mode::Copy && actor != Player::Chance)) {
                State* other = state == &slots_[0] ? &slots_[1] : &slots_[0];
                *other = *state;
                keep(*other);
                state = other;
            }
            G::apply(*state, move, {});
        }
        keep(*state);
        ++sum.games;
    }

    void unpack() {
        unpacked_.clear();
        for (const Move& move : moves_) unpacked_.push_back(move);
        Move* first = unpacked_.data();
        keep(first);
    }

    void measure_yardstick() {
        const double begin = cpu_seconds();
        double now = begin;
        for (const double end = begin + slice_seconds() / 2; now < end; now = cpu_seconds()) {
            for (int i = 0; i < 8; ++i) yardstick_.run_block();
            yardstick_steps_ += 8 * Yardstick::kStepsPerBlock;
        }
        std::uint64_t sum = yardstick_.checksum();
        keep(sum);
        yardstick_seconds_ += now - begin;
    }

    BenchReport report(const std::vector<Counts>& rounds) {
        const auto ratio = [](auto part, auto whole) {
            return static_cast<double>(part) / static_cast<double>(whole);
        };
        const Count& bare = count(Mode::Bare);
        BenchReport report;
        report.game = G::kId;
        report.players = options_.players;
        report.games = bare.games;
        report.seconds = bare.seconds;
        report.games_per_second = bare.speed();
        report.decisions_per_second = ratio(bare.decisions, bare.seconds);
        report.chance_per_second = ratio(bare.chance, bare.seconds);
        report.decisions_per_game = ratio(bare.decisions, bare.games);
        report.chance_per_game = ratio(bare.chance, bare.games);
        report.moves_per_decision = ratio(bare.listed, bare.decisions);
        report.copy_ratio = relative_speed(rounds, Mode::Copy);
        report.copy_all_ratio = relative_speed(rounds, Mode::CopyAll);
        report.listed_ratio = relative_speed(rounds, Mode::Unpack);
        // Time a game is 1 / speed. The second call finds its data in the cache and its branches foreseen, so
        // the true share is somewhat higher.
        report.movegen_share = 1 / relative_speed(rounds, Mode::ListTwice) - 1;
        Count first;
        Count second;
        for (std::size_t i = 0; i < rounds.size(); ++i) {
            (i < rounds.size() / 2 ? first : second) += rounds[i][index(Mode::Bare)];
        }
        report.half_ratio = second.speed() / first.speed();
        report.state_bytes = sizeof(State);
        report.view_bytes = sizeof(typename G::View);
        report.move_bytes = sizeof(Move);
        report.move_list_bytes = sizeof(typename G::MoveList);
        report.yardstick = ratio(yardstick_steps_, yardstick_seconds_);
        report.games_per_million_yardstick = bare.speed() / report.yardstick * 1e6;
        return report;
    }

    State start_;
    const BenchOptions& options_;
    std::array<State, 2> slots_{};
    typename G::MoveList moves_;
    std::vector<Move> unpacked_;
    Counts counts_{};
    Yardstick yardstick_;
    std::uint64_t yardstick_steps_ = 0;
    double yardstick_seconds_ = 0;
};

}  // namespace durbar
