from lib import *


def orange(loc, r, rot, th=0.07):
    root = bpy.data.objects.new("r", None)
    bpy.context.scene.collection.objects.link(root)
    o = [
        cyl(r, th, (0, 0, 0), mat("#ff8a1c", 0.4, bump=0.01, bscale=40), bevel=0.02),
        cyl(r * 0.94, th + 0.006, (0, 0, 0), mat("#ffe9c4", 0.6, sss=0.2), bevel=0.005),
    ]
    for k in range(10):
        a0, a1 = 2 * math.pi * (k + 0.06) / 10, 2 * math.pi * (k + 0.94) / 10
        pts = [(0.1 * r * math.cos((a0 + a1) / 2), 0.1 * r * math.sin((a0 + a1) / 2))] + [
            (r * 0.86 * math.cos(a0 + (a1 - a0) * q / 8), r * 0.86 * math.sin(a0 + (a1 - a0) * q / 8)) for q in range(9)
        ]
        n = len(pts)
        v = [(x, y, -th / 2 - 0.008) for x, y in pts] + [(x, y, th / 2 + 0.008) for x, y in pts]
        f = [tuple(range(n))[::-1], tuple(range(n, 2 * n))] + [
            (i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)
        ]
        o.append(
            add(
                mesh(v, f),
                mat("#ff9a1f", 0.22, sss=0.35, mix="#ffb340", mscale=12, bump=0.012, bscale=24, coat=0.3),
                bevel=0.012,
            )
        )
    for q in o:
        q.parent = root
    root.location = loc
    root.rotation_euler = [math.radians(a) for a in rot]


def build():
    start(12)
    world("night", 0.25, 40, camera_color="#1a0c07")
    plane(30, 30, (0, 4, 0), wood("#5b3119", "#2c160a", 0.22, (0.6, 9, 1), coat=0.6))
    gl = mat("#ffffff", 0.0, glass=1, ior=1.45)
    H = 1.75
    lathe(
        [
            (0.0001, 0),
            (0.66, 0),
            (0.72, 0.05),
            (0.78, H),
            (0.765, H + 0.015),
            (0.745, H),
            (0.69, 0.22),
            (0.64, 0.17),
            (0.0001, 0.16),
        ],
        gl,
    )
    lathe(
        [(0.0001, 0.165), (0.638, 0.175), (0.688, 0.23), (0.728, 1.3), (0.0001, 1.3)],
        mat("#ff5a1e", 0.0, glass=1, ior=1.34),
    )
    ice = mat("#ffffff", 0.06, glass=1, ior=1.3, bump=0.02, bscale=3)
    for l, r in (
        ((-0.22, -0.2, 1.2), (20, 15, 30)),
        ((0.28, 0.1, 1.3), (-15, 30, 70)),
        ((-0.1, 0.3, 1.32), (40, 10, 10)),
        ((0.1, -0.3, 0.72), (10, 35, 50)),
        ((-0.25, 0.15, 0.7), (25, 10, 5)),
    ):
        box((0.46, 0.46, 0.46), l, ice, 0.06, r, 4)
    orange((0.62, -0.28, 1.62), 0.5, (78, 12, 24))
    tube([(-0.2, 0.2, 0.5), (-0.3, 0.3, 1.6), (-0.42, 0.42, 2.35)], 0.028, mat("#d9a55a", 0.2, metal=1))
    for k, (a, l) in enumerate(((20, 0.5), (100, 0.42), (190, 0.46), (280, 0.4))):
        leaf(
            l,
            0.13,
            mat("#3f7d3a", 0.4, mix="#255c2b", mscale=5, bump=0.01, bscale=12),
            (-0.32, -0.1, 1.45),
            (48, 0, a),
            0.2,
            fold=0.15,
        )
    orange((-1.15, -0.45, 0.05), 0.44, (0, 0, 10))
    orange((-1.3, 0.1, 0.25), 0.44, (52, 0, 70))
    rr = random.Random(4)
    for _ in range(46):
        ball(
            rr.uniform(0.05, 0.16),
            (rr.uniform(-7, 7), rr.uniform(7, 13), rr.uniform(0.2, 5)),
            mat("#000000", emit=(rr.choice(["#ff9d3c", "#ffc46b", "#ff6a3c", "#ffd9a0"]), rr.uniform(8, 30))),
            n=12,
        )
    area((-2.6, 2.2, 2.6), (0, 0, 0.9), 0.8, 260, "#ffd9a6", 2.6)
    area((2.6, 1.6, 2.4), (0, 0, 0.9), 0.6, 170, "#ff9a5a", 3)
    area((0.4, -3.2, 3.6), (0, 0, 1), 1.1, 110, "#fff1e2")
    area((0, 2.4, 0.9), (0, 0, 0.9), 0.9, 60, "#ffb066")


if __name__ == "__main__":
    build()
    camera((0.1, -6, 1.75), (0, 0, 1.12), 50, 1.4, (0, -0.6, 1.2), (-0.13, 0.05))
    shoot("drink", 1200, 1200, 56, "Medium High Contrast", 0.2)
