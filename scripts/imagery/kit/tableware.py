"""What stands on tables and shelves: vases, books, crockery, candles."""
import math

from . import cloths, finishes, mats
from .furniture import OAK
from .geo import Build, rng, xform


def vase(at, s=1.0, color="#cfc5b4", kind=0):
    prof = [[(0.001, 0), (0.05, 0), (0.085, 0.06), (0.095, 0.12), (0.07, 0.19), (0.032, 0.23), (0.03, 0.27), (0.04, 0.285), (0.034, 0.285), (0.024, 0.24)],
            [(0.001, 0), (0.06, 0), (0.065, 0.02), (0.055, 0.14), (0.062, 0.30), (0.057, 0.30), (0.05, 0.14)],
            [(0.001, 0.012), (0.05, 0), (0.12, 0.03), (0.165, 0.075), (0.16, 0.078), (0.11, 0.036), (0.001, 0.02)]][kind]
    Build(at @ xform(scale=s)).lathe(prof, 56).obj("vase", mats.stone(color, color, 30.0, 0.55, 0.06))


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
        Build(m).box((0.002, 0, t / 2), (w - 0.012, d - 0.012, t - 0.006)).obj("book pages", mats.paint("#efe8d8", 0.9))
        z += t


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
    Build(at).box((0, -d / 2, -0.018), (w, d, 0.036), 0.003, rnd=0.4).obj("shelf", mats.timber(*wood, axis="x"))


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


def basket(at, r=0.22, h=0.3, color="#b8935f"):
    b = Build(at)
    for i in range(15):
        z = 0.012 + i * h / 15
        k = r * (0.82 + 0.18 * math.sin(math.pi * (0.15 + 0.6 * i / 15)))
        b.tube([(k * math.cos(2 * math.pi * j / 40), k * math.sin(2 * math.pi * j / 40), z + 0.004 * (-1) ** (j + i)) for j in range(41)], h / 26, 6, rnd=(i * 0.37) % 1)
    b.obj("basket", mats.timber(color, "#8d6b3f", axis="x"))


def board(at, w=0.26, h=0.38, wood=OAK, tilt=-10):
    """Chopping board leaning on a splashback at y = 0."""
    Build(at @ xform((0, -0.05, 0), rx=tilt)).box((0, 0, h / 2), (w, 0.02, h), 0.009, rnd=0.3).obj("board", mats.timber(*wood, axis="z"))


def candle(at, h=0.12, r=0.035, lit=True):
    Build(at).lathe([(0.001, h), (r, h), (r, 0)], 28).obj("candle", cloths.cloth("#f2ead6", 0.5))
    if lit:
        f = Build(at)
        f.lathe([(0.001, h + 0.005), (0.005, h + 0.016), (0.004, h + 0.026), (0.0005, h + 0.042)], 12)
        f.obj("flame", finishes.glow("#ffc27a", 14.0))
