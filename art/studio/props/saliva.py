"""The saliva self-collection kit: a funnel that screws onto a small tube."""

from studio import palette
from studio.decals import wrap
from studio.materials import clear, frosted, liquid, plastic
from studio.props.tubes import dome, fluid, ribs, tube_label
from studio.shapes import group, lathe, place


def funnel():
    """A funnel whose wide lip narrows to the tube's thread."""
    wall = [
        (0.62, 0),
        (0.66, 1.0),
        (0.85, 1.5),
        (1.9, 3.2),
        (2.25, 4.6),
        (2.3, 5.0),
        (2.38, 5.05),
        (2.38, 5.15),
        (2.2, 5.15),
        (2.05, 4.4),
        (1.75, 3.25),
        (0.7, 1.55),
        (0.5, 1.2),
    ]
    mat, collar = frosted(palette.LILAC, 0.42), plastic(palette.VIOLET, 0.35)
    ring = lathe([(0.66, 0.1), (0.95, 0.1), (0.95, 1.1), (0.66, 1.1)], collar, round=0.08)
    return group(
        lathe(wall, mat, round=0.25), ring, place(ribs(0.94, 0, 0.75, collar, 36, 0.04), (0, 0, 0.22))
    )


def collection_tube(radius=0.72, tall=6.2):
    parts = [
        lathe([*dome(radius, 0.02, 0.6), (radius, tall)], clear()),
        fluid(radius - 0.05, 0.1, 2.2, liquid(palette.linear("#b9a4e8"), 0.6)),
        wrap(radius + 0.008, 2.6, 5.3, tube_label(61, "SALIVA"), 235, -70),
    ]
    return group(*parts)


def saliva_collector():
    """The funnel on the tube, upright, as in use."""
    return group(collection_tube(), place(funnel(), (0, 0, 5.5)))
