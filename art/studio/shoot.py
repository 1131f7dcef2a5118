"""Blender's entry point: `blender -b -t 1 -P art/studio/shoot.py -- KEY FOLDER SAMPLES WIDTH HEIGHT`.

Writes the input of `art/finish`: two independent exposures, whose difference is noise; the colours and normals of the
visible surfaces; and a mask of the subject without its shadow.
"""

import importlib
import sys
from pathlib import Path

import bpy

sys.path.insert(0, str(Path(__file__).parents[1]))

from studio import camera, stage  # noqa: E402  (needs the path set above)


def expose(scene, path: Path, seed: int, samples: int):
    scene.frame_current = seed  # part of the surface files' names
    scene.cycles.seed, scene.cycles.samples = seed, samples
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = "PNG", "RGBA", "16"
    settings.compression = 15
    scene.render.filepath = str(path)
    bpy.ops.render.render(write_still=True)


def record_surfaces(scene, folder: Path):
    """Stores the colour and normal of the first visible surface with each exposure."""
    bpy.context.view_layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    layers = next(node for node in tree.nodes if node.type == "R_LAYERS")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path, out.format.file_format, out.format.color_depth = str(folder), "OPEN_EXR", "16"
    out.file_slots.clear()
    for name, slot in (("Denoising Albedo", "albedo"), ("Denoising Normal", "normal")):
        out.file_slots.new(f"{slot}-")
        tree.links.new(layers.outputs[name], out.inputs[-1])


def record_mask(scene, path: Path):
    """Renders a mask of the subject, without its shadow. Clear walls count as solid."""
    white = bpy.data.materials.new("mask")
    bpy.context.view_layer.material_override = white
    for obj in scene.objects:
        obj.hide_render = obj.hide_render or obj.name.startswith("floor")
    scene.cycles.max_bounces = 0
    expose(scene, path, 3, 16)


def main():
    key, folder, samples, width, height = sys.argv[sys.argv.index("--") + 1 :]
    folder = Path(folder)
    scene = stage.clear_stage(int(samples), int(width), int(height))
    picture = importlib.import_module(f"scenes.{key}")
    picture.build()
    bpy.context.view_layer.update()
    cloud = camera.subject_points()
    centre, reach = camera.bounds(cloud)
    stage.light(centre, reach)
    stage.floor(min(p.z for p in cloud) - 0.002 * reach, centre, reach)
    camera.frame(cloud, **getattr(picture, "CAMERA", {}))
    record_surfaces(scene, folder)
    expose(scene, folder / "a.png", 1, int(samples) // 2)
    expose(scene, folder / "b.png", 2, int(samples) // 2)
    scene.use_nodes = False
    record_mask(scene, folder / "mask.png")


main()
