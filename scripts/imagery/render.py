"""Render one scene, several or all.

    blender -b -P render.py -- NAME [NAME ...] [--draft] [--samples N] [--width W] [--out DIR] [--threads N]
    blender -b -P render.py -- NAME --region 0,.6,.3,1    # that part only (left, top, right, bottom)
    blender -b -P render.py -- --list
    blender -b -P render.py -- --all
"""
import argparse
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True  # the tree stays clean of caches

import bpy

from kit import pipeline
from scenes import SCENES


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
    ap.add_argument("--region", type=lambda v: tuple(map(float, v.split(","))), metavar="L,T,R,B")
    ap.add_argument("--out", default=os.path.join(HERE, "renders"))
    a = ap.parse_args(argv)
    if a.list:
        print("\n".join(SCENES))
        return
    os.makedirs(a.out, exist_ok=True)
    for name in (SCENES if a.all else a.names):
        width = a.width or (640 if a.draft else 2400)
        samples = a.samples or (12 if a.draft else 16)
        pipeline.reset()
        SCENES[name]()
        path = os.path.join(a.out, name + ".jpg")
        pipeline.render(bpy.context.scene, path, width, round(width * 2 / 3), samples, sum(map(ord, name)) % 997, a.threads, a.region)


main()
