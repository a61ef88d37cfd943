"""House fronts: the wall, the lit rooms behind its panes, what closes the garden at its sides and back."""
from kit import Build, cloths, cu, de, ex, finishes, fu, la, li, mats, outmats, pt, rm, se, ta, tr, weather, xform


def house_front(length, height, openings, clad="render", color="#ecebe6", trim="#f6f5f1", frame="#f1f0ec", bays=2, z0=0.0, roof="#4c5358", gutter="#eceae5", brick=None, over=0.6, inside="#9c9384", rows=1, behind="scarp", across=True):
    """Street-side wall at y = 0 facing -y, lit and furnished rooms behind, eaves and roof above. `across`: trees behind
    the camera for the panes to mirror."""
    mat = {"render": lambda: weather.masonry_paint(color, z0), "brick": lambda: finishes.brick(*(brick or ())), "board": lambda: mats.paint(color, 0.6)}[clad]()
    rm.wall(length, height, xform((0, 0, z0)), openings, mat=mat, skirting=0, thick=0.2)
    if clad == "board":
        ex.weatherboards(length, height, xform((0, 0, z0)), openings, color)
    for kind, op in enumerate(openings):
        if op[1] > 0.05:
            ex.ext_trim(xform((0, 0, z0)), op, color=trim)
        rm.window_frame(xform((0, 0, z0)), op, bays, rows, frame, y=0.09, reflect=2.6)
        for s, share in ((-1, 0.25), (1, 0.17)):
            edge, inner = op[0] + s * op[2] / 2, op[0] + s * op[2] * (0.5 - share)
            cu.wave_curtain(min(edge, inner), max(edge, inner), op[1] + op[3], xform((0, 0.42, z0)), mat=cloths.cloth("#f4f0e6", 0.4), base=op[1] - 0.1, track=False, seed=int(op[0] * 10) + s, amp=0.04)
        _furnished(op, z0, kind)
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
    if across:
        tr.tree_line(-34, 34, -30, z0 - 0.4, 7.0, 21, step=0.5)
        pt.hedge_line(-30, 30, -22, z0 - 0.4, 1.3, 17)
    if behind != "open":
        boundary(length / 2 + 4.2, fence=behind != "bush")


def _furnished(op, z0, kind):
    """What a pane lets through by day, at the back of the room and lit from its far side. `kind` counts the windows, so
    neighbouring panes look into different rooms."""
    x, w = op[0], op[2]
    back = xform((x + w * 0.1, 3.24, z0))
    (_hall, _study, _lounge)[kind % 3](back, x)
    li.area((x, 1.7, z0 + 2.45), (x, 2.6, z0 + 0.6), max(1.2, w * 0.8), 30, ("#ffe6c6", "#fff1de", "#ffdcb4")[kind % 3], 1.2)


def _hall(back, x):
    fu.sideboard(back @ xform((0, -0.26, 0)), 1.6, fu.WALNUT)
    de.table_lamp(back @ xform((-0.5, -0.26, 0.72)), "#b9855a", "#f4e6c8", 1.15)
    ta.vase(back @ xform((0.45, -0.26, 0.72)), 1.1, "#8fa0a0")
    de.picture(back @ xform((0, 0, 1.65)), 1.1, 0.75, x, fu.OAK)


def _study(back, x):
    for z in (0.7, 1.1, 1.5, 1.9):
        ta.shelf(back @ xform((0, 0, z)), 1.9, 0.28)
        ta.upright_books(back @ xform((0.35 - 0.5 * (z % 0.7), -0.14, z)), 1.1, int(z * 10 + x))
    ta.bowl_stack(back @ xform((-0.75, -0.14, 1.5)), 3)
    for s in (-1, 1):
        side = Build(back)
        side.box((s * 0.97, -0.14, 1.05), (0.04, 0.30, 2.1), 0.003, rnd=0.4)
        side.obj("bookcase side", mats.timber(*fu.OAK, axis="z"))
    de.table_lamp(back @ xform((0.72, -0.14, 0.7)), "#7f8f86", "#e2cfa6", 0.8)


def _lounge(back, x):
    se.slip_sofa(back @ xform((0.1, -0.60, 0)), 1.9, "#8a9490", ("#c58d5e", "#e6ddcc"), 3)
    de.floor_lamp(back @ xform((-1.1, -0.35, 0)), "#f1e2c4", "#8a6a3c")
    de.picture(back @ xform((-0.25, 0, 1.6)), 0.5, 0.65, x + 3, fu.WALNUT, a="#8fa37c", b="#d9b07a", c="#4f6b63")
    de.picture(back @ xform((0.40, 0, 1.6)), 0.5, 0.65, x + 8, fu.WALNUT, a="#7f95a0", b="#e6c68a", c="#5d7a6c")


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
