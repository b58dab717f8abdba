from covers import *
from garden import hedge, lawn, trees

PITCH = math.degrees(math.atan(5 / 12))


def gutter(w, m):
    """An aluminum K gutter, its back at y = 0 and its lip at z = 0."""
    p = [(0, 0), (0, -0.11), (-0.075, -0.11), (-0.09, -0.07), (-0.118, -0.04), (-0.125, 0), (-0.112, 0.004), (-0.112, -0.012)]
    v = [(x, y, z) for x in (-w / 2, w / 2) for y, z in p]
    n = len(p)
    f = [(k, k + 1, n + k + 1, n + k) for k in range(n - 1)] + [tuple(range(6)), tuple(n + k for k in range(5, -1, -1))]
    o = add(mesh(v, f), m)
    q = o.modifiers.new("t", "SOLIDIFY")
    q.thickness = 0.005
    return o


def ridge(w, m):
    """Bent cap shingles, each over the end of the one before."""
    v, f = [], []
    for k in range(int(w / 0.15)):
        x, b = -w / 2 + k * 0.15, len(v)
        v += [(x + dx, y, z + lift) for dx, lift in ((0, 0.016), (0.29, 0)) for y, z in ((-0.15, -0.062), (0, 0), (0.15, -0.062))]
        f += [(b, b + 1, b + 4, b + 3), (b + 1, b + 2, b + 5, b + 4)]
    o = add(mesh(v, f), m)
    q = o.modifiers.new("t", "SOLIDIFY")
    q.thickness = 0.012
    return o


def gable(w, d, eave, walls, trim, front="x", at=(0, 0), over=0.5, seed=1):
    """Walls and two roof slopes with soffits, fascias and gutters; w along the ridge. front="y" turns the gable end to the viewer."""
    half, rise, edge = d / 2, d / 2 * 5 / 12, eave - over * 5 / 12
    slope, long = math.hypot(half + over, (half + over) * 5 / 12), w + 2 * over
    parts = []
    for turn in (0, 180):
        a, out = math.radians(turn), -1 if turn == 0 else 1
        side = group(shingles(long, slope, seed=seed + turn), (0, 0, 0), (PITCH, 0, 0))
        deck = [box((long, slope, 0.03), (0, slope / 2, -0.02), trim, 0.004), box((long, slope, 0.02), (0, slope / 2, -0.16), trim, 0.004)]
        deck += [box((0.03, slope, 0.19), (s * (long / 2 - 0.01), slope / 2, -0.09), trim, 0.006) for s in (-1, 1)]
        for o in deck:
            o.parent = side
        side.location = ((half + over) * math.sin(a), -(half + over) * math.cos(a), edge)
        side.rotation_euler[2] = a
        fascia = box((long, 0.03, 0.2), (0, out * (half + over - 0.01), edge - 0.1), trim, 0.006)
        soffit = box((long, over, 0.02), (0, out * (half + over / 2), edge - 0.19), trim, 0.004)
        trough = group([gutter(long - 0.04, trim)], (0, out * (half + over + 0.012), edge - 0.005), (0, 0, turn))
        parts += [side, fascia, soffit, trough]
    v = [(-w / 2, -half, 0), (-w / 2, half, 0), (-w / 2, half, eave), (-w / 2, 0, eave + rise), (-w / 2, -half, eave)]
    v += [(-x, y, z) for x, y, z in v]
    parts.append(add(mesh(v, [(0, 1, 2, 3, 4), (9, 8, 7, 6, 5), (0, 4, 9, 5), (1, 6, 7, 2)]), walls))
    cap = ridge(long, grit(SLATE[0]))
    cap.location.z = eave + rise + 0.055
    return group([*parts, cap], (*at, 0), (0, 0, 0 if front == "x" else 90))


def window(x, y, z, w, h, trim, glass, shutter):
    for s in (-1, 1):
        box((0.11, 0.1, h + 0.22), (x + s * (w / 2 + 0.05), y, z), trim, 0.01)
        box((w + 0.2, 0.11 + 0.06 * (s < 0), 0.1), (x, y - 0.03 * (s < 0), z + s * (h / 2 + 0.05)), trim, 0.01)
        box((0.4, 0.05, h + 0.16), (x + s * (w / 2 + 0.34), y - 0.03, z), shutter, 0.01)
        for k in range(19):
            slat = (x + s * (w / 2 + 0.34), y - 0.06, z - h / 2 + 0.06 + k * (h - 0.12) / 18)
            box((0.29, 0.015, 0.05), slat, shutter, 0.004, (28, 0, 0))
    box((w, 0.02, h), (x, y - 0.005, z), glass, 0)
    for k in (-0.5, 0, 0.5):
        box((0.05, 0.05, h), (x + k * (w - 0.05), y - 0.02, z), trim, 0.006)
    for k in (-0.5, 0, 0.5):
        box((w, 0.05, 0.05), (x, y - 0.021, z + k * (h - 0.05)), trim, 0.006)


def spout(x, y, top, m):
    """From the gutter under the soffit and down the wall."""
    tube([(x, y - 0.56, top), (x, y - 0.5, top - 0.2), (x, y - 0.1, top - 0.36), (x, y - 0.06, top - 0.6)], 0.038, m)
    box((0.075, 0.055, top - 0.5), (x, y - 0.055, (top - 0.5) / 2), m, 0.012)


def house():
    start(6)
    stucco = mat("#e4dac8", 0.95, mix="#d6cab4", mscale=0.8, bump=0.006, bscale=60)
    trim, glass = mat("#f4f1ea", 0.45), mat("#16232c", 0.04, coat=1)
    navy, door = mat("#2a4258", 0.45), mat("#f3efe6", 0.5)
    lawn(-14, 12, -13, -5, 150000)
    gable(15, 8.4, 2.75, stucco, trim, at=(1, 1), seed=4)
    gable(6, 5.6, 2.75, stucco, trim, "y", at=(-2.4, -2.2), seed=9)
    walk = mat("#c4bdb0", 0.9, mix="#aaa294", mscale=2, bump=0.003, bscale=40)
    box((4.2, 9, 0.06), (5.6, -7.8, 0), walk, 0.01)
    box((3.8, 0.12, 2.3), (5.6, -3.22, 1.16), trim, 0.01)
    for r in range(4):
        for c in range(4):
            box((0.8, 0.05, 0.44), (4.27 + c * 0.89, -3.29, 0.33 + r * 0.54), door, 0.03)
    box((1.35, 0.08, 2.35), (1.7, -3.2, 1.18), trim, 0.01)
    box((1.05, 0.06, 2.15), (1.7, -3.24, 1.1), navy, 0.015)
    window(-2.4, -5.22, 1.5, 1.9, 1.35, trim, glass, navy)
    cyl(0.36, 0.07, (-2.4, -5.22, 3.22), trim, (90, 0, 0), 0.01)
    for k in range(7):
        box((0.5 - 0.09 * abs(k - 3), 0.03, 0.05), (-2.4, -5.27, 3.04 + 0.06 * k), mat("#d9d4c8", 0.6), 0.004, (24, 0, 0))
    spout(-5.05, -3.2 + 0.06, 2.5, trim)
    spout(3.35, -3.2, 2.5, trim)
    lead = mat("#6f7478", 0.5, metal=0.6)
    for x, y in ((2.6, -0.6), (5.9, 0.1)):
        cyl(0.045, 0.5, (x, y, 2.75 + (y + 3.2) * 5 / 12 + 0.15), lead, bevel=0.01)
    shrub = mat("#4a6a2c", 0.6, mix="#31501f", mscale=3, sss=0.06)
    plum = mat("#5a2f3a", 0.6, mix="#43232d", mscale=3, sss=0.06)
    plane(7, 1.3, (-2.3, -5.7, 0.0), mat("#3f2c20", 0.95, mix="#2c1e16", mscale=14, bump=0.02, bscale=24))
    hedge(-5.2, -3.7, -5.75, 0.85, plum, 3)
    hedge(-3.8, -0.9, -5.8, 0.62, shrub, 4)
    hedge(-1.0, 0.5, -5.75, 0.95, plum, 5)
    hedge(2.6, 3.5, -3.8, 0.7, shrub, 6)
    g = np.random.default_rng(5)
    trees([(-30 + 5.2 * k + g.uniform(-1.5, 1.5), 22 + g.uniform(-5, 12), g.uniform(1.1, 1.7)) for k in range(14)] + [(-13, 9, 1.25), (15.5, 10, 1.3)])
    sky(15, 232, 0.11, 1.5, sun=False)
    sunlight(20, -52, 5.2, "#ffd2a2", 0.8)


def swatch(kind):
    start(9)
    if kind == "metal":
        parts = seams(6, 5)
    elif kind == "tile":
        parts = tiles(5, 4.4)
    elif kind == "damage":
        holes = ((0.1, 1.3, 0.36, 0.17), (-0.42, 1.62, 0.26, 0.14), (0.55, 1.1, 0.2, 0.1))
        edge = lambda x, y, a, b: 1 + 0.28 * math.sin(19 * x + 5 * a) + 0.2 * math.sin(31 * y + 3 * b)
        gone = lambda x, y: any(((x - a) / w) ** 2 + ((y - b) / h) ** 2 < edge(x, y, a, b) for a, b, w, h in holes)
        parts = shingles(5, 4.4, AGED, gone)
        worn = [grit(c) for c in AGED]
        for k, (x, y, turn, w, curl, lean) in enumerate(
            ((-0.2, 0.72, 28, 0.34, 0.05, 3), (0.56, 0.5, -50, 0.3, 0.07, 6), (0.02, 1.34, 12, 0.26, 0.08, 8))
        ):
            parts.append(bent(x, y, turn, worn[k + 1], w, 0.24, curl, (lean, -4), 0.055))
        for k, (x, y) in enumerate(((0.78, 1.3), (0.52, 1.44), (-0.7, 1.36), (0.3, 1.06), (0.98, 1.02))):
            parts.append(bent(x, y, -4 + 5 * k, worn[k], 0.26, 0.19, 0.05, (-16 - 3 * k, 5), 0.07))
    else:
        parts = shingles(5, 4.4)
    group(parts, (0, 0, 0), (PITCH, 0, 0))
    sky(24, 300, 0.14, 0.8, sun=False)
    sunlight(24, -78 if kind != "metal" else -50, 4.4, "#ffdcb4", 0.8)
    camera((0.85, -0.85, 2.15), (0.05, 1.25, 0.6), 50, 0.9, (0.05, 1.1, 0.5))


if __name__ == "__main__":
    for n in want("roof", "shingle", "metal", "tile", "damage"):
        if n == "roof":
            house()
            camera((-8.6, -17.6, 4.7), (0.4, -0.8, 2.7), 44, 0.55, (-2.4, -4.6, 3), shift=(0.0, 0.06))
            shoot(n, 1500, 900, 30, "Medium High Contrast", -0.42)
        else:
            swatch(n)
            shoot(n, 760, 1000 if n == "damage" else 560, 36, "Medium High Contrast", 0.45)
