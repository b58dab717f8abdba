from cards import foil
from fabric import *


def satin(x, y):
    """Height of the satin: long soft folds that run from lower left to upper right and die out under the pearls."""
    u = 0.52 * x + 0.86 * y + 0.34 * noise2(x * 0.45 + 3, y * 0.45, 4)
    q = 0.8 * x - 0.45 * y
    calm = 0.3 + 0.7 * step(0.8, 2.1, np.hypot(x * 0.85, y + 0.25))
    return (
        calm
        * (
            0.3 * (0.5 + 0.5 * np.sin(2.5 * u + 1.1 * np.sin(0.8 * q))) ** 2.2
            + 0.09 * np.sin(5.4 * u + 2 * np.sin(q + 1))
            + 0.035 * np.sin(11 * u + 3 * np.sin(1.3 * q))
        )
        - 0.3
    )


def build():
    start(13)
    world("studio", 0.26, 90)
    R.seed(2)
    y, x = np.meshgrid(np.linspace(-3.6, 5.4, 420), np.linspace(-4.2, 4.2, 420))
    surface(x, y, satin(x, y), mat("#ead9c2", 0.36, sheen=0.2, coat=0.1, bump=0.0008, bscale=160))
    pe = mat("#f3e7da", 0.22, coat=1, mix="#ecd6cc", mscale=1.6, metal=0.06)
    g = foil()
    z = lambda x, y: float(satin(np.array(x), np.array(y)))

    def strand(at, rad, loose=1.004):  # pearls one beside the other along a curve, as on a thread
        t, last = 0, None
        while t <= 1:
            p = Vector((*at(t), 0))
            p.z = z(p.x, p.y) + rad
            if last is None or (p - last).length >= 2 * rad * loose:
                ball(rad, p, pe, n=28)
                last = p
            t += 0.0006

    strand(
        lambda t: (
            0.12 + 1.2 * math.cos(math.radians(112 - 404 * t)) * (1 - 0.16 * t),
            -0.28 + 0.98 * math.sin(math.radians(112 - 404 * t)) * (1 - 0.12 * t),
        ),
        0.098,
    )
    strand(
        lambda t: (
            0.1 + 0.74 * math.cos(math.radians(60 - 350 * t)),
            -0.34 + 0.58 * math.sin(math.radians(60 - 350 * t)) + 0.05 * math.sin(7 * t),
        ),
        0.07,
    )
    pts = [(-1.3 + 0.27 * q, -1.42 + 0.2 * q - 0.016 * q * q) for q in range(8)]
    tube(
        [(a, b, z(a, b) + 0.06 + 0.14 * (q / 7)) for q, (a, b) in enumerate(pts)], 0.016, g
    )  # a gold sprig laid over the strand
    for q in range(15):
        t = q / 2
        i = min(6, int(t))
        a = pts[i][0] + (pts[i + 1][0] - pts[i][0]) * (t - i)
        b = pts[i][1] + (pts[i + 1][1] - pts[i][1]) * (t - i)
        d = math.degrees(math.atan2(pts[i + 1][1] - pts[i][1], pts[i + 1][0] - pts[i][0])) - 90
        leaf(
            0.36 - 0.014 * q,
            0.08,
            g,
            (a, b, z(a, b) + 0.07 + 0.02 * t),
            (14, 0, d + (46 if q % 2 else -46)),
            0.2,
            fold=0.1,
        )
        if q % 3 == 1:
            ball(0.045, (a, b + 0.03, z(a, b) + 0.13 + 0.02 * t), pe, n=24)
    for a, b, r in ((1.5, 0.55, 0.06), (1.3, -1.5, 0.07), (-1.5, 0.35, 0.05), (-0.95, 1.05, 0.06)):
        ball(r, (a, b, z(a, b) + r), pe, n=24)
    area((-3.6, 2.6, 2.6), (0, 0, 0), 1.4, 300, "#fff2e2")
    area((3.5, -2.4, 3.6), (0, 0, 0.2), 1.6, 70, "#ffe6d8", 3)
    area((0.6, 2.6, 4.6), (0, 0, 0), 0.7, 60, "#ffffff")


if __name__ == "__main__":
    build()
    camera((0.1, -3.9, 4.7), (0.05, 0.2, -0.2), 55, 2.4, (0, -0.4, 0), (0.02, -0.005))
    shoot("pearls", 1040, 1300, 40, "Medium High Contrast", -0.22)
