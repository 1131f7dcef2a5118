"""Three insulin pen needles in their outer caps, and a pen fitted with a fourth, uncapped."""

from studio import palette
from studio.props.insulin import insulin_pen, pen_needle
from studio.shapes import place

CAMERA = {"turn": 18, "lift": 38}


def build():
    place(insulin_pen(), (-6.0, -1.4, 0.84), (-90, 0, -62))
    for x, y, color in (
        (-0.6, -3.4, palette.PURPLE),
        (2.0, -3.0, palette.VIOLET),
        (4.4, -2.2, palette.LILAC),
    ):
        place(pen_needle(color), (x, y, 0))
