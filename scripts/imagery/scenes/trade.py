"""The trade's own places: a workshop bench, a van at the kerb, what is carried in by hand."""
import math

from mathutils import Vector

from kit import Build, cloths, ct, de, ed, ellipse, ex, finishes, fl, fu, la, le, li, lw, mats, outmats, pl, pt, rm, rng, se, sh, ta, tb, tools, tr, xform, ya
from kit.shutters import _shutter_panel

from .measuring import _tape
from .registry import scene
from .street import _cottage


def _clamp(at, open_=0.18, color="#c9742f"):
    """F clamp: bar along z, jaws toward -y."""
    b = Build(at)
    b.box((0, 0, 0.0), (0.008, 0.022, 0.42), 0.001)
    b.obj("clamp bar", mats.metal("#a9adae", 0.4))
    j = Build(at)
    for z in (0.19, 0.19 - open_):
        j.prism([(0.012, -0.016), (0.012, 0.016), (-0.10, 0.012), (-0.10, -0.008)], 0.018, xform((0, 0, z)))
    j.obj("jaws", mats.paint(color, 0.5))
    h = Build(at)
    h.tube([(0, -0.088, 0.19 - open_ - 0.14), (0, -0.088, 0.19 - open_ + 0.03)], 0.005, 8)
    h.tube([(0, -0.088, 0.19 - open_ - 0.26), (0, -0.088, 0.19 - open_ - 0.14)], 0.016, 12)
    h.obj("clamp screw", mats.timber("#b08d62", "#86663f", axis="z"))


@scene("workshop-bench")
def workshop():
    """A shutter coming together: one panel in clamps, blades by the dozen, rails, a tape."""
    w = Build()
    r = rng(7)
    for k in range(9):
        w.box((0, -0.36 + k * 0.093, 0.86), (2.9, 0.0915, 0.07), 0.003, rnd=r.random())
    for x in (-1.2, 1.2):
        for y in (-0.3, 0.36):
            w.box((x, y, 0.41), (0.11, 0.11, 0.83), 0.006, rnd=x + y)
    w.box((0, -0.34, 0.72), (2.6, 0.05, 0.16), 0.004, rnd=0.3)
    w.box((0, 0.03, 0.22), (2.5, 0.7, 0.03), 0.004, rnd=0.8)
    w.obj("bench", mats.timber("#b58a5c", "#84603a", axis="x", rough=0.6, planks=0.5, grain=1.5))
    rm.wall(6.0, 3.0, xform((0, 1.05, 0)), [(-1.62, 1.0, 1.3, 1.25)], mat=mats.paint("#9aa39c", 0.8), skirting=0)
    rm.vj_panels(2.0, 3.0, xform((1.9, 1.05, 0)), 0.14, "#9aa39c")
    rm.window_frame(xform((0, 1.05, 0)), (-1.62, 1.0, 1.3, 1.25), 2, 2, "#6f6a5c", y=0.1)
    rm.wall(4.5, 3.0, xform((3.0, -1.0, 0), rz=-90), [], mat=mats.plaster("#b9b2a2"), skirting=0)
    rm.ceiling(7, 5, 3.0, (0, -1))
    fl.sheet(8, 6, (0, -1), mats.stone("#8d8a84", "#6f6c66", 1.2, 0.7, 0.15))
    # A panel flat on the bench, its last blades waiting.
    b = Build()
    _shutter_panel(b, xform((-0.62, 0.03, 0.914), rz=-90) @ xform(rx=-90), 0.52, 1.25, -58, 0.089, 0.5, False)
    b.obj("panel", mats.paint("#e9e7e0", 0.34))
    for x in (-0.42, 0.42):
        _clamp(xform((x, -0.36, 1.06), rz=0), 0.23)
    for j, (y, z, n) in enumerate(((0.24, 0.901, 5), (0.24, 0.913, 4), (0.24, 0.925, 3))):
        for i in range(n):
            Build().prism(ellipse(0.089, 0.011, 28), 0.42, xform((0.98 + r.gauss(0, 0.008), y - 0.16 + i * 0.095 + j * 0.03, z), rz=r.gauss(0, 2.5)), smooth=True).obj("blade", mats.paint("#e9e7e0", 0.34))
    for k in range(5):
        Build().box((-1.02 + r.gauss(0, 0.01), -0.06 + k * 0.052, 0.912), (0.62, 0.05, 0.029), 0.003, rnd=r.random()).obj("rail", mats.timber("#d9c197", "#c0a374", axis="x", rough=0.6))
    for k in range(3):
        Build().box((-1.0 + r.gauss(0, 0.01), -0.03 + k * 0.055, 0.942), (0.6, 0.05, 0.029), 0.003, rnd=r.random()).obj("rail", mats.timber("#d9c197", "#c0a374", axis="x", rough=0.6))
    _tape(xform((0.34, -0.24, 0.896), rz=7))
    tools.pencil(xform((0.02, -0.30, 0.900), rz=-24))
    tools.try_square(xform((-0.30, -0.24, 0.896), rz=38))
    tools.drill(xform((0.86, -0.13, 1.105), rz=195))
    ct.jar(xform((1.28, 0.0, 0.895)), "#e3dcc4", "#c9a24f", 1.2)
    ct.bottle(xform((1.30, 0.2, 0.895)), "#d9b23a", 0.8, cap="#c23f2c")
    ta.mug(xform((-1.30, -0.22, 0.895), rz=60), "#41606e")
    ct.papers(xform((-0.62, -0.22, 0.895), rz=8), 3, 5)
    d = Build()
    for x0, y0, sp, n in ((0.3, -0.1, 0.22, 1400), (0.9, -0.25, 0.16, 700), (-0.5, -0.2, 0.2, 500)):
        for _ in range(n):
            s = 0.0006 + 0.0016 * r.random() ** 3
            d.box((0, 0, 0), (s * 1.8, s, s * 0.5), m=xform((r.gauss(x0, sp), min(0.36, r.gauss(y0, sp * 0.5)), 0.8965), rz=360 * r.random()), exact=True)
    d.obj("sawdust", mats.paint("#dcc7a0", 0.9))
    sv = Build()
    for k in range(16):
        x, y, rr = r.gauss(0.75, 0.25), r.gauss(-0.2, 0.09), r.uniform(0.008, 0.018)
        sv.surf(lambda u, v: (x + rr * math.cos(u * 8 + k) + 0.02 * u, y + (v - 0.5) * 0.018, 0.896 + rr + rr * math.sin(u * 8 + k)), 18, 1, m=xform((0, 0, 0)))
    sv.obj("shavings", mats.timber("#e3cfa4", "#cdb483", axis="x"), thickness=0.0006)
    # Behind: a board of tools, sticks of timber stood up, finished panels leaning.
    Build().box((0.35, 1.035, 1.72), (1.7, 0.02, 1.0), 0.003).obj("tool board", mats.timber("#c2a276", "#a08257", axis="x", rough=0.7))
    k = xform((0.35, 1.02, 0))
    for i, (x, z, ln) in enumerate(((-0.70, 2.05, 0.30), (-0.62, 2.05, 0.26), (-0.54, 2.05, 0.22), (-0.46, 2.05, 0.19))):
        Build(k).tube([(x, -0.03, z), (x, -0.03, z - ln * 0.45)], 0.014, 10).obj("chisel handle", mats.timber("#a8743f", "#7d522a", axis="z"))
        Build(k).box((x, -0.03, z - ln * 0.72), (0.022 - i * 0.003, 0.004, ln * 0.55), 0.001).obj("chisel", mats.metal("#b9bbba", 0.3))
    for x in (-0.18, 0.02):
        _clamp(k @ xform((x, -0.06, 1.86)), 0.26)
    tools.pull_saw(k @ xform((0.52, -0.03, 1.72), ry=84) @ xform(rx=90))
    hm = Build(k)
    hm.tube([(0.26, -0.05, 1.55), (0.26, -0.05, 1.92)], 0.014, 10)
    hm.obj("hammer handle", mats.timber("#b58a55", "#8d6639", axis="z"))
    Build(k).tube([(0.19, -0.05, 1.93), (0.30, -0.05, 1.93), (0.34, -0.05, 1.945)], [0.016, 0.014, 0.006], 14).obj("hammer", mats.metal("#77797a", 0.45))
    for i in range(9):
        Build().box((1.52 + i * 0.06 + r.gauss(0, 0.01), 0.86 + r.uniform(0, 0.08), 1.2 + r.uniform(-0.1, 0.1)), (0.045, 0.03, 2.3), 0.003, rnd=r.random(), m=xform(rx=-4, loc=(0, 0, 0))).obj("stick", mats.timber("#d9c197", "#b99a6a", axis="z", rough=0.7))
    p = Build()
    for i in range(3):
        _shutter_panel(p, xform((-0.86 + 0.03 * i, 0.86 + 0.045 * i, 0.0), rx=-7), 0.55, 1.55, 12, 0.089, None, False)
    p.obj("finished panels", mats.paint("#ebe9e2", 0.34))
    ct.carton_box(xform((0.35, 0.62, 0.235)), (0.8, 0.3, 0.24))
    ct.carton_box(xform((-0.55, 0.0, 0.235), rz=3), (0.6, 0.42, 0.34))
    la.plane(-60, 60, 1.4, 60, -0.3, outmats.ground())
    pt.hedge_line(-12, 12, 6, -0.3, 1.3, 5)
    tr.tree_line(-30, 30, 14, -0.3, 7, 5)
    li.sky(40, 200, 0.24, 0.14, clouds=0.8, seed=3.0)
    li.sun(36, -40, 12, "#fff0dc", 0.7)
    li.area((-1.62, 0.95, 1.65), (0.4, -0.4, 0.95), 1.3, 34, "#eaf2ff", 1.2)
    li.area((1.8, -1.6, 2.6), (0.1, 0.0, 0.9), 1.6, 42, "#fff1de")
    li.camera((1.05, -1.85, 1.58), (0.0, 0.25, 1.13), 28, 0.0)
    li.look(0.55, -0.24)


@scene("van-kerb")
def van():
    """A van's side door slid back at the kerb outside a house: blinds in long boxes, a blanket, the tools that go in first."""
    white = mats.paint("#c6cac8", 0.10, 0, 0.55)
    black, dark = mats.paint("#1f2021", 0.6), mats.paint("#15191b", 0.03, 0, 0.8)
    op = (0.35, 0.10, 1.22, 1.50)
    at = xform((0, 0, 0.42))
    x, z, w, h = op

    def skin(zz):
        """How far in the side stands at height zz: tucked under, full at the waist, leaning in to the gutter, round to the roof."""
        y = 0.10 * max(0.0, 0.12 - zz) ** 1.3 * 4 - 0.035 * math.sin(math.pi * min(1.0, max(0.0, zz) / 1.15))
        y += 0.10 * (max(0.0, zz - 0.85) / 0.9) ** 1.7
        return y - 0.010 * math.exp(-((zz - 0.93) / 0.035) ** 2)

    def sheet(x0, x1, low, high, nx=60, nz=60, out=0.0, m=at, name="van body", mat=white, thick=0.0):
        b = Build(m)
        b.surf(lambda u, v: (x0 + (x1 - x0) * u, skin(low(x0 + (x1 - x0) * u) + (high(x0 + (x1 - x0) * u) - low(x0 + (x1 - x0) * u)) * v) - out, low(x0 + (x1 - x0) * u) + (high(x0 + (x1 - x0) * u) - low(x0 + (x1 - x0) * u)) * v), nx, nz)
        return b.obj(name, mat, thickness=thick)
    wheels, radius, ends = (-2.15, 2.12), 0.44, (-3.2, 3.35)
    top = lambda _: 1.74  # noqa: E731

    def sill(px):
        for c in wheels:
            if abs(px - c) < radius:
                return max(-0.14, -0.10 + math.sqrt(radius ** 2 - (px - c) ** 2))
        return -0.14
    rad = 0.10
    inset = lambda px: rad - math.sqrt(max(0.0, rad ** 2 - max(0.0, abs(px - x) - (w / 2 - rad)) ** 2))  # noqa: E731
    sheet(ends[0], x - w / 2, sill, top, 260)
    sheet(x + w / 2, ends[1], sill, top, 300)
    sheet(x - w / 2, x + w / 2, sill, lambda px: z + inset(px), 60, 10)
    sheet(x - w / 2, x + w / 2, lambda px: z + h - inset(px), top, 60, 10)
    b = Build(at)
    b.surf(lambda u, v: (ends[0] + (ends[1] - ends[0]) * u, skin(1.74) + 0.36 * (1 - math.cos(v * math.pi / 2)), 1.74 + 0.30 * math.sin(v * math.pi / 2)), 2, 20)
    b.surf(lambda u, v: (ends[1] + 0.13 * math.sin(v * math.pi / 2), skin(-0.14 + 1.88 * u) + 0.13 * (1 - math.cos(v * math.pi / 2)), -0.14 + 1.88 * u), 40, 12)
    b.surf(lambda u, v: (ends[1] + 0.13, skin(-0.14 + 1.88 * u) + 0.13 + 1.5 * v, -0.14 + 1.88 * u), 40, 2)
    b.surf(lambda u, v: (ends[1] + 0.13 * math.sin(v * math.pi / 2), skin(1.74) + 0.36 * (1 - math.cos(u * math.pi / 2)) + 0.13 * (1 - math.cos(v * math.pi / 2)), 1.74 + 0.30 * math.sin(u * math.pi / 2)), 20, 12)
    b.obj("van ends", white)
    Build(at).box(((ends[0] + ends[1]) / 2, 1.2, 2.03), (ends[1] - ends[0] + 0.2, 1.5, 0.03)).obj("roof", white)
    gut = Build(at)
    gut.tube([(ends[0], skin(1.74) - 0.004, 1.745), (ends[1] + 0.02, skin(1.74) - 0.004, 1.745)], 0.008, 8)
    gut.obj("gutter rail", white)
    # Seams, pressed panels, the strip that takes the knocks, the fuel flap, lamps at the rear.
    seam = Build(at)
    for px, z0, z1 in ((x - w / 2 - 0.13, -0.12, 1.72), (x + w / 2 + 1.32, 0.46, 1.72), (ends[1] - 0.02, -0.12, 1.72)):
        seam.tube([(px, skin(z0 + (z1 - z0) * i / 30) - 0.0005, z0 + (z1 - z0) * i / 30) for i in range(31)], 0.0045, 6)
    fl_ = [(-0.60 + 0.09 * c, 0.86 + 0.09 * s_) for c, s_ in ((-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1))]
    seam.tube([(px, skin(pz) - 0.0005, pz) for px, pz in fl_], 0.003, 6)
    seam.obj("seams", mats.paint("#4f5352", 0.8))
    for x0, x1 in ((ends[0], x - w / 2 - 0.15), (x + w / 2 + 0.03, ends[1] - 0.03)):
        for zz in (0.50,):
            sheet(x0, x1, lambda _: zz, lambda _: zz + 0.11, 8, 8, 0.014, at, "rub strip", mats.paint("#2b2d2e", 0.5), 0.012)
    ribs = Build(at)
    for x0, x1, z0, z1 in ((x + w / 2 + 1.42, ends[1] - 0.12, 1.02, 1.62), (-1.45, x - w / 2 - 0.25, 1.44, 1.66)):
        c, n = [], 8
        for cx, cz, a0 in ((x1, z1, 0), (x0, z1, 90), (x0, z0, 180), (x1, z0, 270)):
            sx, sz = (1 if cx == x1 else -1), (1 if cz == z1 else -1)
            c += [(cx - sx * 0.06 + 0.06 * math.cos(math.radians(a0 + i * 90 / n)), cz - sz * 0.06 + 0.06 * math.sin(math.radians(a0 + i * 90 / n))) for i in range(n + 1)]
        ribs.tube([(px, skin(pz) - 0.001, pz) for px, pz in c + c[:1]], 0.008, 8)
    ribs.obj("pressed panels", white)
    lamp = Build(at)
    for z0, z1 in ((0.86, 1.12), (1.13, 1.38)):
        lamp.surf(lambda u, v: (ends[1] + 0.012 + 0.125 * math.sin(u * math.pi / 2), skin(z0 + (z1 - z0) * v) - 0.010 + 0.13 * (1 - math.cos(u * math.pi / 2)), z0 + (z1 - z0) * v), 10, 6)
    lamp.obj("rear lamps", mats.paint("#7d1f1a", 0.08, 0, 0.7))
    rub = Build(at)
    loop = []
    for cx, cz, a0 in ((x + w / 2 - rad, z + h - rad, 0), (x - w / 2 + rad, z + h - rad, 90), (x - w / 2 + rad, z + rad, 180), (x + w / 2 - rad, z + rad, 270)):
        loop += [(cx + rad * math.cos(math.radians(a0 + i * 9)), cz + rad * math.sin(math.radians(a0 + i * 9))) for i in range(11)]
    rub.tube([(px, skin(pz) + 0.006, pz) for px, pz in loop + loop[:1]], 0.014, 8)
    rub.obj("door seal", black)
    jam = Build(at)
    n = len(loop)
    jam.add([(px, skin(pz), pz) for px, pz in loop] + [(px, skin(pz) + 0.09, pz) for px, pz in loop], [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)])
    jam.obj("door jamb", mats.paint("#a9adab", 0.3))
    # The door itself, back along its rail: the same curve, a hand's breadth out.
    dx, dw, dz0, dz1, dr = x + w / 2 + 0.10 + w / 2, w + 0.05, z - 0.03, z + h + 0.03, 0.11

    def leaf(x0, x1, z0, z1, r0, out, mat, name, thick):
        def fn(u, v):
            pz = z0 + (z1 - z0) * v
            near = max(0.0, r0 - min(pz - z0, z1 - pz))
            half = (x1 - x0) / 2 - (r0 - math.sqrt(max(0.0, r0 ** 2 - near ** 2)))
            return ((x0 + x1) / 2 + half * (2 * u - 1), skin(pz) - out, pz)
        Build(at).surf(fn, 50, 90).obj(name, mat, thickness=thick)
    leaf(dx - dw / 2, dx + dw / 2, dz0, dz1, dr, 0.075, white, "sliding door", 0.035)
    leaf(dx - 0.50, dx + 0.50, 1.00, 1.50, 0.08, 0.0935, black, "glass surround", 0.002)
    leaf(dx - 0.475, dx + 0.475, 1.025, 1.475, 0.065, 0.0955, dark, "door glass", 0.002)
    sheet(dx - dw / 2 + 0.01, dx + dw / 2 - 0.01, lambda _: 0.50, lambda _: 0.61, 8, 8, 0.099, at, "door strip", mats.paint("#2b2d2e", 0.5), 0.012)
    k = Build(at)
    k.box((x + w / 2 + 1.2, skin(0.80) - 0.012, 0.80), (2.1, 0.03, 0.035), 0.006)
    k.obj("door rail", mats.paint("#2f3233", 0.5))
    hd = Build(at)
    hd.tube([(dx - dw / 2 + 0.07, skin(0.82) - 0.09, 0.82), (dx - dw / 2 + 0.07, skin(0.82) - 0.125, 0.83), (dx - dw / 2 + 0.07, skin(1.0) - 0.125, 0.97), (dx - dw / 2 + 0.07, skin(1.0) - 0.085, 0.98)], 0.012, 10)
    hd.obj("door handle", black)
    for xx in wheels:
        wl, hb, bk = Build(), Build(), Build()
        wl.tube([(xx, 0.02, 0.34), (xx, 0.035, 0.34), (xx, 0.22, 0.34), (xx, 0.24, 0.34)], [0.31, 0.335, 0.335, 0.31], 60)
        hb.tube([(xx, 0.010, 0.34), (xx, 0.03, 0.34)], [0.195, 0.215], 40)
        for a in range(5):
            hb.lathe([(0.001, 0.004), (0.012, 0.002), (0.012, 0.0)], 12, xform((xx + 0.065 * math.cos(a * 1.2566), 0.006, 0.34 + 0.065 * math.sin(a * 1.2566)), rx=90))
        bk.surf(lambda u, v: (xx + radius * math.cos(math.pi * u), 0.02 + 0.4 * v, 0.32 + radius * math.sin(math.pi * u)), 30, 2)
        bk.box((xx, 0.46, 0.5), (2 * radius, 0.02, 1.0))
        wl.obj("tyre", mats.paint("#1c1d1d", 0.85))
        hb.obj("hub", mats.metal("#9a9fa0", 0.4))
        bk.obj("wheel well", mats.paint("#131414", 0.9))
        ar = Build(at)
        ar.tube([(xx + (radius + 0.004) * math.cos(a), skin(max(-0.14, -0.10 + radius * math.sin(a))) - 0.004, max(-0.14, -0.10 + radius * math.sin(a))) for a in [math.pi * i / 40 for i in range(41)]], 0.014, 10)
        ar.obj("arch lip", black)
    Build(at).box((0.1, 0.9, -0.12), (6.2, 1.7, 0.05)).obj("underside", mats.paint("#171818", 0.9))
    # Inside: ply, a rack of long boxes, a moving blanket.
    i = Build(at)
    i.box((0, 0.95, 0.08), (4.0, 1.7, 0.04), 0.002, rnd=0.2)
    i.box((0, 1.78, 1.0), (4.0, 0.02, 2.1), 0.002, rnd=0.5)
    i.box((-1.1, 1.0, 0.9), (0.02, 1.5, 1.7), 0.002, rnd=0.7)
    i.box((1.8, 1.0, 0.9), (0.02, 1.5, 1.7), 0.002, rnd=0.9)
    i.obj("ply lining", mats.timber("#97784f", "#735835", axis="x", rough=0.7, grain=1.4))
    rk = Build(at)
    for zz in (0.72, 1.20):
        rk.box((0.3, 1.42, zz), (2.6, 0.66, 0.025), 0.002, rnd=zz)
    for xx in (-0.85, 0.35, 1.55):
        rk.box((xx, 1.10, 0.85), (0.045, 0.045, 1.5), 0.003, rnd=xx)
    rk.obj("rack", mats.timber("#b99560", "#94724a", axis="x", rough=0.7))
    r = rng(9)
    for zz, n in ((0.10, 4), (0.735, 3), (1.215, 3)):
        for row in range(2):
            for c in range(n):
                s = r.uniform(0.115, 0.145)
                ct.carton_box(at @ xform((0.35 + r.uniform(-0.12, 0.12), 1.20 + c * 0.155, zz + row * 0.148), rz=r.uniform(-0.8, 0.8)), (r.uniform(1.7, 2.3), s, s), color=r.choice(("#b08a5c", "#b9946a", "#c9c4b8")))
    ct.carton_box(at @ xform((0.62, 0.55, 0.10), rz=88), (0.80, 0.13, 0.13))
    ct.carton_box(at @ xform((0.45, 0.50, 0.10), rz=92), (0.9, 0.14, 0.14), color="#c9c4b8")
    ct.carton_box(at @ xform((0.53, 0.52, 0.245), rz=90), (0.86, 0.13, 0.13))
    se.throw(at @ xform((0.05, 0.16, 0.13)), 0.55, 0.16, 0.5, "#4a6470", 6)
    _toolbox(at @ xform((-0.02, 0.42, 0.12), rz=-8))
    li.area((0.35, 0.9, 2.25), (0.35, 1.0, 0.5), 1.2, 7, "#f3f5fb", 0.6)
    # Out already: a box on the grass, the saw stool, a drop sheet.
    ct.carton_box(xform((1.55, -1.05, 0.06), rz=9), (1.9, 0.14, 0.14))
    ct.carton_box(xform((1.60, -1.03, 0.205), rz=7), (1.6, 0.13, 0.13), color="#c9c4b8")
    _toolbox(xform((-0.75, -0.95, 0.06), rz=24), "#c9a23f")
    Build().box((0, -0.42, -0.03), (60, 0.30, 0.18), 0.02).obj("kerb", mats.stone("#b3ada1", "#948d80", 5.0, 0.85, 0.2))
    Build().box((0, -0.20, -0.10), (60, 0.35, 0.06), 0.0).obj("gutter", mats.stone("#a8a297", "#8b8579", 4.0, 0.8, 0.2))
    la.plane(-80, 80, -0.1, 9.4, -0.10, outmats.asphalt())
    Build().box((0, 9.5, -0.03), (80, 0.3, 0.18), 0.02).obj("kerb", mats.stone("#b3ada1", "#948d80", 5.0, 0.85, 0.2))
    lw.lawn(-7, 7, -3.4, -0.6, 0.02, 5)
    ct.leaves_about(xform(), -4, 4, -2.6, -0.1, 110, 4, "#8a6b45", "#b79a6b", (0.05, 0.09), 0.04)
    la.plane(-80, 80, 9.6, 300, 0.0, outmats.ground())
    lw.lawn(-12, 12, 9.7, 14.5, 0.02, 9)
    _cottage(xform((-4.5, 17.5, 0.3)), 10, (-2.6, 2.2), "#c9c3ae", "#6b4a42", 0.5)
    _cottage(xform((9.5, 18.0, 0.3)), 10, (-2.4, 2.4), "#8fa3a6", "#5f666a", 0.5)
    pt.hedge_line(-12, 14, 14.8, 0.0, 0.6, 5)
    for xx, y, hh, sd in ((-8.5, 12.5, 6.5, 3), (5.4, 13, 7.5, 11), (-2.0, 23, 10, 6), (12, 26, 11, 4)):
        tr.gum_tree(xform((xx, y, 0)), hh, sd)
    tr.tree_line(-60, 60, 34, 0, 9, 7)
    la.escarpment(-1400, 900, 480, 170, -4, 420, 12)
    tr.gum_tree(xform((-3.2, -5.5, 0)), 7.5, 15)
    li.sun(38, 214, 5.2, "#fff0dc", 0.6)
    li.sky(38, 214, 0.19, 0.12, clouds=0.6, seed=41.0, dust=0.6)
    le.letters("Coast & Highlands", at @ xform((-0.86, skin(1.20) - 0.003, 1.20), rx=88), 0.112, "#1f4a4f")
    le.letters("shutters, blinds, awnings", at @ xform((-0.86, skin(1.08) - 0.004, 1.08), rx=88), 0.062, "#1f4a4f")
    # What the paint and the glass mirror: the house opposite, its hedge and trees.
    la.plane(-80, 80, -80, -3.3, -0.02, outmats.ground())
    _cottage(xform((1.5, -15.5, 0.2), rz=180), 10, (-2.4, 2.2), "#b9ad98", "#6b4a42", 0.5)
    pt.hedge_line(-12, 14, -9.5, 0.0, 0.8, 8)
    tr.tree_line(-40, 40, -22, 0, 9, 14)
    li.camera((-0.05, -3.45, 1.40), (0.82, 0.1), 26, -0.045)
    li.look(0.35, -0.12)


def _toolbox(at, color="#2f4d5f"):
    b = Build(at)
    b.box((0, 0, 0.10), (0.46, 0.22, 0.20), 0.015)
    b.prism([(-0.11, 0.205), (0.11, 0.205), (0.085, 0.265), (-0.085, 0.265)], 0.455)
    b.obj("toolbox", mats.paint(color, 0.5))
    h = Build(at)
    h.tube([(-0.13, 0, 0.265), (-0.12, 0, 0.32), (0.12, 0, 0.32), (0.13, 0, 0.265)], 0.012, 10)
    for x in (-0.14, 0.14):
        h.box((x, -0.113, 0.19), (0.05, 0.012, 0.06), 0.004)
    h.obj("latches", mats.paint("#1f2122", 0.5))


def _swatches(at, colors, spread=9, w=0.075, h=0.19):
    """Cloth samples on a ring, fanned."""
    for i, c in enumerate(colors):
        m = at @ xform((0, 0, 0.002 + i * 0.0026), rz=-spread * (len(colors) - 1) / 2 + i * spread)
        Build(m).box((0, h * 0.44, 0), (w, h, 0.0018), 0.0006).obj("swatch", cloths.fabric(c, 900.0, slub=0.45))
        Build(m).box((0, 0.0, 0.0004), (w, 0.03, 0.0022), 0.0006).obj("swatch tab", mats.paint("#efece4", 0.6))
    ring = [2 * math.pi * k / 32 for k in range(33)]
    Build(at).tube([(0.012 * math.cos(a), -0.006 + 0.012 * math.sin(a), 0.012 + 0.012 * math.sin(a)) for a in ring], 0.0012, 8).obj("ring", mats.metal("#b08d57", 0.3))


@scene("about-tools")
def about_tools():
    """What comes out of the bag first, on a verandah table at eight in the morning: tape, cards of cloth, a pad, a thermos."""
    top = 0.75
    b = Build()
    r = rng(3)
    for k in range(8):
        b.box((0, -0.34 + k * 0.088, top - 0.02), (2.4, 0.085, 0.04), 0.004, rnd=r.random())
    b.obj("table", mats.timber("#a58a68", "#70583d", axis="x", rough=0.75, planks=0.55, grain=2.0))
    t = xform((0, 0, top))
    _tape(t @ xform((-0.07, -0.06, 0.0), rz=16))
    _swatches(t @ xform((0.24, -0.17, 0.0), rz=-34), ("#d6cbb4", "#8f9d93", "#41606e", "#b9855a", "#e3dfd4", "#5f6a5c"))
    _swatches(t @ xform((0.40, 0.07, 0.0), rz=-70), ("#3a3d3c", "#6f6a60", "#a8a294", "#d9d3c4"), 7, 0.055, 0.15)
    pad = t @ xform((-0.28, -0.19, 0.0), rz=12)
    Build(pad).box((0, 0, 0.006), (0.15, 0.21, 0.012), 0.002).obj("pad", mats.paint("#e8e2d2", 0.85))
    ink = mats.paint("#434447", 0.95, 0.0, 0.05)
    for i, line in enumerate(("lounge   2 470", "bed 1     1 812", "bed 2     1 190", "hall          428")):
        le.letters(line, pad @ xform((-0.06, 0.055 - 0.03 * i, 0.0124), rz=1.0 - i), 0.0185, "#434447", align="LEFT", mat=ink)
    sk = Build(pad)
    for p, q in (((-0.03, -0.09), (0.03, -0.09)), ((0.03, -0.09), (0.03, -0.06)), ((0.03, -0.06), (-0.03, -0.06)), ((-0.03, -0.06), (-0.03, -0.09)), ((0, -0.09), (0, -0.06))):
        sk.tube([(p[0], p[1], 0.0124), (q[0], q[1], 0.0124)], 0.0005, 4)
    sk.obj("sketch", ink)
    tools.pencil(t @ xform((-0.17, -0.235, 0.0042), rz=58))
    tools.spirit_level(t @ xform((-0.12, 0.13, 0.0), rz=-9))
    tools.try_square(t @ xform((0.10, 0.17, 0.0), rz=150))
    _thermos(t @ xform((-0.42, 0.12, 0.0)))
    _enamel(t @ xform((-0.30, 0.035, 0.0), rz=-30))
    for k in range(3):
        Build().prism(ellipse(0.089, 0.011, 28), 0.26, t @ xform((0.42 + 0.012 * k, 0.24 - 0.01 * k, 0.006 + 0.0112 * k), rz=-12 + 5 * k), smooth=True).obj("blade", mats.paint(("#eae8e1", "#d9d2c2", "#eae8e1")[k], 0.34))
    _keys(t @ xform((0.03, -0.245, 0.0), rz=25))
    bg = Build(t @ xform((0.62, 0.16, 0), rz=-24))
    bg.soft_box((0, 0, 0.13), (0.36, 0.20, 0.26), 0.05, 0.012, 0.004, seed=4)
    bg.obj("leather bag", finishes.leather("#8a5a36", "#5f3c24"), weld=True)
    hd = Build(t @ xform((0.62, 0.16, 0), rz=-24))
    hd.tube([(-0.08, -0.10, 0.22), (-0.07, -0.11, 0.33), (0.07, -0.11, 0.33), (0.08, -0.10, 0.22)], 0.010, 10)
    hd.obj("bag handle", finishes.leather("#7a4e2e", "#55351f"))
    p = Build()
    for x in (-1.55, 1.35):
        p.box((x, 1.35, 1.2), (0.12, 0.12, 2.6), 0.006)
    p.box((0, 1.35, 0.92), (3.4, 0.07, 0.07), 0.01)
    for i in range(26):
        p.box((-1.6 + i * 0.13, 1.35, 0.5), (0.035, 0.03, 0.82), 0.004)
    p.obj("verandah rail", mats.paint("#dedace", 0.5))
    ex.deck(5, 2.4, xform((0, 1.4, 0)), light="#8f8273", dark="#6d6256")
    pl.pot(xform((-0.95, 1.0, 0)), 0.2, 0.5, "#b0785a")
    pt.shrubs([(-0.95, 1.0, 0.72, 0.34)], 5, a="#4d6a35", b_="#92a85c")
    lw.lawn(-5, 5, 2.2, 9, -0.4, 4)
    la.plane(-60, 60, 1.5, 60, -0.44, outmats.ground())
    pt.scrub(-6, 6, 7, 10, -0.4, 8, 90, (0.5, 1.4), "#4d6038", "#98a368")
    for x, y, h, sd in ((-2.4, 8.5, 7, 5), (2.6, 11, 8, 9)):
        tr.gum_tree(xform((x, y, -0.4)), h, sd)
    tr.tree_line(-30, 30, 18, -0.4, 8, 3)
    li.sun(26, 62, 5.6, "#ffdcaa", 0.7)
    li.sky(26, 140, 0.24, 0.12, clouds=0.4, seed=5.0)
    li.area((-0.8, -1.2, 1.8), (0, 0, 0.75), 1.2, 12, "#eef3fb")
    li.camera((0.055, -0.80, 1.265), (0.04, 0.06, 0.79), 36, 0.0, 7.1, 0.93)
    li.look(0.50, -0.20)


def _thermos(at):
    Build(at).lathe([(0.001, 0.0), (0.045, 0.0), (0.047, 0.01), (0.047, 0.23), (0.036, 0.255), (0.034, 0.262)], 40).obj("thermos", mats.paint("#3f5f55", 0.35, 0.05))
    Build(at).lathe([(0.0475, 0.02), (0.0478, 0.035)], 40).obj("band", mats.metal("#b9bbba", 0.25))
    Build(at).lathe([(0.037, 0.258), (0.039, 0.262), (0.039, 0.315), (0.033, 0.322), (0.001, 0.322)], 36).obj("thermos cup", mats.metal("#b9bbba", 0.28))


def _enamel(at):
    Build(at).lathe([(0.001, 0.003), (0.038, 0.0), (0.040, 0.004), (0.041, 0.078), (0.0385, 0.078), (0.037, 0.008), (0.001, 0.007)], 44).obj("enamel mug", mats.paint("#e3e0d4", 0.2, 0, 0.6))
    t = [2 * math.pi * i / 40 for i in range(41)]
    Build(at).tube([(0.040 * math.cos(a), 0.040 * math.sin(a), 0.078) for a in t], 0.0016, 6).obj("mug rim", mats.paint("#2f4d6a", 0.3))
    h = Build(at)
    h.tube([(0.040, 0, 0.064), (0.066, 0, 0.060), (0.068, 0, 0.028), (0.040, 0, 0.020)], 0.0045, 8)
    h.obj("mug handle", mats.paint("#e3e0d4", 0.2))
    Build(at).lathe([(0.001, 0.060), (0.0375, 0.060)], 40).obj("tea", mats.paint("#6a3f22", 0.06, 0, 0.6))


def _keys(at):
    r = Build(at)
    r.tube([(0.014 * math.cos(a), 0.014 * math.sin(a), 0.003) for a in [2 * math.pi * i / 28 for i in range(29)]], 0.0011, 6)
    r.obj("key ring", mats.metal("#b9bbba", 0.25))
    for k, (a, c) in enumerate(((-20, "#c9a24f"), (28, "#b9bbba"), (70, "#b9bbba"))):
        m = at @ xform((0, 0, 0.001 + 0.0015 * k), rz=a)
        b = Build(m)
        b.lathe([(0.004, 0.002), (0.012, 0.002), (0.012, 0.0), (0.004, 0.0)], 24, xform((0.028, 0, 0)))
        b.box((0.058, 0, 0.001), (0.038, 0.007, 0.002), 0.0006)
        for j in range(3):
            b.box((0.055 + j * 0.009, -0.005, 0.001), (0.004, 0.005, 0.002))
        b.obj("key", mats.metal(c, 0.3))
