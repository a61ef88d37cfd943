"""Out of doors at other hours: a lane at night, a deck after a southerly, courtyards under louvres, an autumn garden, roses."""
import math

from kit import Build, cloths, ct, cu, de, ed, en, ex, ey, finishes, fl, fu, fx, la, le, li, lw, mats, od, outmats, pl, pt, rm, rng, se, sh, ta, tb, tr, weather, xform, ya

from .houses import boundary, house_front
from .registry import scene
from .settings import door_panels


@scene("bathroom-lane-night")
def lane_night():
    """A back lane after dark: light between the blades of a bathroom's shutters, and nothing else to be seen in."""
    op = (0.15, 1.15, 1.35, 1.05)
    small = (-2.7, 1.35, 0.6, 0.85)
    rm.wall(13, 2.95, xform((0, 0, 0)), [op, small], mat=mats.paint("#c9cdc6", 0.6), skirting=0, thick=0.2)
    ex.weatherboards(13, 2.95, xform(), [op, small], "#bfc7c4")
    for o in (op, small):
        ex.ext_trim(xform(), o, 0.09, "#e6e1d6")
        rm.window_frame(xform(), o, 2 if o is op else 1, 1, "#e6e1d6", y=0.08, reflect=1.4)
    sh.plantation_shutters(op[2], op[3], xform((op[0], 0.26, op[1]), rz=180), 2, 30, "#efece4", rod=False)
    rm.shell(-1.6, 2.0, 0.15, 2.8, 2.6, "#dfe3dc")
    li.area((0.3, 1.5, 2.45), (0.3, 1.2, 0.5), 1.0, 130, "#ffd8a0", 0.8)
    rm.shell(-3.4, -2.0, 0.15, 2.0, 2.6, "#8f8c84")
    li.area((-2.7, 1.0, 2.4), (-2.7, 1.0, 0.5), 0.5, 2.5, "#ffcf95")
    ex.roof_edge(14, xform(), 2.95, 0.5, "#5a5f60", "#dcd8cd")
    en.downpipe(xform((1.95, -0.03, 0)), -0.2, 2.95, 0.45, "#d3cfc4")
    p = Build()
    for x in (0.95, 1.12):
        p.tube([(x, -0.07, -0.2), (x, -0.07, 1.0), (x, 0.05, 1.0)], 0.032, 14)
    p.tube([(-0.75, -0.06, -0.2), (-0.75, -0.06, 3.6)], 0.04, 14)
    p.obj("waste pipes", mats.paint("#c9cbc4", 0.45))
    ya.meter_box(xform((-1.75, -0.03, 1.0)), "#a9aca6")
    ya.hose(xform((2.55, -0.03, -0.2)), seed=4)
    for x, lid, a in ((3.35, "#a5372f", 2), (4.05, "#c9a53a", -5), (4.75, "#4f7a45", 6)):
        ya.wheelie_bin(xform((x, -0.55, -0.2), rz=a), lid)
    # The yard is open to the lane where the fence has a gate standing ajar.
    f = [Build(), Build()]
    r = rng(3)
    for i in range(46):
        x = -6.6 + i * 0.108
        if x < -1.75:
            f[0].box((x, -2.3, 0.62 + r.uniform(-0.02, 0.02)), (0.095, 0.018, 1.66), 0.002, rnd=r.random())
    f[0].box((-4.2, -2.26, 0.95), (5.0, 0.05, 0.09), 0.004, rnd=0.2)
    f[0].obj("palings", mats.timber("#8f8679", "#5f574c", axis="z", rough=0.9))
    for i in range(9):
        f[1].box((0.05 + i * 0.1, 0, 0.62), (0.09, 0.018, 1.62), 0.002, rnd=r.random(), m=xform((-1.70, -2.3, 0), rz=-62))
    f[1].obj("gate", mats.timber("#86887a", "#565a4e", axis="z", rough=0.9))
    Build().box((0, -1.2, -0.25), (14, 2.3, 0.1)).obj("yard", mats.stone("#7f7c74", "#65625b", 2.0, 0.6, 0.2))
    la.plane(-60, 60, -40, -2.3, -0.24, mats.stone("#5f5f5c", "#4a4a48", 1.6, 0.45, 0.25))
    for x, y, a, b in ((1.3, -3.2, 1.2, 0.35), (-0.8, -4.1, 0.8, 0.22), (3.2, -4.3, 0.9, 0.3)):
        ct.puddle(xform((x, y, -0.235)), ct.blob(a, b, int(x * 3)))
    pt.grasses([(-6.4 + i * 0.42, -2.42 - 0.05 * (i % 3), -0.24, 0.5 + (i * 0.37) % 0.5) for i in range(12)] + [(5.4 + i * 0.3, -2.2, -0.24, 0.7) for i in range(6)], 0.5, 6)
    pl.pot(xform((-1.15, -0.45, -0.2)), 0.2, 0.34, "#8f5f48")
    pt.shrubs([(-1.15, -0.45, 0.34, 0.32)], 5, a="#3f5a34", b_="#7d9760", leaf=(0.05, 0.03))
    en.wall_lamp(xform((-1.15, -0.03, 2.05)))
    li.area((-1.15, -0.18, 2.0), (-1.15, -0.8, 0), 0.12, 5, "#ffcf95")
    tr.gum_tree(xform((-5.2, 5.5, -0.2)), 9, 4)
    tr.gum_tree(xform((5.6, 7.5, -0.2)), 10, 9)
    pole = Build()
    pole.tube([(4.9, -4.0, -0.3), (4.95, -4.0, 7.5)], [0.14, 0.11], 12)
    pole.obj("pole", mats.timber("#6f6456", "#4a4238", axis="z", rough=0.9))
    li.area((6.2, -5.2, 5.2), (1.5, -1.0, 0.4), 0.4, 70, "#ffc98a")
    li.sky(0.6, 20, 0.10, 0.09, clouds=0.3, dust=1.4, seed=13.0)
    li.camera((-1.05, -5.6, 1.42), (0.35, 0.0), 30, 0.02)
    li.look(2.05, -0.30)


@mats.material
def wet_boards(t):
    """Decking with rain still on it: dark, a skin of water in the hollows."""
    r = t("Attribute", {"attribute_name": "rnd"}).outputs["Fac"]
    v = mats.coords(t)
    n = mats.noise_fac(t, v, 1.7, 4)
    g = mats.noise_fac(t, mats.coords(t, (1.0, 20, 20)), 3.0, 4)
    base = mats.ramp(t, mats.math_(t, "ADD", mats.math_(t, "MULTIPLY", g, 0.7), mats.math_(t, "MULTIPLY", r, 0.35)), [(0.25, mats.rgb("#4a3a2c")), (0.85, mats.rgb("#7d6852"))])
    rough = t("MapRange", Value=n, i1=0.42, i2=0.60, i3=0.42, i4=0.06).outputs[0]
    t.out(t("BsdfPrincipled", Base_Color=base, Roughness=rough, Specular=0.6, Normal=mats.bump(t, g, 0.12, 0.003)))


def wet_deck(w, d, at):
    r = rng(9)
    b = Build(at)
    for i in range(int(d / 0.14)):
        p = -r.uniform(0.3, 2.5)
        while p < w:
            a, e = max(0, p), min(w, p + r.uniform(2.4, 4.2))
            if e - a > 0.02:
                b.box((-w / 2 + (a + e) / 2, -(i + 0.5) * 0.14, -0.012), (e - a - 0.002, 0.134, 0.024), 0.003, rnd=r.random())
            p = e if e > a else p + 1
    b.box((0, -d - 0.012, -0.09), (w, 0.024, 0.18), 0.003, rnd=0.5)
    b.obj("wet deck", wet_boards())
    Build(at).box((0, -d / 2, -0.06), (w - 0.02, d - 0.02, 0.02)).obj("deck shadow", mats.paint("#14100c", 0.95))


@scene("deck-after-southerly")
def after_southerly():
    """Ten minutes after the front went through: screens right down, boards shining, leaves and a chair where the wind put them."""
    door = (-0.9, 0.02, 3.6, 2.3)
    house_front(14, 2.9, [door, (4.4, 0.9, 1.5, 1.2)], "board", "#5f7480", bays=3, frame="#e6e1d6", trim="#dcd8cd", roof="#6b7275", over=0.2, behind="open")
    wet_deck(9.2, 6.6, xform((0.2, 0, 0)))
    b = Build()
    for x in (-4.0, -0.4, 3.2):
        b.box((x, -3.55, 1.3), (0.13, 0.13, 2.6), 0.004)
    b.box((-0.4, -3.55, 2.68), (7.5, 0.13, 0.22), 0.004)
    b.box((-0.4, -1.75, 2.86), (7.8, 4.0, 0.10), 0.006)
    b.obj("verandah frame", mats.paint("#dcd8cd", 0.35))
    for x in (-2.2, 1.4):
        od.zip_screen(3.44, 2.576, 2.50, xform((x, -3.55, 0)), "#4a4d4b", 0.30, "#dcd8cd", y=0.0)
    od.zip_screen(3.3, 2.576, 2.50, xform((3.2, -1.75, 0), rz=90), "#4a4d4b", 0.30, "#dcd8cd", y=0.0)
    fu.outdoor_sofa(xform((-2.6, -0.75, 0)), 1.9, frame="#34383a", cushion="#d5ccba", pillows=("#6f8480", "#c08a5c"))
    tb.table(xform((1.2, -1.9, 0)), 1.8, 0.9, wood=fu.WALNUT)
    for x, a in ((0.7, 176), (1.7, 184)):
        se.rope_chair(xform((x, -2.65, 0), rz=a), "#3a3d3c", "#a89878")
    li.area((-0.4, -1.9, 2.75), (-0.4, -1.9, 0), 3.0, 70, "#ffe2bd", 2.0)
    # What the wind had.
    se.rope_chair(xform((1.9, -5.0, 0.33), rz=40) @ xform(rx=-84), "#3a3d3c", "#a89878")
    ct.leaves_about(xform((0.2, -5.0, 0)), -4.5, 4.5, -1.5, 1.4, 330, 3, "#5f6a3c", "#9a9358")
    ct.leaves_about(xform((4.2, -2.2, 0)), -0.6, 0.6, -2.2, 2.0, 60, 5, "#6b5b38", "#a08a58")
    b = Build()
    b.tube([(-1.4, -4.85, 0.03), (-0.6, -4.6, 0.06), (0.2, -4.75, 0.10)], [0.018, 0.013, 0.006], 8)
    b.obj("fallen branch", mats.timber("#8d8070", "#5f5548", axis="x", rough=0.9))
    pt.shrubs([(0.1, -4.7, 0.06, 0.22), (-0.45, -4.55, 0.05, 0.14)], 7, a="#5f6f45", b_="#98a36e")
    ed.thongs(xform((-0.2, -5.9, 0), rz=60))
    for x, y, a, c in ((0.9, -5.6, 1.1, 0.28), (3.9, -4.6, 0.4, 0.6), (2.4, -4.25, 0.7, 0.16)):
        ct.puddle(xform((x, y, 0.0015)), ct.blob(a, c, int(y * 5)))
    pl.pot(xform((-4.25, -3.2, 0)), 0.24, 0.44, "#6d6a62")
    pt.grasses([(-4.25, -3.2, 0.38)], 0.9, 5, bend=1.3)
    lw.lawn(-10, 10, -12, -6.75, -0.22, 3, a="#55683a", b_="#86925a")
    la.plane(-60, 60, -40, 3, -0.26, outmats.ground("#5f6b3c", "#43502c"))
    pt.scrub(5.2, 9, -6.0, 1.5, -0.24, 7, 90, (0.3, 0.9))
    tr.gum_tree(xform((7.5, 3.5, -0.2)), 9.0, 12, lean=0.3)
    tr.gum_tree(xform((-7.5, 6.5, -0.2)), 10.5, 31, lean=0.26)
    for i, (x, y, h) in enumerate(((14, 22, 15), (18, 30, 19), (-13, 34, 17))):
        tr.norfolk_pine(xform((x, y, -3), ry=(2, -1, 3)[i]), h, i + 7)
    pt.scrub(-30, 30, 8, 26, lambda y: -0.6 - 0.03 * y, 6, 700, (0.5, 1.5))
    la.plane(-200, 200, 3, 40, -1.6, outmats.ground("#5f6b3c", "#43502c"))
    la.sea(46, z=-9, own=0.35, body=0.6)
    li.sun(27, 246, 4.6, "#ffdfb0", 0.7)
    li.sky(32, 120, 0.20, 0.12, clouds=1.35, seed=52.0, dust=1.6)
    li.camera((-4.3, -8.6, 1.22), (0.55, -2.2), 24, 0.03)
    li.look(0.45, -0.05)


@scene("louvred-courtyard")
def courtyard():
    """Noon in a walled yard behind a terrace: a white louvred roof nearly flat, brick paving, vine and table in barred shade."""
    rm.wall(9.0, 3.2, xform((0.4, 0, 0)), [(-0.5, 0.02, 2.4, 2.3), (2.55, 1.0, 1.0, 1.1)], mat=weather.masonry_paint("#d9cdb9"), skirting=0, thick=0.22)
    door_panels(xform((-0.1, 0, 0.02)), 2.4, 2.3, 2, [-0.62, -0.58], "#2f3a36")
    rm.window_frame(xform((0.4, 0, 0)), (2.55, 1.0, 1.0, 1.1), 1, 2, "#2f3a36", y=0.1, reflect=2.0)
    rm.shell(-2.2, 3.9, 0.15, 3.6, 2.7, "#c7b99f")
    li.area((0.4, 1.8, 2.6), (0.4, 1.8, 0), 1.8, 60, "#ffe2bd")
    fx.bench_run(xform((0.9, 3.5, 0)), 2.6, 0.6, 0.9, 5, "#5f7468")
    for z in (1.5, 1.9):
        ta.shelf(xform((0.9, 3.54, z)), 1.8, 0.24)
        ta.bowl_stack(xform((0.5, 3.42, z)), 3)
        ta.vase(xform((1.3, 3.42, z)), 0.8, "#b9855a")
    for s, L in ((-1, 6.5), (1, 6.5)):
        rm.wall(L, 2.3, xform((s * 4.1 + 0.4, -L / 2, 0), rz=-90 * s), [], mat=weather.masonry_paint("#c9b79c" if s < 0 else "#b9a68c"), skirting=0)
        Build().box((s * 4.1 + 0.4, -L / 2, 2.33), (0.32, L, 0.06), 0.01).obj("coping", mats.stone("#b3ada1", "#948d80", 5.0, 0.85, 0.2))
    r = rng(5)
    p = Build()
    for j in range(62):
        for i in range(38):
            p.box((-3.9 + i * 0.232 + (0.116 if j % 2 else 0), -0.06 - j * 0.114, -0.02), (0.226, 0.108, 0.05), 0.006, rnd=r.random())
    p.obj("brick paving", mats.timber("#a8694e", "#7d4a38", axis="z", rough=0.85, planks=0.55, grain=0.4))
    Build().box((0.4, -3.4, -0.06), (9, 7, 0.06)).obj("sand joints", mats.paint("#8f8472", 0.95))
    od.louvred_roof(5.4, 3.9, xform((0.1, -0.1, 0)), 2.62, 24, "#d9d7d0", "#dddbd4", posts=((-1, -1), (1, -1)), along="x")
    tb.table(xform((0.2, -2.2, 0), rz=3), 2.0, 0.9, wood=("#b39a7a", "#8d7455"))
    for x, y, a in ((-0.35, -2.9, 172), (0.75, -2.92, 190), (-0.30, -1.5, 6)):
        se.bentwood_chair(xform((x, y, 0), rz=a), "#e6e1d6" if x > 0 else "#35544f")
    se.bentwood_chair(xform((1.35, -1.35, 0), rz=-42), "#35544f")
    top = xform((0.2, -2.2, 0.742), rz=3)
    for x, y in ((-0.5, -0.2), (0.5, -0.22), (-0.48, 0.2)):
        ct.plate(top @ xform((x, y, 0)), 0.125, "#efe9dc", "#3f6a86")
    ta.fruit_bowl(top @ xform((0.08, 0.03, 0)), 5, "#d9b23a")
    ct.bottle(top @ xform((0.42, 0.15, 0)), "#3f5a3c", 1.25)
    ct.tea_towel(top @ xform((0.98, -0.05, 0.012), rz=90), 0.4, 0.3, "#efe9dc", ("#3f6a86", 0.025, "y"))
    _barbecue(xform((3.55, -1.3, 0), rz=-90))
    pl.olive_tree(xform((-2.9, -0.9, 0)), 2.3, 8, "#8d6a52")
    pl.pot(xform((-3.2, -2.6, 0)), 0.26, 0.5, "#a86a4c")
    pt.shrubs([(-3.2, -2.6, 0.72, 0.44)], 3, a="#4f6f3a", b_="#9ab267", leaf=(0.06, 0.03))
    for x, y, rr, h, c in ((-3.3, -3.6, 0.17, 0.3, "#8f9a93"), (3.7, -3.1, 0.2, 0.36, "#b0785a"), (3.75, -3.8, 0.14, 0.24, "#6d6a62")):
        pl.pot(xform((x, y, 0)), rr, h, c)
        pt.shrubs([(x, y, h + 0.1, rr * 1.5)], int(x * 9), a="#55743f", b_="#93ab6a")
    pt.shrubs([(-3.55, -5.6 + i * 0.52, 1.6 + 0.5 * math.sin(i * 1.7), 0.42) for i in range(11)], 11, a="#3f5f2f", b_="#86a555", leaf=(0.06, 0.05))
    en.wall_lamp(xform((-1.75, 0, 2.0)))
    ed.thongs(xform((-1.3, -0.6, 0), rz=30))
    ya.hose(xform((1.9, -0.02, 0)), seed=8)
    la.plane(-400, 400, 4, 400, -0.3, outmats.ground())
    for x, y, h, sd in ((-6.5, 7, 9, 4), (7.5, 9, 10, 12), (1.5, 13, 9, 21)):
        tr.gum_tree(xform((x, y, -0.2)), h, sd)
    li.sun(66, 168, 5.4, "#fff3e0", 0.55)
    li.sky(60, 240, 0.20, 0.12, clouds=0.4, seed=31.0, dust=0.5)
    li.camera((-1.35, -6.7, 1.72), (0.62, -0.4), 24, 0.0)
    li.look(0.30, -0.12)


def _barbecue(at):
    b = Build(at)
    b.box((0, 0, 0.45), (1.3, 0.6, 0.86), 0.02)
    b.obj("barbecue trolley", mats.paint("#2e3132", 0.4))
    h = Build(at)
    h.soft_box((0.08, 0, 1.02), (0.86, 0.56, 0.34), 0.10, 0.01, 0.0, n=14)
    h.tube([(-0.2, -0.32, 0.98), (0.36, -0.32, 0.98)], 0.014, 10)
    h.obj("hood", mats.metal("#b9bcbb", 0.28), weld=True)
    k = Build(at)
    for i in range(4):
        k.tube([(-0.22 + i * 0.2, -0.30, 0.80), (-0.22 + i * 0.2, -0.335, 0.80)], 0.024, 18)
    k.obj("knobs", mats.metal("#8d9192", 0.3))


@scene("louvred-roof-rain")
def roof_rain():
    """The same kind of roof shut, in steady rain: a dry table, a gutter's worth running off the corner, wet lawn."""
    p = Build()
    r = rng(8)
    for j in range(12):
        for i in range(16):
            p.box((-4.7 + i * 0.605, 3.0 - j * 0.605, -0.03), (0.595, 0.595, 0.06), 0.005, rnd=r.random())
    p.obj("pavers", wet_pavers())
    od.louvred_roof(6.2, 4.2, xform((0.2, 2.4, 0)), 2.55, 4, "#d6d2c8", "#dcd8ce", posts=((-1, -1), (1, -1), (-1, 1), (1, 1)), pitch=0.205, along="x")
    fu.outdoor_sofa(xform((-1.7, 1.35, 0), rz=16), 2.0, cushion="#b9b2a0", pillows=("#9a5a38", "#e0d6c2"), wood=fu.OAK)
    ey.sling_chair(xform((1.35, 1.0, 0), rz=-36), ("#a97d52", "#84592f"), cloths.fabric("#6f7f78", 500.0, slub=0.5))
    tb.block_table(xform((-0.1, 0.45, 0), rz=10), 1.1, 0.6, 0.34, fu.OAK)
    ta.mug(xform((-0.3, 0.5, 0.34), rz=20), "#e4ddcf")
    ta.mug(xform((0.25, 0.35, 0.34), rz=200), "#c98f62")
    ta.books(xform((0.0, 0.55, 0.34), rz=30), 1, 2)
    se.throw(xform((-1.2, 1.0, 0.62), rz=16), 0.5, 0.36, 0.4, "#41606e", 4)
    de.rug(xform((-0.1, 0.6, 0.0)), 3.2, 2.2, "#b9ad96", "#8b8470", 0.05)
    for x, y, rr, h, c in ((2.75, 1.9, 0.26, 0.5, "#4b4f50"), (3.0, 1.35, 0.18, 0.34, "#8d8578"), (-3.1, 1.9, 0.24, 0.46, "#b0785a")):
        pl.pot(xform((x, y, 0)), rr, h, c)
        pt.shrubs([(x, y, h + 0.18, rr * 1.7)], int(x * 7), a="#4a6a38", b_="#8fae63", leaf=(0.05, 0.02))
    ta.basket(xform((-2.7, 0.4, 0)), 0.22, 0.34)
    ed.dog_bed(xform((0.75, 1.75, 0), rz=8), 0.8, 0.58)
    for x, y, a, b in ((3.6, 0.2, 0.6, 0.5), (-0.4, -2.6, 1.2, 0.3), (2.2, -2.9, 0.7, 0.3), (-3.7, -0.6, 0.4, 0.8)):
        ct.puddle(xform((x, y, 0.0035)), ct.blob(a, b, int(x * 5)))
    # Rain: streaks beyond the roof, a spout from the corner, rings where it lands.
    s = Build()
    for _ in range(3600):
        x, y, z, ln = r.uniform(-12, 12), r.uniform(2.7, 16), r.uniform(-0.5, 7), r.uniform(0.10, 0.42)
        s.tube([(x, y, z), (x + 0.12 * ln, y, z + ln)], 0.0011, 4)
    for _ in range(500):
        x, y, z, ln = r.choice((r.uniform(-6, -3.1), r.uniform(3.5, 6))), r.uniform(-2.5, 2.5), r.uniform(0, 4.5), r.uniform(0.06, 0.22)
        s.tube([(x, y, z), (x + 0.12 * ln, y, z + ln)], 0.0008, 4)
    s.obj("rain", cloths.cloth("#eef2f4", 0.5, 0.78)).visible_shadow = False
    sp = Build()
    for k in range(150):
        z = 2.5 * r.random()
        sp.lathe([(0.0005, -0.012), (0.0035, 0.0), (0.0005, 0.02)], 8, xform((-2.83 + r.gauss(0, 0.008) + 0.05 * (2.5 - z), -1.72 + r.gauss(0, 0.008), z)))
    sp.obj("spout", finishes.water_drop()).visible_shadow = False
    lw.lawn(-11, 11, 2.9, 8.5, -0.08, 4, a="#4f6a36", b_="#86995a")
    la.plane(-300, 300, 2.8, 300, -0.12, outmats.ground("#5f6f3c", "#43542c"))
    la.plane(-60, 60, -40, 3.4, -0.10, outmats.ground("#5f6f3c", "#43542c"))
    pt.scrub(-10, 10, 8.2, 11.5, -0.1, 16, 150, (0.4, 1.3), "#42583a", "#86986a")
    for x, y, h, sd in ((-5.6, 9.5, 8.5, 8), (2.6, 12.5, 10.0, 3), (6.4, 9.0, 7.5, 27)):
        tr.gum_tree(xform((x, y, -0.1)), h, sd, lean=0.18)
    tr.tree_line(-60, 60, 26, -0.4, 10, 9, step=0.4)
    la.escarpment(-1200, 1000, 330, 200, -4, 430, 22, air="#a3adb3", glow=0.42, reach=420.0)
    from .weather_rooms import fog
    fog(((15, 0.08), (22, 0.14), (60, 0.25)), color="#aab4b8")
    li.sky(44, 170, 0.26, 0.13, clouds=1.8, seed=36.0, dust=3.0)
    li.area((0.2, 0.4, 2.35), (0.2, 0.6, 0), 3.6, 34, "#ffe9cf", 2.6)
    li.area((0.5, -4.6, 2.2), (0, 1.2, 0.8), 5.0, 90, "#eaf0f4", 2.0)
    li.camera((1.75, -4.3, 1.36), (-0.2, 2.0), 24, 0.06)
    li.look(0.42, -0.08)


@mats.material
def wet_pavers(t):
    r = t("Attribute", {"attribute_name": "rnd"}).outputs["Fac"]
    v = mats.coords(t)
    n = mats.noise_fac(t, v, 1.1, 5)
    c = mats.mixc(t, mats.math_(t, "ADD", mats.math_(t, "MULTIPLY", r, 0.5), mats.math_(t, "MULTIPLY", mats.noise_fac(t, v, 40, 3), 0.4)), mats.rgb("#8b857a"), mats.rgb("#6f6a61"))
    y = t("SeparateXYZ", Vector=v).outputs
    # Wet outside the roof, dry beneath it.
    out = mats.math_(t, "MAXIMUM", mats.math_(t, "GREATER_THAN", mats.math_(t, "ABSOLUTE", mats.math_(t, "SUBTRACT", y[0], 0.2)), 3.1), mats.math_(t, "LESS_THAN", mats.math_(t, "ADD", y[1], mats.math_(t, "MULTIPLY", n, 0.5)), -1.55))
    c = mats.mixc(t, mats.math_(t, "MULTIPLY", out, 0.55), c, mats.rgb("#3f3d39"))
    rough = t("MapRange", Value=mats.math_(t, "MULTIPLY", out, n), i1=0.0, i2=0.6, i3=0.75, i4=0.05).outputs[0]
    t.out(t("BsdfPrincipled", Base_Color=c, Roughness=rough, Specular=0.5))


@scene("pergola-autumn")
def pergola_autumn():
    """A charcoal pergola in a Highlands garden at the end of April: maples turned, blades part open, a rug over the bench."""
    p = Build()
    r = rng(14)
    for j in range(9):
        for i in range(11):
            p.box((-3.4 + i * 0.72 + (0.36 if j % 2 else 0), 2.2 - j * 0.62, -0.03), (0.71, 0.61, 0.06), 0.008, rnd=r.random())
    p.obj("bluestone", mats.stone("#77797a", "#5c5f61", 3.0, 0.6, 0.1))
    od.louvred_roof(5.2, 3.8, xform((0.15, 2.0, 0)), 2.6, -48, "#34383a", "#5a5f61", posts=((-1, -1), (1, -1), (-1, 1), (1, 1)), along="x")
    od.zip_screen(3.8 - 0.34, 2.58, 2.45, xform((2.65, 0.1, 0), rz=-90), "#4a4a44", 0.24, "#34383a", y=0.0)
    tb.table(xform((0.1, 0.4, 0), rz=-6), 2.1, 0.95, wood=fu.WALNUT)
    tb.bench(xform((0.25, 1.15, 0), rz=-6), 1.9, 0.38, 0.45, wood=fu.WALNUT)
    for x, a in ((-0.5, 168), (0.5, 182)):
        se.spindle_chair(xform((x, -0.45, 0), rz=a), fu.WALNUT, "#2f3b3a")
    se.throw(xform((0.75, 0.92, 0.45), rz=-6), 0.6, 0.36, 0.38, "#a3352c", 5)
    top = xform((0.1, 0.4, 0.742), rz=-6)
    ta.fruit_bowl(top @ xform((0.1, 0.0, 0)), 9, "#a8472f")
    ta.mug(top @ xform((-0.5, -0.15, 0), rz=80), "#e4ddcf")
    ta.mug(top @ xform((0.62, 0.2, 0), rz=10), "#6f7d74")
    ta.books(top @ xform((-0.45, 0.2, 0), rz=20), 1, 3)
    _firepit(xform((-2.7, -2.9, 0)))
    for x, y, a in ((-1.65, -3.4, 60), (-3.4, -1.95, -160)):
        ey.sling_chair(xform((x, y, 0), rz=a), fu.WALNUT)
    ct.wood_stack(xform((-2.05, 1.75, 0)), 0.9, 8, 0.34, 3)
    lw.lawn(-11, 11, -9, -3.2, -0.1, 4, a="#66713f", b_="#a3a065")
    lw.lawn(-11, -3.6, -3.2, 6, -0.1, 6, a="#66713f", b_="#a3a065")
    lw.lawn(4.2, 11, -3.2, 6, -0.1, 8, a="#66713f", b_="#a3a065")
    la.plane(-200, 200, -40, 200, -0.14, outmats.ground("#77804a", "#59633a"))
    for s, seed, cols in ((0, 3, ("#a33a1c", "#d9772f")), (1, 8, ("#b5651d", "#e2a83a")), (2, 5, ("#8a2a1c", "#c9552a"))):
        x, y, h = ((-5.4, 5.2, 6.0), (1.4, 8.2, 7.5), (6.3, 5.4, 5.6))[s]
        tr.far_trees([(x, y, -0.2, h * 1.25), (x + 1.1, y + 0.8, -0.2, h * 0.95), (x - 0.9, y + 1.3, -0.2, h)], seed, cols[0], cols[1])
        ct.leaves_about(xform((x, y, -0.08)), -3.2, 3.2, -3.6, 2.6, 420, seed, cols[0], cols[1], (0.06, 0.11), 0.03)
    ct.leaves_about(xform(), -3.6, 4.0, -3.2, 2.2, 170, 21, "#a33a1c", "#d99a3a", (0.06, 0.10), 0.004)
    pt.hedge_line(-12, 12, 9.8, -0.1, 0.8, 7, a="#35472f", b_="#6b7d55")
    tr.far_trees([(-14, 16, -0.2, 7), (-8, 20, -0.2, 9), (4, 24, -0.2, 8), (11, 17, -0.2, 7.5), (17, 22, -0.2, 9)], 5, "#7d5a24", "#c99a3a")
    tr.tree_line(-60, 60, 34, -0.4, 10, 9, step=0.45)
    la.hill(-500, 500, 130, 360, 34, -4, 9, 0.6, 0.0, 0.8)
    li.sun(24, 232, 5.4, "#ffd9a0", 0.6)
    li.sky(24, 232, 0.18, 0.12, clouds=0.4, seed=17.0, dust=0.8)
    li.camera((2.6, -6.2, 1.45), (-0.5, 0.8), 24, 0.075)
    li.look(0.32, -0.10)


def _firepit(at):
    b = Build(at)
    b.lathe([(0.12, 0.0), (0.16, 0.18), (0.38, 0.32), (0.46, 0.44), (0.48, 0.44), (0.42, 0.30), (0.2, 0.15), (0.001, 0.14)], 48)
    b.obj("fire bowl", mats.metal("#6f4a35", 0.7, 0.6))
    w = Build(at)
    for i in range(5):
        a = i * 1.25
        w.tube([(0.24 * math.cos(a), 0.24 * math.sin(a), 0.30), (-0.18 * math.cos(a + 0.4), -0.18 * math.sin(a + 0.4), 0.42)], 0.036, 9, rnd=i * 0.2)
    w.obj("logs", mats.timber("#7d6248", "#4a3a2c", axis="x", rough=0.9))


@scene("heritage-roses")
def heritage_roses():
    """Painted brick near Berrima: one window from the path, louvred leaves hooked back, roses and a wheelbarrow under it."""
    op = (0.1, 0.85, 1.15, 1.85)
    door = (3.6, 0.02, 1.0, 2.25)
    house_front(11, 3.2, [op, door, (-4.2, 0.85, 1.15, 1.85)], "brick", brick=("#d6cfc0", "#cbc3b2", "#d3ccbd"), bays=1, rows=2, frame="#efece2", trim="#d9d2c2", roof="#5f6466", gutter="#6a4438", over=0.45, behind="open")
    en.front_door(xform((3.6, 0.02, 0)), 1.0, 2.27, "#6a2f2a", lights=True)
    for x in (op[0], -4.2):
        for s in (-1, 1):
            od.heritage_shutter(0.585, 1.93, xform((x + s * (0.575 + 0.10 + 0.30), -0.06, 0.82), rz=s * (3 if s < 0 else 7)), "#3f5f55", 0.62)
            h = Build(xform((x + s * 1.12, -0.10, 0.78)))
            h.tube([(0, 0.08, 0), (0, -0.02, 0), (s * 0.03, -0.03, 0.035)], 0.006, 8)
            h.obj("shutter dog", mats.metal("#2b2926", 0.6))
    r = rng(3)
    p = Build()
    for j in range(6):
        for i in range(50):
            p.box((-5.7 + i * 0.232 + (0.116 if j % 2 else 0), -0.1 - j * 0.22, -0.03), (0.224, 0.212, 0.06), 0.006, rnd=r.random())
    p.obj("verandah bricks", mats.timber("#9c6a52", "#77503e", axis="z", rough=0.85, planks=0.5, grain=0.4))
    tb.bench(xform((1.85, -0.42, 0)), 1.3, 0.38, 0.45, fu.WALNUT)
    ct.shoes(xform((2.65, -0.3, 0), rz=10), "#3f4f3a", "#2a2622", 1.0, 0.26)
    ta.basket(xform((1.6, -0.42, 0.45)), 0.17, 0.15)
    _hatlike(xform((2.05, -0.42, 0.455), rz=30))
    en.doormat(xform((3.6, -0.45, 0)))
    Build().box((3.6, -4.6, -0.14), (1.3, 4.6, 0.1), 0.01).obj("path", mats.stone("#b3a78f", "#94886f", 8.0, 0.9, 0.4))
    lw.lawn(-9, 2.9, -9, -2.3, -0.18, 3, a="#5f7038", b_="#98a35c")
    lw.lawn(4.3, 9, -9, -1.4, -0.18, 5, a="#5f7038", b_="#98a35c")
    la.plane(-60, 60, -60, 3, -0.22, outmats.ground())
    pt.bed(-6, 2.9, -2.3, -1.4, -0.16)
    en.downpipe(xform((5.2, 0, 0)), -0.1, 3.2, 0.45, "#d9d2c2")
    for x in (-1.9, 1.75):
        ya.vent(xform((x, -0.004, 0.28)), "#b9b0a0")
    _roses([(-4.6, -1.85, 0.62, "#c9506a"), (-3.4, -1.75, 0.74, "#e6d3cf"), (-2.2, -1.9, 0.58, "#c9506a"), (-1.05, -1.8, 0.60, "#d98a5a"), (0.95, -1.85, 0.50, "#e6d3cf"), (2.2, -1.8, 0.64, "#c9506a")])
    pt.grasses([(-5.2 + i * 0.42, -2.2, -0.16, 0.5 + (i * 0.37) % 0.4) for i in range(19)], 0.42, 5, a="#66775a", b_="#a3ad92")
    _barrow(xform((0.75, -3.2, -0.18), rz=28))
    la.plane(-400, 400, 3, 400, -0.4, outmats.ground())
    for x, y, h, sd in ((-7.5, 6.5, 8.5, 5), (7.0, 8.0, 9.5, 8), (0.5, 12, 11, 4)):
        tr.gum_tree(xform((x, y, -0.2)), h, sd, a="#47602f", b_="#86a052", bark="#6a5a4a", lean=0.03)
    tr.tree_line(-60, 60, 28, -0.4, 11, 3, a="#47602f", b_="#86a052")
    tr.tree_line(-34, 34, -30, -0.5, 7.0, 21, step=0.5)
    boundary(10.5, -0.25)
    li.sun(34, 128, 5.2, "#ffeccc", 0.6)
    li.sky(34, 128, 0.18, 0.13, clouds=0.6, seed=24.0, dust=0.6)
    li.camera((-2.2, -5.2, 1.30), (1.05, -0.2), 29, 0.045)
    li.look(0.32, -0.10)


def _hatlike(at):
    Build(at).lathe([(0.001, 0.11), (0.07, 0.108), (0.088, 0.09), (0.095, 0.0), (0.20, -0.008), (0.205, 0.0), (0.1, 0.008)], 48).obj("hat", cloths.rug("#cdb07a", "#b59558", 0.006))


def _roses(beds):
    for k, (x, y, s, c) in enumerate(beds):
        pt.shrubs([(x, y, -0.10 + s * 0.75, s * 0.62), (x + 0.22 * s, y + 0.05, -0.1 + s * 0.45, s * 0.5), (x - 0.25 * s, y, -0.1 + s * 0.5, s * 0.48)], k + 2, a="#3f5f34", b_="#7f9c5a", leaf=(0.05, 0.03))
        r = rng(k + 40)
        b = Build()
        for _ in range(26):
            a, e = r.uniform(0, 6.283), r.uniform(-0.2, 1.3)
            d = s * 0.66
            px, py, pz = x + d * math.cos(a) * math.cos(e), y + d * math.sin(a) * math.cos(e), -0.10 + s * 0.72 + d * math.sin(e) * 0.9
            for q in range(3):
                rr = 0.042 - 0.011 * q
                mm = xform((px, py, pz), rz=math.degrees(a) - 90, rx=-30 + 20 * math.cos(e))
                b.lathe([(0.001, 0.004 * q), (rr * 0.7, 0.004 + 0.010 * q), (rr, 0.018 + 0.008 * q), (rr * 0.9, 0.026 + 0.007 * q)], 10, mm)
        b.obj("roses", mats.leaf(c, c, 0.6, 0.35), thickness=0.002)


def _barrow(at):
    """Wheelbarrow with clippings and a fork in it."""
    b = Build(at)
    b.surf(lambda u, v: ((u - 0.5) * (0.5 + 0.16 * math.sin(math.pi * v)) * 1.0, -0.45 + 0.9 * v, 0.62 - 0.30 * (math.sin(math.pi * v) ** 0.5) * (1 - (2 * u - 1) ** 4)), 24, 24)
    b.obj("tray", mats.paint("#4f6f5a", 0.5), thickness=0.006)
    f = Build(at)
    for s in (-1, 1):
        f.tube([(s * 0.06, 0.62, 0.24), (s * 0.2, 0.2, 0.34), (s * 0.26, -0.4, 0.50), (s * 0.28, -0.95, 0.62)], 0.016, 8)
        f.tube([(s * 0.22, -0.18, 0.44), (s * 0.24, -0.32, 0.0)], 0.014, 8)
    f.obj("barrow frame", mats.paint("#3a3d3c", 0.5))
    w = Build(at)
    w.tube([(0, 0.64 + 0.19 * math.cos(a), 0.20 + 0.19 * math.sin(a)) for a in [2 * math.pi * i / 28 for i in range(29)]], 0.036, 10)
    w.obj("tyre", mats.paint("#222222", 0.8))
    pt.shrubs([(*(at @ xform((0.03, 0.0, 0.56))).translation, 0.26)], 9, a="#5f7038", b_="#a3a86a")
    h = Build(at)
    h.tube([(0.1, 0.2, 0.55), (-0.1, -0.85, 0.95)], 0.015, 8)
    h.obj("fork handle", mats.timber("#b08d62", "#86663f", axis="y"))
