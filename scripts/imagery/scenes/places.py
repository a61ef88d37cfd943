"""Outdoor places added after the first set: balcony, pergola at dusk."""
from kit import decor as de
from kit import exterior as ex
from kit import finishes, mats, outmats
from kit import floors as fl
from kit import furniture as fu
from kit import landscape as la
from kit import outdoor as od
from kit import planting as pt
from kit import plants as pl
from kit import products as pr
from kit import rooms as rm
from kit import seating as se
from kit.geo import Build, xform

from .registry import scene
from .settings import door_panels


@scene("balcony-zip-screens", samples=56)
def balcony():
    """Corner apartment: the facade on the right, the open edge on the left at y = 2.9, three screened bays."""
    w, d, h = 8.4, 2.9, 2.65
    door = (0.9, 0.02, 3.0, 2.3)
    rm.wall(w + 0.4, h, xform((0, 0, 0), rz=180), [(-door[0], *door[1:])], color="#d9d3c6", skirting=0, mat=mats.paint("#d9d3c6", 0.85, 0.3, 0.2))
    door_panels(xform((door[0], 0, 0.02), rz=180), 3.0, 2.3, 2, [0.72, 0.70], "#3a3c3d")
    b = Build()
    b.box((0.9, -2.6, 1.3), (5.0, 0.1, 2.7))
    b.box((0.9, -1.3, -0.03), (5.0, 2.6, 0.1))
    b.box((0.9, -1.3, 2.6), (5.0, 2.6, 0.1))
    b.obj("room behind", mats.plaster("#cdc2ae"))
    pr.wave_curtain(-1.6, -0.7, 2.5, xform((0.9, -0.30, 0), rz=180), mat=mats.cloth("#f1ede4", 0.45, 0.4), seed=3, y=-0.0, track=False)
    rm.wall(d, h, xform((w / 2, d / 2, 0), rz=-90), [], mat=mats.paint("#b5a68d", 0.9, 0.4, 0.2), skirting=0)
    fl.sheet(w, d, (0, d / 2), finishes.terrazzo("#cfc8ba", ("#a89a84", "#857c6e", "#e9e3d6"), 0.45))
    t = Build(xform((w / 2, d / 2, 0), rz=-90))
    for i in range(36):
        t.box((-d / 2 + (i + 0.5) * d / 36, -0.03, h / 2), (0.045, 0.035, h), 0.004, rnd=(i * 0.618) % 1)
    t.obj("battens", mats.timber("#b08a60", "#86633f", axis="z", rough=0.6))
    c = Build()
    c.box((0, d / 2, h + 0.1), (w + 0.4, d + 0.3, 0.2))
    c.box((0, d + 0.05, h - 0.05), (w + 0.4, 0.22, 0.28))
    c.obj("slab", mats.paint("#e9e5da", 0.85, 0.2, 0.2))
    n = 3
    bay = w / n
    p = Build()
    for i in range(n + 1):
        p.box((-w / 2 + i * bay, d - 0.05, h / 2), (0.09, 0.10, h), 0.004)
    p.obj("posts", mats.paint("#36393a", 0.45))
    for i, drop in enumerate((2.45, 1.12, 0.36)):
        od.zip_screen(bay - 0.10, 2.50, drop, xform((-w / 2 + (i + 0.5) * bay, d - 0.06, 0.0)), "#413f3a", 0.16, "#36393a", y=0.0)
    ex.balustrade(w, xform((0, d + 0.06, 0)), 1.02)
    hr = Build()
    hr.box((0, d + 0.06, 1.03), (w, 0.045, 0.03), 0.008)
    hr.obj("handrail", mats.metal("#b9bcbc", 0.35))
    se.rope_chair(xform((-0.35, 2.0, 0), rz=58))
    se.rope_chair(xform((1.25, 1.95, 0), rz=-40), seed=4)
    se.pedestal_table(xform((0.5, 2.2, 0)), 0.34, 0.48, "#d8cfc0", "#36393a")
    de.mug(xform((0.40, 2.15, 0.48), rz=40), "#7d8d86")
    de.mug(xform((0.60, 2.27, 0.48), rz=160), "#c9a07a")
    de.books(xform((0.55, 2.05, 0.48), rz=-18), 1, 2)
    de.rug(xform((0.45, 1.75, 0)), 2.5, 1.7, "#c9bda6", "#8d8b7c", 0.10)
    pl.olive_tree(xform((2.7, 2.35, 0)), 1.9, 8, "#4d5150")
    pl.pot(xform((3.6, 1.9, 0)), 0.2, 0.42, "#b98d6a")
    pt.grasses([(3.6, 1.9, 0.36)], 0.7, 5)
    # five storeys up: park with Norfolk pines, beach, breakers, sea
    la.plane(-400, 400, 3.5, 95, -15, outmats.ground())
    la.plane(-500, 500, 95, 150, -15.6, outmats.sand())
    for i, (x, y, hh) in enumerate(((6, 60, 17), (24, 72, 20), (44, 66, 16), (-18, 74, 18), (70, 76, 19), (-46, 66, 17), (104, 72, 18))):
        pt.norfolk_pine(xform((x, y, -15)), hh, i)
    la.sea(144, z=-15.8)
    _surf(-300, 700, (150, 162, 178, 200), -15.7)
    m = xform((40, 0, 0))
    la.hill(120, 760, 480, 800, 52, -16, 6, 0.55, 0.5, 1.0, m)
    la.hill(420, 2400, 1500, 2300, 150, -16, 2, 0.6, 0.2, 0.8, m, crown=16.0)
    rm.sun(32, 12, 5.0, "#ffe2b8")
    rm.sky(32, 12, 0.22, 0.13, clouds=0.55)
    rm.area((-1.0, 0.3, 2.3), (1.5, 2.0, 0.5), 3.0, 34, "#fff0de", 1.0)
    rm.camera((-2.75, 0.32, 1.46), (0.75, 2.9), 22, -0.02)
    rm.look(0.45)


def _surf(x0, x1, ys, z):
    """Lines of breaking waves, whiter toward the beach."""
    b = Build()
    for i, y in enumerate(ys):
        b.surf(lambda u, v: (x0 + (x1 - x0) * u, y + (v - 0.5) * (9 - i * 1.6), z + 0.05 * i), 1, 1, smooth=False)
    b.obj("surf", outmats.breakers())


@scene("pergola-dusk", samples=64)
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
    se.bench(xform((0.7, -3.05, 0)), 2.0, 0.38, 0.45)
    fu.table(xform((0.7, -2.35, 0)), 2.3, 0.95, wood=("#a97d52", "#84592f"))
    for x in (-0.1, 0.7, 1.5):
        se.rope_chair(xform((x, -1.45, 0), rz=4 * x), seed=2)
    for x, hh in ((0.35, 0.16), (0.50, 0.10), (0.98, 0.13)):
        de.candle(xform((x, -2.33, 0.74)), hh)
    de.bowl_stack(xform((1.4, -2.4, 0.74)), 4, 0.10, "#d8cfc0")
    de.vase(xform((0.72, -2.28, 0.74)), 0.8, "#8fa0a0")
    pl.sprig(xform((0.72, -2.28, 0.90)), 6, 7, 0.42)
    fu.outdoor_sofa(xform((-2.05, -1.5, 0), rz=62), 1.7, "#34383a", "#d8d1c2", ("#9a5a38", "#c9b083"), 4)
    se.throw(xform((-1.62, -2.05, 0.60), rz=62), 0.45, 0.3, 0.3, "#b98d5e", 2)
    for x, y, hh in ((-2.55, -3.9, 0.34), (-2.25, -4.15, 0.24)):
        _lantern(xform((x, y, 0)), hh)
    pl.olive_tree(xform((3.9, -0.8, 0)), 2.1, 7, "#4b4f50")
    pl.pot(xform((-3.5, -3.7, 0)), 0.24, 0.44, "#6d6a62")
    pt.grasses([(-3.5, -3.7, 0.38)], 0.85, 5)
    pt.lawn(-9, 9, -11, -5.0, -0.18, 3)
    la.plane(-400, 400, -40, 300, -0.22, outmats.ground())
    pt.hedge_line(-9, -4.6, -0.8, -0.18, 0.55, 3)
    pt.hedge_line(5.0, 9, -0.8, -0.18, 0.55, 5)
    pt.gum_tree(xform((-8.2, 6.5, 0)), 9.5, 3)
    pt.gum_tree(xform((8.4, 8, 0)), 8.5, 6)
    pt.tree_line(-60, 60, 30, -0.4, 9, 2)
    la.escarpment(-900, 900, 260, 150, -4, 420, 9, air="#8f8ba0", glow=0.12)
    rm.sun(2.0, 250, 0.5, "#ffb784")
    rm.sky(1.6, 250, 0.30, 0.30, clouds=0.45, dust=2.2)
    rm.camera((-3.0, -7.5, 1.28), (0.45, -0.6), 27, 0.05)
    rm.look(1.05)


def _lit_room():
    """Warm interior seen through the doors."""
    b = Build()
    b.box((0.2, 4.0, 1.4), (9.5, 0.1, 2.9))
    b.box((0.2, 2.0, -0.04), (9.5, 4.2, 0.1))
    b.box((0.2, 2.0, 2.75), (9.5, 4.2, 0.1))
    for x in (-3.2, 4.9):
        b.box((x, 2.15, 1.4), (0.1, 3.8, 2.9))
    b.obj("lit room", mats.plaster("#d8c8aa"))
    rm.area((0.4, 2.0, 2.6), (0.4, 2.0, 0), 2.2, 58, "#ffcf95")
    rm.area((-5.2, 1.2, 2.4), (-5.2, 1.2, 0), 1.2, 18, "#ffcf95")
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
    s.obj("light strip", mats.glow("#ffcf94", 7.0))
    for sx in (-1, 1):
        rm.area((x + sx * (w / 2 - 0.2), -0.3 - d / 2, h - 0.03), (x + sx * (w / 2 - 0.9), -0.3 - d / 2, 0), 0.1, 22, "#ffc98a", d - 0.6)
    for y, t in ((-0.55, -1.2), (-0.3 - d + 0.2, -3.4)):
        rm.area((x, y, h - 0.03), (x, t, 0), w - 0.6, 24, "#ffc98a", 0.1)
    rm.area((x, -2.4, 1.6), (x, -2.4, 4), 3.6, 30, "#ffc98a", 2.4)


def _lantern(at, h):
    b = Build(at)
    r = h * 0.36
    for sx in (-1, 1):
        for sy in (-1, 1):
            b.box((sx * r, sy * r, h / 2), (0.014, 0.014, h), 0.002)
    for z in (0.008, h):
        b.box((0, 0, z), (2 * r + 0.03, 2 * r + 0.03, 0.016), 0.003)
    b.obj("lantern", mats.paint("#2b2b2a", 0.5))
    de.candle(at @ xform((0, 0, 0.016)), h * 0.5, r * 0.42)
