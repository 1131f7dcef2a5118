"""Moulded racks: two plates between side walls, with holes for tubes in the upper plate."""

from studio import palette
from studio.materials import plastic
from studio.props.tubes import blood_tube, tube_label
from studio.shapes import box, cut, cylinder, group


def rack(columns, rows, pitch=1.9, hole=0.72, tall=4.1, color=palette.WHITE):
    """Returns the rack and the (x, y) position of each hole, front row first. Tubes stand at z = 0.75."""
    mat = plastic(color, 0.3, 0.5)
    width, depth = columns * pitch + 0.8, rows * pitch + 0.5
    upper = box((width, depth, 0.5), mat, (0, 0, tall - 0.5), 0.3, 0.1)
    places = [
        ((i - (columns - 1) / 2) * pitch, (j - (rows - 1) / 2) * pitch)
        for j in range(rows)
        for i in range(columns)
    ]
    for x, y in places:
        cut(upper, cylinder(hole, 2, mat, (x, y, tall - 1.5)))
    base = box((width, depth, 0.7), mat, (0, 0, 0), 0.3, 0.12)
    sides = [
        box((0.36, depth - 0.06, tall - 0.6), mat, (s * (width / 2 - 0.21), 0, 0.4), 0.12, 0.0)
        for s in (-1, 1)
    ]
    return group(upper, base, *sides), places


def racked_tubes(columns, rows, amber=None, seed=0, size=1.0):
    """A full rack whose front row is labelled; the tube with the index `amber` has an amber cap."""
    frame, places = rack(columns, rows)
    tubes = []
    for i, (x, y) in enumerate(places):
        color = palette.AMBER if i == amber else (palette.PURPLE, palette.VIOLET)[(i + seed) % 2]
        label = tube_label(i + seed) if i < columns else None
        tubes.append(blood_tube(color, 2, 1.3, label, facing=-72, at=(x, y, 0.75)))
    full = group(frame, *tubes)
    full.scale = (size, size, size)
    return full
