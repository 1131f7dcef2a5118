"""Blood collection accessories: holder, needle and tourniquet."""

from studio import palette
from studio.materials import cloth, frosted, metal, plastic
from studio.outline import ellipse
from studio.props.tubes import ribs
from studio.shapes import box, extrude, group, lathe, place, wire


def needle(color=palette.VIOLET, sheathed=False):
    """A blood collection needle along +z, with its hub at 0."""
    hub = plastic(color, 0.3)
    parts = [
        lathe([(0.3, -0.4), (0.3, 0), (0.24, 0.1), (0.2, 1.0), (0.1, 1.2), (1e-4, 1.2)], hub, round=0.05)
    ]
    if sheathed:
        parts.append(
            lathe(
                [(0.34, 0.1), (0.34, 1.1), (0.26, 1.3), (0.2, 5.0), (1e-4, 5.06)],
                frosted(color, 0.8),
                round=0.06,
            )
        )
        parts.append(place(ribs(0.335, 0.2, 1.0, frosted(color, 0.8), 24, 0.03)))
    else:
        parts.append(lathe([(0.05, 1.1), (0.05, 4.6), (1e-4, 4.85)], metal(palette.STEEL, 0.15), segments=24))
    return group(*parts)


def holder(sheathed=False):
    """A clear tube holder along +z, with its flange at 0 and the needle on top."""
    clear = frosted(palette.LILAC, 0.30)
    wall = lathe(
        [(0.92, 0.1), (0.95, 4.6), (0.8, 4.85), (0.36, 4.9), (0.36, 5.3), (0.3, 5.3)], clear, round=0.08
    )
    flange = extrude(ellipse(4.0, 2.7), 0.2, frosted(palette.LILAC, 0.55), (0, 0, 0), 0.07)
    return group(wall, flange, place(needle(palette.AMBER, sheathed), (0, 0, 5.35)))


def tourniquet():
    """A woven band that stands on its edge in a loop, with the buckle at the front."""
    band = cloth(palette.PURPLE, 30, 0.3)
    loop = wire(
        [(0, -3.1, 0), (3.6, -1.5, 0), (4.0, 1.4, 0), (0, 3.0, 0), (-4.0, 1.4, 0), (-3.6, -1.5, 0)],
        0.1,
        band,
        (2.4, 0.22),
        closed=True,
    )
    tail = wire([(0.6, -3.35, 0), (3.2, -3.3, 0), (5.6, -3.9, 0)], 0.1, band, (2.4, 0.2))
    buckle = box((2.5, 0.7, 2.8), plastic(palette.WHITE, 0.3), (0.0, -3.2, -1.4), 0.25, 0.15)
    clip = box((1.3, 0.4, 1.9), plastic(palette.VIOLET, 0.3), (0.1, -3.6, -0.95), 0.12, 0.1)
    return place(group(loop, tail, buckle, clip), (0, 0, 1.4))
