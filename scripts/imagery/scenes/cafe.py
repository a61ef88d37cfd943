"""The cafe on the main street, its awning out over the tables."""
from kit import Build, de, fu, fx, la, le, li, mats, od, outmats, pl, pt, rm, rng, se, ta, tb, tr, weather, xform

from .main_street import a_board, footpath, opposite, shop_door
from .registry import scene

PAINT = "#33504a"


@scene("cafe-awning")
def cafe():
    """From the kerb beside the tables, so that the arms show beneath the cloth and the street behind it."""
    ops = [(-1.4, 0.62, 2.5, 2.1), (0.72, 0.0, 1.35, 2.67), (2.27, 0.62, 1.5, 2.1)]
    rm.wall(6.6, 5.2, xform((0.1, 0, 0)), ops, mat=weather.masonry_paint("#ddd5c3"), skirting=0, thick=0.24)
    for op, bays in zip(ops, (2, 1, 1)):
        rm.window_frame(xform(), op, bays, 1, PAINT, y=0.12, bar=0.06, reflect=1.1)
    for x, w in ((-1.4, 2.62), (2.27, 1.62)):
        fx.wall_tiles(xform((x, -0.012, 0)), w, 0.6, (0.075, 0.15), a="#4f6f62", b_="#38564b", rough=0.14)
        Build().box((x, -0.05, 0.62), (w + 0.06, 0.16, 0.05), 0.008).obj("window sill", mats.paint(PAINT, 0.4))
    shop_door(xform((0.72, 0, 0)))
    t = Build()
    t.box((0.1, -0.03, 2.86), (6.4, 0.10, 0.20), 0.008)
    t.box((0.1, -0.05, 3.75), (6.6, 0.14, 0.10), 0.012)
    for x in (-3.05, 3.25):
        t.box((x, -0.03, 2.6), (0.34, 0.10, 5.2), 0.01)
    t.obj("shop trim", mats.paint(PAINT, 0.45))
    _awning()
    _inside()
    _tables()
    footpath(70)
    la.plane(-80, 900, -60, -4.48, -0.19, outmats.asphalt())
    la.plane(-900, 1400, 6, 500, -0.4, outmats.ground())
    _street()
    opposite()
    li.sun(50, 206, 5.2, "#fff0dc", 0.55)
    li.sky(50, 206, 0.19, 0.12, clouds=0.5, seed=23.0, dust=0.6)
    li.camera((-4.7, -4.75, 1.3), (0.5, -1.0), 25, 0.075)
    li.look(0.3, -0.1)


def _awning(proj=2.7, fall=9, z=3.1):
    """2.4 m and more clear of heads under its valance."""
    at = xform((0.1, -0.08, 0))
    od.awning(5.6, proj, at, z, fall, "#cbb07a", arm="#3d4346", frame="#e9e6dd", valance=0.20)
    le.letters("COFFEE", at @ xform((-1.15, -proj * 0.9877 - 0.075, z - proj * 0.1564 - 0.175), rx=90), 0.165, PAINT, 0.0, 1.3).visible_shadow = False


def _inside():
    """Counter with the machine and cups, pendants over it, shelves of crockery and the prices on the wall behind."""
    rm.shell(-3.1, 3.3, 0.15, 4.6, 3.0, "#a2967f")
    c = Build()
    for i in range(40):
        c.box((-1.9 + (i + 0.5) * 0.1, 2.3, 0.5), (0.092, 0.04, 1.0), 0.01, rnd=(i * 0.37) % 1)
    c.obj("counter front", mats.timber(*fu.OAK, axis="z"))
    Build().box((0.1, 2.62, 1.05), (4.2, 0.72, 0.05), 0.006).obj("counter top", mats.stone("#e3ded2", "#cfc8ba", 2.0, 0.2, 0.02))
    _machine(xform((-0.7, 2.62, 1.075), rz=180))
    cake = Build()
    cake.box((1.3, 2.55, 1.26), (0.8, 0.45, 0.36), 0.01)
    cake.obj("cake case", mats.glass(reflect=1.4))
    for k in range(6):
        ta.bowl_stack(xform((1.02 + k % 3 * 0.27, 2.45 + k // 3 * 0.2, 1.08)), 1, 0.09, ("#b9824e", "#7a4a2e", "#d8b27a")[k % 3])
    r = rng(6)
    for z in (1.55, 1.95):
        shelf = xform((-0.9, 4.54, z))
        ta.shelf(shelf, 3.2, 0.3)
        for k in range(11):
            ta.mug(shelf @ xform((-1.45 + k * 0.29 + r.uniform(-0.03, 0.03), -0.16, 0), rz=r.uniform(0, 360)), r.choice(("#e6ddcc", "#a9b09c", "#c98f62", "#4f6f78")), 0.05, 0.10)
    Build().box((1.75, 4.53, 1.9), (1.5, 0.03, 1.3), 0.004).obj("price board", mats.paint("#262b2a", 0.8))
    for i, word in enumerate(("ESPRESSO", "FLAT WHITE", "CAPPUCCINO", "TEA", "TOAST", "SOUP")):
        le.letters(word, xform((1.75, 4.51, 2.36 - i * 0.19), rx=90), 0.12, "#ece6d6")
    for x in (-1.4, -0.1, 1.2):
        de.shade_pendant(xform((x, 2.35, 3.0)), 0.19, 0.95, "#c9a24f")
        li.area((x, 2.35, 2.02), (x, 2.35, 0), 0.2, 16, "#ffd9a6")
    li.area((-0.4, 1.6, 2.9), (0, 3.6, 0.9), 4.0, 190, "#ffe9cc", 1.2)
    pl.fig_tree(xform((2.75, 0.7, 0)), 1.8, 3, "#b9855a")


def _machine(at):
    """Two-group espresso machine, cups warming on top; its working side is y < 0."""
    b = Build(at)
    b.box((0, 0, 0.32), (0.78, 0.48, 0.30), 0.03)
    b.box((0, 0.06, 0.10), (0.74, 0.40, 0.14), 0.02)
    b.obj("espresso machine", mats.metal("#c3c7c7", 0.22))
    for i in range(14):
        ta.mug(at @ xform((-0.32 + i % 7 * 0.107, -0.1 + i // 7 * 0.13, 0.47), rz=i * 77), "#eee8da", 0.04, 0.07)


def _tables():
    """Round tables in two rows clear of the door and the kerb, what is on them, the planter and the board."""
    spots = ((-1.95, -1.05), (-0.55, -1.15), (-1.35, -2.35), (2.1, -1.05), (2.3, -2.3))
    for i, (x, y) in enumerate(spots):
        tb.pedestal_table(xform((x, y, -0.02)), 0.33, 0.74, "#d9d4c8", "#2f3331")
        turn = (8, 84, -20, 62, 12)[i]
        for k in (0, 180):
            a = xform((x, y, -0.02), rz=turn + k)
            se.bentwood_chair(a @ xform((0, 0.55, 0), rz=(5, -12, 9)[(i + k) % 3]))
        if i in (0, 2, 3):
            ta.mug(xform((x + 0.12, y - 0.09, 0.72), rz=i * 50), ("#efe9db", "#4f6f78")[i % 2])
        ta.vase(xform((x - 0.05, y + 0.1, 0.72)), 0.34, "#b9855a")
        pl.sprig(xform((x - 0.05, y + 0.1, 0.77)), i, 4, 0.2)
    ta.mug(xform((-1.55, -2.28, 0.72), rz=140), "#efe9db")
    ta.books(xform((-1.22, -2.45, 0.72), rz=24), 1, 1, ("#e9e4d6",))
    a_board(xform((0.2, -3.55, -0.02), rz=-52), (("FLAT WHITE", 0.76, 0.072), ("TOASTIES", 0.62, 0.072), ("SOUP", 0.48, 0.072), ("dogs welcome", 0.30, 0.06)))
    ta.bowl_stack(xform((1.75, -0.3, -0.02)), 1, 0.12, "#7f8f96")
    for x in (3.0, 4.6):
        _planter(xform((x, -3.75, -0.02)), int(x))


def _planter(at, seed):
    b = Build(at)
    for k in range(4):
        b.box((0, 0, 0.06 + k * 0.115), (1.3, 0.36, 0.11), 0.006, rnd=(k * 0.37) % 1)
    b.obj("planter", mats.timber("#6b5644", "#4c3c30", axis="x", rough=0.7))
    p = at.translation
    pt.shrubs([(p.x - 0.45 + k * 0.3, p.y + (k % 2 - 0.5) * 0.08, p.z + 0.46, 0.22 + 0.05 * (k % 2)) for k in range(4)], seed, a="#4f6a41", b_="#8fa06a")


def _street():
    """The next shops up the street, street trees at the kerb, and the escarpment that the street ends against."""
    r = rng(12)
    Build().box((-6.3, 3.0, 2.3), (6.0, 6.0, 4.6)).obj("shop before", mats.paint("#a9745c", 0.85, 0.3, 0.2))
    x = 3.5
    for i, (w, h, wall, trim) in enumerate(((6.4, 4.9, "#9c6a55", "#e6dfcf"), (8.2, 5.6, "#c9c2b0", "#5a4a42"), (7.0, 4.6, "#7e8f90", "#e6dfcf"), (9.0, 5.2, "#d3bf9c", "#7a4a3a"), (12, 4.8, "#a9a08f", "#e6dfcf"), (15, 5.4, "#c2b8a6", "#4c5a60"))):
        c = x + w / 2
        b, t, p = Build(), Build(), Build()
        b.box((c, 3.0, h / 2), (w - 0.02, 6.0, h))
        t.box((c, -0.02, h), (w, 0.3, 0.2), 0.01)
        t.box((c, -1.3, 3.15), (w - 0.1, 2.6, 0.22), 0.01)
        t.box((c, -0.03, 0.3), (w - 0.4, 0.08, 0.6))
        for k, (part, foot) in enumerate(((0.34, 0.62), (0.16, 0.05), (0.36, 0.62))[::1 - 2 * (i % 2)]):
            p.box((c + w * (-0.31, (0.0, -0.04)[i % 2], 0.27)[k], -0.01, (2.65 + foot) / 2), (w * part, 0.04, 2.65 - foot))
        b.obj("next shop", mats.paint(wall, 0.85, 0.3, 0.2))
        t.obj("next shop trim", mats.paint(trim, 0.5))
        p.obj("next shop panes", mats.paint("#20282c", 0.03, 0, 0.9))
        x += w
    for k in range(6):
        tr.gum_tree(xform((12 + k * 9.5, -4.0 - (k % 2) * 0.2, -0.1)), 5.5 + r.uniform(-0.6, 1.0), 30 + k)
    tr.tree_line(-60, 60, -110, -0.4, 9, 5, step=0.5, at=xform(rz=-90) @ xform(rz=180))
    la.escarpment(-1400, 1400, 620, 190, -4, 460, 7, at=xform(rz=-90))
