"""The closed transport bag, its display to the front."""

from studio.props.bag import transport_bag

CAMERA = {"turn": 26, "lift": 19}


def build():
    transport_bag()
