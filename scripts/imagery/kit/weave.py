"""Plain weave in real threads, for cloth seen from a hand's breadth."""
import bpy
import numpy as np

SIDES, STEPS = 6, 3  # corners round a thread, points along it from one crossing to the next


def weave(shape, size, pitch, radius, mat, seed=0, slub=0.2, fray=0.0015):
    """Cloth of `size` (across, along) metres: `shape` bends arrays x, y of the flat cloth to points (..., 3) in the world.
    pitch: from one thread to the next; slub: how far threads thicken and thin; fray: how far cut ends stand out."""
    r = np.random.default_rng(seed)
    for way in (0, 1):
        count, length = round(size[way] / pitch), size[1 - way]
        n = round(length / pitch) * STEPS
        across = (np.arange(count) + 0.5)[:, None] * pitch
        cut = r.uniform(-0.2, 1.0, (count, 2)) * fray
        along = np.linspace(0, 1, n)[None] * (length + cut.sum(1))[:, None] - cut[:, :1]
        across = across + _drift(r, count, n, 40) * pitch * 0.16
        wave = np.cos(np.pi * (along / pitch - 0.5 + np.arange(count)[:, None] + way)) * radius * 0.8
        thick = radius * (1 + slub * _drift(r, count, n, 9) + slub * 0.8 * r.normal(0, 1, (count, 1)))
        plan = (lambda a, b: shape(a, b)) if way == 0 else (lambda a, b: shape(b, a))
        e = pitch / 4
        mid, side, ahead = plan(across, along), plan(across + e, along), plan(across, along + e)
        out = np.cross(side - mid, ahead - mid) * (1 if way == 0 else -1)
        out /= np.linalg.norm(out, axis=-1, keepdims=True)
        side = (side - mid) / np.linalg.norm(side - mid, axis=-1, keepdims=True)
        turn = np.arange(SIDES) * 2 * np.pi / SIDES
        ring = 1.25 * np.cos(turn)[:, None] * side[..., None, :] + 0.85 * np.sin(turn)[:, None] * out[..., None, :]
        points = (mid + wave[..., None] * out)[..., None, :] + thick[..., None, None] * ring
        _mesh(points, r.uniform(0, 1, count), mat)


def _drift(r, count, n, smooth):
    """Noise along threads, one row each, about 1 at most."""
    raw = r.normal(0, 1, (count, n // smooth + 3))
    at = np.linspace(0, n / smooth, n)
    i, f = at.astype(int), at % 1
    f = f * f * (3 - 2 * f)
    return (raw[:, i] * (1 - f) + raw[:, i + 1] * f) * 0.6


def _mesh(points, rnd, mat):
    count, n = points.shape[:2]
    at = np.arange(count * n * SIDES).reshape(count, n, SIDES)
    nxt = np.roll(at, -1, 2)
    quads = np.stack([at[:, :-1], nxt[:, :-1], nxt[:, 1:], at[:, 1:]], -1).reshape(-1, 4)
    me = bpy.data.meshes.new("threads")
    me.vertices.add(at.size)
    me.vertices.foreach_set("co", points.astype(np.float32).ravel())
    me.loops.add(quads.size)
    me.loops.foreach_set("vertex_index", quads.astype(np.int32).ravel())
    me.polygons.add(len(quads))
    me.polygons.foreach_set("loop_start", np.arange(0, quads.size, 4, dtype=np.int32))
    me.polygons.foreach_set("loop_total", np.full(len(quads), 4, np.int32))
    me.polygons.foreach_set("use_smooth", np.ones(len(quads), bool))
    me.attributes.new("rnd", "FLOAT", "FACE").data.foreach_set("value", np.repeat(rnd, (n - 1) * SIDES).astype(np.float32))
    me.update(calc_edges=True)
    me.materials.append(mat)
    bpy.context.scene.collection.objects.link(bpy.data.objects.new("threads", me))
