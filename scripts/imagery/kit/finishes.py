"""Procedural materials for particular surfaces: sawn wood, terrazzo, carpet, leather, glazed tile, glass edges, mesh close up."""
from .mats import bump, coords, material, math_, mixc, noise_fac, ramp, rgb
from .weather import weathered


@material
def terrazzo(t, base="#e6e0d4", chips=("#b9a78c", "#8d8576", "#f4f0e8"), rough=0.28):
    v = coords(t)
    cell = t("TexVoronoi", Vector=v, Scale=55.0)
    pick = t("SeparateXYZ", Vector=cell.outputs["Color"]).outputs
    c = mixc(t, math_(t, "GREATER_THAN", pick[0], 0.62), rgb(base), rgb(chips[0]))
    c = mixc(t, math_(t, "GREATER_THAN", pick[1], 0.80), c, rgb(chips[1]))
    c = mixc(t, math_(t, "GREATER_THAN", pick[2], 0.82), c, rgb(chips[2]))
    c = mixc(t, math_(t, "GREATER_THAN", cell.outputs["Distance"], 0.46), c, rgb(base))
    t.out(t("BsdfPrincipled", Base_Color=c, Roughness=rough, Specular=0.5))


@material
def carpet(t, a="#cfc5b4", b="#b5a993"):
    v = coords(t)
    n = noise_fac(t, v, 190, 3, 0.7)
    f = math_(t, "ADD", math_(t, "MULTIPLY", n, 0.7), math_(t, "MULTIPLY", noise_fac(t, v, 2.2, 3), 0.3))
    t.out(t("BsdfPrincipled", Base_Color=ramp(t, f, [(0.3, rgb(b)), (0.7, rgb(a))]), Roughness=1.0, Specular=0.05, Sheen=0.5, Normal=bump(t, n, 0.8, 0.008)))


@material
def leather(t, a="#8a5a36", b="#6b4226"):
    v = coords(t)
    f = noise_fac(t, v, 5, 6, 0.6)
    t.out(t("BsdfPrincipled", Base_Color=ramp(t, f, [(0.3, rgb(b)), (0.7, rgb(a))]), Roughness=0.42, Specular=0.45,
            Normal=bump(t, t("TexVoronoi", Vector=v, Scale=420.0).outputs["Distance"], 0.12, 0.002)))


@material
def glazed(t, a="#dfe3da", b="#c7cfc4", rough=0.12):
    """Hand-made tile: the 'rnd' face attribute shifts tone tile by tile."""
    r = t("Attribute", {"attribute_name": "rnd"}).outputs["Fac"]
    v = coords(t)
    f = math_(t, "ADD", math_(t, "MULTIPLY", r, 0.75), math_(t, "MULTIPLY", noise_fac(t, v, 18, 4), 0.3))
    t.out(t("BsdfPrincipled", Base_Color=ramp(t, f, [(0.1, rgb(b)), (0.9, rgb(a))]), Roughness=rough, Specular=0.55,
            Normal=bump(t, noise_fac(t, v, 14, 3), 0.12, 0.004)))


@material
def glass_edge(t, color="#7fb8a4", strength=0.25):
    """Polished edge of a thick pane: it gathers light and glows green."""
    p = t("BsdfPrincipled", Base_Color=rgb(color), Roughness=0.15, Specular=0.6)
    t.out(t("MixShader", Fac=0.5, i1=p.outputs[0], i2=t("Emission", Color=rgb(color), Strength=strength).outputs[0]))


@material
def clear_sheet(t):
    """Soft clear PVC: what it mirrors runs in waves, and it is never quite free of haze."""
    v = coords(t)
    wave = bump(t, math_(t, "ADD", noise_fac(t, v, 1.6, 2), math_(t, "MULTIPLY", noise_fac(t, v, 6.0, 1), 0.12)), 0.5, 0.05)
    f = math_(t, "ADD", math_(t, "MULTIPLY", t("LayerWeight", Blend=0.32, Normal=wave).outputs["Fresnel"], 0.75), 0.015)
    clear = t("MixShader", Fac=0.035, i1=t("BsdfTransparent", Color=rgb("#eef4f6")).outputs[0], i2=t("BsdfDiffuse", Color=rgb("#dfe6e8")).outputs[0])
    t.out(t("MixShader", Fac=f, i1=clear.outputs[0], i2=t("BsdfGlossy", Roughness=0.01, Normal=wave).outputs[0]))


@material
def water_drop(t):
    t.out(t("BsdfGlass", IOR=1.33, Roughness=0.0))


@material
def tinted(t, color="#c98f3a"):
    """Coloured leadlight."""
    t.out(t("MixShader", Fac=0.12, i1=t("BsdfTransparent", Color=rgb(color)).outputs[0], i2=t("BsdfGlossy", Color=rgb("#ffffff"), Roughness=0.12).outputs[0]))


@material
def reeded(t):
    """Ribbed door glass: bright and dark slide into vertical streaks, nothing behind it can be made out."""
    x = t("SeparateXYZ", Vector=t("TexCoord").outputs["Object"]).outputs[0]
    rib = math_(t, "SINE", math_(t, "MULTIPLY", x, 6.283 / 0.011))
    t.out(t("BsdfPrincipled", Base_Color=rgb("#56615f"), Roughness=0.10, Specular=0.9, Normal=bump(t, rib, 0.5, 0.002)))


@material
def weave_mesh(t, color="#4a4a46", pitch=0.0011, gap=0.30):
    """Screen mesh seen from a hand's breadth: real threads over clear gaps."""
    v = t("SeparateXYZ", Vector=t("TexCoord").outputs["Object"]).outputs
    fx, fz = (math_(t, "FRACT", math_(t, "DIVIDE", v[k], pitch)) for k in (0, 2))
    hole = math_(t, "MULTIPLY", math_(t, "LESS_THAN", fx, gap), math_(t, "LESS_THAN", fz, gap + 0.08))
    h = math_(t, "ADD", math_(t, "SINE", math_(t, "MULTIPLY", fx, 6.283)), math_(t, "SINE", math_(t, "MULTIPLY", fz, 6.283)))
    p = t("BsdfPrincipled", Base_Color=rgb(color), Roughness=0.6, Specular=0.3, Normal=bump(t, h, 0.3, 0.0004))
    t.out(t("MixShader", Fac=hole, i1=p.outputs[0], i2=t("BsdfTransparent").outputs[0]))


def _burnt(t, v, size):
    """1 on the one brick in ten that lay nearest the kiln's fire. Follows the bond: rows, the even ones set over by half."""
    at = t("SeparateXYZ", Vector=v).outputs
    row = math_(t, "FLOOR", math_(t, "DIVIDE", at[1], size * 0.358))
    col = math_(t, "FLOOR", math_(t, "ADD", math_(t, "DIVIDE", at[0], size), math_(t, "MULTIPLY", math_(t, "SUBTRACT", 1.0, math_(t, "MODULO", row, 2.0)), 0.5)))
    pick = t("TexWhiteNoise", {"noise_dimensions": "2D"}, Vector=t("CombineXYZ", X=col, Y=row, Z=0.0).outputs[0]).outputs["Value"]
    return math_(t, "GREATER_THAN", pick, 0.9)


@material
def brick(t, a="#a5644a", b="#7f4a38", mortar="#c9c0b2", size=0.24, foot=0.0):
    """Face brick for walls facing -y: object x, z carry the bond."""
    tc = t("SeparateXYZ", Vector=t("TexCoord").outputs["Object"])
    v = t("CombineXYZ", X=tc.outputs[0], Y=tc.outputs[2], Z=0.0).outputs[0]
    br = t("TexBrick", {"offset": 0.5}, Vector=v, Color1=rgb(a), Color2=rgb(b), Mortar=rgb(mortar), Scale=1.0,
           Mortar_Size=0.006, Mortar_Smooth=0.3, Bias=0.0, Brick_Width=size, Row_Height=size * 0.358)
    n = noise_fac(t, v, 40, 5)
    c = mixc(t, 0.30, br.outputs["Color"], ramp(t, n, [(0.3, rgb("#6a5a50")), (0.7, rgb("#b09c8c"))]), "OVERLAY")
    c = weathered(t, mixc(t, math_(t, "MULTIPLY", _burnt(t, v, size), 0.34), c, rgb("#3f2a24")), foot, 0.8)
    h = math_(t, "SUBTRACT", math_(t, "MULTIPLY", n, 0.25), br.outputs["Fac"])
    t.out(t("BsdfPrincipled", Base_Color=c, Roughness=0.85, Specular=0.2, Normal=bump(t, h, 0.5, 0.006)))


@material
def glow(t, color="#ffd9a0", strength=6.0):
    t.out(t("Emission", Color=rgb(color), Strength=strength))


@material
def artwork(t, seed=0.0, paper="#efe9dd", a="#7f9a97", b="#d7a77b", c="#3f5a63"):
    """Abstract coastal painting: soft horizontal bands."""
    v = coords(t, (1, 1, 1), offset=(seed, 0, seed * 0.37))
    z = t("SeparateXYZ", Vector=t("TexCoord").outputs["Object"]).outputs[2]
    wob = math_(t, "MULTIPLY", math_(t, "SUBTRACT", noise_fac(t, coords(t, (2, 2, 6), offset=(seed, 0, 0)), 1.6, 5), 0.5), 0.5)
    f = math_(t, "ADD", z, wob)
    col = ramp(t, t("MapRange", Value=f, i1=-0.5, i2=0.5).outputs[0],
               [(0.2, rgb(paper)), (0.36, rgb(b)), (0.5, rgb(c)), (0.56, rgb(a)), (0.75, rgb(paper))])
    t.out(t("BsdfPrincipled", Base_Color=col, Roughness=0.8, Specular=0.2))


@material
def sawn_wood(t, axis="z", pith=(0.1, 0.05, 0.0), light="#ead9b8", dark="#cdb086"):
    """Bare wood with the rings of a tree whose heart is at `pith`, so that end grain and long grain agree, and the marks of the saw."""
    tc = t("TexCoord")
    along = "XYZ".index(axis.upper())
    slow = [3.0] * 3
    slow[along] = 0.6
    v, normal = tc.outputs["Object"], t("SeparateXYZ", Vector=tc.outputs["Normal"]).outputs
    off = t("VectorMath", {"operation": "SUBTRACT"}, i0=v, i1=pith).outputs[0]
    wob = t("TexNoise", Vector=t("Mapping", Vector=v, Scale=slow).outputs[0], Scale=4.0, Detail=2.0).outputs["Color"]
    off = t("VectorMath", {"operation": "MULTIPLY_ADD"}, i0=wob, i1=(0.016, 0.016, 0.016), i2=off).outputs[0]
    flat = [1.0] * 3
    flat[along] = 0.0
    dist = t("VectorMath", {"operation": "LENGTH"}, i0=t("VectorMath", {"operation": "MULTIPLY"}, i0=off, i1=flat).outputs[0]).outputs["Value"]
    years = math_(t, "ADD", math_(t, "DIVIDE", dist, 0.0042), math_(t, "MULTIPLY", t("TexNoise", {"noise_dimensions": "1D"}, W=dist, Scale=140.0).outputs["Fac"], 3.0))
    ring = math_(t, "POWER", math_(t, "FRACT", years), 3.0)
    fine = [1500.0] * 3
    fine[along] = 22.0
    fibre = noise_fac(t, t("Mapping", Vector=v, Scale=fine).outputs[0], 1.0, 3, 0.6)
    f = math_(t, "ADD", math_(t, "MULTIPLY", ring, 0.26), math_(t, "ADD", math_(t, "MULTIPLY", fibre, 0.72), math_(t, "MULTIPLY", noise_fac(t, v, 30, 3), 0.3)))
    c = ramp(t, f, [(0.25, rgb(light)), (0.95, rgb(dark))])
    end = math_(t, "ABSOLUTE", normal[along])
    c = mixc(t, math_(t, "MULTIPLY", end, 0.55), c, mixc(t, 1.0, c, rgb("#c9ab83"), "MULTIPLY"))
    up = math_(t, "ABSOLUTE", normal[2])
    at = t("SeparateXYZ", Vector=v).outputs
    q = mixc(t, up, at[2], at[0])
    marks = t("TexNoise", {"noise_dimensions": "1D"}, W=t("SeparateXYZ", Vector=q).outputs[0], Scale=620.0, Detail=4.0, Roughness=0.7).outputs["Fac"]
    h = math_(t, "ADD", math_(t, "MULTIPLY", marks, 0.8), math_(t, "MULTIPLY", fibre, 0.35))
    c = mixc(t, math_(t, "MULTIPLY", marks, 0.22), c, rgb(dark))
    t.out(t("BsdfPrincipled", Base_Color=c, Roughness=0.8, Specular=0.2, Normal=bump(t, h, 0.5, 0.0006)))
