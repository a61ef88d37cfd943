"""A recessed apartment balcony in the rain, its clear zip blind down, the escarpment beyond the roofs."""
import math

from kit import Build, cloths, de, ed, en, finishes, fl, fu, la, li, mats, od, outmats, pl, rm, rng, se, ta, tb, tr, xform

from .foreshore import house
from .registry import scene

W, D, H = 4.0, 2.5, 2.6
CLOUD = "#a3adb3"


@scene("strata-clear-blind")
def strata():
    """The open side at y = D, between two side walls that carry the tracks; the bars stand outside the blind."""
    for s in (-1, 1):
        rm.wall(D + 0.5, H, xform((s * W / 2, (D + 0.3) / 2, 0), rz=-90 * s), [], mat=mats.paint("#dcd8cc", 0.9, 0.4, 0.2), skirting=0)
    fl.sheet(W, D + 0.3, (0, (D + 0.3) / 2), finishes.terrazzo("#c3beb2", ("#9b948a", "#7f7a71", "#dedace"), 0.4))
    Build().box((0, D / 2, H + 0.1), (W + 0.6, D + 0.8, 0.2)).obj("slab", mats.paint("#ece9e1", 0.85, 0.2, 0.2))
    _room()
    at = xform((0, D - 0.05, 0))
    od.clear_zip_screen(W - 0.02, H - 0.01, H - 0.13, at, "#34383a", y=0.0)
    _drops(at)
    _bars(xform((0, D + 0.12, 0)))
    _lunch(xform((-0.45, 1.25, 0), rz=8))
    ed.umbrella(xform((-1.82, 2.2, 0), rz=90))
    en.wall_lamp(xform((-W / 2, 1.5, 1.75), rz=90))
    _suburb(-11)
    _rain()
    li.sky(42, 170, 0.22, 0.10, clouds=1.7, seed=31.0, dust=3.0)
    li.area((-0.5, 1.4, 2.5), (-0.5, 1.4, 0), 0.7, 30, "#ffe2bd")
    li.area((0.6, -0.4, 2.2), (-0.4, 2.0, 0.9), 2.2, 40, "#fff0dc")
    # Daylight for the room, which the drops must not show as a white sheet.
    li.area((0, D + 0.35, 1.5), (0, 0, 1.6), 3.8, 60, "#eaf1f6", 2.0).visible_transmission = False
    li.camera((1.45, 0.05, 1.5), (-0.5, D), 22, -0.03)
    li.look(0.42, -0.15)


def _room():
    """Behind the camera, for the sheet to mirror: the door's white frame, a lit globe, a picture."""
    rm.wall(W + 0.4, H, xform((0, -0.25, 0), rz=180), [(0.2, 0.0, 2.6, 2.3)], mat=mats.paint("#c9c2b3", 0.9), skirting=0)
    rm.shell(-2.5, 2.5, -0.35, -3.6, 2.55, "#cdbfa6", sides=False)
    for x in (-0.9, 0.5):
        de.shade_pendant(xform((x, -1.5, 2.55)), 0.16, 0.6, kind="globe")
    de.picture(xform((-0.2, -3.5, 1.5), rz=180), 1.2, 0.8, 4, fu.OAK)


def _bars(at):
    """Steel balustrade: uprights closer than a child's head, a flat rail."""
    b = Build(at)
    n = round(W / 0.105)
    for i in range(n + 1):
        b.tube([((i / n - 0.5) * W, 0, 0.08), ((i / n - 0.5) * W, 0, 1.05)], 0.008, 8)
    b.box((0, 0, 0.08), (W, 0.04, 0.03), 0.004)
    b.box((0, 0, 1.06), (W, 0.06, 0.03), 0.006)
    b.obj("bars", mats.paint("#3b3f41", 0.3))


def _lunch(at):
    """Laid for four, no chair where a child could climb from it to the rail."""
    tb.table(at, 1.3, 0.78, 0.74, fu.OAK)
    for x, y, turn in ((-0.92, 0.02, 82), (0.95, 0.05, -98), (-0.28, -0.62, 176), (0.36, -0.6, 186)):
        se.bentwood_chair(at @ xform((x, y, 0), rz=turn), "#3a3d3c")
    for x, y, color in ((-0.32, 0.22, "#e9e4d8"), (0.32, 0.22, "#e9e4d8"), (-0.32, -0.22, "#e9e4d8"), (0.34, -0.22, "#e9e4d8")):
        ta.vase(at @ xform((x, y, 0.74), scale=0.75), 1.0, color, 2)
        Build(at).box((x - 0.19, y, 0.744), (0.09, 0.2, 0.006), 0.002).obj("napkin", cloths.fabric("#5f7a80", 700.0))
    ta.fruit_bowl(at @ xform((0.02, 0.0, 0.74)), 4, "#a8472f")
    ta.mug(at @ xform((-0.1, 0.27, 0.74), rz=40), "#c98f62")
    ta.mug(at @ xform((0.12, -0.29, 0.74), rz=200), "#c98f62")
    ta.vase(at @ xform((0.52, 0.02, 0.74)), 0.7, "#7f8f86")
    pl.sprig(at @ xform((0.52, 0.02, 0.90)), 5, 6, 0.38)


def _drops(at, outside=0.0025):
    """Rain on the outer face: beads of every size, and the tracks of those that grew heavy and ran."""
    r = rng(17)
    b = Build(at)
    ring = [2 * math.pi * k / 9 for k in range(9)]

    def bead(x, z, size, tall=1.0):
        w, deep = size * r.uniform(0.8, 1.15), size * r.uniform(0.35, 0.55)
        skew = r.uniform(-0.2, 0.2)
        pts = [(x + k * w * math.cos(a) + skew * k * size * math.sin(a), outside + deep * d, z + k * size * tall * math.sin(a)) for k, d in ((1.0, 0.0), (0.85, 0.55), (0.5, 0.88)) for a in ring]
        pts.append((x, outside + deep, z))
        faces = [(i * 9 + k, i * 9 + (k + 1) % 9, (i + 1) * 9 + (k + 1) % 9, (i + 1) * 9 + k) for i in range(2) for k in range(9)]
        b.add(pts, faces + [(18 + k, 18 + (k + 1) % 9, 27) for k in range(9)] + [tuple(range(9))[::-1]], True)

    for _ in range(9000):
        bead(r.uniform(-W / 2 + 0.1, W / 2 - 0.1), r.uniform(0.28, 2.4), 0.0011 + 0.0046 * r.random() ** 2.6)
    for _ in range(90):
        x, z = r.uniform(-W / 2 + 0.1, W / 2 - 0.1), r.uniform(0.9, 2.4)
        end = z - r.uniform(0.15, 0.9)
        while z > max(end, 0.3):
            bead(x, z, r.uniform(0.0011, 0.0024), r.uniform(1.0, 3.0))
            x, z = x + r.gauss(0, 0.0012), z - r.uniform(0.005, 0.022)
        bead(x, z, r.uniform(0.0045, 0.0065), 1.35)
    b.obj("drops", finishes.water_drop()).visible_shadow = False


def _rain():
    """Streaks, slanted by the wind."""
    r = rng(5)
    b = Build()
    for _ in range(1500):
        x, y, z, long = r.uniform(-9, 5), r.uniform(D + 0.4, 16), r.uniform(-4, 5), r.uniform(0.12, 0.5)
        b.tube([(x, y, z), (x + 0.22 * long, y, z + long)], 0.0011, 4)
    b.obj("rain", cloths.cloth("#eef2f4", 0.5, 0.8)).visible_shadow = False


def _suburb(z):
    """Roofs among trees, a street, the escarpment with cloud on its rim."""
    la.plane(-500, 500, 4, 520, z, outmats.ground("#59603f", "#3c452e", scale=1.6, contrast=2.0, air=CLOUD, glow=0.40))
    s = Build()
    for y in (46, 104):
        s.box((0, y, z + 0.04), (900, 7.5, 0.1))
    s.obj("streets", outmats.asphalt())
    r = rng(23)
    for row, y in enumerate((37, 64, 86, 124, 150)):
        for k in range(17):
            x = -150 + k * 17 + (row % 2) * 7 + r.uniform(-2, 2)
            house(xform((x, y + r.uniform(-2, 2), z), rz=r.uniform(-5, 5)), r.choice(("#b3ab9c", "#8b695a", "#a1a49b", "#b5afa2", "#86665a")), r.choice(("#5f463e", "#4f5457", "#66544a", "#6b7070")))
    tr.far_trees([(r.uniform(-170, 110), r.choice((18, 25, 29, 53, 75, 95, 113, 137)) + r.gauss(0, 2.8), z, r.uniform(3, 8)) for _ in range(560)], 31)
    for k in range(4):
        tr.tree_line(-320, 320, 165 + k * 34, z, 9 + k, 12 + k, step=0.5)
    la.escarpment(-1500, 1100, 330, 215, z - 3, 430, 14, air=CLOUD, glow=0.40, reach=420.0)
