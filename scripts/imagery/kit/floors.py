"""Floors: boards, herringbone, hexagons, sheets of terrazzo and carpet."""
import math

from . import finishes, mats
from .geo import Build, rng, xform


def _bed(w, d, centre, color="#bdb6aa"):
    Build().box((centre[0], centre[1], -0.062), (w + 0.6, d + 0.6, 0.1)).obj("floor bed", mats.paint(color, 0.9))


def herringbone(w, d, centre=(0, 0), light="#c79e6c", dark="#9a7145", seed=0, bw=0.09, n=5):
    """Parquet in 45-degree herringbone; blocks run past the walls, which hide their ends."""
    r = rng(seed)
    groups = {45: Build(xform((centre[0], centre[1], 0), rz=45)), 135: Build(xform((centre[0], centre[1], 0), rz=45))}
    ln = bw * n
    reach = int((w + d) / bw / 2) + n
    for i in range(-reach, reach):
        for k in range(-reach, reach):
            # rows step by one block width; every 2n cells the pattern repeats
            if (i - k) % (2 * n):
                continue
            for x, y, sx, sy in ((i, k, n, 1), (i + n, k - n + 1, 1, n)):
                cx, cy = (x + sx / 2) * bw, (y + sy / 2) * bw
                wx, wy = (cx - cy) * 0.7071, (cx + cy) * 0.7071
                if abs(wx) < w / 2 + ln and abs(wy) < d / 2 + ln:
                    g = groups[45 if sx > 1 else 135]
                    g.box((cx, cy, -0.01), (sx * bw - 0.001, sy * bw - 0.001, 0.02), 0.001, rnd=r.random())
    groups[45].obj("parquet", mats.timber(light, dark, axis="x", rough=0.34, planks=0.4))
    groups[135].obj("parquet", mats.timber(light, dark, axis="y", rough=0.34, planks=0.4))
    _bed(w, d, centre, "#3a2f25")


def sheet(w, d, centre=(0, 0), mat=None):
    """One unbroken floor: terrazzo, carpet, concrete."""
    Build().box((centre[0], centre[1], -0.02), (w + 0.4, d + 0.4, 0.04)).obj("floor", mat or finishes.carpet())


def hex_tiles(w, d, centre=(0, 0), r=0.10, a="#e9e4d8", b_="#b7c0b4", rough=0.3, every=0):
    """Hexagons; with `every` > 0 each such tile takes the second colour."""
    groups = (Build(), Build())
    dx, dy = r * math.sqrt(3), r * 1.5
    for j in range(int(d / dy) + 2):
        for i in range(int(w / dx) + 2):
            x, y = centre[0] - w / 2 + i * dx + (dx / 2 if j % 2 else 0), centre[1] - d / 2 + j * dy
            pts = [((r - 0.002) * math.sin(math.pi / 3 * k) + x, (r - 0.002) * math.cos(math.pi / 3 * k) + y, 0.0) for k in range(6)]
            groups[1 if every and (i + (j % 2) + 2 * j) % every == 0 else 0].add(pts[::-1], [tuple(range(6))], rnd=(i * 0.37 + j * 0.61) % 1)
    groups[0].obj("hex tiles", finishes.glazed(a, a, rough))
    if groups[1].v:
        groups[1].obj("hex tiles", finishes.glazed(b_, b_, rough))
    Build().box((centre[0], centre[1], -0.052), (w + 0.6, d + 0.6, 0.1)).obj("grout", mats.paint("#b8b0a2", 0.9))


def floor_boards(w, d, centre=(0, 0), board=0.16, light="#cda574", dark="#ab7f4f", seed=0, along="y", rough=0.36, planks=0.30):
    r = rng(seed)
    b = Build()
    n = int(math.ceil((w if along == "y" else d) / board))
    span = d if along == "y" else w
    for i in range(n):
        p = -r.uniform(0.2, 1.8)
        while p < span:
            ln = r.uniform(1.4, 2.4)
            a, e = max(0, p), min(span, p + ln)
            if e - a > 0.01:
                off = (i + 0.5) * board
                if along == "y":
                    c = (centre[0] - w / 2 + off, centre[1] - d / 2 + (a + e) / 2, -0.01)
                    s = (board - 0.0012, e - a - 0.0012, 0.02)
                else:
                    c = (centre[0] - w / 2 + (a + e) / 2, centre[1] - d / 2 + off, -0.01)
                    s = (e - a - 0.0012, board - 0.0012, 0.02)
                b.box(c, s, 0.0012, rnd=r.random())
            p += ln
    b.obj("floor", mats.timber(light, dark, axis=along, rough=rough, planks=planks))
    Build().box((centre[0], centre[1], -0.06), (w + 0.6, d + 0.6, 0.08)).obj("subfloor", mats.paint("#3a2f25", 0.9))
