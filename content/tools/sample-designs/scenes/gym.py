from lib import *


def kettlebell(loc, s, rot=(0, 0, 0)):
    root = bpy.data.objects.new("r", None)
    bpy.context.scene.collection.objects.link(root)
    iron = mat("#17181a", 0.52, bump=0.012, bscale=55, mix="#22252a", mscale=7, coat=0.12)
    p = (
        [(0.0001, -0.9), (0.42, -0.9), (0.5, -0.87)]
        + [(1.0 * math.cos(a), 0.98 * math.sin(a)) for a in (math.radians(-58 + 132 * k / 40) for k in range(41))]
        + [(0.0001, 0.97)]
    )
    o = [lathe(p, iron)]
    o.append(
        tube(
            [
                (-0.56, 0, 0.55),
                (-0.66, 0, 1.0),
                (-0.66, 0, 1.5),
                (-0.42, 0, 1.75),
                (0, 0, 1.79),
                (0.42, 0, 1.75),
                (0.66, 0, 1.5),
                (0.66, 0, 1.0),
                (0.56, 0, 0.55),
            ],
            0.185,
            iron,
            taper=lambda t: 1.25 - 0.33 * math.sin(math.pi * t),
            res=16,
        )
    )
    t = text3d(
        "24", None, 0.5, (0, -0.985, -0.12), mat("#ff5a1f", 0.5, emit=("#ff5a1f", 0.35)), (90, 0, 0), 0.02, 0.004
    )
    o.append(t)
    c = text3d("KG", None, 0.17, (0, -0.985, -0.36), mat("#d8d8d8", 0.6), (90, 0, 0), 0.02, 0.003)
    o.append(c)
    for q in o:
        q.parent = root
    root.location = loc
    root.scale = (s,) * 3
    root.rotation_euler = [math.radians(a) for a in rot]


def dumbbell(loc, rot, s=1):
    root = bpy.data.objects.new("r", None)
    bpy.context.scene.collection.objects.link(root)
    rub = mat("#111214", 0.62, bump=0.004, bscale=80)
    ch = mat("#c8ccd2", 0.22, metal=1, bump=0.003, bscale=160)
    o = [cyl(0.13, 1.3, (0, 0, 0), ch, (0, 90, 0))]
    for x in (-0.85, 0.85):
        h = lathe(
            [(0.0001, -0.3), (0.48, -0.3), (0.58, -0.2), (0.58, 0.2), (0.48, 0.3), (0.0001, 0.3)],
            rub,
            (x, 0, 0),
            (0, 90, 0),
            n=6,
            smooth=False,
        )
        h.modifiers.new("b", "BEVEL").width = 0.03
        o += [h, cyl(0.24, 0.04, (x + (0.3 if x > 0 else -0.3), 0, 0), ch, (0, 90, 0))]
    for q in o:
        q.parent = root
    root.location = loc
    root.scale = (s,) * 3
    root.rotation_euler = [math.radians(a) for a in rot]


def build():
    start(8)
    world("warehouse", 0.06, 0)
    fl = mat("#141416", 0.38, mix="#26272b", mscale=9, bump=0.006, bscale=14, contrast=(0.45, 0.75))
    plane(40, 40, (0, 8, -0.9), fl)
    kettlebell((0, 0, 0), 1, (0, 0, -14))
    dumbbell((1.95, 0.9, -0.4), (30, 0, 55), 0.9)
    dumbbell((-1.95, 1.2, -0.4), (30, 0, -35), 0.9)
    area((-3.6, 1.6, 2.6), (0, 0, 0.3), 0.7, 520, "#ff6a26", 4)
    area((3.8, 1.8, 2.4), (0, 0, 0.4), 0.7, 360, "#ffd9b8", 4)
    area((0.4, -3.5, 4.2), (0, 0, 0.4), 1.2, 100, "#ffffff")
    area((0, 6, 4), (0, 0, 0), 3, 160, "#ff7a3a")
    g = np.random.default_rng(1)
    ch = mat("#ffffff", 0.9)
    for _ in range(150):
        a, d = g.uniform(0, 6.28), abs(g.normal(1.3, 0.8)) + 0.9
        ball(g.uniform(0.006, 0.022), (d * math.cos(a), d * math.sin(a) - 0.3, -0.89), ch, n=6)


def bell():
    start(8)
    world("warehouse", 0.35, 40)
    kettlebell((0, 0, 0), 1, (0, 0, -22))
    plane(30, 30, (0, 0, -0.9), mat("#ff5a1f", 0.8)).visible_camera = False
    area((-3.4, 1.2, 3.6), (0, 0, 0.6), 0.8, 520, "#ffffff", 3)
    area((3.6, 1.4, 2.2), (0, 0, 0.4), 0.6, 330, "#ff8a4a", 4)
    area((1, -4, 4.4), (0, 0, 0.4), 1.6, 230, "#fff4ea")


if __name__ == "__main__":
    for n in want("gym", "bell"):
        if n == "gym":
            build()
            camera((0, -6.4, 0.55), (0, 0, 0.42), 55, 2.2, (0, -0.9, 0.3))
            shoot(n, 1080, 1350, 48, "High Contrast", 0.35)
        if n == "bell":
            bell()
            camera((0.6, -6.6, 0.1), (0, 0, 0.46), 58)
            shoot(n, 800, 1000, 44, "Medium High Contrast", 0.2, cut=True)
