from lib import *


def stone(loc, s, m, k):
    o = ball(1, loc, m, (s, s * 0.82, s * 0.42), (R.uniform(-3, 3), R.uniform(-3, 3), R.uniform(0, 90)), 64)
    displace(o, 0.06, 0.7)
    return o


def candle(x, y, r, h):
    wax = mat("#fff4e2", 0.45, sss=0.6, emit=("#ffb765", 0.22))
    lathe(
        [
            (0.0001, 0),
            (r, 0),
            (r, h - 0.03),
            (r - 0.03, h),
            (r - 0.06, h - 0.02),
            (r * 0.4, h - 0.07),
            (0.0001, h - 0.07),
        ],
        wax,
        (x, y, 0),
    )
    tube([(x, y, h - 0.08), (x, y, h + 0.02), (x + 0.01, y, h + 0.07)], 0.008, mat("#22140c", 0.9))
    lathe(
        [(0.0001, 0), (0.03, 0.02), (0.045, 0.08), (0.035, 0.15), (0.012, 0.24), (0.0001, 0.3)],
        mat("#ffdf9a", 0.5, emit=("#ffb44a", 26)),
        (x + 0.01, y, h + 0.02),
        n=24,
    )
    point((x, y, h + 0.2), 14, "#ffb45e", 0.04)


def flower(loc, s, rot):
    for k in range(5):
        a = k * 72
        o = leaf(
            0.62 * s,
            0.27 * s,
            mat("#fffaf0", 0.5, sss=0.4),
            loc,
            (26 + rot[0], rot[1] + 8, a + rot[2]),
            0.12,
            fold=0.05,
        )
    ball(0.1 * s, (loc[0], loc[1], loc[2] + 0.03), mat("#ffc83d", 0.5, sss=0.3), (1, 1, 0.5), n=16)
    for k in range(5):
        a = math.radians(k * 72 + rot[2] + 90)
        leaf(
            0.3 * s,
            0.12 * s,
            mat("#ffcf4a", 0.5),
            (loc[0], loc[1], loc[2] + 0.014),
            (26, 8, k * 72 + rot[2]),
            0.12,
            fold=0.05,
        )


def towel(x, y, r, L, c, rz):
    m = mat(c, 1, sheen=0.6, bump=0.012, bscale=70)
    n = 150
    v = []
    for i in range(n + 1):
        t = i / n
        a = t * 6.283 * 4.2
        rr = r * (0.16 + 0.84 * t)
        v += [(-L / 2, rr * math.cos(a), rr * math.sin(a)), (L / 2, rr * math.cos(a), rr * math.sin(a))]
    o = add(
        mesh(v, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n)]), m, (x, y, r), (0, 0, rz), smooth=True
    )
    s = o.modifiers.new("s", "SOLIDIFY")
    s.thickness = r * 0.15
    s.offset = -1
    b = o.modifiers.new("b", "BEVEL")
    b.width = 0.02
    b.segments = 3


def build():
    start(11)
    world("lobby", 0.35, 200)
    bas = mat("#2b2c2e", 0.5, mix="#3d3e40", mscale=6, bump=0.01, bscale=22)
    plane(30, 30, (0, 6, -0.14), wood("#8a5a38", "#5d3a23", 0.35, (0.6, 9, 1), coat=0.2))
    sweep((0, 1.2, -0.145), mat("#9db3a4", 0.9), d=3.5)
    for k in range(16):
        box(
            (3.9, 0.2, 0.1),
            (-0.0, -1.35 + k * 0.212, -0.06),
            wood("#b98a5c", "#8d6240", 0.4, (0.7, 10, 1), coat=0.15),
            0.02,
        )
    z = 0.21
    for s in (0.52, 0.42, 0.33, 0.22):
        stone((-0.45, -0.05, z + s * 0.42 - 0.21), s, bas, 0)
        z += s * 0.8 - 0.015
    stone((0.3, -0.75, 0.1), 0.24, bas, 0)
    stone((-1.25, -0.7, 0.08), 0.2, bas, 0)
    candle(0.75, 0.35, 0.3, 0.62)
    candle(1.32, -0.1, 0.24, 0.36)
    towel(-1.45, 0.75, 0.36, 1.5, "#f6f1e8", 66)
    towel(-0.62, 1.35, 0.34, 1.5, "#d5dfd3", 66)
    flower((0.42, -0.8, 0.2), 0.62, (0, 0, 10))
    flower((-0.98, -0.95, 0.05), 0.55, (0, 0, 40))
    gr = mat("#4c7a4a", 0.35, mix="#2f5a35", mscale=2)
    for a, b in ((205, 1.2), (230, 1.5), (250, 1.2), (275, 1.0)):
        leaf(b, 0.2, gr, (1.75, 1.35, 0.0), (58, 0, a - 60), 0.3)
    area((-3.2, -1, 3.6), (0, 0, 0.3), 1.5, 190, "#fff3e0")
    area((3, 2.4, 2.6), (0, 0, 0.4), 1.2, 90, "#ffdcae")


if __name__ == "__main__":
    build()
    camera((2.5, -3.6, 1.55), (0.62, -0.2, 0.34), 55, 1.8, (0.75, -0.3, 0.4), (0, 0.06))
    shoot("spa-detail", 1080, 700, 48, "Medium High Contrast", 0.25)
