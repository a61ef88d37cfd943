"""Indoor blinds: roller, venetian, vertical, panel glides, cellular.
Local coordinates of the opening: origin at its sill centre on the inner wall face, the room at y < 0."""
import math

from . import cloths, mats
from .geo import Build, rng, xform


def roller_blind(w, drop, at, h, color="#e9e4d8", through=0.3, open_=0.0, rail="#e8e6e1", cassette=True, y=-0.05, chain=True):
    """h is the opening height, drop the length of fabric let down."""
    rail_m = mats.paint(rail, 0.35)
    cl = cloths.cloth(color, through, open_, 1400.0)
    b = Build(at)
    if cassette:
        b.box((0, y, h - 0.05), (w, 0.09, 0.1), 0.012)
    else:
        for sx in (-1, 1):
            b.box((sx * (w / 2 - 0.008), y, h - 0.045), (0.012, 0.075, 0.085), 0.004)
    b.box((0, y + 0.012, h - drop), (w - 0.05, 0.014, 0.030), 0.006)
    b.obj("roller hardware", rail_m)
    if not cassette:
        Build(at).tube([(-w / 2 + 0.014, y, h - 0.045), (w / 2 - 0.014, y, h - 0.045)], 0.028, 24).obj("roll", cl)
    f = Build(at)
    f.surf(lambda u, v: ((u - 0.5) * (w - 0.05), y + 0.012 + 0.0015 * math.sin(u * 9) * (1 - v), h - 0.05 - (1 - v) * (drop - 0.05)), 24, 8)
    f.obj("roller fabric", cl)
    if not chain:
        return
    ch = Build(at)
    for dx in (0, 0.022):
        x = w / 2 + 0.004
        ch.tube([(x - 0.016, y - 0.03 + dx, h - 0.06), (x - 0.016, y - 0.03 + dx, h - 1.05)], 0.0022, 6)
    ch.obj("chain", mats.metal("#d9d9d6", 0.3))


def venetian(w, h, at, tilt=25, slat=0.050, color="#f2efe8", mat=None, y=-0.05):
    mat = mat or mats.paint(color, 0.32)
    pitch = slat * 0.86
    b = Build(at)
    b.box((0, y, h - 0.03), (w, 0.062, 0.06), 0.003)
    b.box((0, y, 0.012), (w - 0.01, slat, 0.02), 0.004)
    n = int((h - 0.10) / pitch)
    crown = [(slat * (i / 8 - 0.5), 0.0035 * (1 - (i / 4 - 1) ** 2) + 0.0013) for i in range(9)]
    prof = crown + [(p, z - 0.0026) for p, z in crown[::-1]]
    for k in range(n):
        b.prism(prof, w - 0.012, xform((0, y, h - 0.085 - k * pitch), rx=-tilt), smooth=True)
    b.obj("venetian", mat)
    c = Build(at)
    cords = max(2, round(w / 0.55))
    for i in range(cords):
        x = -w / 2 + 0.16 + i * (w - 0.32) / (cords - 1)
        for dy in (-slat / 2 - 0.001, slat / 2 + 0.001):
            c.box((x, y + dy, h / 2 - 0.02), (0.0022, 0.0016, h - 0.05))
    c.tube([(w / 2 - 0.10, y - slat / 2 - 0.012, h - 0.07), (w / 2 - 0.10, y - slat / 2 - 0.012, h - min(0.85, h * 0.6))], 0.005, 8)
    c.obj("cords", mats.paint("#e9e6df", 0.6))


def vertical_blind(w, h, at, angle=35, vane=0.127, color="#e4ded1", through=0.3, rail="#efede8", y=-0.08, clear=0.0, seed=0):
    """`clear`: share of the track drawn open at its right end, its vanes bunched beside the gap. A wand turns and draws them:
    no cord, no chain along the foot."""
    r = rng(seed)
    b = Build(at)
    b.box((0, y, h - 0.02), (w, 0.045, 0.04), 0.004)
    f, cl = Build(at), cloths.cloth(color, through, 0.0, 900.0)
    n = int(w / (vane * 0.86))
    keep = round(n * (1 - clear))
    wts = Build(at)
    for i in range(n):
        x = -w / 2 + min(i + 0.5, keep) * w / n + max(0, i - keep) * 0.022
        m = xform((x, y, 0), rz=angle + r.uniform(-1.5, 1.5))
        f.surf(lambda u, v: ((u - 0.5) * vane, 0.012 * (1 - (2 * u - 1) ** 2) - 0.006, 0.03 + v * (h - 0.09)), 8, 1, m=m)
        wts.box((0, 0, 0.045), (vane * 0.96, 0.006, 0.03), 0.002, m=m)
        wts.tube([(0, 0, h - 0.06), (0, 0, h - 0.03)], 0.004, 6, m=m)
    b.tube([(x + 0.02, y - 0.03, h - 0.03), (x + 0.03, y - 0.08, h - 0.10), (x + 0.03, y - 0.08, h - 1.35)], 0.006, 10)
    b.obj("headrail and wand", mats.paint(rail, 0.35))
    f.obj("vanes", cl)
    wts.obj("vane weights", cl)


def panel_glides(w, h, at, panels=5, drawn=1.0, color="#e6dfd0", through=0.16, rail="#e9e7e2", y=-0.06, side=-1, lap=0.055, weave=500.0):
    """Flat panels on parallel tracks. drawn: share of the track they cover, 1 being all of it, evenly lapped
    by `lap` metres; less, and the panels on the far side park behind one another."""
    b, bars = Build(at), Build(at)
    n = panels
    b.box((0, y - 0.008 * n, h - 0.02), (w + 0.06, 0.022 * n + 0.03, 0.04), 0.004)
    b.obj("panel track", mats.paint(rail, 0.35))
    pw = (w + (n - 1) * lap) / n
    for i in range(n):
        x = side * (w / 2 - pw / 2 - min(i * (pw - lap), max(0.0, w * drawn - pw)))
        yy = y - i * 0.022
        f = Build(at)
        f.surf(lambda u, v: (x + (u - 0.5) * pw, yy, 0.03 + v * (h - 0.075)), 4, 4)
        f.obj("panel", cloths.cloth(color, through, 0.0, weave))
        for z in (0.035, h - 0.055):
            bars.box((x, yy, z), (pw, 0.011, 0.032), 0.003)
    bars.obj("panel bars", mats.paint(color, 0.4))


def cellular_blind(w, drop, at, h, color="#e9e2d2", through=0.42, rail="#f0ede6", y=0.05, pleat=0.025, grip="#b08d57"):
    """Honeycomb blind worked by a grip on its bottom rail: no cord, no chain."""
    b = Build(at)
    b.box((0, y, h - 0.022), (w, 0.050, 0.044), 0.005)
    b.box((0, y, h - drop + 0.014), (w, 0.040, 0.028), 0.005)
    b.obj("cellular rails", mats.paint(rail, 0.35))
    Build(at).box((0, y - 0.030, h - drop + 0.008), (0.13, 0.024, 0.014), 0.005).obj("grip", mats.metal(grip, 0.35))
    z0, z1 = h - drop + 0.028, h - 0.044
    n = max(2, round((z1 - z0) / pleat))

    def wall_(sign):
        def fn(u, v):
            k = v * n * 4
            tri = abs((k / 2) % 2 - 1)
            return ((u - 0.5) * (w - 0.008), y + sign * (0.003 + 0.019 * tri), z0 + (z1 - z0) * v)
        return fn
    f = Build(at)
    for sign in (-1, 1):
        f.surf(wall_(sign), 2, n * 4, smooth=False)
    f.obj("cells", cloths.cloth(color, through, 0.0))
