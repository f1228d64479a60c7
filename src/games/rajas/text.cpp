#include "core/phrases.h"
#include "games/rajas/rules.h"

namespace durbar::rajas {

namespace {

constexpr std::string_view kTurned = "turned";
constexpr int kMostDice = data::kKaliFront;

std::string die_text(Color color, int face) {
    return std::string(color_name(color)) + " " + std::to_string(face);
}

/// Writes a move.
struct Writer {
    std::string operator()(const Place& m) const { return "place " + std::string(space_name(m.space)); }
    std::string operator()(const PayDie& m) const {
        return "die " + die_text(m.color, m.face) + (m.turned ? " " + std::string(kTurned) : "");
    }
    std::string operator()(const ChooseTile& m) const { return "tile " + std::string(tile_name(m.tile)); }
    std::string operator()(const LayTile& m) const {
        return "lay " + cell_name(m.cell) + " " + std::to_string(m.turn);
    }
    std::string operator()(const PayTile& m) const {
        std::string text = "pay";
        for (int face = 1; face <= data::kFaces; ++face) {
            for (int i = 0; i < PayTile::get(m.plain, face); ++i) text += " " + std::to_string(face);
            for (int i = 0; i < PayTile::get(m.turned, face); ++i) {
                text += " " + std::to_string(face) + kTurnedMark;
            }
        }
        return text;
    }
    std::string operator()(const First& m) const {
        return m.track == Track::Fame ? "first fame" : "first money";
    }
    std::string operator()(const FirstYield& m) const { return "yield " + std::string(slot_name(m.slot)); }
    std::string operator()(const ReturnDie& m) const { return "return " + die_text(m.color, m.face); }
    std::string operator()(const RerollDie& m) const { return "reroll " + die_text(m.color, m.face); }
    std::string operator()(const Done&) const { return "done"; }
    std::string operator()(const TakeDice& m) const {
        std::string text = "take";
        for (const Color c : kAllColors) {
            if (m.counts[index(c)] == 0) continue;
            text += " " + std::to_string(m.counts[index(c)]) + " " + std::string(color_name(c));
        }
        return total(m.counts) == 0 ? "take none" : text;
    }
    std::string operator()(const UpgradeBuilding& m) const {
        return "upgrade " + std::string(building_name(m.building));
    }
    std::string operator()(const Sail& m) const { return "sail " + std::to_string(m.spaces); }
    std::string operator()(const Visit& m) const { return "visit " + std::string(chamber_name(m.chamber)); }
    std::string operator()(const Sell& m) const {
        return "sell " + std::string(good_name(m.good)) + " " + std::to_string(m.stalls);
    }
    std::string operator()(const TakeToken& m) const {
        if (m == kDeclineToken) return "no token";
        return "token " + std::string(token_name(m.token)) + " " + std::string(slot_name(m.slot));
    }
    std::string operator()(const RevealTile& m) const { return "reveal " + std::string(tile_name(m.tile)); }
    std::string operator()(const RollDie& m) const { return "roll " + die_text(m.color, m.face); }
    std::string operator()(const RollRiver& m) const { return "river roll " + std::to_string(m.face); }
    std::string operator()(const DrawRiverToken& m) const {
        return "river token " + std::to_string(m.token + 1);
    }
    std::string operator()(const StartWith& m) const { return "start " + std::to_string(m.seat); }
    std::string operator()(const DrawToken& m) const { return "draw " + std::string(token_name(m.token)); }
};

using Words = std::vector<std::string_view>;

/// The move that a word gives, or the form it should have.
template <class Make, class Value>
Result<Move> one_word(const std::optional<Value>& value, std::string_view usage, Make make) {
    return value ? Result<Move>(Move(make(*value))) : Result<Move>(move_form(usage));
}

struct Die {
    Color color;
    std::uint8_t face;
};
std::optional<Die> read_die(const Words& words) {
    const auto color = words.size() >= 3 ? parse_color(words[1]) : std::nullopt;
    const auto face = color ? parse_number(words[2], 1, data::kFaces) : std::nullopt;
    if (!face) return std::nullopt;
    return Die{*color, static_cast<std::uint8_t>(*face)};
}

template <class DieMove>
Result<Move> read_die_move(const Words& words) {
    const auto die = words.size() == 3 ? read_die(words) : std::nullopt;
    if (!die) return move_form(std::string(words[0]) + " COLOUR FACE");
    return Move(DieMove{die->color, die->face});
}

Result<Move> read_pay_die(const Words& words) {
    const bool turned = words.size() == 4 && words[3] == kTurned;
    const auto die = words.size() == 3 || turned ? read_die(words) : std::nullopt;
    if (!die) return move_form("die COLOUR FACE' or 'die COLOUR FACE turned");
    return Move(PayDie{die->color, die->face, turned});
}

Result<Move> read_lay(const Words& words) {
    const auto cell = words.size() == 3 ? parse_cell(words[1]) : std::nullopt;
    const auto turn = cell ? parse_number(words[2], 0, kDirections - 1) : std::nullopt;
    if (!turn) return move_form("lay CELL QUARTERS");
    return Move(LayTile{*cell, static_cast<std::uint8_t>(*turn)});
}

/// RG-3.10 Faces in any order; a star behind a face turns that die.
Result<Move> read_pay(const Words& words) {
    PayTile m{};
    bool good = words.size() >= 2 && words.size() <= kMostDice + 1;
    for (std::size_t i = 1; good && i < words.size(); ++i) {
        const bool turned = words[i].ends_with(kTurnedMark);
        const auto face =
            parse_number(words[i].substr(0, words[i].size() - (turned ? 1 : 0)), 1, data::kFaces);
        good = face.has_value();
        if (good) PayTile::add(turned ? m.turned : m.plain, *face, 1);
    }
    return good ? Result<Move>(Move(m))
                : Result<Move>(move_form("pay FACES', such as 'pay 3 5' or 'pay 4 2*"));
}

/// "take 1 blue 2 green": numbers come first, because behind a colour a number is a face.
bool read_numbers(const Words& words, DieCounts& counts) {
    if (words.size() < 3 || words.size() % 2 == 0) return false;
    for (std::size_t i = 1; i < words.size(); i += 2) {
        const auto count = parse_number(words[i], 1, kMostDice);
        const auto color = parse_color(words[i + 1]);
        if (!color || !count || counts[index(*color)] != 0) return false;
        counts[index(*color)] = static_cast<std::uint8_t>(*count);
    }
    return true;
}

/// "take blue green green": die after die, in any order.
bool read_colors(const Words& words, DieCounts& counts) {
    if (words.size() < 2 || words.size() > kMostDice + 1) return false;
    for (std::size_t i = 1; i < words.size(); ++i) {
        const auto color = parse_color(words[i]);
        if (!color) return false;
        ++counts[index(*color)];
    }
    return true;
}

Result<Move> read_take(const Words& words) {
    if (words.size() == 2 && words[1] == "none") return Move(TakeDice{});
    TakeDice numbers{};
    if (read_numbers(words, numbers.counts)) return Move(numbers);
    TakeDice colors{};
    if (read_colors(words, colors.counts)) return Move(colors);
    return move_form("take NUMBER COLOUR …', 'take COLOUR …' or 'take none");
}

Result<Move> read_sell(const Words& words) {
    const auto good = words.size() == 3 ? parse_good(words[1]) : std::nullopt;
    const auto stalls = good ? parse_number(words[2], 0, Stalls::kMost) : std::nullopt;
    if (!stalls) return move_form("sell GOOD NUMBER");
    if (*stalls == 0) return Move(kSellNothing);
    return Move(Sell{*good, static_cast<std::uint8_t>(*stalls)});
}

Result<Move> read_token(const Words& words) {
    const auto token = words.size() == 3 ? parse_token(words[1]) : std::nullopt;
    const auto slot = token ? parse_slot(words[2]) : std::nullopt;
    if (!slot) return move_form("token TOKEN SLOT");
    return Move(TakeToken{*token, *slot});
}

Result<Move> read_river(const Words& words) {
    const bool rolls = words.size() == 3 && words[1] == "roll";
    const bool draws = words.size() == 3 && words[1] == "token";
    const auto number =
        rolls || draws ? parse_number(words[2], 1, rolls ? data::kFaces : kRiverTokens) : std::nullopt;
    if (!number) return move_form("river roll FACE' or 'river token NUMBER");
    if (rolls) return Move(RollRiver{static_cast<std::uint8_t>(*number)});
    return Move(DrawRiverToken{static_cast<std::uint8_t>(*number - 1)});
}

/// Moves of one word besides the first.
Result<Move> read_short(const Words& words) {
    const std::string_view kind = words[0];
    const std::string_view word = words.size() == 2 ? words[1] : std::string_view{};
    const auto number = [&](int high) { return parse_number(word, 0, high); };
    if (kind == "place") return one_word(parse_space(word), "place SPACE", [](Space s) { return Place{s}; });
    if (kind == "tile") return one_word(parse_tile(word), "tile TILE", [](Tile t) { return ChooseTile{t}; });
    if (kind == "reveal")
        return one_word(parse_tile(word), "reveal TILE", [](Tile t) { return RevealTile{t}; });
    if (kind == "draw")
        return one_word(parse_token(word), "draw TOKEN", [](Token t) { return DrawToken{t}; });
    if (kind == "yield")
        return one_word(parse_slot(word), "yield SLOT", [](Slot s) { return FirstYield{s}; });
    if (kind == "upgrade") {
        return one_word(parse_building(word), "upgrade BUILDING",
                        [](Building b) { return UpgradeBuilding{b}; });
    }
    if (kind == "visit") {
        return one_word(parse_chamber(word), "visit CHAMBER",
                        [](int n) { return Visit{static_cast<std::uint8_t>(n)}; });
    }
    if (kind == "sail") {
        return one_word(number(data::kRiverEnd), "sail SPACES",
                        [](int n) { return Sail{static_cast<std::uint8_t>(n)}; });
    }
    return one_word(number(kMaxPlayers - 1), "start SEAT",
                    [](int n) { return StartWith{static_cast<std::uint8_t>(n)}; });
}

}  // namespace

std::string Rules::format(const Move& m) { return std::visit(Writer{}, m); }

Result<Move> Rules::parse(std::string_view text) {
    const Words words = split_words(text);
    if (words.empty()) return Error{"A move is missing."};
    const std::string_view kind = words[0];
    for (const std::string_view known :
         {"place", "tile", "reveal", "draw", "yield", "upgrade", "visit", "sail", "start"}) {
        if (kind == known) return read_short(words);
    }
    if (kind == "die") return read_pay_die(words);
    if (kind == "lay") return read_lay(words);
    if (kind == "pay") return read_pay(words);
    if (kind == "take") return read_take(words);
    if (kind == "sell") return read_sell(words);
    if (kind == "token") return read_token(words);
    if (kind == "river") return read_river(words);
    if (kind == kReturn) return read_die_move<ReturnDie>(words);
    if (kind == kReroll) return read_die_move<RerollDie>(words);
    if (kind == "roll") return read_die_move<RollDie>(words);
    const std::string_view second = words.size() == 2 ? words[1] : std::string_view{};
    if (kind == "first") {
        if (second != "fame" && second != "money") return move_form("first fame' or 'first money");
        return Move(First{second == "fame" ? Track::Fame : Track::Money});
    }
    if (kind == "no") return second == "token" ? Result<Move>(Move(kDeclineToken)) : move_form("no token");
    if (kind == "done") return words.size() == 1 ? Result<Move>(Move(Done{})) : move_form("done");
    return Error{quoted(kind) +
                 " is not a move; moves begin with place, die, tile, lay, pay, take, sell, sail …"};
}

}  // namespace durbar::rajas
