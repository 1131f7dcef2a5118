"""The saliva self-collection kit beside a phone showing a test record."""

from studio import palette
from studio.props.carton import carton, front, side
from studio.props.devices import phone, stand
from studio.props.saliva import saliva_collector
from studio.props.screens import record
from studio.props.tubes import cap
from studio.shapes import place

CAMERA = {"turn": 20, "lift": 15}


def build():
    place(phone(record()), (-5.6, 0, 0.3), (-11, 0, 10))
    place(stand(6.6), (-5.6, 0.8, 0), (0, 0, 10))
    face = front(
        ["Saliva", "self-collection"], ["Collect, close, send"], 1000, 1000, ("#4b1f7a", "#8d5bd0", "#e9a227")
    )
    place(carton((9.5, 4.5, 9.5), face, side(470, 1000, 5)), (8.4, 2.2, 0), (0, 0, -4))
    place(saliva_collector(), (0.9, -3.4, 0))
    place(cap(palette.AMBER, 0.9, 1.5), (4.2, -3.6, 0))
