"""The scenes' builders by the names of their pictures."""

SCENES = {}


def scene(name):
    def enter(build):
        SCENES[name] = build
        return build
    return enter
