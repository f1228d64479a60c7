#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "games/rajas/state.h"
#include "support/places.h"

namespace durbar::testing {
namespace {

namespace data = rajas::data;
namespace json = boost::json;
using rajas::Area;
using rajas::EffectKind;

/// An effect as kind and numbers.
using Plain = std::tuple<EffectKind, int, int>;
std::vector<Plain> effects(data::Effects list) {
    std::vector<Plain> all;
    for (unsigned i = 0; i < list.count; ++i) {
        const data::Effect& e = data::kEffects[list.first + i];
        all.emplace_back(static_cast<EffectKind>(e.kind), e.a, e.b);
    }
    return all;
}
using List = std::vector<Plain>;

std::vector<std::string> space_names(unsigned board, Area area) {
    std::vector<std::string> names;
    for (rajas::Space space = 0; space < rajas::kSpaces; ++space) {
        if ((rajas::spaces_of(board, area) & rajas::bit(space)) != 0)
            names.emplace_back(rajas::space_name(space));
    }
    return names;
}

json::value source_file() {
    std::ifstream file(source_dir() + "/src/games/rajas/data/rajas.json");
    std::stringstream text;
    text << file.rdbuf();
    return json::parse(text.str());
}

TEST(RajasData, EveryTableSaysWhereItComesFrom) {  // RG-1.2, RG-1.5
    const json::value file = source_file();
    const std::set<std::string> marks{"rulebook", "public", "reconstructed"};
    std::map<std::string, int> count;
    for (const auto& [name, table] : file.as_object()) {
        if (name == "game" || name == "about") continue;
        ASSERT_TRUE(table.as_object().contains("source")) << name;
        const std::string source(table.at("source").as_string());
        EXPECT_TRUE(marks.contains(source)) << name << ": " << source;
        ++count[source];
        const auto* parts = table.as_object().if_contains("sources");
        if (parts == nullptr) continue;
        for (const auto& [part, mark] : parts->as_object()) {
            EXPECT_TRUE(marks.contains(std::string(mark.as_string()))) << name << " " << part;
        }
    }
    EXPECT_EQ(count["rulebook"], 10);
    EXPECT_EQ(count["reconstructed"], 8);
}

TEST(RajasData, TilesOfAColourHaveTheSameShapesAndPrices) {  // RG-1.5
    const std::vector<int> costs{4, 4, 4, 3, 6, 5, 6, 7, 7, 8, 11, 10, 9, 11, 8, 12};
    ASSERT_EQ(data::kTiles.size(), 64U);
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < data::kTiles.size(); ++i) {
        const auto& tile = data::kTiles[i];
        const auto& first = data::kTiles[i % 16];
        names.insert(tile.name);
        EXPECT_EQ(tile.color, i / 16) << tile.name;
        EXPECT_EQ(tile.cost, costs[i % 16]) << tile.name;
        EXPECT_EQ(tile.roads, first.roads) << tile.name;
        EXPECT_EQ(tile.bend, first.bend) << tile.name;
        const std::size_t stack = i % 16 < 5 ? 0 : i % 16 < 10 ? 1 : 2;
        EXPECT_EQ(tile.stack, i / 16 * 3 + stack) << tile.name;
        EXPECT_NE(data::kStackTiles[tile.stack] & rajas::tile_bit(static_cast<rajas::Tile>(i)), 0U)
            << tile.name;
        for (unsigned n = 0; n < 2; ++n) {  // buildings are shifted by one for each colour
            const bool built = first.buildings[n] != rajas::kNoBuilding;
            const auto wanted = built ? (first.buildings[n] + i / 16) % 4 : rajas::kNoBuilding;
            EXPECT_EQ(tile.buildings[n], wanted) << tile.name;
            EXPECT_EQ(tile.stalls[n].value, first.stalls[n].value) << tile.name;
        }
    }
    EXPECT_EQ(names.size(), 64U);
}

TEST(RajasData, APriceIsTheSumOfWhatATileShows) {  // RG-1.5
    for (const auto& tile : data::kTiles) {
        const int roads = std::popcount(unsigned{tile.roads});
        int price = roads == 4 ? 3 : roads == 3 ? 2 : 0;
        int features = 0;
        for (const auto building : tile.buildings) {
            if (building == rajas::kNoBuilding) continue;
            price += 4;
            ++features;
        }
        for (const auto& stall : tile.stalls) {
            if (stall.value == 0) continue;
            price += stall.value + 2;
            ++features;
        }
        EXPECT_EQ(tile.cost, price) << tile.name;
        EXPECT_GE(features, 1) << tile.name;
        EXPECT_LE(features, 2) << tile.name;
        const bool straight = tile.roads == 0b0101;
        EXPECT_EQ(tile.bend != 0, roads == 2 && !straight) << tile.name;
    }
}

TEST(RajasData, BuildingsStallsAndShapesAreEvenlySpread) {  // RG-1.5
    std::map<int, int> buildings;
    std::map<int, std::pair<int, int>> goods;   // stalls and their sum
    std::map<std::pair<int, int>, int> shapes;  // by number of roads and bend
    for (const auto& tile : data::kTiles) {
        for (const auto building : tile.buildings) {
            if (building != rajas::kNoBuilding) ++buildings[building];
        }
        for (const auto& stall : tile.stalls) {
            if (stall.value == 0) continue;
            ++goods[stall.good].first;
            goods[stall.good].second += stall.value;
        }
        ++shapes[{std::popcount(unsigned{tile.roads}), tile.bend}];
    }
    EXPECT_EQ(buildings, (std::map<int, int>{{0, 12}, {1, 12}, {2, 12}, {3, 12}}));
    EXPECT_EQ(goods, (std::map<int, std::pair<int, int>>{{0, {16, 32}}, {1, {16, 32}}, {2, {16, 32}}}));
    const std::map<std::pair<int, int>, int> wanted{{{2, 1}, 20}, {{2, 0}, 12}, {{3, 0}, 20}, {{4, 0}, 12}};
    EXPECT_EQ(shapes, wanted);
}

TEST(RajasData, TheTwoSidesOfTheBoardHaveTheirSpaces) {  // RG-1.2, RG-1.3
    const std::array<std::array<std::size_t, 7>, 2> counts{{{4, 3, 4, 3, 4, 4, 6}, {6, 4, 8, 5, 4, 4, 6}}};
    for (unsigned board = 0; board < 2; ++board) {
        for (unsigned area = 0; area < 7; ++area) {
            EXPECT_EQ(space_names(board, static_cast<Area>(area)).size(), counts[board][area])
                << board << area;
        }
    }
    EXPECT_EQ(std::popcount(data::kBoardSpaces[0]), 28);
    EXPECT_EQ(std::popcount(data::kBoardSpaces[1]), 37);
    EXPECT_EQ(data::kBoardSpaces[0] & ~data::kBoardSpaces[1], 0U);
    EXPECT_EQ(data::kCoveredSpaces, rajas::bit(rajas::parse_space("quarry-4").value()) |
                                        rajas::bit(rajas::parse_space("harbor-3").value()));
    const std::array<std::vector<int>, 2> quarry{{{1, 2, 3, 4}, {1, 1, 2, 2, 3, 4}}};
    const std::array<std::vector<int>, 2> harbor{{{0, 1, 2}, {0, 1, 1, 2}}};
    for (unsigned board = 0; board < 2; ++board) {
        std::map<Area, std::vector<int>> money;
        for (rajas::Space space = 0; space < rajas::kSpaces; ++space) {
            if ((data::kBoardSpaces[board] & rajas::bit(space)) == 0) continue;
            const auto& printed = data::kSpaces[board][space];
            money[rajas::area_of(printed)].push_back(printed.money);
        }
        EXPECT_EQ(money[Area::Quarry], quarry[board]);
        EXPECT_EQ(money[Area::Harbor], harbor[board]);
        for (const Area free :
             {Area::Market, Area::OuterTerrace, Area::Terrace, Area::Balcony, Area::Chamber}) {
            EXPECT_EQ(std::count(money[free].begin(), money[free].end(), 0), std::ssize(money[free]));
        }
    }
}

/// The effects of a palace space, alike on both sides.
List palace(std::string_view space) {
    const auto at = rajas::parse_space(space).value();
    EXPECT_EQ(effects(data::kSpaces[0][at].effects), effects(data::kSpaces[1][at].effects));
    return effects(data::kSpaces[0][at].effects);
}

TEST(RajasData, ThePalaceSpacesPayWhatTheyShow) {  // RG-8.1, RG-8.3, RG-8.4, RG-8.6 to RG-8.11, RG-9.1
    for (unsigned color = 0; color < 4; ++color) {
        const std::string name(data::kColorNames[color]);
        const int own = 1 << (2 * color);
        const int next = 2 << (2 * ((color + 1) % 4));
        EXPECT_EQ(palace("terrace-" + name), (List{{EffectKind::DiceOf, own, 0}}));
        EXPECT_EQ(palace("balcony-" + name), (List{{EffectKind::DiceOf, next, 0}}));
        EXPECT_EQ(data::kSpaces[0][rajas::parse_space("balcony-" + name).value()].arg, color);
    }
    EXPECT_EQ(palace("outer-terrace-1"), (List{{EffectKind::Money, 2, 0}, {EffectKind::Reroll, 0, 0}}));
    EXPECT_EQ(palace("chamber-1"), (List{{EffectKind::Fame, 2, 0}, {EffectKind::StartPlayer, 0, 0}}));
    EXPECT_EQ(palace("chamber-2"), (List{{EffectKind::DiceAny, 2, 0}, {EffectKind::YieldToken, 0, 0}}));
    EXPECT_EQ(palace("chamber-3"), (List{{EffectKind::Karma, 2, 0}, {EffectKind::DiceAny, 1, 0}}));
    EXPECT_EQ(palace("chamber-4"), (List{{EffectKind::Upgrade, 1, 0}, {EffectKind::Money, 3, 0}}));
    EXPECT_EQ(palace("chamber-5"), (List{{EffectKind::CoverTile, 0, 0}}));
    EXPECT_EQ(palace("chamber-6"), (List{{EffectKind::Boat, 6, 6}}));
    EXPECT_EQ(rajas::kGreatMogul, 1);
    EXPECT_EQ(rajas::kDancer, 2);
    EXPECT_EQ(rajas::kMasterBuilder, 5);
    EXPECT_EQ(rajas::kPortuguese, 6);
}

TEST(RajasData, TheRiverHasThirtySpaces) {  // RG-10.5, RG-11.3
    const std::vector<Plain> river{{EffectKind::DiceAny, 2, 0},
                                   {EffectKind::Karma, 2, 0},
                                   {EffectKind::Money, 3, 0},
                                   {EffectKind::PalaceChoice, 0, 0},
                                   {EffectKind::DiceOfPerKarma, 0, 1},
                                   {EffectKind::Money, 4, 0},
                                   {EffectKind::Fame, 2, 0},
                                   {EffectKind::DiceAny, 2, 0},
                                   {EffectKind::Upgrade, 1, 0},
                                   {EffectKind::DiceOfPerKarma, 1, 1},
                                   {EffectKind::Karma, 2, 0},
                                   {EffectKind::Money, 5, 0},
                                   {EffectKind::MoneyPerMarket, 1, 0},
                                   {EffectKind::Fame, 3, 0},
                                   {EffectKind::DiceOfPerKarma, 2, 1},
                                   {EffectKind::MarketMixed, 3, 0},
                                   {EffectKind::Upgrade, 1, 0},
                                   {EffectKind::DiceAny, 2, 0},
                                   {EffectKind::PalaceChoice, 0, 0},
                                   {EffectKind::MarketSingle, 4, 0},
                                   {EffectKind::Karma, 2, 0},
                                   {EffectKind::FamePerUpgrade, 1, 0},
                                   {EffectKind::Money, 6, 0},
                                   {EffectKind::DiceOfPerKarma, 3, 1},
                                   {EffectKind::MoneyPerUpgrade, 2, 0},
                                   {EffectKind::Fame, 4, 0},
                                   {EffectKind::PalaceChoice, 0, 0},
                                   {EffectKind::MarketSingle, 5, 0},
                                   {EffectKind::Fame, 5, 0},
                                   {EffectKind::FamePerKarma, 2, 0}};
    ASSERT_EQ(data::kRiver.size(), river.size() + 1);
    EXPECT_TRUE(effects(data::kRiver[0]).empty());
    for (std::size_t i = 0; i < river.size(); ++i)
        EXPECT_EQ(effects(data::kRiver[i + 1]), List{river[i]}) << i + 1;
    EXPECT_EQ(data::kRiverEnd, 30);
    EXPECT_EQ(data::kBridgeAfter, 20);
    EXPECT_EQ(data::kLastZone, 6);
}

TEST(RajasData, TheTracksHaveTheirBonusesAndFaceEachOther) {  // RG-11.7, RG-11.8, RG-12.1
    const auto bonus = [](const data::Bonus& printed) {
        return std::pair(int{printed.space}, effects(printed.effects));
    };
    using Bonus = std::pair<int, List>;
    const Plain boat{EffectKind::Boat, 0, 1};
    const Plain dice{EffectKind::DiceAny, 2, 1};
    EXPECT_EQ(bonus(data::kFameBonuses[0]), (Bonus{5, {{EffectKind::Upgrade, 1, 0}}}));
    EXPECT_EQ(bonus(data::kFameBonuses[1]), (Bonus{24, {{EffectKind::Karma, 2, 0}}}));
    EXPECT_EQ(bonus(data::kFameBonuses[2]), (Bonus{31, {boat}}));
    EXPECT_EQ(bonus(data::kMoneyBonuses[0]), (Bonus{12, {boat}}));
    EXPECT_EQ(bonus(data::kMoneyBonuses[1]), (Bonus{33, {dice}}));
    EXPECT_EQ(bonus(data::kMoneyBonuses[2]), (Bonus{44, {boat}}));
    EXPECT_EQ(bonus(data::kMoneyBonuses[3]), (Bonus{55, {dice}}));
    EXPECT_EQ(data::kFameBonuses.size() + data::kMoneyBonuses.size(), 7U);
    const std::map<int, int> faces{{0, 61},  {3, 59},  {12, 55}, {20, 51}, {33, 44}, {44, 39},
                                   {52, 35}, {55, 33}, {60, 31}, {65, 28}, {90, 16}, {120, 1}};
    for (const auto& [money, fame] : faces) EXPECT_EQ(rajas::facing(money), fame) << money;
}

TEST(RajasData, TheProvinceIsMirrorSymmetric) {  // RG-5.5, RG-6.10, RG-13.2
    EXPECT_EQ(std::popcount(data::kBuildable), 18);
    const auto mirrored = [](rajas::Cell cell) { return cell / 5 * 5 + 4 - cell % 5; };
    const std::array<unsigned, 4> mirror_side{0, 3, 2, 1};
    for (unsigned board = 0; board < 2; ++board) {
        std::set<std::pair<int, unsigned>> places;
        for (const auto& yield : data::kYields[board]) places.emplace(yield.cell, yield.side);
        EXPECT_EQ(places.size(), 9U);
        for (const auto& [cell, side] : places) {
            const auto image = mirrored(static_cast<rajas::Cell>(cell));
            EXPECT_TRUE(places.contains({image, mirror_side[side]})) << cell;
        }
    }
    std::map<int, int> slots;
    for (const auto& yield : data::kYields[1]) ++slots[yield.slot];
    EXPECT_EQ(slots, (std::map<int, int>{{0, 2}, {1, 3}, {2, 2}, {3, 2}}));  // white, yellow, red, brown
    for (const auto& yield : data::kYields[0]) EXPECT_GE(yield.slot, 4) << yield.name;
}

TEST(RajasData, ThereAreThirtyYieldTokensAndEightRiverTokens) {  // RG-13.11, RG-14.4, RG-14.7, RG-14.9
    std::map<int, int> tokens;
    for (const auto& token : data::kTokens) tokens[token.color] += token.count;
    EXPECT_EQ(tokens, (std::map<int, int>{{0, 8}, {1, 9}, {2, 6}, {3, 7}}));
    std::map<EffectKind, int> river;
    for (const auto& token : data::kRiverTokens) ++river[std::get<0>(effects(token).at(0))];
    EXPECT_EQ(river, (std::map<EffectKind, int>{{EffectKind::DiceAnyPerKarma, 1},
                                                {EffectKind::DiceOf, 2},
                                                {EffectKind::Palace, 3},
                                                {EffectKind::MarketSingle, 1},
                                                {EffectKind::Boat, 1}}));
}

TEST(RajasData, PlayersBeginAlike) {  // RG-1.4, RG-1.7, RG-1.10, RG-3.7, RG-4.2, RG-11.3, RG-13.1
    EXPECT_EQ(std::vector<int>(data::kStartMoney.begin(), data::kStartMoney.end()),
              (std::vector<int>{3, 4, 5, 6}));
    EXPECT_EQ(std::vector<int>(data::kWorkerLimit.begin(), data::kWorkerLimit.end()),
              (std::vector<int>{5, 6, 5}));
    EXPECT_EQ(data::kDicePerColor, 12);
    EXPECT_EQ(data::kActiveWorkers, 3);
    EXPECT_EQ(data::kStartKarma, 1);
    EXPECT_EQ(data::kMostKarma, 3);
    EXPECT_EQ(data::kFirstValue, 2);
    EXPECT_EQ(data::kLastValue, 4);
    EXPECT_EQ(data::kKaliFront, 10);
    EXPECT_EQ(data::kKaliBack, 8);
    EXPECT_EQ(data::kFameWorker, 15);
    EXPECT_EQ(data::kMoneyWorker, 20);
    EXPECT_EQ(data::kMostHarborDie, 3);
    for (int face = 1; face <= 6; ++face) EXPECT_EQ(rajas::opposite_face(face), 7 - face);
}

}  // namespace
}  // namespace durbar::testing
