#!/usr/bin/env python3
"""Writes one C++ file that holds assets/, shaders/ and the fonts (src/core/assets.hpp).

JSON is minified; GLSL loses comments and blank lines; everything else is kept byte for byte.
Usage: embed.py --top DIR --fonts DIR --out FILE
"""
import argparse
import json
import re
from pathlib import Path

SKIP = ("assets/desktop/",)      # files of the installation, not of the program
GLSL = (".frag", ".vert", ".glsl")

HEAD = """// Written by tools/embed.py; do not edit.
#include "core/assets.hpp"

#include <algorithm>

namespace paddock {
namespace {
"""

TAIL = """
}  // namespace

std::string_view asset(std::string_view path) {
  auto const last = std::end(names) - 1;          // one spare entry, so that no asset at all compiles too
  auto const* at = std::lower_bound(std::begin(names), last, path);
  return at != last && *at == path ? bytes[at - std::begin(names)] : std::string_view{};
}

std::span<std::string_view const> asset_names() { return {names, std::size(names) - 1}; }

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


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    for option in ("--top", "--fonts", "--out"):
        parser.add_argument(option, type=Path, required=True)
    args = parser.parse_args()
    files = [(name.decode(), content(path)) for name, path in collect(args.top, args.fonts)]
    names = "".join(f'    "{name}",\n' for name, _ in files)
    views = "".join(f"    std::string_view({literal(data)}, {len(data)}),\n" for _, data in files)
    text = (HEAD + f"\nconstexpr std::string_view names[] = {{\n{names}    std::string_view()}};\n"
            f"\nconstexpr std::string_view bytes[] = {{\n{views}    std::string_view()}};\n" + TAIL)
    args.out.parent.mkdir(parents=True, exist_ok=True)
    if not args.out.exists() or args.out.read_text() != text:
        args.out.write_text(text)
    else:
        args.out.touch()


if __name__ == "__main__":
    main()
