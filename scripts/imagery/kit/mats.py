"""Procedural materials. Colours are sRGB hex strings; every function returns a material."""
import bpy

materials = {}


def rgb(hexa, a=1.0):
    h = hexa.lstrip("#")
    lin = []
    for i in (0, 2, 4):
        c = int(h[i:i + 2], 16) / 255
        lin.append(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)
    return (*lin, a)


class Tree:
    """Terse node-tree helper: t('BsdfPrincipled', Roughness=.4) and t.link(a, 'Color', b, 'Base Color')."""

    def __init__(self, tree):
        self.t = tree
        tree.nodes.clear()

    def __call__(self, kind, _props=None, **inputs):
        n = self.t.nodes.new("ShaderNode" + kind)
        for k, v in (_props or {}).items():
            setattr(n, k, v)
        for k, v in inputs.items():
            self.set(n, k.replace("_", " "), v)
        return n

    def set(self, n, key, v):
        sock = n.inputs[int(key[1:])] if key[0] == "i" and key[1:].isdigit() else n.inputs[key]
        if isinstance(v, bpy.types.NodeSocket):
            self.t.links.new(v, sock)
        else:
            sock.default_value = v

    def out(self, shader):
        o = self.t.nodes.new("ShaderNodeOutputMaterial")
        self.t.links.new(shader.outputs[0], o.inputs["Surface"])


def material(fn):
    """Cache by function name and arguments, so scenes can ask for a material repeatedly."""
    def wrap(*a, **k):
        key = (fn.__name__, a, tuple(sorted(k.items())))
        if key not in materials:
            m = bpy.data.materials.new(fn.__name__)
            m.use_nodes = True
            fn(Tree(m.node_tree), *a, **k)
            materials[key] = m
        return materials[key]
    return wrap


def ramp(t, fac, stops):
    n = t("ValToRGB", Fac=fac)
    e = n.color_ramp.elements
    while len(e) < len(stops):
        e.new(0.5)
    for el, (p, c) in zip(e, stops):
        el.position, el.color = p, c
    return n.outputs["Color"]


def coords(t, scale=(1, 1, 1), offset=None):
    v = t("TexCoord").outputs["Object"]
    mp = t("Mapping", Vector=v, Scale=scale)
    if offset is not None:
        t.set(mp, "Location", offset)
    return mp.outputs["Vector"]


def noise_fac(t, vec, scale, detail=4.0, rough=0.55, distort=0.0):
    return t("TexNoise", Vector=vec, Scale=scale, Detail=detail, Roughness=rough, Distortion=distort).outputs["Fac"]


def bump(t, height, strength, distance=0.01):
    return t("Bump", Height=height, Strength=strength, Distance=distance).outputs["Normal"]


def mixc(t, fac, a, b, blend="MIX"):
    return t("MixRGB", {"blend_type": blend}, Fac=fac, Color1=a, Color2=b).outputs["Color"]


def math_(t, op, a, b=0.0):
    return t("Math", {"operation": op}, i0=a, i1=b).outputs[0]


@material
def paint(t, color="#f3f1ec", rough=0.38, texture=0.0, spec=0.5):
    """Satin paint or powder coat."""
    p = t("BsdfPrincipled", Base_Color=rgb(color), Roughness=rough, Specular=spec)
    if texture:
        t.set(p, "Normal", bump(t, noise_fac(t, coords(t), 60, 3), texture, 0.002))
    t.out(p)


@material
def plaster(t, color="#efebe3"):
    v = coords(t)
    c = mixc(t, noise_fac(t, v, 0.9, 3), rgb(color), tuple(x * 0.975 for x in rgb(color)[:3]) + (1,))
    t.out(t("BsdfPrincipled", Base_Color=c, Roughness=0.85, Specular=0.2, Normal=bump(t, noise_fac(t, v, 90, 0), 0.05, 0.002)))


@material
def timber(t, light="#c89f6d", dark="#a87a4a", axis="x", rough=0.45, planks=0.35, grain=1.0):
    """Grain along one axis; the 'rnd' face attribute shifts tone and grain per board."""
    r = t("Attribute", {"attribute_name": "rnd"}).outputs["Fac"]
    sc = {"x": (1.1, 16, 16), "y": (16, 1.1, 16), "z": (16, 16, 1.1)}[axis]
    shift = t("CombineXYZ", X=math_(t, "MULTIPLY", r, 37.0), Y=math_(t, "MULTIPLY", r, 91.0), Z=math_(t, "MULTIPLY", r, 53.0))
    v = t("Mapping", Vector=t("VectorMath", {"operation": "ADD"}, i0=t("TexCoord").outputs["Object"], i1=shift.outputs[0]).outputs[0], Scale=sc).outputs[0]
    n1 = noise_fac(t, v, 1.1, 5, 0.6, 0.8)
    n2 = noise_fac(t, v, 7.0, 3, 0.7)
    f = math_(t, "ADD", math_(t, "MULTIPLY", n1, 0.8), math_(t, "MULTIPLY", n2, 0.3 * grain))
    base = ramp(t, f, [(0.32, rgb(dark)), (0.72, rgb(light))])
    tone = math_(t, "ADD", math_(t, "MULTIPLY", r, planks), 1 - planks / 2)
    c = mixc(t, 1.0, base, t("CombineXYZ", X=tone, Y=tone, Z=tone).outputs[0], "MULTIPLY")
    rg = math_(t, "ADD", math_(t, "MULTIPLY", n2, 0.14), rough - 0.07)
    t.out(t("BsdfPrincipled", Base_Color=c, Roughness=rg, Specular=0.4, Normal=bump(t, n2, 0.10, 0.003)))


@material
def glass(t, tint="#ffffff", reflect=1.0):
    """Thin pane: straight-through view with fresnel reflections; no caustic noise."""
    # Seen from behind, the Fresnel node would reckon with total reflection and turn the pane black.
    back = t("NewGeometry").outputs["Backfacing"]
    ior = t("MapRange", Value=back, i3=1.45, i4=1 / 1.45).outputs[0]
    f = math_(t, "MINIMUM", math_(t, "MULTIPLY", t("Fresnel", IOR=ior).outputs[0], reflect), 1.0)
    t.out(t("MixShader", Fac=f, i1=t("BsdfTransparent", Color=rgb(tint)).outputs[0], i2=t("BsdfGlossy", Roughness=0.0).outputs[0]))


@material
def metal(t, color="#c9c9c9", rough=0.3, metallic=1.0):
    t.out(t("BsdfPrincipled", Base_Color=rgb(color), Roughness=rough, Metallic=metallic))


@material
def leaf(t, a="#4d6b34", b="#7c9350", rough=0.45, through=0.25):
    r = t("Attribute", {"attribute_name": "rnd"}).outputs["Fac"]
    o = t("ObjectInfo").outputs["Random"]
    f = math_(t, "ADD", math_(t, "MULTIPLY", r, 0.7), math_(t, "MULTIPLY", o, 0.3))
    c = mixc(t, f, rgb(a), rgb(b))
    p = t("BsdfPrincipled", Base_Color=c, Roughness=rough, Specular=0.35)
    t.out(t("MixShader", Fac=through, i1=p.outputs[0], i2=t("BsdfTranslucent", Color=c).outputs[0]))


@material
def stone(t, a="#d8d3c8", b="#b9b2a3", scale=3.0, rough=0.5, bumpy=0.1):
    v = coords(t)
    f = noise_fac(t, v, scale, 8, 0.62, 0.4)
    t.out(t("BsdfPrincipled", Base_Color=ramp(t, f, [(0.3, rgb(b)), (0.68, rgb(a))]), Roughness=rough, Specular=0.4,
            Normal=bump(t, noise_fac(t, v, scale * 14, 4), bumpy, 0.004)))
