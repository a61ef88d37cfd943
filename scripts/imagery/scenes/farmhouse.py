"""The farmhouse at the forest's edge."""
import math

from kit import Build, en, ex, fu, la, li, lw, mats, od, outmats, pl, pt, tb, tr, xform

from .houses import house_front
from .registry import scene


@scene("bushfire-shutters")
def bushfire():
    """One shutter part-way, one down. Seen from the drive, a little high."""
    _farmhouse(1.15)
    li.camera((-4.3, -6.0, 1.75), (-0.05, 0), 27, 0.02)


@scene("bushfire-shutters-down")
def down():
    """Both down, near enough to see the slats run in their guides."""
    _farmhouse(2.17)
    li.camera((4.1, -4.3, 1.55), (0.35, 0), 27, 0.0)


def _farmhouse(door):
    """Farmhouse at the forest's edge, the shutter over its door let down by `door` metres."""
    ops = [(-2.2, 0.02, 2.6, 2.2), (1.9, 0.85, 1.9, 1.35)]
    house_front(13, 2.8, ops, "board", "#8b8c7f", bays=2, frame="#2f3234", roof="#4b5154", trim="#2f3234", gutter="#2f3234", over=0.45, behind="bush")
    od.roller_shutter(2.6, 2.2, door, xform((-2.2, -0.06, 0.02)), "#43474a", "#43474a", slat=0.052)
    od.roller_shutter(1.9, 1.35, 1.30, xform((1.9, -0.06, 0.85)), "#43474a", "#43474a", slat=0.052)
    ex.deck(12, 2.6, xform((0, 0, -0.02)), along="x", light="#8f8273", dark="#6d6256")
    tb.bench(xform((0.25, -0.5, -0.02)), 1.3, 0.36, 0.45, fu.WALNUT)
    _water_tank((5.3, 1.0))
    en.downpipe(xform((3.2, -0.03, 0)), -0.1, 2.8, 0.45, "#2f3234")
    pl.pot(xform((3.4, -0.5, -0.02)), 0.24, 0.42, "#b9805c")
    pt.grasses([(3.4, -0.5, 0.34)], 0.8, 3)
    la.plane(-60, 60, -40, 3, -0.32, outmats.ground("#a39b6c", "#6f6c48"))
    lw.lawn(-9, 9, -8, -2.7, -0.32, 5, h=0.07, a="#77734a", b_="#b5a873")
    pt.grasses([(-7 + i * 0.5, -3.2 - (i % 3) * 0.5, -0.32) for i in range(28)], 0.55, 3, a="#7d7a50", b_="#bfb27d")
    pt.scrub(7.2, 34, -9, 16, -0.35, 14, 420, (0.4, 1.3), "#56603f", "#a39d6d")
    tr.tree_line(-14, 14, 0, -0.3, 8, 17, step=0.4, at=xform((27, 4, 0), rz=-90))
    for i, (x, y, h) in enumerate([(-7.5, 5, 10), (-3.5, 9, 11), (2.5, 8, 10), (7, 5.5, 11)]):
        tr.gum_tree(xform((x, y, -0.3)), h, 20 + i)
    li.sun(28, 238, 5.4, "#ffd6a4", 0.6)
    li.sky(28, 238, 0.17, 0.13, clouds=0.4, seed=1.0, dust=2.5)
    li.look(0.4, -0.12)


def _water_tank(xy, r=1.1, h=2.1):
    """Corrugated rainwater tank."""
    b = Build(xform((xy[0], xy[1] - 1.6, -0.3)))
    n = 120
    b.lathe([(r + 0.014 * math.sin(math.pi * i / 4), h * i / 220) for i in range(221)] + [(r * 0.5, h + 0.12), (0.001, h + 0.18)], n)
    b.obj("water tank", mats.metal("#8d9594", 0.45, 0.6))
