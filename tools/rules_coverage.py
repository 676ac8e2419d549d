#!/usr/bin/env python3
"""Fails when a numbered rule of a game lacks a case, a test or a place in the code.

For every assets/games/<game>/rules.json:
  case   tests/cases/<game>/*.json: a case whose "rule" is this rule
  test   a case, or a tag [NR-3.7] of a Catch2 test under tests/
  code   the id stands in a source file of src/games/<game>/
A rule flagged "implemented": false is listed, not failed. `--verbose` names the places.
"""
import json
import pathlib
import re
import sys

TOP = pathlib.Path(__file__).resolve().parent.parent
# NR-3.7, SC-4.10e, SC-2.2.6, SC-5.T3, SC-4.13T, SC-2.P, SC-B.10
FORM = r"[A-Z]{2,3}-(?:\d+|B)\.(?:\d+(?:\.\d+)?[a-zT]?|T\d*|P)"
ID = re.compile(r"\b(" + FORM + r")(?!\w)")


def ids_in(paths):
    """Rule id -> files that mention it."""
    found = {}
    for path in paths:
        for rule in set(ID.findall(path.read_text(encoding="utf-8", errors="replace"))):
            found.setdefault(rule, []).append(path.relative_to(TOP))
    return found


def cases_of(game):
    """Rule id -> ids of its cases. A broken case file is a fault."""
    found, faults = {}, []
    for path in sorted((TOP / "tests" / "cases" / game).glob("*.json")):
        try:
            doc = json.loads(path.read_text(encoding="utf-8"))
        except ValueError as error:
            faults.append(f"{path.relative_to(TOP)}: {error}")
            continue
        for case in doc if isinstance(doc, list) else [doc]:
            if not case.get("rule"):
                faults.append(f"{path.relative_to(TOP)}: case {case.get('id')} names no rule")
            found.setdefault(case.get("rule"), []).append(case.get("id"))
    ids = [i for many in found.values() for i in many]
    faults += [f"two cases are called {i}" for i in sorted(set(i for i in ids if ids.count(i) > 1))]
    return found, faults


def tags():
    found = {}
    for path in sorted((TOP / "tests").rglob("*.cpp")):
        text = path.read_text(encoding="utf-8", errors="replace")
        for rule in re.findall(r"\[(" + FORM + r")\]", text):
            found.setdefault(rule, []).append(path.relative_to(TOP))
    return found


def check(game, register, tagged, verbose):
    doc = json.loads(register.read_text(encoding="utf-8"))
    rules = doc["rules"] if isinstance(doc, dict) else doc
    cases, faults = cases_of(game)
    folder = TOP / "src" / "games" / game
    code = ids_in(sorted(p for p in folder.rglob("*") if p.suffix in (".cpp", ".hpp")))
    known = [r["id"] for r in rules]
    faults += [f"{i} stands twice in the register" for i in sorted(set(i for i in known if known.count(i) > 1))]
    faults += [f"the code cites {i}, which the register does not know" for i in sorted(set(code) - set(known))
               if i.split("-")[0] == known[0].split("-")[0]]
    faults += [f"a case is about {i}, which the register does not know" for i in sorted(map(str, set(cases) - set(known)))]
    open_rules = []
    for rule in rules:
        i = rule["id"]
        if rule.get("implemented") is False:
            open_rules.append(i)
            continue
        for name, where in (("case", cases), ("case or test tag", {**tagged, **cases}), ("mention in src", code)):
            if i not in where:
                faults.append(f"{i} {rule['title']}: no {name}")
        if verbose:
            print(f"{i:9} {len(cases.get(i, [])):3} cases {len(tagged.get(i, [])):3} tags  {', '.join(map(str, code.get(i, [])))}")
    total = sum(len(v) for v in cases.values())
    tagged_here = sum(1 for i in known if i in tagged)
    print(f"{game}: {len(rules)} rules, {total} cases, {tagged_here} rules with a test tag, "
          f"{len(open_rules)} not implemented, {len(faults)} faults")
    return faults


def main():
    verbose = "--verbose" in sys.argv[1:]
    tagged, faults = tags(), []
    for register in sorted((TOP / "assets" / "games").glob("*/rules.json")):
        faults += check(register.parent.name, register, tagged, verbose)
    for fault in faults:
        print("FAULT", fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
