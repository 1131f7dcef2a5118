"""Reads the studio's output: exposures as floats with premultiplied alpha, and the visible surfaces' colours and normals."""

import os
from pathlib import Path
from typing import NamedTuple

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"

import cv2  # noqa: E402  (reads the setting above when loaded)
import numpy as np  # noqa: E402


class Exposures(NamedTuple):
    """Two pictures with independent noise, the colours and normals of the surfaces in each, and the subject's mask."""

    pictures: tuple[np.ndarray, np.ndarray]
    surfaces: tuple[np.ndarray, np.ndarray]
    mask: np.ndarray


def picture(path: Path) -> np.ndarray:
    data = cv2.imread(str(path), cv2.IMREAD_UNCHANGED)
    if data is None or data.shape[-1] != 4:
        raise ValueError(f"{path} is missing or has no alpha channel. Render the scene again.")
    data = data.astype(np.float32) / np.iinfo(data.dtype).max
    data[..., :3] *= data[..., 3:]
    return data


def surface(path: Path) -> np.ndarray:
    data = cv2.imread(str(path), cv2.IMREAD_UNCHANGED)
    if data is None:
        raise ValueError(f"{path} cannot be read. Render the scene again.")
    return np.clip(data[..., :3].astype(np.float32), -1, 1)


def surfaces(folder: Path, exposure: int) -> np.ndarray:
    return np.dstack([surface(folder / f"{name}-{exposure:04}.exr") for name in ("albedo", "normal")])


def read(folder: Path) -> Exposures:
    pictures = picture(folder / "a.png"), picture(folder / "b.png")
    return Exposures(
        pictures, (surfaces(folder, 1), surfaces(folder, 2)), picture(folder / "mask.png")[..., 3]
    )
