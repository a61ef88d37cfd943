"""The apartment balcony above the beach."""
from kit import Build, cloths, cu, de, ex, finishes, fl, la, li, mats, od, pl, pt, rm, se, ta, tb, xform

from .foreshore import foreshore
from .registry import scene
from .settings import door_panels


@scene("balcony-zip-screens")
def balcony():
    """Corner apartment: the facade on the right, the open edge on the left at y = 2.9, three screened bays."""
    w, d, h = 8.4, 2.9, 2.65
    door = (0.9, 0.02, 3.0, 2.3)
    rm.wall(w + 0.4, h, xform((0, 0, 0), rz=180), [(-door[0], *door[1:])], color="#d9d3c6", skirting=0, mat=mats.paint("#d9d3c6", 0.85, 0.3, 0.2))
    door_panels(xform((door[0], 0, 0.02), rz=180), 3.0, 2.3, 2, [0.72, 0.70], "#3a3c3d")
    rm.shell(-1.6, 3.4, 0, -2.6, 2.55, "#cdc2ae", sides=False)
    cu.wave_curtain(-1.6, -0.7, 2.5, xform((0.9, -0.30, 0), rz=180), mat=cloths.cloth("#f1ede4", 0.45, 0.4), seed=3, y=-0.0, track=False)
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
    p.obj("posts", mats.paint("#d3cec1", 0.5))
    for i, drop in enumerate((2.45, 1.12, 0.36)):
        od.zip_screen(bay - 0.10, 2.50, drop, xform((-w / 2 + (i + 0.5) * bay, d - 0.06, 0.0)), "#413f3a", 0.16, "#36393a", y=0.0)
    ex.balustrade(w, xform((0, d + 0.06, 0)), 1.02)
    Build().box((0, d + 0.06, 1.03), (w, 0.045, 0.03), 0.008).obj("handrail", mats.metal("#b9bcbc", 0.35))
    se.rope_chair(xform((-0.35, 2.0, 0), rz=58))
    se.rope_chair(xform((1.25, 1.95, 0), rz=-40), seed=4)
    tb.pedestal_table(xform((0.5, 2.2, 0)), 0.34, 0.48, "#d8cfc0", "#36393a")
    ta.mug(xform((0.40, 2.15, 0.48), rz=40), "#7d8d86")
    ta.mug(xform((0.60, 2.27, 0.48), rz=160), "#c9a07a")
    ta.books(xform((0.55, 2.05, 0.48), rz=-18), 1, 2)
    de.rug(xform((0.45, 1.75, 0)), 2.5, 1.7, "#c9bda6", "#8d8b7c", 0.10)
    pl.olive_tree(xform((2.7, 2.35, 0)), 1.9, 8, "#4d5150")
    pl.pot(xform((3.6, 1.9, 0)), 0.2, 0.42, "#b98d6a")
    pt.grasses([(3.6, 1.9, 0.36)], 0.7, 5)
    foreshore(-15)
    la.sea(120, z=-15.9)
    la.hill(560, 1750, 620, 1050, 64, -16, 17, 0.3, 0.5, 1.3, reach=2600.0)
    la.hill(1300, 4600, 2500, 3300, 190, -16, 23, 0.35, 0.2, 0.8, crown=16.0, reach=2600.0)
    li.sun(32, 12, 5.0, "#ffe2b8")
    li.sky(32, 12, 0.22, 0.13, clouds=0.5, seed=3.0)
    li.area((-1.0, 0.3, 2.3), (1.5, 2.0, 0.5), 3.0, 34, "#fff0de", 1.0)
    li.camera((-2.75, 0.32, 1.46), (0.75, 2.9), 22, -0.02)
    li.look(0.45, -0.25)
