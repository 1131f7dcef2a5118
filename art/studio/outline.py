"""Plane outlines: rectangles and ellipses, and a function that rounds the corners of any outline."""

import math

from mathutils import Vector


def fillet(points, radius, steps=6, closed=False):
    """Rounds the corners of a polyline by about `radius`, or less at short segments. Leaves nearly straight corners
    unchanged.
    """
    corners = [Vector(p) for p in points]
    rounded = []
    for i, here in enumerate(corners):
        if not closed and i in (0, len(corners) - 1):
            rounded.append(here)
            continue
        before, after = corners[i - 1] - here, corners[(i + 1) % len(corners)] - here
        turn = before.angle(after, math.pi)
        if turn > math.radians(172):
            rounded.append(here)
            continue
        reach = min(radius / math.tan(turn / 2), before.length * 0.48, after.length * 0.48)
        start, end = here + before.normalized() * reach, here + after.normalized() * reach
        for step in range(steps + 1):
            t = step / steps
            rounded.append((1 - t) ** 2 * start + 2 * t * (1 - t) * here + t * t * end)
    return [tuple(p) for p in rounded]


def rectangle(width, height, radius=0.0, steps=8):
    """A rectangle centred on the origin; `radius` rounds its corners."""
    x, y = width / 2, height / 2
    corners = [(-x, -y), (x, -y), (x, y), (-x, y)]
    return fillet(corners, radius, steps, closed=True) if radius else corners


def ellipse(width, height, steps=64):
    turns = (2 * math.pi * i / steps for i in range(steps))
    return [(width / 2 * math.cos(t), height / 2 * math.sin(t)) for t in turns]
