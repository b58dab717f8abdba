# The living room before: the same things in it, left as people leave them, under a bulb on a gray day.
from bed import pillow
from fabric import *


def drop(over, size, at, turn, colors):
    """A blanket or a sweater, dropped where it happens to hang."""
    floor = plane(8, 8, (0, 1, 0.004), None)
    floor.hide_render = True
    m = mat(colors[0], 1, mix=colors[1], mscale=22, sheen=0.6, bump=0.006, bscale=60)
    o = linen(*size, int(48 * size[0]), int(48 * size[1]), at, m, (6, 4, turn), 0.05)
    drape(o, over + [floor], 34, stiff=8, bend=0.15, shrink=-0.1, gap=0.015, friction=20, apart=0.012)
    thick(o, 0.014)


def shoe(x, y, turn, tip=0):
    upper = mat("#e8e4dc", 0.7, bump=0.003, bscale=60, mix="#d6d0c4", mscale=8)
    sole = mat("#f4f1ea", 0.6)
    t, a = np.meshgrid(np.linspace(0, 1, 60), np.linspace(0, np.pi, 40), indexing="ij")
    half = 0.045 * (np.sin(np.pi * np.clip(t * 0.985, 0, 1)) ** 0.4) * (0.86 + 0.25 * t)
    high = 0.03 + 0.075 * step(0.62, 0.28, t) + 0.022 * step(1.0, 0.7, t)
    o = [surface(half * np.cos(a), 0.29 * t, 0.02 + high * np.sin(a) ** 0.7, upper)]
    o.append(surface(half * 1.1 * np.cos(a), 0.3 * t - 0.004, 0.012 + 0.014 * np.sin(a) ** 0.2, sole))
    o.append(ball(0.034, (0, 0.075, 0.118), mat("#3a3734", 0.9), (0.9, 1.7, 0.25), n=20))
    lace = mat("#f7f5f0", 0.8)
    o += [tube([(-0.024, q, 0.09), (0, q + 0.006, 0.102), (0.024, q, 0.09)], 0.004, lace) for q in (0.15, 0.172, 0.194)]
    group(o, (x, y, 0.03), (0, tip, turn), 1.05)


def add_clutter(sofa):
    drop(sofa, (1.25, 1.5), (1.42, 2.02, 1.0), 24, ("#7d8794", "#666f7c"))
    drop(sofa, (0.75, 0.85), (-1.0, 2.05, 0.9), -18, ("#57463f", "#463731"))
    for at, c, turn in (
        ((-0.42, 2.2, 0.8), "#c8734a", (-46, 18, 30)),
        ((0.22, 2.12, 0.66), "#5f7a68", (-78, 4, -24)),
        ((-1.62, 1.35, 0.12), "#c8734a", (-84, 6, 38)),
    ):
        pillow((0.5, 0.24, 0.5), at, mat(c, 0.95, sheen=0.5, bump=0.002, bscale=120), turn, at[0])
    paper = [mat(c, 0.45, coat=0.2) for c in ("#b9553f", "#e6e0d2", "#39597a", "#d8b25a")]
    for k, (x, y, turn) in enumerate(((0.52, 1.0, 24), (0.56, 1.03, 47), (0.5, 1.06, 8), (0.05, 0.72, -36))):
        box((0.22, 0.29, 0.012), (x, y, 0.435 + 0.013 * (k % 3)), paper[k], 0.003, (0, 0, turn))
        box((0.17, 0.1, 0.001), (x, y, 0.4425 + 0.013 * (k % 3)), mat("#f3efe6", 0.5), 0, (0, 0, turn))
    mug = [(0.0001, 0), (0.036, 0), (0.04, 0.01), (0.041, 0.09), (0.037, 0.09), (0.036, 0.012), (0.0001, 0.012)]
    for x, y, c in ((0.02, 1.08, "#31485c"), (0.36, 1.3, "#efe9dd")):
        lathe(mug, mat(c, 0.25, coat=0.5), (x, y, 0.425))
        torus(0.026, 0.007, (x + 0.056, y, 0.47), mat(c, 0.25, coat=0.5), (90, 0, 0), 40, 12)
    glass = [(0.0001, 0), (0.03, 0), (0.036, 0.13), (0.034, 0.13), (0.028, 0.008), (0.0001, 0.008)]
    lathe(glass, mat("#ffffff", 0, glass=1, ior=1.3), (0.22, 0.62, 0.425))
    box((0.05, 0.17, 0.02), (0.72, 0.78, 0.435), mat("#1b1c1e", 0.4), 0.006, (0, 0, -50))
    shoe(-0.78, 0.62, -158)
    shoe(-0.5, 0.5, 168)
    bag = mat("#b79d73", 0.95, bump=0.004, bscale=70, mix="#a68b60", mscale=12)
    o = linen(0.44, 0.4, 4, 4, (0, 0, 0), bag)
    o.hide_render = True
    cushion((0.42, 0.2, 0.4), (1.98, 1.62, 0.2), bag, (-14, 0, -24), 0.5)
    tube([(1.84, 1.6, 0.36), (1.9, 1.5, 0.56), (2.04, 1.46, 0.54), (2.1, 1.5, 0.36)], 0.013, bag)
    for k in range(3):  # mail on the rug
        at = (1.15 + 0.05 * k, 0.35 + 0.03 * k, 0.034 + 0.004 * k)
        box((0.3, 0.22, 0.003), at, mat(("#e9e5da", "#d9d3c4")[k % 2], 0.8), 0, (0, 0, 12 * k - 20))


def light(wall):
    world("park", 0.5, 60)
    area((-2.9, 0.5, 1.5), (3, 0.7, 1), 3, 16, "#dfe8f0", 2.2)
    point((0.2, 0.4, 2.75), 58, "#ffc27c", 0.16)
    box((8, 0.1, 3.2), (0, -3.95, 1.5), wall, 0)
