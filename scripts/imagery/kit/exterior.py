"""House-front pieces: decks, cladding, trim, roof edge, balustrade."""
import math

from . import mats, weather
from .geo import Build, rng, xform


def deck(w, d, at, board=0.14, light="#b98a5e", dark="#8a613e", along="x", seed=0, edge=True, z=0.0):
    """Boards with 5 mm gaps; top surface at z, extending -y from the wall."""
    r = rng(seed)
    b = Build(at)
    n = int((d if along == "x" else w) / board)
    for i in range(n):
        span = w if along == "x" else d
        p = -r.uniform(0.3, 2.5)
        while p < span:
            a, e = max(0, p), min(span, p + r.uniform(2.4, 4.2))
            if e - a > 0.02:
                mid, ln = (a + e) / 2, e - a - 0.002
                c = (-w / 2 + mid, -(i + 0.5) * board, z - 0.012) if along == "x" else (-w / 2 + (i + 0.5) * board, -mid, z - 0.012)
                b.box(c, (ln, board - 0.006, 0.024) if along == "x" else (board - 0.006, ln, 0.024), 0.003, rnd=r.random())
            p = e if e > a else p + 1
    if edge:
        b.box((0, -d - 0.012, z - 0.09), (w, 0.024, 0.18), 0.003, rnd=0.5)
    b.obj("deck", mats.timber(light, dark, axis=along, rough=0.6, planks=0.35))
    Build(at).box((0, -d / 2, z - 0.06), (w - 0.02, d - 0.02, 0.02)).obj("deck shadow", mats.paint("#1d1712", 0.95))


def weatherboards(length, height, at, openings=(), color="#e8e9e4", cover=0.17, z0=0.0):
    """Lapped boards in random lengths on a wall whose face is y = 0 and which looks toward -y."""
    r = rng(round(length * 10))
    b = Build(at)
    n = int(math.ceil(height / cover))
    for i in range(n):
        za, zb = z0 + i * cover, z0 + min(height, (i + 1) * cover)
        spans = [(-length / 2, length / 2)]
        for ox, oz, ow, oh in openings:
            if oz - 0.06 < zb and oz + oh + 0.06 > za:
                new = []
                for s, e in spans:
                    l, r_ = ox - ow / 2 - 0.06, ox + ow / 2 + 0.06
                    if l > s:
                        new.append((s, min(e, l)))
                    if r_ < e:
                        new.append((max(s, r_), e))
                    if r_ <= s or l >= e:
                        if (s, e) not in new and not (l > s or r_ < e):
                            new.append((s, e))
                spans = [(s, e) for s, e in new if e - s > 0.01]
        for s, e in spans:
            while s < e - 0.01:
                end = e if e - s < 5.2 else s + r.uniform(2.6, 4.8)
                b.prism([(-0.030, za - 0.012), (-0.012, zb), (0.0, zb), (0.0, za - 0.012)], end - s - 0.0025, xform(((s + end) / 2, 0, 0)), rnd=r.random())
                s = end
    b.obj("weatherboards", weather.boards(color, round(at.translation.z + z0, 2)))


def cover_battens(length, height, at, openings=(), color="#e6e1d6", pitch=0.9, rails=(2.2,)):
    """Strips over the joints of flat sheets on a wall that looks toward -y: uprights every `pitch`, level ones at `rails`."""
    def gaps(lo, hi, blocked):
        ends = [lo, *[e for span in sorted(blocked) for e in span], hi]
        return [(p, q) for p, q in zip(ends[::2], ends[1::2]) if q - p > 0.05]

    b = Build(at)
    n = round(length / pitch)
    for i in range(n + 1):
        x = (i / n - 0.5) * (length - 0.045)
        for z0, z1 in gaps(0, height, [(z - 0.06, z + h + 0.08) for ox, z, w, h in openings if abs(x - ox) < w / 2 + 0.12]):
            b.box((x, -0.007, (z0 + z1) / 2), (0.05, 0.016, z1 - z0), 0.003)
    for z in rails:
        for x0, x1 in gaps(-length / 2, length / 2, [(ox - w / 2 - 0.1, ox + w / 2 + 0.1) for ox, oz, w, h in openings if oz - 0.06 < z < oz + h + 0.1]):
            b.box(((x0 + x1) / 2, -0.006, z), (x1 - x0, 0.016, 0.05), 0.003)
    b.obj("cover battens", mats.paint(color, 0.55))


def ext_trim(at, op, width=0.09, color="#f6f5f1", y=-0.03, sill=True):
    x, z, w, h = op
    b = Build(at)
    for sx in (-1, 1):
        b.box((x + sx * (w / 2 + width / 2), y, z + h / 2), (width, 0.05, h), 0.004)
    b.box((x, y, z + h + width / 2), (w + 2 * width, 0.055, width), 0.004)
    if sill:
        b.box((x, y - 0.02, z - 0.03), (w + 2 * width + 0.06, 0.11, 0.06), 0.006)
        weather.sill_runs(at, op)
    b.obj("trim", mats.paint(color, 0.45))


def roof_edge(length, at, z=2.75, over=0.6, color="#4a5054", gutter="#eceae5", pitch=20):
    """Eaves, gutter and the first metre of a corrugated roof above a wall facing -y."""
    Build(at).box((0, -over / 2, z - 0.006), (length, over, 0.012)).obj("soffit", mats.paint("#f2f1ed", 0.7))
    g = Build(at)
    g.prism([(-over, z - 0.03), (-over - 0.11, z - 0.02), (-over - 0.125, z + 0.085), (-over - 0.115, z + 0.09), (-over - 0.10, z), (-over, z - 0.01), (-over, z + 0.16), (-over + 0.02, z + 0.16), (-over + 0.02, z - 0.03)], length)
    g.obj("gutter", mats.paint(gutter, 0.4))
    r = Build(at)
    t = math.tan(math.radians(pitch))
    n = int(length / 0.076)
    r.surf(lambda u, v: ((u - 0.5) * length, -over - 0.06 + v * 5.0, z + 0.15 + v * 5.0 * t + 0.009 * math.sin(u * n * 2 * math.pi)), n * 6, 1)
    r.obj("roof", mats.metal(color, 0.45, 0.3))


def balustrade(w, at, h=1.0):
    """Panes on metal clamps."""
    b, g = Build(at), Build(at)
    n = max(1, round(w / 1.3))
    for i in range(n):
        x = -w / 2 + (i + 0.5) * w / n
        g.box((x, 0, h / 2 + 0.03), (w / n - 0.03, 0.012, h - 0.06))
        for s in (-1, 1):
            b.box((x + s * (w / n / 2 - 0.2), 0, 0.07), (0.05, 0.05, 0.14), 0.006)
    g.obj("balustrade glass", mats.glass("#eef7f4"))
    b.obj("balustrade", mats.metal("#c9cbcc", 0.3))


def picket_fence(x0, x1, at, h=0.95, color="#f1eee6", gap=0.10):
    """Pointed pickets on two rails along x at y = 0."""
    b = Build(at)
    n = int((x1 - x0) / gap)
    for i in range(n):
        x = x0 + (i + 0.5) * (x1 - x0) / n
        b.prism([(-0.009, 0.05), (0.009, 0.05), (0.009, h - 0.05), (0.0, h), (-0.009, h - 0.05)], 0.062, xform((x, -0.02, 0)))
    for z in (0.25, h - 0.22):
        b.box(((x0 + x1) / 2, 0.012, z), (x1 - x0, 0.035, 0.07), 0.004)
    for i in range(int((x1 - x0) / 2.2) + 1):
        b.box((min(x1, x0 + i * 2.2), 0.03, h / 2), (0.09, 0.09, h), 0.006)
    b.obj("picket fence", mats.paint(color, 0.5))


def paling_fence(length, at, h=1.75, seed=0):
    """Weathered timber palings along a garden's boundary."""
    r = rng(seed)
    b = Build(at)
    n = int(length / 0.105)
    for i in range(n):
        b.box((-length / 2 + (i + 0.5) * length / n, r.uniform(-0.006, 0.006), (h + r.uniform(-0.03, 0.03)) / 2), (length / n - 0.010, 0.016, h), 0.002, rnd=r.random())
    b.box((0, 0, h + 0.01), (length, 0.07, 0.03), 0.004, rnd=0.5)
    b.obj("fence", mats.timber("#94897a", "#665d52", axis="z", rough=0.9))
