"""The street that falls to the sea."""
from kit import Build, bi, ed, en, ex, la, li, lw, mats, od, outmats, pt, rm, sh, tr, xform, ya

from .houses import house_front
from .registry import scene


def fall(x):
    """Height of the street at x: level past the first cottage, then down to the beach."""
    return -0.15 - 0.085 * max(0.0, x - 6.2) + 0.0004 * max(0.0, x - 6.2) ** 2 * (1 if x < 60 else 0)


@scene("coast-street")
def coast_street():
    ops = [(-3.7, 0.75, 1.7, 1.5), (-0.9, 0.75, 1.7, 1.5), (3.7, 0.70, 2.2, 1.6)]
    house_front(12, 2.9, ops + [(1.45, 0.02, 0.95, 2.1)], "board", "#8fa3a6", bays=2, frame="#f1eee6", roof="#6b7275", over=0.6, behind="open")
    for op in ops:
        sh.plantation_shutters(op[2], op[3], xform((op[0], 0.24, op[1])), 2, 14, rod=False)
    en.front_door(xform((1.45, 0.03, 0.02)), 0.93, 2.08, "#3f5d66")
    en.number("8", xform((0.62, -0.03, 1.55)), 0.2, "#f1eee6")
    en.downpipe(xform((5.75, -0.03, 0)), -0.15, 2.9, 0.6, "#f1eee6")
    ex.ext_trim(xform(), (1.45, 0.02, 0.95, 2.1), 0.09, sill=False)
    _cottages()
    _ground()
    ex.picket_fence(-9.5, 0.75, xform((0, -3.6, -0.12)), color="#dedace")
    ex.picket_fence(2.15, 7.2, xform((0, -3.6, -0.12)), color="#dedace")
    _joints()
    Build().box((1.45, -1.9, -0.10), (1.1, 3.6, 0.08), 0.01).obj("path", mats.stone("#a8745c", "#8c5c48", 6.0, 0.85, 0.3))
    lw.lawn(-9.5, 0.8, -3.6, -0.1, -0.14, 5)
    lw.lawn(2.1, 8.1, -3.6, -0.1, -0.14, 5)
    lw.lawn(-13, 50, -7.2, -5.2, fall, 8)
    lw.lawn(8, 50, -3.7, 1.3, fall, 9, h=0.075)
    tr.gum_tree(xform((-12.5, -12.0, -0.15)), 8, 9)
    pt.shrubs([(-8.4 + i * 1.15, -3.15, -0.12, 0.34) for i in range(8)], 6, a="#56674a", b_="#a3a98c")
    pt.hedge_line(-5.8, 0.6, -0.75, -0.12, 0.40, 4, a="#5c6f52", b_="#9da58a")
    pt.hedge_line(2.4, 5.8, -0.75, -0.12, 0.40, 6, a="#5c6f52", b_="#9da58a")
    pt.grasses([(-8.2 + i * 0.95, -2.75 + (i % 3) * 0.2, -0.14) for i in range(9)] + [(2.6 + i * 0.55, -3.2, -0.14) for i in range(8)], 0.6, 3)
    tr.gum_tree(xform((-3.2, 6.5, -0.15)), 9, 5)
    for i, (x, y, h) in enumerate(((17, -15.5, 13), (30, -16, 15), (46, -15, 14), (33, 9, 12), (62, -2, 15), (66, -24, 14))):
        tr.norfolk_pine(xform((x, y, fall(x) - 0.2)), h, i)
    for i in range(6):
        pt.shrubs([(12 + i * 4.5, -14.2 + (i % 2), fall(12 + i * 4.5), 0.9)], i)
    _power_line()
    _kerbside()
    pt.scrub(76, 83, -40, 30, fall(78), 12, 130, (0.5, 1.3))
    toward = xform(rz=-90)
    la.sea(84, z=-9.6, at=toward)
    la.hill(-900, 420, 2300, 3100, 40, -10, 8, 0.35, 0.5, 0.4, toward)
    li.sun(40, 158, 5.4, "#fff0dc", 0.55)
    li.sky(40, 158, 0.18, 0.11, clouds=0.5, seed=2.0, dust=0.5)
    li.camera((-6.6, -5.1, 1.75), (8.0, -1.35), 27, 0.01)
    li.look(0.22, -0.08)


def _cottages():
    """The next two houses down the hill, the nearer with awnings, and scrub along their front boundaries."""
    second, third = xform((13.6, 0.4, fall(14) + 0.1)), xform((26.5, 0.8, fall(26) + 0.1))
    _cottage(second, 9.4, (-2.3, 2.1), "#d8d2c2", "#7c4a40", 0.55)
    for x in (-2.3, 2.1):
        od.awning(2.3, 0.95, second @ xform((x, -0.04, 0)), 2.45, 34, "#efe9dc", ("#5f7f86", 0.12, "x"), valance=0.16)
    pt.hedge_line(9.5, 18, -1.2, fall(14) - 0.1, 0.6, 9)
    _cottage(third, 9.0, (-2.4, 1.8), "#a9b3aa", "#5f666a", 0.5)
    for x0, x1, y in ((9.0, 18.2, -3.55), (22.2, 31, -3.55)):
        pt.scrub(x0, x1, y - 0.1, y + 0.9, lambda yy: fall((x0 + x1) / 2) - 0.05, int(x0), 34, (0.35, 0.8))


def _cottage(at, length, windows, color, roof, over):
    """Weatherboard front with two windows at `windows` along it, its near end wall and base, eaves."""
    ops = [(x, 0.8, 1.8, 1.4) for x in windows]
    rm.wall(length, 3.0, at, ops, mat=mats.paint(color, 0.7), skirting=0)
    ex.weatherboards(length, 3.0, at, ops, color)
    for op in ops:
        ex.ext_trim(at, op)
        rm.window_frame(at, op, 2, 1, "#f1eee6", y=0.09, reflect=2.6)
    b = Build(at)
    b.box((0, 2.5, 1.5), (length - 0.2, 0.1, 3.0))
    b.box((0.05 - length / 2, 3.0, 1.5), (0.14, 6.0, 3.0))
    b.box((0, 3, -0.6), (length, 6.0, 1.2))
    b.obj("rooms behind", mats.plaster("#a99f8e"))
    ex.roof_edge(length + 0.8, at, 3.0, over, roof)


def _kerbside():
    """Bins out for the morning's collection, a letterbox by the gate, a bicycle and a surfboard against the fence, a meter box in the wall."""
    for x, lid, turn in ((2.9, "#a5372f", 176), (3.75, "#c9a53a", 188), (18.5, "#a5372f", 172), (29.0, "#c9a53a", 184)):
        ya.wheelie_bin(xform((x, -6.75, fall(x) + 0.02), rz=turn), lid)
    ya.letterbox(xform((2.42, -3.72, -0.12)), "#35544f")
    ed.surfboard(xform((5.75, -3.5, -0.1)))
    bi.bicycle(xform((4.3, -4.02, fall(4.3) + 0.03), rx=-7))
    ya.meter_box(xform((2.2, -0.03, 1.0)), "#d8dedb")


def _power_line():
    """Timber poles along the verge, cross-arms, four wires sagging between them."""
    poles, wires = Build(), Build()
    xs = (-9, 19, 47, 75)
    tops = [(x, -6.9, fall(x) + 8.6) for x in xs]
    for x, y, z in tops:
        poles.tube([(x, y, z - 8.7), (x, y, z + 0.35)], [0.15, 0.11], 12)
        poles.box((x, y, z), (0.10, 2.1, 0.12), 0.01)
    for p, q in zip(tops, tops[1:]):
        for dy in (-0.95, -0.4, 0.4, 0.95):
            wires.tube([(p[0] + (q[0] - p[0]) * t, p[1] + dy, p[2] + 0.16 + (q[2] - p[2]) * t - 0.62 * 4 * t * (1 - t)) for t in [i / 24 for i in range(25)]], 0.021, 6)
    poles.obj("power poles", mats.timber("#8f7f6c", "#6a5d4e", axis="z", rough=0.9))
    wires.obj("wires", mats.paint("#2d2d2d", 0.6))


def _ground():
    """Road, footpath, verge and yards draped over the fall of the street."""
    strips = ((-60, -17.0, 0.0, outmats.ground()), (-17.0, -16.6, 0.06, mats.stone("#b3ada1", "#948d80", 5.0, 0.85, 0.2)), (-16.6, -7.6, -0.10, outmats.asphalt()),
              (-7.6, -7.2, 0.05, mats.stone("#b3ada1", "#948d80", 5.0, 0.85, 0.2)), (-7.2, -5.1, 0.0, outmats.ground()), (-5.1, -3.75, 0.03, mats.stone("#a8a194", "#8f887b", 1.4, 0.9, 0.4)), (-3.75, 60, 0.0, outmats.ground()))
    for y0, y1, dz, mat in strips:
        Build().surf(lambda u, v: (-30 + 108 * u, y0 + (y1 - y0) * v, fall(-30 + 108 * u) + dz), 120, 1).obj("street strip", mat)
    la.plane(76, 92, -400, 400, fall(78) - 0.05, outmats.sand())


def _joints():
    """Tooled joints across the footpath and a worn centre line on the road."""
    b = Build()
    for i in range(34):
        x = -12 + i * 1.5
        b.box((x, -4.43, fall(x) + 0.031), (0.014, 1.34, 0.004))
    b.obj("joints", mats.paint("#6b655a", 0.9))
    c = Build()
    for i in range(14):
        x = -14 + i * 4.5
        c.box((x, -12.0, fall(x) - 0.094), (2.2, 0.11, 0.006))
    c.obj("centre line", mats.paint("#cfcbc0", 0.8))
