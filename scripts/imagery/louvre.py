"""The frames of the louvre to turn: one window at nine tilts, three blade widths and three hours.

    blender -b -P louvre.py -- --out DIR [--blades 89] [--tilts 0,20] [--width W] [--threads N]

One rendering keeps the light of each hour apart, so a tilt and a blade are rendered once for all hours. A frame that is there
stays. strips.ts makes a strip of the nine tilts of each blade and hour for content/louvre.
"""
import argparse
import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

import bpy

from kit import fl, fu, la, li, outmats, pipeline, pl, pt, rm, sh, ta, tb, tr, xform

WINDOW = (0, 0.5, 1.5, 1.68)
TILTS = (0, 40, -40, 80, -80, 20, -20, 60, -60)  # degrees, above zero with the outer edge up
# Sun over a north-west window at Wollongong (34.4 S) at an equinox, by sun time 9, 12 and 16: elevation, and how far to the
# right of straight ahead. In the morning it stands behind the house. Strengths of each group of lights, red green blue.
SUNS = {"morning": (36, 105), "noon": (56, 45), "late": (24, -27)}
PASSES = [(("sky", "room"), 20), *(((name,), 8) for name in SUNS)]
HOURS = {
    "morning": dict(morning=(0.9, 0.85, 0.75), sky=(0.92, 0.98, 1.08), room=(0.8, 0.84, 0.90)),
    "noon": dict(noon=(0.85, 0.82, 0.76), sky=(1, 1, 1), room=(1.05, 1.05, 1.05)),
    "late": dict(late=(1.7, 1.3, 0.85), sky=(1.0, 0.90, 0.78), room=(0.86, 0.8, 0.72)),
}


def build():
    """The room and the garden, all but the shutters."""
    pipeline.reset()
    r = rm.Room(4.6, 4.4, 2.75, far=[WINDOW], color="#e4ded1", bays=1, rows=2, frame="#f3f1ec")
    fl.floor_boards(4.6, 4.4, (0, 2.2), 0.15, "#b98d5f", "#8d6440", 7)
    tb.bench(xform((-0.05, 4.08, 0)), 1.3, 0.40, 0.43, fu.OAK)
    ta.books(xform((-0.5, 4.08, 0.43), rz=12), 2, 3)
    ta.mug(xform((-0.24, 4.0, 0.43), rz=40), "#8c9a90")
    pl.fig_tree(xform((1.12, 4.0, 0)), 1.45, 5, "#8d8578")
    la.plane(-60, 60, 4.6, 200, -0.5, outmats.ground("#6d7748", "#4f5c36", contrast=1.6))
    pt.scrub(-9, 9, 8.6, 12.4, -0.5, 4, 110, (0.5, 1.2), "#4d5f40", "#8f9972")
    pt.grasses([(-5 + i * 0.47 + (i * 0.61) % 0.3, 7.4 + (i * 0.37) % 0.9, -0.5) for i in range(22)], 0.7, 3)
    tr.gum_tree(xform((-0.5, 15, -0.5)), 7.2, 12)
    tr.gum_tree(xform((4.8, 19, -0.5)), 8.6, 31)
    tr.tree_line(-40, 40, 34, -1, 6.5, 3)
    la.escarpment(-1500, 1500, 900, 170, -6, 520, seed=4)
    for name, (elevation, azimuth) in SUNS.items():
        li.sun(elevation, azimuth, 15.0, "#ffffff").lightgroup = name
    li.sky(40, 150, 0.22, 0.12, clouds=0.7, seed=9.0, dust=0.6)
    li.area((0, 4.1, 1.3), (0, 2.0, 1.7), 2.0, 30, "#eef2fa", 1.8).lightgroup = "room"
    li.area((0.5, 0.5, 2.45), (0, 4.2, 0.7), 2.4, 42, "#fff4e6").lightgroup = "room"
    li.camera((0.55, 1.15, 1.45), (0.02, 4.4), 38, -0.205)
    li.look(0.75, -0.3)
    pipeline.group_lights(bpy.context.scene, (*SUNS, "room"))
    return r.opening("far", WINDOW)


def gains(hour, tilt):
    """Strength of each group of lights; the lamps stand for daylight in the room, of which closed blades let in little."""
    open_ = 0.3 + 0.7 * math.cos(math.radians(tilt))
    return {g: [v * (open_ if g == "room" else 1) for v in rgb] for g, rgb in HOURS[hour].items()}


def render(at, blade, tilt, a):
    """The passes of one tilt of one blade, with the light of each group apart."""
    before = set(bpy.data.objects)
    if abs(tilt) == 80:  # shut: blades 11 mm thick lie on one another
        tilt = math.copysign(max(80, math.degrees(math.acos(11 / blade))), tilt)
    sh.plantation_shutters(WINDOW[2], WINDOW[3], at, 2, -tilt, blade=blade / 1000, midrail=0.5, rod=False)
    made = set(bpy.data.objects) - before
    passes = pipeline.render_passes(bpy.context.scene, a.width, a.width * 5 // 4, PASSES, int(blade + tilt) + 90, a.threads)
    for o in made:
        bpy.data.objects.remove(o)
    return passes


def main():
    ap = argparse.ArgumentParser(prog="louvre.py")
    ap.add_argument("--out", required=True)
    ap.add_argument("--blades", default="89,63,114")
    ap.add_argument("--tilts", default=",".join(map(str, TILTS)))
    ap.add_argument("--width", type=int, default=480)
    ap.add_argument("--threads", type=int, default=1)
    a = ap.parse_args(sys.argv[sys.argv.index("--") + 1:])
    os.makedirs(a.out, exist_ok=True)
    at = build()
    for blade in map(int, a.blades.split(",")):
        for tilt in map(int, a.tilts.split(",")):
            frames = {os.path.join(a.out, f"{blade}-{hour}-{tilt:+d}.png"): gains(hour, tilt) for hour in HOURS}
            negative = os.path.join(a.out, f"{blade}{tilt:+d}.pickle")
            pipeline.print_frames(bpy.context.scene, negative, frames, lambda: render(at, blade, tilt, a))


main()
