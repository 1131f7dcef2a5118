"""A phone showing the temperature and location of the transport bag behind it."""

from studio.props.bag import transport_bag
from studio.props.devices import phone
from studio.props.screens import custody
from studio.shapes import place

CAMERA = {"turn": 20, "lift": 14}


def build():
    bag = place(transport_bag(), (6.5, 10, 0), (0, 0, 16))
    bag.scale = (0.52, 0.52, 0.52)  # as if it were much further away than the phone
    place(phone(custody()), (-6.4, -3.4, 0), (-10, 0, 8))
