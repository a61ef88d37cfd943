"""Mown grass."""
import math

from . import mats, outmats
from .geo import Build, instance, rng, xform
from .landscape import plane
from .planting import tuft, proto
from .plants import leaf_blade


def lawn(x0, x1, y0, y1, z=0.0, seed=0, h=0.055, a="#5d6a3c", b_="#9c9c66"):
    """Ground plane plus instanced blades of couch. z may be a function of x, for sloping ground the scene has already laid."""
    slope = z if callable(z) else None
    if not slope:
        plane(x0, x1, y0, y1, z, outmats.ground())
    r = rng(seed)
    m = outmats.turf(a, b_)
    kinds = [proto(("lawn", a, h), k, lambda k=k: _patch(k + 7, h, m)) for k in range(4)]
    _strays(x0, x1, y0, y1, z, seed)
    for i in range(int((x1 - x0) / 0.5)):
        for j in range(int((y1 - y0) / 0.5)):
            x, y = x0 + (i + 0.5) * 0.5, y1 - (j + 0.5) * 0.5
            instance(r.choice(kinds), xform((x, y, slope(x) if slope else z), rz=90 * r.randint(0, 3), scale=r.uniform(0.95, 1.15)))


def _strays(x0, x1, y0, y1, z, seed):
    """What the mower leaves: tufts that grow faster, and gum leaves fallen since."""
    r = rng(seed + 100)
    rank = [proto("rank", k, lambda k=k: tuft(k + 70, 26, 0.12, 0.006, 0.10, 0.8, mats.leaf("#66763f", "#a3a56a", 0.6))) for k in range(2)]
    fallen = [proto("fallen", k, lambda k=k: _fallen(k + 5)) for k in range(2)]
    for kinds, each in ((rank, 1.4), (fallen, 2.6)):
        for _ in range(int((x1 - x0) * (y1 - y0) / each)):
            x, y = r.uniform(x0, x1), r.uniform(y0, y1)
            instance(r.choice(kinds), xform((x, y, z(x) if callable(z) else z), rz=r.uniform(0, 360), scale=r.uniform(0.6, 1.2)))


def _fallen(seed):
    """A dozen curled gum leaves lying on the grass."""
    r = rng(seed)
    b = Build()
    for _ in range(12):
        m = xform((r.gauss(0, 0.5), r.gauss(0, 0.5), 0.04 + r.uniform(0, 0.02)), rz=r.uniform(0, 360)) @ xform(ry=r.uniform(-25, 25), rx=r.uniform(-60, 60))
        leaf_blade(b, m, r.uniform(0.06, 0.11), 0.018, 0.5, 0.3, r.random(), 2, 4)
    return b.obj("fallen leaves", mats.leaf("#8a6b45", "#b79a6b", 0.6))


def _patch(seed, h, mat, n=900):
    r = rng(seed)
    b = Build()
    for _ in range(n):
        x, y, a, ln, be = r.uniform(-0.26, 0.26), r.uniform(-0.26, 0.26), r.uniform(0, 6.283), h * r.uniform(0.4, 1.15), r.uniform(0.1, 0.7)
        c, s, w = math.cos(a), math.sin(a), 0.0032
        b.add([(x - s * w, y + c * w, 0), (x + s * w, y - c * w, 0), (x + c * ln * be * 0.4 + s * w * 0.6, y + s * ln * be * 0.4 - c * w * 0.6, ln * 0.65), (x + c * ln * be, y + s * ln * be, ln)],
              [(0, 1, 2), (0, 2, 3)], True, r.random())
    return b.obj("lawn patch", mat)
