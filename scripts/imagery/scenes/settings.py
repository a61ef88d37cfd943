"""What surrounds a product: outlooks, doors, house fronts, daylight."""
from kit import cloths, finishes, mats, outmats
from kit import curtains as cu
from kit import exterior as ex
from kit import landscape as la
from kit import light as li
from kit import planting as pt
from kit import rooms as rm
from kit import trees as tr
from kit.geo import Build, xform


def garden(y, z=-0.4, seed=0, x=6, sea=True, hedge=0.7, tree=True):
    """Planting and coast beyond a window."""
    la.plane(-40, 40, y, y + 15, z, outmats.ground())
    pt.hedge_line(-12, 12, y + 14, z - 0.2, 0.8, seed + 5, a="#52634a", b_="#868f70")
    pt.hedge_line(-x, x, y + 4.5, z, hedge, seed, a="#4d5f40", b_="#8f9972")
    pt.grasses([(-x + i * 0.55, y + 2.8 + (i * 0.37) % 0.7, z) for i in range(int(x * 3.6))], 0.75, seed)
    if tree:
        tr.gum_tree(xform((-3.4, y + 9, z)), 7.5, seed + 2)
    if sea:
        la.coast(y=y, z=z - 8, seed=seed)


def outlook(y, deck_d=3.2, w=10, glass=True, z=-0.02, seed=0, shrubs=True):
    """Deck, balustrade, coastal planting and sea beyond full-height doors."""
    ex.deck(w, deck_d, xform((0, y + deck_d, z)), along="x", edge=False)
    if glass:
        ex.balustrade(w, xform((0, y + deck_d - 0.1, z)))
    la.plane(-60, 60, y + deck_d, y + 17, -1.6, outmats.ground())
    pt.hedge_line(-13, 13, y + 16, -1.8, 0.85, seed + 5, a="#52634a", b_="#868f70")
    if shrubs:
        pt.hedge_line(-7, 7, y + deck_d + 2.6, -1.5, 0.85, seed, a="#4d5f40", b_="#8f9972")
        pt.grasses([(-6 + i * 0.5, y + deck_d + 1.3, -1.2) for i in range(25)], 0.9, seed)
    la.coast(y=y, z=-12, seed=seed)


def fill_light(window=50, room=40, wx=0.0, wy=5.3, wz=1.5, wide=3.0, tall=1.6, room_loc=(0.6, 0.4, 2.45), cool="#eaf2ff", warm="#fff4e6"):
    """Soft daylight entering at the window plus a photographer's bounce behind the camera."""
    # Aimed a little upward: a lamp aimed at the floor leaves the ceiling over the window in a dark band.
    li.area((wx, wy, wz), (wx, wy - 2.8, wz + 0.35), wide, window, cool, tall)
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


def house_front(length, height, openings, clad="render", color="#ecebe6", trim="#f6f5f1", frame="#f1f0ec", bays=2, z0=0.0, roof="#4c5358", gutter="#eceae5", brick=None, over=0.6, inside="#9c9384", rows=1, behind="scarp"):
    """Street-side wall at y = 0 facing -y, lit rooms behind, eaves and roof above."""
    mat = {"render": lambda: mats.paint(color, 0.85, 0.35, 0.2), "brick": lambda: finishes.brick(*(brick or ())), "board": lambda: mats.paint(color, 0.6)}[clad]()
    rm.wall(length, height, xform((0, 0, z0)), openings, mat=mat, skirting=0, thick=0.2)
    if clad == "board":
        ex.weatherboards(length, height, xform((0, 0, z0)), openings, color)
    for op in openings:
        if op[1] > 0.05:
            ex.ext_trim(xform((0, 0, z0)), op, color=trim)
        rm.window_frame(xform((0, 0, z0)), op, bays, rows, frame, y=0.09)
        cu.wave_curtain(op[0] - op[2] / 2, op[0] - op[2] * 0.22, op[1] + op[3], xform((0, 0.42, z0)), mat=cloths.cloth("#f4f0e6", 0.4), base=op[1] - 0.1, track=False, seed=int(op[0] * 10), amp=0.04)
    b = Build()
    b.box((0, 0.12, z0 - 0.3), (length, 0.2, 0.6))
    b.box((0, 3.3, z0 + height / 2), (length, 0.1, height))
    b.box((0, 1.8, z0 - 0.05), (length, 3.2, 0.1))
    for sx in (-1, 1):
        b.box((sx * (length / 2 - 0.06), 1.75, z0 + height / 2), (0.1, 3.1, height))
    b.box((0, 1.8, z0 + height), (length, 3.2, 0.1))
    b.obj("rooms behind", mats.plaster(inside))
    ex.roof_edge(length + 1.0, xform((0, 0, z0)), height, over, roof, gutter)
    backdrop(behind)
    if behind != "open":
        boundary(length / 2 + 4.2, fence=behind != "bush")


def boundary(x, z=-0.3, fence=True):
    """What closes the garden on both sides, so no view along the wall ends in bare land."""
    for s in (-1, 1):
        at = xform((s * x, 0, z), rz=90)
        if fence:
            ex.paling_fence(40, at, seed=s + 2)
        pt.shrubs([(s * (x - 0.5), -8 + i * 0.95, z, 0.34 + 0.16 * ((i * 7) % 5) / 4) for i in range(20)], 6, a="#52634a", b_="#868f70")
        for k in range(5 if fence else 9):
            tr.gum_tree(xform((s * (x + 2.4 + k % 3 * 1.6), -11 + k * (5.2 if fence else 3.1), z)), (6.5 if fence else 8.5) + k % 3, 40 + 3 * k + s)
        tr.tree_line(-34, 30, -s * 16.0, -0.2, 9.0, 8 + s, step=0.4, at=at)


def backdrop(kind="scarp", y=3.5, z=-0.45, seed=9):
    """What stands behind a house: gardens and trees, then the escarpment or forest; "open" leaves it to the scene."""
    if kind == "open":
        return
    la.plane(-900, 900, y - 1.5, y + 380, z, outmats.ground())
    pt.hedge_line(-26, 26, y + 8.5, z, 1.5, seed, a="#4e5d3c", b_="#858f68")
    tr.tree_line(-80, 80, y + 30, z, 6.5, seed, step=0.42)
    tr.tree_line(-170, 170, y + 80, z, 8.5, seed + 1, step=0.45)
    if kind == "scarp":
        la.escarpment(-900, 900, y + 260, 150, z - 4, 420, seed)
    elif kind == "bush":
        tr.tree_line(-60, 60, y + 20, z, 9, seed + 4, step=0.4)
        la.hill(-500, 500, y + 160, y + 520, 80, z - 4, seed, 0.4, 0.0)


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
    la.plane(-60, 60, y + 0.1, y + 13, -0.9, outmats.ground())
    for k, dy in enumerate((6.5, 9.5, 12.5)):
        pt.hedge_line(-10 - k * 3, 10 + k * 3, y + dy, -1.1, 0.85, seed + k + 5, a="#52634a", b_="#868f70")
    pt.hedge_line(-8, 8, y + 3.4, -0.9, 0.8, seed, a="#4d5f40", b_="#8f9972")
    pt.grasses([(-7 + i * 0.45, y + 1.4 + (i * 0.37) % 0.6, -0.9) for i in range(32)], 0.95, seed)
    la.coast(y=y, z=-13, seed=seed)
