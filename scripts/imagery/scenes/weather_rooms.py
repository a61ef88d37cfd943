"""Rooms that the weather is looking into: rain on a main street, fog in a shearing shed, an autumn afternoon, snow."""
import math

from kit import Build, bl, cloths, ct, cu, de, ed, ex, ey, finishes, fl, fu, fx, la, le, li, mats, od, outmats, pl, pt, rm, rng, se, sh, ta, tb, tr, xform

from .lived_in import _car
from .registry import scene

CLOUD = "#a3adb3"


@scene("unit-balcony-rain")
def unit_balcony():
    """Second floor over the main street on a wet morning: verticals drawn back from the balcony door."""
    w, d, h = 5.0, 4.4, 2.5
    door = (0.25, 0.0, 3.0, 2.15)
    r = rm.Room(w, d, h, far=[door], color="#d9d4c6", bays=2, frame="#c9cccb", trim="#e3dfd4", reveal=False)
    fl.sheet(w, d, (0, d / 2), finishes.carpet("#8d8a7d", "#77746a"))
    far = r.at["far"]
    bl.vertical_blind(3.3, 2.28, far @ xform((0.25, 0, 0)), -58, 0.127, "#cfcabb", 0.22, y=-0.085, clear=0.64, seed=4)
    se.bench_sofa(xform((-1.75, 2.75, 0), rz=72), 1.75, "#5d6b5a", fu.WALNUT, ("#c58d5e", "#d8d0bf"), 5)
    se.throw(xform((-1.50, 2.30, 0.62), rz=72), 0.6, 0.4, 0.35, "#a8473a", 4)
    tb.block_table(xform((-0.25, 2.55, 0), rz=80), 0.95, 0.5, 0.36, fu.OAK)
    ta.mug(xform((-0.32, 2.75, 0.36), rz=40), "#3f5f78")
    ct.magazines(xform((-0.15, 2.30, 0.36), rz=70), 4, 8)
    ct.plate(xform((-0.33, 2.5, 0.36)), 0.09)
    ct.slice_(xform((-0.33, 2.52, 0.378), rx=86))
    ct.shoes(xform((2.02, 4.05, 0), rz=150), "#3a3f44", "#e3ded2", 1.0)
    ed.umbrella(far @ xform((2.15, -0.12, 0)), "#2f4d6a")
    pl.fig_tree(xform((2.05, 3.45, 0)), 1.45, 23, "#b9855a")
    de.power_point(far @ xform((-1.85, 0, 0.3)))
    _balcony(d)
    _street(d, -5.6)
    _rain(d)
    li.sky(42, 170, 0.22, 0.11, clouds=1.7, seed=33.0, dust=3.0)
    li.area((0.25, d - 0.25, 1.3), (0.2, 1.2, 1.7), 2.8, 40, "#eaf1f8", 1.8)
    li.area((-1.2, 0.4, 2.1), (0.2, 4.0, 0.8), 2.2, 34, "#ffedd6")
    li.camera((1.45, 2.05, 1.60), (-0.02, d), 22, -0.075)
    li.look(0.78, -0.14)


def _balcony(d):
    """Slab and upstand, brick nibs, a steel rail; crates of herbs, a bicycle nobody rides in the rain."""
    m = mats.stone("#8f8a80", "#77726a", 2.0, 0.22, 0.05)
    Build().box((0.2, d + 1.1, -0.10), (5.4, 1.8, 0.16)).obj("balcony slab", m)
    for x in (-1.95, 2.55):
        Build(xform((x, d + 1.86, 0))).box((0, 0.05, 0.50), (0.9, 0.23, 1.06)).obj("brick nib", finishes.brick("#8d5a45", "#764636", "#b5a897"))
    Build().box((0.2, d + 1.0, 2.62), (5.4, 2.0, 0.22)).obj("slab over", mats.paint("#d6d2c6", 0.85, 0.2, 0.2))
    b = Build()
    for i in range(34):
        b.tube([(-1.48 + i * 0.107, d + 1.86, 0.08), (-1.48 + i * 0.107, d + 1.86, 1.02)], 0.008, 8)
    b.box((0.28, d + 1.86, 0.08), (3.7, 0.04, 0.03), 0.004)
    b.box((0.28, d + 1.86, 1.03), (3.7, 0.06, 0.03), 0.006)
    b.obj("rail", mats.paint("#33393c", 0.3))
    for x, rr, hh, c, sd in ((-1.2, 0.15, 0.26, "#b0705a", 3), (-0.85, 0.11, 0.20, "#8f9a93", 7), (1.95, 0.17, 0.32, "#6d6a62", 9)):
        pl.pot(xform((x, d + 1.55, -0.02)), rr, hh, c)
        pt.shrubs([(x, d + 1.55, hh + 0.06, rr * 1.5)], sd, a="#4a6f35", b_="#8db05e")
    ct.crate(xform((1.45, d + 1.58, -0.02), rz=6), 0.42, 0.3, 0.26, ("#7f8a8f", "#6f7a7f"))
    ed.thongs(xform((0.95, d + 0.55, -0.02), rz=130))
    ct.puddle(xform((0.6, d + 1.2, -0.017)), ct.blob(0.7, 0.34, 3))
    ct.puddle(xform((-0.7, d + 1.0, -0.017)), ct.blob(0.4, 0.2, 8))


def _street(d, z):
    """The road, wet; parked cars; shops of two and three floors with boxed awnings; the escarpment under cloud."""
    la.plane(-300, 300, d + 2.2, 400, z - 0.2, mats.stone("#5a5b59", "#474847", 0.6, 0.55, 0.2))
    Build().box((0, d + 15.5, z), (400, 13.5, 0.06)).obj("road", mats.stone("#3f4142", "#2c2e30", 0.35, 0.09, 0.012))
    for y in (d + 7.2, d + 23.4):
        Build().box((0, y, z + 0.07), (400, 3.2, 0.16)).obj("footpath", mats.stone("#85827b", "#6d6a64", 0.8, 0.2, 0.03))
    c = Build()
    for i in range(30):
        c.box((-60 + i * 4.4, d + 15.5, z + 0.032), (2.1, 0.12, 0.006))
    c.obj("lane line", mats.paint("#d9d6cc", 0.3))
    _shops(d + 25.0, z + 0.14, -38, 44)
    r = rng(12)
    for x, y, a, col in ((-13.5, 20.2, 1, "#8d9a9f"), (-7.6, 20.4, -1, "#22262a"), (3.2, 20.3, 2, "#d9d8d2"), (9.4, 20.1, 0, "#a8473a"), (-2.2, 12.6, 181, "#3f5f78"), (15.5, 17.6, 0, "#55595c")):
        at = xform((x, d + y, z + 0.03), rz=a)
        _car(at, col)
        for s in (-0.62, 0.62):
            Build(at).box((2.02, s, 0.66), (0.03, 0.26, 0.11), 0.01).obj("lamp", finishes.glow("#fff1d6" if a > 90 or x > 14 else "#6b6a62", 5.0 if a > 90 or x > 14 else 0.4))
            Build(at).box((-2.0, s, 0.70), (0.03, 0.24, 0.1), 0.01).obj("tail lamp", finishes.glow("#c7261a", 2.6 if a > 90 or x > 14 else 0.25))
    tr.far_trees([(x, d + 22.4, z + 0.1, hh) for x, hh in ((-16.5, 5.2), (-5.2, 4.4), (6.6, 5.6), (18, 4.8))], 5, "#3f5231", "#75895a")
    for k in range(3):
        tr.tree_line(-300, 300, d + 80 + k * 40, z, 9 + 2 * k, 12 + k, step=0.5)
    la.escarpment(-1500, 1100, 360, 190, z - 3, 430, 5, air=CLOUD, glow=0.42, reach=380.0)


def _shops(y, z, x0, x1):
    r = rng(21)
    x, k = x0, 0
    words = ("CHEMIST", "BOOKS", "NOODLES", "BAKERY", "SHOES", "RECORDS", "FRUIT", "BARBER")
    while x < x1:
        wd, hh = r.uniform(5.2, 8.6), r.choice((6.6, 7.2, 9.6, 6.9))
        cx = x + wd / 2
        col = r.choice(("#b9a78c", "#a8b0aa", "#c9bfae", "#8f6a58", "#d6d0c0", "#9c8f86", "#7f8f95"))
        b = Build()
        b.box((cx, y + 4, z + hh / 2), (wd - 0.02, 8, hh))
        b.box((cx, y - 0.06, z + hh - 0.12), (wd - 0.02, 0.2, 0.3))
        b.box((cx, y - 0.05, z + 3.75), (wd - 0.02, 0.14, 0.16))
        b.obj("shop", mats.stone(col, col, 1.0, 0.8, 0.1))
        g, f = Build(), Build()
        n = 2 if wd < 6.8 else 3
        for fl_ in range(1 if hh < 8 else 2):
            for i in range(n):
                wx, wz = x + (i + 0.5) * wd / n, z + 4.95 + fl_ * 2.6
                g.box((wx, y - 0.01, wz), (0.95, 0.05, 1.45))
                for s in (-1, 1):
                    f.box((wx + s * 0.51, y - 0.03, wz), (0.08, 0.09, 1.6))
                    f.box((wx, y - 0.03, wz + s * 0.76), (1.1, 0.09, 0.08))
                f.box((wx, y - 0.03, wz), (0.95, 0.06, 0.05))
        g.obj("upper panes", mats.paint("#2b353b", 0.08, 0, 0.8))
        f.obj("upper frames", mats.paint(r.choice(("#e3dfd4", "#3a4648", "#d9d0bb")), 0.5))
        Build().box((cx, y - 0.02, z + 1.45), (wd - 0.7, 0.06, 2.5)).obj("shop light", finishes.glow(r.choice(("#ffd9a0", "#ffe9c8", "#e9f0ff")), r.uniform(0.35, 1.1)))
        s = Build()
        for i in range(4):
            s.box((x + 0.35 + i * (wd - 0.7) / 3, y - 0.05, z + 1.4), (0.09, 0.1, 2.7))
        s.box((cx, y - 0.05, z + 0.3), (wd - 0.3, 0.1, 0.6))
        s.obj("shopfront", mats.paint(r.choice(("#2f3a36", "#41302a", "#33404d")), 0.4))
        Build().box((cx, y - 1.35, z + 3.05), (wd - 0.04, 2.8, 0.14)).obj("awning", mats.paint("#6b6f70", 0.25))
        fas = r.choice(("#2f4a44", "#7d3a30", "#33506a", "#d9c08a", "#3a3a3a"))
        Build().box((cx, y - 2.76, z + 3.05), (wd - 0.04, 0.06, 0.5)).obj("fascia", mats.paint(fas, 0.4))
        le.letters(words[k % len(words)], xform((cx, y - 2.80, z + 2.93), rx=90), 0.34, "#f0e8d6" if fas != "#d9c08a" else "#33302a")
        x, k = x + wd, k + 1


def _rain(d):
    r = rng(5)
    b = Build()
    for _ in range(2200):
        x, y, z, long = r.uniform(-12, 12), r.uniform(d + 2.0, 24), r.uniform(-7, 6), r.uniform(0.15, 0.55)
        b.tube([(x, y, z), (x + 0.10 * long, y, z + long)], 0.0012, 4)
    b.obj("rain", cloths.cloth("#eef2f4", 0.5, 0.8)).visible_shadow = False


@mats.material
def mist(t, share=0.3, color="#cdd3d5"):
    """A veil of fog: so much of what is behind it turns to its own pale light."""
    t.out(t("MixShader", Fac=share, i1=t("BsdfTransparent").outputs[0], i2=t("Emission", Color=mats.rgb(color), Strength=0.78).outputs[0]))


def fog(layers, z0=-2, z1=60, color="#cdd3d5"):
    """Veils across the view at (y, share of light taken)."""
    for y, share in layers:
        o = Build().surf(lambda u, v: (-400 + 800 * u, y, z0 + (z1 - z0) * v), 1, 1, smooth=False).obj("fog", mist(share, color))
        o.visible_diffuse = o.visible_glossy = o.visible_shadow = False


@scene("shearing-shed-fog")
def shearing_shed():
    """An old shearing shed that somebody lives in now: the let-go end is all glass, flax panels drawn over half of the fog."""
    w, d, eave, ridge = 7.6, 8.4, 2.75, 5.0
    op = (0.0, 0.0, 4.6, 2.55)
    fl.floor_boards(w + 0.3, d + 0.3, (0, d / 2), 0.15, "#9a8062", "#6a5239", 31, rough=0.42, planks=0.6)
    rm.wall(w + 0.4, 5.4, xform((0, d, 0)), [op], mat=mats.paint("#4a3b2c", 0.9), skirting=0)
    _boards(xform((0, d - 0.012, 0)), w, 5.4, op)
    for s in (-1, 1):
        rm.wall(d + 0.4, eave + 0.4, xform((s * w / 2, d / 2, 0), rz=-90 * s), [], mat=_iron("#bfc1bb"), skirting=0)
        _rails(xform((s * (w / 2 - 0.001), d / 2, 0), rz=-90 * s), d)
    _roof(w, d, eave, ridge)
    rm.window_frame(xform((0, d, 0)), op, 4, 1, "#2c2f30", y=0.10, bar=0.06)
    bl.panel_glides(4.7, 2.62, xform((0, d, 0)), 5, 0.56, "#c3b59a", 0.24, y=-0.10, side=-1, weave=300.0)
    ct.wood_heater(xform((2.55, 6.1, 0), rz=-62), 4.4)
    ct.wood_stack(xform((3.2, 7.25, 0), rz=-90), 0.9, 6, seed=4)
    ey.club_chair(xform((1.35, 4.75, 0), rz=-128), fu.WALNUT, 3)
    se.bench_sofa(xform((-1.55, 5.35, 0), rz=74), 2.0, "#6f6a58", fu.WALNUT, ("#a8673f", "#d3c9b2"), 7)
    se.throw(xform((-1.22, 5.9, 0.62), rz=74), 0.6, 0.36, 0.4, "#c9bda2", 6)
    _bale(xform((0.05, 4.95, 0), rz=9))
    ta.mug(xform((-0.08, 4.85, 0.50), rz=30), "#e4e6e2")
    ta.books(xform((0.15, 5.05, 0.50), rz=30), 2, 5)
    de.rug(xform((0.05, 5.0, 0)), 2.9, 2.1, "#7d4a3a", "#c4b08a", 0.08)
    tb.table(xform((-2.35, 2.55, 0), rz=90), 2.2, 0.9, wood=("#8d6f4d", "#5f472f"))
    for y, a in ((2.0, -88), (2.95, -96)):
        se.spindle_chair(xform((-1.62, y, 0), rz=a), fu.WALNUT, "#3a3f3d")
    ta.fruit_bowl(xform((-2.4, 2.9, 0.74)), 6, "#a8472f")
    ct.newspaper(xform((-2.2, 2.2, 0.74), rz=70), 2)
    ct.shoes(xform((2.7, 7.95, 0), rz=200), "#3f352c", "#2a2622", 1.05, 0.22)
    ct.shoes(xform((3.05, 7.8, 0), rz=170), "#3f4f3a", "#2a2622", 1.0, 0.30)
    de.floor_lamp(xform((-2.55, 6.75, 0)), "#efdcb8", "#2c2a28")
    li.area((-2.55, 6.75, 1.5), (-2.55, 6.75, 0), 0.3, 14, "#ffc98a")
    li.area((-2.55, 6.75, 1.55), (-2.55, 6.75, 4), 0.3, 10, "#ffc98a")
    li.area((2.40, 5.95, 0.5), (0.6, 5.0, 0.2), 0.5, 9, "#ff9a4a")
    _paddock(d)
    li.area((-0.9, d + 0.7, 1.4), (-0.9, d - 2.0, 1.4), 4.6, 90, "#e9f0f4", 2.6)
    li.area((0.0, 4.2, 2.5), (0.0, 4.4, 5.0), 4.5, 130, "#f3efe6", 5.0)
    li.sky(40, 150, 0.26, 0.16, clouds=1.9, seed=40.0, dust=4.0)
    li.area((0.9, d - 0.5, 1.4), (0.3, 4.0, 1.5), 3.0, 95, "#eaf0f4", 2.2)
    li.area((0.8, 0.5, 3.2), (0.0, 5.5, 1.2), 3.4, 110, "#f2f1ee")
    li.camera((0.85, 0.75, 1.5), (-0.12, d), 24, 0.03)
    li.look(0.95, -0.20)


@mats.material
def _iron(t, color="#a9aca8"):
    """Corrugated iron, ribs along local z, dull and stained."""
    x = t("SeparateXYZ", Vector=t("TexCoord").outputs["Object"]).outputs
    v = mats.coords(t)
    # Ribs in both plan directions: each wall runs along one of them.
    rib = mats.math_(t, "SINE", mats.math_(t, "MULTIPLY", mats.math_(t, "ADD", x[0], x[1]), 6.283 / 0.076))
    c = mats.mixc(t, mats.noise_fac(t, v, 1.3, 5), mats.rgb(color), mats.rgb("#7d7a72"))
    c = mats.mixc(t, mats.math_(t, "MULTIPLY", mats.noise_fac(t, mats.coords(t, (6, 6, 0.5)), 1.0, 4), 0.35), c, mats.rgb("#7a5a42"))
    t.out(t("BsdfPrincipled", Base_Color=c, Roughness=0.55, Metallic=0.45, Normal=mats.bump(t, rib, 0.9, 0.012)))


def _boards(at, w, h, op, pitch=0.16):
    r = rng(4)
    b = Build(at)
    n = int(w / pitch)
    for i in range(n):
        x = -w / 2 + (i + 0.5) * w / n
        for z0, z1 in (((op[1] + op[3] + 0.08, h),) if abs(x - op[0]) < op[2] / 2 + 0.02 else ((0, h),)):
            b.box((x, -0.008, (z0 + z1) / 2), (w / n - 0.004, 0.018, z1 - z0), 0.003, rnd=r.random())
    for s in (-1, 1):
        b.box((s * (op[2] / 2 + 0.06), -0.03, op[3] / 2), (0.16, 0.06, op[3]), 0.006, rnd=0.2)
    b.box((0, -0.03, op[3] + 0.09), (op[2] + 0.36, 0.06, 0.2), 0.006, rnd=0.7)
    b.obj("gable boards", mats.timber("#b9a382", "#86704f", axis="z", rough=0.8, planks=0.5, grain=1.6))


def _rails(at, d):
    b = Build(at)
    for z in (0.5, 1.45, 2.4):
        b.box((0, -0.04, z), (d, 0.08, 0.10), 0.008, rnd=z)
    for i in range(4):
        b.box((-d / 2 + 0.35 + i * (d - 0.7) / 3, -0.09, 1.5), (0.17, 0.17, 3.0), 0.012, rnd=i * 0.3)
    b.obj("wall frame", mats.timber("#8a6f50", "#573f29", axis="x", rough=0.85, planks=0.5, grain=1.6))


def _roof(w, d, eave, ridge):
    g = Build()
    for s in (-1, 1):
        g.add([(s * (w / 2 + 0.2), -0.3, eave + 0.02), (s * (w / 2 + 0.2), d + 0.2, eave + 0.02), (0, d + 0.2, ridge + 0.1), (0, -0.3, ridge + 0.1)], [(0, 1, 2, 3)])
    g.obj("roof iron", _iron("#c6c9c3"), thickness=0.02)
    t = Build()
    slope = math.degrees(math.atan2(ridge - eave, w / 2))
    ln = math.hypot(w / 2, ridge - eave)
    for i in range(9):
        y = 0.2 + i * (d - 0.3) / 8
        for s in (-1, 1):
            t.box((0, 0, -0.06), (ln, 0.05, 0.10), 0.006, rnd=i * 0.13, m=xform((s * w / 4, y, (eave + ridge) / 2 + 0.05), ry=s * slope))
    for k in range(1, 5):
        for s in (-1, 1):
            u = k / 5
            t.box((s * w / 2 * (1 - u), d / 2, eave + (ridge - eave) * u - 0.02 + 0.05), (0.075, d, 0.05), 0.004, rnd=k * 0.21)
    for y in (1.7, 4.1, 6.5):
        t.box((0, y, eave + 0.02), (w, 0.13, 0.22), 0.012, rnd=y * 0.17)
        t.box((0, y, (eave + ridge) / 2), (0.13, 0.12, ridge - eave), 0.012, rnd=y * 0.11)
        for s in (-1, 1):
            t.box((0, 0, 0), (1.9, 0.10, 0.12), 0.01, rnd=y * 0.07, m=xform((s * 0.92, y, eave + 0.62), ry=-s * 40))
    t.obj("trusses", mats.timber("#a98f6b", "#75593c", axis="x", rough=0.85, planks=0.5, grain=1.8))


def _bale(at):
    """A wool bale cut down for a table: jute over something soft, a plank on top."""
    b = Build(at)
    b.soft_box((0, 0, 0.23), (0.72, 0.72, 0.46), 0.06, 0.02, 0.01, seed=3)
    b.obj("bale", cloths.fabric("#b29a6b", 260.0, slub=0.6), weld=True)
    Build(at).box((0, 0, 0.485), (0.86, 0.66, 0.03), 0.004, rnd=0.4).obj("plank", mats.timber("#8d6f4d", "#5f472f", axis="x", rough=0.6))
    le.letters("AAA", at @ xform((0, -0.372, 0.2), rx=90), 0.13, "#2f2a24", depth=0.004)


def _paddock(d):
    la.plane(-400, 400, d + 0.1, 300, -0.9, outmats.ground("#7d8259", "#5d6244"))
    pt.grasses([(-7 + i * 0.29 + (i * 0.61) % 0.2, d + 0.9 + (i * 0.37) % 2.6, -0.9, 0.5 + (i * 0.43) % 0.8) for i in range(52)], 0.6, 4, a="#7d7a50", b_="#bfb27d")
    p = Build()
    for i in range(9):
        x = -9 + i * 2.3
        p.tube([(x, d + 6.5 + 0.2 * x, -0.9), (x + 0.03, d + 6.5 + 0.2 * x, 0.35)], 0.06, 8)
    for z in (-0.4, -0.1, 0.2):
        p.tube([(-9, d + 6.5 - 1.8, z), (10, d + 6.5 + 2.0, z)], 0.004, 5)
    p.obj("fence", mats.timber("#7d7264", "#5a5148", axis="z", rough=0.95))
    for x, y, h, sd in ((-3.4, 10, 8.0, 4), (3.2, 15, 10.5, 17), (-8.5, 18, 10, 9), (8.8, 20, 11, 12), (0.6, 26, 12, 6)):
        tr.gum_tree(xform((x, d + y, -0.9)), h, sd)
    tr.tree_line(-60, 60, d + 42, -1, 10, 9, step=0.5)
    fog(((d + 5, 0.10), (d + 8, 0.18), (d + 12.5, 0.30), (d + 17, 0.34), (d + 23, 0.42), (d + 33, 0.55), (d + 60, 0.9)))


@scene("raked-ceiling-lounge")
def raked_lounge():
    """A lounge of 1974: brown brick, boards climbing to a wall of glass, soft vanes half turned against a late sun."""
    w, d, low, high = 6.2, 5.6, 2.35, 3.75
    op = (0.55, 0.0, 4.3, 2.95)
    rm.wall(w + 0.4, 4.4, xform((0, d, 0)), [op], mat=finishes.brick("#85563c", "#5f3d2c", "#a3927c"), skirting=0)
    for s in (-1, 1):
        rm.wall(d + 0.4, 4.2, xform((s * w / 2, d / 2, 0), rz=-90 * s), [], mat=mats.plaster("#dccfb4" if s > 0 else "#d3c4a4"), skirting=0.1, trim="#6a4a30")
    rm.window_frame(xform((0, d, 0)), op, 4, 1, "#4a3424", y=0.11, bar=0.07)
    slope = math.degrees(math.atan2(high - low, d))
    c = Build(xform((0, 0, low), rx=slope))
    ln, n, r = math.hypot(d, high - low) + 0.4, 52, rng(6)
    for i in range(n):
        c.box((-w / 2 + (i + 0.5) * w / n, ln / 2 - 0.1, 0.02), (w / n - 0.003, ln, 0.03), 0.003, rnd=r.random())
    c.obj("raked lining", mats.timber("#b5813f", "#8a5a28", axis="y", rough=0.4, planks=0.4))
    b = Build(xform((0, 0, low), rx=slope))
    for x in (-2.05, 0.0, 2.05):
        b.box((x, ln / 2 - 0.1, -0.11), (0.09, ln, 0.24), 0.006, rnd=x)
    b.obj("beams", mats.timber("#5f3f26", "#402817", axis="y", rough=0.5))
    fl.sheet(w, d, (0, d / 2), finishes.carpet("#a98a5a", "#8d6f44"))
    _hearth(xform((-2.35, d, 0)))
    cu.veri_shades(-1.62, 1.42, 2.93, xform((0, d, 0)), turn=78, color="#d8ccb2", y=-0.16, seed=6, wand=1)
    se.bench_sofa(xform((1.75, 3.0, 0), rz=-64), 2.1, "#9a5a2c", fu.WALNUT, ("#d9b25a", "#5f6a4a"), 4)
    ey.sling_chair(xform((-0.95, 2.5, 0), rz=142), fu.WALNUT)
    tb.block_table(xform((0.35, 3.25, 0), rz=24), 1.0, 0.6, 0.33, fu.WALNUT)
    ct.magazines(xform((0.5, 3.4, 0.33), rz=20), 3, 2)
    ta.bowl_stack(xform((0.18, 3.2, 0.33)), 1, 0.11, "#c9742f")
    ta.mug(xform((0.42, 3.08, 0.33), rz=40), "#6f7a55")
    de.rug(xform((0.2, 3.1, 0)), 2.5, 1.9, "#d9c9a2", "#c2ac7c", 0.03)
    s = Build(xform((w / 2, 4.15, 0), rz=-90))
    s.box((0, -0.22, 0.36), (1.7, 0.42, 0.72), 0.006, rnd=0.4)
    s.obj("record cabinet", mats.timber(*fu.WALNUT, axis="x"))
    ct.record_player(xform((w / 2 - 0.24, 4.4, 0.72), rz=-90))
    ct.sleeves(xform((w / 2 - 0.24, 3.7, 0.72), rz=-90), 30, 2, w=0.22)
    de.table_lamp(xform((w / 2 - 0.24, 3.3, 0.72)), "#c9742f", "#e9d5a6", 1.1)
    for z, c1 in ((2.3, "#c9742f"), (1.9, "#d9b25a")):
        de.shade_pendant(xform((-2.5 if z > 2 else -2.1, 3.6, 3.2)), 0.17, 3.2 - z, c1, "dome")
    pl.fig_tree(xform((-1.85, 4.9, 0)), 2.0, 9, "#7d4a30", 1.1)
    ct.shoes(xform((0.95, 2.35, 0), rz=130), "#6b4a34", "#d8cdb8", 1.0, turn=16)
    la.plane(-80, 80, d + 0.2, 90, -0.35, outmats.ground("#767a4a", "#565a36"))
    ex.deck(8, 1.8, xform((0, d + 2.0, -0.05)), light="#8f7558", dark="#6a523a", edge=False)
    pt.scrub(-8, 8, d + 3.2, d + 8, -0.4, 18, 120, (0.35, 1.0), "#4d6038", "#929a62")
    for x, y, h, sd in ((-3.6, 6.5, 9.0, 12), (0.8, 9.5, 11.0, 4), (4.6, 7.5, 9.5, 23), (8.0, 12, 11, 7)):
        tr.gum_tree(xform((x, d + y, -0.4)), h, sd, lean=0.2 - 0.08 * sd % 0.3)
    tr.tree_line(-50, 50, d + 22, -0.5, 10, 9, step=0.45)
    la.hill(-500, 500, d + 120, d + 420, 60, -4, 3, 0.4, 0.1)
    li.sun(20, -46, 17, "#ffc98a", 0.6)
    li.sky(20, -120, 0.24, 0.11, clouds=0.5, seed=26.0, dust=1.0)
    li.area((0.55, d - 0.5, 1.5), (0.4, 2.4, 1.9), 3.8, 58, "#f6efe4", 2.4)
    li.area((0.4, 0.4, 1.7), (0.0, 5.0, 1.6), 3.0, 70, "#fff0dc")
    li.area((2.6, 3.3, 1.25), (2.6, 3.3, 0.5), 0.2, 7, "#ffc98a")
    li.area((0.55, d + 0.6, 1.6), (0.5, d - 2, 1.6), 4.2, 60, "#ffe6c4", 2.8)
    li.camera((-1.55, 0.12, 1.22), (0.35, d), 22, 0.075)
    li.look(1.0, -0.32)


def _hearth(at):
    """Brick fireplace that stands out of the wall, a timber for a mantel, ash and logs."""
    b = Build(at)
    b.box((0, -0.22, 2.2), (1.25, 0.44, 4.4))
    b.obj("chimney breast", finishes.brick("#8a5a3f", "#64402e", "#a3927c"))
    Build(at).box((0, -0.445, 0.62), (0.78, 0.01, 0.66)).obj("fire mouth", mats.paint("#17120f", 0.95))
    Build(at).box((0, -0.62, 0.14), (1.5, 0.5, 0.28)).obj("hearth", finishes.brick("#80523a", "#5f3d2c", "#a3927c"))
    Build(at).box((0, -0.50, 1.32), (1.32, 0.20, 0.13), 0.01, rnd=0.3).obj("mantel", mats.timber("#6f4c2c", "#4a301b", axis="x", rough=0.7))
    ct.wood_stack(at @ xform((0, -0.60, 0.28)), 0.55, 2, 0.3, 6, 0.05)
    ta.vase(at @ xform((-0.36, -0.5, 1.385)), 0.9, "#c9742f", 1)
    ta.books(at @ xform((0.32, -0.5, 1.385), rz=10), 3, 2)
    de.picture(at @ xform((0.02, -0.445, 1.95)), 0.7, 0.7, 14.0, fu.WALNUT, a="#c98f4a", b="#d9b25a", c="#7a4a2a")


@scene("sunroom-snow")
def sunroom():
    """A glazed verandah in Bowral on the one day in two years when it lies: vanes drawn half across, boots by the door."""
    w, d, h = 5.0, 3.9, 2.65
    far_op, left_op = (0.2, 0.0, 3.7, 2.25), (0.35, 0.55, 2.3, 1.70)
    r = rm.Room(w, d, h, far=[far_op], left=[left_op], color="#dfe0d8", bays=6, rows=4, frame="#f3f2ec", trim="#f3f2ec")
    fl.herringbone(w + 0.2, d + 0.2, (0, d / 2), "#9c6f4c", "#754c31", 12, bw=0.11, n=2)
    far = r.at["far"]
    rm.vj_panels(w, h, r.at["right"], 0.11, "#e3e4dc")
    cu.veri_shades(-1.72, 0.72, 2.38, far, turn=74, color="#d6d0c0", y=-0.15, seed=9, wand=-1)
    _wicker(xform((1.15, 2.45, 0), rz=-44), "#b59a6a")
    se.throw(xform((1.33, 2.66, 0.80), rz=-44), 0.5, 0.36, 0.5, "#7d3f3a", 3)
    _wicker(xform((-1.35, 2.30, 0), rz=36), "#b59a6a")
    se.cushions(xform((-1.35, 2.36, 0.40), rz=36), [(0, 0.05, 0.0, "#4f6a78", 6)], 0.42)
    tb.pedestal_table(xform((0.02, 2.6, 0)), 0.33, 0.52, wood=fu.OAK)
    _teapot(xform((-0.06, 2.66, 0.52), rz=30))
    ta.mug(xform((0.16, 2.5, 0.52), rz=200), "#e4ddcf")
    ta.books(xform((0.06, 2.78, 0.52), rz=70), 2, 6)
    de.rug(xform((0.0, 2.35, 0)), 2.4, 1.6, "#a3352c", "#3f4a5d", 0.06)
    ta.basket(xform((2.1, 3.35, 0)), 0.26, 0.36)
    ct.wood_stack(xform((2.1, 3.35, 0.30)), 0.34, 2, 0.3, 3, 0.05)
    ct.newspaper(far @ xform((1.45, -0.42, 0.0), rz=8), 6, 0.5, 0.4)
    ct.shoes(far @ xform((1.40, -0.40, 0.02), rz=190), "#3f4f3a", "#2a2622", 1.0, 0.28)
    ct.shoes(far @ xform((1.68, -0.36, 0.02), rz=160), "#7a3430", "#2a2622", 0.8, 0.2)
    pl.pot(xform((-2.1, 3.45, 0)), 0.2, 0.36, "#b0705a")
    pt.shrubs([(-2.1, 3.45, 0.58, 0.34)], 4, a="#3f5f34", b_="#7f9c5a", leaf=(0.05, 0.03))
    pl.pot(xform((-1.72, 3.62, 0)), 0.11, 0.2, "#8fa0a0")
    pt.shrubs([(-1.72, 3.62, 0.28, 0.15)], 6, a="#55743f", b_="#93ab6a")
    de.shade_pendant(xform((0.0, 2.0, h)), 0.2, 0.55, "#e6e0d0", "dome")
    _snow(d)
    li.sky(35, 150, 0.30, 0.17, clouds=1.9, seed=44.0, dust=4.0)
    li.area((0.6, d - 0.3, 1.3), (0.3, 1.0, 1.7), 3.2, 50, "#e6eefb", 2.0)
    li.area((-2.2, 2.3, 1.4), (1.0, 2.2, 1.4), 2.2, 42, "#e3ecfb", 1.6)
    li.area((0.8, 0.3, 1.8), (0.0, 3.6, 1.0), 2.2, 26, "#ffe9d0")
    li.camera((1.05, 0.05, 1.48), (-0.35, d), 22, -0.05)
    li.look(0.55, -0.10)


def _wicker(at, color):
    """Round-backed cane armchair: hoops of cane, a loose seat."""
    b = Build(at)
    for i in range(17):
        v = i / 16
        top = 0.42 + 0.44 * v
        a0 = 2.05 - 0.75 * v * v
        r = 0.36 + 0.06 * v
        pts = [(r * math.sin(a), r * 0.92 * math.cos(a) + 0.02, top - 0.03 * abs(math.sin(a)) + 0.004 * (-1) ** (i + j)) for j, a in enumerate([-a0 + 2 * a0 * j / 34 for j in range(35)])]
        b.tube(pts, 0.0125, 6, rnd=v)
    for i in range(12):
        v = i / 11
        r = 0.36 - 0.02 * v
        b.tube([(r * math.cos(a), r * 0.95 * math.sin(a), 0.42 - 0.16 * v + 0.003 * (-1) ** (i + j)) for j, a in enumerate([2 * math.pi * j / 40 for j in range(41)])], 0.0125, 6, rnd=v)
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2
        b.tube([(0.29 * math.cos(a), 0.28 * math.sin(a), 0.28), (0.33 * math.cos(a), 0.32 * math.sin(a), 0)], 0.018, 10)
    b.obj("wicker", mats.timber(color, "#8f7444", axis="x", rough=0.6, planks=0.3))
    Build(at).soft_box((0, -0.02, 0.45), (0.56, 0.54, 0.12), 0.055, 0.02, 0.004, seed=5).obj("seat", cloths.fabric("#d8d0bf", 560.0, slub=0.4), weld=True)


def _teapot(at):
    b = Build(at)
    b.lathe([(0.001, 0.0), (0.05, 0.0), (0.082, 0.05), (0.080, 0.085), (0.05, 0.118), (0.03, 0.124), (0.012, 0.14), (0.014, 0.152), (0.001, 0.158)], 40)
    b.tube([(0.07, 0, 0.045), (0.11, 0, 0.075), (0.13, 0, 0.115)], [0.018, 0.012, 0.009], 12)
    b.tube([(-0.07, 0, 0.10), (-0.12, 0, 0.105), (-0.125, 0, 0.06), (-0.08, 0, 0.035)], 0.007, 8)
    b.obj("teapot", mats.stone("#3f5f6a", "#35525c", 20.0, 0.2, 0.03))


@mats.material
def snow_cover(t):
    v = mats.coords(t)
    n = mats.noise_fac(t, v, 1.2, 4)
    t.out(t("BsdfPrincipled", Base_Color=mats.ramp(t, n, [(0.3, mats.rgb("#c3ccd6")), (0.7, mats.rgb("#dde2e7"))]), Roughness=0.75, Specular=0.25,
            Normal=mats.bump(t, mats.math_(t, "ADD", n, mats.math_(t, "MULTIPLY", mats.noise_fac(t, v, 22, 3), 0.12)), 0.6, 0.05)))


def _snow(d):
    """Garden under snow on two sides: hedges capped, bare elms, a bird table, flakes still coming."""
    la.plane(-300, 300, -60, 300, -0.42, snow_cover())
    pt.hedge_line(-12, 12, d + 8.2, -0.4, 0.9, 7, a="#46553f", b_="#c9d3d9")
    pt.hedge_line(-12, 12, d + 8.35, -0.05, 0.75, 9, a="#cdd6dd", b_="#e3e8ec")
    for x, y, s in ((-2.6, 4.2, 0.6), (-1.2, 5.4, 0.5), (2.4, 4.6, 0.7), (3.6, 6.2, 0.55), (0.9, 6.3, 0.4), (-5.5, 1.0, 0.6), (-6.0, -1.4, 0.8), (-5.0, 3.0, 0.5)):
        pt.shrubs([(x, d + y, -0.4, s)], int(x * 7), a="#4a5a42", b_="#8f9a86")
        pt.shrubs([(x + 0.05, d + y, -0.4 + s * 0.42, s * 0.82)], int(x * 9), a="#ccd5dc", b_="#e6eaee")
    for x, y, h, sd in ((-3.2, 9.5, 7.5, 13), (2.0, 12.0, 8.5, 28), (5.2, 9.0, 7.0, 8), (-8.0, 15, 10, 12), (0.2, 20, 11, 21), (-9.5, 3.0, 8.0, 31), (-13, -2, 9, 5)):
        tr.gum_tree(xform((x, d + y, -0.42)), h, sd, bark="#5d544a", lean=0.03, twigs=2)
    b = Build(xform((2.25, d + 3.6, -0.42)))
    b.tube([(0, 0, 0), (0, 0, 1.15)], 0.035, 10)
    b.box((0, 0, 1.17), (0.46, 0.36, 0.03), 0.004)
    for s in (-1, 1):
        b.box((s * 0.2, 0, 1.38), (0.03, 0.03, 0.4), 0.003)
    b.obj("bird table", mats.timber("#6f5a42", "#4f3f2c", axis="z", rough=0.9))
    Build(xform((2.25, d + 3.6, -0.42))).prism([(-0.25, 1.56), (0, 1.74), (0.25, 1.56), (0.25, 1.62), (0, 1.82), (-0.25, 1.62)], 0.56).obj("snowy roof", snow_cover())
    ex.paling_fence(40, xform((0, d + 14, -0.42)), seed=4)
    Build().box((0, d + 14, 1.37), (40, 0.12, 0.07), 0.03).obj("snow on the fence", snow_cover())
    pt.hedge_line(-50, 50, d + 34, -1.0, 3.4, 9, step=0.35, a="#55605a", b_="#aab4b8")
    la.hill(-700, 700, d + 130, d + 330, 34, -3, 6, 0.4, 0.0, 0.8, air="#d3dade", glow=0.6, reach=160.0)
    fog(((d + 13, 0.10), (d + 20, 0.22), (d + 31, 0.34), (d + 70, 0.55)), color="#d8dde0")
    r = rng(7)
    f = Build()
    for _ in range(1500):
        x, y, z, s = r.uniform(-9, 7), r.uniform(d + 0.5, d + 10), r.uniform(-0.4, 5), r.uniform(0.004, 0.010)
        f.box((x, y, z), (s, s, s), 0.0, m=None)
    f.obj("flakes", mats.paint("#eef1f4", 0.9)).visible_shadow = False
