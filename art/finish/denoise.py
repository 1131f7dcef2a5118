"""Non-local means between two exposures, guided by the visible surfaces.

Each exposure is filtered with weights measured on the other, so noise is not mistaken for detail
(Rousselle et al., "Robust Denoising using Feature and Color Information", 2013).
"""

import cv2
import numpy as np

REACH, PATCH = 4, 5
COLOR_STRENGTH, FEATURE_WIDTH = 0.55, 0.012


def shifted(image: np.ndarray, dx: int, dy: int) -> np.ndarray:
    return np.roll(image, (dy, dx), axis=(0, 1))


def smooth(image: np.ndarray, size: int) -> np.ndarray:
    return cv2.blur(image, (size, size), borderType=cv2.BORDER_REFLECT)


def excess(guide: np.ndarray, variance: np.ndarray, dx: int, dy: int) -> tuple[np.ndarray, np.ndarray]:
    """Returns each pixel's squared difference from its neighbour at (dx, dy) minus the expected noise, and the noise."""
    other = shifted(variance, dx, dy)
    return (guide - shifted(guide, dx, dy)) ** 2 - (variance + np.minimum(variance, other)), variance + other


def weights(guide, variance, surface, surface_variance, dx: int, dy: int) -> np.ndarray:
    """The similarity between each pixel and its neighbour at (dx, dy), from 0 to 1."""
    beyond, noise = excess(guide, variance, dx, dy)
    color = smooth((beyond / (2e-5 + COLOR_STRENGTH**2 * noise)).mean(axis=2), PATCH)
    beyond, noise = excess(surface, surface_variance, dx, dy)
    form = (beyond / (FEATURE_WIDTH + noise)).max(axis=2)
    return np.exp(-np.maximum(np.maximum(color, form), 0))


def noise_of(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    return smooth((a - b) ** 2 / 2, 7)


def denoise(pictures, surfaces) -> np.ndarray:
    """Returns the mean of both exposures after noise removal. Arrays are height × width × channels."""
    variance, surface_variance = noise_of(*pictures), noise_of(*surfaces)
    sums = [np.zeros_like(p) for p in pictures]
    totals = [np.zeros(p.shape[:2], np.float32) for p in pictures]
    for dy in range(-REACH, REACH + 1):
        for dx in range(-REACH, REACH + 1):
            for k, noisy in enumerate(pictures):
                weight = weights(pictures[1 - k], variance, surfaces[1 - k], surface_variance, dx, dy)
                sums[k] += weight[..., None] * shifted(noisy, dx, dy)
                totals[k] += weight
    return sum(s / t[..., None] for s, t in zip(sums, totals)) / 2
