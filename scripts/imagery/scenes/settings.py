"""What surrounds a product: outlooks, doors, patios, daylight."""
from kit import Build, ex, la, li, mats, outmats, pt, tr, xform


def garden(y, z=-0.4, seed=0, x=6, sea=True, hedge=0.7, tree=True):
    """Planting beyond a window, then the coast or, without it, trees and the escarpment."""
    la.plane(-40, 40, y, y + 15, z, outmats.ground())
    pt.hedge_line(-12, 12, y + 14, z - 0.2, 0.8, seed + 5, a="#52634a", b_="#868f70")
    pt.hedge_line(-x, x, y + 4.5, z, hedge, seed, a="#4d5f40", b_="#8f9972")
    pt.grasses([(-x + i * 0.55, y + 2.8 + (i * 0.37) % 0.7, z) for i in range(int(x * 3.6))], 0.75, seed)
    if tree:
        tr.gum_tree(xform((-3.4, y + 9, z)), 7.5, seed + 2)
    if sea:
        la.coast(y=y, z=z - 8, seed=seed)
        return
    tr.tree_line(-30, 30, y + 18, z - 0.1, 6.0, seed + 6, step=0.4)
    la.escarpment(-900, 900, 260, 130, z - 4, 400, seed + 5)


def outlook(y, deck_d=3.2, w=10, z=-0.02, seed=0, shrubs=True):
    """Deck, coastal planting and sea beyond full-height doors."""
    ex.deck(w, deck_d, xform((0, y + deck_d, z)), along="x", edge=False)
    la.plane(-60, 60, y + deck_d, y + 17, -1.6, outmats.ground())
    pt.scrub(-16, 16, y + deck_d + 4.5, y + 16.5, lambda yy: -1.65 - 0.02 * (yy - y), seed + 5, 620, (0.5, 1.3))
    if shrubs:
        pt.scrub(-9, 9, y + deck_d + 0.9, y + deck_d + 4.5, -1.55, seed + 1, 120, (0.35, 0.95), "#4d5f40", "#8f9972")
        pt.grasses([(-6 + i * 0.5 + (i * 0.61) % 0.3, y + deck_d + 0.8 + (i * 0.37) % 0.7, -1.3, 0.6 + (i * 0.43) % 0.7) for i in range(25)], 0.9, seed)
    la.coast(y=y, z=-12, seed=seed)


def fill_light(window=50, room=40, wx=0.0, wy=5.3, wz=1.5, wide=3.0, tall=1.6, room_loc=(0.6, 0.4, 2.45), cool="#eaf2ff", warm="#fff4e6", ceiling=0.0):
    """Soft daylight entering at the window plus a photographer's bounce behind the camera."""
    # Aimed a little upward: a lamp aimed at the floor leaves the ceiling over the window in a dark band.
    li.area((wx, wy, wz), (wx, wy - 2.8, wz + 0.35), wide, window, cool, tall)
    if ceiling:
        # That lamp stands clear of the curtain and cannot reach the ceiling behind it. Not beside dark drapes: it ends in a
        # line across them.
        li.area((wx, wy, 2.05), (wx, wy + 0.12, 2.8), wide, ceiling, cool, 0.25)
    li.area(room_loc, (0, 4, 0.6), 2.6, room, warm)


def door_panels(at, w, h, n=3, open_to=None, color="#3a3c3d", y=0.11):
    """Sliding glass doors; open_to: list of panel centres, default evenly closed."""
    b, g = Build(at), Build(at)
    pw = w / n + 0.03
    for i in range(n):
        x = (open_to or [-w / 2 + (k + 0.5) * w / n for k in range(n)])[i]
        yy = y + (i % 3) * 0.045
        for s in (-1, 1):
            b.box((x + s * (pw / 2 - 0.03), yy, h / 2), (0.06, 0.04, h), 0.004)
        for z in (0.04, h - 0.035):
            b.box((x, yy, z), (pw, 0.04, 0.08), 0.004)
        g.surf(lambda u, v: (x + (u - 0.5) * (pw - 0.1), yy, 0.06 + v * (h - 0.12)), 1, 1, smooth=False)
    for s in (-1, 1):
        b.box((s * w / 2, 0.11, h / 2), (0.05, 0.2, h), 0.003)
    b.box((0, 0.11, h), (w + 0.05, 0.2, 0.06), 0.003)
    b.box((0, 0.11, -0.005), (w + 0.05, 0.2, 0.02), 0.002)
    b.obj("door frames", mats.paint(color, 0.42))
    o = g.obj("door glass", mats.glass())
    o.visible_shadow = False


def patio(w, d, posts=3, h=2.75, beam="#f1f0ec", ceiling="#c79f73"):
    """Covered deck: camera inside, open side at y = d, local beams and posts."""
    ex.deck(w, d, xform((0, d, 0)), along="x", edge=True)
    c = Build()
    n = int(d / 0.13)
    for i in range(n):
        c.box((0, (i + 0.5) * d / n, h + 0.03), (w + 0.4, d / n - 0.004, 0.02), 0.003, rnd=(i * 0.618) % 1)
    c.obj("lining", mats.timber(ceiling, "#a47a4e", axis="x", planks=0.25))
    b = Build()
    b.box((0, d / 2, h + 0.12), (w + 0.6, d + 0.4, 0.12))
    b.box((0, d - 0.07, h - 0.09), (w + 0.2, 0.12, 0.22), 0.004)
    for i in range(posts + 1):
        b.box((-w / 2 + 0.06 + (w - 0.12) * i / posts, d - 0.07, h / 2), (0.12, 0.12, h), 0.004)
    b.obj("patio frame", mats.paint(beam, 0.45))
    return [(-w / 2 + 0.06 + (w - 0.12) * (i + 0.5) / posts, (w - 0.12) / posts - 0.12) for i in range(posts)]


def sea_garden(y, seed=0):
    """Dune below a deck: low scrub that thickens toward the sea."""
    la.plane(-60, 60, y + 0.1, y + 13, -0.9, outmats.ground("#857e58", "#5c5d3e"))
    pt.scrub(-18, 18, y + 4.6, y + 13.5, -0.82, seed + 5, 470, (0.4, 1.15))
    pt.scrub(-11, 11, y + 1.6, y + 5.2, -0.82, seed + 1, 130, (0.3, 0.8), "#4d5f40", "#8f9972")
    pt.grasses([(-7 + i * 0.45 + (i * 0.61) % 0.3, y + 1.2 + (i * 0.37) % 0.9, -0.9, 0.6 + (i * 0.43) % 0.7) for i in range(32)], 0.95, seed)
    la.coast(y=y, z=-13, seed=seed)
