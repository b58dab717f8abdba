# Rubber hex dumbbells on a rack, heads toward the camera.
from fabric import *

FONT = os.path.join(HERE, "../../node_modules/@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff")


def head(m, side):
    """A hexagon with round edges, its end turned to a cone: the shape of every hex head. Its axis is y."""
    a = np.linspace(0, 2 * np.pi, 240, endpoint=False)
    hexagon = (sum(np.maximum(0, np.cos(a - k * np.pi / 3 - np.pi / 6)) ** 48 for k in range(6))) ** (-1 / 48)
    ring = [(0.001, 0.3), (0.33, 0.3), (0.35, 0.315), (0.37, 0.318), (0.39, 0.315), (0.41, 0.3), (0.66, 0.3)]
    ring += [(0.72, 0.292), (0.78, 0.272), (0.86, 0.24), (0.96, 0.2), (1.1, 0.14), (1.3, 0.06), (1.3, -0.1)]
    ring += [(1.0, -0.2), (0.84, -0.26), (0.7, -0.29), (0.55, -0.3), (0.001, -0.3)]
    radius, y = np.array(soft(ring, 4)).T
    r = 0.56 * (hexagon[:, None] ** -26 + np.maximum(radius, 1e-3)[None] ** -26.0) ** (-1 / 26)
    x, z = r * np.cos(a)[:, None], r * np.sin(a)[:, None]
    return surface(x, -side * np.broadcast_to(y, r.shape), z, m, around=True, loc=(0, -side * 0.86, 0))


def handle(m):
    """Thicker in the middle, cut into small diamonds."""
    t, a = np.meshgrid(np.linspace(-0.6, 0.6, 260), np.linspace(0, 2 * np.pi, 200), indexing="ij")
    cut = np.abs(np.sin(15 * a + 62 * t)) + np.abs(np.sin(15 * a - 62 * t))
    r = 0.15 - 0.07 * t**2 + 0.006 * cut * step(0.5, 0.44, np.abs(t))
    return surface(r * np.cos(a), t, r * np.sin(a), m)


def again(o):
    """The same mesh once more, without its memory."""
    c = o.copy()
    bpy.context.scene.collection.objects.link(c)
    return c


def dumbbell(weight, x, y, z, s, parts, paint, turn):
    o = [again(p) for p in parts]
    n = text3d(str(weight), FONT, 0.4, (0, -1.163, -0.135), paint, (90, 0, 0), 0.006, 0.003)
    group(o + [n], (x, y, z), (0, turn, 0), s)


def build():
    start(5)
    world("warehouse", 0.16, 40)
    rubber = mat("#131416", 0.5, mix="#1d1e21", mscale=5, bump=0.0035, bscale=70)
    chrome = mat("#c9ccd0", 0.2, metal=1, bump=0.002, bscale=120)
    paint = mat("#f3efe6", 0.5)
    steel = mat("#2a2c30", 0.42, metal=0.5, bump=0.003, bscale=40)
    plane(60, 60, (0, 8, -2.2), mat("#1a1a1c", 0.5, mix="#2a2b2e", mscale=40, bump=0.004, bscale=60))
    plane(60, 16, (0, 6, 3), mat("#3a3735", 0.85, mix="#2c2a29", mscale=0.7, bump=0.02, bscale=6), (90, 0, 0))
    parts = [head(rubber, 1), head(rubber, -1), handle(chrome)]
    parts += [cyl(0.2, 0.03, (0, q, 0), chrome, (90, 0, 0), 0.01) for q in (-0.555, 0.555)]
    weights = (20, 25, 30, 35, 40, 45, 50, 55, 60)
    for row, (y, z) in enumerate(((-0.5, -0.9), (0.55, 0.75), (1.6, 2.4))):
        for q in (-0.5, 0.5):  # two rails, tilted to the front, with a lip
            box((18, 0.2, 0.09), (3, y + q, z - 0.56 + 0.12 * q), steel, 0.02)
        box((18, 0.05, 0.26), (3, y - 0.64, z - 0.56), steel, 0.015)
        for k, w in enumerate(weights):
            turn = R.choice((0, 0, 60, -60)) + R.uniform(-2, 2)
            dumbbell(w + 10 * (1 - row), -3.4 + 1.36 * k, y, z, 0.86 + 0.018 * k, parts, paint, turn)
    for p in parts:
        bpy.data.objects.remove(p)
    for x in (-4.6, 9.6):
        box((0.2, 3, 7), (x, 0.6, 0.6), steel, 0.03)
    area((-5, -4, 5.5), (1, 0, 0.4), 2.4, 620, "#fff1e2", 4)
    area((7, -1, 5), (2, 0, 0.4), 1, 760, "#ff7a36", 5)
    area((0, 3.4, 5.6), (0, 0, 0.5), 6, 320, "#ffffff", 1)
    camera((-3.3, -5.6, 1.35), (0.4, 0.2, 0.35), 40, 2.4, (-1.4, -1.4, 0.4), (0, 0.12))


if __name__ == "__main__":
    build()
    shoot("rack", 1150, 1150, 44, "Medium High Contrast", 0.85)
