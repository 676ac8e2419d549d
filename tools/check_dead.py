#!/usr/bin/env python3
"""Functions that a header of src/ declares and nothing of the program calls: tests alone, or nobody.

It goes by names: two functions of one name live or die together, so it misses some and seldom accuses a living one. What counts as a
call: the name in the body of another function that is itself called, in an initializer, in a macro; calls of a function by itself
do not count. Not looked at: constructors, operators, `main`, what the platform's JavaScript calls (names in web/ and in the lists of
exported functions).

Usage: check_dead.py [--self-test]      exit 1 with file:line: messages where a function is dead
"""
import re
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

from check_layers import without_comments

TOP = Path(__file__).resolve().parent.parent
TOKEN = re.compile(r"[A-Za-z_]\w*|::|->|\[\[|\]\]|&&|[^\s\w]")
DIRECTIVE = re.compile(r"^[ \t]*#[^\n\\]*(?:\\\n[^\n\\]*)*", re.M)
MACRO = re.compile(r"^[ \t]*#[ \t]*define\b")
NAME = re.compile(r"[A-Za-z_]\w*")
BEFORE_BRACKET = re.compile(r"([A-Za-z_]\w*)\s*\(")
KINDS = {"struct", "class", "union"}
NO_NAME = {"if", "for", "while", "switch", "return", "sizeof", "alignof", "alignas", "requires", "decltype", "static_assert", "constexpr",
           "defined", "operator", "noexcept", "explicit", "catch", "template", "concept", "main", "void", "int", "bool", "char", "auto"}
ALLOWED = {   # a name or a header -> why nothing of src/ calls it
    "core/geometry.hpp": "of games without spaces",
    "core/geometry_sweep.hpp": "of games without spaces",
    "late_asset": "called by what tools/embed.py writes",
    "work_out_par": "a test prints with it what assets/games/nascar/par.json must be",
    "mark_role": "by it tests ask for the colour of a mark of the timeline",
}


# Words before a name that do not end a type, so the name is no new variable.
KEYWORDS = {"return", "else", "case", "throw", "new", "delete", "co_return", "goto", "not", "and", "or", "if", "do", "in"}
AFTER_VARIABLE = {"=", ";", ",", ")", ":", "{", "[", "("}


def is_type_end(word):
    return word in (">", "&", "*", "&&", "]") or bool(NAME.fullmatch(word)) and word not in KEYWORDS


def is_call(around, variable):
    """Whether the third of four tokens names a function there; `variable`: this file has a variable of that name."""
    before, last, _, after = around
    if after in ("(", "{", "<"):                      # `Part quoted(text)` is a variable
        return last in (".", "->", "::") or not (NAME.fullmatch(last) and last not in KEYWORDS)
    if last in (".", "->"):
        return False
    if last == "::":
        return True
    return not variable and not (NAME.fullmatch(last) and last not in KEYWORDS) and after != "="


class Place:
    """Where a function is declared first."""
    def __init__(self, file, line):
        self.file, self.line = file, line


def of_block(head):
    """What a { after these tokens at the level of a namespace or a class opens: ("space", None), or ("body", the function's name)."""
    if "namespace" in head[:2] or head == ["extern"]:
        return "space", None
    plain, depth, angle = [], 0, 0                    # outside of parentheses and of template<...>
    for i, word in enumerate(head):
        if word in ("(", "[["):
            depth += 1
        elif word in (")", "]]"):
            depth -= 1
        elif word == "<" and depth == 0 and (angle or head[i - 1] == "template"):
            angle += 1
        elif word == ">" and angle and depth == 0:
            angle -= 1
        elif depth == 0 and angle == 0:
            plain.append(word)
    if any(kind in plain for kind in KINDS) and "(" not in head[head.index(next(k for k in head if k in KINDS)):] and "=" not in plain:
        return "space", None
    if "enum" in plain or "=" in plain or "concept" in plain:
        return "body", None
    return "body", declared(head)


def declared(head):
    """The name of the function that these tokens declare at the level of a namespace or a class, or None."""
    if head[:1] == [","]:                             # an initializer of a constructor, behind one in braces
        return None
    depth = angle = 0
    for i, word in enumerate(head):
        if word == "<" and (angle or head[i - 1] == "template"):
            angle += 1
        elif word == ">" and angle:
            angle -= 1
        elif angle:
            continue
        elif word == "(":
            before = head[i - 1] if i else ""
            if depth == 0 and NAME.fullmatch(before) and before not in NO_NAME:
                ahead = head[i - 2] if i > 1 else ""
                if ahead in ("~", "operator"):
                    return None
                return before if i > 1 else ""        # "" for a constructor: a name with nothing before it
            depth += 1
        elif word == ")":
            depth -= 1
        elif word == "=" and depth == 0 or word in ("using", "typedef", "friend"):
            return None
    return None


class Program:
    def __init__(self, names):
        self.names = names                            # that headers have with a bracket behind: all that may be declared there
        self.types = set()
        self.places = {}                              # name -> where a header declares it
        self.calls = defaultdict(set)                 # name -> functions whose bodies name it; None: anything else does

    def read(self, text, shown):
        lines = []

        def blank(match):
            if MACRO.match(match.group(0)):
                lines.append(match.group(0))
            return re.sub(r"[^\n]", " ", match.group(0))

        text = DIRECTIVE.sub(blank, text)
        for line in lines:
            for word in NAME.findall(line):
                self.calls[word].add(None)
        self.walk(text, shown, shown.endswith(".hpp"))

    def walk(self, text, shown, header):
        found = [(match.group(0), match.start()) for match in TOKEN.finditer(text)]
        words = ["", ""] + [word for word, _ in found] + ["", ""]       # so that those beside the first and the last can be asked
        here = [i for i, word in enumerate(words) if word in self.names]
        variables = {words[i] for i in here if words[i + 1] in AFTER_VARIABLE and is_type_end(words[i - 1])}
        self.types |= {words[i] for i in here if words[i - 1] in KINDS}
        head, starts, bodies = [], [], []                     # bodies: the functions that the open blocks are of
        for i, (word, at) in enumerate(found, 2):
            if bodies:                                        # within a function or an initializer
                if word == "{":
                    bodies.append(bodies[0])
                elif word == "}":
                    bodies.pop()
                elif word in self.names and is_call(words[i - 2:i + 2], word in variables):
                    self.calls[word].add(bodies[0])
            elif word == "{":
                kind, name = of_block(head)
                self.declare(head, starts, name, shown, text, header)
                if kind == "body":
                    bodies.append(name or None)
                head, starts = [], []
            elif word in ("}", ";") or word == ":" and head[-1:] and head[-1] in ("public", "private", "protected"):
                self.declare(head, starts, declared(head), shown, text, header)
                head, starts = [], []
            elif head or word != ")":                         # what stands behind an initializer's braces
                head.append(word)
                starts.append(at)

    def declare(self, head, starts, name, shown, text, header):
        """A declaration at the level of a namespace or a class: what it declares, and what it names beside that."""
        for i, word in enumerate(head):
            if name and word == name and head[i + 1:i + 2] == ["("]:
                if header and name not in self.places and head[i - 1] != "::":
                    self.places[name] = Place(shown, text.count("\n", 0, starts[i]) + 1)
            elif word in self.names and word != name and (head[i + 1:i + 2] == ["("] or head[i - 1:i] in (["&"], ["::"]) or set(head[:i]) & {"=", "requires"}):
                self.calls[word].add(None)                    # default values, initializers, constraints

    def dead(self, living=()):
        alive = {name for name in self.places if name in living or name in self.types or {name, self.places[name].file.removeprefix("src/")} & set(ALLOWED)}
        while True:
            more = {name for name in self.places if name not in alive and any(
                by is None or (by != name and (by in alive or by not in self.places)) for by in self.calls[name])}
            if not more:
                return sorted((n for n in self.places if n not in alive), key=lambda n: (self.places[n].file, self.places[n].line))
            alive |= more


def names_of_javascript(top):
    """Names that JavaScript or the lists of exported functions may call."""
    out = set()
    for folder, kinds in (("web", ("*.js", "*.html")), ("tools/cmake", ("*.cmake",)), ("src", ("*.js",))):
        for kind in kinds:
            for file in (top / folder).rglob(kind) if (top / folder).is_dir() else ():
                out |= {word[1:] for word in NAME.findall(file.read_text(encoding="utf-8")) if word[0] == "_"}   # as WebAssembly has them
    return out


def check(top):
    files = {path: without_comments(path.read_text(encoding="utf-8"))
             for path in sorted((top / "src").rglob("*")) if path.suffix in (".hpp", ".cpp")}
    program = Program({name for path, text in files.items() if path.suffix == ".hpp" for name in BEFORE_BRACKET.findall(text)})
    for file, text in files.items():
        program.read(text, file.relative_to(top).as_posix())
    found = [f"{program.places[n].file}:{program.places[n].line}: nothing of src/ calls `{n}`" for n in program.dead(names_of_javascript(top))]
    return found, len(files), len(program.places)


SAMPLES = [   # files of src/ (and others), and the names that are dead in them
    ({"a.hpp": "int f(int a);\nint g();", "a.cpp": "int f(int a) { return a ? f(a - 1) : 0; }\nint g() { return 1; }\nint x = g();"}, ["f"]),
    ({"a.hpp": "namespace a {\nstruct S { int f() const; int g() const { return f(); } };\n}", "a.cpp": "int a::S::f() const { return 1; }"}, ["f", "g"]),
    ({"a.hpp": "struct S { S(int n) : n_{n}, m_(n) {} int operator()(int) const; int n_, m_; };", "a.cpp": "// S\n"}, []),
    ({"a.hpp": "bool fits(char c);\nbool is(char c);", "a.cpp": "void all(bool (*)(char));\nint x = [] { all(fits); bool is = true; return is; }();"}, ["is"]),
    ({"a.hpp": "struct S { int size() const; int quoted(int) const; };", "a.cpp": "int f(S s) { int quoted(s.size()); return s.quoted; }\nint y = f({});"}, ["quoted"]),
    ({"a.hpp": "template <class T>\nconcept C = requires(T t) { t.f(); };\nint made();\n#define MADE made()", "a.cpp": "#define X"}, []),
    ({"a.hpp": "extern \"C\" { int called_by_page(); }", "../web/a.js": "module._called_by_page();"}, []),
    ({"a.hpp": "bool visible();", "../web/a.js": "let visible = 1;"}, ["visible"]),
    ({"a.hpp": "struct S { virtual int f() = 0; };\nstruct T : S { int f() override; };"}, ["f"]),
    ({"a.hpp": "int f();\nint g(int n = f());\n// f()", "a.cpp": "int x = g();"}, []),
    ({"a.hpp": "int f();", "../tests/a.cpp": "int x = f();"}, ["f"]),
    ({"core/geometry.hpp": "int f();", "a.hpp": "int late_asset();"}, []),
]


def self_test():
    bad = 0
    for files, expected in SAMPLES:
        with tempfile.TemporaryDirectory() as folder:
            for name, text in files.items():
                file = Path(folder) / (name[3:] if name.startswith("../") else f"src/{name}")
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text)
            got = [re.search(r"`(\w+)`", line).group(1) for line in check(Path(folder))[0]]
        if got != expected:
            bad += 1
            print(f"self-test {files}: expected {expected}, got {got}")
    print(f"check_dead self-test: {len(SAMPLES) - bad} passed, {bad} failed")
    return 1 if bad else 0


def main():
    if "--self-test" in sys.argv:
        return self_test()
    found, files, names = check(TOP)
    print("\n".join(found) or f"dead functions: none of {names} names in {files} files")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
