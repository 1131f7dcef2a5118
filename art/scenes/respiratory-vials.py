"""Vials of the respiratory panel in a small cold block."""

from studio import palette
from studio.materials import plastic
from studio.props.vials import vial, vial_label
from studio.shapes import box, cut, cylinder

CAMERA = {"turn": 24, "lift": 27}
ROWS = [
    ("RSV", palette.PURPLE, "#4b1f7a"),
    ("Flu A", palette.VIOLET, "#6d2fb5"),
    ("Flu B", palette.LILAC, "#b79be6"),
    ("SARS-2", palette.AMBER, "#e9a227"),
]


def build():
    box((9.2, 5.4, 2.2), plastic(palette.PALE, 0.3, 0.5), (0, 0, 0), 0.7, 0.2)
    block = box((8.6, 4.8, 0.6), plastic(palette.VIOLET, 0.45), (0, 0, 2.0), 0.5, 0.12)
    for i, (title, color, code) in enumerate(ROWS):
        for j in range(2):
            at = ((i - 1.5) * 2.05, (j - 0.5) * 2.1)
            cut(block, cylinder(0.64, 2, block.data.materials[0], (*at, 1.4)))
            vial(color, label=vial_label(title, code), facing=-70, at=(*at, 1.55))
