#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/text.h"
#include "support/playthrough.h"

namespace durbar::testing {

/// Plays a golden playthrough (support/playthrough.h) again from its own text: begins at its first position,
/// makes its moves to the end of the game, and prints it as it is written.
template <Presentable G>
class PlaythroughReplay {
public:
    /// The sentence that says what is not as written; empty if all is.
    static std::optional<std::string> fault(std::string_view text) {
        const auto written = split_lines(text);
        const auto start = start_of(written);
        if (!start) return describe(start.error());
        const auto moves = moves_of(start.value(), written);
        if (!moves) return describe(moves.error());
        const std::string printed = Playthrough<G>(start.value(), moves.value()).print();
        const auto again = split_lines(printed);
        const std::size_t lines = std::max(written.size(), again.size() + kComment);
        for (std::size_t i = kComment; i < lines; ++i) {
            const auto before = i < written.size() ? written[i] : "(end of the file)";
            const auto now = i - kComment < again.size() ? again[i - kComment] : "(end of the game)";
            if (before != now) return "line " + std::to_string(i + 1) + " is another one: " + quoted(now);
        }
        return std::nullopt;
    }

private:
    using State = typename G::State;
    using Moves = std::vector<typename G::Move>;
    static constexpr std::size_t kComment = 1;  ///< lines before the game

    /// The position of the first ply.
    static Result<State> start_of(const std::vector<std::string_view>& lines) {
        std::string position;
        for (const auto line : lines) {
            if (line.starts_with("legal ")) break;
            if (!line.starts_with('#')) position.append(line).append("\n");
        }
        return G::parse_position(trim(position));
    }

    static Result<Moves> moves_of(State state, const std::vector<std::string_view>& lines) {
        constexpr std::string_view kBetween = "; ";
        Moves moves;
        for (auto line : lines) {
            if (!line.starts_with("> ")) continue;
            for (line.remove_prefix(2); !line.empty();) {
                const std::size_t end = std::min(line.find(kBetween), line.size());
                const auto move = G::parse(line.substr(0, end));
                if (!move) return move.error();
                if (G::check(state, move.value())) return Error{"refused: " + quoted(line.substr(0, end))};
                G::apply(state, move.value(), {});
                moves.push_back(move.value());
                line.remove_prefix(std::min(end + kBetween.size(), line.size()));
            }
        }
        if (G::to_act(state) != Player::Nobody) return Error{"The game does not come to its end."};
        return moves;
    }
};

}  // namespace durbar::testing
