#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/ids.h"
#include "core/small_set.h"
#include "games/maharaja/data.gen.h"

namespace durbar::maharaja {

inline constexpr int kMaxPlayers = data::kMaxPlayers;

/// A city or, behind the cities, the start: where an architect can stand (MJ-7.2).
using Junction = std::uint8_t;
using City = Junction;
inline constexpr int kJunctions = static_cast<int>(data::kJunctionNames.size());
inline constexpr int kCities = kJunctions - 1;
inline constexpr Junction kStart = kCities;
constexpr bool is_city(Junction j) { return j < kCities; }
constexpr std::string_view junction_name(Junction j) { return data::kJunctionNames[j]; }
constexpr std::string_view junction_title(Junction j) { return data::kJunctionTitles[j]; }

using Village = std::uint8_t;
inline constexpr int kVillages = static_cast<int>(data::kVillageNames.size());

/// Where a house can stand: the villages, then the cities (MJ-8.9: not the start).
using Place = std::uint8_t;
using Places = SmallSet;
inline constexpr int kPlaces = kVillages + kCities;
inline constexpr Place kNoPlace = 0xFF;
inline constexpr Places kAllVillages{(std::uint64_t{1} << kVillages) - 1};
constexpr bool is_village(Place p) { return p < kVillages; }
constexpr Place place_of(City c) { return static_cast<Place>(kVillages + c); }
/// Precondition: a city.
constexpr City city_of(Place p) { return static_cast<City>(p - kVillages); }
constexpr std::string_view place_name(Place p) {
    return is_village(p) ? data::kVillageNames[p] : junction_name(city_of(p));
}

/// MJ-1.2 One or two villages between two junctions.
using Road = std::uint8_t;
inline constexpr int kRoads = static_cast<int>(data::kRoads.size());
constexpr std::string_view road_name(Road r) { return data::kRoads[r].name; }
constexpr Places villages_of(Road r) { return {data::kRoads[r].villages}; }
constexpr bool touches(Road r, Junction j) { return data::kRoads[r].from == j || data::kRoads[r].to == j; }
/// The other end of a road. Precondition: it touches the junction.
constexpr Junction other_end(Road r, Junction j) {
    return data::kRoads[r].from == j ? data::kRoads[r].to : data::kRoads[r].from;
}
/// The roads of a junction, as bits.
constexpr std::array<SmallSet, kJunctions> find_roads() {
    std::array<SmallSet, kJunctions> roads{};
    for (Road r = 0; r < kRoads; ++r) {
        roads[data::kRoads[r].from].add(r);
        roads[data::kRoads[r].to].add(r);
    }
    return roads;
}
inline constexpr std::array<SmallSet, kJunctions> kRoadsOf = find_roads();

/// Characters by their numbers from 1 (MJ-2.5); the first has no other power (MJ-13.1).
enum class Character : std::uint8_t { Mogul, Trader, Sadhu, Monk, Builder, Artisan, Yogi };
inline constexpr int kCharacters = 7;
/// A set of characters, as bits.
using Cards = std::uint8_t;
constexpr Cards card(Character c) { return static_cast<Cards>(1U << index(c)); }
constexpr bool holds(Cards cards, Character c) { return (cards & card(c)) != 0; }
constexpr int count(Cards cards) { return std::popcount(cards); }
/// The lowest number of a set, one more than there are for an empty one (MJ-16.9, MJ-20.10).
constexpr int lowest(Cards cards) { return cards == 0 ? kCharacters + 1 : std::countr_zero(cards) + 1; }
constexpr Character lowest_character(Cards cards) { return static_cast<Character>(std::countr_zero(cards)); }
template <class Visit>
constexpr void for_each_card(Cards cards, Visit visit) {
    SmallSet{cards}.for_each([&](std::uint8_t c) { visit(static_cast<Character>(c)); });
}
constexpr std::string_view character_name(Character c) { return data::kCharacterNames[index(c)]; }
constexpr std::string_view character_title(Character c) { return data::kCharacterTitles[index(c)]; }

/// MJ-5.1 What the pointers of a disc can show.
enum class Action : std::uint8_t {
    Gold,
    House,
    TwoHouses,
    MoveHouse,
    Quarry,
    Palace,
    PalaceHouse,
    Governor,
    Character,
    None,  ///< not set, or not known
};
inline constexpr int kActions = 9;
constexpr std::string_view action_name(Action a) { return data::kActionNames[index(a)]; }
constexpr std::string_view action_title(Action a) { return data::kActionTitles[index(a)]; }

/// MJ-5.3 Two actions, the earlier one of the list first.
struct Disc {
    Action first = Action::None;
    Action second = Action::None;

    constexpr bool is_set() const { return first != Action::None; }
    friend constexpr bool operator==(const Disc&, const Disc&) = default;
};

/// People name them as they like.
constexpr Disc disc_of(Action one, Action two) { return one <= two ? Disc{one, two} : Disc{two, one}; }

/// What an action consists of.
enum class Part : std::uint8_t { Gold, CityHouse, House, MoveHouse, Quarry, Palace, Governor, Character };
inline constexpr int kParts = 8;
inline constexpr std::array<std::string_view, kParts> kPartNames{
    "gold", "city_house", "house", "move_house", "quarry", "palace", "governor", "character"};
constexpr std::string_view part_name(Part p) { return kPartNames[index(p)]; }

/// How many parts of each kind are open.
struct Parts {
    std::array<std::uint8_t, kParts> open{};

    constexpr std::uint8_t operator[](Part p) const { return open[index(p)]; }
    constexpr void use(Part p) { --open[index(p)]; }
    constexpr bool any() const { return *this != Parts{}; }
    constexpr Parts& operator+=(Action a) {
        for (std::size_t i = 0; i < open.size(); ++i) {
            open[i] = static_cast<std::uint8_t>(open[i] + data::kParts[index(a)][i]);
        }
        return *this;
    }
    friend constexpr bool operator==(const Parts&, const Parts&) = default;
};
constexpr Parts parts_of(const Disc& disc) {
    Parts parts;
    parts += disc.first;
    parts += disc.second;
    return parts;
}

/// MJ-6.7 What a move spends: a part of the disc, a part of the token's action, or the Builder's power.
enum class Source : std::uint8_t { Disc, Token, Builder };
inline constexpr std::array<std::string_view, 3> kSourceNames{"disc", "token", "builder"};
constexpr std::string_view source_name(Source s) { return kSourceNames[index(s)]; }

/// MJ-9.3 A palace site, as far as players choose it.
enum class Site : std::uint8_t { Central, Outer };
inline constexpr std::array<std::string_view, 2> kSiteNames{"central", "outer"};
constexpr std::string_view site_name(Site s) { return kSiteNames[index(s)]; }

// These read the names that texts have, and villages ("17") and the Monk as they are drawn.
std::optional<Junction> parse_junction(std::string_view text);
std::optional<City> parse_city(std::string_view text);
std::optional<Village> parse_village(std::string_view text);
std::optional<Place> parse_place(std::string_view text);
std::optional<Road> parse_road(std::string_view text);
std::optional<Character> parse_character(std::string_view text);
std::optional<Action> parse_action(std::string_view text);
std::optional<Source> parse_source(std::string_view text);
std::optional<Site> parse_site(std::string_view text);

}  // namespace durbar::maharaja
