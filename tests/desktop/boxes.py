#!/usr/bin/env python3
"""boxes.py FILE EXPRESSION: exit 0 when the expression holds for what the last `probe` of a script's output tells.

box("LABEL") is a control's place (x, y, w, h, right, bottom), boxes("START") those whose label begins so.
"""
import json
import sys
from types import SimpleNamespace


def place(c):
    return SimpleNamespace(**{k: c[k] for k in "xywh"}, right=c["x"] + c["w"], bottom=c["y"] + c["h"])


lines = [line for line in open(sys.argv[1], encoding="utf-8") if line.startswith("[{")]
told = [(c["label"], place(c)) for c in json.loads(lines[-1]) if c["visible"]]


def boxes(start):
    return [where for label, where in told if label.startswith(start)]


def box(label):
    return next(where for name, where in told if name == label)


sys.exit(0 if eval(sys.argv[2], {"box": box, "boxes": boxes}) else 1)
