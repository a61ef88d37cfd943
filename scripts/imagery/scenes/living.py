"""Living and dining rooms."""
from kit import decor as de
from kit import finishes, mats
from kit import fixtures as fx
from kit import floors as fl
from kit import furniture as fu
from kit import plants as pl
from kit import products as pr
from kit import rooms as rm
from kit import seating as se
from kit.geo import Build, xform

from .registry import scene
from .settings import door_panels, fill_light, garden, outlook


@scene("plantation-shutters", samples=40)
def living_shutters():
    """Lined cottage room with three tall sashes."""
    ops = [(-1.55, 0.48, 1.15, 1.95), (0.0, 0.48, 1.15, 1.95), (1.55, 0.48, 1.15, 1.95)]
    r = rm.Room(6.0, 5.2, 2.9, far=ops, color="#ebe4d6", bays=1, rows=2, frame="#f3f1ec")
    rm.floor_boards(6.0, 5.2, (0, 2.6), 0.13, "#9a6a3f", "#6f4826", 3)
    for side, ln in (("left", 5.2), ("right", 5.2)):
        rm.vj_panels(ln, 2.9, r.at[side], 0.14, "#c3c9bb")
    fx.moulding(r.at["far"], 6.0, 2.9, color="#f3efe6")
    for op in ops:
        pr.plantation_shutters(op[2], op[3], r.opening("far", op), 2, -16, midrail=0.42, rod=True)
    de.rug(xform((0.1, 3.1, 0)), 3.0, 2.1, "#c9b894", "#8f9a8a", 0.07)
    se.slip_sofa(xform((-2.0, 3.15, 0), rz=82), 2.05, "#ded5c3", ("#7d8a76", "#c58d5e"), 4)
    se.throw(xform((-1.75, 2.22, 0.70), rz=82), 0.5, 0.3, 0.28, "#a8714a", 6)
    se.tub_chair(xform((1.60, 3.55, 0), rz=-48), seed=2, wood=fu.WALNUT, mat=finishes.leather())
    se.block_table(xform((-0.10, 3.05, 0.012), rz=84), 1.05, 0.6, 0.33)
    de.books(xform((-0.12, 3.3, 0.345), rz=60), 3, 1)
    de.vase(xform((-0.05, 2.8, 0.345)), 0.75, "#8c9a90")
    pl.sprig(xform((-0.05, 2.8, 0.49)), 3, 6, 0.42)
    de.basket(xform((0.85, 4.75, 0)), 0.22, 0.32)
    pl.fig_tree(xform((2.5, 4.7, 0)), 1.75, 5, "#8d8578")
    de.floor_lamp(xform((-2.55, 4.75, 0)), "#efe0c2", "#8a6a3c")
    de.picture(r.at["left"] @ xform((0.2, -0.012, 1.62)), 0.9, 1.1, 2.0)
    de.picture(r.at["right"] @ xform((-0.9, -0.012, 1.65)), 0.6, 0.8, 18.0, fu.WALNUT)
    garden(5.8, seed=31)
    rm.sun(29, 30, 20)
    rm.sky(29, 30, 0.22, 0.15)
    rm.area((0.0, 4.95, 1.5), (0.2, 2.5, 0.9), 3.6, 55, "#eef2fa", 1.8)
    rm.area((0.6, 0.4, 2.5), (0, 4, 0.6), 2.6, 58, "#fff0de")
    rm.camera((0.75, 0.25, 1.50), (-0.12, 5.2), 26, -0.045, 5.6, 4.2)
    rm.look(0.65)


@scene("home-hero", size=(2000, 1125), samples=40)
def home_hero():
    door = (0.35, 0.0, 5.2, 2.5)
    win = (1.35, 0.75, 2.6, 1.6)
    r = rm.Room(8.0, 7.0, 3.0, left=[win], color="#e9e1d2", bays=3, skip=("far",))
    rm.wall(8.44, 3.0, r.at["far"], [door], color="#e9e1d2")
    door_panels(r.opening("far", door), 5.2, 2.5, 4, [-1.95, -1.9, 1.9, 1.95], "#f1f0ec")
    rm.floor_boards(8, 7.1, (0, 3.55), 0.18, seed=5, light="#c9a476", dark="#a57f53")
    fx.ceiling_beams(8.0, 7.0, 3.0, 4, ("#d8c3a0", "#c2a77e"), (0.09, 0.16))
    pr.plantation_shutters(2.6, 1.6, r.opening("left", win), 3, -14)
    at = r.opening("far", door)
    sheer = mats.cloth("#f3efe4", 0.5, 0.42)
    pr.wave_curtain(-3.2, -1.75, 2.72, at, mat=sheer, seed=3, y=-0.13, track=False)
    pr.wave_curtain(1.95, 3.2, 2.72, at, mat=sheer, seed=5, y=-0.13, track=False)
    b = Build(at)
    b.box((0, -0.13, 2.735), (6.6, 0.03, 0.025), 0.003)
    b.obj("track", mats.paint("#f4f2ed", 0.4))
    de.rug(xform((-0.4, 3.9, 0)), 3.8, 2.7, "#cfc0a3", "#a8926e", 0.05)
    se.slip_sofa(xform((-2.35, 3.9, 0), rz=88), 2.4, "#ddd3c0", ("#7f9090", "#c79a6b", "#efe6d4"), 3)
    se.throw(xform((-2.2, 2.82, 0.71), rz=88), 0.6, 0.30, 0.3, "#b98d5e", 5)
    se.tub_chair(xform((1.55, 4.45, 0), rz=-55), "#a9714a", seed=2)
    fu.pouf(xform((0.85, 2.75, 0)), 0.28, 0.38, "#b99d72")
    se.block_table(xform((-0.40, 3.75, 0.012), rz=86), 1.25, 0.7, 0.33)
    de.vase(xform((-0.45, 4.05, 0.345)), 0.95, "#d9cfbd")
    pl.sprig(xform((-0.45, 4.05, 0.54)), 5, 7, 0.55)
    de.books(xform((-0.38, 3.5, 0.345), rz=75), 3, 2)
    de.bowl_stack(xform((-0.5, 3.28, 0.345)), 1, 0.12, "#7f8f86")
    pl.olive_tree(xform((3.3, 5.9, 0)), 2.0, 4, "#c9b79c")
    fu.sideboard(xform((3.72, 3.6, 0), rz=-90), 1.9, fu.WALNUT)
    de.table_lamp(xform((3.7, 4.2, 0.72)), "#8c9a90")
    de.upright_books(xform((3.72, 3.3, 0.72), rz=-90), 0.5, 5)
    de.picture(r.at["right"] @ xform((0.1, 0, 1.7)), 1.1, 0.85, 4.0)
    outlook(7.2, 3.4, 12, glass=False, seed=2)
    se.rope_chair(xform((0.35, 9.3, -0.02), rz=-20))
    se.rope_chair(xform((1.55, 9.2, -0.02), rz=30), seed=3)
    se.pedestal_table(xform((0.95, 9.35, -0.02)), 0.3, 0.46, "#d8cfc0", "#36393a")
    rm.sun(30, -52, 17)
    rm.sky(30, -52, 0.22, 0.12, clouds=0.55)
    fill_light(120, 85, 0.35, 6.7, 1.4, 4.8, 2.3, (1.0, 0.5, 2.7))
    rm.camera((1.75, 0.4, 1.45), (-0.35, 7), 24, -0.035, 8, 4)
    rm.look(0.5)


@scene("roller-blinds", samples=40)
def roller_dining():
    ops = [(-1.75, 0.45, 1.35, 2.0), (0.0, 0.45, 1.35, 2.0), (1.75, 0.45, 1.35, 2.0)]
    r = rm.Room(6.2, 5.4, 2.8, far=ops, color="#e4dac7", bays=1, frame="#2f3234", trim="#efe9dc")
    fl.herringbone(6.2, 5.6, (0, 2.8), "#c39a68", "#9c7145", 8)
    for op, drop in zip(ops, (1.05, 0.72, 1.40)):
        pr.roller_blind(op[2] - 0.02, drop, r.opening("far", op), op[3] - 0.02, "#e6dcc6", 0.38, y=0.06)
    se.pedestal_table(xform((-0.1, 3.3, 0)), 0.78, 0.74, wood=fu.WALNUT)
    for x, y, a in ((-1.0, 3.65, 72), (-0.55, 2.40, 160), (0.75, 2.75, -128), (0.55, 4.15, -35)):
        se.spindle_chair(xform((x, y, 0), rz=a), fu.WALNUT, None if x < 0 else "#3d4a44")
    de.vase(xform((-0.2, 3.35, 0.74)), 1.0, "#8c9a90")
    pl.sprig(xform((-0.2, 3.35, 0.95)), 8, 7, 0.5)
    de.fruit_bowl(xform((0.2, 3.12, 0.74)))
    de.shade_pendant(xform((-0.1, 3.3, 2.8)), 0.27, 0.85, "#b9855a", "dome")
    fu.sideboard(xform((-2.85, 3.4, 0), rz=90), 1.7, fu.OAK)
    de.table_lamp(xform((-2.83, 2.9, 0.72)), "#8c9a90")
    de.upright_books(xform((-2.85, 3.75, 0.72), rz=90), 0.5, 6)
    de.picture(r.at["left"] @ xform((0.75, 0, 1.6)), 1.0, 0.75, 7.0)
    pl.fig_tree(xform((2.65, 4.8, 0)), 1.7, 9, "#8d8578")
    se.bench(xform((2.8, 3.2, 0), rz=90), 1.3, 0.36, 0.45)
    garden(6.0, seed=4)
    rm.sun(27, -32, 18)
    rm.sky(27, -32, 0.22, 0.14)
    fill_light(60, 58, 0, 5.1, 1.4, 4.6, 1.8)
    rm.camera((-0.85, 0.25, 1.56), (0.2, 5.4), 26, -0.05, 5.6, 3.9)
    rm.look(0.6)


@scene("veri-shades", samples=40)
def veri():
    op = (0.1, 0.0, 3.6, 2.4)
    r = rm.Room(5.8, 5.4, 2.75, far=[op], color="#dcd6c8", bays=3, frame="#f1f0ec")
    fl.sheet(5.8, 5.8, (0, 2.9), finishes.terrazzo("#cbbfa9", ("#a08d72", "#7f7260", "#e9e0d0"), 0.3))
    pr.veri_shades(-1.95, 1.15, 2.5, r.opening("far", op))
    de.rug(xform((0.3, 3.1, 0)), 3.0, 2.1, "#c4bba6", "#9aa294", 0.06)
    se.modular(xform((1.75, 3.1, 0), rz=-80), 2.5, "#7f8b84", 1, ("#d3b184", "#ece4d4"), 9)
    se.pedestal_table(xform((0.15, 3.0, 0.012)), 0.46, 0.36, "#d3c8b4", "#d3c8b4")
    de.vase(xform((0.25, 3.1, 0.372)), 0.9, "#a9714a")
    pl.sprig(xform((0.25, 3.1, 0.56)), 12, 6, 0.5)
    de.books(xform((-0.02, 2.88, 0.372), rz=-20), 2, 3)
    pl.olive_tree(xform((-2.35, 4.6, 0)), 1.9, 11, "#c9b79c")
    se.tub_chair(xform((-1.45, 3.2, 0), rz=55), "#c3a27c", seed=4)
    de.picture(r.at["left"] @ xform((0.2, 0, 1.6)), 0.9, 1.1, 22.0, fu.OAK)
    outlook(5.6, 3.0, 9, glass=False, seed=6)
    rm.sun(30, 40, 13)
    rm.sky(30, 40, 0.2, 0.11)
    fill_light(36, 62, 0.1, 4.95, 1.3, 3.4, 2.2)
    rm.camera((0.55, 0.3, 1.45), (-0.15, 5.4), 26, -0.035, 5.6, 3.9)
    rm.look(0.5)


@scene("vertical-blinds", samples=40)
def vertical_family():
    """Dining end of a family room; the vanes are turned half open."""
    op = (-0.1, 0.0, 3.4, 2.35)
    r = rm.Room(5.6, 5.2, 2.7, far=[op], color="#e6dfd0", bays=2, frame="#f1f0ec")
    rm.floor_boards(5.6, 5.4, (0, 2.7), 0.19, "#d3b68c", "#b5946a", 9)
    pr.vertical_blind(3.5, 2.42, r.opening("far", op), 52, color="#e0d7c6", through=0.32, y=-0.09)
    fu.table(xform((-0.35, 3.1, 0), rz=4), 2.0, 0.92, wood=fu.OAK)
    se.bench(xform((-0.3, 2.42, 0), rz=4), 1.6, 0.36, 0.45)
    for x, a in ((-0.85, 8), (0.1, -2)):
        se.spindle_chair(xform((x, 3.85, 0), rz=a), color="#48554e")
    de.fruit_bowl(xform((-0.6, 3.12, 0.74)), 3)
    de.mug(xform((0.25, 2.95, 0.74)), "#7f8f86")
    de.shade_pendant(xform((-0.35, 3.1, 2.7)), 0.24, 0.8, "#d9c9a8", "cone")
    se.tub_chair(xform((1.95, 3.3, 0), rz=-60), "#8d9a8c", seed=5)
    de.floor_lamp(xform((2.4, 4.5, 0)), "#efe0c2", "#2c2a28")
    fu.sideboard(xform((-2.56, 3.6, 0), rz=90), 1.5, fu.WALNUT)
    de.upright_books(xform((-2.56, 3.3, 0.72), rz=90), 0.5, 2)
    de.vase(xform((-2.52, 3.95, 0.72)), 0.8, "#c9a27a")
    de.picture(r.at["right"] @ xform((0.2, 0, 1.6)), 1.1, 0.8, 27.0, fu.WALNUT)
    outlook(5.4, 3.0, 9, glass=False, seed=11)
    rm.sun(31, 30, 18)
    rm.sky(31, 30, 0.22, 0.14)
    fill_light(55, 56, 0, 4.85, 1.3, 3.2, 2.2)
    rm.camera((0.75, 0.25, 1.58), (-0.15, 5.2), 26, -0.05, 5.6, 4.0)
    rm.look(0.6)


@scene("panel-glides", samples=40)
def panels():
    op = (0.3, 0.0, 4.2, 2.45)
    r = rm.Room(6.6, 5.4, 2.8, far=[op], color="#ded6c5", bays=3, frame="#2f3234")
    fl.herringbone(6.6, 5.6, (0, 2.8), "#b68a5b", "#8a6138", 15)
    pr.panel_glides(4.5, 2.60, r.opening("far", op), 5, 0.66, "#cbbda2", 0.10, side=-1, sheer=(4,))
    se.modular(xform((-2.15, 3.0, 0), rz=86), 2.5, "#8d9a8c", -1, ("#c9a27a", "#ece5d6"), 4)
    se.block_table(xform((-0.45, 2.95, 0.012), rz=90), 1.0, 0.6, 0.32, fu.OAK)
    de.books(xform((-0.45, 3.15, 0.335), rz=70), 3, 5)
    de.bowl_stack(xform((-0.42, 2.72, 0.335)), 1, 0.13, "#7f8f86")
    de.rug(xform((-0.5, 2.9, 0)), 2.8, 2.1, "#d8cdb6", "#b59f7e", 0.05)
    se.tub_chair(xform((1.55, 3.15, 0), rz=-62), "#b07a55", seed=3)
    de.floor_lamp(xform((-2.95, 4.75, 0)), "#efe2c6", "#8a6a3c")
    pl.fig_tree(xform((2.85, 4.65, 0)), 1.8, 6, "#5d605d")
    de.picture(r.at["right"] @ xform((0.2, 0, 1.6)), 1.0, 1.2, 31.0, fu.OAK, a="#9aa58f", b="#d0a06c", c="#55695f")
    outlook(5.6, 3.2, 10, seed=3)
    se.rope_chair(xform((1.7, 7.2, -0.02), rz=-15))
    rm.sun(30, 34, 18)
    rm.sky(30, 34, 0.22, 0.13, clouds=0.5)
    fill_light(65, 60, 0.2, 5.0, 1.3, 3.8, 2.3)
    rm.camera((-0.55, 0.3, 1.52), (0.35, 5.4), 25, -0.035, 5.6, 4.0)
    rm.look(0.6)


@scene("double-curtains", samples=40)
def double_curtains():
    op = (0.0, 0.0, 3.0, 2.4)
    r = rm.Room(5.4, 5.2, 2.8, far=[op], color="#cfc8b8", bays=3, frame="#f1f0ec")
    fl.sheet(5.4, 5.4, (0, 2.7), finishes.carpet("#c9bda8", "#aa9d86"))
    fx.moulding(r.at["far"], 5.4, 2.8, color="#f1ece0")
    at = r.opening("far", op)
    pr.wave_curtain(-2.0, 2.0, 2.62, at, mat=mats.cloth("#eee8da", 0.45, 0.55), seed=2, y=-0.10)
    drape = mats.fabric("#4f625f", 500.0, sheen=0.5, slub=0.4)
    pr.wave_curtain(-2.25, -1.30, 2.62, at, pitch=0.13, amp=0.06, mat=drape, seed=4, y=-0.25)
    pr.wave_curtain(1.30, 2.25, 2.62, at, pitch=0.13, amp=0.06, mat=drape, seed=7, y=-0.25)
    se.slip_sofa(xform((-1.75, 3.1, 0), rz=84), 2.0, "#b9ad98", ("#4f625f", "#c98f62"), 8)
    se.tub_chair(xform((1.65, 3.3, 0), rz=-62), "#b07a55", fu.WALNUT, 8)
    de.rug(xform((0.0, 2.95, 0)), 2.6, 1.9, "#e0d3b8", "#b59f7e", 0.05)
    se.pedestal_table(xform((0.0, 3.0, 0.012)), 0.42, 0.40, wood=fu.WALNUT)
    de.vase(xform((0.05, 3.08, 0.412)), 0.85, "#d9cfbd")
    pl.sprig(xform((0.05, 3.08, 0.59)), 41, 6, 0.42)
    de.books(xform((-0.12, 2.85, 0.412), rz=30), 2, 5)
    de.floor_lamp(xform((2.38, 4.35, 0)), "#f1dfba", "#8a6a3c")
    fx.door_leaf(r.at["right"] @ xform((1.2, 0, 0)), 0.82, 2.04, "#e9e2d2")
    de.picture(r.at["left"] @ xform((0.3, 0, 1.65)), 1.2, 0.85, 29.0, fu.WALNUT)
    outlook(5.4, 3.0, 9, glass=False, seed=9)
    rm.sun(29, 36, 14)
    rm.sky(29, 36, 0.2, 0.11)
    fill_light(40, 62, 0, 4.75, 1.3, 2.8, 2.2)
    rm.camera((-0.6, 0.3, 1.48), (0.12, 5.2), 26, -0.04, 5.6, 3.9)
    rm.look(0.5)
