#!/usr/bin/env python3
"""Component data as one text: data_text.py <json in> <header out> <namespace>.

The engine hands it out as it is, so that boards in other programs are drawn from the same file as our rules.
"""
import json
import sys


def main() -> None:
    source, target, namespace = sys.argv[1:4]
    with open(source, encoding="utf-8") as file:
        text = json.dumps(json.load(file), ensure_ascii=False, separators=(",", ":"))
    # Compilers limit the length of one literal; adjacent ones are joined.
    pieces = [text[i : i + 8000] for i in range(0, len(text), 8000)]
    literal = "\n    ".join(f'R"json({piece})json"' for piece in pieces)
    with open(target, "w", encoding="utf-8") as file:
        file.write(
            "#pragma once\n\n#include <string_view>\n\n"
            f"namespace durbar::{namespace}::data {{\n\n"
            f"inline constexpr std::string_view kText =\n    {literal};\n\n"
            f"}}  // namespace durbar::{namespace}::data\n"
        )


main()
