"""The point-of-care HbA1c meter and its cartridge."""

from studio import palette
from studio.decals import panel
from studio.materials import plastic, screen
from studio.outline import fillet
from studio.printing import Print
from studio.shapes import box, cut, extrude, group, lathe, place


def reading():
    art = Print(900, 620, "#170a29").text(0.07, 0.20, "HbA1c", 0.15, "#c8a5f2", 560)
    art.text(0.07, 0.64, "5.6", 0.46, "#ffffff").text(0.52, 0.64, "%", 0.24, "#c8a5f2")
    art.bar(0.07, 0.78, 0.93, 0.82, "#4a3661", 0.02).bar(0.07, 0.78, 0.46, 0.82, "#e9a227", 0.02)
    return screen(art.ready(), 1.0)


def cartridge():
    """A cartridge, 3.4 cm wide and 4.4 cm long, with its window facing up."""
    case = box((3.4, 4.4, 0.7), plastic(palette.WHITE, 0.3), (0, 0, 0), 0.3, 0.14)
    window = box((1.6, 1.2, 0.06), plastic(palette.PLUM, 0.1, 0.8), (0, 0.7, 0.68), 0.2, 0.02)
    well = lathe(
        [(0.5, 0.7), (0.5, 0.8), (0.34, 0.8), (0.28, 0.7), (1e-4, 0.7)], plastic(palette.VIOLET), (0, -1.1, 0)
    )
    drop = lathe([(1e-4, 0.76), (0.2, 0.75), (0.27, 0.71)], plastic(palette.BLOOD, 0.1, 0.8), (0, -1.1, 0))
    return group(case, window, well, drop)


def hba1c_meter():
    """A bench instrument, 15 cm wide, with a sloped display above an open slot and the cartridge on its tray."""
    side = fillet([(-9, 0), (9, 0), (9, 12), (3, 12.6), (-4.2, 6.6), (-9, 5.6)], 1.6, 8, closed=True)
    white = plastic(palette.WHITE, 0.3, 0.55)
    # The outline's coordinates are (depth, height); the rotation points its extrusion along x.
    body = place(extrude(side, 15, white, (0, 0, 0), 0.7, 6), (-7.5, 0, 0), (90, 0, 90))
    slot = box((5.0, 8, 2.2), plastic(palette.PLUM, 0.6, 0), (0, -9, 1.6))
    cut(body, slot)
    throat = box((4.96, 0.1, 2.16), plastic(palette.PLUM, 0.7, 0), (0, -5.1, 1.62))
    tray = box((4.4, 7, 0.5), plastic(palette.PALE, 0.3), (0, -9.6, 1.9), 0.3, 0.12)
    base = place(
        extrude(
            fillet([(-9.05, 0), (9.05, 0), (9.05, 1.0), (-9.05, 1.0)], 0.4, closed=True),
            15.1,
            plastic(palette.PURPLE, 0.35),
            (0, 0, 0),
            0.4,
        ),
        (-7.55, 0, 0),
        (90, 0, 90),
    )
    slope = 39.8
    face = place(
        box((12.2, 7.6, 0.3), plastic(palette.PLUM, 0.2, 0.8), (0, 0, 0), 0.7, 0.1),
        (0, -0.7, 9.55),
        (slope, 0, 0),
    )
    lit = panel(8.6, 5.9, reading(), (0, 0, 0))
    keys = [
        lathe([(1e-4, 0.3), (0.55, 0.3), (0.6, 0.2), (0.6, 0)], plastic(c, 0.3), (5.0, 1.7 - 1.7 * i, 0.2))
        for i, c in enumerate((palette.AMBER, palette.PALE, palette.PALE))
    ]
    place(lit, (-1.2, 0, 0.32), (-90, 0, 0))
    front = place(group(lit, *keys), (0, -0.7, 9.55), (slope, 0, 0))
    return group(body, base, throat, tray, face, front, place(cartridge(), (0, -10.4, 2.4)))
