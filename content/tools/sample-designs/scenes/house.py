from lib import *


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


def build(mode):
    start(3)
    dusk = mode == "dusk"
    good = mode != "dull"
    white = mat("#efece6" if good else "#d2cfc8", 0.85, bump=0.004, bscale=60)
    woodm = wood("#9c6238" if good else "#7d6650", "#6e3f21" if good else "#5c4a3b", 0.5, (9, 1, 0.5), mscale=1.2)
    dark = mat("#1c1e20", 0.4)
    conc = mat("#b9b4ab", 0.8, mix="#a29d94", mscale=1.5, bump=0.003, bscale=30)
    lawn = mat("#4d7a2c" if good else "#7b7d4a", 0.9, mix="#3b6322" if good else "#8c8150", mscale=1.2)
    [
        plane(*q, lawn)
        for q in ((120, 60, (0, 26, -0.03)), (60, 100, (-31.9, -54, -0.03)), (60, 100, (36.6, -54, -0.03)))
    ]
    glass = mat("#ffffff", 0.0, glass=1, ior=1.02)
    grass(-13, -3.3, -15, -1.5, 90000, lawn)
    grass(7.8, 14, -13, -1, 50000, lawn)
    # deck, pool
    box((11.2, 3.8, 0.08), (2.3, -2.7, 0.02), conc, 0.01)
    box((1.2, 8.2, 0.1), (-2.6, -7.9, 0.026), conc)
    box((1.2, 8.2, 0.1), (7.3, -7.9, 0.026), conc)
    box((10.6, 0.9, 0.1), (2.3, -4.1, 0.02), conc)
    box((10.6, 0.1, 1), (2.3, -3.7, -0.5), mat("#8fd0d8"), 0)
    plane(8.9, 9, (2.35, -9, -0.9), mat("#3fb3c6" if good else "#5f8076", 0.5))
    plane(
        8.9,
        9,
        (2.35, -9, -0.12),
        mat("#d9f6fa" if good else "#9fb0a4", 0.02, glass=1, ior=1.33, bump=0.03 if good else 0.05, bscale=1.6),
    )
    # ground floor
    iw = mat("#e8dcc8", 0.8)
    box((0.3, 7.9, 3), (-5.86, 4.02, 1.5), white)
    box((4.0, 0.3, 3), (-3.85, 0.15, 1.5), white)
    box((0.3, 8, 3), (5.85, 4, 1.5), white)
    box((12, 0.2, 3), (0, 7.9, 1.5), iw)
    box((11.8, 8, 0.1), (0, 4, 0), mat("#b08a63", 0.4))
    box((12.8, 9.4, 0.32), (0, 3.6, 3.16), white, 0.02)
    box((7.6, 0.25, 0.25), (2, 0.1, 2.88), dark, 0.01)
    for i in range(5):
        box((0.07, 0.1, 2.85), (-1.75 + i * 1.87, 0.05, 1.45), dark, 0.005)
    plane(7.5, 2.8, (2, 0.12, 1.42), glass, (90, 0, 0))
    # upper volume, timber
    y0 = -1.5
    box((0.3, 6.9, 2.98), (-4.86, y0 + 3.52, 4.82), white)
    box((0.3, 6.9, 2.98), (3.36, y0 + 3.52, 4.82), white)
    box((8.5, 7, 0.3), (-0.75, y0 + 3.5, 6.45), white, 0.02)
    box((8.5, 7, 0.25), (-0.75, y0 + 3.5, 3.42), white, 0.02)
    box((3.2, 0.2, 2.8), (-3.2, y0 + 0.5, 4.9), woodm, 0.0)
    box((1.3, 0.2, 2.8), (2.6, y0 + 0.5, 4.9), woodm, 0.0)
    box((8, 0.2, 2.8), (-0.75, y0 + 6, 4.9), iw)
    for k in range(16):
        box((0.05, 0.1, 2.75), (-4.6 + k * 0.2, y0 + 0.36, 4.9), woodm, 0.0)
    for i in range(4):
        box((0.06, 0.08, 2.75), (-1.55 + i * 1.17, y0 + 0.5, 4.9), dark, 0.004)
    plane(3.6, 2.7, (0.2, y0 + 0.52, 4.9), glass, (90, 0, 0))
    box((8.2, 0.04, 0.06), (-0.75, y0 + 0.02, 4.45), dark, 0.0)
    plane(8.2, 0.95, (-0.75, y0 + 0.02, 3.98), mat("#dfeef0", 0.0, glass=1, ior=1.03), (90, 0, 0))
    # door
    box((1.15, 0.12, 2.5), (-3.4, -0.06, 1.27), wood("#5d3620", "#3c2112", 0.4, (6, 1, 0.5)), 0.01)
    box((0.04, 0.08, 0.9), (-2.98, -0.16, 1.25), mat("#cfa15a", 0.25, metal=1), 0.01)
    # furniture seen through the glass
    sofa = mat("#d9d2c4", 0.9)
    box((2.8, 0.9, 0.45), (1.6, 4.4, 0.4), sofa, 0.08)
    box((2.8, 0.25, 0.9), (1.6, 4.8, 0.65), sofa, 0.08)
    box((1.5, 0.7, 0.3), (1.5, 3.0, 0.22), woodm, 0.02)
    box((2.2, 0.06, 1.3), (1.6, 7.75, 1.75), mat("#2f5d62", 0.6, mix="#d98f4e", mscale=0.9), 0.0)
    cyl(0.3, 0.35, (4.4, 4.8, 1.75), mat("#fff0d8", 0.7, emit=("#ffca85", 9 if dusk else 0.8)))
    cyl(0.02, 1.6, (4.4, 4.8, 0.8), dark)
    for x in (-0.4, 0, 0.8):
        cyl(0.16, 0.22, (x - 0.4, y0 + 3.2, 5.6), mat("#fff0d8", 0.7, emit=("#ffc57a", 12 if dusk else 0.6)))
    # planting
    hed = mat("#3d6a2c" if good else "#666c48", 0.7, mix="#284a1e" if good else "#4d5236", mscale=9)
    for k in range(9):
        shrub(-5.6 + k * 0.42, -0.75 + R.uniform(-0.1, 0.1), R.uniform(0.28, 0.42), hed)
    for k in range(16):
        shrub(-16 + k * 2.3, 13 + R.uniform(-1, 1), R.uniform(1.5, 2.6), hed, 1.4)
    for k in range(5):
        shrub(8.6 + R.uniform(-0.4, 0.6), -3 + k * 1.4, R.uniform(0.4, 0.7), hed)
    palm(-8.4, 1.5, 6.6, s=1.25)
    palm(8.6, 1.2, 7.6, s=1.3, lean=-0.5)
    palm(-11.5, 8, 8, s=1.3)
    palm(11.6, 6, 6.2, s=1.2)
    # loungers
    for x in (-0.9, 0.5):
        box((0.65, 1.5, 0.1), (x + 4.4, -2.4, 0.34), mat("#f3efe6", 0.8), 0.03)
        box((0.65, 0.75, 0.1), (x + 4.4, -1.4, 0.56), mat("#f3efe6", 0.8), 0.03, (38, 0, 0))
        box((0.6, 1.9, 0.05), (x + 4.4, -2.1, 0.22), woodm, 0.01)
    if dusk:
        gradient_sky(((0, "#f7b27a"), (0.13, "#e58a83"), (0.28, "#8f7fb4"), (0.55, "#3c5a9c"), (1, "#27417e")), 0.75)
        area((2, 4, 2.9), (2, 4, 0), 5, 420, "#ffc98a", 4)
        area((0.2, y0 + 3, 6.2), (0.2, y0 + 3, 0), 3, 230, "#ffc98a")
        for x in (-4.6, -3.4, -1.2, 0.8, 2.6):
            spot((x, -0.75, 3.25), (x, -0.55, 0), 55, "#ffcf94", 70)
        for x in (0.5, 4.5):
            area((x, -5.2, -0.6), (x, -9, -0.8), 0.5, 60, "#7fe9ff")
        for x, y in ((-8.4, 0.6), (8.6, 0.3)):
            spot((x, y - 0.7, 0.15), (x, y + 0.8, 6), 260, "#ffd7a0", 50)
        sunlight(6, -75, 0.5, "#ff9d66", 4)
    elif good:
        sky(38, 215, 0.16, 0.6)
    else:
        world(color="#c4c9cd", strength=0.9)
    camera((-3.6, -16.2, 1.9), (0.5, 0, 2.5), 29, shift=(0, 0.01))


if __name__ == "__main__":
    for n in want("house-dull", "house-dusk", "house-flyer", "house-day", "house-story"):
        if n == "house-flyer":
            build("dusk")
            camera((-3.6, -17.5, 1.9), (0.6, 0, 2.6), 31)
            shoot(n, 1200, 940, 40, "Medium High Contrast", 0.75, cut=True)
        elif n == "house-story":
            build("dusk")
            camera((6.6, -15.2, 1.5), (2.4, 0, 1.5), 27, shift=(0, 0.2))
            shoot(n, 800, 1180, 40, "Medium High Contrast", 0.75)
        elif n == "house-day":
            build("day")
            camera((-6.6, -15.4, 1.75), (0.2, 0, 1.75), 27, shift=(0, 0.1))
            shoot(n, 1500, 760, 32, "Medium High Contrast", -0.4)
        else:
            build(n[6:])
            shoot(
                n,
                1400,
                933,
                40 if n == "house-dusk" else 24,
                "Low Contrast" if n == "house-dull" else "Medium High Contrast",
                0.75 if n == "house-dusk" else 0.25,
            )
