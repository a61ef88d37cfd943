"""What lies on a workbench or a sill while somebody works."""
import math

from . import mats
from .geo import Build, xform


def pencil(at, color="#2f5d4a"):
    """Hexagonal, its point toward x."""
    for part, mat in (
        ([(-0.078, 0.0037), (0.058, 0.0037)], mats.paint(color, 0.4)),
        ([(0.058, 0.0037), (0.072, 0.0010)], mats.timber("#d9b98a", "#c8a070")),
        ([(0.070, 0.0013), (0.076, 0.0001)], mats.paint("#2c2c2e", 0.5)),
    ):
        Build(at).tube([(x, 0, 0) for x, _ in part], [r for _, r in part], 6).obj("pencil", mat)


def pull_saw(at):
    """Japanese pull saw lying flat, its handle toward x and its teeth toward -y."""
    w = Build(at)
    outline = [(-0.255, 0.036), (0.0, 0.026), (0.03, 0.010), (0.03, -0.010), (0.0, -0.022)]
    n = 150
    teeth = [(-0.255 * k / n, -0.022 - 0.010 * k / n - (0.0022 if k % 2 else 0.0)) for k in range(1, n + 1)]
    plate = outline + teeth
    w.add([(x, y, z) for z in (0.0035, 0.0042) for x, y in plate],
          [tuple(range(len(plate)))[::-1], tuple(range(len(plate), 2 * len(plate)))] + [(k, (k + 1) % len(plate), len(plate) + (k + 1) % len(plate), len(plate) + k) for k in range(len(plate))])
    w.obj("saw plate", mats.metal("#b9bcbc", 0.24))
    h = Build(at)
    h.tube([(0.012, 0, 0.013), (0.02, 0, 0.013), (0.30, 0, 0.014), (0.315, 0, 0.014)], [0.009, 0.0125, 0.0145, 0.012], 20)
    for k in range(50):
        h.tube([(0.032 + 0.0045 * k + 0.0014 * math.cos(a), (0.0139 + 0.00002 * k) * math.cos(a), 0.0135 + (0.0139 + 0.00002 * k) * math.sin(a)) for a in [2 * math.pi * i / 18 for i in range(19)]], 0.0021, 6)
    h.obj("cane", mats.timber("#b98f56", "#8d6637", axis="y", rough=0.5))


def try_square(at, length=0.16):
    """Steel blade toward x, wooden stock across it, lying flat."""
    Build(at).box((length / 2, 0, 0.010), (length, 0.034, 0.0016), 0.0002).obj("square blade", mats.metal("#bfc1c0", 0.25))
    s = Build(at)
    s.box((-0.006, -0.045, 0.0100), (0.024, 0.13, 0.020), 0.0015)
    s.obj("square stock", mats.timber("#6b3f28", "#4a2818", axis="y", rough=0.35))
    r = Build(at)
    r.box((0.0062, -0.045, 0.0100), (0.0016, 0.13, 0.0192), 0.0003)
    for x, y in ((-0.010, 0.004), (-0.002, -0.006), (-0.010, -0.010)):
        r.lathe([(0.0001, 0.0), (0.0021, 0.0)], 16, xform((x, y, 0.02005)))
    r.obj("square brass", mats.metal("#b08d4f", 0.3))


GRIP = (-0.125, 0.10)  # x of the drill's grip where it leaves the body, and how far it leans back per metre of drop


def drill(at):
    """Cordless drill along x, its chuck's mouth at the origin, the grip hanging toward -z."""
    x0, lean = GRIP
    dark, shell, steel = mats.paint("#25292b", 0.55, 0.15), mats.paint("#2f6f6a", 0.42), mats.metal("#9da0a1", 0.32)
    turn = at @ xform(ry=90)  # the lathe's z along the drill's x
    c = Build(turn)
    c.lathe([(0.006, 0.0), (0.0095, -0.001), (0.0155, -0.014), (0.0195, -0.019), (0.0205, -0.023), (0.0205, -0.040), (0.017, -0.041)], 60)
    for k in range(30):
        a = 2 * math.pi * k / 30
        c.box((0.0205 * math.cos(a), 0.0205 * math.sin(a), -0.031), (0.0018, 0.0018, 0.014), 0.0006)
    c.obj("chuck", dark)
    Build(turn).lathe([(0.0002, 0.002), (0.004, 0.002), (0.0062, -0.0005), (0.0062, -0.004)], 30).obj("chuck mouth", steel)
    r = Build(turn)
    r.lathe([(0.018, -0.041), (0.0238, -0.043), (0.0245, -0.048), (0.0245, -0.058), (0.0235, -0.061), (0.020, -0.062)], 60)
    for k in range(20):
        a = 2 * math.pi * k / 20
        r.box((0.0245 * math.cos(a), 0.0245 * math.sin(a), -0.053), (0.002, 0.003, 0.010), 0.0008)
    r.obj("clutch ring", dark)
    m = Build(at)
    m.soft_box((-0.121, 0, 0.001), (0.120, 0.056, 0.062), 0.022, 0.001, 0.0, n=20)
    m.soft_box((-0.125, 0, -0.040), (0.052, 0.040, 0.040), 0.014, 0.001, 0.0, n=14)
    m.obj("drill body", shell, weld=True)
    g = Build(at)
    g.soft_box((-0.172, 0, 0.001), (0.026, 0.0575, 0.0635), 0.020, 0.0005, 0.0, n=16)
    g.soft_box((-0.078, 0, 0.001), (0.020, 0.0575, 0.0635), 0.020, 0.0005, 0.0, n=16)
    ring = lambda u, v: (x0 + lean * -0.115 * v + (0.0235 + 0.004 * abs(2 * v - 1) ** 3) * math.cos(2 * math.pi * u), (0.0170 + 0.005 * abs(2 * v - 1) ** 4) * math.sin(2 * math.pi * u), -0.030 - 0.115 * v)  # noqa: E731
    g.surf(ring, 48, 24)
    g.soft_box((x0 - 0.006, 0, -0.150), (0.088, 0.062, 0.020), 0.009, 0.0, 0.0, n=12)
    g.obj("grip", dark, weld=True)
    v = Build(at)
    for k in range(5):
        for y in (-0.0288, 0.0288):
            v.box((-0.150 + 0.009 * k, y, 0.006), (0.0034, 0.0016, 0.024), 0.0006)
    v.obj("vents", mats.paint("#101213", 0.7))
    Build(at).soft_box((x0 - 0.008, 0, -0.178), (0.112, 0.074, 0.040), 0.009, 0.0005, 0.0, n=14).obj("battery", dark, weld=True)
    Build(at).box((x0 - 0.008, 0, -0.174), (0.034, 0.0755, 0.013), 0.003).obj("battery latch", shell)
    t = Build(at)
    t.soft_box((x0 + 0.027, 0, -0.047), (0.014, 0.016, 0.028), 0.005, 0.0, 0.0, n=8)
    t.obj("trigger", mats.paint("#b9502e", 0.5), weld=True)


def driver_bit(at, out=0.0365):
    """Hexagonal bit holder and bit, `out` of the chuck's mouth along x."""
    b = Build(at)
    b.tube([(-0.01, 0, 0), (out * 0.45, 0, 0)], 0.0037, 6)
    b.tube([(out * 0.40, 0, 0), (out * 0.8, 0, 0), (out, 0, 0)], [0.0032, 0.0030, 0.0016], 6)
    b.obj("driver bit", mats.metal("#8f9293", 0.3))


def screw(at, length=0.05):
    """Countersunk screw: its head's middle at the origin, its point toward x."""
    b = Build(at @ xform(ry=90))
    b.lathe([(0.0012, 0.0006), (0.0018, 0.0), (0.0047, 0.0), (0.0048, 0.0005), (0.0023, 0.0036), (0.0019, length - 0.006), (0.0001, length)], 28)
    turns = int((length - 0.014) / 0.0021)
    b.tube([(0.0021 * math.cos(a), 0.0021 * math.sin(a), 0.011 + 0.0021 * a / (2 * math.pi)) for a in [2 * math.pi * k / 12 for k in range(12 * turns)]], 0.0008, 5)
    b.obj("screw", mats.metal("#b9b6aa", 0.3))


def spirit_level(at, length=0.25):
    """Box level along x, resting at z 0, its middle vial looking up and to -y, the bubble between the lines."""
    b = Build(at)
    for z in (0.003, 0.047):
        b.box((0, 0, z), (length, 0.022, 0.006), 0.001)
    for x, w in ((-length / 4 - 0.013, length / 2 - 0.026), (length / 4 + 0.013, length / 2 - 0.026)):
        b.box((x, 0, 0.025), (w, 0.016, 0.042), 0.001)
    b.obj("level", mats.paint("#c8a02a", 0.35, 0.03))
    e = Build(at)
    for s in (-1, 1):
        e.box((s * length / 2, 0, 0.025), (0.012, 0.025, 0.053), 0.004)
        e.box((s * 0.029, 0, 0.025), (0.008, 0.0195, 0.040), 0.002)
    e.box((0, 0, 0.0115), (0.052, 0.018, 0.011), 0.002)
    e.obj("level ends", mats.paint("#26292b", 0.5))
    Build(at).tube([(-0.024, 0, 0.027), (0.024, 0, 0.027)], 0.0085, 32).obj("vial", _vial())
    g = Build(at)
    for i in range(2):
        x = (i - 0.5) * 0.0175
        g.tube([(x - 0.0006, 0, 0.027), (x + 0.0006, 0, 0.027)], 0.0087, 32)
    g.obj("vial lines", mats.paint("#16181a", 0.6))
    u = Build(at)
    u.soft_box((0, -0.0035, 0.0325), (0.0165, 0.0105, 0.0065), 0.0032, 0.0, 0.0, n=10)
    u.obj("bubble", mats.paint("#f4f8d8", 0.1), weld=True)


@mats.material
def _vial(t):
    """Spirit behind clear plastic: yellow-green, the brighter toward its rim."""
    face = t("LayerWeight", Blend=0.4).outputs["Facing"]
    c = mats.mixc(t, face, mats.rgb("#b9d43c"), mats.rgb("#e4f08a"))
    p = t("BsdfPrincipled", Base_Color=c, Roughness=0.08, Specular=0.6)
    t.out(t("MixShader", Fac=0.25, i1=p.outputs[0], i2=t("Emission", Color=c, Strength=0.6).outputs[0]))
