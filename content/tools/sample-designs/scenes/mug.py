from lib import *

GLAZE = {
    "mug-oat": ("#e9dcc3", "#b08a5c", "#dcc9a8"),
    "mug-rust": ("#a8431f", "#5c1d0c", "#e0a27e"),
    "mug-moss": ("#5f7047", "#2c3a22", "#a9b48e"),
    "mug-night": ("#1d3a5c", "#0b1726", "#7f9cb8"),
}


def build(name):
    g, dark, bg = GLAZE[name]
    start(3)
    world("studio", 0.4, 60)
    sweep((0, 0, 0), mat(bg, 0.8), d=4.2)
    clay = mat("#b98f68", 0.9, mix="#8d6543", mscale=60, bump=0.004, bscale=90, contrast=(0.55, 0.68))
    gl = mat(g, 0.16, mix=dark, mscale=34, mdetail=2, contrast=(0.62, 0.7), coat=0.7, bump=0.004, bscale=5)
    out = soft(
        [
            (0.0001, 0),
            (0.46, 0),
            (0.54, 0.03),
            (0.58, 0.12),
            (0.6, 0.5),
            (0.6, 0.95),
            (0.595, 1.2),
            (0.585, 1.26),
            (0.56, 1.27),
            (0.535, 1.24),
            (0.53, 0.9),
            (0.52, 0.3),
            (0.45, 0.12),
            (0.0001, 0.1),
        ]
    )
    lathe([(r - 0.006, z) for r, z in out], clay, n=128)
    lathe([(r, z + 0.0) for r, z in out if z > 0.3 or r < 0.5 and z > 0.09], gl, n=128)
    h = [
        (0.56, 0, 1.02),
        (0.78, 0, 1.08),
        (1.0, 0, 0.92),
        (1.02, 0, 0.66),
        (0.9, 0, 0.44),
        (0.72, 0, 0.36),
        (0.55, 0, 0.36),
    ]
    a = math.radians(-28)
    tube(
        [(x * math.cos(a), x * math.sin(a), z) for x, y, z in h],
        0.085,
        gl,
        taper=lambda t: 1.15 - 0.3 * math.sin(math.pi * t),
        res=14,
    )
    lathe([(0.0001, 1.02), (0.53, 1.02)], mat("#2a130a", 0.08, coat=0.6))
    area((-3, -1.6, 3.6), (0, 0, 0.6), 1.5, 260, "#fff3e4")
    area((3, 1, 2.4), (0, 0, 0.6), 0.5, 110, "#ffffff", 3)
    area((0.6, -4, 2), (0, 0, 0.6), 2, 34)


if __name__ == "__main__":
    for n in want(*GLAZE):
        build(n)
        camera((0.1, -5.2, 2.35), (0.14, 0, 0.6), 66, 2.8, (0, -0.5, 0.8))
        shoot(n, 720, 720, 44, "Medium High Contrast", 0.1)
