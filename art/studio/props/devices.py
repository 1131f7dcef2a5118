"""Phones and tablets: dark slabs with thin edges and lit screens."""

from studio import palette
from studio.decals import panel
from studio.materials import metal, plastic
from studio.outline import rectangle
from studio.shapes import cylinder, extrude, group, place


def slab(width, tall, picture, border, radius):
    """A device standing upright on z = 0, with its screen towards -y."""
    edge = place(
        extrude(rectangle(width, tall, radius), 0.82, metal(palette.PURPLE, 0.3), (0, 0, 0), 0.16),
        (0, 0.41, tall / 2),
        (90, 0, 0),
    )
    glass = place(
        extrude(
            rectangle(width - 0.16, tall - 0.16, radius - 0.08),
            0.04,
            plastic((0.006, 0.004, 0.012), 0.12, 0.6),
        ),
        (0, -0.39, tall / 2),
        (90, 0, 0),
    )
    lit = panel(width - 2 * border, tall - 2 * border, picture, (0, -0.445, tall / 2))
    return group(edge, glass, lit)


def phone(picture):
    """A phone of 7.4 × 15.2 cm."""
    return slab(7.4, 15.2, picture, 0.34, 1.0)


def tablet(picture):
    """A tablet of 24 × 17.6 cm, in landscape format."""
    eye = place(cylinder(0.14, 0.02, plastic((0.03, 0.02, 0.08), 0.1)), (0, -0.44, 17.2), (90, 0, 0))
    return group(slab(24, 17.6, picture, 0.62, 1.1), eye)


def stand(width, lean=14):
    """A low cradle behind a leaning device."""
    mat = plastic(palette.LILAC, 0.35)
    foot = extrude(rectangle(width, 6.5, 1.2), 0.5, mat, (0, 1.6, 0), 0.15)
    back = place(
        extrude(rectangle(width * 0.5, 9, 1.2), 0.5, mat, (0, 0, 0), 0.15), (0, 2.6, 4.2), (90 - lean, 0, 0)
    )
    return group(foot, back)
