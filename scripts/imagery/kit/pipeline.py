"""Render, denoise, print."""
import os
import pickle
import tempfile
import time

import bpy
import numpy as np
from mathutils import noise

from . import mats, planting
from .denoise import denoise
from .grade import print_photo


def reset():
    """An empty scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    mats.materials.clear()
    planting.prototypes.clear()
    noise.seed_set(1)  # else cushions fall differently each time


def _read(path):
    im = bpy.data.images.load(path)
    im.colorspace_settings.name = "Linear"
    w, h = im.size
    buf = np.empty(w * h * 4, np.float32)
    im.pixels.foreach_get(buf)
    bpy.data.images.remove(im)
    return buf.reshape(h, w, 4)[..., :3].copy()


def _setup(scene, width, height, samples, threads):
    scene.render.engine = "CYCLES"
    c = scene.cycles
    c.device = "CPU"
    c.samples = samples
    # Calm walls and sky stop early, about a quarter of the time saved; leaves, slats and mesh take every sample.
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, 0.2, max(8, samples // 3)
    c.use_denoising = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 4, 2, 2
    c.transmission_bounces, c.transparent_max_bounces = 4, 12
    c.sample_clamp_indirect, c.sample_clamp_direct = 2.5, 0.0
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy = 1.0
    r = scene.render
    r.resolution_x, r.resolution_y, r.resolution_percentage = width, height, 100
    r.use_persistent_data = True
    r.threads_mode, r.threads = "FIXED", threads
    vl = scene.view_layers[0]
    vl.cycles.denoising_store_passes = True


def _render(scene, seed, groups=()):
    """The passes by name, each rows x columns x 3 from the bottom up; `groups` of lights have one each."""
    scene.cycles.seed = seed
    scene.use_nodes = True
    t = scene.node_tree
    t.nodes.clear()
    rl = t.nodes.new("CompositorNodeRLayers")
    fo = t.nodes.new("CompositorNodeOutputFile")
    fo.format.file_format, fo.format.color_depth = "OPEN_EXR", "32"
    fo.file_slots.clear()
    passes = {"color": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal", **{g: f"Combined_{g}" for g in groups}}
    for i, (slot, sock) in enumerate(passes.items()):
        fo.file_slots.new(slot + "_")
        t.links.new(rl.outputs[sock], fo.inputs[i])
    with tempfile.TemporaryDirectory() as tmp:
        fo.base_path = tmp
        bpy.ops.render.render(write_still=False)
        return {name: _read(os.path.join(tmp, f"{name}_{scene.frame_current:04d}.exr")) for name in passes}


def render(scene, path, width, height, samples, seed=0, threads=2, region=None):
    """Render the scene, denoise it and print it to `path`; of a `region` (left, top, right, bottom as shares) only that part."""
    t0 = time.time()
    _setup(scene, width, height, samples, threads)
    x0, y0, x1, y1 = region or (0, 0, 1, 1)
    r = scene.render
    r.use_border, r.use_crop_to_border = region is not None, True
    r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = x0, x1, 1 - y1, 1 - y0
    passes = _render(scene, seed)
    t1 = time.time()
    img = denoise(passes)
    t2 = time.time()
    print_photo(scene, path, img, seed)
    print(f"SAVED {os.path.basename(path)} {width}x{height} {samples}spp render {t1 - t0:.0f}s denoise {t2 - t1:.0f}s {os.path.getsize(path) // 1024}KB", flush=True)


def render_lights(scene, width, height, samples, groups, seed=0, threads=1):
    """The passes of a picture with the light of each group (Cycles light groups) in one of its own: one rendering for every hour
    that `mix` makes of it."""
    _setup(scene, width, height, samples, threads)
    return _render(scene, seed, groups)


def render_passes(scene, width, height, passes, seed=0, threads=1):
    """As render_lights, but the groups of each of `passes` (groups, samples) by themselves: a light that is alone needs few
    samples, together each would have to wait for its turn. The world shines with the group "sky"."""
    sky, night = scene.world, bpy.data.worlds.get("night") or _dark("night")
    found = {}
    for groups, samples in passes:
        scene.world = sky if "sky" in groups else night
        for o in bpy.data.objects:
            if o.type == "LIGHT":
                o.hide_render = o.lightgroup not in groups
        new = render_lights(scene, width, height, samples, groups, seed, threads)
        found.update({name: values for name, values in new.items() if name in groups or name not in found})
    scene.world = sky
    return found


def print_frames(scene, negative, frames, make):
    """Print each path of `frames` with its gains from the passes that `make` renders, or that an earlier run kept in `negative`.
    Frames that are all there stay."""
    if all(map(os.path.exists, frames)):
        return
    start = time.time()
    if os.path.exists(negative):
        with open(negative, "rb") as f:
            passes = pickle.load(f)
    else:
        passes = make()
        with open(negative, "wb") as f:
            pickle.dump(passes, f)
    for path, gains in frames.items():
        print_photo(scene, path, mix(passes, gains), seed=5)
    print(f"SAVED {os.path.basename(negative)} {time.time() - start:.0f}s", flush=True)


def _dark(name):
    world = bpy.data.worlds.new(name)
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs["Strength"].default_value = 0
    return world


def group_lights(scene, names):
    """Make the light groups that lamps are in by name. The sky and all that glows by itself, such as haze, are in "sky"
    unless they are in another, and what glows lights nothing."""
    for name in (*names, "sky"):
        scene.view_layers[0].lightgroups.add(name=name)
    scene.world.lightgroup = "sky"
    for m in bpy.data.materials:
        m.cycles.sample_as_light = False
    for o in bpy.data.objects:
        if o.type == "MESH" and not o.lightgroup:
            o.lightgroup = "sky"


def mix(passes, gains):
    """The linear picture of one hour: `gains` holds the strength of each group in red, green and blue."""
    return denoise({**passes, "color": sum(passes[g] * np.array(rgb, np.float32) for g, rgb in gains.items())})
