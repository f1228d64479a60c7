#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/match.h"
#include "core/text.h"
#include "support/random_games.h"

namespace durbar::testing {

/// Prints a seeded random game ply by ply, to be kept as a golden file: who decides what, the position (whole
/// at first and every 25 plies, between them only the lines that changed), how many moves are legal and the
/// first few of them, the move played, and what it caused. The moves are eventful_move's, so that a short
/// game meets many rules.
template <Presentable G>
class Playthrough {
public:
    Playthrough(const typename G::Options& options, int players, std::uint64_t seed)
        : state_(G::initial(options, players)), rng_(seed) {
        text_ = "# " + std::string(G::kTitle) + ", seed " + std::to_string(seed) +
                ": a random game. Written by tools/regen_playthroughs.sh.\n";
    }

    std::string print() {
        int ply = 0;
        for (; G::to_act(state_) != Player::Nobody && ply < kPlayoutLimit; ++ply) {
            heading(ply);
            position(ply % kWholeEvery == 0);
            choose();
        }
        heading(ply);
        position(true);
        standing();
        return text_;
    }

private:
    static constexpr int kWholeEvery = 25;
    static constexpr std::size_t kShownMoves = 6;

    void heading(int ply) {
        const Player actor = G::to_act(state_);
        text_ += "\n## ply " + std::to_string(ply + 1) + "  ";
        text_ += is_seat(actor)            ? "seat " + std::to_string(seat_of(actor))
                 : actor == Player::Chance ? "chance"
                                           : "nobody";
        text_ += "  " + std::string(G::decision(state_)) + "\n";
    }

    void position(bool whole) {
        const std::string now = G::format_position(state_);
        std::vector<std::string> lines;
        for (const auto line : split_lines(now)) lines.emplace_back(trim_end(line));
        for (const auto& line : lines) {
            const bool known = std::find(shown_.begin(), shown_.end(), line) != shown_.end();
            if (whole || !known) text_ += line + "\n";
        }
        shown_ = std::move(lines);
    }

    void choose() {
        const auto move = eventful_move<G>(state_, moves_, rng_);
        text_ += "legal " + std::to_string(moves_.size());
        const std::size_t step = std::max<std::size_t>(1, moves_.size() / kShownMoves);
        for (std::size_t i = 0, shown = 0; i < moves_.size() && shown < kShownMoves; i += step, ++shown) {
            text_ += (shown == 0 ? ": " : " | ") + G::format(moves_[i]);
        }
        text_ += "\n> " + G::format(move) + "\n";
        std::vector<typename G::Event> events;
        G::apply(state_, move, EventSink<typename G::Event>(events));
        for (const auto& event : events) text_ += "  " + json_text(event_value(G::tell(event))) + "\n";
    }

    void standing() {
        const auto seats = G::standing(state_);
        for (std::size_t i = 0; i < seats.size(); ++i) {
            text_ += "standing " + std::to_string(i) + " points " + std::to_string(seats[i].points) +
                     " rank " + std::to_string(seats[i].rank) + " of";
            for (const int value : seats[i].breakdown) text_ += " " + std::to_string(value);
            text_ += "\n";
        }
    }

    static std::string_view trim_end(std::string_view line) {
        while (line.ends_with(' ')) line.remove_suffix(1);
        return line;
    }

    typename G::State state_;
    typename G::MoveList moves_;
    Rng rng_;
    std::vector<std::string> shown_;  ///< the lines of the last position
    std::string text_;
};

}  // namespace durbar::testing
