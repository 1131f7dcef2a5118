"""Cuts the typefaces of articles' share cards: Instrument Sans for English, and Noto Sans for all other scripts.

    apt-get install fonttools python3-brotli
    npm pack @expo-google-fonts/noto-sans-SCRIPT    # for each script; the versions are in art/README.md
    python3 art/fonts/cards.py FOLDER               # with the packages' files NotoSans*_600SemiBold.ttf

The files have no hinting, as cards are large. Those for Chinese, Japanese and Korean have only the characters of national
standards for everyday text. `characters.txt` lists all characters, as ranges of a regular expression.
"""

import os
import sys
from glob import glob

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

TYPEFACE = "app/fonts/instrument-sans.woff2"
CARDS = "app/fonts/cards"
WEIGHTS = {"Regular": 400, "SemiBold": 600}

# Latin, Greek, Cyrillic, punctuation, currencies and arrows.
EUROPE = {*range(0x20, 0x530), *range(0x1E00, 0x2200)}
LETTERS = {*range(0x41, 0x5B), *range(0x61, 0x7B), *range(0xC0, 0x530), *range(0x1E00, 0x2000)}
HIGH = range(0xA1, 0xFF)


def standard(encoding, leads, trails=HIGH):
    """Returns the characters of a part of an encoding with two bytes per character."""
    pairs = (bytes((lead, trail)).decode(encoding, "ignore") for lead in leads for trail in trails)
    return {ord(character) for character in pairs if len(character) == 1}


# Level 1 of the standards for Japanese and traditional Chinese, and both levels of that for simplified Chinese.
EVERYDAY = {
    "NotoSans": EUROPE,
    "NotoSansJP": standard("euc_jp", range(0xA1, 0xD0)),
    "NotoSansKR": standard("euc_kr", range(0xA1, 0xC9)),
    "NotoSansSC": standard("gb2312", HIGH),
    "NotoSansTC": standard("big5", range(0xA1, 0xC7), (*range(0x40, 0x7F), *HIGH)),
}


def cut(font, characters, name):
    options = subset.Options()
    options.layout_features = [feature for feature in options.layout_features if feature not in ("vert", "vrt2")]
    options.drop_tables += ["STAT", "VORG", "vhea", "vmtx", "meta"]
    options.hinting = False
    options.notdef_outline = True
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=characters)
    cutter.subset(font)
    font.flavor = None
    font.recalcTimestamp = False
    path = f"{CARDS}/{name}.ttf"
    font.save(path)
    print(f"{path}: {os.path.getsize(path)} bytes")
    return set(font.getBestCmap())


def cut_typeface():
    for style, weight in WEIGHTS.items():
        font = instantiateVariableFont(TTFont(TYPEFACE), {"wght": weight})
        font["OS/2"].usWeightClass = weight
        set_name(font, "Instrument Sans", style)
        cut(font, font.getBestCmap(), f"instrument-sans-{style.lower()}")


def set_name(font, family, style):
    for identifier, text in {1: family, 2: style, 4: f"{family} {style}"}.items():
        font["name"].setName(text, identifier, 3, 1, 0x409)


def cut_noto(folder):
    drawable = set()
    for path in sorted(glob(f"{folder}/NotoSans*.ttf")):
        source = os.path.basename(path).split("_")[0]
        font = TTFont(path)
        set_name(font, font["name"].getDebugName(1).removesuffix(" SemiBold"), "SemiBold")
        characters = EVERYDAY.get(source) or set(font.getBestCmap()) - LETTERS
        script = source.removeprefix("NotoSans").lower() or "europe"
        drawable |= cut(font, characters, f"noto-sans-{script}")
    return {character for character in drawable if character >= 0x20}


def ranges(characters):
    runs = []
    for code in sorted(characters):
        if runs and runs[-1][1] == code - 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return "\n".join(f"\\u{{{first:x}}}" + (f"-\\u{{{last:x}}}" if last > first else "") for first, last in runs)


os.makedirs(CARDS, exist_ok=True)
cut_typeface()
with open(f"{CARDS}/characters.txt", "w", encoding="utf-8") as file:
    file.write(ranges(cut_noto(sys.argv[1])) + "\n")
