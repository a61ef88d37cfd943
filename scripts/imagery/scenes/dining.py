"""Dining rooms."""
from kit import bl, de, ed, ex, fl, fu, li, lw, pl, pt, rm, se, ta, tb, tr, xform

from .houses import backdrop
from .registry import scene
from .settings import fill_light, garden


@scene("roller-blinds")
def roller_dining():
    """Three windows over a back garden: the blind on the sunny side lowest."""
    ops = [(-1.75, 0.45, 1.35, 2.0), (0.0, 0.45, 1.35, 2.0), (1.75, 0.45, 1.35, 2.0)]
    r = rm.Room(6.2, 5.4, 2.8, far=ops, color="#cdd0c8", bays=1, frame="#2f3234", trim="#e9e7e0")
    fl.herringbone(6.2, 5.6, (0, 2.8), "#b08a5e", "#86643f", 8)
    for op, drop in zip(ops, (1.42, 1.04, 0.62)):
        bl.roller_blind(op[2] - 0.02, drop, r.opening("far", op), op[3] - 0.02, "#c9bda5", 0.18, rail="#e4e2dc", y=0.06, chain=False)
    ed.light_switch(r.at["far"] @ xform((2.72, 0, 1.08)))
    de.power_point(r.at["far"] @ xform((-0.88, 0, 0.30)))
    tb.table(xform((0.55, 3.55, 0), rz=2), 2.0, 0.95, wood=fu.WALNUT)
    for x, y, a in ((0.15, 2.95, 176), (1.05, 4.2, 4)):
        se.spindle_chair(xform((x, y, 0), rz=a), fu.WALNUT, "#39443f")
    ta.mug(xform((0.25, 3.5, 0.74)), "#b5663f")
    ta.books(xform((1.1, 3.65, 0.74), rz=24), 2, 5)
    ta.vase(xform((0.7, 3.75, 0.74)), 0.85, "#8c9a90")
    pl.sprig(xform((0.7, 3.75, 0.92)), 8, 5, 0.36)
    fu.sideboard(xform((-2.85, 4.2, 0), rz=90), 1.5, fu.OAK)
    de.table_lamp(xform((-2.83, 4.5, 0.72)), "#6f8480")
    garden(6.0, seed=4, sea=False)
    ex.paling_fence(40, xform((0, 21.5, -0.4)), seed=6)
    tr.gum_tree(xform((2.6, 16.0, -0.4)), 8.0, 11)
    li.sun(33, -32, 15, "#fff0dd")
    li.sky(33, -112, 0.22, 0.12, clouds=0.6, seed=19.0, dust=0.5)
    fill_light(52, 40, 0, 5.0, 1.4, 4.6, 1.8, room_loc=(0.6, 0.4, 1.6), ceiling=5)
    li.camera((-0.75, 0.75, 1.45), (0.1, 5.4), 28, -0.035)
    li.look(0.52, -0.25)


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
    li.camera((0.95, 0.3, 1.45), (-0.02, 4.8), 30, -0.05)
    li.look(0.55, -0.2)
