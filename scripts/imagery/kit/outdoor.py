"""Outdoor furnishings: screens, awning, louvred roof, roller and heritage shutters.
Local coordinates as in blinds.py; the street is at y < 0."""
import math

from mathutils import Vector

from . import cloths, finishes, mats
from .geo import Build, ellipse, xform


def zip_screen(w, h, drop, at, color="#3c3d3c", open_=0.35, frame="#2f3133", y=-0.06):
    _zip_frame(w, h, drop, at, frame, y)
    Build(at).surf(lambda u, v: ((u - 0.5) * (w - 0.06), y, h - drop + v * (drop - 0.1)), 2, 2).obj("zip mesh", cloths.screen(color, open_))


def clear_zip_screen(w, h, drop, at, frame="#2f3133", y=-0.06, panels=3):
    """Clear sheet welded of `panels`, in a border of coated cloth that carries the zip."""
    _zip_frame(w, h, drop, at, frame, y)
    z0, z1, x1 = h - drop + 0.02, h - 0.11, w / 2 - 0.03
    f, e, s = Build(at), Build(at), Build(at)
    f.surf(lambda u, v: ((2 * u - 1) * x1, y, z0 + v * (z1 - z0)), 1, 1, smooth=False)
    f.obj("clear sheet", finishes.clear_sheet()).visible_shadow = False
    for x in (-x1 + 0.035, x1 - 0.035):
        e.box((x, y, (z0 + z1) / 2), (0.07, 0.003, z1 - z0))
    for z, t in ((z0 + 0.06, 0.12), (z1 - 0.03, 0.06)):
        e.box((0, y, z), (2 * x1, 0.0035, t))
    e.obj("zip border", cloths.fabric(frame, 900.0))
    for k in range(1, panels):
        s.box(((2 * k / panels - 1) * x1, y, (z0 + z1) / 2), (0.022, 0.003, z1 - z0))
    s.obj("welds", cloths.cloth("#dfe4e4", 0.5, 0.62))


def _zip_frame(w, h, drop, at, frame, y):
    """Head box, side tracks and bottom bar."""
    b = Build(at)
    b.box((0, y, h - 0.06), (w, 0.12, 0.12), 0.012)
    for sx in (-1, 1):
        b.box((sx * (w / 2 - 0.022), y, (h - 0.12) / 2), (0.044, 0.05, h - 0.12), 0.004)
    b.box((0, y, h - drop), (w - 0.09, 0.03, 0.055), 0.008)
    b.obj("zip screen frame", mats.paint(frame, 0.45))


def awning(w, proj, at, z=2.7, fall=14, color="#e8e2d4", stripe=None, frame="#f2f0eb", arm="#4a4e50", valance=0.0):
    """Folding-arm awning: cassette on the wall, sloping cloth, front bar, two elbowed arms well below the cloth."""
    # Acrylic glows beneath where the sun stands on it.
    cl = cloths.cloth(color, 0.3, 0.0, 500.0, stripe)
    g = math.radians(fall)
    ye, ze = -proj * math.cos(g), z - proj * math.sin(g)
    b = Build(at)
    b.prism([(0.0, z + 0.13), (-0.15, z + 0.11), (-0.19, z + 0.03), (-0.17, z - 0.07), (0.0, z - 0.09)], w + 0.12)
    for sx in (-1, 1):
        b.box((sx * (w / 2 + 0.066), -0.095, z + 0.02), (0.014, 0.20, 0.23), 0.005)
        b.box((sx * w * 0.36, -0.03, z - 0.02), (0.12, 0.06, 0.26), 0.005)
    b.prism([(ye + 0.05, ze + 0.045), (ye - 0.035, ze + 0.035), (ye - 0.055, ze - 0.01), (ye - 0.03, ze - 0.065), (ye + 0.05, ze - 0.06)], w + 0.04)
    b.obj("awning frame", mats.paint(frame, 0.4))
    a = Build(at)
    for sx in (-1, 1):
        s = Vector((sx * w * 0.43, -0.12, z - 0.12))
        e = Vector((sx * w * 0.40, ye + 0.07, ze - 0.07))
        k = (s + e) / 2 + Vector((-sx * w * 0.12, 0.06, -0.03))
        for p, q, r in ((s, k, 0.027), (k, e, 0.022)):
            a.tube([p, q], r, 14)
        for joint, r, t in ((s, 0.036, 0.05), (k, 0.043, 0.055), (e, 0.032, 0.04)):
            a.tube([joint - Vector((0, 0, t)), joint + Vector((0, 0, t))], r, 18)
        c0, c1 = s.lerp(k, 0.55) - Vector((0, 0, 0.03)), k.lerp(e, 0.4) - Vector((0, 0, 0.03))
        a.tube([c0, k - Vector((0, 0, 0.03)), c1], 0.006, 8)
    a.obj("awning arms", mats.paint(arm, 0.4))
    f = Build(at)
    f.surf(lambda u, v: ((u - 0.5) * w, -0.10 + (ye + 0.10) * v, z + 0.04 + (ze + 0.02 - z) * v - 0.025 * math.sin(math.pi * v)), 40, 10)
    if valance:
        f.surf(lambda u, v: ((u - 0.5) * w, ye - 0.064 - 0.006 * math.sin(u * 80), ze - 0.02 - valance * v), 120, 3)
    f.obj("awning cloth", cl)


def drop_arm_awning(w, h, at, angle=38, arm=0.62, color="#e6dfce", stripe=None, frame="#e6e1d6", valance=0.15):
    """Over an opening of w x h whose trim carries all of it: box on the head, arms hinged halfway down the sides and fallen
    `angle` below level, cloth straight from the box to the bar, a scalloped valance."""
    a = math.radians(angle)
    ye, ze = -0.07 - arm * math.cos(a), h / 2 - arm * math.sin(a)
    top = (-0.13, h + 0.055)
    x = w / 2 + 0.045
    b = Build(at)
    b.prism([(-0.05, h), (-0.05, h + 0.13), (-0.12, h + 0.12), (-0.17, h + 0.07), (-0.15, h + 0.01)], w + 0.16)
    b.tube([(-x - 0.04, ye, ze), (x + 0.04, ye, ze)], 0.018, 16)
    for s in (-1, 1):
        b.box((s * x, -0.062, h / 2), (0.05, 0.025, 0.16), 0.004)
        b.tube([(s * x, -0.075, h / 2), (s * x, ye, ze)], 0.012, 12)
        b.tube([(s * x - 0.02, -0.078, h / 2), (s * x + 0.02, -0.078, h / 2)], 0.02, 14)
    b.obj("drop-arm frame", mats.paint(frame, 0.4))
    f = Build(at)
    f.surf(lambda u, v: ((u - 0.5) * (w + 0.06), top[0] + (ye - top[0]) * v, top[1] + (ze + 0.018 - top[1]) * v - 0.02 * math.sin(math.pi * v)), 30, 12)
    f.surf(lambda u, v: ((u - 0.5) * (w + 0.06), ye - 0.022 - 0.008 * v * math.sin(u * 40), ze + 0.01 - v * valance * (0.72 + 0.28 * abs(math.sin(u * math.pi * round(w / 0.16))))), 240, 4)
    f.obj("drop-arm cloth", cloths.cloth(color, 0.3, 0.0, 500.0, stripe))


def louvred_roof(w, d, at, h=2.7, angle=45, post="#f3f1ec", blade="#f3f1ec", posts=((-1, -1), (1, -1)), pitch=0.20, along="x"):
    """Bioclimatic pergola: w across, d outward (-y); blades run along x or y."""
    pm, bm = mats.paint(post, 0.42), mats.paint(blade, 0.42)
    b = Build(at)
    bh, bt = 0.22, 0.11
    for sx, sy in posts:
        b.box((sx * (w / 2 - 0.075), -d + 0.075 if sy < 0 else -0.075, (h - 0.01) / 2), (0.15, 0.15, h - 0.01), 0.004)
    for sx in (-1, 1):
        b.box((sx * (w / 2 - bt / 2), -d / 2, h + bh / 2 - 0.02), (bt, d - 2 * bt, bh), 0.004)
    for y in (-bt / 2, -d + bt / 2):
        b.box((0, y, h + bh / 2 - 0.02), (w, bt, bh), 0.004)
    b.obj("pergola frame", pm)
    bl = Build(at)
    prof = [(-0.105, 0.0), (-0.09, 0.012), (-0.03, 0.022), (0.04, 0.022), (0.095, 0.010), (0.112, 0.0), (0.09, -0.008), (0.0, -0.012), (-0.09, -0.008)]
    if along == "x":
        n = int((d - 2 * bt - 0.1) / pitch)
        for i in range(n):
            bl.prism(prof, w - 2 * bt - 0.02, xform((0, -bt - 0.13 - i * (d - 2 * bt - 0.16) / n, h + 0.09), rx=angle))
    else:
        n = int((w - 2 * bt - 0.1) / pitch)
        for i in range(n):
            bl.prism(prof, d - 2 * bt - 0.02, xform((-w / 2 + bt + 0.13 + i * (w - 2 * bt - 0.16) / n, -d / 2, h + 0.09), rz=90) @ xform(rx=angle))
    bl.obj("roof blades", bm)


def roller_shutter(w, h, drop, at, color="#d9d6cf", box="#d9d6cf", slat=0.042):
    """External shutter on the wall face; room side is y > 0 here, street side y < 0."""
    m = mats.paint(color, 0.42)
    mb = mats.paint(box, 0.42)
    b = Build(at)
    b.prism([(0.0, h + 0.19), (-0.13, h + 0.19), (-0.19, h + 0.13), (-0.19, h), (0.0, h)], w + 0.12)
    for sx in (-1, 1):
        b.box((sx * (w / 2 + 0.03), -0.035, h / 2), (0.06, 0.07, h), 0.006)
    b.obj("shutter box", mb)
    s = Build(at)
    n = int(drop / slat)
    prof = [(-0.030, -slat / 2 + 0.002), (-0.036, -slat * 0.25), (-0.0385, 0), (-0.036, slat * 0.25), (-0.030, slat / 2 - 0.002), (-0.022, slat / 2), (-0.022, -slat / 2)]
    for i in range(n):
        s.prism(prof, w + 0.02, xform((0, 0, h - (i + 0.5) * slat)), smooth=False)
    s.box((0, -0.03, h - n * slat - 0.03), (w + 0.02, 0.03, 0.06), 0.006)
    s.obj("shutter slats", m)


def heritage_shutter(w, h, at, color="#2f4640", louvred=0.55):
    """One timber leaf: raised panel below, fixed louvres above; origin at its hinge-side bottom centre."""
    b = Build(at)
    st, d = 0.07, 0.036
    for sx in (-1, 1):
        b.box((sx * (w / 2 - st / 2), 0, h / 2), (st, d, h), 0.004)
    zm = h * (1 - louvred)
    for z, t in ((0.07, 0.14), (zm, 0.11), (h - 0.055, 0.11)):
        b.box((0, 0, z), (w - 2 * st, d, t), 0.004)
    pw, ph = w - 2 * st, zm - 0.055 - 0.14
    b.box((0, 0, 0.14 + ph / 2), (pw, d * 0.35, ph))
    b.box((0, 0, 0.14 + ph / 2), (pw - 0.07, d * 0.85, ph - 0.07), 0.014)
    z0, z1 = zm + 0.055, h - 0.11
    n = max(1, int((z1 - z0) / 0.042))
    for k in range(n):
        b.prism(ellipse(0.055, 0.008, 10), pw, xform((0, 0, z0 + (k + 0.5) * (z1 - z0) / n), rx=-38), smooth=True)
    b.obj("heritage shutter", mats.paint(color, 0.42, 0.05))


def frameless_panel(w, h, at, thick=0.012, handle=False, rail="#8d9190", reflect=2.4):
    """One pane of a sliding frameless system: clear face, green polished edges, a slim rail at its foot and its head."""
    g, e, m = Build(at), Build(at), Build(at)
    g.surf(lambda u, v: ((u - 0.5) * w, 0, 0.02 + v * (h - 0.04)), 1, 1, smooth=False)
    o = g.obj("pane", mats.glass("#e6f2ec", reflect))
    o.visible_shadow = False
    for sx in (-1, 1):
        e.box((sx * (w / 2 - 0.004), 0, h / 2), (0.008, thick, h - 0.04))
    e.obj("glass edges", finishes.glass_edge())
    for z in (0.034, h - 0.034):
        m.box((0, 0, z), (w - 0.004, 0.030, 0.062), 0.004)
    if handle:
        m.tube([(w / 2 - 0.07, -0.05, 0.92), (w / 2 - 0.07, -0.05, 1.24)], 0.011, 12)
        for z in (0.95, 1.21):
            m.tube([(w / 2 - 0.07, 0.02, z), (w / 2 - 0.07, -0.05, z)], 0.008, 10)
    m.obj("glass fittings", mats.metal(rail, 0.34))
