"""Lamps, rugs, pictures and small things on tables and walls."""
import math

from mathutils import Vector, noise

from . import mats
from .geo import Build, rng, xform
from .furniture import OAK


def floor_lamp(at, shade="#efe6d3", metal="#2c2a28"):
    b = Build(at)
    b.lathe([(0.001, 0.02), (0.14, 0.02), (0.145, 0.0)], 40)
    b.tube([(0, 0, 0.01), (0, 0, 1.45)], 0.01, 12)
    b.obj("lamp", mats.metal(metal, 0.4))
    s = Build(at)
    s.lathe([(0.15, 1.66), (0.21, 1.36)], 56)
    s.obj("lamp shade", mats.cloth(shade, 0.45))


def table_lamp(at, base="#d9cbb4", shade="#f1e8d8", s=1.0):
    m = at @ xform(scale=s)
    b = Build(m)
    b.lathe([(0.001, 0), (0.075, 0), (0.09, 0.03), (0.11, 0.12), (0.085, 0.21), (0.03, 0.26), (0.012, 0.30), (0.012, 0.36)], 48)
    b.obj("lamp base", mats.stone(base, base, 20.0, 0.6))
    c = Build(m)
    c.lathe([(0.11, 0.52), (0.17, 0.31)], 48)
    c.obj("lamp shade", mats.cloth(shade, 0.45))


def pendant(at, r=0.3, color="#c9a676", drop=1.0, weave=True):
    """Woven dome pendant hanging `drop` below the ceiling point `at`."""
    b = Build(at)
    ribs = 40
    for k in range(ribs):
        a = 2 * math.pi * k / ribs
        pts = [(r * math.sin(t) * math.cos(a), r * math.sin(t) * math.sin(a), -drop + r * 0.75 * math.cos(t)) for t in [0.12 + (1.45) * i / 10 for i in range(11)]]
        b.tube(pts, 0.0042, 5)
    for i in range(13):
        t = 0.12 + 1.45 * i / 12
        ring = [(r * math.sin(t) * math.cos(2 * math.pi * k / 48), r * math.sin(t) * math.sin(2 * math.pi * k / 48), -drop + r * 0.75 * math.cos(t)) for k in range(49)]
        b.tube(ring, 0.0042 if i < 12 else 0.009, 5)
    b.obj("pendant", mats.timber(color, "#9a7748", axis="x"))
    c = Build(at)
    c.tube([(0, 0, 0), (0, 0, -drop + r * 0.74)], 0.003, 6)
    c.obj("flex", mats.paint("#2b2b2b", 0.6))


def rug(at, w=2.6, d=1.8, a="#d9cfbb", b_="#c4b69c", pitch=0.02):
    b = Build(at)
    b.surf(lambda u, v: ((u - 0.5) * w, (v - 0.5) * d, 0.012 + 0.002 * noise.noise(Vector((u * 9, v * 7, 0)))), 40, 30)
    b.box((0, 0, 0.005), (w, d, 0.011), 0.004)
    b.obj("rug", mats.rug(a, b_, pitch))


def picture(at, w=0.7, h=0.9, seed=0.0, frame=OAK, **palette):
    """Hangs on a wall facing -y."""
    f = Build(at)
    for sx in (-1, 1):
        f.box((sx * w / 2, -0.02, 0), (0.022, 0.04, h + 0.022), 0.002)
    for sz in (-1, 1):
        f.box((0, -0.02, sz * h / 2), (w + 0.022, 0.04, 0.022), 0.002)
    f.obj("frame", mats.timber(*frame, axis="z"))
    mt = Build(at)
    mt.box((0, -0.012, 0), (w, 0.01, h))
    mt.obj("mat board", mats.paint("#f6f3ec", 0.8))
    p = Build()
    p.box((0, 0, 0), (w - 0.16, 0.008, h - 0.18))
    o = p.obj("art", mats.artwork(seed, **palette))
    o.matrix_world = at @ xform((0, -0.016, 0))


def vase(at, s=1.0, color="#cfc5b4", kind=0):
    prof = [[(0.001, 0), (0.05, 0), (0.085, 0.06), (0.095, 0.12), (0.07, 0.19), (0.032, 0.23), (0.03, 0.27), (0.04, 0.285), (0.034, 0.285), (0.024, 0.24)],
            [(0.001, 0), (0.06, 0), (0.065, 0.02), (0.055, 0.14), (0.062, 0.30), (0.057, 0.30), (0.05, 0.14)],
            [(0.001, 0.012), (0.05, 0), (0.12, 0.03), (0.165, 0.075), (0.16, 0.078), (0.11, 0.036), (0.001, 0.02)]][kind]
    b = Build(at @ xform(scale=s))
    b.lathe(prof, 56)
    b.obj("vase", mats.stone(color, color, 30.0, 0.55, 0.06))


def books(at, n=3, seed=0, colors=("#e4dccb", "#71817d", "#b5835a", "#2f3d44")):
    r = rng(seed)
    z = 0
    for i in range(n):
        t, w, d = r.uniform(0.018, 0.034), r.uniform(0.22, 0.3), r.uniform(0.17, 0.22)
        m = at @ xform((r.uniform(-0.01, 0.01), r.uniform(-0.01, 0.01), z), rz=r.uniform(-9, 9))
        c = Build(m)
        for zz in (0.0015, t - 0.0015):
            c.box((0, 0, zz), (w, d, 0.003), 0.001)
        c.box((-w / 2 + 0.0015, 0, t / 2), (0.003, d, t), 0.001)
        c.obj("book cover", mats.paint(colors[(i + seed) % len(colors)], 0.6))
        p = Build(m)
        p.box((0.002, 0, t / 2), (w - 0.012, d - 0.012, t - 0.006))
        p.obj("book pages", mats.paint("#efe8d8", 0.9))
        z += t


def fruit_bowl(at, seed=0, color="#d8a23a"):
    vase(at, 1.0, "#e9e4da", 2)
    r = rng(seed)
    b = Build(at)
    for k in range(7):
        a = k * 2.4
        d = 0 if k == 6 else 0.075
        rr = r.uniform(0.034, 0.039)
        pts = [(max(0.0005, rr * math.sin(math.pi * i / 12)), -rr * math.cos(math.pi * i / 12)) for i in range(13)]
        b.lathe(pts, 20, xform((d * math.cos(a), d * math.sin(a), 0.075 + (0.045 if k == 6 else 0))))
    b.obj("fruit", mats.paint(color, 0.4, 0.2))


def shade_pendant(at, r=0.2, drop=1.0, color="#2f3a38", kind="dome", inside="#f3e4c0"):
    """Spun-metal pendant (dome or cone) or opal globe."""
    b = Build(at)
    if kind == "globe":
        b.lathe([(max(0.001, r * math.sin(math.pi * i / 20)), -drop - r * math.cos(math.pi * i / 20) + r) for i in range(21)], 48)
        b.obj("globe", mats.glow("#ffe9c8", 1.6))
    else:
        prof = [(0.03, 0.0), (0.035, -0.05), (r * 0.6, -0.09), (r * 0.9, -0.15), (r, -0.22)] if kind == "dome" else [(0.03, 0.0), (0.04, -0.04), (r, -0.26)]
        b.lathe([(x, z - drop + 0.22) for x, z in prof], 56)
        b.obj("shade", mats.paint(color, 0.4), thickness=0.003)
    c = Build(at)
    c.tube([(0, 0, 0), (0, 0, -drop + 0.22)], 0.003, 6)
    c.obj("flex", mats.paint("#2b2b2b", 0.6))


def mirror(at, w=0.7, h=0.9, frame="#b7945c", round_=False):
    """Hangs on a wall facing -y."""
    b, g = Build(at), Build(at)
    if round_:
        ring = [(w / 2 * math.cos(2 * math.pi * k / 64), -0.02, w / 2 * math.sin(2 * math.pi * k / 64)) for k in range(65)]
        b.tube(ring, 0.011, 10)
        g.lathe([(0.001, 0), (w / 2, 0)], 64, xform((0, -0.014, 0), rx=90))
    else:
        for sx in (-1, 1):
            b.box((sx * w / 2, -0.018, 0), (0.02, 0.036, h + 0.02), 0.003)
        for sz in (-1, 1):
            b.box((0, -0.018, sz * h / 2), (w + 0.02, 0.036, 0.02), 0.003)
        g.box((0, -0.012, 0), (w, 0.006, h))
    b.obj("mirror frame", mats.metal(frame, 0.3))
    g.obj("mirror", mats.metal("#e8ecec", 0.02))


def upright_books(at, w=0.8, seed=0, colors=("#d9cdb4", "#7b8a80", "#a8694a", "#33444a", "#c9a45c", "#efe8da", "#5d6b50"), depth=0.2, height=0.24):
    """A run of books standing on a shelf, backs toward -y; the last one leans."""
    r = rng(seed)
    groups = [Build(at) for _ in colors]
    x = -w / 2
    while x < w / 2 - 0.05:
        t, h = r.uniform(0.016, 0.042), height * r.uniform(0.72, 1.08)
        if r.random() < 0.06:
            x += 0.05
            continue
        groups[r.randrange(len(colors))].box((x + t / 2, 0, h / 2), (t - 0.001, depth * r.uniform(0.8, 1), h), 0.003)
        x += t
    for g, c in zip(groups, colors):
        if g.v:
            g.obj("books", mats.paint(c, 0.65))


def shelf(at, w=1.0, d=0.24, wood=OAK):
    """Floating board on a wall facing -y; its top is z = 0."""
    b = Build(at)
    b.box((0, -d / 2, -0.018), (w, d, 0.036), 0.003, rnd=0.4)
    b.obj("shelf", mats.timber(*wood, axis="x"))


def bowl_stack(at, n=3, r=0.09, color="#e4ddcf"):
    b = Build(at)
    for i in range(n):
        z = i * 0.022
        b.lathe([(0.001, z + 0.006), (r * 0.45, z), (r * 0.85, z + 0.03), (r, z + 0.065), (r - 0.004, z + 0.065), (r * 0.8, z + 0.034), (0.001, z + 0.012)], 40)
    b.obj("bowls", mats.stone(color, color, 30.0, 0.45, 0.05))


def mug(at, color="#d8cfc0", r=0.04, h=0.09):
    b = Build(at)
    b.lathe([(0.001, 0.004), (r * 0.9, 0), (r, 0.01), (r, h), (r - 0.004, h), (r - 0.006, 0.012), (0.001, 0.012)], 36)
    b.tube([(r, 0, h * 0.8), (r + 0.026, 0, h * 0.74), (r + 0.028, 0, h * 0.4), (r, 0, h * 0.26)], 0.005, 8)
    b.obj("mug", mats.stone(color, color, 40.0, 0.4, 0.05))


def basket(at, r=0.22, h=0.3, color="#b8935f"):
    b = Build(at)
    for i in range(15):
        z = 0.012 + i * h / 15
        k = r * (0.82 + 0.18 * math.sin(math.pi * (0.15 + 0.6 * i / 15)))
        b.tube([(k * math.cos(2 * math.pi * j / 40), k * math.sin(2 * math.pi * j / 40), z + 0.004 * (-1) ** (j + i)) for j in range(41)], h / 26, 6, rnd=(i * 0.37) % 1)
    b.obj("basket", mats.timber(color, "#8d6b3f", axis="x"))


def board(at, w=0.26, h=0.38, wood=OAK, tilt=-10):
    """Chopping board leaning on a splashback at y = 0."""
    b = Build(at @ xform((0, -0.05, 0), rx=tilt))
    b.box((0, 0, h / 2), (w, 0.02, h), 0.009, rnd=0.3)
    b.obj("board", mats.timber(*wood, axis="z"))


def candle(at, h=0.12, r=0.035, lit=True):
    b = Build(at)
    b.lathe([(0.001, h), (r, h), (r, 0)], 28)
    b.obj("candle", mats.cloth("#f2ead6", 0.5))
    if lit:
        f = Build(at)
        f.lathe([(0.001, h + 0.005), (0.005, h + 0.016), (0.004, h + 0.026), (0.0005, h + 0.042)], 12)
        f.obj("flame", mats.glow("#ffc27a", 14.0))


def bear(at, color="#b89468", s=1.0):
    """Sitting soft toy."""
    m = at @ xform(scale=s)
    b = Build(m)

    def ball(c, r, sz=1.0):
        b.lathe([(max(0.0005, r * math.sin(math.pi * i / 14)), -r * sz * math.cos(math.pi * i / 14)) for i in range(15)], 26, xform(c))
    ball((0, 0, 0.12), 0.10, 1.15)
    ball((0, -0.02, 0.29), 0.082)
    ball((0, -0.09, 0.275), 0.034)
    for sx in (-1, 1):
        ball((sx * 0.06, 0, 0.355), 0.03)
        ball((sx * 0.085, -0.12, 0.045), 0.044, 0.9)
        b.tube([(sx * 0.08, 0, 0.19), (sx * 0.13, -0.06, 0.12)], [0.036, 0.03], 14)
    b.obj("bear", mats.rug(color, color, 0.008))


def bunting(a, b_, flags=9, sag=0.12, colors=("#c98f62", "#8fa39c", "#e6d6b0", "#6f858c")):
    """String of flags between two world points."""
    p, q = Vector(a), Vector(b_)
    at_ = lambda t: p.lerp(q, t) - Vector((0, 0, sag * 4 * t * (1 - t)))  # noqa: E731
    s = Build()
    s.tube([at_(i / 24) for i in range(25)], 0.002, 5)
    s.obj("string", mats.paint("#efe8da", 0.8))
    for k, c in enumerate(colors):
        f = Build()
        for i in range(k, flags, len(colors)):
            t = (i + 0.5) / flags
            o, e = at_(t - 0.36 / flags), at_(t + 0.36 / flags)
            tip = (o + e) / 2 - Vector((0, 0, 0.17))
            f.add([o, e, tip], [(0, 1, 2)])
        f.obj("flags", mats.cloth(c, 0.3))
