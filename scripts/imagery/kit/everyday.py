"""Signs that someone lives here: a dog's bed, thongs by the door, a light switch, a surfboard, an umbrella."""
import math

from . import cloths, mats
from .geo import Build, xform


def dog_bed(at, w=0.86, d=0.62, color="#85786a", inside="#b9b3a6"):
    """Stuffed rim, lower in front, around a flat cushion."""
    c, b = Build(at), Build(at)
    c.soft_box((0, 0, 0.06), (w - 0.17, d - 0.15, 0.09), 0.04, 0.02, 0.003, seed=3)
    c.obj("dog bed cushion", cloths.fabric(inside, 420.0, slub=0.5), weld=True)
    turn = [2 * math.pi * k / 40 for k in range(41)]
    b.tube([(w / 2 * math.cos(a), d / 2 * math.sin(a), 0.10 + 0.04 * math.sin(a)) for a in turn], [0.066 + 0.022 * math.sin(a) + 0.006 * math.sin(5 * a) for a in turn], 14)
    b.obj("dog bed rim", cloths.fabric(color, 480.0, slub=0.4))


def thongs(at, color="#2f5d73"):
    """A pair, kicked off."""
    b, s = Build(at), Build(at)
    for x, turn in ((-0.07, 8), (0.08, -14)):
        m = xform((x, 0.02 * turn / 8, 0), rz=turn)
        b.soft_box((0, 0, 0.01), (0.095, 0.265, 0.02), 0.009, 0.0, 0.001, n=8, m=m)
        for side in (-1, 1):
            s.tube([(side * 0.043, -0.03, 0.016), (side * 0.03, 0.03, 0.05), (0, 0.085, 0.02)], 0.006, 8, m=m)
    b.obj("soles", mats.paint(color, 0.7))
    s.obj("straps", mats.paint("#1f2a30", 0.6))


def light_switch(at):
    """Plate of 73 x 116 mm on a wall facing -y, with one rocker."""
    b = Build(at)
    b.box((0, -0.005, 0), (0.073, 0.010, 0.116), 0.004)
    b.box((0, -0.012, 0), (0.012, 0.006, 0.018), 0.002)
    b.obj("light switch", mats.paint("#f1f1ee", 0.3))


def surfboard(at, color="#e3ddcc", stripe="#3f6f86"):
    """1.9 m, on its tail, leaning back against what stands at y > 0."""
    m = at @ xform(rx=-9)
    b, s = Build(m), Build(m)
    half = lambda t: 0.26 * math.sin(math.pi * min(1.0, 0.12 + 0.88 * t)) ** 0.62  # noqa: E731
    side = lambda y, w: lambda u, v: ((2 * u - 1) * w * half(v), y * (1 - (2 * u - 1) ** 2) ** 0.5, 1.9 * v)  # noqa: E731
    for y in (-0.03, 0.03):
        b.surf(side(y, 1), 20, 48)
    s.surf(side(-0.033, 0.14), 6, 48)
    b.obj("surfboard", mats.paint(color, 0.2))
    s.obj("surfboard stripe", mats.paint(stripe, 0.25))


def umbrella(at, color="#7a3f35"):
    """Furled, on its tip, leaning back against what stands at y > 0."""
    m = at @ xform(rx=-12)
    c, h = Build(m), Build(m)
    c.lathe([(0.006, 0.06), (0.030, 0.22), (0.040, 0.45), (0.034, 0.62), (0.012, 0.70)], 10)
    c.obj("umbrella", cloths.fabric(color, 900.0))
    h.tube([(0, 0, 0), (0, 0, 0.84)] + [(0.035 - 0.035 * math.cos(a), 0, 0.84 + 0.045 * math.sin(a)) for a in [math.pi * i / 8 for i in range(1, 9)]], 0.008, 10)
    h.obj("umbrella handle", mats.timber("#8a6a45", "#64482c", axis="z"))
