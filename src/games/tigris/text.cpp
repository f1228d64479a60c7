#include "core/phrases.h"

#include "games/tigris/position.h"
#include "games/tigris/rules.h"

namespace durbar::tigris {

namespace {

std::string join(std::string_view a, std::string_view b) { return std::string(a) + " " + std::string(b); }

/// Writes a move.
struct Writer {
    std::string operator()(const PlaceTile& m) const {
        return join("tile", join(color_name(m.color), cell_name(m.cell)));
    }
    std::string operator()(const PlaceLeader& m) const {
        return join("leader", join(leader_name(m.leader), cell_name(m.cell)));
    }
    std::string operator()(const Withdraw& m) const { return join("withdraw", leader_name(m.leader)); }
    std::string operator()(const PlayCatastrophe& m) const { return join("catastrophe", cell_name(m.cell)); }
    std::string operator()(const Swap& m) const {
        std::string text = "swap";
        for (const Color c : kAllColors) {
            if (m.tiles[c] > 0) text += " " + join(color_name(c), std::to_string(m.tiles[c]));
        }
        return text;
    }
    std::string operator()(const Pass&) const { return "pass"; }
    std::string operator()(const ChooseWar& m) const { return join("war", leader_name(m.leaders)); }
    std::string operator()(const Commit& m) const { return join("commit", std::to_string(m.tiles)); }
    std::string operator()(const SetBuilding& m) const {
        return m == kNoBuilding ? "no building" : join("building", cell_name(m.cell));
    }
    std::string operator()(const BuildMonument& m) const {
        if (m == kNoMonument) return "no monument";
        return join("monument", join(monument_name(m.monument), cell_name(m.corner)));
    }
    std::string operator()(const KeepTreasure& m) const { return join("stay", cell_name(m.cell)); }
    std::string operator()(const DrawTile& m) const { return join("draw", color_name(m.color)); }
    std::string operator()(const StartWith& m) const { return join("start", std::to_string(m.seat)); }
};

using Words = std::vector<std::string_view>;

constexpr std::string_view kLeaders = "king, priest, farmer or trader";

Error move_form(std::string_view usage) {
    return Error{"That move is written '" + std::string(usage) + "'."};
}

Result<Cell> read_cell(std::string_view word) {
    if (const auto cell = parse_cell(word)) return *cell;
    return not_a("a square", word, "C4; columns A to P, rows 1 to 11");
}

/// A colour by its name, by the name of its tile, or by the letter of its tile in the drawing.
std::optional<Color> read_color(std::string_view word) {
    for (const Color c : kAllColors) {
        const bool letter = word.size() == 1 && word[0] == kTileLetters[index(c)];
        if (letter || word == color_name(c) || word == tile_name(c)) return c;
    }
    return std::nullopt;
}
std::optional<Color> read_leader(std::string_view word) {
    const auto letter = word.size() == 1 ? kLeaderLetters.find(word[0]) : std::string_view::npos;
    return letter != std::string_view::npos ? static_cast<Color>(letter) : parse_leader(word);
}

/// "KIND leader CELL" or "KIND color CELL".
template <class M, class Read>
Result<Move> piece_on_cell(const Words& words, Read read, std::string_view what, std::string_view examples,
                           std::string_view usage) {
    if (words.size() != 3) return move_form(usage);
    const auto piece = read(words[1]);
    if (!piece) return not_a(what, words[1], examples);
    const auto cell = read_cell(words[2]);
    if (!cell) return cell.error();
    return Move(M{*piece, cell.value()});
}

template <class M>
Result<Move> only_cell(const Words& words, std::string_view usage) {
    if (words.size() != 2) return move_form(usage);
    const auto cell = read_cell(words[1]);
    if (!cell) return cell.error();
    return Move(M{cell.value()});
}

template <class M>
Result<Move> only_leader(const Words& words, std::string_view usage) {
    if (words.size() != 2) return move_form(usage);
    const auto leader = read_leader(words[1]);
    if (!leader) return not_a("a leader", words[1], kLeaders);
    return Move(M{*leader});
}

template <class M>
Result<Move> only_number(const Words& words, int high, std::string_view usage) {
    if (words.size() != 2) return move_form(usage);
    const auto number = parse_number(words[1], 0, high);
    if (!number) return not_a("a number", words[1], "0 or 2");
    return Move(M{static_cast<std::uint8_t>(*number)});
}

/// "swap red 2 blue 1", or tile by tile as people pick them: "swap red red blue". The colours come in the
/// house's order, so that a swap has one text.
Result<Move> read_swap(const Words& words) {
    const Error usage{
        "A swap is written 'swap red 2 blue 1', with the colours in the order red, blue, green, black."};
    Swap swap{};
    unsigned least = 0;
    for (std::size_t i = 1; i < words.size(); ++i) {
        const auto color = read_color(words[i]);
        if (!color || index(*color) < least) return usage;
        const auto number = i + 1 < words.size() ? parse_number(words[i + 1], 1, data::kTiles) : std::nullopt;
        if (number && swap.tiles[*color] > 0) return usage;
        if (number) ++i;
        least = index(*color) + (number ? 1 : 0);
        swap.tiles[*color] = static_cast<std::uint8_t>(swap.tiles[*color] + number.value_or(1));
        if (swap.tiles[*color] > data::kTiles) return usage;
    }
    return Move(swap);
}

Result<Move> read_monument(const Words& words) {
    if (words.size() != 3) return move_form("monument black-red C4");
    const auto monument = parse_monument(words[1]);
    if (!monument) return not_a("a monument", words[1], "black-red");
    const auto corner = read_cell(words[2]);
    if (!corner) return corner.error();
    return Move(BuildMonument{*monument, corner.value()});
}

}  // namespace

std::string Rules::format(const Move& m) { return std::visit(Writer{}, m); }

Result<Move> Rules::parse(std::string_view text) {
    const Words words = split_words(text);
    if (words.empty()) return Error{"A move is missing."};
    const std::string_view kind = words[0];
    if (kind == "tile")
        return piece_on_cell<PlaceTile>(words, read_color, "a colour", "red, blue, green or black",
                                        "tile COLOUR SQUARE");
    if (kind == "leader")
        return piece_on_cell<PlaceLeader>(words, read_leader, "a leader", kLeaders, "leader LEADER SQUARE");
    if (kind == "withdraw") return only_leader<Withdraw>(words, "withdraw LEADER");
    if (kind == "catastrophe") return only_cell<PlayCatastrophe>(words, "catastrophe SQUARE");
    if (kind == "swap") return read_swap(words);
    if (kind == "pass") return words.size() == 1 ? Result<Move>(Move(Pass{})) : move_form("pass");
    if (kind == "war") return only_leader<ChooseWar>(words, "war LEADER");
    if (kind == "commit") return only_number<Commit>(words, data::kTiles, "commit NUMBER");
    if (kind == "building") return only_cell<SetBuilding>(words, "building SQUARE");
    if (kind == "monument") return read_monument(words);
    if (kind == "stay") return only_cell<KeepTreasure>(words, "stay SQUARE");
    if (kind == "start") return only_number<StartWith>(words, kMaxPlayers - 1, "start SEAT");
    if (kind == "no") {
        if (words.size() == 2 && words[1] == "building") return Move(kNoBuilding);
        if (words.size() == 2 && words[1] == "monument") return Move(kNoMonument);
        return move_form("no building' or 'no monument");
    }
    if (kind == "draw") {
        const auto color = words.size() == 2 ? parse_color(words[1]) : std::nullopt;
        return color ? Result<Move>(Move(DrawTile{*color})) : move_form("draw COLOUR");
    }
    return Error{quoted(kind) +
                 " is not a move; moves begin with tile, leader, withdraw, catastrophe, swap, pass, war, "
                 "commit, building, monument, no or stay."};
}

}  // namespace durbar::tigris
