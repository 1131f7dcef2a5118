"""Insulin pen, pen needles and syringes."""

from studio import palette
from studio.decals import wrap
from studio.materials import clear, frosted, metal, plastic, printed
from studio.outline import ellipse
from studio.printing import Print
from studio.props.tubes import ribs
from studio.shapes import box, cylinder, extrude, group, lathe, place


def scale_print(units=10, width=1500, step=10):
    """Prints the graduations along a barrel."""
    art = Print(width, 420, "#efeaf7")
    for i in range(units * 5 + 1):
        x, whole = 0.04 + 0.92 * i / (units * 5), i % 5 == 0
        art.bar(x - 0.0016, 0.1, x + 0.0016, 0.5 if whole else 0.3, "#1c1029")
        if whole and i % 10 == 0 and i:
            art.text(x, 0.92, str(i // 5 * step), 0.36, "#1c1029", 620, "ms")
    return printed(art.turned().ready())


def syringe(color=palette.VIOLET, drawn=2.2):
    """A syringe along +z with its needle capped; `drawn` is how far the plunger is pulled out, in centimetres."""
    radius, tall = 0.42, 6.0
    white = plastic(palette.WHITE, 0.35)
    barrel = lathe([(radius, 0), (radius, tall - 0.1), (0.3, tall), (0.2, tall + 0.25)], clear())
    flange = extrude(ellipse(2.1, 1.0), 0.16, frosted(palette.WHITE, 0.6), (0, 0, -0.08), 0.05)
    rod = [box((0.56, 0.1, 4.6), white, (0, 0, -drawn)), box((0.1, 0.56, 4.6), white, (0, 0, -drawn))]
    thumb = cylinder(0.55, 0.16, white, (0, 0, -drawn - 0.1), 0.05)
    stopper = lathe(
        [
            (1e-4, 0),
            (radius - 0.03, 0),
            (radius - 0.08, 0.2),
            (radius - 0.03, 0.4),
            (radius - 0.12, 0.55),
            (1e-4, 0.62),
        ],
        plastic(palette.PLUM, 0.6, 0),
        (0, 0, 4.6 - drawn),
    )
    units = wrap(radius + 0.006, 0.6, tall - 0.4, scale_print(), 76, -90)
    guard = plastic(color, 0.3)
    sheath = lathe(
        [(0.36, tall - 0.05), (0.36, tall + 0.7), (0.26, tall + 0.8), (0.2, tall + 3.0), (1e-4, tall + 3.05)],
        guard,
        round=0.06,
    )
    return group(
        barrel,
        flange,
        *rod,
        thumb,
        stopper,
        units,
        sheath,
        place(ribs(0.355, 0, 0.5, guard, 24, 0.03), (0, 0, tall + 0.1)),
    )


def pen_needle(color=palette.VIOLET, shield=True):
    """A pen needle along +z: in its outer cap if `shield` is set, otherwise uncovered."""
    white = plastic(palette.WHITE, 0.35)
    if not shield:
        hub = lathe([(0.6, 0), (0.6, 0.9), (0.42, 1.05), (0.2, 1.2), (1e-4, 1.25)], white, round=0.06)
        needle = lathe([(0.02, 1.2), (0.02, 1.9), (1e-4, 2.0)], metal(palette.STEEL, 0.12), segments=16)
        return group(hub, place(ribs(0.595, 0.1, 0.8, white, 30, 0.03), (0, 0, 0)), needle)
    mat = frosted(color, 0.75)
    cover = lathe(
        [(0.95, 0), (0.95, 0.12), (0.74, 0.2), (0.70, 1.5), (0.5, 1.75), (0.44, 3.1), (1e-4, 3.2)],
        mat,
        round=0.1,
    )
    return group(cover, place(ribs(0.72, 0.3, 1.3, mat, 26, 0.04), (0, 0, 0)))


def insulin_pen():
    """A pen along +z, about 13 cm long, with a needle fitted at the top."""
    deep, white = plastic(palette.PURPLE, 0.28, 0.6), plastic(palette.WHITE, 0.3, 0.6)
    dose = Print(500, 300, "#170a29").text(0.5, 0.5, "12", 0.72, "#ffffff", 620, "mm").turned()
    knob = lathe(
        [(1e-4, 0), (0.72, 0), (0.8, 0.15), (0.8, 1.3), (0.7, 1.4)], plastic(palette.AMBER, 0.3), round=0.1
    )
    body = lathe([(0.7, 1.4), (0.84, 1.5), (0.84, 7.6), (0.78, 7.8)], deep, round=0.1)
    holder = lathe([(0.78, 7.75), (0.74, 7.9), (0.72, 11.0), (0.5, 11.4), (0.5, 11.9)], clear(), round=0.1)
    cartridge = cylinder(0.56, 3.0, frosted(palette.LILAC, 0.6), (0, 0, 7.9), 0.1)
    return group(
        knob,
        place(ribs(0.795, 0.2, 1.2, plastic(palette.AMBER, 0.3), 30, 0.04), (0, 0, 0)),
        body,
        holder,
        cartridge,
        lathe([(0.845, 6.9), (0.86, 6.95), (0.86, 7.15), (0.845, 7.2)], white),
        wrap(0.848, 2.0, 3.6, printed(dose.ready(), 0.2), 66, -84),
        place(pen_needle(shield=False), (0, 0, 11.4)),
    )
