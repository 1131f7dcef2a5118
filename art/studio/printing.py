"""Draws labels, carton faces and screens with Pillow in the site's typeface, and converts them to Blender images."""

import random
import tempfile
from pathlib import Path

import bpy
from PIL import Image, ImageDraw, ImageFont

FONT = Path(__file__).parents[2] / "app/fonts/instrument-sans.woff2"
INK, BRAND, BRIGHT, PALE, PAPER, AMBER = "#1c1029", "#4b1f7a", "#6d2fb5", "#e9dff7", "#fbfafd", "#e9a227"


def font(size: int, weight: int = 560):
    face = ImageFont.truetype(str(FONT), size)
    face.set_variation_by_axes([weight])
    return face


class Print:
    """A drawing. Its methods take positions as shares of its width and height, and sizes as shares of its height."""

    def __init__(self, width: int, height: int, ground: str = PAPER):
        self.image = Image.new("RGB", (width, height), ground)
        self.draw = ImageDraw.Draw(self.image)
        self.width, self.height = width, height

    def text(self, x, y, words, size, fill=INK, weight=560, anchor="ls"):
        face = font(round(size * self.height), weight)
        self.draw.text((x * self.width, y * self.height), words, fill, face, anchor=anchor)
        return self

    def bar(self, x0, y0, x1, y1, fill=BRAND, radius=0.0):
        bounds = (x0 * self.width, y0 * self.height, x1 * self.width, y1 * self.height)
        self.draw.rounded_rectangle(bounds, radius * self.height, fill)
        return self

    def disc(self, x, y, radius, fill=BRAND):
        cx, cy, r = x * self.width, y * self.height, radius * self.height
        self.draw.ellipse((cx - r, cy - r, cx + r, cy + r), fill)
        return self

    def line(self, points, fill=BRAND, thick=0.01):
        pixels = [(x * self.width, y * self.height) for x, y in points]
        self.draw.line(pixels, fill, max(1, round(thick * self.height)), "curve")
        return self

    def curve(self, points, fill=BRAND, thick=0.01, steps=12):
        """Draws a smooth line through the points (Catmull-Rom)."""
        ends = [points[0], *points, points[-1]]
        smooth = []
        for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
            for t in (step / steps for step in range(steps + 1)):
                weights = (
                    -t + 2 * t**2 - t**3,
                    2 - 5 * t**2 + 3 * t**3,
                    t + 4 * t**2 - 3 * t**3,
                    t**3 - t**2,
                )
                smooth.append(tuple(sum(w * p[k] for w, p in zip(weights, (a, b, c, d))) / 2 for k in (0, 1)))
        return self.line(smooth, fill, thick)

    def ring(self, x, y, radius, fill=BRAND, thick=0.01):
        cx, cy, r = x * self.width, y * self.height, radius * self.height
        self.draw.ellipse((cx - r, cy - r, cx + r, cy + r), None, fill, round(thick * self.height))
        return self

    def barcode(self, x0, y0, x1, y1, seed=1, upright=True, fill=INK):
        """Draws a barcode without data: bars of random widths."""
        dice, at = random.Random(seed), 0.0
        while at < 1:
            thick = dice.choice((0.012, 0.018, 0.03))
            end = min(at + thick, 1)
            if upright:
                self.bar(x0 + at * (x1 - x0), y0, x0 + end * (x1 - x0), y1, fill)
            else:
                self.bar(x0, y0 + at * (y1 - y0), x1, y0 + end * (y1 - y0), fill)
            at = end + dice.choice((0.012, 0.02, 0.03))
        return self

    def drop(self, x, y, size, fill=BRAND):
        """Draws a drop with its tip upwards."""
        s = size * self.height
        cx, cy = x * self.width, y * self.height
        self.draw.polygon(
            [(cx, cy - s * 1.9), (cx - s * 0.86, cy - s * 0.5), (cx + s * 0.86, cy - s * 0.5)], fill
        )
        self.draw.ellipse((cx - s, cy - s, cx + s, cy + s), fill)
        return self

    def turned(self):
        """Rotates the drawing by 90°, for print that runs along a cylinder."""
        self.image = self.image.rotate(90, expand=True)
        return self

    def ready(self):
        """Returns the drawing as a Blender image."""
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "print.png"
            self.image.save(path)
            image = bpy.data.images.load(str(path))
            image.pack()
        return image
