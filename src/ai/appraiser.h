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

/// Says at one look what a position is worth to each seat, all cards on the table. It compares positions in
/// the same worlds: what comes after them is the same luck, so that a difference is due to the positions.
/// Not to be shared between threads.
template <Game G>
class Appraiser {
public:
    using State = typename G::State;
    using Move = typename G::Move;

    /// `worlds`: how many futures a position is looked at in; more are more exact. The seed numbers them.
    Appraiser(int worlds, std::uint64_t seed) : worlds_(static_cast<std::uint64_t>(worlds)), seed_(seed) {}

    /// The mean over the worlds: the luck that comes next, then what those to act would expect of their
    /// moves.
    Shares shares(const State& state) {
        std::array<double, kMaxSeats> sum{};
        for (std::uint64_t world = 0; world < worlds_; ++world) {
            add(sum, in_world(state, mix64(seed_ + world)), 1);
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

    Shares shares_after(const State& state, const Move& outcome) {
        State next = state;
        model_.apply(next, outcome);
        return shares(next);
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
