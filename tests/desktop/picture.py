#!/usr/bin/env python3
"""picture.py FILE.png WIDTH HEIGHT: exit 0 when the picture has that size and is a picture, not one flat colour.
picture.py same A.png B.png X Y W H: exit 0 when that part of both pictures is the same.
picture.py flat FILE.png X Y W H: exit 0 when that part of it has one colour.

Reads what src/platform/common/png.cpp writes: 8-bit RGBA, no row filter.
"""
import struct
import sys
import zlib


def pixels(path):
    data = open(path, "rb").read()
    assert data[:8] == b"\x89PNG\r\n\x1a\n", "not a PNG"
    at, packed, size = 8, b"", None
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + length]
        assert zlib.crc32(kind + body) == struct.unpack(">I", data[at + 8 + length:at + 12 + length])[0], "bad CRC"
        if kind == b"IHDR":
            size = struct.unpack(">II", body[:8])
        if kind == b"IDAT":
            packed += body
        at += 12 + length
    raw = zlib.decompress(packed)
    width, height = size
    stride = width * 4 + 1
    rows = [raw[y * stride + 1:(y + 1) * stride] for y in range(height)]
    return width, height, rows


def same(a, b, x, y, w, h):
    parts = []
    for path in (a, b):
        _, _, rows = pixels(path)
        parts.append([rows[i][x * 4:(x + w) * 4] for i in range(y, y + h)])
    different = sum(p != q for p, q in zip(*parts))
    assert different == 0, f"{different} of {h} rows differ"


def flat(path, x, y, w, h):
    _, _, rows = pixels(path)
    found = {rows[i][k * 4:k * 4 + 3] for i in range(y, y + h) for k in range(x, x + w)}
    assert len(found) == 1, f"{len(found)} colours"


def main():
    if sys.argv[1] == "flat":
        return flat(sys.argv[2], *map(int, sys.argv[3:7]))
    if sys.argv[1] == "same":
        return same(*sys.argv[2:4], *map(int, sys.argv[4:8]))
    path, want_width, want_height = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    width, height, rows = pixels(path)
    assert (width, height) == (want_width, want_height), f"{width}x{height} instead of {want_width}x{want_height}"
    counts = {}
    for y in range(0, height, 4):
        row = rows[y]
        for x in range(0, width * 4, 16):
            colour = row[x:x + 3]
            counts[colour] = counts.get(colour, 0) + 1
    total = sum(counts.values())
    assert len(counts) >= 64, f"only {len(counts)} colours"
    assert max(counts.values()) < 0.97 * total, "nearly one flat colour"


if __name__ == "__main__":
    main()
