"""Plantation shutters."""
import math

from . import mats
from .geo import Build, ellipse, xform

WHITE = "#f4f2ed"


def plantation_shutters(w, h, at, panels=4, tilt=18, color=WHITE, blade=0.089, midrail=None, rod=True, swing=None):
    """Hinged louvred panels in a frame. swing: {panel index: degrees open}."""
    mat = mats.paint(color, 0.34)
    b, n = Build(at), Build(at)
    fw = 0.045
    for sx in (-1, 1):
        b.box((sx * (w / 2 - fw / 2), -0.02, h / 2), (fw, 0.075, h), 0.004)
        b.box((sx * (w / 2 - fw * 0.15), -0.052, h / 2), (fw * 0.6, 0.03, h + 0.03), 0.005)
    for z in (fw / 2, h - fw / 2):
        b.box((0, -0.02, z), (w - 2 * fw, 0.074, fw), 0.004)
    pw = (w - 2 * fw - 0.004) / panels
    ph = h - 2 * fw
    for i in range(panels):
        x0 = -w / 2 + fw + 0.002 + i * pw
        ang = (swing or {}).get(i, 0)
        hinge_left = ang >= 0
        piv = x0 if hinge_left else x0 + pw
        m = xform((piv, -0.03, fw), rz=-ang) @ xform((pw / 2 if hinge_left else -pw / 2, 0, 0))
        _shutter_panel(b, m, pw - 0.002, ph - 0.004, tilt, blade, midrail, rod)
        hx = -pw / 2 if hinge_left else pw / 2
        for z in (0.2, ph - 0.2):
            n.tube([(hx, -0.022, z - 0.035), (hx, -0.022, z + 0.035)], 0.006, 8, m=m)
    n.obj("hinges", mat)
    return b.obj("plantation shutters", mat)


def _shutter_panel(b, m, w, h, tilt, blade, midrail, rod):
    st, top, bot, mid, d = 0.051, 0.10, 0.11, 0.085, 0.028
    for sx in (-1, 1):
        b.box((sx * (w / 2 - st / 2), 0, h / 2), (st, d, h), 0.003, m=m)
    b.box((0, 0, h - top / 2), (w - 2 * st, d * 0.9, top), 0.002, m=m)
    b.box((0, 0, bot / 2), (w - 2 * st, d * 0.9, bot), 0.002, m=m)
    zones = [(bot, h - top)]
    if midrail:
        zm = h * midrail
        b.box((0, 0, zm), (w - 2 * st, d * 0.9, mid), 0.002, m=m)
        zones = [(bot, zm - mid / 2), (zm + mid / 2, h - top)]
    prof = ellipse(blade, 0.011)
    for z0, z1 in zones:
        count = max(1, round((z1 - z0) / (blade * 0.87)))
        step = (z1 - z0) / count
        for k in range(count):
            z = z0 + (k + 0.5) * step
            # Into the stiles: the gap of a real blade is thinner than a pixel, and sun through it frays the ends.
            b.prism(prof, w - 2 * st + 0.004, m @ xform((0, 0, z), rx=-tilt), smooth=True)
        if rod:
            y = -math.cos(math.radians(tilt)) * blade / 2 - 0.008
            dz = math.sin(math.radians(tilt)) * blade / 2
            b.box((0, y, (z0 + z1) / 2 + dz), (0.011, 0.010, z1 - z0 - step * 0.9), 0.003, m=m)
