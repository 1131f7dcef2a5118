"""A PCR plate with half of its wells filled, one of them in amber."""

from studio.props.molecular import pcr_plate

CAMERA = {"turn": 27, "lift": 50}


def build():
    pcr_plate()
