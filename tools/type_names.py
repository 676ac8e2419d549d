"""Where C++ files define types at namespace level. For check_layers.py: two types of one name in one namespace are
undefined behaviour when one program links both, and no compiler or linker tells.
"""
import re

TOKEN = re.compile(r"\w+|::|\[\[|\]\]|[^\s\w]")
DIRECTIVE = re.compile(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*", re.M)
KINDS = {"struct", "class", "union", "enum"}
BLOCK = object()          # a scope that is no namespace: types within cannot collide, or its owner collides first


def without_angles(head):
    """The tokens outside template<...>, parentheses and [[...]]."""
    out, depth = [], 0
    for i, (word, at) in enumerate(head):
        if word in ("(", "[[") or word == "<" and head[i - 1][0] == "template" or word == "<" and depth:
            depth += 1
        elif word in (")", "]]", ">") and depth:
            depth -= 1
        elif depth == 0:
            out.append((word, at))
    return out


def opened(head):
    """What a { after these tokens opens: (namespace's name or BLOCK, the name of a type or None, its offset)."""
    words = [word for word, _ in head]
    if "namespace" in words[:2]:
        return "".join(words[words.index("namespace") + 1:]), None, 0
    if words == ["extern"]:                           # extern "C"
        return None, None, 0
    bare = without_angles(head)
    starts = [i for i, (word, _) in enumerate(bare) if word in KINDS]
    if not starts or any(word in ("=", "operator") for word, _ in bare):
        return BLOCK, None, 0
    # past the kind, and `class` of enum class and alignas
    rest = [pair for pair in bare[starts[0] + 1:] if pair[0] not in KINDS | {"alignas"}]
    name = []
    for word, _ in rest:
        if word == ":" or word == "final":
            break
        name.append(word)
    # `struct X f() {` is a function: two names without :: between
    between = [a for a, b in zip(name, name[1:]) if re.match(r"\w", a) and re.match(r"\w", b)]
    return BLOCK, None if between or not name else "".join(name), rest[0][1] if rest else 0


def types_in(text, path):
    """(full name, offset) of every type that text, free of comments and strings, defines at namespace level. What
    stands in an anonymous namespace bears the path."""
    text = DIRECTIVE.sub(lambda match: re.sub(r"[^\n]", " ", match.group(0)), text)
    found, scopes, head = [], [], []
    for match in TOKEN.finditer(text):
        word = match.group(0)
        if word == "{":
            scope, name, at = opened(head)
            if name and BLOCK not in scopes:
                full = [path if s == "" else s for s in scopes if s is not None]
                found.append(("::".join(full + [name]), at))
            scopes.append(scope)
            head = []
        elif word == "}":
            if scopes:
                scopes.pop()
            head = []
        elif word == ";":
            head = []
        else:
            head.append((word, match.start()))
    return found
