"""PCR plastics: the 96-well plate and the eight-tube strip."""

import math

from studio import palette
from studio.materials import frosted, liquid, plastic
from studio.outline import rectangle
from studio.shapes import box, cut, extrude, group, lathe, mesh_object, place

PITCH, WELL = 0.9, 0.29


def deck(columns, rows, mat, segments=32):
    """The plate's top: for each well, a square with a round hole."""
    vertices, faces = [], []
    for c in range(columns):
        for r in range(rows):
            x, y, base = (c - (columns - 1) / 2) * PITCH, (r - (rows - 1) / 2) * PITCH, len(vertices)
            for i in range(segments):
                a = 2 * math.pi * i / segments
                far = PITCH / 2 / max(abs(math.cos(a)), abs(math.sin(a)))
                vertices += [
                    (x + WELL * math.cos(a), y + WELL * math.sin(a), 0),
                    (x + far * math.cos(a), y + far * math.sin(a), 0),
                ]
            for i in range(segments):
                p, q = base + 2 * i, base + 2 * ((i + 1) % segments)
                faces.append((p, p + 1, q + 1, q))
    return mesh_object(vertices, faces, mat)


def copies(obj, places):
    """Returns copies of an object at the given places. They share its mesh, and the original is not rendered."""
    out = []
    for x, y in places:
        twin = obj.copy()
        obj.users_collection[0].objects.link(twin)
        twin.location.x, twin.location.y = x, y
        out.append(twin)
    obj.hide_render = True
    return out


def wells(places, mat):
    wall = [
        (WELL + 0.07, 0),
        (WELL + 0.07, 0.13),
        (WELL, 0.13),
        (WELL - 0.02, -0.5),
        (0.11, -1.35),
        (1e-4, -1.42),
    ]
    return copies(lathe(wall, mat, segments=32), places)


def fills(places, color, level=-0.05):
    slope = WELL - 0.03 + 0.02 * level
    body = lathe(
        [(1e-4, -1.36), (0.1, -1.3), (slope, level - 0.25), (slope, level), (1e-4, level - 0.03)],
        liquid(color, 0.92),
        segments=32,
    )
    return copies(body, places)


def pcr_plate():
    """A skirted 96-well plate; half of its wells are filled: one in amber, the others in three shades of purple."""
    white = plastic(palette.WHITE, 0.32, 0.5)
    grid = [((c - 5.5) * PITCH, (r - 3.5) * PITCH) for c in range(12) for r in range(8)]
    shades = [palette.linear("#4d1a94"), palette.linear("#7d45cc"), palette.linear("#b08be8")]
    parts = [deck(12, 8, white), *wells(grid, white)]
    for i, color in enumerate(shades):
        parts += fills([p for k, p in enumerate(grid) if k // 16 == i and k != 26], color)
    parts += fills([grid[26]], palette.linear("#e59a10"))
    rim = extrude(rectangle(12.75, 8.5, 0.5), 1.6, white, (0, 0, -1.62), 0.08)
    inner = extrude(rectangle(10.75, 7.15), 3, white, (0, 0, -2.2))
    cut(rim, inner)
    skirt = extrude(rectangle(13.1, 8.85, 0.6), 0.35, white, (0, 0, -1.62), 0.1)
    return place(group(*parts, rim, skirt), (0, 0, 1.62))


def pcr_strip(cap=palette.VIOLET, amber=None):
    """Eight PCR tubes with flat caps, joined by a strap and standing on their tips."""
    clear = frosted(palette.WHITE, 0.22)
    mat, hot = plastic(cap, 0.32), plastic(palette.AMBER, 0.32)
    parts = [
        box((7 * PITCH + 0.5, 0.18, 0.12), frosted(palette.WHITE, 0.6), (0, 0, 1.86)),
        box((7 * PITCH + 0.4, 0.2, 0.1), mat, (0, 0, 2.2)),
    ]
    for i in range(8):
        x = (i - 3.5) * PITCH
        shell = [
            (1e-4, 0),
            (0.1, 0.03),
            (0.14, 0.12),
            (0.3, 1.1),
            (0.31, 1.8),
            (0.37, 1.85),
            (0.37, 2.0),
            (0.3, 2.0),
        ]
        fill = [(1e-4, 0.05), (0.09, 0.08), (0.22, 0.8), (1e-4, 0.8)]
        parts += [
            lathe(shell, clear, (x, 0, 0)),
            lathe(fill, liquid(palette.linear("#8d5bd0"), 0.8), (x, 0, 0)),
        ]
        top = hot if i == amber else mat
        parts.append(
            lathe(
                [(1e-4, 2.34), (0.26, 2.34), (0.3, 2.3), (0.36, 2.3), (0.36, 2.04), (0.28, 2.0)],
                top,
                (x, 0, 0),
                0.04,
            )
        )
    return group(*parts)
