"""Outdoor planting: tufts, shrubs, gum trees, garden beds, lawn."""
import math

from mathutils import Vector

from . import mats, outmats
from .geo import Build, instance, rng, xform
from .landscape import plane
from .plants import leaf_blade

_protos = {}


def reset():
    _protos.clear()


def _proto(kind, seed, make):
    key = (kind, seed)
    if key not in _protos:
        made = make()
        for o in made if isinstance(made, tuple) else (made,):
            o.location = (0, 0, -500)
        _protos[key] = made
    return _protos[key]


def _tuft(seed, n=60, h=0.7, w=0.012, spread=0.12, bend=0.5, mat=None):
    r = rng(seed)
    b = Build()
    for _ in range(n):
        a, ln, be = r.uniform(0, 2 * math.pi), h * r.uniform(0.55, 1.1), bend * r.uniform(0.3, 1.2)
        ox, oy = r.gauss(0, spread * 0.4), r.gauss(0, spread * 0.4)
        tw = r.uniform(-0.6, 0.6)

        def fn(u, v):
            out = be * ln * v * v
            ww = w * (1 - v ** 2.2) * (u - 0.5)
            return (ox + math.cos(a) * out - math.sin(a + tw) * ww, oy + math.sin(a) * out + math.cos(a + tw) * ww, ln * v * (1 - 0.28 * be * v))
        b.surf(fn, 1, 5, rnd=r.random())
    return b.obj("tuft", mat or mats.leaf("#5c7a3a", "#93a765", 0.5))


def _shrub(seed, n=420, leaf=(0.035, 0.012), mat=None, clumps=14):
    """Unit-radius leafy mound, leaves pointing outward."""
    r = rng(seed)
    b = Build()
    for c in range(clumps):
        th, ph = r.uniform(0, 2 * math.pi), math.acos(r.uniform(-0.1, 1))
        cc = Vector((math.cos(th) * math.sin(ph), math.sin(th) * math.sin(ph), math.cos(ph) * 0.9)) * r.uniform(0.35, 0.62)
        for _ in range(n // clumps * 3):
            d = Vector((r.gauss(0, 1), r.gauss(0, 1), r.gauss(0.25, 1))).normalized()
            p = cc + d * (0.38 * r.uniform(0.75, 1.05))
            if p.z < -0.15:
                continue
            yaw = math.degrees(math.atan2(d.y, d.x)) + r.uniform(-50, 50)
            m = xform(tuple(p), rz=yaw) @ xform(ry=-math.degrees(math.asin(max(-1, min(1, d.z)))) + r.uniform(-50, 50)) @ xform(rx=r.uniform(-60, 60))
            leaf_blade(b, m, leaf[0] * r.uniform(0.7, 1.3) * 4, leaf[1] * 4, 0.15, 0.2, min(1, max(0, 0.25 + 0.5 * d.z + r.uniform(-0.2, 0.3))), 2, 2)
    return b.obj("shrub", mat or mats.leaf("#4c6638", "#8a9c66", 0.5))


def grasses(points, h=0.7, seed=0, a="#5d6b40", b_="#a5a675", n=70, w=0.012, bend=0.5):
    """Lomandra-like tufts at (x, y[, z[, scale]])."""
    r = rng(seed)
    m = mats.leaf(a, b_, 0.5)
    kinds = [_proto(("tuft", a, h), seed + k, lambda k=k: _tuft(seed + k, n, h, w, 0.14, bend, m)) for k in range(3)]
    for p in points:
        s = (p[3] if len(p) > 3 else 1.0) * r.uniform(0.8, 1.2)
        instance(r.choice(kinds), xform((p[0], p[1], p[2] if len(p) > 2 else 0), rz=r.uniform(0, 360), scale=s))


def shrubs(points, seed=0, a="#485a3a", b_="#8a9568", leaf=(0.035, 0.012)):
    """Leafy mounds at (x, y, z, radius)."""
    r = rng(seed)
    m = mats.leaf(a, b_, 0.5)
    kinds = [_proto(("shrub", a), seed + k, lambda k=k: _shrub(seed + k, leaf=leaf, mat=m)) for k in range(2)]
    for x, y, z, s in points:
        instance(r.choice(kinds), xform((x, y, z), rz=r.uniform(0, 360), scale=s))


def hedge_line(x0, x1, y, z=0, size=0.6, seed=0, step=0.55, **k):
    r = rng(seed)
    n = max(1, int(abs(x1 - x0) / (size * step * 1.6)))
    shrubs([(x0 + (x1 - x0) * (i + 0.5) / n + r.uniform(-0.1, 0.1), y + r.uniform(-0.25, 0.25), z, size * r.uniform(0.75, 1.25)) for i in range(n)], seed, **k)


def gum_tree(at, h=7.0, seed=0, a="#525f40", b_="#8f9670", bark="#cfc4b2", lean=0.12):
    """Eucalypt: pale leaning trunk, open branching, hanging clumps of narrow leaves."""
    r = rng(seed)
    st = Build(at)
    tips = []

    def grow(p, d, ln, rad, depth):
        pts, q, dd = [p], p.copy(), d.copy()
        for i in range(5):
            dd = (dd + Vector((r.gauss(0, 0.09), r.gauss(0, 0.09), 0.03))).normalized()
            q = q + dd * ln / 5
            pts.append(q.copy())
        st.tube(pts, [rad * (1 - 0.10 * i) for i in range(6)], 8)
        if depth == 0:
            tips.extend([pts[3], pts[5]])
            return
        for k in range(3 if depth > 1 else 2):
            ax = Vector((r.gauss(0, 1), r.gauss(0, 1), r.gauss(0.2, 0.5))).normalized()
            nd = (dd * 0.75 + ax * 0.65).normalized()
            grow(pts[r.randint(3, 5)], nd, ln * r.uniform(0.5, 0.72), rad * 0.52, depth - 1)

    grow(Vector((0, 0, 0)), Vector((lean, 0.02, 1)).normalized(), h * 0.45, h * 0.022, 3)
    st.obj("gum trunk", mats.stone(bark, "#9c8a74", 3.0, 0.85, 0.3))
    m = mats.leaf(a, b_, 0.5)

    def clump(sd):
        rr = rng(sd)
        b = Build()
        for _ in range(150):
            d = Vector((rr.gauss(0, 1), rr.gauss(0, 1), rr.gauss(0, 0.7)))
            p = d.normalized() * rr.uniform(0.1, 0.55)
            mm = xform(tuple(p), rz=rr.uniform(0, 360)) @ xform(ry=rr.uniform(25, 85)) @ xform(rx=rr.uniform(-70, 70))
            leaf_blade(b, mm, rr.uniform(0.10, 0.17), 0.026, 0.2, 0.1, rr.random(), 1, 3)
        return b.obj("gum leaves", m)
    kinds = [_proto(("gum", a), k, lambda k=k: clump(k + 40)) for k in range(3)]
    for t in tips:
        for _ in range(2):
            off = Vector((r.gauss(0, 0.25), r.gauss(0, 0.25), r.gauss(-0.1, 0.2)))
            instance(r.choice(kinds), at @ xform(tuple(t + off), rz=r.uniform(0, 360), scale=h / 7 * r.uniform(0.9, 1.5)))


def bed(x0, x1, y0, y1, z=-0.08):
    """Mulched garden bed with a low timber edge."""
    plane(x0, x1, y0, y1, z, mats.stone("#6b5442", "#43332a", 22.0, 0.95, 0.9))
    b = Build()
    b.box(((x0 + x1) / 2, y0, z + 0.02), (x1 - x0, 0.045, 0.10), 0.006)
    b.obj("bed edge", mats.timber("#8f7a63", "#6b5947", axis="x"))


def _far_tree(seed, mat):
    """Unit-height tree for the middle distance: several leafy balls on a forked trunk."""
    r = rng(seed)
    b, st = Build(), Build()
    st.tube([(0, 0, 0), (0.02, 0.01, 0.3), (0.0, 0.03, 0.62)], [0.028, 0.02, 0.012], 7)
    for _ in range(9):
        a, d = r.uniform(0, 6.283), r.uniform(0.0, 0.24)
        c, rad = Vector((d * math.cos(a), d * math.sin(a), r.uniform(0.48, 0.86))), r.uniform(0.11, 0.20)
        st.tube([(0, 0.02, 0.34), tuple(c * 0.9)], [0.014, 0.005], 5)
        for _ in range(190):
            v = Vector((r.gauss(0, 1), r.gauss(0, 1), r.gauss(0.1, 0.8))).normalized()
            p = c + Vector((v.x, v.y, v.z * 0.75)) * rad * r.uniform(0.7, 1.1)
            m = xform(tuple(p), rz=r.uniform(0, 360)) @ xform(ry=r.uniform(-70, 70))
            leaf_blade(b, m, r.uniform(0.035, 0.06), 0.026, 0.2, 0.1, min(1, max(0, 0.35 + 0.5 * v.z + r.uniform(-0.2, 0.2))), 1, 2)
    return b.obj("far tree", mat), st.obj("far trunk", mats.stone("#a99c8a", "#6f6252", 6.0, 0.9, 0.3))


def tree_line(x0, x1, y, z=0, h=7.0, seed=0, step=0.62, a="#4a5a3a", b_="#7f8b62", ragged=0.35):
    """Uneven stand of trees, heights and gaps varied."""
    r = rng(seed)
    m = mats.leaf(a, b_, 0.6)
    kinds = [_proto(("far", a), k, lambda k=k: _far_tree(k + 3, m)) for k in range(4)]
    x = x0
    while x < x1:
        s = h * r.uniform(1 - ragged, 1 + ragged)
        for part in r.choice(kinds):
            instance(part, xform((x, y + r.uniform(-1, 1) * h * 0.8, z), rz=r.uniform(0, 360), scale=s))
        x += h * step * r.uniform(0.35, 1.7)


def norfolk_pine(at, h=16.0, seed=0):
    """The coast's own tree: straight trunk, level whorls of plaited branches."""
    r = rng(seed)
    st = Build(at)
    st.tube([(0, 0, 0), (0, 0, h * 0.5), (0, 0, h)], [h * 0.017, h * 0.010, 0.02], 10)
    st.obj("pine trunk", mats.stone("#75685a", "#4f453b", 5.0, 0.9, 0.4))
    m = mats.leaf("#33472f", "#5c6f45", 0.55, 0.1)

    def branch(sd):
        rr = rng(sd)
        b = Build()
        b.tube([(0, 0, 0), (0.5, 0, -0.02), (1, 0, 0.06)], [0.012, 0.008, 0.003], 5)
        for i in range(46):
            t = 0.12 + 0.88 * i / 45
            for s in (-1, 1):
                mm = xform((t, 0, -0.02 + 0.06 * t * t), rz=s * rr.uniform(45, 80)) @ xform(ry=-rr.uniform(15, 50))
                leaf_blade(b, mm, 0.26 * (1.05 - 0.75 * t) * rr.uniform(0.8, 1.2), 0.035, -0.3, 0.5, rr.random(), 1, 3)
        return b.obj("pine branch", m)
    kinds = [_proto("norfolk", k, lambda k=k: branch(k + 60)) for k in range(3)]
    n = int(h / 0.44)
    for i in range(n):
        t = 0.14 + 0.86 * i / n
        reach = h * 0.23 * (1 - t) ** 0.8 + 0.15
        for k in range(8):
            mm = at @ xform((0, 0, h * t), rz=360 * k / 8 + i * 26 + r.uniform(-8, 8)) @ xform(ry=-14 + 18 * (1 - t) + r.uniform(-4, 4), scale=reach * r.uniform(0.85, 1.1))
            instance(r.choice(kinds), mm)


def lawn(x0, x1, y0, y1, z=0.0, seed=0, h=0.055, a="#5d6a3c", b_="#9c9c66", avoid=None, cell=0.5):
    """Ground plane plus instanced blades. cell 0.5 is mown couch grass; 1.5 and more is paddock, for the distance.
    z may be a function of x, for sloping ground the scene has already laid."""
    slope = z if callable(z) else None
    if not slope:
        plane(x0, x1, y0, y1, z, outmats.ground())
    r = rng(seed)
    m = mats.leaf(a, b_, 0.6, 0.15)
    kinds = [_proto(("lawn", a, h), k, lambda k=k: _patch(k + 7, h, m)) for k in range(4)]
    nx, ny = int((x1 - x0) / cell), int((y1 - y0) / cell)
    for i in range(nx):
        for j in range(ny):
            x, y = x0 + (i + 0.5) * cell, y0 + (j + 0.5) * cell
            if avoid and avoid(x, y):
                continue
            instance(r.choice(kinds), xform((x, y, slope(x) if slope else z), rz=90 * r.randint(0, 3), scale=cell / 0.5 * r.uniform(0.95, 1.15)))


def _patch(seed, h, mat, n=900):
    r = rng(seed)
    b = Build()
    for _ in range(n):
        x, y, a, ln, be = r.uniform(-0.26, 0.26), r.uniform(-0.26, 0.26), r.uniform(0, 6.283), h * r.uniform(0.4, 1.15), r.uniform(0.1, 0.7)
        c, s, w = math.cos(a), math.sin(a), 0.0032
        b.add([(x - s * w, y + c * w, 0), (x + s * w, y - c * w, 0), (x + c * ln * be * 0.4 + s * w * 0.6, y + s * ln * be * 0.4 - c * w * 0.6, ln * 0.65), (x + c * ln * be, y + s * ln * be, ln)],
              [(0, 1, 2), (0, 2, 3)], True, r.random())
    return b.obj("lawn patch", mat)
