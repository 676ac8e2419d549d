#!/usr/bin/env python3
"""Moves what only late code reads from the page's first module to the late one: the texts and tables of games and screens.

wasm-split divides functions and leaves all data with the first module. The late module writes its part into the memory when it
is started, so nothing else changes. tools/split.py calls move(); by itself this file has only its self-test:
  tools/late_data.py --self-test
What is read by whom is told by addresses: those that stand as numbers in functions, and those that stand in data which is itself
read. The link map says where each variable begins and ends. Only constants are moved, whole variables or whole texts.
"""
import re
import sys
from bisect import bisect_right

MOVABLE = (".rodata", ".data.rel.ro")
TEXTS = "texts"   # what wasm-ld has merged of all objects
BEFORE = 160      # bytes


def read_unsigned(data, at):
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, at


def unsigned(value):
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes(out) + bytes([value])


def signed(value):
    out = bytearray()
    while True:
        byte = value & 127
        value >>= 7
        if (value == 0 and not byte & 64) or (value == -1 and byte & 64):
            return bytes(out) + bytes([byte])
        out.append(byte | 128)


def sections(module):
    """(id, where its body begins, where it ends) of each section."""
    at = 8
    while at < len(module):
        kind = module[at]
        size, at = read_unsigned(module, at + 1)
        yield kind, at, at + size
        at += size


def segments(module):
    """(address, where its bytes begin in the module, how many) of each active data segment with a constant address."""
    for kind, at, end in sections(module):
        if kind != 11:
            continue
        count, at = read_unsigned(module, at)
        for _ in range(count):
            if module[at] != 0 or module[at + 1] != 0x41:
                raise ValueError("a data segment of another kind")
            address, at = read_unsigned(module, at + 2)   # addresses are below 2^31; the sign bit is the seventh of the last byte
            at += 1                                       # end of the expression
            size, at = read_unsigned(module, at)
            yield address, at, size
            at += size


class Chunks:
    """The variables and texts of the data section, by address."""

    def __init__(self, parts, image):
        self.all = []   # (address, size, may be moved, is a text)
        for address, size, name in parts:
            if name == TEXTS:
                self.all += self.texts(address, size, image)
            else:
                self.all.append((address, size, name.startswith(MOVABLE), False))
        self.all.sort()
        self.starts = [c[0] for c in self.all]

    @staticmethod
    def texts(address, size, image):
        begin = address
        while begin < address + size:
            end = begin
            while end < address + size and image.get(end, 0):
                end += 1
            while end + 1 < address + size and not image.get(end + 1, 0):   # what lies between two texts belongs to the first
                end += 1
            yield begin, end + 1 - begin, True, True
            begin = end + 1

    def at(self, address):
        n = bisect_right(self.starts, address) - 1
        if n < 0 or address > self.all[n][0] + self.all[n][1]:
            return -1
        return n

    def near(self, address):
        """Where a number may lead: a table is also read from before its beginning, "table[letter - 'A']"."""
        found = [n] if (n := self.at(address)) >= 0 else []
        for next_one in range(bisect_right(self.starts, address), len(self.all)):
            if self.starts[next_one] - address > BEFORE:
                break
            if not self.all[next_one][3]:
                found.append(next_one)
        return found


def read_map(text):
    """(address, size, name) of each variable in the link map of wasm-ld, and of merged texts."""
    parts = []
    for line in text.splitlines():
        found = re.match(r"\s*([0-9a-f]+)\s+([0-9a-f]+)\s+([0-9a-f]+)\s{8,}(\S.*)$", line)
        if not found or not int(found[3], 16):
            continue
        name = re.search(r"(\S+):\((\.[^)]*)\)$", found[4])
        if name:
            parts.append((int(found[1], 16), int(found[3], 16), TEXTS if name[1] == "<internal>" else name[2]))
    return parts


def addresses_of(text, is_late):
    """Numbers of early functions and of globals that may be addresses, from the lines of the module's text."""
    numbers, early = set(), False
    for line in text:
        if found := re.match(r" \(func \$(\S+)", line):
            early = not is_late(found[1])
        elif line.startswith(" (global"):
            numbers.update(int(n) for n in re.findall(r"\(i32\.const (\d+)\)", line))
        if early:
            numbers.update(int(n) for n in re.findall(r"i32\.const (\d+)", line))
            numbers.update(int(n) for n in re.findall(r"offset=(\d+)", line))
    return numbers


def live(chunks, image, early):
    """Which chunks early code may read, itself or by way of others."""
    seen, work = set(), []

    def mark(n):
        if n not in seen:
            seen.add(n)
            work.append(n)
    for n, (_, _, movable, _) in enumerate(chunks.all):
        if not movable:
            mark(n)
    for address in early:
        for n in chunks.near(address):
            mark(n)
    while work:
        address, size, _, _ = chunks.all[work.pop()]
        for word in range((address + 3) & ~3, address + size - 3, 4):
            value = int.from_bytes(bytes(image.get(word + i, 0) for i in range(4)), "little")
            if value and (n := chunks.at(value)) >= 0:
                mark(n)
    return seen


def move(first, late, map_text, text, is_late):
    """The two modules without and with the late data, and how many bytes were moved."""
    first = bytearray(first)
    parts = list(segments(first))
    image, place = {}, {}
    for address, at, size in parts:
        for i in range(size):
            image[address + i] = first[at + i]
            place[address + i] = at + i
    chunks = Chunks(read_map(map_text), image)
    kept = live(chunks, image, addresses_of(text, is_late))
    ranges = []
    for n, (address, size, _, _) in enumerate(chunks.all):
        if n in kept or any(a not in image for a in (address, address + size - 1)):
            continue
        if ranges and ranges[-1][1] == address:
            ranges[-1][1] = address + size
        else:
            ranges.append([address, address + size])
    out = bytearray()
    count = moved = 0
    for begin, end in ranges:
        body = bytes(image.get(a, 0) for a in range(begin, end))
        if len(body) < 8 or not any(body):
            continue
        for a in range(begin, end):
            if a in place:
                first[place[a]] = 0
        out += b"\x00\x41" + signed(begin) + b"\x0b" + unsigned(len(body)) + body
        count, moved = count + 1, moved + len(body)
    return bytes(first), with_data(late, count, bytes(out)), moved


def with_data(module, count, body):
    """The module with these segments; it has none of its own and imports the memory."""
    if not count:
        return module
    known = list(sections(module))
    if any(kind in (11, 12) for kind, _, _ in known):
        raise ValueError("the late module has data already")
    end = max((end for kind, _, end in known if kind and kind <= 10), default=8)
    body = unsigned(count) + body
    return module[:end] + b"\x0b" + unsigned(len(body)) + body + module[end:]


def self_test():
    assert signed(63) == b"\x3f" and signed(64) == b"\xc0\x00" and unsigned(300) == b"\xac\x02"
    texts = b"early\x00late one\x00shared\x00"
    table = (1024 + 6).to_bytes(4, "little") * 2
    data = texts + b"\x00" * (1024 - len(texts)) + table
    body = b"\x01\x00\x41" + signed(1024) + b"\x0b" + unsigned(len(data)) + data
    module = b"\x00asm\x01\x00\x00\x00\x0b" + unsigned(len(body)) + body
    empty = b"\x00asm\x01\x00\x00\x00"
    link = ("     400      100       16         <internal>:(.rodata)\n"
            "     800      500        8         a.o:(.rodata.table)\n")
    text = [" (func $f1 (param i32)", "  (i32.const 1024)", "  (i32.const 1039)", " (func $own2", "  (i32.const 2048)"]
    first, late, moved = move(module, empty, link, text, lambda name: name == "own2")
    assert b"early" in first and b"shared" in first and b"late one" not in first, first
    assert b"late one" in late and moved == 9 + 8, moved
    link_early = text[:2] + ["  (i32.load offset=2048"] + text[2:]
    assert b"late one" in move(module, empty, link, link_early, lambda name: name == "own2")[0]   # by way of the table
    print("1 passed, 0 failed")


if __name__ == "__main__":
    if sys.argv[1:] != ["--self-test"]:
        sys.exit(__doc__)
    self_test()
