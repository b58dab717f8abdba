from lib import *
from mathutils import noise as nz


def cloth(w, y0, y1, nx, ny, top, m, ex=1.34, fy=-0.74, wave=0.012, seed=0):
    """A sheet laid over the mattress: flat where it lies, hanging straight where it runs past an edge."""
    v = []
    for i in range(nx + 1):
        for j in range(ny + 1):
            s, t = -w / 2 + w * i / nx, y0 + (y1 - y0) * j / ny
            e, f = max(0, abs(s) - ex), max(0, fy - t)
            d = max(e, f)
            k = min(1, d / 0.12)
            sg = 1 if s > 0 else -1
            n = nz.noise(Vector((s * 2.1 + seed, t * 2.1, 3)))
            x = s if not e else sg * (ex + 0.05 * k + 0.06 * d + wave * 2.2 * k * math.sin(t * 11 + seed))
            y = t if not f else fy - 0.05 * k - 0.06 * d - wave * 2.2 * k * math.sin(s * 10 + seed)
            v.append((x, y, top(max(-ex, min(ex, s)), max(fy, t)) - 0.05 * k * k - max(0, d - 0.06) * (1 + 0.12 * n)))
    o = add(
        mesh(
            v,
            [
                (i * (ny + 1) + j, (i + 1) * (ny + 1) + j, (i + 1) * (ny + 1) + j + 1, i * (ny + 1) + j + 1)
                for i in range(nx)
                for j in range(ny)
            ],
        ),
        m,
        smooth=True,
    )
    return o


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
    lin = mat("#f4efe6" if good else "#cfc9bb", 0.95, sheen=0.5, bump=0.003, bscale=110)
    duv = mat("#f6f2ea" if good else "#cdc5b4", 0.92, sheen=0.5, bump=0.003, bscale=90)

    def top(x, y):
        if good:
            return (
                0.845
                + 0.012 * math.cos(x * 1.3)
                + 0.014 * nz.noise(Vector((x * 1.6, y * 1.6, 1)))
                + 0.007 * abs(nz.noise(Vector((x * 4, y * 4, 5))))
            )
        q = Vector((x * 1.25 + 0.5 * y, y * 1.1 - 0.2 * x, 4))
        return (
            0.86
            + 0.15 * abs(nz.noise(q * 1.5))
            + 0.09 * abs(nz.noise(q * 3.1))
            + 0.04 * abs(nz.noise(q * 6.5))
            + 0.16 * max(0, nz.noise(Vector((x * 0.8, y * 0.7, 9))))
        )

    cloth(
        3.6 if good else 3.3,
        -1.28 if good else -1.12,
        1.05 if good else 0.9,
        220,
        170,
        top,
        duv,
        wave=0.012 if good else 0.03,
    )
    if good:
        box((2.72, 0.5, 0.1), (0, 1.22, 0.88), mat("#fbf8f2", 0.92, sheen=0.5), 0.05, seg=6)
        cl = mat("#5f7a68", 0.95, sheen=0.5, bump=0.004, bscale=44, mix="#54705d", mscale=8)
        cloth(3.5, -0.5, 0.3, 200, 50, lambda x, y: top(x, y) + 0.022, cl, ex=1.37, wave=0.014, seed=2)
        pw = mat("#f8f4ec", 0.9, sheen=0.5, bump=0.002, bscale=80)
        for x in (-0.7, 0.7):
            pillow((1.22, 0.42, 0.72), (x, 2.12, 1.2), pw, (-20, 0, -x * 3), x)
        for x in (-0.64, 0.64):
            pillow(
                (1.1, 0.38, 0.6),
                (x, 1.82, 1.12),
                mat("#efe7da", 0.9, sheen=0.5, bump=0.002, bscale=80),
                (-27, 0, -x * 5),
                x + 4,
            )
        pillow((0.84, 0.3, 0.5), (0, 1.53, 1.06), mat("#c8734a", 0.9, sheen=0.5, bump=0.004, bscale=70), (-32, 0, 3), 9)
    else:
        for x, y, z, r in (
            (-0.75, 2.0, 1.02, (-50, 12, 24)),
            (0.6, 2.12, 1.14, (-22, -16, -12)),
            (0.05, 1.55, 1.0, (-78, 6, 60)),
        ):
            pillow((1.12, 0.38, 0.66), (x, y, z), lin, r, x * 3)
        pillow((0.9, 0.34, 0.7), (-0.65, -0.2, 1.12), mat("#7d8794", 1, bump=0.01, bscale=40), (76, 10, 30), 2)
        pillow((0.8, 0.3, 0.5), (0.6, -0.05, 1.1), mat("#8e4a45", 1, bump=0.008, bscale=40), (80, -12, -26), 5)
        tube([(1.9, 1.5, 0.02), (1.6, 0.4, 0.02), (1.9, -0.6, 0.02), (1.5, -1.4, 0.02)], 0.014, mat("#151515", 0.5))
        pillow((0.9, 0.5, 0.7), (-2.05, -0.5, 0.2), mat("#596473", 1), (80, 8, 20), 7)
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
