"""What the data/generate.py of all rooms share: constexpr tables as lines of C++, and the header around them."""
import json
import sys


def listed(values):
    return "{" + ", ".join(str(value) for value in values) + "}"


def table(kind, name, rows):
    return [f"inline constexpr std::array<{kind}, {len(rows)}> {name}{{{{", *(f"    {row}," for row in rows), "}};"]


def names(name, values):
    return table("std::string_view", name, [f'"{value}"' for value in values])


def number(name, value):
    return f"inline constexpr int {name} = {value};"


def bits(numbers):
    return sum(1 << n for n in numbers)


def demand(holds, sentence):
    """Data that do not hold end the build with a sentence."""
    if not holds:
        sys.exit(f"{sys.argv[1]}: {sentence}")


def generate(game, lines_of):
    """Called with IN.json OUT.h on the command line: writes the lines that `lines_of` makes of the data."""
    if len(sys.argv) != 3:
        sys.exit("usage: generate.py IN.json OUT.h")
    with open(sys.argv[1], encoding="utf-8") as source:
        data = json.load(source)
    header = [
        f"// Generated from {game}.json by generate.py; change the JSON, not this file.",
        "#pragma once",
        "#include <array>",
        "#include <cstdint>",
        "#include <string_view>",
        f"namespace durbar::{game}::data {{",
        *lines_of(data),
        f"}}  // namespace durbar::{game}::data",
    ]
    with open(sys.argv[2], "w", encoding="utf-8") as target:
        target.write("\n".join(header) + "\n")
