"""Potted plants, indoor trees and cut stems."""
import math

from mathutils import Vector

from . import mats
from .geo import Build, rng, xform


def leaf_blade(b, m, length, width, droop=0.3, fold=0.25, rnd=0.0, nu=4, nv=8):
    """Leaf growing along +x from the origin of m."""
    def fn(u, v):
        s = (u - 0.5) * 2
        wv = width / 2 * math.sin(math.pi * min(1.0, 0.02 + v * 0.98)) ** 0.75 * (1 - 0.25 * v)
        return (length * v * math.cos(droop * v), s * wv, abs(s) * wv * fold - length * math.sin(droop * v) * v)
    b.surf(fn, nu, nv, m=m, rnd=rnd)


def pot(at, r=0.19, h=0.36, color="#d8cfc0", taper=0.8):
    b = Build(at)
    b.lathe([(0.001, 0), (r * taper, 0), (r * (taper + 1) / 2, h * 0.5), (r, h - 0.01), (r - 0.004, h), (r - 0.018, h), (r - 0.022, h - 0.05), (0.001, h - 0.05)], 56)
    b.obj("pot", mats.stone(color, color, 24.0, 0.75, 0.15))
    Build(at).lathe([(0.001, h - 0.045), (r - 0.02, h - 0.045)], 30).obj("soil", mats.stone("#4a3b2e", "#2e241c", 60.0, 0.95, 0.8))


def fig_tree(at, h=1.7, seed=0, pot_color="#d8cfc0", big=1.0):
    """Fiddle-leaf-style indoor tree."""
    r = rng(seed)
    pot(at, 0.2, 0.38, pot_color)
    st, lv = Build(at), Build(at)
    for k in range(3):
        lean = r.uniform(0.05, 0.24)
        a = 2 * math.pi * k / 3 + r.uniform(-0.4, 0.4)
        top = h * (1.0, 0.86, 0.74)[k]
        pts = [(lean * t * t * math.cos(a) + 0.02 * math.sin(5 * t + k), lean * t * t * math.sin(a), 0.34 + (top - 0.34) * t) for t in [i / 8 for i in range(9)]]
        st.tube(pts, [0.015 - 0.009 * i / 8 for i in range(9)], 8)
        n = 17
        for i in range(n):
            t = 0.30 + 0.70 * i / (n - 1)
            j = min(7, int(t * 8))
            p = Vector(pts[j]).lerp(Vector(pts[j + 1]), t * 8 - j)
            yaw = math.degrees(a) + i * 137.5 + r.uniform(-18, 18)
            pitch = -r.uniform(5, 42) - 26 * (i / n)
            ln = r.uniform(0.21, 0.32) * (1 - 0.25 * abs(t - 0.6)) * big
            m = xform(tuple(p), rz=yaw) @ xform(ry=pitch) @ xform((0.03, 0, 0), rx=r.uniform(-18, 18))
            leaf_blade(lv, m, ln, ln * 0.62, r.uniform(0.25, 0.6), 0.22, r.random())
    st.obj("stems", mats.stone("#7a6248", "#56432f", 30.0, 0.85))
    lv.obj("leaves", mats.leaf("#3f5f2c", "#6d8a43", 0.35))


def olive_tree(at, h=1.8, seed=0, pot_color="#b98d6a", spread=0.5, a="#6f7f5c", b_="#98a583"):
    r = rng(seed)
    pot(at, 0.23, 0.42, pot_color)
    st, lv = Build(at), Build(at)
    base = 0.36
    trunk = [(0.03 * math.sin(i), 0.02 * math.cos(i * 1.3), base + (h * 0.55 - base) * i / 6) for i in range(7)]
    st.tube(trunk, [0.024 - 0.0015 * i for i in range(7)], 10)
    top = Vector(trunk[-1])
    for k in range(24):
        az, el = k * 2.4 + r.uniform(-0.3, 0.3), r.uniform(0.15, 1.25)
        ln = h * 0.45 * r.uniform(0.6, 1.0)
        s = Vector(trunk[r.randint(4, 6)])
        d = Vector((math.cos(az) * math.cos(el) * spread * 1.6, math.sin(az) * math.cos(el) * spread * 1.6, math.sin(el)))
        pts = [s + d * ln * t + Vector((0, 0, -0.10 * ln * t * t * (1.4 - el))) for t in [i / 5 for i in range(6)]]
        st.tube(pts, [0.009 - 0.0014 * i for i in range(6)], 6)
        for i in range(52):
            t = 0.18 + 0.82 * i / 51
            j = min(4, int(t * 5))
            p = pts[j].lerp(pts[j + 1], t * 5 - j)
            m = xform(tuple(p), rz=r.uniform(0, 360)) @ xform(ry=r.uniform(-55, 25)) @ xform(rx=r.uniform(-40, 40))
            leaf_blade(lv, m, r.uniform(0.055, 0.095), 0.021, 0.15, 0.15, r.random(), 2, 4)
    st.obj("branches", mats.stone("#8b7c68", "#5f5343", 20.0, 0.9))
    lv.obj("olive leaves", mats.leaf(a, b_, 0.5))


def sprig(at, seed=0, n=5, h=0.55, a="#7d8b68", b_="#a9b28f"):
    """Loose gum-leaf stems for a vase."""
    r = rng(seed)
    st, lv = Build(at), Build(at)
    for k in range(n):
        az, out = k * 2 * math.pi / n + r.uniform(-0.4, 0.4), r.uniform(0.12, 0.3)
        hh = h * r.uniform(0.75, 1.05)
        pts = [(out * t ** 1.8 * math.cos(az), out * t ** 1.8 * math.sin(az), hh * t - 0.06 * t ** 3) for t in [i / 6 for i in range(7)]]
        st.tube(pts, 0.0028, 5)
        for i in range(13):
            t = 0.34 + 0.66 * i / 12
            j = min(5, int(t * 6))
            p = Vector(pts[j]).lerp(Vector(pts[j + 1]), t * 6 - j)
            m = xform(tuple(p), rz=math.degrees(az) + (i % 2) * 180 + r.uniform(-50, 50)) @ xform(ry=r.uniform(-45, 30)) @ xform(rx=r.uniform(-30, 30))
            leaf_blade(lv, m, r.uniform(0.06, 0.095), r.uniform(0.022, 0.036), 0.3, 0.1, r.random(), 2, 5)
    st.obj("stems", mats.paint("#7a6a4c", 0.7))
    lv.obj("gum leaves", mats.leaf(a, b_, 0.55))
