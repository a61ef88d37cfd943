"""Ordinary rooms with people's things in them: a fibro kitchen, a child's room, a hall, a waiting room."""
import math

from kit import Build, bl, cloths, ct, de, ed, ex, ey, finishes, fl, fu, fx, la, le, li, mats, outmats, pl, pt, rm, rng, se, sh, ta, tb, tr, xform

from .registry import scene


def lino(w, d, centre, a, b_, size=0.30):
    """Checked vinyl, its sheen worn where people walk."""
    for k, color in enumerate((a, b_)):
        t = Build()
        for i in range(int(w / size) + 2):
            for j in range(int(d / size) + 2):
                if (i + j) % 2 == k:
                    t.box((centre[0] - w / 2 + (i + 0.5) * size, centre[1] - d / 2 + (j + 0.5) * size, -0.01), (size - 0.0006, size - 0.0006, 0.02))
        t.obj("lino", mats.stone(color, color, 3.0, 0.32, 0.03))


def battens(at, w, h, pitch=0.9, color="#e3d9b4", skip=()):
    """Cover strips of a lined wall."""
    b = Build(at)
    n = round(w / pitch)
    for i in range(n + 1):
        x = -w / 2 + i * w / n
        if not any(x0 < x < x1 for x0, x1 in skip):
            b.box((x, -0.006, h / 2), (0.04, 0.012, h), 0.003)
    b.box((0, -0.006, 2.08), (w, 0.012, 0.04), 0.003)
    b.obj("cover strips", mats.paint(color, 0.5))


def vinyl_chair(at, color="#a8473a", chrome="#c9cbcb"):
    """Chromed tube and buttoned vinyl of the nineteen-fifties."""
    f = Build(at)
    for s in (-1, 1):
        f.tube([(s * 0.19, -0.19, 0), (s * 0.175, -0.17, 0.43), (s * 0.17, 0.14, 0.44), (s * 0.175, 0.20, 0.60), (s * 0.17, 0.25, 0.84)], 0.011, 10)
        f.tube([(s * 0.20, 0.24, 0), (s * 0.175, 0.12, 0.43)], 0.011, 10)
    f.obj("chair tube", mats.metal(chrome, 0.14))
    c = Build(at)
    c.soft_box((0, -0.02, 0.465), (0.42, 0.40, 0.065), 0.03, 0.014, 0.001, n=12)
    c.soft_box((0, 0, 0), (0.40, 0.045, 0.24), 0.022, 0.012, 0.001, n=12, m=xform((0, 0.225, 0.74), rx=-9))
    c.obj("vinyl", mats.paint(color, 0.3), weld=True)


def laminate_table(at, w=1.2, d=0.76, top="#d9c98f", edge="#c9cbcb"):
    b = Build(at)
    b.box((0, 0, 0.742), (w, d, 0.026), 0.004)
    b.obj("laminate", mats.stone(top, "#cbb978", 9.0, 0.22, 0.0))
    m = Build(at)
    for s in (-1, 1):
        m.box((0, s * (d / 2 + 0.003), 0.742), (w + 0.012, 0.006, 0.032), 0.002)
        m.box((s * (w / 2 + 0.003), 0, 0.742), (0.006, d + 0.006, 0.032), 0.002)
        for t in (-1, 1):
            m.tube([(s * (w / 2 - 0.10), t * (d / 2 - 0.09), 0.73), (s * (w / 2 - 0.05), t * (d / 2 - 0.05), 0)], 0.016, 12)
    m.obj("table chrome", mats.metal(edge, 0.16))


@scene("fibro-kitchen-breakfast")
def fibro_kitchen():
    """Seven on a school morning: the sun comes flat through thin venetians onto a table nobody has cleared."""
    win = (0.35, 1.03, 1.9, 1.12)
    w, d, h = 3.9, 4.3, 2.55
    r = rm.Room(w, d, h, left=[win], far=[], color="#e9dfae", bays=2, frame="#efeadb", trim="#efeadb")
    lino(w, d, (0, d / 2), "#d8d0ba", "#7d8a76")
    left, far = r.at["left"], r.at["far"]
    battens(far, w, h, skip=((-1.7, -0.95),))
    battens(left, d, h, skip=((-0.75, 1.45),))
    fx.wall_tiles(left @ xform((0.15, 0, 0)), 3.0, 0.15, (0.1, 0.1), 0.9, "#efe9dc", "#e0d8c6", 0.0, 0.15)
    fx.bench_run(left @ xform((0.15, 0, 0)), 3.0, 0.58, 0.9, 5, "#8fb0a4", ("#c9c4b4", "#b9b3a2"), "#c9cbcb", sink=0.25)
    bl.venetian(1.88, 1.10, r.opening("left", win), -16, slat=0.027, color="#eceadd", y=0.06)
    bench = left @ xform((0, 0, 0.9))
    ct.kettle(bench @ xform((-0.95, -0.30, 0), rz=40))
    ct.toaster(bench @ xform((-0.58, -0.27, 0), rz=8))
    ct.jar(bench @ xform((-0.30, -0.34, 0)), "#7a2f1f", "#e0b23f")
    ct.jar(bench @ xform((-0.22, -0.25, 0)), "#c9902f", "#efece2", 1.1)
    _rack(bench @ xform((0.98, -0.28, 0)))
    ct.bottle(bench @ xform((0.60, -0.13, 0)), "#4f8f6a", 0.9, cap="#efece2")
    pl.pot(left @ xform((-0.35, 0.06, 1.06)), 0.055, 0.10, "#b0705a")
    pt.shrubs([(*(left @ xform((-0.35, 0.06, 1.20))).translation, 0.09)], 4, a="#55743f", b_="#93ab6a")
    ct.tea_towel(left @ xform((-0.75, -0.605, 0.83)), 0.36, 0.5, stripe=("#a8473a", 0.022, "y"), seed=3)
    ct.fridge(far @ xform((-1.30, -0.33, 0)))
    ta.basket(far @ xform((-1.30, -0.32, 1.64)), 0.2, 0.16)
    fx.door_leaf(far @ xform((0.98, 0, 0)), 0.82, 2.04, "#dfe3d2", ((0.45, 0.62), (1.40, 0.92)), "#c9cbcb", "#efeadb")
    ct.hooks(far @ xform((0.0, 0, 1.62)), 4, 0.72)
    ct.coat(far @ xform((-0.18, -0.05, 1.62)), "#a88a3f", 0.62, 0.34, 3)
    ct.coat(far @ xform((0.14, -0.05, 1.62)), "#40586a", 0.78, 0.40, 6)
    ct.shoes(far @ xform((-0.2, -0.2, 0), rz=190), "#20242a", "#2a2a2a", 0.86)
    ct.shoes(far @ xform((0.2, -0.24, 0), rz=150), "#6b4a34", "#d8cdb8", 1.0)
    le.letters("NOVEMBER", far @ xform((-0.66, -0.012, 1.86), rx=90), 0.036, "#a8473a")
    Build(far).box((-0.66, -0.006, 1.74), (0.26, 0.006, 0.34)).obj("calendar", mats.paint("#f0ece0", 0.8))
    g = Build(far)
    for i in range(5):
        for j in range(7):
            g.box((-0.762 + j * 0.034, -0.0105, 1.79 - i * 0.045), (0.017, 0.001, 0.020))
    g.obj("days", mats.paint("#6f7470", 0.8))
    t = xform((0.42, 2.28, 0), rz=-9)
    laminate_table(t)
    for x, y, a, c in ((-0.36, -0.66, 172, "#a8473a"), (0.86, 0.02, 268, "#a8473a"), (-0.22, 0.70, -22, "#a8473a")):
        vinyl_chair(t @ xform((x, y, 0), rz=a), c)
    top = t @ xform((0, 0, 0.755))
    ct.packet(top @ xform((0.12, 0.20, 0), rz=-24), words=("OATS",))
    ct.carton(top @ xform((0.30, 0.10, 0), rz=-50))
    for x, y, k in ((-0.33, -0.18, 0), (0.36, -0.20, 1)):
        ta.bowl_stack(top @ xform((x, y, 0)), 1, 0.085, ("#e9e4d6", "#8fb0c0")[k])
        Build(top).tube([(x + 0.02, y - 0.01, 0.045), (x + 0.13, y - 0.06, 0.075)], [0.009, 0.004], 8).obj("spoon", mats.metal("#c9cbcb", 0.2))
    ct.plate(top @ xform((-0.02, -0.20, 0)), 0.105)
    ct.slice_(top @ xform((-0.02, -0.17, 0.022), rx=86, rz=30))
    ct.slice_(top @ xform((0.02, -0.24, 0.034), rx=84, rz=-40))
    ct.jar(top @ xform((0.08, -0.03, 0)), "#7a1f1f", "#c23f2c", 0.9)
    ta.mug(top @ xform((-0.16, 0.03, 0), rz=70), "#c9742f")
    ct.newspaper(top @ xform((-0.38, 0.16, 0), rz=24), 3)
    ct.bag(t @ xform((-0.80, -0.30, 0), rz=-60), "#2f5d73")
    de.shade_pendant(xform((0.42, 2.28, h)), 0.17, 0.62, "#d9d4c4", "cone")
    _yard()
    li.sun(27, -62, 19, "#ffdcaa", 0.6)
    li.sky(24, -150, 0.24, 0.10, clouds=0.5, seed=6.0, dust=0.6)
    li.area((-1.35, 2.5, 1.65), (1.0, 2.4, 1.8), 1.8, 26, "#eef2fb", 1.0)
    li.area((1.3, 0.25, 1.9), (-0.2, 3.4, 1.0), 2.0, 36, "#fff3e2")
    li.camera((1.62, 0.16, 1.36), (-0.78, 4.1), 24, -0.06)
    li.look(0.55, -0.30)


def _rack(at):
    """Wire rack with last night's plates."""
    b = Build(at)
    for y in (-0.13, 0.13):
        b.tube([(-0.2, y, 0.03), (0.2, y, 0.03)], 0.003, 6)
        b.tube([(-0.2, y, 0.12), (0.2, y, 0.12)], 0.003, 6)
    for i in range(12):
        x = -0.19 + i * 0.0345
        b.tube([(x, -0.13, 0.12), (x, -0.13, 0.02), (x, 0.13, 0.02), (x, 0.13, 0.12)], 0.0022, 6)
    b.obj("rack", mats.metal("#c9cbcb", 0.25))
    for i, c in enumerate(("#e9e4d6", "#e9e4d6", "#8fb0c0", "#e9e4d6")):
        ct.plate(at @ xform((-0.14 + i * 0.07, 0, 0.135), ry=82), 0.105, c)
    ta.mug(at @ xform((0.15, -0.05, 0.12), rx=180), "#b5663f")


def _yard():
    """Beyond the left wall: a fence, a lemon tree, the neighbour's roof."""
    at = xform((-1.95, 2.4, 0), rz=90)
    la.plane(-60, -1.95, -40, 60, -0.6, outmats.ground("#74814b", "#55653a"))
    ex.paling_fence(40, at @ xform((0, 8.0, -0.6)), seed=5)
    pt.shrubs([(*(at @ xform((x, y, -0.2))).translation, s) for x, y, s in ((-2.4, 4.6, 0.9), (-1.2, 6.4, 0.7), (2.9, 5.0, 0.8), (1.6, 7.0, 0.6), (0.6, 6.8, 0.5))], 8, a="#4d6a35", b_="#92a85c")
    tr.gum_tree(at @ xform((-4.6, 12, -0.6)), 8, 5)
    tr.far_trees([(x, y, -0.6, s) for x, y, s in ((-6, 13, 5.5), (-2.4, 15, 4.2), (1.0, 17, 5.0), (6.5, 14, 4.8), (9.5, 19, 6.5))], 4, at=at)
    tr.tree_line(-40, 40, 26, -0.8, 6, 8, at=at)


@scene("child-evening-blockout")
def child_evening():
    """Seven on a summer evening: still broad day outside, a blockout half down, the floor as it was left."""
    win = (-0.35, 0.92, 1.5, 1.35)
    w, d, h = 3.5, 3.9, 2.6
    r = rm.Room(w, d, h, far=[win], color="#c9cfc6", bays=2, rows=1, frame="#f1efe9")
    fl.floor_boards(w + 0.2, d + 0.2, (0, d / 2), 0.085, "#a9794c", "#855a34", 9)
    at = r.opening("far", win)
    bl.roller_blind(1.47, 0.74, at, 1.335, "#41607a", 0.0, rail="#ece9e1", cassette=True, y=0.07, chain=False)
    fu.bed(xform((1.17, 2.78, 0)), 0.98, "#e3dccb", "#c9742f", wood=("#d8c3a0", "#b79d74"), pillows=("#f1ece0",), head="#8ea3a8", seed=5, crease=1.5)
    far, left = r.at["far"], r.at["left"]
    # Low shelf under the window, its books not quite upright.
    s = Build(far)
    for z in (0.03, 0.34, 0.64):
        s.box((-0.35, -0.15, z), (1.5, 0.29, 0.025), 0.003)
    for x in (-1.09, -0.35, 0.39):
        s.box((x, -0.15, 0.335), (0.025, 0.29, 0.63), 0.003)
    s.obj("shelf", mats.paint("#efece2", 0.4))
    ta.upright_books(far @ xform((-0.82, -0.15, 0.355)), 0.40, 7, height=0.22)
    ta.upright_books(far @ xform((-0.02, -0.15, 0.045)), 0.44, 4, height=0.23)
    ta.basket(far @ xform((-0.72, -0.15, 0.045)), 0.13, 0.2)
    ct.papers(far @ xform((0.05, -0.15, 0.36), rz=20), 5, 2)
    _boat(far @ xform((0.12, -0.14, 0.655), rz=24))
    ct.jar(far @ xform((-0.95, -0.16, 0.655)), "#8fb0c0", "#c9cbc6", 1.1)
    for i, c in enumerate(("#c94f3a", "#3f7fa6", "#e2b33f", "#5f9a5f")):
        Build(far @ xform((-0.95 + 0.012 * i, -0.16, 0.76), rx=-10 + 8 * i, ry=12 - 9 * i)).tube([(0, 0, 0), (0, 0, 0.09)], 0.004, 6).obj("pencil", mats.paint(c, 0.4))
    ct.blocks(xform((-0.35, 2.55, 0)), 4, 26, 0.42)
    _rails(xform((-0.25, 1.75, 0), rz=14))
    _book(xform((0.28, 2.18, 0), rz=34))
    de.rug(xform((-0.2, 2.2, 0)), 1.9, 1.5, "#b9c2bd", "#7f97a0", 0.09)
    ct.bag(xform((-1.48, 3.35, 0), rz=36), "#a8473a")
    ct.hooks(left @ xform((1.0, 0, 1.35)), 3, 0.6)
    ct.coat(left @ xform((0.8, -0.05, 1.35)), "#c9a23f", 0.58, 0.34, 2)
    ct.coat(left @ xform((1.18, -0.05, 1.35)), "#5b7f8f", 0.5, 0.30, 4, False)
    ct.shoes(left @ xform((0.95, -0.22, 0), rz=20), "#3f6f86", "#efece2", 0.72, turn=24)
    for i, (x, z, ww, hh, c) in enumerate(((0.72, 1.62, 0.30, 0.21, "#efe6d0"), (1.06, 1.50, 0.21, 0.30, "#e6ecec"), (0.78, 1.33, 0.24, 0.18, "#f1e3d6"))):
        Build(far @ xform((x, -0.002, z), ry=(3, -4, 6)[i])).box((0, 0, 0), (ww, 0.001, hh)).obj("drawing", mats.paint(c, 0.85))
        q = Build(far @ xform((x, -0.004, z), ry=(3, -4, 6)[i]))
        rr = rng(i + 9)
        for _ in range(5):
            cx, cz, rad = rr.uniform(-0.3, 0.3) * ww, rr.uniform(-0.28, 0.28) * hh, rr.uniform(0.015, 0.05)
            q.tube([(cx + rad * math.cos(a), 0, cz + rad * 0.8 * math.sin(a)) for a in [2 * math.pi * j / 18 for j in range(19)]], 0.0026, 5)
        q.obj("crayon", mats.paint(("#3f7fa6", "#c94f3a", "#5f8f4f")[i], 0.9))
    de.power_point(far @ xform((0.62, 0, 0.30)))
    la.plane(-60, 60, d + 0.3, 80, -0.5, outmats.ground("#7f8650", "#5c653a"))
    ex.paling_fence(40, xform((0, 11.5, -0.5)), seed=8)
    pt.scrub(-6, 6, 7.0, 10.8, -0.5, 14, 70, (0.4, 1.0), "#4d6a38", "#93a864")
    for x, y, hh, sd in ((-2.9, 10.2, 6.4, 15), (1.4, 14.5, 8.0, 3)):
        tr.gum_tree(xform((x, y, -0.5)), hh, sd)
    tr.tree_line(-36, 36, 22, -0.6, 6.5, 12)
    la.escarpment(-900, 900, 260, 130, -4, 420, 16)
    li.sun(14, -30, 20, "#ffc27a", 0.7)
    li.sky(15, -110, 0.24, 0.10, clouds=0.5, seed=8.0, dust=1.6)
    li.area((-0.35, 3.7, 1.1), (-0.35, 1.4, 1.3), 1.4, 20, "#f3efe6", 0.6)
    li.area((-1.0, 0.25, 1.9), (0.2, 3.4, 1.0), 2.0, 30, "#f2f0ee")
    li.camera((-1.25, 0.10, 1.06), (0.32, 3.9), 25, -0.005)
    li.look(0.85, -0.22)


def _boat(at):
    """Toy yacht."""
    b = Build(at)
    b.prism([(-0.05, 0.05), (-0.03, 0.0), (0.03, 0.0), (0.05, 0.05)], 0.22)
    b.obj("hull", mats.paint("#a8473a", 0.35))
    Build(at).tube([(0.02, 0, 0.05), (0.02, 0, 0.40)], 0.004, 8).obj("mast", mats.timber(*fu.OAK, axis="z"))
    s = Build(at)
    s.add([(0.03, 0.003, 0.08), (0.03, 0.0, 0.38), (0.13, 0.012, 0.08)], [(0, 1, 2)])
    s.add([(0.01, 0.003, 0.08), (0.01, 0.0, 0.36), (-0.10, 0.012, 0.08)], [(0, 2, 1)])
    s.obj("sails", cloths.cloth("#f0ece0", 0.35))


def _rails(at):
    """A loop of wooden railway and three carriages."""
    b = Build(at)
    r = 0.36
    b.tube([(r * 1.25 * math.cos(a), r * math.sin(a), 0.02) for a in [2 * math.pi * i / 60 for i in range(61)]], 0.001, 4)
    for s in (-0.022, 0.022):
        b.surf(lambda u, v: ((r * 1.25 + s + 0.016 * (v - 0.5)) * math.cos(6.2832 * u), (r + s + 0.016 * (v - 0.5)) * math.sin(6.2832 * u), 0.018), 60, 1)
    b.surf(lambda u, v: ((r * 1.25 + 0.08 * (v - 0.5)) * math.cos(6.2832 * u), (r + 0.08 * (v - 0.5)) * math.sin(6.2832 * u), 0.0145), 60, 1)
    b.obj("track", mats.timber("#d8b98a", "#b8935f", axis="x"), thickness=0.006)
    for k, (a, c) in enumerate(((1.1, "#3f7fa6"), (1.42, "#c94f3a"), (1.74, "#e2b33f"))):
        m = at @ xform((r * 1.25 * math.cos(a), r * math.sin(a), 0.02), rz=math.degrees(math.atan2(math.cos(a) * r, -math.sin(a) * r * 1.25)))
        Build(m).box((0, 0, 0.03), (0.09, 0.036, 0.036 + 0.012 * (k == 0)), 0.006).obj("carriage", mats.paint(c, 0.35))
        for x in (-0.026, 0.026):
            Build(m).tube([(x, -0.022, 0.012), (x, 0.022, 0.012)], 0.011, 16).obj("wheel", mats.paint("#2b2926", 0.5))


def _book(at):
    """Open, face up."""
    b = Build(at)
    for s in (-1, 1):
        b.surf(lambda u, v: (s * 0.16 * u, (v - 0.5) * 0.26, 0.016 + 0.014 * math.sin(math.pi * min(1, u * 1.15)) * (1 - 0.4 * u)), 14, 2)
    b.obj("pages", mats.paint("#efe8d8", 0.9), thickness=0.004)
    Build(at).box((0, 0, 0.013), (0.335, 0.27, 0.004)).obj("cover", mats.paint("#3f6f86", 0.5))
    Build(at).surf(lambda u, v: (0.02 + 0.12 * u, (v - 0.4) * 0.16, 0.0345 - 0.008 * u), 4, 2).obj("picture", mats.stone("#c9a25a", "#7f9a76", 22.0, 0.8, 0.0))


@scene("weatherboard-hall")
def hall():
    """Inside the front door: one narrow panel beside it turned to the street, everybody's coats opposite."""
    w, d, h = 2.15, 5.6, 3.0
    side = (-0.72, 0.34, 0.42, 1.86)
    top = (0.22, 2.28, 1.0, 0.40)
    r = rm.Room(w, d, h, far=[side, top], color="#d6d8cf", bays=1, frame="#efece4", trim="#efece4")
    fl.floor_boards(w + 0.2, d + 0.2, (0, d / 2), 0.105, "#8a5c38", "#633f25", 7)
    far, left, right = r.at["far"], r.at["left"], r.at["right"]
    for wall in (left, right):
        rm.vj_panels(d, 1.16, wall, 0.11, "#aeb8ae")
        fx.moulding(wall, d, 1.19, ((0, 0), (-0.032, 0), (-0.032, -0.03), (0, -0.03)), "#aeb8ae")
        fx.moulding(wall, d, h, color="#efece4")
    fx.moulding(far, w, h, color="#efece4")
    fx.door_leaf(far @ xform((0.22, 0, 0)), 0.9, 2.1, "#2f4d4a", ((0.50, 0.74), (1.46, 0.86)), "#b08d57", "#efece4")
    sh.plantation_shutters(0.42, 1.86, r.opening("far", side), 1, -24, "#f1efe8", midrail=0.46, rod=False)
    _runner(xform((0.12, 3.0, 0)), 0.78, 4.4)
    ct.hooks(right @ xform((-1.15, 0, 1.78)), 6, 1.5)
    for x, c, hh, ww, sd in ((-1.76, "#3c4a3c", 1.02, 0.46, 1), (-1.50, "#a88a3f", 0.95, 0.44, 5), (-1.02, "#7d4a3a", 0.72, 0.38, 8), (-0.55, "#41566a", 1.08, 0.48, 3)):
        ct.coat(right @ xform((x, -0.05, 1.78)), c, hh, ww, sd)
    _hat(right @ xform((-1.26, -0.07, 1.84), rx=66, rz=8))
    tb.bench(right @ xform((-1.15, -0.20, 0), rz=0), 1.25, 0.32, 0.44, fu.OAK)
    ct.bag(right @ xform((-1.58, -0.20, 0.44)), "#5f7a80", 0.30, 0.34, 0.15)
    ct.newspaper(right @ xform((-0.98, -0.2, 0.44), rz=82), 4)
    for x, y, c, t, bt in ((-1.62, -0.22, "#2f2a26", 10, 0), (-1.34, -0.20, "#8a5a38", -8, 0.14), (-1.04, -0.24, "#e3ded2", 4, 0), (-0.76, -0.20, "#3f4f3a", 12, 0.24), (-0.44, -0.5, "#a8473a", 60, 0)):
        ct.shoes(right @ xform((x, y, 0), rz=t), c, "#d8cdb8", 0.95, bt)
    _stand(far @ xform((0.90, -0.22, 0)))
    ed.umbrella(far @ xform((0.86, -0.20, 0.02)), "#3a4f55")
    de.mirror(left @ xform((0.35, 0, 1.68)), 0.56, 0.56, "#8a6a45", round_=True)
    c = Build(left)
    c.box((0.35, -0.13, 0.82), (0.95, 0.25, 0.035), 0.005, rnd=0.4)
    for x in (-0.06, 0.76):
        c.tube([(x, -0.22, 0.80), (x, -0.22, 0)], [0.02, 0.014], 10)
        c.tube([(x, -0.03, 0.80), (x, -0.03, 0)], [0.02, 0.014], 10)
    c.obj("hall table", mats.timber(*fu.WALNUT, axis="x"))
    ta.vase(left @ xform((0.64, -0.13, 0.838)), 0.85, "#b9855a")
    pl.sprig(left @ xform((0.64, -0.13, 1.02)), 12, 6, 0.40)
    ta.bowl_stack(left @ xform((0.10, -0.13, 0.838)), 1, 0.09, "#8fa3a6")
    ct.papers(left @ xform((0.36, -0.13, 0.838), rz=80), 4, 6, size=(0.11, 0.22))
    de.picture(left @ xform((1.62, 0, 1.72)), 0.42, 0.54, 7.0, fu.WALNUT)
    de.picture(left @ xform((-0.95, 0, 1.78)), 0.5, 0.62, 3.0, fu.OAK, a="#8fa37c", b="#d9b07a", c="#4f6b63")
    ed.light_switch(far @ xform((-0.41, 0, 1.16)))
    de.shade_pendant(xform((0.05, 1.9, h)), 0.15, 0.62, "#e9dcc2", "globe")
    li.area((0.05, 1.9, 2.5), (0.05, 1.9, 0), 0.2, 9, "#ffd9ac")
    la.plane(-60, 60, d + 0.4, 80, -0.5, outmats.ground("#74814b", "#55653a"))
    ex.picket_fence(-6, 6, xform((0, 10.4, -0.5)), color="#dedace")
    pt.scrub(-4, 3, 7.2, 9.9, -0.5, 4, 60, (0.35, 0.9), "#4d6a38", "#93a864")
    tr.gum_tree(xform((-2.6, 13.5, -0.5)), 7.5, 9)
    tr.tree_line(-30, 30, 20, -0.6, 7, 5)
    li.sun(31, -22, 20, "#ffe6c0", 0.6)
    li.sky(31, -110, 0.24, 0.11, clouds=0.6, seed=10.0, dust=0.6)
    li.area((-0.72, 5.35, 1.3), (-0.4, 2.6, 1.4), 0.4, 16, "#eef3fb", 1.7)
    li.area((0.22, 5.4, 2.45), (0.22, 3.2, 1.6), 0.9, 10, "#eef3fb", 0.35)
    li.area((0.0, 0.2, 1.9), (0.0, 4.4, 1.2), 1.6, 46, "#fff0dd")
    li.camera((-0.30, 0.75, 1.62), (0.05, 5.6), 27, -0.075)
    li.look(0.80, -0.28)


def _runner(at, w, d):
    de.rug(at, w, d, "#8c4a3c", "#3f4a55", 0.05)
    for s in (-1, 1):
        Build(at).box((s * (w / 2 - 0.05), 0, 0.0145), (0.045, d, 0.003)).obj("runner stripe", cloths.rug("#c9ab74", "#b9985e", 0.02))


def _hat(at):
    """Straw hat by its crown on a hook."""
    Build(at).lathe([(0.001, 0.11), (0.07, 0.108), (0.088, 0.09), (0.095, 0.0), (0.20, -0.015), (0.205, -0.008), (0.1, 0.008)], 48).obj("hat", cloths.rug("#cdb07a", "#b59558", 0.006))
    Build(at).lathe([(0.0965, 0.035), (0.098, 0.004)], 48).obj("hat band", mats.paint("#3a4648", 0.8))


def _stand(at):
    Build(at).lathe([(0.001, 0.01), (0.10, 0.0), (0.115, 0.46), (0.108, 0.46), (0.095, 0.02)], 40).obj("umbrella stand", mats.stone("#6f7f80", "#55656a", 8.0, 0.3, 0.05))


@scene("surgery-waiting-room")
def waiting():
    """A country surgery at lunchtime: verticals turned against the car park, nobody waiting."""
    win = (-0.1, 0.55, 3.3, 1.75)
    w, d, h = 5.6, 5.4, 2.7
    r = rm.Room(w, d, h, far=[win], color="#dfe0d6", accent="#c3cfca", bays=3, frame="#c9cccb", trim="#dfe0d6", reveal=True)
    fl.sheet(w, d, (0, d / 2), finishes.carpet("#77828a", "#626d76"))
    t = Build()
    for i in range(12):
        t.box((-2.8 + i * 0.5, 2.7, 0.0012), (0.004, 5.4, 0.002))
        t.box((0, i * 0.5, 0.0012), (5.6, 0.004, 0.002))
    t.obj("tile seams", mats.paint("#555f67", 1.0))
    far, left, right = r.at["far"], r.at["left"], r.at["right"]
    bl.vertical_blind(3.4, 1.92, far @ xform((win[0], 0, 0.45)), 52, 0.127, "#d3d6cc", 0.24, y=-0.075, clear=0.16, seed=6)
    for i, c in enumerate(("#3f6a70", "#3f6a70", "#7d5f4a", "#3f6a70")):
        ct.waiting_chair(left @ xform((-0.55 + i * 0.62, -0.42, 0), rz=0), c)
    for i in range(3):
        ct.waiting_chair(far @ xform((-1.25 + i * 0.62, -0.52, 0)), ("#7d5f4a", "#3f6a70", "#3f6a70")[i])
    tb.block_table(xform((-0.75, 3.35, 0), rz=4), 0.9, 0.55, 0.40, fu.OAK)
    ct.magazines(xform((-0.95, 3.35, 0.40), rz=20), 6, 3)
    ct.magazines(xform((-0.58, 3.42, 0.40), rz=-30), 3, 5)
    ct.packet(xform((-0.72, 3.20, 0.40), rz=12), (0.22, 0.11, 0.075), "#e9e6dc", ("tissues",), "#8fb0b5", "#3f6a70")
    _toys(xform((1.15, 4.55, 0)))
    _desk(right @ xform((0.15, 0, 0)))
    _cooler(far @ xform((2.05, -0.24, 0)))
    _clock(far @ xform((2.12, 0, 2.12)))
    _notices(left @ xform((0.45, 0, 1.58)))
    pl.fig_tree(xform((-2.35, 4.85, 0)), 1.8, 17, "#5d6360")
    de.power_point(far @ xform((1.72, 0, 0.30)))
    ed.light_switch(left @ xform((2.25, 0, 1.1)))
    c = Build()
    for i in range(10):
        c.box((0, i * 0.6 + 0.1, h - 0.004), (w, 0.022, 0.008))
        c.box((-2.8 + i * 0.622, 2.7, h - 0.004), (0.022, d, 0.008))
    c.obj("ceiling grid", mats.paint("#e6e6e1", 0.6))
    for x, y in ((-0.95, 1.9), (0.9, 1.9), (-0.95, 4.2), (0.9, 4.2)):
        Build().box((x, y, h - 0.006), (0.56, 1.14, 0.006)).obj("diffuser", finishes.glow("#f6f8fb", 1.2))
        li.area((x, y, h - 0.03), (x, y, 0), 0.5, 13, "#f4f6fb", 1.1)
    la.plane(-60, 60, d + 0.3, 14, -0.3, mats.stone("#77756f", "#5f5e5a", 1.2, 0.9, 0.3))
    la.plane(-60, 60, 14, 90, -0.3, outmats.ground("#7a8450", "#5a683c"))
    _car(xform((1.05, 9.4, -0.3), rz=94), "#8d9a9f")
    _car(xform((-2.6, 9.7, -0.3), rz=88), "#a8473a")
    pt.hedge_line(-14, 14, 13.2, -0.3, 0.55, 6, a="#3d4d30", b_="#75835a")
    for x, y, hh, sd in ((-5.0, 15.5, 7.0, 11), (0.4, 17.5, 8.4, 19), (4.4, 15.0, 6.0, 7)):
        tr.gum_tree(xform((x, y, -0.3)), hh, sd)
    tr.tree_line(-40, 40, 30, -0.5, 8, 3)
    li.sun(58, 40, 13, "#fff3e0")
    li.sky(50, 120, 0.24, 0.13, clouds=0.7, seed=18.0, dust=0.6)
    li.area((-0.1, 5.05, 1.5), (-0.1, 2.6, 1.9), 3.2, 44, "#eef4ff", 1.6)
    li.area((0.6, 0.3, 1.9), (-0.3, 5.0, 1.0), 3.0, 30, "#fdf9f2")
    li.camera((1.75, 0.35, 1.78), (-0.55, 5.4), 24, -0.085)
    li.look(0.42, -0.16)


def _toys(at):
    """A bead maze on a low table and two small chairs."""
    b = Build(at)
    b.box((0, 0, 0.44), (0.7, 0.5, 0.03), 0.01)
    for sx in (-1, 1):
        for sy in (-1, 1):
            b.tube([(sx * 0.29, sy * 0.19, 0.43), (sx * 0.31, sy * 0.21, 0)], 0.018, 10)
    b.obj("toy table", mats.paint("#d9b54a", 0.4))
    for k, (c, off) in enumerate((("#c94f3a", 0.0), ("#3f7fa6", 0.12), ("#5f9a5f", -0.12))):
        pts = [(-0.24 + 0.48 * i / 30, off + 0.07 * math.sin(i * 0.5 + k * 2), 0.46 + 0.26 * math.sin(math.pi * i / 30) * (1 + 0.35 * math.sin(i * 0.7 + k))) for i in range(31)]
        Build(at).tube(pts, 0.004, 8).obj("wire", mats.paint(c, 0.3))
        for j in (4, 6, 13, 22):
            Build(at).lathe([(0.001, 0.016), (0.016, 0.012), (0.018, 0.0), (0.016, -0.012), (0.001, -0.016)], 16, xform(pts[j])).obj("bead", mats.paint(("#e2b33f", "#c94f3a", "#3f7fa6", "#5f9a5f")[(j + k) % 4], 0.35))
    for x, y, a in ((-0.56, -0.02, 84), (0.1, -0.52, 190)):
        m = at @ xform((x, y, 0), rz=a, scale=0.62)
        se.bentwood_chair(m, "#3f7fa6" if x < 0 else "#c94f3a")
    ct.blocks(at @ xform((0.55, -0.4, 0)), 8, 14, 0.16)


def _desk(at):
    """Reception counter against the right wall, its monitor and papers seen from the side."""
    b = Build(at)
    b.box((0, -0.62, 0.55), (2.3, 0.10, 1.10), 0.006)
    b.box((-1.12, -0.35, 0.55), (0.08, 0.55, 1.10), 0.006)
    b.obj("reception", mats.timber("#c9a87a", "#a8855a", axis="x", rough=0.4))
    Build(at).box((0, -0.60, 1.115), (2.42, 0.34, 0.035), 0.006).obj("counter top", mats.stone("#d9d6cc", "#c9c5ba", 2.0, 0.25, 0.02))
    Build(at).box((0, -0.30, 0.74), (2.2, 0.55, 0.03)).obj("desk", mats.paint("#d8d6ce", 0.4))
    m = Build(at)
    m.box((0.25, -0.28, 1.10), (0.54, 0.03, 0.33), 0.006)
    m.box((0.25, -0.26, 0.86), (0.06, 0.04, 0.2), 0.004)
    m.box((0.25, -0.26, 0.76), (0.24, 0.18, 0.012), 0.004)
    m.obj("monitor", mats.paint("#2a2c2d", 0.4))
    ct.papers(at @ xform((-0.55, -0.60, 1.133), rz=74), 4, 3)
    ct.bottle(at @ xform((-0.30, -0.56, 1.133)), "#e6e3da", 0.8, cap="#3f6a70")
    ta.vase(at @ xform((0.72, -0.60, 1.133)), 0.7, "#b9855a")
    pl.sprig(at @ xform((0.72, -0.60, 1.27)), 5, 5, 0.3)


def _cooler(at):
    b = Build(at)
    b.soft_box((0, 0, 0.48), (0.31, 0.31, 0.96), 0.03, 0.0, 0.0, n=10)
    b.obj("cooler", mats.paint("#e6e6e1", 0.35), weld=True)
    Build(at).lathe([(0.03, 0.95), (0.05, 1.0), (0.132, 1.06), (0.135, 1.18), (0.128, 1.20), (0.135, 1.22), (0.135, 1.34), (0.12, 1.38), (0.001, 1.385)], 48).obj("water bottle", mats.paint("#8fb6cc", 0.06, 0, 0.8))
    k = Build(at)
    k.box((0, -0.155, 0.70), (0.24, 0.02, 0.2), 0.004)
    for x, in ((-0.05,), (0.05,)):
        k.box((x, -0.18, 0.76), (0.03, 0.05, 0.03), 0.006)
    k.box((0, -0.19, 0.58), (0.2, 0.09, 0.015), 0.004)
    k.obj("taps", mats.paint("#4a5052", 0.5))
    Build(at).tube([(0.185, -0.05, 0.55), (0.185, -0.05, 1.0)], 0.036, 20).obj("cups", mats.paint("#efefec", 0.3))


def _clock(at):
    """Wall clock at twenty past twelve, facing -y."""
    m = at @ xform(rx=90)
    Build(m).lathe([(0.001, 0.02), (0.138, 0.02), (0.138, 0.0)], 56).obj("clock face", mats.paint("#f2f1ec", 0.5))
    Build(m).lathe([(0.135, 0.024), (0.150, 0.03), (0.152, 0.0)], 56).obj("clock rim", mats.paint("#33383a", 0.4))
    k = Build(m)
    for i in range(12):
        a = math.pi * i / 6
        k.box((0.118 * math.sin(a), 0.118 * math.cos(a), 0.0215), (0.008, 0.008, 0.002), m=None)
    for a, ln, t in ((10, 0.068, 0.010), (120, 0.105, 0.006)):
        k.box((0, ln / 2, 0.024), (t, ln, 0.002), m=xform(rz=-a))
    k.obj("hands", mats.paint("#22262a", 0.6))


def _notices(at):
    """Cork board with notices pinned crooked."""
    Build(at).box((0, -0.01, 0), (1.2, 0.02, 0.8), 0.003).obj("cork", mats.stone("#b8925c", "#9c7744", 30.0, 0.95, 0.1))
    f = Build(at)
    for s in (-1, 1):
        f.box((s * 0.61, -0.014, 0), (0.03, 0.03, 0.84), 0.003)
        f.box((0, -0.014, s * 0.41), (1.25, 0.03, 0.03), 0.003)
    f.obj("board frame", mats.metal("#b9bcbc", 0.35))
    for i, (x, z, ww, hh, turn, c) in enumerate(((-0.42, 0.12, 0.21, 0.30, 2, "#f0eee6"), (-0.12, 0.16, 0.21, 0.30, -3, "#cfe0e3"), (0.20, 0.10, 0.30, 0.42, 1, "#f0e3c4"), (0.46, -0.14, 0.15, 0.21, 5, "#efe9e3"), (-0.34, -0.22, 0.21, 0.15, -4, "#e3ead6"), (-0.03, -0.22, 0.15, 0.21, 3, "#f0eee6"))):
        m = at @ xform((x, -0.022, z), ry=turn)
        Build(m).box((0, 0, 0), (ww, 0.001, hh)).obj("notice", mats.paint(c, 0.8))
        k = Build(m)
        k.box((0, -0.001, hh * 0.36), (ww * 0.7, 0.001, 0.02))
        for j in range(int(hh / 0.03) - 3):
            k.box((-ww * 0.05 * (j % 3), -0.001, hh * 0.22 - j * 0.022), (ww * (0.76 - 0.12 * (j % 3)), 0.001, 0.006))
        k.obj("notice print", mats.paint(("#3f6a70", "#555a5c", "#8a4a34")[i % 3], 0.8))


def _car(at, color):
    """A small hatchback seen through blinds, along x."""
    b = Build(at)
    prof = [(-2.0, 0.35), (-1.98, 0.72), (-1.75, 0.86), (-1.0, 0.95), (-0.45, 1.42), (0.75, 1.47), (1.45, 1.02), (1.95, 0.92), (2.02, 0.40), (1.9, 0.30), (-1.9, 0.28)]
    n = len(prof)
    rows = [(0.84, 1.0), (0.80, 1.0)]
    vs = []
    for y, _ in ((-0.84, 1), (0.84, 1)):
        for x, z in prof:
            vs.append((x, y * (1.0 if z < 0.98 else 0.80), z))
    b.add(vs, [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)] + [tuple(range(n))[::-1], tuple(range(n, 2 * n))])
    b.obj("car", mats.paint(color, 0.18, 0, 0.7))
    g = Build(at)
    for s in (-1, 1):
        g.add([(-0.86, s * 0.80, 0.98), (-0.42, s * 0.685, 1.36), (0.70, s * 0.685, 1.40), (1.22, s * 0.80, 1.02)], [(0, 1, 2, 3)])
    g.obj("car glass", mats.paint("#1e2629", 0.05, 0, 0.8), thickness=0.01)
    w = Build(at)
    for x in (-1.28, 1.3):
        for s in (-1, 1):
            w.tube([(x, s * 0.70, 0.31), (x, s * 0.87, 0.31)], 0.31, 28)
    w.obj("tyres", mats.paint("#1c1d1d", 0.8))
    k = Build(at)
    for x in (-1.28, 1.3):
        for s in (-1, 1):
            k.tube([(x, s * 0.86, 0.31), (x, s * 0.88, 0.31)], 0.2, 20)
    k.obj("hubs", mats.metal("#a9adae", 0.35))
