#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "games/rajas/rules.h"

/// A second reading of the rules, written from the ledger: slow and plain, with maps of names instead of the
/// engine's sets of bits. It knows a table only as the text of its position; of the engine it uses no more
/// than what is printed on the tiles.
namespace durbar::testing::rajas_model {

using Names = std::set<std::string>;

/// What is printed on a tile.
struct Face {
    std::string color;
    int cost = 0;
    std::string roads;  ///< letters of NESW
    std::vector<std::string> buildings;
    std::vector<std::pair<std::string, int>> stalls;
};

inline Face face_of(const std::string& tile) {
    const auto& printed = rajas::data::kTiles[rajas::parse_tile(tile).value()];
    Face face{tile.substr(0, tile.find('-')), printed.cost, "", {}, {}};
    for (unsigned side = 0; side < 4; ++side) {
        if ((printed.roads >> side & 1U) != 0) face.roads += "NESW"[side];
    }
    for (const auto building : printed.buildings) {
        if (building < 4) face.buildings.emplace_back(rajas::data::kBuildingNames[building]);
    }
    for (const auto& stall : printed.stalls) {
        if (stall.value > 0) face.stalls.emplace_back(rajas::data::kGoodNames[stall.good], stall.value);
    }
    return face;
}

/// The roads of a tile turned clockwise, in the order NESW.
inline std::string turned_roads(const std::string& tile, int turn) {
    const std::string sides = "NESW";
    const std::string roads = face_of(tile).roads;
    std::string turned;
    for (std::size_t side = 0; side < 4; ++side) {
        const char from = sides[(side + 4 - static_cast<std::size_t>(turn)) % 4];
        if (roads.find(from) != std::string::npos) turned += sides[side];
    }
    return turned;
}

struct Die {
    std::string color;
    int face = 0;
};

struct Laid {
    std::string tile;
    int turn = 0;
    bool covers = false;
};

struct SeatModel {
    std::map<std::string, int> marker;  ///< fame, money, karma, boat, bonuses
    std::vector<Die> dice;
    std::map<std::string, int> values;  ///< of buildings
    std::map<std::string, Laid> province;
    Names workers;
    Names gained;
    Names reached;
    int met = 0;

    int active_workers() const { return 3 + static_cast<int>(gained.size()); }
};

struct Table {
    std::map<std::string, int> number;  ///< players, turn, start …
    std::map<std::string, std::string> option;
    std::vector<std::string> open;
    std::vector<std::vector<std::string>> agenda;     ///< words of each step, soonest first
    std::map<std::string, std::vector<int>> waiting;  ///< bonuses by track
    std::string late;                                 ///< the building of a late upgrade
    std::vector<SeatModel> seats;

    const SeatModel& own() const { return seats[static_cast<std::size_t>(number.at("turn"))]; }
    bool is_advanced(int seat) const {
        if (option.at("mode") != "mixed") return option.at("mode") == "navaratnas";
        return option.at("advanced").find(std::to_string(seat)) != std::string::npos;
    }
};

inline void read_seat_line(SeatModel& seat, const std::string& key, std::istringstream& words) {
    std::string word;
    const std::map<std::string, std::string> colors{
        {"b", "blue"}, {"o", "orange"}, {"p", "purple"}, {"g", "green"}};
    if (key == "seat") {
        for (int value = 0; words >> word >> value;) seat.marker[word] = value;
    } else if (key == "dice") {
        while (words >> word) seat.dice.push_back({colors.at(word.substr(0, 1)), word[1] - '0'});
    } else if (key == "upgrades") {
        for (const auto* building : {"temple", "palace", "fortress", "mill"}) words >> seat.values[building];
    } else if (key == "gained") {
        while (words >> word) seat.gained.insert(word);
    } else if (key == "workers") {
        while (words >> word) seat.workers.insert(word);
    } else if (key == "reached") {
        while (words >> word) seat.reached.insert(word);
    } else if (key == "met") {
        words >> seat.met;
    } else if (key == "province") {
        while (words >> word) {
            const auto slash = word.find('/');
            seat.province[word.substr(0, 2)] = {word.substr(3, slash - 3), word[slash + 1] - '0',
                                                word.back() == '+'};
        }
    }
}

inline void read_table_line(Table& table, const std::string& key, std::istringstream& words) {
    std::string word;
    if (key == "option") {
        words >> word;
        table.option[word.substr(0, word.find('='))] = word.substr(word.find('=') + 1);
    } else if (key == "open") {
        while (words >> word) {
            if (word != "-") table.open.push_back(word);
        }
    } else if (key == "late") {
        words >> table.late;
    } else if (key == "waiting") {
        for (int space = 0; words >> word >> space;) table.waiting[word].push_back(space);
    } else if (key == "agenda") {
        table.agenda.emplace_back();
        while (words >> word) {
            const bool last = word.back() == ';';
            table.agenda.back().push_back(last ? word.substr(0, word.size() - 1) : word);
            if (last) table.agenda.emplace_back();
        }
    } else {
        words >> table.number[key];
    }
}

inline Table read(const rajas::State& state) {
    Table table;
    std::istringstream text(rajas::Rules::format_position(state));
    const Names of_seats{"seat",    "dice", "upgrades", "gained", "workers",
                         "reached", "met",  "province", "tokens"};
    for (std::string line; std::getline(text, line);) {
        std::istringstream words(line);
        std::string key;
        words >> key;
        if (!of_seats.contains(key)) {
            read_table_line(table, key, words);
            continue;
        }
        std::size_t seat = 0;
        words >> seat;
        table.seats.resize(std::max(table.seats.size(), seat + 1));
        read_seat_line(table.seats[seat], key, words);
    }
    return table;
}

// Roads.

inline char opposite_side(char side) {
    return side == 'N' ? 'S' : side == 'S' ? 'N' : side == 'E' ? 'W' : 'E';
}

/// The cell beside another one, or nothing beyond the border.
inline std::string beside(const std::string& cell, char side) {
    std::string next = cell;
    if (side == 'N') --next[1];
    if (side == 'S') ++next[1];
    if (side == 'W') --next[0];
    if (side == 'E') ++next[0];
    const bool inside = next[0] >= 'A' && next[0] <= 'E' && next[1] >= '1' && next[1] <= '4';
    return inside ? next : "";
}

/// RG-5.5, RG-5.9 The roads that leave a cell.
inline std::string roads_at(const SeatModel& seat, const std::string& cell) {
    if (cell == "C2") return "ESW";
    const auto laid = seat.province.find(cell);
    return laid == seat.province.end() ? "" : turned_roads(laid->second.tile, laid->second.turn);
}

inline bool joins(const SeatModel& seat, const std::string& cell, char side) {
    const std::string next = beside(cell, side);
    return !next.empty() && roads_at(seat, next).find(opposite_side(side)) != std::string::npos;
}

/// The cells from which roads lead to the residence.
inline Names joined_cells(const SeatModel& seat) {
    Names found{"C2"};
    for (std::vector<std::string> open{"C2"}; !open.empty();) {
        const std::string cell = open.back();
        open.pop_back();
        for (const char side : roads_at(seat, cell)) {
            if (joins(seat, cell, side) && found.insert(beside(cell, side)).second)
                open.push_back(beside(cell, side));
        }
    }
    return found;
}

/// The border yields by name, with cell and side (RG-6.10).
inline const std::map<std::string, std::pair<std::string, char>>& yields() {
    static const std::map<std::string, std::pair<std::string, char>> all{
        {"N0", {"A1", 'N'}}, {"N4", {"E1", 'N'}}, {"W1", {"A2", 'W'}},
        {"E1", {"E2", 'E'}}, {"W3", {"A4", 'W'}}, {"E3", {"E4", 'E'}},
        {"S0", {"A4", 'S'}}, {"S2", {"C4", 'S'}}, {"S4", {"E4", 'S'}}};
    return all;
}
inline Names yields_at(const std::string& cell, const std::string& roads) {
    Names found;
    for (const auto& [name, place] : yields()) {
        if (place.first == cell && roads.find(place.second) != std::string::npos) found.insert(name);
    }
    return found;
}

inline std::vector<std::string> all_cells() {
    std::vector<std::string> cells;
    for (char row = '1'; row <= '4'; ++row) {
        for (char column = 'A'; column <= 'E'; ++column) cells.push_back({column, row});
    }
    return cells;
}

/// RG-5.8
inline bool is_new_turn(const std::string& tile, int turn) {
    for (int smaller = 0; smaller < turn; ++smaller) {
        if (turned_roads(tile, smaller) == turned_roads(tile, turn)) return false;
    }
    return true;
}

// Dice.

/// RG-3.7 The most that dice of a colour pay: the best dice to turn are turned.
inline int best_sum(const std::vector<Die>& dice, const std::string& color, int karma) {
    int sum = 0;
    std::vector<int> profits;
    for (const Die& die : dice) {
        if (die.color != color) continue;
        sum += die.face;
        profits.push_back(std::max(0, 7 - 2 * die.face));
    }
    std::sort(profits.rbegin(), profits.rend());
    for (std::size_t i = 0; i < profits.size() && i < static_cast<std::size_t>(karma); ++i) sum += profits[i];
    return sum;
}

// Laying tiles.

/// RG-5.6, RG-5.7 Where a tile may be built.
inline Names builds(const SeatModel& seat, const std::string& tile) {
    Names moves;
    const Names home = joined_cells(seat);
    for (const auto& cell : all_cells()) {
        if (cell == "C1" || cell == "C2" || seat.province.contains(cell)) continue;
        for (int turn = 0; turn < 4; ++turn) {
            if (!is_new_turn(tile, turn)) continue;
            for (const char side : turned_roads(tile, turn)) {
                const bool linked = joins(seat, cell, side) && home.contains(beside(cell, side));
                if (linked) moves.insert("lay " + cell + " " + std::to_string(turn));
            }
        }
    }
    return moves;
}

/// RG-9.1, RG-9.2, RG-9.4, RG-9.5 Where a tile may cover another.
inline Names covers(const SeatModel& seat, const std::string& tile, const std::vector<Die>& dice, int karma) {
    Names moves;
    for (const auto& [cell, laid] : seat.province) {
        const int more = face_of(tile).cost - face_of(laid.tile).cost;
        if (laid.covers || more <= 0 || more > best_sum(dice, face_of(tile).color, karma)) continue;
        for (int turn = 0; turn < 4; ++turn) {
            SeatModel after = seat;
            after.province[cell] = {tile, turn, true};
            const Names home = joined_cells(after);
            const bool whole = std::all_of(after.province.begin(), after.province.end(),
                                           [&](const auto& each) { return home.contains(each.first); });
            if (whole && is_new_turn(tile, turn)) moves.insert("lay " + cell + " " + std::to_string(turn));
        }
    }
    return moves;
}

}  // namespace durbar::testing::rajas_model
