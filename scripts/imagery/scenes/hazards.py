"""Fire, hail and daylight kept out: mesh near enough to count, a room at the forest's edge, a shift worker's bedroom, a lawn full of hail."""
import math

from mathutils import Vector, noise

from kit import Build, cloths, ct, cu, de, ed, en, ex, ey, finishes, fl, fu, fx, la, le, li, lw, mats, od, outmats, pl, pt, rm, rng, se, ta, tb, tr, xform, ya
from kit.geo import instance
from kit.planting import proto

from .houses import boundary, house_front
from .registry import scene
from .weather_rooms import fog


@scene("ember-mesh-detail")
def ember_mesh():
    """Corner of a window with steel mesh in a screwed frame over it, a gum leaf caught in the sill, bush behind the glass's reflection."""
    f = Build()
    f.box((-0.30, 0.02, 0.2), (0.10, 0.07, 1.3), 0.004)
    f.box((0.1, 0.02, -0.17), (0.9, 0.07, 0.10), 0.004)
    f.obj("window frame", mats.paint("#4a5052", 0.42, 0.05))
    s = Build()
    s.box((0.1, -0.03, -0.245), (1.1, 0.17, 0.05), 0.006)
    s.obj("sill", mats.paint("#565c5e", 0.5, 0.05))
    w = Build()
    for i in range(7):
        w.box((-0.62, 0.03, -0.55 + i * 0.17), (0.54, 0.03, 0.165), 0.003, rnd=(i * 0.37) % 1, m=xform(rx=0))
        if -0.95 + i * 0.11 < -0.28:
            w.box((0.3, 0.03, -0.95 + i * 0.11), (1.6, 0.03, 0.105), 0.003, rnd=(i * 0.61) % 1)
    w.obj("boards", mats.timber("#8f8577", "#6f665a", axis="x", rough=0.8, planks=0.3))
    fr = Build()
    fr.box((-0.262, -0.035, 0.2), (0.042, 0.026, 1.22), 0.003)
    fr.box((0.12, -0.035, -0.132), (0.80, 0.026, 0.042), 0.003)
    fr.obj("screen frame", mats.paint("#2f3335", 0.4))
    bead = Build()
    bead.box((-0.238, -0.050, 0.2), (0.008, 0.010, 1.16), 0.003)
    bead.box((0.13, -0.050, -0.108), (0.76, 0.010, 0.008), 0.003)
    bead.obj("wedge", mats.paint("#1f2223", 0.6))
    Build().surf(lambda u, v: (-0.243 + 0.8 * u, -0.036, -0.112 + 0.9 * v), 1, 1, smooth=False).obj("steel mesh", finishes.weave_mesh("#8d9294", 0.0021, 0.62))
    sc = Build()
    for x, z in ((-0.262, 0.30), (-0.262, 0.05), (-0.13, -0.132), (0.16, -0.132)):
        sc.lathe([(0.0001, 0.0032), (0.0035, 0.0030), (0.0058, 0.0012), (0.0060, 0.0)], 24, xform((x, -0.048, z), rx=90))
    sc.obj("screws", mats.metal("#c9cbcb", 0.25))
    sl = Build()
    for x, z, a in ((-0.262, 0.30, 20), (-0.262, 0.05, 70), (-0.13, -0.132, 130), (0.16, -0.132, 40)):
        for k in (0, 90):
            sl.box((0, -0.0515, 0), (0.005, 0.001, 0.0011), m=xform((x, 0, z), ry=a + k))
    sl.obj("slots", mats.paint("#17191a", 0.9))
    g = Build().surf(lambda u, v: (-0.24 + 0.9 * u, 0.035, -0.115 + 0.9 * v), 1, 1, smooth=False).obj("pane", mats.glass(reflect=1.6))
    g.visible_shadow = False
    rm.shell(-1.2, 1.8, 0.1, 3.0, 1.9, "#6f665a")
    cu.wave_curtain(0.05, 0.75, 1.2, xform((0, 0.35, -0.6)), mat=cloths.cloth("#d6cbb4", 0.3), seed=3, track=False)
    ct.leaves_about(xform((0.0, -0.075, -0.222)), -0.22, 0.34, -0.03, 0.03, 9, 5, "#8a6b45", "#b98a5a", (0.055, 0.09), 0.003)
    ct.leaves_about(xform((0.3, -0.075, -0.222)), -0.1, 0.3, -0.03, 0.03, 5, 9, "#5f4a35", "#8a6b45", (0.05, 0.08), 0.003)
    for x, y, h, sd in ((-2.6, -5, 6, 4), (0.8, -7, 7, 9), (3.4, -6, 6.5, 12)):
        tr.gum_tree(xform((x, y, -1.6)), h, sd)
    tr.tree_line(-14, 14, -11, -1.6, 7, 4)
    la.plane(-40, 40, -40, -0.2, -1.7, outmats.ground("#a39b6c", "#6f6c48"))
    li.sun(38, 142, 5.2, "#ffdcae", 0.5)
    li.sky(38, 142, 0.20, 0.13, clouds=0.3, seed=3.0, dust=2.0)
    li.camera((0.10, -0.80, 0.17), (-0.075, -0.04, 0.01), 40, 0.0, 10.0, 0.79)
    li.look(0.35, -0.12)


@scene("bush-edge-room")
def bush_edge_room():
    """Inside a house at the forest's edge on a bad day: smoke in the light, a steel shutter most of the way down behind the glass."""
    w, d, h = 5.2, 4.8, 2.7
    ops = [(-1.15, 0.45, 1.7, 1.8), (1.25, 0.45, 1.7, 1.8)]
    r = rm.Room(w, d, h, far=ops, color="#c9b9a2", bays=2, frame="#3a3d3e", trim="#5a4a3c")
    fl.floor_boards(w + 0.2, d + 0.2, (0, d / 2), 0.13, "#a06a3f", "#734526", 15)
    for op, drop in zip(ops, (1.22, 0.52)):
        od.roller_shutter(op[2], op[3], drop, r.at["far"] @ xform((op[0], 0.27, op[1]), rz=180), "#43474a", "#43474a", slat=0.052)
    se.bench_sofa(xform((-1.45, 2.9, 0), rz=70), 1.9, "#7a4a34", fu.WALNUT, ("#d3c9b2", "#5f6a4a"), 9)
    ey.easy_chair(xform((1.55, 3.05, 0), rz=-50), "#5f6a4a", fu.OAK, 4)
    tb.block_table(xform((0.1, 2.75, 0), rz=8), 1.05, 0.6, 0.35, fu.WALNUT)
    # What people put by the door on such a day.
    ct.shoes(xform((0.02, 4.45, 0), rz=175), "#5a3f2a", "#2a2622", 1.05, 0.16)
    b = Build(xform((0.42, 4.42, 0)))
    b.lathe([(0.001, 0.004), (0.12, 0.0), (0.145, 0.27), (0.138, 0.27), (0.115, 0.01)], 40)
    b.tube([(0.145 * math.cos(a), 0.0, 0.27 + 0.13 * math.sin(a)) for a in [math.pi * i / 16 for i in range(17)]], 0.003, 6)
    b.obj("bucket", mats.metal("#a9adae", 0.45))
    t = Build(xform((0.42, 4.40, 0.22)))
    t.soft_box((0, 0, 0.06), (0.2, 0.18, 0.12), 0.05, 0.02, 0.02, seed=4)
    t.obj("wool blanket", cloths.rug("#7a3430", "#6a2c28", 0.01), weld=True)
    _radio(xform((-0.12, 2.7, 0.35), rz=12))
    ct.papers(xform((0.3, 2.85, 0.35), rz=20), 3, 6)
    ta.mug(xform((0.12, 2.55, 0.35), rz=40), "#e4ddcf")
    _torch(xform((0.42, 2.62, 0.375), rz=120))
    ct.bag(xform((2.05, 4.2, 0), rz=-30), "#3f4f3a", 0.40, 0.46, 0.22)
    ct.carton_box(xform((-2.15, 4.35, 0), rz=8), (0.46, 0.36, 0.3), label=False)
    de.picture(r.at["far"] @ xform((0.05, 0, 1.7)), 0.36, 0.5, 8.0, fu.WALNUT)
    de.rug(xform((0.0, 2.75, 0)), 2.8, 1.9, "#6f4a3a", "#b39a76", 0.07)
    pl.fig_tree(xform((-2.3, 3.75, 0)), 1.5, 8, "#8d6a52")
    la.plane(-60, 60, d + 0.3, 90, -0.5, outmats.ground("#b3a56c", "#7d7048"))
    pt.grasses([(-7 + i * 0.33 + (i * 0.61) % 0.2, d + 2.2 + (i * 0.37) % 3.6, -0.5, 0.5 + (i * 0.43) % 0.8) for i in range(44)], 0.6, 4, a="#8d7f4a", b_="#c9b57a")
    for x, y, hh, sd in ((-4.4, 9, 11, 4), (-1.0, 13, 13, 17), (2.4, 10, 12, 9), (5.4, 13, 12, 12), (0.6, 18, 14, 6), (-7.5, 15, 13, 22)):
        tr.gum_tree(xform((x, d + y, -0.5)), hh, sd)
    tr.tree_line(-60, 60, d + 26, -1, 14, 9, step=0.35)
    fog(((d + 8, 0.10), (d + 12, 0.16), (d + 18, 0.30), (d + 26, 0.36), (d + 45, 0.7)), color="#c9a67a")
    li.sun(24, 22, 12, "#ff9a4a", 1.4)
    li.sky(18, 150, 0.20, 0.12, clouds=0.2, dust=6.0)
    li.area((1.25, d - 0.3, 1.1), (0.8, 2.2, 1.5), 1.6, 34, "#ffdcb0", 1.1)
    li.area((-1.15, d - 0.3, 0.8), (-0.8, 2.2, 1.2), 1.6, 10, "#ffdcb0", 0.5)
    li.area((0.6, 0.4, 1.8), (0, 4.8, 1.2), 2.8, 46, "#ffe9d0")
    li.camera((0.95, 0.35, 1.40), (-0.05, d), 25, -0.035)
    li.look(0.75, -0.22)


def _radio(at):
    """Portable set with its aerial up."""
    b = Build(at)
    b.soft_box((0, 0, 0.085), (0.27, 0.075, 0.16), 0.014, 0, 0, n=8)
    b.obj("radio", mats.paint("#2f3536", 0.5), weld=True)
    g = Build(at)
    for i in range(9):
        g.box((-0.055, -0.0385, 0.035 + i * 0.0115), (0.11, 0.002, 0.005))
    g.obj("grille", mats.metal("#a9adae", 0.4))
    Build(at).box((0.075, -0.0385, 0.115), (0.09, 0.002, 0.05), 0.001).obj("dial", finishes.glow("#ffdf9a", 0.8))
    Build(at).lathe([(0.001, 0.01), (0.018, 0.008), (0.018, 0)], 24, xform((0.085, -0.0375, 0.055), rx=90)).obj("knob", mats.metal("#b9bbba", 0.3))
    Build(at).tube([(-0.12, 0.02, 0.16), (-0.30, 0.03, 0.52)], 0.0022, 6).obj("aerial", mats.metal("#c9cbcb", 0.2))


def _torch(at):
    b = Build(at)
    b.tube([(0, 0, 0), (0.15, 0, 0), (0.165, 0, 0), (0.20, 0, 0)], [0.018, 0.018, 0.026, 0.028], 20)
    b.obj("torch", mats.paint("#c9a23f", 0.4))


@scene("day-sleep-shutter")
def day_sleep():
    """Eleven in the morning after a night shift: the roller shutter down to a hand's breadth, one bar of sun, boots where they came off."""
    w, d, h = 3.8, 4.2, 2.55
    op = (0.25, 0.85, 1.7, 1.25)
    r = rm.Room(w, d, h, far=[op], color="#8d959b", bays=2, frame="#d9d6cc", trim="#d9d6cc")
    fl.sheet(w, d, (0, d / 2), finishes.carpet("#77706a", "#625c56"))
    od.roller_shutter(op[2], op[3], 1.04, r.at["far"] @ xform((op[0], 0.26, op[1]), rz=180), "#d3cdbf", "#d3cdbf")
    # Light finds the slots between two slats that have not quite closed.
    fu.bed(xform((0.62, 2.85, 0)), 1.5, "#c9c4b8", "#4a5a68", wood=fu.WALNUT, pillows=("#dedad0", "#c9cdd0"), head="#5f6a72", seed=11, crease=1.15)
    fu.stool(xform((-0.55, 3.75, 0)), fu.WALNUT, "#8d6b48", 0.46)
    _clock(xform((-0.60, 3.72, 0.51), rz=18))
    ta.mug(xform((-0.45, 3.82, 0.51), rz=70), "#41606e")
    ct.bottle(xform((-0.68, 3.86, 0.51)), "#cfd6d8", 0.8, cap="#3f6f86")
    se.spindle_chair(xform((-1.35, 2.95, 0), rz=58), fu.OAK)
    _vest(xform((-1.33, 2.98, 0.90), rz=58))
    ct.shoes(xform((-0.85, 2.35, 0), rz=28), "#8a6a3f", "#3a2f25", 1.05, 0.14, turn=30)
    ct.bag(xform((-1.55, 2.1, 0), rz=70), "#2f4d5f", 0.36, 0.30, 0.2)
    hard = Build(xform((-1.25, 2.42, 0)))
    hard.lathe([(0.001, 0.155), (0.06, 0.148), (0.10, 0.115), (0.118, 0.05), (0.122, 0.012), (0.145, 0.006), (0.145, 0.0), (0.118, 0.004)], 48)
    hard.obj("hard hat", mats.paint("#d9b23a", 0.3))
    s = Build(r.at["left"] @ xform((0.6, 0, 0)))
    s.box((0, -0.28, 1.02), (1.3, 0.56, 2.04), 0.006)
    for x in (-0.32, 0.32):
        s.box((x, -0.565, 1.05), (0.62, 0.022, 1.92), 0.004)
    s.obj("wardrobe", mats.paint("#b9b6ac", 0.45))
    de.picture(r.at["far"] @ xform((-1.3, 0, 1.6)), 0.42, 0.55, 5.0, fu.OAK)
    de.shade_pendant(xform((0.0, 1.6, h)), 0.2, 0.4, "#c9c4b8", "dome")
    la.plane(-60, 60, d + 0.3, 80, -0.5, outmats.ground("#8f8d5a", "#66683f"))
    ex.paling_fence(40, xform((0, d + 5.5, -0.5)), seed=6)
    tr.tree_line(-30, 30, d + 14, -0.5, 6, 5)
    li.sun(46, -16, 22, "#fff0d6", 0.5)
    li.sky(46, -100, 0.22, 0.13, clouds=0.3, seed=4.0)
    li.area((0.25, d - 0.2, 0.93), (0.2, 2.6, 1.6), 1.5, 16, "#f4f1e6", 0.12)
    li.area((-0.6, 0.3, 1.9), (0.4, 3.6, 0.8), 2.2, 34, "#cfdcf0")
    li.camera((-1.05, 0.12, 1.30), (0.38, d), 24, -0.03)
    li.look(1.25, -0.12)


def _clock(at):
    b = Build(at)
    b.soft_box((0, 0, 0.045), (0.16, 0.08, 0.09), 0.02, 0, 0, n=8)
    b.obj("clock radio", mats.paint("#222526", 0.4), weld=True)
    le.letters("11:04", at @ xform((0, -0.0415, 0.03), rx=90), 0.046, "#ff3b2f", mat=finishes.glow("#ff4a2f", 2.5))


def _vest(at):
    """Hi-vis shirt thrown over a chair's back."""
    b = Build(at)

    def fn(u, v):
        s = 2 * v - 1
        return ((u - 0.5) * 0.52 * (1 - 0.1 * abs(s)) + 0.02 * math.sin(s * 7 + u * 4), -0.03 * math.copysign(min(1, 6 * abs(s)), s) - 0.02 * math.sin(u * 9) * abs(s), -0.46 * abs(s) + 0.012)
    b.surf(fn, 30, 40)
    b.obj("hi-vis", cloths.fabric("#e08a2a", 600.0, stripes=None), thickness=0.004)
    t = Build(at)
    for z in (0.62, 0.80):
        t.surf(lambda u, v: tuple(p + q for p, q in zip(fn(u, z + 0.055 * v), (0, -0.005, 0))), 24, 2)
    t.obj("reflective tape", mats.metal("#d3d6d6", 0.35), thickness=0.001)


@scene("hail-shutters")
def hail():
    """Twenty minutes of hail have stopped: stones lying white on the lawn, leaves stripped, three shutters that stayed down."""
    ops = [(-3.0, 0.85, 1.5, 1.3), (-0.35, 0.85, 2.2, 1.3), (3.1, 0.85, 1.5, 1.3)]
    house_front(13, 2.75, ops, "render", "#c9b79c", bays=2, frame="#dcd8cd", roof="#7a4438", trim="#dcd8cd", gutter="#dcd8cd", over=0.5, behind="open")
    for op, drop in zip(ops, (1.30, 1.30, 0.94)):
        od.roller_shutter(op[2], op[3], drop, xform((op[0], -0.06, op[1])), "#b9b3a4", "#dcd8cd")
    en.downpipe(xform((1.55, 0, 0)), -0.1, 2.75, 0.45)
    ya.meter_box(xform((1.95, 0, 1.0)), "#c9b79c")
    for x in (-1.8, 4.4):
        ya.vent(xform((x, -0.004, 0.18)), "#b5a68d")
    Build().box((0, -1.55, -0.09), (13, 1.0, 0.12), 0.01).obj("path", mats.stone("#8f8a7f", "#77726a", 3.0, 0.35, 0.1))
    pt.bed(-6, 6, -1.02, -0.05, -0.08)
    pt.scrub(-5.6, 5.6, -0.95, -0.25, -0.08, 12, 90, (0.16, 0.42), "#4f6238", "#8a9a60")
    lw.lawn(-9, 9, -9, -2.1, -0.12, 3, a="#55683a", b_="#86925a")
    la.plane(-60, 60, -60, 3, -0.16, outmats.ground("#5f6b3c", "#43502c"))
    stones = [proto("hail", k, lambda k=k: _stone(k)) for k in range(4)]
    r = rng(6)
    # Melted off the open lawn, still lying where it was thrown together: at the wall's foot, along the path's edge, below the eaves.
    drift = lambda x, y: noise.noise(Vector((x * 0.55, y * 1.1, 3))) + 0.5 * noise.noise(Vector((x * 1.9, y * 2.6, 8)))  # noqa: E731
    lying = [(r.uniform(-7, 7), -r.uniform(2.1, 8.2), -0.088, 1) for _ in range(9000)]
    lying = [(x, y, z, k) for x, y, z, k in lying if drift(x, y) > 0.06 or r.random() < 0.14]
    lying += [(r.uniform(-6.4, 6.4), -1.06 - abs(r.gauss(0, 0.05)), -0.020, 1) for _ in range(900)]
    lying += [(r.uniform(-6.4, 6.4), -0.62 + r.gauss(0, 0.13), -0.052, 1) for _ in range(1700)]
    lying += [(r.uniform(-6.4, 6.4), -2.09 - abs(r.gauss(0, 0.06)), -0.070, 1) for _ in range(1900)]
    lying += [(1.55 + r.gauss(0, 0.30), -0.85 + r.gauss(0, 0.2), -0.03 + 0.03 * r.random(), 1) for _ in range(420)]
    lying += [(r.uniform(-6.4, 6.4), -r.uniform(1.1, 2.0), -0.024, 0.9) for _ in range(260)]
    for x, y, z, k in lying:
        if -2.15 < y < -0.3 and drift(x, 0) < -0.12 and r.random() < 0.75:
            continue
        instance(r.choice(stones), xform((x, y, z), rz=r.uniform(0, 360), rx=r.uniform(0, 360), scale=k * r.choice((0.34, 0.42, 0.5, 0.58, 0.74)) * r.uniform(0.85, 1.15)))
    ct.leaves_about(xform(), -6, 6, -7.5, -1.0, 560, 4, "#4f6a34", "#8aa35a", (0.06, 0.12), -0.02)
    ct.leaves_about(xform(), -6, 6, -2.0, -1.1, 120, 9, "#4f6a34", "#8aa35a", (0.06, 0.12), -0.02)
    for x, y, a, b in ((-2.2, -1.5, 0.9, 0.16), (2.4, -1.6, 0.7, 0.14), (0.6, -1.45, 0.5, 0.1)):
        ct.puddle(xform((x, y, -0.028)), ct.blob(a, b, int(x * 9)))
    br = Build()
    br.tube([(-2.9, -4.4, -0.08), (-1.9, -4.1, -0.02), (-1.0, -4.3, 0.06)], [0.026, 0.018, 0.008], 8)
    br.obj("branch", mats.timber("#8d8070", "#5f5548", axis="x", rough=0.9))
    pt.shrubs([(-1.1, -4.25, 0.02, 0.28), (-1.6, -4.05, 0.0, 0.2)], 8, a="#4f6a34", b_="#8aa35a")
    ya.wheelie_bin(xform((5.3, -0.5, -0.1), rz=6), "#a5372f")
    boundary(9.5, -0.2)
    la.plane(-900, 900, 3, 500, -0.4, outmats.ground("#5f6b3c", "#43502c"))
    for x, y, h, sd in ((-6.5, 6, 9, 5), (7.0, 8, 9.5, 8), (0.5, 10, 10, 14)):
        tr.gum_tree(xform((x, y, -0.2)), h, sd)
    tr.tree_line(-60, 60, 30, -0.4, 8, 6)
    tr.tree_line(-34, 34, -30, -0.5, 7.0, 21, step=0.5)
    li.sun(27, 234, 4.4, "#ffe2b8", 0.6)
    li.sky(34, 120, 0.20, 0.075, clouds=1.25, seed=57.0, dust=0.8)
    li.camera((-3.4, -5.6, 1.12), (0.35, -0.2), 26, 0.03)
    li.look(0.12, -0.02)


def _stone(k):
    r = rng(k)
    b = Build()
    b.soft_box((0, 0, 0), (0.034, 0.030, 0.028), 0.013, 0.003, 0.004, n=5, seed=k)
    return b.obj("hailstone", hail_ice())


@mats.material
def hail_ice(t):
    p = t("BsdfPrincipled", Base_Color=mats.rgb("#c3ced4"), Roughness=0.18, Specular=0.5)
    t.out(t("MixShader", Fac=0.35, i1=p.outputs[0], i2=t("BsdfTranslucent", Color=mats.rgb("#cfdadf")).outputs[0]))
