"""A practice arm with a tube holder, a tourniquet and a checklist."""

from studio import palette
from studio.decals import sheet
from studio.materials import plastic, printed
from studio.outline import rectangle
from studio.printing import Print
from studio.props.arm import practice_arm
from studio.props.holder import holder, tourniquet
from studio.shapes import box, extrude, group, place

CAMERA = {"turn": 18, "lift": 36}


def checklist():
    art = Print(900, 1200).text(0.1, 0.12, "Checklist", 0.07, weight=640)
    for i in range(7):
        y, done = 0.22 + i * 0.1, i < 5
        art.bar(0.1, y, 0.17, y + 0.053, "#6d2fb5" if done else "#e9dff7", 0.01).bar(
            0.24, y + 0.012, 0.24 + (0.5, 0.62, 0.4)[i % 3], y + 0.028, "#8a7a9e", 0.008
        )
        if done:
            art.line(((0.115, y + 0.028), (0.13, y + 0.042), (0.158, y + 0.012)), "#ffffff", 0.008)
    board = extrude(rectangle(15, 20, 1), 0.5, plastic(palette.PURPLE, 0.4), (0, 0, 0), 0.12)
    clip = box((5, 1.6, 0.8), plastic(palette.AMBER, 0.3), (0, 9.2, 0.5), 0.4, 0.15)
    return group(board, sheet(rectangle(13.4, 17.8, 0.2), printed(art.ready()), (0, -0.5, 0.52)), clip)


def build():
    place(practice_arm(), (-20, 7, 0), (0, 0, 2))
    place(checklist(), (13, -9, 0), (0, 0, -12))
    place(tourniquet(), (-1, -7, 0), (0, 0, 12)).scale = (1.3, 1.3, 1.3)
    place(holder(), (-16, -9.5, 1.5), (-90, 0, -70)).scale = (1.35, 1.35, 1.35)
