#!/usr/bin/env python3
"""Turns tigris.json into constexpr tables: generate.py IN.json OUT.h"""
import json
import sys

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


def main(source, target):
    data = json.load(open(source, encoding="utf-8"))
    columns, rows = data["columns"], data["rows"]
    kinds = data["tiles"]["kinds"]
    if [kind["colour"] for kind in kinds] != COLOURS:
        sys.exit(f"{source}: tiles.kinds must list {', '.join(COLOURS)} in this order")
    if sum(kind["count"] for kind in kinds) != data["tiles"]["total"]:
        sys.exit(f"{source}: the tile counts do not add up to tiles.total")
    for board in data["boards"]:
        if len(board["ascii"]) != rows or any(len(row) != columns for row in board["ascii"]):
            sys.exit(f"{source}: board {board['name']} is not {columns} x {rows}")

    out = [
        "// Generated from tigris.json by generate.py; change the JSON, not this file.",
        "#pragma once",
        "#include <array>",
        "#include <cstdint>",
        "#include <string_view>",
        "namespace durbar::tigris::data {",
        f"inline constexpr int kColumns = {columns};",
        f"inline constexpr int kRows = {rows};",
        f"using Mask = std::array<std::uint64_t, {WORDS}>;",
        "struct Board { std::string_view name; Mask river; Mask temples; Mask priority; };",
        f"inline constexpr std::array<Board, {len(data['boards'])}> kBoards{{{{",
    ]
    for board in data["boards"]:
        art = board["ascii"]
        out.append(f'    {{"{board["name"]}", {mask(art, "~")}, {mask(art, "TP")}, {mask(art, "P")}}},')
    out += [
        "}};",
        "struct TileKind { std::string_view color; std::string_view tile; std::string_view leader; int count; "
        "bool on_river; std::string_view building; };",
        f"inline constexpr std::array<TileKind, {len(COLOURS)}> kTileKinds{{{{",
    ]
    for kind in kinds:
        building = data["civilization_buildings"]["by_colour"][kind["colour"]]["name"]
        on_river = "true" if kind["terrain"] == "river" else "false"
        out.append(f'    {{"{kind["colour"]}", "{kind["tile"]}", "{kind["leader"]}", {kind["count"]}, {on_river}, '
                   f'"{building}"}},')
    pairs = data["monuments"]["pairs"]
    out += [
        "}};",
        f"inline constexpr std::array<std::array<std::uint8_t, 2>, {len(pairs)}> kMonuments{{{{",
        *(f"    {{{{{COLOURS.index(a)}, {COLOURS.index(b)}}}}}," for a, b in pairs),
        "}};",
        f"inline constexpr std::array<std::string_view, {len(data['dynasties']['names'])}> kDynasties{{"
        + ", ".join(f'"{name}"' for name in data["dynasties"]["names"]) + "};",
        f"inline constexpr int kMinPlayers = {data['players']['min']};",
        f"inline constexpr int kMaxPlayers = {data['players']['max']};",
        f"inline constexpr int kTiles = {data['tiles']['total']};",
        f"inline constexpr int kCatastrophesPerPlayer = {data['catastrophe_tiles']['per_player']};",
        f"inline constexpr int kActions = {data['turn']['actions_at_most']};",
        f"inline constexpr int kHandSize = {data['turn']['hand_size']};",
        f"inline constexpr int kMinimumLine = {data['civilization_buildings']['minimum_line']};",
        f"inline constexpr int kLastTreasures = {data['end_of_game']['treasures_left_at_end_of_turn_at_most']};",
        "}  // namespace durbar::tigris::data",
    ]
    with open(target, "w", encoding="utf-8") as header:
        header.write("\n".join(out) + "\n")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: generate.py IN.json OUT.h")
    main(sys.argv[1], sys.argv[2])
