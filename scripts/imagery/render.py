"""Render one scene, several or all.

    blender -b -P render.py -- NAME [NAME ...] [--draft] [--samples N] [--width W] [--out DIR] [--threads N]
    blender -b -P render.py -- NAME --regrade 0.3     # print the kept negative 0.3 stops brighter
    blender -b -P render.py -- NAME --regrade 0 --warmth -0.3 --contrast "Very High Contrast"
    blender -b -P render.py -- NAME --region 0,.6,.3,1    # that part anew (left, top, right, bottom), into the kept negative
    blender -b -P render.py -- --list
    blender -b -P render.py -- --all
"""
import argparse
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True  # the tree stays clean of caches

import bpy  # noqa: E402

from kit import pipeline, planting, rooms  # noqa: E402
from scenes import SCENES  # noqa: E402


def main():
    argv = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    ap = argparse.ArgumentParser(prog="render.py")
    ap.add_argument("names", nargs="*")
    ap.add_argument("--all", action="store_true")
    ap.add_argument("--list", action="store_true")
    ap.add_argument("--draft", action="store_true", help="640 px wide, 12 samples")
    ap.add_argument("--samples", type=int)
    ap.add_argument("--width", type=int)
    ap.add_argument("--threads", type=int, default=2, help="the machine is shared")
    ap.add_argument("--regrade", type=float, metavar="STOPS")
    ap.add_argument("--warmth", type=float, metavar="STOPS", help="with --regrade: white balance, below zero is cooler")
    ap.add_argument("--contrast", metavar="LOOK", help='with --regrade: Filmic look such as "Very High Contrast"')
    ap.add_argument("--region", type=lambda v: tuple(map(float, v.split(","))), metavar="L,T,R,B")
    ap.add_argument("--out", default=os.path.join(HERE, "renders"))
    a = ap.parse_args(argv)
    if a.list:
        print("\n".join(SCENES))
        return
    os.makedirs(a.out, exist_ok=True)
    for name in (list(SCENES) if a.all else a.names):
        s = SCENES[name]
        w, h = s["size"]
        width = a.width or (640 if a.draft else w)
        samples = a.samples or (12 if a.draft else 24)
        path = os.path.join(a.out, name + ".jpg")
        rooms.reset()
        if a.regrade is not None:
            pipeline.regrade(bpy.context.scene, path, a.regrade, a.warmth, a.contrast)
            continue
        planting.reset()
        s["build"]()
        pipeline.render(bpy.context.scene, path, width, round(width * h / w), samples, sum(map(ord, name)) % 997, a.threads, a.region)


main()
