"""Easy chairs of several makes. `at` places the piece; it faces -y."""
from . import cloths, finishes, mats
from .furniture import OAK
from .geo import Build, CORNERS, xform


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


def slipper_chair(at, color="#b7a68c", wood=OAK, seed=0):
    """Low upholstered chair without arms."""
    c = Build(at)
    c.soft_box((0, 0, 0), (0.62, 0.66, 0.20), 0.075, 0.026, 0.004, seed=seed, m=xform((0, -0.02, 0.34), rx=-4))
    c.soft_box((0, 0, 0), (0.61, 0.17, 0.62), 0.075, 0.026, 0.005, seed=seed + 2, m=xform((0, 0.30, 0.62), rx=-15))
    c.obj("slipper chair", cloths.fabric(color, 560.0, slub=0.4), weld=True)
    f = Build(at)
    for sx, sy in CORNERS:
        f.tube([(sx * 0.23, sy * 0.23, 0.28), (sx * 0.27, sy * 0.30, 0)], [0.024, 0.014], 12)
    f.obj("slipper legs", mats.timber(*wood, axis="z"))


def club_chair(at, wood=OAK, seed=0, mat=None):
    """Deep square armchair, leather unless told."""
    c = Build(at)
    c.soft_box((0, -0.01, 0.25), (0.66, 0.78, 0.22), 0.05, 0.006, 0.003, seed=seed)
    for sx in (-1, 1):
        c.soft_box((sx * 0.355, 0.0, 0.375), (0.17, 0.84, 0.47), 0.07, 0.014, 0.003, seed=seed + 2 + sx)
    c.soft_box((0, 0, 0), (0.84, 0.17, 0.64), 0.07, 0.014, 0.003, seed=seed + 5, m=xform((0, 0.37, 0.50), rx=-7))
    c.soft_box((0, -0.07, 0.425), (0.535, 0.70, 0.16), 0.065, 0.026, 0.004, seed=seed + 7)
    c.soft_box((0, 0, 0), (0.52, 0.18, 0.44), 0.08, 0.040, 0.006, seed=seed + 9, m=xform((0, 0.245, 0.65), rx=-14))
    c.obj("club chair", mat or finishes.leather(), weld=True)
    f = Build(at)
    for sx, sy in CORNERS:
        f.tube([(sx * 0.34, sy * 0.34, 0.16), (sx * 0.34, sy * 0.34, 0)], [0.030, 0.020], 14)
    f.obj("club legs", mats.timber(*wood, axis="z"))


def sling_chair(at, wood=OAK, mat=None):
    """Timber frame with one hide slung from its front rail over the back."""
    (y0, z0), (y1, z1), (y2, z2) = (-0.33, 0.42), (0.25, 0.03), (0.47, 0.92)

    def hide(u, v):
        a, b, c = (1 - v) ** 2, 2 * v * (1 - v), v * v
        sag = 0.020 * (1 - (2 * u - 1) ** 2) * b * 2
        return ((u - 0.5) * 0.56, a * y0 + b * y1 + c * y2, a * z0 + b * z1 + c * z2 - sag)
    s = Build(at)
    s.surf(hide, 16, 40)
    for y, z in ((y0, z0), (y2, z2)):
        s.tube([(-0.28, y, z), (0.28, y, z)], 0.027, 16)
    s.obj("sling", mat or finishes.leather(), thickness=0.007)
    f = Build(at)
    for k in (-1, 1):
        x = k * 0.325
        f.tube([(x, -0.36, 0), (x, -0.33, 0.56)], [0.015, 0.020], 12)
        f.tube([(x, 0.42, 0), (x, 0.30, 0.55)], [0.015, 0.020], 12)
        f.box((x, -0.02, 0.572), (0.062, 0.76, 0.024), 0.010, rnd=0.3 + 0.2 * k)
        f.tube([(x, -0.34, 0.24), (x, 0.36, 0.20)], 0.015, 10)
        f.tube([(k * 0.295, 0.16, 0.21), (k * 0.295, y2, z2)], 0.017, 12)
    for y, z in ((y0, z0), (y2, z2), (0.16, 0.21)):
        f.tube([(-0.325, y, z), (0.325, y, z)], 0.016, 12)
    f.obj("sling frame", mats.timber(*wood, axis="z", rough=0.4))
