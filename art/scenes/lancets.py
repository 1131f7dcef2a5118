"""Two capillary lancets with their caps twisted off."""

from studio import palette
from studio.props.lancing import lancet, twist_cap
from studio.shapes import place

CAMERA = {"turn": 22, "lift": 32}


def build():
    for x, y, color, lean in ((-1.2, 0.5, palette.PURPLE, -4), (1.0, 0.1, palette.AMBER, 6)):
        place(lancet(color, capped=False), (x, y, 0), (0, lean / 4, lean * 4))
    place(twist_cap(palette.PURPLE), (-2.4, -0.9, 0.4), (0, 90, -20))
    place(twist_cap(palette.AMBER), (0.7, -1.3, 0.4), (0, 90, 28))
