"""Lamps, rugs, pictures and small things on tables and walls."""
import math

from mathutils import Vector, noise

from . import cloths, finishes, mats
from .furniture import OAK
from .geo import Build, xform


def floor_lamp(at, shade="#efe6d3", metal="#2c2a28"):
    b = Build(at)
    b.lathe([(0.001, 0.02), (0.14, 0.02), (0.145, 0.0)], 40)
    b.tube([(0, 0, 0.01), (0, 0, 1.45)], 0.01, 12)
    b.obj("lamp", mats.metal(metal, 0.4))
    Build(at).lathe([(0.15, 1.66), (0.21, 1.36)], 56).obj("lamp shade", cloths.cloth(shade, 0.45))


def table_lamp(at, base="#d9cbb4", shade="#f1e8d8", s=1.0):
    m = at @ xform(scale=s)
    b = Build(m)
    b.lathe([(0.001, 0), (0.075, 0), (0.09, 0.03), (0.11, 0.12), (0.085, 0.21), (0.03, 0.26), (0.012, 0.30), (0.012, 0.36)], 48)
    b.obj("lamp base", mats.stone(base, base, 20.0, 0.6))
    Build(m).lathe([(0.11, 0.52), (0.17, 0.31)], 48).obj("lamp shade", cloths.cloth(shade, 0.45))


def rug(at, w=2.6, d=1.8, a="#d9cfbb", b_="#c4b69c", pitch=0.02):
    b = Build(at)
    b.surf(lambda u, v: ((u - 0.5) * w, (v - 0.5) * d, 0.012 + 0.002 * noise.noise(Vector((u * 9, v * 7, 0)))), 40, 30)
    b.box((0, 0, 0.005), (w, d, 0.011), 0.004)
    b.obj("rug", cloths.rug(a, b_, pitch))


def picture(at, w=0.7, h=0.9, seed=0.0, frame=OAK, **palette):
    """Hangs on a wall facing -y."""
    f = Build(at)
    for sx in (-1, 1):
        f.box((sx * w / 2, -0.02, 0), (0.022, 0.04, h + 0.022), 0.002)
    for sz in (-1, 1):
        f.box((0, -0.02, sz * h / 2), (w + 0.022, 0.04, 0.022), 0.002)
    f.obj("frame", mats.timber(*frame, axis="z"))
    Build(at).box((0, -0.012, 0), (w, 0.01, h)).obj("mat board", mats.paint("#f6f3ec", 0.8))
    o = Build().box((0, 0, 0), (w - 0.16, 0.008, h - 0.18)).obj("art", finishes.artwork(seed, **palette))
    o.matrix_world = at @ xform((0, -0.016, 0))


def power_point(at):
    """Double outlet on a wall facing -y: two rockers over two sets of slots."""
    b, d = Build(at), Build(at)
    b.box((0, -0.004, 0), (0.116, 0.009, 0.074), 0.003)
    for x in (-0.030, 0.030):
        b.box((x, -0.010, 0.021), (0.012, 0.005, 0.020), 0.002)
        for dx, z, lean in ((-0.0065, -0.008, 30), (0.0065, -0.008, -30), (0, -0.022, 0)):
            d.box((0, 0, 0), (0.0024, 0.002, 0.0085), m=xform((x + dx, -0.0085, z), ry=lean))
    b.obj("power point", mats.paint("#f0efea", 0.3))
    d.obj("slots", mats.paint("#2a2a2a", 0.6))


def shade_pendant(at, r=0.2, drop=1.0, color="#2f3a38", kind="dome"):
    """Spun-metal pendant (dome or cone) or opal globe."""
    b = Build(at)
    if kind == "globe":
        b.lathe([(max(0.001, r * math.sin(math.pi * i / 20)), -drop - r * math.cos(math.pi * i / 20) + r) for i in range(21)], 48)
        b.obj("globe", finishes.glow("#ffe9c8", 1.6))
    else:
        prof = [(0.03, 0.0), (0.035, -0.05), (r * 0.6, -0.09), (r * 0.9, -0.15), (r, -0.22)] if kind == "dome" else [(0.03, 0.0), (0.04, -0.04), (r, -0.26)]
        b.lathe([(x, z - drop + 0.22) for x, z in prof], 56)
        b.obj("shade", mats.paint(color, 0.4), thickness=0.003)
    Build(at).tube([(0, 0, 0), (0, 0, -drop + 0.22)], 0.003, 6).obj("flex", mats.paint("#2b2b2b", 0.6))


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
    b.obj("bear", cloths.rug(color, color, 0.008))


def bunting(a, b_, flags=9, sag=0.12, colors=("#c98f62", "#8fa39c", "#e6d6b0", "#6f858c")):
    """String of flags between two world points."""
    p, q = Vector(a), Vector(b_)
    at_ = lambda t: p.lerp(q, t) - Vector((0, 0, sag * 4 * t * (1 - t)))  # noqa: E731
    Build().tube([at_(i / 24) for i in range(25)], 0.002, 5).obj("string", mats.paint("#efe8da", 0.8))
    for k, c in enumerate(colors):
        f = Build()
        for i in range(k, flags, len(colors)):
            t = (i + 0.5) / flags
            o, e = at_(t - 0.36 / flags), at_(t + 0.36 / flags)
            tip = (o + e) / 2 - Vector((0, 0, 0.17))
            f.add([o, e, tip], [(0, 1, 2)])
        f.obj("flags", cloths.cloth(c, 0.3))
