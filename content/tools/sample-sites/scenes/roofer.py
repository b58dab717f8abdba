from lib import *
from house import grass, palm, shrub

PITCH = math.degrees(math.atan(5 / 12))
SHINGLE = ["#2b2e33", "#22252a", "#36383c", "#2d2a27"]


def boxes(list_, m):
    """One mesh of many boxes: (x0, x1, y0, y1, z of the lower edge, z of the upper edge, thickness)."""
    v, f = [], []
    for x0, x1, y0, y1, low, high, t in list_:
        b = len(v)
        v += [(x0, y0, low - t), (x1, y0, low - t), (x1, y1, high - t), (x0, y1, high - t)]
        v += [(x0, y0, low), (x1, y0, low), (x1, y1, high), (x0, y1, high)]
        f += [tuple(b + q for q in s) for s in ((4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (3, 0, 4, 7))]
    return add(mesh(v, f), m)


def shingles(w, length, colors=SHINGLE, lost=lambda x, y: False, tab=0.33, show=0.15, t=0.012):
    """A field of laminated shingles, its eave at y = 0."""
    g = np.random.default_rng(12)
    sets = [[] for _ in colors]
    for row in range(int(length / show) + 1):
        x = -w / 2 - g.uniform(0, tab)
        while x < w / 2:
            wide = tab * g.choice([0.55, 0.8, 1.0, 1.15])
            x0, x1, y = max(x, -w / 2), min(x + wide - 0.006, w / 2), row * show
            x += wide
            if x1 - x0 < 0.02 or lost((x0 + x1) / 2, y):
                continue
            lift = g.choice([0, 0, 0.006]) + g.uniform(0, 0.002)
            sets[g.integers(len(colors))].append((x0, x1, y, min(y + show * 2.1, length), 0.03 + lift, 0.008, t))
    grit = [mat(c, 0.95, mix=tuple(q * 0.72 for q in rgb(c)), mscale=55, bump=0.0016, bscale=240) for c in colors]
    felt = plane(w, length, (0, length / 2, 0), mat("#2c2d30", 0.9))
    return [boxes(s, m) for s, m in zip(sets, grit)] + [felt]


def seams(w, length, color="#9fb4bd", gap=0.4):
    m = mat(color, 0.32, metal=0.75, mix=tuple(q * 0.9 for q in rgb(color)), mscale=1.5)
    ribs = [box((0.028, length, 0.05), (-w / 2 + k * gap, length / 2, 0.025), m, 0.008) for k in range(int(w / gap) + 1)]
    return [plane(w, length, (0, length / 2, 0), m), *ribs]


def tiles(w, length, gap=0.3, show=0.4):
    colors = [mat(c, 0.75, mix=d, mscale=5, bump=0.002, bscale=60) for c, d in (("#b5613b", "#9c4d2c"), ("#c4744a", "#a85a36"), ("#a3502f", "#8b4126"), ("#cf8a5f", "#b56c45"))]
    parts = []
    for sign, shift in ((1, 0), (-1, gap / 2)):
        v, n = [], 12
        for y, r, z in ((0, 0.088, 0.045), (show * 1.25, 0.074, 0)):
            for s in (r, r - 0.014):
                v += [(s * math.cos(math.pi * k / n), y, z + sign * s * math.sin(math.pi * k / n)) for k in range(n + 1)]
        a, f = n + 1, []
        for k in range(n):
            f += [(k, k + 1, 2 * a + k + 1, 2 * a + k), (a + k + 1, a + k, 3 * a + k, 3 * a + k + 1), (k, a + k, a + k + 1, k + 1)]
        shapes = [mesh(v, f) for _ in colors]
        for row in range(int(length / show) + 1):
            for k in range(int(w / gap) + 1):
                c = R.randrange(4)
                x = -w / 2 + k * gap + shift + R.uniform(-0.006, 0.006)
                parts.append(add(shapes[c], colors[c], (x, row * show, 0.08 if sign > 0 else 0.06), smooth=True))
    return parts + [plane(w, length, (0, length / 2, -0.06), mat("#4a3a30", 0.9))]


def gable(w, d, eave, cover, walls, trim, front="x", at=(0, 0), over=0.5):
    """Walls and two roof slopes; w along the ridge. front="y" turns the gable end to the viewer."""
    half, rise = d / 2, d / 2 * 5 / 12
    slope = math.hypot(half + over, (half + over) * 5 / 12)
    parts = []
    for turn in (0, 180):
        side = group(cover(w + 2 * over, slope), (0, 0, 0), (PITCH, 0, 0))
        under = box((w + 2 * over, slope, 0.1), (0, slope / 2, -0.085), trim, 0.005)
        under.parent = side
        a = math.radians(turn)
        side.location = ((half + over) * math.sin(a), -(half + over) * math.cos(a), eave - over * 5 / 12)
        side.rotation_euler[2] = a
        parts.append(side)
        edge = eave - over * 5 / 12
        parts.append(box((w + 2 * over, 0.12, 0.13), (0, (-1 if turn == 0 else 1) * (half + over + 0.05), edge - 0.04), trim, 0.03))
    v = [(-w / 2, -half, 0), (-w / 2, half, 0), (-w / 2, half, eave), (-w / 2, 0, eave + rise), (-w / 2, -half, eave)]
    v += [(-x, y, z) for x, y, z in v]
    faces = [(0, 1, 2, 3, 4), (9, 8, 7, 6, 5), (0, 4, 9, 5), (1, 6, 7, 2)]
    parts.append(add(mesh(v, faces), walls))
    cap = box((w + 2 * over, 0.26, 0.04), (0, 0, eave + rise + 0.045), mat("#3d4046", 0.95), 0.015)
    return group([*parts, cap], (*at, 0), (0, 0, 0 if front == "x" else 90))


def window(x, y, z, w, h, trim, glass, shutter):
    box((w + 0.16, 0.1, h + 0.16), (x, y, z), trim, 0.01)
    box((w, 0.04, h), (x, y - 0.04, z), glass, 0.005)
    for k in (-0.25, 0, 0.25):
        box((0.03, 0.06, h), (x + k * w, y - 0.045, z), trim, 0.004)
    box((w, 0.06, 0.035), (x, y - 0.045, z), trim, 0.004)
    for s in (-1, 1):
        box((0.42, 0.07, h + 0.1), (x + s * (w / 2 + 0.33), y - 0.03, z), shutter, 0.012)
        for k in range(9):
            box((0.32, 0.03, 0.035), (x + s * (w / 2 + 0.33), y - 0.07, z - h / 2 + 0.12 + k * (h - 0.2) / 8), shutter, 0.006)


def ladder(x, y, top, foot):
    m, step = mat("#f2b705", 0.45), mat("#c9cdd0", 0.3, metal=1)
    lean = math.degrees(math.atan2(y - foot, top))
    length = math.hypot(y - foot, top)
    parts = [box((0.05, 0.09, length), (s * 0.21, 0, length / 2), m, 0.012) for s in (-1, 1)]
    parts += [cyl(0.018, 0.42, (0, 0, 0.3 + k * 0.3), step, (0, 90, 0)) for k in range(int(length / 0.3) - 1)]
    group(parts, (x, foot, 0), (-lean, 0, 0))


def house():
    start(6)
    stucco = mat("#e6d3b3", 0.95, bump=0.006, bscale=70)
    trim, glass = mat("#fbfaf6", 0.5), mat("#16232c", 0.04, coat=1)
    navy, yellow = mat("#22384d", 0.5), mat("#f2b705", 0.4)
    lawn = mat("#446b2b", 0.9, mix="#335522", mscale=1.2)
    plane(140, 100, (0, 30, -0.03), lawn)
    grass(-15, 3.6, -11, -4, 120000, lawn)
    gable(15, 8.4, 2.75, shingles, stucco, trim, at=(1, 1))
    gable(6, 5.6, 2.75, shingles, stucco, trim, "y", at=(-2.4, -2.2))
    box((3.9, 6, 0.06), (5.6, -7.5, 0), mat("#c9c3b8", 0.9, mix="#b7b0a4", mscale=2), 0.01)
    box((3.6, 0.12, 2.2), (5.6, -3.22, 1.12), trim, 0.01)
    for r in range(4):
        for c in range(4):
            box((0.76, 0.05, 0.4), (4.28 + c * 0.88, -3.3, 0.32 + r * 0.53), trim, 0.03)
    box((1.05, 0.1, 2.15), (1.7, -3.24, 1.1), yellow, 0.015)
    for k in (0.55, 1.1, 1.65):
        box((0.7, 0.04, 0.36), (1.7, -3.31, k), yellow, 0.025)
    box((1.35, 0.08, 2.35), (1.7, -3.2, 1.18), trim, 0.01)
    box((1.9, 1.4, 0.14), (1.7, -3.9, 0.05), mat("#b9b1a5", 0.9), 0.02)
    window(-2.4, -5.24, 1.45, 1.9, 1.35, trim, glass, navy)
    cyl(0.42, 0.08, (-2.4, -5.22, 3.28), trim, (90, 0, 0), 0.01)
    cyl(0.34, 0.1, (-2.4, -5.23, 3.28), navy, (90, 0, 0), 0.01)
    hedge = mat("#3f6e2d", 0.7, mix="#2a4e20", mscale=9)
    for k in range(8):
        shrub(-4.9 + k * 0.72, -5.7 + R.uniform(-0.1, 0.1), R.uniform(0.3, 0.46), hedge)
    for x in (0.75, 2.75, 3.3):
        shrub(x, -3.9, 0.36, hedge)
    for k in range(18):
        shrub(-20 + k * 2.6, 15 + R.uniform(-1, 1), R.uniform(1.6, 2.8), hedge, 1.4)
    palm(-8.2, -1.5, 5.6, s=1.2)
    palm(-10.6, 4, 7.4, s=1.3, lean=-0.4)
    palm(11, 3, 7.2, s=1.3)
    ladder(3.35, -3.75, 3.2, -4.75)
    bundle = mat("#f2b705", 0.6)
    for x, y in ((3.2, -1.5), (3.1, -0.95)):
        z = 2.75 + (y + 3.2) * 5 / 12
        box((0.95, 0.32, 0.12), (x, y, z + 0.14), bundle, 0.02, (PITCH, 0, 4))
    sky(42, 205, 0.17, 0.5)


def swatch(kind):
    start(9)
    if kind == "metal":
        parts = seams(6, 5)
    elif kind == "tile":
        parts = tiles(5, 4.4)
    elif kind == "damage":
        holes = ((0.1, 1.3, 0.34, 0.2), (-0.5, 1.65, 0.22, 0.14), (0.62, 1.05, 0.18, 0.1))
        worn = ["#4a463f", "#3d3932", "#55514a", "#453e35"]
        parts = shingles(5, 4.4, worn, lambda x, y: any(abs(x - a) < w and abs(y - b) < h for a, b, w, h in holes))
        for x, y, turn in ((-0.15, 0.75, 28), (0.5, 0.55, -50), (0.05, 1.38, 12)):
            parts.append(box((0.3, 0.26, 0.012), (x, y, 0.075), mat("#453e35", 0.95, bump=0.0016, bscale=240), 0.004, (4, -6, turn)))
    else:
        parts = shingles(5, 4.4)
    group(parts, (0, 0, 0), (PITCH, 0, 0))
    sky(40, 120, 0.2, 0.4)
    camera((0.85, -0.85, 2.15), (0.05, 1.25, 0.6), 50, 5.6)


if __name__ == "__main__":
    for n in want("roof", "shingle", "metal", "tile", "damage"):
        if n == "roof":
            house()
            camera((-9.5, -16.5, 5.2), (0.6, -0.4, 2.4), 29.5, shift=(0.0, 0.05))
            shoot(n, 1500, 900, 30, "Medium High Contrast", -0.75)
        else:
            swatch(n)
            shoot(n, 760, 1000 if n == "damage" else 560, 36, "Medium High Contrast", -0.55)
