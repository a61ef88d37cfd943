"""Outdoor planting: tufts, shrubs, hedges, coastal scrub, garden beds."""
import math

from mathutils import Vector, noise

from . import mats
from .geo import Build, instance, rng, xform
from .landscape import plane
from .plants import leaf_blade

prototypes = {}


def proto(kind, seed, make):
    key = (kind, seed)
    if key not in prototypes:
        made = make()
        for o in made if isinstance(made, tuple) else (made,):
            o.location = (0, 0, -500)
        prototypes[key] = made
    return prototypes[key]


def tuft(seed, n=60, h=0.7, w=0.012, spread=0.12, bend=0.5, mat=None):
    r = rng(seed)
    b = Build()
    for _ in range(n):
        a, ln, be = r.uniform(0, 2 * math.pi), h * r.uniform(0.55, 1.1), bend * r.uniform(0.3, 1.2)
        ox, oy = r.gauss(0, spread * 0.4), r.gauss(0, spread * 0.4)
        tw = r.uniform(-0.6, 0.6)

        def fn(u, v):
            out = be * ln * v * v
            ww = w * (1 - v ** 2.2) * (u - 0.5)
            return (ox + math.cos(a) * out - math.sin(a + tw) * ww, oy + math.sin(a) * out + math.cos(a + tw) * ww, ln * v * (1 - 0.28 * be * v))
        b.surf(fn, 1, 5, rnd=r.random())
    return b.obj("tuft", mat or mats.leaf("#5c7a3a", "#93a765", 0.5))


def _shrub(seed, n=420, leaf=(0.035, 0.012), mat=None, clumps=14):
    """Unit-radius leafy mound, leaves pointing outward."""
    r = rng(seed)
    b = Build()
    for c in range(clumps):
        th, ph = r.uniform(0, 2 * math.pi), math.acos(r.uniform(-0.1, 1))
        cc = Vector((math.cos(th) * math.sin(ph), math.sin(th) * math.sin(ph), math.cos(ph) * 0.9)) * r.uniform(0.35, 0.62)
        for _ in range(n // clumps * 3):
            d = Vector((r.gauss(0, 1), r.gauss(0, 1), r.gauss(0.25, 1))).normalized()
            p = cc + d * (0.38 * r.uniform(0.75, 1.05))
            if p.z < -0.15:
                continue
            yaw = math.degrees(math.atan2(d.y, d.x)) + r.uniform(-50, 50)
            m = xform(tuple(p), rz=yaw) @ xform(ry=-math.degrees(math.asin(max(-1, min(1, d.z)))) + r.uniform(-50, 50)) @ xform(rx=r.uniform(-60, 60))
            leaf_blade(b, m, leaf[0] * r.uniform(0.7, 1.3) * 4, leaf[1] * 4, 0.15, 0.2, min(1, max(0, 0.25 + 0.5 * d.z + r.uniform(-0.2, 0.3))), 2, 2)
    return b.obj("shrub", mat or mats.leaf("#4c6638", "#8a9c66", 0.5))


def grasses(points, h=0.7, seed=0, a="#5d6b40", b_="#a5a675", n=70, w=0.012, bend=0.5):
    """Lomandra-like tufts at (x, y[, z[, scale]])."""
    r = rng(seed)
    m = mats.leaf(a, b_, 0.5)
    kinds = [proto(("tuft", a, h), seed + k, lambda k=k: tuft(seed + k, n, h, w, 0.14, bend, m)) for k in range(3)]
    for p in points:
        s = (p[3] if len(p) > 3 else 1.0) * r.uniform(0.8, 1.2)
        instance(r.choice(kinds), xform((p[0], p[1], p[2] if len(p) > 2 else 0), rz=r.uniform(0, 360), scale=s))


def shrubs(points, seed=0, a="#485a3a", b_="#8a9568", leaf=(0.035, 0.012)):
    """Leafy mounds at (x, y, z, radius)."""
    r = rng(seed)
    m = mats.leaf(a, b_, 0.5)
    kinds = [proto(("shrub", a), seed + k, lambda k=k: _shrub(seed + k, leaf=leaf, mat=m)) for k in range(2)]
    for x, y, z, s in points:
        instance(r.choice(kinds), xform((x, y, z), rz=r.uniform(0, 360), scale=s))


def hedge_line(x0, x1, y, z=0, size=0.6, seed=0, step=0.55, **k):
    r = rng(seed)
    n = max(1, int(abs(x1 - x0) / (size * step * 1.6)))
    shrubs([(x0 + (x1 - x0) * (i + 0.5) / n + r.uniform(-0.1, 0.1), y + r.uniform(-0.25, 0.25), z, size * r.uniform(0.75, 1.25)) for i in range(n)], seed, **k)


def scrub(x0, x1, y0, y1, z, seed=0, n=90, size=(0.35, 1.1), a="#52634a", b_="#868f70"):
    """Wind-cut coastal scrub: mounds of every size crowding together and thinning out, tussocks in the gaps.
    z is a height or a function of y."""
    r = rng(seed)
    mounds, tufts = [], []
    for _ in range(n):
        x, y = r.uniform(x0, x1), r.uniform(y0, y1)
        zz = z(y) if callable(z) else z
        thick = noise.noise(Vector((x * 0.22, y * 0.22, seed)))
        if thick > -0.22:
            mounds.append((x, y, zz - 0.12, size[0] + (size[1] - size[0]) * r.random() ** 2 * (0.7 + thick)))
        else:
            tufts.append((x, y, zz, r.uniform(0.7, 1.3)))
    shrubs(mounds[::2], seed, a, b_)
    shrubs(mounds[1::2], seed + 3, "#5d6a52", "#9aa085", (0.028, 0.009))
    grasses(tufts, 0.75, seed, "#6f7450", "#b0a87c")


def bed(x0, x1, y0, y1, z=-0.08):
    """Mulched garden bed with a low timber edge."""
    plane(x0, x1, y0, y1, z, mats.stone("#655345", "#3a2e26", 38.0, 0.95, 1.0))
    Build().box(((x0 + x1) / 2, y0, z + 0.02), (x1 - x0, 0.045, 0.10), 0.006).obj("bed edge", mats.timber("#8f7a63", "#6b5947", axis="x"))
