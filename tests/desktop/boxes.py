#!/usr/bin/env python3
"""boxes.py FILE EXPRESSION: exit 0 when the expression holds for what the last `probe` of a script's output tells.

box("LABEL") is a control's place (x, y, w, h, right, bottom), boxes("START") those whose label begins so.
row("LABEL", ...): those stand beside one another in this order. Of all probes of the script: seen("START") are the labels that
begin so, apart("START", ...) holds when no two controls whose labels begin so lie over one another, each("START", N) when every
probe has N controls whose labels begin so, still("START") when the one that begins so has the same x and width in all probes that have it,
fixed("LABEL") when the first control of that label has the same place.
"""
import json
import sys
from types import SimpleNamespace


def place(c):
    return SimpleNamespace(**{k: c[k] for k in "xywh"}, right=c["x"] + c["w"], bottom=c["y"] + c["h"])


lines = [line for line in open(sys.argv[1], encoding="utf-8") if line.startswith("[{")]
probes = [[(c["label"], place(c)) for c in json.loads(line) if c["visible"]] for line in lines]
told = probes[-1]


def boxes(start):
    return [where for label, where in told if label.startswith(start)]


def box(label):
    return next(where for name, where in told if name == label)


def row(*labels):
    places = [box(label) for label in labels]
    return all(abs(a.y - b.y) < 2 and a.right <= b.x for a, b in zip(places, places[1:]))


def seen(start):
    return {label for probe in probes for label, _ in probe if label.startswith(start)}


def apart(*starts):
    for probe in probes:
        found = [(label, b) for label, b in probe if label.startswith(starts)]
        for i, (one, a) in enumerate(found):
            for other, b in found[i + 1:]:
                if min(a.right, b.right) - max(a.x, b.x) > 1 and min(a.bottom, b.bottom) - max(a.y, b.y) > 1:
                    print(f"        {one} lies over {other}")
                    return False
    return True


def each(start, n):
    for i, probe in enumerate(probes):
        found = [label for label, _ in probe if label.startswith(start)]
        if len(found) != n:
            print(f"        probe {i + 1} has {found}")
            return False
    return True


def still(start):
    found = {(b.x, b.w) for probe in probes for label, b in probe if label.startswith(start)}
    if len(found) > 1:
        print(f"        {start} stands at {sorted(found)}")
    return len(found) == 1


def fixed(label):
    found = {tuple(vars(next(b for name, b in probe if name == label)).values()) for probe in probes if any(name == label for name, _ in probe)}
    if len(found) > 1:
        print(f"        {label} stands at {sorted(found)}")
    return len(found) == 1


sys.exit(0 if eval(sys.argv[2], {"box": box, "boxes": boxes, "row": row, "seen": seen, "apart": apart, "each": each, "still": still, "fixed": fixed}) else 1)
