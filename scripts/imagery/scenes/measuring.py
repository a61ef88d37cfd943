"""Measuring a window, close up."""
from kit import floors as fl
from kit import lettering as le
from kit import light as li
from kit import mats
from kit import planting as pt
from kit import rooms as rm
from kit import shutters as sh
from kit import trees as tr
from kit.geo import Build, xform

from .registry import scene
from .settings import garden


@scene("measure-detail")
def measure_detail():
    """Tape drawn out on the sill, notebook and pencil beside it, shutters behind."""
    op = (0, 0.8, 1.6, 1.4)
    r = rm.Room(3.0, 3.0, 2.6, far=[op], color="#d8d0be", bays=1)
    fl.floor_boards(3, 3, (0, 1.5))
    far = r.at["far"]
    sh.plantation_shutters(1.6, 1.4, r.opening("far", op), 2, -22, "#dcd8ce", rod=False)
    s = Build(far)
    s.box((0.0, -0.16, 0.80), (2.4, 0.34, 0.034), 0.006)
    s.obj("deep sill", mats.timber("#ab8660", "#80603f", axis="x", rough=0.42, grain=2.4))
    _tape(far @ xform((-0.16, -0.15, 0.8175), rz=-4))
    b = Build(far @ xform((0.02, -0.252, 0.8175), rz=-10))
    b.box((0, 0, 0.005), (0.105, 0.14, 0.010), 0.002)
    b.obj("notebook", mats.paint("#e6dfce", 0.8))
    _page(far @ xform((0.02, -0.252, 0.8176 + 0.0102), rz=-10))
    p = Build(far @ xform((0.115, -0.255, 0.8215), rz=66))
    p.tube([(-0.085, 0, 0), (0.075, 0, 0)], 0.0038, 6)
    p.obj("pencil", mats.paint("#b5532f", 0.5))
    garden(3.4, seed=3, sea=False, tree=False)
    pt.hedge_line(-14, 14, 12.5, -0.4, 1.1, 9, a="#4e5d3c", b_="#858f68")
    pt.hedge_line(-16, 16, 14.5, -0.4, 2.4, 3, a="#43523a", b_="#76825c")
    tr.tree_line(-16, 16, 17, -0.4, 7.5, 4, step=0.42)
    li.sun(34, 32, 10)
    li.sky(34, 32, 0.22, 0.085)
    li.area((0, 2.5, 1.9), (0, 1.4, 0.8), 1.2, 10, "#eef4ff", 0.6)
    li.area((-0.6, 1.2, 2.2), (0, 3, 0.8), 1.2, 24, "#fff1de")
    li.camera((-0.34, 2.18, 1.09), (0.03, 2.9, 0.875), 37, 0.0, 6.3, 0.72)
    li.look(0.45, -0.25)


def _page(at):
    """Three widths in pencil on the open page, the smallest underlined."""
    # Matt: satin paint throws the sun back at the camera and the figures vanish.
    pencil = mats.paint("#434447", 0.95, 0.0, 0.05)
    for i, width in enumerate(("1598", "1596", "1597")):
        le.letters("w  " + width, at @ xform((-0.005, 0.036 - 0.021 * i, 0), rz=2 * i - 2), 0.0145, "#434447", mat=pencil)
    b = Build(at)
    b.box((0.006, 0.0115, 0), (0.036, 0.0007, 0.0003))
    b.obj("underline", pencil)


def _tape(at):
    """Tape measure lying on its side: rounded case, curved yellow blade with centimetres, steel hook at its end."""
    c = Build(at)
    c.soft_box((0, 0, 0.034), (0.082, 0.040, 0.068), 0.016, 0.0, 0.0)
    c.obj("tape case", mats.paint("#2f4a52", 0.4), weld=True)
    d = Build(at @ xform((0, -0.0205, 0.036), rx=90))
    d.lathe([(0.0001, 0.0022), (0.022, 0.0022), (0.024, 0.0)], 36)
    d.obj("tape disc", mats.paint("#d8b92f", 0.4))
    le.letters("8 m", at @ xform((0, -0.0231, 0.030), rx=90), 0.017, "#26343a")
    y = Build(at)
    y.surf(lambda u, v: (0.036 + 0.62 * u, (v - 0.5) * 0.025, 0.0012 + 0.0035 * (2 * v - 1) ** 2), 1, 8)
    y.obj("tape blade", mats.paint("#e2c53a", 0.35))
    k = Build(at)
    for i in range(1, 62):
        ln = 0.012 if i % 5 == 0 else 0.007
        k.box((0.036 + 0.01 * i, -0.0118 + ln / 2, 0.0047), (0.0009, ln, 0.0005))
        if i % 5 == 0:
            le.letters(str(66 - i), at @ xform((0.036 + 0.01 * i, 0.002, 0.0042)), 0.0105, "#1d1d1d")
    k.obj("tape marks", mats.paint("#1d1d1d", 0.6))
    h = Build(at)
    h.box((0.655, 0, 0.004), (0.012, 0.022, 0.0015))
    h.box((0.661, 0, -0.001), (0.0015, 0.022, 0.011))
    h.obj("tape hook", mats.metal("#c9cac7", 0.3))
