"""Measuring a window, close up."""
from kit import Build, ellipse, ex, fl, le, li, mats, pt, rm, tools, xform

from .registry import scene
from .settings import garden

WIDTH, CASE, BLADE = 0.47, 0.080, 0.025  # metres


@scene("measure-detail")
def measure_detail():
    """Width of a reveal: hook against its left side, back of the case against its right, so the case's own length is added."""
    op = (0, 0.8, WIDTH, 1.3)
    r = rm.Room(3.0, 3.0, 2.6, far=[op], color="#cfd2c8", bays=1, frame="#e9e6de", trim="#e9e6de")
    fl.floor_boards(3, 3, (0, 1.5))
    sill = r.opening("far", op)
    s = Build(sill)
    s.box((0, 0.005, 0.0), (WIDTH, 0.27, 0.034), 0.004)
    for side in (-1, 1):
        s.box((side * (WIDTH / 2 + 0.065), -0.08, 0.0), (0.13, 0.10, 0.034), 0.004)
    s.obj("deep sill", mats.timber("#b39a78", "#86694a", axis="x", rough=0.42, grain=2.4))
    top = sill @ xform((0, 0, 0.0172))
    _tape(top @ xform((0, 0.03, 0)))
    _sample(top @ xform((-0.10, 0.112, 0.001), rx=-9))
    _notes(top @ xform((-0.10, -0.062, 0), rz=9))
    garden(3.4, seed=3, sea=False, tree=False)
    pt.scrub(-3.5, 3.5, 3.9, 7.0, -0.4, 12, 75, (0.4, 0.85))
    ex.paling_fence(30, xform((0, 9.5, -0.4)), seed=3)
    pt.hedge_line(-14, 14, 8.6, -0.4, 0.9, 9, a="#4e5d3c", b_="#858f68")
    li.sun(40, -34, 9)
    li.sky(40, -34, 0.22, 0.085)
    li.area((0.5, 1.4, 1.9), (0, 2.95, 0.8), 0.8, 9, "#fff6ea")
    li.camera((0.075, 2.61, 1.215), (0.004, 3.035, 0.838), 42, 0.0, 11.0, 0.57)
    li.look(0.45, -0.25)


def _tape(at):
    """Steel tape drawn across the reveal, case standing on its base; printed in centimetres, a tick for each millimetre."""
    x0, z = -WIDTH / 2, 0.012
    length = WIDTH - CASE

    def face(x, y, up=0.0):
        return (x0 + x, y, z + 0.0022 * (2 * y / BLADE) ** 2 + up)

    c = Build(at @ xform((WIDTH / 2 - CASE / 2 - 0.0005, 0, 0)))
    c.soft_box((0, 0, 0.034), (CASE, 0.036, 0.068), 0.014, 0.0, 0.0)
    c.obj("tape case", mats.paint("#3a3f40", 0.6, 0.3), weld=True)
    d = Build(at @ xform((WIDTH / 2 - CASE / 2, -0.0182, 0.037), rx=90))
    d.lathe([(0.0001, 0.0022), (0.0225, 0.0022), (0.0245, 0.0)], 48)
    d.obj("tape disc", mats.paint("#d8b92f", 0.4))
    for text, dz, size in (("8 m", 0.0375, 0.013), ("+ 80 mm", 0.0265, 0.0075)):
        le.letters(text, at @ xform((WIDTH / 2 - CASE / 2, -0.0206, dz), rx=90), size, "#26343a")
    k = Build(at @ xform((WIDTH / 2 - CASE + 0.004, 0, 0.058), ry=-38))
    k.box((0, 0, 0), (0.022, 0.016, 0.008), 0.003)
    k.obj("blade lock", mats.paint("#c23f2c", 0.45))
    y = Build(at)
    y.surf(lambda u, v: face(u * (length + 0.01), (v - 0.5) * BLADE), 1, 10)
    y.obj("tape blade", mats.paint("#e6c93c", 0.32), thickness=0.0003)
    black, red = mats.paint("#1d1d1d", 0.95, 0.0, 0.05), mats.paint("#b3261c", 0.95, 0.0, 0.05)
    ticks = Build(at)
    for mm in range(2, round(length * 1000)):
        tall = 0.0075 if mm % 10 == 0 else 0.0055 if mm % 5 == 0 else 0.0035
        for edge in (-1, 1):
            reach = tall if edge < 0 or mm % 10 == 0 else 0.0
            if reach:
                ticks.surf(lambda u, v: face((mm - 0.2 + 0.4 * u) / 1000, edge * (BLADE / 2 - 0.0002 - v * reach), 0.0003), 1, 3)
    ticks.obj("ticks", black)
    for cm in range(1, round(length * 100)):
        ten = cm % 10 == 0
        size = 0.0108 if ten else 0.0080
        le.letters(str(cm), at @ xform(face(cm / 100, -0.0032, 0.0009)), size, "#1d1d1d", mat=red if ten else black)
    h = Build(at)
    h.box((x0 + 0.012, 0, z + 0.0012), (0.022, 0.017, 0.0012), 0.0004)
    h.box((x0 + 0.0008, 0, z - 0.004), (0.0014, 0.019, 0.013), 0.0004)
    for dx in (0.009, 0.018):
        h.lathe([(0.0001, 0.0010), (0.0016, 0.0008), (0.0021, 0.0)], 20, xform((x0 + dx, 0, z + 0.0018)))
    h.obj("tape hook", mats.metal("#c9cac7", 0.28))


def _sample(at):
    """Corner of a shutter, sawn off to show at a window: stile, rail and two blades."""
    b = Build(at)
    b.box((-0.10, 0, 0.09), (0.051, 0.028, 0.18), 0.003)
    b.box((0.0, 0, 0.035), (0.15, 0.026, 0.07), 0.002)
    for z in (0.100, 0.166):
        b.prism(ellipse(0.089, 0.011, 28), 0.148, xform((0, 0, z), rx=-38), smooth=True)
    b.obj("shutter sample", mats.paint("#e4e0d6", 0.34))


def _notes(at):
    """Three widths in pencil, the smallest underlined; the pencil across the page."""
    Build(at).box((0, 0, 0.004), (0.125, 0.088, 0.008), 0.0015).obj("notebook", mats.paint("#e8e2d2", 0.8))
    # Matt: satin paint throws the sun back at the camera and the figures vanish.
    pencil = mats.paint("#434447", 0.95, 0.0, 0.05)
    for i, width in enumerate(("472", "471", "470")):
        le.letters(("top   ", "mid   ", "sill    ")[i] + width, at @ xform((-0.054, 0.020 - 0.024 * i, 0.0083), rz=1.5 * i - 1.5), 0.0175, "#434447", align="LEFT", mat=pencil)
    Build(at).box((-0.004, -0.032, 0.0083), (0.034, 0.0008, 0.0003)).obj("underline", pencil)
    tools.pencil(at @ xform((0.047, -0.006, 0.0118), rz=68))
