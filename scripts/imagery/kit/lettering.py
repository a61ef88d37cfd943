"""Painted and printed words."""
import bpy

from . import mats


def letters(text, at, size, color, depth=0.0, spacing=1.0, align="CENTER", mat=None):
    """Letters in the xy plane of `at`, reading along x."""
    c = bpy.data.curves.new("letters", "FONT")
    c.body, c.size, c.align_x, c.extrude, c.space_character = text, size, align, depth, spacing
    c.materials.append(mat or mats.paint(color, 0.5))
    o = bpy.data.objects.new("letters", c)
    o.matrix_world = at
    bpy.context.scene.collection.objects.link(o)
