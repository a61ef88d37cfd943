"""The shopfront on the main street."""
from kit import Build, bi, de, en, finishes, fu, la, le, li, mats, od, outmats, pl, rm, rng, ta, tb, tr, xform

from .main_street import a_board, footpath, opposite, shop_door, verandah
from .registry import scene


@scene("shopfront-roller-shutters")
def shopfront():
    """A main-street shop opening for the day: one shutter up, one half up, one still down."""
    ops = [(-3.35, 0.62, 2.5, 2.05), (0.0, 0.0, 1.35, 2.67), (3.1, 0.62, 2.9, 2.05)]
    brick = finishes.brick("#8f6653", "#775041", "#b9ae9d")
    rm.wall(14, 5.2, xform(), ops, mat=brick, skirting=0, thick=0.24)
    for op in ops:
        rm.window_frame(xform(), op, 1 if op[2] < 2 else 2, 1, "#2f3a36", y=0.12, reflect=2.2)
    shop_door(xform())
    t = Build()
    t.box((0, -0.05, 3.32), (14, 0.12, 0.50), 0.01)
    t.box((0, -0.08, 3.62), (14, 0.2, 0.09), 0.012)
    t.box((0, -0.06, 5.15), (14, 0.24, 0.22), 0.015)
    t.box((0, -0.09, 5.30), (14, 0.32, 0.09), 0.012)
    for x in (-5.3, 5.3):
        t.box((x, -0.04, 2.6), (0.44, 0.12, 5.2), 0.01)
    t.obj("shop trim", mats.paint("#ded6c4", 0.6))
    b = Build()
    for x, wd in ((-3.35, 2.7), (3.1, 3.1)):
        b.box((x, -0.025, 0.31), (wd, 0.06, 0.62), 0.006)
        for k in range(3):
            b.box((x - wd / 2 + (k + 0.5) * wd / 3, -0.058, 0.31), (wd / 3 - 0.14, 0.02, 0.40), 0.008)
        b.box((x, -0.05, 0.635), (wd + 0.04, 0.12, 0.05), 0.006)
    b.obj("stall riser", mats.paint("#2f4a44", 0.4))
    col = "#8f9694"
    for op, drop in zip(ops, (0.55, 0.30, 2.05)):
        od.roller_shutter(op[2], op[3], drop if op[0] > -3 else 0.95, xform((op[0], -0.06, op[1])), col, col, slat=0.062)
    _shop_inside()
    footpath()
    verandah()
    le.letters("PROVISIONS", xform((-1.35, -0.004, 3.96), rx=90), 0.42, "#e2d8c2", 0.004, 1.25)
    tb.bench(xform((-3.3, -0.75, -0.02)), 1.5, 0.38, 0.45, fu.WALNUT)
    pl.olive_tree(xform((-1.1, -0.45, -0.02)), 1.55, 4, "#5d6360")
    bi.bicycle(xform((3.3, -0.42, -0.02), rx=-9), "#4f6f6a")
    ta.mug(xform((-2.95, -0.78, 0.43), rz=30), "#d8cfc0")
    ta.basket(xform((-3.55, -0.75, 0.43)), 0.17, 0.2)
    en.number("27", xform((0.98, -0.002, 2.2)), 0.16, "#e2d8c2")
    a_board(xform((-1.45, -1.7, -0.02), rz=24), (("GOOD", 0.74, 0.12), ("BREAD", 0.59, 0.12), ("& honey", 0.45, 0.085), ("fresh today", 0.31, 0.06)))
    la.plane(-60, 60, -60, -4.6, -0.19, outmats.asphalt())
    la.plane(-900, 900, 6, 500, -0.4, outmats.ground())
    opposite()
    tr.gum_tree(xform((-9.0, 6.0, 0)), 9.5, 4)
    li.sun(34, 252, 5.6, "#ffdcae")
    li.sky(34, 252, 0.17, 0.13, clouds=0.5)
    li.camera((3.0, -7.4, 1.55), (0.55, 0), 29, 0.035)
    li.look(0.62, -0.2)


def _shop_inside():
    for x0, x1 in ((-5.2, -1.4), (-1.4, 1.4), (1.4, 5.2)):
        rm.shell(x0, x1, 0.1, 4.0, 2.9, "#b7a98f")
    li.area((-3.3, 1.4, 2.8), (-3.3, 1.4, 0), 2.4, 75, "#ffdcb0")
    li.area((0, 1.6, 2.8), (0, 1.6, 0), 1.6, 34, "#ffdcb0")
    r = rng(4)
    for x, z in ((x, z) for x in (-5.14, -1.34) for z in (0.55, 1.0, 1.45, 1.9)):
        shelf = xform((x, 2.0, z), rz=90)
        ta.shelf(shelf, 3.2, 0.34)
        for k in range(8):
            at = shelf @ xform((-1.35 + k * 0.38 + r.uniform(-0.05, 0.05), -0.17, 0))
            r.choice((lambda m: ta.vase(m, r.uniform(0.7, 1.0), r.choice(("#8fa0a0", "#c9a07a", "#e6ddcc"))),
                      lambda m: ta.bowl_stack(m, r.randint(2, 4), 0.09, r.choice(("#e6ddcc", "#a9b09c"))),
                      lambda m: ta.basket(m, 0.12, 0.18)))(at)
    tb.table(xform((-3.5, 0.85, 0)), 1.8, 0.7, 0.72)
    ta.fruit_bowl(xform((-3.1, 0.8, 0.72)), 3, "#c9522f")
    ta.books(xform((-3.9, 0.8, 0.72), rz=12), 4, 2)
    ta.vase(xform((-3.5, 0.95, 0.72)), 0.9, "#7f8f86")
    de.shade_pendant(xform((-3.5, 0.9, 2.9)), 0.2, 0.8, "#2f4a44")
    de.picture(xform((0.1, 3.95, 1.5)), 0.7, 0.9, 5.0, fu.WALNUT)
