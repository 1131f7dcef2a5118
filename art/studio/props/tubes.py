"""Blood tubes with clear walls, gel-separated samples, ribbed caps and printed labels."""

import math

from studio import palette
from studio.decals import wrap
from studio.materials import clear, liquid, plastic, printed
from studio.printing import Print
from studio.shapes import cylinder, group, lathe, mesh_object, place

RADIUS, TALL = 0.65, 7.5


def tube_label(seed=1, title="SPECIMEN", ground="#fbfafd", stripe="#6d2fb5"):
    """A label with a title and a barcode or, without a title, with lines to write on."""
    art = Print(820, 880, ground).bar(0, 0, 1, 0.12, stripe)
    if title:
        art.text(0.5, 0.30, title, 0.088, weight=650, anchor="ms").barcode(0.28, 0.40, 0.72, 0.78, seed)
    for y in (0.88,) if title else (0.36, 0.56, 0.76):
        art.bar(0.3, y, 0.47, y + 0.013, "#8a7a9e").bar(0.53, y, 0.7, y + 0.013, "#8a7a9e")
    return printed(art.ready())


def ribs(radius, low, high, mat, count=40, depth=0.035):
    """Fine upright ridges around a cap, for grip."""
    vertices, faces = [], []
    half = math.pi / count * 0.5
    for i in range(count):
        a = 2 * math.pi * i / count
        ring = [
            (a - half, radius),
            (a - half * 0.5, radius + depth),
            (a + half * 0.5, radius + depth),
            (a + half, radius),
        ]
        base = len(vertices)
        for z in (low, high):
            vertices += [(r * math.cos(t), r * math.sin(t), z) for t, r in ring]
        faces += [(base + k, base + k + 1, base + k + 5, base + k + 4) for k in range(3)]
        faces += [(base, base + 1, base + 2, base + 3), (base + 7, base + 6, base + 5, base + 4)]
    return mesh_object(vertices, faces, mat)


def cap(color, radius=0.82, tall=1.75, grip=True):
    mat = plastic(color)
    body = lathe(
        [
            (1e-4, tall),
            (radius * 0.55, tall),
            (radius * 0.62, tall - 0.06),
            (radius * 0.94, tall - 0.04),
            (radius, tall - 0.22),
            (radius, 0.32),
            (radius * 0.93, 0.22),
            (radius * 0.93, 0),
            (0.4, 0),
        ],
        mat,
        round=0.09,
    )
    return group(body, ribs(radius * 0.995, 0.42, tall - 0.32, mat)) if grip else group(body)


def dome(radius, floor=0.0, flat=1.0):
    """The profile of a round bottom; `flat` below 1 flattens it."""
    turns = [i / 14 * math.pi / 2 for i in range(15)]
    return [(max(1e-4, radius * math.sin(t)), floor + radius * flat * (1 - math.cos(t))) for t in turns]


def shell(radius, tall, mat):
    """A round-bottomed clear tube, open at the top; a single surface represents its thin wall."""
    return lathe([*dome(radius), (radius, tall)], mat)


def fluid(radius, low, high, mat, domed=True):
    """A body of liquid, with a round bottom if `domed`."""
    if not domed:
        return cylinder(radius, high - low, mat, (0, 0, low), 0.02)
    return lathe(
        [*dome(radius, low), (radius, high - 0.02), (radius - 0.03, high), (1e-4, high - 0.015)], mat
    )


def blood_tube(
    color=palette.PURPLE,
    blood=2.2,
    serum=1.5,
    label=None,
    tall=TALL,
    facing=-90,
    tilt=(0, 0, 0),
    at=(0, 0, 0),
):
    """A capped tube; `blood` and `serum` are the heights of the layers, with gel below the serum."""
    inner = RADIUS - 0.055
    parts = [shell(RADIUS, tall, clear())]
    level = 0.06 + blood
    if blood:
        red = plastic(palette.BLOOD, 0.12, 0.8)
        parts.append(fluid(inner, 0.06, level, red))
    if serum:
        parts.append(fluid(inner, level + 0.001, level + 0.32, plastic((0.86, 0.80, 0.72), 0.4), False))
        parts.append(fluid(inner, level + 0.322, level + 0.32 + serum, liquid(palette.SERUM, 0.62), False))
    if label:
        parts.append(wrap(RADIUS + 0.008, tall - 3.9, tall - 1.05, label, 235, facing))
    top = cap(color)
    top.location.z = tall - 0.62
    return place(group(*parts, top), at, tilt)
