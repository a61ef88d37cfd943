"""From linear negative to finished picture: white balance, roll-off, bloom, vignette, grain, JPEG."""
import os

import bpy
import numpy as np

SHOULDER, ROOM_ABOVE = 0.9, 2.2  # scene-linear before exposure
MOST_BYTES = 700_000             # so that the whole set stays under 30 MB
LUMA = np.array([0.2126, 0.7152, 0.0722], np.float32)


def box(a, r):
    """Box blur by summed areas, edge-clamped."""
    for ax in (0, 1):
        p = np.concatenate([np.repeat(a.take([0], ax), r + 1, ax), a, np.repeat(a.take([-1], ax), r, ax)], ax)
        c = np.cumsum(p, ax, dtype=np.float64)
        n = a.shape[ax]
        a = ((c.take(range(2 * r + 1, 2 * r + 1 + n), ax) - c.take(range(0, n), ax)) / (2 * r + 1)).astype(np.float32)
    return a


def balance(img, warmth):
    """White balance in stops between red and blue, brightness kept: below zero is cooler. A camera set to daylight
    indoors takes lamps and bounced timber for yellow; a photographer pulls that back by a quarter to half a stop."""
    gain = np.array([2 ** (warmth / 2), 1.0, 2 ** (-warmth / 2)], np.float32)
    return img * (gain / (gain @ LUMA))


def grade(img, bloom=0.05, vignette=0.10, grain=0.0025, saturation=0.90, seed=0):
    h, w, _ = img.shape
    grey = (img @ LUMA)[..., None]
    img = np.maximum(grey + (img - grey) * saturation, 0)
    hot = np.clip(img - 1.2, 0, 4)
    # Film rolls off: bright walls and sky keep their tone instead of clipping together.
    peak = img.max(2, keepdims=True)
    rolled = np.where(peak > SHOULDER, SHOULDER + (peak - SHOULDER) / (1 + (peak - SHOULDER) / ROOM_ABOVE), peak)
    img = img * (rolled / np.maximum(peak, 1e-6))
    r = max(2, w // 160)
    soft = box(box(box(hot, r), r), r) * 0.6 + box(box(hot, 4 * r), 4 * r) * 0.4
    img = img + soft * bloom * 2
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    d = ((x / w - 0.5) ** 2 + (y / h - 0.5) ** 2) * 2
    img = img * (1 - vignette * d * d * 1.6)[..., None]
    g = np.random.default_rng(seed).normal(0, 1, (h, w, 1)).astype(np.float32)
    return np.maximum(img * (1 + g * grain * 4), 0)


def print_photo(scene, path, img, seed):
    """Save `img` as the scene's view transform, exposure and white balance show it."""
    img = grade(balance(img, scene.get("warmth", 0.0)), seed=seed)
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
