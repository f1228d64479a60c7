"""Reads the messages of en/*.json: the same language as message.cpp, checked at build time.

`check_pattern` finds what is wrong with one message, `read_catalogue` what is wrong with the files.
"""
import json
import re
from pathlib import Path

KEY = re.compile(r"[a-z0-9_]+(\.[a-z0-9_]+)+")
NAME = re.compile(r"[A-Za-z0-9_]*")
PLURAL_KEY = re.compile(r"=[0-9]+|zero|one|two|few|many|other")
HOUSE = "house"  # the file of keys that belong to no game
HOUSE_ROOMS = {"ui", "match", "options"}


class Malformed(Exception):
    """What is wrong with a pattern, and where: counted from 1."""

    def __init__(self, at: int, what: str):
        super().__init__(f"at {at + 1}: {what}")


class Parser:
    def __init__(self, pattern: str):
        self.pattern = pattern
        self.at = 0

    def sees(self, text: str) -> bool:
        return self.pattern.startswith(text, self.at)

    def skip_blanks(self):
        while self.at < len(self.pattern) and self.pattern[self.at] in " \t\n":
            self.at += 1

    def expect(self, text: str, what: str):
        if not self.sees(text):
            raise Malformed(self.at, what)
        self.at += len(text)

    def name(self, what: str) -> str:
        self.skip_blanks()
        text = NAME.match(self.pattern, self.at)[0]
        if not text:
            raise Malformed(self.at, what)
        self.at += len(text)
        self.skip_blanks()
        return text

    def pieces(self, inside: str):
        """Up to the brace that closes the form. `inside`: "", "plural" or "select in plural"."""
        while self.at < len(self.pattern) and not self.sees("}"):
            if self.sees("{"):
                self.argument(inside)
            elif self.sees("#") and inside == "select in plural":
                raise Malformed(self.at, "# stands in a select inside a plural; put the plural inside")
            elif self.sees("''"):
                self.at += 2
            elif self.sees("'{") or self.sees("'}") or (self.sees("'#") and inside):
                end = re.compile(r"'(?:[^']|'')*'(?!')").match(self.pattern, self.at)
                if not end:
                    raise Malformed(self.at, "a quotation does not end")
                self.at = end.end()
            else:
                self.at += 1

    def argument(self, inside: str):
        self.expect("{", "")
        self.name("the name of an argument is missing")
        if self.sees(","):
            self.at += 1
            self.skip_blanks()
            start = self.at
            kind = self.name("'plural' or 'select' is missing")
            if kind not in ("plural", "select"):
                raise Malformed(start, "only 'plural' and 'select' can stand here")
            self.expect(",", "a comma is missing")
            self.forms(kind, inside)
        self.expect("}", "a brace that closes the argument is missing")

    def forms(self, kind: str, inside: str):
        keys = set()
        self.skip_blanks()
        while self.at < len(self.pattern) and not self.sees("}"):
            start = self.at
            equal = "=" if kind == "plural" and self.sees("=") else ""
            self.at += len(equal)
            key = equal + self.name("the key of a form is missing")
            if kind == "plural" and not PLURAL_KEY.fullmatch(key):
                raise Malformed(start, "a plural has no such form")
            if key in keys:
                raise Malformed(start, "this form comes twice")
            keys.add(key)
            self.expect("{", "a brace that opens the form is missing")
            self.pieces("plural" if kind == "plural" else "select in plural" if inside else "")
            self.expect("}", "a brace that closes the form is missing")
            self.skip_blanks()
        if "other" not in keys:
            raise Malformed(self.at, "the form 'other' is missing")


def check_pattern(pattern: str):
    """Raises Malformed if the pattern is no message."""
    parser = Parser(pattern)
    parser.pieces("")
    if parser.at < len(pattern):
        raise Malformed(parser.at, "a brace closes nothing")


def read_file(file: Path) -> tuple[dict[str, str], list[str]]:
    """The messages of one file, and what is wrong with them."""
    try:
        pairs = json.loads(file.read_text(encoding="utf-8"), object_pairs_hook=list)
    except ValueError as error:
        return {}, [f"{file.name}: {error}"]
    flat = isinstance(pairs, list) and all(isinstance(pair, tuple) and isinstance(pair[1], str) for pair in pairs)
    if not flat:
        return {}, [f"{file.name}: not a flat object of texts"]
    messages, problems = {}, []
    for key, pattern in pairs:
        room = key.split(".")[0]
        if not KEY.fullmatch(key):
            problems.append(f"{file.name}: {key} is not a key such as tigris.log.passed")
        elif not (room in HOUSE_ROOMS if file.stem == HOUSE else room == file.stem):
            problems.append(f"{file.name}: {key} belongs to another file")
        if key in messages:
            problems.append(f"{file.name}: {key} comes twice")
        try:
            check_pattern(pattern)
        except Malformed as error:
            problems.append(f"{file.name}: {key}: {error}")
        messages[key] = pattern
    return messages, problems


def read_catalogue(files: list[Path]) -> tuple[dict[str, str], list[str]]:
    """The messages of all files, and what is wrong with them. No key can be in two: each file owns its rooms."""
    catalogue, problems = {}, []
    for file in files:
        messages, faults = read_file(file)
        catalogue |= messages
        problems += faults
    return catalogue, problems
