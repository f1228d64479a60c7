#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "core/fixed_vec.h"
#include "core/playout.h"
#include "core/refusal.h"

namespace durbar {

/// Watches a running game for faults of its own rules: invariants after every move; at some moves, chosen by
/// a generator of its own, also the agreements between the concept's functions that hold for every game.
/// Never changes the play.
template <Game G>
class SelfCheck {
public:
    using State = typename G::State;
    using Move = typename G::Move;
    using MoveList = typename G::MoveList;

    explicit SelfCheck(std::uint64_t seed) : rng_(mix64(seed ^ 0x5e1fc4ecU)) {}

    /// The first fault found in the next state of a game, in words. `moves`: what legal_moves says about the
    /// state.
    std::optional<std::string> fault(const State& state, const MoveList& moves) {
        if (auto broken = G::violation(state)) return broken;
        if (before_) {
            if (auto broken = G::violation_between(*before_, state)) return broken;
        }
        before_ = state;
        const bool over = G::to_act(state) == Player::Nobody;
        if (over && moves.size() > 0) return "The game is over, but moves are listed.";
        if (!over && moves.size() == 0) return "Someone is to act, but no move is listed.";
        if (!over && rng_.below(kOneIn) != 0) return std::nullopt;

        listed_.clear();
        for (const Move& move : moves) listed_.push_back(move);
        if (auto broken = faulty_list(state)) return broken;
        if (auto broken = faulty_memory(state)) return broken;
        const auto again = G::parse_position(G::format_position(state));
        if (!again) return "Its own position text is refused: " + describe(again.error());
        if (!(again.value() == state)) return "The position text gives another position back.";
        return faulty_views(state);
    }

private:
    static constexpr std::uint32_t kOneIn = 32;  ///< how often the dearer checks are made
    static constexpr std::uint32_t kLooks = 8;   ///< listed moves looked at each time
    static constexpr std::size_t kMemory = 32;

    auto times_listed(const Move& move) const { return std::count(listed_.begin(), listed_.end(), move); }

    /// A listed move passes check, stands once in the list and survives its text.
    std::optional<std::string> faulty_list(const State& state) {
        for (std::uint32_t look = 0; look < kLooks && !listed_.empty(); ++look) {
            const Move move = listed_[rng_.below(static_cast<std::uint32_t>(listed_.size()))];
            const std::string text = G::format(move);
            if (const auto error = G::check(state, move))
                return "Listed, but refused: " + text + ": " + describe(refusal_of(G::kId, *error));
            if (times_listed(move) != 1) return "Listed twice: " + text;
            const auto parsed = G::parse(text);
            if (!parsed || !(parsed.value() == move)) return "The text gives another move back: " + text;
            if (G::to_act(state) == Player::Chance && G::chance_weight(state, move) == 0) {
                return "An outcome without weight is listed: " + text;
            }
            remember(move);
        }
        return std::nullopt;
    }

    /// Moves of earlier decisions pass check exactly when they are listed now.
    std::optional<std::string> faulty_memory(const State& state) const {
        for (const Move& move : memory_) {
            const bool listed = times_listed(move) > 0;
            if (listed == G::check(state, move).has_value()) {
                return std::string(listed ? "Listed, but refused: " : "Not listed, but passed: ") +
                       G::format(move);
            }
        }
        return std::nullopt;
    }

    /// A state sampled from a seat's view looks the same to that seat, is sound, and offers it the same
    /// moves.
    std::optional<std::string> faulty_views(const State& state) {
        for (int seat = 0; seat < G::players(state); ++seat) {
            const auto view = G::observe(state, seat);
            const State guess = G::sample(view, rng_);
            const std::string who = " (seat " + std::to_string(seat) + ")";
            if (!(G::observe(guess, seat) == view))
                return "A sampled state looks different to its observer" + who;
            if (const auto broken = G::violation(guess))
                return "A sampled state is unsound: " + *broken + who;
            if (G::to_act(state) != player(seat)) continue;
            G::legal_moves(guess, guessed_);
            bool same = guessed_.size() == listed_.size();
            for (std::size_t i = 0; same && i < listed_.size(); ++i) same = guessed_[i] == listed_[i];
            if (!same) return "A sampled state offers other moves" + who;
        }
        return std::nullopt;
    }

    void remember(const Move& move) {
        if (memory_.size() < kMemory) {
            memory_.push_back(move);
        } else {
            memory_[rng_.below(kMemory)] = move;
        }
    }

    Rng rng_;
    std::optional<State> before_;  ///< the state looked at last
    std::vector<Move> listed_;     ///< the legal moves of the state, unpacked
    FixedVec<Move, kMemory> memory_;
    MoveList guessed_;  ///< scratch
};

}  // namespace durbar
