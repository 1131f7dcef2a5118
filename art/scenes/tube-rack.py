"""A white rack of capped tubes, with one empty slot and an amber-capped tube partly raised."""

from studio import palette
from studio.props.racks import rack
from studio.props.tubes import blood_tube, tube_label

CAMERA = {"turn": 21, "lift": 19}


def build():
    _, places = rack(6, 2)
    for i, (x, y) in enumerate(places):
        if i == 4:
            continue
        raised = i == 2
        color = palette.AMBER if raised else (palette.VIOLET if i % 3 == 1 else palette.PURPLE)
        label = tube_label(i) if i < 6 else None
        layers = (1.9 + 0.25 * (i * 5 % 4), 1.5 + 0.2 * (i % 3))
        blood_tube(color, *layers, label, facing=-74 + 4 * (i % 3), at=(x, y, 2.0 if raised else 0.75))
