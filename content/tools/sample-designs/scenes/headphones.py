from lib import *


def build():
    start(9)
    world("studio", 0.45, 100)
    sweep((0, 1.5, -2.6), mat("#c4532f", 0.75), d=3.4, w=34, h=14)
    sh = mat("#d0603a", 0.38, coat=0.25, bump=0.0008, bscale=150)
    pad = mat("#8e3418", 0.62, sheen=0.35, bump=0.006, bscale=34)
    me = mat("#e7b79a", 0.22, metal=1)
    o = []
    R0 = 1.32
    arc = [(R0 * math.cos(math.radians(a)), 0, R0 * 1.06 * math.sin(math.radians(a)) + 0.1) for a in range(8, 173, 6)]
    o.append(tube(arc, 0.075, me, res=12))
    arc2 = [
        (1.03 * R0 * math.cos(math.radians(a)), 0, R0 * 1.1 * math.sin(math.radians(a)) + 0.1)
        for a in range(28, 153, 5)
    ]
    for dy in (-0.12, 0, 0.12):
        o.append(
            tube(
                [(x, y + dy, z) for x, y, z in arc2],
                0.125,
                sh,
                res=12,
                taper=lambda t: 0.55 + 0.45 * math.sin(math.pi * t) ** 0.5,
            )
        )
    ins = [
        (0.93 * R0 * math.cos(math.radians(a)), 0, R0 * 0.99 * math.sin(math.radians(a)) + 0.1)
        for a in range(40, 141, 5)
    ]
    for dy in (-0.13, 0, 0.13):
        o.append(
            tube(
                [(x, y + dy, z) for x, y, z in ins],
                0.13,
                pad,
                res=10,
                taper=lambda t: 0.6 + 0.4 * math.sin(math.pi * t) ** 0.6,
            )
        )
    for s in (-1, 1):
        x = s * 1.32
        cup = [
            lathe(
                soft(
                    [
                        (0.0001, 0.33),
                        (0.3, 0.325),
                        (0.5, 0.27),
                        (0.6, 0.14),
                        (0.62, 0.02),
                        (0.6, -0.06),
                        (0.0001, -0.06),
                    ],
                    7,
                ),
                sh,
                n=128,
            ),
            torus(0.61, 0.016, (0, 0, 0.05), me, k=12),
            torus(0.42, 0.215, (0, 0, -0.18), pad, n=128, scale=(1, 1, 0.95)),
            cyl(0.3, 0.1, (0, 0, -0.12), mat("#2a110a", 0.9)),
            torus(0.27, 0.012, (0, 0, 0.325), me, k=10),
            cyl(0.262, 0.02, (0, 0, 0.325), mat("#b84a26", 0.3, metal=0.4), bevel=0.008),
        ]
        for q in cup:
            q.scale = (q.scale[0] * 1, q.scale[1] * 1.18, q.scale[2])
        g = group(cup, (x, 0, -0.22), (0, 90 * s, 0))
        o.append(g)
        o.append(tube([(s * 1.30, 0, 0.28), (s * 1.42, 0, 0.16), (s * 1.45, 0, -0.06)], 0.05, me))
        o.append(
            tube(
                [
                    (s * 1.3, -0.62, -0.22),
                    (s * 1.47, -0.5, 0.12),
                    (s * 1.44, 0, 0.3),
                    (s * 1.47, 0.5, 0.12),
                    (s * 1.3, 0.62, -0.22),
                ],
                0.042,
                me,
            )
        )
    group(o, (0, 0, 0.1), (8, -13, 34), 1)
    area((-3.2, -2.8, 3.6), (0, 0, 0), 1.8, 430, "#fff0e4")
    area((3.6, 1.6, 2.6), (0, 0, 0.2), 0.7, 520, "#ffe6d6", 4)
    area((-3.4, 1.8, -0.6), (0, 0, 0), 0.6, 260, "#ffb48f", 4)
    area((0, -3, -2.2), (0, 0, 0), 2, 60, "#ff9a6e")


if __name__ == "__main__":
    build()
    camera((0, -8, 0.2), (0, 0, 0.05), 62, 4, (0, -1, 0.1), (-0.012, 0.055))
    shoot("headphones", 1040, 1300, 48, "Medium High Contrast", 0.1)
