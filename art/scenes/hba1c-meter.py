"""A point-of-care HbA1c meter with its cartridge slot open and the cartridge on the tray."""

from studio.props.hba1c import hba1c_meter

CAMERA = {"turn": 26, "lift": 27}


def build():
    hba1c_meter()
