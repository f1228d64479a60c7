#!/usr/bin/env python3
"""Makes a C++ table of the migrations: embed.py 0001_first.sql … <header out>. They must be numbered without holes."""
import re
import sys
from pathlib import Path


def main(arguments: list[str]) -> int:
    *scripts, header = map(Path, arguments)
    rows = []
    for number, script in enumerate(sorted(scripts), start=1):
        if not re.fullmatch(rf"{number:04}_\w+\.sql", script.name):
            print(f"{script}: the next migration is {number:04}_<what it does>.sql", file=sys.stderr)
            return 1
        rows.append(f'    {{{number}, R"sql({script.read_text(encoding="utf-8")})sql"}},\n')
    header.write_text(
        "#pragma once\n\n#include <array>\n\n#include \"store/migrations.h\"\n\n"
        "// Made of src/store/migrations/*.sql by embed.py.\nnamespace durbar::store {\n\n"
        f"inline constexpr std::array<Migration, {len(rows)}> kMigrations = {{{{\n{''.join(rows)}}}}};\n\n"
        "}  // namespace durbar::store\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
