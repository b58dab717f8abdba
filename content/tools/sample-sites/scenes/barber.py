from lib import *


def leather():
    return mat("#7d1a1c", 0.36, mix="#66110f", mscale=5, bump=0.0012, bscale=140, coat=0.25)


def back(red, enamel, chrome):
    parts = [box((0.115, 0.13, 0.6), (-0.23 + k * 0.115, 0, 0.32), red, 0.048, seg=6) for k in range(5)]
    parts += [box((0.61, 0.06, 0.66), (0, 0.085, 0.33), enamel, 0.028)]
    parts += [tube([(x, 0.05, 0.6), (x, 0.04, 0.7), (x, 0.03, 0.8)], 0.011, chrome) for x in (-0.07, 0.07)]
    parts += [box((0.32, 0.12, 0.17), (0, 0.01, 0.82), red, 0.05, seg=6)]
    return group(parts, (0, 0.27, 0.66), (-13, 0, 0))


def arm(x, red, enamel, chrome):
    side = 1 if x > 0 else -1
    return [
        box((0.06, 0.54, 0.15), (x, 0.0, 0.59), enamel, 0.028),
        cyl(0.05, 0.02, (x + side * 0.036, -0.14, 0.6), chrome, (0, 90, 0), 0.008),
        tube([(x, -0.21, 0.64), (x, -0.235, 0.74), (x, -0.2, 0.82)], 0.016, chrome),
        tube([(x, 0.19, 0.64), (x, 0.2, 0.74), (x, 0.17, 0.82)], 0.016, chrome),
        box((0.075, 0.47, 0.022), (x, -0.02, 0.825), chrome, 0.01),
        box((0.105, 0.49, 0.065), (x, -0.02, 0.868), red, 0.03, seg=5),
    ]


def foot(red, chrome, enamel):
    parts = [tube([(x, -0.24, 0.5), (x, -0.44, 0.33), (x, -0.6, 0.17)], 0.018, chrome) for x in (-0.19, 0.19)]
    parts += [box((0.44, 0.05, 0.17), (0, -0.4, 0.4), red, 0.022, (-38, 0, 0), seg=5)]
    parts += [box((0.54, 0.2, 0.022), (0, -0.66, 0.15), chrome, 0.01, (16, 0, 0))]
    parts += [box((0.5, 0.016, 0.012), (0, -0.72 + k * 0.03, 0.148 + k * 0.0086), enamel, 0.004, (16, 0, 0)) for k in range(5)]
    return parts


def chair(turn):
    red, enamel = leather(), mat("#f2ecdd", 0.16, coat=0.7)
    chrome = mat("#e6e8ea", 0.09, metal=1)
    parts = [lathe(soft([(0.0001, 0), (0.41, 0), (0.42, 0.03), (0.35, 0.075), (0.17, 0.105), (0.12, 0.15)]), enamel)]
    parts += [torus(0.415, 0.014, (0, 0, 0.026), chrome), torus(0.128, 0.013, (0, 0, 0.15), chrome)]
    parts += [cyl(0.09, 0.26, (0, 0, 0.28), chrome)]
    parts += [lathe(soft([(0.1, 0.36), (0.125, 0.38), (0.16, 0.44), (0.24, 0.48), (0.26, 0.5)]), enamel)]
    parts += [box((0.64, 0.6, 0.07), (0, 0, 0.525), enamel, 0.03)]
    parts += [box((0.115, 0.58, 0.15), (-0.23 + k * 0.115, -0.03, 0.62), red, 0.05, seg=6) for k in range(5)]
    parts += [tube([(0.1, 0.08, 0.36), (0.3, 0.12, 0.37), (0.5, 0.13, 0.43)], 0.012, chrome)]
    parts += [ball(0.03, (0.51, 0.13, 0.435), red)]
    parts += arm(-0.345, red, enamel, chrome) + arm(0.345, red, enamel, chrome) + foot(red, chrome, enamel)
    return group([*parts, back(red, enamel, chrome)], (0, 0, 0), (0, 0, turn))


def stripe(a, m, h=1.5, r=0.2, width=60, turns=1.35, n=120):
    v, f, k = [], [], 10
    for i in range(n + 1):
        t = i / n
        for j in range(k + 1):
            b = math.radians(a + width * j / k + 360 * turns * t)
            v.append((r * math.cos(b), r * math.sin(b), h * t))
    for i in range(n):
        for j in range(k):
            c = i * (k + 1) + j
            f.append((c, c + 1, c + k + 2, c + k + 1))
    return add(mesh(v, f), m, (0, 0, 0.5), smooth=True)


def pole():
    chrome = mat("#e6e8ea", 0.08, metal=1)
    colors = ["#f6f0e2", "#8f1d1f", "#f6f0e2", "#1f5b4a", "#f6f0e2", "#8f1d1f"]
    for k, color in enumerate(colors):
        stripe(k * 60, mat(color, 0.3, coat=1, emit=(color, 0.12)))
    cap = soft([(0.0001, 0.42), (0.1, 0.4), (0.13, 0.33), (0.235, 0.27), (0.25, 0.2), (0.245, 0.06), (0.27, 0.03), (0.27, 0)])
    lathe(cap, chrome, (0, 0, 2.0))
    lathe([(r, -z) for r, z in cap], chrome, (0, 0, 0.5))
    ball(0.13, (0, 0, 2.5), mat("#fff6e2", 0.2, emit=("#ffe9bd", 0.9), coat=1))
    ball(0.06, (0, 0, 0.05), chrome)
    for z in (2.12, 0.36):
        torus(0.258, 0.016, (0, 0, z), chrome)


def comb(m):
    teeth = [box((0.011, 0.17, 0.02), (-0.49 + k * 0.0205, -0.11, 0), m, 0.003) for k in range(26)]
    teeth += [box((0.006, 0.17, 0.02), (0.05 + k * 0.0125, -0.11, 0), m, 0.002) for k in range(36)]
    ends = [box((0.03, 0.19, 0.022), (x, -0.1, 0), m, 0.008) for x in (-0.515, 0.515)]
    return [*teeth, *ends, box((1.06, 0.075, 0.026), (0, 0, 0), m, 0.012)]


def razor(steel, red, brass):
    blade = box((0.62, 0.13, 0.014), (0.33, 0.02, 0), steel, 0.006)
    spine = box((0.62, 0.022, 0.028), (0.33, 0.085, 0), steel, 0.008)
    tang = tube([(0.02, 0.05, 0), (-0.1, 0.05, 0), (-0.2, 0.12, 0)], 0.016, steel)
    scale = tube([(0, 0.05, 0), (-0.14, -0.25, 0), (0.02, -0.5, 0), (0.2, -0.62, 0)], 0.036, red, taper=lambda t: 0.8 + 0.5 * math.sin(3 * t))
    pins = [cyl(0.016, 0.09, p, brass) for p in ((0, 0.05, 0), (0.17, -0.6, 0))]
    return [blade, spine, tang, scale, *pins]


def brush(loc, red, brass):
    lathe(soft([(0.0001, 0), (0.13, 0), (0.14, 0.03), (0.09, 0.1), (0.075, 0.17), (0.12, 0.26), (0.115, 0.3)]), red, loc)
    torus(0.117, 0.014, (loc[0], loc[1], loc[2] + 0.3), brass)
    g = np.random.default_rng(4)
    n = 5200
    a, q = g.uniform(0, 6.283, n), np.sqrt(g.random(n))
    h = 0.34 * (1 - 0.28 * q**2) * g.uniform(0.93, 1.03, n)
    x0, y0, x1, y1 = (q * r * f(a) for r in (0.105, 0.19) for f in (np.cos, np.sin))
    w = 0.0022
    v = np.stack([np.c_[x0 - w, y0, np.zeros(n)], np.c_[x0 + w, y0, np.zeros(n)], np.c_[x1 + w, y1, h], np.c_[x1 - w, y1, h]], 1).reshape(-1, 3)
    faces = [tuple(4 * i + j for j in range(4)) for i in range(n)]
    hair = mat("#d9c3a0", 0.6, mix="#8e7350", mscale=14)
    add(mesh([tuple(p) for p in v], faces), hair, (loc[0], loc[1], loc[2] + 0.3))


def tools():
    start(8)
    world("apartment", 0.4, 30)
    steel, brass = mat("#dfe3e4", 0.14, metal=1), mat("#c89c4e", 0.22, metal=1)
    red = mat("#7d1a1c", 0.16, mix="#4e0c0d", mscale=3, coat=1)
    plane(12, 12, (0, 0, 0), mat("#a9cdb9", 0.3, mix="#b8d8c6", mscale=2, coat=0.4))
    cloth = mat("#f5f0e4", 0.95, sheen=0.5, bump=0.006, bscale=60)
    for z, s in ((0.03, 1), (0.085, 0.985), (0.14, 0.97)):
        box((1.55 * s, 1.1 * s, 0.055), (-0.75, 0.15, z), cloth, 0.026, (0, 0, 12), seg=5)
    for k in (-0.36, -0.3, 0.3, 0.36):
        box((1.5, 0.025, 0.004), (-0.75 - 0.2079 * k, 0.15 + 0.978 * k, 0.169), mat("#8f1d1f", 0.9), 0.001, (0, 0, 12))
    group(razor(steel, red, brass), (-0.8, 0.28, 0.2), (0, 0, 20))
    group(comb(steel), (0.75, -0.55, 0.016), (0, 0, -14))
    brush((0.35, 0.62, 0), red, brass)
    bowl = soft([(0.0001, 0.02), (0.18, 0.02), (0.2, 0), (0.22, 0.03), (0.36, 0.16), (0.4, 0.3), (0.385, 0.31), (0.34, 0.18), (0.0001, 0.09)])
    lathe(bowl, mat("#f3eee2", 0.2, coat=0.6), (1.25, 0.55, 0))
    foam = ball(0.35, (1.25, 0.55, 0.26), mat("#ffffff", 0.8, sss=0.5), (1, 1, 0.42), n=64)
    displace(foam, 0.09, 0.16, 0)
    area((-2.6, 1.6, 2.8), (0, 0.1, 0), 1.2, 150, "#fff1dc")
    area((2.6, -1.2, 2.2), (0, 0.2, 0), 0.8, 34, "#ffffff")


def portrait():
    start(5)
    world("studio", 0.55, 40)
    area((-2.4, -2.2, 2.6), (0, 0, 0.7), 1.4, 120, "#fff4e6")
    area((2.4, 1.6, 2.2), (0, 0, 0.8), 0.7, 90, "#ffffff", 2)
    area((1.4, -3, 0.8), (0, 0, 0.6), 1.2, 22, "#dff3ea")


if __name__ == "__main__":
    for n in want("chair", "pole", "tools"):
        if n == "tools":
            tools()
            camera((0.15, -3.3, 2.5), (0.15, 0.12, 0.08), 66, 2.8, (0.1, -0.1, 0.1))
            shoot(n, 1300, 860, 48, "Medium High Contrast", 0.15)
            continue
        portrait()
        if n == "chair":
            chair(-30)
            camera((0, -5.2, 1.15), (-0.02, 0, 0.64), 100)
            shoot(n, 900, 1180, 48, "Medium High Contrast", 0.3, cut=True)
        else:
            pole()
            camera((0, -8, 1.4), (0, 0, 1.31), 84)
            shoot(n, 280, 1320, 40, "Medium High Contrast", 0.3, cut=True)
