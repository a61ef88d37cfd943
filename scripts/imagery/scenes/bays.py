"""The Federation bay window."""
from kit import Build, cloths, de, ey, finishes, fl, fu, fx, la, li, mats, outmats, pl, pt, rm, se, sh, ta, tb, tr, xform

from .registry import scene


@scene("federation-bay-shutters")
def federation_bay():
    r = rm.Room(5.4, 5.0, 3.15, skip=("far",), color="#dcd5c2")
    rm.wall(5.84, 3.15, r.at["far"], [(0.1, 0.0, 3.3, 2.75)], color="#dcd5c2", skirting=0.24, trim="#f3efe4")
    fl.floor_boards(5.6, 6.4, (0, 3.2), 0.11, "#a8713f", "#7a4d29", 12)
    r2 = (("l", xform((-1.1, 5.45, 0), rz=48.4), 1.21, [(0.0, 0.62, 0.80, 1.98)]),
          ("c", xform((0.1, 5.9, 0)), 1.62, [(0.0, 0.62, 1.26, 1.98)]),
          ("r", xform((1.3, 5.45, 0), rz=-48.4), 1.21, [(0.0, 0.62, 0.80, 1.98)]))
    for name, at, ln, ops in r2:
        rm.wall(ln + 0.16, 2.75, at, ops, color="#dcd5c2", skirting=0, trim="#f3efe4")
        for op in ops:
            rm.architrave(at, op, 0.085, 0.028, "#f3efe4")
            rm.window_frame(at, op, 1, 1, "#f3efe4")
            _leadlight(at, op)
            sh.plantation_shutters(op[2], 1.40, at @ xform((op[0], 0, op[1])), 2, -25, "#f5f2e9", blade=0.063, midrail=None, rod=True)
    Build().box((0.1, 5.6, 2.80), (3.6, 1.4, 0.10)).obj("bay soffit", mats.paint("#f5f3ee", 0.9, 0, 0.1))
    _window_seat()
    for side in ("left", "right"):
        fx.moulding(r.at[side], 5.0, 2.30, ((0, 0), (-0.03, 0), (-0.035, -0.025), (-0.015, -0.05), (0, -0.055)), "#f3efe4")
        fx.moulding(r.at[side], 5.0, 3.15, color="#f5f3ee", profile=((0, 0), (-0.16, 0), (-0.15, -0.04), (-0.07, -0.07), (-0.04, -0.14), (0, -0.16)))
    fx.moulding(r.at["far"], 5.4, 3.15, color="#f5f3ee", profile=((0, 0), (-0.16, 0), (-0.15, -0.04), (-0.07, -0.07), (-0.04, -0.14), (0, -0.16)))
    _bay_arch(r.at["far"])
    de.rug(xform((0.0, 3.2, 0)), 2.9, 2.0, "#a1604a", "#d8c3a0", 0.09)
    ey.easy_chair(xform((1.62, 3.72, 0), rz=-58), "#5d6b50", fu.WALNUT, 5)
    tb.pedestal_table(xform((-0.55, 3.15, 0)), 0.34, 0.5, wood=fu.WALNUT)
    ta.books(xform((-0.62, 3.1, 0.5), rz=24), 3, 4)
    ta.vase(xform((-0.45, 3.22, 0.5)), 0.8, "#8fa0a0")
    pl.sprig(xform((-0.45, 3.22, 0.65)), 9, 6, 0.42)
    se.slip_sofa(xform((-2.0, 3.1, 0), rz=78), 1.75, "#cfc4ae", ("#8c4a36", "#c9b083"), 6)
    de.floor_lamp(xform((2.3, 4.5, 0)), "#f1e2c4", "#8a6a3c")
    de.picture(r.at["right"] @ xform((-0.6, 0, 1.62)), 0.7, 0.9, 6.0, fu.WALNUT, a="#8fa37c", b="#d9b07a", c="#4f6b63")
    la.plane(-400, 400, 6.2, 300, -0.5, outmats.ground())
    pt.hedge_line(-9, 9, 9.4, -0.5, 0.95, 4, a="#46583a", b_="#7f8f62")
    # Leaves all the way up behind the blades: against pale grass and haze they cannot be told apart.
    pt.scrub(-12, 12, 10.4, 13, -0.5, 9, 80, (0.7, 1.5), "#3f5033", "#71825a")
    pt.hedge_line(-22, 22, 14.5, -0.5, 2.3, 7, step=0.35, a="#42523a", b_="#76855c")
    pt.grasses([(-4 + i * 0.5, 8.2 + (i * 0.37) % 0.8, -0.5) for i in range(18)], 0.7, 3)
    tr.gum_tree(xform((-3.6, 14.5, -0.5)), 8.5, 5)
    tr.tree_line(-30, 30, 22, -0.5, 4.6, 6, step=0.4)
    la.escarpment(-900, 900, 260, 120, -4, 400, 5)
    li.sun(30, 38, 19)
    li.sky(30, 116, 0.22, 0.11, clouds=0.75, seed=27.0, dust=0.6)
    li.area((0.1, 5.35, 1.4), (0.1, 2.5, 1.5), 2.4, 62, "#eef3ff", 1.2)
    li.area((0.4, 0.4, 2.8), (0, 4, 0.6), 2.6, 54, "#ffefdc")
    li.camera((0.62, 0.3, 1.36), (0.0, 5.0), 33, 0.03)
    li.look(0.75, -0.25)


def _leadlight(at, op):
    """Coloured fanlight above the shutters: lead cames and a small pattern of glass."""
    x, z, w, h = op
    z0 = z + 1.44
    Build(at).box((x, 0.10, z0 - 0.01), (w, 0.10, 0.055), 0.004).obj("transom", mats.paint("#f3efe4", 0.4))
    lead = Build(at)
    cols = ("#d9a441", "#9fb98a", "#b5523a", "#e8d9a8")
    panes = [Build(at) for _ in cols]
    n, top = max(3, round(w / 0.16)), z + h
    for i in range(n):
        x0, x1 = x - w / 2 + w * i / n, x - w / 2 + w * (i + 1) / n
        for k, (za, zb) in enumerate(((z0 + 0.02, z0 + 0.16), (z0 + 0.16, top - 0.12), (top - 0.12, top - 0.02))):
            g = panes[(1, 3, 0)[k] if (i + k) % 3 else 2 if k != 1 else 0]
            g.add([(x0, 0.13, za), (x1, 0.13, za), (x1, 0.13, zb), (x0, 0.13, zb)], [(0, 1, 2, 3)])
            lead.box(((x0 + x1) / 2, 0.128, zb), (x1 - x0, 0.010, 0.010))
        if i:
            lead.box((x0, 0.128, (z0 + top) / 2), (0.010, 0.010, top - z0))
    lead.obj("cames", mats.metal("#4a4a48", 0.5))
    for g, c in zip(panes, cols):
        if g.v:
            g.obj("coloured glass", finishes.tinted(c)).visible_shadow = False


def _window_seat():
    b = Build()
    front = 5.06
    b.add([(-1.52, front, 0), (1.72, front, 0), (0.92, 5.86, 0), (-0.72, 5.86, 0), (-1.52, front, 0.44), (1.72, front, 0.44), (0.92, 5.86, 0.44), (-0.72, 5.86, 0.44)],
          [(0, 1, 5, 4), (4, 5, 6, 7), (1, 2, 6, 5), (3, 0, 4, 7)])
    for i in range(4):
        b.box((-1.52 + (i + 0.5) * 0.81, front - 0.008, 0.22), (0.70, 0.02, 0.30), 0.008)
    b.obj("window seat", mats.paint("#f3efe4", 0.4))
    c = Build()
    for i in range(2):
        c.soft_box((-0.55 + i * 1.30, 5.33, 0.50), (1.27, 0.50, 0.11), 0.045, 0.012, 0.004, seed=i + 3)
    c.obj("seat cushion", cloths.fabric("#7d8a76", 560.0, slub=0.4), weld=True)
    se.cushions(xform((0.1, 5.5, 0)), [(-0.85, 0, 0.55, "#c9b083", 14), (-0.5, -0.06, 0.55, "#8c4a36", -6), (0.82, 0, 0.55, "#efe6d4", -12)], 0.42)


def _bay_arch(at):
    """Timber trim where the room opens into the bay."""
    b = Build(at)
    for x in (-1.61, 1.81):
        b.box((x, -0.02, 1.39), (0.12, 0.05, 2.78), 0.008)
        b.box((x, -0.03, 0.15), (0.14, 0.06, 0.30), 0.008)
    b.box((0.1, -0.02, 2.81), (3.54, 0.05, 0.12), 0.008)
    b.obj("bay trim", mats.paint("#f3efe4", 0.4))
