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


if __name__ == "__main__":
    gift()
    camera((1.3, -4.6, 5.4), (1.3, 0.02, 0.05), 47, 3.5, (1.5, -0.2, 0.2), (-0.16, 0))
    shoot("giftcards", 1500, 560, 48, "Medium High Contrast", 0.25)
