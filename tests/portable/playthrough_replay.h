#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/move_list.h"
#include "core/text.h"

namespace durbar::testing {

/// Plays a golden playthrough (support/playthrough.h) again from its own text, by rules alone: begins at its
/// first position, makes its moves, and finds who decides what, the positions, the number of legal moves, the
/// moves shown and the final standing as they are written. Sentences about events are left to the test that
/// prints the file.
template <Game G>
class PlaythroughReplay {
public:
    /// The sentence that says what is not as written; empty if all is.
    static std::optional<std::string> fault(std::string_view text) {
        PlaythroughReplay replay;
        return replay.read(split_lines(text));
    }

private:
    using Fault = std::optional<std::string>;

    Fault read(const std::vector<std::string_view>& lines) {
        bool in_events = false;
        for (const auto line : lines) {
            if (line.empty() || line.starts_with('#')) {
                if (!line.starts_with("## ply ")) continue;
                in_events = false;
                written_.clear();
                heading_ = line;
            } else if (line.starts_with("legal ")) {
                if (auto fault = position_fault()) return fault;
                if (auto fault = moves_fault(line)) return fault;
            } else if (line.starts_with("> ")) {
                if (auto fault = play(line.substr(2))) return fault;
                in_events = true;
            } else if (line.starts_with("standing ")) {
                if (auto fault = standing_fault(line)) return fault;
            } else if (!in_events) {
                written_.push_back(line);
            }
        }
        if (!state_ || G::to_act(*state_) != Player::Nobody) return "The game does not come to its end.";
        if (standings_ != G::standing(*state_).size()) return "The standing is not whole.";
        return std::nullopt;
    }

    Fault wrong(const std::string& what) const { return std::string(heading_) + ": " + what; }

    /// The lines of a position that were written are lines of the position on the table, in that order; all
    /// of them at the first ply, which sets the table.
    Fault position_fault() {
        if (!state_) {
            std::string whole;
            for (const auto line : written_) whole.append(line).append("\n");
            const auto start = G::parse_position(whole);
            if (!start) return wrong(describe(start.error()));
            state_ = start.value();
        }
        const std::string now = G::format_position(*state_);
        std::vector<std::string_view> lines = split_lines(now);
        for (auto& line : lines) {
            while (line.ends_with(' ')) line.remove_suffix(1);
        }
        std::vector<std::string_view> expected;
        const bool whole = !written_.empty() && written_.front() == lines.front();
        for (const auto line : lines) {
            const bool known = std::find(shown_.begin(), shown_.end(), line) != shown_.end();
            if (whole || !known) expected.push_back(line);
        }
        if (expected != written_) return wrong("the position is another one:\n" + now);
        shown_.assign(lines.begin(), lines.end());
        return turn_fault();
    }

    Fault turn_fault() const {
        const Player actor = G::to_act(*state_);
        const std::string who = is_seat(actor)            ? "seat " + std::to_string(seat_of(actor))
                                : actor == Player::Chance ? "chance"
                                                          : "nobody";
        const std::string turn = "  " + who + "  " + std::string(G::decision(*state_));
        return heading_.ends_with(turn) ? Fault{} : wrong("the turn is another one:" + turn);
    }

    Fault moves_fault(std::string_view line) {
        G::legal_moves(*state_, *moves_);
        const std::string_view counted = line.substr(0, line.find(':'));
        if (counted != "legal " + std::to_string(moves_->size())) {
            return wrong("there are " + std::to_string(moves_->size()) + " legal moves");
        }
        std::size_t at = 0;
        for (std::size_t begin = counted.size() + 2; begin < line.size();) {
            const std::size_t end = std::min(line.find(" | ", begin), line.size());
            const std::string_view shown = line.substr(begin, end - begin);
            while (at < moves_->size() && G::format((*moves_)[at]) != shown) ++at;
            if (at == moves_->size()) return wrong("not legal, or not in this order: " + std::string(shown));
            begin = end + 3;
        }
        return std::nullopt;
    }

    Fault play(std::string_view text) {
        const auto move = G::parse(text);
        if (!move) return wrong(describe(move.error()));
        if (G::format(move.value()) != text) return wrong("the move is written in another way");
        if (const auto broken = G::check(*state_, move.value())) return wrong("the move is refused");
        G::apply(*state_, move.value(), {});
        return std::nullopt;
    }

    /// The position after the last ply has no list of moves below it; the first standing ends it.
    Fault standing_fault(std::string_view line) {
        if (standings_ == 0) {
            if (auto fault = position_fault()) return fault;
        }
        const auto seats = G::standing(*state_);
        if (standings_ == seats.size()) return wrong("too many seats");
        const auto& seat = seats[standings_];
        std::string told = "standing " + std::to_string(standings_) + " points " +
                           std::to_string(seat.points) + " rank " + std::to_string(seat.rank) + " of";
        for (const int value : seat.breakdown) told += " " + std::to_string(value);
        ++standings_;
        return told == line ? Fault{} : wrong("the standing is another one: " + told);
    }

    std::optional<typename G::State> state_;
    std::unique_ptr<typename G::MoveList> moves_ = new_move_list<G>();
    std::string_view heading_;
    std::vector<std::string_view> written_;  ///< the lines of this ply's position
    std::vector<std::string> shown_;         ///< the whole position before
    std::size_t standings_ = 0;
};

}  // namespace durbar::testing
