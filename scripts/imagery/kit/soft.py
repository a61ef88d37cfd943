"""Upholstery: the rounded, uneven shapes a builder of meshes (geo.Build) can add."""
import math

from mathutils import Vector, noise


class Soft:
    """Mixed into a builder that has `add` and `surf`."""

    def soft_box(self, c, size, r=0.05, puff=0.03, wrinkle=0.004, n=16, seed=0, m=None, rnd=0.0):
        """Upholstery block: rounded, slightly inflated, slightly uneven."""
        h = Vector(size) / 2
        r = min(r, *[x * 0.95 for x in h])
        cache, vs, fs = {}, [], []
        off = Vector((seed * 3.1, seed * 1.7, seed * 2.3))

        def vert(p, axis, sgn):
            q = Vector((p[0] * h.x, p[1] * h.y, p[2] * h.z))
            key = tuple(round(x, 5) for x in q)
            if key in cache:
                return cache[key]
            inner = Vector([max(-(h[k] - r), min(h[k] - r, q[k])) for k in range(3)])
            d = q - inner
            pos = inner + d.normalized() * r if d.length > 1e-6 else q
            for k in range(3):
                o1, o2 = (k + 1) % 3, (k + 2) % 3
                if abs(p[k]) > 0.999:
                    pos[k] += p[k] * puff * ((1 - p[o1] ** 2) * (1 - p[o2] ** 2)) ** 0.6
            pos += noise.noise_vector(pos * 7 + off) * wrinkle + noise.noise_vector(pos * 2.5 + off) * wrinkle * 2
            cache[key] = len(vs)
            vs.append(pos + Vector(c))
            return cache[key]

        t = [math.sin(math.pi / 2 * (2 * i / n - 1)) for i in range(n + 1)]
        for axis in range(3):
            k1, k2 = (axis + 1) % 3, (axis + 2) % 3
            for sgn in (-1, 1):
                def at(i, j):
                    p = [0, 0, 0]
                    p[axis], p[k1], p[k2] = sgn, t[i], t[j]
                    return vert(p, axis, sgn)
                for i in range(n):
                    for j in range(n):
                        q = (at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1))
                        fs.append(q if sgn > 0 else q[::-1])
        return self.add(vs, fs, True, rnd, m)

    def pillow(self, w, h, t, m=None, seed=0, n=22, rnd=0.0):
        """Scatter cushion lying in the xz plane, facing -y."""
        def side(s):
            def fn(u, v):
                x, z = u * 2 - 1, v * 2 - 1
                fx = 1 - 0.09 * (1 - z * z) * abs(x)
                fz = 1 - 0.09 * (1 - x * x) * abs(z)
                th = max(0.0, (1 - x * x) * (1 - z * z)) ** 0.42
                wob = noise.noise(Vector((x * 1.6 + seed, z * 1.6, s))) * 0.12 + noise.noise(Vector((x * 4 + seed, z * 4, s))) * 0.03
                return (x * w / 2 * fx, s * t / 2 * th * (1 + wob), z * h / 2 * fz)
            return fn
        self.surf(side(-1), n, n, m=m, rnd=rnd)
        flip = side(1)
        return self.surf(lambda u, v: flip(1 - u, v), n, n, m=m, rnd=rnd)
