"""The open transport bag, with racks of tubes inside."""

from studio.props.bag import transport_bag

CAMERA = {"turn": 24, "lift": 31, "margin": 0.06}


def build():
    transport_bag(opened=118)
