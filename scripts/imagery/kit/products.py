"""Indoor window furnishings. Each is built in local coordinates: x across the opening (centred),
z up from the opening's base, y = 0 on the mounting plane with the room at y < 0."""
import math

from mathutils import Vector, noise

from . import mats
from .geo import Build, ellipse, rng, xform

WHITE = "#f4f2ed"


def plantation_shutters(w, h, at, panels=4, tilt=18, color=WHITE, blade=0.089, midrail=None, rod=True, swing=None, tiers=1, mat=None):
    """Hinged louvred panels in a frame. swing: {panel index: degrees open}."""
    mat = mat or mats.paint(color, 0.34)
    b, n = Build(at), Build(at)
    fw = 0.045
    for sx in (-1, 1):
        b.box((sx * (w / 2 - fw / 2), -0.02, h / 2), (fw, 0.075, h), 0.004)
        b.box((sx * (w / 2 - fw * 0.15), -0.052, h / 2), (fw * 0.6, 0.03, h + 0.03), 0.005)
    for z in (fw / 2, h - fw / 2):
        b.box((0, -0.02, z), (w - 2 * fw, 0.074, fw), 0.004)
    pw = (w - 2 * fw - 0.004) / panels
    th = (h - 2 * fw) / tiers
    for tier in range(tiers):
        for i in range(panels):
            x0 = -w / 2 + fw + 0.002 + i * pw
            ang = (swing or {}).get(i, 0)
            hinge_left = ang >= 0
            piv = x0 if hinge_left else x0 + pw
            m = xform((piv, -0.03, fw + tier * th), rz=-ang) @ xform((pw / 2 if hinge_left else -pw / 2, 0, 0))
            _shutter_panel(b, m, pw - 0.004, th - 0.004, tilt, blade, midrail, rod)
            hx = -pw / 2 if hinge_left else pw / 2
            for z in (0.2, th - 0.2):
                n.tube([(hx, -0.022, z - 0.035), (hx, -0.022, z + 0.035)], 0.006, 8, m=m)
    n.obj("hinges", mat)
    return b.obj("plantation shutters", mat)


def _shutter_panel(b, m, w, h, tilt, blade, midrail, rod):
    st, top, bot, mid, d = 0.051, 0.10, 0.11, 0.085, 0.028
    for sx in (-1, 1):
        b.box((sx * (w / 2 - st / 2), 0, h / 2), (st, d, h), 0.003, m=m)
    b.box((0, 0, h - top / 2), (w - 2 * st, d * 0.9, top), 0.002, m=m)
    b.box((0, 0, bot / 2), (w - 2 * st, d * 0.9, bot), 0.002, m=m)
    zones = [(bot, h - top)]
    if midrail:
        zm = h * midrail
        b.box((0, 0, zm), (w - 2 * st, d * 0.9, mid), 0.002, m=m)
        zones = [(bot, zm - mid / 2), (zm + mid / 2, h - top)]
    prof = ellipse(blade, 0.011)
    for z0, z1 in zones:
        count = max(1, round((z1 - z0) / (blade * 0.87)))
        step = (z1 - z0) / count
        for k in range(count):
            z = z0 + (k + 0.5) * step
            b.prism(prof, w - 2 * st - 0.004, m @ xform((0, 0, z), rx=-tilt), smooth=True)
        if rod:
            y = -math.cos(math.radians(tilt)) * blade / 2 - 0.008
            dz = math.sin(math.radians(tilt)) * blade / 2
            b.box((0, y, (z0 + z1) / 2 + dz), (0.011, 0.010, z1 - z0 - step * 0.9), 0.003, m=m)


def roller_blind(w, drop, at, h, color="#e9e4d8", through=0.3, open_=0.0, rail="#e8e6e1", cassette=True, y=-0.05, chain=True):
    """h is the opening height, drop the length of fabric let down."""
    rail_m = mats.paint(rail, 0.35)
    cl = mats.cloth(color, through, open_, 1400.0)
    b = Build(at)
    if cassette:
        b.box((0, y, h - 0.05), (w, 0.09, 0.1), 0.012)
    else:
        for sx in (-1, 1):
            b.box((sx * (w / 2 - 0.008), y, h - 0.045), (0.012, 0.075, 0.085), 0.004)
    b.box((0, y + 0.012, h - drop), (w - 0.05, 0.014, 0.030), 0.006)
    b.obj("roller hardware", rail_m)
    if not cassette:
        t = Build(at)
        t.tube([(-w / 2 + 0.014, y, h - 0.045), (w / 2 - 0.014, y, h - 0.045)], 0.028, 24)
        t.obj("roll", cl)
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


def venetian(w, h, at, tilt=25, slat=0.050, color="#f2efe8", mat=None, drop=None, y=-0.05, pitch=None, tapes=None):
    mat = mat or mats.paint(color, 0.32)
    drop = drop or h
    pitch = pitch or slat * 0.86
    b = Build(at)
    b.box((0, y, h - 0.03), (w, 0.062, 0.06), 0.003)
    b.box((0, y, h - drop + 0.012), (w - 0.01, slat, 0.02), 0.004)
    n = int((drop - 0.10) / pitch)
    crown = [(slat * (i / 8 - 0.5), 0.0035 * (1 - (i / 4 - 1) ** 2) + 0.0013) for i in range(9)]
    prof = crown + [(p, z - 0.0026) for p, z in crown[::-1]]
    for k in range(n):
        b.prism(prof, w - 0.012, xform((0, y, h - 0.085 - k * pitch), rx=-tilt), smooth=True)
    # surplus slats stack on the bottom rail when the blind is part-raised
    for k in range(int((h - drop) / pitch)):
        b.prism(prof, w - 0.012, xform((0, y, h - drop + 0.028 + k * 0.0045)), smooth=True)
    b.obj("venetian", mat)
    c = Build(at)
    cords = max(2, round(w / 0.55))
    hw = 0.019 if tapes else 0.0011
    for i in range(cords):
        x = -w / 2 + 0.16 + i * (w - 0.32) / (cords - 1)
        for dy in (-slat / 2 - 0.001, slat / 2 + 0.001):
            c.box((x, y + dy, h - drop / 2 - 0.02), (hw * 2, 0.0016, drop - 0.05))
    c.tube([(w / 2 - 0.10, y - slat / 2 - 0.012, h - 0.07), (w / 2 - 0.10, y - slat / 2 - 0.012, h - min(0.85, h * 0.6))], 0.005, 8)
    c.obj("cords", mats.fabric(tapes) if tapes else mats.paint("#e9e6df", 0.6))


def vertical_blind(w, h, at, angle=35, vane=0.127, color="#e4ded1", through=0.3, rail="#efede8", y=-0.08, stack=0.0, side=1, seed=0):
    """stack: share of the vanes drawn to one side."""
    r = rng(seed)
    b = Build(at)
    b.box((0, y, h - 0.02), (w, 0.045, 0.04), 0.004)
    b.obj("headrail", mats.paint(rail, 0.35))
    f, cl = Build(at), mats.cloth(color, through, 0.0, 900.0)
    n = int(w / (vane * 0.86))
    wts = Build(at)
    for i in range(n):
        x = -w / 2 + (i + 0.5) * w / n
        a = angle
        if i < n * stack:
            x = (-w / 2 + 0.03 + i * 0.018) * side
            a = 84
        elif stack:
            x = x * side
        m = xform((x, y, 0), rz=a + r.uniform(-1.5, 1.5))
        f.surf(lambda u, v: ((u - 0.5) * vane, 0.012 * (1 - (2 * u - 1) ** 2) - 0.006, 0.03 + v * (h - 0.09)), 8, 1, m=m)
        wts.box((0, 0, 0.045), (vane * 0.96, 0.006, 0.03), 0.002, m=m)
        wts.tube([(0, 0, h - 0.06), (0, 0, h - 0.03)], 0.004, 6, m=m)
    f.obj("vanes", cl)
    wts.obj("vane weights", cl)


def panel_glides(w, h, at, panels=5, drawn=1.0, color="#e6dfd0", through=0.16, open_=0.0, rail="#e9e7e2", y=-0.06, side=-1, lap=0.055, sheer=(), weave=500.0):
    """Flat panels on parallel tracks. drawn: share of the track they cover, 1 being all of it, evenly lapped
    by `lap` metres; less, and the panels on the far side park behind one another. sheer: indices of lighter panels."""
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
        f.obj("panel", mats.cloth(color, 0.45, 0.35, weave) if i in sheer else mats.cloth(color, through, open_, weave))
        for z in (0.035, h - 0.055):
            bars.box((x, yy, z), (pw, 0.011, 0.032), 0.003)
    bars.obj("panel bars", mats.paint(color, 0.4))


def cellular_blind(w, drop, at, h, color="#e9e2d2", through=0.42, rail="#f0ede6", y=0.05, pleat=0.025, grip="#b08d57"):
    """Honeycomb blind worked by a grip on its bottom rail: no cord, no chain."""
    b = Build(at)
    b.box((0, y, h - 0.022), (w, 0.050, 0.044), 0.005)
    b.box((0, y, h - drop + 0.014), (w, 0.040, 0.028), 0.005)
    b.obj("cellular rails", mats.paint(rail, 0.35))
    g = Build(at)
    g.box((0, y - 0.030, h - drop + 0.008), (0.13, 0.024, 0.014), 0.005)
    g.obj("grip", mats.metal(grip, 0.35))
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
    f.obj("cells", mats.cloth(color, through, 0.0))


def wave_curtain(x0, x1, h, at, pitch=0.115, amp=0.055, mat=None, y=-0.10, seed=0, flare=0.15, base=0.008, track=True, lean=0.0):
    """S-fold cloth from x0 to x1, hanging to just off the floor."""
    mat = mat or mats.cloth("#f6f3ec", 0.4, 0.35)
    r = rng(seed)
    n = max(2, round(abs(x1 - x0) / pitch))
    amps = [amp * r.uniform(0.82, 1.14) for _ in range(n + 2)]

    def fn(u, v):
        t = u * n
        i = int(t)
        a = amps[i] + (amps[i + 1] - amps[i]) * (t - i)
        z = base + (h - base) * v
        k = 1 + flare * (1 - v)
        drift = noise.noise(Vector((u * n * 0.45 + seed, v * 1.3, seed))) * 0.35 * (1 - v)
        ph = 2 * math.pi * t + drift
        x = x0 + (x1 - x0) * u - pitch * 0.13 * math.sin(2 * ph) + lean * (1 - v) ** 2
        return (x, y + a * k * math.sin(ph) + 0.02 * noise.noise(Vector((u * 6, v * 2, seed))) * (1 - v), z)

    f = Build(at)
    f.surf(fn, n * 22, 26)
    f.obj("curtain", mat)
    if track:
        b = Build(at)
        b.box(((x0 + x1) / 2, y, h + 0.012), (abs(x1 - x0) + 0.06, 0.03, 0.022), 0.003)
        b.obj("track", mats.paint("#f1efe9", 0.35))


def veri_shades(x0, x1, h, at, pitch=0.135, vane=0.115, angle=38, color="#e6dfd3", y=-0.11, seed=0):
    """Sheer vertical folds: solid vanes joined by sheer, one continuous cloth."""
    solid = mats.cloth(color, 0.12, 0.0, 1200.0)
    sheer = mats.cloth("#f6f4ef", 0.5, 0.68)
    r = rng(seed)
    n = round((x1 - x0) / pitch)
    a, s = Build(at), Build(at)
    pts = []
    for i in range(n):
        x = x0 + (i + 0.5) * (x1 - x0) / n
        g = math.radians(angle + r.uniform(-2, 2))
        dx, dy = math.cos(g) * vane / 2, math.sin(g) * vane / 2
        p, q = (x - dx, y - dy), (x + dx, y + dy)
        pts.append((p, q))

        def vane_fn(u, v, p=p, q=q, g=g):
            bow = 0.018 * math.sin(math.pi * u)
            return (p[0] + (q[0] - p[0]) * u - math.sin(g) * bow, p[1] + (q[1] - p[1]) * u + math.cos(g) * bow, 0.012 + v * (h - 0.012))
        a.surf(vane_fn, 10, 2)
    for (p0, q0), (p1, q1) in zip(pts, pts[1:]):
        def sheer_fn(u, v, q=q0, p=p1):
            sag = 0.022 * math.sin(math.pi * u)
            return (q[0] + (p[0] - q[0]) * u, q[1] + (p[1] - q[1]) * u - sag, 0.012 + v * (h - 0.012))
        s.surf(sheer_fn, 10, 2)
    a.obj("veri vanes", solid)
    s.obj("veri sheer", sheer)
    b = Build(at)
    b.box(((x0 + x1) / 2, y, h + 0.022), (x1 - x0 + 0.04, 0.06, 0.044), 0.004)
    b.obj("track", mats.paint("#f1efe9", 0.35))
