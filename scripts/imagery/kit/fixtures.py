"""Things built into a room: bath, taps, kitchen."""
import math

from . import finishes, mats
from .furniture import OAK
from .geo import Build, xform


def bathtub(at, w=1.65, d=0.78, h=0.57):
    b = Build(at)

    def ring(a, z, sx, sy):
        c, s = math.cos(a), math.sin(a)
        e = 0.62
        return (sx * math.copysign(abs(c) ** e, c), sy * math.copysign(abs(s) ** e, s), z)
    prof = [(0.80, 0.0), (0.86, 0.02), (0.93, 0.30), (0.985, h - 0.03), (1.0, h - 0.008), (0.995, h), (0.965, h), (0.955, h - 0.01), (0.90, 0.30), (0.80, 0.13), (0.6, 0.10), (0.01, 0.10)]
    b.surf(lambda u, v: ring(2 * math.pi * u, *(lambda k: (prof[k][1], w / 2 * prof[k][0], d / 2 * prof[k][0]))(round(v * (len(prof) - 1)))), 96, len(prof) - 1)
    b.obj("bath", mats.paint("#f6f4ef", 0.16, 0.0, 0.6))


def tap(at, h=0.95, metal="#b7945c"):
    b = Build(at)
    arc = [(0, 0, 0), (0, 0, h * 0.85)] + [(0, -0.10 + 0.10 * math.cos(t), h * 0.85 + 0.10 * math.sin(t)) for t in [math.pi * i / 10 for i in range(1, 11)]] + [(0, -0.20, h * 0.80)]
    b.tube(arc, 0.012, 14)
    b.lathe([(0.001, 0.008), (0.04, 0.008), (0.042, 0.0)], 30)
    b.tube([(0, 0, h * 0.62), (0.09, 0, h * 0.62)], 0.009, 10)
    b.obj("tap", mats.metal(metal, 0.25))


def island(at, w=2.4, d=0.95, h=0.92, top=("#e6e1d8", "#cfc8bb"), front=OAK):
    b = Build(at)
    n = int(w / 0.06)
    for i in range(n):
        b.box((-w / 2 + 0.05 + (i + 0.5) * (w - 0.1) / n, -d / 2 + 0.28, (h - 0.03) / 2), ((w - 0.1) / n - 0.008, 0.02, h - 0.03), 0.006, rnd=(i * 0.37) % 1)
    b.obj("island battens", mats.timber(*front, axis="z"))
    Build(at).box((0, 0.13, (h - 0.03) / 2), (w - 0.1, d - 0.32, h - 0.03)).obj("island body", mats.paint("#e9e4da", 0.5))
    t = Build(at)
    t.box((0, 0, h - 0.0), (w, d, 0.04), 0.004)
    for sx in (-1, 1):
        t.box((sx * (w / 2 - 0.02), 0, h / 2 - 0.01), (0.04, d, h - 0.02), 0.004)
    t.obj("island top", mats.stone(*top, 2.0, 0.28, 0.02))


def wall_tiles(at, w, h, size=(0.13, 0.13), z0=0.0, a="#dfe3da", b_="#c3ccc0", bond=0.0, rough=0.12, holes=()):
    """Glazed tiles on a wall face; holes are (x, z, width, height) left bare; bond shifts alternate rows."""
    b = Build(at)
    nx, nz = int(round(w / size[0])), int(round(h / size[1]))
    for j in range(nz):
        for i in range(nx + (1 if bond else 0)):
            x, z = -w / 2 + (i + 0.5) * size[0] - (bond * size[0] if j % 2 else 0), z0 + (j + 0.5) * size[1]
            if abs(x) > w / 2 or any(abs(x - hx) < hw / 2 + size[0] / 2 and hz - size[1] / 2 < z < hz + hh + size[1] / 2 for hx, hz, hw, hh in holes):
                continue
            b.box((x, -0.004, z), (size[0] - 0.003, 0.010, size[1] - 0.003), 0.002, rnd=(i * 0.618 + j * 0.377 + i * j * 0.13) % 1)
    b.obj("wall tiles", finishes.glazed(a, b_, rough))
    g = Build(at)
    for (x0, x1, za, zb) in _around(w, z0, h, holes):
        g.box(((x0 + x1) / 2, 0.0, (za + zb) / 2), (x1 - x0, 0.004, zb - za))
    g.obj("tile grout", mats.paint("#cfc8ba", 0.9))


def _around(w, z0, h, holes):
    """Strips of a wall face beside, below and above one hole."""
    if not holes:
        return [(-w / 2, w / 2, z0, z0 + h)]
    x, z, hw, hh = holes[0]
    out = [(-w / 2, x - hw / 2, z0, z0 + h), (x + hw / 2, w / 2, z0, z0 + h)]
    if z > z0:
        out.append((x - hw / 2, x + hw / 2, z0, min(z, z0 + h)))
    if z + hh < z0 + h:
        out.append((x - hw / 2, x + hw / 2, z + hh, z0 + h))
    return [o for o in out if o[1] > o[0] and o[3] > o[2]]


def bench_run(at, w=3.4, d=0.62, h=0.9, doors=6, color="#8a947f", top=("#ece7de", "#d5cec2"), knob="#b08d57", sink=0.0):
    """Shaker base cabinets against a wall at y = 0, facing -y, with worktop, sink and gooseneck tap."""
    b = Build(at)
    b.box((0, -d / 2 + 0.02, 0.05), (w, d - 0.1, 0.1))
    b.box((0, -d / 2 + 0.02, h / 2 + 0.03), (w, d - 0.06, h - 0.10))
    k = Build(at)
    dw = w / doors
    for i in range(doors):
        x, y = -w / 2 + (i + 0.5) * dw, -d + 0.035
        for z, ph in ((0.40, 0.56), (0.775, 0.155)):
            b.box((x, y - 0.004, z), (dw - 0.006, 0.016, ph), 0.002)
            for s in (-1, 1):
                b.box((x + s * (dw / 2 - 0.035), y - 0.014, z), (0.06, 0.012, ph - 0.004), 0.002)
                b.box((x, y - 0.014, z + s * (ph / 2 - 0.03)), (dw - 0.13, 0.012, min(0.06, ph * 0.3)), 0.002)
        kx = x + (dw / 2 - 0.035) * (1 if i % 2 == 0 else -1)
        for kz, kk in ((0.62, kx), (0.775, x)):
            if abs(kk - sink) < 0.42 and kz > 0.7:
                continue
            k.lathe([(0.001, 0.026), (0.012, 0.024), (0.014, 0.016), (0.006, 0.008), (0.007, 0)], 20, xform((kk, y - 0.02, kz), rx=90))
    b.obj("cabinets", mats.paint(color, 0.42))
    k.obj("knobs", mats.metal(knob, 0.3))
    Build(at).box((0, -d / 2, h - 0.018), (w + 0.02, d + 0.02, 0.036), 0.004).obj("worktop", mats.stone(*top, 1.6, 0.22, 0.02))
    Build(at).box((sink, -d / 2 - 0.075, h - 0.11), (0.78, d - 0.10, 0.236), 0.012).obj("apron sink", mats.paint("#f5f3ee", 0.15, 0, 0.6))
    Build(at).box((sink, -d / 2 - 0.03, h + 0.0105), (0.70, d - 0.24, 0.004)).obj("sink well", mats.paint("#cfcbc3", 0.3))
    tap(at @ xform((sink, -0.09, h)), 0.36, knob)


def vanity(at, w=1.1, wood=OAK, basin="#f4f1ea", metal="#b08d57"):
    """Wall-hung timber vanity facing -y with a bowl basin and wall spout."""
    b = Build(at)
    for i in range(int(w / 0.05)):
        b.box((-w / 2 + (i + 0.5) * 0.05, -0.46, 0.62), (0.042, 0.02, 0.36), 0.004, rnd=(i * 0.37) % 1)
    b.box((0, -0.23, 0.62), (w, 0.44, 0.36), 0.004)
    b.obj("vanity", mats.timber(*wood, axis="z"))
    Build(at).box((0, -0.24, 0.815), (w + 0.02, 0.50, 0.03), 0.004).obj("vanity top", finishes.terrazzo())
    c = Build(at)
    c.lathe([(0.001, 0.02), (0.12, 0.0), (0.19, 0.06), (0.205, 0.125), (0.197, 0.125), (0.18, 0.06), (0.001, 0.03)], 56, xform((0, -0.25, 0.83)))
    c.obj("basin", mats.paint(basin, 0.18, 0, 0.6))
    s = Build(at)
    s.tube([(0, 0, 1.12), (0, -0.16, 1.12), (0, -0.20, 1.10), (0, -0.205, 1.07)], 0.012, 14)
    for sx in (-1, 1):
        s.tube([(sx * 0.10, 0, 1.12), (sx * 0.10, -0.04, 1.12)], 0.02, 18)
        s.tube([(sx * 0.10, -0.03, 1.12), (sx * 0.10, -0.03, 1.165)], 0.006, 8)
    s.obj("spout", mats.metal(metal, 0.25))


def door_leaf(at, w=0.82, h=2.04, color="#ece7dc", panels=((0.52, 0.78), (1.42, 0.82)), knob="#b08d57", trim="#f4f2ed"):
    """Panelled interior door with architrave, closed, on a wall facing -y."""
    b = Build(at)
    b.box((0, -0.012, h / 2), (w, 0.04, h), 0.003)
    for zc, ph in panels:
        for sx in (-1, 1):
            b.box((sx * w * 0.225, -0.034, zc), (w * 0.33, 0.016, ph), 0.010)
            b.box((sx * w * 0.225, -0.040, zc), (w * 0.24, 0.016, ph - 0.09), 0.006)
    b.obj("door", mats.paint(color, 0.4))
    a = Build(at)
    for sx in (-1, 1):
        a.box((sx * (w / 2 + 0.05), -0.015, h / 2), (0.09, 0.035, h), 0.006)
    a.box((0, -0.016, h + 0.045), (w + 0.2, 0.04, 0.09), 0.006)
    a.obj("door trim", mats.paint(trim, 0.4))
    k = Build(at)
    k.lathe([(0.001, 0.06), (0.022, 0.055), (0.026, 0.04), (0.010, 0.02), (0.012, 0.005), (0.026, 0.0)], 28, xform((w / 2 - 0.07, -0.032, 1.0), rx=90))
    k.obj("knob", mats.metal(knob, 0.3))


def moulding(at, length, z, profile=((0.0, 0.0), (-0.05, 0.0), (-0.045, -0.02), (-0.02, -0.035), (-0.012, -0.06), (0.0, -0.06)), color="#f4f2ed"):
    """Cornice or picture rail along a wall face, hanging below z."""
    Build(at).prism(list(profile)[::-1], length, xform((0, 0, z))).obj("moulding", mats.paint(color, 0.45))
