"""A handheld glucose meter with a dosed strip, and the vial of strips behind it."""

from studio.props.glucose import glucose_meter, strip, strip_vial
from studio.shapes import place

CAMERA = {"turn": 24, "lift": 40}


def build():
    place(glucose_meter(), (0, 0, 0), (0, 0, -14))
    place(strip_vial(), (4.6, 4.6, 0), (0, 0, 20))
    place(strip(dosed=False), (5.4, 0.6, 0.0), (0, 0, 38))
