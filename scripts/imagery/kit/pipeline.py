"""Render two half-sample passes, denoise, keep the negative, print it."""
import math
import os
import pickle
import tempfile
import time

import bpy
import numpy as np

from .denoise import denoise
from .grade import print_photo


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
    vl.use_pass_z = True


def _render(scene, tmp, tag, seed, groups=()):
    scene.cycles.seed = seed
    scene.use_nodes = True
    t = scene.node_tree
    t.nodes.clear()
    rl = t.nodes.new("CompositorNodeRLayers")
    fo = t.nodes.new("CompositorNodeOutputFile")
    fo.base_path = tmp
    fo.format.file_format, fo.format.color_depth = "OPEN_EXR", "32"
    fo.file_slots.clear()
    passes = {"color": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal", "depth": "Depth", **{g: f"Combined_{g}" for g in groups}}
    for i, (slot, sock) in enumerate(passes.items()):
        fo.file_slots.new(f"{tag}_{slot}_")
        t.links.new(rl.outputs[sock], fo.inputs[i])
    bpy.ops.render.render(write_still=False)
    f = scene.frame_current
    return {s: _read(os.path.join(tmp, f"{tag}_{s}_{f:04d}.exr")) for s in passes}


def render(scene, path, width, height, samples, seed=0, threads=2, region=None):
    """`region` (left, top, right, bottom as shares of the picture) renders that part anew into the kept negative."""
    t0 = time.time()
    _setup(scene, width, height, max(1, samples // 2), threads)
    x0, y0, x1, y1 = region or (0, 0, 1, 1)
    r = scene.render
    r.use_border, r.use_crop_to_border = region is not None, False
    r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = x0, x1, 1 - y1, 1 - y0
    with tempfile.TemporaryDirectory() as tmp:
        a = _render(scene, tmp, "a", seed * 2 + 1)
        b = _render(scene, tmp, "b", seed * 2 + 2)
    t1 = time.time()
    # Blender's rows run from the bottom.
    part = np.s_[math.ceil((1 - y1) * height):int((1 - y0) * height), math.ceil(x0 * width):int(x1 * width)]
    img = denoise(*({k: v[part] for k, v in half.items()} for half in (a, b)))
    t2 = time.time()
    if region:
        img = _patch(np.load(_negative(path))["img"].astype(np.float32), img, part)
    v = scene.view_settings
    np.savez(_negative(path), img=img.astype(np.float16), seed=seed, look=v.look, exposure=v.exposure, warmth=scene.get("warmth", 0.0))
    print_photo(scene, path, img, seed)
    print(f"SAVED {os.path.basename(path)} {width}x{height} {samples}spp render {t1 - t0:.0f}s denoise {t2 - t1:.0f}s {os.path.getsize(path) // 1024}KB", flush=True)


def render_lights(scene, width, height, samples, groups, seed=0, threads=1):
    """Two halves of a picture with the light of each group (Cycles light groups) in a pass of its own: one rendering for every
    hour that `mix` makes of it."""
    _setup(scene, width, height, max(1, samples // 2), threads)
    with tempfile.TemporaryDirectory() as tmp:
        return [_render(scene, tmp, tag, seed * 2 + i, groups) for i, tag in enumerate("ab")]


def render_passes(scene, width, height, passes, seed=0, threads=1):
    """As render_lights, but the groups of each of `passes` (groups, samples) by themselves: a light that is alone needs few
    samples, together each would have to wait for its turn. The world shines with the group "sky"."""
    sky, night = scene.world, bpy.data.worlds.get("night") or _dark("night")
    halves = [{}, {}]
    for groups, samples in passes:
        scene.world = sky if "sky" in groups else night
        for o in bpy.data.objects:
            if o.type == "LIGHT":
                o.hide_render = o.lightgroup not in groups
        for half, new in zip(halves, render_lights(scene, width, height, samples, groups, seed, threads)):
            half.update({k: v for k, v in new.items() if k in groups or k not in half})
    scene.world = sky
    return halves


def print_frames(scene, negative, frames, make):
    """Print each path of `frames` with its gains from the halves that `make` renders, or that an earlier run kept in `negative`.
    Frames that are all there stay."""
    if all(map(os.path.exists, frames)):
        return
    start = time.time()
    if os.path.exists(negative):
        with open(negative, "rb") as f:
            halves = pickle.load(f)
    else:
        halves = make()
        with open(negative, "wb") as f:
            pickle.dump(halves, f)
    for path, gains in frames.items():
        print_photo(scene, path, mix(halves, gains), seed=5)
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


def mix(halves, gains):
    """The linear picture of one hour: `gains` holds the strength of each group in red, green and blue."""
    light = lambda half: sum(half[g] * np.array(rgb, np.float32) for g, rgb in gains.items())
    return denoise(*({**half, "color": light(half)} for half in halves))


def _patch(whole, new, part, soft=16):
    """Lay `new` over its part of the picture; its edge fades into what was there."""
    ramps = []
    for span, n in zip(part, whole.shape):
        i = np.arange(span.start, span.stop, dtype=np.float32)
        near = i - span.start if span.start else soft
        far = span.stop - 1 - i if span.stop < n else soft
        ramps.append(np.clip(np.minimum(near, far) / soft * np.ones_like(i), 0, 1))
    k = (ramps[0][:, None] * ramps[1])[..., None]
    whole[part] = whole[part] * (1 - k) + new * k
    return whole


def _negative(path):
    """Linear picture kept outside the tree, so exposure can be mended without rendering again."""
    d = os.path.join(tempfile.gettempdir(), "imagery_negatives")
    os.makedirs(d, exist_ok=True)
    return os.path.join(d, os.path.basename(path)[:-4] + ".npz")


def regrade(scene, path, lift=0.0, warmth=None, contrast=None):
    """Print a kept negative again: `lift` stops brighter, with another white balance or film contrast if given."""
    n = np.load(_negative(path))
    v = scene.view_settings
    v.view_transform, v.look, v.exposure = "Filmic", contrast or str(n["look"]), float(n["exposure"]) + lift
    scene["warmth"] = warmth if warmth is not None else float(n["warmth"]) if "warmth" in n else 0.0
    print_photo(scene, path, n["img"].astype(np.float32), int(n["seed"]))
