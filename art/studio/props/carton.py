"""Folding cartons with printed faces, closed or open."""

import math

from studio import palette
from studio.decals import panel
from studio.materials import plastic, printed
from studio.printing import Print
from studio.shapes import box, group, place


def helix(art, shades):
    """Draws a double helix of dots on the right: one strand cycles through `shades`, and the other is pale."""
    unit = art.height / art.width
    for i in range(15):
        y, swing = 0.06 + i * 0.049, math.sin(i * 0.62)
        for way in (-1, 1):
            depth = math.cos(i * 0.62) * way
            art.disc(
                0.80 + way * swing * 0.12 * unit * 0.9,
                y,
                0.013 + 0.007 * depth,
                shades[i % len(shades)] if way > 0 else "#d9cdf0",
            )


def front(title, lines, width=1200, height=800, marks=("#4b1f7a",)):
    """A carton's face: a title, plain lines of text, and a double helix in the colours of `marks`."""
    art = Print(width, height).bar(0, 0.80, 1, 1, "#4b1f7a")
    size = 0.115 if width > height else 0.075
    for i, words in enumerate(title):
        art.text(0.075, 0.19 + i * size * 1.2, words, size, weight=640)
    low = 0.19 + len(title) * size * 1.2
    for i, words in enumerate(lines):
        art.text(0.075, low + i * size * 0.62, words, size * 0.46, "#574a66", 480)
    helix(art, marks)
    art.text(0.925, 0.93, "For in vitro diagnostic use", size * 0.36, "#e9dff7", 500, "rs")
    return printed(art.ready(), 0.38)


def side(width=600, height=800, seed=3):
    art = Print(width, height, "#e9dff7").bar(0, 0.80, 1, 1, "#4b1f7a")
    art.barcode(0.3, 0.46, 0.7, 0.62, seed)
    for i, length in enumerate((0.55, 0.62, 0.4, 0.5)):
        art.bar(0.2, 0.16 + i * 0.055, 0.2 + length, 0.172 + i * 0.055, "#8a7a9e")
    return printed(art.ready(), 0.38)


def carton(size, face, flank, open_lid=False):
    """A carton on the ground, with its face towards -y; `size` is (width, depth, height)."""
    w, d, h = size
    card, gap = plastic(palette.WHITE, 0.45, 0.1), 0.012
    if open_lid:
        wall = 0.12
        walls = [box((w, wall, h), card, (0, s * (d / 2 - wall / 2), 0)) for s in (-1, 1)]
        walls += [box((wall, d - 2 * wall, h), card, (s * (w / 2 - wall / 2), 0, 0)) for s in (-1, 1)]
        parts = [*walls, box((w - wall, d - wall, 0.1), card)]
        violet = plastic(palette.VIOLET, 0.45, 0.1)
        lid = group(
            box((w, wall, d * 0.92), violet),
            place(box((w * 0.96, wall, 2.2), card), (0, 0, d * 0.92), (-38, 0, 0)),
        )
        parts.append(place(lid, (0, d / 2 - 0.06, h), (-16, 0, 0)))
        flap = (d * 0.42, wall, d * 0.5)
        parts += [
            place(
                box((flap[0], d * 0.8, wall), card, (s * flap[0] / 2, 0, 0)),
                (s * w / 2, 0, h),
                (0, -s * 24, 0),
            )
            for s in (-1, 1)
        ]
    else:
        parts = [box((w, d, h), card, bevel=0.05)]
    parts.append(panel(w, h, face, (0, -d / 2 - gap, h / 2)))
    parts.append(panel(d, h, flank, (w / 2 + gap, 0, h / 2), (0, 0, 90)))
    return group(*parts)
