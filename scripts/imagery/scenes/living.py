"""Living rooms with shutters."""
from kit import cloths, finishes, mats, outmats
from kit import curtains as cu
from kit import decor as de
from kit import easy as ey
from kit import fixtures as fx
from kit import floors as fl
from kit import furniture as fu
from kit import hearth as he
from kit import landscape as la
from kit import light as li
from kit import planting as pt
from kit import plants as pl
from kit import rooms as rm
from kit import seating as se
from kit import shutters as sh
from kit import tables as tb
from kit import tableware as ta
from kit import trees as tr
from kit.geo import Build, xform

from .registry import scene
from .settings import door_panels, fill_light, garden, outlook


@scene("plantation-shutters")
def living_shutters():
    """Lined cottage room with three tall sashes."""
    ops = [(-1.55, 0.48, 1.15, 1.95), (0.0, 0.48, 1.15, 1.95), (1.55, 0.48, 1.15, 1.95)]
    r = rm.Room(6.0, 5.2, 2.9, far=ops, color="#ebe4d6", bays=1, rows=2, frame="#f3f1ec")
    fl.floor_boards(6.0, 5.2, (0, 2.6), 0.13, "#9a6a3f", "#6f4826", 3)
    for side, ln in (("left", 5.2), ("right", 5.2)):
        rm.vj_panels(ln, 2.9, r.at[side], 0.14, "#c3c9bb")
    fx.moulding(r.at["far"], 6.0, 2.9, color="#f3efe6")
    for op in ops:
        sh.plantation_shutters(op[2], op[3], r.opening("far", op), 2, -16, midrail=0.42, rod=True)
    de.rug(xform((0.1, 3.1, 0)), 3.0, 2.1, "#c9b894", "#8f9a8a", 0.07)
    se.slip_sofa(xform((-2.0, 3.15, 0), rz=82), 2.05, "#ded5c3", ("#7d8a76", "#c58d5e"), 4)
    se.throw(xform((-1.75, 2.22, 0.70), rz=82), 0.5, 0.3, 0.28, "#a8714a", 6)
    se.tub_chair(xform((1.60, 3.55, 0), rz=-48), seed=2, wood=fu.WALNUT, mat=finishes.leather())
    tb.block_table(xform((-0.10, 3.05, 0.012), rz=84), 1.05, 0.6, 0.33)
    ta.books(xform((-0.12, 3.3, 0.345), rz=60), 3, 1)
    ta.vase(xform((-0.05, 2.8, 0.345)), 0.75, "#8c9a90")
    pl.sprig(xform((-0.05, 2.8, 0.49)), 3, 6, 0.42)
    ta.basket(xform((0.85, 4.75, 0)), 0.22, 0.32)
    pl.fig_tree(xform((2.5, 4.7, 0)), 1.75, 5, "#8d8578")
    de.floor_lamp(xform((-2.55, 4.75, 0)), "#efe0c2", "#8a6a3c")
    de.picture(r.at["left"] @ xform((0.2, -0.012, 1.62)), 0.9, 1.1, 2.0)
    de.picture(r.at["right"] @ xform((-0.9, -0.012, 1.65)), 0.6, 0.8, 18.0, fu.WALNUT)
    garden(5.8, seed=31)
    li.sun(29, 30, 20)
    li.sky(29, 106, 0.22, 0.12, clouds=0.75, seed=15.0, dust=0.6)
    li.area((0.0, 4.95, 1.5), (0.2, 2.5, 1.85), 3.6, 58, "#eef2fa", 1.8)
    li.area((0.6, 0.4, 2.5), (0, 4, 0.6), 2.6, 58, "#fff0de")
    li.camera((0.75, 0.25, 1.50), (-0.12, 5.2), 26, -0.045, 5.6, 4.2)
    li.look(0.65, -0.35)


@scene("home-hero", size=(2000, 1125))
def home_hero():
    door = (0.35, 0.0, 5.2, 2.5)
    win = (1.35, 0.75, 2.6, 1.6)
    r = rm.Room(8.0, 7.0, 3.0, left=[win], color="#e9e1d2", bays=3, skip=("far",))
    rm.wall(8.44, 3.0, r.at["far"], [door], color="#e9e1d2")
    door_panels(r.opening("far", door), 5.2, 2.5, 4, [-1.95, -1.9, 1.9, 1.95], "#55564f")
    fl.floor_boards(8, 7.1, (0, 3.55), 0.18, seed=5, light="#c9a476", dark="#a57f53")
    he.ceiling_beams(8.0, 7.0, 3.0, 4, ("#d8c3a0", "#c2a77e"), (0.09, 0.16))
    sh.plantation_shutters(2.6, 1.6, r.opening("left", win), 3, -14)
    at = r.opening("far", door)
    sheer = cloths.cloth("#f3efe4", 0.5, 0.42)
    cu.wave_curtain(-3.2, -1.75, 2.72, at, mat=sheer, seed=3, y=-0.13, track=False)
    cu.wave_curtain(1.95, 3.2, 2.72, at, mat=sheer, seed=5, y=-0.13, track=False)
    b = Build(at)
    b.box((0, -0.13, 2.735), (6.6, 0.03, 0.025), 0.003)
    b.obj("track", mats.paint("#f4f2ed", 0.4))
    de.rug(xform((-0.4, 3.9, 0)), 3.8, 2.7, "#cfc0a3", "#a8926e", 0.05)
    se.slip_sofa(xform((-2.35, 3.9, 0), rz=88), 2.4, "#c9bda8", ("#6f8480", "#c08a5c", "#d8ccb6"), 3)
    se.throw(xform((-2.2, 2.82, 0.71), rz=88), 0.6, 0.30, 0.3, "#b98d5e", 5)
    ey.easy_chair(xform((1.50, 4.40, 0), rz=-55), "#a9714a", fu.WALNUT, 2)
    tb.block_table(xform((-0.40, 3.75, 0.012), rz=86), 1.25, 0.7, 0.33)
    ta.vase(xform((-0.45, 4.05, 0.345)), 0.95, "#d9cfbd")
    pl.sprig(xform((-0.45, 4.05, 0.54)), 5, 7, 0.55)
    ta.books(xform((-0.38, 3.5, 0.345), rz=75), 3, 2)
    ta.bowl_stack(xform((-0.5, 3.28, 0.345)), 1, 0.12, "#7f8f86")
    pl.olive_tree(xform((3.3, 5.9, 0)), 2.0, 4, "#c9b79c")
    fu.sideboard(xform((3.72, 3.6, 0), rz=-90), 1.9, fu.WALNUT)
    de.table_lamp(xform((3.7, 4.2, 0.72)), "#8c9a90")
    ta.upright_books(xform((3.72, 3.3, 0.72), rz=-90), 0.5, 5)
    de.picture(r.at["right"] @ xform((0.1, 0, 1.7)), 1.1, 0.85, 4.0)
    outlook(7.2, 3.4, 12, glass=False, seed=2)
    la.plane(-60, -4.3, -20, 10.6, -1.6, outmats.ground())
    pt.scrub(-16, -5.2, 0, 13, -1.5, 8, 170, (0.6, 1.7), "#4d5f40", "#8f9972")
    # Leaves behind the shutters of the side window: against the sky toward the sun white blades cannot be told apart.
    for x, y, h, seed in ((-10.5, 7.2, 5.6, 12), (-12.5, 10.4, 6.4, 31), (-11.0, 13.6, 5.8, 5), (-14.5, 16.5, 6.8, 22)):
        tr.gum_tree(xform((x, y, -1.6)), h, seed)
    tr.tree_line(5.0, 20.0, 0.0, -1.6, 4.2, 4, step=0.28, ragged=0.2, at=xform((-10.5, 0, 0), rz=90))
    se.rope_chair(xform((0.35, 9.3, -0.02), rz=-20))
    se.rope_chair(xform((1.55, 9.2, -0.02), rz=30), seed=3)
    tb.pedestal_table(xform((0.95, 9.35, -0.02)), 0.3, 0.46, "#d8cfc0", "#36393a")
    li.sun(30, -52, 17)
    # The sky's own sun stands aside: toward the real one no cloud or blue would be left to see.
    li.sky(32, -125, 0.22, 0.115, clouds=0.75, seed=7.0, dust=0.6)
    fill_light(90, 72, 0.35, 6.5, 1.4, 4.8, 2.3, (1.0, 0.5, 2.7))
    li.camera((1.75, 0.4, 1.45), (-0.35, 7), 24, -0.035, 8, 4)
    li.look(0.46, -0.3)
