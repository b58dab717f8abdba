from lib import *
from mathutils import noise as nz


def egg(x, y, z, rot):
    o = [
        lathe(
            soft([(0.0001, -0.3), (0.2, -0.27), (0.36, -0.12), (0.4, 0), (0.39, 0.005), (0.0001, 0.008)], 6),
            mat("#f6e6d2", 0.35, sss=0.25, coat=0.3),
            n=64,
        ),
        lathe(
            soft([(0.0001, 0.05), (0.12, 0.05), (0.2, 0.032), (0.225, 0.008), (0.225, -0.02)], 5),
            mat("#f08a1a", 0.16, sss=0.3, coat=0.8, mix="#d9600c", mscale=5),
            n=64,
        ),
    ]
    g = group(o, (x, y, z), rot)
    g.scale = (1, 1.28, 1)
    return g


def build():
    start(31)
    world("apartment", 0.35, 100)
    gl = mat("#1d2b33", 0.22, coat=0.6, mix="#0f171c", mscale=24, contrast=(0.6, 0.7))
    lathe(
        soft(
            [
                (0.0001, -1.1),
                (0.8, -1.1),
                (0.84, -0.95),
                (1.3, -0.7),
                (1.85, -0.1),
                (2.0, 0.28),
                (2.04, 0.3),
                (2.02, 0.34),
                (1.94, 0.3),
                (1.78, -0.1),
                (1.2, -0.6),
                (0.0001, -0.7),
            ],
            7,
        ),
        gl,
        n=192,
    )
    torus(2.0, 0.022, (0, 0, 0.325), mat("#a4532a", 0.4, coat=0.3), k=12)
    v, f, N, M = [], [], 60, 180  # broth with a slow swell
    for i in range(N + 1):
        for k in range(M):
            r = 1.9 * i / N
            a = 6.2832 * k / M
            x, y = r * math.cos(a), r * math.sin(a)
            v.append((x, y, 0.02 + 0.012 * nz.noise(Vector((x * 1.5, y * 1.5, 2)))))
    for i in range(N):
        for k in range(M):
            f.append((i * M + k, (i + 1) * M + k, (i + 1) * M + (k + 1) % M, i * M + (k + 1) % M))
    add(mesh(v, f), mat("#a8561a", 0.08, sss=0.1, coat=0.9, mix="#7a3410", mscale=1.5), smooth=True)
    rr = random.Random(4)
    noo = mat("#f0cf83", 0.32, sss=0.2, coat=0.35, mix="#e3b862", mscale=4)
    for k in range(46):  # noodles: a loose whirl
        a0 = rr.uniform(0, 6.28)
        r0 = rr.uniform(0.25, 1.1)
        cx, cy = 0.25 + rr.gauss(0, 0.12), -0.25 + rr.gauss(0, 0.12)
        n = rr.randint(9, 15)
        st = rr.uniform(0.3, 0.42)
        tube(
            [
                (
                    cx + (r0 + 0.1 * math.sin(q * 1.3 + k)) * math.cos(a0 + q * st),
                    cy + (r0 + 0.1 * math.sin(q * 1.3 + k)) * 0.82 * math.sin(a0 + q * st),
                    0.06 + 0.2 * max(0, 1 - r0 / 1.25) + 0.05 * math.sin(q * 0.9 + k) + rr.uniform(0, 0.05),
                )
                for q in range(n)
            ],
            0.042,
            noo,
            res=5,
        )
    egg(-0.72, 0.82, 0.2, (14, -8, 30))
    egg(-1.22, 0.2, 0.16, (10, -14, 75))
    nori = mat("#12211a", 0.5, mix="#1d3323", mscale=14, bump=0.01, bscale=26)
    box((0.8, 1.15, 0.02), (0.55, 1.45, 0.42), nori, 0.004, (58, 8, -18))
    box((0.8, 1.1, 0.02), (1.05, 1.12, 0.4), nori, 0.004, (56, 12, -40))
    for x, y, rz in ((1.12, -0.1, 20), (1.0, -0.62, -10)):  # chashu: rolled pork
        g = [cyl(0.5, 0.12, (0, 0, 0), mat("#7e3a1c", 0.5, mix="#5a2410", mscale=8, bump=0.008, bscale=20), bevel=0.04)]
        g += [
            cyl(
                0.45,
                0.126,
                (0, 0, 0),
                mat(
                    "#d9a184",
                    0.4,
                    sss=0.2,
                    coat=0.3,
                    mix="#b8684a",
                    mscale=4.5,
                    bump=0.006,
                    bscale=18,
                    contrast=(0.42, 0.6),
                ),
                bevel=0.03,
            )
        ]
        g += [
            tube(
                [
                    ((0.06 + 0.05 * q / 2) * math.cos(q * 0.55), (0.06 + 0.05 * q / 2) * math.sin(q * 0.55), 0.064)
                    for q in range(14)
                ],
                0.022,
                mat("#f3ddc8", 0.4, sss=0.2, coat=0.4),
            )
        ]
        group(g, (x, y, 0.24 if rz < 0 else 0.2), (-9, 14, rz))
    gr = [mat(c, 0.4, coat=0.2) for c in ("#6fa23a", "#8dbb52", "#4f8530")]
    for k in range(60):
        a, r = rr.uniform(0, 6.28), abs(rr.gauss(0, 0.3))
        x, y = -0.35 + r * math.cos(a) * 1.3, -0.75 + r * math.sin(a)
        o = lathe(
            [(0.03, -0.02), (0.055, -0.02), (0.06, 0), (0.055, 0.02), (0.03, 0.02), (0.03, -0.02)],
            gr[k % 3],
            (x, y, 0.2 + 0.12 * max(0, 0.4 - r) + rr.uniform(0, 0.06)),
            (rr.uniform(-40, 40), rr.uniform(-40, 40), 0),
            n=20,
        )
    for k in range(70):
        a, r = rr.uniform(0, 6.28), rr.uniform(1.1, 1.78)
        cyl(
            rr.uniform(0.015, 0.06),
            0.006,
            (r * math.cos(a), r * math.sin(a), 0.035),
            mat("#d8641a", 0.05, coat=1),
            bevel=0.002,
            n=24,
        )
    for k in range(34):
        ball(0.022, (rr.gauss(-0.3, 0.5), rr.gauss(-0.5, 0.4), 0.3), mat("#f2e6c8", 0.5), (1, 0.7, 0.5), n=8)
    st = wood("#8a2c1c", "#5e180e", 0.3, (1, 1, 8), coat=0.5)
    for x, r in ((1.55, 9), (1.78, 13)):
        lathe(
            [(0.0001, -2.2), (0.03, -2.2), (0.055, 1.6), (0.055, 2.2), (0.0001, 2.2)],
            st,
            (x - 0.1, -1.2, 0.48),
            (84, 0, 180 + r + 22),
            n=24,
        )
    area((-3, 3.4, 4), (0, 0, 0), 1.3, 430, "#fff0d8")
    area((3.6, -2, 3), (0, 0, 0.2), 1.4, 120, "#ffb56b")
    area((2, 4, 2), (0, 0, 0.2), 0.6, 120, "#ffffff", 3)


if __name__ == "__main__":
    build()
    camera((0, -1.6, 9.4), (0, -0.05, 0), 64)
    shoot("ramen", 1150, 1150, 48, "Medium High Contrast", 0.15, cut=True)
