"""Solids from which products are built. Lengths are in centimetres, angles in degrees; z is up."""

import math

import bpy
from mathutils import Euler, Vector

from studio.outline import fillet, rectangle


def mesh_object(vertices, faces, mat, uvs=None, sharp=38):
    mesh = bpy.data.meshes.new("part")
    mesh.from_pydata(vertices, [], faces)
    if uvs:
        layer = mesh.uv_layers.new()
        for loop in mesh.loops:
            layer.data[loop.index].uv = uvs[loop.vertex_index]
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(sharp)
    mesh.materials.append(mat)
    mesh.validate()
    obj = bpy.data.objects.new("part", mesh)
    bpy.context.collection.objects.link(obj)
    return obj


def place(obj, at=(0, 0, 0), turn=(0, 0, 0)):
    """Moves and turns an object (or a group with all its parts) and returns it."""
    obj.location = Vector(at)
    obj.rotation_euler = Euler([math.radians(a) for a in turn])
    return obj


def group(*parts):
    """Attaches parts to a handle, so that they move together."""
    handle = bpy.data.objects.new("group", None)
    bpy.context.collection.objects.link(handle)
    for part in parts:
        part.parent = handle
    return handle


def lathe(profile, mat, at=(0, 0, 0), round=0.0, segments=96):
    """Revolves a profile of (radius, height) points about the z axis; `round` softens its corners."""
    points = fillet(profile, round) if round else profile
    vertices, faces = [], []
    for radius, height in points:
        for s in range(segments):
            angle = 2 * math.pi * s / segments
            vertices.append((radius * math.cos(angle), radius * math.sin(angle), height))
    for ring in range(len(points) - 1):
        for s in range(segments):
            a, b = ring * segments + s, ring * segments + (s + 1) % segments
            faces.append((a, b, b + segments, a + segments))
    return place(mesh_object(vertices, faces, mat), at)


def cylinder(radius, tall, mat, at=(0, 0, 0), round=0.0):
    return lathe([(1e-4, 0), (radius, 0), (radius, tall), (1e-4, tall)], mat, at, round)


def extrude(outline, tall, mat, at=(0, 0, 0), bevel=0.0, segments=5):
    """Extrudes a plane outline to a height; `bevel` rounds the sharp edges."""
    n = len(outline)
    vertices = [(*p, 0) for p in outline] + [(*p, tall) for p in outline]
    sides = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    obj = mesh_object(vertices, [tuple(reversed(range(n))), tuple(range(n, 2 * n)), *sides], mat)
    return place(soften(obj, bevel, segments), at)


def box(size, mat, at=(0, 0, 0), round=0.0, bevel=0.0):
    """A box standing on z = at[2]; `round` rounds the vertical edges, `bevel` all edges that are still sharp."""
    return extrude(rectangle(size[0], size[1], round or 0.0), size[2], mat, at, bevel)


def soften(obj, width, segments=5):
    if width:
        mod = obj.modifiers.new("bevel", "BEVEL")
        mod.width, mod.segments, mod.limit_method = width, segments, "ANGLE"
        mod.angle_limit = math.radians(40)
    return obj


def cut(obj, tool):
    """Subtracts the tool's volume from the object; the tool is not rendered and moves with the object."""
    tool.hide_render = True
    tool.parent, tool.matrix_parent_inverse = obj, obj.matrix_basis.inverted()
    mod = obj.modifiers.new("cut", "BOOLEAN")
    mod.operation, mod.object, mod.solver = "DIFFERENCE", tool, "EXACT"
    return obj


def wire(points, radius, mat, flat=None, closed=False):
    """A smooth tube through the points; `flat` = (width, thickness) makes a band instead."""
    curve = bpy.data.curves.new("wire", "CURVE")
    curve.dimensions, curve.resolution_u, curve.use_fill_caps = "3D", 16, True
    spline = curve.splines.new("BEZIER")
    spline.bezier_points.add(len(points) - 1)
    for point, co in zip(spline.bezier_points, points):
        point.co, point.handle_left_type, point.handle_right_type = co, "AUTO", "AUTO"
    spline.use_cyclic_u = closed
    if flat:
        curve.extrude, curve.bevel_depth = flat[0] / 2 - flat[1] / 2, flat[1] / 2
    else:
        curve.bevel_depth = radius
    curve.bevel_resolution = 6
    curve.materials.append(mat)
    obj = bpy.data.objects.new("wire", curve)
    bpy.context.collection.objects.link(obj)
    return obj
