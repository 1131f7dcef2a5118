"""The closed urine collection system: a cup with a screw lid, and its vacuum tube."""

from studio import palette
from studio.decals import wrap
from studio.materials import clear, frosted, liquid, plastic, printed
from studio.printing import Print
from studio.props.tubes import RADIUS, cap, fluid, ribs, shell, tube_label
from studio.shapes import cylinder, group, lathe, place

URINE = (0.86, 0.46, 0.04)


def cup_label():
    art = Print(1100, 620).bar(0, 0, 1, 0.14, "#6d2fb5").text(0.08, 0.36, "Urine specimen", 0.13, weight=640)
    for y, words in ((0.54, "Name"), (0.70, "Date"), (0.86, "Time")):
        art.text(0.08, y, words, 0.075, "#574a66", 480).bar(0.24, y, 0.9, y + 0.008, "#8a7a9e")
    return printed(art.ready())


def scale(low, high, radius, steps=5):
    """Moulded graduations on the wall."""
    marks = plastic(palette.VIOLET, 0.5)
    return [
        wrap(radius(z), z, z + 0.05, marks, 22 if i % 2 else 13, 2)
        for i, z in enumerate(low + (high - low) * k / steps for k in range(steps + 1))
    ]


def urine_cup(filled=3.4, lid=palette.PURPLE):
    """A cup with its lid on; `filled` is the height of the liquid's surface, or 0 for none."""

    def radius(z):
        return 2.55 + 0.45 * z / 6.4

    wall = lathe(
        [(1e-4, 0.12), (2.2, 0.12), (2.3, 0), (2.55, 0.02), (3.0, 6.4)],
        frosted(palette.WHITE, 0.10),
        round=0.12,
    )
    parts = [wall, *scale(1.2, 5.2, lambda z: radius(z) + 0.008)]
    if filled:
        body = [(1e-4, 0.2), (2.3, 0.2), (2.5, 0.3), (radius(filled) - 0.08, filled), (1e-4, filled)]
        parts.append(lathe(body, liquid(URINE, 0.7), round=0.08))
    parts.append(wrap(radius(1.1) + 0.012, 1.1, 4.9, cup_label(), 112, -76, top=radius(4.9) + 0.012))
    mat = plastic(lid, 0.33)
    top = lathe(
        [(1e-4, 7.35), (1.1, 7.35), (1.25, 7.2), (2.9, 7.2), (3.28, 6.95), (3.28, 5.9), (3.0, 5.9)],
        mat,
        round=0.14,
    )
    port = cylinder(0.8, 0.5, plastic(palette.VIOLET, 0.3), (0, 0, 7.2), 0.12)
    return group(*parts, top, place(ribs(3.27, 0, 0.8, mat, 64, 0.06), (0, 0, 6.05)), port)


def urine_tube(color=palette.AMBER, filled=5.2):
    """A clear tube with its cap on; `filled` is the height of the liquid's surface."""
    parts = [
        shell(RADIUS, 9.2, clear()),
        fluid(RADIUS - 0.05, 0.06, filled, liquid(URINE, 0.55)),
        wrap(RADIUS + 0.008, 5.3, 8.15, tube_label(41, "URINE"), 235, -72),
    ]
    return group(*parts, place(cap(color), (0, 0, 8.58)))
