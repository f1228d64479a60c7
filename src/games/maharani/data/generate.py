#!/usr/bin/env python3
"""Turns maharani.json into constexpr tables: generate.py IN.json OUT.h"""
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).parents[2]))
from data_header import bits, demand, generate, listed, names, number, table

SIDES = ["N", "E", "S", "W"]  # the order of `enum class Direction`
TILE_COLOURS = ["blue", "orange", "green", "red", "purple", "yellow"]  # of `enum class Color`
CREWS = ["red", "green", "blue", "yellow"]  # of `enum class Crew`
FACES = ["center", "half1_front", "half1_right", "half1_back", "half1_left", "half2_along", "half2_across"]
KINDS = ["center", "half1", "half2"]  # of `enum class Pillars`
PLAYERS = ["2", "3", "4"]


def halves(sides):
    """Sides that carry half a pillar, as bits in the order of SIDES."""
    return bits(SIDES.index(side) for side in sides)


def mask(numbers):
    return f"0x{bits(numbers):014x}U"


def check(data):
    spaces = data["board"]["spaces"]
    letters = [section["letter"] for section in data["sections"]["items"]]
    each = len(spaces) // len(letters)
    demand([c["id"] for c in data["tile_colours"]["items"]] == TILE_COLOURS, "tile_colours are not in our order")
    demand(data["player_colours"]["ids"] == CREWS, "player_colours are not in our order")
    demand([face["id"] for face in data["faces"]["items"]] == FACES, "faces are not in our order")
    demand([entry["face"] for entry in data["tiles"]["per_colour"]] == FACES, "tiles.per_colour are not in our order")
    demand([s["label"] for s in spaces] == [f"{letter}{n + 1}" for letter in letters for n in range(each)],
           "board.spaces are not in the order of their labels")
    per_colour = sum(entry["count"] for entry in data["tiles"]["per_colour"])
    demand(per_colour * len(TILE_COLOURS) == data["tiles"]["total"], "the tiles do not add up to tiles.total")


def neighbours(spaces):
    """Spaces that share a side, for each space."""
    at = {(space["row"], space["col"]): n for n, space in enumerate(spaces)}
    beside = [(-1, 0), (0, 1), (1, 0), (0, -1)]
    return [[at[(s["row"] + r, s["col"] + c)] for r, c in beside if (s["row"] + r, s["col"] + c) in at] for s in spaces]


def lines_of(data):
    check(data)
    spaces = data["board"]["spaces"]
    sections = data["sections"]["items"]
    letters = [section["letter"] for section in sections]
    tiles = [(colour, face["face"]) for colour in TILE_COLOURS for face in data["tiles"]["per_colour"]
             for _ in range(face["count"])]
    sets = data["test_tile_sets"]["items"]
    workers = data["workers"]

    return [
        number("kMinPlayers", data["players"]["min"]),
        number("kMaxPlayers", data["players"]["max"]),
        number("kRows", data["board"]["rows"]),
        number("kColumns", data["board"]["cols"]),
        number("kPlaces", data["rondel"]["places"]),
        number("kMostTiles", data["turn"]["most_tiles"]),
        number("kSecondTileCost", data["turn"]["second_tile_cost"]),
        "/// `halves`: the sides with half a pillar, as bits N E S W.",
        "struct Space { std::string_view label; std::uint8_t section; std::uint8_t row; std::uint8_t column; "
        "std::uint8_t pillars; std::uint8_t halves; };",
        *table("Space", "kSpaces", [
            f'{{"{s["label"]}", {s["section"]}, {s["row"]}, {s["col"]}, {KINDS.index(s["kind"])}, {halves(s["halves"])}}}'
            for s in spaces]),
        *table("std::uint64_t", "kNeighbours", [mask(numbers) for numbers in neighbours(spaces)]),
        *table("std::uint64_t", "kSectionSpaces",
               [mask(n for n, s in enumerate(spaces) if s["section"] == section) for section in range(len(sections))]),
        *table("std::uint64_t", "kSpacesOf",
               [mask(n for n, s in enumerate(spaces) if s["kind"] == kind) for kind in KINDS]),
        "struct Face { std::string_view name; std::uint8_t pillars; std::uint8_t halves; };",
        *table("Face", "kFaces", [f'{{"{f["id"]}", {KINDS.index(f["kind"])}, {halves(f["halves"])}}}'
                                  for f in data["faces"]["items"]]),
        "struct TileKind { std::uint8_t color; std::uint8_t face; };",
        *table("TileKind", "kTiles",
               [f"{{{TILE_COLOURS.index(colour)}, {FACES.index(face)}}}" for colour, face in tiles]),
        "struct Replacement { std::uint8_t tile; std::uint8_t face; };",
        "struct TileSet { std::string_view name; std::uint8_t count; std::array<Replacement, 2> replaced; };",
        *table("TileSet", "kTestSets", [
            f'{{"{s["id"]}", {len(s["replace"])}, {{{{' + ", ".join(
                f'{{{r["tile"]}, {FACES.index(r["face"])}}}' for r in s["replace"]) + "}}}" for s in sets]),
        *names("kPillarNames", KINDS),
        *names("kColorNames", TILE_COLOURS),
        *names("kCrewNames", CREWS),
        *names("kSectionNames", letters),
        *names("kAnimals", [section["animal"] for section in sections]),
        "/// Section of each place, by the side that the rondel's arrow points to.",
        *table(f"std::array<std::uint8_t, {data['rondel']['places']}>", "kSectionOfPlace",
               ["{" + listed(letters.index(letter) for letter in data["rondel"]["section_of_place"][side]) + "}"
                for side in SIDES]),
        "/// Side of each seat, by the number of players from the fewest on.",
        *table(f"std::array<std::uint8_t, {data['players']['max']}>", "kSides",
               ["{" + listed(SIDES.index(side) for side in data["seats"]["sides"][n]) + "}" for n in PLAYERS]),
        *table("std::uint8_t", "kWorkersOfCrew", [workers["per_colour"][n] for n in PLAYERS]),
        *table("std::uint8_t", "kCrewsOfSeat", [workers["colours_per_player"][n] for n in PLAYERS]),
        *table("std::uint8_t", "kPayout", data["payout"]["gold"]),
    ]


if __name__ == "__main__":
    generate("maharani", lines_of)
