#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/envelope.h"
#include "core/game.h"
#include "core/move_list.h"
#include "core/text.h"

namespace durbar::testing {

/// A whole game as text, to be kept as a golden file and read in a diff. Of the start, the first decisions,
/// the middle and the end it prints every ply: who decides what, the position (whole at the start, in the
/// middle and near the end, else only the lines that changed), how many moves are legal and a few of them,
/// the move played, and what it caused. Of the plies between them it prints the moves, so that the game can
/// be played again, and a digest of everything else, so that no change goes unnoticed.
template <Presentable G>
class Playthrough {
public:
    using State = typename G::State;
    using Move = typename G::Move;

    /// Precondition: the moves are legal, one after the other.
    Playthrough(const State& start, const std::vector<Move>& moves)
        : state_(start), played_(moves), first_decision_(plies_of_setup(start, moves)) {}

    std::string print() {
        const std::size_t plies = played_.size();
        for (std::size_t ply = 0; ply < plies;) {
            if (is_shown(ply)) {
                text_ += "\n" + told(ply, extent_at(ply));
                ++ply;
            } else {
                ply = skip_from(ply);
            }
        }
        text_ += "\n" + heading(plies) + position(Extent::Changes) + standing();
        return text_;
    }

private:
    static constexpr std::size_t kFirst = 4;   ///< plies from the first decision on
    static constexpr std::size_t kMiddle = 5;  ///< plies from the middle on
    static constexpr std::size_t kLast = 3;
    static constexpr std::size_t kShownMoves = 6;
    static constexpr std::size_t kColumns = 120;

    enum class Extent : std::uint8_t { Whole, Changes };

    /// How many plies are chance's before a seat decides anything.
    static std::size_t plies_of_setup(State state, const std::vector<Move>& moves) {
        std::size_t plies = 0;
        for (; plies < moves.size() && !is_seat(G::to_act(state)); ++plies) {
            G::apply(state, moves[plies], {});
        }
        return plies;
    }

    bool is_shown(std::size_t ply) const {
        const auto within = [ply](std::size_t from, std::size_t count) {
            return ply >= from && ply < from + count;
        };
        return ply == 0 || within(first_decision_, kFirst) || within(played_.size() / 2, kMiddle) ||
               ply + kLast >= played_.size();
    }

    /// Precondition: the ply is shown. After the set-up the reader still has the start in mind.
    Extent extent_at(std::size_t ply) const {
        const bool goes_on = ply > 0 && (is_shown(ply - 1) || ply == first_decision_);
        return goes_on ? Extent::Changes : Extent::Whole;
    }

    /// Plays on to the next ply that is shown, and returns it.
    std::size_t skip_from(std::size_t from) {
        const auto printed = known_;
        std::uint64_t digest = fingerprint("");
        std::string moves;
        std::string line;
        std::size_t ply = from;
        for (; !is_shown(ply); ++ply) {
            const std::string move = G::format(played_[ply]);
            if (!line.empty() && line.size() + move.size() + 2 > kColumns) {
                moves += line + "\n";
                line.clear();
            }
            line += (line.empty() ? "> " : "; ") + move;
            digest = fingerprint(told(ply, Extent::Whole), digest);
        }
        known_ = printed;
        text_ += "\n## plies " + std::to_string(from + 1) + " to " + std::to_string(ply) + "  digest " +
                 hex64(digest) + "\n" + moves + line + "\n";
        return ply;
    }

    /// Everything about one ply, which it plays.
    std::string told(std::size_t ply, Extent extent) {
        std::string text = heading(ply) + position(extent);
        G::legal_moves(state_, *moves_);
        text += "legal " + std::to_string(moves_->size());
        const std::size_t step = std::max<std::size_t>(1, moves_->size() / kShownMoves);
        for (std::size_t i = 0, shown = 0; i < moves_->size() && shown < kShownMoves; i += step, ++shown) {
            text += (shown == 0 ? ": " : " | ") + G::format((*moves_)[i]);
        }
        text += "\n> " + G::format(played_[ply]) + "\n";
        std::vector<typename G::Event> events;
        G::apply(state_, played_[ply], EventSink<typename G::Event>(events));
        for (const auto& event : events) text += "  " + json_text(event_value(G::tell(event))) + "\n";
        return text;
    }

    std::string heading(std::size_t ply) const {
        const Player actor = G::to_act(state_);
        const std::string who = is_seat(actor)            ? "seat " + std::to_string(seat_of(actor))
                                : actor == Player::Chance ? "chance"
                                                          : "nobody";
        return "## ply " + std::to_string(ply + 1) + "  " + who + "  " + std::string(G::decision(state_)) +
               "\n";
    }

    std::string position(Extent extent) {
        const std::string now = G::format_position(state_);
        std::string text;
        std::vector<std::string> lines;
        for (auto line : split_lines(now)) {
            while (line.ends_with(' ')) line.remove_suffix(1);
            lines.emplace_back(line);
            const bool known = std::find(known_.begin(), known_.end(), line) != known_.end();
            if (extent == Extent::Whole || !known) text += lines.back() + "\n";
        }
        known_ = std::move(lines);
        return text;
    }

    std::string standing() const {
        std::string text;
        const auto seats = G::standing(state_);
        for (std::size_t i = 0; i < seats.size(); ++i) {
            text += "standing " + std::to_string(i) + " points " + std::to_string(seats[i].points) +
                    " rank " + std::to_string(seats[i].rank) + " of";
            for (const int value : seats[i].breakdown) text += " " + std::to_string(value);
            text += "\n";
        }
        return text;
    }

    State state_;
    const std::vector<Move>& played_;
    std::size_t first_decision_;
    std::unique_ptr<typename G::MoveList> moves_ = new_move_list<G>();
    std::vector<std::string> known_;  ///< the lines of the position that was printed last
    std::string text_;
};

}  // namespace durbar::testing
