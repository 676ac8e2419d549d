#!/usr/bin/env python3
"""Checks what CMake cannot: the include arrows between the boxes of src/, the words a box must not use, what the coding of links
must not depend on, and that no two files of src/, tests/ and tools/ define a type of one name in one namespace (one program
links them, so that is undefined behaviour). And that nothing lies at the top that the house has no room for.

Usage: check_layers.py [--self-test]      exit 1 with file:line: messages when a rule of the design is broken
"""
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from type_names import types_in

TOP = Path(__file__).resolve().parent.parent

AT_TOP = {"CMakeLists.txt", "CMakePresets.json", "CHANGELOG.md", "LICENSE", "README.md", "web", "src", "shaders", "assets", "tests", "tools"}   # and dot-files

# box -> boxes it may include (itself always). "games" stands for every game.
TABLE = {"contract", "view", "core"}                  # what a game shows and says
SCREENS = {"ui", "board", "events", "desk", "session", "store"} | TABLE
ARROWS = {
    "core": set(),
    "view": {"core"},
    "contract": {"view", "core"},
    "games": TABLE,
    "play": {"contract", "core"},
    "post": {"view", "core"},
    "store": {"core"},
    "session": {"games", "play", "post"} | TABLE,
    "desk": {"session", "store"} | TABLE,
    "events": {"desk", "session", "post", "store"} | TABLE,
    "board": {"view", "core"},
    "ui": {"board", "view", "core"},
    "screens": SCREENS,
    "shell": SCREENS | {"screens"},
    "platform/common": {"shell", "desk", "ui", "store", "core"},
    "platform/web": {"platform/common", "shell", "desk", "ui", "store", "core"},
    "platform/native": {"platform/common", "shell", "desk", "ui", "store", "core"},
    "platform/bots": {"session", "core"},
    "cli": {"events", "session", "store"} | TABLE,
}
RULES = {"core", "contract", "games", "play"}         # integers only, reproducible, no hidden state
IMGUI = {"board", "ui", "screens", "shell", "platform/common", "platform/web", "platform/native"}
EVERY = set(ARROWS)
WEB = EVERY - {"platform/native", "cli"}
NOT_PLATFORM = {box for box in EVERY if not box.startswith("platform")}
MAX_LINES = 500
ALSO_LINKED = ("tests", "tools")                      # beside src/: their types share its programs


def draws(path):
    """What a game shows: floats, which never flow back into its rules."""
    return re.match(r"games/\w+/show/", path) is not None


# The coding model of links: what opens a link must not change when a bot or the ghost becomes better. A game's own class may
# be included, which declares the ghost; so its names are refused, too.
CODING = re.compile(r"games/\w+/orders/(coding|hint)\w*\.[ch]pp")
PLAYERS = re.compile(r"games/\w+/(bot/|orders/\w*(policy|autopilot|ghost))")
PLAYER_NAMES = re.compile(r"\b(policy|autopilot|get_under_way|think|ghost\w*|usual_\w+|bot_\w+)\s*\(")



def words(*names):
    return re.compile(r"\b(" + "|".join(names) + r")\b")


# (pattern, boxes it is forbidden in, what to say, may drawing files use it)
FORBIDDEN = [
    (words("float", "double"), RULES, "rules use integers only", True),
    (words(r"\w*(?:float|double)_t", r"_Float\d+\w*"), RULES, "a float by another name; rules use integers only", True),
    (re.compile(r"(?<![\w.])\d[\d']*\.\d*(?!\w)|(?<![\w.])\.\d+"), RULES, "a floating-point number", True),
    (re.compile(r"#\s*include\s*<(random|chrono|ctime|cmath)>"), RULES, "not reproducible", True),
    (re.compile(r"\bunordered_\w+"), RULES, "its order differs between libraries", False),
    (re.compile(r"\bstd::\w+_distribution\b"), RULES, "distributions differ between libraries", False),
    (re.compile(r"\b(std::)?s?rand\s*\("), NOT_PLATFORM, "dice are handed in", False),
    (re.compile(r"(?<![\w.>])(std::)?time\s*\("), RULES, "rules know no clock", False),
    (re.compile(r"\bnew\b|\b(std::)?(m|c|re)alloc\s*\("), RULES, "no heap by hand in the rules", False),
    (words("thread_local"), RULES, "mutable state outside the State", False),
    (re.compile(r"#\s*include\s*[<\"]imgui"), EVERY - IMGUI,
     "Dear ImGui belongs to the screens", False),
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


# Words of particular games: what a floor outside games/ says, it says in the words of the game (view/words.hpp).
GAME_WORDS = re.compile(r"\b(laps?|cars?|drivers?|tiles?|speeds?|pits?|riders?|helmets?|heats?)\b", re.I)
GENERAL = {"view", "board", "ui", "screens", "shell", "desk", "session", "post", "play", "events", "store"}
STRINGS = re.compile(r"//[^\n]*|/\*.*?\*/|(?P<include>^[ \t]*#[ \t]*include[^\n]*)"
                     r"|R\"(?P<tag>\w*)\((?P<raw>.*?)\)(?P=tag)\"|\"(?P<text>(?:\\.|[^\"\\\n])*)\""
                     r"|(?<![0-9a-fA-F])'(?:\\.|[^'\\\n])+'", re.S | re.M)
NAMES = re.compile(r"[a-z0-9]+(-[a-z0-9]*)+")         # "car-crash", "driver-": an icon, a command of the twin
ALLOWED = {   # file -> what may stand in it, and why
    "ui/theme/icons.cpp": {"car"},                    # a picture
    "screens/home/cards.cpp": {"car"},                # the same
    "screens/setup/race.cpp": {"laps"},               # ids of a field
    "screens/setup/setup.cpp": {"laps"},
    "screens/setup/setup_twin.cpp": {"laps"},
    "screens/table/timeline.cpp": {"Playback speed"}, # of a film
    "session/registry.cpp": {                         # the shelf's lines of games whose code is still on its way
        "Write your moves in secret; then all cars drive at once.", "Speed Circuit",
        "Plot your speed in secret and brake in time for the corners.",
        "Lead a speedway club: choose riders, play cards for the lane."},
    "session/ruling.cpp": {                           # examples of a place in a position
        "a place is written like /cars/0/speed, from the whole position down",
        r'1 to 32 changes are expected, like {\"/cars/0/speed\": 5}'},
    "events/event_file.hpp": {"driver", "laps"},      # keys of the file of an event
    "shell/sheets.cpp": {"Words or a number: slipstream, pit, NR-3.6."},   # examples of what may be searched for
}


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
    def __init__(self, source, others=()):
        self.source = source
        self.others = others                          # folders of which the types are looked at, nothing else
        self.found = []
        self.types = {}                               # full name of a type -> the file that defines it

    def shown(self, file):
        return file.relative_to(self.source.parent).as_posix()

    def report(self, file, text, offset, message):
        line = text.count("\n", 0, offset) + 1
        self.found.append(f"{self.shown(file)}:{line}: {message}")

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
                elif draws(target) and not draws(name) and name.count("/") > 2:
                    self.report(file, text, match.start(), f'rules include a header of show/: "{target}"')
            elif other != box and other not in ARROWS[box]:
                self.report(file, text, match.start(), f'{box} must not include {other}: "{target}"')

    def includes_of(self, name):
        """Every header of src/ that a file includes, directly or by others."""
        out, open_files = set(), [name]
        while open_files:
            file = self.source / open_files.pop()
            for target in INCLUDE.findall(without_comments(file.read_text(encoding="utf-8"))) if file.is_file() else ():
                if target not in out:
                    out.add(target)
                    open_files.append(target)
        return sorted(out)

    def check_coding(self, file, name, text):
        if not CODING.match(name):
            return
        for target in self.includes_of(name):
            if PLAYERS.match(target):
                self.report(file, text, max(0, text.find(f'"{target}"')), f'the coding of links depends on a bot or the ghost: "{target}"')
        for match in PLAYER_NAMES.finditer(text):
            self.report(file, text, match.start(), f"the coding of links asks a bot or the ghost: `{match.group(1)}`")

    def check_words(self, file, name, box, text):
        drawing = draws(name)
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

    def check_game_words(self, file, name, box, raw):
        if box not in GENERAL:
            return
        for match in STRINGS.finditer(raw):
            said = match.group("text") if match.group("text") is not None else match.group("raw")
            shown = (said or "").split("##")[0]       # an id follows
            found = GAME_WORDS.search(shown)
            if found and not NAMES.fullmatch(shown) and said not in ALLOWED.get(name, ()):
                self.report(file, raw, match.start(), f"`{found.group(0)}` in a text of {box}: a word of some games; take it from Words")

    def check_types(self, file, text):
        name = self.shown(file)
        for full, at in types_in(text, name):
            first = self.types.setdefault(full, name)
            if first != name:
                self.report(file, text, at, f"a second `{full}`; the first is in {first}")

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
            self.found.append(f"{self.shown(file)}:1: belongs to no box")
            return
        text = without_comments(raw)
        self.check_includes(file, name, box, text)
        self.check_coding(file, name, text)
        self.check_words(file, name, box, text)
        self.check_statics(file, box, text)
        self.check_game_words(file, name, box, raw)
        self.check_types(file, text)
        self.check_shape(file, raw)

    def run(self):
        def sources(folder):
            return sorted(path for path in folder.rglob("*") if path.suffix in (".hpp", ".cpp", ".h", ".c"))

        files = sources(self.source)
        for file in files:
            self.check(file)
        for file in (file for folder in self.others for file in sources(folder)):
            self.check_types(file, without_comments(file.read_text(encoding="utf-8")))
        return len(files)


SAMPLES = {   # file -> (text, part of the one message expected, or None)
    "core/good.hpp": ('#include "core/list.hpp"\nstatic constexpr int a[] = {1}; // float\nstatic int f(int);\n'
                      "constexpr int big = 1'000'000; char const* s = \"new double\";\n", None),
    "core/up.hpp": ('#include "play/match.hpp"\n', "core must not include play"),
    "core/real.cpp": ("int x;\nfloat y;\n", "core/real.cpp:2: `float`"),
    "core/literal.cpp": ("auto x = 0.5;\n", "a floating-point number"),
    "core/alias.cpp": ("int x;\nusing Real = Doc::number_float_t;\n", "core/alias.cpp:2: `number_float_t`"),
    "contract/alias.hpp": ("std::double_t x;\n", "`double_t`"),
    "games/null/rules/alias.cpp": ("float_t x;\n", "`float_t`"),
    "play/alias.hpp": ("_Float64 x;\n", "`_Float64`"),
    "games/null/show/alias.cpp": ("float_t x;\n", None),
    "games/null/orders/coding.cpp": ('#include "games/null/bot/bot.hpp"\n', "depends on a bot or the ghost"),
    "games/null/orders/coding_guess.hpp": ('#include "games/null/orders/policy.hpp"\n', "depends on a bot or the ghost"),
    "games/null/orders/hint.cpp": ("int f() { return game.autopilot(s, 1); }\n", "asks a bot or the ghost: `autopilot`"),
    "games/null/orders/hint_one.cpp": ('#include "games/null/rules/drive.hpp"\nint f() { return p.ghost; } // policy()\n', None),
    "games/null/orders/order.cpp": ('#include "games/null/bot/bot.hpp"\nint f() { return policy(); }\n', None),
    "games/null/show/colour.cpp": ("float y = 0.5f;\n", None),
    "games/null/rules/turn.cpp": ('#include "games/null/show/parts.hpp"\n', "rules include a header of show/"),
    "core/heap.cpp": ("int* p = new int;\n", "no heap by hand"),
    "games/null/two.cpp": ('#include "games/nascar/car.hpp"\n', "another game"),
    "games/null/own.cpp": ('#include "games/null/state.hpp"\n#include "core/ids.hpp"\n', None),
    "games/null/static.cpp": ("int f() { static int calls = 0; return ++calls; }\n", "mutable static"),
    "play/map.hpp": ("#include <unordered_map>\nstd::unordered_map<int, int> m;\n", "unordered_map"),
    "session/imgui.cpp": ('#include "imgui.h"\n', "Dear ImGui belongs"),
    "shell/ifdef.cpp": ("#ifdef __EMSCRIPTEN__\n#endif\n", "a platform #ifdef"),
    "screens/deep.cpp": ('#include "games/nascar/car.hpp"\n', "screens must not include games"),
    "desk/drawn.cpp": ('#include "ui/theme.hpp"\n', "desk must not include ui"),
    "screens/throw.cpp": ("void f() { throw 1; }\n", "exceptions"),
    "post/stream.cpp": ("#include <sstream>\n", "too large"),
    "platform/web/main.cpp": ('#include <emscripten.h>\n#include "shell/app.hpp"\n#ifdef __EMSCRIPTEN__\n#endif\n', None),
    "platform/web/file.cpp": ('#include "platform/native/file.hpp"\n', "must not include platform/native"),
    "store/long.cpp": ("int a;\n" * 501, "501 lines"),
    "screens/lap.cpp": ("// a lap\nchar const* s = \"in this lap\";\n", "screens/lap.cpp:2: `lap`"),
    "view/words.hpp": ("std::string seat = \"car\";\n", "`car` in a text of view"),
    "desk/tiles.cpp": ("char const* s = R\"(three Tiles)\";\n", "`Tiles`"),
    "shell/icon.cpp": ("#include \"core/car.hpp\"\nchar const* s[] = {\"car-crash\", \"Name##rider\", \"careful '\", \"\\\" scar\"}; // car\n", None),
    "games/null/say.cpp": ("char const* s = \"a car\";\n", None),
    "cli/mark.cpp": ("// TO" + "DO later\n", "left behind"),
}


PAIRS = [     # two files that define types -> the name that is refused, or None
    ("namespace paddock { struct Way { int a; }; }", "namespace paddock {\nclass Way final : Base { };\n}", "paddock::Way"),
    ("namespace a::b { enum class E : int { X }; }", "namespace a { namespace b { enum E { Y }; } }", "a::b::E"),
    ("namespace a { namespace { struct Way {}; } }", "namespace a { namespace { struct Way {}; } }", None),
    ("namespace a { struct Way {}; }", "namespace a { struct Way; void f() { struct Way {}; } }", None),
    ("namespace a { struct Way {}; }", "namespace b { struct Way {}; }", None),
    ("namespace a { struct Of { struct Way {}; }; }", "namespace a { struct Way {}; struct In { union Way {}; }; }", None),
    ("namespace a { struct Of { struct Way; }; struct Of::Way {}; }", "namespace a { struct Of::Way {}; }", "a::Of::Way"),
    ("template <class T> struct Hash { };", "template <> struct Hash<int> { };", None),
    ("struct Way { }; struct Way f() { return {}; }", "struct Way g() { if (1) { } return {}; }", None),
    ("template <class T, class U = int> requires (sizeof(T) > 1) struct Way { };", "struct alignas(8) Way { };", "Way"),
    ("// struct Way { };\nchar const* s = \"struct Way {\";", "struct Way { };", None),
    ("extern \"C\" { struct Way { }; }", "#define Z struct Q {\n[[nodiscard]] struct Way { };", "Way"),
]


def self_test_types():
    bad = 0
    for one, two, expected in PAIRS:
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "core").mkdir()
            (Path(folder) / "core/one.hpp").write_text(one)
            (Path(folder) / "core/two.cpp").write_text(two)
            checker = Checker(Path(folder))
            checker.run()
            wanted = [f"a second `{expected}`"] if expected else []
            if len(checker.found) != len(wanted) or any(w not in f for w, f in zip(wanted, checker.found)):
                bad += 1
                print(f"self-test of types {two!r}: expected {expected!r}, got {checker.found}")
    return bad


def self_test_beside():
    """What needs several files: types of tests/ beside those of src/, and an include by way of another header."""
    with tempfile.TemporaryDirectory() as folder:
        top = Path(folder)
        for name, text in {"src/core/one.hpp": "namespace a { struct Way {}; namespace { struct Own {}; } }",
                           "tests/core/one.cpp": "namespace a { struct Way {}; namespace { struct Own {}; } }",
                           "tests/core/two.hpp": "struct Dice { float f; };", "tools/bench.cpp": "struct Dice {};",
                           "src/games/null/orders/hint.cpp": '#include "games/null/null.hpp"\n',
                           "src/games/null/null.hpp": '#include "games/null/bot/mind.hpp"\n'}.items():
            (top / name).parent.mkdir(parents=True, exist_ok=True)
            (top / name).write_text(text)
        checker = Checker(top / "src", [top / "tests", top / "tools"])
        checker.run()
        wanted = ["src/games/null/orders/hint.cpp:1: the coding of links depends on a bot or the ghost: \"games/null/bot/mind.hpp\"",
                  "tests/core/one.cpp:1: a second `a::Way`; the first is in src/core/one.hpp",
                  "tools/bench.cpp:1: a second `Dice`; the first is in tests/core/two.hpp"]
    if checker.found != wanted:
        print(f"self-test of files beside one another: expected {wanted}, got {checker.found}")
    return int(checker.found != wanted)


def self_test():
    bad = self_test_types() + self_test_beside() + (strays(["src/a.cpp", ".ci/run", "m.json"]) != ["m.json: nothing of this name belongs at the top"])
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
    print(f"check_layers self-test: {len(SAMPLES) + len(PAIRS) + 2 - bad} passed, {bad} failed")
    return 1 if bad else 0


def strays(paths):
    return sorted({f"{path.split('/')[0]}: nothing of this name belongs at the top" for path in paths if not path.startswith(".") and path.split("/")[0] not in AT_TOP})


def main():
    if "--self-test" in sys.argv:
        return self_test()
    checker = Checker(TOP / "src", [TOP / folder for folder in ALSO_LINKED])
    count = checker.run()
    listed = subprocess.run(["git", "-C", TOP, "ls-files"], capture_output=True, text=True)    # a tree without git has none
    checker.found += strays(listed.stdout.splitlines())
    print("\n".join(checker.found) or f"layers: {count} files, nothing wrong")
    return 1 if checker.found else 0


if __name__ == "__main__":
    sys.exit(main())
