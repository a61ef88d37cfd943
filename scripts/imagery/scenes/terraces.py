"""Decks, patios and pergolas."""
from kit import cloths, ed, en, ex, ey, fu, la, li, lw, od, outmats, pl, pt, se, ta, tb, tr, xform

from .houses import backdrop, house_front
from .registry import scene


@scene("louvered-roof")
def louvred():
    """From beneath, beside the house: the blades and the stripes they throw fill the picture."""
    door = (0.4, 0.02, 4.2, 2.3)
    house_front(14, 2.8, [door], "board", "#b9b3a3", bays=4, frame="#3b3e40", over=0.2, roof="#5b6266")
    ex.deck(8.4, 5.2, xform((0.3, 0, 0)), along="x", light="#a38467", dark="#775b43")
    od.louvred_roof(7.0, 4.4, xform((0.3, -0.2, 0)), 2.6, 44, "#cfcabe", "#d3cec3", posts=((-1, -1), (1, -1)), along="y")
    tb.table(xform((1.2, -2.3, 0)), 2.2, 0.95, wood=fu.WALNUT)
    for x, y, a in ((0.55, -3.1, 180), (1.75, -3.1, 176), (0.55, -1.5, 4), (1.75, -1.5, -5)):
        se.rope_chair(xform((x, y, 0), rz=a), "#3a3d3c", "#a89878", "#ddd4c2", int(x * 9))
    ta.vase(xform((1.2, -2.3, 0.74)), 0.9, "#7f8f86")
    pl.sprig(xform((1.2, -2.3, 0.92)), 4, 6, 0.45)
    ta.bowl_stack(xform((1.75, -2.4, 0.74)), 4, 0.10)
    fu.outdoor_sofa(xform((-2.2, -1.1, 0), rz=14), 1.9, wood=fu.OAK, cushion="#d5ccba", pillows=("#6f8480", "#c08a5c"))
    pl.olive_tree(xform((3.6, -0.7, 0)), 2.1, 7, "#8d8578")
    pl.pot(xform((-3.3, -0.7, 0)), 0.24, 0.46, "#6d6a62")
    pt.grasses([(-3.3, -0.7, 0.40)], 0.8, 3)
    lw.lawn(-9, 9, -10, -5.2, -0.18, 3)
    la.plane(-40, 40, -40, 3, -0.22, outmats.ground())
    pt.hedge_line(-9, -4.1, -0.9, -0.18, 0.5, 3)
    pt.hedge_line(4.8, 9, -0.9, -0.18, 0.5, 5)
    pt.grasses([(-4.2 - i * 0.45, -2.0 - (i % 2) * 0.4, -0.18) for i in range(8)] + [(4.9 + i * 0.45, -2.2, -0.18) for i in range(8)], 0.75, 4)
    tr.gum_tree(xform((-7.5, 5.5, 0)), 8.5, 3)
    tr.gum_tree(xform((6.5, 6.5, 0)), 8.5, 6)
    li.sun(46, 208, 5.2, "#ffe6c4", 0.6)
    li.sky(46, 208, 0.17, 0.13, clouds=0.5, seed=9.0)
    li.area((0.3, -5.0, 1.0), (0.3, 0, 1.8), 6, 40, "#fff2e2", 1.5)
    li.camera((3.0, -6.4, 1.05), (-0.35, 0), 23, 0.10)
    li.look(0.25, -0.12)


@scene("bioclimatic-pergola")
def bioclimatic():
    ex.deck(7.0, 5.0, xform((0, 2.5, 0)), along="x", light="#a1907c", dark="#786a5c")
    od.louvred_roof(5.8, 4.0, xform((0, 2.0, 0)), 2.6, 42, "#3b3e40", "#595c5d", posts=((-1, -1), (1, -1), (-1, 1), (1, 1)), along="y")
    od.zip_screen(4.0 - 0.34, 2.58, 1.25, xform((-2.82, 0.0, 0), rz=90), "#35383a", 0.26, "#3b3e40", y=0.0)
    for x, y, a in ((-0.95, 0.35, 52), (1.3, 0.45, -44)):
        ey.sling_chair(xform((x, y, 0), rz=a), ("#a97d52", "#84592f"), cloths.fabric("#d5ccba", 500.0, slub=0.5))
    tb.block_table(xform((0.2, 0.1, 0), rz=8), 0.9, 0.5, 0.34, ("#a97d52", "#84592f"))
    ta.mug(xform((0.35, 0.15, 0.34)), "#3f5f78")
    ta.books(xform((0.0, 0.07, 0.34), rz=20), 2, 4)
    tb.bench(xform((0.3, 1.72, 0)), 2.2, 0.4, 0.44, ("#a97d52", "#84592f"))
    se.throw(xform((0.9, 1.70, 0.44)), 0.5, 0.28, 0.38, "#4f6f78", 2)
    ed.dog_bed(xform((-2.0, 0.3, 0), rz=24), 0.8, 0.58)
    ed.thongs(xform((1.75, -0.35, 0), rz=150))
    pl.pot(xform((2.35, -1.35, 0)), 0.24, 0.42, "#4b4f50")
    pt.grasses([(2.35, -1.35, 0.36)], 0.8, 3)
    lw.lawn(-9, 9, -9, -2.5, -0.18, 4)
    lw.lawn(-12, -3.5, -2.5, 3.5, -0.18, 6)
    lw.lawn(3.5, 12, -2.5, 3.5, -0.18, 8)
    la.plane(-60, 60, -40, 5, -0.22, outmats.ground())
    la.plane(-60, 60, 5, 26, -1.1, outmats.ground())
    pt.scrub(-14, 14, 3.5, 6.0, -0.25, 4, 110, (0.3, 0.75), "#4d5f40", "#8f9972")
    pt.scrub(-26, 26, 6.0, 25, lambda y: -0.7 - 0.03 * (y - 6), 6, 1000, (0.5, 1.4))
    tr.gum_tree(xform((-9.5, 9, -1.5)), 9.5, 3)
    for i, (x, y, h) in enumerate(((17, 34, 15), (24, 42, 17), (-22, 46, 16))):
        tr.norfolk_pine(xform((x, y, -3)), h, i + 2)
    la.sea(50, z=-9, own=0.5, body=0.8)
    la.hill(-1700, -120, 1700, 2300, 34, -9, 6, 0.25, 0.6, 0.35)
    li.sun(44, 242, 5.2, "#fff0dc", 0.55)
    li.sky(44, 242, 0.18, 0.11, clouds=0.5, seed=12.0, dust=0.5)
    li.camera((2.5, -4.9, 1.5), (-0.25, 2), 24, 0.035)
    li.look(0.3, -0.1)


@scene("awnings")
def folding_awning():
    """From under its front corner, so that the arms and the glowing cloth fill the picture."""
    door = (0.3, 0.02, 3.2, 2.2)
    house_front(13, 2.85, [door, (-4.3, 0.9, 1.5, 1.2)], "board", "#7f8c91", bays=3, frame="#eceae5", roof="#5b6266", over=0.12, behind="open")
    ex.deck(7.4, 4.6, xform((0.3, 0, 0)), along="x", light="#9c8468", dark="#735c46")
    od.awning(4.7, 3.1, xform((0.3, -0.05, 0)), 2.68, 10, "#ebe5d6", ("#41646c", 0.15, "x"), arm="#3d4346", valance=0.09)
    tb.table(xform((0.45, -1.95, 0), rz=4), 1.6, 0.8, wood=fu.WALNUT)
    for y, a in ((-2.65, 2), (-1.28, 5)):
        tb.bench(xform((0.45, y, 0), rz=a), 1.4, 0.34, 0.45, wood=fu.WALNUT)
    ta.mug(xform((0.05, -2.1, 0.74)), "#e8e5dc")
    ta.mug(xform((0.75, -1.78, 0.74), rz=70), "#3f5f78")
    ta.books(xform((0.25, -1.8, 0.74), rz=30), 1, 6)
    se.throw(xform((0.15, -2.82, 0.45)), 0.5, 0.26, 0.33, "#c9a24f", 2)
    en.doormat(xform((-0.55, -0.36, 0)))
    ed.thongs(xform((-1.15, -0.5, 0), rz=170))
    en.wall_lamp(xform((-1.75, -0.03, 1.9)))
    pl.pot(xform((2.75, -0.5, 0)), 0.22, 0.40, "#6d6a62")
    pt.grasses([(2.75, -0.5, 0.34)], 0.8, 3)
    pl.pot(xform((3.25, -0.75, 0)), 0.17, 0.30, "#b0785a")
    pt.shrubs([(3.25, -0.75, 0.42, 0.24)], 4)
    lw.lawn(-9, 9, -9, -4.6, -0.18, 3)
    la.plane(-40, 40, -40, 3, -0.22, outmats.ground())
    backdrop("scarp")
    # A clipped lilly pilly hedge along the side, and the escarpment over it.
    pt.shrubs([(8.7 + i * 0.37 % 0.4, -9 + i * 0.62, 0.2, 1.2 + 0.08 * (i * 7 % 5)) for i in range(22)], 5, a="#3f5333", b_="#7d9160")
    la.escarpment(-1400, 900, 480, 150, -4, 420, 4, at=xform(rz=-90))
    li.sun(52, 212, 5.2, "#fff0dc", 0.55)
    li.sky(52, 212, 0.19, 0.12, clouds=0.45, seed=15.0, dust=0.6)
    li.camera((-3.75, -4.15, 1.2), (0.8, -0.8), 27, 0.085)
    li.look(0.22, -0.08)
