"""The empty studio: renderer, colour management, lights, and a floor that catches shadows only."""

import bpy
from mathutils import Vector

from studio.materials import plastic
from studio.shapes import mesh_object


def clear_stage(samples: int, width: int, height: int):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.film_transparent = True
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.use_persistent_data = True
    cycles = scene.cycles
    cycles.samples, cycles.use_denoising = samples, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.02, 16
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 8, 3, 3
    cycles.transparent_max_bounces = 32
    cycles.sample_clamp_indirect = 4
    cycles.blur_glossy = 0.6
    view = scene.view_settings
    view.view_transform, view.look, view.exposure = "Filmic", "Medium High Contrast", 0.42
    return scene


def soft_box(location, width, height, power, target, color=(1, 1, 1)):
    data = bpy.data.lights.new("soft box", "AREA")
    data.shape, data.size, data.size_y = "RECTANGLE", width, height
    data.energy, data.color = power, color
    obj = bpy.data.objects.new("soft box", data)
    obj.location = location
    obj.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(obj)
    return obj


def light(centre: Vector, reach: float):
    """Adds a key light at the upper left, a lilac rim at the right, a broad light behind and a weak one in front."""
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new("world")
    scene.world.use_nodes = True
    ambient = scene.world.node_tree.nodes["Background"]
    ambient.inputs[0].default_value, ambient.inputs[1].default_value = (0.91, 0.88, 1.0, 1), 0.30

    def at(x, y, z):
        return (centre.x + x * reach, centre.y + y * reach, z * reach)

    power, middle = reach * reach, (centre.x, centre.y, centre.z)
    soft_box(at(-1.9, -1.7, 2.7), 1.6 * reach, 1.9 * reach, 118 * power, middle)
    soft_box(at(2.3, -0.9, 1.7), 0.6 * reach, 1.9 * reach, 64 * power, middle, (0.80, 0.71, 1))
    soft_box(at(-0.4, 2.4, 2.3), 2.6 * reach, 1.4 * reach, 80 * power, middle, (0.88, 0.81, 1))
    soft_box(at(0.2, -3.0, 0.9), 1.2 * reach, 0.7 * reach, 14 * power, middle)


def floor(level: float, centre: Vector, reach: float):
    s = reach * 6
    corners = [(centre.x + x * s, centre.y + y * s, level) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    obj = mesh_object(corners, [(0, 1, 2, 3)], plastic((0.80, 0.76, 0.92), 0.55, 0))
    obj.name = "floor"
    obj.is_shadow_catcher = True
    return obj
