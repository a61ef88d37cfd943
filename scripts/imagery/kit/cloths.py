"""Procedural cloths: upholstery, sheers, outdoor mesh, rugs."""
from .mats import bump, coords, material, math_, mixc, noise_fac, ramp, rgb


def _striped(t, v, base, stripes):
    """`base` crossed by stripes, given as colour, width in metres and the axis they are counted along."""
    if not stripes:
        return base
    color, width, axis = stripes
    along = t("SeparateXYZ", Vector=v).outputs["XYZ".index(axis.upper())]
    return mixc(t, math_(t, "GREATER_THAN", math_(t, "FRACT", math_(t, "DIVIDE", along, 2 * width)), 0.5), base, rgb(color))


@material
def fabric(t, color="#d9d2c4", weave=900.0, rough=0.9, sheen=0.25, slub=0.32, stripes=None):
    """Woven cloth: fine weave bump, uneven thread tone, optional stripes."""
    v = coords(t)
    w1 = t("TexWave", {"bands_direction": "X"}, Vector=v, Scale=weave / 6.3, Distortion=0.6).outputs["Fac"]
    w2 = t("TexWave", {"bands_direction": "Z"}, Vector=v, Scale=weave / 6.3, Distortion=0.6).outputs["Fac"]
    tone = noise_fac(t, coords(t, (30, 30, 260)), 1.0, 1)
    tone2 = noise_fac(t, coords(t, (260, 30, 30)), 1.0, 1)
    s = math_(t, "ADD", math_(t, "MULTIPLY", math_(t, "ADD", tone, tone2), slub), 1 - slub)
    knots = noise_fac(t, v, 170, 1, 0.6)
    c = mixc(t, 1.0, _striped(t, v, rgb(color), stripes), t("CombineXYZ", X=s, Y=s, Z=s).outputs[0], "MULTIPLY")
    t.out(t("BsdfPrincipled", Base_Color=c, Roughness=rough, Specular=0.15, Sheen=sheen,
            Normal=bump(t, math_(t, "ADD", math_(t, "MULTIPLY", w1, w2), math_(t, "MULTIPLY", math_(t, "ADD", tone, knots), 0.9)), 0.35, 0.002)))


@material
def cloth(t, color="#f5f2ea", through=0.35, open_=0.0, weave=0.0, stripes=None, slub=0.0):
    """Hanging cloth: `through` is translucency, `open_` the share of clear gaps in the weave; `slub` lets it come and go with
    threads of uneven thickness, both ways."""
    v = coords(t)
    c = _striped(t, v, rgb(color), stripes)
    n = None
    if weave:
        w = math_(t, "ADD", t("TexWave", {"bands_direction": "X"}, Vector=v, Scale=weave / 6.3).outputs["Fac"],
                  t("TexWave", {"bands_direction": "Z"}, Vector=v, Scale=weave / 6.3).outputs["Fac"])
        n = bump(t, w, 0.15, 0.001)
        # No thread is spun evenly: tone runs along both.
        s = math_(t, "ADD", math_(t, "MULTIPLY", math_(t, "ADD", noise_fac(t, coords(t, (24, 24, 220)), 1.0, 1), noise_fac(t, coords(t, (220, 24, 24)), 1.0, 1)), 0.12), 0.88)
        c = mixc(t, 1.0, c, t("CombineXYZ", X=s, Y=s, Z=s).outputs[0], "MULTIPLY")
    d = t("BsdfDiffuse", Color=c)
    tr = t("BsdfTranslucent", Color=c)
    if n is not None:
        t.set(d, "Normal", n)
    mix = t("MixShader", Fac=through, i1=d.outputs[0], i2=tr.outputs[0])
    if open_:
        # Grazing views cross more thread, so a sheer closes up along its folds.
        lw = t("LayerWeight", Blend=0.35).outputs["Facing"]
        o = math_(t, "MULTIPLY", math_(t, "SUBTRACT", 1.0, lw), open_)
        if slub:
            thick = math_(t, "ADD", noise_fac(t, coords(t, (4, 4, 110)), 1.0, 2), noise_fac(t, coords(t, (130, 130, 3)), 1.0, 2))
            o = math_(t, "MULTIPLY", o, math_(t, "ADD", math_(t, "MULTIPLY", math_(t, "SUBTRACT", 1.0, thick), slub), 1.0))
        mix = t("MixShader", Fac=o, i1=mix.outputs[0], i2=t("BsdfTransparent").outputs[0])
    t.out(mix)


@material
def screen(t, color="#3a3b3a", open_=0.35):
    """Outdoor mesh: a little light soaks through the thread itself, tone drifts with tension."""
    v = coords(t)
    k = math_(t, "ADD", math_(t, "MULTIPLY", noise_fac(t, coords(t, (1.2, 1.2, 0.5)), 1.0, 3), 0.16), 0.92)
    c = mixc(t, 1.0, rgb(color), t("CombineXYZ", X=k, Y=k, Z=k).outputs[0], "MULTIPLY")
    weave = math_(t, "ADD", noise_fac(t, coords(t, (1, 1, 90)), 8.0, 2), noise_fac(t, coords(t, (90, 90, 1)), 8.0, 2))
    p = t("BsdfPrincipled", Base_Color=c, Roughness=0.75, Specular=0.2, Normal=bump(t, math_(t, "ADD", weave, noise_fac(t, v, 1.4, 2)), 0.12, 0.004))
    m = t("MixShader", Fac=0.22, i1=p.outputs[0], i2=t("BsdfTranslucent", Color=c).outputs[0])
    t.out(t("MixShader", Fac=open_, i1=m.outputs[0], i2=t("BsdfTransparent").outputs[0]))


@material
def rug(t, a="#d6cbb6", b="#bfb196", pitch=0.02, rough=0.95):
    """Chunky flat weave."""
    v = coords(t)
    w = t("TexWave", {"bands_direction": "X"}, Vector=v, Scale=1 / pitch / 6.3 * 6.28 / 2, Distortion=1.5, Detail=2, Detail_Scale=8).outputs["Fac"]
    n = noise_fac(t, v, 120, 1)
    f = math_(t, "ADD", math_(t, "MULTIPLY", w, 0.5), math_(t, "MULTIPLY", n, 0.5))
    t.out(t("BsdfPrincipled", Base_Color=ramp(t, f, [(0.25, rgb(b)), (0.75, rgb(a))]), Roughness=rough, Specular=0.1, Sheen=0.4,
            Normal=bump(t, f, 0.7, 0.008)))
