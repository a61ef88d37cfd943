"""Tables and benches."""
from . import mats
from .furniture import OAK, WALNUT
from .geo import Build, rng


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


def pedestal_table(at, r=0.6, h=0.74, top="#e9e3d7", base="#e9e3d7", wood=None):
    b = Build(at)
    b.lathe([(0.001, h), (r - 0.012, h), (r, h - 0.010), (r - 0.004, h - 0.028), (0.001, h - 0.03)], 72)
    b.obj("pedestal top", mats.timber(*wood, axis="x") if wood else mats.stone(top, top, 2.0, 0.25, 0.02))
    s = Build(at)
    s.lathe([(0.06, h - 0.03), (0.05, h * 0.6), (0.06, h * 0.35), (0.16, 0.07), (0.28, 0.02), (0.29, 0.0)], 56)
    s.obj("pedestal", mats.timber(*wood, axis="z") if wood else mats.paint(base, 0.35))


def block_table(at, w=1.1, d=0.6, h=0.34, wood=WALNUT):
    """Solid coffee table: thick top, slab ends, shelf."""
    b = Build(at)
    b.box((0, 0, h - 0.025), (w, d, 0.05), 0.006, rnd=0.4)
    for sx in (-1, 1):
        b.box((sx * (w / 2 - 0.025), 0, h / 2 - 0.025), (0.05, d, h - 0.05), 0.006, rnd=0.7)
    b.box((0, 0, 0.12), (w - 0.1, d - 0.04, 0.025), 0.003, rnd=0.1)
    b.obj("block table", mats.timber(*wood, axis="x", rough=0.4))


def bench(at, w=1.5, d=0.36, h=0.45, wood=OAK):
    b = Build(at)
    for i in range(3):
        b.box((0, -d / 2 + (i + 0.5) * d / 3, h - 0.02), (w, d / 3 - 0.006, 0.038), 0.004, rnd=(i * 0.4) % 1)
    for sx in (-1, 1):
        b.box((sx * (w / 2 - 0.16), 0, h / 2 - 0.02), (0.05, d - 0.05, h - 0.04), 0.006, rnd=0.3)
    b.box((0, 0, h * 0.42), (w - 0.34, 0.04, 0.08), 0.004, rnd=0.7)
    b.obj("bench", mats.timber(*wood, axis="x"))
