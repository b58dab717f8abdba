from fabric import *
from toppings import basil, pepperoni


def crust():
    n, k = 520, 72
    u, v = np.meshgrid(np.linspace(0, 2 * np.pi, n, endpoint=False), np.linspace(0, 2 * np.pi, k), indexing="ij")
    cx, cy = np.cos(u), np.sin(u)
    q = 1 + 0.12 * np.cos(v) + 0.05 * np.sin(v)
    a, b = cx * q, cy * q
    big = fbm(cx * 2.6 + 9, cy * 2.6, 3, 3)
    fine = fbm(a * 11, b * 11, 7, 4)
    blister = step(0.3, 0.8, fbm(a * 8.5, b * 8.5, 31, 2))
    r = 0.2 * (1 + 0.2 * big + 0.07 * fine + 0.22 * blister)
    up = np.sin(v)
    R_ = 1.87 + 0.03 * big + r * np.cos(v)
    z = 0.13 + 0.86 * r * np.where(up > 0, up, 0.7 * up)
    lit = step(-0.5, 0.5, up + 0.3 * big)
    char = step(0.5, 0.9, fbm(a * 10, b * 10, 51, 4)) * lit
    c = blend(
        "#e6bd80",
        ("#c98a43", lit * step(-0.35, 0.4, big + 0.5 * fine)),
        ("#a35f26", lit * step(0.25, 0.9, fine + 0.5 * big)),
        ("#9a5a26", blister * 0.75),
        ("#3c2012", np.clip(char + 0.6 * step(0.7, 1, blister), 0, 0.92)),
        ("#f3e2c2", 0.5 * step(0.35, 0.8, fbm(a * 16, b * 16, 61, 3)) * step(0.2, -0.6, up)),
    )
    surface(R_ * cx, R_ * cy, z, painted(0.7, bump=0.01, bscale=22), c, 0.62 + 0.1 * fine, around=True)


def topping(spots):
    n = 560
    g = np.linspace(-1.86, 1.86, n)
    x, y = np.meshgrid(g, g, indexing="ij")
    r = np.hypot(x, y)
    rr = np.random.default_rng(4)
    pulp = fbm(x * 5, y * 5, 2, 4)
    inside = r < 1.83
    c = blend("#a92c10", ("#c94a1c", step(-0.1, 0.6, pulp)), ("#7e1c0a", step(0.2, 0.7, fbm(x * 9, y * 9, 12, 3))))
    surface(x, y, 0.13 + 0.016 * pulp, painted(0.3, coat=0.3), c, 0.3 + 0.1 * pulp, keep=inside)
    edge = step(1.72, 1.6, r + 0.11 * fbm(x * 2.4, y * 2.4, 21, 3))
    hole = step(-0.44, -0.26, fbm(x * 1.35 + 4, y * 1.35, 25, 3) + 0.12 * fbm(x * 7, y * 7, 27, 2))
    t = edge * hole
    melt = fbm(x * 2.1, y * 2.1, 41, 4)
    z = 0.095 + 0.085 * np.sqrt(t) + 0.028 * melt * t + 0.006 * fbm(x * 11, y * 11, 43, 3)
    dome = np.zeros_like(z)
    toast = np.zeros_like(z)
    for _ in range(90):
        a, d, s = rr.uniform(0, 2 * np.pi), 1.62 * np.sqrt(rr.random()), rr.uniform(0.04, 0.14)
        w = s * (1 + 0.22 * noise2(x * 7, y * 7, 77))
        k = np.clip(1 - np.hypot(x - d * np.cos(a), y - d * np.sin(a)) / w, 0, 1)
        dome = np.maximum(dome, 0.34 * s * np.sqrt(k))
        toast = np.maximum(toast, rr.uniform(0.25, 1) * step(0.1, 0.8, k))
    z = z + dome * t
    for px, py, pr in spots:
        k = step(pr * 1.12, pr * 0.9, np.hypot(x - px, y - py))
        z = z * (1 - k) + np.minimum(z, 0.165) * k
    scorch = step(0.3, 0.8, fbm(x * 3.2, y * 3.2, 91, 4) + 0.35 * toast)
    c = blend(
        "#f3dca0",
        ("#eab95c", 0.9 * step(-0.25, 0.45, melt)),
        ("#e58f3d", 0.8 * step(0.8, 0.25, t)),
        ("#d07f2c", 0.8 * toast),
        ("#98501a", 0.95 * scorch * step(0.1, 0.5, toast + 0.4 * melt)),
        ("#6b3313", 0.9 * step(0.75, 1, toast * (1 + 0.4 * melt)) * scorch),
    )
    surface(
        x,
        y,
        z,
        painted(0.35, sss=0.08, coat=0.2, bump=0.003, bscale=30),
        c,
        0.32 + 0.22 * scorch,
        keep=inside & (t > 0.004),
    )


def build():
    start(21)
    world("apartment", 0.5, 60)
    plane(20, 20, (0, 0, -0.12), mat("#26292b", 0.62, mix="#34383a", mscale=1.5, bump=0.012, bscale=5))
    cyl(2.5, 0.12, (0, 0, -0.06), wood("#b07a4a", "#7a4c28", 0.5, (0.7, 9, 1), mscale=1.6), bevel=0.04)
    crust()
    rr = random.Random(8)
    spots = []
    while len(spots) < 14:
        x, y, r = rr.uniform(-1.5, 1.5), rr.uniform(-1.5, 1.5), rr.uniform(0.24, 0.29)
        if math.hypot(x, y) < 1.42 and all(math.hypot(x - a, y - b) > 0.6 for a, b, _ in spots):
            spots.append((x, y, r))
    topping(spots)
    for k, s in enumerate(spots):
        pepperoni(*s, 100 + 7 * k)
    for k in range(8):
        a, d = k * 2.4 + 0.4, (0.25, 1.15, 0.8, 1.3, 0.55, 1.0, 0.75, 1.25)[k]
        basil(
            rr.uniform(0.42, 0.58),
            (d * math.cos(a), d * math.sin(a), 0.27),
            (rr.uniform(-8, 8), rr.uniform(-10, 10), rr.uniform(0, 360)),
            5 + k,
        )
    ol = mat("#1b1820", 0.28, coat=0.4, bump=0.004, bscale=20)
    for k in range(8):
        a, d = k * 2.4 + 1.7, rr.uniform(0.45, 1.4)
        torus(
            0.085,
            0.042,
            (d * math.cos(a), d * math.sin(a), 0.235),
            ol,
            (rr.uniform(-16, 16), rr.uniform(-16, 16), 0),
            n=48,
            k=20,
            scale=(1, rr.uniform(0.85, 1), 0.8),
        )
    for x, y in ((2.75, 1.7), (3.05, 1.3), (-2.9, -1.8)):
        ball(0.25, (x, y, 0.12), mat("#c4221a", 0.16, sss=0.12, coat=0.7), (1, 1, 0.93))
        [
            tube(
                [
                    (x, y, 0.35),
                    (x + 0.07 * math.cos(q), y + 0.07 * math.sin(q), 0.375),
                    (x + 0.14 * math.cos(q), y + 0.14 * math.sin(q), 0.36),
                ],
                0.014,
                mat("#4a7a35", 0.5),
                taper=lambda t: 1 - 0.7 * t,
            )
            for q in (0, 1.25, 2.5, 3.8, 5)
        ]
    for k in range(6):
        basil(
            0.62,
            (-2.75 + 0.16 * math.cos(k), 1.9 + 0.2 * math.sin(2 * k), -0.05 + 0.03 * k),
            (8, rr.uniform(-20, 20), k * 62),
            40 + k,
        )
    area((-3.8, 3.2, 4.2), (0, 0, 0), 1.3, 430, "#fff0dc")
    area((4, -2, 3.5), (0, 0, 0), 2.5, 110, "#ffe3c8")


if __name__ == "__main__":
    for n in want("pizza", "pizza-window"):
        build()
        if n == "pizza":
            camera((0, -0.6, 9.5), (0, 0, 0), 62)
            shoot(n, 1200, 1200, 40, "Medium High Contrast", 0.15)
        else:
            area((-4.5, 1.6, 2.4), (0, 0, 0.1), 2.2, 520, "#eef5ff", 2.6)
            camera((0.15, -6.4, 4.6), (0.0, -0.1, 0.05), 52, 2.8, (0, -1.2, 0.15))
            shoot(n, 1304, 870, 44, "Medium High Contrast", 0.25)
