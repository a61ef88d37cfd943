"""One view for each region, and the road down between the two."""
import math

import bpy
from mathutils import Vector, noise

from kit import Build, bl, ct, cu, de, ed, en, ex, ey, fl, fu, fx, la, li, lw, mats, od, outmats, pl, pt, rm, rng, se, sh, ta, tb, tr, xform, ya
from kit.geo import instance
from kit.planting import proto

from .foreshore import house
from .houses import house_front
from .registry import scene
from .street import _cottage


@mats.material
def pasture(t, a="#71884a", b="#4d6433"):
    """Grazed kikuyu: bright, mottled, terraced a little by hooves, hazed with distance."""
    v = mats.coords(t)
    f = mats.math_(t, "ADD", mats.math_(t, "MULTIPLY", mats.noise_fac(t, v, 0.09, 5), 0.6), mats.math_(t, "MULTIPLY", mats.noise_fac(t, v, 1.3, 4), 0.4))
    c = mats.ramp(t, f, [(0.3, mats.rgb(b)), (0.7, mats.rgb(a))])
    p = t("BsdfPrincipled", Base_Color=c, Roughness=0.95, Specular=0.1, Normal=mats.bump(t, mats.math_(t, "ADD", mats.noise_fac(t, v, 0.8, 4), mats.math_(t, "MULTIPLY", mats.noise_fac(t, v, 9.0, 2), 0.3)), 0.5, 0.2))
    t.out(outmats.aerial(t, p, 1900.0))


def jacaranda(at, h, seed):
    """In flower: no leaf to be seen, a low wide crown."""
    tr.far_trees([(0, 0, 0, h), (0.20 * h, 0.08 * h, 0, h * 0.86), (-0.18 * h, 0.10 * h, 0, h * 0.9), (0.03 * h, -0.16 * h, 0, h * 0.8)], seed, "#75699f", "#b9afd4", at=at)


@scene("region-wollongong")
def wollongong():
    """A street that runs in toward the escarpment at half past eight in November: jacarandas, bins, wires, the cliffs over all of it."""
    fallz = lambda y: -0.1 + 0.030 * max(0.0, y)  # noqa: E731
    strips = ((-60, -10.6, 0.0, outmats.ground()), (-10.6, -9.2, 0.05, mats.stone("#a8a194", "#8f887b", 1.4, 0.9, 0.4)), (-9.2, -5.4, 0.0, outmats.ground()), (-5.4, -5.0, 0.10, mats.stone("#b3ada1", "#948d80", 5.0, 0.85, 0.2)),
              (-5.0, 5.0, -0.02, outmats.asphalt()), (5.0, 5.4, 0.10, mats.stone("#b3ada1", "#948d80", 5.0, 0.85, 0.2)), (5.4, 9.2, 0.0, outmats.ground()), (9.2, 10.6, 0.05, mats.stone("#a8a194", "#8f887b", 1.4, 0.9, 0.4)), (10.6, 60, 0.0, outmats.ground()))
    for x0, x1, dz, mat in strips:
        Build().surf(lambda u, v: (x0 + (x1 - x0) * u, -20 + 190 * v, fallz(-20 + 190 * v) + dz), 1, 120).obj("street strip", mat)
    c = Build()
    for i in range(30):
        c.box((0, -14 + i * 5.0, fallz(-14 + i * 5.0) - 0.012), (0.11, 2.2, 0.006))
    c.obj("centre line", mats.paint("#cfcbc0", 0.8))
    r = rng(11)
    colors = (("#c9b9a0", "#7a4638"), ("#a9b7b0", "#5f666a"), ("#d6cfbf", "#5b6266"), ("#8fa3a6", "#7b4a40"), ("#cbb58e", "#6b7275"), ("#b7a9a0", "#7c4a40"), ("#dad6ca", "#4f5457"), ("#9fae9a", "#74503f"))
    for i in range(8):
        for s in (-1, 1):
            y = 5.5 + i * 15 + r.uniform(-1.5, 1.5) + (5 if s > 0 else 0)
            w, rf = colors[(i * 3 + (s > 0) * 5) % 8]
            at = xform((s * (15.5 + r.uniform(0, 1.5)), y, fallz(y) + 0.35), rz=-90 * s)
            _cottage(at, 9.6, (-2.4, 2.2), w, rf, 0.55)
            house(at @ xform((0, 5.0, -0.2)), w, rf)
            pt.shrubs([(s * (11.3 + r.uniform(0, 0.9)), y - 5 + k * 0.8, fallz(y), r.uniform(0.3, 0.6)) for k in range(13)], i * 2 + s, a="#4d6038", b_="#8f9c66")
            if i % 2 == (s > 0):
                ya.wheelie_bin(xform((s * 5.9, y - 3.4, fallz(y - 3) + 0.02), rz=-90 * s), ("#a5372f", "#c9a53a")[i % 2])
            ya.letterbox(xform((s * 10.9, y + 1.5, fallz(y) + 0.05), rz=-90 * s), ("#35544f", "#7a3430", "#2f3a4a")[i % 3])
    for x, y, h, sd in ((-7.4, 12.5, 6.2, 3), (7.5, 21, 7.0, 5), (-7.2, 34, 7.4, 8), (7.3, 47, 6.4, 12), (-7.4, 62, 6.8, 14), (7.4, 78, 7.2, 4)):
        jacaranda(xform((x, y, fallz(y))), h, sd)
        ct.leaves_about(xform((x, y, fallz(y) + 0.03)), -3.0, 3.0, -3.4, 3.4, 520, sd, "#7d6cb3", "#b8acdc", (0.035, 0.06), 0.05)
    for x, y, h, sd in ((11.5, 14, 7.0, 4), (-12.2, 26, 8.5, 9), (12.5, 55, 9, 15), (-13, 72, 9.5, 21), (26, 20, 10, 5), (-27, 18, 11, 8)):
        tr.gum_tree(xform((x, y, fallz(y))), h, sd)
    lw.lawn(-9.2, -5.5, -4, 16, -0.02, 6, h=0.07)
    p, w = Build(), Build()
    tops = [(6.4, y, fallz(y) + 8.4) for y in (-8, 22, 52, 82, 112)]
    for x, y, z in tops:
        p.tube([(x, y, z - 8.6), (x + 0.05, y, z + 0.4)], [0.16, 0.11], 12)
        p.box((x, y, z), (2.2, 0.10, 0.12), 0.01)
    for a, b in zip(tops, tops[1:]):
        for dx in (-1.0, -0.4, 0.4, 1.0):
            w.tube([(a[0] + dx, a[1] + (b[1] - a[1]) * t, a[2] + 0.16 + (b[2] - a[2]) * t - 0.65 * 4 * t * (1 - t)) for t in [i / 24 for i in range(25)]], 0.018, 6)
        for s in (-1, 1):
            ym = a[1] + 11
            w.tube([(a[0], a[1], a[2]), (a[0] * 0.5 + s * 7, ym, a[2] - 2.2), (s * 15, ym + 2, fallz(ym) + 3.2)], 0.012, 5)
    p.obj("poles", mats.timber("#8f7f6c", "#6a5d4e", axis="z", rough=0.9))
    w.obj("wires", mats.paint("#2d2d2d", 0.6))
    from .lived_in import _car
    for x, y, a, c1 in ((-3.9, 27.0, 90, "#d9d8d2"), (3.9, 26.0, -90, "#a8473a"), (-3.9, 41.0, 90, "#3f5f78"), (3.9, 58, -90, "#8d9a9f"), (-1.7, 88, 90, "#d9d8d2")):
        _car(xform((x, y, fallz(y) - 0.03), rz=a), c1)
    for k in range(4):
        tr.tree_line(-320, 320, 128 + k * 24, 3.6 + k * 1.5, 10 + k, 12 + k, step=0.42)
    la.escarpment(-1500, 1300, 300, 250, 4, 470, 14, reach=1700.0)
    li.sun(33, 118, 5.4, "#ffe9c6", 0.6)
    li.sky(36, 150, 0.18, 0.12, clouds=0.55, seed=62.0, dust=0.6)
    li.camera((-6.9, -5.5, 1.68), (1.6, 36), 30, 0.085)
    li.look(0.30, -0.10)


@mats.material
def harbour_water(t):
    v = mats.coords(t, (1, 1.6, 1))
    n = mats.math_(t, "ADD", mats.noise_fac(t, v, 0.9, 4), mats.math_(t, "MULTIPLY", mats.noise_fac(t, v, 5.0, 3), 0.25))
    t.out(t("BsdfPrincipled", Base_Color=mats.rgb("#0c2830"), Roughness=0.06, Specular=0.6, Normal=mats.bump(t, n, 0.16, 0.06)))


def yacht(at, hull="#e9e8e2", seed=0, mast=9.0):
    r = rng(seed)
    b = Build(at)

    def side(u, v):
        x = -3.8 + 7.6 * u
        half = 1.25 * (1 - abs(2 * u - 0.85) ** 2.4 * (0.75 if u < 0.42 else 1.0)) if u < 0.985 else 0.02
        a = math.pi * v
        return (x, max(0.02, half) * math.cos(a), 0.85 + 0.22 * u - 0.75 * math.sin(a) ** 0.7)
    b.surf(side, 36, 14)
    b.surf(lambda u, v: (-3.8 + 7.6 * u, side(u, 0)[1] * (2 * v - 1), 0.85 + 0.22 * u), 36, 2)
    b.obj("hull", mats.paint(hull, 0.2))
    c = Build(at)
    c.soft_box((-0.1, 0, 1.15), (3.0, 1.35, 0.5), 0.16, 0.0, 0.0, n=10)
    c.obj("coach house", mats.paint("#e4e2da", 0.3), weld=True)
    w = Build(at)
    for s in (-1, 1):
        w.box((0.1, s * 0.69, 1.20), (1.9, 0.02, 0.16), 0.006)
    w.obj("ports", mats.paint("#22282c", 0.1))
    m = Build(at)
    m.tube([(0.7, 0, 1.2), (0.7, 0, mast)], [0.06, 0.045], 8)
    m.tube([(0.65, 0, 2.2), (-2.9, 0, 2.1)], 0.05, 8)
    m.box((0.7, 0, mast * 0.6), (0.04, 1.5, 0.04))
    for p, q in (((3.7, 0, 1.1), (0.7, 0, mast)), ((-3.7, 0, 0.95), (0.7, 0, mast)), ((0.6, 1.2, 1.0), (0.7, 0.75, mast * 0.6)), ((0.7, 0.75, mast * 0.6), (0.7, 0, mast)), ((0.6, -1.2, 1.0), (0.7, -0.75, mast * 0.6)), ((0.7, -0.75, mast * 0.6), (0.7, 0, mast))):
        m.tube([p, q], 0.010, 5)
    m.obj("rig", mats.metal("#b9bcbc", 0.35))
    s = Build(at)
    s.tube([(0.5, 0, 2.36), (-1.2, 0, 2.38), (-2.8, 0, 2.24)], [0.16, 0.17, 0.10], 12)
    s.obj("sail cover", mats.paint(r.choice(("#2f4d7a", "#7a2f2f", "#35544f", "#c9bfa6")), 0.8))


@scene("region-shellharbour")
def shellharbour():
    """A new living room by the boat harbour, late on a bright windy afternoon: rollers at three heights over the berths."""
    w, d, h = 6.4, 5.2, 2.75
    op = (0.1, 0.0, 4.8, 2.4)
    r = rm.Room(w, d, h, far=[op], color="#e3ddd0", bays=3, frame="#2f3436", trim="#e3ddd0", reveal=False)
    fl.floor_boards(w + 0.2, d + 0.2, (0, d / 2), 0.22, "#cdb792", "#b39a74", 13)
    at = r.opening("far", op)
    for i, drop in enumerate((1.62, 0.98, 0.34)):
        bl.roller_blind(1.56, drop, at @ xform((-1.6 + i * 1.6, 0, 0)), 2.40, "#5a5f60", 0.10, 0.20, rail="#3b3e3f", cassette=False, y=-0.03, chain=i == 0)
    se.slip_sofa(xform((-1.7, 3.1, 0), rz=62), 2.3, "#d8d1c2", ("#3f6a78", "#c9a24f", "#e6e1d4"), 5)
    ey.slipper_chair(xform((1.75, 3.6, 0), rz=-58), "#8f8a78", seed=6)
    tb.block_table(xform((0.1, 3.0, 0), rz=12), 1.2, 0.7, 0.33, fu.OAK)
    ct.magazines(xform((0.35, 3.1, 0.33), rz=20), 4, 6)
    ta.mug(xform((-0.1, 2.95, 0.33), rz=30), "#3f6a78")
    ct.packet(xform((0.05, 3.2, 0.33), rz=-14), (0.2, 0.12, 0.07), "#d9d3c4", ("",), "#3f6a78")
    de.rug(xform((-0.1, 3.0, 0)), 3.2, 2.2, "#b9b3a4", "#8d9894", 0.06)
    ed.surfboard(xform((2.92, 4.75, 0), rz=-34), "#e9e3d2", "#c9742f")
    ct.shoes(xform((2.3, 4.6, 0), rz=140), "#e3ded2", "#c9c4b8", 1.0, turn=20)
    ct.bag(xform((2.45, 4.1, 0), rz=-50), "#3a4f55", 0.34, 0.42)
    pl.fig_tree(xform((-2.75, 4.6, 0)), 1.9, 29, "#7f8f8c")
    de.floor_lamp(xform((-2.85, 2.6, 0)), "#efe6d3")
    ex.deck(9, 2.2, xform((0, d + 2.35, -0.03)), light="#8f8069", dark="#6d604d", edge=True)
    ex.balustrade(8.4, xform((0, d + 2.2, -0.02)), 1.0)
    y0 = d + 2.4
    la.plane(-60, 60, y0 + 0.1, y0 + 5.0, -1.3, mats.stone("#938c7f", "#79736a", 2.0, 0.85, 0.2))
    pt.grasses([(-9 + i * 0.42 + (i * 0.61) % 0.3, y0 + 0.9 + (i * 0.37) % 0.9, -1.3, 0.6 + (i * 0.43) % 0.7) for i in range(44)], 0.9, 4)
    rr = rng(3)
    rocks = Build()
    for i in range(240):
        s = rr.uniform(0.3, 0.8)
        rocks.soft_box((0, 0, 0), (s, s * 0.8, s * 0.7), s * 0.2, 0.02, 0.06, n=4, seed=i, m=xform((-24 + i * 0.2 + rr.uniform(-0.2, 0.2), y0 + 5.4 + rr.uniform(-0.4, 0.7), -1.5 - rr.uniform(0, 0.5)), rz=rr.uniform(0, 180)))
    rocks.obj("rock wall", mats.stone("#8d8880", "#5f5c58", 4.0, 0.9, 0.5))
    Build().surf(lambda u, v: (-200 + 400 * u, y0 + 5 + 110 * v, -2.1), 1, 1, smooth=False).obj("harbour", harbour_water())
    j = Build()
    for y in (y0 + 13, y0 + 34, y0 + 55):
        j.box((0, y, -1.62), (90, 1.5, 0.28), 0.01)
        for i in range(15):
            j.box((-42 + i * 6, y + 3.6, -1.66), (0.8, 6.0, 0.22), 0.01)
            j.tube([(-42 + i * 6, y + 6.6, -3), (-42 + i * 6, y + 6.6, 0.7)], 0.16, 10)
    j.obj("jetties", mats.stone("#857b6a", "#675e50", 3.0, 0.85, 0.2))
    for y in (y0 + 13, y0 + 34, y0 + 55):
        for i in range(14):
            if rr.random() < 0.72:
                yacht(xform((-39 + i * 6 + rr.uniform(-0.5, 0.5), y + 4.6, -2.15), rz=90 + rr.choice((0, 180)) + rr.uniform(-3, 3), rx=rr.uniform(-1.2, 1.2)), rr.choice(("#e9e8e2", "#e9e8e2", "#2f3f5a", "#d9d3c0")), i, rr.uniform(8.0, 12.5))
    la.plane(-400, 400, y0 + 112, 700, -1.2, outmats.ground())
    for i in range(22):
        cc = rr.choice(("#d9d5ca", "#b5afa2", "#e3e0d8", "#8f9a9d", "#c2b49c"))
        b = Build(xform((-110 + i * 10.4, y0 + 122 + rr.uniform(-2, 3), -1.2)))
        hh = rr.choice((5.8, 6.4, 3.4))
        b.box((0, 0, hh / 2), (8.6, 9, hh))
        b.obj("house", mats.paint(cc, 0.8))
        g = Build(xform((-110 + i * 10.4, y0 + 117.3, -1.2)))
        for z in ((1.4, 4.4) if hh > 4 else (1.4,)):
            for xx in (-2.2, 1.6):
                g.box((xx, 0, z), (2.6, 0.3, 1.6))
        g.obj("house glass", mats.paint("#33424a", 0.1, 0, 0.8))
        rf = Build(xform((-110 + i * 10.4, y0 + 122, -1.2 + hh)))
        rf.prism([(-5.4, 0), (0, rr.choice((1.7, 0.6))), (5.4, 0)], 9.6)
        rf.obj("house roof", mats.paint(rr.choice(("#4b5256", "#5f666a", "#6b5a50")), 0.7))
    tr.far_trees([(rr.uniform(-160, 160), y0 + rr.uniform(113, 118), -1.2, rr.uniform(3, 6.5)) for _ in range(46)], 9)
    for i in range(6):
        tr.norfolk_pine(xform((-70 + i * 23 + rr.uniform(-6, 6), y0 + 128, -1.2), ry=rr.uniform(-3, 3)), rr.uniform(9, 17), i + 3)
    tr.tree_line(-300, 300, y0 + 150, -1, 9, 4, step=0.5)
    la.escarpment(-2200, 1800, 1500, 300, -4, 500, 31)
    li.sun(34, -58, 15, "#ffe2b4", 0.6)
    li.sky(38, 60, 0.24, 0.12, clouds=0.8, seed=71.0, dust=0.6)
    li.area((0.1, d - 0.35, 1.3), (0.1, 2.0, 1.8), 4.4, 60, "#eef3fb", 2.0)
    li.area((0.8, 0.4, 1.9), (-0.3, 5.0, 1.0), 3.0, 58, "#fdf6ea")
    li.camera((1.15, 0.45, 1.30), (-0.15, d), 24, -0.01)
    li.look(0.62, -0.25)


@scene("region-kiama")
def kiama():
    """From a farmhouse verandah above Kiama: kikuyu to the cliffs, a basalt wall, weather out at sea."""
    ex.deck(9, 3.2, xform((0, 3.2, 0)), light="#9d917f", dark="#786c5c", along="y")
    rm.wall(4.4, 3.0, xform((-3.6, 0.9, 0), rz=90), [(0.6, 0.75, 1.1, 1.6)], mat=mats.paint("#dcdacf", 0.6), skirting=0)
    ex.weatherboards(4.4, 3.0, xform((-3.6, 0.9, 0), rz=90), [(0.6, 0.75, 1.1, 1.6)], "#d9d7cc")
    ex.ext_trim(xform((-3.6, 0.9, 0), rz=90), (0.6, 0.75, 1.1, 1.6), color="#e6e1d6")
    rm.window_frame(xform((-3.6, 0.9, 0), rz=90), (0.6, 0.75, 1.1, 1.6), 1, 2, "#e6e1d6", y=0.09, reflect=2.4)
    sh.plantation_shutters(1.1, 1.6, xform((-3.6, 0.9, 0), rz=90) @ xform((0.6, 0.25, 0.75), rz=180), 2, 20, "#eceae2", rod=False)
    rm.shell(-6.4, -3.75, -0.5, 3.6, 2.8, "#a89c86", sides=False)
    b = Build()
    for x in (-2.6, 2.45):
        b.box((x, 3.1, 1.35), (0.11, 0.11, 2.7), 0.012)
        for s in (-1, 1):
            b.tube([(x + s * 0.06, 3.1, 2.25), (x + s * 0.16, 3.1, 2.5), (x + s * 0.36, 3.1, 2.64)], 0.02, 8)
    b.box((0.6, 3.1, 2.72), (8.4, 0.10, 0.14), 0.006)
    b.obj("verandah", mats.paint("#e3ddcf", 0.45))
    c = Build()
    for i in range(24):
        c.box((0.4, 0.0 + i * 0.137, 2.86 - 0.0 * i), (9, 0.135, 0.02), 0.003, rnd=(i * 0.618) % 1)
    c.obj("verandah lining", mats.paint("#e0ddd2", 0.6))
    ey.sling_chair(xform((-1.55, 1.75, 0), rz=148), fu.OAK)
    tb.bench(xform((-2.95, 1.9, 0), rz=90), 1.4, 0.36, 0.45, fu.WALNUT)
    ct.shoes(xform((-2.6, 2.75, 0), rz=170), "#3f4f3a", "#2a2622", 1.05, 0.28)
    ct.shoes(xform((-2.55, 1.35, 0), rz=110), "#6b4a34", "#3a2f25", 1.0, 0.1)
    _crockstool(xform((-0.75, 1.95, 0)))
    ed.dog_bed(xform((0.35, 2.2, 0), rz=6), 0.9, 0.64)
    for x, y, rr, h, cc in ((3.35, 2.55, 0.2, 0.36, "#b0705a"), (3.0, 2.75, 0.14, 0.24, "#8f9a93")):
        pl.pot(xform((x, y, 0)), rr, h, cc)
        pt.shrubs([(x, y, h + 0.12, rr * 1.6)], int(x * 9), a="#4d6a35", b_="#92a85c")

    def land(x, y):
        """Height of the paddocks: a spur falling away, a hollow, the rise of the headland, the cliff."""
        f = -0.7 - 13.0 * (1 - math.exp(-max(0.0, y - 3) / 42)) - 0.05 * (y - 3)
        hills = 13.0 * noise.noise(Vector((x * 0.011 + 3, y * 0.013, 5))) + 3.0 * noise.noise(Vector((x * 0.03, y * 0.034 + 9, 2)))
        k = min(1, max(0, (y - 8) / 60))
        head = 16 * math.exp(-((x - 95) / 75) ** 2 - ((y - 330) / 95) ** 2) + 10 * math.exp(-((x + 150) / 110) ** 2 - ((y - 260) / 90) ** 2)
        return f + hills * k + head
    shore = lambda x: 395 + 70 * noise.noise(Vector((x * 0.006, 3, 1))) + 50 * math.exp(-((x - 95) / 80) ** 2) - 0.10 * abs(x)  # noqa: E731

    def ground(u, v):
        x = -620 + 1240 * u
        y = 3.0 + (shore(x) - 3.0) * v ** 1.7
        return (x, y, max(-48, land(x, y)) if v < 0.995 else -48)
    Build().surf(ground, 260, 150).obj("paddocks", pasture())
    pt.grasses([(-7 + i * 0.26 + (i * 0.61) % 0.2, 3.6 + (i * 0.37) % 3.4, land(0, 4) + 0.0, 0.4 + (i * 0.43) % 0.6) for i in range(60)], 0.5, 4, a="#5f7a35", b_="#a3ad5c")
    la.sea(300, z=-47.5, own=0.42, body=0.75)
    w = Build()
    r = rng(4)
    for line in ([(-40, 40), (-12, 34), (14, 37), (40, 46), (75, 62)], [(14, 37), (9, 70), (16, 110), (30, 170)], [(-90, 120), (-40, 105), (9, 112), (80, 140), (140, 150)], [(-12, 34), (-20, 20), (-24, 8)]):
        for (xa, ya_), (xb, yb) in zip(line, line[1:]):
            n = int(math.hypot(xb - xa, yb - ya_) / 0.42)
            for i in range(n):
                t = i / n
                x, y = xa + (xb - xa) * t + r.uniform(-0.12, 0.12), ya_ + (yb - ya_) * t
                for k in range(3):
                    s = r.uniform(0.30, 0.52)
                    w.box((0, 0, 0), (s, s * 0.85, s * 0.62), 0.06, rnd=r.random(), m=xform((x + r.uniform(-0.12, 0.12), y + r.uniform(-0.1, 0.1), land(x, y) + 0.16 + k * 0.27), rz=r.uniform(0, 180), rx=r.uniform(-14, 14)))
    w.obj("basalt wall", mats.stone("#5f6064", "#3d3e42", 3.0, 0.9, 0.4))
    cattle = []
    for i in range(26):
        x, y = r.choice(((-8, 74), (40, 96), (-46, 150), (60, 190)))
        x, y = x + r.gauss(0, 12), y + r.gauss(0, 10)
        cattle.append((x, y))
    _cows([(x, y, land(x, y), r.uniform(0, 360)) for x, y in cattle])
    for x, y, h, sd in ((-62, 128, 11, 3), (92, 150, 12, 7), (26, 210, 13, 12), (-22, 55, 8, 5)):
        tr.far_trees([(x + dx, y + dy, land(x, y) - 0.3, h * k) for dx, dy, k in ((0, 0, 1), (5, 3, 0.8), (-5, 2, 0.9), (9, -2, 0.6), (-9, 5, 0.7))], sd)
    for x, y, h, lean in ((60, 236, 20, 4), (74, 242, 15, -2), (83, 230, 23, 2), (108, 250, 17, 5)):
        tr.norfolk_pine(xform((x, y, land(x, y) - 0.3), ry=lean), h, int(h))
    house(xform((70, 215, land(70, 215)), rz=20), "#d9d5ca", "#7b4a40")
    house(xform((-92, 170, land(-92, 170)), rz=-30), "#cfc7b6", "#5f666a")
    f = Build()
    for i in range(14):
        x = -9 + i * 1.6
        f.tube([(x, 13.5 + 0.15 * x, land(x, 13.5) - 0.2), (x, 13.5 + 0.15 * x, land(x, 13.5) + 1.1)], 0.055, 8)
    for k in (0.35, 0.65, 0.95):
        f.tube([(-9 + i * 1.6, 13.5 + 0.15 * (-9 + i * 1.6), land(-9 + i * 1.6, 13.5) + k) for i in range(14)], 0.005, 5)
    f.obj("fence", mats.timber("#8d8376", "#5f574c", axis="z", rough=0.95))
    li.sun(31, 74, 5.2, "#ffe9c6", 0.6)
    li.sky(31, 118, 0.19, 0.12, clouds=1.05, seed=83.0, dust=0.4)
    li.area((0.5, 0.4, 2.2), (-0.6, 3.0, 0.6), 3.0, 26, "#fff4e4")
    li.camera((1.35, -0.75, 1.62), (-0.45, 6.0), 24, -0.045)
    li.look(0.38, -0.10)


def _crockstool(at):
    fu.stool(at, fu.OAK, "#8d6b48", 0.42)
    ta.mug(at @ xform((0.05, 0.02, 0.475), rz=30), "#e4ddcf")
    ct.plate(at @ xform((-0.08, -0.03, 0.475)), 0.08)


def _cows(herd):
    """Friesians: barrel, legs, head down; patches of black."""
    def make(k):
        b = Build()
        b.soft_box((0, 0, 1.02), (1.55, 0.62, 0.70), 0.28, 0.03, 0.01, n=8, seed=k)
        b.soft_box((0.98, 0, 0.86 - 0.42 * (k % 2)), (0.46, 0.26, 0.30), 0.11, 0.0, 0.0, n=6)
        b.tube([(0.70, 0, 1.15), (0.95, 0, 1.0 - 0.45 * (k % 2))], [0.2, 0.13], 8)
        for x in (-0.58, 0.55):
            for s in (-0.2, 0.2):
                b.tube([(x, s, 0.8), (x, s, 0)], [0.10, 0.055], 7)
        return b.obj("cow", _hide())
    kinds = [proto("cow", k, lambda k=k: make(k)) for k in range(3)]
    r = rng(2)
    for x, y, z, a in herd:
        instance(r.choice(kinds), xform((x, y, z - 0.02), rz=a))


@mats.material
def _hide(t):
    n = mats.noise_fac(t, mats.coords(t), 1.5, 2)
    t.out(t("BsdfPrincipled", Base_Color=mats.mixc(t, mats.math_(t, "GREATER_THAN", n, 0.5), mats.rgb("#e4ded2"), mats.rgb("#26231f")), Roughness=0.8))


@scene("region-highlands")
def highlands():
    """September in Bowral: tulips along the path of a weatherboard cottage, a bare elm just greening, cold clear light."""
    ops = [(-2.6, 0.75, 1.5, 1.75), (2.75, 0.75, 1.5, 1.75)]
    house_front(11.5, 3.1, ops + [(0.1, 0.02, 1.0, 2.2)], "board", "#7f8d8a", bays=1, rows=2, frame="#efece2", trim="#e6e1d6", roof="#59626a", gutter="#e6e1d6", over=0.5, behind="open")
    en.front_door(xform((0.1, 0.02, 0)), 1.0, 2.2, "#8a3a2f", lights=True)
    en.wall_lamp(xform((0.95, -0.03, 1.85)))
    en.doormat(xform((0.1, -0.42, -0.02)))
    en.downpipe(xform((5.4, -0.03, 0)), -0.2, 3.1, 0.5, "#e6e1d6")
    ex.ext_trim(xform(), (0.1, 0, 1.0, 2.2), 0.11, "#e6e1d6", sill=False)
    ex.deck(11.5, 1.7, xform((0, 0, -0.02)), along="y", light="#8f8577", dark="#6a6054")
    p = Build()
    for x in (-5.4, -1.35, 1.55, 5.4):
        p.box((x, -1.6, 1.3), (0.10, 0.10, 2.6), 0.01)
        for s in (-1, 1):
            for k in range(5):
                p.tube([(x + s * 0.05, -1.6, 2.52 - k * 0.09), (x + s * (0.40 - 0.075 * k), -1.6, 2.56)], 0.008, 6)
    p.box((0, -1.6, 2.62), (11.2, 0.09, 0.12), 0.006)
    for x0, x1 in ((-5.4, -1.35), (1.55, 5.4)):
        p.box(((x0 + x1) / 2, -1.6, 0.82), (x1 - x0, 0.06, 0.05), 0.008)
        for i in range(int((x1 - x0) / 0.12)):
            p.box((x0 + 0.08 + i * 0.12, -1.6, 0.43), (0.03, 0.025, 0.74), 0.003)
    p.obj("verandah", mats.paint("#e6e1d6", 0.45))
    g = Build()
    g.surf(lambda u, v: (-5.8 + 11.6 * u, -0.05 - 1.75 * v, 2.92 - 0.22 * v + 0.010 * (1 if int(u * 300) % 2 else -1)), 300, 1)
    g.obj("verandah iron", mats.metal("#6f787c", 0.5, 0.35))
    from .weather_rooms import _wicker, fog
    _wicker(xform((-3.6, -0.85, 0), rz=20), "#d6cdb8")
    ct.shoes(xform((0.85, -0.5, 0), rz=10), "#7a3430", "#2a2622", 1.0, 0.26)
    ta.basket(xform((-1.0, -0.6, 0)), 0.2, 0.28)
    Build().box((0.1, -5.2, -0.28), (1.3, 7.0, 0.1), 0.01).obj("path", mats.stone("#a8745c", "#8c5c48", 6.0, 0.85, 0.3))
    Build().box((0.1, -1.95, -0.16), (1.5, 0.5, 0.16), 0.01).obj("step", mats.stone("#aaa396", "#8f887b", 5, 0.85, 0.3))
    r = rng(6)
    rows = []
    for side in (-1, 1):
        for k in range(5):
            y = 0.88 + k * 0.27
            color = ("#d9a23a", "#c2352c", "#e6d6c9", "#a3406a", "#d96a2f")[(k + (side > 0)) % 5]
            rows.append((side, y, color))
    _tulips(rows, r)
    for s in (-1, 1):
        pt.bed(*( (0.1 + s * 0.72, 0.1 + s * 2.25) if s > 0 else (0.1 - 2.25, 0.1 - 0.72)), -7.6, -2.3, -0.24)
    lw.lawn(-8, -2.2, -8.4, -2.0, -0.28, 5, a="#557034", b_="#8fa352")
    lw.lawn(2.4, 8, -8.4, -2.0, -0.28, 6, a="#557034", b_="#8fa352")
    la.plane(-60, 60, -60, 3, -0.32, outmats.ground("#6f7f46", "#4f6033"))
    la.plane(-400, 400, 3, 500, -0.4, outmats.ground("#6f7f46", "#4f6033"))
    pt.hedge_line(-6, -1.3, -1.95, -0.25, 0.34, 5, a="#2f4a2c", b_="#5f7d4c")
    pt.hedge_line(1.6, 6, -1.95, -0.25, 0.34, 7, a="#2f4a2c", b_="#5f7d4c")
    tr.gum_tree(xform((-5.2, -4.2, -0.3)), 7.2, 13, bark="#5d544a", lean=0.02, twigs=2)
    for x, y, h, sd in ((-8.5, 5.5, 9.0, 31), (7.6, 6.5, 10, 8), (1.5, 10, 11, 21)):
        tr.gum_tree(xform((x, y, -0.3)), h, sd, bark="#5d544a", lean=0.03, twigs=2)
    _blossom(xform((4.9, -4.6, -0.3)), 3.4, 5)
    _blossom(xform((-7.2, -1.0, -0.3)), 4.0, 9)
    tr.tree_line(-80, 80, 30, -0.4, 9, 3, a="#3f5534", b_="#75885a")
    la.hill(-500, 500, 130, 360, 38, -4, 9, 0.6, 0.0, 0.8)
    tr.tree_line(-34, 34, -30, -0.5, 7.0, 21, step=0.5)
    ex.picket_fence(-8, -0.75, xform((0, -8.0, -0.28)), 0.9, "#dcd8cd")
    ex.paling_fence(30, xform((9.5, -4, -0.3), rz=90), 1.6, 3)
    li.sun(36, 142, 5.0, "#fff0d6", 0.6)
    li.sky(36, 142, 0.19, 0.13, clouds=0.5, seed=91.0, dust=0.5)
    li.camera((1.55, -7.6, 1.12), (-0.55, -0.5), 26, 0.065)
    li.look(0.32, -0.08)


def _tulips(rows, r):
    """Rows of tulips either side of the path: three heads of each colour, instanced."""
    def make(color, k):
        b = Build()
        rr = rng(k)
        for j in range(6):
            a = 1.0472 * j + (0.5 if j % 2 else 0)
            b.surf(lambda u, v: ((0.006 + 0.030 * math.sin(math.pi * min(1, v * 0.95 + 0.05)) ** 0.8) * math.cos(a + (u - 0.5) * 1.25), (0.006 + 0.030 * math.sin(math.pi * min(1, v * 0.95 + 0.05)) ** 0.8) * math.sin(a + (u - 0.5) * 1.25), 0.36 + 0.075 * v), 5, 7)
        return b.obj("tulip", mats.leaf(color, color, 0.4, 0.3))

    def green(k):
        b = Build()
        rr = rng(k + 9)
        b.tube([(0, 0, 0), (rr.gauss(0, 0.008), rr.gauss(0, 0.008), 0.2), (0, 0, 0.365)], 0.004, 6)
        from kit.plants import leaf_blade
        for j in range(4):
            leaf_blade(b, xform((0, 0, 0.01), rz=j * 92 + rr.uniform(-20, 20)) @ xform(ry=-58 + rr.uniform(-10, 10)), rr.uniform(0.20, 0.30), 0.035, 0.35, 0.5, rr.random(), 3, 6)
        return b.obj("tulip leaves", mats.leaf("#5f7f5a", "#8fa87c", 0.5))
    greens = [proto("tulip green", k, lambda k=k: green(k)) for k in range(3)]
    for side, x, color in rows:
        heads = [proto(("tulip", color), k, lambda k=k: make(color, k)) for k in range(2)]
        y = -7.5
        while y < -2.4:
            m = xform((0.1 + side * x + r.gauss(0, 0.03), y, -0.25), rz=r.uniform(0, 360), rx=r.gauss(0, 4), scale=r.uniform(0.85, 1.15))
            instance(r.choice(greens), m)
            if r.random() < 0.92:
                instance(r.choice(heads), m)
            y += r.uniform(0.07, 0.13)


def _blossom(at, h, seed):
    """A cherry in flower."""
    tr.far_trees([(0, 0, 0, h), (0.15 * h, 0.1 * h, 0, h * 0.85), (-0.16 * h, 0.05 * h, 0, h * 0.8)], seed, "#d9a9b3", "#f0d9dc", at=at)


def _grove(k):
    """Sixty metres of bush from half a mile off: lumpy crowns of every size, touching."""
    r = rng(k + 50)
    b = Build()
    for _ in range(46):
        x, y, h, s = r.uniform(-30, 30), r.uniform(-30, 30), r.uniform(6, 17), r.uniform(0, 90)
        w = h * r.uniform(0.34, 0.5)

        def crown(u, v):
            a, e = 2 * math.pi * u, math.pi * (v - 0.5)
            d = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))
            m = 1 + 0.55 * noise.noise(d * 1.7 + Vector((s, 0, 0))) + 0.35 * noise.noise(d * 4.0 + Vector((0, s, 0)))
            return (x + w * d.x * m, y + w * d.y * m, h * 0.66 + h * 0.34 * d.z * m)
        b.surf(crown, 16, 9, smooth=False, rnd=r.random())
    return b.obj("grove", outmats.forest("#75825a", "#2b3725", crown=4.0, reach=2700.0))


@scene("service-areas-lookout")
def lookout():
    """From the edge of the escarpment, early: the coast's towns below, the sea, the rail that people lean on."""
    z = -190.0
    b = Build()
    for i in range(7):
        b.tube([(-6 + i * 2.4, 2.6, -0.4), (-6 + i * 2.4, 2.6, 1.0)], 0.055, 12)
    for k in (0.40, 0.70, 1.0):
        b.tube([(-7, 2.6, k), (9.5, 2.6, k)], 0.022 if k < 1 else 0.036, 12)
    b.obj("rail", mats.metal("#8d9494", 0.5, 0.6))
    la.plane(-20, 20, -8, 3.3, 0.0, mats.stone("#a89c88", "#877c6a", 1.2, 0.9, 0.3))
    r = rng(8)
    rk = Build()
    for i in range(60):
        s = r.uniform(0.3, 1.1)
        rk.soft_box((0, 0, 0), (s * 1.3, s, s * 0.7), s * 0.16, 0.02, 0.05, n=5, seed=i, m=xform((r.uniform(-9, 9), r.uniform(3.5, 6.5), -0.5 - r.uniform(0, 1.2)), rz=r.uniform(0, 180)))
    rk.obj("sandstone", mats.stone("#b39a78", "#7d6a50", 2.5, 0.9, 0.5))
    pt.grasses([(-8 + i * 0.4, 3.5 + (i * 0.37) % 1.6, -0.2, 0.5 + (i * 0.43) % 0.6) for i in range(42)], 0.8, 4)
    pt.scrub(-10, -2.5, 4.5, 9, -1.0, 6, 80, (0.5, 1.2))
    pt.scrub(3.2, 10, 4.5, 9, -1.6, 9, 80, (0.4, 1.1))
    for x, y, h, sd, lean in ((-6.6, 6.0, 7.5, 4, 0.22), (7.2, 7.0, 6.5, 15, -0.15), (-10.5, 9, 9, 8, 0.1)):
        tr.gum_tree(xform((x, y, -1.4)), h, sd, lean=lean)
    tb.bench(xform((1.7, 1.55, 0), rz=4), 1.7, 0.42, 0.45, ("#8d8376", "#6a6156"))
    ct.leaves_about(xform((0, 0, 0)), -5, 7, -1.5, 2.5, 120, 6)
    # Talus in forest, then the plain, the beaches, the sea.
    coast = lambda x: 1650 + 0.10 * x + 130 * noise.noise(Vector((x * 0.0016, 1.5, 2))) + 50 * math.sin(x * 0.0052)  # noqa: E731

    def slope(u, v):
        x = -2600 + 5200 * u
        y = 12 + 640 * v
        hgt = (1 - v) ** 1.7 * 175 * (1 + 0.22 * noise.fractal(Vector((x * 0.006, v * 3, 7)), 0.9, 2.0, 4))
        return (x, y, z + max(0, hgt) - 6 * (v > 0.98))
    Build().surf(slope, 300, 70).obj("talus", outmats.forest(crown=9.0, reach=2600.0))
    Build().surf(lambda u, v: (-3000 + 6000 * u, 560 + (coast(-3000 + 6000 * u) - 560) * v, z - 2), 200, 1).obj("plain", outmats.forest("#515c3c", "#28331f", crown=8.0, reach=3600.0))
    Build().surf(lambda u, v: (-3000 + 6000 * u, coast(-3000 + 6000 * u) - 34 + 46 * v, z - 1.5 - 1.6 * v), 300, 2).obj("beach", outmats.sand("#dccaa5", "#bfa880"))
    w = Build()
    for i, (off, deep) in enumerate(((10, 9), (30, 14), (58, 16))):
        w.surf(lambda u, v: (-3000 + 6000 * u, coast(-3000 + 6000 * u) + off + 9 * math.sin(u * 90 + i * 2) + (v - 0.5) * deep, z - 2.0 + 0.06 * i), 400, 1)
    w.obj("surf", outmats.breakers())
    la.sea(1600, z=z - 2.4, y1=16000, w=30000, own=0.45, body=0.75)
    la.hill(-3900, -210, 20, 660, 262, z - 4, 5, 0.62, 0.30, 0.8, xform((0, 690, 0), rz=180), crown=11.0, reach=3000.0, nx=300, ny=70)
    la.hill(520, 1250, 1560, 1800, 34, z - 3, 4, 0.5, 0.6, 0.6, reach=2600.0)
    la.hill(-1500, -900, 1600, 1850, 26, z - 3, 9, 0.4, 0.6, 0.5, reach=2600.0)
    la.hill(900, 4600, 3600, 4700, 210, z - 3, 23, 0.6, 0.2, 0.8, crown=16.0, reach=3400.0)
    walls, roofs = ("#8f8a7d", "#838983", "#9a978e", "#7d7062", "#8d8272"), ("#6f5148", "#5a6165", "#62534c", "#6d7275", "#74594d", "#7f807d")

    def small(k):
        rr = rng(k)
        b = Build()
        wd, dp = rr.uniform(11, 15), rr.uniform(8, 11)
        hh, rise = rr.choice((2.9, 2.9, 5.6)), rr.uniform(1.5, 2.6)
        b.box((0, 0, hh / 2), (wd, dp, hh))
        o1 = b.obj("small house", mats.paint(walls[k % 5], 0.8))
        t = Build()
        t.prism([(-dp / 2 - 0.6, hh - 0.1), (0, hh + rise), (dp / 2 + 0.6, hh - 0.1)], wd + 1.2)
        return o1, t.obj("small roof", mats.paint(roofs[k % 6], 0.75))
    kinds = [proto("small house", k, lambda k=k: small(k)) for k in range(12)]
    for gx in range(-62, 96):
        for gy in range(0, 46):
            x = gx * 25 + r.uniform(-3, 3)
            y = 720 + gy * 22 + r.uniform(-3, 3)
            if y > coast(x) - 70 or noise.noise(Vector((x * 0.0019, y * 0.0026, 4))) < 0.10 or gy % 5 == 4 or gx % 9 == 0 or r.random() < 0.12:
                continue
            for part in r.choice(kinds):
                instance(part, xform((x, y, z - 2), rz=r.choice((0, 90)) + 8 + r.uniform(-4, 4)))
    groves = [proto("grove", k, lambda k=k: _grove(k)) for k in range(5)]
    for gx in range(-6, 62):
        for gy in range(0, 24):
            x, y = gx * 45 + r.uniform(-12, 12), 600 + gy * 45 + r.uniform(-12, 12)
            if y < coast(x) - 60 and (noise.noise(Vector((x * 0.0019, y * 0.0026, 4))) < 0.10 or r.random() < 0.45):
                instance(r.choice(groves), xform((x, y, z - 2), rz=r.uniform(0, 360), scale=r.uniform(0.85, 1.2)))
    rd = Build()
    for y in range(736, 1600, 120):
        rd.box((0, y + 8, z - 1.9), (3400, 8, 0.2))
    for gx in range(-7, 8):
        rd.box((gx * 243, 1100, z - 1.85), (8, 960, 0.2))
    rd.obj("streets", mats.paint("#666763", 0.9))
    for x in range(-1000, 1100, 90):
        if r.random() < 0.6:
            tr.norfolk_pine(xform((x + r.uniform(-30, 30), coast(x) - 60 + r.uniform(-12, 8), z - 2), ry=r.uniform(-3, 3)), r.uniform(15, 28), x % 7)
    s = Build()
    for i, (x, y, ln) in enumerate(((600, 5200, 190), (-900, 6800, 210), (1900, 7400, 180))):
        s.box((x, y, z + 8), (ln, 30, 12), 2.0)
        s.box((x - ln * 0.38, y, z + 20), (26, 28, 22), 2.0)
    s.obj("ships", mats.paint("#5a3a34", 0.7))
    li.sun(17, 62, 5.4, "#ffdcae", 0.6)
    li.sky(24, 118, 0.20, 0.11, clouds=0.7, seed=77.0, dust=0.4)
    li.camera((-1.2, -1.2, 1.72), (38.0, 60), 25, -0.06)
    li.look(0.38, -0.08)
