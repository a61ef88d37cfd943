"""Close-ups of cloth and track."""
import math

import numpy as np

from kit import Build, cloths, ex, finishes, fl, la, le, li, mats, weave, xform

from .registry import scene


@scene("fabric-detail")
def fabric_detail():
    """Three cloths laid over one another, near enough to count threads: sheer over linen-look over blockout, its coated back turned up."""
    fl.sheet(0.6, 0.6, (0, 0), mats.timber("#8b6b4a", "#6a4d33", axis="x", rough=0.5))

    def lay(x0, y0, turn, height):
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))

        def shape(x, y):
            x, y = x0 + c * x - s * y, y0 + s * x + c * y
            return np.stack([x, y, height(x, y)], -1)
        return shape

    def linen(x, y):
        return 0.0030 + 0.0022 * np.sin(200 * x + 30 * y)

    def corner(x, y, under=0.0):
        """Blockout whose near right corner is turned over."""
        edge, r = 0.0405, 0.0030
        x, y = 0.062 - x, -0.036 + y
        d = (x - y) * 0.7071 - edge
        a = np.clip(d / r, 0, math.pi)
        back = np.where(d > math.pi * r, d - math.pi * r, 0)
        move = np.where(d > 0, (r + under) * np.sin(a) - back - d, 0) * 0.7071
        return np.stack([x + move, y - move, 0.0006 + r - (r + under) * np.cos(a) + 0.08 * back], -1)

    weave.weave(corner, (0.10, 0.16), 0.00042, 0.00021, _yarn("#4f6263", "#3f5152"), 3, 0.08, 0.0003)
    Build().surf(lambda u, v: corner(u * 0.10, v * 0.16, 0.0004), 300, 480).obj("coating", mats.paint("#e9e6de", 0.7))
    weave.weave(lay(-0.045, -0.085, 8, linen), (0.066, 0.17), 0.00086, 0.00040, _yarn("#cdb994", "#ad9468"), 5, 0.24, 0.0022)
    weave.weave(lay(-0.095, -0.085, -9, lambda x, y: linen(x, y) + 0.0022 + 0.0014 * np.sin(150 * x - 15 * y)), (0.080, 0.17), 0.00062, 0.00005, _yarn("#efebe2", "#dcd6c8"), 7, 0.12, 0.0012)
    li.sun(24, -62, 7, "#ffeed8", 1.5)
    li.sky(24, -62, 0.25, 0.1, clouds=0)
    li.area((0.5, -0.4, 0.6), (0, 0, 0), 0.5, 1.6, "#eef3ff")
    li.camera((0.006, -0.115, 0.165), (0.002, 0.002, 0.003), 62, 0.0, 16.0, 0.20)
    li.look(0.35, -0.2, contrast="High Contrast")


@mats.material
def _yarn(t, a, b):
    """Spun thread: fibres along it, its own tone by the 'rnd' face attribute."""
    tone = mats.math_(t, "ADD", mats.math_(t, "MULTIPLY", t("Attribute", {"attribute_name": "rnd"}).outputs["Fac"], 0.6), mats.math_(t, "MULTIPLY", mats.noise_fac(t, mats.coords(t), 900, 2), 0.4))
    c = mats.mixc(t, tone, mats.rgb(b), mats.rgb(a))
    p = t("BsdfPrincipled", Base_Color=c, Roughness=0.85, Specular=0.15, Sheen=0.4, Normal=mats.bump(t, mats.noise_fac(t, mats.coords(t), 5000, 2), 0.35, 0.0002))
    t.out(t("MixShader", Fac=0.15, i1=p.outputs[0], i2=t("BsdfTranslucent", Color=c).outputs[0]))


@scene("salt-proof-fixings")
def salt_proof():
    """Zip-screen side channel on a weatherboard wall by the sea: track, stainless screws, bottom bar."""
    ex.weatherboards(2.0, 3.0, xform((-1.02, 0, 0)), [], "#a9b3b0")
    frame = mats.paint("#3d4244", 0.40, 0.12)
    # Built seven times too large and shrunk: the grain is made for furniture seen across a room.
    b = Build()
    b.box((0.14, -0.14, 10.5), (0.70, 1.12, 21.0), 0.03)
    b.obj("silvered post", mats.timber("#9b948a", "#6d665d", axis="z", rough=0.8, grain=1.6)).scale = (1 / 7,) * 3
    c = Build(xform((0.085, -0.075, 0)))
    # extruded channel: back plate with screw flange, front lip, slot between
    for x, y, w, d in ((-0.004, 0.0, 0.008, 0.062), (0.016, -0.028, 0.040, 0.007), (0.016, 0.028, 0.040, 0.007), (0.033, -0.013, 0.006, 0.023), (0.033, 0.018, 0.006, 0.016), (-0.026, -0.0275, 0.052, 0.006), (0.014, -0.0315, 0.010, 0.003)):
        c.box((x, y, 1.5), (w, d, 3.0), 0.0014)
    c.obj("side channel", frame)
    steel = mats.metal("#d2d3d0", 0.22)
    for z in (1.145, 1.235, 1.325):
        _hex_screw(xform((0.100, -0.1095, z), rx=90), steel)
    for z in (1.19, 1.28):
        _pan_screw(xform((0.057, -0.1056, z), rx=90), steel)
    z0 = 1.205
    f = Build()
    f.surf(lambda u, v: (0.118 + 1.6 * u, -0.070, z0 + 1.4 * v), 1, 1, smooth=False)
    f.obj("mesh", finishes.weave_mesh("#3a3b3a", 0.0016, 0.50))
    Build().box((0.128, -0.070, z0 + 0.7), (0.016, 0.0024, 1.4)).obj("zip tape", cloths.fabric("#3a3b3a", 1400.0))
    t = Build()
    for i in range(190):
        t.box((0.121, -0.070, z0 + 0.004 + i * 0.0066), (0.006, 0.0040, 0.0036), 0.0008)
    t.obj("zip teeth", mats.paint("#2a2b2a", 0.4))
    r = Build(xform((0.13, -0.070, z0 - 0.022)))
    r.prism([(-0.017, -0.026), (0.017, -0.026), (0.020, -0.020), (0.020, 0.016), (0.008, 0.024), (-0.008, 0.024), (-0.020, 0.016), (-0.020, -0.020)], 1.6, xform((0.80, 0, 0)))
    r.obj("bottom bar", frame)
    Build(xform((0.126, -0.070, z0 - 0.022))).box((0, 0, 0), (0.010, 0.043, 0.054), 0.004).obj("end cap", mats.paint("#2a2c2d", 0.5))
    Build().box((0.13 + 0.8, -0.070, z0 - 0.050), (1.6, 0.020, 0.010), 0.003).obj("bottom seal", mats.paint("#26282a", 0.8))
    la.sea(6, z=-9, near="#1f5a66", far="#1d4a63", chop=1.6, own=0.5)
    li.sun(44, 226, 5.0, "#fff0da")
    li.sky(44, 300, 0.2, 0.15, clouds=0.4, seed=8.0, dust=0.2)
    li.camera((-0.12, -0.56, 1.31), (0.135, -0.085, 1.228), 54, 0.0, 11.0, 0.525)
    li.look(0.35, -0.12)


def _hex_screw(at, mat):
    """Flanged hexagon head, washer under it; z is out of the surface."""
    b = Build(at)
    b.lathe([(0.001, 0.0022), (0.0085, 0.0022), (0.0095, 0.0012), (0.0095, 0.0)], 36)
    b.lathe([(0.001, 0.0052), (0.0052, 0.0052), (0.0068, 0.0030), (0.0072, 0.0022)], 36)
    hexa = [(0.0056 * math.cos(math.pi / 3 * k), 0.0056 * math.sin(math.pi / 3 * k)) for k in range(6)]
    b.add([(x, y, 0.003) for x, y in hexa] + [(x, y, 0.0085) for x, y in hexa] + [(x * 0.9, y * 0.9, 0.0092) for x, y in hexa],
          [(k, (k + 1) % 6, 6 + (k + 1) % 6, 6 + k) for k in range(6)] + [(6 + k, 6 + (k + 1) % 6, 12 + (k + 1) % 6, 12 + k) for k in range(6)] + [tuple(range(12, 18))])
    b.obj("hex screw", mat)
    le.letters("A4-70", at @ xform((0, -0.0012, 0.00925)), 0.0030, "#6d6f70")


def _pan_screw(at, mat):
    """Pan head with a square recess."""
    Build(at).lathe([(0.0028, 0.0036), (0.0045, 0.0034), (0.0062, 0.0022), (0.0066, 0.0)], 32).obj("pan screw", mat)
    Build(at).box((0, 0, 0.0024), (0.0042, 0.0042, 0.0022)).obj("recess", mats.paint("#3a3a39", 0.5))
