# A white Florida bungalow with a deep porch and a metal roof, on a gray day and at dusk.
from fabric import *
from plants import crown, fountain, grass, palm

EAVE = 3.4  # height of the walls; the floor lies .5 above the lawn
WARM = "#ffc27a"


def siding(length, m, at, turn=0, holes=(), gable=0, base=0.4):
    """Boards that overlap, from x 0 to length, cut around holes (x0, x1, z0, z1); gable: height of its point."""
    o, row = [], 0.17
    for k in range(int((EAVE + gable - base) / row)):
        z = base + k * row
        x0 = max(0, (z + row - EAVE) / gable * length / 2) if gable else 0
        cuts = [x0] + sorted(q for h in holes if h[2] < z + row / 2 < h[3] for q in h[:2]) + [length - x0]
        for a, b in zip(cuts[::2], cuts[1::2]):
            if b - a > 0.02:
                o.append(box((b - a, 0.03, row + 0.02), ((a + b) / 2, 0, z + row / 2), m, 0, (7, 0, 0)))
    if gable:
        edge = [(0.05, 0.03, EAVE), (length - 0.05, 0.03, EAVE), (length / 2, 0.03, EAVE + gable)]
        o.append(add(mesh(edge, [(0, 1, 2)]), m))
    group(o, at, (0, 0, turn))


def roof(length, depth, pitch, ridge, turn, tin, trim):
    """One slope with standing seams; it falls from the ridge's middle to the front, or where it is turned."""
    o = [box((length, depth, 0.06), (0, -depth / 2, 0), tin, 0.01)]
    n = int(length / 0.42)
    o += [box((0.035, depth, 0.06), (length * (k / n - 0.5), -depth / 2, 0.05), tin, 0) for k in range(n + 1)]
    o.append(box((length, 0.05, 0.2), (0, -depth + 0.02, -0.1), trim, 0.01))
    o += [box((0.05, depth, 0.2), (s * (length / 2 - 0.02), -depth / 2, -0.1), trim, 0.01) for s in (-1, 1)]
    group(o, ridge, (pitch, 0, turn))


def window(x0, x1, z0, z1, y, trim, glass, parts=2, shutter=None):
    w, h, cx, cz = x1 - x0, z1 - z0, (x0 + x1) / 2, (z0 + z1) / 2
    for z in (z0 - 0.05, z1 + 0.06):
        box((w + 0.3, 0.12, 0.12), (cx, y - 0.02, z), trim, 0.012)
    for k in range(parts + 1):
        box((0.1, 0.1, h), (x0 + w * k / parts, y - 0.01, cz), trim, 0.01)
    box((w, 0.05, 0.05), (cx, y + 0.02, cz), trim, 0.005)
    plane(w, h, (cx, y + 0.04, cz), glass, (90, 0, 0))
    for s in (-1, 1) if shutter else ():
        at = cx + s * (w / 2 + 0.3)
        box((0.42, 0.05, h + 0.1), (at, y - 0.04, cz), shutter, 0.012)
        [box((0.32, 0.03, 0.05), (at, y - 0.07, z0 + h * q / 14), shutter, 0, (35, 0, 0)) for q in range(1, 14)]
    linen_ = mat("#f3eadb", 0.9, alpha=0.75)
    for s in (-1, 1):
        q = np.linspace(0, 1, 50)
        x, z = np.meshgrid(cx + s * (w / 2 - 0.34 * q), np.linspace(z0, z1, 3), indexing="ij")
        surface(x, y + 0.22 + 0.03 * np.sin(x * 60), z, linen_)


def rocker(x, y, m):
    o = [box((0.56, 0.5, 0.05), (0, 0, 0.44), m, 0.012)]
    o += [box((0.05, 0.03, 0.72), (-0.22 + 0.11 * k, 0.28, 0.82), m, 0.008, (-14, 0, 0)) for k in range(5)]
    o.append(box((0.56, 0.05, 0.1), (0, 0.37, 1.18), m, 0.015, (-14, 0, 0)))
    for s in (-0.27, 0.27):
        o += [box((0.05, 0.05, 0.6), (s, q, 0.34), m, 0.008) for q in (-0.2, 0.22)]
        o.append(box((0.07, 0.56, 0.04), (s, 0, 0.66), m, 0.012))
        o.append(tube([(s, -0.5, 0.1), (s, -0.1, 0.02), (s, 0.25, 0.02), (s, 0.6, 0.12)], 0.025, m, res=4))
    group(o, (x, y, 0.52), (0, 0, R.uniform(-14, 14)))


def porch(white, teal, dusk):
    deck = wood("#8f867a", "#6f675d", 0.6, (0.6, 9, 1))
    box((7.3, 2.7, 0.12), (-2.55, -1.3, 0.45), deck, 0.02)
    box((7.1, 0.06, 0.4), (-2.55, -2.56, 0.2), mat("#d5d6d2", 0.8), 0)
    box((0.06, 2.5, 0.4), (-6.08, -1.3, 0.2), mat("#d5d6d2", 0.8), 0)
    plane(7.2, 2.6, (-2.55, -1.3, 2.86), mat("#a9c9cc", 0.8), (180, 0, 0))
    box((7.3, 0.2, 0.28), (-2.55, -2.5, 2.82), white, 0.015)
    posts = (-6.05, -4.45, -2.85, -0.85, 0.85)
    for x in posts:
        box((0.2, 0.2, 2.3), (x, -2.5, 1.62), white, 0.015)
        [box((0.3, 0.3, h), (x, -2.5, z), white, 0.015) for h, z in ((0.24, 0.63), (0.1, 2.64))]
    for a, b in zip(posts, posts[1:]):
        if a == -2.85:
            continue  # the steps
        [box((b - a, 0.08, 0.06), ((a + b) / 2, -2.5, z), white, 0.01) for z in (0.68, 1.38)]
        n = int((b - a) / 0.14)
        [box((0.035, 0.035, 0.7), (a + (b - a) * k / n, -2.5, 1.03), white, 0) for k in range(1, n)]
    for k in range(3):
        box((2.0, 0.34, 0.16), (-1.85, -2.78 - 0.32 * k, 0.42 - 0.15 * k), deck, 0.015)
    box((1.04, 0.06, 2.2), (-1.85, 0.02, 1.62), teal, 0.01)
    box((0.6, 0.02, 0.9), (-1.85, -0.02, 2.1), mat("#ffe2b4", 0.2, emit=(WARM, 3 if dusk else 0.05)), 0.01)
    for x in (-2.47, -1.23):
        box((0.14, 0.1, 2.4), (x, -0.02, 1.7), white, 0.01)
    rocker(-5.2, -1.3, white)
    rocker(-3.75, -1.2, white)
    for x in (-4.5, -1.85):
        ball(0.11, (x, -1.3, 2.66), mat("#fff3dd", 0.5, emit=(WARM, 14 if dusk else 0)), n=20)
        if dusk:
            point((x, -1.3, 2.5), 54, WARM, 0.12)


def house(dusk):
    white = mat("#f1efe9", 0.7, bump=0.003, bscale=50, mix="#e6e3db", mscale=1.4)
    teal, trim = mat("#23595c", 0.45), mat("#fbfaf6", 0.5)
    tin = mat("#a3abaf", 0.36, metal=0.75, mix="#8f979b", mscale=0.8, bump=0.003, bscale=3)
    glass = mat("#ffffff", 0.02, glass=1, ior=1.06)
    views = ((-5.2, -3.5, 1.25, 2.65), (-0.45, 0.5, 1.25, 2.65))
    door = (-2.4, -1.3, 0.4, 2.75)
    siding(7, white, (-6, 0, 0), 0, [(a + 6, b + 6, c, d) for a, b, c, d in (*views, door)])
    siding(5, white, (1, -2.5, 0), 0, [(1.15, 3.85, 1.2, 2.75)], 1.6)
    siding(2.5, white, (1, 0, 0), -90)
    siding(9, white, (-6, 9, 0), -90, gable=2.4)
    for q in views:
        window(*q, 0, trim, glass, 2, teal)
    window(2.15, 4.85, 1.2, 2.75, -2.5, trim, glass, 3, teal)
    for x, y in ((-6, 0), (1, -2.5), (6, -2.5)):
        box((0.16, 0.16, 3.1), (x, y, 1.9), trim, 0.01)
    box((5.2, 0.08, 0.22), (3.5, -2.55, EAVE - 0.02), trim, 0.01)
    box((0.62, 0.06, 0.72), (3.5, -2.56, 4.25), trim, 0.015)
    [box((0.48, 0.05, 0.05), (3.5, -2.6, 3.99 + 0.08 * k), trim, 0, (35, 0, 0)) for k in range(7)]
    roof(13, 5.6, 28, (0, 4.5, 5.85), 0, tin, trim)
    roof(13, 5.6, 28, (0, 4.5, 5.85), 180, tin, trim)
    roof(7.6, 2.95, 12, (-2.6, 0, 3.46), 0, tin, trim)
    for turn in (90, -90):
        roof(8.0, 3.4, 34, (3.5, 1.0, 5.2), turn, tin, trim)
    wall = mat("#e9d6b8", 0.9)
    for x, w, y, d in ((-2.5, 6.9, 3.4, 3.3), (3.5, 4.9, 1.6, 3.9)):  # the rooms behind the windows
        plane(w, 3, (x, y, 1.9), wall, (90, 0, 0))
        plane(w, d, (x, y - d / 2, 0.5), mat("#a87c52", 0.5))
        plane(w, d, (x, y - d / 2, 3.3), mat("#f3efe8", 0.9), (180, 0, 0))
    base = mat("#a9a59c", 0.9, mix="#8f8b83", mscale=5, bump=0.01, bscale=20)
    box((5, 0.1, 0.5), (3.5, -2.46, 0.2), base, 0.01)
    box((0.1, 9, 0.5), (-5.96, 4.5, 0.2), base, 0.01)
    for x in (0.96, 5.94):
        box((0.06, 6 if x < 1 else 11.2, 2.9), (x, 3 if x < 1 else 3.2, 1.9), wall, 0)
    box((1.5, 0.05, 0.9), (-4.3, 3.36, 2.0), mat("#3f6b74", 0.6, mix="#d98f4e", mscale=1), 0.01)
    box((1.8, 0.05, 1.0), (3.6, 1.56, 2.0), mat("#c9a25a", 0.6, mix="#7d8f6a", mscale=1), 0.01)
    for x, y in ((-4.9, 1.2), (0.1, 1.4), (2.6, -0.8)):
        lathe([(0.24, 0), (0.15, 0.32)], mat("#fff3dd", 0.8, emit=("#ffca8a", 6 if dusk else 0.1)), (x, y, 1.7))
        cyl(0.05, 0.5, (x, y, 1.45), mat("#5a4a3a", 0.5))
    if dusk:
        area((-2.5, 1.6, 3.2), (-2.5, 1.6, 0), 3, 210, WARM)
        area((3.5, -0.6, 3.2), (3.5, -0.6, 0), 2.4, 330, WARM)
    porch(trim, teal, dusk)


def garden(dusk):
    lawn = mat("#4f6a30" if dusk else "#676f42", 0.9, mix="#3f5a28" if dusk else "#5b6238", mscale=0.9)
    plane(160, 120, (0, 40, -0.02), lawn)
    plane(160, 60, (0, -50, -0.02), lawn)
    grass(-17, 11, -14, -2.7, 260000, lawn, 0.07)
    path = mat("#b7b2a8", 0.85, mix="#a29c92", mscale=3, bump=0.004, bscale=30)
    for k in range(12):
        box((1.5, 0.78, 0.1), (-1.85 - 0.012 * k * k, -3.95 - 0.86 * k, 0.0), path, 0.02, (0, 0, 1.5 * k * 0.3))
    for a, b, y in ((-6.2, -3.1, -3.0), (-0.6, 0.9, -3.0), (1.2, 6.2, -3.15)):
        box((b - a + 0.3, 0.95, 0.08), ((a + b) / 2, y, 0), mat("#4a372a", 1, bump=0.03, bscale=14), 0.03)
        for k in range(int((b - a) / 0.55) + 1):
            green = mat(("#55702f", "#7c8850", "#8c6f7a")[k % 3], 0.6, mix="#3c5526", mscale=3)
            fountain(a + 0.2 + 0.55 * k, y + R.uniform(-0.15, 0.1), R.uniform(0.55, 0.8), green, 7 * k + int(9 + a))
    leaves = [mat(c, 0.6, mix=d, mscale=0.8) for c, d in (("#33512a", "#21391c"), ("#476331", "#2c4522"))]
    trees = [crown(1, leaves[k % 2], k) for k in range(4)]
    for k in range(26):
        tree = trees[k] if k < 4 else trees[k % 4].copy()
        if k > 3:
            bpy.context.scene.collection.objects.link(tree)
        tree.location = (-34 + 3.1 * k, 22 + R.uniform(-4, 5), R.uniform(1.4, 3.2))
        tree.scale = [R.uniform(2.6, 4.4)] * 3
        tree.rotation_euler[2] = k
    tube([(9.4, 3, 0), (9.2, 3, 2), (9.8, 3, 4.2)], 0.28, mat("#5c5044", 0.9, bump=0.03, bscale=9), taper=lambda t: 1.2 - 0.5 * t)
    crown(3.0, leaves[1], 40, 42000).location = (9.6, 3, 5.6)
    palm(-9.2, 1.5, 8.3, s=1.3, lean=0.7)
    if dusk:
        for k in range(4):
            for s in (-1, 1):
                at = (-1.9 - 0.03 * k * k + s * 1.05, -4.2 - 2.0 * k)
                cyl(0.035, 0.4, (*at, 0.2), mat("#22201e", 0.5))
                cyl(0.06, 0.06, (*at, 0.4), mat("#fff3dd", 0.5, emit=(WARM, 12)))
                point((*at, 0.34), 2.2, WARM, 0.05)
        spot((-9.3, 0.4, 0.1), (-8.8, 1.6, 6), 380, "#ffd7a0", 46)
        spot((8.6, 1.6, 0.1), (9.6, 3, 5), 260, "#ffd7a0", 60)


def build(mode):
    start(3)
    dusk = mode == "dusk"
    house(dusk)
    garden(dusk)
    if dusk:
        sky_ = ((0, "#f0a878"), (0.07, "#d98a86"), (0.2, "#7f78ac"), (0.45, "#37548f"), (1, "#1d3570"))
        gradient_sky(sky_, 0.78)
    else:
        gradient_sky(((0, "#c3c7ca"), (0.2, "#b4babf"), (1, "#a9b0b6")), 0.95)
    camera((-8.4, -14.6, 1.8), (-0.6, 0, 1.8), 28, shift=(0, 0.055))


if __name__ == "__main__":
    for n in want("bungalow-dull", "bungalow-dusk"):
        build(n[9:])
        dull = n == "bungalow-dull"
        shoot(n, 1400, 933, 24 if dull else 40, "Low Contrast" if dull else "Medium High Contrast", 0.75 if dull else 0.95)
