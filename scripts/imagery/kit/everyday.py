"""Signs that someone lives here: a dog's bed, thongs by the door, a towel, the plates of a power point and a switch."""
import math

from . import cloths, mats
from .geo import Build, xform


def dog_bed(at, w=0.86, d=0.62, color="#85786a", inside="#b9b3a6"):
    """Stuffed rim, lower in front, around a flat cushion."""
    c, b = Build(at), Build(at)
    c.soft_box((0, 0, 0.07), (w - 0.1, d - 0.1, 0.11), 0.05, 0.02, 0.006, seed=3)
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


def wall_plate(at, sockets=2):
    """Switch or power point on a wall facing -y: a double socket outlet is 116 x 73 mm, a switch (no socket) stands upright."""
    b, d = Build(at), Build(at)
    w, h = (0.116, 0.073) if sockets else (0.073, 0.116)
    b.box((0, -0.005, 0), (w, 0.010, h), 0.004)
    for k in range(max(1, sockets)):
        x = (k - (sockets - 1) / 2) * 0.052 if sockets else 0
        b.box((x, -0.012, 0.022 if sockets else 0), (0.012, 0.006, 0.018), 0.002)
        for dx, dz, turn in ((-0.008, -0.006, 30), (0.008, -0.006, -30), (0, -0.022, 0)) if sockets else ():
            d.box((0, 0, 0), (0.002, 0.001, 0.008), m=xform((x + dx, -0.0102, dz), ry=turn))
    b.obj("wall plate", mats.paint("#f1f1ee", 0.3))
    if sockets:
        d.obj("slots", mats.paint("#2a2a2a", 0.6))
