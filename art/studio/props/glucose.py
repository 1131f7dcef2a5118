"""The glucose meter, its strips and their vial."""

from studio import palette
from studio.decals import sheet, wrap
from studio.materials import metal, plastic, printed
from studio.outline import fillet, rectangle
from studio.printing import Print
from studio.shapes import box, cylinder, extrude, group, lathe, place


def reading():
    art = Print(700, 620, "#d9d2e6")
    art.text(0.08, 0.19, "08:30", 0.11, "#4b1f7a", 500).text(
        0.92, 0.19, "before meal", 0.11, "#4b1f7a", 500, "rs"
    )
    art.text(0.5, 0.68, "5.4", 0.52, "#1c1029", 560, "ms").text(
        0.5, 0.90, "mmol/L", 0.13, "#574a66", 500, "ms"
    )
    return printed(art.ready(), 0.6)


def outline(scale=1.0):
    """An egg shape that narrows towards the strip."""
    half = [(1.55, -5.1), (2.45, -3.6), (2.95, 0.6), (2.75, 3.4), (1.9, 4.7)]
    points = [*half, *((-x, y) for x, y in reversed(half))]
    return [(x * scale, y * scale) for x, y in fillet(points, 60, 10, closed=True)]


def strip(dosed=True):
    """A test strip from the origin along -y, with its sampling end furthest from the origin."""
    parts = [
        box((0.75, 3.6, 0.05), plastic(palette.WHITE, 0.3), (0, -1.8, 0)),
        box((0.75, 1.2, 0.052), plastic(palette.VIOLET, 0.3), (0, -1.7, 0)),
        box((0.26, 0.55, 0.056), plastic(palette.BLOOD if dosed else palette.AMBER, 0.15), (0, -3.33, 0)),
    ]
    parts += [box((0.06, 0.8, 0.054), metal(palette.STEEL), (x, -0.45, 0)) for x in (-0.2, 0, 0.2)]
    return group(*parts)


def glucose_meter():
    """A meter lying on its back, with the strip towards -y."""
    dark = plastic(palette.PURPLE, 0.45, 0.3)
    shell = extrude(outline(), 1.5, plastic(palette.WHITE, 0.28, 0.6), (0, 0, 0), 0.45, 6)
    band = extrude(outline(1.012), 0.28, plastic(palette.VIOLET, 0.3), (0, 0, 0.55), 0.1)
    face = extrude(outline(0.84), 0.12, dark, (0, 0, 1.44), 0.06)
    lit = sheet(rectangle(3.5, 3.1, 0.3), reading(), (0, 1.15, 1.572))
    ring = cylinder(0.82, 0.14, plastic(palette.PALE, 0.3), (0, -2.2, 1.5), 0.05)
    button = cylinder(0.66, 0.22, plastic(palette.AMBER, 0.3), (0, -2.2, 1.5), 0.08)
    return group(shell, band, face, lit, ring, button, place(strip(), (0, -4.1, 0.7)))


def strip_vial():
    art = (
        Print(900, 480)
        .bar(0, 0.76, 1, 1, "#6d2fb5")
        .text(0.5, 0.42, "Test strips", 0.2, anchor="ms")
        .text(0.5, 0.62, "50", 0.15, "#6d2fb5", anchor="ms")
    )
    tub = cylinder(1.45, 4.4, plastic(palette.WHITE, 0.35), (0, 0, 0), 0.15)
    lid = lathe([(1e-4, 5.3), (1.5, 5.3), (1.5, 4.3), (1.45, 4.2)], plastic(palette.PURPLE), round=0.16)
    tab = box((0.9, 0.5, 0.25), plastic(palette.PURPLE), (0, -1.6, 4.85), 0.2, 0.06)
    return group(tub, lid, tab, wrap(1.46, 0.5, 3.8, printed(art.ready()), 200))
