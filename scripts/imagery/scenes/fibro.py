"""The back of a fibro cottage of the nineteen-fifties, a drop-arm awning over its window."""
import math

from kit import Build, cloths, en, ex, finishes, la, li, lw, mats, od, outmats, pl, pt, tr, xform, ya

from .houses import boundary, house_front
from .registry import scene

WALL, TRIM, GROUND = "#bdcabb", "#e6e1d6", -0.5


@scene("fibro-cottage-window")
def fibro():
    ops = [(0.0, 0.85, 1.9, 1.3), (3.0, 1.0, 0.9, 1.15)]
    house_front(9, 2.6, ops, "render", WALL, frame="#efebe0", rows=2, roof="#8d938f", gutter=TRIM, trim=TRIM, over=0.5, behind="open")
    ex.cover_battens(9, 2.6, xform(), ops, "#ccd6c9")
    _base()
    od.drop_arm_awning(1.9, 1.3, xform((0, 0, 0.85)), angle=20, stripe=("#8d4a3b", 0.11, "x"))
    en.downpipe(xform((4.3, 0, 0)), GROUND, 2.6, 0.5, TRIM)
    ya.meter_box(xform((-1.95, -0.01, 0.42)), WALL)
    ya.hose(xform((1.75, -0.02, GROUND)), seed=5)
    for x, y, r, h in ((2.75, -0.45, 0.17, 0.30), (3.15, -0.5, 0.13, 0.22), (3.55, -0.42, 0.18, 0.32)):
        pl.pot(xform((x, y, GROUND)), r, h, "#b0705a")
        pt.shrubs([(x, y, GROUND + h + 0.08, r * 1.35)], int(x * 9), a="#55743f", b_="#93ab6a")
    Build().box((0, -1.45, GROUND - 0.03), (26, 0.9, 0.08), 0.01).obj("path", mats.stone("#b0a99b", "#989082", 3.0, 0.9, 0.25))
    pt.bed(-1.45, 1.5, -0.98, -0.14, GROUND + 0.01)
    pt.shrubs([(-1.15 + k * 0.47, -0.52 + (k % 2) * 0.1, GROUND, 0.36 + 0.08 * (k * 5 % 3)) for k in range(6)], 9, a="#4c6f3d", b_="#8fae66", leaf=(0.05, 0.03))
    lw.lawn(-7, 9.5, -8.5, -1.9, GROUND - 0.02, 7)
    lw.lawn(1.5, 4.6, -1.0, 0, GROUND - 0.02, 8)
    lw.lawn(4.6, 9.5, -1.0, 6, GROUND - 0.02, 9)
    boundary(9.6, GROUND)
    la.plane(-900, 900, -60, 500, GROUND - 0.06, outmats.ground())
    _hoist(xform((7.3, 0.3, GROUND), rz=20))
    ya.wheelie_bin(xform((4.95, -0.1, GROUND), rz=6), "#c9a53a")
    tr.gum_tree(xform((12.5, 4.5, GROUND)), 9, 14)
    la.escarpment(-1400, 900, 480, 170, -4, 420, 9, at=xform(rz=-90))
    li.sun(50, 214, 5.2, "#fff0dc", 0.55)
    li.sky(50, 214, 0.19, 0.12, clouds=0.45, seed=27.0, dust=0.6)
    li.camera((-3.0, -4.2, 1.15), (0.7, 0), 28, 0.0)
    li.look(0.18, -0.1)


def _base():
    """Brick under the sheets, a timber sill board over it, a vent in it."""
    Build().box((0, 0.07, GROUND / 2), (9, 0.2, -GROUND), 0).obj("brick base", finishes.brick("#94604c", "#7a4b3b", "#b5ab9b", foot=GROUND))
    Build().box((0, -0.025, -0.01), (9.02, 0.05, 0.07), 0.006).obj("base board", mats.paint(TRIM, 0.5))
    for x in (-2.6, 2.3):
        ya.vent(xform((x, -0.034, -0.25)))


def _hoist(at):
    """Rotary clothes line with towels and sheets on it."""
    m = Build(at)
    m.tube([(0, 0, 0), (0, 0, 2.0)], 0.03, 14)
    arms = [math.pi / 2 * k + 0.4 for k in range(4)]
    for a in arms:
        m.tube([(0, 0, 1.82), (1.7 * math.cos(a), 1.7 * math.sin(a), 2.05)], 0.014, 10)
        m.tube([(0, 0, 1.35), (0.85 * math.cos(a), 0.85 * math.sin(a), 1.93)], 0.009, 8)
    for r in (0.7, 1.2, 1.68):
        m.tube([(r * math.cos(a), r * math.sin(a), 1.82 + r * 0.135) for a in (*arms, arms[0])], 0.003, 6)
    m.obj("clothes hoist", mats.metal("#a9aeae", 0.45))
    for k, (r, start, wide, drop, color) in enumerate(((1.65, 0.12, 0.38, 1.0, "#3f6f86"), (1.65, 0.55, 0.36, 0.9, "#e3dccb"), (1.2, 0.1, 0.75, 1.2, "#dcd8cc"), (1.66, 1.2, 0.4, 1.05, "#c98d4f"), (1.2, 1.15, 0.5, 0.8, "#8d4a3b"), (1.66, 3.2, 0.5, 1.0, "#dcd8cc"))):
        side, along = int(start), start % 1
        p, q = [(r * math.cos(a), r * math.sin(a)) for a in (arms[side], arms[(side + 1) % 4])]
        span = math.dist(p, q)
        c = Build(at)
        c.surf(lambda u, v: (p[0] + (q[0] - p[0]) * (along + wide * u / span) + 0.06 * v * math.sin(u * 7 + k), p[1] + (q[1] - p[1]) * (along + wide * u / span) + 0.06 * v * math.cos(u * 6 + k), 1.82 + r * 0.135 - drop * v), 20, 10)
        c.obj("washing", cloths.cloth(color, 0.3))
