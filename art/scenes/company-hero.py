"""Tubes, a glucose meter and a kit box arranged together."""

from studio.props.carton import carton, front, side
from studio.props.glucose import glucose_meter
from studio.props.racks import racked_tubes
from studio.shapes import place

CAMERA = {"turn": 22, "lift": 18}


def build():
    face = front(
        ["Respiratory", "viral panel"],
        ["RSV · Influenza A · Influenza B", "SARS-CoV-2", "Real-time PCR kit"],
        1000,
        1100,
        ("#4b1f7a", "#8d5bd0", "#b79be6", "#e9a227"),
    )
    place(carton((11, 6, 12), face, side(550, 1100)), (5.6, 3.4, 0), (0, 0, -4))
    place(racked_tubes(3, 2, amber=1, seed=3, size=1.2), (-6.0, 1.8, 0), (0, 0, 6))
    place(glucose_meter(), (2.6, -4.6, 0.9), (10, 0, -22))
