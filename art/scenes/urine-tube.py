"""A capped urine tube standing next to its collection cup."""

from studio.props.urine import urine_cup, urine_tube
from studio.shapes import place

CAMERA = {"turn": 20, "lift": 18}


def build():
    place(urine_cup(2.6), (1.4, 1.2, 0))
    place(urine_tube(), (-3.4, -0.9, 0))
