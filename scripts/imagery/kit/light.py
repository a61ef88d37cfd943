"""Sun, sky, lamps the camera cannot see, and the camera itself."""
import math

import bpy
from mathutils import Vector

from . import mats


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
