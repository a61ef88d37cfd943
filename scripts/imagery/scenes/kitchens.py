"""The kitchen."""
from kit import Build, bl, de, fl, fu, fx, la, li, mats, outmats, pl, pt, rm, ta, tr, xform

from .registry import scene
from .settings import fill_light


@scene("kitchen-venetians")
def kitchen():
    win = (0.25, 1.08, 2.5, 1.12)
    r = rm.Room(5.4, 4.4, 2.75, far=[win], color="#f1ece1", bays=2, frame="#f3f1ec")
    fl.herringbone(5.4, 4.4, (0, 2.2), "#c9a070", "#a1794c", 5)
    far = r.at["far"]
    fx.wall_tiles(far, 5.4, 1.30, (0.075, 0.15), 0.9, "#ece6d8", "#d3cbb8", 0.0, 0.14, holes=[(win[0], win[1] - 0.05, win[2] + 0.16, 1.4)])
    fx.bench_run(far @ xform((-0.2, 0, 0)), 4.4, 0.62, 0.9, 7, "#7f8b78", ("#e9e3d8", "#cfc6b8"), sink=0.45)
    bl.venetian(2.48, 1.10, r.opening("far", win), -20, slat=0.063, color="#f1ebdd", y=0.03)
    ta.shelf(far @ xform((-1.95, 0, 1.52)), 1.05, 0.22)
    ta.shelf(far @ xform((-1.95, 0, 1.92)), 1.05, 0.22)
    ta.bowl_stack(far @ xform((-2.25, -0.12, 1.52)), 4, 0.085)
    ta.bowl_stack(far @ xform((-2.02, -0.12, 1.52)), 2, 0.10, "#a9b09c")
    for i in range(3):
        ta.mug(far @ xform((-1.78 + i * 0.13, -0.11, 1.52), rz=-60), ("#b9835a", "#d8cfc0", "#77867c")[i])
    ta.upright_books(far @ xform((-2.15, -0.12, 1.92)), 0.5, 4)
    ta.vase(far @ xform((-1.66, -0.11, 1.92)), 0.6, "#77867c")
    pl.sprig(far @ xform((-1.66, -0.11, 2.02)), 3, 4, 0.3)
    ta.board(far @ xform((-1.52, -0.02, 0.9)), 0.28, 0.40, fu.WALNUT)
    ta.board(far @ xform((-1.34, -0.05, 0.9)), 0.22, 0.30, fu.OAK, -14)
    pl.pot(far @ xform((1.55, -0.22, 0.9)), 0.07, 0.13, "#b9805c")
    pt.shrubs([(1.55, 4.18, 1.06, 0.13)], 5, a="#5c7a44", b_="#93ad6c")
    fx.island(xform((1.15, 1.55, 0)), 2.3, 0.85, 0.9, ("#8a5f3c", "#6a4528"), fu.OAK)
    b = Build(xform((1.15, 1.55, 0)))
    for k in range(6):
        b.box((0, -0.425 + (k + 0.5) * 0.142, 0.925), (2.32, 0.141, 0.04), 0.003, rnd=(k * 0.61) % 1)
    b.obj("butcher block", mats.timber("#a97d52", "#84592f", axis="x", rough=0.4))
    for k, c in enumerate(("#e9e3d8", "#77867c")):
        ta.mug(far @ xform((-0.52 + k * 0.12, -0.30 - k * 0.05, 0.9), rz=70 - k * 95), c)
    de.power_point(far @ xform((2.05, -0.012, 1.16)))
    la.plane(-40, 40, 4.6, 70, -0.4, outmats.ground("#73804a", "#55653a"))
    pt.scrub(-7, 8, 6.6, 9.0, -0.4, 14, 90, (0.9, 1.7), "#4d5f40", "#8f9972")
    for x, y, h, seed in ((-1.9, 9.6, 5.4, 5), (1.2, 10.8, 6.4, 9), (3.9, 9.4, 4.8, 21)):
        tr.gum_tree(xform((x, y, -0.4)), h, seed)
    tr.tree_line(-30, 30, 24, -0.5, 7.5, 6)
    la.escarpment(-900, 900, 260, 130, -4, 420, 12)
    li.sun(36, -24, 22)
    li.sky(36, -100, 0.24, 0.085, clouds=0.75, seed=9.0, dust=0.6)
    fill_light(75, 62, 0.2, 3.7, 1.6, 2.6, 1.1, (0.4, 0.3, 2.5))
    li.camera((-0.75, 0.75, 1.50), (0.12, 4.4), 28, -0.03)
    li.look(0.75, -0.3)
