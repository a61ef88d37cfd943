"""Easy chairs, lighter than a tub chair. `at` places the piece; it faces -y."""
from . import cloths, mats
from .furniture import OAK
from .geo import Build, xform


def easy_chair(at, color="#7d8a76", wood=OAK, seed=0, slats=7):
    """Open-armed timber chair: slatted reclining back, loose seat and back cushions."""
    f = Build(at)
    w, d = 0.70, 0.74
    for s in (-1, 1):
        x = s * (w / 2 - 0.02)
        f.tube([(x, -d / 2 + 0.02, 0.0), (x, -d / 2 + 0.06, 0.56)], [0.016, 0.022], 12)
        f.tube([(x, d / 2 + 0.03, 0.0), (x, d / 2 - 0.10, 0.54)], [0.016, 0.022], 12)
        f.box((x, -0.02, 0.565), (0.07, d + 0.02, 0.026), 0.011, rnd=0.3 + 0.2 * s)
        f.box((x, 0.0, 0.275), (0.028, d - 0.10, 0.06), 0.006, rnd=0.6, m=xform(rx=-4))
        f.tube([(s * 0.27, 0.18, 0.28), (s * 0.25, 0.46, 0.93)], 0.017, 10)
    f.box((0, -d / 2 + 0.07, 0.29), (w - 0.06, 0.028, 0.07), 0.006, rnd=0.2)
    f.box((0, d / 2 - 0.13, 0.25), (w - 0.06, 0.028, 0.06), 0.006, rnd=0.5)
    f.box((0, 0.465, 0.93), (0.56, 0.026, 0.07), 0.011, rnd=0.4, m=xform())
    for i in range(slats):
        k = (i + 0.5) / slats - 0.5
        f.tube([(k * 0.50, 0.20, 0.30), (k * 0.47, 0.46, 0.91)], 0.009, 8)
    f.obj("easy chair", mats.timber(*wood, axis="z", rough=0.4))
    c = Build(at)
    c.soft_box((0, 0, 0), (w - 0.09, 0.62, 0.13), 0.055, 0.022, 0.006, seed=seed, m=xform((0, -0.03, 0.375), rx=-4))
    c.soft_box((0, 0, 0), (w - 0.11, 0.13, 0.56), 0.055, 0.030, 0.008, seed=seed + 3, m=xform((0, 0.25, 0.68), rx=-22))
    c.obj("chair cushions", cloths.fabric(color, 560.0, slub=0.4), weld=True)
