#!/usr/bin/env python3
"""Writes assets/, shaders/ and the fonts as C++ (src/core/assets.hpp): assets.cpp, and late.cpp with what a page does
not need for its first frame: also the assets of LATE_GAMES, whose code comes then. late.bin is the same for the page,
which fetches it right after that frame; bots_assets.cpp has what the bots' module needs of it.

JSON is minified; GLSL loses comments and blank lines; everything else is kept byte for byte.
Usage: embed.py --top DIR --fonts DIR --out DIR --late-games "one|another"
"""
import argparse
import json
import re
from pathlib import Path

SKIP = ("assets/desktop/",)      # files of the installation, not of the program
LATE = re.compile(r"fonts/jetbrains-mono-.*|assets/games/[^/]+/(rules\.json|(orders|brief)\.txt)|assets/(events|post)/.*")  # orders, texts of rules, pages
GLSL = (".frag", ".vert", ".glsl")

HEAD = """// Written by tools/embed.py; do not edit.
#include "core/assets.hpp"

#include <algorithm>

namespace paddock {
namespace {
"""

TAIL = """
}  // namespace

std::string_view %s(std::string_view path) {
  auto const last = std::end(names) - 1;          // one spare entry, so that no asset at all compiles too
  auto const* at = std::lower_bound(std::begin(names), last, path);
  return at != last && *at == path ? bytes[at - std::begin(names)] : %s;
}
"""
END = """
}  // namespace paddock
"""


def lean_glsl(text):
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
    lines = (re.sub(r"//.*", "", line).strip() for line in text.splitlines())
    return "\n".join(line for line in lines if line) + "\n"


def content(path):
    data = path.read_bytes()
    if path.suffix == ".json":
        return json.dumps(json.loads(data), separators=(",", ":"), ensure_ascii=False).encode()
    if path.suffix in GLSL:
        return lean_glsl(data.decode()).encode()
    return data


def collect(top, fonts):
    found = {}
    for folder in ("assets", "shaders"):
        for path in (top / folder).rglob("*"):
            name = path.relative_to(top).as_posix()
            if path.is_file() and not path.name.startswith(".") and not name.startswith(SKIP):
                found[name] = path
    for path in fonts.glob("*.ttf"):
        found[f"fonts/{path.name}"] = path
    return sorted((name.encode(), path) for name, path in found.items())


def literal(data):
    """A C string literal in pieces; three-digit octal escapes cannot run into a following digit."""
    plain = {9: "\\t", 10: "\\n", 13: "\\r", 34: '\\"', 63: "\\?", 92: "\\\\"}
    parts = []
    for start in range(0, len(data), 4000):
        piece = "".join(plain.get(b) or (chr(b) if 32 <= b < 127 else f"\\{b:03o}") for b in data[start:start + 4000])
        parts.append(f'"{piece}"')
    return "\n    ".join(parts) or '""'


def name_list(files):
    names = "".join(f'    "{name}",\n' for name, _ in files)
    return (f"\nnamespace {{\nconstexpr std::string_view all_names[] = {{\n{names}    std::string_view()}};\n}}  // namespace\n"
            "\nstd::span<std::string_view const> asset_names() { return {all_names, std::size(all_names) - 1}; }\n")


def table(files):
    names = "".join(f'    "{name}",\n' for name, _ in files)
    views = "".join(f"    std::string_view({literal(data)}, {len(data)}),\n" for _, data in files)
    return (HEAD + f"\nconstexpr std::string_view names[] = {{\n{names}    std::string_view()}};\n"
            f"\nconstexpr std::string_view bytes[] = {{\n{views}    std::string_view()}};\n")


# What the Worker reads of a game: no texts of rules, no pictures, and of settings no explanations.
SHOWN = re.compile(r"assets/games/[^/]+/(rulings|help|sprites|templates)\.json")


def of_bots(files):
    for name, data in files:
        if LATE.fullmatch(name) or SHOWN.fullmatch(name):
            continue
        if name.endswith("/settings.json"):
            rows = [{key: value for key, value in row.items() if key != "help"} for row in json.loads(data)]
            data = json.dumps(rows, separators=(",", ":"), ensure_ascii=False).encode()
        yield name, data


def write(path, text):
    if not path.exists() or path.read_text() != text:
        path.write_text(text)
    else:
        path.touch()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    for option in ("--top", "--fonts", "--out"):
        parser.add_argument(option, type=Path, required=True)
    parser.add_argument("--late-games", required=True)
    args = parser.parse_args()
    of_game = re.compile(rf"assets/games/({args.late_games})/.*")
    files = [(name.decode(), content(path)) for name, path in collect(args.top, args.fonts)]
    early = [file for file in files if not LATE.fullmatch(file[0]) and not of_game.match(file[0])]
    late = [file for file in files if LATE.fullmatch(file[0]) or of_game.match(file[0])]
    args.out.mkdir(parents=True, exist_ok=True)
    write(args.out / "assets.cpp", table(early) + TAIL % ("asset", "late_asset(path)") + name_list(files) + END)
    write(args.out / "late.cpp", table(late) + TAIL % ("late_asset", "std::string_view{}") + END)
    write(args.out / "bots_assets.cpp", table(list(of_bots(late))) + TAIL % ("late_asset", "std::string_view{}") + END)
    # a line "name size" for each, an empty line, then the bytes of all
    heads = "".join(f"{name} {len(data)}\n" for name, data in late)
    (args.out / "late.bin").write_bytes(heads.encode() + b"\n" + b"".join(data for _, data in late))


if __name__ == "__main__":
    main()
