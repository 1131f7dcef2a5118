"""A tablet behind a practice arm, showing the arm's veins on its screen."""

from studio.props.arm import practice_arm
from studio.props.devices import stand, tablet
from studio.props.holder import tourniquet
from studio.props.screens import vein_overlay
from studio.shapes import place

CAMERA = {"turn": 16, "lift": 20}


def build():
    place(tablet(vein_overlay()), (0, 3.2, 5.6), (-16, 0, 3)).scale = (1.2, 1.2, 1.2)
    place(stand(20, 16), (0, 5.6, 0), (0, 0, 3))
    place(practice_arm(), (-14, -5, 0), (0, 0, 3))
    place(tourniquet(), (14.5, -15.0, 0), (0, 0, 30))
