"""The practice arm: a soft forearm on a tray, with the hand in a fist."""

from studio import palette
from studio.materials import plastic
from studio.outline import rectangle
from studio.shapes import box, extrude, group, lathe, place


def practice_arm(skin=palette.SKIN):
    """A practice arm along +x, with the elbow near the origin."""
    soft = plastic(skin, 0.5, 0.1, 0.12)
    limb = lathe(
        [
            (1e-4, -3.2),
            (3.6, -3.1),
            (4.4, -2),
            (4.7, 2),
            (4.9, 7),
            (4.4, 13),
            (3.4, 20),
            (2.9, 24),
            (2.9, 26),
            (1e-4, 26.4),
        ],
        soft,
        round=1.2,
    )
    limb.scale = (0.8, 1, 1)
    forearm = place(group(limb), (0, 0, 4.6), (0, 90, 0))
    palm = box((7.4, 7.0, 4.2), soft, (27.6, 0, 2.6), 2.4, 1.8)
    knuckles = [
        place(
            box((4.6, 1.75, 2.7), soft, (0, 0, 0), 0.8, 0.8),
            (31.4, (i - 1.5) * 1.72, 3.6 - 0.25 * abs(i - 1.4)),
            (0, 24, 0),
        )
        for i in range(4)
    ]
    thumb = place(box((5.4, 1.9, 1.9), soft, (0, 0, 0), 0.9, 0.8), (28.2, -3.6, 4.2), (0, 4, 24))
    tray = extrude(rectangle(42, 15, 2.2), 1.0, plastic(palette.PALE, 0.35), (14.6, 0, 0), 0.3)
    rest = [box((3.2, 10, 2.4), plastic(palette.VIOLET, 0.5), (x, 0, 0.9), 1.0, 0.3) for x in (2, 20)]
    return group(forearm, palm, *knuckles, thumb, tray, *rest)
