from lib import *
import shelf_in_use
import spa


def bottle(x, y, z, h, r, c, cap, rough=0.4):
    lathe(
        soft(
            [
                (0.0001, 0),
                (r * 0.95, 0),
                (r, 0.03),
                (r, h * 0.68),
                (r * 0.8, h * 0.77),
                (r * 0.34, h * 0.82),
                (r * 0.3, h * 0.9),
            ],
            5,
        ),
        mat(c, rough, coat=0.3),
        (x, y, z),
    )
    cyl(r * 0.36, h * 0.16, (x, y, z + h * 0.96), mat(cap, 0.4), bevel=0.012)


def bowl_of_cotton():
    lathe(
        soft([(0.0001, 0), (0.34, 0), (0.48, 0.16), (0.5, 0.34), (0.46, 0.34), (0.43, 0.18), (0.0001, 0.08)], 6),
        mat("#d9cfbd", 0.7, bump=0.006, bscale=30),
        (1.12, 0.4, 0),
    )
    [
        ball(0.13, (1.12 + 0.2 * math.cos(a), 0.4 + 0.2 * math.sin(a), 0.32), mat("#f6f1e8", 0.9, sheen=0.5), n=24)
        for a in (0, 2.1, 4.2)
    ]


def vase():
    lathe(
        soft(
            [
                (0.0001, 0),
                (0.2, 0),
                (0.25, 0.1),
                (0.22, 0.4),
                (0.14, 0.56),
                (0.16, 0.62),
                (0.13, 0.62),
                (0.11, 0.55),
            ],
            6,
        ),
        mat("#8e9c86", 0.5, coat=0.2, mix="#78876f", mscale=5),
        (0.1, 0.42, 1.5),
    )
    gr = mat("#5f7f4c", 0.45, mix="#3f5f38", mscale=3)
    for k in range(13):
        a = k * 137.5
        tube(
            [
                (0.1, 0.42, 2.0),
                (0.1 + 0.08 * math.cos(a), 0.42 + 0.06 * math.sin(a), 2.3),
                (0.1 + 0.3 * math.cos(a), 0.42 + 0.12 * math.sin(a), 2.55 + 0.03 * k),
            ],
            0.008,
            gr,
        )
        leaf(
            0.34,
            0.1,
            gr,
            (0.1 + 0.2 * math.cos(a), 0.42 + 0.1 * math.sin(a), 2.3 + 0.028 * k),
            (R.uniform(20, 60), 0, math.degrees(a) - 90),
            0.3,
        )


def build(mode):
    good = mode == "tidy"
    start(17)
    R.seed(17)
    wall = mat("#e4ddd0", 0.9, bump=0.004, bscale=40, mix="#dcd3c3", mscale=1.2)
    plane(12, 8, (0, 0.9, 1.4), wall, (90, 0, 0))
    wd = wood("#b5854f", "#8b5f35", 0.42, (0.6, 9, 1), mscale=1.6)
    for z in (0, 1.5):
        box((4.9, 0.95, 0.09), (0, 0.42, z - 0.045), wd, 0.012)
    bowl_of_cotton()
    vase()
    if good:
        tw = ("#f4efe6", "#c9d3c3", "#f4efe6")
        for k in range(4):
            box(
                (1.15, 0.74, 0.15),
                (-1.55, 0.4, 0.085 + 0.16 * k),
                mat(("#f4efe6", "#dfe3d6", "#b7c4b2", "#f4efe6")[k], 1, sheen=0.6, bump=0.012, bscale=70),
                0.07,
                seg=6,
            )
        for k, x in enumerate((-0.35, 0.0, 0.33)):
            bottle(x, 0.35, 0, 0.92 - 0.16 * k, 0.145, "#5a3216", "#17130f", 0.12)
            [wrap(0.147, 0.18, 0.46 - 0.06 * k, 120, mat("#f3ead8", 0.7), (x, 0.35, 0))]
        spa.candle(1.95, 0.35, 0.2, 0.42)
        for x, y, r in ((-1.85, 0.45, 0.27), (-1.2, 0.5, 0.25)):
            spa.towel(x, y, r, 0.75, "#f4efe6" if x < -1.5 else "#b7c4b2", 88)
            bpy.context.scene.collection.objects[-1].location.z += 1.5
        z = 1.5 + 0.1
        for s in (0.3, 0.23, 0.16):
            spa.stone((1.35, 0.42, z), s, mat("#3a3b3c", 0.55, mix="#4d4e50", mscale=6, bump=0.01, bscale=22), 0)
            z += s * 0.74
        world("lobby", 0.45, 150)
        area((-4.2, -1.6, 3.4), (0, 0.4, 0.8), 1.8, 330, "#fff3e2")
        area((3.5, -3, 3), (0, 0.4, 0.8), 2.2, 70, "#ffffff")
    else:
        shelf_in_use.add(bottle)
        shelf_in_use.light()
    camera((0, -6.2, 1.1), (0, 0, 1.1), 46, 4, (0, 0.2, 1), (0, 0.02))


if __name__ == "__main__":
    for n in want("shelf-tidy", "shelf-in-use"):
        build(n[6:])
        if n == "shelf-tidy":
            shoot(n, 1200, 1000, 44, "Medium High Contrast", 0.25)
        else:
            shoot(n, 1200, 1000, 32, "Low Contrast", 0.5)
