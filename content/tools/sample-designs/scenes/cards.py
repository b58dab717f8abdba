from lib import *


def foil():
    return mat("#e0b064", 0.2, metal=1, bump=0.001, bscale=60)


def gift():
    start(6)
    world("lobby", 0.35, 60)
    le = mat("#5a1f2b", 0.62, mix="#471722", mscale=5, bump=0.007, bscale=34)
    plane(30, 20, (0, 3, 0), le)
    for y in (-1.62, 1.75):
        [
            cyl(0.035, 0.16, (-6 + k * 0.24, y, 0.02), mat("#c98f5a", 0.7, sheen=0.4), (0, 90, 0), 0.03, n=12)
            for k in range(52)
        ]

    def card(loc, rot, c, stripe, ink):
        o = [box((2.15, 1.36, 0.035), (0, 0, 0), mat(c, 0.5, bump=0.0012, bscale=180), 0.014)]
        o.append(box((2.16, 0.17, 0.008), (0, 0.0, 0.0185), mat(stripe, 0.28, sheen=0.3, bump=0.002, bscale=40), 0.002))
        o.append(
            box((0.17, 1.37, 0.008), (-0.52, 0, 0.0195), mat(stripe, 0.28, sheen=0.3, bump=0.002, bscale=40), 0.002)
        )
        for s in (-1, 1):  # bow
            n, v = 30, []
            for i in range(n + 1):
                a = 2 * math.pi * i / n
                x, y = s * (0.26 - 0.26 * math.cos(a)), 0.17 * math.sin(a) * (1 - 0.35 * math.cos(a))
                z = 0.05 + 0.13 * math.sin(a / 2)
                w = 0.085
                v += [(x - 0.52, y * 0.75, z - w), (x - 0.52, y * 0.75, z + w)]
            o.append(
                add(
                    mesh(v, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n)]),
                    mat(stripe, 0.3, sheen=0.3),
                    smooth=True,
                    loc=(0, 0, 0.09),
                )
            )
        o.append(ball(0.1, (-0.52, 0, 0.13), mat(stripe, 0.3, sheen=0.3), (1, 1, 0.8)))
        lettering = os.path.join(
            HERE, "../../node_modules/@fontsource/yellowtail/files/yellowtail-latin-400-normal.woff"
        )
        gold = mat(ink, 0.22, metal=1)
        o.append(text3d("gift card", lettering, 0.27, (0.42, -0.48, 0.02), gold, (0, 0, 0), 0.004, 0.002))
        group(o, loc, rot)

    card((1.0, 0.28, 0.1), (0, 3, 13), "#f4e4d2", "#b5283f", "#b08a3e")
    card((1.85, -0.42, 0.24), (2, -4, -11), "#1f4a3f", "#e0b064", "#e8c47a")
    gr = mat("#2f5a3c", 0.5, mix="#1d3d29", mscale=4)
    for k in range(22):
        t = k / 22
        leaf(
            0.42,
            0.05,
            gr,
            (2.5 + 0.9 * t, 0.75 + 0.35 * t, 0.05 + 0.06 * (k % 3)),
            (R.uniform(6, 30), 0, -70 + (62 if k % 2 else -62)),
            0.25,
        )
    for x, y in ((2.62, 0.98), (2.86, 0.8), (2.95, 1.06), (-0.15, -0.95), (0.05, -1.05)):
        ball(0.075, (x, y, 0.09), mat("#c3202f", 0.2, coat=0.7, sss=0.1))
    area((-2.4, 3.4, 3.6), (1, 0, 0), 1.6, 260, "#ffe9cc")
    area((4, -2.6, 3), (1.3, 0, 0), 0.8, 130, "#ffd6b0", 3)
    area((1, -4, 3.4), (1.2, 0, 0), 1.4, 70)


def wedding():
    start(15)
    world("park", 0.62, 120)
    plane(30, 30, (0, 0, -0.02), mat("#cfc7b4", 0.95, mix="#bdb39d", mscale=9, bump=0.012, bscale=46))
    paper = lambda c: mat(c, 0.85, bump=0.0016, bscale=130)
    box((1.72, 2.4, 0.03), (-0.38, 0.12, 0.03), paper("#f8f3e8"), 0.004, (0, 0, 4))
    box((1.5, 1.06, 0.03), (0.72, -0.98, 0.075), paper("#5d7358"), 0.004, (0, 0, -8))
    box((1.02, 1.02, 0.025), (0.88, 0.92, 0.06), paper("#efe2cf"), 0.004, (0, 0, 9))
    gr = [
        mat(c, 0.5, mix=d, mscale=3)
        for c, d in (("#7c9470", "#566f50"), ("#93a883", "#6b8262"), ("#5f7b55", "#45613f"))
    ]

    def sprig(x, y, a, L, n, k0):
        d = Vector((math.cos(math.radians(a)), math.sin(math.radians(a)), 0))
        tube(
            [
                (x + d.x * L * q / 4 + 0.06 * math.sin(q), y + d.y * L * q / 4, 0.1 + 0.05 * math.sin(q))
                for q in range(5)
            ],
            0.014,
            gr[2],
        )
        for i in range(n):
            t = (i + 0.6) / n
            s = 0.36 * (1 - 0.45 * t)
            leaf(
                s,
                s * 0.27,
                gr[(i + k0) % 3],
                (x + d.x * L * t, y + d.y * L * t, 0.11),
                (R.uniform(6, 34), R.uniform(-12, 12), a - 90 + (52 if i % 2 else -52)),
                0.3,
                fold=0.12,
            )

    sprig(-1.72, -1.95, 66, 1.35, 12, 0)
    sprig(-1.85, -1.6, 14, 1.2, 11, 1)
    sprig(1.6, 2.05, 236, 1.05, 10, 2)
    sprig(1.75, 1.4, 208, 0.8, 8, 0)
    pet = mat("#fff6ea", 0.55, sss=0.35, mix="#f6dcd0", mscale=2)
    for x, y, s in ((-1.22, -1.36, 0.42), (-0.86, -1.68, 0.3), (1.24, 1.66, 0.38)):
        for r, n, up, k in ((1, 8, 10, 0), (0.8, 7, 28, 22), (0.58, 6, 48, 8), (0.36, 5, 66, 30)):
            for q in range(n):
                leaf(s * r, s * 0.36 * r, pet, (x, y, 0.16 + 0.05 * k / 30), (up, 0, q * 360 / n + k), -0.25, fold=0.16)
        ball(s * 0.09, (x, y, 0.26), mat("#e3c15a", 0.7), (1, 1, 0.6), n=16)
    group([torus(0.17, 0.022, (0, 0, 0), foil(), n=96, k=20)], (0.26, -1.84, 0.06), (4, 3, 0))
    group([torus(0.15, 0.02, (0, 0, 0), foil(), n=96, k=20)], (0.45, -1.74, 0.1), (16, -10, 0))
    sunlight(50, 128, 3.6, "#ffe9c8", 2.2)
    area((3, -3, 4), (0, 0, 0), 2, 60)


if __name__ == "__main__":
    for n in want("giftcards", "wedding"):
        if n == "giftcards":
            gift()
            camera((1.3, -4.6, 5.4), (1.3, 0.02, 0.05), 47, 3.5, (1.5, -0.2, 0.2), (-0.16, 0))
            shoot(n, 1500, 560, 48, "Medium High Contrast", 0.25)
        if n == "wedding":
            wedding()
            camera((0, 0, 9), (0, 0, 0), 80)
            bpy.context.scene.camera.rotation_euler = (0, 0, 0)
            shoot(n, 1040, 1300, 44, "Medium High Contrast", 0.05)
