"""The list of scenes: each a builder and an image size."""

SCENES = {}


def scene(name, size=(1600, 1067)):
    def deco(fn):
        SCENES[name] = dict(build=fn, size=size)
        return fn
    return deco
