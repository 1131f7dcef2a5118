"""The closed transport bag, with its display on the front."""

from studio.props.bag import transport_bag

CAMERA = {"turn": 26, "lift": 19}


def build():
    transport_bag()
