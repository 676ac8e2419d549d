#!/usr/bin/env python3
"""Checks that the version is one number: project() in CMakeLists.txt, the newest release of CHANGELOG.md and of the metainfo,
and that the golden corpus of this version is there (tools/golden).

Usage: check_version.py [--self-test]      exit 1 with a line for each that differs
"""
import re
import sys
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
METAINFO = "src/platform/native/desktop/io.github.paddock.Paddock.metainfo.xml"
PLACES = {
    "CMakeLists.txt": re.compile(r"^project\(\w+ VERSION ([\d.]+)", re.M),
    "CHANGELOG.md": re.compile(r"^## ([\d.]+)$", re.M),
    METAINFO: re.compile(r'<release version="([\d.]+)"'),
}


def faults(texts, golden):
    """texts: file -> contents; golden: names of the folders of tests/golden."""
    found = {}
    for name, pattern in PLACES.items():
        match = pattern.search(texts[name])
        found[name] = match.group(1) if match else "no version"
    version = found["CMakeLists.txt"]
    out = [f"{name}: {value}, but CMakeLists.txt says {version}" for name, value in found.items() if value != version]
    if version not in golden:
        out.append(f"tests/golden/{version}: missing; tools/golden writes it")
    return out


def self_test():
    good = {"CMakeLists.txt": "project(Paddock VERSION 1.2.3 LANGUAGES C)", "CHANGELOG.md": "# New\n\n## 1.2.3\n\n## 1.2.2\n",
            METAINFO: '<release version="1.2.3"/><release version="1.2.2"/>'}
    samples = [(good, {"1.2.3"}, 0), (good, {"1.2.2"}, 1)]
    for name in good:
        samples.append(({**good, name: good[name].replace("1.2.3", "1.2.4", 1)}, {"1.2.3", "1.2.4"}, 2 if name == "CMakeLists.txt" else 1))
        samples.append(({**good, name: ""}, {"1.2.3"}, 3 if name == "CMakeLists.txt" else 1))
    bad = sum(len(faults(texts, golden)) != wanted for texts, golden, wanted in samples)
    print(f"check_version self-test: {len(samples) - bad} passed, {bad} failed")
    return 1 if bad else 0


def main():
    if "--self-test" in sys.argv:
        return self_test()
    golden = {path.name for path in (TOP / "tests/golden").glob("*") if path.is_dir()}
    out = faults({name: (TOP / name).read_text(encoding="utf-8") for name in PLACES}, golden)
    print("\n".join(out) or "version: one number everywhere")
    return 1 if out else 0


if __name__ == "__main__":
    sys.exit(main())
