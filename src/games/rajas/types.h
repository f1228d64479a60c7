#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/ids.h"
#include "games/rajas/data.gen.h"

namespace durbar::rajas {

inline constexpr int kMaxPlayers = data::kMaxPlayers;  // RG-1.1

/// RG-1.4 The colour of dice and of province tiles.
enum class Color : std::uint8_t { Blue, Orange, Purple, Green };
inline constexpr int kColors = 4;
inline constexpr std::array<Color, kColors> kAllColors{Color::Blue, Color::Orange, Color::Purple,
                                                       Color::Green};
constexpr std::string_view color_name(Color c) { return data::kColorNames[index(c)]; }

enum class Building : std::uint8_t { Temple, Palace, Fortress, Mill };
inline constexpr int kBuildings = 4;
inline constexpr std::array<Building, kBuildings> kAllBuildings{Building::Temple, Building::Palace,
                                                                Building::Fortress, Building::Mill};
inline constexpr std::uint8_t kNoBuilding = 0xFF;
constexpr std::string_view building_name(Building b) { return data::kBuildingNames[index(b)]; }

/// What a market sells. A scoring may also be of mixed goods, or leave the good to the player.
enum class Good : std::uint8_t { Silk, Tea, Spice, Mixed, Any };
inline constexpr int kGoods = 3;
constexpr std::string_view good_name(Good g) {
    if (g == Good::Mixed) return "mixed";
    return g == Good::Any ? "none" : data::kGoodNames[index(g)];
}

/// The sides of a cell, clockwise.
enum class Direction : std::uint8_t { N, E, S, W };
inline constexpr int kDirections = 4;
constexpr unsigned opposite(unsigned side) { return side ^ 2U; }

enum class Area : std::uint8_t { Quarry, Harbor, Market, OuterTerrace, Terrace, Balcony, Chamber };
enum class TokenColor : std::uint8_t { White, Yellow, Red, Brown };
enum class Mode : std::uint8_t { Basic, Navaratnas, Mixed };
enum class Track : std::uint8_t { Fame, Money };

/// What an effect does; its numbers `a` and `b` are explained where the data is generated.
enum class EffectKind : std::uint8_t {
    DiceAny,  ///< a dice; b = 1: fewer may be taken
    DiceOf,   ///< a: numbers by colour, two bits each
    DiceAnyPerKarma,
    DiceOfPerKarma,  ///< a: the colour, b for each step
    Karma,
    Money,
    Fame,
    Upgrade,
    Boat,  ///< a to b free spaces
    Reroll,
    StartPlayer,
    YieldToken,
    CoverTile,
    PalaceChoice,
    Palace,        ///< a: the chamber
    MarketMixed,   ///< a stalls at most
    MarketSingle,  ///< a stalls at most
    MoneyPerMarket,
    FamePerUpgrade,
    MoneyPerUpgrade,
    FamePerKarma,
    FamePerMarketTile,
    FamePerRiverSpaces,  ///< a for every b spaces
    MoneyPerBuilding,
    MoneyPerConnectedToken,
    FamePerBend,
    FamePerActiveWorker,
};

/// A space for a worker; both sides of the board number theirs alike.
using Space = std::uint8_t;
/// RG-1.1, RG-1.2 The side of the board: 0 for two players, 1 for more.
constexpr unsigned board_of(int players) { return players <= data::kSmallBoardPlayers ? 0 : 1; }
/// RG-7.4 Whether each market takes one worker of a player in a round.
constexpr bool limits_markets(int players) { return board_of(players) != 0; }
constexpr std::uint64_t bit(Space s) { return std::uint64_t{1} << s; }
constexpr std::uint64_t spaces_of(unsigned board, Area area) { return data::kAreaSpaces[board][index(area)]; }
constexpr std::string_view space_name(Space s) { return data::kSpaceNames[s]; }
inline constexpr int kSpaces = static_cast<int>(data::kSpaceNames.size());
constexpr Area area_of(const data::Space& space) { return static_cast<Area>(space.area); }
constexpr bool is_mixed_market(const data::Space& space) {
    return area_of(space) == Area::Market && space.arg == index(Good::Mixed);
}

/// RG-5.5 A cell of a province: rows from the top, columns from the left. The residence takes two.
using Cell = std::uint8_t;
inline constexpr Cell kNoCell = 0xFF;
inline constexpr int kCells = data::kRows * data::kColumns;
/// Sets of cells are bits.
using Cells = std::uint32_t;
constexpr Cells cell_bit(Cell c) { return Cells{1} << c; }
template <class Visit>
void for_each_cell(Cells cells, Visit visit) {
    for (; cells != 0; cells &= cells - 1) visit(static_cast<Cell>(std::countr_zero(cells)));
}
inline constexpr Cells kGrid = (Cells{1} << kCells) - 1;
inline constexpr Cells kResidence = kGrid & ~data::kBuildable;

/// A province tile, in the order of the data (RG-1.5).
using Tile = std::uint8_t;
inline constexpr Tile kNoTile = 0xFF;
inline constexpr int kTiles = static_cast<int>(data::kTiles.size());
inline constexpr int kStacks = static_cast<int>(data::kStackTiles.size());
constexpr Color color_of(Tile t) { return static_cast<Color>(data::kTiles[t].color); }
constexpr int cost_of(Tile t) { return data::kTiles[t].cost; }
constexpr std::uint64_t tile_bit(Tile t) { return std::uint64_t{1} << t; }
/// The roads of a tile turned clockwise, as bits N E S W.
constexpr unsigned roads_of(Tile t, unsigned turn) {
    const unsigned roads = data::kTiles[t].roads;
    return (roads << turn | roads >> (kDirections - turn)) & 0xFU;
}
/// RG-5.8 Whether a smaller rotation has the same roads.
constexpr bool repeats(Tile t, unsigned turn) {
    for (unsigned smaller = 0; smaller < turn; ++smaller) {
        if (roads_of(t, smaller) == roads_of(t, turn)) return true;
    }
    return false;
}

/// A kind of yield token; tokens of one kind are alike.
using Token = std::uint8_t;
inline constexpr Token kNoToken = 0xFF;
inline constexpr int kTokens = static_cast<int>(data::kTokens.size());
constexpr TokenColor token_color(Token t) { return static_cast<TokenColor>(data::kTokens[t].color); }
constexpr int count_kinds(TokenColor color) {
    int kinds = 0;
    for (const auto& token : data::kTokens) kinds += token.color == index(color) ? 1 : 0;
    return kinds;
}
/// White kinds come first.
inline constexpr int kWhiteKinds = count_kinds(TokenColor::White);
inline constexpr int kRiverTokens = static_cast<int>(data::kRiverTokens.size());

/// A border yield of a province board.
using Slot = std::uint8_t;
inline constexpr Slot kNoSlot = 0xFF;
inline constexpr int kSlots = static_cast<int>(data::kYields[0].size());

inline constexpr int kChambers = static_cast<int>(data::kChambers.size());
/// The number of the one chamber with such an effect.
constexpr int chamber_with(EffectKind kind) {
    int number = 1;
    for (const auto& chamber : data::kChambers) {
        for (unsigned i = 0; i < chamber.effects.count; ++i) {
            if (data::kEffects[chamber.effects.first + i].kind == index(kind)) return number;
        }
        ++number;
    }
    return 0;
}
inline constexpr int kGreatMogul = chamber_with(EffectKind::StartPlayer);
inline constexpr int kDancer = chamber_with(EffectKind::YieldToken);
inline constexpr int kMasterBuilder = chamber_with(EffectKind::CoverTile);
inline constexpr int kPortuguese = chamber_with(EffectKind::Boat);
/// RG-10.7 The river offers all chambers but the Great Mogul's, which is the first.
inline constexpr int kFirstRiverChamber = kGreatMogul + 1;
static_assert(kGreatMogul == 1);

/// RG-3.7 The face that a die shows when it is turned over.
constexpr int opposite_face(int face) { return data::kOppositeSum - face; }

/// Dice of one player by colour and face.
struct Dice {
    std::array<std::array<std::uint8_t, data::kFaces>, kColors> of{};

    constexpr std::uint8_t& at(Color c, int face) { return of[index(c)][static_cast<unsigned>(face - 1)]; }
    constexpr int at(Color c, int face) const { return of[index(c)][static_cast<unsigned>(face - 1)]; }
    constexpr int count(Color c) const {
        int sum = 0;
        for (const auto n : of[index(c)]) sum += n;
        return sum;
    }
    constexpr int total() const {
        int sum = 0;
        for (const Color c : kAllColors) sum += count(c);
        return sum;
    }
    /// Whether any colour shows that face.
    constexpr bool shows(int face) const {
        const auto f = static_cast<unsigned>(face - 1);
        return (of[0][f] | of[1][f] | of[2][f] | of[3][f]) != 0;
    }

    friend constexpr bool operator==(const Dice&, const Dice&) = default;
};

/// Kinds of dice in the order in which they are named one by one (RG-4.11).
using DieKind = std::uint8_t;
inline constexpr int kDieKinds = kColors * data::kFaces;
constexpr DieKind die_kind(Color c, int face) {
    return static_cast<DieKind>(static_cast<int>(index(c)) * data::kFaces + face - 1);
}
constexpr Color kind_color(DieKind k) { return static_cast<Color>(k / data::kFaces); }
constexpr int kind_face(DieKind k) { return k % data::kFaces + 1; }

/// Numbers of dice by colour.
using DieCounts = std::array<std::uint8_t, kColors>;
constexpr int total(const DieCounts& counts) { return counts[0] + counts[1] + counts[2] + counts[3]; }

/// Counts in one number, so many bits for each colour.
template <unsigned Bits>
constexpr unsigned pack_counts(const DieCounts& counts) {
    unsigned packed = 0;
    for (unsigned i = 0; i < kColors; ++i) packed |= unsigned{counts[i]} << (Bits * i);
    return packed;
}
template <unsigned Bits>
constexpr DieCounts unpack_counts(unsigned packed) {
    DieCounts counts{};
    for (unsigned i = 0; i < kColors; ++i) {
        counts[i] = static_cast<std::uint8_t>(packed >> (Bits * i) & ((1U << Bits) - 1));
    }
    return counts;
}
/// The bits that the data has for the dice of a colour that an effect shows.
inline constexpr unsigned kShownBits = 2;

/// "B3": column letter and row number.
std::string cell_name(Cell c);
std::optional<Cell> parse_cell(std::string_view text);
std::optional<Color> parse_color(std::string_view text);
std::optional<Building> parse_building(std::string_view text);
std::optional<Good> parse_good(std::string_view text);
std::optional<Tile> parse_tile(std::string_view text);
std::optional<Token> parse_token(std::string_view text);
std::optional<Slot> parse_slot(std::string_view text);
std::optional<Space> parse_space(std::string_view text);
std::optional<int> parse_chamber(std::string_view text);
constexpr std::string_view tile_name(Tile t) { return data::kTiles[t].name; }
constexpr std::string_view token_name(Token t) { return data::kTokens[t].name; }
constexpr std::string_view slot_name(Slot s) { return data::kYields[0][s].name; }
constexpr std::string_view chamber_name(int number) {
    return data::kChambers[static_cast<unsigned>(number - 1)].name;
}

}  // namespace durbar::rajas
