"""Reduces the site's typeface to the characters that almost every page needs, to fit into one network round trip.

    apt-get install fonttools python3-brotli
    python3 art/fonts/core.py

The characters are those of `core` in app/fonts/sans.ts; a page with any other character loads the full typeface.
Kerning is a quarter of the file, so every weight uses the regular weight's kerning, rounded to a hundredth of an em.
Outlines are rounded to a grid of 500 units per em: about 0.15 pixels at the largest size.
"""

import os
from string import ascii_letters, digits

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.instancer import instantiateVariableFont

WHOLE = "app/fonts/instrument-sans.woff2"
CORE = "app/fonts/instrument-sans-core.woff2"
CHARACTERS = ascii_letters + digits + " \u00a0.,:;!?'\"()/&%+-@#°·×©®™…•–—‘’“”"
# The lightest and boldest weights in styles/settings/_type.scss.
WEIGHTS = (400, 560)
KERNING_STEP = 10
GRID = 500


def kerning_values(font):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.Format == 1:
                yield from (pair.Value1 for pairs in table.PairSet for pair in pairs.PairValueRecord)
            else:
                yield from (pair.Value1 for pairs in table.Class1Record for pair in pairs.Class2Record)


def cut():
    font = instantiateVariableFont(TTFont(WHOLE), {"wght": WEIGHTS})
    regular = instantiateVariableFont(TTFont(WHOLE), {"wght": WEIGHTS[0]})
    for table in ("GPOS", "GDEF"):
        font[table] = regular[table]

    options = subset.Options()
    options.layout_features = ["kern", "tnum"]
    options.name_IDs = []
    options.hinting = False
    cutter = subset.Subsetter(options)
    cutter.populate(text=CHARACTERS)
    cutter.subset(font)

    for value in kerning_values(font):
        if value is not None and getattr(value, "XAdvance", 0):
            value.XAdvance = round(value.XAdvance / KERNING_STEP) * KERNING_STEP

    scale_upem(font, GRID)
    font.flavor = "woff2"
    font.recalcTimestamp = False
    font.save(CORE)
    print(f"{CORE}: {os.path.getsize(CORE)} bytes")


cut()
