"""Living rooms with shutters."""
import math

from kit import Build, cloths, cu, de, ed, ey, fl, fu, fx, la, li, mats, outmats, pl, pt, rm, rng, se, sh, ta, tb, tr, xform

from .registry import scene
from .settings import garden


@scene("plantation-shutters")
def living_shutters():
    """Lined cottage room with three tall sashes."""
    ops = [(-1.55, 0.48, 1.15, 1.95), (0.0, 0.48, 1.15, 1.95), (1.55, 0.48, 1.15, 1.95)]
    r = rm.Room(6.0, 5.2, 2.9, far=ops, color="#ebe4d6", bays=1, rows=2, frame="#f3f1ec")
    fl.floor_boards(6.0, 5.2, (0, 2.6), 0.13, "#9a6a3f", "#6f4826", 3)
    rm.vj_panels(5.2, 2.9, r.at["left"], 0.14, "#c3c9bb")
    fx.moulding(r.at["far"], 6.0, 2.9, color="#f3efe6")
    for op in ops:
        sh.plantation_shutters(op[2], op[3], r.opening("far", op), 2, -22, midrail=0.42)
    de.power_point(r.at["far"] @ xform((0.78, 0, 0.30)))
    de.rug(xform((0.2, 3.35, 0)), 2.7, 1.9, "#b9b3a2", "#7f8a8a", 0.05)
    ey.easy_chair(xform((-1.12, 3.75, 0), rz=48), "#767a70", fu.WALNUT, 6)
    tb.pedestal_table(xform((-0.42, 4.25, 0)), 0.24, 0.5, wood=fu.WALNUT)
    ta.mug(xform((-0.48, 4.19, 0.5), rz=30), "#b5663f")
    ta.books(xform((-0.36, 4.33, 0.5), rz=30), 2, 3)
    ed.dog_bed(xform((1.02, 4.4, 0), rz=-12), 0.86, 0.62)
    ta.basket(xform((2.2, 4.75, 0)), 0.22, 0.32)
    garden(5.8, seed=31, sea=False, hedge=0.55, tree=False)
    # Leaves all the way up behind the blades: against pale sky they cannot be told apart.
    pt.hedge_line(-14, 14, 13.5, -0.4, 1.2, 7, step=0.35, a="#42523a", b_="#76855c")
    for x, y, h, seed in ((-4.2, 14.0, 8.5, 5), (0.9, 17.0, 8.0, 11), (4.6, 15.0, 9.5, 14)):
        tr.gum_tree(xform((x, y, -0.5)), h, seed)
    li.sun(33, 34, 18, "#fff0dd")
    li.sky(33, 116, 0.22, 0.11, clouds=0.6, seed=15.0, dust=0.5)
    li.area((0.0, 4.95, 1.5), (0.2, 2.5, 1.85), 3.6, 52, "#eef4ff", 1.8)
    li.area((0.6, 0.4, 1.4), (0, 5.2, 1.7), 3.6, 54, "#fdf8f0", 2.0)
    li.camera((0.72, 0.95, 1.38), (-0.02, 5.2), 28, -0.035)
    li.look(0.58, -0.25)


def _squall(y):
    """A shower out at sea: veils of rain hanging from cloud, torn below, over part of the horizon."""
    @mats.material
    def rain_veil(t):
        x = t("SeparateXYZ", Vector=t("TexCoord").outputs["Object"]).outputs
        streak = mats.noise_fac(t, mats.coords(t, (0.012, 1, 0.0025)), 1.0, 4, 0.6)
        side = t("MapRange", {"interpolation_type": "SMOOTHSTEP"}, Value=mats.math_(t, "ABSOLUTE", mats.math_(t, "ADD", x[0], -20.0)), i1=70.0, i2=250.0, i3=0.95, i4=0.0).outputs[0]
        f = mats.math_(t, "MULTIPLY", side, t("MapRange", Value=streak, i1=0.3, i2=0.7, i3=0.35, i4=0.9).outputs[0])
        t.out(t("MixShader", Fac=f, i1=t("BsdfTransparent").outputs[0], i2=t("Emission", Color=mats.rgb("#7d8b97"), Strength=0.44).outputs[0]))
    o = Build().surf(lambda u, v: (-400 + 800 * u, y, -16 + 190 * v), 1, 1, smooth=False).obj("squall", rain_veil())
    o.visible_diffuse = o.visible_glossy = o.visible_shadow = False


def _whitecaps(z, seed):
    """Crests that the wind has broken, smaller and closer together with distance."""
    r = rng(seed)
    b = Build()
    for _ in range(1500):
        y = 70 * (30 ** r.random())
        x = 1.5 + r.uniform(-0.75, 0.22) * y
        w, h = r.uniform(1.6, 6.5), r.uniform(0.10, 0.34)
        s = r.random()
        b.surf(lambda u, v: (x + w * (u - 0.5), y + 0.5 * math.sin(3 * u + s * 9) + 0.7 * v, z + h * math.sin(math.pi * u) * (0.55 + 0.45 * math.sin(u * 23 + s * 40)) * math.sin(math.pi * min(1, v + 0.25))), 14, 3)
    b.obj("whitecaps", mats.paint("#e3e9ea", 0.8))


@scene("home-hero")
def home_hero():
    """Shutters across the whole of a seaward window above a seat, so that every crop of the picture shows them."""
    wall, white = "#aebaba", "#f0efec"
    op = (0.1, 0.56, 3.5, 1.86)
    r = rm.Room(7.2, 5.8, 2.7, far=[op], color=wall, bays=2, frame=white, trim=white)
    fl.floor_boards(7.4, 6.0, (0, 3.0), 0.135, "#c0a27c", "#967653", 5)
    at = r.opening("far", op)
    for x, swing in ((-0.875, None), (0.875, {1: -164})):
        sh.plantation_shutters(1.75, 1.86, at @ xform((x, 0, 0)), 2, -12, "#f1f1ef", rod=False, swing=swing)
    b = Build(r.at["far"])
    b.box((0.1, -0.27, 0.20), (3.72, 0.50, 0.40), 0.004)
    for i in range(3):
        b.box((0.1 + (i - 1) * 1.22, -0.526, 0.20), (1.17, 0.02, 0.28), 0.006)
    b.obj("window seat", mats.paint(white, 0.4))
    b = Build(r.at["far"])
    b.box((0.1, -0.275, 0.415), (3.78, 0.55, 0.03), 0.004, rnd=0.4)
    b.obj("seat top", mats.timber("#c79f6c", "#a5794a", axis="x"))
    c = Build(r.at["far"])
    for i in range(2):
        c.soft_box((0.1 + (i - 0.5) * 1.84, -0.30, 0.475), (1.80, 0.48, 0.09), 0.035, 0.010, 0.004, seed=i + 3)
    c.obj("seat cushion", cloths.fabric("#c3bfb2", 560.0, slub=0.4), weld=True)
    se.cushions(xform((0, 5.55, 0.52)), [(-1.35, 0.05, 0, "#3f5f78", 12), (-0.98, -0.02, 0, "#e3e1da", -8)], 0.46)
    se.throw(xform((-0.30, 5.255, 0.527)), 0.52, 0.30, 0.40, "#bd9560", 4)
    ta.mug(xform((0.75, 5.42, 0.52)), "#3f5f78")
    ta.books(xform((1.05, 5.45, 0.52), rz=20), 2, 5)
    sheer = cloths.cloth("#f6f5f0", 0.4, 0.12)
    for x0, x1, seed in ((-2.55, -1.98, 3),):
        cu.wave_curtain(x0, x1, 2.62, r.at["far"], mat=sheer, seed=seed, y=-0.20, track=False)
    Build(r.at["far"]).box((0.1, -0.20, 2.635), (5.5, 0.03, 0.025), 0.003).obj("track", mats.paint("#f4f2ed", 0.4))
    de.rug(xform((0.2, 3.5, 0)), 3.6, 2.3, "#b5a88c", "#978a6e", 0.05)
    pl.fig_tree(xform((-2.95, 5.1, 0)), 1.7, 5, "#a9a59b")
    la.plane(-80, 80, 8, 43, -4.3, outmats.ground())
    pt.scrub(-24, 24, 19, 42, -4.2, 8, 420, (0.7, 2.1), "#4d5f40", "#8f9972")
    # No two alike: an old one with a broken crown, a young one, two that the southerlies have leaned.
    for x, y, h, seed, lean, base in ((-4.3, 31, 10.6, 2, 5.0, -8.5), (-10.4, 37, 16.4, 17, -1.5, -8.5), (-23.5, 50, 11.4, 7, 6.5, -8.5), (-19.5, 58, 15.0, 12, -3.0, -8.5), (0.2, 46, 8.6, 9, 2.0, -8.9), (4.0, 52, 13.6, 4, 5.0, -8.5)):
        tr.norfolk_pine(xform((x, y, base), ry=lean), h, seed)
    la.sea(40, z=-15, own=0.30, body=0.62, chop=2.4)
    _whitecaps(-15, 4)
    la.hill(-1500, -60, 1700, 2300, 30, -15, 6, 0.25, 0.6, 0.35)
    _squall(900)
    li.sun(31, 36, 18, "#fff0dd", 0.55)
    li.sky(44, 118, 0.22, 0.070, clouds=1.3, seed=46.0, dust=0.3)
    li.area((0.1, 5.1, 1.4), (0.1, 2.4, 1.9), 3.4, 60, "#eef4ff", 1.7)
    # Light from the rest of the house, low enough to reach the ceiling over the window.
    li.area((0.3, 0.2, 1.2), (0.1, 5.8, 1.7), 4.4, 62, "#fdf8f0", 2.2)
    li.camera((1.45, 0.45, 1.42), (0.02, 5.8), 35, -0.02)
    li.look(0.77, -0.24)
