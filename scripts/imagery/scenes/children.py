"""A child's bedroom."""
from kit import Build, bl, cloths, de, ed, ex, ey, finishes, fl, fu, fx, la, li, mats, outmats, pt, rm, ta, tr, xform

from .registry import scene
from .settings import fill_light


@scene("child-bedroom-cordless")
def child_room():
    wins = [(-0.98, 0.80, 1.05, 1.35), (0.62, 0.80, 1.05, 1.35)]
    r = rm.Room(4.2, 4.2, 2.6, far=wins, color="#f2ece0", bays=1, rows=2, frame="#f3f1ec")
    fl.sheet(4.2, 4.2, (0, 2.1), finishes.carpet("#d8cdb9", "#c0b49d"))
    for side, ln in (("far", 4.2), ("left", 4.2), ("right", 4.2)):
        rm.vj_panels(ln, 0.76, r.at[side], 0.10, "#a9b7a4")
        fx.moulding(r.at[side], ln, 0.79, ((0, 0), (-0.03, 0), (-0.03, -0.03), (0, -0.03)), "#f4f1ea")
    for win, drop in zip(wins, (0.62, 0.98)):
        bl.cellular_blind(win[2] - 0.03, drop, r.opening("far", win), win[3] - 0.01, "#f6f3ea", 0.72, grip="#c98f4a")
    _cot_bed(xform((-1.55, 2.45, 0)))
    b = Build(xform((0.62, 3.93, 0)))
    b.box((0, 0, 0.235), (1.25, 0.36, 0.03), 0.004, rnd=0.3)
    b.box((0, 0, 0.455), (1.25, 0.36, 0.03), 0.004, rnd=0.6)
    b.box((0, 0, 0.03), (1.25, 0.36, 0.03), 0.004, rnd=0.6)
    for x in (-0.61, 0.0, 0.61):
        b.box((x, 0, 0.235), (0.025, 0.36, 0.45), 0.003, rnd=0.2)
    b.obj("low shelf", mats.timber(*fu.OAK, axis="x"))
    ta.upright_books(xform((0.30, 3.90, 0.25)), 0.5, 8, ("#c98f62", "#7f95a0", "#e6d6b0", "#8fa37c", "#d6b04f", "#efe8da"), 0.17, 0.17)
    ta.upright_books(xform((0.95, 3.90, 0.045)), 0.5, 3, ("#b5694a", "#7f95a0", "#e6d6b0", "#5d7a6c"), 0.17, 0.16)
    ta.basket(xform((0.30, 3.9, 0.03)), 0.13, 0.13)
    de.bear(xform((0.98, 3.88, 0.47), rz=-12), "#b08a5c", 0.75)
    _blocks(xform((0.30, 3.86, 0.47)))
    de.table_lamp(xform((0.02, 3.92, 0.47)), "#d9a45c", "#f4ecd9", 0.62)
    de.rug(xform((0.45, 2.45, 0)), 2.0, 1.5, "#e9dfc9", "#cfa07a", 0.16)
    ey.slipper_chair(xform((1.60, 3.35, 0), rz=-48), "#8796a0", seed=3)
    de.bear(xform((1.56, 3.27, 0.45), rz=-48), "#8d8478", 0.8)
    ed.light_switch(r.at["far"] @ xform((1.62, 0, 1.10)))
    de.power_point(r.at["far"] @ xform((-0.20, -0.012, 0.30)))
    ta.basket(xform((-0.62, 3.85, 0)), 0.2, 0.30)
    de.picture(r.at["left"] @ xform((0.55, 0, 1.50)), 0.42, 0.55, 3.0, a="#d9a45c", b="#8fa37c", c="#c98f62")
    de.picture(r.at["left"] @ xform((1.10, 0, 1.50)), 0.42, 0.55, 9.0, a="#7f95a0", b="#e6c68a", c="#5d7a6c")
    de.bunting((-2.08, 2.3, 2.28), (1.3, 4.16, 2.42), 15, 0.16)
    de.shade_pendant(xform((0.2, 2.6, 2.6)), 0.19, 0.55, "#e8dcc4", "globe")
    la.plane(-40, 40, 4.4, 400, -1.3, outmats.ground("#73804a", "#55653a"))
    ex.paling_fence(40, xform((0, 13, -1.3)), seed=4)
    pt.hedge_line(-12, 12, 12.2, -1.3, 1.1, 7, a="#3d4d30", b_="#75835a")
    for x, y, h, seed in ((-1.7, 9.6, 6.2, 5), (1.9, 11.0, 5.0, 9)):
        tr.gum_tree(xform((x, y, -1.3)), h, seed)
    tr.tree_line(-24, 24, 24, -1.4, 4.5, 6)
    la.escarpment(-900, 900, 260, 130, -4, 420, 21)
    li.sun(31, 30, 19)
    li.sky(31, 102, 0.22, 0.11, clouds=0.75, seed=14.0, dust=0.6)
    fill_light(50, 44, 0, 3.6, 1.5, 2.6, 1.3, (0.8, 0.3, 2.3), ceiling=6)
    li.camera((0.72, 0.30, 1.22), (0.0, 4.2), 27, -0.005)
    li.look(0.5, -0.25)


def _cot_bed(at):
    """Single bed with a house-shaped timber frame, head toward +y."""
    f = Build(at)
    w, ln = 0.98, 1.98
    for sx in (-1, 1):
        for sy in (-1, 1):
            f.box((sx * w / 2, sy * ln / 2, 0.72), (0.05, 0.05, 1.44), 0.006, rnd=0.3)
        f.box((sx * w / 2, 0, 0.26), (0.03, ln, 0.14), 0.005, rnd=0.5)
        f.box((sx * w / 2, 0, 1.42), (0.045, ln, 0.045), 0.005, rnd=0.6)
    f.box((0, 0, 1.90), (0.045, ln + 0.05, 0.045), 0.005, rnd=0.1)
    for sy in (-1, 1):
        for sx in (-1, 1):
            f.tube([(sx * w / 2, sy * ln / 2, 1.42), (0, sy * ln / 2, 1.90)], 0.026, 8)
        f.box((0, sy * ln / 2, 0.30), (w, 0.03, 0.22), 0.005, rnd=0.7)
    f.obj("house bed", mats.timber("#d3ae7c", "#b58d5b", axis="z"))
    m = Build(at)
    m.soft_box((0, 0, 0.34), (w - 0.06, ln - 0.05, 0.20), 0.06, 0.006, 0.003)
    m.obj("mattress", cloths.fabric("#f3f0e9", 1200.0), weld=True)
    q = Build(at)
    q.soft_box((0, -0.26, 0.445), (w + 0.03, ln - 0.52, 0.10), 0.05, 0.02, 0.010, n=28, seed=4)
    q.obj("quilt", cloths.fabric("#f1e6d0", 700.0, stripes=("#b9c3ae", 0.09, "y")), weld=True)
    p = Build(at)
    p.soft_box((0, 0.70, 0.50), (0.68, 0.42, 0.14), 0.065, 0.03, 0.008, seed=9)
    p.obj("pillow", cloths.fabric("#f7f3ea", 1000.0), weld=True)
    de.bear(at @ xform((0.15, 0.42, 0.50), rz=25), "#c8a578", 0.8)
    t = Build(at)
    t.soft_box((0, -0.72, 0.50), (w + 0.05, 0.46, 0.05), 0.024, 0.004, 0.008, n=22, seed=2)
    t.obj("blanket", cloths.rug("#c98f62", "#b47a4e", 0.012), weld=True)


def _blocks(at):
    for i, (x, z, c, turn) in enumerate(((-0.06, 0.025, "#c98f62", 10), (0.0, 0.025, "#8fa37c", -15), (-0.03, 0.075, "#d6b04f", 30), (0.09, 0.025, "#7f95a0", 40))):
        Build(at @ xform((x, 0, z), rz=turn)).box((0, 0, 0), (0.05, 0.05, 0.05), 0.004).obj("block", mats.paint(c, 0.5))
