#!/usr/bin/env python3
"""Takes the code of some games out of the page's module: it comes after the first frame (web/page/late_code.js).

tools/split.py MODULE.wasm MODULE.js.symbols LATE.wasm PATTERN

Functions whose name (of the symbol file, which is removed) matches PATTERN go to LATE.wasm; calls to them go through the
table, where a placeholder stands until LATE.wasm is there. Without wasm-split the module stays whole and LATE.wasm is empty.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path


def tool(name):
    """Debian has it on the PATH, emsdk beside its compiler."""
    found = shutil.which(name)
    if found:
        return found
    emcc = shutil.which("emcc")
    beside = Path(emcc).resolve().parent.parent / "bin" / name if emcc else None
    return str(beside) if beside and beside.exists() else None


def unsigned(value):
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes(out) + bytes([value])


def named(symbols, pattern):
    """A name section that wasm-split's lists can be written with: lateN and fN. And the late ones."""
    late, entries = [], []
    for line in symbols.read_text(encoding="utf-8", errors="replace").splitlines():
        number, name = line.split(":", 1)
        short = ("late" if pattern.search(name) else "f") + number
        if short.startswith("late"):
            late.append(short)
        entries.append(unsigned(int(number)) + unsigned(len(short)) + short.encode())
    names = unsigned(len(entries)) + b"".join(entries)
    body = unsigned(4) + b"name" + b"\x01" + unsigned(len(names)) + names
    return b"\x00" + unsigned(len(body)) + body, late


def run(*words):
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL)


def main():
    module, symbols, late_module, pattern = Path(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3]), re.compile(sys.argv[4])
    split, opt = tool("wasm-split"), tool("wasm-opt")
    section, late = named(symbols, pattern)
    symbols.unlink()
    if not split or not opt or not late:
        print("split.py: the module stays whole" + ("" if late else ": nothing matches"))
        late_module.write_bytes(b"")
        return
    with tempfile.TemporaryDirectory() as folder:
        whole, first, second, listed = (os.path.join(folder, n) for n in ("whole.wasm", "first.wasm", "second.wasm", "list"))
        Path(whole).write_bytes(module.read_bytes() + section)
        Path(listed).write_text("\n".join(late), encoding="utf-8")
        run(split, "--all-features", whole, f"--split-funcs=@{listed}", "-o1", first, "-o2", second)
        for source, target in ((first, module), (second, late_module)):
            run(opt, "--all-features", "--strip-debug", "--strip-producers", source, "-o", str(target))
    print(f"split.py: {len(late)} functions come late, {module.stat().st_size} + {late_module.stat().st_size} bytes")


main()
