"""A front window seen from the footpath, by day and after dark. Only the light differs."""
from kit import bl, de, en, ex, finishes, fl, fu, la, li, lw, outmats, pl, pt, rm, se, ta, tr, xform, ya

from .houses import boundary
from .registry import scene

LAMPS = ((-1.05, 3.25, 1.17), (1.45, 2.7, 1.5))


@scene("sunscreen-day")
def day():
    _front()
    li.sun(44, 205, 4.6, "#fff0dc", 0.6)
    li.sky(44, 205, 0.16, 0.13, clouds=0.6, seed=13.0)
    li.look(0.35, -0.12)


@scene("sunscreen-night")
def night():
    _front()
    for x, y, z in LAMPS:
        for up in (-1, 1):
            li.area((x, y, z), (x, y, z + up), 0.12, 26, "#ffc787")
    li.area((0, 1.9, 2.5), (0, 2.1, 0), 1.6, 70, "#ffcf95")
    li.sky(1.0, 10, 0.10, 0.08, clouds=0.3, dust=1.6, seed=13.0)
    li.look(2.4, -0.35)


def _front():
    op = (0.0, 0.52, 2.7, 1.74)
    rm.wall(13, 2.75, xform(), [op], mat=finishes.brick("#886454", "#6c4c40", "#b3a898"), skirting=0, thick=0.2)
    ex.ext_trim(xform(), op, 0.07, "#e9e5da")
    rm.window_frame(xform(), op, 3, 1, "#e9e5da", y=0.09, reflect=2.6)
    ex.roof_edge(14, xform(), 2.75, 0.5, "#5a5f60", "#e9e5da")
    en.downpipe(xform((2.35, 0, 0)), -0.1, 2.75, 0.4)
    en.number("31", xform((-1.85, 0, 1.62)), 0.15, "#e9e5da")
    for x in (-0.9, 1.0):
        ya.vent(xform((x, -0.004, 0.2)))
    bl.roller_blind(2.66, 1.71, xform((0, 0.2, 0.52), rz=180), 1.74, "#4e4e48", 0.05, 0.16, "#3a3a38", cassette=False, chain=False)
    _room()
    la.plane(-60, 60, -60, 0, -0.16, outmats.ground())
    lw.lawn(-6, 6, -4.6, -1.3, -0.12, 5)
    pt.bed(-5, 5, -1.3, 0, -0.08)
    pt.scrub(-4.6, 4.6, -1.1, -0.35, -0.08, 16, 120, (0.18, 0.52), "#5c6f52", "#9da58a")
    pt.grasses([(x, -0.9, -0.1, s) for x, s in ((-2.0, 1.1), (-1.7, 0.7), (1.95, 0.8), (2.25, 0.6))], 0.5, 3)
    tr.tree_line(-34, 34, -30, -0.5, 7.0, 21, step=0.5)
    pt.hedge_line(-30, 30, -20, -0.5, 1.3, 17)
    for x, y, h, seed in ((-3.0, -15, 7.5, 4), (2.6, -17, 8.5, 9)):
        tr.gum_tree(xform((x, y, -0.4)), h, seed)
    boundary(7.5)
    li.camera((0.8, -6.1, 1.5), (0.05, 0.0), 42, -0.01)


def _room():
    """4 m of sitting room behind the window: everything that can be seen in it from the street."""
    rm.shell(-2.7, 2.7, 0.15, 3.6, 2.7, "#d9cfbb")
    fl.floor_boards(5.4, 3.5, (0, 1.95), 0.13, "#a8713f", "#7a4d29", 12)
    back = xform((0, 3.55, 0))
    se.bench_sofa(back @ xform((0.25, -1.05, 0), rz=6), 1.9, "#5f7a80", fu.OAK, ("#c58d5e", "#e6ddcc"), 3)
    de.picture(back @ xform((0.25, 0, 1.62)), 1.1, 0.75, 6.0, fu.OAK, a="#8fa37c", b="#d9b07a", c="#4f6b63")
    fu.sideboard(back @ xform((-1.5, -0.26, 0)), 1.3, fu.WALNUT)
    de.table_lamp(xform((-1.05, 3.25, 0.72)), "#8c9a90", "#f4e6c8", 1.1)
    ta.vase(back @ xform((-1.85, -0.26, 0.72)), 1.1, "#b9855a")
    pl.sprig(back @ xform((-1.85, -0.26, 0.95)), 9, 6, 0.42)
    de.floor_lamp(xform((1.45, 2.7, 0)), "#f1dfba", "#8a6a3c")
    pl.fig_tree(xform((2.2, 3.0, 0)), 1.7, 6, "#7a7d7a")
    for z in (1.15, 1.5, 1.85):
        ta.shelf(xform((-2.64, 2.0, z), rz=90), 1.4, 0.24)
        ta.upright_books(xform((-2.52, 2.0, z), rz=90), 1.2, int(z * 10))
