"""Vacuum tubes standing in a row, with blank labels and one amber cap among purple and violet ones."""

from studio import palette
from studio.props.tubes import blood_tube, tube_label

CAMERA = {"turn": 24, "lift": 13}


def build():
    label = tube_label(title="")
    for i, color in enumerate(
        (palette.PURPLE, palette.VIOLET, palette.PURPLE, palette.AMBER, palette.PURPLE)
    ):
        blood, serum = (2.3, 1.6) if color is palette.AMBER else (3.4 + 0.25 * (i % 3), 0)
        at = ((i - 2) * 2.2, 0.35 * (i % 2), 0)
        blood_tube(color, blood, serum, label, tall=9.2, facing=-70 + 5 * (i % 2), at=at)
