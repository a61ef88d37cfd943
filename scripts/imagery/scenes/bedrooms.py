"""Bedrooms, bathroom, study."""
from kit import bl, cloths, cu, de, ex, ey, finishes, fl, fu, fx, la, li, outmats, pl, pt, rm, se, sh, ta, tb, tr, xform

from .registry import scene
from .settings import fill_light


@scene("sheer-curtains")
def sheer_bedroom():
    op = (0.0, 0.0, 3.4, 2.4)
    r = rm.Room(5.4, 5.2, 2.75, left=[op], color="#e6dccb", bays=3)
    fl.sheet(5.4, 5.2, (0, 2.6), finishes.carpet("#d3c7b2", "#b7aa93"))
    rm.vj_panels(5.4, 1.25, r.at["far"], 0.14, "#b3b9a8")
    fx.moulding(r.at["far"], 5.4, 1.28, ((0, 0), (-0.035, 0), (-0.035, -0.03), (0, -0.03)), "#b3b9a8")
    at = r.opening("left", op)
    cu.wave_curtain(-1.95, 1.95, 2.6, at, mat=cloths.cloth("#e6e3dc", 0.36, 0.74), seed=2, y=-0.13)
    fu.bed(xform((0.45, 3.95, 0)), 1.7, "#e9e1d0", "#a8714a", head="#c9b79a", pillows=("#f1ece0", "#f1ece0", "#7d8a76"), seed=4)
    tb.bench(xform((0.45, 2.62, 0)), 1.35, 0.38, 0.44)
    ta.books(xform((0.75, 2.62, 0.44), rz=10), 2, 4)
    for x in (-0.75, 1.68):
        tb.pedestal_table(xform((x, 4.8, 0)), 0.24, 0.52, wood=fu.OAK)
    de.table_lamp(xform((1.68, 4.8, 0.52)), "#8c9a90")
    ta.vase(xform((-0.75, 4.8, 0.52)), 0.8, "#b9855a")
    pl.sprig(xform((-0.75, 4.8, 0.68)), 6, 5, 0.42)
    de.rug(xform((0.3, 2.85, 0)), 3.0, 1.9, "#e0d3b8", "#b9a27c", 0.05)
    de.picture(r.at["far"] @ xform((0.45, 0, 1.85)), 1.2, 0.75, 11.0, a="#9fb3ae", b="#d9b38a", c="#5f7f86")
    ey.slipper_chair(xform((-1.6, 3.75, 0), rz=35), "#b3875f", seed=3)
    _seaward(xform((-2.9, 2.6, 0), rz=90))
    li.sun(31, -36, 10, "#fff0dc")
    li.sky(31, 38, 0.2, 0.12, clouds=0.6, seed=4.0, dust=0.6)
    li.area((-2.1, 2.6, 1.4), (1, 2.8, 1.9), 3.2, 40, "#f2f3f6", 2.0)
    li.area((-2.2, 2.6, 2.05), (-2.32, 2.6, 2.75), 3.4, 5, "#f2f3f6", 0.25)
    li.area((1.2, 0.4, 2.4), (0.3, 4, 0.6), 2.4, 34, "#fff0de")
    li.camera((2.3, 0.3, 1.45), (-1.9, 4.96), 25, -0.03)
    li.look(0.55, -0.35)


def _seaward(at):
    """Lawn, gums and the sea beyond the side window; the land falls away along local +y."""
    la.plane(-15, -2.9, -60, 80, -0.4, outmats.ground())
    pt.scrub(-15, -11.2, -6, 22, -0.4, 8, 120, (0.4, 1.1))
    pt.scrub(-8.2, -5.6, -2, 12, -0.4, 3, 44, (0.4, 0.95), "#4d5f40", "#8f9972")
    for x, y, h, seed in ((2.2, 8.0, 6.5, 12), (7.5, 11.0, 7.5, 31)):
        tr.gum_tree(at @ xform((x, y, -0.4)), h, seed)
    la.coast(z=-8, seed=6, at=at, side=1)


@scene("plantation-shutters-bedroom")
def shutters_bedroom():
    win = (0.2, 0.55, 2.4, 1.7)
    r = rm.Room(5.0, 5.0, 2.7, right=[win], far=[], color="#b9bcab", bays=2)
    fl.floor_boards(5, 5, (0, 2.5), 0.19, light="#cdb087", dark="#ac8d63", seed=21, along="x")
    sh.plantation_shutters(2.4, 1.7, r.opening("right", win), 4, -22, midrail=0.5, rod=False)
    fu.bed(xform((-0.35, 3.85, 0)), 1.65, "#ece5d6", "#7d8a76", head="#a67f58", pillows=("#f1ece0", "#f1ece0", "#c58d5e"), wood=fu.WALNUT, seed=8)
    for x in (-1.52, 0.82):
        fu.stool(xform((x, 4.7, 0)), fu.WALNUT, "#8d6b48", 0.46)
        de.table_lamp(xform((x, 4.7, 0.51)), "#d3c3a4")
    de.rug(xform((-0.3, 2.7, 0)), 2.9, 1.8, "#c9b894", "#8f9a8a", 0.07)
    se.tub_chair(xform((1.75, 4.3, 0), rz=-40), "#b98a63", fu.WALNUT, 5)
    fx.door_leaf(r.at["left"] @ xform((1.2, 0, 0)), 0.82, 2.04, "#e3dccb")
    de.picture(r.at["far"] @ xform((-0.35, 0, 1.78)), 1.5, 0.7, 21.0, fu.WALNUT, a="#b7c2b4", b="#d9b38a", c="#7f9088")
    la.plane(2.7, 400, -100, 120, -0.3, outmats.ground())
    pt.shrubs([(6.0, 0.8 + i * 0.9, -0.2, 0.8) for i in range(6)], 3)
    ex.paling_fence(60, xform((13, 12, -0.3), rz=90), seed=2)
    pt.shrubs([(12.2, 1 + i * 1.1, -0.3, 0.5 + 0.35 * ((i * 7) % 5) / 4) for i in range(22)], 6)
    tr.tree_line(-40, 30, 0, -0.3, 5.5, 4, at=xform((21, 12, 0), rz=-90))
    li.sun(28, 108, 16)
    li.sky(28, 108, 0.22, 0.11)
    li.area((2.25, 2.7, 1.4), (-1, 2.8, 1.85), 2.4, 45, "#f0f2f6", 1.6)
    li.area((-1.0, 0.35, 2.4), (0, 4, 0.6), 2.4, 52, "#fff0de")
    li.camera((-2.0, 0.35, 1.42), (1.55, 4.2), 26, -0.03)
    li.look(0.6, -0.3)


@scene("roller-blinds-double")
def roller_double():
    """Two double rollers over a mullion: left, the sunscreen down with the blockout's edge seen through it; right, the blockout
    below a sunscreen rolled nearly up, and the bare view under both."""
    op = (0, 0.80, 2.4, 1.5)
    r = rm.Room(4.4, 4.4, 2.7, far=[op], color="#dcd9cf", bays=2, frame="#34383a", trim="#ece9e1")
    fl.floor_boards(4.4, 4.4, (0, 2.2), 0.16, "#a98258", "#80603e", 3)
    at = r.opening("far", op)
    for x, screen, night in ((-0.6, 1.44, 0.74), (0.6, 0.32, 0.74)):
        half = at @ xform((x, 0, 0))
        bl.roller_blind(1.17, night, half, 1.485, "#d6c9b0", 0.0, rail="#c9bda6", cassette=False, y=0.075, chain=False)
        bl.roller_blind(1.17, screen, half, 1.485, "#4a4d4e", 0.10, 0.30, rail="#3b3e3f", cassette=False, y=-0.012, chain=False)
    de.power_point(r.at["far"] @ xform((1.62, 0, 0.32)))
    tb.table(xform((0.1, 3.98, 0)), 1.7, 0.66, 0.72, fu.OAK)
    de.table_lamp(xform((-0.58, 4.06, 0.72)), "#5f7368", "#efe6d3", 0.8)
    ta.books(xform((0.52, 4.05, 0.72), rz=14), 3, 5)
    ta.mug(xform((0.22, 3.86, 0.72)), "#b5663f")
    se.spindle_chair(xform((0.95, 3.35, 0), rz=152), fu.OAK, "#2f3b3a", 3)
    pl.olive_tree(xform((-1.75, 3.95, 0)), 1.7, 12, "#9a8f80")
    la.plane(-60, 60, 4.7, 70, -0.3, outmats.ground("#74814b", "#55653a"))
    pt.hedge_line(-12, 12, 11.2, -0.35, 0.75, 7, a="#3d4d30", b_="#75835a")
    ex.paling_fence(40, xform((0, 12, -0.3)), seed=6)
    tr.gum_tree(xform((-1.9, 9.6, -0.3)), 6.0, 15)
    tr.far_trees([(-9, 19, -0.4, 4.6), (-3.5, 22, -0.4, 3.6), (3.6, 20, -0.4, 4.4), (9, 24, -0.4, 5.2), (6.2, 17, -0.4, 3.1)], 4)
    tr.tree_line(-30, 30, 25, -0.4, 5.2, 9, step=0.4)
    li.sun(38, 52, 15)
    li.sky(38, 125, 0.24, 0.15, clouds=0.6, seed=21.0, dust=0.6)
    fill_light(24, 85, 0, 3.9, 1.5, 2.2, 1.4, room_loc=(-1.2, 0.5, 2.3), ceiling=3)
    li.camera((0.28, 1.30, 1.20), (0.02, 4.4), 32, 0.045)
    li.look(0.8, -0.3)
