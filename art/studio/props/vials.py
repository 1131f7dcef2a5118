"""Screw-cap reagent vials."""

from studio import palette
from studio.decals import wrap
from studio.materials import frosted, liquid, plastic, printed
from studio.printing import Print
from studio.props.tubes import dome, fluid, ribs
from studio.shapes import group, lathe, place

RADIUS, TALL = 0.54, 3.4


def vial_label(title="", color="#6d2fb5"):
    art = Print(700, 420).bar(0, 0, 1, 0.18, color).text(0.5, 0.55, title, 0.2, weight=640, anchor="ms")
    art.bar(0.3, 0.70, 0.7, 0.725, "#8a7a9e").bar(0.36, 0.80, 0.64, 0.825, "#8a7a9e")
    return printed(art.ready())


def screw_cap(color, radius=0.6, tall=1.05):
    mat = plastic(color, 0.35)
    return group(
        lathe(
            [(1e-4, tall), (radius * 0.95, tall), (radius, tall - 0.14), (radius, 0), (radius * 0.8, 0)],
            mat,
            round=0.08,
        ),
        ribs(radius * 0.99, 0.08, tall - 0.2, mat, 32, 0.03),
    )


def vial(
    color=palette.PURPLE,
    content=palette.LILAC,
    filled=1.3,
    label=None,
    facing=-80,
    at=(0, 0, 0),
    tilt=(0, 0, 0),
):
    """A vial standing on its skirt; `filled` is the height of the liquid, or 0 for none."""
    parts = [
        lathe([*dome(RADIUS, 0.02, 0.4), (RADIUS, TALL)], frosted(palette.WHITE, 0.28)),
        lathe([(RADIUS * 0.9, 0), (RADIUS, 0), (RADIUS, 0.5)], frosted(palette.WHITE, 0.5)),
    ]
    if filled:
        parts.append(fluid(RADIUS - 0.05, 0.12, 0.12 + filled, liquid(content, 0.75)))
    if label:
        parts.append(wrap(RADIUS + 0.006, 0.85, 2.35, label, 230, facing))
    return place(group(*parts, place(screw_cap(color), (0, 0, TALL - 0.5))), at, tilt)
