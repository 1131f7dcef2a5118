"""A bright bench: a real-time PCR instrument, racks of tubes, a meter and a kit."""

from studio import palette
from studio.materials import plastic
from studio.outline import rectangle
from studio.props.carton import carton, front, side
from studio.props.hba1c import hba1c_meter
from studio.props.instrument import pcr_instrument
from studio.props.molecular import pcr_plate
from studio.props.racks import racked_tubes
from studio.shapes import extrude, place

CAMERA = {"turn": 20, "lift": 17, "margin": 0.05}


def build():
    extrude(rectangle(92, 46, 2), 3, plastic(palette.WHITE, 0.3, 0.4), (2, 0, -3), 0.6)
    extrude(rectangle(88, 42, 2), 3, plastic(palette.PURPLE, 0.4), (2, 0, -6), 0.4)
    place(pcr_instrument(66, pcr_plate()), (-25, 3, 0.8))
    place(hba1c_meter(), (31, 7, 0), (0, 0, -8)).scale = (1.35, 1.35, 1.35)
    place(racked_tubes(5, 2, amber=2, seed=1, size=2.0), (7, -10, 0))
    place(racked_tubes(4, 2, seed=4, size=2.0), (7, 13, 0))
    face = front(
        ["Omicron", "RT-PCR kit"], ["Five-gene detection"], 900, 1080, ("#4b1f7a", "#8d5bd0", "#e9a227")
    )
    place(carton((14, 7, 16.8), face, side(450, 1080)), (32, -12, 0), (0, 0, 6))
