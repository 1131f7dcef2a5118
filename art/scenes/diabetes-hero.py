"""The diabetes care range: an HbA1c meter, a glucose meter, a lancing device, an insulin pen and pen needles."""

from studio import palette
from studio.props.glucose import glucose_meter
from studio.props.hba1c import hba1c_meter
from studio.props.insulin import insulin_pen, pen_needle
from studio.props.lancing import lancing_device
from studio.shapes import place

CAMERA = {"turn": 20, "lift": 30, "margin": 0.115}


def build():
    place(hba1c_meter(), (5.0, 15.0, 0), (0, 0, -6))
    place(glucose_meter(), (-8.2, 4.6, 0), (0, 0, -14))
    place(lancing_device(), (-4.6, -2.2, 1.05), (-90, 0, -66))
    place(insulin_pen(), (6.6, -0.2, 0.84), (-90, 0, -58))
    for x, y, color in ((8.8, -2.8, palette.VIOLET), (11.4, -2.2, palette.LILAC)):
        place(pen_needle(color), (x, y, 0))
