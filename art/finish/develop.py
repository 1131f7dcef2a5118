"""Turns the exposures in a folder into a master: `/usr/bin/python3 art/finish/develop.py FOLDER OUT.png`."""

import sys
from pathlib import Path

import cv2
import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from finish import exposures  # noqa: E402  (needs the path set above)
from finish.denoise import denoise  # noqa: E402
from finish.shadow import tame  # noqa: E402


def save(image: np.ndarray, path: Path):
    """Writes 8-bit RGBA with straight alpha. Makes invisible pixels black, because their colours would enlarge the file."""
    alpha = image[..., 3:]
    color = np.where(alpha > 1 / 255, image[..., :3] / np.maximum(alpha, 1e-4), 0)
    pixels = np.clip(np.dstack([color, alpha]) * 255 + 0.5, 0, 255).astype(np.uint8)
    cv2.imwrite(str(path), pixels, [cv2.IMWRITE_PNG_COMPRESSION, 9])


def occupied(pictures, border: int = 8) -> tuple[slice, slice]:
    """Returns the rectangle around everything visible in either exposure, extended by a border in pixels."""
    x, y, width, height = cv2.boundingRect(
        (pictures[0][..., 3] + pictures[1][..., 3] > 0.01).astype(np.uint8)
    )
    return slice(max(y - border, 0), y + height + border), slice(max(x - border, 0), x + width + border)


def main(folder: Path, out: Path):
    cv2.setNumThreads(1)
    seen = exposures.read(folder)
    part = occupied(seen.pictures)
    clean = np.zeros_like(seen.pictures[0])
    clean[part] = denoise([p[part] for p in seen.pictures], [s[part] for s in seen.surfaces])
    save(tame(clean, seen.mask), out)


main(Path(sys.argv[1]), Path(sys.argv[2]))
