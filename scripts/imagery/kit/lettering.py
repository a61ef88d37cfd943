"""Painted and printed words, and numbered labels."""
import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from . import mats
from .geo import Build, xform


def letters(text, at, size, color, depth=0.0, spacing=1.0, align="CENTER", mat=None):
    """Letters in the xy plane of `at`, reading along x."""
    c = bpy.data.curves.new("letters", "FONT")
    c.body, c.size, c.align_x, c.extrude, c.space_character = text, size, align, depth, spacing
    c.materials.append(mat or mats.paint(color, 0.5))
    o = bpy.data.objects.new("letters", c)
    o.matrix_world = at
    bpy.context.scene.collection.objects.link(o)
    return o


def label(number, point, place, size=0.052):
    """A numbered disc at `place` (shares of the picture from its lower left) with a line to `point`, in front of everything, lit by nothing and
    throwing no shadow."""
    sc = bpy.context.scene
    cam = sc.camera
    sc.render.resolution_x, sc.render.resolution_y = 1600, 1067
    bpy.context.view_layer.update()
    d = 0.86 * cam.data.dof.focus_distance  # in front of all that stands there
    w = d * cam.data.sensor_width / cam.data.lens
    h = w * 1067 / 1600
    seen = world_to_camera_view(sc, cam, point)
    u, v = ((x - 0.5) * w for x in (place[0], seen[0])), ((y - 0.5) * h for y in (place[1], seen[1]))
    a, e = (Vector((x, y, 0)) for x, y in zip(u, v))
    at = cam.matrix_world @ xform((0, 0, -d))
    r = size * w / 2
    ink, white = _ink("#10262c"), _ink("#fdfcf7")
    parts = []
    for mat, radius, dot, line, z in ((white, r * 1.10, r * 0.20, r * 0.11, 0.0), (ink, r, r * 0.14, r * 0.055, 0.0004)):
        b = Build(at)
        for c, rr in ((a, radius), (e, dot)):
            b.add([(c.x + rr * math.cos(k * math.pi / 24), c.y + rr * math.sin(k * math.pi / 24), z) for k in range(48)], [tuple(range(48))])
        side = (e - a).normalized().cross(Vector((0, 0, 1))) * line
        b.add([(p.x, p.y, z) for p in (a + side, e + side, e - side, a - side)], [(0, 1, 2, 3)])
        parts.append(b.obj("label", mat))
    parts.append(letters(str(number), at @ xform((a.x, a.y - r * 0.50, 0.0008)), r * 1.42, "#ffffff", mat=white))
    for o in parts:
        o.visible_shadow = o.visible_diffuse = o.visible_glossy = False


@mats.material
def _ink(t, color):
    t.out(t("Emission", Color=mats.rgb(color), Strength=1.0))
