"""Seating, tables and beds. `at` places the piece; it faces -y."""
import math

from mathutils import Vector, noise

from . import mats
from .geo import Build, rng, xform

OAK = ("#c9a273", "#a27a4c")
WALNUT = ("#7d5738", "#553621")


def sofa(at, w=2.2, color="#cfc7b8", cushions=("#8fa3a0", "#e9e3d6", "#b98e62"), legs=OAK, seed=0, chaise=0):
    m = mats.fabric(color)
    b = Build(at)
    d, arm = 0.95, 0.2
    b.soft_box((0, 0, 0.23), (w, d, 0.22), 0.05, 0.006, 0.002, seed=seed, m=None)
    b.soft_box((0, d / 2 - 0.11, 0.48), (w, 0.22, 0.62), 0.07, 0.012, 0.003, seed=seed + 1)
    for sx in (-1, 1):
        b.soft_box((sx * (w / 2 - arm / 2), -0.02, 0.40), (arm, d - 0.04, 0.46), 0.07, 0.012, 0.003, seed=seed + 2 + sx)
    n = 2 if w < 2.0 else 3
    cw = (w - 2 * arm) / n
    for i in range(n):
        x = -w / 2 + arm + (i + 0.5) * cw
        b.soft_box((x, -0.09, 0.42), (cw - 0.012, d - 0.22, 0.17), 0.06, 0.022, 0.004, seed=seed + 5 + i)
        b.soft_box((0, 0, 0), (cw - 0.02, 0.2, 0.46), 0.08, 0.035, 0.006, seed=seed + 9 + i, m=xform((x, 0.18, 0.70), rx=-12))
    if chaise:
        b.soft_box((chaise * (w / 2 - arm - cw / 2), -0.75, 0.23), (cw, 0.75, 0.22), 0.05, 0.006, 0.002, seed=seed + 20)
        b.soft_box((chaise * (w / 2 - arm - cw / 2), -0.72, 0.42), (cw - 0.012, 0.8, 0.17), 0.06, 0.02, 0.004, seed=seed + 21)
    b.obj("sofa", m, weld=True)
    r = rng(seed)
    xs = [-w / 2 + arm + 0.2, w / 2 - arm - 0.2, -w / 2 + arm + 0.52]
    for i, (x, c) in enumerate(zip(xs, cushions)):
        p, s = Build(), (0.50, 0.50, 0.42)[i % 3]
        p.pillow(s, s * (1 if i < 2 else 0.8), 0.17, seed=seed + i * 3)
        o = p.obj("cushion", mats.fabric(c, 700.0 + 90 * i))
        o.matrix_world = at @ xform((x, -0.02 - (0.13 if i == 2 else 0), 0.50 + s * (0.46 if i < 2 else 0.36)), rz=r.uniform(-14, 14), rx=-16) @ xform(ry=r.uniform(-5, 5))
    l = Build(at)
    for sx in (-1, 1):
        for sy in (-1, 1):
            l.tube([(sx * (w / 2 - 0.1), sy * (d / 2 - 0.1), 0.14), (sx * (w / 2 - 0.08), sy * (d / 2 - 0.08), 0)], [0.026, 0.017], 12)
    l.obj("sofa legs", mats.timber(*legs, axis="z"))


def armchair(at, color="#b9a68b", wood=OAK, seed=0):
    b = Build(at)
    b.soft_box((0, 0, 0), (0.60, 0.62, 0.15), 0.055, 0.02, 0.004, seed=seed, m=xform((0, -0.02, 0.41), rx=4))
    b.soft_box((0, 0, 0), (0.60, 0.15, 0.56), 0.06, 0.02, 0.004, seed=seed + 1, m=xform((0, 0.30, 0.70), rx=-16))
    b.obj("armchair", mats.fabric(color), weld=True)
    f = Build(at)
    for sx in (-1, 1):
        x = sx * 0.345
        f.tube([(x, -0.30, 0), (x, -0.33, 0.56)], [0.017, 0.021], 12)
        f.tube([(x, 0.40, 0), (x, 0.30, 0.35), (x, 0.40, 0.88)], [0.016, 0.021, 0.017], 12)
        f.box((x, 0.0, 0.575), (0.058, 0.74, 0.026), 0.011)
        f.box((x, 0.0, 0.33), (0.028, 0.66, 0.045), 0.009)
    for y in (-0.29, 0.29):
        f.box((0, y, 0.33), (0.69, 0.028, 0.045), 0.009)
    f.obj("armchair frame", mats.timber(*wood, axis="y"))


def pouf(at, r=0.28, h=0.38, color="#c8b08a"):
    b = Build(at)
    pts = [(0.001, 0), (r * 0.8, 0.0), (r * 0.97, h * 0.15), (r, h * 0.5), (r * 0.96, h * 0.85), (r * 0.8, h * 0.98), (0.001, h)]
    b.lathe(pts)
    b.obj("pouf", mats.rug(color, color))


def round_table(at, r=0.45, h=0.38, wood=OAK, legs=3, thick=0.03):
    b = Build(at)
    b.lathe([(0.001, h), (r - 0.006, h), (r, h - 0.006), (r, h - thick + 0.01), (r - 0.015, h - thick), (0.001, h - thick)], 72)
    for i in range(legs):
        a = 2 * math.pi * (i + 0.25) / legs
        b.tube([(r * 0.62 * math.cos(a), r * 0.62 * math.sin(a), h - thick), (r * 0.8 * math.cos(a), r * 0.8 * math.sin(a), 0)], [0.024, 0.015], 14)
    b.obj("table", mats.timber(*wood, axis="x"))


def plinth_table(at, r=0.4, h=0.36, a="#ded7ca", b_="#c9c0b0"):
    b = Build(at)
    b.lathe([(0.001, h), (r - 0.01, h), (r, h - 0.012), (r, h - 0.05), (r * 0.72, h - 0.055), (r * 0.7, 0.0)], 64)
    b.obj("plinth", mats.stone(a, b_, 3.0, 0.55))


def table(at, w=2.0, d=0.95, h=0.74, wood=OAK):
    b = Build(at)
    n = max(4, int(d / 0.16))
    r = rng(int(w * 100))
    for i in range(n):
        b.box((0, -d / 2 + (i + 0.5) * d / n, h - 0.018), (w, d / n - 0.0008, 0.036), 0.002, rnd=r.random())
    for sx in (-1, 1):
        for sy in (-1, 1):
            b.tube([(sx * (w / 2 - 0.16), sy * (d / 2 - 0.14), h - 0.03), (sx * (w / 2 - 0.09), sy * (d / 2 - 0.08), 0)], [0.036, 0.022], 16)
        b.box((sx * (w / 2 - 0.15), 0, h - 0.065), (0.03, d - 0.3, 0.06), 0.005)
    b.obj("dining table", mats.timber(*wood, axis="x"))


def chair(at, wood=OAK, seat="#d8cfbd", seed=0):
    f = Build(at)
    for sx in (-1, 1):
        f.tube([(sx * 0.21, -0.21, 0), (sx * 0.20, -0.19, 0.44)], [0.013, 0.018], 10)
        f.tube([(sx * 0.20, 0.24, 0), (sx * 0.20, 0.20, 0.45), (sx * 0.215, 0.27, 0.80)], [0.013, 0.018, 0.013], 10)
    arc = [(0.235 * math.sin(a), 0.14 + 0.145 * math.cos(a), 0.77) for a in [(-1.25 + 2.5 * i / 16) for i in range(17)]]
    f.tube(arc, 0.019, 10)
    f.box((0, 0, 0.435), (0.44, 0.43, 0.025), 0.01)
    f.obj("chair", mats.timber(*wood, axis="z"))
    c = Build(at)
    c.soft_box((0, 0, 0.462), (0.43, 0.42, 0.045), 0.02, 0.008, 0.001, n=8, seed=seed)
    c.obj("chair pad", mats.fabric(seat), weld=True)


def stool(at, wood=OAK, seat="#d8cfbd", h=0.66):
    f = Build(at)
    for sx in (-1, 1):
        for sy in (-1, 1):
            f.tube([(sx * 0.2, sy * 0.2, 0), (sx * 0.15, sy * 0.15, h)], [0.013, 0.017], 10)
        f.tube([(sx * 0.188, -0.188, 0.2), (sx * 0.188, 0.188, 0.2)], 0.01, 8)
    f.tube([(-0.188, -0.188, 0.2), (0.188, -0.188, 0.2)], 0.01, 8)
    f.obj("stool", mats.timber(*wood, axis="z"))
    c = Build(at)
    c.soft_box((0, 0, h + 0.02), (0.40, 0.38, 0.06), 0.028, 0.008, 0.001, n=8)
    c.obj("stool pad", mats.fabric(seat), weld=True)


def bed(at, w=1.65, color="#efeae0", throw="#8a9a92", wood=OAK, pillows=("#f4f1ea", "#f4f1ea", "#c7b8a0"), head="#cbbfae", seed=0):
    """Head at +y, foot at -y."""
    L = 2.05
    h = Build(at)
    h.soft_box((0, L / 2 + 0.06, 0.62), (w + 0.14, 0.12, 1.0), 0.045, 0.008, 0.002, seed=seed)
    h.obj("bedhead", mats.fabric(head, 600.0), weld=True)
    f = Build(at)
    f.box((0, 0, 0.20), (w + 0.06, L, 0.16), 0.012)
    for sx in (-1, 1):
        f.box((sx * (w / 2 - 0.1), -L / 2 + 0.15, 0.06), (0.07, 0.07, 0.12), 0.006)
    f.obj("bed frame", mats.timber(*wood, axis="x"))
    m = Build(at)
    m.soft_box((0, 0, 0.40), (w, L - 0.03, 0.26), 0.07, 0.006, 0.002, seed=seed + 1)
    m.obj("mattress", mats.fabric("#f3f0e9", 1200.0), weld=True)

    def quilt(scale_y, y0, y1, lift, sd, drop):
        def fn(u, v):
            x = (u * 2 - 1) * (w / 2 + drop)
            y = y0 + (y1 - y0) * v
            over = max(0.0, abs(x) - w / 2)
            top = 0.545 + lift
            z = top - over * 1.0
            if over > 0:
                x = math.copysign(w / 2 + 0.035 + 0.05 * over, x)
            n1 = noise.noise(Vector((x * 3 + sd, y * scale_y, sd))) * 0.022 + noise.noise(Vector((x * 9 + sd, y * 7, sd))) * 0.007
            edge = min(1.0, (1 - abs(v * 2 - 1)) * 12)
            z += n1 * (1 if over == 0 else 0.3) - 0.02 * (1 - edge)
            if over > 0:
                x += math.copysign(1, x) * 0.018 * math.sin(y * 17 + sd) * min(1, over * 6)
            return (x, y, z)
        return fn
    q = Build(at)
    q.surf(quilt(2.4, -L / 2 - 0.0, L / 2 - 0.55, 0.035, seed + 2, 0.30), 90, 70)
    q.surf(lambda u, v: ((u * 2 - 1) * (w / 2 + 0.03), -L / 2 - 0.012 - 0.012 * math.sin(u * 31), 0.24 + v * 0.33), 60, 8)
    q.obj("quilt", mats.fabric(color, 900.0, sheen=0.35), thickness=0.02)
    t = Build(at)
    t.surf(quilt(3.0, -L / 2 + 0.12, -L / 2 + 0.72, 0.062, seed + 7, 0.34), 90, 30)
    t.obj("throw", mats.rug(throw, throw, 0.012), thickness=0.016)
    specs = [(-w * 0.25, 0.20, 0.72, 0.48), (w * 0.25, 0.20, 0.72, 0.48), (0, 0.36, 0.52, 0.36)]
    for i, ((x, dy, pw, ph), c) in enumerate(zip(specs, pillows)):
        p = Build()
        p.pillow(pw, ph, 0.20, seed=seed + i * 5)
        o = p.obj("pillow", mats.fabric(c, 1000.0))
        o.matrix_world = at @ xform((x, L / 2 - dy, 0.57 + ph * 0.43), rx=-22, rz=(-4, 3, 5)[i])


def bedside(at, wood=OAK):
    b = Build(at)
    b.box((0, 0, 0.32), (0.48, 0.40, 0.36), 0.006)
    for z in (0.235, 0.405):
        b.box((0, -0.202, z), (0.45, 0.016, 0.155), 0.004)
    for sx in (-1, 1):
        for sy in (-1, 1):
            b.tube([(sx * 0.2, sy * 0.16, 0.15), (sx * 0.21, sy * 0.17, 0)], [0.018, 0.012], 10)
    b.obj("bedside", mats.timber(*wood, axis="x"))


def sideboard(at, w=1.6, wood=OAK, h=0.72):
    b = Build(at)
    b.box((0, 0, h / 2 + 0.08), (w, 0.42, h - 0.16), 0.006)
    n = 3
    for i in range(n):
        x = -w / 2 + (i + 0.5) * w / n
        slats = 14
        for k in range(slats):
            b.box((x - w / n / 2 + (k + 0.5) * w / n / slats, -0.216, h / 2 + 0.08), (w / n / slats - 0.006, 0.014, h - 0.20), 0.004, rnd=0.2)
    for sx in (-1, 1):
        for sy in (-1, 1):
            b.box((sx * (w / 2 - 0.08), sy * 0.15, 0.08), (0.04, 0.04, 0.16), 0.004)
    b.obj("sideboard", mats.timber(*wood, axis="x"))


def outdoor_sofa(at, w=1.9, frame="#3a3a39", cushion="#e6e0d3", pillows=("#4f6b73", "#d9b98c"), seed=0, wood=None):
    f = Build(at)
    d = 0.82
    for sx in (-1, 1):
        f.box((sx * (w / 2 - 0.03), 0, 0.30), (0.06, d, 0.05), 0.006)
        f.box((sx * (w / 2 - 0.03), 0, 0.58), (0.06, d, 0.04), 0.006)
        for sy in (-1, 1):
            f.box((sx * (w / 2 - 0.03), sy * (d / 2 - 0.03), 0.30), (0.06, 0.06, 0.60), 0.006)
    f.box((0, -d / 2 + 0.03, 0.28), (w, 0.05, 0.07), 0.006)
    f.box((0, d / 2 - 0.03, 0.28), (w, 0.05, 0.07), 0.006)
    for z in (0.42, 0.52, 0.62, 0.72):
        f.box((0, d / 2 - 0.03, z), (w, 0.03, 0.05), 0.006)
    f.obj("outdoor frame", mats.timber(*wood, axis="x") if wood else mats.paint(frame, 0.45))
    c = Build(at)
    n = 2 if w < 2 else 3
    cw = (w - 0.14) / n
    for i in range(n):
        x = -w / 2 + 0.07 + (i + 0.5) * cw
        c.soft_box((x, -0.02, 0.39), (cw - 0.012, d - 0.1, 0.15), 0.05, 0.018, 0.003, seed=seed + i)
        c.soft_box((0, 0, 0), (cw - 0.02, 0.16, 0.42), 0.06, 0.025, 0.004, seed=seed + 4 + i, m=xform((x, 0.27, 0.66), rx=-10))
    c.obj("outdoor cushions", mats.fabric(cushion, 600.0), weld=True)
    for i, col in enumerate(pillows):
        p = Build()
        p.pillow(0.46, 0.46, 0.16, seed=seed + i)
        o = p.obj("outdoor pillow", mats.fabric(col))
        o.matrix_world = at @ xform(((-1, 1)[i % 2] * (w / 2 - 0.34), 0.06, 0.67), rx=-18, rz=(8, -9)[i % 2])
