from lib import *
from plants import grass, palm, shrub


def build(mode):
    start(3)
    dusk = mode == "dusk"
    white = mat("#efece6", 0.85, bump=0.004, bscale=60)
    woodm = wood("#9c6238", "#6e3f21", 0.5, (9, 1, 0.5), mscale=1.2)
    dark = mat("#1c1e20", 0.4)
    conc = mat("#b9b4ab", 0.8, mix="#a29d94", mscale=1.5, bump=0.003, bscale=30)
    lawn = mat("#4d7a2c", 0.9, mix="#3b6322", mscale=1.2)
    [
        plane(*q, lawn)
        for q in ((120, 60, (0, 26, -0.03)), (60, 100, (-31.9, -54, -0.03)), (60, 100, (36.6, -54, -0.03)))
    ]
    glass = mat("#ffffff", 0.0, glass=1, ior=1.02)
    grass(-13, -3.3, -15, -1.5, 90000, lawn)
    grass(7.8, 14, -13, -1, 50000, lawn)
    # deck, pool
    box((11.2, 3.8, 0.08), (2.3, -2.7, 0.02), conc, 0.01)
    box((1.2, 8.2, 0.1), (-2.6, -7.9, 0.026), conc)
    box((1.2, 8.2, 0.1), (7.3, -7.9, 0.026), conc)
    box((10.6, 0.9, 0.1), (2.3, -4.1, 0.02), conc)
    box((10.6, 0.1, 1), (2.3, -3.7, -0.5), mat("#8fd0d8"), 0)
    plane(8.9, 9, (2.35, -9, -0.9), mat("#3fb3c6", 0.5))
    plane(
        8.9,
        9,
        (2.35, -9, -0.12),
        mat("#d9f6fa", 0.02, glass=1, ior=1.33, bump=0.03, bscale=1.6),
    )
    # ground floor
    iw = mat("#e8dcc8", 0.8)
    box((0.3, 7.9, 3), (-5.86, 4.02, 1.5), white)
    box((4.0, 0.3, 3), (-3.85, 0.15, 1.5), white)
    box((0.3, 8, 3), (5.85, 4, 1.5), white)
    box((12, 0.2, 3), (0, 7.9, 1.5), iw)
    box((11.8, 8, 0.1), (0, 4, 0), mat("#b08a63", 0.4))
    box((12.8, 9.4, 0.32), (0, 3.6, 3.16), white, 0.02)
    box((7.6, 0.25, 0.25), (2, 0.1, 2.88), dark, 0.01)
    for i in range(5):
        box((0.07, 0.1, 2.85), (-1.75 + i * 1.87, 0.05, 1.45), dark, 0.005)
    plane(7.5, 2.8, (2, 0.12, 1.42), glass, (90, 0, 0))
    # upper volume, timber
    y0 = -1.5
    box((0.3, 6.9, 2.98), (-4.86, y0 + 3.52, 4.82), white)
    box((0.3, 6.9, 2.98), (3.36, y0 + 3.52, 4.82), white)
    box((8.5, 7, 0.3), (-0.75, y0 + 3.5, 6.45), white, 0.02)
    box((8.5, 7, 0.25), (-0.75, y0 + 3.5, 3.42), white, 0.02)
    box((3.2, 0.2, 2.8), (-3.2, y0 + 0.5, 4.9), woodm, 0.0)
    box((1.3, 0.2, 2.8), (2.6, y0 + 0.5, 4.9), woodm, 0.0)
    box((8, 0.2, 2.8), (-0.75, y0 + 6, 4.9), iw)
    for k in range(16):
        box((0.05, 0.1, 2.75), (-4.6 + k * 0.2, y0 + 0.36, 4.9), woodm, 0.0)
    for i in range(4):
        box((0.06, 0.08, 2.75), (-1.55 + i * 1.17, y0 + 0.5, 4.9), dark, 0.004)
    plane(3.6, 2.7, (0.2, y0 + 0.52, 4.9), glass, (90, 0, 0))
    box((8.2, 0.04, 0.06), (-0.75, y0 + 0.02, 4.45), dark, 0.0)
    plane(8.2, 0.95, (-0.75, y0 + 0.02, 3.98), mat("#dfeef0", 0.0, glass=1, ior=1.03), (90, 0, 0))
    # door
    box((1.15, 0.12, 2.5), (-3.4, -0.06, 1.27), wood("#5d3620", "#3c2112", 0.4, (6, 1, 0.5)), 0.01)
    box((0.04, 0.08, 0.9), (-2.98, -0.16, 1.25), mat("#cfa15a", 0.25, metal=1), 0.01)
    # furniture seen through the glass
    sofa = mat("#d9d2c4", 0.9)
    box((2.8, 0.9, 0.45), (1.6, 4.4, 0.4), sofa, 0.08)
    box((2.8, 0.25, 0.9), (1.6, 4.8, 0.65), sofa, 0.08)
    box((1.5, 0.7, 0.3), (1.5, 3.0, 0.22), woodm, 0.02)
    box((2.2, 0.06, 1.3), (1.6, 7.75, 1.75), mat("#2f5d62", 0.6, mix="#d98f4e", mscale=0.9), 0.0)
    cyl(0.3, 0.35, (4.4, 4.8, 1.75), mat("#fff0d8", 0.7, emit=("#ffca85", 9 if dusk else 0.8)))
    cyl(0.02, 1.6, (4.4, 4.8, 0.8), dark)
    for x in (-0.4, 0, 0.8):
        cyl(0.16, 0.22, (x - 0.4, y0 + 3.2, 5.6), mat("#fff0d8", 0.7, emit=("#ffc57a", 12 if dusk else 0.6)))
    # planting
    hed = mat("#3d6a2c", 0.7, mix="#284a1e", mscale=9)
    for k in range(9):
        shrub(-5.6 + k * 0.42, -0.75 + R.uniform(-0.1, 0.1), R.uniform(0.28, 0.42), hed)
    for k in range(16):
        shrub(-16 + k * 2.3, 13 + R.uniform(-1, 1), R.uniform(1.5, 2.6), hed, 1.4)
    for k in range(5):
        shrub(8.6 + R.uniform(-0.4, 0.6), -3 + k * 1.4, R.uniform(0.4, 0.7), hed)
    palm(-8.4, 1.5, 6.6, s=1.25)
    palm(8.6, 1.2, 7.6, s=1.3, lean=-0.5)
    palm(-11.5, 8, 8, s=1.3)
    palm(11.6, 6, 6.2, s=1.2)
    # loungers
    for x in (-0.9, 0.5):
        box((0.65, 1.5, 0.1), (x + 4.4, -2.4, 0.34), mat("#f3efe6", 0.8), 0.03)
        box((0.65, 0.75, 0.1), (x + 4.4, -1.4, 0.56), mat("#f3efe6", 0.8), 0.03, (38, 0, 0))
        box((0.6, 1.9, 0.05), (x + 4.4, -2.1, 0.22), woodm, 0.01)
    if dusk:
        gradient_sky(((0, "#f7b27a"), (0.13, "#e58a83"), (0.28, "#8f7fb4"), (0.55, "#3c5a9c"), (1, "#27417e")), 0.75)
        area((2, 4, 2.9), (2, 4, 0), 5, 420, "#ffc98a", 4)
        area((0.2, y0 + 3, 6.2), (0.2, y0 + 3, 0), 3, 230, "#ffc98a")
        for x in (-4.6, -3.4, -1.2, 0.8, 2.6):
            spot((x, -0.75, 3.25), (x, -0.55, 0), 55, "#ffcf94", 70)
        for x in (0.5, 4.5):
            area((x, -5.2, -0.6), (x, -9, -0.8), 0.5, 60, "#7fe9ff")
        for x, y in ((-8.4, 0.6), (8.6, 0.3)):
            spot((x, y - 0.7, 0.15), (x, y + 0.8, 6), 260, "#ffd7a0", 50)
        sunlight(6, -75, 0.5, "#ff9d66", 4)
    else:
        sky(38, 215, 0.16, 0.6)


if __name__ == "__main__":
    for n in want("house-flyer", "house-day", "house-story"):
        if n == "house-flyer":
            build("dusk")
            camera((-3.6, -17.5, 1.9), (0.6, 0, 2.6), 31)
            shoot(n, 1200, 940, 40, "Medium High Contrast", 0.75, cut=True)
        elif n == "house-story":
            build("dusk")
            camera((6.6, -15.2, 1.5), (2.4, 0, 1.5), 27, shift=(0, 0.2))
            shoot(n, 800, 1180, 40, "Medium High Contrast", 0.75)
        elif n == "house-day":
            build("day")
            camera((-6.6, -15.4, 1.75), (0.2, 0, 1.75), 27, shift=(0, 0.1))
            shoot(n, 1500, 760, 32, "Medium High Contrast", -0.4)
