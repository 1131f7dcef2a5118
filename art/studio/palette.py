"""The colours of the renders, in linear RGB, which Cycles requires."""


def linear(code: str) -> tuple[float, float, float]:
    """Converts `#rrggbb` to linear RGB, with each channel from 0 to 1."""
    channels = (int(code[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)


PURPLE = linear("#381270")
VIOLET = linear("#652fb4")
LILAC = linear("#c3acec")
PALE = linear("#e6def6")
WHITE = linear("#f2f0f7")
PLUM = linear("#241038")
AMBER = linear("#e39a13")
STEEL = linear("#b9b6c4")
BLOOD = linear("#6a0010")
SERUM = linear("#e6a83c")
SKIN = linear("#b98a73")
