#!/usr/bin/env python3
"""Turns the English messages into a sorted constexpr table: generate.py IN.json… OUT.h"""
import sys
from pathlib import Path

from icu import read_catalogue


def literal(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    return f'"{escaped}"'


def main() -> int:
    if len(sys.argv) < 3:
        sys.exit("usage: generate.py IN.json… OUT.h")
    *sources, target = map(Path, sys.argv[1:])
    catalogue, problems = read_catalogue(sources)
    if problems:
        sys.exit("\n".join(problems))
    lines = [
        "// Generated from src/texts/en/*.json by generate.py; change the JSON, not this file.",
        "#pragma once",
        "#include <array>",
        "#include <string_view>",
        "namespace durbar::texts {",
        "struct Text { std::string_view key; std::string_view pattern; };",
        "/// Sorted by key.",
        f"inline constexpr std::array<Text, {len(catalogue)}> kEnglish{{{{",
        *(f"    {{{literal(key)}, {literal(pattern)}}}," for key, pattern in sorted(catalogue.items())),
        "}};",
        "}  // namespace durbar::texts",
    ]
    target.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
