"""A collection swab lying in front of two transport tubes."""

from studio import palette
from studio.decals import wrap
from studio.materials import clear, cloth, liquid, plastic
from studio.props.tubes import cap, dome, fluid, tube_label
from studio.shapes import group, lathe, place

CAMERA = {"turn": 14, "lift": 24}
MEDIUM = palette.linear("#b45ad0")


def swab():
    """A swab along +z, 11 cm long, with its flocked tip on top."""
    white = plastic(palette.WHITE, 0.35)
    shaft = lathe(
        [(1e-4, 0), (0.2, 0.02), (0.2, 4.8), (0.26, 4.9), (0.26, 5.3), (0.13, 5.5), (0.11, 9.2), (1e-4, 9.2)],
        white,
        segments=32,
    )
    tip = lathe(
        [(0.1, 8.6), (0.3, 8.85), (0.36, 9.6), (0.33, 10.4), (0.2, 10.85), (1e-4, 10.95)],
        cloth(palette.PALE, 40, 0.8),
        round=0.2,
    )
    return group(shaft, tip)


def transport_tube(color):
    radius, tall = 0.8, 9.0
    parts = [
        lathe([*dome(radius, 0.02, 0.55), (radius, tall)], clear()),
        fluid(radius - 0.06, 0.1, 3.2, liquid(MEDIUM, 0.6)),
        wrap(radius + 0.008, 4.2, 7.6, tube_label(51, "VTM"), 235, -68),
    ]
    return group(*parts, place(cap(color, 0.98, 1.7), (0, 0, tall - 0.6)))


def build():
    place(transport_tube(palette.AMBER), (-1.5, 1.6, 0), (0, 0, -8))
    place(transport_tube(palette.PURPLE), (1.7, 2.2, 0), (0, 0, 10))
    place(swab(), (-5.0, -1.2, 0.38), (0, 90, 4))
