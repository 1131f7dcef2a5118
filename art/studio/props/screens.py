"""The screens of phones and tablets: plain lists, readings and overlays, without names of real people."""

from studio.materials import screen
from studio.printing import Print

DARK, TEXT, SOFT, VIOLET, PALE, AMBER = "#241038", "#1c1029", "#6b5d7b", "#6d2fb5", "#e9dff7", "#e9a227"


def app(title, width=720, height=1440):
    """An empty screen with a title bar."""
    art = Print(width, height, "#f7f4fc").bar(0, 0, 1, 0.135, "#4b1f7a")
    art.text(0.5, 0.035, "09:30", 0.018, "#e9dff7", 560, "ms")
    return art.text(0.08, 0.105, title, 0.036, "#ffffff", 620)


def row(art, y, words, note, mark=VIOLET, tall=0.085):
    art.bar(0.06, y, 0.94, y + tall, "#ffffff", 0.014).disc(0.15, y + tall / 2, 0.018, mark)
    art.text(0.24, y + tall * 0.47, words, 0.03, TEXT, 600)
    return art.text(0.24, y + tall * 0.83, note, 0.021, SOFT, 500)


def custody():
    """One-Click Collect: a bag's location and temperature."""
    art = app("Bag 07").bar(0.06, 0.165, 0.94, 0.40, DARK, 0.02)
    art.text(0.13, 0.315, "4.1", 0.12, "#ffffff").text(0.52, 0.25, "°C", 0.05, "#c8a5f2").text(
        0.13, 0.37, "2 to 8 °C", 0.025, "#c8a5f2", 500
    )
    art.bar(0.06, 0.43, 0.94, 0.76, "#ddcff2", 0.02)
    for points in (
        ((0.06, 0.5), (0.4, 0.56), (0.94, 0.5)),
        ((0.3, 0.43), (0.4, 0.56), (0.34, 0.76)),
        ((0.4, 0.56), (0.7, 0.66), (0.94, 0.72)),
    ):
        art.line(points, "#f7f4fc", 0.012)
    art.line(((0.2, 0.7), (0.36, 0.66), (0.4, 0.56), (0.66, 0.535)), VIOLET, 0.008).disc(
        0.2, 0.7, 0.014, VIOLET
    ).disc(0.66, 0.535, 0.026, "#ffffff").disc(0.66, 0.535, 0.018, AMBER)
    row(art, 0.79, "In transit", "12 min to the laboratory")
    return screen(row(art, 0.89, "96 samples", "seal closed").ready(), 1.3)


def modules():
    """One-Click Learn: the list of modules."""
    art = app("Modules")
    names = (
        "Introduction",
        "Circulatory system",
        "Measuring vitals",
        "Collection systems",
        "Drawing blood",
        "Difficult draws",
        "Sample handling",
        "Infection control",
    )
    for i, name in enumerate(names):
        row(
            art,
            0.16 + i * 0.102,
            name,
            "done" if i < 3 else ("in progress" if i == 3 else "to do"),
            VIOLET if i < 3 else (AMBER if i == 3 else "#cdb7ec"),
        )
    return screen(art.ready(), 1.3)


def record():
    """One-Click Safety: one test's record."""
    art = app("Test record").bar(0.06, 0.165, 0.94, 0.43, "#ffffff", 0.02)
    art.disc(0.5, 0.265, 0.062, VIOLET).line(
        ((0.44, 0.267), (0.485, 0.288), (0.565, 0.243)), "#ffffff", 0.014
    )
    art.text(0.5, 0.385, "Not detected", 0.036, TEXT, 640, "ms")
    for i, (words, note) in enumerate(
        (
            ("Sample taken", "saliva, at home"),
            ("Received", "cold chain intact"),
            ("Tested", "RT-PCR"),
            ("Reported", "today"),
        )
    ):
        row(art, 0.46 + i * 0.108, words, note, AMBER if i == 3 else VIOLET)
    return screen(art.ready(), 1.3)


def sample_finder():
    """One-Click ID: the rack seen through the camera, with each sample named."""
    art = Print(1440, 1040, "#dccdf2").bar(0, 0.62, 1, 1, "#c3aee3")
    caps = ("#4b1f7a", "#6d2fb5", "#e9a227", "#4b1f7a", "#6d2fb5")
    for i, color in enumerate(caps):
        x = 0.16 + i * 0.17
        art.bar(x - 0.028, 0.42, x + 0.028, 0.86, "#ffffff", 0.04).bar(
            x - 0.026, 0.68, x + 0.026, 0.86, "#7d1324", 0.04
        ).bar(x - 0.036, 0.34, x + 0.036, 0.46, color, 0.02)
        chosen = i == 2
        art.bar(x - 0.075, 0.14, x + 0.075, 0.26, AMBER if chosen else "#4b1f7a", 0.02).line(
            ((x, 0.26), (x, 0.33)), AMBER if chosen else "#4b1f7a", 0.006
        )
        art.text(x, 0.222, f"S-0{i + 1}", 0.06, TEXT if chosen else "#ffffff", 620, "ms")
    art.bar(0.05, 0.60, 0.95, 0.66, "#ffffff", 0.01).bar(0.05, 0.84, 0.95, 0.92, "#ffffff", 0.01)
    return screen(art.ready(), 1.2)


def vein_overlay():
    """The practice arm seen through the camera, with its veins drawn over it."""
    skin = "#d9ab8b"
    art = Print(1440, 1040, "#efe8f9").bar(0, 0.36, 1, 0.80, skin, 0.2).bar(0, 0.36, 0.3, 0.80, skin)
    art.curve(((0, 0.50), (0.25, 0.47), (0.5, 0.50), (0.75, 0.46), (1, 0.48)), VIOLET, 0.022)
    art.curve(((0, 0.70), (0.3, 0.72), (0.6, 0.66), (1, 0.70)), VIOLET, 0.022)
    art.curve(((0.36, 0.48), (0.43, 0.53), (0.47, 0.62), (0.51, 0.68)), VIOLET, 0.022)
    art.ring(0.455, 0.58, 0.08, AMBER, 0.014).line(((0.5, 0.53), (0.58, 0.28)), AMBER, 0.008)
    art.bar(0.5, 0.14, 0.86, 0.28, AMBER, 0.02).text(0.68, 0.235, "median cubital", 0.06, TEXT, 600, "ms")
    art.bar(0.04, 0.06, 0.3, 0.15, "#4b1f7a", 0.02)
    return screen(art.text(0.17, 0.125, "Step 4 of 9", 0.052, "#ffffff", 560, "ms").ready(), 1.2)
