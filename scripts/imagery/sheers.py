"""The frames of the sheers by day and night: one window from inside and from the footpath, behind three sheers and a VeriShade.

    blender -b -P sheers.py -- --out DIR [--cloths voile] [--sides inside] [--width W] [--threads N]

One rendering keeps the sun, the sky, the lamps and the street light apart, so a cloth and a side are rendered once for all
hours. A frame that is there stays. strips.ts makes a strip of the hours of each cloth and side for content/sheers.
"""
import argparse
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

import bpy

from kit import Build, cloths, cu, de, ex, ey, finishes, fl, fu, la, li, mats, outmats, pipeline, pl, pt, rm, se, ta, tb, tr, xform

DOOR = (0, 0, 1.9, 2.25)
DEEP, HIGH = 4.6, 2.7
CLOTHS = {
    "voile": lambda at: sheer(at, cloths.cloth("#f6f4ee", 0.28, 0.68)),
    "linen-look": lambda at: sheer(at, cloths.cloth("#ece6d8", 0.36, 0.36, slub=1.6)),
    "close-weave": lambda at: sheer(at, cloths.cloth("#f2efe8", 0.36, 0.10)),
    "verishade": lambda at: cu.veri_shades(-1.12, 1.12, 2.45, at, turn=74, seed=3),
    "verishade-shut": lambda at: cu.veri_shades(-1.12, 1.12, 2.45, at, turn=13, seed=3),
}
PASSES = [(("sky",), 20), (("sun",), 8), (("late",), 8), (("room", "street"), 14), (("lamps",), 30)]
# Strength of each group of lights by hour, red green blue; then by side how much longer the camera looks, in stops.
HOURS = {
    "midday": (dict(sun=(1.0, 0.96, 0.88), sky=(1.0, 1.0, 1.0), room=(1.3, 1.3, 1.3)), dict(outside=-0.35, inside=0.5)),
    "afternoon": (dict(late=(1.0, 0.74, 0.46), sky=(0.62, 0.58, 0.56), room=(0.7, 0.64, 0.58)), dict(outside=0.0, inside=1.0)),
    "sunset": (dict(sky=(0.20, 0.165, 0.165), room=(0.10, 0.085, 0.08)), dict(outside=1.4, inside=2.6)),
    "dusk": (dict(sky=(0.040, 0.044, 0.058), lamps=(0.10, 0.10, 0.10)), dict(outside=3.0, inside=3.4)),
    "night": (dict(sky=(0.003, 0.0042, 0.008), street=(0.04, 0.04, 0.04), lamps=(0.10, 0.10, 0.10)), dict(outside=3.1, inside=3.2)),
}


def sheer(at, mat):
    cu.wave_curtain(-1.16, 1.16, 2.45, at, pitch=0.125, amp=0.05, mat=mat, seed=2, y=-0.11)


def lamp(loc, watts, color="#ffcf9a", radius=0.05):
    """A bulb of the evening."""
    l = bpy.data.lights.new("bulb", "POINT")
    l.energy, l.color, l.shadow_soft_size = watts, mats.rgb(color)[:3], radius
    o = bpy.data.objects.new("bulb", l)
    o.location, o.lightgroup, o.visible_camera = loc, "lamps", False
    bpy.context.scene.collection.objects.link(o)


def room():
    r = rm.Room(4.8, DEEP, HIGH, far=[DOOR], color="#d9d3c4", bays=2, frame="#e2ded4")
    fl.floor_boards(4.8, 5.0, (0, 2.4), 0.14, "#b48a5c", "#8a6340", 7)
    de.rug(xform((0.1, 2.4, 0)), 2.4, 1.7, "#b9a98c", "#8d8a7d", 0.05)
    ey.easy_chair(xform((0.62, 3.25, 0), rz=-150), "#5f7368", fu.WALNUT, 6)
    de.floor_lamp(xform((-0.62, 3.55, 0)), "#f1e2c4", "#8a6a3c")
    lamp((-0.62, 3.55, 1.5), 12)
    se.slip_sofa(xform((-1.72, 2.2, 0), rz=86), 2.0, "#b9ad98", ("#4f625f", "#c98f62"), 8)
    tb.block_table(xform((-0.35, 2.25, 0.012), rz=84), 1.0, 0.55, 0.34, fu.WALNUT)
    ta.books(xform((-0.35, 2.4, 0.352), rz=60), 3, 1)
    back = xform((0, 0, 0), rz=180)
    fu.sideboard(back @ xform((-0.2, -0.25, 0)), 1.7, fu.WALNUT)
    de.table_lamp(back @ xform((0.42, -0.25, 0.72)), "#6f8a88", "#f4e6c8", 1.15)
    lamp((-0.42, 0.25, 1.17), 8)
    ta.vase(back @ xform((-0.8, -0.25, 0.72)), 1.0, "#8fa0a0")
    de.picture(back @ xform((-0.45, 0, 1.72)), 0.9, 0.8, 5.0, fu.OAK)
    pl.fig_tree(xform((1.55, 4.1, 0)), 1.6, 5, "#8d8578")
    ceiling = li.area((0, 2.0, 2.62), (0, 2.0, 0), 0.9, 64, "#ffd9ac")
    ceiling.lightgroup = "lamps"
    return r.opening("far", DOOR)


def street():
    """The front of the house, its garden, the footpath, and a house across the street."""
    front = xform((0, DEEP + 0.22, 0), rz=180)
    ex.weatherboards(5.2, 2.9, front, [DOOR], "#86837a", z0=-0.15)
    ex.ext_trim(front, DOOR, 0.09, "#ddd8cc", sill=False)
    ex.roof_edge(6.4, front, 2.75, 0.28, "#4c5358", "#d8d4ca")
    ex.deck(3.4, 1.3, front, light="#8a7154", dark="#65503a", z=-0.03)
    pl.olive_tree(xform((1.42, DEEP + 0.75, -0.03)), 1.5, 7, "#a9a59b")
    y = DEEP + 0.2
    la.plane(-60, 60, y - 4, y + 6.4, -0.2, outmats.ground("#6d7748", "#4f5c36", contrast=1.6))
    la.plane(-60, 60, y + 6.4, y + 7.9, -0.18, mats.stone("#b9b4a8", "#9d988c", 3.0, 0.85, 0.2))
    la.plane(-60, 60, y + 9.2, y + 15, -0.25, outmats.asphalt())
    la.plane(-60, 60, y + 7.9, y + 9.2, -0.2, outmats.ground("#6d7748", "#4f5c36", contrast=1.6))
    la.plane(-90, 90, y + 15, y + 160, -0.2, outmats.ground("#6d7748", "#4f5c36", contrast=1.6))
    ex.picket_fence(-9, -0.7, xform((0, y + 5.9, -0.2)), color="#dedace")
    ex.picket_fence(0.7, 9, xform((0, y + 5.9, -0.2)), color="#dedace")
    pt.scrub(-7, -1.0, y + 4.4, y + 5.6, -0.2, 4, 40, (0.35, 0.75), "#4d5f40", "#8f9972")
    pt.scrub(1.0, 7, y + 4.4, y + 5.6, -0.2, 7, 40, (0.35, 0.75), "#4d5f40", "#8f9972")
    neighbour(xform((1.2, y + 19, -0.1)))
    pt.hedge_line(-9, 9, y + 16.2, -0.2, 0.7, 5, a="#4d5f40", b_="#8f9972")
    tr.gum_tree(xform((-2.6, y + 16.5, -0.2)), 7.6, 12)
    tr.tree_line(-40, 40, y + 34, -1, 7.5, 3)
    la.escarpment(-1500, 1500, 900, 170, -6, 520, seed=4)


def neighbour(at):
    """A cottage across the street, its windows lit with the lamps."""
    ops = [(-2.6, 0.8, 1.6, 1.4), (1.9, 0.8, 1.9, 1.4)]
    rm.wall(9.5, 3.0, at, ops, mat=mats.paint("#d8d2c2", 0.7), skirting=0)
    ex.weatherboards(9.5, 3.0, at, ops, "#d8d2c2")
    for i, op in enumerate(ops):
        ex.ext_trim(at, op)
        rm.window_frame(at, op, 2, 1, "#f1eee6", y=0.09)
        b = Build(at)
        b.box((op[0], 0.7, op[1] + op[3] / 2), (op[2] + 0.6, 0.02, op[3] + 0.6))
        b.obj("lit blind", finishes.glow("#ffcf95", 0.8)).lightgroup = "lamps"
    ex.roof_edge(10.6, at, 3.0, 0.55, "#7c4a40", "#eceae5")


def build():
    pipeline.reset()
    at = room()
    street()
    li.sun(38, 48, 5.5, "#ffffff").lightgroup = "sun"
    li.sun(16, -48, 4.5, "#ffffff").lightgroup = "late"
    # Daylight from the other windows of the house.
    for lamp_ in (li.area((0, 3.9, 1.3), (0, 2.0, 1.7), 2.0, 20, "#eef2fa", 1.8), li.area((0.5, 0.4, 2.45), (0, 4.2, 0.7), 2.4, 34, "#fff4e6")):
        lamp_.lightgroup = "room"
    li.sky(40, 150, 0.22, 0.12, clouds=0.7, seed=9.0, dust=0.6)
    li.area((4.5, DEEP + 9.2, 5.2), (0, DEEP, 0.6), 0.5, 900, "#ffe3bd").lightgroup = "street"
    pipeline.group_lights(bpy.context.scene, ("sun", "late", "room", "lamps", "street"))
    li.look(0.4, -0.25)
    return at


def stand(side):
    if side == "outside":
        li.camera((1.1, DEEP + 6.6, 1.5), (0.06, DEEP), 64, -0.05)
    else:
        li.camera((0.35, 0.62, 1.42), (0.0, DEEP), 40, -0.03)


def gains(hour, side):
    groups, stops = HOURS[hour]
    return {g: [v * 2 ** stops[side] for v in rgb] for g, rgb in groups.items()}


def main():
    ap = argparse.ArgumentParser(prog="sheers.py")
    ap.add_argument("--out", required=True)
    ap.add_argument("--cloths", default=",".join(CLOTHS))
    ap.add_argument("--sides", default="outside,inside")
    ap.add_argument("--width", type=int, default=480)
    ap.add_argument("--threads", type=int, default=1)
    ap.add_argument("--effort", type=float, default=1, help="a share of the samples")
    a = ap.parse_args(sys.argv[sys.argv.index("--") + 1:])
    os.makedirs(a.out, exist_ok=True)
    at, scene = build(), bpy.context.scene
    passes = [(groups, max(2, round(n * a.effort))) for groups, n in PASSES]
    for cloth in a.cloths.split(","):
        before = set(bpy.data.objects)
        CLOTHS[cloth](at)
        made = set(bpy.data.objects) - before
        for o in made:
            o.lightgroup = "sky"
        for side in a.sides.split(","):
            stand(side)
            frames = {os.path.join(a.out, f"{cloth}-{side}-{hour}.png"): gains(hour, side) for hour in HOURS}
            negative = os.path.join(a.out, f"{cloth}-{side}.pickle")
            pipeline.print_frames(scene, negative, frames, lambda: pipeline.render_passes(scene, a.width, a.width * 5 // 4, passes, 7, a.threads))
        for o in made:
            bpy.data.objects.remove(o)


main()
