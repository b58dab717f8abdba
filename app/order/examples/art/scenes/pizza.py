from lib import *


def build():
    start(21)
    world("apartment", 0.5, 60)
    plane(20, 20, (0, 0, -0.12), mat("#2a2d2f", 0.6, mix="#3a3d3f", mscale=1.5, bump=0.02, bscale=3))
    cyl(2.5, 0.12, (0, 0, -0.06), wood("#b07a4a", "#7a4c28", 0.5, (0.7, 9, 1), mscale=1.6), bevel=0.04)
    crust = mat("#d9a05a", 0.7, sss=0.08, mix="#9c5a22", mscale=3.2, bump=0.02, bscale=12, contrast=(0.42, 0.62))
    o = torus(1.86, 0.2, (0, 0, 0.14), crust, n=200, k=40, scale=(1, 1, 0.85))
    displace(o, 0.13, 0.35)
    cyl(1.9, 0.1, (0, 0, 0.09), mat("#c23a16", 0.35, sss=0.1, bump=0.02, bscale=8), bevel=0.03)
    n = 260
    v, f, idx = [], [], {}
    from mathutils import noise as nz

    for i in range(n):
        for j in range(n):
            x, y = -1.85 + 3.7 * i / (n - 1), -1.85 + 3.7 * j / (n - 1)
            r = math.hypot(x, y)
            q = nz.fractal(Vector((x * 1.7, y * 1.7, 3)), 0.6, 2.2, 4)
            idx[i, j] = len(v)
            v.append(
                (
                    x,
                    y,
                    0.152
                    + 0.05 * max(-0.75, q)
                    + 0.012 * nz.noise(Vector((x * 9, y * 9, 1)))
                    - (0.2 if r > 1.76 + 0.09 * nz.noise(Vector((x * 3, y * 3, 8))) else 0),
                )
            )
    for i in range(n - 1):
        for j in range(n - 1):
            if math.hypot(i - n / 2, j - n / 2) < n * 0.49:
                f.append((idx[i, j], idx[i + 1, j], idx[i + 1, j + 1], idx[i, j + 1]))
    me = mesh(v, f)
    ch = mat(
        "#f6e3b0",
        0.42,
        sss=0.3,
        mix="#e9b865",
        mscale=1.9,
        mdetail=8,
        coat=0.12,
        contrast=(0.46, 0.66),
        bump=0.006,
        bscale=9,
    )
    o = add(me, ch, smooth=True)
    br = mat("#c27a2e", 0.55, sss=0.1, mix="#7a3f14", mscale=14, mdetail=6, bump=0.008, bscale=26)
    o.data.materials.append(br)
    o.data.materials.append(
        mat("#b8371a", 0.4, coat=0.2, bump=0.01, bscale=14)
    )  # blisters, and sauce where the cheese is thin
    for q in me.polygons:
        c = q.center
        k = nz.fractal(Vector((c.x * 2.6, c.y * 2.6, 11)), 0.7, 2.3, 5)
        k2 = nz.fractal(Vector((c.x * 1.5, c.y * 1.5, 23)), 0.6, 2.2, 4)
        q.material_index = 1 if k > 0.62 else 2 if k2 < -0.52 else 0
    rr = random.Random(8)
    spots = []
    while len(spots) < 13:
        x, y = rr.uniform(-1.5, 1.5), rr.uniform(-1.5, 1.5)
        if math.hypot(x, y) < 1.52 and all(math.hypot(x - a, y - b) > 0.62 for a, b in spots):
            spots.append((x, y))
    for x, y in spots:
        r = rr.uniform(0.25, 0.29)
        lathe(
            [
                (0.0001, 0.0),
                (r * 0.5, 0.004),
                (r * 0.84, 0.02),
                (r * 0.97, 0.06),
                (r, 0.05),
                (r * 0.98, 0.0),
                (0.0001, -0.03),
            ],
            mat("#b5301a", 0.3, sss=0.1, mix="#7c1c10", mscale=9, coat=0.5, bump=0.006, bscale=40),
            (x, y, 0.185),
            (rr.uniform(-6, 6), rr.uniform(-6, 6), 0),
        )
    for k in range(9):
        a, d = rr.uniform(0, 6.28), rr.uniform(0.1, 1.4)
        leaf(
            rr.uniform(0.4, 0.55),
            0.16,
            mat("#2f7a2c", 0.35, mix="#1f5a22", mscale=5, coat=0.2),
            (d * math.cos(a), d * math.sin(a), 0.26),
            (8, rr.uniform(-14, 14), rr.uniform(0, 360)),
            0.14,
            fold=0.1,
        )
    for k in range(9):
        a, d = rr.uniform(0, 6.28), rr.uniform(0.3, 1.5)
        torus(
            0.1,
            0.035,
            (d * math.cos(a), d * math.sin(a), 0.23),
            mat("#1c1a22", 0.25, coat=0.5),
            (rr.uniform(-20, 20), rr.uniform(-20, 20), 0),
            n=32,
            k=16,
        )
    for x, y in ((2.75, 1.7), (3.05, 1.35), (-2.9, -1.8)):
        ball(0.26, (x, y, 0.12), mat("#d7261b", 0.18, sss=0.15, coat=0.6))
        leaf(0.2, 0.06, mat("#3f7a30", 0.5), (x, y, 0.37), (20, 0, x * 50), 0.2)
    for k in range(7):
        leaf(
            0.6,
            0.2,
            mat("#2f7a2c", 0.35, mix="#1f5a22", mscale=5),
            (-2.75 + rr.uniform(-0.2, 0.2), 1.9 + rr.uniform(-0.2, 0.2), -0.08 + 0.02 * k),
            (8, rr.uniform(-20, 20), k * 52),
            0.25,
        )
    area((-3.8, 3.2, 4.2), (0, 0, 0), 1.3, 430, "#fff0dc")
    area((4, -2, 3.5), (0, 0, 0), 2.5, 110, "#ffe3c8")


def bulb():
    for l in [o for o in bpy.data.objects if o.type == "LIGHT"]:
        bpy.data.objects.remove(l)
    world(color="#6b6f5c", strength=0.28)
    point((1.6, 1.0, 4.2), 210, "#ffb04a", 0.14)
    uvplane(1.9, 1.3, (-2.9, -2.2, -0.09), mat("#d9d2c0", 0.8), (0, 0, 24))
    box((1.1, 0.7, 0.03), (2.6, -2.5, -0.08), mat("#c9c4b8", 0.6), 0.01, (0, 0, -30))
    tube(
        [(-3.4, 0.9, -0.08), (-2.8, 1.9, -0.08), (-1.4, 2.9, -0.06), (0.2, 3.0, -0.08), (1.4, 3.6, -0.08)],
        0.03,
        mat("#151515", 0.5),
    )


if __name__ == "__main__":
    for n in want("pizza", "pizza-bulb", "pizza-window"):
        build()
        if n == "pizza":
            camera((0, -0.6, 9.5), (0, 0, 0), 62)
            shoot(n, 1200, 1200, 40, "Medium High Contrast", 0.15)
        elif n == "pizza-bulb":
            bulb()
            camera((0.15, -6.4, 4.6), (0.0, -0.1, 0.05), 52, 5.6, (0, -1.2, 0.15))
            shoot(n, 1200, 800, 30, "Low Contrast", 0.35)
        else:
            area((-4.5, 1.6, 2.4), (0, 0, 0.1), 2.2, 520, "#eef5ff", 2.6)
            camera((0.15, -6.4, 4.6), (0.0, -0.1, 0.05), 52, 2.8, (0, -1.2, 0.15))
            shoot(n, 1200, 800, 44, "Medium High Contrast", 0.25)
