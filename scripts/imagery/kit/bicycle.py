"""A town bicycle: step-through frame, mudguards, a basket in front."""
import math

from . import finishes, mats
from .geo import Build, xform

WHEEL = 0.33  # radius to the rim, metres (700C)
REAR, FRONT, CRANK = (-0.52, 0, 0.345), (0.54, 0, 0.345), (-0.06, 0, 0.29)


def bicycle(at, color="#6f9094", tan="#8a5a36"):
    """Stands on z = 0 facing +x; lean it with the placement's rx."""
    f, k, d = Build(at), Build(at), Build(at)
    seat, head, fork = (-0.21, 0, 0.80), (0.37, 0, 0.90), (0.43, 0, 0.70)
    for p, q, r in ((CRANK, seat, 0.016), (CRANK, (0.42, 0, 0.72), 0.019), ((-0.15, 0, 0.56), (0.40, 0, 0.81), 0.014), (head, fork, 0.018)):
        f.tube([p, q], r, 10)
    for s in (-1, 1):
        y = s * 0.055
        f.tube([(seat[0], y * 0.3, 0.74), (REAR[0], y, REAR[2])], 0.008, 8)
        f.tube([(CRANK[0], y, CRANK[2]), (REAR[0], y, REAR[2])], 0.010, 8)
        f.tube([(fork[0], y, 0.69), (0.46, y, 0.55), (FRONT[0], y, FRONT[2])], 0.010, 8)
        k.tube([(0.34, 0, 0.99), (0.36, s * 0.14, 1.03), (0.27, s * 0.26, 1.02), (0.14, s * 0.29, 1.00)], 0.011, 8)
        k.tube([(CRANK[0], s * 0.08, CRANK[2]), (CRANK[0] + s * 0.12, s * 0.09, CRANK[2] - s * 0.12)], 0.009, 6)
    k.tube([head, (0.34, 0, 1.0)], 0.012, 8)
    k.tube([seat, (-0.235, 0, 0.90)], 0.012, 8)
    for hub, turn in ((REAR, (60, 190)), (FRONT, (35, 150))):
        _wheel(k, d, hub)
        f.tube([_on(hub, WHEEL + 0.045, a) for a in range(*turn, 10)], 0.014, 6)
    f.obj("bicycle frame", mats.paint(color, 0.3))
    k.obj("bicycle fittings", mats.metal("#b9bbba", 0.3))
    d.obj("tyres", mats.paint("#1f1f1e", 0.8))
    t = Build(at)
    t.soft_box((-0.26, 0, 0.935), (0.27, 0.17, 0.07), 0.03, 0.01, 0.0)
    for s in (-1, 1):
        t.tube([(0.20, s * 0.28, 1.01), (0.09, s * 0.295, 0.99)], 0.016, 10)
    t.obj("saddle and grips", finishes.leather(tan), weld=True)
    _basket(at)


def _on(hub, r, degrees):
    a = math.radians(degrees)
    return (hub[0] + r * math.cos(a), hub[1], hub[2] + r * math.sin(a))


def _wheel(metal, rubber, hub):
    ring = range(0, 361, 10)
    rubber.tube([_on(hub, WHEEL, a) for a in ring], 0.018, 8)
    metal.tube([_on(hub, WHEEL - 0.018, a) for a in ring], 0.009, 6)
    metal.tube([(hub[0], -0.06, hub[2]), (hub[0], 0.06, hub[2])], 0.018, 10)
    for a in range(0, 360, 18):
        metal.tube([hub, _on(hub, WHEEL - 0.02, a)], 0.0018, 4)


def _basket(at):
    b = Build(at @ xform((0.56, 0, 0.80)))
    for z, grow in ((0.0, 0.84), (0.06, 0.89), (0.12, 0.94), (0.18, 0.98), (0.23, 1.0)):
        w, d = 0.19 * grow, 0.14 * grow
        b.tube([(-d, -w, z), (d, -w, z), (d, w, z), (-d, w, z), (-d, -w, z)], 0.009, 6)
    for i in range(28):
        t = i / 28 * 4
        side, u = int(t), (t % 1) * 2 - 1
        x, y = ((u, -1), (1, u), (-u, 1), (-1, -u))[side]
        b.tube([(x * 0.118, y * 0.16, 0), (x * 0.14, y * 0.19, 0.23)], 0.006, 5)
    b.box((0, 0, 0.0), (0.24, 0.32, 0.012), 0.002)
    b.obj("basket", mats.timber("#b08a5c", "#8a673f", axis="y"))
