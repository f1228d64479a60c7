#!/usr/bin/env python3
"""Builds files into the program: each as it is, with gzip and, if there is a program `brotli`, with that; the compressed
forms only where they are smaller.

  embed.py OUT.cpp FILES_DIR PATH=FILE …

PATH is where the file is served ("/index.html"). Writes FILES_DIR/<number>.<form> and OUT.cpp, which takes them in with the
assembler and defines durbar::net::embedded_files(). The same files give the same output.
"""
import gzip
import hashlib
import re
import shutil
import subprocess
import sys
from pathlib import Path

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".md": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".ogg": "audio/ogg",
    ".mp3": "audio/mpeg",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
HASHED = re.compile(r"^/assets/.*-[0-9A-Za-z_-]{8,}\.\w+$")  # names that a bundler makes of their content
WORTH = 0.95  # a compressed form that is not smaller than this share is left out


def brotli(data: bytes) -> bytes | None:
    program = shutil.which("brotli")
    if program is None:
        return None
    return subprocess.run([program, "--best", "--stdout", "-"], input=data, check=True, capture_output=True).stdout


def forms(data: bytes) -> dict[str, bytes]:
    found = {"plain": data}
    for name, packed in (("gzip", gzip.compress(data, 9, mtime=0)), ("brotli", brotli(data))):
        if packed is not None and len(packed) < WORTH * len(data):
            found[name] = packed
    return found


def write_if_new(path: Path, content: bytes) -> None:
    if not path.exists() or path.read_bytes() != content:
        path.write_bytes(content)


def main() -> None:
    out, folder = Path(sys.argv[1]), Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    names = dict(word.split("=", 1) for word in sys.argv[3:])
    assembly, declared, entries = [], [], []
    for number, (path, file) in enumerate(sorted(names.items())):
        data = Path(file).read_bytes()
        kind = TYPES.get(Path(path).suffix, "application/octet-stream")
        tag = hashlib.sha256(data).hexdigest()[:20]
        views, taken_in = {}, []
        for form, content in forms(data).items():
            packed = folder / f"{number}.{form}"
            write_if_new(packed, content)
            symbol = f"durbar_file_{number}_{form}"
            taken_in.append(f'    .global {symbol}\n{symbol}:\n    .incbin "{packed}"\n')
            declared.append(f"extern const char {symbol}[];")
            views[form] = f"{{{symbol}, {len(content)}}}"
        # A statement for each file: no compiler has to take a text of more than 65,536 characters.
        assembly.append('asm(R"(\n    .pushsection .rodata\n' + "".join(taken_in) + '    .popsection\n)");')
        row = [f'"{path}"', f'"{kind}"', f'"{tag}"', views["plain"], views.get("gzip", '""'), views.get("brotli", '""')]
        entries.append("    {" + ", ".join(row) + f", {'true' if HASHED.match(path) else 'false'}}},")
    text = "\n".join([
        '#include "server/net/static_files.h"', "",
        "// Written by embed.py.", "",
        *assembly, "",
        'extern "C" {', *declared, "}", "",
        "namespace durbar::net {", "",
        "std::span<const EmbeddedFile> embedded_files() {",
        f"    static const EmbeddedFile kFiles[{len(entries)}] = {{", *entries, "    };",
        "    return kFiles;", "}", "",
        "}  // namespace durbar::net", ""])
    write_if_new(out, text.encode())


main()
