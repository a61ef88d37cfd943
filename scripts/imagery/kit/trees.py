"""Trees: gums, far stands, Norfolk pines."""
import math

from mathutils import Vector

from . import mats
from .geo import Build, instance, rng, xform
from .planting import proto
from .plants import leaf_blade


def gum_tree(at, h=7.0, seed=0, a="#525f40", b_="#8f9670", bark="#cfc4b2", lean=0.12, twigs=0):
    """Eucalypt: pale leaning trunk, open branching, hanging clumps of narrow leaves. With `twigs`, that many more forkings and
    no leaves: an elm or oak in winter."""
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

    grow(Vector((0, 0, 0)), Vector((lean, 0.02, 1)).normalized(), h * 0.45, h * 0.022, 3 + twigs)
    st.obj("gum trunk", mats.stone(bark, "#4a4238" if twigs else "#9c8a74", 3.0, 0.85, 0.3))
    if twigs:
        return
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
    kinds = [proto(("gum", a), k, lambda k=k: clump(k + 40)) for k in range(3)]
    for t in tips:
        for _ in range(2):
            off = Vector((r.gauss(0, 0.25), r.gauss(0, 0.25), r.gauss(-0.1, 0.2)))
            instance(r.choice(kinds), at @ xform(tuple(t + off), rz=r.uniform(0, 360), scale=h / 7 * r.uniform(0.9, 1.5)))


def _far_tree(seed, mat):
    """Unit-height tree for the middle distance: several leafy balls on a forked trunk."""
    r = rng(seed)
    b, st = Build(), Build()
    st.tube([(0, 0, 0), (0.02, 0.01, 0.3), (0.0, 0.03, 0.62)], [0.028, 0.02, 0.012], 7)
    # Tufts of every size at every height, the low ones reaching out: equal balls at one height make a lollipop.
    for _ in range(13):
        z = r.uniform(0.26, 0.95)
        a, d = r.uniform(0, 6.283), r.uniform(0.02, 0.40 - 0.32 * z)
        c, rad = Vector((d * math.cos(a), d * math.sin(a), z)), r.uniform(0.06, 0.19)
        st.tube([(0, 0.02, 0.34), tuple(c * 0.9)], [0.014, 0.005], 5)
        for _ in range(int(950 * rad)):
            v = Vector((r.gauss(0, 1), r.gauss(0, 1), r.gauss(0.1, 0.8))).normalized()
            p = c + Vector((v.x, v.y, v.z * 0.75)) * rad * r.uniform(0.7, 1.1)
            m = xform(tuple(p), rz=r.uniform(0, 360)) @ xform(ry=r.uniform(-70, 70))
            leaf_blade(b, m, r.uniform(0.035, 0.06), 0.026, 0.2, 0.1, min(1, max(0, 0.35 + 0.5 * v.z + r.uniform(-0.2, 0.2))), 1, 2)
    return b.obj("far tree", mat), st.obj("far trunk", mats.stone("#a99c8a", "#6f6252", 6.0, 0.9, 0.3))


def far_trees(points, seed=0, a="#4a5a3a", b_="#7f8b62", at=None):
    """Trees of the middle distance at (x, y, z, height); `at` turns them all."""
    at = at or xform()
    r = rng(seed)
    m = mats.leaf(a, b_, 0.6)
    kinds = [proto(("far", a), k, lambda k=k: _far_tree(k + 3, m)) for k in range(4)]
    for x, y, z, h in points:
        for part in r.choice(kinds):
            instance(part, at @ xform((x, y, z), rz=r.uniform(0, 360), scale=h))


def tree_line(x0, x1, y, z=0, h=7.0, seed=0, step=0.62, a="#4a5a3a", b_="#7f8b62", ragged=0.35, at=None):
    """Uneven stand of trees, heights and gaps varied; `at` turns the line."""
    r = rng(seed)
    points, x = [], x0
    while x < x1:
        points.append((x, y + r.uniform(-1, 1) * h * 0.8, z, h * r.uniform(1 - ragged, 1 + ragged)))
        x += h * step * r.uniform(0.35, 1.7)
    far_trees(points, seed, a, b_, at)


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
    kinds = [proto("norfolk", k, lambda k=k: branch(k + 60)) for k in range(3)]
    n = int(h / 0.44)
    for i in range(n):
        t = 0.14 + 0.86 * i / n
        reach = h * 0.23 * (1 - t) ** 0.8 + 0.15
        for k in range(8):
            mm = at @ xform((0, 0, h * t), rz=360 * k / 8 + i * 26 + r.uniform(-8, 8)) @ xform(ry=-14 + 18 * (1 - t) + r.uniform(-4, 4), scale=reach * r.uniform(0.85, 1.1))
            instance(r.choice(kinds), mm)
