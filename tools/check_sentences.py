#!/usr/bin/env python3
"""Checks that each sentence of src/ with gaps, filled("It weighs {} lb.", {weight}), is given as many values as it has gaps: with
fewer it would read beyond them (core/filled.hpp). A text that is not written there, but handed on, is passed over.

Usage: check_sentences.py [--self-test]      exit 1 with file:line: messages when one has not
"""
import re
import sys
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
PART = re.compile(r'"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)\'|::|[(\[{]|[)\]}]|[?:,]|//[^\n]*|[^"\'(\[{)\]}?:,/]+|/', re.S)


def arguments(text, at):
    """Those of the call whose ( stands before `at`, each a list of parts with their depth; and where it ends."""
    out, depth = [[]], 0
    for found in PART.finditer(text, at):
        part = found[0]
        if part in ")]}" and depth == 0:
            return out, found.end()
        if part == "," and depth == 0:
            out.append([])
            continue
        depth -= part in (")", "]", "}")
        if not part.startswith("//"):
            out[-1].append((part, depth))
        depth += part in ("(", "[", "{")
    return out, len(text)


def texts(parts):
    """What the sentence may be: its literals, of each arm of a ?:; what is compared before a ? is none."""
    arms = [""]
    written = [False]
    for part, _ in parts:
        if part == "?":
            arms[-1], written[-1] = "", False
        elif part == ":":
            arms.append("")
            written.append(False)
        elif part.startswith('"'):
            arms[-1] += part[1:-1]
            written[-1] = True
    return [arm for arm, is_one in zip(arms, written) if is_one]


def faults(name, text):
    out, seen = [], 0
    for found in re.finditer(r"\bfilled\(", text):
        given, _ = arguments(text, found.end())
        listed = given[-1]
        while listed and not listed[0][0].strip():
            listed = listed[1:]
        if len(given) != 2 or not listed or listed[0][0] != "{":
            continue
        values = 1 + sum(1 for part, depth in listed if part == "," and depth == 1)
        for sentence in texts(given[0]):
            seen += 1
            if (gaps := sentence.count("{}")) != values:
                out.append(f'{name}:{text.count(chr(10), 0, found.start()) + 1}: "{sentence}" has {gaps} gaps and is given {values} values')
    return out, seen


def self_test():
    samples = {'filled("a {} b {}", {x, f(1, 2)})': 0, 'filled("a {}", {x, y})': 1, 'filled(v == "q" ? "a {}" : "b", {x})': 1, 'filled(text, {x})': 0,
               'filled("{}: {" "}", {std::max(a, b) ? "x, y" : z})': 1, 'filled("a {}" // of it, all\n " {}", {T{1, 2}, y})': 0}
    bad = [text for text, wanted in samples.items() if len(faults("", text)[0]) != wanted]
    print("\n".join(f"self-test: {text}" for text in bad) or f"check_sentences self-test: {len(samples)} passed, 0 failed")
    return int(bool(bad))


def main():
    if "--self-test" in sys.argv:
        return self_test()
    found, count = [], 0
    for file in sorted((TOP / "src").rglob("*.?pp")):
        out, seen = faults(file.relative_to(TOP), file.read_text(encoding="utf-8"))
        found += out
        count += seen
    print("\n".join(found) or f"sentences: {count} with gaps, each has its values")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
