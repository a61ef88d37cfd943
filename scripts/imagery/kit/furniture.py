"""Seating, tables and beds. `at` places the piece; it faces -y."""
import math

from mathutils import Vector, noise

from . import cloths, mats
from .geo import Build, CORNERS, xform

OAK = ("#c9a273", "#a27a4c")
WALNUT = ("#7d5738", "#553621")


def pouf(at, r=0.28, h=0.38, color="#c8b08a"):
    b = Build(at)
    pts = [(0.001, 0), (r * 0.8, 0.0), (r * 0.97, h * 0.15), (r, h * 0.5), (r * 0.96, h * 0.85), (r * 0.8, h * 0.98), (0.001, h)]
    b.lathe(pts)
    b.obj("pouf", cloths.rug(color, color))


def stool(at, wood=OAK, seat="#d8cfbd", h=0.66):
    f = Build(at)
    for sx in (-1, 1):
        for sy in (-1, 1):
            f.tube([(sx * 0.2, sy * 0.2, 0), (sx * 0.15, sy * 0.15, h)], [0.013, 0.017], 10)
        f.tube([(sx * 0.188, -0.188, 0.2), (sx * 0.188, 0.188, 0.2)], 0.01, 8)
    f.tube([(-0.188, -0.188, 0.2), (0.188, -0.188, 0.2)], 0.01, 8)
    f.obj("stool", mats.timber(*wood, axis="z"))
    Build(at).soft_box((0, 0, h + 0.02), (0.40, 0.38, 0.06), 0.028, 0.008, 0.001, n=8).obj("stool pad", cloths.fabric(seat), weld=True)


def bed(at, w=1.65, color="#efeae0", throw="#8a9a92", wood=OAK, pillows=("#f4f1ea", "#f4f1ea", "#c7b8a0"), head="#cbbfae", seed=0, crease=1.0):
    """Head at +y, foot at -y. `crease`: how rumpled the quilt lies."""
    L = 2.05
    h = Build(at)
    h.soft_box((0, L / 2 + 0.06, 0.62), (w + 0.14, 0.12, 1.0), 0.045, 0.008, 0.002, seed=seed)
    h.obj("bedhead", cloths.fabric(head, 600.0), weld=True)
    f = Build(at)
    f.box((0, 0, 0.20), (w + 0.06, L, 0.16), 0.012)
    for sx in (-1, 1):
        f.box((sx * (w / 2 - 0.1), -L / 2 + 0.15, 0.06), (0.07, 0.07, 0.12), 0.006)
    f.obj("bed frame", mats.timber(*wood, axis="x"))
    m = Build(at)
    m.soft_box((0, 0, 0.40), (w, L - 0.03, 0.26), 0.07, 0.006, 0.002, seed=seed + 1)
    m.obj("mattress", cloths.fabric("#f3f0e9", 1200.0), weld=True)

    def quilt(scale_y, y0, y1, lift, sd, drop):
        def fn(u, v):
            x = (u * 2 - 1) * (w / 2 + drop)
            y = y0 + (y1 - y0) * v
            over = max(0.0, abs(x) - w / 2)
            top = 0.545 + lift
            z = top - over * 1.0
            if over > 0:
                x = math.copysign(w / 2 + lift + 0.05 * over, x)
            n1 = noise.noise(Vector((x * 3 + sd, y * scale_y, sd))) * 0.022 + noise.noise(Vector((x * 9 + sd, y * 7, sd))) * 0.007
            edge = min(1.0, (1 - abs(v * 2 - 1)) * 12)
            z += crease * n1 * (1 if over == 0 else 0.3) - 0.02 * (1 - edge)
            if over > 0:
                x += math.copysign(1, x) * 0.018 * math.sin(y * 17 + seed + 2) * min(1, over * 6)
            return (x, y, z)
        return fn
    q = Build(at)
    q.surf(quilt(2.4, -L / 2 - 0.0, L / 2 - 0.55, 0.035, seed + 2, 0.30), 90, 70)
    q.surf(lambda u, v: ((u * 2 - 1) * (w / 2 + 0.03), -L / 2 - 0.016 - 0.009 * crease * math.sin(u * 31) * (1 - v), 0.24 + v * 0.345), 60, 8)
    q.obj("quilt", cloths.fabric(color, 900.0, sheen=0.35), thickness=0.02)
    t = Build(at)
    t.surf(quilt(3.0, -L / 2 + 0.12, -L / 2 + 0.72, 0.062, seed + 7, 0.34), 90, 30)
    t.obj("throw", cloths.rug(throw, throw, 0.012), thickness=0.016)
    specs = [(-w * 0.25, 0.20, 0.72, 0.48), (w * 0.25, 0.20, 0.72, 0.48), (0, 0.36, 0.52, 0.36)]
    for i, ((x, dy, pw, ph), c) in enumerate(zip(specs, pillows)):
        o = Build().pillow(pw, ph, 0.20, seed=seed + i * 5).obj("pillow", cloths.fabric(c, 1000.0))
        o.matrix_world = at @ xform((x, L / 2 - dy, 0.57 + ph * 0.43), rx=-22, rz=(-4, 3, 5)[i])


def sideboard(at, w=1.6, wood=OAK, h=0.72):
    b = Build(at)
    b.box((0, 0, h / 2 + 0.08), (w, 0.42, h - 0.16), 0.006)
    n = 3
    for i in range(n):
        x = -w / 2 + (i + 0.5) * w / n
        slats = 14
        for k in range(slats):
            b.box((x - w / n / 2 + (k + 0.5) * w / n / slats, -0.216, h / 2 + 0.08), (w / n / slats - 0.006, 0.014, h - 0.20), 0.004, rnd=0.2)
    for sx, sy in CORNERS:
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
    c.obj("outdoor cushions", cloths.fabric(cushion, 600.0), weld=True)
    for i, col in enumerate(pillows):
        o = Build().pillow(0.46, 0.46, 0.16, seed=seed + i).obj("outdoor pillow", cloths.fabric(col))
        o.matrix_world = at @ xform(((-1, 1)[i % 2] * (w / 2 - 0.34), 0.06, 0.67), rx=-18, rz=(8, -9)[i % 2])
