"""Denoiser: two half-sample passes are compared, and each pixel is fitted from its neighbours (denoise.c)."""
import ctypes
import os
import subprocess
import tempfile

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))


def _library():
    out = os.path.join(tempfile.gettempdir(), "imagery_denoise.so")
    src = os.path.join(HERE, "denoise.c")
    if not os.path.exists(out) or os.path.getmtime(out) < os.path.getmtime(src):
        subprocess.run(["cc", "-O3", "-march=native", "-ffast-math", "-fopenmp", "-shared", "-fPIC", src, "-o", out, "-lm"], check=True)
    return ctypes.CDLL(out)


def box(a, r):
    """Box blur by summed areas, edge-clamped."""
    for ax in (0, 1):
        p = np.concatenate([np.repeat(a.take([0], ax), r + 1, ax), a, np.repeat(a.take([-1], ax), r, ax)], ax)
        c = np.cumsum(p, ax, dtype=np.float64)
        n = a.shape[ax]
        a = ((c.take(range(2 * r + 1, 2 * r + 1 + n), ax) - c.take(range(0, n), ax)) / (2 * r + 1)).astype(np.float32)
    return a


def denoise(a, b):
    ca, cb = np.minimum(a["color"], 40.0), np.minimum(b["color"], 40.0)
    # A pixel far above its neighbourhood in one half only is a firefly: take the other half.
    ma, mb = box(ca, 2), box(cb, 2)
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
    var = box((a - b) ** 2 / 2, 2) + 1e-7
    out = np.empty((h, w, 3), np.float32)
    fp = ctypes.POINTER(ctypes.c_float)
    arr = [np.ascontiguousarray(x, np.float32) for x in (a, b, var, feat, out)]
    _library().denoise(w, h, *[x.ctypes.data_as(fp) for x in arr], 7, 3, ctypes.c_float(0.6), ctypes.c_float(2e-3))
    return arr[4]


def despeckle(img, most=4, ratio=1.35):
    """Take out specks of up to `most` pixels, brighter or darker than all else within two pixels; a line, which also
    crosses the ring two pixels out, stays."""
    lum = img.max(2)
    h, w = lum.shape
    p = np.pad(lum, 2, mode="edge")
    near = np.stack([p[i:i + h, j:j + w] for i in range(5) for j in range(5)])
    ring = near[[5 * i + j for i in range(5) for j in range(5) if max(abs(i - 2), abs(j - 2)) == 2]]
    near.partition((most, 12, 24 - most), axis=0)
    low, middle, high = near[most], near[12], near[24 - most]
    odd = (lum > high * ratio + 0.02) | (lum < low / ratio - 0.004)
    halfway = np.sqrt(np.maximum(lum * middle, 1e-8))
    alike = np.where(lum > middle, ring > halfway, ring < halfway).sum(0)
    odd &= alike < 2
    out = img.copy()
    out[odd] *= (middle[odd] / np.maximum(lum[odd], 1e-4))[:, None]
    return out
