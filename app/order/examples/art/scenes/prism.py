from lib import *


def prism(a, h, loc, rot, m):  # triangular bar
    v = [
        (a * math.cos(math.radians(90 + 120 * k)), a * math.sin(math.radians(90 + 120 * k)), z)
        for z in (-h / 2, h / 2)
        for k in range(3)
    ]
    return add(mesh(v, [(2, 1, 0), (3, 4, 5), (0, 1, 4, 3), (1, 2, 5, 4), (2, 0, 3, 5)]), m, loc, rot, bevel=0.025)


def build():
    start(3)
    world("studio", 0.7, 60)
    sweep((0, 1, -0.9), mat("#e4e3f4", 0.7), d=4, w=40, h=12, r=2)

    def acrylic(c, a=0.76):
        m = mat(c, 0.06, coat=1, alpha=a)
        m.blend_method = "BLEND"
        return m

    for x, h, r, y, c in (
        (-2.2, 1.0, 20, -0.1, "#ff5a2e"),
        (-1.42, 1.55, -14, 0.45, "#ff9d1f"),
        (-0.5, 2.1, 34, -0.25, "#f02f7e"),
        (0.5, 2.75, 8, 0.5, "#7a3df0"),
        (1.45, 3.3, -28, -0.15, "#1f62ff"),
        (2.4, 2.2, 15, 0.55, "#14b4d8"),
    ):
        prism(0.62, h, (x, y, -0.88 + h / 2), (0, 0, r), acrylic(c))
    box((0.72, 0.72, 0.72), (2.75, -0.75, -0.53), acrylic("#ff5a2e"), 0.03, (0, 0, 33))
    ball(0.26, (-1.35, -0.95, -0.64), acrylic("#1f62ff", 0.7))
    ball(0.17, (0.72, -1.05, -0.73), mat("#f4f0ff", 0.05, metal=1))
    sunlight(34, 52, 4.2, "#fff1dc", 1.5)
    area((-4, -2, 4), (0, 0, 0.3), 2, 260, "#ffffff")
    area((4.5, -1, 2), (0, 0, 0.3), 0.7, 160, "#ffffff", 4)


if __name__ == "__main__":
    build()
    camera((0, -8.6, 1.7), (0, 0, 0.7), 37, 4, (0, -0.3, 0.5), (-0.15, 0.0))
    shoot("prism", 1500, 560, 56, "Medium High Contrast", -0.45)
