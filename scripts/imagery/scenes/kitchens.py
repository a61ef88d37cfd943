"""The kitchen."""
from kit import blinds as bl
from kit import decor as de
from kit import fixtures as fx
from kit import floors as fl
from kit import furniture as fu
from kit import light as li
from kit import mats
from kit import planting as pt
from kit import plants as pl
from kit import rooms as rm
from kit import tableware as ta
from kit.geo import Build, xform

from .registry import scene
from .settings import fill_light, garden


@scene("kitchen-venetians")
def kitchen():
    win = (0.25, 1.08, 2.5, 1.12)
    r = rm.Room(5.4, 4.4, 2.75, far=[win], color="#f1ece1", bays=2, frame="#f3f1ec")
    fl.herringbone(5.4, 4.4, (0, 2.2), "#c9a070", "#a1794c", 5)
    far = r.at["far"]
    fx.wall_tiles(far, 5.4, 1.30, (0.075, 0.15), 0.9, "#ece6d8", "#d3cbb8", 0.0, 0.14, holes=[(win[0], win[1] - 0.05, win[2] + 0.16, 1.4)])
    fx.bench_run(far @ xform((-0.2, 0, 0)), 4.4, 0.62, 0.9, 7, "#7f8b78", ("#e9e3d8", "#cfc6b8"), sink=0.45)
    bl.venetian(2.48, 1.10, r.opening("far", win), -24, slat=0.050, color="#f1ebdd", drop=0.98, y=0.03)
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
    ta.fruit_bowl(xform((0.55, 1.75, 0.945)), 4, "#d9b43a")
    ta.board(xform((1.0, 1.62, 0.955), rx=78), 0.24, 0.36, fu.OAK, 0)
    for z in (1.0, 1.9):
        de.shade_pendant(xform((z, 1.75, 2.75)), 0.17, 0.85, "#36423d", "dome")
    pl.olive_tree(xform((2.3, 3.2, 0)), 1.7, 6, "#d8cbb8")
    garden(5.0, seed=14, hedge=1.5)
    li.sun(36, -24, 22)
    li.sky(36, -100, 0.24, 0.085, clouds=0.75, seed=9.0, dust=0.6)
    fill_light(75, 62, 0.2, 3.7, 1.6, 2.6, 1.1, (0.4, 0.3, 2.5))
    li.camera((-0.75, 0.35, 1.52), (0.18, 4.4), 28, -0.045)
    li.look(0.75, -0.3)
