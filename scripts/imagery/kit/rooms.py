"""Interior shells, windows, light and camera."""
from . import mats
from .geo import Build, xform


def _cuts(lo, hi, marks):
    return [lo] + sorted({round(m, 5) for m in marks if lo < m < hi}) + [hi]


def _wall_shell(b, length, height, openings, thick):
    """One welded skin: inner face, outer face, ends and the lining of each opening, with no seams to show."""
    xs = _cuts(-length / 2, length / 2, [x + s * w / 2 for x, z, w, h in openings for s in (-1, 1)])
    zs = _cuts(0.0, height, [e for x, z, w, h in openings for e in (z, z + h)])

    def solid(i, k):
        if not (0 <= i < len(xs) - 1 and 0 <= k < len(zs) - 1):
            return False
        cx, cz = (xs[i] + xs[i + 1]) / 2, (zs[k] + zs[k + 1]) / 2
        return not any(abs(cx - x) < w / 2 and z < cz < z + h for x, z, w, h in openings)

    for i in range(len(xs) - 1):
        for k in range(len(zs) - 1):
            if not solid(i, k):
                continue
            x0, x1, z0, z1 = xs[i], xs[i + 1], zs[k], zs[k + 1]
            front, back = [(x0, 0, z0), (x1, 0, z0), (x1, 0, z1), (x0, 0, z1)], [(x0, thick, z0), (x1, thick, z0), (x1, thick, z1), (x0, thick, z1)]
            b.add(front + back, [(0, 1, 2, 3), (7, 6, 5, 4)])
            for edge, (di, dk) in (((0, 1), (0, -1)), ((1, 2), (1, 0)), ((2, 3), (0, 1)), ((3, 0), (-1, 0))):
                if not solid(i + di, k + dk):
                    p, q = edge
                    b.add([front[p], front[q], back[q], back[p]], [(3, 2, 1, 0)])


def wall(length, height, at, openings=(), thick=0.22, color="#efebe3", mat=None, skirting=0.14, trim="#f4f2ed"):
    """Wall along x with inner face at y = 0 (room at y < 0). openings: (x_centre, z_sill, width, height)."""
    ops = sorted(openings)
    b = Build(at)
    _wall_shell(b, length, height, ops, thick)
    b.obj("wall", mat or mats.plaster(color), weld=True)
    if skirting:
        s = Build(at)
        xs = -length / 2
        segs = []
        for x, z, w, h in ops:
            if z < skirting:
                segs.append((xs, x - w / 2 - 0.07))
                xs = x + w / 2 + 0.07
        segs.append((xs, length / 2))
        for a, c in segs:
            if c - a > 0.02:
                s.prism([(0.0, 0), (0.0, skirting), (-0.008, skirting), (-0.018, skirting - 0.02), (-0.018, 0)], c - a, xform(((a + c) / 2, 0, 0)))
        s.obj("skirting", mats.paint(trim, 0.4))


def architrave(at, op, width=0.07, depth=0.02, color="#f4f2ed", thick=0.22):
    x, z, w, h = op
    b = Build(at)
    for sx in (-1, 1):
        b.box((x + sx * (w / 2 + width / 2), -depth / 2, z + h / 2), (width, depth, h), 0.004)
    b.box((x, -depth / 2 - 0.002, z + h + width / 2), (w + 2 * width, depth + 0.004, width), 0.004)
    if z > 0.01:
        b.box((x, -0.03, z - 0.016), (w + 2 * width + 0.05, 0.10, 0.032), 0.006)
        b.box((x, -depth / 2, z - 0.032 - width / 2), (w + 2 * width, depth, width), 0.004)
    # lining of the reveal
    for sx in (-1, 1):
        b.box((x + sx * (w / 2 - 0.005), thick / 2 - 0.002, z + h / 2), (0.012, thick, h))
    b.box((x, thick / 2 - 0.002, z + h - 0.005), (w, thick, 0.012))
    b.box((x, thick / 2 - 0.002, z + 0.005), (w, thick, 0.012))
    b.obj("architrave", mats.paint(color, 0.38))


def window_frame(at, op, bays=2, rows=1, color="#f1f0ec", y=0.15, bar=0.045, pane=True, reflect=1.0):
    x, z, w, h = op
    b = Build(at)
    for i in range(bays + 1):
        b.box((x - w / 2 + w * i / bays, y, z + h / 2), (bar if 0 < i < bays else bar * 1.4, 0.06, h), 0.004)
    for j in range(rows + 1):
        b.box((x, y, z + h * j / rows), (w, 0.06, bar if 0 < j < rows else bar * 1.4), 0.004)
    b.obj("window frame", mats.paint(color, 0.4))
    if pane:
        o = Build(at).surf(lambda u, v: (x - w / 2 + u * w, y, z + v * h), 1, 1, smooth=False).obj("pane", mats.glass(reflect=reflect))
        o.visible_shadow = False


def ceiling(w, d, h, centre=(0, 0), color="#f5f3ee"):
    Build().box((centre[0], centre[1], h + 0.05), (w + 0.6, d + 0.6, 0.1)).obj("ceiling", mats.paint(color, 0.9, 0, 0.1))


def vj_panels(length, height, at, pitch=0.14, color="#eef0ec", z0=0.0):
    """V-groove lining boards on a wall face."""
    b = Build(at)
    n = int(length / pitch)
    for i in range(n):
        b.box((-length / 2 + (i + 0.5) * length / n, -0.006, z0 + height / 2), (length / n - 0.0005, 0.012, height), 0.004)
    b.obj("lining boards", mats.paint(color, 0.5))


def shell(x0, x1, y0, y1, h, color, sides=True):
    """What is seen of a room through its window at y0: far wall, floor, ceiling and, unless out of sight, the sides."""
    x, y = (x0 + x1) / 2, (y0 + y1) / 2
    b = Build()
    b.box((x, y1, h / 2), (x1 - x0, 0.1, h + 0.2))
    for z in (-0.06, h + 0.05):
        b.box((x, y, z), (x1 - x0, abs(y1 - y0), 0.1))
    for side in (x0, x1) if sides else ():
        b.box((side, y, h / 2), (0.1, abs(y1 - y0), h + 0.1))
    b.obj("room behind", mats.plaster(color))


class Room:
    """Box room, x in ±w/2, y from 0 (behind the camera) to d (far wall)."""

    def __init__(self, w, d, h, far=(), left=(), right=(), back=(), color="#efebe3", accent=None, bays=2, rows=1, frame="#f1f0ec", trim="#f4f2ed", reveal=True, pane=True, skip=()):
        self.w, self.d, self.h = w, d, h
        self.at = {
            "far": xform((0, d, 0)),
            "left": xform((-w / 2, d / 2, 0), rz=90),
            "right": xform((w / 2, d / 2, 0), rz=-90),
            "back": xform((0, 0, 0), rz=180),
        }
        for side, ops, length in (("far", far, w + 0.44), ("left", left, d), ("right", right, d), ("back", back, w + 0.44)):
            if side in skip:
                continue
            wall(length, h, self.at[side], ops, color=(accent if accent and side == "far" else color), trim=trim)
            for op in ops:
                if reveal:
                    architrave(self.at[side], op, color=trim)
                window_frame(self.at[side], op, max(1, round(op[2] / 1.1)) if bays is None else bays, rows, frame, pane=pane)
        ceiling(w, d, h, (0, d / 2))

    def opening(self, side, op):
        """Local frame for a furnishing: origin at the opening's sill centre on the inner wall face."""
        x, z, w, h = op
        return self.at[side] @ xform((x, 0, z))
