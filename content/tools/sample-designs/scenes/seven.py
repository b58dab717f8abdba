from lib import *


def seven(m, w=0.34, depth=0.36):
    """An inflated foil number: rings between the middle line and the outline."""
    A, B, C = Vector((-0.78, 1.25)), Vector((0.72, 1.25)), Vector((-0.25, -1.35))
    d = (C - B).normalized()
    out = []

    def arc(c, a0, a1, n=26):
        return [
            (
                c
                + w
                * Vector(
                    (math.cos(math.radians(a0 + (a1 - a0) * k / n)), math.sin(math.radians(a0 + (a1 - a0) * k / n)))
                ),
                c,
            )
            for k in range(n + 1)
        ]

    def seg(p, q, nx, n=60):
        return [((p + (q - p) * k / n) + nx * w, p + (q - p) * k / n) for k in range(1, n)]

    up, rt = Vector((0, 1)), Vector((-d.y, d.x))
    ra = math.degrees(math.atan2(rt.y, rt.x))
    if rt.x < 0:
        rt = -rt
        ra = math.degrees(math.atan2(rt.y, rt.x))
    # inner corner: where the two inner offsets meet
    lx = B - rt * w
    k = ((A.y - w) - lx.y) / d.y
    inner = lx + d * k
    fb = B + d * (inner - B).dot(d)
    fa = Vector((inner.x, A.y))
    out += (
        arc(A, 270, 90)
        + seg(A, B, up)
        + arc(B, 90, ra)
        + seg(B, C, rt)
        + arc(C, ra, ra - 180)
        + [(p, q) for p, q in seg(C, fb, -rt)]
        + [(inner, fb + (B - fb) * q / 10) for q in range(11)]
        + [(inner, B + (fa - B) * q / 10) for q in range(1, 11)]
        + seg(fa, A, -up)
    )
    n = len(out)
    L = 22
    v = []
    us = [math.sin(math.pi / 2 * j / L) for j in range(L + 1)]
    for side in (1, -1):
        for j, u in enumerate(us):
            for i, (p, q) in enumerate(out):
                r = q + (p - q) * u
                z = (
                    depth * math.sqrt(max(0, 1 - u * u)) ** 0.9
                    + 0.018 * (u**5) * math.sin(i * 1.9 + 1.3 * math.sin(i * 0.37)) * (1 - 0.6 * (u > 0.99))
                    + 0.008 * math.sin(r.x * 5 + r.y * 3)
                )
                v.append((r.x, -side * z, r.y))
    f = []
    for s0 in (0, 1):
        o = s0 * (L + 1) * n
        for j in range(L):
            for i in range(n):
                q = (o + j * n + i, o + j * n + (i + 1) % n, o + (j + 1) * n + (i + 1) % n, o + (j + 1) * n + i)
                f.append(q if s0 else q[::-1])
    v2 = len(v)
    fl = [(p + (p - q).normalized() * 0.045) for p, q in out]
    v += [(p.x, 0, p.y) for p in fl]
    for i in range(n):
        f.append((L * n + i, L * n + (i + 1) % n, v2 + (i + 1) % n, v2 + i))
    return add(mesh(v, f), m, smooth=True)


def balloon(x, y, z, r, c):
    m = mat(c, 0.16, coat=0.7, sss=0.06)
    p = soft(
        [
            (0.0001, 1.0),
            (0.38, 0.93),
            (0.74, 0.66),
            (0.92, 0.22),
            (0.9, -0.25),
            (0.66, -0.72),
            (0.32, -1.04),
            (0.09, -1.2),
            (0.06, -1.24),
            (0.12, -1.3),
            (0.0001, -1.29),
        ],
        8,
    )
    o = [
        lathe([(a * r, b * r) for a, b in p[::-1]], m, n=96),
        tube(
            [(0, 0, -1.28 * r), (0.05, 0, -1.9 * r), (-0.06, 0.04, -2.8 * r), (0.04, 0, -6)], 0.008, mat("#ffffff", 0.6)
        ),
    ]
    return group(o, (x, y, z), (R.uniform(-6, 6), R.uniform(-9, 9), 0))


def build():
    start(5)
    world("apartment", 0.75, 30)
    sweep((0, 1, -3.4), mat("#f6a98f", 0.8), d=3.6, w=30, h=14)
    group([seven(mat("#f3bd55", 0.13, metal=1, bump=0.002, bscale=9))], (0.1, -0.2, 0.05), (0, 0, -9), 1.12)
    for b in (
        (-1.62, 0.7, 0.55, 0.62, "#e5533d"),
        (1.62, 0.8, 1.2, 0.66, "#2f9c95"),
        (-1.3, 1.0, -1.05, 0.58, "#f7d9c4"),
        (1.38, 0.5, -0.55, 0.55, "#f2b632"),
        (1.05, 1.3, -1.75, 0.52, "#e5533d"),
        (-1.9, 1.6, 1.9, 0.5, "#f2b632"),
        (-0.35, 1.6, -1.85, 0.5, "#2f9c95"),
    ):
        balloon(*b)
    rr = random.Random(3)
    for _ in range(46):
        box(
            (0.09, 0.09, 0.004),
            (rr.uniform(-2.6, 2.6), rr.uniform(-1.4, 1.6), rr.uniform(-2.6, 2.9)),
            mat(rr.choice(["#e5533d", "#2f9c95", "#f2b632", "#fff3e2"]), 0.5),
            0,
            (rr.uniform(0, 180), rr.uniform(0, 180), 0),
        )
    area((-3.4, -3, 4), (0, 0, 0.2), 2, 520, "#fff3e6")
    area((3.6, -0.8, 2.4), (0, 0, 0.2), 0.7, 260, "#ffffff", 4)
    area((0, -5, -1), (0, 0, 0), 2.5, 120, "#ffd9c4")


if __name__ == "__main__":
    build()
    camera((0, -8.6, 0.1), (0, 0, 0.1), 54, 3.2, (0, -0.5, 0.1))
    shoot("seven", 1100, 1100, 48, "Medium High Contrast", 0.1)
