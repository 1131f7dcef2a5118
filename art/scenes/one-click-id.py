"""A tablet behind a tube rack, with each sample named on its screen."""

from studio import palette
from studio.props.devices import stand, tablet
from studio.props.racks import rack
from studio.props.screens import sample_finder
from studio.props.tubes import blood_tube, tube_label
from studio.shapes import group, place

CAMERA = {"turn": 16, "lift": 17}


def build():
    place(tablet(sample_finder()), (0, 3.4, 5.4), (-12, 0, 4))
    place(stand(20), (0, 5.2, 0), (0, 0, 4))
    frame, places = rack(5, 1, 2.4)
    colors = (palette.PURPLE, palette.VIOLET, palette.AMBER, palette.PURPLE, palette.VIOLET)
    tubes = [
        blood_tube(
            color, 1.8 + 0.2 * (i % 3), 1.2, tube_label(i + 30, f"S-0{i + 1}"), 6.4, -74, at=(x, y, 0.75)
        )
        for i, (color, (x, y)) in enumerate(zip(colors, places))
    ]
    place(group(frame, *tubes), (0, -6.0, 0), (0, 0, 4)).scale = (1.5, 1.5, 1.5)
