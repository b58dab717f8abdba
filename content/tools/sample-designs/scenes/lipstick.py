from lib import *


def stick(x, y, z, shade, gold, h=1, rot=(0, 0, 0), cap=False):
    root = bpy.data.objects.new("r", None)
    bpy.context.scene.collection.objects.link(root)
    o = []
    blk = mat("#201316", 0.18, coat=0.8)
    o.append(cyl(0.3, 0.95, (0, 0, 0.475), blk, bevel=0.025))
    o.append(cyl(0.275, 0.1, (0, 0, 0.98), gold, bevel=0.01))
    o.append(lathe([(0.0001, 1.0), (0.235, 1.0), (0.235, 1.55), (0.225, 1.57), (0.205, 1.57), (0.205, 1.2)], gold))
    n, v, f, prof = (
        64,
        [],
        [],
        [
            (0.2, 1.3),
            (0.2, 1.5),
            (0.2, 1.75),
            (0.2, 1.9),
            (0.196, 1.95),
            (0.185, 1.99),
            (0.16, 2.02),
            (0.1, 2.045),
            (0.0001, 2.06),
        ],
    )
    for r, zz in prof:
        for k in range(n):
            a = 6.2832 * k / n
            xx, yy = r * math.cos(a), r * math.sin(a)
            t = max(0, min(1, (zz - 1.5) / 0.5))
            v.append((xx, yy, 1.3 + (zz - 1.3) * h + t * xx * 1.15))
    for j in range(len(prof) - 1):
        for k in range(n):
            f.append((j * n + k, j * n + (k + 1) % n, (j + 1) * n + (k + 1) % n, (j + 1) * n + k))
    o.append(add(mesh(v, f), mat(shade, 0.28, sss=0.05, coat=0.25), smooth=True))
    for q in o:
        q.parent = root
    root.location = (x, y, z)
    root.rotation_euler = [math.radians(a) for a in rot]


def silk(m, amp=0.35):
    n = 220
    v = []
    for i in range(n):
        for j in range(n):
            x, y = -5 + 10 * i / (n - 1), -4 + 9 * j / (n - 1)
            u = x * 0.55 + y * 0.8
            q = x * 0.8 - y * 0.4
            v.append(
                (
                    x,
                    y,
                    amp
                    * (
                        0.5 * math.sin(1.7 * u + 1.1 * math.sin(q))
                        + 0.28 * math.sin(3.1 * u - 1.6 * math.sin(0.9 * q + 1))
                        + 0.1 * math.sin(6.3 * u + 2 * math.sin(1.7 * q))
                    ),
                )
            )
    add(
        mesh(
            v,
            [
                (i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1)
                for i in range(n - 1)
                for j in range(n - 1)
            ],
        ),
        m,
        (0, 0, -0.3),
        smooth=True,
    )


def build():
    start(6)
    world("studio", 0.35, 90)
    gold = mat("#e6b25e", 0.16, metal=1)
    silk(mat("#b83a52", 0.5, sheen=1))
    sweep((0, 0.8, -0.9), mat("#a83a50", 0.8), d=3)
    stick(-0.15, 0, -0.12, "#b3122d", gold, 1.05, (-6, 3, 35))
    stick(-1.15, 0.65, -0.16, "#cf5148", gold, 0.85, (-4, -5, 60))
    stick(0.95, 0.75, -0.16, "#8a1733", gold, 0.95, (-4, 7, 10))
    pet = mat("#ffd9de", 0.5, sss=0.3, mix="#f19aa9", mscale=1.5)
    for x, y, z, a in (
        (-1.3, -0.9, 0.25, 20),
        (0.7, -1.0, 0.15, 130),
        (1.75, -0.2, 0.2, 250),
        (-2.0, 0.1, 0.3, 300),
        (0.15, -1.35, 0.05, 200),
    ):
        leaf(0.55, 0.24, pet, (x, y, z), (12, R.uniform(-20, 20), a), -0.35, fold=0.3)
    area((-3, -2.5, 4.5), (0, 0, 0.8), 1.4, 420, "#fff0e6")
    area((3.5, 1.5, 3), (0, 0, 1), 1.0, 260, "#ffc9d4", 3)
    area((0, -4, 1.2), (0, 0, 1), 2, 50)


def catalog(mode):
    good = mode == "clean"
    start(6)
    gold = mat("#e6b25e" if good else "#b08a55", 0.16 if good else 0.38, metal=1, bump=0 if good else 0.004, bscale=30)
    sweep((0, 0.4, 0), mat("#f3d9d3" if good else "#a9a6a0", 0.75), d=3, w=30, h=10)
    world("studio", 0.5 if good else 0.3, 90)
    if good:
        cyl(0.95, 0.16, (0.1, 0.1, 0.08), mat("#eec5bd", 0.6), bevel=0.02)
    z = 0.16 if good else 0
    stick(-0.28, 0, z, "#b3122d" if good else "#8d2f3a", gold, 1.05, (0, 0, 28 if good else 12))
    blk = mat("#201316", 0.18 if good else 0.45, coat=0.8 if good else 0.1)
    group(
        [cyl(0.31, 1.25, (0, 0, 0.625), blk, bevel=0.03), cyl(0.315, 0.06, (0, 0, 0.06), gold, bevel=0.01)],
        (0.52, 0.35, z),
        (0, 0, 0),
    ) if good else group([cyl(0.31, 1.25, (0, 0, 0), blk, bevel=0.03)], (0.75, -0.1, 0.31), (90, 0, 64))
    if good:
        area((-3, -2.5, 4.5), (0, 0, 0.8), 1.6, 400, "#fff2ea")
        area((3.2, 0.6, 2.6), (0, 0, 1), 0.7, 240, "#ffffff", 4)
        area((0, -4.5, 1.4), (0, 0, 1), 2, 40)
    else:
        d = mat("#d8d5cc", 0.9)
        [ball(R.uniform(0.004, 0.012), (R.uniform(-1.6, 1.7), R.uniform(-1.3, 0.6), 0.006), d, n=6) for _ in range(170)]
        for _ in range(60):
            a, zz = R.uniform(3.6, 5.9), R.uniform(0.05, 0.92)
            ball(R.uniform(0.004, 0.009), (-0.28 + 0.301 * math.cos(a), 0.301 * math.sin(a), zz), d, n=6)
        add(
            mesh(
                [
                    (0.35 * math.cos(a) * (1 + 0.3 * math.sin(3 * a)) - 0.95, 0.12 * math.sin(a) - 0.85, 0.003)
                    for a in (6.28 * k / 24 for k in range(24))
                ],
                [tuple(range(24))],
            ),
            mat("#8d2f3a", 0.6),
            rot=(0, 0, 0),
        )
        tube(
            [(0.9, -1.0, 0.01), (1.2, -0.8, 0.012), (1.35, -0.95, 0.01), (1.6, -0.7, 0.01)], 0.004, mat("#3a2a22", 0.6)
        )
        area((0.6, -3, 5), (0, 0, 0.5), 3, 150, "#e8f0f4")


if __name__ == "__main__":
    for n in want("lipstick", "lip-dull", "lip-clean"):
        if n == "lipstick":
            build()
            camera((0.1, -6.4, 2.7), (0, 0.05, 0.95), 58, 2.8, (0, -0.2, 1.4), (0, 0.17))
            shoot(n, 1080, 1350, 48, "Medium High Contrast", 0.1)
        else:
            catalog(n[4:])
            camera((0.1, -6.8, 1.9), (0.1, 0, 1.02), 62, 4, (-0.2, -0.2, 1.2))
            shoot(
                n,
                780,
                1040,
                44,
                "Low Contrast" if n == "lip-dull" else "Medium High Contrast",
                0.1 if n == "lip-dull" else 0.1,
            )
