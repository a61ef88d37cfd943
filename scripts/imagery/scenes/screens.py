"""Zip screens on decks and patios."""
from kit import Build, de, ed, ex, fu, la, li, lw, mats, od, outmats, pl, pt, rm, se, ta, tb, tr, xform

from .houses import house_front
from .registry import scene
from .settings import patio, sea_garden


@scene("zip-screens-awnings")
def zip_deck():
    bays = patio(8.4, 5.2, 3, beam="#e6e0d3")
    for (x, w), drop in zip(bays, (2.45, 1.25, 0.35)):
        od.zip_screen(w, 2.64, drop, xform((x, 5.13, 0)), "#3b3d3c", 0.24, "#3a3c3d", y=0.0)
    rm.wall(8, 2.75, xform((-4.2, 1.5, 0), rz=90), [], color="#d9d1c0", skirting=0)
    de.rug(xform((0.2, 3.1, 0)), 3.4, 2.3, "#b9ad96", "#8b8470", 0.06)
    fu.outdoor_sofa(xform((-2.15, 3.2, 0), rz=90), 2.3, frame="#34383a", cushion="#d0c7b5", pillows=("#6f8480", "#c08a5c", "#6f8480"), seed=2)
    for x, y, a in ((1.85, 3.75, -52), (1.35, 2.25, -118)):
        se.rope_chair(xform((x, y, 0), rz=a), seed=int(y))
    tb.block_table(xform((-0.15, 3.05, 0.012), rz=90), 1.15, 0.62, 0.34, ("#a97d52", "#84592f"))
    ta.bowl_stack(xform((-0.15, 3.3, 0.352)), 1, 0.13, "#7f8f86")
    ta.books(xform((-0.12, 2.75, 0.352), rz=70), 2, 4)
    pl.olive_tree(xform((3.55, 4.5, 0)), 1.9, 3, "#8d8578")
    pl.pot(xform((-3.6, 4.6, 0)), 0.24, 0.4, "#b98d6a")
    pt.grasses([(-3.6, 4.6, 0.34)], 0.8, 9)
    sea_garden(5.3, 5)
    li.sun(34, 38, 7)
    # The sky's own sun stands aside: toward the real one no cloud or blue would be left to see.
    li.sky(34, 120, 0.20, 0.11, clouds=0.75, seed=16.0, dust=0.6)
    li.area((0, 0.3, 2.4), (0, 4, 0.5), 4.0, 60, "#fff2e2", 1.2)
    li.area((0, 4.95, 1.5), (0, 1.5, 0.9), 7.5, 80, "#f3f3f0", 2.2)
    li.camera((1.35, -0.3, 1.55), (-0.35, 5.2), 25, -0.03)
    li.look(0.4, -0.12)


@scene("zip-screens")
def zip_front():
    house_front(13, 2.9, [(0.2, 0.02, 4.4, 2.3), (-4.75, 0.9, 1.4, 1.2)], "board", "#8f9a93", bays=4, frame="#3b3e40", over=0.2)
    ex.deck(7.6, 4.2, xform((0.2, 0, 0)), along="x", light="#a38467", dark="#775b43")
    b = Build()
    for x in (-3.1, 0.2, 3.5):
        b.box((x, -3.6, 1.3), (0.14, 0.14, 2.6), 0.004)
    b.box((0.2, -3.6, 2.68), (6.9, 0.13, 0.22), 0.004)
    b.box((0.2, -1.75, 2.84), (7.2, 4.1, 0.10), 0.006)
    b.obj("patio frame", mats.paint("#3b3e40", 0.45))
    od.zip_screen(3.162, 2.576, 2.42, xform((-1.45, -3.6, 0)), "#43484b", 0.42, "#3b3e40", y=0.0)
    od.zip_screen(3.162, 2.576, 1.07, xform((1.85, -3.6, 0)), "#43484b", 0.42, "#3b3e40", y=0.0)
    fu.outdoor_sofa(xform((2.1, -0.8, 0), rz=-6), 2.1, frame="#34383a", cushion="#ddd4c2", pillows=("#6f8480", "#c08a5c"))
    tb.block_table(xform((1.7, -2.0, 0)), 1.0, 0.55, 0.34, ("#a97d52", "#84592f"))
    ta.mug(xform((1.5, -2.0, 0.34)), "#c9a07a")
    ta.books(xform((1.9, -1.95, 0.34), rz=15), 2, 4)
    se.rope_chair(xform((0.75, -2.3, 0), rz=120))
    se.rope_chair(xform((-1.9, -2.3, 0), rz=42), seed=4)
    ed.dog_bed(xform((-0.7, -2.2, 0), rz=-12))
    ed.thongs(xform((2.75, -3.1, 0), rz=160))
    li.area((0.4, -1.8, 2.7), (0.4, -1.8, 0), 3.0, 90, "#ffeedd", 2.0)
    lw.lawn(-10.5, 10.5, -10, -4.25, -0.18, 3)
    la.plane(-40, 40, -40, 3, -0.22, outmats.ground())
    pt.scrub(-7.5, -3.9, -3.9, -0.5, -0.2, 4, 44, (0.26, 0.6))
    pt.scrub(4.4, 8.0, -3.9, -0.5, -0.2, 7, 44, (0.26, 0.6))
    for x, y, r, h, c in ((3.74, -2.95, 0.22, 0.42, "#b98d6a"), (3.80, -2.40, 0.17, 0.30, "#6d6a62")):
        pl.pot(xform((x, y, 0)), r, h, c)
        pt.grasses([(x, y, h - 0.06)], 0.7, int(y * 7))
    tr.gum_tree(xform((-7.0, 5.5, 0)), 8.5, 12)
    li.sun(34, 150, 5.2, "#ffe0b8", 0.6)
    li.sky(34, 150, 0.17, 0.13, clouds=0.75, seed=18.0)
    li.camera((-0.9, -8.9, 1.25), (0.3, 0), 25.5, 0.04)
    li.look(0.4, -0.12)
