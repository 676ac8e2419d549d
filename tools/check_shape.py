#!/usr/bin/env python3
"""How long files and functions are, and how many parameters functions take (design, house style: see src/README.md).

Usage: check_shape.py [--self-test]      prints the figures; exit 1 with file:line: messages where one is over its limit
"""
import re
import statistics
import sys
import tempfile
from pathlib import Path

from check_layers import without_comments

TOP = Path(__file__).resolve().parent.parent
MEDIAN, LINES, LONG, P90, PARAMETERS = 100, 400, 60, 22, 6
NO_FUNCTION = {"if", "for", "while", "switch", "catch", "return", "sizeof", "alignof", "requires", "decltype", "static_assert",
               "constexpr", "defined"}
CALLED = r"([~\w:]+|operator\s*[^\s(]+|operator\(\))\s*\("


def code_of(raw):
    text = without_comments(raw)
    return re.sub(r"^[ \t]*#[^\n]*(\\\n[^\n]*)*", lambda m: re.sub(r"[^\n]", " ", m.group(0)), text, flags=re.M)


def begins_function(head):
    if re.search(r"\bconcept\b", head) or re.match(r"\s*(namespace|class|struct|enum|union)\b", head):
        return False
    found = re.search(CALLED, re.sub(r"template\s*<[^{}]*?>\s*(?=\w)", " ", head))
    return bool(found) and "=" not in head[:head.find("(")] and found.group(1) not in NO_FUNCTION


def functions_in(text):
    """(first line, lines) of each function; what stands inside one, lambdas and local types, counts as part of it."""
    stack, begin, out = [], 0, []
    for at, sign in enumerate(text):
        if sign == "{":
            head = text[begin:at]
            inside = any(kind for kind, _ in stack)
            stack.append((not inside and begins_function(head), begin + len(head) - len(head.lstrip())))
        elif sign == "}" and stack:
            is_function, start = stack.pop()
            if is_function:
                first = text.count("\n", 0, start) + 1
                out.append((first, text.count("\n", 0, at) + 2 - first))
        if sign in "{};":
            begin = at + 1
    return out


def parts(inner):
    """The parameters of a list, split at its own commas."""
    out, depth, angle, begin = [], 0, 0, 0
    for at, sign in enumerate(inner):
        if sign in "([{":
            depth += 1
        elif sign in ")]}":
            depth -= 1
        elif sign == "<":
            angle += 1
        elif sign == ">" and inner[at - 1] != "-":
            angle = max(0, angle - 1)
        elif sign == "," and depth == angle == 0:
            out.append(inner[begin:at])
            begin = at + 1
    return out + [inner[begin:]]


def closing(text, at):
    depth = 0
    for i in range(at, len(text)):
        depth += (text[i] == "(") - (text[i] == ")")
        if depth == 0:
            return i
        if text[i] == ";" and depth == 0:
            break
    return -1


DECLARED = re.compile(r"\s*(?!return\b)[A-Za-z_][\w:<>*&,\s]*[\s&*]+\w+\s*(=.*)?$", re.S)


def long_lists(text):
    """(line, name, parameters) of declarations that take more than PARAMETERS."""
    for match in re.finditer(r"(?<![\w.>])(operator\(\)|[A-Za-z_]\w*(?:::\w+)*)\s*\(", text):
        end = closing(text, match.end() - 1)
        if match.group(1) in NO_FUNCTION or end < 0:
            continue
        given = parts(text[match.end():end])
        declared = sum(bool(DECLARED.match(part)) for part in given)
        if len(given) > PARAMETERS and declared >= len(given) - 1 and re.match(r"\s*(const\b|noexcept\b|override\b|->|[{;:])", text[end + 1:end + 40]):
            yield text.count("\n", 0, match.start()) + 1, match.group(1), len(given)


def measure(source):
    found, lines, functions = [], [], []
    for file in sorted(p for p in source.rglob("*") if p.suffix in (".hpp", ".cpp", ".h")):
        name = f"src/{file.relative_to(source).as_posix()}"
        raw = file.read_text(encoding="utf-8")
        lines.append(len(raw.splitlines()))
        if lines[-1] > LINES:
            found.append(f"{name}:1: {lines[-1]} lines; {LINES} is the most")
        text = code_of(raw)
        for first, length in functions_in(text):
            functions.append(length)
            if length > LONG:
                found.append(f"{name}:{first}: a function of {length} lines; {LONG} is the most")
        found += [f"{name}:{line}: {what} takes {count} parameters; {PARAMETERS} is the most" for line, what, count in long_lists(text)]
    return found, sorted(lines) or [0], sorted(functions) or [0]


def main():
    if "--self-test" in sys.argv:
        return self_test()
    found, lines, functions = measure(TOP / "src")
    median, p90 = statistics.median(lines), functions[int(len(functions) * 0.9)]
    print(f"shape: {len(lines)} files, median {median:g}, longest {lines[-1]}; {len(functions)} functions, p90 {p90}, longest {functions[-1]}")
    if median > MEDIAN:
        found.append(f"the median file has {median:g} lines; {MEDIAN} is the most")
    if p90 > P90:
        found.append(f"one function in ten has more than {p90} lines; {P90} is the most")
    print("\n".join(found))
    return 1 if found else 0


SAMPLES = [   # text -> what is said of it, or None
    ("void f(int a, int b, int c, int d, int e, int g);", None),
    ("void f(int a, int b, int c, int d, int e, int g, int h) {\n}", "f takes 7 parameters"),
    ("void operator()(int a, int b, int c, int d, int e, int g, int h = 0) const {\n}", "operator() takes 7 parameters"),
    ("int x = f(a, b, c, d, e, g, h);", None),
    ("void f(std::map<int, int> const& a, int b, int c = g(1, 2), int d, int e, int h);", None),
    ("int f() {\n" + "  x();\n" * 59 + "}\n", "a function of 61 lines"),
    ("int f() {\n" + "  x();\n" * 58 + "}\n", None),
    ("struct A {\n" + "  int x;\n" * 70 + "};\n", None),
    ("namespace a {\n" + "int x;\n" * 399 + "}\n", "401 lines"),
    ("auto f() {\n  auto g = [] {\n" + "    x();\n" * 60 + "  };\n}\n", "a function of 64 lines"),
]


def self_test():
    bad = 0
    for text, expected in SAMPLES:
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "one.cpp").write_text(text)
            found, _, _ = measure(Path(folder))
            if not (found and expected and expected in found[0] or not found and expected is None):
                bad += 1
                print(f"self-test {text[:40]!r}: expected {expected!r}, got {found}")
    print(f"check_shape self-test: {len(SAMPLES) - bad} passed, {bad} failed")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
