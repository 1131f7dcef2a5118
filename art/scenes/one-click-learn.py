"""A phone with the list of training modules, between a blood tube and a tube holder."""

from studio import palette
from studio.props.devices import phone, stand
from studio.props.holder import holder
from studio.props.screens import modules
from studio.props.tubes import blood_tube, tube_label
from studio.shapes import place

CAMERA = {"turn": 18, "lift": 14}


def build():
    place(phone(modules()), (0, 0, 0.3), (-11, 0, 6))
    place(stand(6.6), (0, 0.8, 0), (0, 0, 6))
    place(holder(sheathed=True), (5.6, -1.4, 0))
    blood_tube(palette.PURPLE, 2.2, 1.4, tube_label(91), at=(-6.0, -0.8, 0), facing=-72)
