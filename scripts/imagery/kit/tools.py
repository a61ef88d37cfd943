"""What lies on a workbench or a sill while somebody works."""
import math

from . import mats
from .geo import Build, xform


def pencil(at, color="#2f5d4a"):
    """Hexagonal, its point toward x."""
    for part, mat in (
        ([(-0.078, 0.0037), (0.058, 0.0037)], mats.paint(color, 0.4)),
        ([(0.058, 0.0037), (0.072, 0.0010)], mats.timber("#d9b98a", "#c8a070")),
        ([(0.070, 0.0013), (0.076, 0.0001)], mats.paint("#2c2c2e", 0.5)),
    ):
        b = Build(at)
        b.tube([(x, 0, 0) for x, _ in part], [r for _, r in part], 6)
        b.obj("pencil", mat)


def pull_saw(at):
    """Japanese pull saw lying flat, its handle toward x and its teeth toward -y."""
    w = Build(at)
    outline = [(-0.255, 0.036), (0.0, 0.026), (0.03, 0.010), (0.03, -0.010), (0.0, -0.022)]
    n = 150
    teeth = [(-0.255 * k / n, -0.022 - 0.010 * k / n - (0.0022 if k % 2 else 0.0)) for k in range(1, n + 1)]
    plate = outline + teeth
    w.add([(x, y, z) for z in (0.0035, 0.0042) for x, y in plate],
          [tuple(range(len(plate)))[::-1], tuple(range(len(plate), 2 * len(plate)))] + [(k, (k + 1) % len(plate), len(plate) + (k + 1) % len(plate), len(plate) + k) for k in range(len(plate))])
    w.obj("saw plate", mats.metal("#b9bcbc", 0.24))
    h = Build(at)
    h.tube([(0.012, 0, 0.013), (0.02, 0, 0.013), (0.30, 0, 0.014), (0.315, 0, 0.014)], [0.009, 0.0125, 0.0145, 0.012], 20)
    for k in range(50):
        h.tube([(0.032 + 0.0045 * k + 0.0014 * math.cos(a), (0.0139 + 0.00002 * k) * math.cos(a), 0.0135 + (0.0139 + 0.00002 * k) * math.sin(a)) for a in [2 * math.pi * i / 18 for i in range(19)]], 0.0021, 6)
    h.obj("cane", mats.timber("#b98f56", "#8d6637", axis="y", rough=0.5))


def try_square(at, length=0.16):
    """Steel blade toward x, wooden stock across it, lying flat."""
    b = Build(at)
    b.box((length / 2, 0, 0.010), (length, 0.034, 0.0016), 0.0002)
    b.obj("square blade", mats.metal("#bfc1c0", 0.25))
    s = Build(at)
    s.box((-0.006, -0.045, 0.0100), (0.024, 0.13, 0.020), 0.0015)
    s.obj("square stock", mats.timber("#6b3f28", "#4a2818", axis="y", rough=0.35))
    r = Build(at)
    r.box((0.0062, -0.045, 0.0100), (0.0016, 0.13, 0.0192), 0.0003)
    for x, y in ((-0.010, 0.004), (-0.002, -0.006), (-0.010, -0.010)):
        r.lathe([(0.0001, 0.0), (0.0021, 0.0)], 16, xform((x, y, 0.02005)))
    r.obj("square brass", mats.metal("#b08d4f", 0.3))
