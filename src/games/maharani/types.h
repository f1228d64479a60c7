#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/ids.h"
#include "games/maharani/spaces.h"

namespace durbar::maharani {

inline constexpr int kMaxPlayers = data::kMaxPlayers;
inline constexpr int kPlaces = data::kPlaces;  // MH-1.5

/// Where an arrow points; the sides of the board and of a tile, clockwise.
enum class Direction : std::uint8_t { N, E, S, W };
inline constexpr int kDirections = 4;
inline constexpr std::array<Direction, kDirections> kAllDirections{Direction::N, Direction::E, Direction::S,
                                                                   Direction::W};
inline constexpr std::string_view kDirectionLetters = "NESW";

/// A quarter of the palace, for which each player has an action token.
enum class Section : std::uint8_t { A, B, C, D };
inline constexpr int kSections = 4;
inline constexpr std::array<Section, kSections> kAllSections{Section::A, Section::B, Section::C, Section::D};

constexpr std::string_view section_name(Section s) { return data::kSectionNames[index(s)]; }
constexpr std::string_view animal_name(Section s) { return data::kAnimals[index(s)]; }
constexpr Spaces spaces_of(Section s) { return {data::kSectionSpaces[index(s)]}; }
constexpr Section section_of(Space s) { return static_cast<Section>(data::kSpaces[s].section); }

/// The colour of a tile.
enum class Color : std::uint8_t { Blue, Orange, Green, Red, Purple, Yellow };
inline constexpr int kColors = 6;
inline constexpr std::array<Color, kColors> kAllColors{Color::Blue, Color::Orange, Color::Green,
                                                       Color::Red,  Color::Purple, Color::Yellow};
constexpr std::string_view color_name(Color c) { return data::kColorNames[index(c)]; }

/// The workers of one colour. A seat has one crew; with two players it has two (MH-12.1).
enum class Crew : std::uint8_t { Red, Green, Blue, Yellow };
inline constexpr int kCrews = 4;
inline constexpr std::array<Crew, kCrews> kAllCrews{Crew::Red, Crew::Green, Crew::Blue, Crew::Yellow};
constexpr std::string_view crew_name(Crew c) { return data::kCrewNames[index(c)]; }

/// MH-1.2 Which pillars a space or a tile shows: one in the middle, one half at a side, two halves at
/// opposite sides.
enum class Pillars : std::uint8_t { Middle, OneHalf, TwoHalves };
constexpr std::string_view pillars_name(Pillars p) { return data::kPillarNames[index(p)]; }
constexpr Pillars pillars_at(Space s) { return static_cast<Pillars>(data::kSpaces[s].pillars); }
constexpr Spaces spaces_with(Pillars p) { return {data::kSpacesOf[index(p)]}; }

/// What a tile shows under its arrow, in the order of the data.
using Face = std::uint8_t;
inline constexpr int kFaces = static_cast<int>(data::kFaces.size());
constexpr std::string_view face_name(Face f) { return data::kFaces[f].name; }
constexpr Pillars pillars_of(Face f) { return static_cast<Pillars>(data::kFaces[f].pillars); }

/// A kind of tile: colour and face. Tiles of one kind are alike (MH-1.12).
using Tile = std::uint8_t;
inline constexpr int kKinds = kColors * kFaces;
inline constexpr Tile kNoTile = 0xFF;
constexpr Tile tile_of(Color c, Face f) { return static_cast<Tile>(static_cast<int>(index(c)) * kFaces + f); }
constexpr Color color_of(Tile t) { return static_cast<Color>(t / kFaces); }
constexpr Face face_of(Tile t) { return static_cast<Face>(t % kFaces); }
/// MH-9.3 Twelve of them, and eight spaces.
constexpr bool is_middle(Tile t) { return pillars_of(face_of(t)) == Pillars::Middle; }

/// MH-3.6 The spaces on which a face may lie with its arrow in a direction: the same pillars, and the half
/// pillars of the turned tile exactly on those of the space.
using Fits = std::array<std::array<Spaces, kDirections>, kFaces>;
constexpr Fits find_fits() {
    Fits fits{};
    for (std::size_t face = 0; face < kFaces; ++face) {
        for (unsigned turn = 0; turn < kDirections; ++turn) {
            const unsigned halves = data::kFaces[face].halves;
            const unsigned turned = (halves << turn | halves >> (kDirections - turn)) & 0xFU;
            for (Space s = 0; s < kSpaces; ++s) {
                const auto& space = data::kSpaces[s];
                if (space.pillars == data::kFaces[face].pillars && space.halves == turned) {
                    fits[face][turn].add(s);
                }
            }
        }
    }
    return fits;
}
inline constexpr Fits kFits = find_fits();
constexpr Spaces fitting(Tile t, Direction arrow) { return kFits[face_of(t)][index(arrow)]; }
constexpr Spaces fitting(Tile t) { return spaces_with(pillars_of(face_of(t))); }

/// The face that lies on a space if its arrow points there: pillars and arrow leave no choice.
constexpr Face face_on(Space s, Direction arrow) {
    Face face = 0;
    while (!kFits[face][index(arrow)].has(s)) ++face;
    return face;
}

/// MH-1.8 The side of the board where a seat's position token lies.
constexpr Direction side_of(int players, int seat) {
    const auto& sides = data::kSides[static_cast<unsigned>(players - data::kMinPlayers)];
    return static_cast<Direction>(sides[static_cast<unsigned>(seat)]);
}
/// MH-2.2, MH-2.3 The section in which a place of the rondel lies while its arrow points to a side.
constexpr Section section_of_place(Direction side, int place) {
    return static_cast<Section>(data::kSectionOfPlace[index(side)][static_cast<unsigned>(place)]);
}

constexpr int crews_of_seat(int players) {
    return data::kCrewsOfSeat[static_cast<unsigned>(players - data::kMinPlayers)];
}
inline constexpr int kMostCrewsOfSeat = crews_of_seat(data::kMinPlayers);
constexpr int workers_of_crew(int players) {
    return data::kWorkersOfCrew[static_cast<unsigned>(players - data::kMinPlayers)];
}
/// MH-1.10 Seats take the crews in order.
constexpr Crew crew_of(int players, int seat, int n) {
    return static_cast<Crew>(seat * crews_of_seat(players) + n);
}
constexpr int seat_of_crew(int players, Crew c) {
    return static_cast<int>(index(c)) / crews_of_seat(players);
}

/// "blue half1_front" in sentences, "blue-half1_front" in move and position texts.
std::string tile_name(Tile t, char between = ' ');
constexpr std::string_view space_name(Space s) { return data::kSpaces[s].label; }
constexpr char direction_letter(Direction d) { return kDirectionLetters[index(d)]; }
constexpr std::string_view direction_name(Direction d) { return kDirectionLetters.substr(index(d), 1); }

std::optional<Tile> parse_tile(std::string_view text);
std::optional<Face> parse_face(std::string_view text);
std::optional<Color> parse_color(std::string_view text);
std::optional<Crew> parse_crew(std::string_view text);
std::optional<Section> parse_section(std::string_view text);
std::optional<Direction> parse_direction(std::string_view text);
std::optional<Space> parse_space(std::string_view text);

}  // namespace durbar::maharani
