#!/usr/bin/env python3
"""Takes the code of games and of most screens out of the page's module: it comes after the first frame (web/page/late_code.js).

tools/split.py MODULE.wasm MODULE.js.symbols LATE.wasm GAMES SCREENS [MODULE.map]

The functions of GAMES ("one|another") and their sessions, of the classes and namespaces SCREENS and of rulings, by the names of
the symbol file, which is removed, and what only they call go to LATE.wasm; calls to them go through the table, where a
placeholder stands until LATE.wasm is there. With the link map what only late functions read comes with them (tools/late_data.py).
Without wasm-split the module stays whole and LATE.wasm is empty.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from late_data import move, unsigned


def tool(name):
    """Debian has it on the PATH, emsdk beside its compiler."""
    found = shutil.which(name)
    if found:
        return found
    emcc = shutil.which("emcc")
    beside = Path(emcc).resolve().parent.parent / "bin" / name if emcc else None
    return str(beside) if beside and beside.exists() else None


def named(symbols, games, screens):
    """A name section that wasm-split's lists can be written with: ownN for a late game's or screen's own functions, fN for others."""
    own = re.compile(rf"(^|\s)paddock::({games}|rulings|app::({screens}))::")
    door = re.compile(rf"(void )?paddock::(SessionOf|Door|play::Match)<paddock::({games})::")
    entries = []
    for line in symbols.read_text(encoding="utf-8", errors="replace").splitlines():
        number, name = line.split(":", 1)
        name = re.sub(r"\\([0-9a-f]{2})", lambda m: chr(int(m[1], 16)), name)
        head = re.split(r"[<(]", name, maxsplit=1)[0]
        short = ("own" if own.search(head) and "std::" not in head and "nlohmann" not in head or door.match(name) else "f") + number
        entries.append(unsigned(int(number)) + unsigned(len(short)) + short.encode())
    names = unsigned(len(entries)) + b"".join(entries)
    body = unsigned(4) + b"name" + b"\x01" + unsigned(len(names)) + names
    return b"\x00" + unsigned(len(body)) + body


def late_ones(text):
    """Which functions may come late. The optimiser folds equal functions into one under any of their names, so a name alone
    does not say who calls: a late function must have no early caller, and only one with a late name may stand in the table."""
    callers, tabled, known, caller = {}, set(), set(), ""
    for line in text:
        if found := re.match(r" \(func \$(\S+)", line):
            caller = found[1]
            known.add(caller)
        elif found := re.search(r"\((?:return_)?call \$(\S+?)\)*$", line.rstrip()):
            callers.setdefault(found[1], set()).add(caller)
        elif line.startswith((" (elem", " (export", " (start")):
            tabled.update(re.findall(r"\$(\S+?)[\s)]", line))
    late = {n for n in known if n.startswith("own") or n not in tabled}
    while early := {n for n in late if callers.get(n, set()) - late}:
        late -= early
    return sorted(late)


def run(*words):
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL)


def main():
    module, symbols, late_module = Path(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3])
    split, opt = tool("wasm-split"), tool("wasm-opt")
    section = named(symbols, *sys.argv[4:6])
    symbols.unlink()
    link_map = ""
    if len(sys.argv) > 6:
        link_map = Path(sys.argv[6]).read_text(encoding="utf-8", errors="replace")
        Path(sys.argv[6]).unlink()
    if not split or not opt:
        print("split.py: the module stays whole")
        late_module.write_bytes(b"")
        return
    with tempfile.TemporaryDirectory() as folder:
        whole, first, second, listed = (os.path.join(folder, n) for n in ("whole.wasm", "first.wasm", "second.wasm", "list"))
        Path(whole).write_bytes(module.read_bytes() + section)
        text = subprocess.run([tool("wasm-dis"), "--all-features", whole], check=True, capture_output=True, text=True).stdout
        late = late_ones(text.splitlines())
        Path(listed).write_text("\n".join(late), encoding="utf-8")
        run(split, "--all-features", whole, f"--split-funcs=@{listed}", "-o1", first, "-o2", second)
        for source, target in ((first, module), (second, late_module)):
            run(opt, "--all-features", "--strip-debug", "--strip-producers", source, "-o", str(target))
    moved = 0
    if link_map:
        early, far, moved = move(module.read_bytes(), late_module.read_bytes(), link_map, text.splitlines(), set(late).__contains__)
        module.write_bytes(early)
        late_module.write_bytes(far)
    print(f"split.py: {len(late)} functions and {moved} bytes of data come late, {module.stat().st_size} + {late_module.stat().st_size} bytes")


main()
