"""The open respiratory viral panel kit box, with vials of four shades in its tray."""

from studio import palette
from studio.materials import plastic
from studio.props.carton import carton, front, side
from studio.props.vials import vial, vial_label
from studio.shapes import box, cut, cylinder

CAMERA = {"turn": 25, "lift": 30}
SHADES = [
    (palette.PURPLE, "#4b1f7a"),
    (palette.VIOLET, "#6d2fb5"),
    (palette.LILAC, "#b79be6"),
    (palette.AMBER, "#e9a227"),
]
TITLES = ["RSV", "Flu A", "Flu B", "SARS-2"]


def build():
    face = front(
        ["Respiratory", "viral panel"],
        ["RSV · Influenza A · Influenza B · SARS-CoV-2", "Real-time PCR kit"],
        1400,
        700,
        ("#4b1f7a", "#8d5bd0", "#b79be6", "#e9a227"),
    )
    carton((16, 9.5, 8), face, side(950, 800), open_lid=True)
    tray = box((15.6, 9.1, 1.2), plastic(palette.PLUM, 0.9, 0), (0, 0, 5.6))
    for i, (cap, code) in enumerate(SHADES):
        for j in range(2):
            x, y = (i - 1.5) * 3.4, (0.5 - j) * -3.6
            cut(tray, cylinder(0.66, 3, tray.data.materials[0], (x, y, 4.4)))
            vial(cap, label=vial_label(TITLES[i], code), facing=-70, at=(x, y, 5.6))
