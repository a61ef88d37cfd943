"""What a street door has about it: leaf, knob, letter plate, number, lamp, mat; and the downpipe at the corner."""
from . import cloths, finishes, lettering, mats
from .geo import Build, xform

BRASS = "#b08d57"


def front_door(at, w=0.93, h=2.08, color="#3f5a58", lights=True, metal=BRASS):
    """Panelled street door; its outer face is y = 0, its foot the origin. `lights` glazes the upper panels."""
    leaf, glass = Build(at), Build(at)
    stile, lock, top, foot = 0.115, 0.97, h - 0.13, 0.24
    for x in (-w / 2 + stile / 2, 0, w / 2 - stile / 2):
        leaf.box((x, 0.025, h / 2), (stile if x else 0.10, 0.05, h), 0.004)
    for z, t in ((foot / 2, foot), (lock, 0.18), (h - 0.065, 0.13)):
        leaf.box((0, 0.026, z), (w - 2 * stile, 0.048, t), 0.004)
    pw = (w - 2 * stile - 0.10) / 2
    for sx in (-1, 1):
        x = sx * (0.05 + pw / 2)
        for z0, z1, glazed in ((foot, lock - 0.09, False), (lock + 0.09, top, lights)):
            _moulding(leaf, x, z0, z1, pw)
            if glazed:
                glass.box((x, 0.034, (z0 + z1) / 2), (pw, 0.006, z1 - z0))
            else:
                leaf.box((x, 0.036, (z0 + z1) / 2), (pw, 0.02, z1 - z0))
                leaf.box((x, 0.026, (z0 + z1) / 2), (pw - 0.10, 0.02, z1 - z0 - 0.10), 0.009)
    leaf.obj("front door", mats.paint(color, 0.32))
    if lights:
        glass.obj("door lights", finishes.reeded())
    _hardware(at, w, lock, metal)


def _moulding(b, x, z0, z1, w):
    """Bead round the inside of a panel."""
    for s in (-1, 1):
        b.box((x + s * (w / 2 - 0.008), 0.018, (z0 + z1) / 2), (0.016, 0.03, z1 - z0), 0.006)
        b.box((x, 0.018, (z0 + z1) / 2 + s * ((z1 - z0) / 2 - 0.008)), (w - 0.03, 0.03, 0.016), 0.006)


def _hardware(at, w, lock, metal):
    k = Build(at)
    x = w / 2 - 0.06
    k.lathe([(0.001, 0.075), (0.020, 0.072), (0.029, 0.058), (0.027, 0.042), (0.011, 0.030), (0.011, 0.008), (0.032, 0.006), (0.033, 0.0)], 32, xform((x, 0, lock), rx=90))
    k.lathe([(0.001, 0.010), (0.020, 0.009), (0.024, 0.0)], 28, xform((x, 0, lock + 0.24), rx=90))
    k.box((0, -0.004, lock), (0.27, 0.010, 0.075), 0.004)
    k.box((0, -0.010, lock + 0.004), (0.225, 0.008, 0.042), 0.003)
    k.box((0, -0.006, 0.12), (w - 0.06, 0.004, 0.17), 0.002)
    k.obj("door hardware", mats.metal(metal, 0.28))


def number(text, at, size=0.14, color="#3a3732"):
    """House number standing off a wall that faces -y."""
    lettering.letters(text, at @ xform((0, -0.022, 0), rx=90), size, color, 0.005)


def wall_lamp(at, color="#2f3234"):
    """Coach lamp beside a door, unlit by day."""
    b, g = Build(at), Build(at)
    b.box((0, -0.012, 0), (0.09, 0.024, 0.16), 0.006)
    b.tube([(0, -0.02, 0.05), (0, -0.11, 0.07), (0, -0.11, 0.13)], 0.009, 10)
    b.lathe([(0.001, 0.20), (0.02, 0.18), (0.085, 0.13), (0.085, 0.12)], 28, xform((0, -0.11, 0)))
    b.lathe([(0.055, -0.09), (0.055, -0.11), (0.001, -0.115)], 28, xform((0, -0.11, 0)))
    g.lathe([(0.068, 0.12), (0.050, -0.10)], 28, xform((0, -0.11, 0)))
    b.obj("wall lamp", mats.paint(color, 0.4))
    g.obj("lamp glass", cloths.cloth("#efe9d8", 0.5))


def doormat(at, w=0.75, d=0.45, color="#8c7450"):
    Build(at).box((0, 0, 0.010), (w, d, 0.020), 0.006).obj("doormat", cloths.rug(color, "#6f5a3c", 0.012))


def downpipe(at, z0, z1, over=0.4, color="#e6e1d6", r=0.042):
    """Round pipe from the gutter, set back to the wall by a swan neck, held by two straps; at is its line on the wall."""
    b = Build(at)
    y = -r - 0.02
    b.tube([(0, -over - 0.06, z1), (0, -over - 0.06, z1 - 0.10), (0, -over * 0.8, z1 - 0.20), (0, y - 0.02, z1 - 0.34), (0, y, z1 - 0.44), (0, y, z0 + 0.10), (0, y - 0.06, z0 + 0.02)], r, 18)
    for z in (z0 + 0.5, z1 - 0.75):
        b.box((0, -0.03, z), (2 * r + 0.05, 0.06, 0.03), 0.004)
    b.obj("downpipe", mats.paint(color, 0.45))
