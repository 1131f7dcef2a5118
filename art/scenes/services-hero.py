"""A tablet, a practice arm and collection devices laid out for a class."""

from studio import palette
from studio.props.arm import practice_arm
from studio.props.devices import stand, tablet
from studio.props.holder import holder, needle
from studio.props.racks import racked_tubes
from studio.props.screens import vein_overlay
from studio.shapes import place

CAMERA = {"turn": 20, "lift": 24}


def build():
    place(tablet(vein_overlay()), (-9, 9.5, 0.6), (-16, 0, 12))
    place(stand(20, 16), (-9, 11.5, 0), (0, 0, 12))
    place(practice_arm(), (-18, -6, 0), (0, 0, -4))
    place(racked_tubes(4, 2, amber=2, size=1.35), (13, 7, 0), (0, 0, -6))
    place(holder(), (2, -20, 1.4), (-90, 0, -74))
    place(needle(palette.VIOLET, sheathed=True), (-7, -20, 0.34), (-90, 0, -84))
