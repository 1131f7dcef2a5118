"""A tube holder with its needle, spare needles in their sheaths, and a tourniquet behind them."""

from studio import palette
from studio.props.holder import holder, needle, tourniquet
from studio.shapes import place

CAMERA = {"turn": 20, "lift": 30}


def build():
    place(tourniquet(), (3.4, 5.6, 0), (0, 0, 6))
    place(holder(), (-6.4, 0.6, 1.05), (-90, 0, -106))
    place(needle(palette.VIOLET, sheathed=True), (0.6, -4.2, 0.34), (-90, 0, -84))
    place(needle(palette.PURPLE, sheathed=True), (-3.6, -5.0, 0.34), (-90, 0, -70))
