"""Dining rooms."""
from kit import blinds as bl
from kit import decor as de
from kit import everyday as ed
from kit import exterior as ex
from kit import floors as fl
from kit import furniture as fu
from kit import lawns as lw
from kit import light as li
from kit import planting as pt
from kit import plants as pl
from kit import rooms as rm
from kit import seating as se
from kit import tables as tb
from kit import tableware as ta
from kit import trees as tr
from kit.geo import xform

from .houses import backdrop
from .registry import scene
from .settings import fill_light, garden


@scene("roller-blinds")
def roller_dining():
    ops = [(-1.75, 0.45, 1.35, 2.0), (0.0, 0.45, 1.35, 2.0), (1.75, 0.45, 1.35, 2.0)]
    r = rm.Room(6.2, 5.4, 2.8, far=ops, color="#e4dac7", bays=1, frame="#2f3234", trim="#efe9dc")
    fl.herringbone(6.2, 5.6, (0, 2.8), "#c39a68", "#9c7145", 8)
    for op, drop in zip(ops, (1.05, 0.72, 1.40)):
        bl.roller_blind(op[2] - 0.02, drop, r.opening("far", op), op[3] - 0.02, "#d8ccb2", 0.28, y=0.06)
    tb.pedestal_table(xform((-0.1, 3.3, 0)), 0.78, 0.74, wood=fu.WALNUT)
    for x, y, a in ((-1.0, 3.65, 72), (-0.55, 2.40, 160), (0.75, 2.75, -128), (0.55, 4.15, -35)):
        se.spindle_chair(xform((x, y, 0), rz=a), fu.WALNUT, None if x < 0 else "#3d4a44")
    ta.vase(xform((-0.2, 3.35, 0.74)), 1.0, "#8c9a90")
    pl.sprig(xform((-0.2, 3.35, 0.95)), 8, 7, 0.5)
    ta.fruit_bowl(xform((0.2, 3.12, 0.74)))
    de.shade_pendant(xform((-0.1, 3.3, 2.8)), 0.25, 0.5, "#b9855a", "dome")
    fu.sideboard(xform((-2.85, 3.4, 0), rz=90), 1.7, fu.OAK)
    de.table_lamp(xform((-2.83, 2.9, 0.72)), "#8c9a90")
    ta.upright_books(xform((-2.85, 3.75, 0.72), rz=90), 0.5, 6)
    de.picture(r.at["left"] @ xform((0.75, 0, 1.6)), 1.0, 0.75, 7.0)
    pl.fig_tree(xform((2.65, 4.8, 0)), 1.7, 9, "#8d8578")
    garden(6.0, seed=4)
    li.sun(27, -32, 14)
    li.sky(27, -108, 0.22, 0.11, clouds=0.75, seed=19.0, dust=0.6)
    fill_light(60, 58, 0, 5.0, 1.4, 4.6, 1.8, ceiling=5)
    li.camera((-0.85, 0.25, 1.56), (0.2, 5.4), 26, -0.05, 5.6, 3.9)
    li.look(0.6, -0.35)


@scene("vertical-blinds")
def vertical_family():
    """The back door of a family room in the morning: vanes turned to the garden, drawn clear where one walks out."""
    op = (0.0, 0.0, 3.3, 2.28)
    r = rm.Room(5.0, 4.8, 2.6, far=[op], color="#c9cdc6", bays=2, frame="#e9e9e6")
    fl.floor_boards(5.2, 5.0, (0, 2.5), 0.13, "#b48f66", "#8d6b48", 9)
    bl.vertical_blind(3.26, 2.26, r.opening("far", op), -44, color="#d3cab8", through=0.24, y=0.055, clear=0.27, rail="#d9d6cd")
    tb.table(xform((-1.75, 2.75, 0), rz=88), 1.9, 0.9, wood=fu.OAK)
    for y, a in ((3.1, -80), (2.3, -96)):
        se.spindle_chair(xform((-1.0, y, 0), rz=a), color="#31413f")
    ta.mug(xform((-1.5, 3.15, 0.74)), "#3f5f78")
    ta.books(xform((-1.75, 3.3, 0.74), rz=70), 2, 5)
    ed.dog_bed(xform((-0.75, 4.35, 0), rz=6), 0.72, 0.5)
    ed.thongs(xform((1.25, 4.35, 0), rz=12))
    tb.bench(xform((2.22, 3.9, 0), rz=90), 1.2, 0.36, 0.45)
    ta.basket(xform((2.22, 3.55, 0)), 0.19, 0.28)
    de.power_point(r.at["far"] @ xform((1.95, 0, 0.30)))
    ed.light_switch(r.at["far"] @ xform((1.95, 0, 1.08)))
    ex.deck(7, 2.6, xform((0, 7.6, -0.06)), along="x", edge=False, light="#9c8468", dark="#735c46")
    lw.lawn(-7, 8, 7.6, 15.5, -0.45, 4)
    ex.paling_fence(30, xform((0, 15.8, -0.45)), seed=3)
    pt.hedge_line(-9, 9, 15.2, -0.3, 0.75, 5, step=0.4, a="#4a5d3a", b_="#8a9a66")
    tr.gum_tree(xform((-3.2, 19, -0.5)), 9, 4)
    backdrop("scarp", y=16)
    li.sun(37, 26, 12.5, "#fff0dd", 0.55)
    li.sky(45, 112, 0.22, 0.07, clouds=0.5, seed=23.0, dust=0.3)
    li.area((0, 4.45, 1.3), (0, 1.8, 1.7), 3.1, 45, "#eef4ff", 2.0)
    li.area((0.3, 0.2, 1.3), (0, 4.8, 1.6), 3.6, 44, "#fdf8f0", 2.0)
    li.camera((0.95, 0.3, 1.45), (-0.02, 4.8), 30, -0.05, 6.3, 4.4)
    li.look(0.55, -0.2)
