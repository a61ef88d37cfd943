"""Curtains and veri shades."""
import math

from mathutils import Vector, noise

from . import cloths, mats
from .geo import Build, rng, xform


def _folds(n, x0, x1, depth, head, loose, r):
    """Plan of n folds as (x, y) of every ridge and valley, at the head and at the hem. Cloth does not stretch: a half fold
    keeps its length, so one that opens toward the hem grows shallow and its neighbours deepen."""
    w, m = (x1 - x0) / (2 * n), 2 * n
    top = [(x0 + w * i + w * 0.3 * loose * r.uniform(-1, 1) * (0 < i < m), depth / 2 * head * (-1) ** i * r.uniform(1 - 0.25 * loose, 1)) for i in range(m + 1)]
    long = [math.hypot(w, depth) * r.uniform(0.92, 1.08) for _ in range(m)]
    wide = [w * math.exp(0.7 * loose * r.uniform(-1, 1)) for _ in range(m)]
    grow = (x1 - x0) * (1 + 0.05 * loose) / sum(wide)
    wide = [min(0.96 * c, k * grow) for c, k in zip(long, wide)]
    x, y, low = (x0 + x1 - sum(wide)) / 2, 0.0, []
    for i in range(m + 1):
        low.append((x, y))
        if i < m:
            x, y = x + wide[i], y - (-1) ** i * math.sqrt(long[i] ** 2 - wide[i] ** 2)
    mean = [sum(q for _, q in low[max(0, i - 2):i + 3]) / len(low[max(0, i - 2):i + 3]) for i in range(m + 1)]
    return top, [(x, y - c) for (x, y), c in zip(low, mean)]


def wave_curtain(x0, x1, h, at, pitch=0.115, amp=0.055, mat=None, y=-0.10, seed=0, base=0.008, track=True, loose=0.3, head=1.0):
    """S-fold cloth from x0 to x1, hung from gliders. `loose`: how far folds part from their even header on the way down, 1 for
    heavy cloth; `head`: their depth at the header. Gives the x of each glider."""
    mat = mat or cloths.cloth("#f6f3ec", 0.4, 0.35)
    r = rng(seed)
    n = max(2, round(abs(x1 - x0) / pitch))
    m = 2 * n
    top, low = _folds(n, x0, x1, 2 * amp, head, loose, r)
    reach = [r.uniform(0.55, 1.15) for _ in range(m + 1)]
    steep = [r.uniform(0.55, 1.0) for _ in range(m)]
    heavy = loose > 0.6

    def knot(i, v):
        k = min(1.0, max(0.0, (0.965 - v) / reach[i]))
        k = k * k * (3 - 2 * k) if heavy else k
        lean = 0.035 * loose * (1 - v) * noise.noise(Vector((i * 0.37 + seed, v * 1.6, seed)))
        return [p + (q - p) * k for p, q in zip(top[i], low[i])], lean

    def fn(u, v):
        i = min(m - 1, int(u * m))
        s = u * m - i
        (xa, ya), la = knot(i, v)
        (xb, yb), lb = knot(i + 1, v)
        x = xa + la + (xb + lb - xa - la) * (s + steep[i] * math.sin(2 * math.pi * s) / (2 * math.pi))
        d = ya + (yb - ya) * (0.5 - 0.5 * math.cos(math.pi * s))
        d += 0.018 * loose * (1 - v) * noise.noise(Vector((x * 9 + seed, v * 2.4, seed)))
        return (x, y + d, base + (h - base) * v)

    Build(at).surf(fn, m * 12, 56).obj("curtain", mat)
    if heavy:
        Build(at).surf(lambda u, v: fn(u, v * 0.10 / h), m * 12, 5).obj("hem", mat, thickness=0.005)
    gliders = [(top[i][0] + top[i + 1][0]) / 2 for i in range(m)]
    if track:
        b = Build(at)
        b.box(((x0 + x1) / 2, y, h + 0.022), (abs(x1 - x0) + 0.06, 0.026, 0.018), 0.003)
        for x in gliders:
            b.box((x, y, h + 0.004), (0.007, 0.005, 0.026), 0.001)
        b.obj("track", mats.paint("#f1efe9", 0.35))
    return gliders


def rod(x0, x1, z, at, rings, y):
    """Pole on brackets with a ring at every x of `rings`, each hooked to the header 45 mm below."""
    b, k = Build(at), Build(at)
    b.tube([(x0, y, z), (x1, y, z)], 0.016, 20)
    for x in (x0, x1):
        b.lathe([(0.001, -0.035), (0.024, -0.024), (0.034, 0), (0.024, 0.024), (0.001, 0.035)], 24, xform((x, y, z), ry=90))
    for x in (x0 + 0.1, x1 - 0.1):
        b.tube([(x, y, z - 0.022), (x, 0.0, z - 0.022)], 0.009, 10)
        b.box((x, -0.006, z - 0.022), (0.05, 0.012, 0.09), 0.004)
    b.obj("rod", mats.metal("#3a2f25", 0.45))
    turn = [2 * math.pi * i / 28 for i in range(29)]
    for i, x in enumerate(rings):
        m = xform((x, y, z - 0.007), rz=(i * 37) % 19 - 9)
        k.tube([(0, 0.026 * math.sin(a), 0.026 * math.cos(a)) for a in turn], 0.0032, 8, m=m)
        k.tube([(0, 0, -0.026), (0, 0, -0.05)], 0.0018, 6, m=m)
    k.obj("rings", mats.metal("#4a3d30", 0.4))


def veri_shades(x0, x1, h, at, turn=80, pitch=0.16, vane=0.18, color="#ded5c3", y=-0.13, seed=0, wand=1):
    """Soft vanes of blockout joined by sheer. turn: degrees between a vane and the track, about 80 with the sheer to the glass,
    14 shut. wand: the end it hangs at."""
    r = rng(seed)
    n = round((x1 - x0) / pitch)
    a, s = Build(at), Build(at)
    belly = 0.14 + 0.10 * math.cos(math.radians(turn))
    turns = [turn + r.uniform(-1.5, 1.5) for _ in range(n + 1)]

    def end(i, side, v):
        """Plan of a vane's edge: side -1 by the glass, 1 by the room; cloth wanders a little more toward its hem."""
        low = 1 - v
        t = math.radians(turns[i] + 5 * low * noise.noise(Vector((i * 0.9 + seed, v * 1.4, 3))))
        x = x0 + (i + 0.5) * (x1 - x0) / n + 0.008 * low * noise.noise(Vector((i * 0.7, v, seed)))
        return Vector((x + side * math.cos(t) * vane / 2, y - side * math.sin(t) * vane / 2, 0))

    def lift(p, v):
        return (p.x, p.y, 0.015 + v * (h - 0.015))

    for i in range(n):
        def solid(u, v, i=i):
            p, q = end(i, -1, v), end(i, 1, v)
            d = q - p
            return lift(p + d * u + Vector((d.y, -d.x, 0)) * (0.07 * math.sin(2 * math.pi * u) + belly * math.sin(math.pi * u)), v)
        a.surf(solid, 14, 14)

        def sheer(u, v, i=i):
            p, q = end(i, 1, v), end(i + 1, -1, v)
            c = Vector((p.x + 0.75 * (q.x - p.x), p.y - 0.07 * abs(q.x - p.x) / pitch, 0))
            return lift(p * (1 - u) ** 2 + c * 2 * u * (1 - u) + q * u * u, v)
        if i < n - 1:
            s.surf(sheer, 12, 14)
    a.obj("veri vanes", cloths.cloth(color, 0.0))
    s.obj("veri sheer", cloths.cloth("#f6f4ef", 0.5, 0.46))
    b = Build(at)
    b.box(((x0 + x1) / 2, y, h + 0.022), (x1 - x0 + 0.02, 0.05, 0.044), 0.004)
    wx = x1 - 0.03 if wand > 0 else x0 + 0.03
    b.tube([(wx, y - 0.09, h - 0.02), (wx, y - 0.10, h - 1.25)], 0.006, 10)
    b.obj("track and wand", mats.paint("#f1efe9", 0.35))
