#!/usr/bin/env python3
"""Fails when a numbered rule of a game lacks a case, a test or a place in the code.

For every assets/games/<game>/rules.json, and rulings.json beside it (ids of any form: NR-3.7, SC-2.2.6, GK-B.10, CW-114):
  case   tests/cases/<game>/**/*.json: a case whose "rule" is this rule
  test   a case, or a tag [NR-3.7] of a Catch2 test under tests/
  code   the id stands in a source file of src/games/<game>/
What cases, tags and code cite must stand in the register; code may cite a chapter of it, too (NR-10). A rule flagged "implemented": false is listed, not failed.
Usage: rules_coverage.py [--verbose | --self-test]      --verbose names the places
"""
import json
import pathlib
import re
import sys
import tempfile

TOP = pathlib.Path(__file__).resolve().parent.parent
REGISTERS = {"rules.json": "rules", "rulings.json": "rulings"}


def read_register(folder):
    """The entries of a game's registers in their order, and the numbers of its chapters."""
    entries, chapters = [], []
    for name, key in REGISTERS.items():
        if (folder / name).exists():
            doc = json.loads((folder / name).read_text(encoding="utf-8"))
            entries += doc[key] if isinstance(doc, dict) else doc
            chapters += doc.get("chapters", {}) if isinstance(doc, dict) else []
    return entries, chapters


def citation(known):
    """Finds what looks like an id of a register: its letters, a dash, numbers or words with points between."""
    letters = sorted({re.escape(i.split("-")[0]) for i in known})
    return re.compile(r"(?<![\w.-])((?:" + "|".join(letters) + r")-\w+(?:\.\w+)*)")


class Game:
    def __init__(self, top, folder):
        self.top, self.name = top, folder.name
        self.rules, chapters = read_register(folder)
        self.known = [r["id"] for r in self.rules]
        self.chapters = {f"{i.split('-')[0]}-{chapter}" for i in self.known for chapter in chapters}
        self.form = citation(self.known)
        self.faults = [f"{i} stands twice in the register" for i in sorted({i for i in self.known if self.known.count(i) > 1})]

    def mentions(self, folder, tags_only=False):
        """Rule id -> source files that mention it."""
        found = {}
        for path in sorted(p for p in (self.top / folder).rglob("*") if p.suffix in (".cpp", ".hpp")):
            text = path.read_text(encoding="utf-8", errors="replace")
            if tags_only:
                text = "\n".join(re.findall(r"\[([^][\s]+)\]", text))
            for rule in set(self.form.findall(text)):
                found.setdefault(rule, []).append(path.relative_to(self.top))
        return found

    def cases(self):
        """Rule id -> ids of its cases. A broken case file is a fault."""
        found = {}
        for path in sorted((self.top / "tests" / "cases" / self.name).rglob("*.json")):
            try:
                doc = json.loads(path.read_text(encoding="utf-8"))
            except ValueError as error:
                self.faults.append(f"{path.relative_to(self.top)}: {error}")
                continue
            for case in doc if isinstance(doc, list) else [doc]:
                if not case.get("rule"):
                    self.faults.append(f"{path.relative_to(self.top)}: case {case.get('id')} names no rule")
                found.setdefault(case.get("rule"), []).append(case.get("id"))
        ids = [i for many in found.values() for i in many]
        self.faults += [f"two cases are called {i}" for i in sorted({i for i in ids if ids.count(i) > 1})]
        return found

    def check(self, verbose=False):
        cases, code = self.cases(), self.mentions(f"src/games/{self.name}")
        tagged = self.mentions("tests", tags_only=True)
        for who, where in (("the code cites", set(code) - self.chapters), ("a test's tag is", tagged), ("a case is about", cases)):
            self.faults += [f"{who} {i}, which the register does not know" for i in sorted(map(str, set(where) - set(self.known)))]
        open_rules = [r for r in self.rules if r.get("implemented") is False]
        for rule in (r for r in self.rules if r not in open_rules):
            i = rule["id"]
            for what, where in (("case", cases), ("case or test tag", {**tagged, **cases}), ("mention in src", code)):
                if i not in where:
                    self.faults.append(f"{i} {rule.get('title') or rule.get('summary', '')}: no {what}")
            if verbose:
                print(f"{i:9} {len(cases.get(i, [])):3} cases {len(tagged.get(i, [])):3} tags  {', '.join(map(str, code.get(i, [])))}")
        return (f"{self.name}: {len(self.rules)} rules, {sum(map(len, cases.values()))} cases, "
                f"{len(set(self.known) & set(tagged))} rules with a test tag, "
                f"{len(open_rules)} not implemented, {len(self.faults)} faults")


def games(top):
    folders = sorted({path.parent for name in REGISTERS for path in (top / "assets" / "games").glob("*/" + name)})
    return [Game(top, folder) for folder in folders]


MADE_UP = {   # a game with the ids of Car Wars
    "assets/games/duel/rulings.json": '{"chapters": {"4": "Fire"}, "rulings": [{"id": "CW-114", "summary": "Ramming"}, {"id": "CW-4.B.10a", "summary": "Fire"},'
                                      ' {"id": "POL-2", "summary": "Order", "implemented": false}]}',
    "src/games/duel/turn.cpp": "// CW-114 as CW-4.B.10a, all of CW-4. Not ours: XCW-7, NR-3.7\n",
    "tests/duel.cpp": 'TEST_CASE("a ram", "[CW-114][duel]") { a[CW - 3]; }\n',
    "tests/cases/duel/ram.json": '[{"id": "one", "rule": "CW-114"}, {"id": "two", "rule": "CW-4.B.10a"}]',
}
CHANGES = [   # what is done to one file of it -> the faults
    ("src/games/duel/turn.cpp", lambda t: t, []),
    ("src/games/duel/turn.cpp", lambda t: t.replace("CW-114", "CW-115"),
     ["the code cites CW-115, which the register does not know", "CW-114 Ramming: no mention in src"]),
    ("src/games/duel/turn.cpp", lambda t: t + "// CW-4.B.10\n", ["the code cites CW-4.B.10, which the register does not know"]),
    ("tests/duel.cpp", lambda t: t.replace("CW-114", "CW-14"), ["a test's tag is CW-14, which the register does not know"]),
    ("tests/cases/duel/ram.json", lambda t: t.replace("CW-4.B.10a", "POL-9"),
     ["a case is about POL-9, which the register does not know", "CW-4.B.10a Fire: no case", "CW-4.B.10a Fire: no case or test tag"]),
    ("assets/games/duel/rulings.json", lambda t: t.replace("POL-2", "CW-114"), ["CW-114 stands twice in the register"]),
]


def self_test():
    bad = 0
    for name, change, expected in CHANGES:
        with tempfile.TemporaryDirectory() as folder:
            top = pathlib.Path(folder)
            for path, text in MADE_UP.items():
                (top / path).parent.mkdir(parents=True, exist_ok=True)
                (top / path).write_text(change(text) if path == name else text)
            [game] = games(top)
            game.check()
            if sorted(game.faults) != sorted(expected):
                bad += 1
                print(f"self-test {name}: expected {expected}, got {game.faults}")
    print(f"rules_coverage self-test: {len(CHANGES) - bad} passed, {bad} failed")
    return 1 if bad else 0


def main():
    if "--self-test" in sys.argv[1:]:
        return self_test()
    faults = []
    for game in games(TOP):
        print(game.check("--verbose" in sys.argv[1:]))
        faults += game.faults
    for fault in faults:
        print("FAULT", fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
