from cards import foil
from fabric import *

RADIUS = 0.047


def silk(x, y):
    """Height of the silk: long soft folds from lower left to upper right that die out under the pearls."""
    u = 0.52 * x + 0.86 * y + 0.34 * noise2(x * 0.45 + 3, y * 0.45, 4)
    q = 0.8 * x - 0.45 * y
    calm = 0.16 + 0.84 * step(0.75, 2.0, np.hypot(x * 0.8 - 0.1, y + 0.35))
    folds = 0.34 * (0.5 + 0.5 * np.sin(2.5 * u + 1.1 * np.sin(0.8 * q))) ** 2.4 + 0.1 * np.sin(5.4 * u + 2 * np.sin(q + 1))
    return calm * (folds + 0.03 * np.sin(11 * u + 3 * np.sin(1.3 * q))) + 0.012 * noise2(x * 2.2, y * 2.2, 8) - 0.3


def height(x, y):
    return float(silk(np.array(x), np.array(y)))


def strand(at, m):
    """Graduated pearls one beside the other along a curve, as on a thread. Where they cross others they lie on top."""
    t, last, laid = 0, None, []
    while t <= 1:
        r = RADIUS * (0.82 + 0.34 * math.sin(math.pi * t) ** 2)
        p = Vector((*at(t), 0))
        p.z = height(p.x, p.y) + r
        for q, other in laid[:-2]:
            gap = math.hypot(p.x - q.x, p.y - q.y)
            if gap < r + other:
                p.z = max(p.z, q.z + math.sqrt((r + other) ** 2 - gap**2))
        if last is None or (p - last[0]).length >= r + last[1] + 0.002:
            ball(r, p, m, (1, 1, 0.985), n=24)
            last = (p, r)
            laid.append(last)
        t += 0.0003


def loops(t):
    """One long strand, dropped in three loose rounds."""
    a = math.radians(118 - 985 * t)
    wide = 1.24 - 0.62 * t + 0.09 * math.sin(11 * t + 0.6)
    return 0.02 + wide * math.cos(a) + 0.16 * math.sin(5 * t), -0.32 + 0.76 * wide * math.sin(a) + 0.12 * math.sin(7 * t + 1)


def pin(x, y, turn, gold, pearl, lift=0.05):
    """A hairpin: two legs of wire, and along its head leaves and small pearls."""
    legs = [(0.035, -1.05), (0.052, -0.7), (0.034, -0.4), (0.046, -0.12), (0.01, 0.04)]
    parts = [tube([(s * q, p, 0) for q, p in legs], 0.009, gold) for s in (-1, 1)]
    parts.append(tube([(0, 0, 0.01), (0.03, 0.2, 0.05), (-0.02, 0.4, 0.07), (0.03, 0.58, 0.06)], 0.008, gold))
    for k in range(5):
        y0, size = 0.02 + 0.125 * k, 0.23 - 0.022 * k
        for s in (-1, 1):
            parts.append(leaf(size, size * 0.17, gold, (0, y0, 0.05), (14, 8 * s, s * (58 - 5 * k)), 0.12, fold=0.1))
        parts.append(ball(0.044 - 0.004 * k, (0.05 * (1 if k % 2 else -1), y0 + 0.05, 0.085), pearl, n=24))
    parts.append(ball(0.03, (0.03, 0.62, 0.07), pearl, n=24))
    group(parts, (x, y, height(x, y) + lift), (3, 0, turn))


def build():
    start(13)
    world("studio", 0.16, 90)
    y, x = np.meshgrid(np.linspace(-3.6, 5.4, 520), np.linspace(-4.2, 4.2, 520))
    surface(x, y, silk(x, y), mat("#dfc09f", 0.3, sheen=0.35, coat=0.08, bump=0.0006, bscale=170))
    pearl = mat("#f6ece0", 0.24, coat=1, metal=0.12, sheen=0.2)
    gold = foil()
    strand(loops, pearl)
    pin(-0.98, -1.3, -38, gold, pearl, 0.1)
    pin(-0.5, -1.42, -24, gold, pearl, 0.1)
    pin(1.34, -1.04, 24, gold, pearl)
    area((-3.8, 2.4, 2.0), (0, 0, 0), 0.9, 360, "#fff0dc")
    area((3.5, -2.4, 3.4), (0, 0, 0.2), 1.4, 46, "#ffe2d4", 3)
    area((0.6, 3.2, 3.6), (0, 0, 0), 0.7, 60, "#ffffff")


if __name__ == "__main__":
    build()
    camera((0.1, -3.9, 4.7), (0.05, 0.2, -0.2), 55, 2.0, (0, -0.5, -0.1), (0.02, -0.005))
    shoot("pearls", 1040, 1300, 40, "Medium High Contrast", -0.25)
