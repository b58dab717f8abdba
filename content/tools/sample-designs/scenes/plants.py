# Plants made of thousands of small faces.
from lib import *


def crown(r, m, seed, n=26000):
    """A tree's leaves on a dozen uneven clouds, no lump beneath."""
    g = np.random.default_rng(seed)
    at = g.normal(size=(44, 3)) * [0.5, 0.5, 0.36] * r
    d = g.normal(size=(n, 3))
    d /= np.linalg.norm(d, axis=1)[:, None]
    c = at[g.integers(0, 44, n)] + d * (r * 0.32 * g.uniform(0.2, 1, n) ** 0.4)[:, None]
    t, b = g.normal(size=(n, 3)), g.normal(size=(n, 3))
    s = 0.075 * r**0.5 * g.uniform(0.6, 1.4, n)[:, None]
    t, b = (q / np.linalg.norm(q, axis=1)[:, None] * s for q in (t, b))
    v = np.stack([c - t, c + b * 0.6, c + t, c - b * 0.6], 1).reshape(-1, 3)
    return add(mesh(v.tolist(), np.arange(4 * n).reshape(n, 4).tolist()), m)


def fountain(x, y, h, m, seed, n=150):
    """Ornamental grass: long blades that bend over."""
    g = np.random.default_rng(seed)
    v, f = [], []
    for a, out, up in zip(g.uniform(0, 6.28, n), g.uniform(0.2, 0.9, n) * h, g.uniform(0.6, 1.1, n) * h):
        k = len(v)
        for t in (0, 0.35, 0.7, 1):
            d, z, w = 0.05 + out * t**1.7, up * (t - 0.42 * t**2.4 * (out / h + 0.3)), 0.013 * (1.1 - t)
            q = (x + d * math.cos(a), y + d * math.sin(a))
            v += [(q[0] - w * math.sin(a), q[1] + w * math.cos(a), z), (q[0] + w * math.sin(a), q[1] - w * math.cos(a), z)]
        f += [(k + i, k + i + 1, k + i + 3, k + i + 2) for i in (0, 2, 4)]
    add(mesh(v, f), m)


def grass(x0, x1, y0, y1, n, m, h=0.09):
    g = np.random.default_rng(3)
    xy = np.c_[g.uniform(x0, x1, n), g.uniform(y0, y1, n)]
    a = g.uniform(0, 6.28, n)
    hh = h * g.uniform(0.5, 1.3, n)
    w = 0.006 + 0.004 * g.random(n)
    dx, dy = np.cos(a) * w, np.sin(a) * w
    lean = g.normal(0, 0.035, (n, 2))
    v = np.stack(
        [
            np.c_[xy[:, 0] - dx, xy[:, 1] - dy, np.zeros(n)],
            np.c_[xy[:, 0] + dx, xy[:, 1] + dy, np.zeros(n)],
            np.c_[xy + lean, hh],
        ],
        1,
    ).reshape(-1, 3)
    me = bpy.data.meshes.new("g")
    me.vertices.add(3 * n)
    me.loops.add(3 * n)
    me.polygons.add(n)
    me.vertices.foreach_set("co", v.ravel())
    me.loops.foreach_set("vertex_index", np.arange(3 * n))
    me.polygons.foreach_set("loop_start", np.arange(0, 3 * n, 3))
    me.polygons.foreach_set("loop_total", np.full(n, 3))
    me.update()
    add(me, m)


def palm(x, y, h, fronds=22, s=1, lean=0.3, z=0):
    bark = mat("#7d6a55", 0.9, mix="#4d3f31", mscale=6, bump=0.03, bscale=9)
    gr = [mat(c, 0.5, mix=d, mscale=3) for c, d in (("#3f6b2c", "#2b4d20"), ("#58803a", "#3a5f28"))]
    top = (x + lean, y, z + h)
    tube(
        [(x, y, z), (x + lean * 0.15, y, z + h * 0.35), (x + lean * 0.5, y, z + h * 0.7), top],
        0.17 * s,
        bark,
        taper=lambda t: 1.25 - 0.5 * t,
    )
    for k in range(fronds):
        a = k * 2.399 + R.uniform(-0.2, 0.2)
        el = 0.95 - 1.5 * (k / fronds)
        L = s * R.uniform(1.9, 2.5)
        v, f = [], []
        N = 34
        for i in range(N):
            t = i / N
            r = L * t
            drop = math.sin(el) * r - 0.3 * r * r * (1.1 - 0.5 * el) / s
            rr = math.cos(el * 0.8) * r
            for sd in (-1, 1):
                ll = s * 0.62 * math.sin(math.pi * min(1, 0.12 + t * 0.86)) ** 0.7
                b = len(v)
                bx, by = rr * math.cos(a), rr * math.sin(a)
                ox, oy = -math.sin(a) * sd, math.cos(a) * sd
                fx, fy = math.cos(a) * 0.55, math.sin(a) * 0.55
                d = -0.35 * ll - R.uniform(0, 0.12) * s
                v += [
                    (bx, by, drop),
                    (bx + math.cos(a) * 0.07 * s, by + math.sin(a) * 0.07 * s, drop - 0.01),
                    (bx + (ox + fx) * ll, by + (oy + fy) * ll, drop + d),
                ]
                f.append((b, b + 1, b + 2))
        add(mesh(v, f), gr[k % 2], top)
        tube(
            [
                (
                    (math.cos(el * 0.8) * L * t) * math.cos(a),
                    (math.cos(el * 0.8) * L * t) * math.sin(a),
                    math.sin(el) * L * t - 0.3 * (L * t) ** 2 * (1.1 - 0.5 * el) / s,
                )
                for t in (0, 0.25, 0.5, 0.75, 0.97)
            ],
            0.022 * s,
            gr[0],
            top,
            taper=lambda t: 1 - 0.8 * t,
            res=2,
        )


def shrub(x, y, r, m, h=1):
    """A lumpy core under a coat of small leaves, so that no hedge shows facets."""
    o = ball(r * 0.93, (x, y, r * 0.55 * h), m, (1, 0.9, h), n=40)
    displace(o, 0.3 * r, 0.3 * r, 0)
    n = int(min(5200, 2600 * r + 900))
    g = np.random.default_rng(int(abs(x * 97 + y * 31) * 10))
    d = g.normal(size=(n, 3))
    d /= np.linalg.norm(d, axis=1)[:, None]
    d[:, 2] = np.abs(d[:, 2]) * 1.0 - 0.25 * (g.random(n) < 0.3)
    lump = 1 + 0.1 * np.sin(d[:, 0] * 7 + x) * np.sin(d[:, 1] * 6 + y) + 0.07 * np.sin(d[:, 2] * 9)
    c = d * (r * lump * g.uniform(0.86, 1.06, n))[:, None] * [1, 0.9, h]
    t = g.normal(size=(n, 3))
    t -= d * (t * d).sum(1)[:, None] * 0.7
    t /= np.linalg.norm(t, axis=1)[:, None]
    b2 = np.cross(t, d)
    s = (0.05 + 0.035 * min(1, r)) * g.uniform(0.7, 1.4, n)[:, None]
    v = np.stack([c - t * s, c + b2 * s * 0.45, c + t * s, c - b2 * s * 0.45], 1).reshape(-1, 3)
    add(
        mesh([tuple(q) for q in v], [(4 * i, 4 * i + 1, 4 * i + 2, 4 * i + 3) for i in range(n)]),
        m,
        (x, y, r * 0.55 * h),
    )
    return o
