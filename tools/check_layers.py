#!/usr/bin/env python3
"""Checks what CMake cannot: the include arrows between the boxes of src/ and the words a box must not use.

Usage: check_layers.py [--self-test]      exit 1 with file:line: messages when a rule of the design is broken
"""
import re
import sys
import tempfile
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent

# box -> boxes it may include (itself always). "games" stands for every game.
ARROWS = {
    "core": set(),
    "games": {"core"},
    "play": {"core"},
    "post": {"core"},
    "store": {"core"},
    "session": {"games", "play", "post", "core"},
    "app": {"session", "store", "core"},
    "platform/common": {"app", "store", "core"},
    "platform/web": {"platform/common", "app", "store", "core"},
    "platform/native": {"platform/common", "app", "store", "core"},
    "platform/bots": {"session", "core"},
    "cli": {"session", "store", "core"},
}
RULES = {"core", "games", "play"}                     # integers only, reproducible, no hidden state
WEB = {"core", "games", "play", "post", "store", "session", "app", "platform/common", "platform/web", "platform/bots"}
EVERY = set(ARROWS)
NOT_PLATFORM = {box for box in EVERY if not box.startswith("platform")}
MAX_LINES = 500
DRAWING = ("scene", "ground", "film")                       # files that draw: floats, which never flow back into rules


def words(*names):
    return re.compile(r"\b(" + "|".join(names) + r")\b")


# (pattern, boxes it is forbidden in, what to say, may drawing files use it)
FORBIDDEN = [
    (words("float", "double"), RULES, "rules use integers only", True),
    (re.compile(r"(?<![\w.])\d[\d']*\.\d*(?!\w)|(?<![\w.])\.\d+"), RULES, "a floating-point number", True),
    (re.compile(r"#\s*include\s*<(random|chrono|ctime|cmath)>"), RULES, "not reproducible", True),
    (re.compile(r"\bunordered_\w+"), RULES, "its order differs between libraries", False),
    (re.compile(r"\bstd::\w+_distribution\b"), RULES, "distributions differ between libraries", False),
    (re.compile(r"\b(std::)?s?rand\s*\("), NOT_PLATFORM, "dice are handed in", False),
    (re.compile(r"(?<![\w.>])(std::)?time\s*\("), RULES, "rules know no clock", False),
    (re.compile(r"\bnew\b|\b(std::)?(m|c|re)alloc\s*\("), RULES, "no heap by hand in the rules", False),
    (words("thread_local"), RULES, "mutable state outside the State", False),
    (re.compile(r"#\s*include\s*[<\"]imgui"), EVERY - {"app", "platform/common", "platform/web", "platform/native"},
     "Dear ImGui belongs to app/ and platform/", False),
    (re.compile(r"#\s*include\s*[<\"]GLFW"), EVERY - {"platform/native"}, "GLFW belongs to platform/native", False),
    (re.compile(r"#\s*include\s*[<\"]emscripten"), EVERY - {"platform/web", "platform/bots"}, "emscripten belongs to platform/web", False),
    (re.compile(r"^\s*#.*\b(__EMSCRIPTEN__|_WIN32|__linux__|__APPLE__|__unix__|_MSC_VER|__wasm\w*|ANDROID)\b", re.M),
     NOT_PLATFORM, "a platform #ifdef outside platform/", False),
    (re.compile(r"#\s*include\s*<(iostream|fstream|sstream|regex|locale|format|ranges|thread|filesystem|iomanip)>"), WEB,
     "too large or missing for the web build", False),
    (words("throw", "dynamic_cast", "typeid"), EVERY, "exceptions and RTTI are off", False),
    (re.compile(r"\b(try\s*\{|catch\s*\()"), EVERY, "exceptions are off", False),
]
STATIC = re.compile(r"(?<!\w)static\b(?!_)(?P<rest>[^;{=(]*)(?P<end>[;{=(])")
CONSTANT = re.compile(r"\b(const|constexpr|constinit const)\b")
INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"', re.M)
MARKS = re.compile(r"\b(TODO|FIXME|XXX|HACK)\b")


def blank(match):
    return re.sub(r"[^\n]", " ", match.group(0))


def without_comments(text):
    """Comments, strings and characters become blanks, so that lines and columns stay; includes keep their name."""
    pattern = re.compile(
        r'(?P<keep>^[ \t]*#[ \t]*include[^\n]*)|//[^\n]*|/\*.*?\*/|R"(?P<tag>\w*)\(.*?\)(?P=tag)"'
        r"|\"(?:\\.|[^\"\\\n])*\"|(?<![0-9a-fA-F])'(?:\\.|[^'\\\n])+'", re.S | re.M)
    return pattern.sub(lambda match: match.group(0) if match.group("keep") else blank(match), text)


def box_of(path):
    """'core/list.hpp' -> core, 'games/nascar/x.cpp' -> games, 'platform/web/x.cpp' -> platform/web."""
    parts = path.split("/")
    if parts[0] == "platform" and len(parts) > 2:
        return "/".join(parts[:2])
    return parts[0] if parts[0] in ARROWS else None


class Checker:
    def __init__(self, source):
        self.source = source
        self.found = []

    def report(self, file, text, offset, message):
        line = text.count("\n", 0, offset) + 1
        self.found.append(f"src/{file.relative_to(self.source).as_posix()}:{line}: {message}")

    def check_includes(self, file, name, box, text):
        for match in INCLUDE.finditer(text):
            target = match.group(1)
            other = box_of(target)
            if other is None:
                if not re.match(r"(imgui|imstb|misc/cpp/imgui|qrcodegen|ref/chacha20_ref|catch_)", target):
                    self.report(file, text, match.start(), f'"{target}" is no path below src/')
            elif other == box == "games":
                if name.split("/")[1] != target.split("/")[1]:
                    self.report(file, text, match.start(), f'a game includes another game: "{target}"')
                elif target.split("/")[-1].startswith(DRAWING) and not file.name.startswith(DRAWING):
                    self.report(file, text, match.start(), f'rules include a drawing header: "{target}"')
            elif other != box and other not in ARROWS[box]:
                self.report(file, text, match.start(), f'{box} must not include {other}: "{target}"')

    def check_words(self, file, box, text):
        drawing = file.name.startswith(DRAWING)
        for pattern, boxes, why, drawing_may in FORBIDDEN:
            if box in boxes and not (drawing and drawing_may):
                for match in pattern.finditer(text):
                    self.report(file, text, match.start(), f"`{match.group(0).strip()}` in {box}: {why}")

    def check_statics(self, file, box, text):
        if box not in RULES:
            return
        for match in STATIC.finditer(text):
            before = text[text.rfind("\n", 0, match.start()) + 1:match.start()]
            if match.group("end") != "(" and not CONSTANT.search(before + match.group("rest")):
                self.report(file, text, match.start(), f"a mutable static in {box}")

    def check_shape(self, file, raw):
        lines = raw.splitlines()
        if len(lines) > MAX_LINES:
            self.report(file, raw, len(raw), f"{len(lines)} lines; {MAX_LINES} is the most")
        for match in MARKS.finditer(raw):
            self.report(file, raw, match.start(), f"`{match.group(0)}` left behind")

    def check(self, file):
        name = file.relative_to(self.source).as_posix()
        box = box_of(name)
        raw = file.read_text(encoding="utf-8")
        if box is None:
            self.found.append(f"src/{name}:1: belongs to no box")
            return
        text = without_comments(raw)
        self.check_includes(file, name, box, text)
        self.check_words(file, box, text)
        self.check_statics(file, box, text)
        self.check_shape(file, raw)

    def run(self):
        files = sorted(path for path in self.source.rglob("*") if path.suffix in (".hpp", ".cpp", ".h", ".c"))
        for file in files:
            self.check(file)
        return len(files)


SAMPLES = {   # file -> (text, part of the one message expected, or None)
    "core/good.hpp": ('#include "core/list.hpp"\nstatic constexpr int a[] = {1}; // float\nstatic int f(int);\n'
                      "constexpr int big = 1'000'000; char const* s = \"new double\";\n", None),
    "core/up.hpp": ('#include "play/match.hpp"\n', "core must not include play"),
    "core/real.cpp": ("int x;\nfloat y;\n", "core/real.cpp:2: `float`"),
    "core/literal.cpp": ("auto x = 0.5;\n", "a floating-point number"),
    "core/scene_colour.cpp": ("float y = 0.5f;\n", None),
    "games/null/rules.cpp": ('#include "games/null/scene_parts.hpp"\n', "rules include a drawing header"),
    "core/heap.cpp": ("int* p = new int;\n", "no heap by hand"),
    "games/null/two.cpp": ('#include "games/nascar/car.hpp"\n', "another game"),
    "games/null/own.cpp": ('#include "games/null/state.hpp"\n#include "core/ids.hpp"\n', None),
    "games/null/static.cpp": ("int f() { static int calls = 0; return ++calls; }\n", "mutable static"),
    "play/map.hpp": ("#include <unordered_map>\nstd::unordered_map<int, int> m;\n", "unordered_map"),
    "session/imgui.cpp": ('#include "imgui.h"\n', "Dear ImGui belongs"),
    "app/ifdef.cpp": ("#ifdef __EMSCRIPTEN__\n#endif\n", "a platform #ifdef"),
    "app/deep.cpp": ('#include "games/nascar/car.hpp"\n', "app must not include games"),
    "app/throw.cpp": ("void f() { throw 1; }\n", "exceptions"),
    "post/stream.cpp": ("#include <sstream>\n", "too large"),
    "platform/web/main.cpp": ('#include <emscripten.h>\n#include "app/app.hpp"\n#ifdef __EMSCRIPTEN__\n#endif\n', None),
    "platform/web/file.cpp": ('#include "platform/native/file.hpp"\n', "must not include platform/native"),
    "store/long.cpp": ("int a;\n" * 501, "501 lines"),
    "cli/mark.cpp": ("// TO" + "DO later\n", "left behind"),
}


def self_test():
    bad = 0
    for name, (text, expected) in SAMPLES.items():
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / name
            file.parent.mkdir(parents=True)
            file.write_text(text)
            checker = Checker(Path(folder))
            checker.run()
            good = not checker.found if expected is None else any(expected in line for line in checker.found)
            if not good:
                bad += 1
                print(f"self-test {name}: expected {expected!r}, got {checker.found}")
    print(f"check_layers self-test: {len(SAMPLES) - bad} passed, {bad} failed")
    return 1 if bad else 0


def main():
    if "--self-test" in sys.argv:
        return self_test()
    checker = Checker(TOP / "src")
    count = checker.run()
    print("\n".join(checker.found) or f"layers: {count} files, nothing wrong")
    return 1 if checker.found else 0


if __name__ == "__main__":
    sys.exit(main())
