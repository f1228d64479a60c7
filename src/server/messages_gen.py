#!/usr/bin/env python3
"""Turns the requests and bodies of protocol/hall.schema.json into C++: messages_gen.py IN.json OUT.h

Each becomes a struct with a member for each field, and a table of its fields with their bounds (server/message_fields.h) by
which messages.cpp reads it. A part of the schema that this does not understand ends the build: nothing goes unchecked.
"""
import json
import sys
from pathlib import Path

LINE = "^[^\\u0000-\\u001f\\u007f]*$"  # a text without control characters
SMALL = 16 * 1024  # bytes of a message
LARGE = 1024 * 1024  # of one with a text that would not fit
ENVELOPE = {"do", "id"}  # fields of every request, read by hand


def demand(holds, sentence: str):
    if not holds:
        sys.exit(f"{sys.argv[1]}: {sentence}")


def camel(words: str) -> str:
    return "".join(word.capitalize() for word in words.split("_"))


class Generator:
    def __init__(self, schema: dict):
        self.defs = schema["$defs"]
        self.made: set[str] = set()  # names of types that are written already
        self.lines: list[str] = []

    def resolve(self, part: dict) -> tuple[dict, bool]:
        """What a field must be, without references, and whether it may be null."""
        null = False
        while "$ref" in part or "oneOf" in part:
            if "oneOf" in part:
                others = [one for one in part["oneOf"] if one != {"type": "null"}]
                demand(len(others) == 1 and len(part["oneOf"]) == 2, f"only null or one other can stand in {part}")
                part, null = others[0], True
            else:
                name = part["$ref"].removeprefix("#/$defs/")
                demand(name in self.defs, f"a request cannot refer to {part['$ref']}")
                part = self.defs[name]
        kinds = part.get("type", "")
        if isinstance(kinds, list):
            null = null or "null" in kinds
            kinds = [kind for kind in kinds if kind != "null"]
            demand(len(kinds) == 1, f"a field has one type: {part}")
            part = part | {"type": kinds[0]}
        return part, null

    def field(self, owner: str, name: str, part: dict) -> tuple[str, str]:
        """The C++ type of a field, and its rule."""
        if "enum" in part:
            return self.words(part.get("title", owner + camel(name)), part["enum"])
        kind = part.get("type")
        if kind == "string":
            demand(part.get("pattern", LINE) == LINE, f"{owner}.{name}: this pattern is not known here")
            line = "true" if "pattern" in part else "false"
            return "std::string", f"TextRule{{{part['minLength']}, {part['maxLength']}, {line}}}"
        if kind == "integer":
            return self.number(part), f"NumberRule{{{part['minimum']}, {part['maximum']}}}"
        if kind == "boolean":
            return "bool", "YesNoRule{}"
        if kind == "array":
            item, null = self.resolve(part["items"])
            demand(not null, f"{owner}.{name}: items cannot be null")
            inner, rule = self.field(owner, name, item)
            return f"std::vector<{inner}>", f"ListRule{{{part.get('minItems', 0)}, {part['maxItems']}, {rule}}}"
        demand(kind == "object", f"{owner}.{name}: a field cannot be {part}")
        self.record(part["title"], part)
        return part["title"], "RecordRule{}"

    @staticmethod
    def number(part: dict) -> str:
        """The type that the hall has for it."""
        if part.get("title") == "Moment":
            return "hall::Moment"
        demand(part["minimum"] >= 0, f"a field cannot be below 0: {part}")
        return "int" if part["maximum"] < 2**31 else "std::uint64_t"

    def words(self, name: str, words: list[str]) -> tuple[str, str]:
        if name not in self.made:
            self.made.add(name)
            listed = ", ".join(f'"{word}"' for word in words)
            self.lines += [
                f"enum class {name} : std::uint8_t {{ {', '.join(map(camel, words))} }};",
                f"inline constexpr std::array<std::string_view, {len(words)}> k{name}Words{{{listed}}};",
                "",
            ]
        return name, f"word_rule<{name}>(k{name}Words)"

    def record(self, name: str, part: dict, constants: tuple[str, ...] = ()):
        if name in self.made:
            return
        self.made.add(name)
        members, table = [], []
        for field, schema in part["properties"].items():
            if field in ENVELOPE:
                continue
            resolved, null = self.resolve(schema)
            needed = field in part["required"]
            demand(needed != null, f"{name}.{field}: what may be left out may be null, and nothing else")
            kind, rule = self.field(name, field, resolved)
            members.append(f"    {kind if needed else f'std::optional<{kind}>'} {field}{{}};")
            table.append(f'Field{{"{field}", &{name}::{field}, {rule}}}')
        joined = ",\n                          ".join(table)
        self.lines += [f"/// {part['description']}",
                       f"struct {name} {{",
                       *(f"    static constexpr {constant};" for constant in constants),
                       *members,
                       "    static constexpr auto fields() {",
                       f"        return std::tuple{{{joined}}};",
                       "    }",
                       f"    friend bool operator==(const {name}&, const {name}&) = default;",
                       "};", ""]

    def longest(self, part: dict) -> int:
        return max((self.resolve(field)[0].get("maxLength", 0) for field in part["properties"].values()), default=0)

    def messages(self, kind: str) -> list[str]:
        """Writes all requests, or all bodies; returns their names."""
        names = []
        for reference in self.defs[kind]["oneOf"]:
            key = reference["$ref"].removeprefix("#/$defs/")
            part = self.defs[key]
            word = key.removesuffix("_" + kind)
            name = camel(word) if kind == "request" else camel(key)
            limit = LARGE if self.longest(part) > SMALL else SMALL
            constants = [f"std::size_t kMostBytes = {limit}"]
            if kind == "request":
                demand(part["properties"]["do"] == {"const": word}, f"{key} must be do: {word}")
                demand(ENVELOPE <= set(part["required"]), f"{key} needs do and id")
                constants.append(f'std::string_view kName = "{word}"')
            self.record(name, part, tuple(constants))
            names.append(name)
        return names


def main() -> int:
    if len(sys.argv) != 3:
        sys.exit("usage: messages_gen.py IN.json OUT.h")
    generator = Generator(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")))
    requests = generator.messages("request")
    generator.messages("body")
    header = [
        "// Generated from protocol/hall.schema.json by messages_gen.py; change the schema, not this file.",
        "#pragma once",
        "#include <array>",
        "#include <cstdint>",
        "#include <optional>",
        "#include <string>",
        "#include <string_view>",
        "#include <tuple>",
        "#include <variant>",
        "#include <vector>",
        '#include "hall/fact.h"',
        '#include "server/message_fields.h"',
        "namespace durbar::server::message {",
        "",
        *generator.lines,
        f"using Request = std::variant<{', '.join(requests)}>;",
        "",
        "}  // namespace durbar::server::message",
    ]
    Path(sys.argv[2]).write_text("\n".join(header) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
