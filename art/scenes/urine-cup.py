"""A urine collection cup with its lid closed."""

from studio.props.urine import urine_cup

CAMERA = {"turn": 20, "lift": 20}


def build():
    urine_cup()
