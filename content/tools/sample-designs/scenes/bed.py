from fabric import *
from mathutils import noise as nz


def pillow(size, loc, m, rot, seed=0):
    w, th, h = size
    n, v, f = 44, [], []
    for sd in (-1, 1):
        for i in range(n + 1):
            for j in range(n + 1):
                a, b = -1 + 2 * i / n, -1 + 2 * j / n
                q = max(0, (1 - a * a) * (1 - b * b))
                r = nz.noise(Vector((a * 1.6 + seed, b * 1.6, sd * 2)))
                v.append(
                    (
                        a * w / 2 * (1 - 0.07 * (1 - b * b)),
                        sd * th / 2 * q**0.42 * (1 + 0.16 * r)
                        + 0.006 * sd * nz.noise(Vector((a * 6, b * 6, seed))) * q,
                        b * h / 2 * (1 - 0.09 * (1 - a * a)) - 0.03 * (1 - a * a),
                    )
                )
    N = (n + 1) * (n + 1)
    for sd in (0, 1):
        for i in range(n):
            for j in range(n):
                q = (
                    sd * N + i * (n + 1) + j,
                    sd * N + (i + 1) * (n + 1) + j,
                    sd * N + (i + 1) * (n + 1) + j + 1,
                    sd * N + i * (n + 1) + j + 1,
                )
                f.append(q if sd == 0 else q[::-1])
    return add(mesh(v, f), m, loc, rot, smooth=True)


def build(mode):
    start(6)
    good = mode == "made"
    R.seed(5)
    wall = mat("#d8cdbb" if good else "#c6b690", 0.9, bump=0.002, bscale=70)
    plane(12, 6, (0, 2.6, 2), wall, (90, 0, 0))
    plane(9, 6, (4.2, 0, 2), wall, (90, 0, -90))
    plane(12, 9, (0, 0, 0), wood("#a87c52", "#7e5836", 0.4, (0.8, 9, 1)))
    box((3.0, 0.16, 1.25), (0, 2.45, 0.95), wood("#a8703f", "#7a4a26", 0.4, (9, 1, 0.6), mscale=1.2), 0.04)
    box((2.7, 3.1, 0.34), (0, 0.8, 0.3), mat("#c9b79c" if good else "#a8987c", 0.95, bump=0.004, bscale=90), 0.05)
    box((2.6, 3.0, 0.34), (0, 0.82, 0.58), mat("#f3efe8", 0.9), 0.12, seg=6)
    bed = bpy.context.scene.collection.objects[-1]
    floor = plane(12, 9, (0, 0, 0.004), None)
    floor.hide_render = True
    white = "#f6f2ea" if good else "#d6cfc0"
    lin = mat(white, 0.92, sheen=0.4, bump=0.002, bscale=110)
    duv = mat(white, 0.92, sheen=0.4, bump=0.0015 if good else 0.022, bscale=120 if good else 3.2)
    cl = mat("#5f7a68", 0.95, sheen=0.5, bump=0.004, bscale=44, mix="#54705d", mscale=8)
    rust = mat("#c8734a", 0.9, sheen=0.5, bump=0.004, bscale=70)
    if good:  # the cover lies flat and hangs down on three sides; a folded-back strip and a runner over it
        d = linen(3.62, 2.5, 76, 52, (0, -0.02, 0.82), duv, jitter=0.002)
        drape(d, [bed], 32, stiff=20, bend=2.2, gap=0.012, friction=40)
        thick(d, 0.045)
        r = linen(3.5, 0.74, 80, 16, (0, -0.12, 0.9), cl, jitter=0.001)
        drape(r, [d], 28, stiff=20, bend=1.6, gap=0.014, friction=40)
        thick(r, 0.012)
        box((2.72, 0.5, 0.07), (0, 1.2, 0.84), lin, 0.034, seg=6)
        for x in (-0.7, 0.7):
            pillow((1.22, 0.42, 0.72), (x, 2.12, 1.2), lin, (-20, 0, -x * 3), x)
        for x in (-0.64, 0.64):
            pillow(
                (1.1, 0.38, 0.6),
                (x, 1.82, 1.12),
                mat("#efe7da", 0.9, sheen=0.5, bump=0.002, bscale=80),
                (-27, 0, -x * 5),
                x + 4,
            )
        pillow((0.84, 0.3, 0.5), (0, 1.53, 1.06), rust, (-32, 0, 3), 9)
    else:  # the same linen, kicked back: a cover that has grown into wrinkles, the runner slipped off the corner
        lump = [
            ball(0.34, (-0.35, 0.35, 0.7), lin, (1.5, 1, 0.75), n=16),
            ball(0.3, (0.62, 0.95, 0.7), lin, (1, 1.4, 0.7), n=16),
            ball(0.22, (0.85, -0.2, 0.7), lin, (1.2, 1, 0.6), n=16),
        ]
        d = linen(3.0, 2.5, 84, 70, (-0.12, 0.12, 1.06), duv, (2, 0, 11), jitter=0.06)
        drape(d, [bed, floor] + lump, 32, stiff=9, bend=0.25, shrink=-0.2, gap=0.014, friction=18)
        thick(d, 0.03)
        for o in lump:
            o.hide_render = True
        r = linen(1.9, 0.95, 56, 28, (1.02, -0.5, 1.25), cl, (0, 14, -34), jitter=0.05)
        drape(r, [d, bed, floor], 36, stiff=9, bend=0.25, shrink=-0.18, gap=0.016, friction=14)
        thick(r, 0.012)
        pillow((1.22, 0.42, 0.72), (-0.72, 2.0, 1.0), lin, (-58, 10, 22), -0.7)
        pillow((1.22, 0.42, 0.72), (0.62, 2.1, 1.12), lin, (-26, -14, -10), 0.7)
        pillow((1.1, 0.38, 0.6), (0.0, 1.62, 1.04), lin, (-74, 8, 64), 4)
        pillow((0.84, 0.3, 0.5), (-1.95, -0.35, 0.17), rust, (84, 6, 28), 9)
        tube([(1.9, 1.5, 0.02), (1.6, 0.4, 0.02), (1.9, -0.6, 0.02), (1.5, -1.4, 0.02)], 0.012, mat("#e8e4da", 0.5))
    wd = wood("#a8703f", "#7a4a26", 0.4, (1, 9, 1))
    for x in (-2.0, 2.0):
        box((0.72, 0.6, 0.52), (x, 2.2, 0.3), wd, 0.02)
        box((0.6, 0.02, 0.2), (x, 1.895, 0.36), wood("#9a6436", "#704220", 0.4, (9, 1, 1)), 0.008)
        cyl(0.13, 0.04, (x, 2.25, 0.58), mat("#c59a55", 0.3, metal=1))
        lathe(
            soft([(0.05, 0.02), (0.15, 0.12), (0.14, 0.26), (0.05, 0.34), (0.03, 0.4)]),
            mat("#ded2bf", 0.6, bump=0.003, bscale=40),
            (x, 2.25, 0.56),
        )
        lathe([(0.26, 0), (0.17, 0.34)], mat("#fff3dd", 0.8, emit=("#ffca8a", 1.6 if good else 0.05)), (x, 2.25, 0.94))
    box((1.5, 0.05, 0.9), (0, 2.57, 2.25), mat("#caa274" if good else "#5b4129", 0.4), 0.01)
    uvplane(1.4, 0.8, (0, 2.535, 2.25), image_mat(tex("print"), 0.5), (90, 0, 0))
    if good:
        gr = mat("#6d8a5b", 0.5, mix="#4d6b41", mscale=3)
        lathe([(0.0001, 0), (0.08, 0), (0.1, 0.1), (0.06, 0.24), (0.07, 0.28)], mat("#8e9c86", 0.5), (-2.2, 2.05, 0.56))
        for k in range(8):
            leaf(0.4, 0.07, gr, (-2.2, 2.05, 0.84), (R.uniform(40, 75), 0, k * 47), 0.3)
        world(color="#f3e2cc", strength=0.34)
        sunlight(30, 66, 5.2, "#ffdfb0", 1.2)
        area((-4.4, -0.5, 2.4), (0, 0.8, 0.8), 3, 190, "#fff4e4", 2.4)
        area((1.5, -4.5, 3.4), (0, 1, 0.8), 3, 70, "#fff6ee")
        for y in (-1.9, -0.62, 0.66, 1.94):
            box((0.08, 0.16, 4), (-4.2, y, 2), wd, 0)
        for z in (0.2, 1.6, 3.1):
            box((0.08, 5, 0.14), (-4.2, 0, z), wd, 0)
    else:
        world(color="#8f9aa3", strength=0.3)
        point((0.4, 0.6, 3.1), 62, "#ffb25e", 0.12)
    camera((0.35, -4.7, 1.95), (0, 1.2, 1.06), 39, shift=(0, 0.0))


if __name__ == "__main__":
    for n in want("bed-made", "bed-messy"):
        build(n[4:])
        shoot(
            n,
            1300,
            867,
            44 if n == "bed-made" else 34,
            "Medium High Contrast" if n == "bed-made" else "Low Contrast",
            0.25 if n == "bed-made" else 0.6,
        )
