"""A real-time PCR instrument with its lid open over a plate."""

from studio.props.instrument import pcr_instrument
from studio.props.molecular import pcr_plate

CAMERA = {"turn": 26, "lift": 27}


def build():
    pcr_instrument(70, pcr_plate())
