"""Two strips of PCR tubes with closed caps in a low block."""

from studio import palette
from studio.materials import plastic
from studio.props.molecular import pcr_strip
from studio.shapes import box, place

CAMERA = {"turn": 24, "lift": 26}


def build():
    box((8.6, 3.2, 1.15), plastic(palette.PALE, 0.3, 0.5), (0, 0.6, 0), 0.4, 0.14)
    place(pcr_strip(palette.PURPLE, amber=5), (0, -0.2, 0.55))
    place(pcr_strip(palette.VIOLET), (0, 1.4, 0.55))
