#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "ai/search_model.h"

namespace durbar {

/// What an outcome of chance did to the seats.
struct Fortune {
    Shares expected{};         ///< the mean over all outcomes, by weight
    Shares after{};            ///< with the outcome that came
    std::size_t outcomes = 0;  ///< how many there were
    bool exact = true;         ///< the mean is over all of them, not over some
};

/// A position as it was, and as the seat to act had to expect it to be.
struct Insight {
    Shares actual{};
    Shares expected{};
};

/// Before a seat's move and after it.
struct Insights {
    Insight before;
    Insight after;
};

/// Says at one look what a position is worth to each seat, or what a move did to it. It compares positions in
/// the same worlds: what comes after them is the same luck, so that a difference is due to the positions.
/// Not to be shared between threads.
template <Game G>
class Appraiser {
public:
    using State = typename G::State;
    using Move = typename G::Move;
    using View = typename G::View;

    /// `worlds`: how many futures a position is looked at in; more are more exact. The seed numbers them.
    Appraiser(int worlds, std::uint64_t seed) : worlds_(static_cast<std::uint64_t>(worlds)), seed_(seed) {}

    /// From what the reader of the view may know, the mean over the worlds: what is hidden, the luck that
    /// comes next, then what those to act would expect of their moves.
    Shares shares(const View& view) {
        std::array<double, kMaxSeats> sum{};
        for (std::uint64_t number = 0; number < worlds_; ++number) {
            const std::uint64_t world = mix64(seed_ + number);
            add(sum, in_world(guess(view, world), world), 1);
        }
        return mean(sum, static_cast<double>(worlds_));
    }

    /// Precondition: chance is to act, and the outcome is legal.
    Fortune fortune(const State& state, const Move& outcome) {
        G::legal_moves(state, moves_);
        Fortune fortune;
        fortune.outcomes = moves_.size();
        fortune.exact = moves_.size() <= kMany;
        fortune.after = shares_after(state, outcome);
        outcomes_.clear();
        if (fortune.exact) {
            for (const Move& each : moves_) outcomes_.push_back(each);
        } else {
            Rng rng(seed_);
            while (outcomes_.size() < kMany) outcomes_.push_back(pick_outcome<G>(state, moves_, rng));
        }
        std::array<double, kMaxSeats> sum{};
        double total = 0;
        for (const Move& each : outcomes_) {
            const double weight = fortune.exact ? static_cast<double>(G::chance_weight(state, each)) : 1;
            add(sum, each == outcome ? fortune.after : shares_after(state, each), weight);
            total += weight;
        }
        fortune.expected = mean(sum, total);
        return fortune;
    }

    /// What lay hidden from the seat to act, and what its move met. `view`: the seat's own. Precondition: the
    /// seat is to act in the state, the view is of that state, and the move is legal.
    Insights insights(const State& state, const View& view, const Move& move) {
        std::array<std::array<double, kMaxSeats>, 4> sums{};
        for (std::uint64_t number = 0; number < worlds_; ++number) {
            const std::uint64_t world = mix64(seed_ + number);
            add_turn(sums[0], sums[2], state, move, world);
            add_turn(sums[1], sums[3], guess(view, world), move, world);
        }
        const auto count = static_cast<double>(worlds_);
        return {{mean(sums[0], count), mean(sums[1], count)}, {mean(sums[2], count), mean(sums[3], count)}};
    }

private:
    /// More outcomes than these are sampled.
    static constexpr std::size_t kMany = 64;

    static void add(std::array<double, kMaxSeats>& sum, const Shares& shares, double weight) {
        for (std::size_t seat = 0; seat < sum.size(); ++seat) sum[seat] += weight * shares[seat];
    }
    static Shares mean(const std::array<double, kMaxSeats>& sum, double total) {
        Shares shares{};
        for (std::size_t seat = 0; seat < sum.size(); ++seat) {
            shares[seat] = static_cast<float>(sum[seat] / total);
        }
        return shares;
    }

    static State guess(const View& view, std::uint64_t world) {
        Rng rng(~world);
        return G::sample(view, rng);
    }

    Shares shares_after(const State& state, const Move& outcome) {
        State next = state;
        model_.apply(next, outcome);
        std::array<double, kMaxSeats> sum{};
        for (std::uint64_t number = 0; number < worlds_; ++number) {
            add(sum, in_world(next, mix64(seed_ + number)), 1);
        }
        return mean(sum, static_cast<double>(worlds_));
    }

    void add_turn(std::array<double, kMaxSeats>& before, std::array<double, kMaxSeats>& after, State state,
                  const Move& move, std::uint64_t world) {
        add(before, in_world(state, world), 1);
        model_.apply(state, move);
        add(after, in_world(state, world), 1);
    }

    Shares in_world(State state, std::uint64_t world) {
        model_.bring_luck(world);
        model_.pass(state);
        if (G::to_act(state) == Player::Nobody) return final_shares<G>(state);
        std::array<double, kMaxSeats> sum{};
        for (const auto& edge : model_.candidates(state, settings_.looked_at, settings_.kept)) {
            add(sum, edge.value, edge.prior);
        }
        return mean(sum, 1);
    }

    SearchSettings settings_;
    SearchModel<G, NoMeter> model_{settings_};
    std::uint64_t worlds_;
    std::uint64_t seed_;

    // Scratch space.
    typename G::MoveList moves_;
    std::vector<Move> outcomes_;
};

}  // namespace durbar
