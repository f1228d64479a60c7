#!/usr/bin/env python3
"""Holds includes to the link graph: a room of src/ may include only what it links.

The rooms and their links are the durbar_room calls of CMakeLists.txt. The linker alone does not watch them, because
every room sees all of src/ and a header needs no library.

- A quoted include names a file of the room itself or of a room that it links, directly or through others.
- A game's room may also include headers of src/games/ itself that reach nothing but core and each other;
  they count as part of every game's room.
- A third-party header needs its target among the room's PRIVATE_DEPS.
- core and ai know the standard library alone; headers of the platform (unistd.h) are for other rooms.

  check_includes.py [--root DIR]
"""
import argparse
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path

INCLUDE = re.compile(r'^\s*#\s*include\s+(["<])([^">]+)[">]', re.MULTILINE)
GAMES = "games"  # the room that holds all games, and the folder of their rooms
TARGETS = {"boost/json": "Boost::json", "boost/": "Boost::headers", "fmt/": "fmt::fmt", "CLI/": "CLI11::CLI11",
           "sodium.h": "sodium::sodium", "SQLiteCpp/": "sqlite::sqlite", "sqlite3.h": "sqlite::sqlite"}
PLATFORM = re.compile(r"(sys/\w+|unistd|malloc|immintrin|fcntl|sched|signal)\.h")
STANDARD_ONLY = {"core", "ai"}
KEYWORDS = {"SUBFOLDERS", "EXCLUDE", "DEPS", "PRIVATE_DEPS"}  # of durbar_room, cmake/rooms.cmake


@dataclass
class Room:
    folder: str  # below src/
    links: set[str] = field(default_factory=set)
    targets: set[str] = field(default_factory=set)


def read_rooms(cmake: str) -> dict[str, Room]:
    """The rooms by name, each with all that it links."""
    cmake = re.sub(r"#.*", "", cmake)
    games = re.search(r"set\(DURBAR_GAMES\s+([^)]*)\)", cmake)[1].split()
    rooms: dict[str, Room] = {}
    for call in re.findall(r"\bdurbar_room\(([^)]*)\)", cmake):
        call = call.replace("${DURBAR_GAMES}", " ".join(games))
        for game in games if "${game}" in call else [""]:
            words = call.replace("${game}", game).split()
            room = rooms.setdefault(words[0], Room(words[1].removeprefix("src/")))
            keyword = ""
            for word in words[2:]:
                if word in KEYWORDS:
                    keyword = word
                elif keyword == "DEPS":
                    room.links.add(word)
                elif keyword == "PRIVATE_DEPS":
                    room.targets.add(word)
    for _ in rooms:  # links of links, as deep as there are rooms
        for room in rooms.values():
            room.links |= {far for near in room.links for far in rooms[near].links}
    return rooms


def room_of(path: str, rooms: dict[str, Room]) -> str | None:
    """The room that holds a file of src/: the innermost folder that is one."""
    inside = [name for name, room in rooms.items() if path.startswith(room.folder + "/")]
    return max(inside, key=lambda name: len(rooms[name].folder), default=None)


class Check:
    def __init__(self, root: Path):
        self.src = root / "src"
        self.rooms = read_rooms((root / "CMakeLists.txt").read_text(encoding="utf-8"))
        self.games = [name for name, room in self.rooms.items() if room.folder.startswith(GAMES + "/")]
        self.shared = self.shared_headers()

    def includes(self, path: str) -> list[tuple[int, str, str]]:
        """Line, kind of bracket and name of each include. Templates of sources name a game as @game@."""
        text = (self.src / path).read_text(encoding="utf-8").replace("@game@", self.games[0])
        return [(text.count("\n", 0, found.start(1)) + 1, found[1], found[2]) for found in INCLUDE.finditer(text)]

    def shared_headers(self) -> set[str]:
        """Headers of src/games/ itself that reach nothing but core and each other."""
        found = {f"{GAMES}/{file.name}" for file in (self.src / GAMES).glob("*.h")}
        while True:
            kept = {path for path in found
                    if all(bracket == "<" or name in found or room_of(name, self.rooms) == "core"
                           for _, bracket, name in self.includes(path))}
            if kept == found:
                return kept
            found = kept

    def fault(self, owner: str, bracket: str, name: str) -> str | None:
        """Why the room may not include that, or nothing."""
        room = self.rooms[owner]
        if bracket == '"':
            target = room_of(name, self.rooms)
            if target is None:
                return "which is in no room"
            allowed = target == owner or target in room.links or (owner in self.games and name in self.shared)
            return None if allowed else f"but {owner} does not link {target}"
        wanted = next((target for start, target in TARGETS.items() if name.startswith(start)), None)
        if wanted:
            return None if wanted in room.targets else f"but {wanted} is not among the PRIVATE_DEPS of {owner}"
        if PLATFORM.fullmatch(name):
            return f"but {owner} knows the standard library alone" if owner in STANDARD_ONLY else None
        return "which this check does not know" if re.search(r"[/.]", name) else None

    def run(self) -> list[str]:
        problems = []
        for file in sorted(self.src.rglob("*")):
            path = file.relative_to(self.src).as_posix()
            if not re.search(r"\.(h|cpp)(\.in)?$", path):
                continue
            owner = room_of(path, self.rooms)
            if owner is None:
                problems.append(f"src/{path} is in no room")
                continue
            owners = self.games if path in self.shared else [owner]
            for line, bracket, name in self.includes(path):
                why = next(filter(None, (self.fault(each, bracket, name) for each in owners)), None)
                if why:
                    problems.append(f"src/{path}:{line}: includes {name}, {why}")
        return problems


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Checks includes against the link graph of the rooms.")
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent, help="the repository")
    problems = Check(parser.parse_args(arguments).root).run()
    print("\n".join(problems) if problems else "ok")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
