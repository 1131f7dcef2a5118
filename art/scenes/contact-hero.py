"""A desk phone, a closed notebook and a small rack of tubes."""

from studio import palette
from studio.materials import plastic
from studio.outline import fillet
from studio.props.racks import racked_tubes
from studio.shapes import box, extrude, group, lathe, place, wire

CAMERA = {"turn": 22, "lift": 28}


def telephone():
    white, deep = plastic(palette.WHITE, 0.3, 0.55), plastic(palette.PURPLE, 0.3, 0.6)
    side = fillet([(-9, 0), (9, 0), (9, 7), (6, 7.6), (-9, 2.4)], 1.0, 6, closed=True)
    base = place(extrude(side, 18, white, (0, 0, 0), 0.6), (-9, 0, 0), (90, 0, 90))
    face = []
    for i in range(12):
        color = palette.AMBER if i == 11 else palette.LILAC
        face.append(
            box((1.7, 1.3, 0.5), plastic(color, 0.35), (1.2 + i % 3 * 2.4, 2.4 - i // 3 * 1.9, 0), 0.3, 0.15)
        )
    keys = place(
        group(*face, box((7, 2.6, 0.3), plastic(palette.PLUM, 0.15, 0.8), (3.6, 5.4, 0), 0.3, 0.1)),
        (0, -2.4, 4.7),
        (19.1, 0, 0),
    )
    grip = wire([(0, -6, 0.2), (0, -3, 1.9), (0, 3, 1.9), (0, 6, 0.2)], 1.15, deep)
    ends = [
        lathe([(1e-4, -0.6), (1.9, -0.6), (2.1, 0), (1.5, 1.3), (1e-4, 1.5)], deep, (0, y, 0), 0.3)
        for y in (-6, 6)
    ]
    handset = place(group(grip, *ends), (-5.6, -0.6, 6.0), (19, 0, 0))
    return group(base, keys, handset)


def build():
    place(telephone(), (-7, 2, 0), (0, 0, 8))
    notebook = group(
        box((14, 19, 1.6), plastic(palette.WHITE, 0.6, 0), (0, 0, 0.15), 0.3),
        box((14.5, 19.5, 0.3), plastic(palette.PURPLE, 0.5), (0, 0, 1.7), 0.4, 0.1),
        box((14.5, 19.5, 0.2), plastic(palette.PURPLE, 0.5), (0, 0, 0), 0.4),
        box((0.7, 19.6, 0.1), plastic(palette.AMBER, 0.6), (5.4, 0, 2.0)),
    )
    place(notebook, (11, -4, 0), (0, 0, -14))
    place(racked_tubes(3, 1, amber=1, seed=8, size=1.3), (10, 12, 0), (0, 0, -6))
