"""Softens a render's shadow, tints it plum and fades it out towards the picture's edges."""

import cv2
import numpy as np

TINT = np.float32([0x38, 0x10, 0x24]) / 255  # plum, in OpenCV's order of blue, green, red
FINE, WIDE = 0.003, 0.014  # the blur of dark and faint shadows, as shares of the picture's width
TOE, STRENGTH, EDGE = 0.07, 0.9, 0.09


def edge_fade(shape: tuple[int, int]) -> np.ndarray:
    """A factor for each pixel: 1 inside the picture, falling smoothly to 0 at its edges."""

    def ramp(n):
        t = np.clip(np.minimum(np.arange(n), np.arange(n)[::-1]) / (EDGE * n), 0, 1)
        return t * t * (3 - 2 * t)

    return np.outer(ramp(shape[0]), ramp(shape[1])).astype(np.float32)


def soften(shadow: np.ndarray, ground: np.ndarray, reach: float) -> np.ndarray:
    """Blurs only the shadow on the ground, so that the subject's edge does not bleed into it."""
    size = reach * shadow.shape[1]
    return cv2.GaussianBlur(shadow * ground, (0, 0), size) / np.maximum(
        cv2.GaussianBlur(ground, (0, 0), size), 1e-3
    )


def tame(image: np.ndarray, mask: np.ndarray) -> np.ndarray:
    """Replaces the shadow and keeps the subject. `image` is premultiplied; `mask` is the subject's coverage."""
    ground = 1 - mask
    alpha = image[..., 3]
    fine, wide = soften(alpha, ground, FINE), soften(alpha, ground, WIDE)
    near = np.clip(fine / 0.35, 0, 1)
    spread = near * fine + (1 - near) * wide
    shade = np.clip((spread - TOE) / (1 - TOE), 0, 1) * STRENGTH * edge_fade(alpha.shape)
    shadow = np.dstack([shade[..., None] * TINT, shade])
    solid = np.clip(mask * 1.02, 0, 1)[..., None]
    return image * solid + shadow * (1 - solid)
