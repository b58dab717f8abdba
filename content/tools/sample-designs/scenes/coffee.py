from lib import *

BREW = (("#190b05", "#0c0503"), ("#4a210c", "#2a1005"), ("#8a4f22", "#5f3012"), ("#c99a68", "#a06c3c"))


def cup(x, y, glaze, brew, s=1):
    gl = mat(
        glaze,
        0.3,
        coat=0.4,
        mix=tuple(c * 0.78 for c in rgb(glaze)),
        mscale=26,
        contrast=(0.6, 0.72),
        bump=0.003,
        bscale=8,
    )
    o = [
        lathe(
            soft(
                [
                    (0.0001, 0),
                    (0.26, 0),
                    (0.29, 0.02),
                    (0.33, 0.1),
                    (0.45, 0.34),
                    (0.52, 0.62),
                    (0.525, 0.66),
                    (0.51, 0.675),
                    (0.49, 0.655),
                    (0.43, 0.36),
                    (0.3, 0.12),
                    (0.0001, 0.09),
                ]
            ),
            gl,
            n=128,
        )
    ]
    o.append(lathe([(0.0001, 0.565), (0.44, 0.565), (0.475, 0.57)], mat(brew[0], 0.06, coat=0.8), n=96))
    f = torus(
        0.452,
        0.02,
        (0, 0, 0.568),
        mat(tuple(min(1, c * 2.2 + 0.03) for c in rgb(brew[0])), 0.5, bump=0.01, bscale=60),
        n=128,
        k=16,
        scale=(1, 1, 0.5),
    )
    o.append(f)
    o.append(
        tube(
            [(0.46, 0, 0.5), (0.66, 0, 0.54), (0.75, 0, 0.4), (0.66, 0, 0.26), (0.4, 0, 0.25)],
            0.042,
            gl,
            taper=lambda t: 1.1 - 0.2 * math.sin(math.pi * t),
            res=12,
        )
    )
    o.append(
        lathe(
            soft(
                [
                    (0.0001, -0.05),
                    (0.3, -0.05),
                    (0.36, -0.03),
                    (0.72, 0.03),
                    (0.8, 0.075),
                    (0.79, 0.09),
                    (0.7, 0.06),
                    (0.36, 0.0),
                    (0.0001, -0.005),
                ]
            ),
            gl,
            n=128,
        )
    )
    group(o, (x, y, 0.05), (0, 0, -32), s)


def build():
    start(4)
    world("apartment", 0.45, 150)
    sweep((0, 0, 0), mat("#e9d3b4", 0.8), d=6, w=40, r=2)
    for k, g in enumerate(("#3a221a", "#7a4526", "#c08a58", "#efe2cb")):
        cup(-2.4 + k * 1.6, 0, g, BREW[k])
    rr = random.Random(3)
    bean = mat("#3a1b0c", 0.35, coat=0.2, mix="#221006", mscale=6)
    for k in range(26):
        x, y = rr.uniform(-3.4, 3.4), rr.uniform(-1.25, -0.85) if k % 3 else rr.uniform(0.95, 1.4)
        a = rr.uniform(0, 360)
        group(
            [
                ball(0.085, (0, 0, 0), bean, (1, 0.68, 0.56), n=24),
                tube(
                    [(-0.078, 0, 0.02), (-0.03, 0.008, 0.05), (0.03, -0.008, 0.05), (0.078, 0, 0.02)],
                    0.008,
                    mat("#140804", 0.8),
                    res=3,
                ),
            ],
            (x, y, 0.047),
            (rr.uniform(-20, 20), rr.uniform(-15, 15), a),
        )
    area((-4.5, -1, 3.6), (0, 0, 0.2), 1.3, 520, "#fff0da")
    area((5, 2.4, 3), (0, 0, 0.3), 0.8, 260, "#ffe3bf", 4)


if __name__ == "__main__":
    build()
    camera((0, -11.4, 5.4), (0, 0.0, 0.28), 47, 4, (0, -0.4, 0.5), (-0.172, -0.005))
    shoot("coffee", 1500, 560, 44, "Medium High Contrast", 0.15)
