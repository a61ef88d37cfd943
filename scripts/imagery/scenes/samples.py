"""A corner of a shutter sawn open on a workbench, its parts numbered."""
import math

from mathutils import Vector

from kit import Build, ellipse, finishes, le, li, mats, rm, rng, tools, xform

from .registry import scene

STILE, THICK, TOP, RAIL, HALF = 0.051, 0.028, 0.30, 0.098, 0.206  # metres; HALF: up to where the front of the stile is sawn off
GEAR, PITCH, FIRST = 0.036, 0.056, 0.131  # x of the gears, then the axes of the blades
END = 0.315  # where the panel is sawn through
HINGE = (-0.00125, -0.0165)


@scene("shutter-cut-open")
def shutter_cut_open():
    """Basswood, hidden tilt: the stile's front half sawn off over gears and dowels, the rest sawn through aslant at the right."""
    at = xform((-0.10, 0, 0), rz=3)
    frame = at @ xform((*HINGE, 0)) @ xform(rz=14) @ xform((-HINGE[0], -HINGE[1], 0))
    _panel(at)
    _frame(frame)
    _hinge(at, frame)
    _offcuts()
    _bench()
    li.sun(40, -140, 3.0, "#fff0dc", 6.0)
    li.sky(40, -60, 0.16, 0.1, clouds=0)
    li.area((1.0, 0.5, 0.7), (0.05, 0, 0.15), 0.5, 6, "#dfe9ff")
    li.camera((-0.27, -1.02, 0.60), (0.045, 0, 0.105), 66, 0.0, 18.0, 1.09)
    li.look(0.08, -0.24)
    for number, point, place in (
        (1, frame @ Vector((-0.013, -0.016, 0.16)), (0.10, 0.55)),
        (2, at @ Vector((HINGE[0], HINGE[1] - 0.003, 0.25)), (0.10, 0.82)),
        (3, at @ Vector((0.014, 0, 0.11)), (0.10, 0.28)),
        (4, at @ Vector((0.20, -0.0125, 0.05)), (0.90, 0.38)),
        (5, at @ Vector((0.22, -0.031, FIRST + PITCH)), (0.90, 0.62)),
        (6, at @ Vector((GEAR, -0.006, FIRST + PITCH)), (0.50, 0.92)),
        (7, at @ Vector((0.066, 0, 0.027)), (0.36, 0.07)),
    ):
        le.label(number, point, place)


def _sawn(b, name, wood, cuts, paint="#f1eee6", bevel=0.0009):
    """What `b` holds, painted; wherever a box of `cuts` (low and high corner) or another build takes some of it away, bare wood shows."""
    ob = b.obj(name, mats.paint(paint, 0.33))
    ob.data.materials.append(wood)
    if bevel:
        m = ob.modifiers.new("bevel", "BEVEL")
        m.width, m.segments, m.limit_method = bevel, 3, "ANGLE"
    for cut in cuts:
        if not isinstance(cut, Build):
            lo, hi = map(Vector, cut)
            cut = Build().box((lo + hi) / 2, hi - lo, exact=True)
        c = cut.obj(name + " cut", mats.paint(paint, 0.33))
        c.data.materials.append(wood)
        c.data.polygons.foreach_set("material_index", [1] * len(c.data.polygons))
        c.hide_render = True
        m = ob.modifiers.new("cut", "BOOLEAN")
        m.object, m.solver = c, "EXACT"
    return ob


def _placed(ob, at):
    """Move an object with what cuts it, so that the grain stays that of its own axes."""
    for o in (ob, *(m.object for m in ob.modifiers if m.type == "BOOLEAN")):
        o.matrix_world = at


def _aslant():
    """All to the right of a saw cut at 50 degrees to the panel."""
    return Build().box((0.5, 0, 0.2), (1.0, 1.0, 1.0), m=xform((END, 0, 0), rz=-50), exact=True)


def _panel(at):
    rod = lambda r, x0, x1, z: Build().tube([(x0, 0, z), (x1, 0, z)], r, 24)  # noqa: E731
    dowels, axes = (0.027, 0.071), [FIRST + PITCH * k for k in range(3)]
    front = (-1, -1, -1), (STILE + 0.047, 0, HALF)
    b = Build().box((STILE / 2, 0, TOP / 2), (STILE, THICK, TOP + 0.02), exact=True)
    cuts = [front, ((-1, -1, -1), (1, 1, 0)), ((-1, -1, TOP), (1, 1, 1)), ((GEAR - 0.0065, -0.0105, RAIL + 0.004), (GEAR + 0.0065, 0.0125, 1))]
    _placed(_sawn(b, "stile", finishes.sawn_wood("z", (0.11, 0.05, 0)), cuts + [rod(0.0042, 0.0195, 0.08, z) for z in dowels] + [rod(0.0034, GEAR, 0.06, z) for z in axes]), at)
    b = Build().box((STILE + 0.2004, 0, RAIL / 2), (0.4, THICK - 0.002, RAIL), exact=True)
    _placed(_sawn(b, "rail", finishes.sawn_wood("x", (0, 0.03, -0.06)), [front, _aslant()] + [rod(0.0042, 0.04, 0.0825, z) for z in dowels]), at)
    for z in dowels:
        _placed(_sawn(rod(0.0040, 0.021, 0.081, z), "dowel", finishes.sawn_wood("x", (0, 0.02, z + 0.02), "#c99f72", "#a3764b"), [front], "#c99f72", 0.0004), at)
    nylon = mats.paint("#e6e1d2", 0.4)
    for k, z in enumerate(axes):
        # The grain of a blade lies about its own axis, so it is built there and then put in its place.
        m = at @ xform((0, 0, z), rx=7)
        cut = Build().box((0.5, 0, 0), (1.0, 1.0, 1.0), m=xform((END, 0, 0), rx=-7) @ xform(rz=-50), exact=True)
        b = Build().prism(ellipse(0.0635, 0.0108, 40), 0.4, xform((STILE + 0.2016, 0, 0)), smooth=True)
        _placed(_sawn(b, "blade", finishes.sawn_wood("x", (0, 0.04 + 0.01 * k, 0.03)), [cut], bevel=0.0), m)
        g = Build(at @ xform((GEAR, 0, z)))
        teeth = [(0.0077 if i % 4 < 2 else 0.0060, math.pi * i / 32) for i in range(64)]
        g.prism([(r * math.cos(a), r * math.sin(a)) for r, a in teeth], 0.009)
        g.obj("gear", nylon)
        p = Build(at @ xform((0, 0, z)))
        p.tube([(GEAR - 0.006, 0, 0), (0.056, 0, 0)], 0.0029, 20)
        p.tube([(STILE + 0.0002, 0, 0), (STILE + 0.0014, 0, 0)], 0.0052, 28)
        p.obj("blade pin", nylon)
    r = Build(at)
    r.box((GEAR, 0.0104, (RAIL + TOP) / 2 + 0.004), (0.0085, 0.0034, TOP - RAIL))
    for i in range(round((TOP - RAIL) / 0.0027)):
        r.box((GEAR, 0.0079, RAIL + 0.007 + 0.0027 * i), (0.0085, 0.0022, 0.0013))
    r.obj("rack", mats.metal("#8d9192", 0.34))


def _frame(at):
    """L frame: a leg beside the stile, and a stop for the panel to close on."""
    leg = [(-0.016, 0.0235), (0.036, 0.0235), (0.036, -0.0105), (0.0168, -0.0105), (0.0168, 0.0025), (-0.016, 0.0025)]
    b = Build().prism(leg[::-1], TOP + 0.02, xform((0, 0, TOP / 2), ry=-90))
    _placed(_sawn(b, "L frame", finishes.sawn_wood("z", (-0.05, 0.07, 0)), [((-1, -1, -1), (1, 1, 0)), ((-1, -1, TOP), (1, 1, 1))]), at)


def _hinge(at, frame, low=0.215, high=0.284):
    steel = mats.metal("#c4c5c2", 0.3)
    b = Build(at)
    step = (high - low) / 5
    for k in range(5):
        b.tube([(*HINGE, low + step * k + 0.0002), (*HINGE, low + step * (k + 1) - 0.0002)], 0.0033, 20)
    for z, s in ((low, -1), (high, 1)):
        b.tube([(*HINGE, z), (*HINGE, z + s * 0.0012), (*HINGE, z + s * 0.0026)], [0.0027, 0.0027, 0.0012], 16)
    b.box((-0.0006, 0.0, (low + high) / 2), (0.0012, 0.030, high - low))
    b.box((-0.0019, 0.0, (low + high) / 2), (0.0012, 0.030, high - low), m=at.inverted() @ frame)
    b.obj("hinge", steel)


def _offcuts():
    """The half that was sawn off the stile, its bare side up, and an end of a blade; dust where the saw went."""
    at = xform((0.105, -0.150, 0.014), rz=-72)
    b = Build().box((0, 0, 0), (STILE, HALF, THICK), exact=True)
    groove = (GEAR - STILE / 2 - 0.0065, -HALF / 2 + RAIL + 0.004, -0.0105), (GEAR - STILE / 2 + 0.0065, 1, 1)
    _placed(_sawn(b, "sawn-off half", finishes.sawn_wood("y", (0.05, 0, 0.1)), [((-1, -1, 0), (1, 1, 1)), ((-1, HALF / 2 - 0.001, -1), (1, 1, 1)), ((-1, -1, -1), (1, 0.001 - HALF / 2, 1)), groove]), at)
    b = Build().prism(ellipse(0.0635, 0.0108, 40), 0.4, smooth=True)
    _placed(_sawn(b, "end of a blade", finishes.sawn_wood("x", (0, 0.05, 0.03)), [((-1, -1, -1), (-0.04, 1, 1)), ((0.04, -1, -1), (1, 1, 1))], bevel=0.0), xform((0.285, -0.09, 0.0055), rz=118))
    tools.pull_saw(xform((0.43, 0.30, 0), rz=52))
    tools.try_square(xform((-0.27, 0.24, 0), rz=14))
    r, d = rng(4), Build()
    for x0, y0, spread, n in ((0.20, -0.03, 0.05, 900), (0.02, -0.05, 0.06, 700), (0.02, -0.2, 0.09, 420), (0.35, 0.1, 0.08, 300)):
        for _ in range(n):
            s = 0.0003 + 0.0008 * r.random() ** 3
            d.box((0, 0, 0), (s, s * 0.7, s * 0.5), m=xform((r.gauss(x0, spread), r.gauss(y0, spread * 0.5), s * 0.3), rz=360 * r.random(), rx=40 * r.random()), exact=True)
    d.obj("sawdust", mats.paint("#dcc7a0", 0.9))


def _bench():
    """Laminated beech, built four times too large and shrunk: the grain is made for furniture seen across a room."""
    r, t = rng(7), Build()
    for k in range(30):
        x = -5.0 - r.random()
        while x < 6:
            n = 1.4 + 1.6 * r.random()
            t.box((x + n / 2, -2.6 + 0.18 * k, -0.08), (n, 0.18, 0.16), 0.0012, rnd=r.random())
            x += n
    t.obj("bench top", mats.timber("#b48a62", "#93683f", axis="x", rough=0.5, grain=2.2, planks=0.20)).scale = (0.25,) * 3
    rm.vj_panels(5, 2.4, xform((0, 0.9, -0.9)), 0.11, "#6f7a70")
    Build().box((0, -2.6, 0.2), (6, 0.1, 3)).obj("wall behind the camera", mats.plaster("#e6e0d4"))
