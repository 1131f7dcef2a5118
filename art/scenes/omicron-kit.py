"""The Omicron RT-PCR kit box with reagent vials in front of it."""

from studio import palette
from studio.props.carton import carton, front, side
from studio.props.vials import vial, vial_label
from studio.shapes import place

CAMERA = {"turn": 23, "lift": 16}


def build():
    face = front(
        ["Omicron", "RT-PCR kit"],
        ["Five-gene detection", "45-minute run"],
        900,
        1080,
        ("#4b1f7a", "#6d2fb5", "#8d5bd0", "#b79be6", "#e9a227"),
    )
    place(carton((10, 5, 12), face, side(500, 1200, 9)), (0.8, 2.6, 0), (0, 0, 6))
    stands = [
        (-6.6, 0.4, "Primer", palette.PURPLE),
        (-4.8, -1.0, "Probe", palette.VIOLET),
        (-2.8, -1.8, "Enzyme", palette.AMBER),
        (-0.7, -2.3, "Buffer", palette.VIOLET),
        (1.4, -2.7, "Control", palette.PURPLE),
    ]
    for x, y, title, color in stands:
        vial(color, label=vial_label(title), facing=-68, at=(x, y, 0))
