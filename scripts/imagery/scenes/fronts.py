"""House fronts with shutters and blinds."""
import math

from kit import entrance as en
from kit import exterior as ex
from kit import furniture as fu
from kit import landscape as la
from kit import lawns as lw
from kit import light as li
from kit import mats, outmats
from kit import outdoor as od
from kit import planting as pt
from kit import plants as pl
from kit import seating as se
from kit import tables as tb
from kit import trees as tr
from kit import yard as ya
from kit.geo import Build, xform

from .houses import house_front
from .registry import scene


@scene("roller-shutters", samples=64)
def shutters_front():
    ops = [(-2.9, 0.85, 1.9, 1.35), (0.9, 0.85, 2.4, 1.35)]
    house_front(13, 2.7, ops + [(3.9, 0.02, 0.95, 2.1)], "brick", brick=("#a08b79", "#877362", "#c9bfb0"), bays=2, frame="#e6e1d6", roof="#5a5f60", trim="#e6e1d6", over=0.45)
    en.front_door(xform((3.9, 0.03, 0.02)), 0.93, 2.08, "#3f5a58")
    en.number("23", xform((3.2, 0, 1.62)), 0.17, "#e6e1d6")
    en.wall_lamp(xform((4.72, 0, 1.78)))
    en.doormat(xform((3.9, -0.36, -0.01)))
    en.downpipe(xform((5.9, 0, 0)), -0.1, 2.7, 0.45)
    od.roller_shutter(1.9, 1.35, 0.62, xform((-2.9, -0.06, 0.85)), "#d3cdbf", "#d3cdbf")
    od.roller_shutter(2.4, 1.35, 1.30, xform((0.9, -0.06, 0.85)), "#d3cdbf", "#d3cdbf")
    p = Build()
    p.box((3.9, -3.9, -0.07), (1.4, 7.6, 0.12), 0.01)
    p.obj("path", mats.stone("#b9b2a4", "#a0998b", 3.0, 0.85, 0.2))
    lw.lawn(-9, 3.2, -8, -1.75, -0.12, 5)
    lw.lawn(4.6, 10.6, -8, 2.5, -0.12, 5)
    la.plane(-60, 60, -60, 3, -0.16, outmats.ground())
    pt.bed(-7.5, 3.1, -1.75, 0, -0.09)
    ex.ext_trim(xform(), (3.9, 0.02, 0.95, 2.1), 0.07, "#e6e1d6", sill=False)
    pt.shrubs([(-5.8 + i * 0.40 + (i * 0.71) % 0.3, -0.45 - (i * 0.53) % 0.55, -0.1, 0.20 + 0.22 * ((i * 7) % 5) / 4) for i in range(21) if i % 7 != 3], 4, "#5c6f52", "#9da58a")
    pt.grasses([(-5.5 + i * 0.47 + (i * 0.61) % 0.4, -1.5 + (i * 0.37) % 0.5, -0.1, 0.5 + (i * 0.43) % 0.8) for i in range(18) if i % 5], 0.5, 3)
    pt.shrubs([(10.2, -6.5 + i * 1.15, -0.15, 0.32 + 0.3 * ((i * 7) % 5) / 4) for i in range(8)], 8)
    pl.pot(xform((4.75, -0.5, 0)), 0.22, 0.42, "#6d6a62")
    pl.olive_tree(xform((4.75, -0.5, 0)), 1.7, 5, "#6d6a62")
    tr.gum_tree(xform((-7.2, 4.5, 0)), 9, 5)
    tr.gum_tree(xform((6.2, 7, 0)), 9, 8)
    li.sun(38, 240, 5.2, "#ffe0b8", 0.6)
    li.sky(38, 240, 0.17, 0.13, clouds=0.45, seed=4.0)
    li.camera((-3.9, -5.6, 1.38), (-0.05, 0), 28, 0.02)
    li.look(0.4, -0.12)


@scene("heritage-shutters", samples=64)
def heritage():
    ops = [(-1.9, 0.75, 1.05, 1.75), (1.9, 0.75, 1.05, 1.75)]
    house_front(10, 3.0, ops + [(0, 0.02, 1.0, 2.18)], "board", "#c6c0ae", bays=1, rows=2, frame="#e9e4d8", trim="#e6e1d6", roof="#7b4a40", gutter="#e6e1d6", over=0.4)
    en.front_door(xform((0, 0.02, 0)), 1.0, 2.2, "#2f4a52", lights=False)
    en.number("14", xform((0, -0.04, 2.225)), 0.09)
    en.doormat(xform((0, -0.42, -0.02)), 0.8, 0.48)
    en.downpipe(xform((-4.75, -0.03, 0)), -0.1, 3.0, 0.4)
    ex.ext_trim(xform(), (0, 0, 1.0, 2.2), 0.12, "#e6e1d6", sill=False)
    for op in ops:
        for s in (-1, 1):
            od.heritage_shutter(0.54, op[3] + 0.06, xform((op[0] + s * (op[2] / 2 + 0.10 + 0.27), -0.065, op[1] - 0.02), rz=s * 4), "#35544f")
    ex.deck(10, 1.9, xform((0, 0, -0.02)), along="y", light="#a98a68", dark="#806246")
    b = Build()
    b.box((0, -2.3, -0.2), (1.5, 0.5, 0.16), 0.01)
    b.obj("step", mats.stone("#cfc9bd", "#b9b2a5", 3, 0.8))
    tb.bench(xform((-1.9, -0.42, -0.02)), 1.25, 0.36, 0.45, fu.WALNUT)
    se.throw(xform((-1.55, -0.60, 0.43)), 0.40, 0.2, 0.3, "#a8714a", 3)
    pl.pot(xform((0.95, -0.4, -0.02)), 0.2, 0.4, "#b9805c")
    pt.shrubs([(0.95, -0.4, 0.55, 0.3)], 4)
    lw.lawn(-6, 6, -6.5, -2.0, -0.3, 3)
    la.plane(-40, 40, -40, 3, -0.34, outmats.ground())
    pt.bed(-6, -0.85, -3.3, -1.95, -0.27)
    pt.bed(0.85, 6, -3.3, -1.95, -0.27)
    pt.hedge_line(-5, -1.1, -2.4, -0.28, 0.4, 3, a="#5c7350", b_="#a3b08a")
    pt.hedge_line(1.1, 5, -2.4, -0.28, 0.4, 8, a="#5c7350", b_="#a3b08a")
    pt.grasses([(-4.7 + i * 0.6, -2.95, -0.28) for i in range(6)] + [(1.5 + i * 0.6, -2.95, -0.28) for i in range(6)], 0.5, 3)
    tr.gum_tree(xform((-6.2, 5, 0)), 8.5, 5)
    li.sun(38, 236, 5.2, "#ffe2bb", 0.6)
    li.sky(38, 236, 0.17, 0.13, clouds=0.7, seed=8.0)
    li.camera((2.2, -5.3, 1.5), (-0.25, 0), 28, -0.02)
    li.look(0.35, -0.12)


@scene("bushfire-shutters", samples=64)
def bushfire():
    """Farmhouse at the forest's edge; one shutter part-way, one down. Seen from the drive, a little high."""
    ops = [(-2.2, 0.02, 2.6, 2.2), (1.9, 0.85, 1.9, 1.35)]
    house_front(13, 2.8, ops, "board", "#8b8c7f", bays=2, frame="#2f3234", roof="#4b5154", trim="#2f3234", gutter="#2f3234", over=0.45, behind="bush")
    od.roller_shutter(2.6, 2.2, 1.15, xform((-2.2, -0.06, 0.02)), "#43474a", "#43474a", slat=0.052)
    od.roller_shutter(1.9, 1.35, 1.30, xform((1.9, -0.06, 0.85)), "#43474a", "#43474a", slat=0.052)
    ex.deck(12, 2.6, xform((0, 0, -0.02)), along="x", light="#8f8273", dark="#6d6256")
    tb.bench(xform((0.25, -0.5, -0.02)), 1.3, 0.36, 0.45, fu.WALNUT)
    _water_tank((5.3, 1.0))
    en.downpipe(xform((3.2, -0.03, 0)), -0.1, 2.8, 0.45, "#2f3234")
    pl.pot(xform((3.4, -0.5, -0.02)), 0.24, 0.42, "#b9805c")
    pt.grasses([(3.4, -0.5, 0.34)], 0.8, 3)
    la.plane(-60, 60, -40, 3, -0.32, outmats.ground("#a39b6c", "#6f6c48"))
    lw.lawn(-9, 9, -8, -2.7, -0.32, 5, h=0.07, a="#77734a", b_="#b5a873")
    pt.grasses([(-7 + i * 0.5, -3.2 - (i % 3) * 0.5, -0.32) for i in range(28)], 0.55, 3, a="#7d7a50", b_="#bfb27d")
    pt.scrub(7.2, 34, -9, 16, -0.35, 14, 420, (0.4, 1.3), "#56603f", "#a39d6d")
    tr.tree_line(-14, 14, 0, -0.3, 8, 17, step=0.4, at=xform((27, 4, 0), rz=-90))
    for i, (x, y, h) in enumerate([(-7.5, 5, 10), (-3.5, 9, 11), (2.5, 8, 10), (7, 5.5, 11)]):
        tr.gum_tree(xform((x, y, -0.3)), h, 20 + i)
    li.sun(28, 238, 5.4, "#ffd6a4", 0.6)
    li.sky(28, 238, 0.17, 0.13, clouds=0.4, seed=1.0, dust=2.5)
    li.camera((-4.3, -6.0, 1.75), (-0.05, 0), 27, 0.02)
    li.look(0.4, -0.12)


def _water_tank(xy, r=1.1, h=2.1):
    """Corrugated rainwater tank."""
    b = Build(xform((xy[0], xy[1] - 1.6, -0.3)))
    n = 120
    b.lathe([(r + 0.014 * math.sin(math.pi * i / 4), h * i / 220) for i in range(221)] + [(r * 0.5, h + 0.12), (0.001, h + 0.18)], n)
    b.obj("water tank", mats.metal("#8d9594", 0.45, 0.6))


@scene("external-blinds", samples=64)
def external():
    """Brick cottage from its corner: three tall windows, blinds at three heights."""
    ops = [(-3.3, 0.55, 1.5, 1.85), (-0.9, 0.55, 1.5, 1.85), (1.5, 0.55, 1.5, 1.85), (4.4, 0.02, 1.2, 2.2)]
    house_front(14, 2.85, ops, "brick", brick=("#b39a84", "#957c67", "#cfc6b8"), bays=1, rows=1, frame="#2f3a3a", trim="#2f3a3a", roof="#4c5358", gutter="#2f3a3a", over=0.35)
    for op, drop in zip(ops, (2.02, 1.35, 0.72)):
        od.zip_screen(op[2] + 0.20, 2.14, drop, xform((op[0], -0.10, op[1] - 0.08)), "#b3a585", 0.12, "#2f3a3a", y=0.0)
    ex.deck(15, 2.3, xform((0, 0, -0.16)), along="x", light="#9d8a74", dark="#74644f")
    tb.bench(xform((0.3, -0.55, -0.16)), 1.5, 0.38, 0.45, fu.OAK)
    se.throw(xform((0.75, -0.74, 0.29)), 0.42, 0.22, 0.3, "#c08a5c", 4)
    pl.pot(xform((-2.1, -0.5, -0.16)), 0.24, 0.46, "#6d6a62")
    pl.olive_tree(xform((-2.1, -0.5, -0.16)), 1.8, 5, "#6d6a62")
    pl.pot(xform((2.75, -0.5, -0.16)), 0.22, 0.42, "#b9805c")
    pt.grasses([(2.75, -0.5, 0.20)], 0.7, 5)
    for x in (-2.1, 0.3, 2.95):
        ya.vent(xform((x, -0.004, 0.12)))
    ya.meter_box(xform((2.95, 0, 1.05)), "#a9a595")
    ya.hose(xform((3.45, 0, -0.16)), seed=3)
    ya.wheelie_bin(xform((5.75, -0.12, -0.16), rz=6))
    en.downpipe(xform((3.62, 0, 0)), -0.1, 2.85, 0.35, "#2f3a3a")
    lw.lawn(-9, 9, -9, -3.4, -0.34, 5)
    la.plane(-60, 60, -40, 3, -0.38, outmats.ground())
    pt.bed(-9, 9, -3.4, -2.35, -0.30)
    pt.grasses([(-7.5 + i * 0.55, -2.9 - (i % 3) * 0.2, -0.32) for i in range(28)], 0.55, 7)
    pt.shrubs([(-6.5 + i * 1.6, -2.75, -0.32, 0.36) for i in range(9)], 5, a="#65755f", b_="#9aa78c")
    tr.gum_tree(xform((-6.8, 5, 0)), 9, 31)
    tr.gum_tree(xform((7.5, 8, 0)), 10, 14)
    li.sun(36, 225, 5.2, "#ffe0b8", 0.6)
    li.sky(36, 225, 0.17, 0.13, clouds=0.7, seed=6.0)
    li.camera((-4.4, -5.0, 1.42), (0.05, 0), 26, 0.03)
    li.look(0.35, -0.1)
