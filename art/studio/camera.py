"""A camera with a long lens that looks down on the stage and frames everything except the floor."""

import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector


def subject_points():
    """A sample of the vertices of everything to be rendered, except the floor."""
    graph = bpy.context.evaluated_depsgraph_get()
    cloud = []
    for instance in graph.object_instances:
        obj = instance.object
        if obj.type not in {"MESH", "CURVE"} or obj.hide_render or obj.name.startswith("floor"):
            continue
        mesh = obj.to_mesh()
        step = max(1, len(mesh.vertices) // 400)
        cloud += [instance.matrix_world @ mesh.vertices[i].co for i in range(0, len(mesh.vertices), step)]
        obj.to_mesh_clear()
    return cloud


def bounds(cloud):
    """The centre of the points and half of their longest extent."""
    low = Vector(min(p[i] for p in cloud) for i in range(3))
    high = Vector(max(p[i] for p in cloud) for i in range(3))
    return (low + high) / 2, max(high - low) / 2


def frame(cloud, turn=22, lift=20, lens=75, margin=0.075, blur=0.0):
    """Adds a camera `turn` degrees to the right of the points and `lift` degrees above them. The points fill the picture
    up to the margin.
    """
    scene = bpy.context.scene
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    obj = scene.camera = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(obj)
    a, b = math.radians(turn), math.radians(lift)
    away = Vector((math.sin(a) * math.cos(b), -math.cos(a) * math.cos(b), math.sin(b)))
    target, reach = bounds(cloud)
    distance = reach * lens / 10
    obj.rotation_euler = (-away).to_track_quat("-Z", "Y").to_euler()
    right, up = obj.rotation_euler.to_matrix().col[0], obj.rotation_euler.to_matrix().col[1]
    for _ in range(12):
        obj.location = target + away * distance
        bpy.context.view_layer.update()
        seen = [world_to_camera_view(scene, obj, p) for p in cloud]
        x0, x1 = min(p.x for p in seen), max(p.x for p in seen)
        y0, y1 = min(p.y for p in seen), max(p.y for p in seen)
        view = distance * data.sensor_width / lens
        tall = view * scene.render.resolution_y / scene.render.resolution_x
        target += right * ((x0 + x1) / 2 - 0.5) * view + up * ((y0 + y1) / 2 - 0.5) * tall
        distance *= max(x1 - x0, y1 - y0) / (1 - 2 * margin)
    data.clip_end = distance * 10
    if blur:
        data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop = True, distance, 1 / blur
    return obj
