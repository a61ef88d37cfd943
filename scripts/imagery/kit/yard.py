"""The plain things that stand along a house's wall: meter box, hose, wheelie bin, letterbox, vents. Each `at` is a place on the wall
(street at y < 0), at ground height unless said."""
import math

from . import mats
from .geo import Build, rng


def meter_box(at, color="#a9aca6"):
    """Electricity meter in its steel box with a lid and the conduit into the ground; `at` is its lower edge."""
    b = Build(at)
    b.box((0, -0.09, 0.29), (0.40, 0.18, 0.58), 0.008)
    b.prism([(0.0, 0.62), (-0.20, 0.575), (-0.20, 0.565), (0.0, 0.60)], 0.43)
    b.box((0, -0.186, 0.28), (0.35, 0.012, 0.50), 0.006)
    b.box((0.14, -0.197, 0.28), (0.02, 0.012, 0.07), 0.003)
    b.obj("meter box", mats.paint(color, 0.5))
    Build(at).box((-0.03, -0.193, 0.40), (0.13, 0.004, 0.10), 0.002).obj("meter window", mats.paint("#20272a", 0.12))
    c = Build(at)
    for x in (-0.12, -0.06):
        c.tube([(x, -0.05, 0.0), (x, -0.05, -0.95)], 0.016, 10)
    c.obj("conduit", mats.paint("#c9c7bf", 0.5))


def hose(at, color="#4f6f4a", seed=0):
    """Brass tap on its riser, a hanger above it and a hose looped over, its end on the ground."""
    r = rng(seed)
    t = Build(at)
    t.tube([(-0.22, -0.03, 0.0), (-0.22, -0.03, 0.46)], 0.011, 10)
    t.tube([(-0.22, -0.03, 0.45), (-0.22, -0.13, 0.45), (-0.22, -0.15, 0.41)], 0.013, 10)
    t.tube([(-0.255, -0.09, 0.50), (-0.185, -0.09, 0.50)], 0.009, 8)
    t.obj("tap", mats.metal("#b08d57", 0.4))
    k = Build(at)
    k.box((0.12, -0.05, 0.80), (0.13, 0.11, 0.03), 0.006)
    k.obj("hose hanger", mats.paint("#3a3c3d", 0.5))
    h = Build(at)
    turn = [k / 28 * 2 * math.pi for k in range(29)]
    for i in range(6):
        wide, drop, y = 0.17 + r.uniform(-0.02, 0.03), 0.27 + r.uniform(-0.03, 0.05), -0.03 - 0.016 * i
        h.tube([(0.12 + wide * math.sin(a) * (0.81 - 0.19 * math.cos(a)), y, 0.82 - drop * (1 - math.cos(a))) for a in turn], 0.0095, 8)
    h.tube([(0.10, -0.12, 0.80), (0.02, -0.13, 0.45), (-0.02, -0.16, 0.10), (0.05, -0.30, 0.012), (0.32, -0.36, 0.012), (0.48, -0.22, 0.012), (0.40, -0.12, 0.012)], 0.0095, 8)
    h.obj("hose", mats.paint(color, 0.5))


def wheelie_bin(at, lid="#a5372f", body="#3b4a3f"):
    """Council bin, 240 litres: tapered body, lid overhanging in front, handle and wheels at the wall side."""
    b = Build(at)
    lo, hi, top = (0.24, -0.24), (0.29, -0.34), 0.98
    pts = [(-lo[0], -0.04, 0.05), (lo[0], -0.04, 0.05), (lo[0], 2 * lo[1], 0.05), (-lo[0], 2 * lo[1], 0.05),
           (-hi[0], -0.02, top), (hi[0], -0.02, top), (hi[0], 2 * hi[1], top), (-hi[0], 2 * hi[1], top)]
    b.add(pts, [(3, 2, 1, 0), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)])
    b.box((0, hi[1], top - 0.03), (2 * hi[0] + 0.03, 2 * -hi[1] + 0.02, 0.05), 0.012)
    b.obj("bin", mats.paint(body, 0.5))
    d = Build(at)
    d.prism([(0.0, top + 0.05), (-0.35, top + 0.085), (2 * hi[1] - 0.05, top + 0.03), (2 * hi[1] - 0.05, top), (0.0, top)], 2 * hi[0] + 0.05)
    d.tube([(-0.22, 0.02, top), (0.22, 0.02, top)], 0.016, 10)
    d.obj("bin lid", mats.paint(lid, 0.45))
    w = Build(at)
    for s in (-1, 1):
        w.tube([(s * 0.27, -0.06, 0.10), (s * 0.22, -0.06, 0.10)], 0.10, 24)
    w.obj("bin wheels", mats.paint("#1f2122", 0.7))


def letterbox(at, color="#35544f"):
    """Box with a pitched lid on a post, its slot toward the street."""
    b = Build(at)
    b.box((0, 0, 0.52), (0.09, 0.09, 1.04), 0.006)
    b.box((0, 0, 1.13), (0.24, 0.36, 0.22), 0.006)
    b.prism([(-0.20, 1.24), (0.20, 1.24), (0.20, 1.255), (0.0, 1.315), (-0.20, 1.255)], 0.29)
    b.obj("letterbox", mats.paint(color, 0.45))
    Build(at).box((0, -0.181, 1.18), (0.19, 0.006, 0.026)).obj("letterbox slot", mats.paint("#151716", 0.7))


def vent(at, color="#8a7565", w=0.23, h=0.155):
    """Terracotta or painted grille of a brick wall; `at` is its centre."""
    b = Build(at)
    for k in range(6):
        b.box((0, -0.004, -h / 2 + 0.013 + k * (h - 0.026) / 5), (w, 0.014, 0.012), 0.002)
    for s in (-1, 0, 1):
        b.box((s * (w / 2 - 0.008), -0.005, 0), (0.016, 0.016, h), 0.002)
    b.obj("vent", mats.paint(color, 0.8))
    Build(at).box((0, 0.0, 0), (w - 0.02, 0.004, h - 0.02)).obj("vent dark", mats.paint("#191512", 0.95))
