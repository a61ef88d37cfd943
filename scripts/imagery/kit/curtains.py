"""Curtains and veri shades."""
import math

from mathutils import Vector, noise

from . import cloths, mats
from .geo import Build, rng


def wave_curtain(x0, x1, h, at, pitch=0.115, amp=0.055, mat=None, y=-0.10, seed=0, base=0.008, track=True):
    """S-fold cloth from x0 to x1, hanging to just off the floor."""
    mat = mat or cloths.cloth("#f6f3ec", 0.4, 0.35)
    r = rng(seed)
    n = max(2, round(abs(x1 - x0) / pitch))
    amps = [amp * r.uniform(0.70, 1.15) for _ in range(n + 2)]

    def fn(u, v):
        # No two folds are as wide: even ones read as pipes.
        t = max(0.0, min(n, u * n + 0.32 * math.sin(math.pi * u) * noise.noise(Vector((u * n * 0.8, seed, 7.0)))))
        i = int(t)
        a = amps[i] + (amps[i + 1] - amps[i]) * (t - i)
        z = base + (h - base) * v
        k = 1 + 0.15 * (1 - v)
        drift = noise.noise(Vector((u * n * 0.45 + seed, v * 1.3, seed))) * 0.7 * (1 - v)
        ph = 2 * math.pi * t + drift
        x = x0 + (x1 - x0) * u - pitch * 0.13 * math.sin(2 * ph)
        return (x, y + a * k * math.sin(ph) + 0.02 * noise.noise(Vector((u * 6, v * 2, seed))) * (1 - v), z)

    f = Build(at)
    f.surf(fn, n * 22, 26)
    f.obj("curtain", mat)
    if track:
        b = Build(at)
        b.box(((x0 + x1) / 2, y, h + 0.012), (abs(x1 - x0) + 0.06, 0.03, 0.022), 0.003)
        b.obj("track", mats.paint("#f1efe9", 0.35))


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
