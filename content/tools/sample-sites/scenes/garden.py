# What grows around a house: leaves, oaks, hedges and a lawn, each one mesh of many small faces.
from fabric import *
from house import grass


def leaves(at, size, m, seed=1, up=0.3):
    """A leaf at each point, turned at random and a little to the sky."""
    g = np.random.default_rng(seed)
    n = len(at)
    d = g.normal(size=(n, 3))
    d[:, 2] = np.abs(d[:, 2]) + up
    d /= np.linalg.norm(d, axis=1)[:, None]
    t = np.cross(d, g.normal(size=(n, 3)))
    t /= np.linalg.norm(t, axis=1)[:, None]
    b, s = np.cross(t, d), size * g.uniform(0.65, 1.35, n)[:, None]
    v = np.stack([at - t * s, at + b * s * 0.42, at + t * s, at - b * s * 0.42], 1).reshape(-1, 3)
    me = bpy.data.meshes.new("leaves")
    me.vertices.add(4 * n)
    me.loops.add(4 * n)
    me.polygons.add(n)
    me.vertices.foreach_set("co", v.ravel())
    me.loops.foreach_set("vertex_index", np.arange(4 * n))
    me.polygons.foreach_set("loop_start", np.arange(0, 4 * n, 4))
    me.polygons.foreach_set("loop_total", np.full(n, 4))
    me.update()
    me.materials.append(m)
    return me


def place(me, at, turn=0, s=1):
    o = bpy.data.objects.new("leaves", me)
    bpy.context.scene.collection.objects.link(o)
    o.location, o.scale = at, (s, s, s)
    o.rotation_euler[2] = turn
    return o


def oak(seed):
    """Its crown is many small clumps with holes between them."""
    g = np.random.default_rng(seed)
    d = g.normal(size=(64, 3))
    d /= np.linalg.norm(d, axis=1)[:, None]
    clumps = d * g.uniform(0.55, 1, (64, 1)) * [3.6, 3.2, 1.9] + [0, 0, 5.4]
    clumps[:, 2] += 0.35 * np.sin(clumps[:, 0] * 1.3)
    n = 1100
    at = np.repeat(clumps, n, 0) + g.normal(0, 1, (64 * n, 3)) * np.repeat(g.uniform(0.32, 0.62, (64, 1)), n, 0) * [1, 1, 0.7]
    shade = mat("#4d6a2c", 0.55, mix="#2f4a1d", mscale=0.9, sss=0.08)
    return leaves(at, 0.085, shade, seed)


def trees(spots):
    kinds = [oak(s) for s in (3, 8, 14)]
    bark = mat("#5b5045", 0.95, mix="#3b332b", mscale=4, bump=0.03, bscale=7)
    for k, (x, y, s) in enumerate(spots):
        place(kinds[k % 3], (x, y, 0), k * 1.7, s)
        tube([(x, y, 0), (x + 0.15 * s, y, 2 * s), (x - 0.1 * s, y, 4.5 * s)], 0.28 * s, bark, taper=lambda t: 1.3 - 0.6 * t)
        for a in (k, k + 2.1, k + 4):
            end = (x + 2.2 * s * math.cos(a), y + 2 * s * math.sin(a), 5.3 * s)
            tube([(x, y, 2.2 * s), (x + s * math.cos(a), y + s * math.sin(a), 4 * s), end], 0.13 * s, bark, taper=lambda t: 1 - 0.7 * t)


def hedge(x0, x1, y, h, m, seed=2, wide=0.4):
    """A planted row that nobody trimmed with a ruler."""
    g = np.random.default_rng(seed)
    n = int((x1 - x0) * 5200)
    x = g.uniform(x0, x1, n)
    top = h * (0.86 + 0.2 * noise2(x * 1.1, x * 0 + seed, seed) + 0.07 * noise2(x * 4, x * 0, seed + 1))
    a, r = g.uniform(0, math.pi, n), np.sqrt(g.uniform(0.45, 1.12, n))
    at = np.c_[x, y - r * wide * np.cos(a) * (1 + 0.25 * noise2(x * 1.7, x * 0 + 3, 5)), top * (0.15 + 0.85 * r * np.sin(a)) * (0.5 + 0.5 * g.random(n) ** 0.3)]
    place(leaves(at, 0.034, m, seed), (0, 0, 0))


def lawn(x0, x1, y0, y1, blades):
    x, y = np.meshgrid(np.linspace(-60, 60, 500), np.linspace(-30, 60, 400), indexing="ij")
    soil = blend("#4c6330", ("#6f7a3c", step(0.0, 0.9, fbm(x * 0.3, y * 0.3, 4))), ("#37491f", step(0.1, 0.8, fbm(x * 0.9, y * 0.9, 9)) * 0.6))
    surface(x, y, 0 * x - 0.03, painted(0.95), soil, 0.95)
    for k, (a, b) in enumerate((("#5b7a33", "#40602a"), ("#7c8a45", "#5d7434"))):
        np.random.default_rng(k)
        grass(x0 + 0.003 * k, x1, y0, y1, blades // (1 + 2 * k), mat(a, 0.8, mix=b, mscale=0.6, sss=0.05), 0.075 + 0.02 * k)
