"""Shader graphs from which the materials are made."""

import bpy


def tree_of(mat):
    return mat.node_tree


def principled(color, roughness):
    mat = bpy.data.materials.new("material")
    mat.use_nodes = True
    shader = mat.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*color, 1)
    shader.inputs["Roughness"].default_value = roughness
    return mat, shader


def image_color(mat, image):
    node = mat.node_tree.nodes.new("ShaderNodeTexImage")
    node.image = image
    node.extension = "EXTEND"
    return node.outputs["Color"]


def bump(mat, shader, scale, depth):
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    where = nodes.new("ShaderNodeTexCoord")
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    relief = nodes.new("ShaderNodeBump")
    relief.inputs["Strength"].default_value = depth
    links.new(where.outputs["Object"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], relief.inputs["Height"])
    links.new(relief.outputs["Normal"], shader.inputs["Normal"])


def schlick(mat, base, power=4):
    """Reflectance that rises towards grazing angles and, unlike the Fresnel node's, is the same inside a surface."""
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    weight = nodes.new("ShaderNodeLayerWeight")
    weight.inputs["Blend"].default_value = 0.5
    steep = nodes.new("ShaderNodeMath")
    steep.operation, steep.inputs[1].default_value = "POWER", power
    scaled = nodes.new("ShaderNodeMath")
    scaled.operation, scaled.inputs[1].default_value, scaled.inputs[2].default_value = (
        "MULTIPLY_ADD",
        1 - base,
        base,
    )
    links.new(weight.outputs["Facing"], steep.inputs[0])
    links.new(steep.outputs[0], scaled.inputs[0])
    return scaled.outputs[0]


def see_through(tint, body, rim, color=(0.9, 0.88, 0.95)):
    """A partly clear material with a sharp gloss: `body` is its opaque share, to which `rim` is added towards the edges."""
    mat, shader = principled(color, 0.25)
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    clear = nodes.new("ShaderNodeBsdfTransparent")
    clear.inputs["Color"].default_value = (*tint, 1)
    gloss = nodes.new("ShaderNodeBsdfGlossy")
    gloss.inputs["Roughness"].default_value = 0.04
    edge = nodes.new("ShaderNodeMath")
    edge.operation, edge.inputs[1].default_value, edge.inputs[2].default_value = "MULTIPLY_ADD", rim, body
    edge.use_clamp = True
    solid, shine = nodes.new("ShaderNodeMixShader"), nodes.new("ShaderNodeMixShader")
    links.new(schlick(mat, 0, 5), edge.inputs[0])
    links.new(edge.outputs[0], solid.inputs[0])
    links.new(clear.outputs[0], solid.inputs[1])
    links.new(shader.outputs[0], solid.inputs[2])
    links.new(schlick(mat, 0.035, 5), shine.inputs[0])
    links.new(solid.outputs[0], shine.inputs[1])
    links.new(gloss.outputs[0], shine.inputs[2])
    links.new(shine.outputs[0], nodes["Material Output"].inputs[0])
    return mat
