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


def sky(elevation=35, azimuth=0, light=0.3, view=None, clouds=0.35, dust=1.2, seed=0.0):
    """Nishita sky. `light` drives illumination, `view` the brightness the camera sees."""
    w = bpy.data.worlds.new("sky")
    bpy.context.scene.world = w
    w.use_nodes = True
    t = mats.Tree(w.node_tree)
    s = t("TexSky", {"sky_type": "NISHITA", "sun_disc": False, "sun_elevation": math.radians(elevation), "sun_rotation": math.radians(azimuth),
                     "altitude": 20.0, "air_density": 1.0, "dust_density": dust, "ozone_density": 2.0})
    col = s.outputs["Color"]
    if clouds:
        col = _clouds(t, col, clouds, azimuth, seed)
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


def _clouds(t, blue, cover, azimuth, seed):
    """Fair-weather cloud on a flat layer, so it crowds toward the horizon: heaped, torn at its edges, bright on the sun's side
    and greyer beneath. `cover` from 0 to 1 says how much of the sky it takes."""
    sep = t("SeparateXYZ", Vector=t("TexCoord").outputs["Generated"]).outputs
    z = mats.math_(t, "ADD", mats.math_(t, "MAXIMUM", sep[2], 0.0), 0.16)
    flat = [mats.math_(t, "DIVIDE", sep[k], z) for k in (0, 1)]

    def density(toward):
        a = math.radians(azimuth)
        at = t("CombineXYZ", X=mats.math_(t, "ADD", flat[0], toward * math.sin(a)), Y=mats.math_(t, "ADD", flat[1], toward * math.cos(a)), Z=seed).outputs[0]
        banks = mats.noise_fac(t, at, 0.42, 2, 0.5)
        heaps = mats.noise_fac(t, at, 1.25, 10, 0.60, 0.25)
        return mats.math_(t, "ADD", mats.math_(t, "MULTIPLY", banks, 0.55), mats.math_(t, "MULTIPLY", heaps, 0.45))
    d = density(0.0)
    edge = 0.575 - 0.16 * cover
    f = t("MapRange", {"interpolation_type": "SMOOTHSTEP"}, Value=d, i1=edge, i2=edge + 0.12, i3=0.0, i4=min(0.9, 0.45 + 0.6 * cover)).outputs[0]
    shaded = t("MapRange", Value=mats.math_(t, "SUBTRACT", density(0.22), d), i1=-0.06, i2=0.08).outputs[0]
    low = t("MapRange", Value=sep[2], i1=0.0, i2=0.10).outputs[0]
    cloud = mats.mixc(t, shaded, (7.0, 6.9, 6.7, 1), (3.5, 3.65, 3.9, 1))
    # Toward the sun the clear sky outshines these; a cloud there is thin and bright, not smoke.
    cloud = mats.mixc(t, 1.0, cloud, mats.mixc(t, 1.0, blue, (0.97, 0.97, 0.97, 1), "MULTIPLY"), "LIGHTEN")
    return mats.mixc(t, mats.math_(t, "MULTIPLY", f, low), blue, cloud)


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


def look(exposure=0.0, warmth=0.0, contrast="Very High Contrast"):
    """How the picture is printed; `warmth` is white balance, in stops (grade.balance)."""
    sc = bpy.context.scene
    v = sc.view_settings
    v.view_transform, v.look, v.exposure, v.gamma = "Filmic", contrast, exposure, 1.0
    sc["warmth"] = warmth
