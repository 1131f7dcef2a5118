"""A saliva funnel screwed onto a small collection tube, with its cap beside it."""

from studio import palette
from studio.props.saliva import saliva_collector
from studio.props.tubes import cap
from studio.shapes import place

CAMERA = {"turn": 22, "lift": 20}


def build():
    saliva_collector()
    place(cap(palette.AMBER, 0.9, 1.5), (2.9, -1.0, 0))
