# The spa's shelf on a working day: the same things, used, under the ceiling lamp.
from fabric import *
import spa


def cotton(c, other=None):
    return mat(c, 1, sheen=0.6, bump=0.009, bscale=70, mix=other, mscale=9)


def folded(w, d, layers, gap, m, at, turn, seed):
    """A towel folded over and over: one long strip, seen from its folds."""
    path = []
    for k in range(layers):
        way = 1 if k % 2 else -1
        path += [(way * (d / 2 - d * t), k * gap) for t in np.linspace(0, 1, 24)]
        if k < layers - 1:
            turns = np.linspace(-np.pi / 2, np.pi / 2, 9)[1:-1]
            path += [(-way * (d / 2 + gap / 2 * np.cos(q)), (k + 0.5 + np.sin(q) / 2) * gap) for q in turns]
    py, pz = np.array(path).T
    x, s = np.meshgrid(np.linspace(-w / 2, w / 2, 60), np.arange(len(path)), indexing="ij")
    y = py[None] * (1 + 0.05 * noise2(x * 1.7, s * 0.01, seed)) + 0.02 * noise2(x * 3, s * 0.06, seed + 1)
    z = pz[None] * (1 + 0.12 * noise2(x * 1.4, s * 0.02, seed + 2)) + 0.012 * noise2(x * 4, s * 0.1, seed + 3)
    o = surface(x * (1 + 0.04 * noise2(x * 0, s * 0.07, seed + 4)), y, z, m)
    thick(o, gap * 0.62, 1)
    group([o], at, (0, 0, turn))
    return o


def hanging(w, back, down, m, at, turn=0, seed=0):
    """A towel that lies on a board and hangs over its edge."""
    lie = [(back * (1 - t), 0) for t in np.linspace(0, 1, 16)]
    bend = [(-0.05 * np.sin(q), -0.05 * (1 - np.cos(q))) for q in np.linspace(0, np.pi / 2, 8)[1:]]
    path = lie + bend + [(-0.05, -0.05 - down * t) for t in np.linspace(0, 1, 26)[1:]]
    py, pz = np.array(path).T
    x, s = np.meshgrid(np.linspace(-w / 2, w / 2, 70), np.arange(len(path)), indexing="ij")
    fall = step(18, 48, s)
    y = py[None] - 0.05 * fall * (1 + noise2(x * 2.6, s * 0.02, seed)) - 0.012 * noise2(x * 7, s * 0.05, seed + 1)
    z = pz[None] + 0.025 * (1 - fall) * (1 + noise2(x * 2, s * 0.1, seed + 2)) + 0.05 * fall * noise2(x * 1.2, s * 0, seed)
    o = surface(x * (1 - 0.1 * fall) + 0.03 * fall * noise2(x * 0, s * 0.06, seed + 3), y, z, m)
    thick(o, 0.045, 1)
    group([o], at, (0, 0, turn))


def pump(x, y, z, h, r, c, turn):
    body = soft([(0.0001, 0), (r * 0.96, 0), (r, 0.03), (r, h * 0.72), (r * 0.82, h * 0.8), (r * 0.36, h * 0.83)], 5)
    plastic, top = mat(c, 0.35, coat=0.2), mat("#efece4", 0.35)
    o = [lathe(body, plastic), cyl(r * 0.4, h * 0.1, (0, 0, h * 0.87), top), cyl(0.02, h * 0.2, (0, 0, h * 0.98), top)]
    o.append(box((0.2, 0.07, 0.05), (0.05, 0, h * 1.08), top, 0.02))
    o.append(wrap(r * 1.006, h * 0.2, h * 0.6, 150, mat("#f6f3ea", 0.6, mix="#7fa3a0", mscale=3), face=-60))
    group(o, (x, y, z), (0, 0, turn))


def magazine(x, y, z, turn, c):
    box((0.82, 0.6, 0.035), (x, y, z), mat("#ece8de", 0.8, mix="#d5cfc2", mscale=40, stretch=(1, 1, 30)), 0.004, (0, 0, turn))
    box((0.83, 0.61, 0.006), (x, y, z + 0.02), mat(c, 0.35, coat=0.3, mix="#e9dfcf", mscale=2.4), 0.002, (0, 0, turn))


def mug(x, y, z, c):
    p = [(0.0001, 0), (0.13, 0), (0.145, 0.02), (0.145, 0.3), (0.132, 0.3), (0.13, 0.04), (0.0001, 0.03)]
    lathe(p, mat(c, 0.25, coat=0.5), (x, y, z))
    torus(0.085, 0.02, (x + 0.19, y, z + 0.15), mat(c, 0.25, coat=0.5), (90, 0, 0), 40, 12)


def add(bottle):
    white, sage = cotton("#efe9dd", "#e6dfd0"), cotton("#c9d3c3", "#bcc8b5")
    folded(1.18, 0.7, 3, 0.07, white, (-1.6, 0.42, 0.03), 3, 1)
    folded(1.12, 0.66, 3, 0.07, sage, (-1.5, 0.36, 0.235), -6, 11)
    folded(1.2, 0.62, 2, 0.085, white, (-1.62, 0.4, 0.44), 8, 23)
    for x, y, h, turn in ((-0.42, 0.28, 0.92, -150), (-0.05, 0.52, 0.76, -60), (0.3, 0.2, 0.6, -122)):
        bottle(x, y, 0, h, 0.145, "#5a3216", "#17130f", 0.12)
        wrap(0.15, 0.18, 0.2 + 0.28 * h, 120, mat("#f3ead8", 0.7), (x, y, 0), turn)
    pump(0.58, 0.55, 0, 0.92, 0.17, "#dfe6e3", -120)
    mug(1.72, 0.16, 0, "#3d5a6b")
    wax = mat("#f6ead6", 0.5, sss=0.4)
    lathe([(0.0001, 0), (0.2, 0), (0.2, 0.3), (0.185, 0.31), (0.16, 0.25), (0.0001, 0.2)], wax, (2.1, 0.5, 0))
    tube([(2.1, 0.5, 0.2), (2.11, 0.5, 0.27), (2.13, 0.49, 0.3)], 0.01, mat("#22140c", 0.9))
    for k, (turn, c) in enumerate(((4, "#8d4b3c"), (-9, "#3f5f6b"), (13, "#c9a25a"))):
        magazine(1.45 + 0.03 * k, 0.42, 1.52 + 0.045 * k, turn, c)
    spa.stone((1.25, 0.4, 1.74), 0.23, mat("#3a3b3c", 0.55, mix="#4d4e50", mscale=6, bump=0.01, bscale=22), 0)
    pump(2.1, 0.45, 1.5, 0.66, 0.14, "#d9cfb8", -70)
    folded(1.1, 0.6, 3, 0.075, white, (-1.72, 0.5, 1.6), -5, 41)
    spa.towel(-0.85, 0.4, 0.22, 0.72, "#b7c4b2", 62)
    bpy.context.scene.collection.objects[-1].location.z += 1.5
    hanging(0.72, 0.5, 0.62, sage, (-1.6, -0.06, 1.55), 2, 7)
    cyl(0.13, 0.16, (-0.34, 0.22, 1.58), mat("#f2efe8", 0.4), bevel=0.03)
    cyl(0.135, 0.06, (-0.34, 0.22, 1.69), mat("#5f9a98", 0.4), bevel=0.02)
    mug(0.62, 0.2, 1.5, "#efe9dd")
    uvplane(0.42, 0.54, (-0.55, 0.886, 0.98), mat("#f4f1e8", 0.8), (90, 0, 0)).rotation_euler[1] = 0.06
    for k in range(7):
        box((0.3 - 0.05 * (k % 3), 0.002, 0.012), (-0.56, 0.88, 1.17 - 0.06 * k), mat("#5c6a72", 0.8), 0, (0, 3, 0))


def light():
    world("lobby", 0.2, 150)
    point((0.5, -1.3, 3.5), 150, "#ffc483", 0.2)
    area((-4, -2, 1.4), (0, 0.4, 0.8), 2, 26, "#c7dad6")
