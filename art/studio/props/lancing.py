"""The lancing device with its depth dial, and single-use lancets."""

from studio import palette
from studio.decals import wrap
from studio.materials import metal, plastic, printed
from studio.printing import Print
from studio.props.tubes import ribs
from studio.shapes import box, cylinder, group, lathe, place


def dial_scale():
    art = Print(260, 1500, "#f2f0f7")
    for i in range(5):
        chosen, y = i == 2, 0.14 + i * 0.18
        if chosen:
            art.bar(0.1, y - 0.065, 0.9, y + 0.065, "#e9a227", 0.03)
        art.text(0.5, y, str(i + 1), 0.115, "#1c1029" if chosen else "#4b1f7a", 620, "mm")
    return printed(art.turned().ready(), 0.35)


def lancing_device():
    """A lancing device along +z, about 10 cm long, with its dial and opening near the top."""
    white, deep = plastic(palette.WHITE, 0.28, 0.6), plastic(palette.PURPLE, 0.3, 0.6)
    body = lathe([(1e-4, 0), (0.62, 0.05), (0.78, 0.9), (0.95, 3.0), (0.98, 6.6)], white, round=0.5)
    sleeve = lathe([(0.985, 1.9), (1.0, 1.9), (1.03, 5.4), (1.0, 5.4)], deep, round=0.02)
    seam = lathe([(0.9, 6.6), (0.93, 6.7), (0.9, 6.8)], plastic(palette.PLUM))
    dial = lathe([(0.9, 6.75), (1.06, 6.85), (1.06, 8.6), (0.9, 8.7)], white, round=0.1)
    grip = place(ribs(1.055, 0, 0.5, plastic(palette.VIOLET), 44, 0.04), (0, 0, 8.02))
    numbers = wrap(1.066, 6.98, 7.9, dial_scale(), 300, -78)
    nose = lathe(
        [(0.92, 8.65), (0.9, 9.3), (0.6, 10.2), (0.5, 10.4), (0.22, 10.4), (0.2, 9.9)],
        plastic(palette.VIOLET, 0.3, 0.6),
        round=0.14,
    )
    trigger = place(
        box((0.72, 0.34, 1.5), plastic(palette.AMBER, 0.3), (0, 0, -0.75), 0.16, 0.12), (0, -1.02, 4.3)
    )
    return group(body, sleeve, seam, dial, grip, numbers, nose, trigger)


def lancet(color=palette.VIOLET, capped=True):
    """A lancet along +z with a finned body: with its twist-off cap, or with the needle visible."""
    mat = plastic(color, 0.35)
    body = cylinder(0.3, 1.9, mat, (0, 0, 0), 0.08)
    fins = [
        box((0.78, 0.12, 1.2), mat, (0, 0, 0.3), 0, 0.04),
        box((0.12, 0.78, 1.2), mat, (0, 0, 0.3), 0, 0.04),
    ]
    neck = lathe([(0.3, 1.85), (0.2, 2.1), (0.12, 2.2), (1e-4, 2.25)], mat, round=0.05)
    if capped:
        return group(body, *fins, neck, place(twist_cap(color), (0, 0, 2.1)))
    needle = lathe([(0.022, 2.2), (0.022, 2.5), (1e-4, 2.62)], metal(palette.STEEL, 0.12), segments=16)
    return group(body, *fins, neck, needle)


def twist_cap(color):
    mat = plastic(color, 0.35)
    stem = lathe([(1e-4, 0), (0.13, 0), (0.13, 0.9), (1e-4, 1.0)], mat, round=0.04)
    disc = place(cylinder(0.55, 0.26, mat, (0, 0, -0.13), 0.08), (0, 0, 1.3), (90, 0, 0))
    return group(stem, disc)
