from fabric import *
import bottle

# True to scale: the bottle is 10 cm high, one unit about 4.8 cm.


def planks():
    """A desk top of walnut boards, its grain painted into the vertices."""
    x, y = np.meshgrid(np.linspace(-8, 8, 900), np.linspace(-3.2, 9, 700), indexing="ij")
    board = np.floor((y + 0.9) / 2.6)
    warp = 0.16 * noise2(x * 0.22, y * 0.7, 3)
    ring = (y + warp + 0.37 * board) * 7 + 1.5 * noise2(x * 0.16 + 9 * board, y * 0.5, 4)
    grain = step(0.25, 1.0, 0.5 + 0.5 * np.sin(ring * 2.1 + 2 * noise2(x * 0.3, y * 1.4, 6)))
    pores = step(0.15, 0.75, noise2(x * 1.6, y * 46, 7)) * 0.8
    tone = 0.5 + 0.5 * np.sin(board * 2.3)
    c = blend("#7a4c2b", ("#9a6a41", tone * 0.6), ("#56321b", grain * 0.55), ("#3d2313", pores * 0.6))
    seam = np.exp(-(((y + 0.9) % 2.6 - 0.02) / 0.012) ** 2)
    c = blend(c, ("#20120a", seam * 0.8))
    z = -0.004 - 0.006 * pores - 0.02 * seam
    surface(x, y, z, painted(0.4, coat=0.12), c, 0.36 + 0.14 * pores + 0.05 * noise2(x, y, 2))


def laptop(at, turn):
    gray, key, dark = mat("#a9abad", 0.34, metal=0.85), mat("#1c1d1f", 0.5), mat("#0b0c0e", 0.12, coat=0.6)
    parts = [box((6.3, 4.3, 0.22), (0, -2.15, 0.14), gray, 0.06)]
    for row in range(5):
        for k in range(13):
            parts.append(box((0.36, 0.34, 0.05), (-2.52 + k * 0.42, -0.62 - row * 0.42, 0.268), key, 0.03))
    lid = [box((6.3, 4.2, 0.1), (0, 2.1, 0), gray, 0.05), box((6.1, 4.0, 0.02), (0, 2.1, 0.055), dark, 0.02)]
    screen = mat("#cfd8e2", 0.3, emit=("#b9cbe2", 0.55))
    lid.append(box((5.7, 3.55, 0.01), (0, 2.12, 0.068), screen, 0))
    text = mat("#6d7a88", 0.5, emit=("#5d6c7d", 0.2))
    for k, w in enumerate((1.5, 3.9, 4.2, 3.7, 4.0, 1.6)):
        lid.append(box((w, 0.1, 0.01), (-2.3 + w / 2, 3.3 - k * 0.34, 0.077), text, 0))
    parts.append(group(lid, (0, 0.02, 0.25), (72, 0, 0)))
    group(parts, at, (0, 0, turn))


def mug(at):
    m = mat("#e9e4d8", 0.28, mix="#e1d9c9", mscale=6, coat=0.4, bump=0.002, bscale=9)
    p = [(0.0001, 0), (0.66, 0), (0.76, 0.05), (0.8, 0.2), (0.82, 1.9), (0.8, 1.95), (0.76, 1.9), (0.74, 0.2), (0.0001, 0.14)]
    ring = [(0.78, 1.5), (1.1, 1.58), (1.32, 1.3), (1.3, 0.8), (1.06, 0.48), (0.76, 0.42)]
    group(
        [
            lathe(soft(p), m, n=128),
            cyl(0.745, 0.02, (0, 0, 1.62), mat("#2a170c", 0.08, coat=0.8), bevel=0.004),
            lathe([(0.806, 0.62), (0.823, 0.66), (0.826, 0.98), (0.812, 1.02)], mat("#2f5548", 0.35, coat=0.4), n=128),
            tube([(x, 0, z) for x, z in ring], 0.13, m),
        ],
        at,
        (0, 0, -72),
    )


def notebook(at, turn):
    cover, page = mat("#31463f", 0.6, mix="#2a3d37", mscale=9, bump=0.002, bscale=90), mat("#efe7d6", 0.9)
    steel, ink = mat("#c9ccce", 0.25, metal=1), mat("#1d3557", 0.3, coat=0.5)
    parts = [box((3.1, 4.4, 0.24), (0, 0, 0.15), page, 0.02), box((3.16, 4.46, 0.05), (0, 0, 0.03), cover, 0.02)]
    parts.append(box((3.16, 4.46, 0.05), (0, 0, 0.29), cover, 0.02))
    parts.append(box((0.1, 4.48, 0.02), (1.2, 0, 0.32), mat("#16201d", 0.7), 0.005))
    pen = [cyl(0.085, 2.5, (0, 0, 0), ink, (0, 90, 0), 0.03), cyl(0.088, 0.09, (0.25, 0, 0), steel, (0, 90, 0), 0.01)]
    pen.append(lathe([(0.085, 0), (0.06, 0.2), (0.02, 0.36), (0.0001, 0.38)], steel, (1.25, 0, 0), (0, 90, 0)))
    pen.append(box((0.9, 0.05, 0.03), (-0.75, 0, 0.11), steel, 0.01))
    parts.append(group(pen, (0.3, 1.0, 0.41), (0, 0, 16)))
    group(parts, at, (0, 0, turn))


def lamp(at):
    """Its shade stands in the picture's corner, out of focus."""
    shade = mat("#f7e3c2", 0.8, emit=("#ffb765", 5))
    lathe([(1.5, 0), (1.05, 2.1)], shade, (at[0], at[1], at[2] + 0.1), n=64)
    cyl(0.1, at[2] + 0.6, (at[0], at[1], at[2] / 2), mat("#8a6a3a", 0.3, metal=1), bevel=0.02)
    cyl(0.9, 0.16, (at[0], at[1], 0.08), mat("#8a6a3a", 0.3, metal=1), bevel=0.05)
    point((at[0], at[1] - 0.2, at[2] + 0.6), 520, "#ffb061", 0.7)


def build():
    start()
    planks()
    plane(60, 30, (0, 9.2, 6), mat("#b9ab94", 0.9, bump=0.003, bscale=30), (90, 0, 0))
    laptop((-2.6, 6.6, 0), 14)
    mug((1.75, 2.3, 0))
    notebook((-3.3, 0.9, 0), -64)
    lamp((5.0, 6.6, 3.1))
    for k, (w, c) in enumerate(((3.2, "#7d3b2e"), (2.9, "#c8b48c"), (3.1, "#33475a"))):
        box((w, 2.2, 0.42), (3.4 + 0.1 * k, 5.6, 0.21 + 0.43 * k), mat(c, 0.7), 0.04, (0, 0, 6 * k - 8))
    cable = [(3.4, -0.9, 0.05), (2.2, -0.45, 0.05), (1.7, 0.3, 0.05), (3.0, 0.75, 0.05), (4.2, 0.3, 0.05)]
    tube(cable, 0.055, mat("#e8e6e1", 0.45))
    world("apartment", 0.16, 10)
    bottle.build(cut=True, keep=True)
    area((-4.5, -3.5, 5.5), (0, 0.5, 0.8), 0.8, 260, "#ffcf9c")


if __name__ == "__main__":
    build()
    camera((0, -6.2, 1.5), (0, 0, 1.05), 72 * 0.8, 1.2, (0, -0.4, 1), (0, -0.033))
    shoot("bottle-desk", 1200, 800, 40, "Medium Contrast", 0.2)
