"""Wood heater, firewood, ceiling beams."""
from . import finishes, mats
from .geo import Build, rng, xform


def wood_heater(at, ceiling=2.7, color="#232322"):
    """Freestanding slow-combustion heater with a lit fire, flue to the ceiling, slate hearth. Faces -y."""
    h = Build(at)
    h.box((0, 0, 0.02), (1.25, 1.05, 0.04), 0.006)
    h.obj("hearth", mats.stone("#6a6964", "#4a4a47", 5.0, 0.6, 0.3))
    b = Build(at)
    b.box((0, 0, 0.60), (0.66, 0.48, 0.58), 0.012)
    b.box((0, 0, 0.905), (0.72, 0.54, 0.03), 0.006)
    for sx in (-1, 1):
        b.box((sx * 0.24, 0, 0.175), (0.06, 0.40, 0.27), 0.006)
    for sx in (-1, 1):
        b.box((sx * 0.255, -0.25, 0.62), (0.07, 0.035, 0.44), 0.008)
    for z in (0.43, 0.81):
        b.box((0, -0.25, z), (0.58, 0.035, 0.07), 0.008)
    b.tube([(0, 0.06, 0.9), (0, 0.06, ceiling)], 0.075, 28)
    b.lathe([(0.078, 0.0), (0.15, 0.0), (0.15, 0.012), (0.078, 0.02)], 40, xform((0, 0.06, ceiling - 0.03)))
    b.obj("heater", mats.paint(color, 0.5))
    k = Build(at)
    k.tube([(0.255, -0.275, 0.58), (0.255, -0.32, 0.58), (0.255, -0.32, 0.70)], 0.009, 10)
    k.obj("handle", mats.metal("#b9b4a8", 0.3))
    f = Build(at)
    f.surf(lambda u, v: ((u - 0.5) * 0.42, -0.246 + 0.002, 0.47 + v * 0.30), 1, 1, smooth=False)
    f.obj("fire", finishes.fire())
    logs = Build(at)
    for x0, x1, z in ((-0.16, 0.14, 0.475), (-0.10, 0.17, 0.505)):
        logs.tube([(x0, -0.247, z), (x1, -0.247, z + 0.02)], 0.022, 10)
    logs.obj("burning logs", mats.paint("#2a1a12", 0.9))


def log_stack(at, cols=6, rows=7, ln=0.34, seed=3):
    """Split logs, ends toward -y, in a steel frame."""
    r = rng(seed)
    b, e = Build(at), Build(at)
    for j in range(rows):
        for i in range(cols - j % 2):
            rad = r.uniform(0.045, 0.058)
            c = (-cols * 0.055 + 0.055 + i * 0.11 + (0.055 if j % 2 else 0), 0, 0.10 + j * 0.096)
            dy = r.uniform(-0.02, 0.02)
            b.tube([(c[0], -ln / 2 + dy, c[2]), (c[0], ln / 2 + dy, c[2])], rad, 9)
            e.lathe([(0.001, 0), (rad * 0.9, 0)], 9, xform((c[0], -ln / 2 + dy - 0.001, c[2]), rx=90))
    b.obj("log bark", mats.stone("#7d6650", "#4e3d30", 14.0, 0.95, 0.6))
    e.obj("log ends", mats.timber("#d3ae7c", "#a97f50", axis="y"))
    f = Build(at)
    for sx in (-1, 1):
        f.box((sx * (cols * 0.055 + 0.03), 0, rows * 0.05 + 0.04), (0.02, ln * 0.9, rows * 0.1 + 0.08), 0.003)
    f.box((0, 0, 0.03), (cols * 0.11 + 0.06, ln * 0.9, 0.02), 0.003)
    f.obj("log frame", mats.paint("#2b2b2a", 0.5))


def ceiling_beams(w, d, h, n=4, wood=("#8a6543", "#66472c"), size=(0.12, 0.18)):
    b = Build()
    for i in range(n):
        b.box((0, (i + 0.5) * d / n, h - size[1] / 2), (w, size[0], size[1]), 0.006, rnd=(i * 0.4) % 1)
    b.obj("beams", mats.timber(*wood, axis="x", rough=0.6))
