# Surfaces made of numbers: noise on whole arrays, colors kept in the vertices, and cloth dropped over what lies beneath.
from lib import *


def noise2(x, y, seed=0):
    """Gradient noise in about -1..1, for whole arrays at once."""
    p = np.random.default_rng(seed).permutation(256)
    p = np.concatenate([p, p])
    a = 2 * np.pi * np.arange(256) / 256
    xi, yi = np.floor(x).astype(int), np.floor(y).astype(int)
    fx, fy = x - xi, y - yi
    u, w = fx**3 * (fx * (fx * 6 - 15) + 10), fy**3 * (fy * (fy * 6 - 15) + 10)

    def dot(i, j):
        h = p[(p[(xi + i) & 255] + yi + j) & 255]
        return np.cos(a[h]) * (fx - i) + np.sin(a[h]) * (fy - j)

    top, low = dot(0, 0) + u * (dot(1, 0) - dot(0, 0)), dot(0, 1) + u * (dot(1, 1) - dot(0, 1))
    return 1.5 * (top + w * (low - top))


def fbm(x, y, seed=0, octaves=4, gain=0.5):
    return sum(gain**k * noise2(x * 2.03**k, y * 2.03**k, seed + k) for k in range(octaves))


def step(a, b, x):
    """0 below a, 1 above b, smooth between (a may be the greater one)."""
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def blend(base, *layers):
    """Colors of a surface: a base, then (color, amount 0..1) one over the other."""
    c = base if isinstance(base, np.ndarray) else np.array(rgb(base))
    for color, k in layers:
        c = c + (np.array(rgb(color)) - c) * np.asarray(k)[..., None]
    return c


def painted(rough=0.5, **more):
    """A material that takes its color from the vertices and its roughness from their alpha."""
    m = mat("#ffffff", rough, **more)
    t = m.node_tree
    a = t.nodes.new("ShaderNodeAttribute")
    a.attribute_name = "Col"
    p = t.nodes["Principled BSDF"]
    t.links.new(a.outputs["Color"], p.inputs["Base Color"])
    t.links.new(a.outputs["Alpha"], p.inputs["Roughness"])
    if more.get("sss"):
        t.links.new(a.outputs["Color"], p.inputs["Subsurface Color"])
    return m


def surface(x, y, z, m, color=None, rough=0.5, around=False, keep=None, **more):
    """A mesh from three equal arrays of two dimensions. around: the first dimension closes into a ring."""
    n, k = x.shape
    i = np.arange(n * k).reshape(n, k)
    j = np.roll(i, -1, 0) if around else i[1:]
    i0 = i if around else i[:-1]
    f = np.stack([i0[:, :-1], j[:, :-1], j[:, 1:], i0[:, 1:]], -1).reshape(-1, 4)
    if keep is not None:
        f = f[keep.ravel()[f].all(1)]
    me = bpy.data.meshes.new("s")
    me.vertices.add(n * k)
    me.loops.add(4 * len(f))
    me.polygons.add(len(f))
    me.vertices.foreach_set("co", np.stack([x, y, z], -1).astype(np.float32).ravel())
    me.loops.foreach_set("vertex_index", f.ravel().astype(np.int32))
    me.polygons.foreach_set("loop_start", np.arange(0, 4 * len(f), 4))
    me.polygons.foreach_set("loop_total", np.full(len(f), 4))
    me.update(calc_edges=True)
    if color is not None:
        c = np.ones((n * k, 4), np.float32)
        c[:, :3] = np.broadcast_to(color, (n, k, 3)).reshape(-1, 3)
        c[:, 3] = np.broadcast_to(rough, (n, k)).ravel()
        me.color_attributes.new("Col", "FLOAT_COLOR", "POINT").data.foreach_set("color", c.ravel())
    return add(me, m, smooth=True, **more)


def drape(o, over, frames=60, stiff=12, bend=0.6, shrink=0, gap=0.015, friction=12, mass=0.35, quality=4, apart=0):
    """Let a flat grid fall over other objects and keep the shape it comes to rest in. shrink < 0 makes it grow: wrinkles."""
    sc = bpy.context.scene
    for b in over:
        b.modifiers.new("hit", "COLLISION")
        b.collision.thickness_outer = gap
        b.collision.cloth_friction = friction
    c = o.modifiers.new("cloth", "CLOTH")
    s = c.settings
    s.quality = quality
    s.mass = mass
    s.air_damping = 2
    s.tension_stiffness = s.compression_stiffness = stiff
    s.shear_stiffness = stiff / 2
    s.bending_stiffness = bend
    s.shrink_min = shrink
    s.tension_damping = s.compression_damping = s.shear_damping = 8
    s.bending_damping = 0.8
    c.collision_settings.distance_min = gap
    c.collision_settings.collision_quality = 2
    c.collision_settings.use_self_collision = apart > 0
    c.collision_settings.self_distance_min = apart or 0.01
    c.point_cache.frame_start, c.point_cache.frame_end = 1, frames
    sc.frame_start, sc.frame_end = 1, frames
    for f in range(1, frames + 1):
        sc.frame_set(f)
    me = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    o.modifiers.clear()
    o.data = me
    for b in over:
        for q in [q for q in b.modifiers if q.type == "COLLISION"]:
            b.modifiers.remove(q)
    sc.frame_set(1)
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    return o


def linen(w, d, nx, ny, loc, m, rot=(0, 0, 0), jitter=0.004):
    """A flat cloth of nx times ny squares, ready to drop; a little noise lets its folds begin."""
    x, y = np.meshgrid(np.linspace(-w / 2, w / 2, nx + 1), np.linspace(-d / 2, d / 2, ny + 1), indexing="ij")
    return surface(x, y, jitter * noise2(x * 3, y * 3, 5), m, loc=loc, rot=rot)


def thick(o, t=0.012, smooth=2):
    """Give a draped cloth its thickness and round it."""
    q = o.modifiers.new("t", "SOLIDIFY")
    q.thickness = t
    q.offset = 1
    s = o.modifiers.new("s", "SUBSURF")
    s.levels = s.render_levels = smooth
    return o
