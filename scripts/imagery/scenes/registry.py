"""The list of scenes: each a builder and an image size."""

SCENES = {}


def scene(name, size=(2400, 1600)):
    def deco(fn):
        SCENES[name] = dict(build=fn, size=size)
        return fn
    return deco
