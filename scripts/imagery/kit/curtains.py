"""Curtains and veri shades."""
import math

from mathutils import Vector, noise

from . import cloths, mats
from .geo import Build, rng


def wave_curtain(x0, x1, h, at, pitch=0.115, amp=0.055, mat=None, y=-0.10, seed=0, flare=0.15, base=0.008, track=True, lean=0.0):
    """S-fold cloth from x0 to x1, hanging to just off the floor."""
    mat = mat or cloths.cloth("#f6f3ec", 0.4, 0.35)
    r = rng(seed)
    n = max(2, round(abs(x1 - x0) / pitch))
    amps = [amp * r.uniform(0.82, 1.14) for _ in range(n + 2)]

    def fn(u, v):
        t = u * n
        i = int(t)
        a = amps[i] + (amps[i + 1] - amps[i]) * (t - i)
        z = base + (h - base) * v
        k = 1 + flare * (1 - v)
        drift = noise.noise(Vector((u * n * 0.45 + seed, v * 1.3, seed))) * 0.35 * (1 - v)
        ph = 2 * math.pi * t + drift
        x = x0 + (x1 - x0) * u - pitch * 0.13 * math.sin(2 * ph) + lean * (1 - v) ** 2
        return (x, y + a * k * math.sin(ph) + 0.02 * noise.noise(Vector((u * 6, v * 2, seed))) * (1 - v), z)

    f = Build(at)
    f.surf(fn, n * 22, 26)
    f.obj("curtain", mat)
    if track:
        b = Build(at)
        b.box(((x0 + x1) / 2, y, h + 0.012), (abs(x1 - x0) + 0.06, 0.03, 0.022), 0.003)
        b.obj("track", mats.paint("#f1efe9", 0.35))


def veri_shades(x0, x1, h, at, pitch=0.135, vane=0.115, angle=38, color="#e6dfd3", y=-0.11, seed=0):
    """Sheer vertical folds: solid vanes joined by sheer, one continuous cloth."""
    solid = cloths.cloth(color, 0.12, 0.0, 1200.0)
    sheer = cloths.cloth("#f6f4ef", 0.5, 0.68)
    r = rng(seed)
    n = round((x1 - x0) / pitch)
    a, s = Build(at), Build(at)
    pts = []
    for i in range(n):
        x = x0 + (i + 0.5) * (x1 - x0) / n
        g = math.radians(angle + r.uniform(-2, 2))
        dx, dy = math.cos(g) * vane / 2, math.sin(g) * vane / 2
        p, q = (x - dx, y - dy), (x + dx, y + dy)
        pts.append((p, q))

        def vane_fn(u, v, p=p, q=q, g=g):
            bow = 0.018 * math.sin(math.pi * u)
            return (p[0] + (q[0] - p[0]) * u - math.sin(g) * bow, p[1] + (q[1] - p[1]) * u + math.cos(g) * bow, 0.012 + v * (h - 0.012))
        a.surf(vane_fn, 10, 2)
    for (p0, q0), (p1, q1) in zip(pts, pts[1:]):
        def sheer_fn(u, v, q=q0, p=p1):
            sag = 0.022 * math.sin(math.pi * u)
            return (q[0] + (p[0] - q[0]) * u, q[1] + (p[1] - q[1]) * u - sag, 0.012 + v * (h - 0.012))
        s.surf(sheer_fn, 10, 2)
    a.obj("veri vanes", solid)
    s.obj("veri sheer", sheer)
    b = Build(at)
    b.box(((x0 + x1) / 2, y, h + 0.022), (x1 - x0 + 0.04, 0.06, 0.044), 0.004)
    b.obj("track", mats.paint("#f1efe9", 0.35))
