"""Highlands rooms on frosty mornings: one with wool drapes, one with tall sashes."""
from kit import Build, cloths, cu, de, ed, ey, fl, fu, fx, la, li, mats, outmats, pl, pt, rm, se, sh, ta, tb, tr, xform

from .registry import scene
from .settings import fill_light


@scene("highlands-drapes")
def highlands():
    """Wool on a pole with rings, half drawn on a July morning; the table still laid for breakfast."""
    win = (0.35, 0.36, 2.5, 2.0)
    r = rm.Room(5.6, 5.0, 2.9, far=[win], color="#cfc7b6", bays=2, rows=2, frame="#ece7db", trim="#ece7db")
    far = r.at["far"]
    fl.floor_boards(5.8, 5.2, (0, 2.6), 0.13, "#7d5a3d", "#573b25", 17)
    fx.moulding(far, 5.6, 2.9, color="#ece7db")
    wool = cloths.fabric("#8d6d5b", 380.0, sheen=0.15, slub=0.42)
    rings = []
    for x0, x1, seed in ((-1.55, -0.58, 14), (1.42, 2.0, 9)):
        rings += cu.wave_curtain(x0, x1, 2.495, far, pitch=0.15, amp=0.075, mat=wool, y=-0.20, seed=seed, base=0.02, track=False, loose=1.25, head=0.6)[::2]
    cu.rod(-1.72, 2.2, 2.54, far, rings, -0.20)
    fu.sideboard(far @ xform((-2.32, -0.25, 0)), 0.95, fu.OAK)
    de.table_lamp(far @ xform((-2.45, -0.25, 0.72)), "#6f7d74", "#f1e2c4", 1.15)
    ta.books(far @ xform((-2.08, -0.27, 0.72), rz=80), 3, 6)
    ed.light_switch(far @ xform((-1.74, 0, 1.08)))
    table = xform((1.02, 3.55, 0))
    tb.pedestal_table(table, 0.5, 0.74, wood=fu.OAK)
    se.spindle_chair(table @ xform((-0.62, 0.12, 0), rz=78), fu.OAK)
    se.spindle_chair(table @ xform((0.35, 0.60, 0), rz=-28), fu.OAK)
    ta.mug(table @ xform((-0.18, -0.10, 0.74), rz=200), "#e4ddcf")
    ta.mug(table @ xform((0.20, 0.22, 0.74), rz=20), "#6f7d74")
    ta.bowl_stack(table @ xform((-0.02, 0.16, 0.74)), 2, 0.075, "#e4ddcf")
    ta.vase(table @ xform((0.16, -0.12, 0.74)), 0.75, "#7d8a86")
    pl.sprig(table @ xform((0.16, -0.12, 0.89)), 9, 5, 0.3, "#7a6a4e", "#a08b64")
    de.rug(xform((0.75, 3.6, 0)), 2.2, 1.7, "#6f7468", "#b7ae98", 0.06)
    _winter(6, ((-1.9, 15.5, 8.5, 13), (2.6, 13.0, 7.6, 28), (-6.5, 27.0, 11.0, 12), (0.6, 34.0, 11.0, 21), (7.5, 29.0, 10.0, 5)), 17.5)
    li.sun(21, 52, 11, "#ffe0bd")
    li.sky(24, 126, 0.24, 0.13, clouds=0.4, seed=19.0, dust=0.6)
    fill_light(40, 20, 0.3, 4.3, 1.5, 2.6, 2.0, room_loc=(1.0, 0.4, 2.3), cool="#e6efff")
    li.area((-2.6, 2.6, 1.5), (-0.6, 5.0, 1.2), 1.5, 84, "#eaf0ff", 1.8)
    li.camera((-0.2, 1.0, 1.34), (-0.05, 5.0), 28, -0.02)
    li.look(0.75, -0.2)


def _winter(y, elms, hedge):
    """Frosted paddock from y on, bare elms at (x, y, height, seed), hedges and the ridge behind."""
    la.plane(-400, 400, y - 0.5, 300, -0.7, outmats.ground("#7d7c66", "#5c5f4b"))
    pt.grasses([(-5 + i * 0.36, y + 1.4 + (i * 0.37) % 1.6, -0.7) for i in range(28)], 0.45, 5, a="#94967e", b_="#cfd2c6")
    pt.hedge_line(-12, 12, hedge, -0.7, 1.0, 4, a="#5d6a56", b_="#aab5a6")
    for x, far, h, seed in elms:
        tr.gum_tree(xform((x, far, -0.7)), h, seed, bark="#6b6156", lean=0.03, twigs=2)
    pt.hedge_line(-40, 40, 44, -1.5, 2.6, 9, step=0.3, a="#3f4b3c", b_="#6f7c66")
    pt.hedge_line(-60, 60, 70, -2.5, 4.2, 12, step=0.3, a="#4a5648", b_="#76836f")
    for i, (d, h) in enumerate(((170, 20), (420, 60))):
        la.hill(-900 - d, 900 + d, d, d + 160 + d * 0.4, h, -6, 3 + i * 5, (0.25, 0.7)[i], 0.0, 0.9, air="#ccd5dc", glow=0.62, reach=380.0)


@scene("highlands-sash-winter")
def sash_winter():
    """Two tall sashes at nine on a July morning: shutters open to a white paddock and bare elms."""
    ops = [(-0.95, 0.62, 1.2, 2.05), (0.95, 0.62, 1.2, 2.05)]
    r = rm.Room(4.8, 4.8, 3.1, far=ops, color="#a3abaa", bays=1, rows=2, trim="#e9e6de", frame="#e9e6de")
    fl.floor_boards(5.0, 5.0, (0, 2.5), 0.13, "#8f6440", "#65442b", 17)
    fx.moulding(r.at["far"], 4.8, 3.1, color="#e9e6de")
    for op, swing in zip(ops, (None, {1: -78})):
        sh.plantation_shutters(op[2], op[3], r.opening("far", op), 2, -10, "#eeece5", midrail=0.5, rod=False, swing=swing)
    _radiator(r.at["far"] @ xform((-0.95, -0.09, 0.12)))
    ey.club_chair(xform((1.35, 3.45, 0), rz=-58), fu.WALNUT, 4, cloths.fabric("#7b6a52", 460.0, slub=0.5))
    tb.pedestal_table(xform((0.5, 3.9, 0)), 0.23, 0.52, wood=fu.WALNUT)
    ta.mug(xform((0.45, 3.84, 0.52), rz=30), "#dcd6c8")
    ta.books(xform((0.56, 3.98, 0.52), rz=20), 2, 3)
    ed.dog_bed(xform((-0.62, 4.0, 0), rz=-10), 0.8, 0.56, "#7a6a58")
    ed.light_switch(r.at["far"] @ xform((2.0, 0, 1.08)))
    de.rug(xform((0.15, 3.0, 0)), 2.6, 1.7, "#8c5a48", "#b39a76", 0.07)
    _winter(5.8, ((-2.7, 13.5, 8.5, 3), (3.3, 12.0, 7.6, 8), (-7.5, 26.0, 11.0, 12), (1.0, 32.0, 11.0, 21), (8.5, 28.0, 10.0, 5)), 20.5)
    li.sun(19, 48, 11, "#ffe0bd")
    li.sky(24, 122, 0.24, 0.13, clouds=0.3, seed=11.0, dust=0.6)
    fill_light(46, 40, 0.0, 4.4, 1.6, 3.2, 2.0, room_loc=(-0.8, 0.4, 1.6), cool="#e6efff")
    li.camera((-0.55, 0.75, 1.42), (0.08, 4.8), 28, -0.015)
    li.look(0.7, -0.25)


def _radiator(at):
    """Panel on a wall facing -y, its valve and pipe at one end."""
    b = Build(at)
    b.box((0, 0, 0.20), (1.0, 0.07, 0.40), 0.012)
    for i in range(28):
        b.box((-0.46 + i * 0.034, -0.037, 0.20), (0.020, 0.012, 0.35), 0.004)
    b.tube([(0.53, 0, 0.06), (0.53, 0, -0.12)], 0.010, 10)
    b.tube([(0.48, 0, 0.06), (0.57, 0, 0.06)], 0.016, 12)
    b.obj("radiator", mats.paint("#ece9e1", 0.35))
