#include "games/rajas/reference_model.h"

#include <gtest/gtest.h>

#include "support/random_games.h"

namespace durbar::testing {
namespace {

using rajas::Rules;
using rajas::State;
using namespace rajas_model;

// Every decision of the kinds below that random games come to, with every number of players and every value
// of every option, offers exactly the moves of the model.

Names offered(const State& state) {
    rajas::MoveList moves;
    Rules::legal_moves(state, moves);
    Names texts;
    for (const auto& move : moves) texts.insert(Rules::format(move));
    EXPECT_EQ(texts.size(), moves.size()) << "a move is listed twice";
    return texts;
}

/// The words of the step on top of the agenda.
const std::vector<std::string>& asked(const Table& table) { return table.agenda.front(); }
int number_at(const Table& table, std::size_t word) { return std::stoi(asked(table).at(word)); }

template <class Visit>
int compare_decisions(std::string_view decision, const RandomGames& run, Visit visit) {
    int compared = 0;
    for_each_random_state<Rules>(run, [&](const State& state, Rng&) {
        if (Rules::decision(state) != decision) return;
        visit(state, read(state));
        ++compared;
    });
    return compared;
}

// Placing.

const std::map<std::string, std::vector<int>> kSmallPrices{{"quarry", {1, 2, 3, 4}}, {"harbor", {0, 1, 2}}};
const std::map<std::string, std::vector<int>> kLargePrices{{"quarry", {1, 1, 2, 2, 3, 4}},
                                                           {"harbor", {0, 1, 1, 2}}};

bool can_show(const SeatModel& seat, int face) {
    return std::any_of(seat.dice.begin(), seat.dice.end(), [&](const Die& die) {
        return die.face == face || (seat.marker.at("karma") > 0 && 7 - die.face == face);
    });
}
bool has_color(const SeatModel& seat, const std::string& color) {
    return std::any_of(seat.dice.begin(), seat.dice.end(),
                       [&](const Die& die) { return die.color == color; });
}

/// RG-10.2 The river spaces that the active boat can still stop on, nearest first.
std::vector<int> free_spaces(const Table& table) {
    std::vector<int> found;
    for (int space = table.own().marker.at("boat") + 1; space <= 30; ++space) {
        bool blocked = false;
        for (const auto& seat : table.seats) blocked |= space < 30 && seat.marker.at("boat") == space;
        if (!blocked) found.push_back(space);
    }
    return found;
}
bool portuguese_sails(const Table& table) {  // RG-8.11
    return table.own().marker.at("boat") < 25 && free_spaces(table).size() >= 6;
}
bool has_cover(const Table& table, const std::vector<Die>& dice, int karma) {
    return std::any_of(table.open.begin(), table.open.end(), [&](const std::string& tile) {
        return !covers(table.own(), tile, dice, karma).empty();
    });
}

/// RG-9.3 Whether a die may be given for the master builder.
bool builder_takes(const Table& table, std::size_t die, bool turned) {
    auto rest = table.own().dice;
    const int face = rest[die].face;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(die));
    const int karma = table.own().marker.at("karma") - (turned ? 1 : 0);
    return (turned ? 7 - face : face) == 5 && karma >= 0 && has_cover(table, rest, karma);
}

bool chamber_is_open(const Table& table, int number) {
    if (number == 6 && !portuguese_sails(table)) return false;
    if (number != 5) return can_show(table.own(), number);
    for (std::size_t die = 0; die < table.own().dice.size(); ++die) {
        if (builder_takes(table, die, false) || builder_takes(table, die, true)) return true;
    }
    return false;
}

/// RG-3.3, RG-3.4, RG-3.5 Quarry and harbour.
void add_ordered(const Table& table, const Names& taken, Names& moves) {
    const auto& seat = table.own();
    const auto& prices = table.number.at("players") == 2 ? kSmallPrices : kLargePrices;
    for (const auto& [area, money] : prices) {
        std::size_t next = 0;
        while (next < money.size() && taken.contains(area + "-" + std::to_string(next + 1))) ++next;
        if (next == money.size() || seat.marker.at("money") < money[next]) continue;
        bool usable = false;
        if (area == "harbor") {
            usable =
                seat.marker.at("boat") < 30 && (can_show(seat, 1) || can_show(seat, 2) || can_show(seat, 3));
        } else {
            for (const auto& tile : table.open) {
                const Face face = face_of(tile);
                usable |= face.cost <= best_sum(seat.dice, face.color, seat.marker.at("karma")) &&
                          !builds(seat, tile).empty();
            }
        }
        if (usable) moves.insert("place " + area + "-" + std::to_string(next + 1));
    }
}

/// RG-7.1, RG-7.2, RG-7.4
void add_markets(const Table& table, const Names& taken, Names& moves) {
    const auto& seat = table.own();
    const int spaces = table.number.at("players") == 2 ? 1 : 2;
    for (const std::string good : {"mixed", "silk", "tea", "spice"}) {
        const std::string market = "market-" + good + "-";
        const bool used = seat.workers.contains(market + "1") || seat.workers.contains(market + "2");
        if (used || (good != "mixed" && seat.dice.empty())) continue;
        for (int space = 1; space <= spaces; ++space) {
            const std::string name = market + std::to_string(space);
            if (!taken.contains(name)) moves.insert("place " + name);
        }
    }
}

Names places(const Table& table) {
    const auto& seat = table.own();
    Names taken;
    for (const auto& other : table.seats) taken.insert(other.workers.begin(), other.workers.end());
    if (table.number.at("players") == 3) taken.insert({"quarry-4", "harbor-3"});  // RG-1.3
    Names moves;
    const auto add = [&](const std::string& name, bool open) {
        if (open && !taken.contains(name)) moves.insert("place " + name);
    };
    add_ordered(table, taken, moves);
    add_markets(table, taken, moves);
    const int outside = table.number.at("players") == 2 ? 3 : 5;
    for (int i = 1; i <= outside; ++i) add("outer-terrace-" + std::to_string(i), true);
    for (const std::string color : {"blue", "orange", "purple", "green"}) {
        add("terrace-" + color, true);
        add("balcony-" + color, has_color(seat, color));
    }
    for (int n = 1; n <= 6; ++n) add("chamber-" + std::to_string(n), chamber_is_open(table, n));
    return moves;
}

TEST(RajasReference, AgreesOnEverySpaceThatAWorkerMayEnter) {  // RG-3.2, RG-3.3, RG-3.4, RG-3.5, RG-8.11
    const int compared = compare_decisions(
        "place", {.games = 1, .every = 4},
        [](const State& state, const Table& table) { ASSERT_EQ(offered(state), places(table)); });
    EXPECT_GT(compared, 500);
}

// Paying a die.

bool die_pays(const Table& table, std::size_t at, bool turned) {
    const auto& space = asked(table).at(1);
    const Die& die = table.own().dice[at];
    const int value = turned ? 7 - die.face : die.face;
    if (turned && table.own().marker.at("karma") == 0) return false;
    if (space.starts_with("harbor")) return value <= 3;
    if (space.starts_with("balcony")) return !turned && space == "balcony-" + die.color;
    if (space == "chamber-5") return builder_takes(table, at, turned);
    return space.starts_with("market") || space == "chamber-" + std::to_string(value);
}

TEST(RajasReference, AgreesOnEveryDieThatPaysForASpace) {  // RG-3.7, RG-3.8, RG-8.5, RG-9.3, RG-10.1
    const int compared =
        compare_decisions("die", {.games = 2, .every = 2}, [](const State& state, const Table& table) {
            Names wanted;
            for (std::size_t at = 0; at < table.own().dice.size(); ++at) {
                const Die& die = table.own().dice[at];
                const std::string move = "die " + die.color + " " + std::to_string(die.face);
                if (die_pays(table, at, false)) wanted.insert(move);
                if (die_pays(table, at, true)) wanted.insert(move + " turned");
            }
            ASSERT_EQ(offered(state), wanted);
        });
    EXPECT_GT(compared, 300);
}

// Tiles.

TEST(RajasReference, AgreesOnEveryTileThatCanBeChosen) {  // RG-5.4, RG-9.8
    const int compared =
        compare_decisions("tile", {.games = 4, .every = 1}, [](const State& state, const Table& table) {
            const auto& seat = table.own();
            const int karma = seat.marker.at("karma");
            Names wanted;
            for (const auto& tile : table.open) {
                const bool pays = face_of(tile).cost <= best_sum(seat.dice, face_of(tile).color, karma);
                const bool builds_it = asked(table).at(1) == "build" && pays && !builds(seat, tile).empty();
                const bool covers_it =
                    asked(table).at(1) == "cover" && !covers(seat, tile, seat.dice, karma).empty();
                if (builds_it || covers_it) wanted.insert("tile " + tile);
            }
            ASSERT_EQ(offered(state), wanted);
        });
    EXPECT_GT(compared, 200);
}

TEST(RajasReference,
     AgreesOnEveryCellAndRotation) {  // RG-5.6, RG-5.7, RG-5.8, RG-5.9, RG-9.1, RG-9.4, RG-9.5
    int covered = 0;
    const int compared =
        compare_decisions("lay", {.games = 6, .every = 1}, [&](const State& state, const Table& table) {
            const auto& seat = table.own();
            const auto& tile = asked(table).at(1);
            const bool cover = asked(table).at(2) == "cover";
            covered += cover ? 1 : 0;
            ASSERT_EQ(offered(state),
                      cover ? covers(seat, tile, seat.dice, seat.marker.at("karma")) : builds(seat, tile));
        });
    EXPECT_GT(compared, 400);
    EXPECT_GT(covered, 40);
}

/// All ways to give dice of one colour, die by die: not at all, as it lies, turned over.
void add_payments(const std::vector<int>& faces, std::size_t at, int missing, int karma,
                  std::vector<std::string> given, Names& moves) {
    if (at == faces.size()) {
        if (missing > 0) return;
        std::sort(given.begin(), given.end());
        std::string move = "pay";
        for (const auto& die : given) move += " " + die;
        moves.insert(move);
        return;
    }
    add_payments(faces, at + 1, missing, karma, given, moves);
    given.push_back(std::to_string(faces[at]));
    add_payments(faces, at + 1, missing - faces[at], karma, given, moves);
    if (karma == 0) return;
    given.back() += "*";
    add_payments(faces, at + 1, missing - 7 + faces[at], karma - 1, given, moves);
}

TEST(RajasReference, AgreesOnEveryPayment) {  // RG-3.7, RG-3.9, RG-3.10, RG-5.2, RG-9.2
    const int compared =
        compare_decisions("pay", {.games = 4, .every = 1}, [](const State& state, const Table& table) {
            const auto& seat = table.own();
            const auto& words = asked(table);  // pay TILE CELL TURN build
            const Face face = face_of(words.at(1));
            const bool cover = words.at(4) == "cover";
            const int price = face.cost - (cover ? face_of(seat.province.at(words.at(2)).tile).cost : 0);
            std::vector<int> faces;
            for (const Die& die : seat.dice) {
                if (die.color == face.color) faces.push_back(die.face);
            }
            Names wanted;
            add_payments(faces, 0, price, seat.marker.at("karma"), {}, wanted);
            ASSERT_EQ(offered(state), wanted);
        });
    EXPECT_GT(compared, 200);
}

// Markets.

/// What so many stalls of a good bring, the dearest first; of mixed goods one of each.
int worth(const SeatModel& seat, const std::string& good, std::size_t stalls) {
    std::map<std::string, std::vector<int>> owned;
    for (const auto& [cell, laid] : seat.province) {
        for (const auto& [kind, value] : face_of(laid.tile).stalls) owned[kind].push_back(value);
    }
    std::vector<int> values = good == "mixed" ? std::vector<int>{} : owned[good];
    if (good == "mixed") {
        for (const auto& [kind, all] : owned) {
            if (!all.empty()) values.push_back(*std::max_element(all.begin(), all.end()));
        }
    }
    if (stalls > values.size()) return -1;
    std::sort(values.rbegin(), values.rend());
    int sum = 0;
    for (std::size_t i = 0; i < stalls; ++i) sum += values[i];
    return sum;
}

TEST(RajasReference, AgreesOnEverySale) {  // RG-7.1, RG-7.2, RG-7.3, RG-7.6, RG-10.10, RG-10.11
    const int compared =
        compare_decisions("sell", {.games = 8, .every = 1}, [](const State& state, const Table& table) {
            const auto& good = asked(table).at(1);
            const Names goods = good == "none" ? Names{"silk", "tea", "spice"} : Names{good};
            std::map<std::string, int> wanted{{"sell none 0", 0}};
            for (const auto& each : goods) {
                for (int stalls = 1; stalls <= number_at(table, 2); ++stalls) {
                    const int money = worth(table.own(), each, static_cast<std::size_t>(stalls));
                    if (money >= 0) wanted["sell " + each + " " + std::to_string(stalls)] = money;
                }
            }
            std::map<std::string, int> found;
            for (const auto& move : offered(state)) {
                auto next = state;
                std::vector<rajas::Event> events;
                Rules::apply(next, Rules::parse(move).value(), rajas::Sink(events));
                ASSERT_EQ(events.at(0).kind, rajas::EventKind::Sold);
                const bool paid = events.size() > 1 && events[1].kind == rajas::EventKind::Money;
                found[move] = paid ? events[1].amount : 0;
            }
            ASSERT_EQ(found, wanted);
        });
    EXPECT_GT(compared, 100);
}

// The river.

TEST(RajasReference, AgreesOnEveryWayThatABoatMayGo) {  // RG-10.1, RG-10.2, RG-10.3, RG-10.14, RG-14.9
    const int compared =
        compare_decisions("sail", {.games = 4, .every = 1}, [](const State& state, const Table& table) {
            const auto spaces = free_spaces(table);
            std::map<std::string, int> wanted;
            for (int steps = number_at(table, 1); steps <= number_at(table, 2); ++steps) {
                if (steps > static_cast<int>(spaces.size())) break;
                const int boat = table.own().marker.at("boat");
                wanted["sail " + std::to_string(steps)] =
                    steps == 0 ? boat : spaces[static_cast<unsigned>(steps - 1)];
            }
            std::map<std::string, int> found;
            for (const auto& move : offered(state)) {
                auto next = state;
                Rules::apply(next, Rules::parse(move).value(), {});
                found[move] = next.seats[state.turn].boat;
            }
            ASSERT_EQ(found, wanted);
        });
    EXPECT_GT(compared, 200);
}

TEST(RajasReference, AgreesOnEveryChamberTheRiverOffers) {  // RG-10.7, RG-10.8
    const int compared =
        compare_decisions("chamber", {.games = 8, .every = 1}, [&](const State& state, const Table& table) {
            Names wanted{"visit dancer", "visit yogi", "visit raja_man_singh"};
            if (has_cover(table, table.own().dice, table.own().marker.at("karma")))
                wanted.insert("visit master_builder");
            if (portuguese_sails(table)) wanted.insert("visit portuguese");
            ASSERT_EQ(offered(state), wanted);
        });
    EXPECT_GT(compared, 40);
}

// Gains of dice.

/// RG-4.2, RG-4.4, RG-4.6, RG-4.7, RG-4.8
Names gains(const Table& table) {
    const std::vector<std::string> colors{"blue", "orange", "purple", "green"};
    std::vector<int> most;  // of each colour
    const int any = number_at(table, 1);
    int sum = 0;
    for (std::size_t i = 0; i < colors.size(); ++i) {
        int supply = 12;
        for (const auto& seat : table.seats) {
            for (const Die& die : seat.dice) supply -= die.color == colors[i] ? 1 : 0;
        }
        most.push_back(std::min(supply, any > 0 ? any : number_at(table, 2 + i)));
        sum += most.back();
    }
    const int hands = table.is_advanced(table.number.at("turn")) ? 8 : 10;
    const int room = hands - static_cast<int>(table.own().dice.size());
    const int all = std::min(room, any > 0 ? std::min(any, sum) : sum);
    Names moves;
    for (int code = 0; code < 256; ++code) {
        int dice = 0;
        bool fits = true;
        std::string move = "take";
        for (std::size_t i = 0; i < colors.size(); ++i) {
            const int count = code >> (2 * i) & 3;
            fits = fits && count <= most[i];
            dice += count;
            if (count > 0) move += " " + std::to_string(count) + " " + colors[i];
        }
        const bool enough = dice == all || number_at(table, 6) == 1;
        if (fits && enough && dice <= all) moves.insert(dice == 0 ? "take none" : move);
    }
    return moves;
}

TEST(RajasReference, AgreesOnEveryGainOfDice) {  // RG-4.2, RG-4.4, RG-4.6, RG-4.7, RG-4.8
    const int compared = compare_decisions(
        "dice", {.games = 4, .every = 2},
        [](const State& state, const Table& table) { ASSERT_EQ(offered(state), gains(table)); });
    EXPECT_GT(compared, 200);
}

}  // namespace
}  // namespace durbar::testing
