"""Study and bathroom."""
from kit import bl, de, ed, fl, fu, fx, li, mats, pl, pt, rm, se, sh, ta, tb, xform

from .registry import scene
from .settings import fill_light, garden


@scene("venetian-blinds")
def venetian_study():
    """Green study, timber slats, a wall of books."""
    ops = [(-0.55, 0.85, 1.4, 1.5), (1.05, 0.85, 1.4, 1.5)]
    r = rm.Room(4.6, 4.4, 2.7, far=ops, color="#8b9483", bays=1, trim="#e9e5da")
    fl.floor_boards(4.6, 4.4, (0, 2.2), 0.12, light="#a8764a", dark="#7b5231", seed=11)
    tm = mats.timber("#b98555", "#8f5f38", axis="x", rough=0.35)
    for op in ops:
        bl.venetian(op[2] - 0.02, op[3] - 0.02, r.opening("far", op), -14, mat=tm, y=0.02)
    tb.table(xform((0.3, 3.55, 0)), 1.75, 0.72, wood=fu.OAK)
    se.spindle_chair(xform((0.3, 2.95, 0), rz=165), fu.WALNUT, "#2f3b3a")
    de.table_lamp(xform((-0.38, 3.68, 0.74)), "#b9855a")
    ta.books(xform((0.95, 3.62, 0.74), rz=8), 4, 6)
    ta.mug(xform((0.55, 3.45, 0.74), rz=40), "#c9a07a")
    ta.vase(xform((0.72, 3.75, 0.74)), 0.7, "#d9cfbd", 1)
    pl.sprig(xform((0.72, 3.75, 0.92)), 21, 5, 0.36)
    for z in (0.85, 1.25, 1.65, 2.05):
        ta.shelf(r.at["left"] @ xform((0.75, 0, z)), 1.9, 0.26)
        ta.upright_books(r.at["left"] @ xform((0.55, -0.14, z)), 1.2, int(z * 10))
    ta.vase(r.at["left"] @ xform((1.45, -0.14, 1.25)), 0.7, "#b9855a")
    ta.bowl_stack(r.at["left"] @ xform((1.45, -0.14, 1.65)), 3)
    ed.dog_bed(xform((-1.35, 3.75, 0), rz=20), 0.8, 0.58)
    de.power_point(r.at["far"] @ xform((-1.6, 0, 0.30)))
    pl.fig_tree(xform((1.98, 3.55, 0)), 1.7, 14, "#8d8578")
    de.rug(xform((0.0, 2.5, 0)), 2.6, 1.8, "#a9745a", "#d3bd97", 0.08)
    garden(5.0, seed=8, sea=False, hedge=0.9)
    pt.hedge_line(-14, 14, 12.5, -0.4, 1.5, 7, step=0.35, a="#42523a", b_="#76855c")
    li.sun(34, 24, 15, "#fff0dd")
    li.sky(34, 104, 0.22, 0.11, clouds=0.6, seed=21.0, dust=0.5)
    fill_light(56, 50, 0.2, 4.05, 1.5, 3.0, 1.4, (0.5, 0.35, 1.5))
    li.camera((0.9, 0.55, 1.42), (0.0, 4.4), 29, -0.03)
    li.look(0.75, -0.25)


@scene("plantation-shutters-bathroom")
def shutters_bath():
    win = (-0.35, 1.02, 1.9, 1.25)
    r = rm.Room(4.2, 3.8, 2.7, far=[win], color="#e6e4dc", bays=2)
    fl.hex_tiles(4.2, 3.9, (0, 1.95), 0.085, "#dedad0", "#6f7f78", 0.35, every=7)
    fx.wall_tiles(r.at["far"], 4.2, 0.96, (0.105, 0.105), 0.0, "#93a899", "#6c8577", 0.0, 0.13)
    fx.wall_tiles(r.at["right"], 3.8, 0.96, (0.105, 0.105), 0.0, "#93a899", "#6c8577", 0.0, 0.13)
    fx.moulding(r.at["far"], 4.2, 0.985, ((0, 0), (-0.02, 0), (-0.02, -0.025), (0, -0.025)), "#7d9488")
    fx.moulding(r.at["right"], 3.8, 0.985, ((0, 0), (-0.02, 0), (-0.02, -0.025), (0, -0.025)), "#7d9488")
    sh.plantation_shutters(1.9, 1.25, r.opening("far", win), 4, -18, rod=False, color="#f6f2e8")
    fx.bathtub(xform((-0.40, 3.18, 0)), 1.7, 0.78, 0.57)
    fx.tap(xform((0.66, 3.36, 0), rz=-90), 0.96, "#b08d57")
    fx.vanity(r.at["right"] @ xform((-0.15, 0, 0)), 1.15, fu.OAK)
    de.mirror(r.at["right"] @ xform((-0.15, 0, 1.68)), 0.75, 0.75, "#b08d57", round_=True)
    ta.mug(r.at["right"] @ xform((-0.55, -0.15, 0.83)), "#c9a07a")
    ta.vase(r.at["right"] @ xform((0.28, -0.2, 0.83)), 0.6, "#8c9579")
    pl.sprig(r.at["right"] @ xform((0.28, -0.2, 0.95)), 8, 4, 0.32)
    fu.stool(xform((-1.55, 2.95, 0), rz=15), h=0.42, seat="#b98d63")
    ta.candle(xform((-1.62, 2.98, 0.475)), 0.10, lit=False)
    ta.books(xform((-1.48, 2.90, 0.475), rz=20), 2, 3)
    se.throw(xform((-0.75, 2.78, 0.575)), 0.42, 0.36, 0.10, "#c08a5c", 2)
    ta.basket(xform((1.30, 3.35, 0)), 0.2, 0.32)
    pl.fig_tree(xform((-1.75, 3.5, 0)), 1.5, 8, "#c9a27f")
    de.rug(xform((-0.35, 2.3, 0)), 1.5, 0.8, "#ddcaa6", "#b58d62", 0.05)
    garden(4.3, seed=7, hedge=2.1)
    li.sun(30, -26, 18, "#ffe3bf")
    li.sky(30, -102, 0.24, 0.085, clouds=0.75, seed=12.0, dust=0.6)
    fill_light(42, 42, -0.35, 3.45, 1.6, 1.8, 1.2, (0.3, 0.35, 2.4))
    li.camera((-0.60, 0.12, 1.42), (0.28, 3.8), 25, -0.04)
    li.look(0.69)
