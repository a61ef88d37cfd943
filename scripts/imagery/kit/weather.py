"""What sun and rain leave on a house: boards that faded apart, splashed earth at the foot, runs of dust below sills."""
from .geo import Build, xform
from .mats import bump, coords, material, math_, mixc, noise_fac, rgb

EARTH = "#7d6a52"


def weathered(t, c, foot=0.0, amount=1.0):
    """Colour `c` of a wall after some years: broad drifts of tone, faint runs of dust, rain-splashed earth up to half a metre."""
    v = t("NewGeometry").outputs["Position"]
    drift = noise_fac(t, v, 0.9, 5, 0.6, 0.4)
    runs = noise_fac(t, t("Mapping", Vector=v, Scale=(11, 11, 0.55)).outputs[0], 1.0, 5, 0.65)
    grime = math_(t, "ADD", math_(t, "MULTIPLY", drift, 0.6), math_(t, "MULTIPLY", runs, 0.4))
    c = mixc(t, t("MapRange", Value=grime, i1=0.46, i2=0.72, i3=0.0, i4=0.20 * amount).outputs[0], c, rgb("#6f6758"))
    height = math_(t, "SUBTRACT", t("SeparateXYZ", Vector=v).outputs[2], foot)
    ragged = math_(t, "ADD", height, math_(t, "MULTIPLY", math_(t, "SUBTRACT", noise_fac(t, v, 3.5, 6, 0.7), 0.5), 0.5))
    return mixc(t, t("MapRange", Value=ragged, i1=0.02, i2=0.46, i3=0.40 * amount, i4=0.0).outputs[0], c, rgb(EARTH))


@material
def boards(t, color="#e8e9e4", foot=0.0, rough=0.55):
    """Painted weatherboards: the 'rnd' face attribute fades each board a little on its own."""
    r = t("Attribute", {"attribute_name": "rnd"}).outputs["Fac"]
    tone = math_(t, "ADD", math_(t, "MULTIPLY", r, 0.09), 0.92)
    c = mixc(t, 1.0, rgb(color), t("CombineXYZ", X=tone, Y=tone, Z=tone).outputs[0], "MULTIPLY")
    grain = noise_fac(t, coords(t, (2, 30, 30)), 2.0, 4)
    t.out(t("BsdfPrincipled", Base_Color=weathered(t, c, foot), Roughness=rough, Specular=0.4, Normal=bump(t, grain, 0.12, 0.003)))


@material
def masonry_paint(t, color="#d9d3c6", foot=0.0):
    """Painted render."""
    t.out(t("BsdfPrincipled", Base_Color=weathered(t, rgb(color), foot), Roughness=0.85, Specular=0.2, Normal=bump(t, noise_fac(t, coords(t), 60, 3), 0.35, 0.002)))


@material
def _run(t):
    """Dust washed off a sill: darkest where it starts, torn into runs, gone after half a metre."""
    uv = t("SeparateXYZ", Vector=t("TexCoord").outputs["Generated"]).outputs
    streak = noise_fac(t, coords(t, (38, 1, 1.2)), 1.0, 4, 0.7)
    a = math_(t, "MULTIPLY", math_(t, "POWER", uv[2], 1.6), t("MapRange", Value=streak, i1=0.44, i2=0.72, i3=0.0, i4=0.55).outputs[0])
    t.out(t("MixShader", Fac=a, i1=t("BsdfTransparent").outputs[0], i2=t("BsdfDiffuse", Color=rgb("#5d5344")).outputs[0]))


def sill_runs(at, op, y=-0.034):
    """Runs on the wall below a sill, longest at its two ends where the water leaves it."""
    x, z, w, _ = op
    for s, wide, long in ((-1, 0.20, 0.55), (1, 0.16, 0.42), (0, w * 0.7, 0.22)):
        b = Build(at @ xform((x + s * (w / 2 + 0.06), y, z - 0.06)))
        b.add([(-wide / 2, 0, -long), (wide / 2, 0, -long), (wide / 2, 0, 0), (-wide / 2, 0, 0)], [(0, 1, 2, 3)])
        b.obj("sill runs", _run()).visible_shadow = False
