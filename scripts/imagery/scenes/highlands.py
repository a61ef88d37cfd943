"""Highlands rooms: one with a wood heater, one with tall sashes on a frosty morning."""
from kit import cloths, mats, outmats
from kit import curtains as cu
from kit import decor as de
from kit import easy as ey
from kit import everyday as ed
from kit import fixtures as fx
from kit import floors as fl
from kit import furniture as fu
from kit import hearth as he
from kit import landscape as la
from kit import light as li
from kit import planting as pt
from kit import rooms as rm
from kit import seating as se
from kit import shutters as sh
from kit import tables as tb
from kit import tableware as ta
from kit import trees as tr
from kit.geo import Build, rng, xform

from .registry import scene
from .settings import fill_light


@scene("highlands-drapes")
def highlands():
    win = (-0.55, 0.12, 3.1, 2.45)
    r = rm.Room(6.4, 6.0, 3.0, far=[win], color="#cfc5b0", bays=3, frame="#33312d", trim="#e7dfcd")
    fl.floor_boards(6.4, 6.0, (0, 3.0), 0.19, "#97683e", "#6b4524", 17)
    he.ceiling_beams(6.4, 6.0, 3.0, 4)
    at = r.opening("far", win) @ xform((0, 0, -0.12))
    wool = cloths.fabric("#a57f55", 420.0, sheen=0.6, slub=0.42)
    cu.wave_curtain(-2.2, -1.30, 2.78, at, pitch=0.14, amp=0.065, mat=wool, seed=4, y=-0.17, track=False)
    cu.wave_curtain(1.22, 1.93, 2.78, at, pitch=0.14, amp=0.065, mat=wool, seed=9, y=-0.17, track=False)
    p = Build(at)
    p.tube([(-2.4, -0.17, 2.83), (2.34, -0.17, 2.83)], 0.017, 16)
    for x in (-2.4, 2.34):
        p.lathe([(0.001, -0.035), (0.024, -0.024), (0.034, 0), (0.024, 0.024), (0.001, 0.035)], 24, xform((x, -0.17, 2.83), ry=90))
    for x in (-2.2, 0.0, 2.14):
        p.tube([(x, -0.17, 2.83), (x, 0.0, 2.83)], 0.009, 10)
    p.obj("rod", mats.metal("#3a2f25", 0.45))
    stone = Build(r.at["far"] @ xform((2.3, 0, 0)))
    rr, z = rng(8), 0.0
    while z < 3.0:
        h, x = rr.uniform(0.13, 0.22), -0.88
        while x < 0.9:
            w = min(rr.uniform(0.2, 0.5), 0.9 - x)
            stone.box((x + w / 2, -0.06 - rr.uniform(0, 0.02), z + h / 2), (w - 0.012, 0.12, h - 0.012), 0.012, rnd=rr.random())
            x += w
        z += h
    mortar = Build(r.at["far"] @ xform((2.3, 0, 0)))
    mortar.box((0.01, -0.05, 1.5), (1.76, 0.10, 3.0))
    mortar.obj("mortar", mats.stone("#c6b9a2", "#a99b85", 20.0, 0.95, 0.4))
    stone.obj("stone wall", mats.stone("#b9a98f", "#7f7261", 2.6, 0.9, 0.5))
    he.wood_heater(xform((2.2, 5.3, 0), rz=-12), 3.0)
    he.log_stack(xform((2.86, 4.35, 0), rz=-78), 4, 7)
    _fire_light((2.1, 4.95, 0.62))
    de.rug(xform((-0.3, 3.6, 0)), 3.2, 2.3, "#d3c3a4", "#a98f69", 0.05)
    se.modular(xform((-2.05, 3.55, 0), rz=80), 2.5, "#8f8672", -1, ("#9a5a38", "#d8c39a"), 5)
    ey.club_chair(xform((1.62, 3.35, 0), rz=-72), fu.WALNUT, 4)
    tb.block_table(xform((-0.35, 3.45, 0), rz=6), 1.15, 0.62, 0.34)
    ta.books(xform((-0.62, 3.5, 0.345), rz=12), 3, 6)
    ta.mug(xform((-0.2, 3.35, 0.345), rz=30), "#6f6a5c")
    ta.candle(xform((0.05, 3.52, 0.345)), 0.10)
    se.throw(xform((-1.62, 2.72, 0.50), rz=80), 0.5, 0.30, 0.5, "#a8714a", 3)
    de.floor_lamp(xform((-2.75, 5.2, 0)), "#f1ddb6", "#3a2f25")
    de.picture(r.at["left"] @ xform((0.5, 0, 1.75)), 1.3, 0.9, 14.0, fu.WALNUT, a="#8a957c", b="#c9a877", c="#4a5a50")
    la.plane(-400, 400, 6.4, 300, -1.2, outmats.ground("#7a7d52", "#545c38"))
    pt.grasses([(-4 + i * 0.42, 8.6 + (i * 0.37) % 1.4, -1.2) for i in range(22)], 0.8, 5)
    tr.gum_tree(xform((-3.3, 13, -1.2)), 11, 7)
    tr.tree_line(-40, 40, 40, -3, 9, 3)
    tr.tree_line(-70, 70, 70, -6, 11, 5)
    for i, (d, h) in enumerate(((170, 34), (380, 78), (800, 150))):
        la.hill(-900 - d, 900 + d, d, d + 160 + d * 0.4, h, -9, 3 + i * 5, (0.25, 0.7, 0.4)[i], 0.0, 0.9, air="#c3cdd2", glow=0.55, reach=620.0)
    li.sun(17, -50, 9, "#ffd0a0")
    li.sky(19, -122, 0.20, 0.125, clouds=0.75, seed=11.0, dust=0.7)
    fill_light(72, 44, -0.5, 5.6, 1.5, 2.9, 2.2, (0.5, 0.3, 2.6), warm="#ffe2bd")
    li.camera((0.35, 0.25, 1.36), (0.28, 6.0), 25, -0.02)
    li.look(0.85, contrast="High Contrast")


def _fire_light(at):
    """What the stove throws into the room."""
    li.area(at, (at[0] - 1.0, at[1] - 2.6, 0.2), 0.4, 26, "#ff9a4a", 0.3)


@scene("highlands-sash-winter")
def sash_winter():
    """Two tall sashes at nine on a July morning: shutters open to a white paddock and bare elms."""
    ops = [(-0.95, 0.62, 1.2, 2.05), (0.95, 0.62, 1.2, 2.05)]
    r = rm.Room(4.8, 4.8, 3.1, far=ops, color="#a3abaa", bays=1, rows=2, trim="#e9e6de", frame="#e9e6de")
    fl.floor_boards(5.0, 5.0, (0, 2.5), 0.13, "#8f6440", "#65442b", 17)
    fx.moulding(r.at["far"], 4.8, 3.1, color="#e9e6de")
    for op, swing in zip(ops, (None, {1: -78})):
        sh.plantation_shutters(op[2], op[3], r.opening("far", op), 2, -10, "#eeece5", midrail=0.5, rod=False, swing=swing)
    _radiator(r.at["far"] @ xform((-0.95, -0.09, 0.12)))
    ey.club_chair(xform((1.35, 3.45, 0), rz=-58), fu.WALNUT, 4, cloths.fabric("#7b6a52", 460.0, slub=0.5))
    tb.pedestal_table(xform((0.5, 3.9, 0)), 0.23, 0.52, wood=fu.WALNUT)
    ta.mug(xform((0.45, 3.84, 0.52), rz=30), "#dcd6c8")
    ta.books(xform((0.56, 3.98, 0.52), rz=20), 2, 3)
    ed.dog_bed(xform((-0.62, 4.0, 0), rz=-10), 0.8, 0.56, "#7a6a58")
    ed.light_switch(r.at["far"] @ xform((2.0, 0, 1.08)))
    de.rug(xform((0.15, 3.0, 0)), 2.6, 1.7, "#8c5a48", "#b39a76", 0.07)
    frost = outmats.ground("#78836c", "#56624b")
    la.plane(-400, 400, 5.3, 300, -0.7, frost)
    pt.grasses([(-5 + i * 0.36, 7.2 + (i * 0.37) % 1.6, -0.7) for i in range(28)], 0.45, 5, a="#94967e", b_="#cfd2c6")
    pt.hedge_line(-12, 12, 20.5, -0.7, 1.0, 4, a="#5d6a56", b_="#aab5a6")
    for x, y, h, seed in ((-2.7, 13.5, 8.5, 3), (3.3, 12.0, 7.6, 8), (-7.5, 26.0, 11.0, 12), (1.0, 32.0, 11.0, 21), (8.5, 28.0, 10.0, 5)):
        tr.gum_tree(xform((x, y, -0.7)), h, seed, bark="#8b8379", lean=0.03, twigs=2)
    pt.hedge_line(-40, 40, 44, -1.5, 2.6, 9, step=0.3, a="#3f4b3c", b_="#6f7c66")
    pt.hedge_line(-60, 60, 70, -2.5, 4.2, 12, step=0.3, a="#4a5648", b_="#76836f")
    for i, (d, h) in enumerate(((170, 20), (420, 60))):
        la.hill(-900 - d, 900 + d, d, d + 160 + d * 0.4, h, -6, 3 + i * 5, (0.25, 0.7)[i], 0.0, 0.9, air="#ccd5dc", glow=0.62, reach=380.0)
    li.sun(19, 48, 11, "#ffe0bd")
    li.sky(24, 122, 0.24, 0.13, clouds=0.3, seed=11.0, dust=0.6)
    fill_light(46, 40, 0.0, 4.4, 1.6, 3.2, 2.0, room_loc=(-0.8, 0.4, 1.6), cool="#e6efff")
    li.camera((-0.55, 0.75, 1.42), (0.08, 4.8), 28, -0.015)
    li.look(0.7, -0.25)


def _radiator(at):
    """Panel on a wall facing -y, its valve and pipe at one end."""
    b = Build(at)
    b.box((0, 0, 0.20), (1.0, 0.07, 0.40), 0.012)
    for i in range(28):
        b.box((-0.46 + i * 0.034, -0.037, 0.20), (0.020, 0.012, 0.35), 0.004)
    b.tube([(0.53, 0, 0.06), (0.53, 0, -0.12)], 0.010, 10)
    b.tube([(0.48, 0, 0.06), (0.57, 0, 0.06)], 0.016, 12)
    b.obj("radiator", mats.paint("#ece9e1", 0.35))
