"""A hand in a dipped work glove, knitted at its back, and the arm that it ends."""
import math

import bpy
import numpy as np
from mathutils import Vector, noise

from . import mats
from .geo import Build
from .mats import bump, math_, mixc, noise_fac, rgb


def glove(at, fingers, wrist, across, palm):
    """`fingers`: index to little finger, then the thumb, each from its knuckle to its tip in metres (knuckle, two joints, tip).
    `wrist` is the middle of the wrist, `across` points along it toward the index finger, `palm` out of the palm."""
    across, palm, wrist = Vector(across).normalized(), Vector(palm).normalized(), Vector(wrist)
    b, line, share = Build(), [], []
    for k, finger in enumerate(fingers):
        thumb = k == 4
        pts = _curve([Vector(p) for p in finger])
        size = (1.0, 1.04, 1.0, 0.88, 1.12)[k]
        radii = [size * (0.0122 - 0.0028 * i / (len(pts) - 1) + 0.0006 * math.cos(2 * math.pi * i / (len(pts) - 1) * 3)) for i in range(len(pts))]
        _limb(b, pts, radii)
        line += pts
        share += [i / (len(pts) - 1) for i in range(len(pts))]
        root = wrist + across * ((0.022, 0.008, -0.008, -0.021, 0.016)[k]) + palm * (0.010 if thumb else 0.0)
        back = [root, root.lerp(pts[0], 0.5) - palm * (-0.006 if thumb else 0.0035), pts[0]]
        _limb(b, _curve(back), [0.0165, 0.0175 if thumb else 0.0150, 0.0160 if thumb else 0.0138])
        line += [root, back[1]]
        share += [-1.0, -0.5]
    for k in range(3):  # what lies between two bones of the hand
        ends = [wrist + across * (0.015, 0.0, -0.015)[k], (Vector(fingers[k][0]) + Vector(fingers[k + 1][0])) / 2]
        _limb(b, _curve([ends[0], (ends[0] + ends[1]) / 2 + palm * 0.003, ends[1]]), [0.0175, 0.0165, 0.0105])
    ob = b.obj("hand", mats.paint("#888888"))
    for kind, settings in (("REMESH", {"mode": "VOXEL", "voxel_size": 0.0011}), ("SMOOTH", {"iterations": 7, "factor": 0.5})):
        m = ob.modifiers.new(kind, kind)
        for key, value in settings.items():
            setattr(m, key, value)
    me = bpy.data.meshes.new_from_object(ob.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(ob)
    _wear(me, np.array([tuple(p) for p in line]), np.array(share), np.array(palm))
    me.materials.clear()
    me.materials.append(_dipped("#8d9694", "#2b3134"))
    o = bpy.data.objects.new("glove", me)
    o.matrix_world = at
    bpy.context.scene.collection.objects.link(o)


def _curve(pts, n=7):
    """Catmull-Rom through the points."""
    p = [pts[0] * 2 - pts[1], *pts, pts[-1] * 2 - pts[-2]]
    out = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        for i in range(n):
            t = i / n
            out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    return [*out, pts[-1]]


def _limb(b, pts, radii):
    """Round rod with round ends; `radii` are spread over the points."""
    n = len(pts)
    rs = [float(np.interp(i / (n - 1), np.linspace(0, 1, len(radii)), radii)) for i in range(n)]
    ends = [(math.cos(a), math.sin(a)) for a in (0.2, 0.6, 1.0, 1.4)]
    first, last = (pts[0] - pts[1]).normalized(), (pts[-1] - pts[-2]).normalized()
    head = [(pts[0] + first * rs[0] * s, rs[0] * c) for c, s in ends[::-1]]
    tail = [(pts[-1] + last * rs[-1] * s, rs[-1] * c) for c, s in ends]
    whole = head + list(zip(pts, rs)) + tail
    b.tube([p for p, _ in whole], [r for _, r in whole], 20)


def _wear(me, line, share, palm):
    """Folds at the joints and creases over all; where the glove was dipped goes to the attribute "dip"."""
    n = len(me.vertices)
    co, no = np.empty(n * 3), np.empty(n * 3)
    me.vertices.foreach_get("co", co)
    me.vertices.foreach_get("normal", no)
    co, no = co.reshape(-1, 3), no.reshape(-1, 3)
    near = np.array([np.argmin(((line - p) ** 2).sum(1)) for p in co])
    s = share[near]
    along = s * 0.085
    folds = sum(np.exp(-((s - j) / 0.10) ** 2) for j in (0.0, 0.34, 0.66)) * np.sin(along * 2 * math.pi / 0.0048)
    crease = np.array([noise.noise(Vector(p) * 42) + 0.45 * noise.noise(Vector(p) * 120) for p in co])
    co += no * (0.00035 * folds + 0.0013 * crease)[:, None]
    me.vertices.foreach_set("co", co.ravel())
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    dip = np.clip((s - 0.03) * 6, -1, 1) + np.clip((no @ palm) * 2.2 - 0.1, -0.4, 1.2) + 0.1
    me.attributes.new("dip", "FLOAT", "POINT").data.foreach_set("value", dip)
    me.update()


@mats.material
def _dipped(t, knit, dip):
    v = mats.coords(t)
    d = math_(t, "ADD", t("Attribute", {"attribute_name": "dip"}).outputs["Fac"], math_(t, "MULTIPLY", math_(t, "SUBTRACT", noise_fac(t, v, 90, 1), 0.5), 0.5))
    rubber = t("MapRange", Value=d, i1=-0.02, i2=0.04).outputs[0]
    at = t("SeparateXYZ", Vector=v).outputs
    rows = [math_(t, "SINE", math_(t, "MULTIPLY", at[k], 2 * math.pi / 0.0013)) for k in (0, 2)]
    loop = math_(t, "MULTIPLY", rows[0], rows[1])
    fine = noise_fac(t, v, 900, 3, 0.7)
    h = mixc(t, rubber, math_(t, "ADD", math_(t, "MULTIPLY", loop, 0.9), fine), math_(t, "MULTIPLY", noise_fac(t, v, 420, 3, 0.6), 0.8))
    tone = mixc(t, math_(t, "ADD", math_(t, "MULTIPLY", fine, 0.6), math_(t, "SUBTRACT", math_(t, "MULTIPLY", noise_fac(t, v, 40, 3), 0.4), math_(t, "MULTIPLY", loop, 0.22))), rgb(knit), tuple(x * 0.55 for x in rgb(knit)[:3]) + (1,))
    used = mixc(t, math_(t, "MULTIPLY", noise_fac(t, v, 55, 4), 0.35), rgb(dip), rgb("#77746c"))
    rough = t("MapRange", Value=rubber, i3=0.95, i4=0.46).outputs[0]
    t.out(t("BsdfPrincipled", Base_Color=mixc(t, rubber, tone, used), Roughness=rough, Specular=0.35, Normal=bump(t, h, 0.6, 0.0009)))


def arm(at, wrist, elbow):
    """Ribbed cuff over the wrist, its hem, and a sleeve turned back once, toward the elbow."""
    wrist, elbow = Vector(wrist), Vector(elbow)
    way = (elbow - wrist).normalized()
    side = way.cross(Vector((0, 1, 0.2))).normalized()
    up = side.cross(way)

    def ring(radius):
        def fn(u, v):
            a = 2 * math.pi * u
            d, r = radius(v, a)
            return wrist + way * d + (side * math.cos(a) * 1.10 + up * math.sin(a) * 0.86) * r
        return fn

    c, h, s = Build(at), Build(at), Build(at)
    c.surf(ring(lambda v, a: (-0.022 + 0.075 * v, 0.0305 + 0.004 * v * v + 0.0006 * math.sin(44 * a) - 0.004 * (1 - v) ** 4)), 264, 12)
    c.obj("cuff", mats.paint("#7f8886", 0.95, 0.5, 0.1))
    h.surf(ring(lambda v, a: (0.053 + 0.005 * v, 0.0352 + 0.0016 * math.sin(math.pi * v) + 0.0003 * math.sin(90 * a))), 360, 6)
    h.obj("hem", mats.paint("#c96a2b", 0.95, 0.0, 0.1))

    def sleeve(v, a):
        d = 0.075 + 0.42 * v
        p = Vector((math.cos(a) * 1.2, math.sin(a) * 1.2, d * 9 + 0.7 * math.sin(a)))
        folds = 0.010 * noise.noise(p) + 0.007 * noise.noise(p * 2.1) + 0.0025 * noise.noise(p * 5)
        return d, 0.046 + 0.016 * v + folds

    s.surf(ring(sleeve), 120, 160)
    # The turned-back band lies over the sleeve's end, thicker than it.
    s.surf(ring(lambda v, a: (0.072 + 0.045 * v, sleeve(0.10 * v, a)[1] + 0.0035 * math.sin(math.pi * min(1, 0.08 + v)) ** 0.3 + 0.0008)), 120, 24)
    s.surf(ring(lambda v, a: (0.074 + 0.01 * v, sleeve(0, a)[1] * (1 - 0.35 * v))), 120, 3)
    s.obj("sleeve", _drill_cotton("#5f7388"), weld=True)


@mats.material
def _drill_cotton(t, color):
    """Twill of work clothes: fine slanting ribs, paler where it is worn."""
    v = mats.coords(t)
    at = t("SeparateXYZ", Vector=v).outputs
    twill = math_(t, "SINE", math_(t, "MULTIPLY", math_(t, "ADD", at[2], math_(t, "MULTIPLY", at[0], 0.6)), 2 * math.pi / 0.0011))
    f = math_(t, "ADD", math_(t, "MULTIPLY", twill, 0.12), math_(t, "MULTIPLY", noise_fac(t, v, 300, 3, 0.7), 0.6))
    c = mixc(t, f, rgb(color), tuple(min(1, x * 1.9) for x in rgb(color)[:3]) + (1,))
    t.out(t("BsdfPrincipled", Base_Color=c, Roughness=0.9, Specular=0.15, Sheen=0.3, Normal=bump(t, twill, 0.25, 0.0004)))
