"""The list of scenes: each a builder, an image size and a sample count."""

SCENES = {}


def scene(name, size=(1600, 1067), samples=64, **params):
    def deco(fn):
        SCENES[name] = dict(build=lambda: fn(**params), size=size, samples=samples)
        return fn
    return deco
