"""What lies five storeys below the balcony: park, groves, a surf club, a few roofs, the beach curving round to a headland."""
import math

from kit import Build, la, mats, outmats, pt, rng, tr, xform


def shore(x):
    """Where the waterline runs: nearest in front of the building, swinging away toward the headland on the right."""
    return 132 + 0.00022 * (x - 30) ** 2


def foreshore(z):
    la.plane(-400, 900, 3.5, 112, z, outmats.ground("#76774b", "#4a5433", scale=1.6, contrast=2.4))
    _beach(z)
    _paths(z)
    _trees(z)
    _surf_club(xform((66, 83, z), rz=-14))
    for x, y, turn, wall, roof in ((72, 40, 8, "#d3cbb9", "#8a5a48"), (88, 47, -6, "#a9b0a4", "#5f666a"), (104, 38, 4, "#c9b79c", "#6b4a40"), (94, 62, 20, "#d9d5ca", "#7d8488"), (120, 56, -10, "#b5a68d", "#8a5a48")):
        house(xform((x, y, z), rz=turn), wall, roof)


def _beach(z):
    """Sand that slopes under the sea, so the waterline is where they meet; darker where the last wave ran."""
    x0, x1 = -400, 1300
    for a, b_, za, zb, mat in ((-52, -13, 0.3, -0.45, outmats.sand("#dccaa5", "#bfa880")), (-13.5, 10, -0.44, -1.5, outmats.sand("#a8957a", "#8d7c66"))):
        s = Build()
        s.surf(lambda u, v: (x0 + (x1 - x0) * u, shore(x0 + (x1 - x0) * u) + a + (b_ - a) * v, z + za + (zb - za) * v), 240, 1)
        s.obj("beach", mat)
    w = Build()
    for i, (off, deep) in enumerate(((-4, 5), (9, 11), (26, 14), (47, 12), (78, 9))):
        w.surf(lambda u, v: (x0 + (x1 - x0) * u, shore(x0 + (x1 - x0) * u) + off + 5 * math.sin(u * 37 + i * 2) + (v - 0.5) * deep, z - 0.88 + 0.04 * i), 240, 1)
    w.obj("surf", outmats.breakers())


def _paths(z):
    """Concrete promenade with worn earth at its edges, a sand track through the dunes, lamps and seats along it."""
    def along(u):
        return -260 + 560 * u, 55 + 8 * math.sin(u * 17) + 4 * math.sin(u * 41 + 1)

    for wide, dz, mat in ((4.6, 0.05, mats.stone("#9c8f6c", "#7b7450", 0.5, 0.95, 0.2)), (2.7, 0.09, mats.stone("#c9c1b0", "#aba392", 0.4, 0.9, 0.2))):
        Build().surf(lambda u, v: (along(u)[0], along(u)[1] + (v - 0.5) * wide, z + dz), 300, 1).obj("promenade", mat)
    t = Build()
    for xa, drift in ((27, 16), (-18, -9)):
        t.surf(lambda u, v: (xa + drift * u + 2.5 * math.sin(u * 6) + (v - 0.5) * 1.7, 58 + 46 * u, z + 0.10), 40, 1)
    t.obj("sand track", outmats.sand("#d0bd96", "#b39d78"))
    r = rng(8)
    f = Build()
    for i in range(17):
        x, y = along(0.36 + i * 0.034 + r.uniform(-0.006, 0.006))
        f.tube([(x, y + 2.6, z), (x, y + 2.6, z + 4.4)], [0.07, 0.05], 8)
        f.tube([(x, y + 2.6, z + 4.4), (x, y + 1.7, z + 4.5)], 0.04, 6)
        if i % 3 == 1:
            f.box((x + 6, y - 2.8, z + 0.45), (1.8, 0.5, 0.10), 0.01)
            f.box((x + 6, y - 3.05, z + 0.75), (1.8, 0.06, 0.35), 0.01)
    f.obj("park furniture", mats.paint("#4a4e4c", 0.6))


def _trees(z):
    """Groves rather than rows: thick under the building, thinning to single trees, pines in loose company by the dunes."""
    r = rng(41)
    near = [(r.uniform(-20, 75), 26 + abs(r.gauss(0, 4.5)), z, r.uniform(4.5, 8.5)) for _ in range(58)]
    groves = []
    for cx, cy, n, spread in ((4, 44, 8, 4.0), (28, 70, 11, 5.0), (47, 46, 9, 4.5), (-14, 68, 10, 6.0), (58, 66, 7, 4.0), (84, 74, 9, 6.0), (-36, 50, 9, 6.0), (12, 80, 6, 4.0)):
        groves += [(cx + r.gauss(0, spread), cy + r.gauss(0, spread * 0.6), z, r.uniform(3.5, 9.0)) for _ in range(n)]
    tr.far_trees(near, 31)
    tr.far_trees(groves, 37, "#56633f", "#8a8f66")
    tr.far_trees([(r.uniform(70, 190), r.uniform(30, 86), z, r.uniform(4, 9)) for _ in range(80)], 43)
    for i, (x, y, h) in enumerate(((24, 41, 21), (33, 88, 18), (37, 84, 24), (44, 90, 15), (5, 86, 20), (9.5, 83, 24), (-12, 88, 17), (-30, 80, 22), (-36, 86, 18), (84, 88, 21), (108, 84, 24), (113, 90, 17))):
        tr.norfolk_pine(xform((x, y, z)), h, i)
    for i, (x, y, h) in enumerate(((17, 33, 10), (40, 58, 12), (-6, 40, 11), (1, 31, 9), (52, 34, 11))):
        tr.gum_tree(xform((x, y, z)), h, 60 + i)
    pt.scrub(-20, 80, 24, 33, z, 12, 260, (0.7, 1.8), "#4d5f40", "#8f9972")
    pt.scrub(-160, 230, 92, 105, z + 0.1, 5, 1500, (0.8, 2.4), "#5f6b4c", "#a0a680")


def _gable(at, w, d, h, rise, wall, roof, over=0.6):
    """Walls and a pitched roof, ridge along x."""
    Build(at).prism([(-d / 2, 0), (-d / 2, h), (0, h + rise), (d / 2, h), (d / 2, 0)], w).obj("walls", mats.paint(wall, 0.8))
    r = Build(at)
    k = rise / (d / 2)
    for s in (-1, 1):
        r.prism([(s * (d / 2 + over), h - over * k + 0.05), (0, h + rise + 0.05), (0, h + rise + 0.22), (s * (d / 2 + over), h - over * k + 0.20)][::s], w + 2 * over)
    r.obj("roof", mats.stone(roof, roof, 2.0, 0.8, 0.3))


def house(at, wall, roof):
    _gable(at, 11, 8, 3.0, 2.1, wall, roof)
    _gable(at @ xform((2.6, -4.0, 0), rz=90), 6.5, 5.0, 3.0, 1.4, wall, roof)
    p = Build(at)
    for x in (-3.6, -1.2, 2.6):
        p.box((x, -4.02 if x < 0 else -7.27, 1.6), (1.5, 0.06, 1.3))
    p.obj("panes", mats.paint("#39424a", 0.15))


def _surf_club(at):
    """Two floors, a verandah toward the sand, a flag pole."""
    _gable(at, 17, 9, 5.6, 2.4, "#ddd6c6", "#8a5a48", 0.9)
    p, t = Build(at), Build(at)
    for i in range(6):
        for z in (1.5, 4.2):
            p.box((-6.6 + i * 2.6, -4.53, z), (1.7, 0.06, 1.4))
        t.box((-6.6 + i * 2.6, -4.56, 3.43), (1.9, 0.06, 0.08))
    p.obj("panes", mats.paint("#39424a", 0.15))
    t.box((0, -5.6, 2.85), (17, 2.2, 0.16))
    for i in range(8):
        t.box((-8.3 + i * 2.37, -6.6, 1.45), (0.14, 0.14, 2.9))
    t.tube([(10.5, -2, 0), (10.5, -2, 10.5)], [0.09, 0.04], 8)
    t.obj("club trim", mats.paint("#ece7da", 0.6))
    f = Build(at)
    f.surf(lambda u, v: (10.5 + 1.8 * u, -2 + 0.15 * math.sin(u * 7), 9.3 + 1.0 * v - 0.2 * u), 10, 1)
    f.obj("flag", mats.paint("#b5472f", 0.8))
