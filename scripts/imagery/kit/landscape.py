"""Sea, headlands and land out to the horizon."""
import math

from mathutils import Matrix, Vector, noise

from . import outmats
from .geo import Build, rng, xform


def plane(x0, x1, y0, y1, z=0.0, mat=None):
    b = Build()
    b.surf(lambda u, v: (x0 + (x1 - x0) * u, y0 + (y1 - y0) * v, z), 1, 1)
    return b.obj("ground", mat or outmats.ground())


def sea(y0=60, y1=9000, z=-8, w=16000, at=None, **look):
    Build(at).surf(lambda u, v: ((u - 0.5) * w, y0 + (y1 - y0) * v, z), 1, 1, smooth=False).obj("sea", outmats.sea(**look))


def hill(x0, x1, y0, y1, height, z=-8, seed=0, peak=0.5, cliff=0.35, rough=1.0, at=None, air=outmats.AIR, glow=0.42, reach=1400.0, crown=9.0, nx=200, ny=40):
    """Forested ridge as a landform: skyline along x, slope along y, a bluff where it meets the sea.
    peak: where along x it is highest; cliff: share of the height that stands steep."""
    b = Build(at)

    def top(u):
        env = max(0.0, math.sin(math.pi * u)) ** 0.55
        lean = 0.55 + 0.45 * math.cos((u - peak) * math.pi)
        return env * lean * (1 + 0.34 * rough * noise.fractal(Vector((u * 6 + seed, seed, 0)), 0.95, 2.1, 6))

    def fn(u, v):
        face = math.sin(math.pi * min(1.0, v * 1.25)) if v > 0.4 else math.sin(math.pi / 2 * v / 0.4)
        face = (1 - cliff) * face + cliff * min(1.0, v * 9)
        gully = 0.07 * rough * noise.fractal(Vector((u * 22 + seed, v * 3, seed)), 0.9, 2.0, 4) * min(1, 4 * v)
        out = 0.22 * rough * (y1 - y0) * noise.fractal(Vector((u * 9, seed, 1)), 0.9, 2.0, 4)
        return (x0 + (x1 - x0) * u, y0 + (y1 - y0) * v + out, z - 0.5 + height * max(0.0, top(u) * (face + gully)))
    b.surf(fn, nx, ny)
    b.obj("hill", outmats.forest(air=air, glow=glow, reach=reach, crown=crown))


def escarpment(x0, x1, y0, height=160, z=-4, depth=420, seed=0, at=None, air=outmats.AIR, glow=0.42, reach=1400.0):
    """The Illawarra scarp: forested talus, a band of sandstone cliff, a level plateau edge."""
    b = Build(at)

    def fn(u, v):
        n = noise.fractal(Vector((u * 7 + seed, seed, 0)), 0.95, 2.1, 6)
        rim = height * (0.86 + 0.14 * n)
        if v < 0.72:
            h = rim * 0.72 * (v / 0.72) ** 1.5 * (1 + 0.22 * noise.fractal(Vector((u * 24, v * 4, seed)), 0.9, 2.0, 4))
        elif v < 0.80:
            h = rim * (0.72 + 0.26 * (v - 0.72) / 0.08)
        else:
            h = rim * (0.98 + 0.02 * (v - 0.80) / 0.2)
        spur = 90 * noise.fractal(Vector((u * 11 + seed, 3, seed)), 0.9, 2.0, 4)
        d = depth * (v if v < 0.72 else 0.72 + 0.06 * (v - 0.72) / 0.08 if v < 0.80 else 0.78 + (v - 0.80))
        return (x0 + (x1 - x0) * u, y0 + d + spur * (0.4 + 0.6 * v), z + max(0.0, h))
    b.surf(fn, 260, 60)
    b.obj("escarpment", outmats.forest(air=air, glow=glow, reach=reach, crown=11.0))


def coast(y=0, z=-9, seed=0, at=None, side=-1):
    """Backdrop for windows and decks: sea and two low, distant points on one side of the view, shaped by `seed`. This coast has no
    fjords: a headland stands twenty to forty metres over the water, and the high ground is the escarpment inland."""
    at = at or xform()
    sea(y + 40, z=z, at=at, own=0.5, body=0.8)
    # Builders lay the coast out to the right; a negative side lays it to the left.
    m = at @ xform((0, y, 0)) @ Matrix.Scale(1 if side > 0 else -1, 4, (1, 0, 0))
    r = rng(seed + 11)
    for x0, x1, d, h in ((r.uniform(60, 160), r.uniform(700, 1100), 1150, r.uniform(16, 28)), (250, 1900, 2100, r.uniform(30, 44))):
        hill(x0, x1, d, d + 500, h, z, seed + int(h), r.uniform(0.3, 0.75), r.uniform(0.4, 0.65), 0.45, m)
