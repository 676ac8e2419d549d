#!/usr/bin/env python3
"""Fetches the pinned sources of tools/lock.json into the XDG cache, checked, once.

Debian machines: `apt-get source` through a private apt configuration on the machine's own mirror; apt checks the
archive's signatures, we check the hash. No root, nothing of the system's apt state is touched.
Elsewhere: the upstream release, checked by its hash.
A pin with content_sha256 (Dear ImGui: Debian repacks its archive) is checked by its unpacked files, wherever from.
Usage: fetch.py [--print-dir]           (prints nothing but progress; exit 1 when a source cannot be had)
       fetch.py --check NAME FOLDER     is this unpacked source the pinned one? For CMake FetchContent.
"""
import fnmatch
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import urllib.request
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "paddock"
STAMP = ".paddock-source.json"


def say(text):
    print(f"  fetch: {text}", flush=True)


def sha256(path):
    digest = hashlib.sha256()
    with open(path, "rb") as file:
        for block in iter(lambda: file.read(1 << 20), b""):
            digest.update(block)
    return digest.hexdigest()


def content_hash(folder, pin):
    """Over the kept files: a line "hash  name" each, sorted by name."""
    names = sorted(path.relative_to(folder).as_posix() for keep in pin["keep"] for path in folder.glob(keep))
    lines = "".join(f"{sha256(folder / name)}  {name}\n" for name in names)
    return hashlib.sha256(lines.encode()).hexdigest()


def as_pinned(name, folder, pin):
    wanted = pin["upstream"].get("content_sha256")
    found = content_hash(folder, pin) if wanted else None
    if found != wanted:
        say(f"{name}: the files are not those of tools/lock.json (content {found}); refused")
    return found == wanted


def run(command, **more):
    return subprocess.run(command, capture_output=True, text=True, **more)


class Apt:
    """A private apt: deb-src lines of one Debian mirror, lists and cache in our own folder."""

    def __init__(self, suites):
        self.suites = suites
        self.root = CACHE / "apt"
        self.active = []
        self.mirror, self.keyring = self.find_mirror()

    @staticmethod
    def find_mirror():
        if not shutil.which("apt-get"):
            return None, None
        listed = run(["apt-get", "indextargets", "--format", "$(REPO_URI) $(ORIGIN) $(LABEL)", "Created-By: Packages"])
        mirror = None
        for line in listed.stdout.splitlines():
            words = line.split()
            if len(words) == 3 and words[1] == words[2] == "Debian":
                mirror = words[0]
                break
        keyring = Path("/usr/share/keyrings/debian-archive-keyring.gpg")
        return mirror, keyring if keyring.exists() else None

    def usable(self):
        return self.mirror is not None and self.keyring is not None

    def open_suite(self, suite):
        """Adds a suite to the private lists; False when the mirror does not carry it."""
        if suite in self.active:
            return True
        for folder in ("lists/partial", "cache/archives/partial", "etc", "state"):
            (self.root / folder).mkdir(parents=True, exist_ok=True)
        (self.root / "etc/status").touch()
        wanted = self.active + [suite]
        lines = [f"deb-src [signed-by={self.keyring}] {self.mirror} {name} main\n" for name in wanted]
        (self.root / "etc/sources.list").write_text("".join(lines))
        (self.root / "etc/apt.conf").write_text(
            f'Dir::Etc::SourceList "{self.root}/etc/sources.list";\nDir::Etc::SourceParts "/dev/null";\n'
            f'Dir::State "{self.root}/state";\nDir::State::Lists "{self.root}/lists";\n'
            f'Dir::State::status "{self.root}/etc/status";\nDir::Cache "{self.root}/cache";\n'
            'APT::Sandbox::User "";\nAcquire::Languages "none";\nAcquire::Retries "2";\n')
        say(f"reading the source list of suite {suite}")
        done = self.apt("apt-get", "update", "--error-on=any")
        if done.returncode != 0:
            say(f"suite {suite} cannot be read: {(done.stderr or done.stdout).strip().splitlines()[-1:]}")
            (self.root / "etc/sources.list").write_text("".join(lines[:-1]))
            return False
        self.active = wanted
        return True

    def apt(self, *command, **more):
        return run(list(command), env={**os.environ, "APT_CONFIG": str(self.root / "etc/apt.conf")}, **more)

    def versions(self, package):
        """[(debian version, sha256 of the orig tarball, its name)], of every open suite."""
        found = []
        shown = self.apt("apt-cache", "showsrc", package).stdout
        for paragraph in re.split(r"\n\s*\n", shown):
            version = re.search(r"^Version: (\S+)", paragraph, re.M)
            name = re.search(r"^Package: (\S+)", paragraph, re.M)
            orig = re.search(r"^ ([0-9a-f]{64}) \d+ (\S+\.orig\.tar\.\w+)$", paragraph, re.M)
            if version and orig and name and name.group(1) == package:
                found.append((version.group(1), orig.group(1), orig.group(2)))
        return found

    def download(self, package, version, name, into):
        done = self.apt("apt-get", "source", "--download-only", "--tar-only", "--only-source", f"{package}={version}", cwd=into)
        path = Path(into) / name
        return path if done.returncode == 0 and path.exists() else None


def upstream_of(debian_version):
    bare = re.sub(r"^\d+:", "", debian_version).rsplit("-", 1)[0]
    return re.sub(r"\+(ds|dfsg).*$", "", bare.split("really.")[-1])


def from_debian(apt, name, pin, into):
    """The exact pin from any suite; else the newest of the series, with a warning. (path, version) or None."""
    package, wanted = pin["debian"]["package"], pin["debian"]["orig_sha256"]
    fallback = []
    for suite in apt.suites:
        if not apt.open_suite(suite):
            continue
        for version, digest, tarball in apt.versions(package):
            if digest == wanted:
                path = apt.download(package, version, tarball, into)
                if path and sha256(path) == wanted:
                    return path, pin["version"]
            elif upstream_of(version).startswith(pin["series"]):
                fallback.append((version, digest, tarball))
    if from_upstream_possible(pin):
        path = from_upstream(name, pin, into)
        if path:
            return path, pin["version"]
    natural = lambda entry: [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", entry[0])]
    for version, digest, tarball in sorted(fallback, key=natural, reverse=True):
        path = apt.download(package, version, tarball, into)
        if path and sha256(path) == digest:
            say(f"WARNING: no suite carries {name} {pin['version']} any more; using {upstream_of(version)} "
                "of the same series (signed by the archive). Update tools/lock.json.")
            return path, upstream_of(version)
    return None


def from_upstream_possible(pin):
    return bool(pin["upstream"].get("sha256") or pin["upstream"].get("content_sha256"))


def from_upstream(name, pin, into):
    url = pin["upstream"]["url"]
    path = Path(into) / f"{name}-upstream.tar.gz"
    try:
        with urllib.request.urlopen(url, timeout=30) as answer, open(path, "wb") as file:
            shutil.copyfileobj(answer, file)
    except OSError as error:
        say(f"{name}: {url} cannot be had ({error})")
        return None
    if pin["upstream"].get("sha256", sha256(path)) != sha256(path):
        say(f"{name}: the upstream release has another hash than tools/lock.json; refused")
        return None
    return path


def unpack(path, pin, target):
    """Only the files we compile or must quote (names or patterns); their top folder's name is dropped."""
    missing = set(pin["keep"])
    with tarfile.open(path) as tar:
        for member in tar:
            inside = member.name.removeprefix("./")
            for candidate in (inside, inside.partition("/")[2]):
                matching = [keep for keep in pin["keep"] if fnmatch.fnmatchcase(candidate, keep)]
                if member.isfile() and matching and ".." not in candidate.split("/"):
                    out = target / candidate
                    out.parent.mkdir(parents=True, exist_ok=True)
                    out.write_bytes(tar.extractfile(member).read())
                    missing.difference_update(matching)
                    break
    return sorted(missing)


def ready(folder, pin):
    try:
        stamp = json.loads((folder / STAMP).read_text())
    except (OSError, ValueError):
        return False
    return stamp.get("pin") == pin


def fetch(name, pin, folder, apt):
    with tempfile.TemporaryDirectory(dir=CACHE) as scratch:
        got = from_debian(apt, name, pin, scratch) if apt.usable() else None
        if got is None and not apt.usable() and from_upstream_possible(pin):
            path = from_upstream(name, pin, scratch)
            got = (path, pin["version"]) if path else None
        if got is None:
            say(f"{name} {pin['version']} cannot be had; CMake FetchContent will be tried")
            return False
        path, version = got
        target = Path(scratch) / "unpacked"
        missing = unpack(path, pin, target)
        if missing:
            say(f"{name} {version}: missing in the archive: {', '.join(missing)}")
            return False
        if version == pin["version"] and not as_pinned(name, target, pin):
            return False
        (target / STAMP).write_text(json.dumps({"pin": pin, "version": version, "sha256": sha256(path)}))
        shutil.rmtree(folder, ignore_errors=True)
        shutil.move(str(target), str(folder))
    say(f"{name} {version} ready")
    return True


def main():
    lock = json.loads((TOP / "tools/lock.json").read_text())
    sources = CACHE / "sources"
    if "--print-dir" in sys.argv:
        print(sources)
        return 0
    if "--check" in sys.argv:
        name, folder = sys.argv[sys.argv.index("--check") + 1:][:2]
        return 0 if as_pinned(name, Path(folder), lock["sources"][name]) else 1
    sources.mkdir(parents=True, exist_ok=True)
    apt = Apt(lock["suites"])
    good = True
    for name, pin in lock["sources"].items():
        folder = sources / f"{name}-{pin['version']}"
        if ready(folder, pin):
            continue
        good = fetch(name, pin, folder, apt) and good
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
