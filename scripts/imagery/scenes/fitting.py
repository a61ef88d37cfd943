"""A shutter's frame going into a window."""
from mathutils import Vector

from kit import Build, fl, gloves, li, mats, pt, rm, tools, xform

from .registry import scene
from .settings import garden

WIDTH = 1.2
LEG, DEEP, SCREW = 0.024, 0.056, 0.315  # metres: the frame's section, height of the screw


@scene("fitting-frame")
def fitting_frame():
    """A gloved hand drives a screw through the side of the frame, packed off the reveal; a level lies on its lower member."""
    op = (0, 0.85, WIDTH, 1.3)
    r = rm.Room(3.4, 3.0, 2.6, far=[op], color="#c9cdbf", bays=1, frame="#d3d0c4", trim="#c3bfae")
    fl.floor_boards(3.4, 3, (0, 1.5))
    sill = r.opening("far", op)
    _frame(sill)
    point = sill @ xform((WIDTH / 2 - 0.004 - LEG, 0.026, SCREW))
    tools.screw(point @ xform((-0.024, 0, 0)), 0.075)
    grip = point @ xform((-0.024 - 0.036, 0, 0))
    tools.driver_bit(grip)
    tools.drill(grip)
    _hand(grip)
    tools.spirit_level(sill @ xform((WIDTH / 2 - 0.215, 0.018, LEG + 0.002)))
    _marks(sill)
    tools.pencil(sill @ xform((WIDTH / 2 - 0.09, -0.055, 0.0045), rz=-28), "#b8452e")
    garden(3.6, seed=11, sea=False, tree=False)
    pt.hedge_line(-14, 14, 8.6, -0.4, 0.9, 9, a="#4e5d3c", b_="#858f68")
    li.sun(42, -40, 8)
    li.sky(42, -40, 0.24, 0.09)
    li.area((-0.6, 1.0, 2.0), (0.4, 2.95, 1.1), 0.9, 16, "#fff6ea")
    li.camera((0.02, 2.16, 1.30), (0.33, 3.03, 1.06), 44, 0.0, 6.3, 0.93)
    li.look(0.45, -0.25)


def _frame(sill):
    b = Build(sill)
    x = WIDTH / 2 - 0.004
    b.box((x - LEG / 2, DEEP / 2, 0.65), (LEG, DEEP, 1.3), 0.0015)
    b.box((x - LEG - 0.006, DEEP - 0.009, 0.65), (0.012, 0.018, 1.3), 0.0012)
    b.box((0, DEEP / 2, LEG / 2 + 0.002), (WIDTH - 2 * LEG - 0.008, DEEP, LEG), 0.0015)
    b.box((0, DEEP - 0.009, LEG + 0.008), (WIDTH - 2 * LEG - 0.03, 0.018, 0.012), 0.0012)
    b.obj("shutter frame", mats.paint("#ece8de", 0.33))
    p = Build(sill)
    for z in (0.05, SCREW + 0.03):
        p.box((WIDTH / 2 - 0.002, 0.012, z), (0.004, 0.05, 0.022), 0.0004)
    p.obj("packers", mats.paint("#3c6fa8", 0.4))


def _marks(sill):
    """In pencil on the frame, where the next screw goes."""
    b = Build(sill)
    for turn in (0, 90):
        b.box((0, 0, 0), (0.0003, 0.0011, 0.026), m=xform((WIDTH / 2 - 0.004 - LEG, 0.026, SCREW - 0.12), rx=turn + 4))
    b.obj("pencil marks", mats.paint("#4b4c50", 0.95, 0.0, 0.05))


def _hand(drill):
    x0, lean = tools.GRIP
    h = lambda z: x0 + lean * (z + 0.03)  # noqa: E731
    fist = [[(-0.004, -0.0345), (0.037, -0.0225), (0.0385, 0.006), (0.020, 0.027)], [(-0.006, -0.0335), (0.034, -0.0215), (0.0365, 0.005), (0.019, 0.025)]]
    shape = (([(-0.006, -0.0345), (0.036, -0.0265), (0.0475, -0.002), (0.036, 0.017)], -0.050), (fist[0], -0.0725), (fist[0], -0.0945), (fist[1], -0.115))
    fingers = [[(h(z) + x, y, z - 0.002 * k) for k, (x, y) in enumerate(flat)] for flat, z in shape]
    fingers.append([(h(-0.05) + x, y, z) for x, y, z in ((-0.034, 0.020, -0.052), (-0.008, 0.034, -0.050), (0.016, 0.036, -0.054), (0.036, 0.028, -0.058))])
    wrist = Vector((h(-0.09) - 0.097, -0.012, -0.092))
    gloves.glove(drill, fingers, wrist, (0.12, 0, 1), (0.25, 1, 0))
    gloves.arm(drill, wrist, wrist + Vector((-0.40, -0.16, -0.13)))
