"""Two non-vacuum tubes standing beside a small rack of others."""

from studio import palette
from studio.props.racks import rack
from studio.props.tubes import blood_tube, tube_label
from studio.shapes import place

CAMERA = {"turn": 24, "lift": 19}


def build():
    frame, places = rack(3, 2, 1.9, 0.72, 3.6)
    place(frame, (2.4, 1.0, 0))
    for i, (x, y) in enumerate(places):
        blood_tube(
            palette.LILAC if i % 2 else palette.PURPLE,
            1.8 if i < 3 else 2.4,
            0,
            tube_label(70 + i, "CBC") if i < 3 else None,
            tall=6.4,
            facing=-72,
            at=(x + 2.4, y + 1.0, 0.75),
        )
    for x, y, color in ((-2.6, 0.4, palette.PURPLE), (-4.4, -0.8, palette.AMBER)):
        blood_tube(
            color,
            0 if color is palette.PURPLE else 2.2,
            0,
            tube_label(80, "CLOT"),
            tall=6.4,
            facing=-72,
            at=(x, y, 0),
        )
