"""More seating and tables, so that no two rooms share a suite. `at` places the piece; it faces -y."""
import math

from mathutils import Vector, noise

from . import cloths, mats
from .furniture import OAK
from .geo import Build, CORNERS, xform


def cushions(at, spots, size=0.48):
    """Loose pillows at (x, y, z, colour, turn)."""
    for i, (x, y, z, c, turn) in enumerate(spots):
        p = Build()
        s = size * (1, 0.9, 1.05)[i % 3]
        p.pillow(s, s, 0.17, seed=i * 3 + 1)
        o = p.obj("cushion", cloths.fabric(c, 760.0 + 60 * i))
        o.matrix_world = at @ xform((x, y, z + s * 0.44), rx=-18, rz=turn)


def slip_sofa(at, w=2.2, color="#e4ddcf", pillows=("#8a8f78", "#c7b493"), seed=0):
    """Linen loose-cover sofa: skirt to the floor, low rolled arms."""
    b = Build(at)
    d = 0.98
    b.soft_box((0, 0, 0.22), (w, d, 0.42), 0.03, 0.004, 0.004, seed=seed)
    b.soft_box((0, d / 2 - 0.13, 0.50), (w - 0.1, 0.26, 0.60), 0.12, 0.012, 0.006, seed=seed + 1)
    for sx in (-1, 1):
        x = sx * (w / 2 - 0.13)
        b.soft_box((x, -0.02, 0.32), (0.26, d - 0.04, 0.60), 0.10, 0.008, 0.006, seed=seed + 2 + sx)
        b.tube([(x + sx * 0.02, -d / 2 - 0.01, 0.58), (x + sx * 0.02, d / 2 - 0.1, 0.58)], 0.115, 24)
    n = 2
    cw = (w - 0.52) / n
    for i in range(n):
        x = -w / 2 + 0.26 + (i + 0.5) * cw
        b.soft_box((x, -0.10, 0.47), (cw - 0.01, d - 0.28, 0.17), 0.075, 0.03, 0.008, seed=seed + 6 + i)
        b.soft_box((0, 0, 0), (cw - 0.02, 0.24, 0.46), 0.11, 0.05, 0.010, seed=seed + 9 + i, m=xform((x, 0.19, 0.73), rx=-14))
    b.obj("slip sofa", cloths.fabric(color, 620.0, slub=0.4), weld=True)
    cushions(at, [((-1) ** i * (w / 2 - 0.45 - 0.3 * (i // 2)), -0.02, 0.55, c, (8, -10, 5)[i % 3]) for i, c in enumerate(pillows)])


def bench_sofa(at, w=1.9, color="#8d8577", wood=OAK, pillows=("#b0764f", "#d8d0bf"), seed=0):
    """Slim arms around one long seat, three loose backs, on turned legs."""
    b, f = Build(at), Build(at)
    d = 0.88
    b.soft_box((0, 0, 0.27), (w, d, 0.18), 0.03, 0.004, 0.002, seed=seed)
    b.soft_box((0, d / 2 - 0.07, 0.50), (w, 0.14, 0.56), 0.05, 0.008, 0.003, seed=seed + 1)
    for sx in (-1, 1):
        b.soft_box((sx * (w / 2 - 0.055), -0.01, 0.44), (0.11, d, 0.42), 0.04, 0.006, 0.003, seed=seed + 2 + sx)
        for sy in (-1, 1):
            f.tube([(sx * (w / 2 - 0.10), sy * (d / 2 - 0.10), 0.19), (sx * (w / 2 - 0.07), sy * (d / 2 - 0.07), 0)], [0.026, 0.014], 14)
    b.soft_box((0, -0.10, 0.43), (w - 0.23, d - 0.19, 0.15), 0.06, 0.012, 0.007, n=28, seed=seed + 5)
    k = (w - 0.24) / 3
    for i in (-1, 0, 1):
        b.soft_box((0, 0, 0), (k - 0.012, 0.17, 0.44), 0.075, 0.045, 0.010, seed=seed + 8 + i, m=xform((i * k, 0.21, 0.69), rx=-13))
    b.obj("bench sofa", cloths.fabric(color, 520.0, slub=0.45), weld=True)
    f.obj("sofa legs", mats.timber(*wood, axis="z"))
    cushions(at, [((-1) ** i * (w / 2 - 0.36), 0.0, 0.50, c, (9, -7)[i % 2]) for i, c in enumerate(pillows)], 0.44)


def tub_chair(at, color="#7c8a78", wood=OAK, seed=0):
    """Round-backed chair."""
    b = Build(at)

    def shell(r, top):
        def fn(u, v):
            a = math.radians(-118 + 236 * u)
            k = max(0.0, math.cos(math.radians(-118 + 236 * u)))
            z = 0.30 + (top - 0.12 + 0.12 * k - 0.30) * v
            return (r * (1 + 0.06 * v) * math.sin(a), r * (1 + 0.06 * v) * math.cos(a), z)
        return fn
    b.surf(shell(0.36, 0.74), 48, 12)
    b.obj("tub back", cloths.fabric(color, 560.0, slub=0.4), thickness=0.085)
    c = Build(at)
    c.soft_box((0, -0.03, 0.40), (0.58, 0.60, 0.17), 0.08, 0.025, 0.004, seed=seed)
    c.obj("tub seat", cloths.fabric(color, 560.0, slub=0.4), weld=True)
    l = Build(at)
    for sx, sy in CORNERS:
        l.tube([(sx * 0.2, sy * 0.2, 0.32), (sx * 0.27, sy * 0.27, 0)], [0.022, 0.014], 12)
    l.obj("tub legs", mats.timber(*wood, axis="z"))


def spindle_chair(at, wood=OAK, color=None, seed=0):
    """Windsor-style chair, timber or painted."""
    m = mats.paint(color, 0.4) if color else mats.timber(*wood, axis="z")
    b = Build(at)
    b.soft_box((0, 0, 0.44), (0.45, 0.43, 0.038), 0.018, 0.0, 0.0, n=10)
    for sx in (-1, 1):
        for sy in (-1, 1):
            b.tube([(sx * 0.15, sy * 0.14, 0.43), (sx * 0.21, sy * 0.21, 0)], [0.018, 0.012], 10)
        b.tube([(sx * 0.19, -0.18, 0.17), (sx * 0.19, 0.18, 0.17)], 0.009, 8)
    b.tube([(-0.19, 0, 0.17), (0.19, 0, 0.17)], 0.009, 8)
    arc = [(0.235 * math.sin(a), 0.10 + 0.15 * math.cos(a), 0.88 - 0.03 * abs(math.sin(a))) for a in [-1.0 + 2 * i / 14 for i in range(15)]]
    b.tube(arc, 0.016, 10)
    for i in range(7):
        t = i / 6
        p = arc[round(1 + 12 * t)]
        b.tube([(-0.165 + 0.33 * t, 0.155 + 0.02 * math.sin(math.pi * t), 0.45), p], 0.0075, 8)
    b.obj("spindle chair", m, weld=False)


def bentwood_chair(at, color="#2b2724"):
    """Round seat, its back one bent hoop with a smaller hoop inside."""
    b = Build(at)
    b.lathe([(0.001, 0.462), (0.17, 0.458), (0.200, 0.464), (0.208, 0.450), (0.200, 0.428), (0.001, 0.430)], 44)
    for half, top, r in ((0.175, 0.88, 0.014), (0.105, 0.76, 0.010)):
        # The hoop rises from the seat, leaning back as it goes.
        hoop = [(half * math.cos(a) * (1.0 if math.sin(a) > 0.2 else 0.94), 0.46 + (top - 0.46) * max(0.0, math.sin(a)) ** 0.55) for a in [math.pi * i / 24 for i in range(25)]]
        b.tube([(x, 0.165 + 0.20 * (z - 0.46), z) for x, z in hoop], r, 10)
    for sx in (-1, 1):
        b.tube([(sx * 0.165, 0.155, 0.47), (sx * 0.175, 0.20, 0.22), (sx * 0.185, 0.28, 0)], [0.015, 0.014, 0.012], 10)
        b.tube([(sx * 0.14, -0.125, 0.44), (sx * 0.165, -0.165, 0.2), (sx * 0.185, -0.205, 0)], [0.017, 0.014, 0.011], 10)
    b.tube([(0.165 * math.cos(a), 0.01 + 0.175 * math.sin(a), 0.25) for a in [math.pi * i / 20 for i in range(41)]], 0.008, 8)
    b.obj("bentwood chair", mats.paint(color, 0.28))


def rope_chair(at, frame="#34383a", rope="#b9ab93", cushion="#e2dbcc", seed=0):
    """Outdoor chair: powder-coated loop wound with cord."""
    f, k = Build(at), Build(at)
    top = [(0.33 * math.sin(a), 0.02 + 0.33 * math.cos(a), 0.70 - 0.10 * (1 - math.cos(a)) / 2) for a in [math.radians(-125 + 250 * i / 26) for i in range(27)]]
    low = [(0.28 * math.sin(a), 0.28 * math.cos(a), 0.36) for a in [math.radians(-125 + 250 * i / 26) for i in range(27)]]
    f.tube(top, 0.014, 10)
    f.tube(low + [low[0]], 0.012, 10)
    for sx in (-1, 1):
        f.tube([top[3 if sx < 0 else 23], low[3 if sx < 0 else 23], (sx * 0.30, -0.25, 0)], 0.013, 10)
        f.tube([low[9 if sx < 0 else 17], (sx * 0.25, 0.30, 0)], 0.013, 10)
    for i in range(79):
        t = i / 78 * 26
        j = min(25, int(t))
        p, q = Vector(top[j]).lerp(Vector(top[j + 1]), t - j), Vector(low[j]).lerp(Vector(low[j + 1]), t - j)
        k.tube([p, q], 0.006, 6)
    f.obj("rope frame", mats.paint(frame, 0.45))
    k.obj("cord", cloths.fabric(rope, 1200.0))
    c = Build(at)
    # Round, and narrower than the loop at seat height: a square one pokes its corners through the cord.
    pad = [(0.001, 0.362), (0.19, 0.362), (0.238, 0.372), (0.256, 0.392), (0.258, 0.412), (0.247, 0.436), (0.215, 0.455), (0.12, 0.468), (0.001, 0.472)]
    c.lathe(pad, 40, xform(rz=seed * 37))
    c.tube([(0.255 * math.cos(a), 0.255 * math.sin(a), 0.428) for a in [math.radians(i * 10) for i in range(37)]], 0.005, 6)
    c.obj("rope cushion", cloths.fabric(cushion, 600.0))


def throw(at, w=0.55, drop=0.45, over=0.5, color="#a87f5a", seed=0):
    """Blanket laid over an edge at the origin: `over` behind it, `drop` hanging in front; fringe at the hem."""
    def fn(u, v):
        s = v * (drop + over) - over
        fold = 0.018 * noise.noise(Vector((u * 4 + seed, v * 3, seed))) + 0.012 * math.sin(u * 16 + seed) * max(0.0, s)
        x = (u - 0.5) * w * (1 + 0.08 * noise.noise(Vector((v * 3, seed, 1))))
        return (x, -s * 0.98, 0.012 + fold) if s < 0 else (x, -0.015 - abs(fold), 0.01 - s)
    Build(at).surf(fn, 40, 40).obj("throw", cloths.rug(color, color, 0.014), thickness=0.014)
