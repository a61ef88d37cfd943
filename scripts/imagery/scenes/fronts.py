"""House fronts with shutters and blinds."""
from kit import Build, en, ex, fu, la, li, lw, mats, od, outmats, pl, pt, se, tb, tr, xform, ya

from .houses import house_front
from .registry import scene


@scene("roller-shutters")
def shutters_front():
    _brick_front(0.62, 1.30)
    li.camera((-3.9, -5.6, 1.38), (-0.05, 0), 28, 0.02)


@scene("roller-shutters-down")
def shutters_down():
    """One shut and one half down, from the path."""
    _brick_front(1.35, 0.66)
    li.camera((3.3, -4.4, 1.5), (-1.0, 0), 28, -0.01)


def _brick_front(left, right):
    """Brick house, its two shutters let down by `left` and `right` metres."""
    ops = [(-2.9, 0.85, 1.9, 1.35), (0.9, 0.85, 2.4, 1.35)]
    house_front(13, 2.7, ops + [(3.9, 0.02, 0.95, 2.1)], "brick", brick=("#a08b79", "#877362", "#c9bfb0"), bays=2, frame="#e6e1d6", roof="#5a5f60", trim="#e6e1d6", over=0.45)
    en.front_door(xform((3.9, 0.03, 0.02)), 0.93, 2.08, "#3f5a58")
    en.number("23", xform((3.2, 0, 1.62)), 0.17, "#e6e1d6")
    en.wall_lamp(xform((4.72, 0, 1.78)))
    en.doormat(xform((3.9, -0.36, -0.01)))
    en.downpipe(xform((5.9, 0, 0)), -0.1, 2.7, 0.45)
    od.roller_shutter(1.9, 1.35, left, xform((-2.9, -0.06, 0.85)), "#d3cdbf", "#d3cdbf")
    od.roller_shutter(2.4, 1.35, right, xform((0.9, -0.06, 0.85)), "#d3cdbf", "#d3cdbf")
    Build().box((3.9, -3.9, -0.07), (1.4, 7.6, 0.12), 0.01).obj("path", mats.stone("#b9b2a4", "#a0998b", 3.0, 0.85, 0.2))
    lw.lawn(-9, 3.2, -8, -1.75, -0.12, 5)
    lw.lawn(4.6, 10.6, -8, 2.5, -0.12, 5)
    la.plane(-60, 60, -60, 3, -0.16, outmats.ground())
    pt.bed(-7.5, 3.1, -1.75, 0, -0.09)
    ex.ext_trim(xform(), (3.9, 0.02, 0.95, 2.1), 0.07, "#e6e1d6", sill=False)
    pt.scrub(-6.2, 3.0, -1.60, -0.35, -0.08, 6, 170, (0.18, 0.50), "#5c6f52", "#9da58a")
    pt.grasses([(x + dx, y + dy, -0.1, s) for x, y in ((-4.1, -1.2), (-1.6, -0.8), (1.9, -1.1)) for dx, dy, s in ((0, 0, 1.1), (0.3, 0.2, 0.7), (-0.25, 0.15, 0.8))], 0.6, 3)
    for x in (-1.3, 2.35):
        ya.vent(xform((x, -0.004, 0.16)))
    ya.hose(xform((2.75, 0, 0)), seed=2)
    pt.shrubs([(10.2, -6.5 + i * 1.15, -0.15, 0.32 + 0.3 * ((i * 7) % 5) / 4) for i in range(8)], 8)
    pl.olive_tree(xform((4.75, -0.5, 0)), 1.7, 5, "#6d6a62")
    tr.gum_tree(xform((-7.2, 4.5, 0)), 9, 5)
    tr.gum_tree(xform((6.2, 7, 0)), 9, 8)
    li.sun(38, 240, 5.2, "#ffe0b8", 0.6)
    li.sky(38, 240, 0.17, 0.13, clouds=0.75, seed=7.0)
    li.look(0.4, -0.12)


@scene("heritage-shutters")
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
    Build().box((0, -2.3, -0.2), (1.5, 0.5, 0.16), 0.01).obj("step", mats.stone("#aaa396", "#8f887b", 5, 0.85, 0.3))
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


@scene("external-blinds")
def external():
    """Brick cottage from its corner: three tall windows, blinds at three heights."""
    ops = [(-3.3, 0.55, 1.5, 1.85), (-0.9, 0.55, 1.5, 1.85), (1.5, 0.55, 1.5, 1.85), (4.4, 0.02, 1.2, 2.2)]
    house_front(14, 2.85, ops, "brick", brick=("#b39a84", "#957c67", "#cfc6b8"), bays=1, rows=1, frame="#2f3a3a", trim="#2f3a3a", roof="#4c5358", gutter="#2f3a3a", over=0.35)
    for op, drop in zip(ops, (2.02, 1.35, 0.72)):
        od.zip_screen(op[2] + 0.20, 2.14, drop, xform((op[0], -0.10, op[1] - 0.08)), "#b3a585", 0.12, "#2f3a3a", y=0.0)
    ex.deck(15, 2.3, xform((0, 0, -0.16)), along="x", light="#9d8a74", dark="#74644f")
    tb.bench(xform((0.3, -0.55, -0.16)), 1.5, 0.38, 0.45, fu.OAK)
    se.throw(xform((0.75, -0.74, 0.29)), 0.42, 0.22, 0.3, "#c08a5c", 4)
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
