"""Glass systems."""
from kit import Build, de, finishes, fl, fu, fx, li, mats, od, pl, rm, se, ta, tb, xform

from .registry import scene
from .settings import fill_light, outlook


@scene("glass-systems")
def glass_doors():
    """Three panes closed on the right, a gap to walk through, three folded back at the left, the last still swinging in."""
    door = (0.0, 0.0, 5.6, 2.5)
    r = rm.Room(7.0, 5.6, 2.85, skip=("far",), color="#e4dccb")
    rm.wall(7.44, 2.85, r.at["far"], [door], color="#e4dccb", skirting=0)
    at = r.opening("far", door)
    t = Build(at)
    t.box((0, 0.09, 2.475), (5.6, 0.09, 0.05), 0.003)
    t.box((0, 0.09, 0.004), (5.6, 0.07, 0.016), 0.002)
    t.obj("glass tracks", mats.metal("#8f9291", 0.35))
    pw = 0.93
    for i in range(3):
        od.frameless_panel(pw - 0.006, 2.44, at @ xform((2.8 - pw * (i + 0.5), 0.09, 0.008)), handle=i == 2)
    for i in range(3):
        od.frameless_panel(pw - 0.006, 2.44, at @ xform((-2.70 + i * 0.085, 0.09 - pw / 2 * (0.98, 0.97, 0.93)[i] - 0.02, 0.008), rz=(90, 85, 76)[i]), reflect=1.1)
    fl.sheet(7.0, 5.9, (0, 2.95), finishes.terrazzo("#8f8471", ("#75664f", "#584d3d", "#b5a993"), 0.42))
    tb.pedestal_table(xform((1.35, 3.35, 0)), 0.68, 0.74, wood=fu.WALNUT)
    for x, y, a in ((0.62, 3.75, 55), (0.95, 2.55, 150), (2.10, 2.95, -120), (1.85, 4.15, -32)):
        se.spindle_chair(xform((x, y, 0), rz=a), color="#2f3432")
    ta.vase(xform((1.35, 3.4, 0.74)), 1.0, "#c9b79c")
    pl.sprig(xform((1.35, 3.4, 0.95)), 51, 7, 0.45)
    de.shade_pendant(xform((1.35, 3.35, 2.85)), 0.24, 0.95, "#b9855a", "cone")
    fu.sideboard(xform((-3.2, 2.9, 0), rz=90), 1.9, fu.WALNUT)
    ta.upright_books(xform((-3.18, 2.45, 0.72), rz=90), 0.5, 7)
    ta.vase(xform((-3.15, 3.35, 0.72)), 0.8, "#7f8f86")
    de.picture(r.at["left"] @ xform((0.15, 0, 1.65)), 1.2, 0.85, 12.0, fu.WALNUT, a="#8fa39c", b="#d3a877", c="#4a6065")
    fx.moulding(r.at["left"], 5.6, 0.1, ((0, 0), (-0.015, 0), (-0.015, -0.1), (0, -0.1)), "#efe9dc")
    outlook(5.9, 3.8, 11, seed=13)
    se.rope_chair(xform((-0.9, 8.1, -0.02), rz=25))
    se.rope_chair(xform((0.6, 8.3, -0.02), rz=-20), seed=3)
    pl.olive_tree(xform((-2.5, 7.0, -0.02)), 2.0, 6, "#6d6a62")
    li.sun(38, -38, 7.5)
    # The sky's own sun stands aside: toward the real one no cloud or blue would be left to see.
    li.sky(34, -120, 0.22, 0.115, clouds=0.75, seed=31.0, dust=0.6)
    fill_light(70, 62, 0, 5.0, 1.4, 4.2, 2.2)
    li.camera((0.35, 0.75, 1.46), (-0.25, 5.6), 23, -0.03)
    li.look(0.36, -0.3)
