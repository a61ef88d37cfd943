"""Living rooms opened to a terrace."""
from kit import Build, bl, cloths, ct, cu, de, ed, ex, ey, finishes, fl, fu, la, li, mats, outmats, pl, pt, rm, se, ta, tb, tr, xform

from .registry import scene
from .settings import fill_light, outlook


@scene("veri-shades")
def veri():
    """Left, sheer to the glass and the garden in view; right, turned shut."""
    _veri(72, 13)
    li.camera((-0.55, 1.25, 1.35), (-0.05, 5.2), 26, -0.02)


@scene("veri-shades-turning")
def turning():
    """Both half-way, from near and aslant: how wide the vanes are, and the sheer between two of them."""
    _veri(58, 58)
    li.camera((1.35, 2.2, 1.4), (-0.45, 5.2), 29, -0.02)


def _veri(left, right):
    """Two tracks over one wide door, their vanes turned by `left` and `right` degrees."""
    op = (0.0, 0.0, 4.0, 2.4)
    r = rm.Room(5.6, 5.2, 2.75, far=[op], color="#d5d6cc", bays=4, frame="#2f3234", trim="#ece8de")
    fl.floor_boards(5.6, 5.6, (0, 2.8), 0.18, "#c3a57e", "#997a54", 5)
    at = r.opening("far", op)
    cu.veri_shades(-2.08, 0.52, 2.5, at, turn=left, wand=-1, seed=3)
    cu.veri_shades(0.54, 2.08, 2.5, at, turn=right, wand=1, seed=8)
    de.power_point(r.at["far"] @ xform((2.42, 0, 0.30)))
    de.rug(xform((0.5, 2.9, 0)), 2.6, 1.7, "#c9c1ae", "#7f8a86", 0.04)
    ey.easy_chair(xform((1.75, 3.55, 0), rz=-58), "#5f7368", fu.WALNUT, 6)
    tb.pedestal_table(xform((0.98, 3.85, 0)), 0.22, 0.5, wood=fu.WALNUT)
    ta.mug(xform((0.93, 3.80, 0.5)), "#b5663f")
    ta.books(xform((1.03, 3.92, 0.5), rz=20), 2, 3)
    pl.fig_tree(xform((-2.42, 4.55, 0)), 1.6, 11, "#8b8f88")
    ex.deck(9, 1.5, xform((0, 6.95, -0.04)), light="#a9a196", dark="#857d72", along="x", edge=False)
    la.plane(-40, 40, 6.9, 60, -0.25, outmats.ground("#73804a", "#55653a"))
    ex.paling_fence(40, xform((0, 15, -0.25)), seed=4)
    pt.hedge_line(-12, 12, 14.2, -0.3, 0.8, 7, a="#3d4d30", b_="#75835a")
    tr.gum_tree(xform((-2.3, 11.5, -0.25)), 7.0, 5)
    tr.tree_line(-24, 24, 26, -0.5, 4.0, 6)
    la.escarpment(-900, 900, 260, 130, -4, 420, 8)
    li.sun(36, 58, 13)
    li.sky(36, 130, 0.26, 0.16, clouds=0.6, seed=5.0, dust=0.6)
    fill_light(34, 75, 0.0, 4.6, 1.3, 3.4, 2.2, room_loc=(-2.0, 1.2, 2.3), ceiling=5)
    li.look(0.8, -0.3)


@scene("panel-glides")
def panels():
    """Flax panels over two thirds of a wide door, the rest parked behind them and the door open."""
    op = (0.05, 0.0, 4.0, 2.36)
    r = rm.Room(5.8, 5.0, 2.65, far=[op], color="#dddad2", bays=3, frame="#35393a")
    fl.herringbone(6.0, 5.2, (0, 2.6), "#a9845c", "#7d5c3b", 15)
    bl.panel_glides(3.95, 2.34, r.opening("far", op), 5, 0.68, "#cbbda2", 0.26, y=0.095, side=-1, weave=300.0)
    de.rug(xform((-0.3, 2.75, 0)), 2.6, 1.8, "#8f9a97", "#727d7b", 0.05)
    ey.sling_chair(xform((1.75, 3.35, 0), rz=-52), fu.OAK)
    fu.pouf(xform((-1.55, 3.55, 0)), 0.3, 0.38, "#b98a5a")
    tb.block_table(xform((-0.15, 2.6, 0.012), rz=88), 1.0, 0.55, 0.32, fu.OAK)
    ta.mug(xform((-0.2, 2.45, 0.335)), "#3f5f78")
    ta.books(xform((-0.12, 2.8, 0.335), rz=70), 2, 5)
    pl.fig_tree(xform((-2.55, 4.55, 0)), 1.6, 6, "#7a7d7a")
    de.power_point(r.at["far"] @ xform((2.45, 0, 0.30)))
    outlook(5.2, 2.6, 10, seed=3, shrubs=False)
    for x, y, h, seed in ((2.2, 12.5, 7.5, 4), (4.8, 15.0, 8.5, 9), (-1.0, 16.0, 9.0, 14), (7.5, 12.0, 7.0, 21), (-4.4, 14.4, 12.5, 8)):
        tr.gum_tree(xform((x, y, -1.7)), h, seed)
    pt.hedge_line(-8, 12, 10.0, -1.4, 1.0, 4, step=0.4, a="#4e5d3c", b_="#858f68")
    li.sun(42, -24, 13, "#fff0dd", 0.9)
    li.sky(45, -112, 0.24, 0.07, clouds=0.5, seed=5.0, dust=0.3)
    li.area((0.05, 4.6, 1.3), (0, 2.0, 1.7), 3.8, 46, "#eef4ff", 2.0)
    li.area((-0.3, 0.2, 1.3), (0, 5.0, 1.6), 3.8, 38, "#fdf8f0", 2.0)
    li.camera((-0.85, 0.3, 1.45), (0.1, 5.0), 28, -0.045)
    li.look(0.55, -0.2)


@scene("double-curtains")
def double_curtains():
    """Two tracks on the ceiling: a sheer across the whole window, heavy drapes before it, the left one to the floor in full view."""
    op = (0.6, 0.0, 2.9, 2.36)
    r = rm.Room(5.6, 5.0, 2.7, far=[op], color="#dcd6c8", bays=2, frame="#e9e7e1")
    fl.sheet(5.8, 5.2, (0, 2.6), finishes.carpet("#b9b2a4", "#9c9586"))
    far = r.at["far"]
    cu.wave_curtain(-1.35, 2.5, 2.667, far, mat=cloths.cloth("#efece4", 0.38, 0.62), seed=2, y=-0.10)
    drape = cloths.fabric("#8a958f", 420.0, sheen=0.2, slub=0.4)
    for x0, x1, seed in ((-1.45, -0.42, 4), (1.72, 2.55, 7)):
        cu.wave_curtain(x0, x1, 2.667, far, pitch=0.125, amp=0.062, mat=drape, seed=seed, y=-0.26, base=0.02, loose=1.0)
    se.bench_sofa(xform((1.72, 3.35, 0), rz=-80), 1.9, "#a4927a", fu.WALNUT, ("#b0764f", "#d8d0bf"), 8)
    se.throw(xform((1.33, 2.95, 0.52), rz=-80), 0.55, 0.30, 0.55, "#c7b189", 3)
    tb.block_table(xform((0.62, 3.72, 0), rz=84), 0.9, 0.46, 0.33, fu.WALNUT)
    ta.mug(xform((0.55, 3.52, 0.33), rz=200), "#b5663f")
    ta.books(xform((0.66, 3.88, 0.33), rz=70), 2, 5)
    ta.basket(xform((-1.82, 4.62, 0)), 0.17, 0.26)
    ed.light_switch(far @ xform((-1.75, 0, 1.08)))
    de.power_point(far @ xform((-2.3, 0, 0.30)))
    de.picture(far @ xform((-2.2, 0, 1.62)), 0.62, 0.8, 31.0, fu.WALNUT, a="#8f9678", b="#c9a46a", c="#5b5a44")
    ex.deck(9, 1.6, xform((0, 6.85, -0.05)), light="#a9a196", dark="#857d72", along="x", edge=False)
    la.plane(-40, 40, 6.8, 60, -0.25, outmats.ground("#73804a", "#55653a"))
    ex.paling_fence(40, xform((0, 13.5, -0.25)), seed=6)
    pt.scrub(-9, 9, 10.2, 12.9, -0.25, 6, 70, (0.4, 1.0), "#3d4d30", "#75835a")
    tr.gum_tree(xform((1.6, 10.6, -0.25)), 7.5, 15)
    tr.gum_tree(xform((-3.6, 15.8, -0.25)), 8.5, 22)
    tr.tree_line(-24, 24, 22, -0.5, 4.2, 9)
    la.escarpment(-900, 900, 260, 130, -4, 420, 12)
    li.sun(36, 68, 7.5)
    li.sky(36, 136, 0.24, 0.14, clouds=0.5, seed=7.0, dust=0.6)
    fill_light(36, 34, 0.5, 4.3, 1.3, 2.8, 2.2, room_loc=(0.8, 0.3, 2.3))
    # Another window at the left: light along the drapes shows how deep their folds are.
    li.area((-2.6, 2.6, 1.5), (-0.6, 5.0, 1.2), 1.5, 62, "#eef3ff", 1.8)
    li.camera((-0.15, 1.05, 1.32), (-0.02, 5.0), 28, -0.03)
    li.look(0.8, -0.2)


@scene("panel-glides-divider")
def divider():
    """One room to live and sleep in, ten past six in July: panels from wall to wall draw across in front of the bed, two of five still parked."""
    w, d, h = 4.7, 6.4, 2.6
    op = (0.7, 0.85, 1.6, 1.3)
    r = rm.Room(w, d, h, far=[op], color="#c8bfae", bays=2, frame="#e4e0d5", trim="#e4e0d5")
    fl.sheet(w, d, (0, d / 2), finishes.carpet("#6d7470", "#59605c"))
    y = 3.75
    b = Build()
    b.box((0, y, h - 0.10), (w, 0.30, 0.20), 0.003)
    b.obj("bulkhead", mats.paint("#e9e5db", 0.6))
    bl.panel_glides(w - 0.06, h - 0.2, xform((0, y + 0.1, 0)), 5, 0.62, "#c7a684", 0.34, y=-0.06, side=-1, weave=260.0)
    fu.bed(xform((0.85, 5.0, 0), rz=0), 1.5, "#d9d3c4", "#4f6a66", wood=fu.WALNUT, pillows=("#e6e1d4", "#c9a26a"), head="#5c5148", seed=5, crease=0.55)
    fu.stool(xform((1.9, 5.95, 0)), fu.OAK, "#8d6b48", 0.46)
    de.table_lamp(xform((1.9, 5.95, 0.5)), "#8a9a92", "#f1e2c4", 0.8)
    li.area((1.9, 5.85, 0.95), (1.7, 4.6, 0.9), 0.18, 16, "#ffc98a")
    de.floor_lamp(xform((-1.75, 5.35, 0)), "#efe0c0")
    li.area((-1.75, 5.25, 1.5), (-1.2, 4.0, 1.0), 0.3, 26, "#ffbf7a")
    # This side of it: work put down for the day.
    tb.table(xform((-1.1, 2.55, 0), rz=90), 1.5, 0.8, wood=fu.OAK)
    top = xform((-1.1, 2.55, 0.742), rz=90)
    ct.papers(top @ xform((0.25, -0.1, 0), rz=12), 4, 3)
    ct.magazines(top @ xform((-0.45, 0.18, 0), rz=-8), 4, 9)
    ta.mug(top @ xform((-0.05, 0.15, 0), rz=60), "#e4ddcf")
    ta.books(top @ xform((0.55, 0.18, 0), rz=30), 3, 6)
    se.spindle_chair(xform((-0.35, 2.45, 0), rz=-72), fu.WALNUT, "#2f3b3a")
    ct.bag(xform((-0.62, 1.78, 0), rz=24), "#4a4f3a", 0.36, 0.42, 0.16)
    ct.shoes(xform((0.62, 3.45, 0), rz=196), "#3f352c", "#e3ded2", 1.0)
    ey.slipper_chair(xform((1.55, 2.75, 0), rz=-118), "#6f7d74", fu.OAK, 4)
    se.throw(xform((1.42, 2.55, 0.62), rz=-118), 0.5, 0.3, 0.3, "#c9a24f", 3)
    de.rug(xform((0.55, 2.2, 0.0)), 2.2, 1.6, "#b7a88c", "#8b7d66", 0.05)
    pl.fig_tree(xform((2.0, 3.4, 0)), 1.5, 14, "#7f8f8c")
    de.shade_pendant(xform((-1.0, 2.5, h)), 0.22, 0.85, "#e9dcc0", "dome")
    li.area((-1.0, 2.5, 1.62), (-1.0, 2.5, 0), 0.3, 24, "#ffd29a")
    de.picture(xform((-w / 2 + 0.02, 2.2, 1.6), rz=90), 0.6, 0.8, 11.0, fu.OAK)
    de.power_point(xform((w / 2 - 0.01, 3.2, 0.3), rz=-90))
    la.plane(-60, 60, d + 0.3, 60, -0.4, outmats.ground("#4f5638", "#3a4028"))
    pt.hedge_line(-8, 8, d + 3.6, -0.2, 1.25, 4, step=0.4, a="#3f4a2f", b_="#6f7a55")
    tr.tree_line(-30, 30, d + 14, -0.4, 8, 5)
    li.sky(7.0, 150, 0.32, 0.20, clouds=0.7, dust=0.5, seed=6.0)
    li.area((0.7, d - 0.2, 1.5), (0.4, 3.4, 1.2), 1.5, 14, "#9fb6d8", 1.2)
    li.area((0.9, 0.4, 2.2), (0, 3.6, 1.0), 2.4, 75, "#fff0dc")
    li.camera((0.95, 0.2, 1.45), (-0.12, 4.2), 25, -0.02)
    li.look(0.95, -0.32)
