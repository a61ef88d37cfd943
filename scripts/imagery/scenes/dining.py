"""Dining rooms."""
from kit import blinds as bl
from kit import decor as de
from kit import easy as ey
from kit import floors as fl
from kit import furniture as fu
from kit import light as li
from kit import plants as pl
from kit import rooms as rm
from kit import seating as se
from kit import tables as tb
from kit import tableware as ta
from kit.geo import xform

from .registry import scene
from .settings import fill_light, garden, outlook


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
    """Dining end of a family room; the vanes are turned half open."""
    op = (-0.1, 0.0, 3.4, 2.35)
    r = rm.Room(5.6, 5.2, 2.7, far=[op], color="#b7bbaa", bays=2, frame="#f1f0ec")
    fl.floor_boards(5.6, 5.4, (0, 2.7), 0.19, "#b98f60", "#96704a", 9)
    bl.vertical_blind(3.5, 2.42, r.opening("far", op), 52, color="#ddd4c2", through=0.28, y=-0.09)
    tb.table(xform((-0.75, 2.95, 0), rz=4), 2.0, 0.92, wood=fu.OAK)
    tb.bench(xform((-0.7, 2.27, 0), rz=4), 1.6, 0.36, 0.45)
    for x, a in ((-1.25, 8), (-0.3, -2)):
        se.spindle_chair(xform((x, 3.7, 0), rz=a), color="#48554e")
    ta.fruit_bowl(xform((-1.0, 2.97, 0.74)), 3)
    ta.mug(xform((-0.15, 2.8, 0.74)), "#7f8f86")
    ey.slipper_chair(xform((1.88, 4.05, 0), rz=-48), "#b4a78f", seed=5)
    de.floor_lamp(xform((2.42, 4.72, 0)), "#efe0c2", "#2c2a28")
    fu.sideboard(xform((-2.56, 3.6, 0), rz=90), 1.5, fu.WALNUT)
    ta.upright_books(xform((-2.56, 3.3, 0.72), rz=90), 0.5, 2)
    ta.vase(xform((-2.52, 3.95, 0.72)), 0.8, "#c9a27a")
    de.picture(r.at["right"] @ xform((0.2, 0, 1.6)), 1.1, 0.8, 27.0, fu.WALNUT)
    outlook(5.4, 3.0, 9, glass=False, seed=11)
    li.sun(31, 42, 15)
    li.sky(31, 114, 0.22, 0.10, clouds=0.75, seed=23.0, dust=0.6)
    fill_light(50, 50, 0, 4.75, 1.3, 3.2, 2.2, ceiling=5)
    li.camera((0.75, 0.25, 1.58), (-0.15, 5.2), 26, -0.05, 5.6, 4.0)
    li.look(0.6, -0.35)
