#include <array>

#include "core/position_reader.h"
#include "games/tigris/kingdoms.h"
#include "games/tigris/position.h"
#include "games/tigris/rules.h"
#include "games/tigris/steps/steps.h"
#include "games/tigris/values.h"

namespace durbar::tigris {

namespace {

/// The lines of a Tigris position. Hands are empty unless given, and the bag holds all tiles that lie nowhere
/// else.
class Reader : public PositionReader<Rules, Reader> {
public:
    using PositionReader::PositionReader;

    static constexpr std::array<std::string_view, 7> kNamedLines{
        "hand", "swapped", "points", "treasures", "catastrophes", "monument", "building"};

    Fault line(const Words& words) {
        const std::string_view key = words[0];
        if (key == "board") return board(words);
        if (key == "turn") return number(words, 0, s_.players - 1, s_.turn);
        if (key == "done") return number(words, 0, data::kActions, s_.actions_done);
        if (key == "agenda") return parse_agenda(words, s_);
        if (key == "hand") return seat_counts(words, s_.hands);
        if (key == "swapped") return seat_counts(words, s_.swapped);
        if (key == "points") return points(words);
        if (key == "treasures") return seat_number(words, 14, s_.treasures_owned);
        if (key == "catastrophes") return seat_number(words, data::kCatastrophesPerPlayer, s_.catastrophes);
        if (key == "out") return counts(words, 1, s_.out);
        if (key == "bag") {
            bag_given_ = true;
            return counts(words, 1, s_.bag);
        }
        if (key == "monument") return monument(words);
        if (key == "building") return building(words);
        if (key == "unification") return unification(words);
        if (key == "conflict") return conflict(words);
        if (key == "over") return over(words);
        return quoted(key) + " is not a line of a position.";
    }

    Fault close();

private:
    /// A window of the board: a line of column letters, then rows; squares outside it stay as at the start.
    Fault board(const Words& words) {
        if (words.size() != 1) return "'board' must stand alone on its line.";
        const Words header = next_line().value_or(Words{});
        skip_line();
        const auto corner = header.empty() ? std::nullopt : parse_cell(std::string(header[0]) + "1");
        const int first = corner ? column_of(*corner) : 0;
        for (std::size_t i = 0; i < header.size(); ++i) {
            const auto letter = static_cast<char>('A' + first + static_cast<int>(i));
            if (!corner || header[i] != std::string(1, letter) || letter >= 'A' + kColumns) {
                return "The board begins with a line of column letters, such as 'A B C D'.";
            }
        }
        if (header.empty()) return "The board begins with a line of column letters, such as 'A B C D'.";
        int previous = 0;
        while (const auto next = next_line()) {
            const Words& row = *next;
            const auto row_number = row.empty() ? std::nullopt : parse_number(row[0], 1, kRows);
            if (!row_number) break;
            skip_line();
            if (previous != 0 && *row_number != previous + 1)
                return "The rows of the board must be in order.";
            if (row.size() != header.size() + 1) {
                return "This row has " + std::to_string(row.size() - 1) + " squares, not " +
                       std::to_string(header.size()) + ".";
            }
            previous = *row_number;
            for (std::size_t i = 1; i < row.size(); ++i) {
                const Cell cell = cell_at(first + static_cast<int>(i) - 1, *row_number - 1);
                if (auto fault = square(cell, row[i])) return fault;
            }
        }
        return previous == 0 ? Fault("The board has no rows.") : std::nullopt;
    }

    void clear_square(Cell cell) {
        for (auto& tiles : s_.tiles) tiles.remove(cell);
        s_.flipped.remove(cell);
        s_.burnt.remove(cell);
        s_.treasures.remove(cell);
    }

    Fault square(Cell cell, std::string_view token) {
        clear_square(cell);
        const auto unknown = [&] {
            return quoted(token) + " on " + cell_name(cell) + " is not a piece that lies on a square.";
        };
        const char letter = token[0];
        std::string_view marks = token.substr(1);
        if (const auto color = kTileLetters.find(letter); color != std::string_view::npos) {
            s_.tiles[color].add(cell);
        } else if (const auto leader = kLeaderLetters.find(letter); leader != std::string_view::npos) {
            const auto seat = parse_number(token.substr(1), 0, s_.players - 1);
            if (!seat) return unknown();
            if (s_.leaders[static_cast<unsigned>(*seat)][leader] != kNoCell) {
                return "The leader " + std::string(token) + " stands on the board twice.";
            }
            put_leader(s_, *seat, static_cast<Color>(leader), cell);
            return std::nullopt;
        } else if (letter == kFlippedLetter) {
            s_.flipped.add(cell);
        } else if (letter == kBurntLetter && marks.empty()) {
            s_.burnt.add(cell);
        } else if ((letter == '.' || letter == '~') && marks.empty()) {
            return std::nullopt;
        } else {
            return unknown();
        }
        const auto mark = [&](char sign) {
            const bool there = marks.starts_with(sign);
            if (there) marks.remove_prefix(1);
            return there;
        };
        if (mark(kTreasureMark)) s_.treasures.add(cell);
        if (mark(kUnificationMark)) drawn_unification_.add(cell);
        if (mark(kBuildingMark)) drawn_buildings_.add(cell);
        return marks.empty() ? std::nullopt : Fault(unknown());
    }

    /// "red 2 blue 1" from word `from` on; colours left out are none.
    Fault read_colors(const Words& words, std::size_t from, int high, std::array<int, kColors>& values) {
        values = {};
        std::array<bool, kColors> given{};
        const auto form =
            "'" + std::string(words[0]) + "' lists colours with numbers, such as 'red 2 blue 1'.";
        if ((words.size() - from) % 2 != 0) return form;
        for (std::size_t i = from; i < words.size(); i += 2) {
            const auto color = parse_color(words[i]);
            const auto value = parse_number(words[i + 1], 0, high);
            if (!color || !value || given[index(*color)]) return form;
            values[index(*color)] = *value;
            given[index(*color)] = true;
        }
        return std::nullopt;
    }

    Fault counts(const Words& words, std::size_t from, Counts& out) {
        std::array<int, kColors> values{};
        if (auto fault = read_colors(words, from, data::kTiles, values)) return fault;
        for (unsigned i = 0; i < kColors; ++i) out.of[i] = static_cast<std::uint8_t>(values[i]);
        return std::nullopt;
    }

    Fault seat_counts(const Words& words, std::array<Counts, kMaxPlayers>& out) {
        const auto at = seat(words);
        if (!at) return at.error().message;
        return counts(words, 2, out[at.value()]);
    }

    Fault points(const Words& words) {
        const auto at = seat(words);
        if (!at) return at.error().message;
        std::array<int, kColors> values{};
        if (auto fault = read_colors(words, 2, kMostPoints, values)) return fault;
        for (unsigned i = 0; i < kColors; ++i)
            s_.points[at.value()][i] = static_cast<std::uint16_t>(values[i]);
        return std::nullopt;
    }

    Fault monument(const Words& words) {
        const auto which = words.size() == 4 ? parse_monument(words[1]) : std::nullopt;
        const auto corner = words.size() == 4 ? parse_cell(words[2]) : std::nullopt;
        const auto color = words.size() == 4 ? parse_color(words[3]) : std::nullopt;
        if (!which || !corner || !color) return "A monument is written 'monument black-red C4 red'.";
        s_.monuments[*which] = {*corner, *color};
        return std::nullopt;
    }

    Fault building(const Words& words) {
        const auto color = words.size() == 3 ? parse_color(words[1]) : std::nullopt;
        const auto cell = words.size() == 3 ? parse_cell(words[2]) : std::nullopt;
        if (!color || !cell) return "A building is written 'building red C4'.";
        s_.buildings[index(*color)] = *cell;
        return std::nullopt;
    }

    Fault unification(const Words& words) {
        const auto cell = words.size() == 2 ? parse_cell(words[1]) : std::nullopt;
        if (!cell) return "The unification tile is written 'unification C4'.";
        s_.unification = *cell;
        return std::nullopt;
    }

    Fault conflict(const Words& words) {
        constexpr std::string_view kForm =
            "A conflict is written 'conflict war king attacker 0 defender 1 strength 3 2 committed 1'.";
        if (words.size() != 12 || words[3] != "attacker" || words[5] != "defender" ||
            words[7] != "strength" || words[10] != "committed" ||
            (words[1] != "war" && words[1] != "revolt")) {
            return std::string(kForm);
        }
        const auto leaders = parse_leader(words[2]);
        const auto attacker = parse_number(words[4], 0, s_.players - 1);
        const auto defender = parse_number(words[6], 0, s_.players - 1);
        const auto attack = parse_number(words[8], 0, kCells);
        const auto defence = parse_number(words[9], 0, kCells);
        const auto committed = parse_number(words[11], 0, data::kHandSize);
        if (!leaders || !attacker || !defender || !attack || !defence || !committed)
            return std::string(kForm);
        const auto byte = [](int value) { return static_cast<std::uint8_t>(value); };
        s_.conflict = {words[1] == "war" ? ConflictKind::War : ConflictKind::Revolt,
                       *leaders,
                       byte(*attacker),
                       byte(*defender),
                       byte(*attack),
                       byte(*defence),
                       byte(*committed)};
        return std::nullopt;
    }

    Fault over(const Words& words) {
        for (const EndReason reason : {EndReason::Treasures, EndReason::Bag, EndReason::Swap}) {
            if (words.size() != 2 || words[1] != end_name(reason)) continue;
            s_.end = reason;
            return std::nullopt;
        }
        return "The end is written 'over treasures', 'over bag' or 'over swap'.";
    }

    bool bag_given_ = false;
    Bits drawn_unification_;
    Bits drawn_buildings_;
};

/// Fills in what was left out and refuses what no game can reach.
Fault Reader::close() {
    if (s_.agenda.empty() && s_.end == EndReason::None) s_.agenda.push_back({Step::Action});
    if (!bag_given_) {
        s_.bag = {};
        for (const Color c : kAllColors) {
            const int missing = missing_tiles(s_, c);
            if (missing < 0)
                return "TE-1.2: there are more " + std::string(color_name(c)) + " tiles than the game has.";
            s_.bag[c] = static_cast<std::uint8_t>(missing);
        }
    }
    find_kingdoms(s_);
    const Bits unification = s_.unification == kNoCell ? Bits{} : bit(s_.unification);
    if (drawn_unification_ != unification)
        return "Draw the unification tile with '+' on the square named in its line.";
    Bits buildings;
    for (const Cell cell : s_.buildings) {
        if (cell != kNoCell) buildings.add(cell);
    }
    if (drawn_buildings_ != buildings) return "Draw each building with '^' on the square named in its line.";
    if (auto fault = agenda_fault(s_)) return fault;
    if (auto fault = Rules::violation(s_)) return fault;
    return assign_actors(s_);
}

}  // namespace

Result<State> Rules::parse_position(std::string_view text) { return Reader(text).read(); }

}  // namespace durbar::tigris
