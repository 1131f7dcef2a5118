"""Four vials in different shades beside a PCR plate."""

from studio import palette
from studio.props.molecular import pcr_plate
from studio.props.vials import vial, vial_label
from studio.shapes import place

CAMERA = {"turn": 24, "lift": 30}
SHADES = [
    ("RSV", palette.PURPLE, "#4b1f7a"),
    ("Flu A", palette.VIOLET, "#6d2fb5"),
    ("Flu B", palette.LILAC, "#b79be6"),
    ("SARS-2", palette.AMBER, "#e9a227"),
]


def build():
    place(pcr_plate(), (1.5, 3.4, 1.62), (0, 0, -8))
    for i, (title, color, code) in enumerate(SHADES):
        vial(color, label=vial_label(title, code), facing=-70, at=(-4.6 + 2.5 * i, -3.0 - 0.5 * (i % 2), 0))
