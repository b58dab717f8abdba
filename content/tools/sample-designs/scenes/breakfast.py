# Breakfast on a table by an open window, the Gulf outside.
from fabric import *
from coffee import BREW, cup
from plants import palm


def croissant(x, y, turn, s=1):
    t, a = np.meshgrid(np.linspace(-1, 1, 220), np.linspace(0, 2 * np.pi, 72), indexing="ij")
    bend = np.radians(78) * t
    roll = 3.6 * np.abs(t) - 0.16 * np.cos(a)  # each turn of the dough lies over the next one
    band = roll % 1
    r = 0.2 * (1 - np.abs(t) ** 2.1) ** 0.75 + 0.012
    r = r * (1 + 0.13 * (1 - band) ** 1.6 - 0.08 * step(0.86, 1, band)) * (1 + 0.05 * fbm(t * 5, a, 3))
    out, up = 0.36 + r * np.cos(a) * 1.05, np.maximum(r * np.sin(a), -0.55 * r)
    crust = step(0.2, 1, np.sin(a)) * (1 - 0.6 * band) + 0.25 * fbm(t * 9, a * 2, 8)
    color = blend("#cc8f45", ("#9a4f18", step(0.1, 0.9, crust)), ("#e9bd74", 0.6 * step(0.72, 0.95, band)))
    color = blend(color, ("#6f3410", 0.55 * step(0.75, 1.2, crust)))
    m = painted(0.38, coat=0.25, bump=0.006, bscale=26)
    o = surface(out * np.sin(bend), -out * np.cos(bend) + 0.3, up + 0.1, m, color, 0.36)
    group([o], (x, y, 0.05), (0, 0, turn), s)


def oranges(x, y):
    clay = mat("#f1ece2", 0.3, coat=0.5, mix="#d8cdb9", mscale=30, contrast=(0.6, 0.74))
    p = [(0.0001, 0), (0.22, 0), (0.25, 0.03), (0.46, 0.2), (0.57, 0.4), (0.575, 0.42), (0.55, 0.42), (0.42, 0.21)]
    lathe(soft(p + [(0.0001, 0.09)]), clay, (x, y, 0))
    peel = mat("#e67a10", 0.34, mix="#d9640a", mscale=3, bump=0.006, bscale=70, sss=0.08)
    green = mat("#41662f", 0.36, mix="#2c4a22", mscale=3, coat=0.2)
    for dx, dy, dz in ((-0.24, -0.14, 0.36), (0.24, -0.12, 0.37), (0.02, 0.24, 0.38), (0.0, -0.02, 0.66)):
        ball(0.225, (x + dx, y + dy, dz), peel, (1, 1, 0.95), (R.uniform(0, 90), 20, R.uniform(0, 90)))
    for dx, dy, dz, turn in ((0.1, -0.1, 0.85, 200), (0.3, 0.02, 0.58, 265), (-0.32, -0.22, 0.56, 120)):
        leaf(0.36, 0.085, green, (x + dx, y + dy, dz), (-6, 0, turn), 0.35)


def juice(x, y):
    glass = [(0.0001, 0), (0.17, 0), (0.185, 0.03), (0.2, 0.66), (0.19, 0.665), (0.178, 0.06), (0.0001, 0.05)]
    lathe(glass, mat("#ffffff", 0.0, glass=1, ior=1.3), (x, y, 0))
    lathe([(0.0001, 0.055), (0.174, 0.062), (0.184, 0.5), (0.0001, 0.5)], mat("#f59a12", 0.15, sss=0.4), (x, y, 0))


def branch(x, y):
    lathe(
        soft([(0.0001, 0), (0.17, 0), (0.2, 0.06), (0.17, 0.3), (0.07, 0.46), (0.06, 0.6), (0.085, 0.66), (0.06, 0.64)]),
        mat("#5d7f88", 0.22, coat=0.6, mix="#44656f", mscale=7, bump=0.004, bscale=9),
        (x, y, 0),
    )
    green = [mat(c, 0.5, mix=d, mscale=4) for c, d in (("#6f8a5c", "#55704a"), ("#8aa072", "#627a50"))]
    for k, (dx, dy, h) in enumerate(((-0.5, 0.1, 0.78), (0.12, 0.2, 1.0), (0.48, -0.05, 0.66), (-0.2, -0.15, 0.95))):
        tip = (x + dx, y + dy, 0.6 + h)
        tube([(x, y, 0.45), (x + dx * 0.25, y + dy * 0.3, 0.75 + h * 0.35), tip], 0.011, green[0], taper=lambda t: 1.2 - t)
        for q in range(9):
            t = 0.3 + 0.078 * q
            at = (x + dx * t**1.4, y + dy * t, 0.62 + h * t * 0.98)
            leaf(0.26, 0.05, green[(q + k) % 2], at, (R.uniform(10, 55), 0, q * 150 + k * 40), 0.2)


def room():
    wall = mat("#efe6d6", 0.92, bump=0.006, bscale=26, mix="#e7dcc9", mscale=1.3)
    trim = mat("#fbf8f1", 0.45)
    for size, at in (
        ((6, 0.3, 4), (-3.15, 2.35, 1.4)),
        ((3.8, 0.3, 1.6), (1.7, 2.35, -0.42)),
        ((3, 0.3, 4), (5.1, 2.35, 1.4)),
    ):
        box(size, at, wall, 0.01)
    box((0.16, 0.1, 3), (-0.08, 2.16, 1.8), trim, 0.012)
    box((0.16, 0.1, 3), (3.6, 2.16, 1.8), trim, 0.012)
    box((4.1, 0.5, 0.07), (1.72, 2.2, 0.37), trim, 0.02)
    for x in (0.03, 1.72, 3.42):
        box((0.07, 0.08, 3), (x, 2.42, 1.85), trim, 0.01)
    planks = [wood(a, b, 0.42, (0.5, 9, 1), mscale=1.4) for a, b in (("#c19465", "#93673e"), ("#b98a5b", "#8a6039"))]
    for k in range(9):
        box((9, 0.4, 0.09), (0, -2.2 + k * 0.406, -0.045), planks[k % 2], 0.012)
    v, n = [], 90  # a sheer curtain moved by the breeze
    for i in range(n + 1):
        t = i / n
        for j in range(24):
            z = j / 23
            blow = 0.5 * (1 - z) ** 2 * (0.4 + 0.6 * t)
            y = 1.98 - blow + 0.06 * math.sin(t * 40 + 2 * z) * (1 - 0.3 * z)
            v.append((-0.5 + 0.85 * t * (1 - 0.15 * z) + blow * 0.5, y, 0.1 + 3 * z))
    f = [(24 * i + j, 24 * i + j + 24, 24 * i + j + 25, 24 * i + j + 1) for i in range(n) for j in range(23)]
    add(mesh(v, f), mat("#fffaf0", 0.9, alpha=0.62), smooth=True)


def build():
    start(5)
    room()
    plane(900, 900, (0, 470, -3), mat("#0a7f92", 0.3, mix="#0a6a86", mscale=0.06, bump=0.4, bscale=0.5))
    plane(80, 16, (0, 16, -2.9), mat("#ecd9b4", 0.9))
    palm(8.4, 26, 6.4, s=1.6, lean=-1.2, z=-3)
    palm(4.2, 34, 5.0, s=1.5, lean=0.8, z=-3)
    sand = mat("#f4efe6", 0.9, bump=0.006, bscale=60)
    mat_ = linen(1.9, 1.1, 40, 24, (0.95, -0.4, 0.012), sand, (0, 0, 4), 0.006)
    thick(mat_, 0.012)
    plate = [(0.0001, 0), (0.36, 0), (0.42, 0.02), (0.66, 0.07), (0.68, 0.085), (0.66, 0.09), (0.42, 0.045), (0.0001, 0.03)]
    lathe(soft(plate), mat("#fbf8f2", 0.2, coat=0.6), (0.95, -0.35, 0.03))
    croissant(0.78, -0.3, 30, 0.95)
    croissant(1.16, -0.5, 205, 0.86)
    cup(-0.12, -0.35, "#fbf8f2", BREW[1], 0.62)
    juice(0.2, 0.3)
    oranges(1.85, 0.4)
    branch(2.5, 1.2)
    gradient_sky(((0, "#e8e0d0"), (0.05, "#c4dae4"), (0.16, "#6fb0dc"), (0.5, "#3a7fc0")), 0.9)
    sunlight(24, -62, 4.6, "#ffdca6", 1)
    area((-3, -6, 4), (0, 0, 0.6), 4, 150, "#fff3e2")
    bars = mat("#3a2a1c", 0.9)  # out of view at the left: what throws its shadow on the wall
    for k in range(3):
        box((0.1, 0.1, 6), (-7.5, -3.4 + 1.5 * k, 3), bars, 0)
    for z in (1.6, 3.2, 5):
        box((0.1, 5, 0.1), (-7.5, -2, z), bars, 0)
    camera((0, -6.9, 1.2), (0, 0, 1.2), 45, 2.0, (0.9, -0.6, 0.2), (0, -0.092))


if __name__ == "__main__":
    build()
    shoot("breakfast", 1500, 500, 56, "Medium High Contrast", 0.1)
