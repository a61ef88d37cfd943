"""Interior shells, windows, light and camera."""
import math

import bpy
from mathutils import Vector

from . import mats
from .geo import Build, rng, xform


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    mats._cache.clear()


def _cuts(lo, hi, marks):
    return [lo] + sorted({round(m, 5) for m in marks if lo < m < hi}) + [hi]


def _wall_shell(b, length, height, openings, thick):
    """One welded skin: inner face, outer face, ends and the lining of each opening, with no seams to show."""
    xs = _cuts(-length / 2, length / 2, [x + s * w / 2 for x, z, w, h in openings for s in (-1, 1)])
    zs = _cuts(0.0, height, [e for x, z, w, h in openings for e in (z, z + h)])

    def solid(i, k):
        if not (0 <= i < len(xs) - 1 and 0 <= k < len(zs) - 1):
            return False
        cx, cz = (xs[i] + xs[i + 1]) / 2, (zs[k] + zs[k + 1]) / 2
        return not any(abs(cx - x) < w / 2 and z < cz < z + h for x, z, w, h in openings)

    for i in range(len(xs) - 1):
        for k in range(len(zs) - 1):
            if not solid(i, k):
                continue
            x0, x1, z0, z1 = xs[i], xs[i + 1], zs[k], zs[k + 1]
            front, back = [(x0, 0, z0), (x1, 0, z0), (x1, 0, z1), (x0, 0, z1)], [(x0, thick, z0), (x1, thick, z0), (x1, thick, z1), (x0, thick, z1)]
            b.add(front + back, [(0, 1, 2, 3), (7, 6, 5, 4)])
            for edge, (di, dk) in (((0, 1), (0, -1)), ((1, 2), (1, 0)), ((2, 3), (0, 1)), ((3, 0), (-1, 0))):
                if not solid(i + di, k + dk):
                    p, q = edge
                    b.add([front[p], front[q], back[q], back[p]], [(3, 2, 1, 0)])


def wall(length, height, at, openings=(), thick=0.22, color="#efebe3", mat=None, skirting=0.14, trim="#f4f2ed"):
    """Wall along x with inner face at y = 0 (room at y < 0). openings: (x_centre, z_sill, width, height)."""
    ops = sorted(openings)
    b = Build(at)
    _wall_shell(b, length, height, ops, thick)
    b.obj("wall", mat or mats.plaster(color), weld=True)
    if skirting:
        s = Build(at)
        xs = -length / 2
        segs = []
        for x, z, w, h in ops:
            if z < skirting:
                segs.append((xs, x - w / 2 - 0.07))
                xs = x + w / 2 + 0.07
        segs.append((xs, length / 2))
        for a, c in segs:
            if c - a > 0.02:
                s.prism([(0.0, 0), (0.0, skirting), (-0.008, skirting), (-0.018, skirting - 0.02), (-0.018, 0)], c - a, xform(((a + c) / 2, 0, 0)))
        s.obj("skirting", mats.paint(trim, 0.4))


def architrave(at, op, width=0.07, depth=0.02, color="#f4f2ed", sill=True, thick=0.22):
    x, z, w, h = op
    b = Build(at)
    for sx in (-1, 1):
        b.box((x + sx * (w / 2 + width / 2), -depth / 2, z + h / 2), (width, depth, h), 0.004)
    b.box((x, -depth / 2 - 0.002, z + h + width / 2), (w + 2 * width, depth + 0.004, width), 0.004)
    if sill and z > 0.01:
        b.box((x, -0.03, z - 0.016), (w + 2 * width + 0.05, 0.10, 0.032), 0.006)
        b.box((x, -depth / 2, z - 0.032 - width / 2), (w + 2 * width, depth, width), 0.004)
    # lining of the reveal
    for sx in (-1, 1):
        b.box((x + sx * (w / 2 - 0.005), thick / 2 - 0.002, z + h / 2), (0.012, thick, h))
    b.box((x, thick / 2 - 0.002, z + h - 0.005), (w, thick, 0.012))
    b.box((x, thick / 2 - 0.002, z + 0.005), (w, thick, 0.012))
    b.obj("architrave", mats.paint(color, 0.38))


def window_frame(at, op, bays=2, rows=1, color="#f1f0ec", y=0.15, bar=0.045, pane=True):
    x, z, w, h = op
    b = Build(at)
    for i in range(bays + 1):
        b.box((x - w / 2 + w * i / bays, y, z + h / 2), (bar if 0 < i < bays else bar * 1.4, 0.06, h), 0.004)
    for j in range(rows + 1):
        b.box((x, y, z + h * j / rows), (w, 0.06, bar if 0 < j < rows else bar * 1.4), 0.004)
    b.obj("window frame", mats.paint(color, 0.4))
    if pane:
        g = Build(at)
        g.surf(lambda u, v: (x - w / 2 + u * w, y, z + v * h), 1, 1, smooth=False)
        o = g.obj("pane", mats.glass())
        o.visible_shadow = False


def floor_boards(w, d, centre=(0, 0), board=0.16, light="#cda574", dark="#ab7f4f", seed=0, along="y", rough=0.36, planks=0.30):
    r = rng(seed)
    b = Build()
    n = int(math.ceil((w if along == "y" else d) / board))
    span = d if along == "y" else w
    for i in range(n):
        p = -r.uniform(0.2, 1.8)
        while p < span:
            ln = r.uniform(1.4, 2.4)
            a, e = max(0, p), min(span, p + ln)
            if e - a > 0.01:
                off = (i + 0.5) * board
                if along == "y":
                    c = (centre[0] - w / 2 + off, centre[1] - d / 2 + (a + e) / 2, -0.01)
                    s = (board - 0.0012, e - a - 0.0012, 0.02)
                else:
                    c = (centre[0] - w / 2 + (a + e) / 2, centre[1] - d / 2 + off, -0.01)
                    s = (e - a - 0.0012, board - 0.0012, 0.02)
                b.box(c, s, 0.0012, rnd=r.random())
            p += ln
    b.obj("floor", mats.timber(light, dark, axis=along, rough=rough, planks=planks))
    u = Build()
    u.box((centre[0], centre[1], -0.06), (w + 0.6, d + 0.6, 0.08))
    u.obj("subfloor", mats.paint("#3a2f25", 0.9))


def tile_floor(w, d, centre=(0, 0), tile=0.6, a="#d9d5cd", b_="#c7c1b6", rough=0.35):
    b = Build()
    for i in range(int(math.ceil(w / tile))):
        for j in range(int(math.ceil(d / tile))):
            b.box((centre[0] - w / 2 + (i + 0.5) * tile, centre[1] - d / 2 + (j + 0.5) * tile, -0.01), (tile - 0.003, tile - 0.003, 0.02), 0.001)
    b.obj("tiles", mats.stone(a, b_, 2.2, rough, 0.02))
    u = Build()
    u.box((centre[0], centre[1], -0.062), (w + 0.6, d + 0.6, 0.1))
    u.obj("grout", mats.paint("#bdb6aa", 0.9))


def ceiling(w, d, h, centre=(0, 0), color="#f5f3ee", cornice=True):
    b = Build()
    b.box((centre[0], centre[1], h + 0.05), (w + 0.6, d + 0.6, 0.1))
    b.obj("ceiling", mats.paint(color, 0.9, 0, 0.1))


def vj_panels(length, height, at, pitch=0.14, color="#eef0ec", z0=0.0):
    """V-groove lining boards on a wall face."""
    b = Build(at)
    n = int(length / pitch)
    for i in range(n):
        b.box((-length / 2 + (i + 0.5) * length / n, -0.006, z0 + height / 2), (length / n - 0.0005, 0.012, height), 0.004)
    b.obj("lining boards", mats.paint(color, 0.5))


class Room:
    """Box room, x in ±w/2, y from 0 (behind the camera) to d (far wall)."""

    def __init__(self, w, d, h, far=(), left=(), right=(), back=(), color="#efebe3", accent=None, bays=2, rows=1, frame="#f1f0ec", trim="#f4f2ed", reveal=True, pane=True, skip=()):
        self.w, self.d, self.h = w, d, h
        self.at = {
            "far": xform((0, d, 0)),
            "left": xform((-w / 2, d / 2, 0), rz=90),
            "right": xform((w / 2, d / 2, 0), rz=-90),
            "back": xform((0, 0, 0), rz=180),
        }
        for side, ops, length in (("far", far, w + 0.44), ("left", left, d), ("right", right, d), ("back", back, w + 0.44)):
            if side in skip:
                continue
            wall(length, h, self.at[side], ops, color=(accent if accent and side == "far" else color), trim=trim)
            for op in ops:
                if reveal:
                    architrave(self.at[side], op, color=trim)
                window_frame(self.at[side], op, max(1, round(op[2] / 1.1)) if bays is None else bays, rows, frame, pane=pane)
        ceiling(w, d, h, (0, d / 2))

    def opening(self, side, op):
        """Local frame for a furnishing: origin at the opening's sill centre on the inner wall face."""
        x, z, w, h = op
        return self.at[side] @ xform((x, 0, z))


# --- light and camera -----------------------------------------------------

def sun(elevation, azimuth, strength=5.0, color="#ffe3bf", size=0.8):
    """azimuth: direction the light comes FROM, degrees from +y toward +x."""
    e, a = math.radians(elevation), math.radians(azimuth)
    d = Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))
    l = bpy.data.lights.new("sun", "SUN")
    l.energy, l.angle = strength, math.radians(size)
    l.color = mats.rgb(color)[:3]
    o = bpy.data.objects.new("sun", l)
    o.rotation_euler = d.to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(o)
    return o


def sky(elevation=35, azimuth=0, light=0.3, view=None, clouds=0.35, dust=1.2, seed=0.0, tint=None):
    """Nishita sky. `light` drives illumination, `view` the brightness the camera sees."""
    w = bpy.data.worlds.new("sky")
    bpy.context.scene.world = w
    w.use_nodes = True
    t = mats.Tree(w.node_tree)
    s = t("TexSky", {"sky_type": "NISHITA", "sun_disc": False, "sun_elevation": math.radians(elevation), "sun_rotation": math.radians(azimuth),
                     "altitude": 20.0, "air_density": 1.0, "dust_density": dust, "ozone_density": 2.0})
    col = s.outputs["Color"]
    if clouds:
        v = t("TexCoord").outputs["Generated"]
        sep = t("SeparateXYZ", Vector=v)
        z = mats.math_(t, "ADD", mats.math_(t, "MAXIMUM", sep.outputs[2], 0.0), 0.12)
        plane = t("CombineXYZ", X=mats.math_(t, "DIVIDE", sep.outputs[0], z), Y=mats.math_(t, "DIVIDE", sep.outputs[1], z), Z=seed)
        n = mats.noise_fac(t, t("Mapping", Vector=plane.outputs[0], Scale=(0.5, 1.2, 1)).outputs[0], 0.9, 9, 0.58, 0.35)
        f = t("MapRange", Value=n, i1=0.50, i2=0.78, i3=0.0, i4=clouds).outputs[0]
        col = mats.mixc(t, f, col, (4.2, 4.2, 4.25, 1))
    # Nishita's blue is purer than a camera's, and stains white paint in shade.
    grey = t("HueSaturation", Saturation=0.78, Color=col)
    col = grey.outputs["Color"]
    a = t("Background", Color=col, Strength=light)
    b = t("Background", Color=col, Strength=view if view is not None else light)
    mix = t("MixShader", Fac=t("LightPath").outputs["Is Camera Ray"], i1=a.outputs[0], i2=b.outputs[0])
    o = w.node_tree.nodes.new("ShaderNodeOutputWorld")
    w.node_tree.links.new(mix.outputs[0], o.inputs["Surface"])
    w.cycles.sampling_method = "MANUAL"
    w.cycles.sample_map_resolution = 512


def area(loc, target, size, energy, color="#ffffff", size_y=None):
    """Soft source hidden from the camera and from mirrors."""
    l = bpy.data.lights.new("area", "AREA")
    l.energy, l.color = energy, mats.rgb(color)[:3]
    l.shape, l.size, l.size_y = "RECTANGLE", size, size_y or size
    o = bpy.data.objects.new("area", l)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    o.visible_camera = o.visible_glossy = False
    bpy.context.scene.collection.objects.link(o)
    return o


def camera(loc, look, lens=28, rise=0.0, fstop=0.0, focus=None):
    """Level camera: verticals stay vertical, framing is raised or lowered by lens shift."""
    sc = bpy.context.scene
    c = bpy.data.cameras.new("cam")
    c.lens, c.sensor_width, c.shift_y = lens, 36, rise
    c.clip_end = 5000
    o = bpy.data.objects.new("cam", c)
    o.location = loc
    dx, dy = look[0] - loc[0], look[1] - loc[1]
    o.rotation_euler = (math.pi / 2, 0, math.atan2(-dx, dy))
    if len(look) > 2:
        o.rotation_euler = (Vector(look) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.focus_distance = focus or math.hypot(dx, dy)
    sc.collection.objects.link(o)
    sc.camera = o


def look(exposure=0.0, contrast="High Contrast"):
    v = bpy.context.scene.view_settings
    v.view_transform, v.look, v.exposure, v.gamma = "Filmic", contrast, exposure, 1.0
