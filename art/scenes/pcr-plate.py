"""A PCR plate with its wells partly filled, one of them amber."""

from studio.props.molecular import pcr_plate

CAMERA = {"turn": 27, "lift": 50}


def build():
    pcr_plate()
