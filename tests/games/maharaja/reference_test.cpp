#include <algorithm>
#include <map>
#include <set>
#include <sstream>

#include "games/maharaja/maharaja_scenario.h"
#include "support/random_games.h"

namespace durbar::testing {
namespace {

using maharaja::Rules;

// A second reading of the rules of points, payouts, compensation and tolls, without the engine's sets and
// tables: it knows a position only as text and counts with plain maps. Many states of random games must
// agree with it.

struct RoadModel {
    std::string from;
    std::string to;
    std::vector<std::string> villages;
};
const std::map<std::string, RoadModel> kRoadMap{{"r01", {"jaisalmer", "bikaner", {"v01", "v02"}}},
                                                {"r02", {"bikaner", "jaipur", {"v03", "v04"}}},
                                                {"r03", {"jaisalmer", "jodhpur", {"v07", "v11"}}},
                                                {"r04", {"jaipur", "ajmer", {"v08", "v12"}}},
                                                {"r05", {"bikaner", "jodhpur", {"v05", "v09"}}},
                                                {"r06", {"bikaner", "ajmer", {"v06", "v10"}}},
                                                {"r07", {"jodhpur", "ajmer", {"v13", "v14"}}},
                                                {"r08", {"jaisalmer", "udaipur", {"v15"}}},
                                                {"r09", {"jaipur", "kota", {"v16"}}},
                                                {"r10", {"jodhpur", "udaipur", {"v19", "v23"}}},
                                                {"r11", {"ajmer", "kota", {"v20", "v24"}}},
                                                {"r12", {"jodhpur", "start", {"v17", "v21"}}},
                                                {"r13", {"ajmer", "start", {"v18", "v22"}}},
                                                {"r14", {"udaipur", "start", {"v25", "v27"}}},
                                                {"r15", {"kota", "start", {"v26", "v28"}}},
                                                {"r16", {"udaipur", "kota", {"v29", "v30"}}}};
const std::map<std::string, int> kNumbers{{"mogul", 1},   {"trader", 2},  {"sadhu", 3}, {"wandering_monk", 4},
                                          {"builder", 5}, {"artisan", 6}, {"yogi", 7}};
const std::map<std::string, std::string> kHomes{
    {"trader", "jaisalmer"}, {"wandering_monk", "bikaner"}, {"artisan", "jaipur"}, {"builder", "jodhpur"},
    {"mogul", "ajmer"},      {"sadhu", "udaipur"},          {"yogi", "kota"}};
const std::map<int, std::vector<int>> kPayouts{
    {2, {10, 5}}, {3, {11, 7, 3}}, {4, {12, 9, 6, 3}}, {5, {13, 10, 7, 4, 1}}};

/// The table as the lines of the position tell it.
struct Model {
    int players = 0;
    int active = 0;
    int roads = 0;
    bool homes = false;       ///< Extended I
    bool unfinished = false;  ///< a part of the disc is open
    std::string maharaja;
    std::map<std::string, std::map<int, int>> houses;  ///< place, seat
    std::map<std::string, std::vector<std::string>> palaces;
    std::map<int, std::string> architects;
    std::map<int, std::set<std::string>> cards;
    std::map<int, int> gold;
    std::set<int> played;

    int lowest_card(int seat) const {
        int lowest = 8;
        if (!cards.contains(seat)) return lowest;
        for (const auto& card : cards.at(seat)) lowest = std::min(lowest, kNumbers.at(card));
        return lowest;
    }
    bool holds(int seat, const std::string& card) const {
        return cards.contains(seat) && cards.at(seat).contains(card);
    }
};

/// Reads the lines that are about pieces, by their first word.
void read_piece(Model& model, const std::string& key, std::istringstream& words) {
    std::string name;
    int seat = 0;
    int number = 0;
    if (key == "village") {
        words >> name;
        while (words >> seat) ++model.houses[name][seat];
    } else if (key == "houses") {
        words >> name;
        while (words >> seat >> number) model.houses[name][seat] = number;
    } else if (key == "palaces") {
        words >> name;
        for (std::string owner; words >> owner;) model.palaces[name].push_back(owner);
    } else if (key == "architect") {
        words >> seat >> model.architects[seat];
    } else if (key == "cards") {
        words >> seat;
        while (words >> name) model.cards[seat].insert(name);
    } else if (key == "gold") {
        words >> seat >> model.gold[seat];
    }
}

Model read(const maharaja::State& state) {
    Model model;
    std::istringstream text(Rules::format_position(state));
    for (std::string line; std::getline(text, line);) {
        std::istringstream words(line);
        std::string key;
        std::string name;
        words >> key;
        if (key == "players") words >> model.players;
        if (key == "turn") words >> model.active;
        if (key == "roads") words >> model.roads;
        if (key == "maharaja") words >> model.maharaja;
        if (line == "option extended1=on") model.homes = true;
        if (key == "open") model.unfinished |= words >> name && name == "disc" && words >> name;
        if (key == "played") {
            for (int seat = 0; words >> seat;) model.played.insert(seat);
        }
        read_piece(model, key, words);
    }
    return model;
}

int points(const Model& model, int seat, const std::string& city) {
    int sum = 0;
    if (model.architects.at(seat) == city) sum += 1;
    if (const auto there = model.houses.find(city); there != model.houses.end()) {
        if (const auto own = there->second.find(seat); own != there->second.end()) sum += own->second;
    }
    if (const auto sites = model.palaces.find(city); sites != model.palaces.end()) {
        for (std::size_t site = 0; site < sites->second.size(); ++site) {
            if (sites->second[site] != std::to_string(seat)) continue;
            sum += site == 0 ? 3 : model.holds(seat, "sadhu") ? 2 : 1;
        }
    }
    for (const auto& [card, home] : kHomes) {
        if (model.homes && home == city && model.holds(seat, card)) sum += 1;
    }
    return sum;
}

/// Those with points, the best first; equal ones by the card.
std::vector<int> ranking(const Model& model, const std::string& city) {
    std::vector<int> seats;
    for (int seat = 0; seat < model.players; ++seat) {
        if (points(model, seat, city) > 0) seats.push_back(seat);
    }
    std::sort(seats.begin(), seats.end(), [&](int a, int b) {
        const int difference = points(model, a, city) - points(model, b, city);
        if (difference != 0) return difference > 0;
        const int cards = model.lowest_card(a) - model.lowest_card(b);
        return cards != 0 ? cards < 0 : a < b;
    });
    return seats;
}

/// The gold of all after the active player has said that the turn is over.
std::map<int, int> gold_after_end(const Model& model) {
    auto gold = model.gold;
    auto waiting = model.played;
    waiting.insert(model.active);
    if (model.unfinished) {
        for (auto& [seat, amount] : gold) amount += seat == model.active ? 0 : 2;
    }
    int next = -1;
    for (int seat = 0; seat < model.players; ++seat) {
        if (waiting.contains(seat)) continue;
        if (next < 0 || model.lowest_card(seat) < model.lowest_card(next)) next = seat;
    }
    if (next >= 0) {
        gold[next] += model.holds(next, "trader") ? 1 : 0;
        return gold;
    }
    const auto ranked = ranking(model, model.maharaja);
    for (std::size_t i = 0; i < ranked.size(); ++i) gold[ranked[i]] += kPayouts.at(model.players)[i];
    if (ranked.size() == 1) gold[ranked[0]] += 5;
    return gold;
}

std::map<int, int> gold_of(const maharaja::State& state) { return read(state).gold; }

TEST(MaharajaReference, AgreesOnPointsAndRanksInEveryCity) {  // MJ-15.1, MJ-15.5, MJ-13.4, MJ-19.5, MJ-20.12
    int compared = 0;
    for_each_random_state<Rules>({.games = 1, .every = 6}, [&](const maharaja::State& state, Rng&) {
        const Model model = read(state);
        for (const auto& [card, city] : kHomes) {
            const auto c = maharaja::parse_city(city).value();
            for (int seat = 0; seat < model.players; ++seat) {
                ASSERT_EQ(maharaja::points_in(state, seat, c), points(model, seat, city)) << seat << city;
            }
            if (Rules::decision(state) != "turn") continue;
            std::vector<int> ranked;
            for (const int seat : maharaja::ranking_in(state, c)) ranked.push_back(seat);
            ASSERT_EQ(ranked, ranking(model, city)) << city;
            ++compared;
        }
    });
    EXPECT_GT(compared, 2000);
}

TEST(MaharajaReference,
     AgreesOnTheGoldOfEveryEndOfATurn) {  // MJ-14.1, MJ-14.2, MJ-15.3, MJ-15.4, MJ-15.6, MJ-13.2
    int scorings = 0;
    int ends = 0;
    for_each_random_state<Rules>({.games = 4, .every = 2}, [&](const maharaja::State& state, Rng&) {
        if (Rules::decision(state) != "turn") return;
        const Model model = read(state);
        auto next = state;
        Rules::apply(next, maharaja::EndTurn{}, {});
        ASSERT_EQ(gold_of(next), gold_after_end(model));
        ++ends;
        scorings += static_cast<int>(model.played.size()) + 1 == model.players ? 1 : 0;
    });
    EXPECT_GT(ends, 2000);
    EXPECT_GT(scorings, 500);
}

/// What a road does to the gold of all, or nothing if it cannot be taken.
std::optional<std::map<int, int>> gold_after_road(const Model& model, const RoadModel& road) {
    auto gold = model.gold;
    int toll = 0;
    for (const auto& village : road.villages) {
        const auto there = model.houses.find(village);
        if (there == model.houses.end()) return std::nullopt;  // no house, no way
        if (there->second.contains(model.active)) continue;    // an own house: free
        for (const auto& [owner, houses] : there->second) {
            gold[owner] += houses;
            toll += houses;
        }
    }
    if (model.roads >= 64) return std::nullopt;
    if (model.holds(model.active, "wandering_monk")) return gold;
    if (toll > model.gold.at(model.active)) return std::nullopt;
    gold[model.active] -= toll;
    return gold;
}

TEST(MaharajaReference,
     AgreesOnEveryRoadAndItsTolls) {  // MJ-7.3, MJ-7.5, MJ-7.6, MJ-7.8, MJ-13.5, MJ-13.7
    int open = 0;
    int closed = 0;
    for_each_random_state<Rules>({.games = 2, .every = 4}, [&](const maharaja::State& state, Rng&) {
        if (Rules::decision(state) != "turn") return;
        const Model model = read(state);
        const auto& here = model.architects.at(model.active);
        for (const auto& [name, road] : kRoadMap) {
            if (road.from != here && road.to != here) continue;
            const auto& to = road.from == here ? road.to : road.from;
            const auto move = Rules::parse("travel " + to + " " + name).value();
            const auto wanted = gold_after_road(model, road);
            ASSERT_EQ(!Rules::check(state, move), wanted.has_value()) << name;
            ++(wanted ? open : closed);
            if (!wanted) continue;
            auto next = state;
            Rules::apply(next, move, {});
            ASSERT_EQ(gold_of(next), *wanted) << name;
            ASSERT_EQ(read(next).architects.at(model.active), to);
        }
    });
    EXPECT_GT(open, 1000);
    EXPECT_GT(closed, 1000);
}

TEST(MaharajaReference, NoMoveTakesMoreGoldThanThereIs) {  // MJ-21.6
    int poor = 0;
    for_each_random_state<Rules>({.games = 1, .every = 7}, [&](const maharaja::State& state, Rng&) {
        if (Rules::to_act(state) == Player::Nobody) return;
        maharaja::MoveList moves;
        Rules::legal_moves(state, moves);
        for (const maharaja::Move& move : moves) {
            auto next = state;
            Rules::apply(next, move, {});
            for (unsigned seat = 0; seat < state.players; ++seat) {
                ASSERT_LE(next.gold[seat], state.gold[seat] + 30) << Rules::format(move);
                poor += next.gold[seat] == 0 ? 1 : 0;
            }
        }
    });
    EXPECT_GT(poor, 100);
}

}  // namespace
}  // namespace durbar::testing
