"""A bench-top real-time PCR instrument with its lid raised or closed."""

from studio import palette
from studio.decals import panel
from studio.materials import metal, plastic, screen
from studio.outline import rectangle
from studio.printing import Print
from studio.shapes import box, extrude, group, place


def curves():
    """Amplification curves rising one after another."""
    art = Print(900, 560, "#170a29").text(0.07, 0.16, "Run 45 min", 0.09, "#c8a5f2", 560)
    for i, color in enumerate(("#c8a5f2", "#8d5bd0", "#e9a227", "#ffffff")):
        points = [
            (0.07 + 0.86 * t / 60, 0.86 - 0.58 / (1 + 2.718 ** (-(t - 20 - 8 * i) / 3.4))) for t in range(61)
        ]
        art.line(points, color, 0.016)
    return screen(art.line(((0.07, 0.86), (0.93, 0.86)), "#8a7a9e", 0.008).ready(), 1.0)


def pcr_instrument(opened=64, plate=None):
    """An instrument 32 cm wide, with `plate` on its block; `opened` is the lid's angle in degrees."""
    white, deep = plastic(palette.WHITE, 0.3, 0.55), plastic(palette.PURPLE, 0.35)
    body = extrude(rectangle(32, 34, 4), 15, white, (0, 0, 0), 1.0)
    foot = extrude(rectangle(31.4, 33.4, 4), 1.0, deep, (0, 0, -0.8), 0.2)
    well = extrude(rectangle(20, 15, 1), 0.4, deep, (0, -3.6, 14.85), 0.15)
    block = box((14.6, 10.2, 0.7), metal(palette.STEEL, 0.35), (0, -3.6, 15.0), 0.4, 0.1)
    shown = place(
        group(
            box((16, 0.8, 9.4), plastic(palette.PLUM, 0.2, 0.8), (0, 0, -4.7), 0.1, 0.2),
            panel(14.4, 8.0, curves(), (0, -0.42, 0)),
        ),
        (0, -16.9, 8.2),
    )
    lid = group(
        extrude(rectangle(30, 30, 4), 5.4, white, (0, -15, 0), 1.2),
        box((16, 11.6, 0.6), metal(palette.STEEL, 0.4), (0, -18, -0.4), 0.6, 0.15),
        box((8, 1.4, 1.4), deep, (0, -30.3, 1.4), 0.5, 0.3),
    )
    place(lid, (0, 15, 15.3), (-opened, 0, 0))
    parts = [body, foot, well, block, shown, lid]
    if plate:
        parts.append(place(plate, (0, -3.6, 15.7)))
    return place(group(*parts), (0, 0, 0.8))
