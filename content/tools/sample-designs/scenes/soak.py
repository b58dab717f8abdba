# A tub filled for a salt soak: a tray across it, eucalyptus, morning light.
from fabric import *
from shelf import bottle


def ring(scale, z, m, **more):
    """Rounded rectangles one over the other: scale and height of each."""
    a = np.linspace(0, 2 * np.pi, 200, endpoint=False)[:, None]
    c, s = np.cos(a), np.sin(a)
    bend = 0.52
    inset, z = np.array(scale)[None], np.array(z)[None]
    x = np.sign(c) * np.abs(c) ** bend * np.maximum(2.5 - inset, 0.001)
    y = np.sign(s) * np.abs(s) ** bend * np.maximum(1.15 - inset, 0.001)
    return surface(x, y, np.broadcast_to(z, x.shape), m, around=True, **more)


def sprig(x, y, z, turn, n=11):
    """Eucalyptus: round leaves in pairs along a stem."""
    green = [mat(c, 0.55, mix=d, mscale=5) for c, d in (("#7d9a86", "#5f7d6b"), ("#93ab98", "#6d8a78"))]
    o = [tube([(0, 0, 0), (0.35, 0.04, 0.07), (0.75, -0.02, 0.05), (1.15, 0.05, 0.1)], 0.012, mat("#8a6a52", 0.7))]
    for k in range(n):
        for s in (-1, 1):
            at = (0.12 + 0.098 * k, 0.01 * s, 0.04 + 0.012 * (k % 3))
            o.append(leaf(0.22 - 0.008 * k, 0.085 - 0.003 * k, green[k % 2], at, (R.uniform(0, 28), 0, s * 62 - 90 + 14), 0.15))
    group(o, (x, y, z), (0, 0, turn))


def salt(x, y, z):
    clay = mat("#d8cbb6", 0.6, mix="#c6b69c", mscale=24, bump=0.004, bscale=30)
    p = [(0.0001, 0), (0.13, 0), (0.15, 0.02), (0.27, 0.13), (0.3, 0.2), (0.275, 0.2), (0.24, 0.13), (0.0001, 0.06)]
    lathe(soft(p), clay, (x, y, z))
    g = np.random.default_rng(4)
    heap = mat("#f7efe9", 0.5, sss=0.2, bump=0.02, bscale=40)
    lathe(soft([(0.26, 0.15), (0.17, 0.2), (0.06, 0.25), (0.0001, 0.26)]), heap, (x, y, z))
    for _ in range(420):
        r, a = 0.25 * math.sqrt(g.random()), g.uniform(0, 6.28)
        at = (x + r * math.cos(a), y + r * math.sin(a), z + 0.262 - 0.42 * r)
        box((0.022, 0.02, 0.018), at, heap, 0, (g.uniform(0, 90), g.uniform(0, 90), 0))


def build():
    start(12)
    world("lobby", 0.42, 200)
    plane(16, 8, (0, 2.3, 2), mat("#c3cfbf", 0.9, mix="#b8c6b5", mscale=1.2, bump=0.006, bscale=22), (90, 0, 0))
    enamel = mat("#f7f5f0", 0.14, coat=0.8)
    inset = (0.14, 0.06, 0.02, 0, -0.03, -0.02, 0.04, 0.1, 0.16, 0.2, 0.24, 0.34, 0.5)
    ring(inset, (-1.6, -0.9, -0.3, -0.12, -0.06, 0, 0.035, 0.035, 0.0, -0.08, -0.3, -0.8, -1.3), enamel, subsurf=1)
    q = np.linspace(0, 1, 40)
    ring(2.5 - 2.28 * q**0.7, 0 * q - 0.24, mat("#d7ece4", 0.02, glass=1, ior=1.33, bump=0.012, bscale=2.6))
    ring(2.5 - 2.0 * q**0.7, 0 * q - 1.2, enamel)
    oak = wood("#b5854f", "#8b5f35", 0.42, (9, 0.6, 1), mscale=1.6)
    for k in range(3):
        box((0.25, 2.62, 0.06), (0.62 + 0.265 * k, 0, 0.07), oak, 0.02)
    for y in (-0.7, 0.7):
        box((0.8, 0.08, 0.05), (0.885, y, 0.02), oak, 0.01)
    bottle(0.66, 0.5, 0.1, 0.78, 0.13, "#5a3216", "#17130f", 0.12)
    wrap(0.134, 0.24, 0.44, 120, mat("#f3ead8", 0.7), (0.66, 0.5, 0.1))
    bottle(1.08, 0.62, 0.1, 0.56, 0.12, "#5a3216", "#17130f", 0.12)
    salt(0.98, -0.1, 0.1)
    sprig(0.55, -0.72, 0.12, 22)
    sprig(-1.1, 0.25, -0.22, -14, 8)
    green = mat("#7d9a86", 0.5, mix="#5f7d6b", mscale=5)
    for x, y, turn in ((-1.6, -0.3, 40), (-0.5, -0.4, 160), (0.1, 0.3, 250), (-0.9, 0.72, 20)):
        leaf(0.2, 0.075, green, (x, y, -0.225), (0, 0, turn), 0.1, fold=0.03)
    dark = mat("#4c7a4a", 0.4, mix="#2f5a35", mscale=2)
    for k in range(6):  # a plant behind, out of focus
        leaf(R.uniform(1.2, 1.7), 0.24, dark, (2.2, 1.7, -0.3), (R.uniform(38, 74), 0, 50 - 34 * k), 0.3)
    sunlight(33, -58, 3.6, "#ffe6bd", 1.2)
    for k in range(4):
        box((0.1, 0.1, 8), (-5.4, -3.6 + 1.1 * k, 3), dark, 0)
    area((-3, -4, 3.6), (0, 0, 0), 2.4, 150, "#fff3e4")
    area((4, 1, 2.4), (0.6, 0, 0), 0.8, 60, "#ffffff", 3)
    camera((0.75, -5.4, 2.05), (0.75, 0, 0.18), 50, 2.2, (0.8, -0.4, 0.2), (-0.06, 0.01))


if __name__ == "__main__":
    build()
    shoot("soak", 1350, 675, 48, "Medium High Contrast", 0.05)
