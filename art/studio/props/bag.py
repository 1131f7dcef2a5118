"""The cold-chain transport bag: padded cloth, webbing, a display, and a lid hinged at the back."""

from studio import palette
from studio.decals import panel
from studio.materials import cloth, metal, plastic, screen
from studio.outline import rectangle
from studio.printing import Print
from studio.props.racks import rack
from studio.props.tubes import blood_tube, tube_label
from studio.shapes import box, cut, group, place, wire

WIDTH, DEPTH, TALL, WALL = 38.0, 26.0, 25.0, 2.4


def hoop(width, depth, level, thick, mat, flat=None):
    """A closed line around the bag at one height."""
    return wire([(*p, level) for p in rectangle(width, depth, 5, 5)], thick, mat, flat, closed=True)


def display():
    """The logger on the front, with the temperature and signal bars."""
    art = (
        Print(640, 400, "#170a29")
        .text(0.08, 0.56, "4.1", 0.46, "#ffffff")
        .text(0.47, 0.40, "°C", 0.2, "#c8a5f2")
    )
    art.text(0.08, 0.84, "2 to 8 °C", 0.13, "#c8a5f2", 480).disc(0.87, 0.78, 0.05, "#e9a227")
    for i in range(4):
        art.bar(0.70 + i * 0.06, 0.36 - i * 0.06, 0.735 + i * 0.06, 0.40, "#ffffff")
    case = box((10, 1.6, 6.6), plastic(palette.PALE, 0.3), (0, 0, -3.3), 0.5, 0.35)
    return group(case, panel(8.6, 5.2, screen(art.ready(), 1.0), (0, -0.82, 0)))


def body(lining):
    shell = cloth(palette.PURPLE, 14, 0.18)
    outer = cut(
        box((WIDTH, DEPTH, TALL), shell, (0, 0, 0), 5, 1.6),
        box((WIDTH - 2 * WALL, DEPTH - 2 * WALL, TALL), lining, (0, 0, 3), 3.4),
    )
    outer.data.materials.append(lining)
    trim, web = cloth(palette.VIOLET, 60, 0.1), cloth(palette.PLUM, 50, 0.2)
    parts = [
        outer,
        hoop(WIDTH + 0.1, DEPTH + 0.1, TALL - 0.6, 0.42, trim),
        hoop(WIDTH + 0.1, DEPTH + 0.1, 1.6, 0.42, trim),
    ]
    for x in (-12.2, 12.2):
        parts.append(box((3.0, 0.35, TALL - 1.6), web, (x, -DEPTH / 2 - 0.1, 0.8), 0, 0.1))
        parts.append(
            box((3.6, 0.6, 2.4), metal(palette.STEEL, 0.3), (x, -DEPTH / 2 - 0.25, TALL * 0.66), 0, 0.2)
        )
    parts.append(box((18, 0.9, 13), shell, (0, -DEPTH / 2 - 0.2, 3.2), 0.3, 0.4))
    parts.append(place(display(), (0, -DEPTH / 2 - 1.2, 10.4)))
    for s in (-1, 1):
        loop = wire([(0, -7, 0), (3.4, -5, 5.4), (3.4, 5, 5.4), (0, 7, 0)], 0.7, web)
        parts.append(place(loop, (s * (WIDTH / 2 - 0.2), 0, TALL * 0.48), (0, 0, 0 if s > 0 else 180)))
    return parts


def lid(lining, opened):
    """The lid, hinged at the back edge; `opened` is in degrees."""
    shell, trim = cloth(palette.PURPLE, 14, 0.18), cloth(palette.VIOLET, 60, 0.1)
    y = -DEPTH / 2
    top = place(box((WIDTH, DEPTH, 3.2), shell, (0, 0, 0), 5, 1.3), (0, y, 0))
    pad = place(box((WIDTH - 2 * WALL, DEPTH - 2 * WALL, 1.4), lining, (0, 0, 0), 3.4, 0.5), (0, y, -0.9))
    edge = place(hoop(WIDTH + 0.1, DEPTH + 0.1, 0.4, 0.42, trim), (0, y, 0))
    grip = place(
        wire([(-7, 0, 0), (-5, 0, 3.2), (5, 0, 3.2), (7, 0, 0)], 0.7, cloth(palette.PLUM, 50, 0.2)),
        (0, y, 2.6),
    )
    return place(group(top, pad, edge, grip), (0, DEPTH / 2, TALL - 0.2), (-opened, 0, 0))


def load():
    """Two racks of tubes, with cold packs beside them."""
    parts, label = [], tube_label(7)
    for s in (-1, 1):
        frame, places = rack(4, 4, 2.1, 0.75, 5.0)
        tubes = [
            blood_tube(
                palette.AMBER if (s, i) == (1, 1) else (palette.VIOLET if i % 3 else palette.PURPLE),
                2.0,
                1.3,
                label,
                facing=-70,
                at=(x, y, 0.75),
            )
            for i, (x, y) in enumerate(places)
        ]
        racked = place(group(frame, *tubes), (s * 7.0, -0.6, 14.0))
        racked.scale = (1.42, 1.42, 1.42)  # enlarged, so that they are recognisable in small pictures
        parts.append(racked)
    pack = plastic(palette.LILAC, 0.25, 0.6)
    parts += [box((1.8, 17, 19), pack, (s * 15.3, 0, 4), 0.6, 0.6) for s in (-1, 1)]
    return group(*parts)


def transport_bag(opened=0):
    lining = plastic(palette.PALE, 0.42, 0.2)
    return group(*body(lining), lid(lining, opened), *([load()] if opened else []))
