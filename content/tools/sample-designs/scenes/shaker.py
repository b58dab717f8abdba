from lib import *


def grains(at, size, m):
    """One mesh of many octahedra, bent a little out of shape."""
    g = np.random.default_rng(5)
    base = np.array([(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)])
    side = np.array([(0, 2, 4), (2, 1, 4), (1, 3, 4), (3, 0, 4), (2, 0, 5), (1, 2, 5), (3, 1, 5), (0, 3, 5)])
    v = at[:, None] + size[:, None, None] * (base + g.normal(0, 0.25, (len(at), 6, 3)))
    f = np.arange(len(at))[:, None, None] * 6 + side
    add(mesh(v.reshape(-1, 3).tolist(), f.reshape(-1, 3).tolist()), m)


def powder():
    """An arc that sweeps round behind and breaks into dust, and what has settled on the floor."""
    g = np.random.default_rng(4)
    n = 70000
    t = g.random(n) ** 0.8
    a = -2.5 + 4.5 * t
    clump = g.integers(0, 260, n)
    near = g.normal(0, 1, (260, 3))[clump] * 0.75 + g.normal(0, 0.45, (n, 3))
    w = (0.05 + 0.3 * t)[:, None]
    at = np.c_[(1.15 + 0.5 * t) * np.cos(a), 0.35 * np.sin(a) + 0.5, -0.95 + 2.6 * t**1.4] + near * w
    size = g.lognormal(-5.5, 0.5, n)
    m = 36000
    b, d = g.uniform(0, 6.28, m), np.abs(g.normal(0.75, 0.42, m))
    floor = np.c_[d * np.cos(b) * 1.4, d * np.sin(b) * 0.8 - 0.1, np.full(m, -1.293)]
    grains(np.r_[at, floor], np.r_[size, g.lognormal(-5.4, 0.5, m)], mat("#fff6e6", 0.95))


def build():
    start(8)
    world("studio", 0.4, 40)
    sweep((0, 1, -1.3), mat("#b6e021", 0.75), d=3.4, w=34, h=14)
    blk = mat("#15171a", 0.4, coat=0.3, bump=0.001, bscale=120)
    o = [
        lathe(
            soft([(0.0001, 0), (0.5, 0), (0.55, 0.03), (0.58, 0.2), (0.68, 1.9), (0.69, 1.95)], 6)
            + [(0.66, 1.95), (0.55, 0.2), (0.0001, 0.1)],
            mat("#f2f4ee", 0.22, coat=0.5, sss=0.15),
            n=128,
        )
    ]
    o.append(wrap(0.004, 0.3, 1.72, 200, image_mat(tex("shake"), 0.35, 0.3), (0, 0, 0), -90))
    me = o[-1].data
    for v in me.vertices:
        z = v.co.z
        r = (0.58 + (z - 0.2) * (0.1 / 1.7) + 0.004) / 0.004
        v.co.x *= r
        v.co.y *= r
    o += [
        lathe(
            soft([(0.0001, 1.9), (0.715, 1.9), (0.725, 1.94), (0.725, 2.2), (0.7, 2.26), (0.0001, 2.27)], 5), blk, n=128
        )
    ] + [
        box((0.02, 0.03, 0.26), (0.726 * math.cos(a), 0.726 * math.sin(a), 2.07), blk, 0.008, (0, 0, math.degrees(a)))
        for a in (6.2832 * k / 44 for k in range(44))
    ]
    o += [
        cyl(0.2, 0.26, (0.28, 0, 2.38), mat("#ff5a1f", 0.35, coat=0.4), bevel=0.05),
        tube([(-0.5, 0, 2.24), (-0.56, 0, 2.5), (-0.3, 0, 2.66), (-0.02, 0, 2.56), (0.02, 0, 2.3)], 0.055, blk),
    ]
    group(o, (0, 0, -1.05), (0, 12, -3))
    powder()
    area((-3.2, -2.4, 3.8), (0, 0, 0), 1.6, 430, "#ffffff")
    area((3.4, 1.2, 2.2), (0, 0, 0.2), 0.6, 330, "#ffffff", 4)
    area((-3, 2, 0.4), (0, 0, 0.2), 0.6, 180, "#f4ffc9", 4)


if __name__ == "__main__":
    build()
    camera((0, -8, 0.35), (0, 0, 0.12), 66, 2.8, (0, -0.7, 0.2))
    shoot("shaker", 1040, 1300, 48, "Medium High Contrast", 0.1)
