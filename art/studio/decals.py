"""Printed surfaces: upright panels, flat outlines and labels round cylinders."""

import math

from studio.shapes import mesh_object, place


def panel(width, height, mat, at=(0, 0, 0), turn=(0, 0, 0)):
    """An upright picture facing -y (towards the camera), centred at `at`."""
    x, z = width / 2, height / 2
    corners = [(-x, 0, -z), (x, 0, -z), (x, 0, z), (-x, 0, z)]
    return place(mesh_object(corners, [(0, 1, 2, 3)], mat, [(0, 0), (1, 0), (1, 1), (0, 1)]), at, turn)


def sheet(outline, mat, at=(0, 0, 0), turn=(0, 0, 0)):
    """A horizontal outline facing up, with the picture stretched over its bounds."""
    xs, ys = [p[0] for p in outline], [p[1] for p in outline]
    width, height = max(xs) - min(xs), max(ys) - min(ys)
    uvs = [((x - min(xs)) / width, (y - min(ys)) / height) for x, y in outline]
    corners = [(x, y, 0) for x, y in outline]
    return place(mesh_object(corners, [tuple(range(len(outline)))], mat, uvs), at, turn)


def wrap(radius, low, high, mat, arc=200, facing=-90, steps=48, top=None):
    """A label wrapped round a cylinder (or a cone with the upper radius `top`), centred at `facing` degrees."""
    vertices, uvs, faces = [], [], []
    for i in range(steps + 1):
        angle = math.radians(facing + arc * (i / steps - 0.5))
        for v, (r, z) in enumerate(((radius, low), (top or radius, high))):
            vertices.append((r * math.cos(angle), r * math.sin(angle), z))
            uvs.append((i / steps, v))
    for i in range(steps):
        a = 2 * i
        faces.append((a, a + 2, a + 3, a + 1))
    return mesh_object(vertices, faces, mat, uvs)
