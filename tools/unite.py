#!/usr/bin/env python3
"""Which sources are compiled as one: most of the time a compiler spends on a small file goes into the headers it shares with others.

    tools/unite.py TOP OUT SIZE [--plain] FILE...      writes OUT_<n>.cpp, each of which includes up to SIZE of FILE... by
                                             their paths from TOP, and prints them. --plain: what the files themselves say is not
                                             optimised (clang), what they include is: tests are compiled once and run once
    tools/unite.py --self-test

Files stand together, in their order, as long as none of them could mean something else beside another: a name that one
keeps to itself (in an unnamed namespace, static, a constant, an alias, a macro) is neither used by the other nor declared by a header
of it; and all of them have the same `using namespace`. Who has macros before an #include stays alone. A file without company is printed as it is.
"""
import re
import sys
import tempfile
from functools import lru_cache
from pathlib import Path

from check_layers import without_comments

TOKEN = re.compile(r"[A-Za-z_]\w*|::|->|\.\.\.|[^\s\w]")
WORD = re.compile(r"[A-Za-z_]\w*")
INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*"([^"]+)"', re.M)
DEFINE = re.compile(r"^[ \t]*#[ \t]*define[ \t]+(\w+)", re.M)
DIRECTIVE = re.compile(r"^[ \t]*#(?:[^\n\\]|\\.|\\\n)*", re.M)
OPENED = re.compile(r"^[ \t]*using namespace ([\w:]+)", re.M)
ALONE = re.compile(r"^[ \t]*#[ \t]*define(?s:.*?)^[ \t]*#[ \t]*include|^[ \t]*#[ \t]*(undef|pragma(?! once))|\bint main\(", re.M)
KINDS = {"struct", "class", "union", "enum"}
BORROWED = re.compile(r"^[ \t]*using ([\w:]+::(\w+));", re.M)
INNER = {"static", "constexpr", "using", "const", "consteval", "constinit"}     # what a file keeps to itself without an unnamed namespace


def without_templates(head):
    """Without what stands in the <...> behind `template`."""
    out, depth, i = [], 0, 0
    while i < len(head):
        if head[i] == "template" and head[i + 1:i + 2] == ["<"]:
            depth, i = 1, i + 2
            while i < len(head) and depth:
                depth += {"<": 1, ">": -1}.get(head[i], 0)
                i += 1
            continue
        out.append(head[i])
        i += 1
    return out


def names_of(head):
    """The names that a declaration at the level of a namespace declares."""
    head = without_templates(head)
    if not head or "operator" in head:
        return set()
    if head[0] == "using":
        if "=" in head:
            return {head[1]}
        return {head[-1]} if head[1:2] != ["namespace"] else set()
    if head[0] == "concept":
        return {head[1]}
    for i, word in enumerate(head):
        if word in KINDS and "(" not in head[:i]:
            rest = [w for w in head[i + 1:] if w not in ("class", "struct", "final", "alignas")]
            return {rest[0]} if rest and WORD.fullmatch(rest[0]) else set()
        if word == "(":
            before = head[i - 1] if i else ""
            if head[i - 2:i - 1] == ["::"] or not WORD.fullmatch(before):
                return set()
            return {before}
        if word == "=":
            head = head[:i]
            break
    names = set()
    for i, word in enumerate(head):
        after = head[i + 1] if i + 1 < len(head) else ";"
        if WORD.fullmatch(word) and after in (";", ",", "[", "{") and head[i - 1:i] != ["::"]:
            names.add(word)
    return names


class Read:
    """What a file says at the level of its namespaces."""
    def __init__(self, text):
        self.alone = bool(ALONE.search(text))
        self.opened = frozenset(OPENED.findall(text))
        self.includes = INCLUDE.findall(text)
        self.own = set(DEFINE.findall(text))          # it keeps to itself
        self.borrowed = {name: whole for whole, name in BORROWED.findall(text)}    # of these, what is another's
        self.told = set(self.own)                     # it declares
        tokens = TOKEN.findall(re.sub(r'"(?:\\.|[^"\\\n])*"', '""', DIRECTIVE.sub(" ", text)))
        self.used = {w for i, w in enumerate(tokens) if WORD.fullmatch(w) and tokens[i - 1:i] not in ([["."]], ["."], ["->"], ["::"])}
        self.walk(tokens)

    def walk(self, tokens):
        spaces, head, depth, enum = [], [], 0, False   # spaces: of each open namespace, whether it has no name
        for word in tokens:
            if depth:
                depth += {"{": 1, "}": -1}.get(word, 0)
                if enum and WORD.fullmatch(word):
                    self.declare({word}, spaces, head)
                if depth == 0:
                    enum = False
                    head = [] if head and head[0] != "=" else head
            elif word == "{":
                if "namespace" in head[:2]:
                    spaces.append(head[-1] == "namespace")
                    head = []
                    continue
                self.declare(names_of(head), spaces, head)
                depth, enum = 1, "enum" in head and "class" not in head
            elif word == "}":
                if spaces:
                    spaces.pop()
                head = []
            elif word == ";":
                self.declare(names_of(head), spaces, head)
                head = []
            else:
                head.append(word)

    def declare(self, names, spaces, head):
        self.told |= names
        if any(spaces) or INNER & set(head[:3]):
            self.own |= names


@lru_cache(maxsize=None)
def read(path):
    return Read(without_comments(Path(path).read_text(encoding="utf-8")))


@lru_cache(maxsize=None)
def headers(top, path):
    """All headers of src/ that a file includes, itself or by others."""
    seen, todo = set(), [path]
    while todo:
        one = todo.pop()
        for name in read(one).includes:
            for found in (Path(top, "src", name), Path(top, name), Path(one).parent / name):
                if found.is_file() and str(found) not in seen:
                    seen.add(str(found))
                    todo.append(str(found))
                    break
    return frozenset(seen)


@lru_cache(maxsize=None)
def met(top, path):
    """Names that another file must not keep to itself beside this one."""
    out = set(read(path).used) | read(path).told
    for header in headers(top, path):
        out |= read(header).told
    return out


def fit(top, one, other):
    a, b = read(one), read(other)
    alike = {name for name, whole in a.borrowed.items() if b.borrowed.get(name) == whole}
    return not (a.own & met(top, other) | b.own & met(top, one)) - alike


def groups(top, size, files):
    done, here = [], {}
    for file in files:
        if read(file).alone:
            done.append([file])
            continue
        ours = here.setdefault(read(file).opened, [])
        for group in ours:
            if len(group) < size and all(fit(top, file, other) for other in group):
                group.append(file)
                break
        else:
            ours.append([file])
            done.append(ours[-1])
    return done


def included(top, file):
    """The #include lines a file begins with; those beside it by their paths from TOP."""
    out = []
    for line in without_comments(Path(file).read_text(encoding="utf-8")).splitlines():
        if not line.startswith("#include"):
            if line.startswith("#"):
                break
            continue
        name = line.split('"')[1] if '"' in line else ""
        beside = (Path(file).parent / name).resolve()
        out.append(f'#include "{beside.relative_to(Path(top).resolve())}"' if name and beside.is_file() else line.strip())
    return out


def write(top, out, size, files, plain=False):
    made = []
    for group in groups(top, size, files):
        if len(group) == 1 and not plain:
            made.append(group[0])
            continue
        unit = Path(f"{out}_{len(made)}.cpp")
        text = "// Made by tools/unite.py.\n"
        if plain:
            text += "\n".join(dict.fromkeys(line for file in group for line in included(top, file)))
            text += "\n#ifdef __clang__\n#pragma clang optimize off\n#endif\n"
        text += "".join(f'#include "{Path(file).relative_to(top)}"\n' for file in group)
        unit.parent.mkdir(parents=True, exist_ok=True)
        if not unit.exists() or unit.read_text(encoding="utf-8") != text:
            unit.write_text(text, encoding="utf-8")
        made.append(str(unit))
    return made


CASES = [   # sources in one folder (and headers) -> how many units they make
    ({"a.cpp": "namespace p { namespace { int f() { return 1; } } int a() { return f(); } }", "b.cpp": "namespace p { int b() { return 2; } }"}, 1),
    ({"a.cpp": "namespace p { namespace { int f() { return 1; } } }", "b.cpp": "namespace p { namespace { int f() { return 2; } } }"}, 2),
    ({"a.cpp": "namespace p { namespace { int f(int) { return 1; } } }", "b.cpp": "namespace p { int b() { return f(2.0); } }"}, 2),
    ({"a.cpp": "namespace p { namespace { int f() { return 1; } } }", "b.cpp": "namespace p { int b(T t) { return t.f(); } }"}, 1),
    ({"a.cpp": "constexpr int kMost = 1;", "b.cpp": "constexpr int kLeast = 2, kMost = 2;"}, 2),
    ({"a.cpp": "static int kept[3];", "b.cpp": "int g() { return kept; }"}, 2),
    ({"a.cpp": "enum { A, B };", "b.cpp": "namespace { enum { B, C }; }"}, 2),
    ({"a.cpp": "namespace { struct Row { int draw; }; }", "b.cpp": "namespace { struct Way { int draw; }; }"}, 1),
    ({"a.cpp": "namespace { template <class T> T most(T a) { return a; } }", "b.cpp": "#include \"b.hpp\"\n", "b.hpp": "int most(int);"}, 2),
    ({"a.cpp": "#define X 1\nint a = X;", "b.cpp": "int X();"}, 2),
    ({"a.cpp": "#define X 1\n#include \"b.hpp\"\n", "b.cpp": "int b;", "b.hpp": "int c;"}, 2),
    ({"a.cpp": "using namespace std;", "b.cpp": "int b;"}, 2),
    ({"a.cpp": "using std::swap;", "b.cpp": "using std::swap;"}, 1),
    ({"a.cpp": "using std::swap;", "b.cpp": "void b() { swap(1, 2); }"}, 2),
    ({"a.cpp": "int a;", "b.cpp": "int b;", "c.cpp": "int c;", "d.cpp": "int d;"}, 2),
]


def self_test():
    wrong = 0
    for files, want in CASES:
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "src").mkdir()
            for name, text in files.items():
                (Path(folder) / "src" / name).write_text(text, encoding="utf-8")
            sources = sorted(str(p) for p in (Path(folder) / "src").glob("*.cpp"))
            made = write(folder, folder + "/unit", 3, sources)
            if len(made) != want:
                wrong += 1
                print(f"self-test: {len(made)} units, not {want}, of {files}")
    print(f"unite: {len(CASES)} cases, {wrong} wrong")
    return 1 if wrong else 0


def main():
    if sys.argv[1:] == ["--self-test"]:
        return self_test()
    top, out, size, *files = sys.argv[1:]
    plain = files[:1] == ["--plain"]
    print(";".join(write(top, out, int(size), files[plain:], plain)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
