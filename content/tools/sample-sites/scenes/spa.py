from lib import *
from spa import build as stones
from spa import candle, flower, towel


def dim(share, sage):
    """The scene of stones and candles after sunset."""
    stones()
    for o in list(bpy.context.scene.objects):
        if o.type == "LIGHT" and o.data.type == "AREA":
            o.data.energy *= share
    bpy.context.scene.world.node_tree.nodes["Background"].inputs[1].default_value = 0.1
    for o in bpy.context.scene.objects:
        if o.type == "MESH" and len(o.data.vertices) > 30 and o.dimensions.x > 11.9:
            o.data.materials[0] = mat(sage, 0.9)
            o.scale.x = 5


def room():
    start(14)
    wall = mat("#d8cdbb", 0.95, bump=0.003, bscale=60)
    oak = lambda: wood("#a97c52", "#7d5636", 0.42, (9, 0.7, 1), mscale=1.4)
    for k in range(26):
        box((0.24, 8, 0.04), (-3.1 + k * 0.244, 1, -0.02), oak(), 0.004)
    plane(7, 3.4, (0, 3.0, 1.6), wall, (90, 0, 0))
    plane(8, 3.4, (3.1, 0, 1.6), wall, (90, 0, -90))
    plane(8, 8, (0, 0, 3.2), mat("#efe7da", 0.9), (180, 0, 0))
    box((8, 0.1, 3.4), (0, -4.2, 1.6), wall, 0)
    for k in range(30):
        box((0.055, 0.06, 2.5), (-0.62 + k * 0.088, 2.95, 1.25), oak(), 0.008)
    for s, p in (((0.2, 3.2, 3.4), (-3.2, -2.9, 1.6)), ((0.2, 1.3, 3.4), (-3.2, 2.5, 1.6)), ((0.2, 3.2, 0.5), (-3.2, 0.3, 0.2)), ((0.2, 3.2, 0.5), (-3.2, 0.3, 2.95))):
        box(s, p, wall, 0)
    linen = mat("#f3ede1", 1, sheen=0.5, bump=0.004, bscale=90)
    clay = mat("#b9714d", 1, sheen=0.5, bump=0.004, bscale=90)
    legs = oak()
    for x in (-0.78, 0.98):
        for y in (0.95, 1.75):
            box((0.09, 0.09, 0.62), (x, y, 0.31), legs, 0.015)
    box((2.0, 0.9, 0.09), (0.1, 1.35, 0.62), oak(), 0.02)
    box((2.02, 0.86, 0.17), (0.1, 1.35, 0.75), linen, 0.07, seg=5)
    box((1.28, 0.96, 0.04), (0.48, 1.35, 0.85), clay, 0.018, seg=4)
    box((1.28, 0.03, 0.42), (0.48, 0.875, 0.66), clay, 0.012, (3, 0, 0))
    box((0.34, 0.98, 0.035), (-0.08, 1.35, 0.875), linen, 0.016, seg=4)
    cushion((0.5, 0.62, 0.2), (-0.68, 1.35, 0.91), linen, (0, -6, 0), 0.8)
    towel(0.75, 1.35, 0.115, 0.5, "#f6f1e8", 90)
    bpy.context.scene.objects[-1].location.z = 0.985
    cyl(0.24, 0.05, (1.75, 1.0, 0.46), oak(), bevel=0.02)
    for a in (0.4, 2.5, 4.6):
        cyl(0.022, 0.46, (1.75 + 0.15 * math.cos(a), 1.0 + 0.15 * math.sin(a), 0.23), legs)
    amber = mat("#5a2d12", 0.08, coat=1)
    for x, h in ((1.68, 0.2), (1.84, 0.15)):
        lathe(soft([(0.0001, 0), (0.05, 0), (0.052, h * 0.7), (0.022, h * 0.85), (0.022, h)]), amber, (x, 1.0, 0.485))
        cyl(0.026, 0.045, (x, 1.0, 0.5 + h), mat("#20211f", 0.4))
    lathe([(0.0001, 0), (0.2, 0), (0.26, 0.42), (0.24, 0.44), (0.21, 0.4)], mat("#7c8375", 0.8, bump=0.004, bscale=30), (-1.75, 2.35, 0))
    green = mat("#48703f", 0.4, mix="#2f5230", mscale=2)
    for k in range(17):
        a, t = k * 137.5, k / 17
        leaf(0.85 - 0.3 * t, 0.13, green, (-1.75, 2.35, 0.42), (74 - 42 * t, 0, a), 0.35)
    lathe([(0.34, 0), (0.3, 0.12), (0.16, 0.3), (0.03, 0.36)], mat("#c9a678", 0.9, bump=0.01, bscale=50, emit=("#ffca85", 0.25)), (1.75, 1.35, 1.95))
    tube([(1.75, 1.35, 2.3), (1.75, 1.35, 2.7), (1.75, 1.35, 3.2)], 0.008, mat("#20211f", 0.5))
    point((1.75, 1.35, 2.0), 26, "#ffc98a", 0.08)
    sunlight(24, -104, 5, "#ffd9a6", 0.7)
    world("park", 0.5, 60)
    area((-2.9, 0.4, 1.7), (2, 1, 0.8), 2.8, 70, "#fff2e2", 2)
    area((0.3, -3.8, 2.8), (0.2, 2, 0.8), 3, 45, "#fdf6ee")


def bath():
    """Seen from straight above: a tray on slate, salt, a brush, leaves."""
    start(21)
    world("lobby", 0.3, 60)
    plane(8, 8, (0, 0, 0), mat("#3a4540", 0.55, mix="#2c3531", mscale=1.4, bump=0.006, bscale=9))
    box((1.9, 1.15, 0.06), (0, 0, 0.03), wood("#b98a5c", "#8d6240", 0.4, (0.7, 10, 1)), 0.03)
    clay = mat("#b9714d", 0.8, bump=0.004, bscale=40)
    lathe(soft([(0.0001, 0.02), (0.2, 0.02), (0.24, 0.05), (0.32, 0.18), (0.3, 0.19), (0.22, 0.08), (0.0001, 0.06)]), clay, (-0.5, 0.16, 0.06))
    g = np.random.default_rng(2)
    salt = mat("#fdf9f2", 0.3, sss=0.3)
    for _ in range(420):
        r, a = 0.25 * math.sqrt(g.random()), g.uniform(0, 6.28)
        s = g.uniform(0.012, 0.03)
        box((s, s, s), (-0.5 + r * math.cos(a), 0.16 + r * math.sin(a), 0.2 + 0.05 * (1 - r * 4) + g.uniform(-0.02, 0.02)), salt, 0.003, tuple(g.uniform(0, 90, 3)), 1)
    towel(0.45, -0.02, 0.17, 0.95, "#f3ede1", 62)
    bpy.context.scene.objects[-1].location.z = 0.22
    green = mat("#5b7f4c", 0.4, mix="#3b5f38", mscale=2)
    for k, (x, y, a) in enumerate(((-1.25, -0.75, 20), (-1.1, -0.6, -15), (-1.0, -0.85, 48), (1.2, 0.75, 150), (1.05, 0.9, 190))):
        leaf(0.7, 0.16, green, (x, y, 0.05 + k * 0.01), (8, 0, a), 0.2)
    flower((-0.12, -0.33, 0.11), 0.5, (0, 0, 20))
    flower((0.98, -0.7, 0.06), 0.62, (0, 0, 50))
    area((-2.6, 1.4, 2.6), (0, 0, 0), 1.0, 95, "#ffe9cf")


if __name__ == "__main__":
    for n in want("evening", "room", "tray"):
        if n == "evening":
            dim(0.16, "#33473f")
            camera((0.9, -5.6, 1.7), (-0.55, 0.0, 0.62), 46, 2.0, (-0.2, -0.4, 0.4), (-0.1, 0.08))
            shoot(n, 1500, 940, 56, "Medium High Contrast", 0.5)
        elif n == "room":
            room()
            camera((-0.35, -2.1, 1.32), (0.3, 2, 1.05), 29, shift=(0, 0.0))
            shoot(n, 1200, 900, 56, "Medium High Contrast", 0.45)
        else:
            bath()
            camera((0.05, -0.05, 3.7), (0.05, -0.049, 0), 50)
            shoot(n, 900, 1100, 44, "Medium High Contrast", 0.3)
