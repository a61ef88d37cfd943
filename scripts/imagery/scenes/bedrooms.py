"""Bedrooms, bathroom, study."""
from kit import decor as de
from kit import finishes, mats, outmats
from kit import fixtures as fx
from kit import floors as fl
from kit import furniture as fu
from kit import landscape as la
from kit import planting as pt
from kit import plants as pl
from kit import products as pr
from kit import rooms as rm
from kit import seating as se
from kit.geo import xform

from .registry import scene
from .settings import fill_light, garden


@scene("sheer-curtains", samples=40)
def sheer_bedroom():
    op = (0.0, 0.0, 3.4, 2.4)
    r = rm.Room(5.4, 5.2, 2.75, left=[op], color="#e6dccb", bays=3)
    fl.sheet(5.4, 5.2, (0, 2.6), finishes.carpet("#d3c7b2", "#b7aa93"))
    rm.vj_panels(5.4, 1.25, r.at["far"], 0.14, "#b3b9a8")
    fx.moulding(r.at["far"], 5.4, 1.28, ((0, 0), (-0.035, 0), (-0.035, -0.03), (0, -0.03)), "#b3b9a8")
    at = r.opening("left", op)
    pr.wave_curtain(-1.95, 1.95, 2.6, at, mat=mats.cloth("#efe9dc", 0.45, 0.6), seed=2, y=-0.13)
    fu.bed(xform((0.45, 3.95, 0)), 1.7, "#e9e1d0", "#a8714a", head="#c9b79a", pillows=("#f1ece0", "#f1ece0", "#7d8a76"), seed=4)
    se.bench(xform((0.45, 2.62, 0)), 1.35, 0.38, 0.44)
    de.books(xform((0.75, 2.62, 0.44), rz=10), 2, 4)
    for x in (-0.75, 1.68):
        se.pedestal_table(xform((x, 4.8, 0)), 0.24, 0.52, wood=fu.OAK)
    de.table_lamp(xform((1.68, 4.8, 0.52)), "#8c9a90")
    de.vase(xform((-0.75, 4.8, 0.52)), 0.8, "#b9855a")
    pl.sprig(xform((-0.75, 4.8, 0.68)), 6, 5, 0.42)
    de.rug(xform((0.3, 2.85, 0)), 3.0, 1.9, "#e0d3b8", "#b9a27c", 0.05)
    de.picture(r.at["far"] @ xform((0.45, 0, 1.85)), 1.2, 0.75, 11.0, a="#9fb3ae", b="#d9b38a", c="#5f7f86")
    se.tub_chair(xform((-1.55, 2.5, 0), rz=40), "#a9ac98", seed=3)
    la.plane(-400, -2.9, -100, 120, -0.3, outmats.ground())
    pt.shrubs([(-5.2, 1.2 + i * 0.9, -0.2, 0.7) for i in range(5)], 3)
    rm.sun(28, -78, 15)
    rm.sky(28, -78, 0.2, 0.11)
    rm.area((-2.3, 2.6, 1.3), (1, 2.8, 0.8), 3.2, 40, "#f2f3f6", 2.2)
    rm.area((1.2, 0.4, 2.4), (0.3, 4, 0.6), 2.4, 48, "#fff0de")
    rm.camera((1.85, 0.3, 1.5), (-1.0, 5.2), 25, -0.055, 5.6, 3.8)
    rm.look(0.55)


@scene("venetian-blinds", samples=40)
def venetian_study():
    """Green study, timber slats, a wall of books."""
    ops = [(-0.55, 0.85, 1.4, 1.5), (1.05, 0.85, 1.4, 1.5)]
    r = rm.Room(4.6, 4.4, 2.7, far=ops, color="#7d8873", bays=1, trim="#e3dccb")
    rm.floor_boards(4.6, 4.4, (0, 2.2), 0.12, light="#a8764a", dark="#7b5231", seed=11)
    tm = mats.timber("#b98555", "#8f5f38", axis="x", rough=0.35)
    for op in ops:
        pr.venetian(op[2] - 0.02, op[3] - 0.02, r.opening("far", op), -28, mat=tm, y=0.02, tapes=None)
    se.block_table(xform((0.3, 3.55, 0)), 1.75, 0.72, 0.74, fu.OAK)
    se.spindle_chair(xform((0.25, 2.95, 0), rz=168), fu.WALNUT)
    de.table_lamp(xform((-0.38, 3.68, 0.74)), "#b9855a")
    de.books(xform((0.95, 3.62, 0.74), rz=8), 4, 6)
    de.mug(xform((0.55, 3.45, 0.74), rz=40), "#c9a07a")
    de.vase(xform((0.72, 3.75, 0.74)), 0.7, "#d9cfbd", 1)
    pl.sprig(xform((0.72, 3.75, 0.92)), 21, 5, 0.36)
    for z in (0.85, 1.25, 1.65, 2.05):
        de.shelf(r.at["left"] @ xform((0.75, 0, z)), 1.9, 0.26)
        de.upright_books(r.at["left"] @ xform((0.55, -0.14, z)), 1.2, int(z * 10))
    de.vase(r.at["left"] @ xform((1.45, -0.14, 1.25)), 0.7, "#b9855a")
    de.bowl_stack(r.at["left"] @ xform((1.45, -0.14, 1.65)), 3)
    se.tub_chair(xform((-1.35, 2.45, 0), rz=62), seed=8, wood=fu.WALNUT, mat=finishes.leather())
    pl.fig_tree(xform((1.98, 3.55, 0)), 1.7, 14, "#8d8578")
    de.rug(xform((0.0, 2.5, 0)), 2.6, 1.8, "#a9745a", "#d3bd97", 0.08)
    garden(5.0, seed=8)
    rm.sun(30, 20, 20)
    rm.sky(30, 20, 0.22, 0.14)
    fill_light(50, 66, 0.2, 4.1, 1.5, 3.0, 1.4, (0.5, 0.35, 2.4))
    rm.camera((0.95, 0.2, 1.5), (-0.12, 4.4), 27, -0.03, 5.6, 3.6)
    rm.look(0.75)


@scene("plantation-shutters-bedroom", samples=40)
def shutters_bedroom():
    win = (0.2, 0.55, 2.4, 1.7)
    r = rm.Room(5.0, 5.0, 2.7, right=[win], far=[], color="#c9c6b6", bays=2)
    rm.floor_boards(5, 5, (0, 2.5), 0.19, light="#cdb087", dark="#ac8d63", seed=21, along="x")
    pr.plantation_shutters(2.4, 1.7, r.opening("right", win), 4, -14, midrail=0.5, rod=False)
    fu.bed(xform((-0.35, 3.85, 0)), 1.65, "#ece5d6", "#7d8a76", head="#a67f58", pillows=("#f1ece0", "#f1ece0", "#c58d5e"), wood=fu.WALNUT, seed=8)
    for x in (-1.52, 0.82):
        fu.stool(xform((x, 4.7, 0)), fu.WALNUT, "#8d6b48", 0.46)
        de.table_lamp(xform((x, 4.7, 0.51)), "#d3c3a4")
    de.rug(xform((-0.3, 2.7, 0)), 2.9, 1.8, "#c9b894", "#8f9a8a", 0.07)
    se.tub_chair(xform((1.55, 4.2, 0), rz=-35), "#b98a63", fu.WALNUT, 5)
    fx.door_leaf(r.at["left"] @ xform((1.2, 0, 0)), 0.82, 2.04, "#e3dccb")
    de.picture(r.at["far"] @ xform((-0.35, 0, 1.78)), 1.5, 0.7, 21.0, fu.WALNUT, a="#b7c2b4", b="#d9b38a", c="#7f9088")
    la.plane(2.7, 400, -100, 120, -0.3, outmats.ground())
    pt.hedge_line(6, 7, 3, -0.2, 0.7, 3)
    pt.shrubs([(6.0, 0.8 + i * 0.9, -0.2, 0.8) for i in range(6)], 3)
    rm.sun(28, 66, 20)
    rm.sky(28, 66, 0.22, 0.15)
    rm.area((2.25, 2.7, 1.4), (-1, 2.8, 0.8), 2.4, 45, "#f0f2f6", 1.6)
    rm.area((-1.0, 0.35, 2.4), (0, 4, 0.6), 2.4, 52, "#fff0de")
    rm.camera((-1.75, 0.25, 1.48), (1.05, 5.0), 25, -0.05, 5.6, 3.7)
    rm.look(0.6)


@scene("roller-blinds-double")
def roller_double():
    r = rm.Room(4.8, 4.8, 2.7, left=[(0.75, 0.6, 2.6, 1.75)], color="#ece6dc", bays=2)
    rm.floor_boards(4.8, 4.8, (0, 2.4), light="#c2996c", dark="#9a7146", seed=31, along="x")
    at = r.opening("left", (0.75, 0.6, 2.6, 1.75))
    pr.roller_blind(2.58, 1.70, at, 1.73, "#c9c3b5", 0.25, 0.4, cassette=False, y=0.11)
    pr.roller_blind(2.58, 0.75, at, 1.73, "#8f9894", 0.02, 0.0, cassette=True, y=0.03)
    fu.bed(xform((0.55, 3.65, 0)), 1.55, "#e9ebe8", "#6f858c", head="#7f6a55", wood=fu.WALNUT, pillows=("#f4f1ea", "#f4f1ea", "#6f858c"), seed=14)
    fu.bedside(xform((-0.6, 4.55, 0)), fu.WALNUT)
    fu.bedside(xform((1.72, 4.55, 0)), fu.WALNUT)
    de.table_lamp(xform((-0.6, 4.55, 0.5)), "#6f858c")
    de.table_lamp(xform((1.72, 4.55, 0.5)), "#6f858c")
    de.rug(xform((0.3, 2.6, 0)), 2.6, 1.7, "#cdd2d0", "#b4bbb9")
    de.picture(r.at["far"] @ xform((0.55, 0, 1.72)), 1.1, 0.75, 33.0, a="#8aa4ad", b="#d9c3a0", c="#4a6570")
    fu.armchair(xform((-1.55, 2.1, 0), rz=120), "#c9bda6", fu.WALNUT, 4)
    la.plane(-40, -2.7, -10, 20, -0.3, outmats.ground())
    pt.shrubs([(-5.6, 1.2 + i * 0.9, -0.2, 0.7) for i in range(6)], 3)
    rm.sun(30, -70, 14)
    rm.sky(30, -70, 0.2, 0.13)
    rm.area((-2.05, 3.1, 1.4), (1, 2.8, 0.8), 2.4, 36, "#eef4ff", 1.6)
    rm.area((1.1, 0.35, 2.4), (0.3, 4, 0.6), 2.4, 38, "#fff4e6")
    rm.camera((1.7, 0.3, 1.3), (-1.05, 4.8), 25, -0.04, 5.6, 3.5)
    rm.look(0.6)


@scene("plantation-shutters-bathroom", samples=44)
def shutters_bath():
    win = (-0.35, 1.02, 1.9, 1.25)
    r = rm.Room(4.2, 3.8, 2.7, far=[win], color="#efe5d3", bays=2)
    fl.hex_tiles(4.2, 3.9, (0, 1.95), 0.085, "#e4d9c4", "#9ca58f", 0.35, every=7)
    fx.wall_tiles(r.at["far"], 4.2, 0.96, (0.105, 0.105), 0.0, "#cdd0b8", "#a5ad90", 0.0, 0.13)
    fx.wall_tiles(r.at["right"], 3.8, 0.96, (0.105, 0.105), 0.0, "#cdd0b8", "#a5ad90", 0.0, 0.13)
    fx.moulding(r.at["far"], 4.2, 0.985, ((0, 0), (-0.02, 0), (-0.02, -0.025), (0, -0.025)), "#b6bc9f")
    fx.moulding(r.at["right"], 3.8, 0.985, ((0, 0), (-0.02, 0), (-0.02, -0.025), (0, -0.025)), "#b6bc9f")
    pr.plantation_shutters(1.9, 1.25, r.opening("far", win), 4, -18, rod=False, color="#f6f2e8")
    fx.bathtub(xform((-0.40, 3.18, 0)), 1.7, 0.78, 0.57)
    fx.tap(xform((0.66, 3.36, 0), rz=-90), 0.96, "#b08d57")
    fx.vanity(r.at["right"] @ xform((-0.15, 0, 0)), 1.15, fu.OAK)
    de.mirror(r.at["right"] @ xform((-0.15, 0, 1.68)), 0.75, 0.75, "#b08d57", round_=True)
    de.mug(r.at["right"] @ xform((-0.55, -0.15, 0.83)), "#c9a07a")
    de.vase(r.at["right"] @ xform((0.28, -0.2, 0.83)), 0.6, "#8c9579")
    pl.sprig(r.at["right"] @ xform((0.28, -0.2, 0.95)), 8, 4, 0.32)
    fu.stool(xform((-1.55, 2.95, 0), rz=15), h=0.42, seat="#b98d63")
    de.candle(xform((-1.62, 2.98, 0.475)), 0.10, lit=False)
    de.books(xform((-1.48, 2.90, 0.475), rz=20), 2, 3)
    se.throw(xform((-0.75, 2.78, 0.575)), 0.42, 0.36, 0.10, "#c08a5c", 2)
    de.basket(xform((1.30, 3.35, 0)), 0.2, 0.32)
    pl.fig_tree(xform((-1.75, 3.5, 0)), 1.5, 8, "#c9a27f")
    de.rug(xform((-0.35, 2.3, 0)), 1.5, 0.8, "#ddcaa6", "#b58d62", 0.05)
    garden(4.3, seed=7)
    rm.sun(30, -26, 20, "#ffd9a6")
    rm.sky(30, -26, 0.24, 0.15)
    rm.area((-0.35, 3.6, 1.6), (0, 1.5, 0.8), 1.8, 44, "#fff1dd", 1.2)
    rm.area((0.3, 0.35, 2.4), (0, 3.5, 0.6), 2.2, 46, "#ffe7c8")
    rm.camera((-0.60, 0.12, 1.42), (0.28, 3.8), 25, -0.04, 6.3, 3.2)
    rm.look(0.6)
