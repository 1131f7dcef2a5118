"""Insulin syringes with capped needles, laid side by side."""

from studio import palette
from studio.props.insulin import syringe
from studio.shapes import place

CAMERA = {"turn": 16, "lift": 52}


def build():
    for i, (color, drawn) in enumerate(((palette.PURPLE, 2.4), (palette.AMBER, 1.6), (palette.VIOLET, 2.9))):
        # The printed front (-y) faces up when the barrel lies flat.
        laid = syringe(color, drawn)
        place(laid, (-3.6 + 1.1 * i, 0.9 - 2.1 * i, 0.52), (-90, 0, -52))
