"""Materials: plastic, clear plastic, liquid, metal, cloth, print and screen."""

from studio.nodes import bump, image_color, principled, see_through, tree_of


def plastic(color, roughness=0.34, coat=0.45, soft=0.0):
    """Moulded plastic; `soft` is how much light travels under the surface (0 to 1)."""
    mat, shader = principled(color, roughness)
    shader.inputs["Clearcoat"].default_value = coat
    shader.inputs["Clearcoat Roughness"].default_value = 0.12
    if soft:
        shader.inputs["Subsurface"].default_value = soft
        shader.inputs["Subsurface Color"].default_value = (*color, 1)
    return mat


def metal(color, roughness=0.22):
    mat, shader = principled(color, roughness)
    shader.inputs["Metallic"].default_value = 1
    return mat


def cloth(color, scale=60, depth=0.25):
    """Woven fabric: matt, with a fine relief and a soft sheen at the edges."""
    mat, shader = principled(color, 0.85)
    shader.inputs["Sheen"].default_value = 0.7
    bump(mat, shader, scale, depth)
    return mat


def clear(tint=(0.97, 0.96, 1.0), rim=0.5):
    """A thin clear wall without refraction, denser towards its rim. Renders with little noise even with few samples."""
    return see_through(tint, body=0.0, rim=rim, color=(0.50, 0.45, 0.64))


def frosted(color, body=0.55):
    """A translucent moulded plastic such as polypropylene; `body` is its opaque share (0 to 1)."""
    return see_through((0.97, 0.96, 1.0), body=body, rim=0.25, color=color)


def liquid(color, body=0.7):
    """A coloured liquid; `body` is its opaque share (0 to 1). The rest tints the light."""
    return see_through(color, body=body, rim=0.15, color=color)


def printed(image, roughness=0.5):
    """Printed paper or card; the mesh's UV map positions the picture."""
    mat, shader = principled((1, 1, 1), roughness)
    tree_of(mat).links.new(image_color(mat, image), shader.inputs["Base Color"])
    return mat


def screen(image, power=0.9):
    """A lit display under glass."""
    mat, shader = principled((0.01, 0.008, 0.02), 0.08)
    tree_of(mat).links.new(image_color(mat, image), shader.inputs["Emission"])
    shader.inputs["Emission Strength"].default_value = power
    shader.inputs["Specular"].default_value = 0.2
    return mat
