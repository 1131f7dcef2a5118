"""A lancing device with a dial for the depth setting, beside two lancets."""

from studio import palette
from studio.props.lancing import lancet, lancing_device
from studio.shapes import place

CAMERA = {"turn": 20, "lift": 36}


def build():
    place(lancing_device(), (-5.4, -0.6, 1.05), (-90, 0, -60))
    place(lancet(palette.VIOLET), (1.4, -2.2, 0.5), (0, 90, 40))
    place(lancet(palette.PURPLE), (-1.4, -3.4, 0.5), (0, 90, 16))
