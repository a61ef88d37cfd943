"""Rooms added after the first set: kitchen, child's room, bay window, highland living room."""
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
from kit.geo import Build, rng, xform

from .registry import scene
from .settings import fill_light, garden


@scene("kitchen-venetians", samples=56)
def kitchen():
    win = (0.25, 1.08, 2.5, 1.12)
    r = rm.Room(5.4, 4.4, 2.75, far=[win], color="#f1ece1", bays=2, frame="#f3f1ec")
    fl.herringbone(5.4, 4.4, (0, 2.2), "#c9a070", "#a1794c", 5)
    far = r.at["far"]
    fx.wall_tiles(far, 5.4, 1.30, (0.075, 0.15), 0.9, "#ece6d8", "#d3cbb8", 0.0, 0.14, holes=[(win[0], win[1] - 0.05, win[2] + 0.16, 1.4)])
    fx.bench_run(far @ xform((-0.2, 0, 0)), 4.4, 0.62, 0.9, 7, "#7f8b78", ("#e9e3d8", "#cfc6b8"), sink=0.45)
    pr.venetian(2.48, 1.10, r.opening("far", win), -24, slat=0.050, color="#f1ebdd", drop=0.98, y=0.03)
    de.shelf(far @ xform((-1.95, 0, 1.52)), 1.05, 0.22)
    de.shelf(far @ xform((-1.95, 0, 1.92)), 1.05, 0.22)
    de.bowl_stack(far @ xform((-2.25, -0.12, 1.52)), 4, 0.085)
    de.bowl_stack(far @ xform((-2.02, -0.12, 1.52)), 2, 0.10, "#a9b09c")
    for i in range(3):
        de.mug(far @ xform((-1.78 + i * 0.13, -0.11, 1.52), rz=-60), ("#b9835a", "#d8cfc0", "#77867c")[i])
    de.upright_books(far @ xform((-2.15, -0.12, 1.92)), 0.5, 4)
    de.vase(far @ xform((-1.66, -0.11, 1.92)), 0.6, "#77867c")
    pl.sprig(far @ xform((-1.66, -0.11, 2.02)), 3, 4, 0.3)
    de.board(far @ xform((-1.30, -0.02, 0.9)), 0.28, 0.40, fu.WALNUT)
    de.board(far @ xform((-1.14, -0.05, 0.9)), 0.22, 0.30, fu.OAK, -14)
    pl.pot(far @ xform((1.55, -0.22, 0.9)), 0.07, 0.13, "#b9805c")
    pt.shrubs([(1.55, 4.18, 1.06, 0.13)], 5, a="#5c7a44", b_="#93ad6c")
    fx.island(xform((1.15, 1.55, 0)), 2.3, 0.85, 0.9, ("#8a5f3c", "#6a4528"), fu.OAK)
    b = Build(xform((1.15, 1.55, 0)))
    for k in range(6):
        b.box((0, -0.425 + (k + 0.5) * 0.142, 0.925), (2.32, 0.141, 0.04), 0.003, rnd=(k * 0.61) % 1)
    b.obj("butcher block", mats.timber("#a97d52", "#84592f", axis="x", rough=0.4))
    de.fruit_bowl(xform((0.55, 1.75, 0.945)), 4, "#d9b43a")
    de.board(xform((1.0, 1.62, 0.955), rx=78), 0.24, 0.36, fu.OAK, 0)
    for z in (1.0, 1.9):
        de.shade_pendant(xform((z, 1.75, 2.75)), 0.17, 0.85, "#36423d", "dome")
    pl.olive_tree(xform((2.3, 3.2, 0)), 1.7, 6, "#d8cbb8")
    garden(5.0, seed=14)
    rm.sun(36, -24, 22)
    rm.sky(36, -24, 0.24, 0.13)
    fill_light(75, 62, 0.2, 3.7, 1.6, 2.6, 1.1, (0.4, 0.3, 2.5))
    rm.camera((-0.75, 0.35, 1.52), (0.18, 4.4), 28, -0.045, 6.3, 3.9)
    rm.look(0.75)


@scene("child-bedroom-cordless", samples=48)
def child_room():
    wins = [(-0.98, 0.80, 1.05, 1.35), (0.62, 0.80, 1.05, 1.35)]
    r = rm.Room(4.2, 4.2, 2.6, far=wins, color="#f2ece0", bays=1, rows=2, frame="#f3f1ec")
    fl.sheet(4.2, 4.2, (0, 2.1), finishes.carpet("#d8cdb9", "#c0b49d"))
    for side, ln in (("far", 4.2), ("left", 4.2), ("right", 4.2)):
        rm.vj_panels(ln, 0.76, r.at[side], 0.10, "#a9b7a4")
        fx.moulding(r.at[side], ln, 0.79, ((0, 0), (-0.03, 0), (-0.03, -0.03), (0, -0.03)), "#f4f1ea")
    for win, drop in zip(wins, (0.62, 0.98)):
        pr.cellular_blind(win[2] - 0.03, drop, r.opening("far", win), win[3] - 0.01, "#efdfba", 0.46, grip="#c98f4a")
    _cot_bed(xform((-1.36, 2.72, 0)))
    b = Build(xform((0.62, 3.93, 0)))
    b.box((0, 0, 0.235), (1.25, 0.36, 0.03), 0.004, rnd=0.3)
    b.box((0, 0, 0.455), (1.25, 0.36, 0.03), 0.004, rnd=0.6)
    b.box((0, 0, 0.03), (1.25, 0.36, 0.03), 0.004, rnd=0.6)
    for x in (-0.61, 0.0, 0.61):
        b.box((x, 0, 0.235), (0.025, 0.36, 0.45), 0.003, rnd=0.2)
    b.obj("low shelf", mats.timber(*fu.OAK, axis="x"))
    de.upright_books(xform((0.30, 3.90, 0.25)), 0.5, 8, ("#c98f62", "#7f95a0", "#e6d6b0", "#8fa37c", "#d6b04f", "#efe8da"), 0.17, 0.17)
    de.upright_books(xform((0.95, 3.90, 0.045)), 0.5, 3, ("#b5694a", "#7f95a0", "#e6d6b0", "#5d7a6c"), 0.17, 0.16)
    de.basket(xform((0.30, 3.9, 0.03)), 0.13, 0.13)
    de.bear(xform((0.98, 3.88, 0.47), rz=-12), "#b08a5c", 0.75)
    _blocks(xform((0.30, 3.86, 0.47)))
    de.table_lamp(xform((0.02, 3.92, 0.47)), "#d9a45c", "#f4ecd9", 0.62)
    de.rug(xform((0.45, 2.45, 0)), 2.0, 1.5, "#e9dfc9", "#cfa07a", 0.16)
    se.tub_chair(xform((1.45, 2.75, 0), rz=-52), "#c9916a", seed=3)
    de.bear(xform((1.42, 2.72, 0.50), rz=-50), "#8d8478", 0.8)
    de.basket(xform((1.65, 3.65, 0)), 0.2, 0.30)
    de.picture(r.at["left"] @ xform((0.55, 0, 1.50)), 0.42, 0.55, 3.0, a="#d9a45c", b="#8fa37c", c="#c98f62")
    de.picture(r.at["left"] @ xform((1.10, 0, 1.50)), 0.42, 0.55, 9.0, a="#7f95a0", b="#e6c68a", c="#5d7a6c")
    de.bunting((-2.08, 2.3, 2.28), (1.3, 4.16, 2.42), 15, 0.16)
    de.shade_pendant(xform((0.2, 2.6, 2.6)), 0.19, 0.55, "#e8dcc4", "globe")
    garden(4.7, seed=21)
    rm.sun(31, 30, 19)
    rm.sky(31, 30, 0.22, 0.20)
    fill_light(50, 44, 0, 3.6, 1.5, 2.6, 1.3, (0.8, 0.3, 2.3))
    rm.camera((1.05, 0.15, 1.12), (-0.22, 4.2), 25, -0.005, 5.6, 3.6)
    rm.look(0.5)


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
    m.obj("mattress", mats.fabric("#f3f0e9", 1200.0), weld=True)
    q = Build(at)
    q.soft_box((0, -0.26, 0.445), (w + 0.03, ln - 0.52, 0.10), 0.05, 0.02, 0.010, n=28, seed=4)
    q.obj("quilt", mats.fabric("#f1e6d0", 700.0, stripes=("#b9c3ae", 0.09, "y")), weld=True)
    p = Build(at)
    p.soft_box((0, 0.70, 0.50), (0.68, 0.42, 0.14), 0.065, 0.03, 0.008, seed=9)
    p.obj("pillow", mats.fabric("#f7f3ea", 1000.0), weld=True)
    de.bear(at @ xform((0.15, 0.42, 0.50), rz=25), "#c8a578", 0.8)
    t = Build(at)
    t.soft_box((0, -0.72, 0.50), (w + 0.05, 0.46, 0.05), 0.024, 0.004, 0.008, n=22, seed=2)
    t.obj("blanket", mats.rug("#c98f62", "#b47a4e", 0.012), weld=True)


def _blocks(at):
    for i, (x, z, c, turn) in enumerate(((-0.06, 0.025, "#c98f62", 10), (0.0, 0.025, "#8fa37c", -15), (-0.03, 0.075, "#d6b04f", 30), (0.09, 0.025, "#7f95a0", 40))):
        b = Build(at @ xform((x, 0, z), rz=turn))
        b.box((0, 0, 0), (0.05, 0.05, 0.05), 0.004)
        b.obj("block", mats.paint(c, 0.5))


@scene("federation-bay-shutters", samples=56)
def federation_bay():
    r = rm.Room(5.4, 5.0, 3.15, skip=("far",), color="#dcd5c2")
    rm.wall(5.84, 3.15, r.at["far"], [(0.1, 0.0, 3.3, 2.75)], color="#dcd5c2", skirting=0.24, trim="#f3efe4")
    rm.floor_boards(5.6, 6.4, (0, 3.2), 0.11, "#a8713f", "#7a4d29", 12)
    r2 = (("l", xform((-1.1, 5.45, 0), rz=48.4), 1.21, [(0.0, 0.62, 0.80, 1.98)]),
          ("c", xform((0.1, 5.9, 0)), 1.62, [(0.0, 0.62, 1.26, 1.98)]),
          ("r", xform((1.3, 5.45, 0), rz=-48.4), 1.21, [(0.0, 0.62, 0.80, 1.98)]))
    for name, at, ln, ops in r2:
        rm.wall(ln + 0.16, 2.75, at, ops, color="#dcd5c2", skirting=0, trim="#f3efe4")
        for op in ops:
            rm.architrave(at, op, 0.085, 0.028, "#f3efe4")
            rm.window_frame(at, op, 1, 1, "#f3efe4")
            _leadlight(at, op)
            pr.plantation_shutters(op[2], 1.40, at @ xform((op[0], 0, op[1])), 2, -17, "#f5f2e9", blade=0.063, midrail=None, rod=True)
    s = Build()
    s.box((0.1, 5.6, 2.80), (3.6, 1.4, 0.10))
    s.obj("bay soffit", mats.paint("#f5f3ee", 0.9, 0, 0.1))
    _window_seat()
    for side in ("left", "right"):
        fx.moulding(r.at[side], 5.0, 2.30, ((0, 0), (-0.03, 0), (-0.035, -0.025), (-0.015, -0.05), (0, -0.055)), "#f3efe4")
        fx.moulding(r.at[side], 5.0, 3.15, color="#f5f3ee", profile=((0, 0), (-0.16, 0), (-0.15, -0.04), (-0.07, -0.07), (-0.04, -0.14), (0, -0.16)))
    fx.moulding(r.at["far"], 5.4, 3.15, color="#f5f3ee", profile=((0, 0), (-0.16, 0), (-0.15, -0.04), (-0.07, -0.07), (-0.04, -0.14), (0, -0.16)))
    _bay_arch(r.at["far"])
    de.rug(xform((0.0, 3.2, 0)), 2.9, 2.0, "#a1604a", "#d8c3a0", 0.09)
    se.tub_chair(xform((1.65, 3.75, 0), rz=-58), "#5d6b50", fu.WALNUT, 5)
    se.pedestal_table(xform((-0.55, 3.15, 0)), 0.34, 0.5, wood=fu.WALNUT)
    de.books(xform((-0.62, 3.1, 0.5), rz=24), 3, 4)
    de.vase(xform((-0.45, 3.22, 0.5)), 0.8, "#8fa0a0")
    pl.sprig(xform((-0.45, 3.22, 0.65)), 9, 6, 0.42)
    se.slip_sofa(xform((-2.0, 3.1, 0), rz=78), 1.75, "#cfc4ae", ("#8c4a36", "#c9b083"), 6)
    de.floor_lamp(xform((2.3, 4.5, 0)), "#f1e2c4", "#8a6a3c")
    de.picture(r.at["right"] @ xform((-0.6, 0, 1.62)), 0.7, 0.9, 6.0, fu.WALNUT, a="#8fa37c", b="#d9b07a", c="#4f6b63")
    la.plane(-400, 400, 6.2, 300, -0.5, outmats.ground())
    pt.hedge_line(-9, 9, 10.2, -0.5, 0.75, 4)
    pt.grasses([(-4 + i * 0.5, 8.2 + (i * 0.37) % 0.8, -0.5) for i in range(18)], 0.7, 3)
    pt.gum_tree(xform((-3.6, 14.5, -0.5)), 8.5, 5)
    pt.tree_line(-30, 30, 27, -0.5, 7, 6)
    la.escarpment(-900, 900, 260, 120, -4, 400, 5, glow=0.6)
    rm.sun(29, 33, 20)
    rm.sky(29, 33, 0.22, 0.22)
    rm.area((0.1, 5.35, 1.6), (0.1, 2.5, 0.8), 2.4, 60, "#eef3ff", 1.7)
    rm.area((0.4, 0.4, 2.8), (0, 4, 0.6), 2.6, 64, "#ffefdc")
    rm.camera((0.62, 0.3, 1.36), (0.0, 5.0), 33, 0.03, 6.3, 4.9)
    rm.look(0.75)


def _leadlight(at, op):
    """Coloured fanlight above the shutters: lead cames and a small pattern of glass."""
    x, z, w, h = op
    z0 = z + 1.44
    b = Build(at)
    b.box((x, 0.10, z0 - 0.01), (w, 0.10, 0.055), 0.004)
    b.obj("transom", mats.paint("#f3efe4", 0.4))
    lead = Build(at)
    cols = ("#d9a441", "#9fb98a", "#b5523a", "#e8d9a8")
    panes = [Build(at) for _ in cols]
    n, top = max(3, round(w / 0.16)), z + h
    for i in range(n):
        x0, x1 = x - w / 2 + w * i / n, x - w / 2 + w * (i + 1) / n
        for k, (za, zb) in enumerate(((z0 + 0.02, z0 + 0.16), (z0 + 0.16, top - 0.12), (top - 0.12, top - 0.02))):
            g = panes[(1, 3, 0)[k] if (i + k) % 3 else 2 if k != 1 else 0]
            g.add([(x0, 0.13, za), (x1, 0.13, za), (x1, 0.13, zb), (x0, 0.13, zb)], [(0, 1, 2, 3)])
            lead.box(((x0 + x1) / 2, 0.128, zb), (x1 - x0, 0.010, 0.010))
        if i:
            lead.box((x0, 0.128, (z0 + top) / 2), (0.010, 0.010, top - z0))
    lead.obj("cames", mats.metal("#4a4a48", 0.5))
    for g, c in zip(panes, cols):
        if g.v:
            g.obj("coloured glass", finishes.tinted(c)).visible_shadow = False


def _window_seat():
    b = Build()
    front = 5.06
    b.add([(-1.52, front, 0), (1.72, front, 0), (0.92, 5.86, 0), (-0.72, 5.86, 0), (-1.52, front, 0.44), (1.72, front, 0.44), (0.92, 5.86, 0.44), (-0.72, 5.86, 0.44)],
          [(0, 1, 5, 4), (4, 5, 6, 7), (1, 2, 6, 5), (3, 0, 4, 7)])
    for i in range(4):
        b.box((-1.52 + (i + 0.5) * 0.81, front - 0.008, 0.22), (0.70, 0.02, 0.30), 0.008)
    b.obj("window seat", mats.paint("#f3efe4", 0.4))
    c = Build()
    for i in range(2):
        c.soft_box((-0.55 + i * 1.30, 5.33, 0.50), (1.27, 0.50, 0.11), 0.045, 0.012, 0.004, seed=i + 3)
    c.obj("seat cushion", mats.fabric("#7d8a76", 560.0, slub=0.4), weld=True)
    se.cushions(xform((0.1, 5.5, 0)), [(-0.85, 0, 0.55, "#c9b083", 14), (-0.5, -0.06, 0.55, "#8c4a36", -6), (0.82, 0, 0.55, "#efe6d4", -12)], 0.42)


def _bay_arch(at):
    """Timber trim where the room opens into the bay."""
    b = Build(at)
    for x in (-1.61, 1.81):
        b.box((x, -0.02, 1.39), (0.12, 0.05, 2.78), 0.008)
        b.box((x, -0.03, 0.15), (0.14, 0.06, 0.30), 0.008)
    b.box((0.1, -0.02, 2.81), (3.54, 0.05, 0.12), 0.008)
    b.obj("bay trim", mats.paint("#f3efe4", 0.4))


@scene("highlands-drapes", samples=56)
def highlands():
    win = (-0.55, 0.12, 3.1, 2.45)
    r = rm.Room(6.4, 6.0, 3.0, far=[win], color="#cfc5b0", bays=3, frame="#33312d", trim="#e7dfcd")
    rm.floor_boards(6.4, 6.0, (0, 3.0), 0.19, "#97683e", "#6b4524", 17)
    fx.ceiling_beams(6.4, 6.0, 3.0, 4)
    at = r.opening("far", win) @ xform((0, 0, -0.12))
    wool = mats.fabric("#a57f55", 420.0, sheen=0.6, slub=0.42)
    pr.wave_curtain(-2.2, -1.30, 2.78, at, pitch=0.14, amp=0.065, mat=wool, seed=4, y=-0.17, track=False)
    pr.wave_curtain(1.22, 1.93, 2.78, at, pitch=0.14, amp=0.065, mat=wool, seed=9, y=-0.17, track=False)
    p = Build(at)
    p.tube([(-2.4, -0.17, 2.83), (2.34, -0.17, 2.83)], 0.017, 16)
    for x in (-2.4, 2.34):
        p.lathe([(0.001, -0.035), (0.024, -0.024), (0.034, 0), (0.024, 0.024), (0.001, 0.035)], 24, xform((x, -0.17, 2.83), ry=90))
    for x in (-2.2, 0.0, 2.14):
        p.tube([(x, -0.17, 2.83), (x, 0.0, 2.83)], 0.009, 10)
    p.obj("rod", mats.metal("#3a2f25", 0.45))
    stone = Build(r.at["far"] @ xform((2.3, 0, 0)))
    rr, z = rng(8), 0.0
    while z < 3.0:
        h, x = rr.uniform(0.13, 0.22), -0.88
        while x < 0.9:
            w = min(rr.uniform(0.2, 0.5), 0.9 - x)
            stone.box((x + w / 2, -0.06 - rr.uniform(0, 0.02), z + h / 2), (w - 0.012, 0.12, h - 0.012), 0.012, rnd=rr.random())
            x += w
        z += h
    mortar = Build(r.at["far"] @ xform((2.3, 0, 0)))
    mortar.box((0.01, -0.05, 1.5), (1.76, 0.10, 3.0))
    mortar.obj("mortar", mats.stone("#c6b9a2", "#a99b85", 20.0, 0.95, 0.4))
    stone.obj("stone wall", mats.stone("#b9a98f", "#7f7261", 2.6, 0.9, 0.5))
    fx.wood_heater(xform((2.2, 5.3, 0), rz=-12), 3.0)
    fx.log_stack(xform((2.86, 4.35, 0), rz=-78), 4, 7)
    _fire_light((2.1, 4.95, 0.62))
    de.rug(xform((-0.3, 3.6, 0)), 3.2, 2.3, "#d3c3a4", "#a98f69", 0.05)
    se.modular(xform((-2.05, 3.55, 0), rz=80), 2.5, "#8f8672", -1, ("#9a5a38", "#d8c39a"), 5)
    leather = finishes.leather()
    se.tub_chair(xform((1.55, 3.35, 0), rz=-112), seed=4, wood=fu.WALNUT, mat=leather)
    se.block_table(xform((-0.35, 3.45, 0), rz=6), 1.15, 0.62, 0.34)
    de.books(xform((-0.62, 3.5, 0.345), rz=12), 3, 6)
    de.mug(xform((-0.2, 3.35, 0.345), rz=30), "#6f6a5c")
    de.candle(xform((0.05, 3.52, 0.345)), 0.10)
    se.throw(xform((-1.62, 2.72, 0.50), rz=80), 0.5, 0.30, 0.5, "#a8714a", 3)
    de.floor_lamp(xform((-2.75, 5.2, 0)), "#f1ddb6", "#3a2f25")
    de.picture(r.at["left"] @ xform((0.5, 0, 1.75)), 1.3, 0.9, 14.0, fu.WALNUT, a="#8a957c", b="#c9a877", c="#4a5a50")
    la.plane(-400, 400, 6.4, 300, -1.2, outmats.ground("#7a7d52", "#545c38"))
    pt.grasses([(-4 + i * 0.42, 8.6 + (i * 0.37) % 1.4, -1.2) for i in range(22)], 0.8, 5)
    pt.gum_tree(xform((-3.3, 13, -1.2)), 11, 7)
    pt.tree_line(-40, 40, 40, -3, 9, 3)
    pt.tree_line(-70, 70, 70, -6, 11, 5)
    for i, (d, h) in enumerate(((170, 34), (380, 78), (800, 150))):
        la.hill(-900 - d, 900 + d, d, d + 160 + d * 0.4, h, -9, 3 + i * 5, (0.25, 0.7, 0.4)[i], 0.0, 0.9, air="#c3cdd2", glow=0.75, reach=520.0)
    rm.sun(17, -50, 9, "#ffd0a0")
    rm.sky(17, -50, 0.20, 0.16, clouds=0.7, dust=2.4)
    fill_light(72, 44, -0.5, 5.6, 1.5, 2.9, 2.2, (0.5, 0.3, 2.6), warm="#ffe2bd")
    rm.camera((0.35, 0.25, 1.36), (0.28, 6.0), 25, -0.02, 6.3, 4.6)
    rm.look(0.85)


def _fire_light(at):
    """What the stove throws into the room."""
    rm.area(at, (at[0] - 1.0, at[1] - 2.6, 0.2), 0.4, 26, "#ff9a4a", 0.3)
