#pragma once

#include <algorithm>
#include <optional>
#include <ranges>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "core/text.h"

namespace durbar {

using Words = std::vector<std::string_view>;
/// What is wrong with a line or a position, in words; empty if nothing is. A fault against a rule begins with
/// its id: "RG-9.5: one tile lies under each cover".
using Fault = std::optional<std::string>;

/// The fault as a sentence, with its rule apart. `line`: 0 if the position as a whole is wrong.
Error position_error(std::string_view fault, int line = 0);

/// Splits "agenda wars; monument C4" behind its first word into the steps between the semicolons.
inline std::vector<Words> agenda_steps(const Words& words) {
    std::vector<Words> steps(1);
    for (std::size_t i = 1; i < words.size(); ++i) {
        std::string_view word = words[i];
        const bool last = word.ends_with(';');
        if (last) word.remove_suffix(1);
        if (!word.empty()) steps.back().push_back(word);
        if (last) steps.emplace_back();
    }
    return steps;
}

/// Reads such a line into a stack of frames: the step that stands first is the next one, so it lies on top.
/// `read` makes a frame of one step's words.
template <class Agenda, class Read>
Fault read_agenda(const Words& words, Agenda& agenda, const Read& read) {
    const std::vector<Words> steps = agenda_steps(words);
    agenda.clear();
    if (steps.size() > Agenda::capacity()) return "The agenda is too long.";
    for (const Words& step : std::views::reverse(steps)) {
        typename Agenda::value_type next{};
        if (auto fault = read(step, next)) return fault;
        agenda.push_back(next);
    }
    return std::nullopt;
}

/// The part of a position text that all games share: the name of the game on the first line, then `players`
/// and `option` lines, then lines of the game's own, each about one thing. Empty lines and lines that begin
/// with '#' are comments. What is left out keeps its value at the start.
///
/// A game derives its `Lines` from this (CRTP) and gives it
///   - kNamedLines: the first words of lines that may stand several times, each time about something else,
///   - Fault line(const Words&): reads one line of the game's own into `s_`, which holds the set-up,
///   - Fault close(): fills in what was left out and refuses what no game can reach.
template <class G, class Lines>
class PositionReader {
public:
    explicit PositionReader(std::string_view text) : lines_(split_lines(text)) {}

    Result<typename G::State> read() {
        for (at_ = 0; at_ < lines_.size(); ++at_) {
            const Words words = split_words(lines_[at_]);
            if (words.empty() || words[0].starts_with('#')) continue;
            if (const auto fault = shared_line(words)) {
                return position_error(*fault, static_cast<int>(at_) + 1);
            }
        }
        if (!begun_) return Error{first_line(), 1};
        begin_game();
        if (const auto fault = lines().close()) return position_error(*fault);
        return s_;
    }

protected:
    /// The line after this one; empty at the end.
    std::optional<Words> next_line() {
        if (at_ + 1 >= lines_.size()) return std::nullopt;
        return split_words(lines_[at_ + 1]);
    }
    void skip_line() { ++at_; }

    template <class Int>
    static Fault number(const Words& words, int low, int high, Int& out) {
        const auto value = words.size() == 2 ? parse_number(words[1], low, high) : std::nullopt;
        if (!value) {
            return "'" + std::string(words[0]) + "' takes a number from " + std::to_string(low) + " to " +
                   std::to_string(high) + ".";
        }
        out = static_cast<Int>(*value);
        return std::nullopt;
    }

    Result<unsigned> seat(const Words& words) const {
        const auto value = words.size() >= 2 ? parse_number(words[1], 0, s_.players - 1) : std::nullopt;
        if (!value) {
            return Error{"'" + std::string(words[0]) + "' needs a seat from 0 to " +
                         std::to_string(s_.players - 1) + "."};
        }
        return static_cast<unsigned>(*value);
    }

    /// "KEY SEAT NUMBER" into an array by seat.
    template <class Array>
    Fault seat_number(const Words& words, int high, Array& out) const {
        const auto at = seat(words);
        if (!at) return at.error().message;
        const auto value = words.size() == 3 ? parse_number(words[2], 0, high) : std::nullopt;
        if (!value) {
            return "'" + std::string(words[0]) + "' takes a seat and a number up to " + std::to_string(high) +
                   ".";
        }
        out[at.value()] = static_cast<typename Array::value_type>(*value);
        return std::nullopt;
    }

    typename G::State s_;

private:
    Lines& lines() { return static_cast<Lines&>(*this); }

    static std::string first_line() { return "A position begins with '" + std::string(G::kId) + "'."; }

    Fault shared_line(const Words& words) {
        if (!begun_) {
            begun_ = true;
            return words.size() == 1 && words[0] == G::kId ? Fault{} : first_line();
        }
        if (!lines_read_.insert(subject(words)).second) return "This line was already given.";
        if (words[0] == "players") return players(words);
        if (words[0] == "option") return option(words);
        begin_game();
        return lines().line(words);
    }

    /// What a line is about, so that nothing is said twice: "turn", "hand 0", "option board".
    static std::string subject(const Words& words) {
        const auto& names = Lines::kNamedLines;
        const bool by_name =
            words[0] == "option" || std::find(names.begin(), names.end(), words[0]) != names.end();
        if (!by_name || words.size() < 2) return std::string(words[0]);
        return std::string(words[0]) + " " + std::string(words[1].substr(0, words[1].find('=')));
    }

    Fault players(const Words& words) {
        if (game_begun_) return "'players' comes before the lines of the game.";
        return number(words, G::kMinPlayers, G::kMaxPlayers, players_);
    }

    Fault option(const Words& words) {
        if (game_begun_) return "'option' comes before the lines of the game.";
        const std::size_t sign = words.size() == 2 ? words[1].find('=') : std::string_view::npos;
        if (sign == std::string_view::npos) return "An option is written 'option name=value'.";
        const auto error = G::set_option(options_, words[1].substr(0, sign), words[1].substr(sign + 1));
        return error ? Fault(error->message) : std::nullopt;
    }

    /// Set-up without what is dealt and drawn.
    void begin_game() {
        if (game_begun_) return;
        game_begun_ = true;
        s_ = G::initial(options_, players_);
        s_.agenda.clear();
    }

    std::vector<std::string_view> lines_;
    std::size_t at_ = 0;
    bool begun_ = false;
    bool game_begun_ = false;
    int players_ = G::kMinPlayers;
    typename G::Options options_;
    std::set<std::string> lines_read_;
};

}  // namespace durbar
