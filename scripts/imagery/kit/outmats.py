"""Materials of the open air: ground, water, hills. Far things fade into the air by their distance."""
from .mats import bump, coords, material, math_, mixc, noise_fac, ramp, rgb

AIR = "#b4c4d0"


def aerial(t, shader, reach=1400.0, air=AIR, glow=0.42):
    """Blend toward the air's own light with distance from the camera: `reach` metres fade by two thirds."""
    d = t("CameraData").outputs["View Distance"]
    f = math_(t, "SUBTRACT", 1.0, math_(t, "POWER", 2.718, math_(t, "DIVIDE", d, -reach)))
    return t("MixShader", Fac=f, i1=shader.outputs[0], i2=t("Emission", Color=rgb(air), Strength=glow).outputs[0])


def fade(t, near, far):
    """1 close by, 0 beyond `far` metres: fine bumps vanish before they can sparkle."""
    d = t("CameraData").outputs["View Distance"]
    return t("MapRange", Value=d, i1=near, i2=far, i3=1.0, i4=0.0).outputs[0]


@material
def ground(t, a="#7b7a52", b="#565c38", scale=14.0, bumpy=0.6, air=AIR, glow=0.42, contrast=1.0):
    """Grassed earth: fine mottle, dry patches the size of a room, broad drifts of tone. Seen from a height
    these average out: more `contrast` keeps them apart."""
    v = coords(t)
    fine = noise_fac(t, v, scale, 6, 0.7)
    patch = noise_fac(t, v, 0.45, 5, 0.6, 0.6)
    drift = noise_fac(t, v, 0.05, 3)
    f = math_(t, "ADD", math_(t, "MULTIPLY", fine, 0.4), math_(t, "ADD", math_(t, "MULTIPLY", patch, 0.4), math_(t, "MULTIPLY", drift, 0.2)))
    f = math_(t, "ADD", math_(t, "MULTIPLY", math_(t, "SUBTRACT", f, 0.5), contrast), 0.5)
    c = ramp(t, f, [(0.34, rgb(b)), (0.55, rgb(a)), (0.72, rgb("#a39a6c"))])
    h = math_(t, "ADD", fine, math_(t, "MULTIPLY", patch, 0.6))
    p = t("BsdfPrincipled", Base_Color=c, Roughness=0.95, Specular=0.05, Normal=bump(t, h, math_(t, "MULTIPLY", fade(t, 15, 160), bumpy), 0.08))
    t.out(aerial(t, p, 900.0, air, glow))


@material
def turf(t, a="#5d6a3c", b="#9c9c66", straw="#b3a574"):
    """Blades of mown couch: thin and straw-coloured in patches a stride or two wide, where it is dry or walked on."""
    r = t("Attribute", {"attribute_name": "rnd"}).outputs["Fac"]
    v = t("NewGeometry").outputs["Position"]
    worn = math_(t, "ADD", math_(t, "MULTIPLY", noise_fac(t, v, 0.55, 4, 0.6, 0.5), 0.65), math_(t, "MULTIPLY", noise_fac(t, v, 2.6, 3), 0.35))
    dry = t("MapRange", Value=math_(t, "ADD", worn, math_(t, "MULTIPLY", r, 0.14)), i1=0.50, i2=0.68, i3=0.0, i4=0.85).outputs[0]
    c = mixc(t, dry, mixc(t, r, rgb(a), rgb(b)), rgb(straw))
    p = t("BsdfPrincipled", Base_Color=c, Roughness=0.6, Specular=0.25)
    t.out(t("MixShader", Fac=0.15, i1=p.outputs[0], i2=t("BsdfTranslucent", Color=c).outputs[0]))


@material
def forest(t, a="#59634a", b="#232e24", rock="#a8967a", air=AIR, glow=0.42, crown=9.0, reach=1400.0):
    """Eucalypt forest seen from afar: crowns as mottle and bump, bare sandstone where it is steep."""
    v = coords(t)
    crowns = t("TexVoronoi", Vector=v, Scale=1 / crown).outputs["Distance"]
    broad = noise_fac(t, v, 0.02, 8, 0.72)
    tufts = noise_fac(t, v, 1.6 / crown, 6, 0.75)
    f = math_(t, "ADD", math_(t, "MULTIPLY", math_(t, "SUBTRACT", 1.0, crowns), 0.35), math_(t, "ADD", math_(t, "MULTIPLY", broad, 0.4), math_(t, "MULTIPLY", tufts, 0.45)))
    c = ramp(t, f, [(0.46, rgb(b)), (0.74, rgb(a))])
    steep = t("MapRange", Value=t("SeparateXYZ", Vector=t("NewGeometry").outputs["True Normal"]).outputs[2], i1=0.30, i2=0.48, i3=1.0, i4=0.0).outputs[0]
    ledge = math_(t, "MULTIPLY", steep, t("MapRange", Value=noise_fac(t, coords(t, (0.02, 0.02, 0.16)), 1.0, 4), i1=0.4, i2=0.6).outputs[0])
    c = mixc(t, ledge, c, rgb(rock))
    h = math_(t, "SUBTRACT", math_(t, "MULTIPLY", tufts, 1.2), math_(t, "MULTIPLY", crowns, 0.8))
    p = t("BsdfPrincipled", Base_Color=c, Roughness=0.9, Specular=0.05, Normal=bump(t, h, 1.0, crown * 0.9))
    t.out(aerial(t, p, reach, air, glow))


@material
def sea(t, near="#1d4448", far="#1b3b4c", air=AIR, glow=0.42, chop=1.0, own=0.42, body=0.5):
    """Ocean: water that mirrors the sky, wind lanes, a few whitecaps, a soft horizon. `body` is the share of the water's own
    colour, `own` how bright it is."""
    v = coords(t, (0.22, 1, 1))
    swell = noise_fac(t, v, 0.10, 3, 0.5)
    ripple = noise_fac(t, v, 0.9, 5, 0.62, 0.2)
    lanes = noise_fac(t, coords(t, (0.0022, 0.012, 1)), 1.0, 4, 0.6)
    d = t("CameraData").outputs["View Distance"]
    c = mixc(t, t("MapRange", Value=d, i1=60.0, i2=900.0).outputs[0], rgb(near), rgb(far))
    c = mixc(t, t("MapRange", Value=lanes, i1=0.42, i2=0.62, i3=0.0, i4=0.45).outputs[0], c, rgb("#38606a"))
    caps = math_(t, "MULTIPLY", t("MapRange", Value=noise_fac(t, coords(t, (0.05, 0.16, 1)), 1.0, 6, 0.68), i1=0.70, i2=0.74).outputs[0], fade(t, 250, 900))
    c = mixc(t, math_(t, "MULTIPLY", caps, 0.6), c, rgb("#dfe6e6"))
    h = math_(t, "ADD", math_(t, "MULTIPLY", swell, 1.2), math_(t, "MULTIPLY", ripple, 0.35))
    p = t("BsdfPrincipled", Base_Color=c, Roughness=0.16, Specular=0.5, Normal=bump(t, h, math_(t, "MULTIPLY", math_(t, "ADD", fade(t, 60, 1200), 0.12), 0.5 * chop), 0.6))
    # A flat sheet mirrors the pale sky at the horizon; the faces of real waves show the water and the higher, bluer sky.
    water = t("Emission", Color=mixc(t, lanes, rgb("#3d6a80"), rgb("#527f8f")), Strength=own)
    t.out(aerial(t, t("MixShader", Fac=body, i1=p.outputs[0], i2=water.outputs[0]), 6500.0, air, glow))


@material
def sand(t, a="#d8c7a4", b="#bfa984"):
    v = coords(t)
    f = math_(t, "ADD", math_(t, "MULTIPLY", noise_fac(t, v, 0.12, 4), 0.7), math_(t, "MULTIPLY", noise_fac(t, v, 6, 4), 0.3))
    p = t("BsdfPrincipled", Base_Color=ramp(t, f, [(0.35, rgb(b)), (0.65, rgb(a))]), Roughness=0.95, Specular=0.05, Normal=bump(t, f, 0.4, 0.1))
    t.out(aerial(t, p, 1400.0))


@material
def asphalt(t, a="#6a6a68", b="#4f5050"):
    v = coords(t)
    f = math_(t, "ADD", math_(t, "MULTIPLY", noise_fac(t, v, 90, 3, 0.8), 0.55), math_(t, "MULTIPLY", noise_fac(t, v, 0.8, 4), 0.45))
    t.out(aerial(t, t("BsdfPrincipled", Base_Color=ramp(t, f, [(0.3, rgb(b)), (0.7, rgb(a))]), Roughness=0.85, Specular=0.2, Normal=bump(t, f, 0.3, 0.006)), 900.0))


@material
def breakers(t):
    """White water rolling in, torn at its edges; clear elsewhere."""
    v = coords(t, (0.06, 0.35, 1))
    m = t("MapRange", Value=noise_fac(t, v, 1.0, 7, 0.68), i1=0.50, i2=0.60).outputs[0]
    t.out(t("MixShader", Fac=m, i1=t("BsdfTransparent").outputs[0], i2=t("BsdfDiffuse", Color=rgb("#e9eeec")).outputs[0]))
