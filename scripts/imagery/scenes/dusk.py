"""The pergola at dusk."""
from kit import Build, CORNERS, de, ex, finishes, fu, la, li, lw, mats, od, outmats, pl, pt, rm, se, ta, tb, tr, xform

from .houses import boundary
from .registry import scene
from .settings import door_panels


@scene("pergola-dusk")
def pergola_dusk():
    door = (0.2, 0.02, 4.4, 2.3)
    length, height = 15.0, 2.9
    rm.wall(length, height, xform(), [door, (-5.2, 0.9, 1.6, 1.2)], mat=mats.paint("#a39a8b", 0.8, 0.3, 0.2), skirting=0, thick=0.2)
    ex.weatherboards(length, height, xform(), [door, (-5.2, 0.9, 1.6, 1.2)], "#3f4645")
    door_panels(xform((0.2, 0, 0.02)), 4.4, 2.3, 4, [-1.65, -1.6, 1.6, 1.65], "#2f3234")
    rm.window_frame(xform(), (-5.2, 0.9, 1.6, 1.2), 2, 1, "#2f3234", y=0.09)
    for op in (door, (-5.2, 0.9, 1.6, 1.2)):
        ex.ext_trim(xform(), op, 0.08, "#2f3234", sill=op[1] > 0.5)
    ex.roof_edge(length + 1, xform(), height, 0.3, "#4a5054", "#2f3234")
    _lit_room()
    ex.deck(9.0, 5.0, xform((0.2, 0, 0)), along="x", light="#a1805f", dark="#765a41")
    fx0, fw, fd = 0.2, 6.4, 4.2
    od.louvred_roof(fw, fd, xform((fx0, -0.3, 0)), 2.6, -30, "#2f3234", "#3a3d3e", posts=((-1, -1), (1, -1)), along="y")
    od.zip_screen(fd - 0.36, 2.58, 1.55, xform((fx0 + fw / 2 - 0.08, -0.3 - fd / 2, 0), rz=-90), "#4a4842", 0.30, "#2f3234", y=0.0)
    _strip_lights(fx0, fw, fd)
    tb.bench(xform((0.7, -3.05, 0)), 2.0, 0.38, 0.45)
    tb.table(xform((0.7, -2.35, 0)), 2.3, 0.95, wood=("#a97d52", "#84592f"))
    for x in (-0.1, 0.7, 1.5):
        se.rope_chair(xform((x, -1.45, 0), rz=4 * x), seed=2)
    for x, hh in ((0.35, 0.16), (0.50, 0.10), (0.98, 0.13)):
        ta.candle(xform((x, -2.33, 0.74)), hh)
    ta.bowl_stack(xform((1.4, -2.4, 0.74)), 4, 0.10, "#d8cfc0")
    ta.vase(xform((0.72, -2.28, 0.74)), 0.8, "#8fa0a0")
    pl.sprig(xform((0.72, -2.28, 0.90)), 6, 7, 0.42)
    fu.outdoor_sofa(xform((-2.05, -1.5, 0), rz=62), 1.7, "#34383a", "#d8d1c2", ("#9a5a38", "#c9b083"), 4)
    se.throw(xform((-1.62, -2.05, 0.60), rz=62), 0.45, 0.3, 0.3, "#b98d5e", 2)
    for x, y, hh in ((-2.55, -3.9, 0.34), (-2.25, -4.15, 0.24)):
        _lantern(xform((x, y, 0)), hh)
    pl.olive_tree(xform((3.9, -0.8, 0)), 2.1, 7, "#4b4f50")
    pl.pot(xform((-3.5, -3.7, 0)), 0.24, 0.44, "#6d6a62")
    pt.grasses([(-3.5, -3.7, 0.38)], 0.85, 5)
    lw.lawn(-9, 9, -11, -5.0, -0.18, 3)
    la.plane(-400, 400, -40, 300, -0.22, outmats.ground())
    pt.hedge_line(-9, -4.6, -0.8, -0.18, 0.55, 3)
    pt.hedge_line(5.0, 9, -0.8, -0.18, 0.55, 5)
    tr.gum_tree(xform((-8.2, 6.5, 0)), 9.5, 3)
    tr.gum_tree(xform((8.4, 8, 0)), 8.5, 6)
    tr.tree_line(-60, 60, 30, -0.4, 9, 2)
    boundary(11.5, -0.2)
    la.escarpment(-900, 900, 260, 150, -4, 420, 9, air="#8f8ba0", glow=0.12)
    li.sun(2.0, 250, 0.5, "#ffb784")
    li.sky(1.6, 250, 0.30, 0.30, clouds=0.45, dust=2.2)
    li.camera((-3.0, -7.5, 1.28), (0.45, -0.6), 27, 0.05)
    li.look(1.25, -0.25)


def _lit_room():
    """Warm interior seen through the doors."""
    for x0, x1 in ((-6.4, -3.2), (-3.2, 4.9)):
        rm.shell(x0, x1, 0.1, 4.0, 2.7, "#d8c8aa")
    li.area((0.4, 2.0, 2.6), (0.4, 2.0, 0), 2.2, 58, "#ffcf95")
    li.area((-5.2, 1.2, 2.4), (-5.2, 1.2, 0), 1.2, 18, "#ffcf95")
    fu.sideboard(xform((-0.6, 3.7, 0)), 1.9, fu.WALNUT)
    de.table_lamp(xform((-1.2, 3.65, 0.72)), "#6f8a88")
    de.picture(xform((-0.4, 3.95, 1.65)), 1.1, 0.8, 5.0)
    se.slip_sofa(xform((1.1, 2.2, 0), rz=10), 1.9, "#cfc4ae")
    for x in (0.2, 0.9):
        de.shade_pendant(xform((x - 0.4, 1.6, 2.7)), 0.16, 0.7, "#e8dcc4", "globe")


def _strip_lights(x, w, d, h=2.6):
    """LED strips along the inside of the beams; soft area lights carry what they throw."""
    s = Build()
    for sx in (-1, 1):
        s.box((x + sx * (w / 2 - 0.125), -0.3 - d / 2, h + 0.005), (0.014, d - 0.5, 0.016))
    for y in (-0.3 - 0.125, -0.3 - d + 0.125):
        s.box((x, y, h + 0.005), (w - 0.5, 0.014, 0.016))
    s.obj("light strip", finishes.glow("#ffcf94", 7.0))
    for sx in (-1, 1):
        li.area((x + sx * (w / 2 - 0.2), -0.3 - d / 2, h - 0.03), (x + sx * (w / 2 - 0.9), -0.3 - d / 2, 0), 0.1, 22, "#ffc98a", d - 0.6)
    for y, t in ((-0.55, -1.2), (-0.3 - d + 0.2, -3.4)):
        li.area((x, y, h - 0.03), (x, t, 0), w - 0.6, 24, "#ffc98a", 0.1)
    li.area((x, -2.4, 1.6), (x, -2.4, 4), 3.6, 30, "#ffc98a", 2.4)


def _lantern(at, h):
    b = Build(at)
    r = h * 0.36
    for sx, sy in CORNERS:
        b.box((sx * r, sy * r, h / 2), (0.014, 0.014, h), 0.002)
    for z in (0.008, h):
        b.box((0, 0, z), (2 * r + 0.03, 2 * r + 0.03, 0.016), 0.003)
    b.obj("lantern", mats.paint("#2b2b2a", 0.5))
    ta.candle(at @ xform((0, 0, 0.016)), h * 0.5, r * 0.42)
