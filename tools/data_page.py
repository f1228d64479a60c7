#!/usr/bin/env python3
"""Writes docs/data.md: where every table of component data comes from. The marks are in the JSON files of the rooms.

  data_page.py            writes the page
  data_page.py --check    fails if the page is not what the files say
"""
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "data.md"
HEAD = """# Where the component data comes from

Made by `tools/data_page.py` from the marks in `src/games/<game>/data/<game>.json`; a test keeps the two in step.

- **rulebook**: the rulebook says it.
- **public**: reviews, summaries or other implementations say it.
- **reconstructed**: the picture that showed it is lost; chosen to fit everything else that is known.

**To replace a value** that turns up: change it in the game's JSON file, set its `source`, and run `./test`. `data/generate.py`
of the room checks what the engine relies on and makes the tables that the rules read instead of numbers of their own. Golden
games and perft counts may then change: regenerate the games with `tools/regen_goldens.sh`, name the value in the commit, and
raise `kRulesVersion` of the game, because old records may no longer replay.
"""


def tables(value, path=()):
    """Each table that carries a mark, with its path, source and note."""
    if isinstance(value, list):
        for entry in value:
            name = entry.get("id") or entry.get("name") if isinstance(entry, dict) else None
            if name and ("source" in entry or "sources" in entry):
                yield from tables(entry, (*path, name))
    elif isinstance(value, dict):
        if isinstance(value.get("source"), str):
            yield ".".join(path), value["source"], value.get("note", "")
        for key, source in value.get("sources", {}).items():
            yield ".".join((*path, key)), source, ""
        for key, inner in value.items():
            yield from tables(inner, (*path, key))


def page():
    text = HEAD
    for file in sorted(ROOT.glob("src/games/*/data/*.json")):
        data = json.loads(file.read_text(encoding="utf-8"))
        game = data["game"]
        text += f"\n## {game if isinstance(game, str) else game['title'].split(':')[0]}\n\n| table | source | note |\n|---|---|---|\n"
        for name, source, note in tables(data):
            text += f"| `{name}` | {source} | {note} |\n"
    return text


def main():
    if sys.argv[1:] == ["--check"]:
        if PAGE.read_text(encoding="utf-8") != page():
            sys.exit("docs/data.md is not what the data files say: run tools/data_page.py")
        return
    if sys.argv[1:]:
        sys.exit(__doc__)
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
