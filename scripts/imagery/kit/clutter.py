"""What people leave about: breakfast things, coats and shoes, toys, papers, towels, cartons. `at` is where a thing stands (or, for what
hangs, the wall it hangs on, facing -y)."""
import math

from mathutils import Vector, noise

from . import cloths, finishes, lettering, mats
from .furniture import OAK
from .geo import Build, CORNERS, rng, xform


def kettle(at, color="#c9cbc9"):
    b, k = Build(at), Build(at)
    b.lathe([(0.001, 0.005), (0.088, 0.0), (0.092, 0.03), (0.078, 0.17), (0.066, 0.215), (0.03, 0.235), (0.001, 0.24)], 40)
    b.tube([(0.07, 0, 0.17), (0.115, 0, 0.205), (0.125, 0, 0.215)], [0.02, 0.014, 0.011], 14)
    b.obj("kettle", mats.metal(color, 0.22))
    k.tube([(-0.05, 0, 0.225), (-0.11, 0, 0.245), (-0.135, 0, 0.18), (-0.115, 0, 0.075), (-0.09, 0, 0.06)], 0.013, 10)
    k.lathe([(0.001, 0.275), (0.014, 0.27), (0.016, 0.255), (0.008, 0.238)], 20)
    k.lathe([(0.001, 0.0), (0.1, 0.0), (0.1, -0.012), (0.001, -0.012)], 32)
    k.obj("kettle handle", mats.paint("#222524", 0.5))


def toaster(at, color="#d8d3c6", toast=True):
    b = Build(at)
    b.soft_box((0, 0, 0.10), (0.29, 0.17, 0.18), 0.045, 0.004, 0.0, n=14)
    b.obj("toaster", mats.paint(color, 0.25), weld=True)
    d = Build(at)
    for y in (-0.03, 0.03):
        d.box((0, y, 0.187), (0.20, 0.022, 0.012), 0.002)
    d.box((0.148, 0, 0.12), (0.012, 0.03, 0.016), 0.004)
    d.box((0, 0, 0.006), (0.27, 0.15, 0.014), 0.004)
    d.obj("toaster slots", mats.paint("#2b2b2a", 0.6))
    if toast:
        for y in (-0.03, 0.03):
            slice_(at @ xform((0, y, 0.15)))


def slice_(at):
    """A slice of toast standing."""
    w, h = 0.115, 0.105
    top = [(w / 2 * math.cos(a), h * 0.72 + h * 0.28 * math.sin(a)) for a in [math.pi * i / 10 for i in range(11)]]
    outline = [(w * 0.44, 0.0)] + top + [(-w * 0.44, 0.0)]
    b = Build(at)
    n = len(outline)
    vs = [(x, y, z) for y in (-0.007, 0.007) for x, z in outline]
    b.add(vs, [tuple(range(n)), tuple(range(n, 2 * n))[::-1]] + [(i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)])
    b.obj("toast", mats.stone("#c98f4e", "#8a5326", 40.0, 0.9, 0.3))


def plate(at, r=0.12, color="#eae5d9", rim="#4f6f86"):
    Build(at).lathe([(0.001, 0.004), (r * 0.62, 0.0), (r * 0.7, 0.006), (r, 0.018), (r, 0.022), (r * 0.7, 0.010), (0.001, 0.008)], 48).obj("plate", mats.stone(color, color, 30.0, 0.25, 0.02))
    if rim:
        t = [2 * math.pi * i / 48 for i in range(49)]
        Build(at).tube([(r * 0.985 * math.cos(a), r * 0.985 * math.sin(a), 0.021) for a in t], 0.003, 6).obj("rim", mats.paint(rim, 0.25))


def packet(at, size=(0.19, 0.06, 0.28), color="#c9742f", words=("OATS",), band="#f1e3c0", ink="#5a2f1a"):
    """A printed box: cereal, tissues, medicine."""
    w, d, h = size
    Build(at).box((0, 0, h / 2), size, 0.002).obj("packet", mats.paint(color, 0.45))
    Build(at).box((0, -d / 2 - 0.0006, h * 0.66), (w - 0.006, 0.001, h * 0.3)).obj("packet band", mats.paint(band, 0.5))
    Build(at).lathe([(0.001, 0), (min(w, h) * 0.26, 0)], 32, xform((0, -d / 2 - 0.0008, h * 0.27), rx=90)).obj("packet disc", mats.paint(band, 0.5))
    for i, word in enumerate(words):
        lettering.letters(word, at @ xform((0, -d / 2 - 0.0016, h * (0.62 - 0.14 * i)), rx=90), min(0.3 * w, h * 0.18), ink)


def carton(at, color="#dfe6ea", cap="#3f6fae"):
    """Milk: square foot, gabled top."""
    b = Build(at)
    b.box((0, 0, 0.095), (0.07, 0.07, 0.19), 0.002)
    b.prism([(-0.035, 0.19), (0.035, 0.19), (0.003, 0.235), (0.003, 0.255), (-0.003, 0.255), (-0.003, 0.235)], 0.07)
    b.obj("carton", mats.paint(color, 0.45))
    Build(at).box((0, -0.0358, 0.075), (0.07, 0.001, 0.06)).obj("carton band", mats.paint(cap, 0.45))
    lettering.letters("MILK", at @ xform((0, -0.0366, 0.13), rx=90), 0.024, cap)


def jar(at, color="#b5651d", lid="#c9a24f", s=1.0, r=0.034, h=0.10):
    m = at @ xform(scale=s)
    Build(m).lathe([(0.001, 0.002), (r, 0.002), (r, h * 0.8), (r * 0.85, h * 0.9)], 32).obj("jar", mats.paint(color, 0.12, 0, 0.7))
    Build(m).lathe([(r * 0.9, h * 0.9), (r * 0.92, h * 1.08), (0.001, h * 1.08)], 32).obj("lid", mats.paint(lid, 0.3))


def bottle(at, color="#3f5a3c", s=1.0, h=0.24, r=0.036, cap="#ddd6c6"):
    m = at @ xform(scale=s)
    Build(m).lathe([(0.001, 0.002), (r, 0.0), (r, h * 0.62), (r * 0.85, h * 0.70), (r * 0.36, h * 0.8), (r * 0.34, h * 0.93)], 32).obj("bottle", mats.paint(color, 0.12, 0, 0.7))
    Build(m).lathe([(r * 0.42, h * 0.92), (r * 0.42, h), (0.001, h)], 24).obj("cap", mats.paint(cap, 0.35))


def tea_towel(at, w=0.42, h=0.58, color="#e6dfd0", stripe=("#a8473a", 0.03, "x"), seed=0):
    """Hung over a rail or a rack at z = 0, its front at y < 0."""
    def fn(u, v):
        s = v * 2 - 1
        ripple = 0.010 * noise.noise(Vector((u * 5 + seed, s * 1.2, seed))) * abs(s)
        return ((u - 0.5) * w * (1 - 0.05 * abs(s)), -0.012 * s / max(abs(s), 0.2) * min(1, abs(s) * 5) - (ripple if s > 0 else -ripple), -h * abs(s) * (1 if s > 0 else 0.72))
    Build(at).surf(fn, 30, 40).obj("tea towel", cloths.fabric(color, 700.0, stripes=stripe), thickness=0.003)


def towel(at, w=0.5, h=0.72, color="#7f9aa0", seed=0):
    """Bath towel over a rail at z = 0."""
    Build(at).tube([(-w / 2 - 0.1, 0, -0.012), (w / 2 + 0.1, 0, -0.012)], 0.009, 12).obj("rail", mats.metal("#b9bbba", 0.25))
    b = Build(at)

    def fn(u, v):
        s = v * 2 - 1
        k = abs(s)
        return ((u - 0.5) * w + 0.004 * math.sin(s * 9), -0.02 * math.copysign(min(1, k * 6), s) - 0.008 * noise.noise(Vector((u * 4 + seed, s * 2, 1))) * k, -h * k * (1 if s > 0 else 0.8) + 0.006)
    b.surf(fn, 24, 40)
    b.obj("towel", cloths.rug(color, color, 0.006), thickness=0.012)


def hooks(at, n=5, w=1.1, wood=OAK):
    """A board of iron hooks; z = 0 is the hooks' height."""
    Build(at).box((0, -0.011, 0), (w, 0.022, 0.11), 0.006).obj("hook board", mats.paint("#e6e1d4", 0.4))
    k = Build(at)
    for i in range(n):
        x = -w / 2 + (i + 0.5) * w / n
        k.tube([(x, -0.02, 0.035), (x, -0.06, 0.03), (x, -0.075, 0.055)], 0.006, 8)
        k.tube([(x, -0.02, -0.005), (x, -0.05, -0.025), (x, -0.065, 0.0)], 0.006, 8)
        k.box((x, -0.024, 0.012), (0.02, 0.006, 0.075), 0.003)
    k.obj("hooks", mats.metal("#33302c", 0.5))


def coat(at, color="#3f5361", h=1.0, w=0.46, seed=0, sleeves=True):
    """Hung by its collar from the origin, falling along -z in loose folds."""
    r = rng(seed)
    b = Build(at)

    def fn(u, v):
        a = 2 * math.pi * u
        k = 0.10 + 0.34 * min(1, v * 4) + 0.16 * v
        fold = 1 + 0.20 * v * math.sin(a * 5 + seed) + 0.10 * noise.noise(Vector((math.cos(a) * 2 + seed, v * 3, seed)))
        return (w * k * math.cos(a) * fold, -0.10 - 0.085 * math.sin(a) * (0.5 + 0.7 * v) * fold, -h * v - 0.03 * math.cos(a * 2) * (v < 0.2))
    b.surf(fn, 72, 30)
    if sleeves:
        for s in (-1, 1):
            b.tube([(s * w * 0.34, -0.10, -0.10), (s * w * 0.52, -0.11, -0.26), (s * w * 0.55, -0.13, -0.44 - 0.06 * r.random()), (s * w * 0.53, -0.15, -0.62)], [0.075, 0.075, 0.066, 0.058], 16)
    b.obj("coat", cloths.fabric(color, 420.0, slub=0.5))


def bag(at, color="#8a4a34", w=0.32, h=0.40, d=0.16):
    """School bag standing."""
    b = Build(at)
    b.soft_box((0, 0, h * 0.48), (w, d, h * 0.96), 0.07, 0.02, 0.006, seed=2)
    b.soft_box((0, -d * 0.52, h * 0.33), (w * 0.78, d * 0.4, h * 0.46), 0.04, 0.015, 0.004, seed=3)
    b.obj("bag", cloths.fabric(color, 500.0, slub=0.4), weld=True)
    s = Build(at)
    s.tube([(-0.05, 0.02, h * 0.93), (-0.04, 0.02, h * 1.05), (0.04, 0.02, h * 1.05), (0.05, 0.02, h * 0.93)], 0.009, 8)
    for x in (-0.09, 0.09):
        s.tube([(x, d * 0.45, h * 0.85), (x * 1.3, d * 0.85, h * 0.6), (x * 1.2, d * 0.5, h * 0.15)], 0.014, 8)
    s.obj("straps", mats.paint("#2b2926", 0.8))


def shoes(at, color="#4a3326", sole="#d8cdb8", s=1.0, boot=0.0, apart=0.11, turn=6):
    """A pair, toes toward -y; `boot` adds a shaft of that height."""
    b, k = Build(at), Build(at)
    for i, x in enumerate((-apart / 2, apart / 2)):
        m = xform((x, 0.02 * i, 0), rz=(turn, -turn * 1.6)[i], scale=s)

        def fn(u, v):
            a = 2 * math.pi * u
            y = -0.14 + 0.27 * v
            wide = 0.042 * (math.sin(math.pi * min(1, 0.10 + 0.85 * v)) ** 0.55) * (1 - 0.10 * v)
            top = 0.045 + 0.055 * max(0, (v - 0.35) / 0.65) ** 1.3
            z = 0.02 + top * max(0, math.sin(a)) ** 0.8
            return (wide * math.cos(a) * (1 if math.sin(a) < 0.5 else 0.92), y, z)
        b.surf(fn, 28, 20, m=m)
        if boot:
            b.lathe([(0.046, 0.06), (0.048, 0.09), (0.052, 0.06 + boot), (0.048, 0.06 + boot), (0.044, 0.10)], 24, m=m @ xform((0, 0.09, 0)))
        k.surf(lambda u, v: ((0.046 * (math.sin(math.pi * min(1, 0.10 + 0.85 * v)) ** 0.55)) * (2 * u - 1), -0.148 + 0.285 * v, 0.012), 4, 16, m=m)
    b.obj("shoes", finishes.leather(color, color))
    k.obj("soles", mats.paint(sole, 0.8), thickness=0.022)


def newspaper(at, seed=0, w=0.30, d=0.40):
    """Folded once, lying; columns of grey."""
    b = Build(at)
    for i in range(4):
        b.surf(lambda u, v: ((u - 0.5) * w, (v - 0.5) * d, 0.002 + i * 0.003 + 0.006 * math.sin(math.pi * u) * (i / 3) + 0.002 * noise.noise(Vector((u * 3 + seed, v * 3, i)))), 12, 12)
    b.obj("newspaper", mats.paint("#dcd8cd", 0.9))
    k, g = Build(at), Build(at)
    z = 0.0185
    k.box((0, d * 0.38, z), (w * 0.8, 0.028, 0.0005))
    g.box((-w * 0.17, d * 0.14, z), (w * 0.5, d * 0.26, 0.0005))
    for c in range(3):
        for j in range(22):
            y = d * 0.28 - j * 0.015
            if c < 2 and y > 0.0:
                continue
            k.box((-w * 0.29 + c * w * 0.29, y, z), (w * 0.25, 0.005, 0.0004))
    k.obj("print", mats.paint("#77756f", 0.9))
    g.obj("photograph", mats.stone("#8d9698", "#5d6466", 12.0, 0.8, 0.0))


def papers(at, n=4, seed=0, colors=("#f0ede5", "#e9e3d2", "#dfe6e6"), size=(0.21, 0.297)):
    r = rng(seed)
    for i in range(n):
        Build(at @ xform((r.gauss(0, 0.02), r.gauss(0, 0.02), 0.001 + i * 0.0012), rz=r.uniform(-14, 14))).box((0, 0, 0), (*size, 0.0008)).obj("paper", mats.paint(colors[i % len(colors)], 0.85))


def magazines(at, n=5, seed=0):
    r = rng(seed)
    z = 0.0
    for i in range(n):
        m = at @ xform((r.gauss(0, 0.012), r.gauss(0, 0.012), z), rz=r.uniform(-16, 16))
        Build(m).box((0, 0, 0.003), (0.21, 0.28, 0.006), 0.001).obj("magazine", mats.paint(r.choice(("#a8473a", "#d9c08a", "#3f6f86", "#7f8f76", "#e4ded0", "#c98f62")), 0.25))
        Build(m).box((0, 0.10, 0.0062), (0.17, 0.035, 0.0004)).obj("masthead", mats.paint(r.choice(("#f4f0e6", "#22302f")), 0.3))
        Build(m).box((0.0, -0.03, 0.0062), (0.17, 0.17, 0.0003)).obj("cover picture", mats.stone(r.choice(("#c9b79a", "#8fa3a6", "#a8b08a")), "#6f7f76", 9.0, 0.3, 0.0))
        z += 0.0065


def blocks(at, seed=0, n=14, spread=0.4):
    """Wooden building blocks, a few stacked."""
    r = rng(seed)
    for c in ("#c94f3a", "#3f7fa6", "#e2b33f", "#5f9a5f", "#d8b98a"):
        b = Build(at)
        for _ in range(n // 4):
            s = r.choice(((0.04, 0.04, 0.04), (0.08, 0.04, 0.04), (0.04, 0.04, 0.08)))
            b.box((0, 0, s[2] / 2), s, 0.003, m=xform((r.gauss(0, spread), r.gauss(0, spread * 0.6), 0), rz=r.uniform(0, 180)))
        b.obj("blocks", mats.paint(c, 0.45))
    t = Build(at)
    for i in range(4):
        t.box((0, 0, 0.02 + i * 0.04), (0.08 - 0.014 * i, 0.06 - 0.008 * i, 0.04), 0.003, m=xform((0, 0, 0), rz=i * 17))
    t.obj("tower", mats.timber(*OAK, axis="x"))


def carton_box(at, size=(0.5, 0.4, 0.35), tape="#b79a63", label=True, color="#b08a5c"):
    """Corrugated cardboard carton, closed and taped."""
    w, d, h = size
    Build(at).box((0, 0, h / 2), size, 0.003).obj("carton", mats.stone(color, "#9c7848", 5.0, 0.9, 0.06))
    t = Build(at)
    t.box((0, 0, h + 0.0006), (w + 0.001, 0.055, 0.001))
    for s in (-1, 1):
        t.box((s * (w / 2 + 0.0006), 0, h - 0.045), (0.001, 0.055, 0.09))
    t.obj("tape", mats.paint(tape, 0.25))
    if label:
        Build(at).box((w * 0.22, -d / 2 - 0.0008, h * 0.55), (min(0.14, w * 0.4), 0.001, min(0.09, h * 0.5))).obj("label", mats.paint("#efece4", 0.6))
        for i in range(4):
            Build(at).box((w * 0.22, -d / 2 - 0.0015, h * 0.55 + 0.025 - i * 0.015), (min(0.11, w * 0.3) * (0.9, 0.6, 0.8, 0.5)[i], 0.001, 0.006)).obj("label print", mats.paint("#3a3a3a", 0.8))


def waiting_chair(at, color="#4f7479", frame="#b9bcbc"):
    """Steel frame, padded seat and back, as clinics buy them."""
    f = Build(at)
    for s in (-1, 1):
        x = s * 0.255
        f.tube([(x, -0.24, 0), (x, -0.22, 0.42), (x, -0.20, 0.62), (x, 0.12, 0.64), (x, 0.20, 0.62)], 0.012, 10)
        f.tube([(x, 0.27, 0), (x, 0.20, 0.44), (x, 0.27, 0.84)], 0.012, 10)
        f.tube([(x, -0.22, 0.40), (x, 0.205, 0.40)], 0.011, 8)
    for y in (-0.2, 0.19):
        f.tube([(-0.255, y, 0.40), (0.255, y, 0.40)], 0.011, 8)
    f.obj("chair frame", mats.metal(frame, 0.3))
    c = Build(at)
    c.soft_box((0, -0.02, 0.44), (0.46, 0.45, 0.07), 0.03, 0.012, 0.001, n=12)
    c.soft_box((0, 0, 0), (0.46, 0.06, 0.34), 0.028, 0.010, 0.001, n=12, m=xform((0, 0.235, 0.70), rx=-8))
    c.obj("chair pad", cloths.fabric(color, 620.0, slub=0.35), weld=True)
    a = Build(at)
    for s in (-1, 1):
        a.soft_box((s * 0.255, -0.03, 0.648), (0.045, 0.30, 0.026), 0.012, 0.0, 0.0, n=8)
    a.obj("arm pads", mats.paint("#2b2e2d", 0.6))


def fridge(at, w=0.62, d=0.62, h=1.62, color="#dcdfd9"):
    """Round-shouldered, with a child's drawings under magnets; it faces -y."""
    b = Build(at)
    b.soft_box((0, 0, h / 2 + 0.02), (w, d, h - 0.04), 0.06, 0.0, 0.0, n=18)
    b.soft_box((0, -d / 2 - 0.012, h * 0.40), (w - 0.01, 0.05, h * 0.74), 0.022, 0.004, 0.0, n=14)
    b.soft_box((0, -d / 2 - 0.012, h * 0.895), (w - 0.01, 0.05, h * 0.185), 0.022, 0.004, 0.0, n=14)
    b.obj("fridge", mats.paint(color, 0.22), weld=True)
    k = Build(at)
    for z, t in ((h * 0.66, 0.2), (h * 0.87, 0.12)):
        k.tube([(-w / 2 + 0.06, -d / 2 - 0.035, z - t / 2), (-w / 2 + 0.06, -d / 2 - 0.075, z - t / 2 + 0.02), (-w / 2 + 0.06, -d / 2 - 0.075, z + t / 2 - 0.02), (-w / 2 + 0.06, -d / 2 - 0.035, z + t / 2)], 0.010, 10)
    k.obj("fridge handles", mats.metal("#c9cbc9", 0.25))
    f = at @ xform((0, -d / 2 - 0.0415, 0))
    for i, (x, z, ww, hh, turn, c) in enumerate(((0.05, 1.12, 0.21, 0.29, 4, "#efe9dc"), (0.19, 0.80, 0.18, 0.13, -7, "#f0e6c9"), (-0.10, 0.82, 0.15, 0.21, -3, "#e3e9ea"))):
        m = f @ xform((x, 0, z * h / 1.62), ry=turn)
        Build(m).box((0, 0, 0), (ww, 0.001, hh)).obj("drawing", mats.paint(c, 0.85))
        s = Build(m)
        rr = rng(i + 3)
        for _ in range(4):
            cx, cz, rad = rr.uniform(-0.3, 0.3) * ww, rr.uniform(-0.3, 0.3) * hh, rr.uniform(0.02, 0.045)
            s.tube([(cx + rad * math.cos(a), -0.0015, cz + rad * math.sin(a)) for a in [2 * math.pi * j / 20 for j in range(21)]], 0.0022, 5)
        s.obj("crayon", mats.paint(("#c94f3a", "#3f7fa6", "#5f9a5f")[i], 0.9))
        Build(m).lathe([(0.001, 0.012), (0.014, 0.010), (0.014, 0.0)], 20, xform((0, -0.001, hh * 0.44), rx=90)).obj("magnet", mats.paint(("#e2b33f", "#3f7fa6", "#c94f3a")[i], 0.3))


def record_player(at):
    """Timber case, platter with a record, arm."""
    Build(at).box((0, 0, 0.06), (0.46, 0.36, 0.12), 0.006, rnd=0.3).obj("player", mats.timber("#7d5738", "#553621", axis="x"))
    p = Build(at)
    p.lathe([(0.15, 0.122), (0.152, 0.136), (0.05, 0.138), (0.049, 0.138)], 64, xform((-0.05, 0, 0)))
    p.obj("record", mats.paint("#191919", 0.25))
    Build(at).lathe([(0.05, 0.1385), (0.004, 0.139)], 32, xform((-0.05, 0, 0))).obj("record label", mats.paint("#c9742f", 0.5))
    a = Build(at)
    a.tube([(0.17, 0.12, 0.15), (0.16, 0.0, 0.155), (0.07, -0.08, 0.148)], 0.005, 8)
    a.lathe([(0.001, 0.16), (0.025, 0.155), (0.025, 0.12)], 24, xform((0.17, 0.12, 0)))
    a.obj("arm", mats.metal("#b9bbba", 0.3))


def sleeves(at, n=26, seed=0, size=0.31, w=0.16):
    """Records standing side by side, spines to -y."""
    r = rng(seed)
    for c in ("#a8473a", "#d9c08a", "#3f6f86", "#2f3a36", "#e4ded0", "#c98f62"):
        b = Build(at)
        for _ in range(n // 6 + 1):
            b.box((r.uniform(-w, w), r.uniform(-0.01, 0.01), size / 2), (0.004, size, size), 0.0, m=xform(ry=r.uniform(-2, 2)))
        b.obj("sleeves", mats.paint(c, 0.5))


def wood_stack(at, w=0.6, rows=5, length=0.35, seed=0, r0=0.055):
    """Split firewood, ends toward -y."""
    r = rng(seed)
    b = Build(at)
    for j in range(rows):
        for i in range(int(w / (2 * r0))):
            rad = r0 * r.uniform(0.75, 1.0)
            k = r.choice((3, 4, 5))
            prof = [(rad * math.cos(2 * math.pi * t / k + 0.3 * i), rad * math.sin(2 * math.pi * t / k + 0.3 * i)) for t in range(k)]
            b.prism(prof, length * r.uniform(0.85, 1.05), xform((-w / 2 + (i + 0.5) * 2 * r0 + (r0 if j % 2 else 0) * 0.6, r.uniform(-0.02, 0.02), r0 + j * r0 * 1.65), rz=90, rx=0), rnd=r.random())
    b.obj("firewood", mats.timber("#b08d62", "#6f5238", axis="y", rough=0.9, planks=0.6))


def wood_heater(at, flue=3.0):
    """Slow-combustion heater with a glowing pane, facing -y."""
    b = Build(at)
    b.box((0, 0, 0.46), (0.66, 0.5, 0.56), 0.02)
    b.box((0, 0, 0.09), (0.5, 0.4, 0.16), 0.01)
    b.box((0, 0, 0.755), (0.72, 0.56, 0.03), 0.008)
    b.tube([(0, 0.08, 0.77), (0, 0.08, flue)], 0.075, 24)
    b.box((0, -0.255, 0.48), (0.56, 0.03, 0.42), 0.012)
    b.obj("wood heater", mats.paint("#26282a", 0.55, 0.1))
    Build(at).box((0, -0.272, 0.49), (0.42, 0.004, 0.28)).obj("fire", finishes.glow("#ff8a3c", 3.0))
    Build(at).tube([(0.24, -0.275, 0.42), (0.24, -0.31, 0.44), (0.24, -0.31, 0.54), (0.24, -0.275, 0.56)], 0.008, 8).obj("handle", mats.metal("#8d8f90", 0.35))


def puddle(at, pts, seed=0):
    """A film of water lying on z = 0 over the outline `pts`."""
    b = Build(at)
    b.add([(x, y, 0.0) for x, y in pts], [tuple(range(len(pts)))])
    b.obj("puddle", mats.paint("#3b3a36", 0.03, 0, 0.8))


def blob(r_x, r_y, seed=0, n=120):
    """Outline of a puddle: broad lobes, smaller ones on them."""
    def reach(a):
        c, s = math.cos(a), math.sin(a)
        return 1 + 0.5 * noise.noise(Vector((1.2 * c + seed, 1.2 * s, seed))) + 0.3 * noise.noise(Vector((3.1 * c, 3.1 * s + seed, 2))) + 0.12 * noise.noise(Vector((8 * c, 8 * s, seed)))
    return [(r_x * math.cos(a) * reach(a), r_y * math.sin(a) * reach(a)) for a in [2 * math.pi * i / n for i in range(n)]]


def leaves_about(at, x0, x1, y0, y1, n=120, seed=0, a="#8a6b45", b_="#b79a6b", size=(0.05, 0.10), z=0.006):
    """Fallen leaves scattered over a floor."""
    from .plants import leaf_blade
    r = rng(seed)
    b = Build(at)
    for _ in range(n):
        m = xform((r.uniform(x0, x1), r.uniform(y0, y1), z + r.uniform(0, 0.008)), rz=r.uniform(0, 360)) @ xform(rx=r.uniform(-40, 40), ry=r.uniform(-12, 12))
        leaf_blade(b, m, r.uniform(*size), 0.022, 0.4, 0.3, r.random(), 2, 4)
    b.obj("fallen leaves", mats.leaf(a, b_, 0.6))


def crate(at, w=0.5, d=0.34, h=0.28, wood=("#b99a6a", "#8f7148")):
    """Slatted timber crate."""
    b = Build(at)
    for z in (0.05, 0.14, 0.23):
        for s in (-1, 1):
            b.box((0, s * d / 2, z * h / 0.28), (w, 0.012, 0.07 * h / 0.28), 0.002, rnd=z)
            b.box((s * w / 2, 0, z * h / 0.28), (0.012, d, 0.07 * h / 0.28), 0.002, rnd=z + 0.3)
    for sx, sy in CORNERS:
        b.box((sx * (w / 2 - 0.02), sy * (d / 2 - 0.02), h / 2), (0.03, 0.03, h), 0.002, rnd=0.6)
    b.box((0, 0, 0.01), (w, d, 0.014), 0.002)
    b.obj("crate", mats.timber(*wood, axis="x", rough=0.8))
