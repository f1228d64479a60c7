#!/usr/bin/env python3
"""Turns tigris.json into constexpr tables: generate.py IN.json OUT.h"""
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).parents[2]))
from data_header import demand, generate, listed, number, table

COLOURS = ["red", "blue", "green", "black"]  # the order of `enum class Color`
WORDS, BITS = 3, 64


def mask(rows, wanted):
    """The squares whose map letter is one of `wanted`, as words of four rows each; A1 is bit 0."""
    words = [0] * WORDS
    for r, row in enumerate(rows):
        for c, letter in enumerate(row):
            if letter in wanted:
                at = r * len(row) + c
                words[at // BITS] |= 1 << (at % BITS)
    return "{{" + ", ".join(f"0x{w:016x}U" for w in words) + "}}"


def board_row(board):
    art = board["ascii"]
    return f'{{"{board["name"]}", {mask(art, "~")}, {mask(art, "TP")}, {mask(art, "P")}}}'


def kind_row(kind, buildings):
    on_river = "true" if kind["terrain"] == "river" else "false"
    return (f'{{"{kind["colour"]}", "{kind["tile"]}", "{kind["leader"]}", {kind["count"]}, {on_river}, '
            f'"{buildings[kind["colour"]]["name"]}"}}')


def lines_of(data):
    columns, rows = data["columns"], data["rows"]
    kinds = data["tiles"]["kinds"]
    dynasties = data["dynasties"]["names"]
    demand([kind["colour"] for kind in kinds] == COLOURS, f"tiles.kinds must list {', '.join(COLOURS)} in this order")
    demand(sum(kind["count"] for kind in kinds) == data["tiles"]["total"],
           "the tile counts do not add up to tiles.total")
    for board in data["boards"]:
        demand([len(row) for row in board["ascii"]] == [columns] * rows,
               f"board {board['name']} is not {columns} x {rows}")

    return [
        number("kColumns", columns),
        number("kRows", rows),
        f"using Mask = std::array<std::uint64_t, {WORDS}>;",
        "struct Board { std::string_view name; Mask river; Mask temples; Mask priority; };",
        *table("Board", "kBoards", [board_row(board) for board in data["boards"]]),
        "struct TileKind { std::string_view color; std::string_view tile; std::string_view leader; int count; "
        "bool on_river; std::string_view building; };",
        *table("TileKind", "kTileKinds",
               [kind_row(kind, data["civilization_buildings"]["by_colour"]) for kind in kinds]),
        *table("std::array<std::uint8_t, 2>", "kMonuments",
               [f"{{{{{COLOURS.index(a)}, {COLOURS.index(b)}}}}}" for a, b in data["monuments"]["pairs"]]),
        f"inline constexpr std::array<std::string_view, {len(dynasties)}> kDynasties"
        + listed(f'"{name}"' for name in dynasties) + ";",
        number("kMinPlayers", data["players"]["min"]),
        number("kMaxPlayers", data["players"]["max"]),
        number("kTiles", data["tiles"]["total"]),
        number("kCatastrophesPerPlayer", data["catastrophe_tiles"]["per_player"]),
        number("kActions", data["turn"]["actions_at_most"]),
        number("kHandSize", data["turn"]["hand_size"]),
        number("kMinimumLine", data["civilization_buildings"]["minimum_line"]),
        number("kLastTreasures", data["end_of_game"]["treasures_left_at_end_of_turn_at_most"]),
    ]


if __name__ == "__main__":
    generate("tigris", lines_of)
