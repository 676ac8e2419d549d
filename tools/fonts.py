#!/usr/bin/env python3
"""Makes the program's fonts (tools/fonts.json): small TTF subsets for Dear ImGui's stb_truetype.

Sources: Debian's font packages and the npm packages that tools/setup installs. Nothing is done when the outputs are
up to date. Usage: fonts.py --out DIR [--sizes]
"""
import argparse
import hashlib
import io
import json
import logging
import os
import sys
import unicodedata
from pathlib import Path

try:
    from fontTools import subset
    from fontTools.pens.cu2quPen import Cu2QuPen
    from fontTools.pens.ttGlyphPen import TTGlyphPen
    from fontTools.ttLib import TTFont, newTable
    from fontTools.ttLib.tables.ttProgram import Program
    from fontTools.ttLib.scaleUpem import scale_upem
    from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent, GlyphCoordinates
except ImportError:
    # Debian's fontTools belongs to Debian's Python, which need not be the first on PATH.
    if sys.executable != "/usr/bin/python3" and os.path.exists("/usr/bin/python3"):
        os.execv("/usr/bin/python3", ["/usr/bin/python3", *sys.argv])
    sys.exit("fonts: python3-fonttools is missing; run tools/setup")

logging.getLogger("fontTools").setLevel(logging.ERROR)
TOP = Path(__file__).resolve().parent.parent
CONFIG = TOP / "tools/fonts.json"
DROP = ["GSUB", "GPOS", "GDEF", "DSIG", "gasp", "meta", "STAT", "BASE", "kern", "prep", "fpgm", "cvt ", "VORG"]
COUNTS = ("maxZones", "maxTwilightPoints", "maxStorage", "maxFunctionDefs", "maxInstructionDefs", "maxStackElements",
          "maxSizeOfInstructions", "maxComponentElements", "maxPoints", "maxContours", "maxCompositePoints",
          "maxCompositeContours", "maxComponentDepth")


def source(font):
    if "npm" in font:
        path = TOP / "build/npm/node_modules" / font["npm"] / font["file"]
        if path.exists():
            return path
        sys.exit(f"fonts: {path} is missing; run tools/setup")
    for folder in ("/usr/share/fonts", "/usr/local/share/fonts", str(Path.home() / ".local/share/fonts")):
        for ending in ("ttf", "otf"):
            for path in sorted(Path(folder).rglob(f"{font['file']}.{ending}")):
                return path
    sys.exit(f"fonts: {font['file']} of package {font['debian']} is missing; run tools/setup")


def code_points(config, font):
    if "sets" not in font:
        return {int(code, 16) for code in config["icons"].values()}
    found = set()
    for name in font["sets"]:
        for span in config["sets"][name]:
            first, _, last = span.partition("-")
            found |= set(range(int(first, 16), int(last or first, 16) + 1))
    return found


def cut(font, code_points_wanted):
    options = subset.Options()
    options.layout_features, options.name_IDs, options.drop_tables = [], [], options.drop_tables + DROP
    options.hinting = options.glyph_names = options.legacy_kern = False
    options.notdef_outline = True
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=code_points_wanted)
    cutter.subset(font)


def to_quadratic(font):
    """CFF outlines to glyf: the brotli stream of quadratics in a coarse grid is smaller."""
    order, shapes = font.getGlyphOrder(), font.getGlyphSet()
    allowed = font["head"].unitsPerEm * 0.0015
    font["loca"], glyf = newTable("loca"), newTable("glyf")
    font["glyf"] = glyf
    glyf.glyphOrder, glyf.glyphs = order, {}
    for name in order:
        pen = TTGlyphPen(shapes)
        shapes[name].draw(Cu2QuPen(pen, allowed, reverse_direction=True))
        glyf.glyphs[name] = pen.glyph()
    sizes = font["maxp"]
    sizes.tableVersion = 0x00010000
    for count in COUNTS:
        setattr(sizes, count, 0)
    del font["CFF "]
    font["post"].formatType, font.sfntVersion = 3.0, "\0\1\0\0"
    glyf.compile(font)
    sizes.recalc(font)


def contours(glyph):
    """Each contour of a plain glyph as a tuple of (x, y, on the curve)."""
    found, start = [], 0
    for end in glyph.endPtsOfContours if glyph.numberOfContours > 0 else []:
        flags = (flag & 1 for flag in glyph.flags[start:end + 1])
        found.append(tuple((x, y, on) for (x, y), on in zip(glyph.coordinates[start:end + 1], flags)))
        start = end + 1
    return found


def from_contours(shapes):
    glyph = Glyph()
    glyph.numberOfContours = len(shapes)
    points = [point for shape in shapes for point in shape]
    glyph.coordinates = GlyphCoordinates([(x, y) for x, y, _ in points])
    glyph.flags = bytearray(on for _, _, on in points)
    glyph.endPtsOfContours = [sum(map(len, shapes[:n + 1])) - 1 for n in range(len(shapes))]
    glyph.program = Program()
    return glyph


def component(name, x, y):
    made = GlyphComponent()
    made.glyphName, made.x, made.y, made.flags = name, x, y, 0x0002
    return made


def share_accents(font):
    """Letters with accents become references to the letter and to one copy of the accent: a third less to download."""
    glyf, order, names = font["glyf"], list(font.getGlyphOrder()), font.getBestCmap()
    shapes = {name: contours(glyf[name]) for name in order if not glyf[name].isComposite()}
    parts = {}
    for code, name in sorted(names.items()):
        letters = unicodedata.normalize("NFD", chr(code))
        if len(letters) < 2 or name not in shapes:
            continue
        for base in (names.get(ord(letters[0])), names.get({"i": 0x131, "j": 0x237}.get(letters[0]))):
            rest = [shape for shape in shapes[name] if shape not in shapes.get(base, [])]
            if not base or not rest or len(rest) + len(shapes[base]) != len(shapes[name]):
                continue
            left, low = min(x for s in rest for x, _, _ in s), min(y for s in rest for _, y, _ in s)
            form = tuple(tuple((x - left, y - low, on) for x, y, on in shape) for shape in rest)
            if form not in parts:
                parts[form] = f"part{len(parts)}"
                order.append(parts[form])
                glyf.glyphs[parts[form]] = from_contours(form)
                font["hmtx"][parts[form]] = (0, 0)
            joined = Glyph()
            joined.numberOfContours = -1
            joined.components = [component(base, 0, 0), component(parts[form], left, low)]
            glyf.glyphs[name] = joined
            break
    font.setGlyphOrder(order)
    glyf.glyphOrder = order
    font["maxp"].numGlyphs = len(order)


def reload(font):
    buffer = io.BytesIO()
    font.flavor = None
    font.save(buffer)
    return TTFont(io.BytesIO(buffer.getvalue())), buffer.getvalue()


def make(config, font):
    made = TTFont(source(font), recalcTimestamp=False)
    cut(made, code_points(config, font))
    if "CFF " in made:
        to_quadratic(made)
    made, _ = reload(made)
    share_accents(made)
    made, _ = reload(made)
    if made["head"].unitsPerEm != font["upm"]:
        scale_upem(made, font["upm"])
    made["head"].modified = made["head"].created
    return reload(made)[1]


def key(config):
    digest = hashlib.sha256(CONFIG.read_bytes() + Path(__file__).read_bytes())
    for font in config["fonts"]:
        digest.update(source(font).read_bytes())
    return digest.hexdigest()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--sizes", action="store_true", help="print raw and brotli size of each")
    args = parser.parse_args()
    config = json.loads(CONFIG.read_text())
    stamp, wanted = args.out / ".key", key(config)
    if not (stamp.exists() and stamp.read_text() == wanted):
        args.out.mkdir(parents=True, exist_ok=True)
        for old in args.out.glob("*.ttf"):
            old.unlink()
        for font in config["fonts"]:
            (args.out / f"{font['out']}.ttf").write_bytes(make(config, font))
        stamp.write_text(wanted)
    if args.sizes:
        import brotli
        total = 0
        for path in sorted(args.out.glob("*.ttf")):
            small = len(brotli.compress(path.read_bytes(), lgwin=22))
            total += small
            print(f"{path.name:26} {path.stat().st_size:7} {small:7}")
        print(f"{'all, brotli':26} {'':7} {total:7}")


if __name__ == "__main__":
    main()
