#!/usr/bin/python3
"""Renders product pictures into `art/masters`.

    art/render.py                      every scene
    art/render.py urine-cup swab       the named scenes
    art/render.py --draft swab         a small, grainy draft, into `art/drafts`

Needs Debian's `blender`, `python3-opencv` and `python3-pil`. Runs at the lowest priority, and on one
thread unless `--threads` is given.
"""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
SCENES = sorted(path.stem for path in (HERE / "scenes").glob("*.py"))


def render(key: str, out: Path, samples: int, width: int, height: int, threads: int):
    low = ["nice", "-n", "19"]
    with tempfile.TemporaryDirectory() as folder:
        studio = f"blender -b -noaudio -t {threads} --python-exit-code 1 -P".split()
        scene = [str(HERE / "studio/shoot.py"), "--", key, folder, str(samples), str(width), str(height)]
        shot = subprocess.run([*low, *studio, *scene], capture_output=True, text=True)
        if shot.returncode:
            raise SystemExit(f"{key}: Blender failed.\n{shot.stdout[-2000:]}{shot.stderr[-2000:]}")
        subprocess.run(
            [*low, "/usr/bin/python3", str(HERE / "finish/develop.py"), folder, str(out)], check=True
        )


def main():
    parser = argparse.ArgumentParser(description="Renders product pictures.")
    parser.add_argument("keys", nargs="*", metavar="key", help="scenes to render (default: all)")
    parser.add_argument("--draft", action="store_true")
    parser.add_argument("--samples", type=int, default=32)
    parser.add_argument("--threads", type=int, default=1)
    args = parser.parse_args()
    unknown = set(args.keys) - set(SCENES)
    if unknown:
        parser.error(f"unknown: {', '.join(sorted(unknown))}; the scenes are {', '.join(SCENES)}")
    folder = HERE / ("drafts" if args.draft else "masters")
    folder.mkdir(exist_ok=True)
    for key in args.keys or SCENES:
        size = (480, 384) if args.draft else (1200, 960)
        render(key, folder / f"{key}.png", 8 if args.draft else args.samples, *size, args.threads)
        print(f"{key}: {(folder / f'{key}.png').stat().st_size // 1024} kB", flush=True)


if __name__ == "__main__":
    sys.exit(main())
