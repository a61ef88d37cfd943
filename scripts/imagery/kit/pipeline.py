"""Render two half-sample passes, denoise, grade lightly, save."""
import ctypes
import os
import subprocess
import tempfile
import time

import bpy
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
SHOULDER, ROOM_ABOVE = 0.9, 2.2  # scene-linear before exposure
MOST_BYTES = 415_000             # the site's limit for one picture, with a little to spare


def _library():
    out = os.path.join(tempfile.gettempdir(), "imagery_denoise.so")
    src = os.path.join(HERE, "denoise.c")
    if not os.path.exists(out) or os.path.getmtime(out) < os.path.getmtime(src):
        subprocess.run(["cc", "-O3", "-march=native", "-ffast-math", "-fopenmp", "-shared", "-fPIC", src, "-o", out, "-lm"], check=True)
    return ctypes.CDLL(out)


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
    c.use_adaptive_sampling = False
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


def _render(scene, tmp, tag, seed):
    scene.cycles.seed = seed
    scene.use_nodes = True
    t = scene.node_tree
    t.nodes.clear()
    rl = t.nodes.new("CompositorNodeRLayers")
    fo = t.nodes.new("CompositorNodeOutputFile")
    fo.base_path = tmp
    fo.format.file_format, fo.format.color_depth = "OPEN_EXR", "32"
    fo.file_slots.clear()
    for i, (slot, sock) in enumerate((("color", "Image"), ("albedo", "Denoising Albedo"), ("normal", "Denoising Normal"), ("depth", "Depth"))):
        fo.file_slots.new(f"{tag}_{slot}_")
        t.links.new(rl.outputs[sock], fo.inputs[i])
    bpy.ops.render.render(write_still=False)
    f = scene.frame_current
    return {s: _read(os.path.join(tmp, f"{tag}_{s}_{f:04d}.exr")) for s in ("color", "albedo", "normal", "depth")}


def _box(a, r):
    """Box blur by summed areas, edge-clamped."""
    for ax in (0, 1):
        p = np.concatenate([np.repeat(a.take([0], ax), r + 1, ax), a, np.repeat(a.take([-1], ax), r, ax)], ax)
        c = np.cumsum(p, ax, dtype=np.float64)
        n = a.shape[ax]
        a = ((c.take(range(2 * r + 1, 2 * r + 1 + n), ax) - c.take(range(0, n), ax)) / (2 * r + 1)).astype(np.float32)
    return a


def _denoise(a, b):
    ca, cb = np.minimum(a["color"], 40.0), np.minimum(b["color"], 40.0)
    # A pixel far above its neighbourhood in one half only is a firefly: take the other half.
    ma, mb = _box(ca, 2), _box(cb, 2)
    hot_a = ca.max(2) > 4 * cb.max(2) + 2 * mb.max(2) + 0.05
    hot_b = cb.max(2) > 4 * ca.max(2) + 2 * ma.max(2) + 0.05
    ca[hot_a], cb[hot_b] = cb[hot_a], ca[hot_b]
    alb = (a["albedo"] + b["albedo"]) / 2
    nrm = (a["normal"] + b["normal"]) / 2
    dep = np.log1p(np.minimum((a["depth"] + b["depth"])[..., :1] / 2, 1000.0))
    return _multiscale(ca, cb, np.concatenate([alb * 2.0, nrm * 0.8, dep * 3.0], 2), levels=3)


def _multiscale(a, b, feat, levels):
    """Denoise, then correct the low frequencies from the same fit at half the size."""
    out = _fit(a, b, feat)
    if levels > 1:
        low = _multiscale(_half(a), _half(b), _half(feat), levels - 1)
        out = np.maximum(out + _double(low - _half(out), out.shape), 0)
    return out


def _half(x):
    h, w = x.shape[0] // 2 * 2, x.shape[1] // 2 * 2
    x = x[:h, :w]
    return (x[0::2, 0::2] + x[1::2, 0::2] + x[0::2, 1::2] + x[1::2, 1::2]) / 4


def _double(x, shape):
    """Bilinear enlargement to `shape`."""
    for ax in (0, 1):
        n, m = shape[ax], x.shape[ax]
        p = np.clip((np.arange(n) - 0.5) / 2, 0, m - 1)
        i = np.minimum(p.astype(int), m - 2)
        f = (p - i).astype(np.float32).reshape((-1, 1, 1) if ax == 0 else (1, -1, 1))
        x = x.take(i, ax) * (1 - f) + x.take(i + 1, ax) * f
    return x


def _fit(a, b, feat):
    h, w, _ = a.shape
    var = _box((a - b) ** 2 / 2, 2) + 1e-7
    out = np.empty((h, w, 3), np.float32)
    fp = ctypes.POINTER(ctypes.c_float)
    arr = [np.ascontiguousarray(x, np.float32) for x in (a, b, var, feat, out)]
    _library().denoise(w, h, *[x.ctypes.data_as(fp) for x in arr], 7, 3, ctypes.c_float(0.6), ctypes.c_float(2e-3))
    return arr[4]


def _grade(img, bloom=0.05, vignette=0.10, grain=0.0025, saturation=0.90, seed=0):
    h, w, _ = img.shape
    grey = (img @ np.array([0.2126, 0.7152, 0.0722], np.float32))[..., None]
    img = np.maximum(grey + (img - grey) * saturation, 0)
    hot = np.clip(img - 1.2, 0, 4)
    # Film rolls off: bright walls and sky keep their tone instead of clipping together.
    peak = img.max(2, keepdims=True)
    rolled = np.where(peak > SHOULDER, SHOULDER + (peak - SHOULDER) / (1 + (peak - SHOULDER) / ROOM_ABOVE), peak)
    img = img * (rolled / np.maximum(peak, 1e-6))
    r = max(2, w // 160)
    soft = _box(_box(_box(hot, r), r), r) * 0.6 + _box(_box(hot, 4 * r), 4 * r) * 0.4
    img = img + soft * bloom * 2
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    d = ((x / w - 0.5) ** 2 + (y / h - 0.5) ** 2) * 2
    img = img * (1 - vignette * d * d * 1.6)[..., None]
    g = np.random.default_rng(seed).normal(0, 1, (h, w, 1)).astype(np.float32)
    return np.maximum(img * (1 + g * grain * 4), 0)


def render(scene, path, width, height, samples, seed=0, threads=2):
    t0 = time.time()
    _setup(scene, width, height, max(1, samples // 2), threads)
    with tempfile.TemporaryDirectory() as tmp:
        a = _render(scene, tmp, "a", seed * 2 + 1)
        b = _render(scene, tmp, "b", seed * 2 + 2)
    t1 = time.time()
    img = _denoise(a, b)
    t2 = time.time()
    v = scene.view_settings
    np.savez(_negative(path), img=img.astype(np.float16), seed=seed, look=v.look, exposure=v.exposure)
    _print_photo(scene, path, img, seed)
    print(f"SAVED {os.path.basename(path)} {width}x{height} {samples}spp render {t1 - t0:.0f}s denoise {t2 - t1:.0f}s {os.path.getsize(path) // 1024}KB", flush=True)


def _negative(path):
    """Linear picture kept outside the tree, so exposure can be mended without rendering again."""
    d = os.path.join(tempfile.gettempdir(), "imagery_negatives")
    os.makedirs(d, exist_ok=True)
    return os.path.join(d, os.path.basename(path)[:-4] + ".npz")


def regrade(scene, path, lift=0.0):
    """Print a kept negative again, `lift` stops brighter."""
    n = np.load(_negative(path))
    v = scene.view_settings
    v.view_transform, v.look, v.exposure = "Filmic", str(n["look"]), float(n["exposure"]) + lift
    _print_photo(scene, path, n["img"].astype(np.float32), int(n["seed"]))


def _print_photo(scene, path, img, seed):
    img = _grade(img, seed=seed)
    h, w, _ = img.shape
    im = bpy.data.images.new("final", w, h, float_buffer=True)
    im.colorspace_settings.name = "Linear"
    im.pixels.foreach_set(np.concatenate([img, np.ones((h, w, 1), np.float32)], 2).ravel())
    s = scene.render.image_settings
    s.file_format, s.color_mode = "JPEG", "RGB"
    for quality in (86, 83, 80, 76, 72):
        s.quality = quality
        im.save_render(path, scene=scene)
        if os.path.getsize(path) < MOST_BYTES:
            break
    bpy.data.images.remove(im)
