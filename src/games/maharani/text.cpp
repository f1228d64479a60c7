#include "core/phrases.h"

#include "games/maharani/rules.h"

namespace durbar::maharani {

namespace {

/// Writes a move.
struct Writer {
    std::string operator()(const LayTile& m) const {
        return "tile " + std::to_string(m.place + 1) + " " + std::string(space_name(m.space)) + " " +
               direction_letter(m.arrow);
    }
    std::string operator()(const Refresh&) const { return "refresh"; }
    std::string operator()(const Done&) const { return "done"; }
    std::string operator()(const MoveWorker& m) const {
        return "worker move " + std::string(crew_name(m.crew));
    }
    std::string operator()(const NewWorker& m) const {
        return "worker new " + std::string(crew_name(m.crew));
    }
    std::string operator()(const DrawTile& m) const { return "draw " + tile_name(m.tile, '-'); }
    std::string operator()(const StartWith& m) const { return "start " + std::to_string(m.seat); }
};

using Words = std::vector<std::string_view>;

Result<Move> read_tile(const Words& words) {
    if (words.size() != 4) return move_form("tile PLACE SPACE ARROW");
    const auto place = parse_number(words[1], 1, kPlaces);
    if (!place) return not_a("a place of the rondel", words[1], "1; places 1 to " + std::to_string(kPlaces));
    const auto space = parse_space(words[2]);
    if (!space) {
        return not_a("a space", words[2],
                     "A2; sections A to D, spaces 1 to " + std::to_string(kSpaces / kSections));
    }
    const auto arrow = parse_direction(words[3]);
    if (!arrow) return not_a("a direction", words[3], "N, E, S or W");
    return Move(LayTile{static_cast<std::uint8_t>(*place - 1), *space, *arrow});
}

Result<Move> read_worker(const Words& words) {
    if (words.size() != 3 || (words[1] != "move" && words[1] != "new")) {
        return move_form("worker move COLOUR' or 'worker new COLOUR");
    }
    const auto crew = parse_crew(words[2]);
    if (!crew) return not_a("a colour of workers", words[2], "red, green, blue or yellow");
    return words[1] == "move" ? Move(MoveWorker{*crew}) : Move(NewWorker{*crew});
}

}  // namespace

std::string Rules::format(const Move& m) { return std::visit(Writer{}, m); }

Result<Move> Rules::parse(std::string_view text) {
    const Words words = split_words(text);
    if (words.empty()) return Error{"A move is missing."};
    const std::string_view kind = words[0];
    if (kind == "tile") return read_tile(words);
    if (kind == "refresh") return words.size() == 1 ? Result<Move>(Move(Refresh{})) : move_form("refresh");
    if (kind == "done") return words.size() == 1 ? Result<Move>(Move(Done{})) : move_form("done");
    if (kind == "worker") return read_worker(words);
    if (kind == "draw") {
        const auto tile = words.size() == 2 ? parse_tile(words[1]) : std::nullopt;
        return tile ? Result<Move>(Move(DrawTile{*tile})) : move_form("draw COLOUR-FACE");
    }
    if (kind == "start") {
        const auto seat = words.size() == 2 ? parse_number(words[1], 0, kMaxPlayers - 1) : std::nullopt;
        return seat ? Result<Move>(Move(StartWith{static_cast<std::uint8_t>(*seat)}))
                    : move_form("start SEAT");
    }
    return Error{quoted(kind) + " is not a move; moves begin with tile, refresh, done or worker."};
}

}  // namespace durbar::maharani
