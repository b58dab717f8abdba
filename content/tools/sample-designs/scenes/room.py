from lib import *
import lived_in


def curtain(x0, y, w, h, m, folds=9, along="x"):
    v, n = [], folds * 12
    for i in range(n + 1):
        t = i / n
        off = 0.07 * math.sin(t * folds * 6.283) + 0.02 * math.sin(t * 17)
        p = (x0 + w * t, y + off) if along == "x" else (y + off, x0 + w * t)
        v += [(*p, 0), (*p, h)]
    add(mesh(v, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n)]), m, smooth=True)


def light(wall):
    sunlight(30, -104, 4.2, "#ffdfb0", 0.7)
    world("park", 0.55, 60)
    area((-2.9, 0.5, 1.5), (3, 0.7, 1), 3, 85, "#fff6ea", 2.2)
    area((0.2, -3.8, 2.8), (0.3, 2, 0.8), 4, 95, "#fdf6ee")
    box((8, 0.1, 3.2), (0, -3.95, 1.5), wall, 0)


def build(mode):
    start(4)
    good = mode != "before"
    staged = mode in ("staged", "empty")
    wall = mat("#f3ede3", 0.9, bump=0.002, bscale=80)
    white = mat("#f7f4ee", 0.5)
    oak = wood("#c89f70", "#a97f52", 0.4, (1, 9, 1), mscale=1.1)
    for k in range(28):  # floor boards
        c = R.uniform(0.82, 1.06)
        b = rgb("#b98c5e")
        box(
            (0.238, 8, 0.04),
            (-3.2 + k * 0.24, 1, -0.02),
            wood(tuple(min(1, q * c) for q in b), tuple(q * c * 0.72 for q in b), 0.38, (9, 0.6, 1), mscale=1.6),
            0.004,
        )
    plane(6.2, 3, (0, 3.0, 1.5), wall, (90, 0, 0))
    plane(8, 3, (3.1, 0, 1.5), wall, (90, 0, -90))
    plane(6.4, 8, (0, 0, 3), mat("#ffffff", 0.9), (180, 0, 0))
    box((6.2, 0.03, 0.12), (0, 2.98, 0.06), white, 0.005)
    # window wall at left: opening y -1.2..2.2, z .25..2.6
    for s, l in (
        ((0.2, 3.2, 3), (-3.2, -2.8, 1.5)),
        ((0.2, 0.9, 3), (-3.2, 2.65, 1.5)),
        ((0.2, 3.6, 0.3), (-3.2, 0.5, 0.12)),
        ((0.2, 3.6, 0.4), (-3.2, 0.5, 2.8)),
    ):
        box(s, l, wall, 0)
    for y in (-1.15, -0.05, 1.05, 2.15):
        box((0.09, 0.06, 2.4), (-3.15, y, 1.4), white, 0.01)
    for z in (0.3, 1.75, 2.58):
        box((0.076, 3.4, 0.06), (-3.15, 0.5, z), white, 0.01)
    cur = mat("#fffaf2", 0.9, alpha=0.55)
    curtain(1.75 if good else 0.35, -2.98, 1.1 if good else 2.5, 2.75, cur, 8 if good else 11, "y")
    curtain(-1.75, -2.98, 0.8, 2.75, cur, 6, "y")
    tube([(-2.98, -2, 2.76), (-2.98, 0, 2.76), (-2.98, 3, 2.76)], 0.018, mat("#2a2522", 0.4))
    camera(
        *(((1.9, -2.9, 1.25), (-0.35, 2.2, 1.25), 24) if staged else ((0.85, -2.75, 1.25), (0.0, 2.2, 1.25), 25)),
        shift=(0, -0.045),
    )  # level camera: upright walls stay upright
    if mode == "empty":
        light(wall)
        return
    # sofa
    so = mat("#5c7466" if staged else "#dfd5c4", 0.95, sheen=0.4, bump=0.002, bscale=160)
    box((2.5, 0.95, 0.28), (0.35, 2.25, 0.28), so, 0.06)
    box((2.5, 0.22, 0.62), (0.35, 2.68, 0.55), so, 0.08)
    sofa = [box((0.24, 0.95, 0.52), (x, 2.25, 0.4), so, 0.09) for x in (-1.0, 1.7)]
    for x in (-0.3, 1.0):
        sofa.append(box((1.18, 0.82, 0.2), (x, 2.14, 0.5), so, 0.07, seg=5))
        box((1.14, 0.22, 0.5), (x, 2.5, 0.79), so, 0.09, (-10, 0, 0), seg=5)
    for x in (-0.75, 1.45):
        for y in (1.9, 2.6):
            cyl(0.03, 0.16, (x, y, 0.08), oak)
    # rug, table
    rug = ("#e2d3bb", "#c9a987") if staged else ("#e9e2d4", "#d3c6ae")
    box((3.1, 2.2, 0.03), (0.35, 0.95, 0.015), mat(rug[0], 1, mix=rug[1], mscale=14, bump=0.006, bscale=90), 0.01)
    cyl(0.52, 0.05, (0.35, 0.95, 0.4), oak, bevel=0.02)
    for a in (0.5, 2.6, 4.7):
        cyl(0.03, 0.4, (0.35 + 0.33 * math.cos(a), 0.95 + 0.33 * math.sin(a), 0.2), oak)
    # picture, lamp
    box((1.3, 0.05, 0.95), (0.35, 2.96, 1.78), mat("#caa274", 0.4), 0.01)
    uvplane(
        1.2,
        0.85,
        (0.35, 2.925, 1.78),
        image_mat(tex("print"), 0.5),
        (90, 0, 0),
    )
    brass = mat("#c59a55", 0.28, metal=1)
    cyl(0.16, 0.03, (2.35, 2.3, 0.015), brass)
    tube([(2.35, 2.3, 0), (2.35, 2.3, 1.2), (2.35, 2.3, 1.62)], 0.014, brass)
    lathe([(0.2, 0), (0.13, 0.3)], mat("#fff3dd", 0.8, emit=("#ffca8a", 2.2 if good else 0.0)), (2.35, 2.3, 1.5))
    lathe([(0.0001, 0), (0.17, 0), (0.22, 0.38), (0.2, 0.4), (0.18, 0.36)], mat("#efe6d8", 0.7), (-1.85, 2.35, 0))
    gr = [mat(c, 0.4, mix=d, mscale=2) for c, d in (("#4e7a3f", "#33592d"), ("#6a9450", "#3f6a34"))]
    for k in range(15):
        a = k * 137.5
        t = k / 15
        h = 0.5 + 0.75 * (1 - t)
        tube(
            [
                (-1.85, 2.35, 0.3),
                (-1.85 + 0.1 * math.cos(math.radians(a)), 2.35 + 0.1 * math.sin(math.radians(a)), h),
                (-1.85 + 0.3 * math.cos(math.radians(a)), 2.35 + 0.25 * math.sin(math.radians(a)), h + 0.3),
            ],
            0.008,
            gr[0],
        )
        leaf(
            0.5,
            0.15,
            gr[k % 2],
            (-1.85 + 0.3 * math.cos(math.radians(a)), 2.35 + 0.25 * math.sin(math.radians(a)), h + 0.3),
            (R.uniform(5, 40), 0, a - 90),
            0.5,
        )
    if good:
        for x, c, r in (
            ((-0.62, "#d9a441", 12), (1.38, "#efe2cc", -14), (0.98, "#d9a441", -6))
            if staged
            else ((-0.62, "#c8734a", 12), (1.38, "#c8734a", -14), (0.98, "#5f7a68", -6))
        ):
            at = (x, 2.26 - (0.14 if c == "#5f7a68" else 0), 0.82)
            cushion((0.46, 0.15, 0.46), at, mat(c, 0.95, sheen=0.5, bump=0.002, bscale=120), (-18, r, r), 0.9)
        cyl(0.13, 0.05, (0.25, 0.86, 0.45), mat("#2f2a26", 0.5))
        box((0.34, 0.25, 0.03), (0.5, 1.02, 0.44), mat("#e7dccb", 0.7), 0.004, (0, 0, 20))
        box((0.3, 0.22, 0.03), (0.5, 1.02, 0.47), mat("#5f7a68", 0.7), 0.004, (0, 0, 8))
        lathe(
            [(0.0001, 0), (0.05, 0), (0.075, 0.06), (0.06, 0.15), (0.03, 0.2), (0.035, 0.23)],
            mat("#f1e9dd", 0.5),
            (0.22, 0.88, 0.47),
        )
        for k in range(7):
            leaf(0.34, 0.035, mat("#6d8a5b", 0.6), (0.22, 0.88, 0.68), (R.uniform(50, 85), 0, k * 51), 0.2)
        if not staged:
            cushion(
                (1.0, 0.5, 0.06),
                (1.25, 1.85, 0.625),
                mat("#efe7da", 1, sheen=0.5, bump=0.004, bscale=60),
                (0, 0, 12),
                0.2,
            )
        light(wall)
    else:
        lived_in.add_clutter(sofa)
        lived_in.light(wall)


if __name__ == "__main__":
    for n in want("room-after", "room-before", "room-empty", "room-staged", "room-corner"):
        m = n[5:]
        if m == "corner":
            build("after")
            camera((0.95, -1.5, 1.12), (-0.3, 2.4, 1.02), 31, 4, (-0.6, 2.0, 0.9), (0, 0.05))
            shoot(n, 820, 1060, 44, "Medium High Contrast", 0.22)
        else:
            build(m)
            shoot(
                n,
                1400,
                933,
                40 if m == "before" else 56,
                "Low Contrast" if m in ("before",) else "Medium High Contrast",
                0.3 if m == "before" else 0.22,
            )
