from lib import *
from mathutils import noise as nz


def donut(x, y, z, icing, rot=(0, 0, 0), sprinkle=None, drizzle=None, s=1, seed=0):
    root = bpy.data.objects.new("d", None)
    bpy.context.scene.collection.objects.link(root)
    n, k = 128, 64
    dough = mat("#c98a45", 0.62, sss=0.12, mix="#e0ad69", mscale=2.2, bump=0.006, bscale=26)
    v, f = [], []

    def pt(a, b, grow=0, pale=0):
        p = Vector((math.cos(a) * math.cos(b), math.sin(a) * math.cos(b), math.sin(b)))
        q = nz.noise(Vector((math.cos(a) * 1.6 + seed * 7, math.sin(a) * 1.6, math.sin(b) * 1.2)))
        r = 0.40 * (1 + 0.05 * q) + grow
        R0 = 0.62 + 0.015 * math.sin(3 * a + seed)
        return ((R0 + r * math.cos(b)) * math.cos(a), (R0 + r * math.cos(b)) * math.sin(a), r * 0.82 * math.sin(b))

    for i in range(n):
        for j in range(k):
            v.append(pt(2 * math.pi * i / n, 2 * math.pi * j / k))
    for i in range(n):
        for j in range(k):
            f.append((i * k + j, ((i + 1) % n) * k + j, ((i + 1) % n) * k + (j + 1) % k, i * k + (j + 1) % k))
    obs = [add(mesh(v, f), dough, smooth=True)]
    v, f = [], []
    m = 40
    for i in range(n):
        a = 2 * math.pi * i / n
        q = nz.noise(Vector((math.cos(a) * 3.1 + seed * 3.3, math.sin(a) * 3.1, seed)))
        q2 = nz.noise(Vector((math.cos(a) * 7 + seed, math.sin(a) * 7, 4)))
        lo = 0.18 - 0.5 * max(-0.3, q) - 0.16 * q2
        hi = math.pi - 0.35 + 0.35 * q2
        for j in range(m + 1):
            t = j / m
            b = lo + (hi - lo) * t
            edge = min(t, 1 - t)
            g = 0.05 * min(1, (edge / 0.06)) ** 0.5 + 0.012 * math.exp(-(((edge - 0.05) / 0.03) ** 2))
            v.append(pt(a, b, g - 0.012))
    for i in range(n):
        for j in range(m):
            f.append(
                (i * (m + 1) + j, ((i + 1) % n) * (m + 1) + j, ((i + 1) % n) * (m + 1) + j + 1, i * (m + 1) + j + 1)
            )
    obs.append(add(mesh(v, f), mat(icing, 0.22, sss=0.08, coat=0.5), smooth=True, subsurf=1))
    if sprinkle:
        mats = [mat(c, 0.3, coat=0.4) for c in sprinkle]
        rr = random.Random(seed + 1)
        caps = [(0.0001, -0.05), (0.010, -0.047), (0.015, -0.038), (0.015, 0.038), (0.010, 0.047), (0.0001, 0.05)]
        for _ in range(170):
            a, b = rr.uniform(0, 6.283), rr.gauss(math.pi / 2, 0.55)
            if not 0.35 < b < 2.75:
                continue
            p = Vector(pt(a, b, 0.052))
            nrm = (Vector(pt(a, b, 0.2)) - Vector(pt(a, b, 0))).normalized()
            tan = nrm.orthogonal().normalized()
            tan.rotate(__import__("mathutils").Quaternion(nrm, rr.uniform(0, 6.28)))
            o = lathe(caps, rr.choice(mats), p, n=10)
            o.rotation_euler = tan.to_track_quat("Z", "Y").to_euler()
            obs.append(o)
    if drizzle:
        for t in range(9):
            off = -0.95 + t * 0.24
            pts = []
            for q in range(13):
                xx = -1.0 + q * 2 / 12
                yy = off + 0.05 * math.sin(q * 1.3 + t)
                rad = math.hypot(xx, yy)
                d = rad - 0.62
                if abs(d) < 0.36:
                    pts.append((xx, yy, math.sqrt(max(0, 0.44**2 - d * d)) * 0.82 + 0.012))
                elif len(pts) > 2:
                    obs.append(tube(pts, 0.022, mat(drizzle, 0.25, coat=0.5)))
                    pts = []
                else:
                    pts = []
            if len(pts) > 2:
                obs.append(tube(pts, 0.022, mat(drizzle, 0.25, coat=0.5)))
    for o in obs:
        o.parent = root
    root.location = (x, y, z)
    root.rotation_euler = [math.radians(a) for a in rot]
    root.scale = (s, s, s)


SP = ["#ffffff", "#ffd23f", "#3bb3e0", "#ff5d73", "#7bd389", "#a06cd5"]


def build(cut=False):
    start(5)
    world("apartment", 0.55, 120)
    if not cut:
        plane(40, 40, (0, 0, 0), mat("#ffc4cf", 0.55))
    donut(0, -0.1, 0.34, "#ff6f9c", (0, 0, 20), SP, seed=1)
    donut(-1.75, 0.55, 0.34, "#4a2313", (0, 0, 80), None, "#f7ead7", seed=2)
    donut(1.72, 0.75, 0.34, "#f6e3c4", (0, 0, 200), ["#4a2313", "#7a3d1d", "#c98a45"], seed=3)
    donut(-0.1, 1.75, 0.34, "#8fd3c8", (0, 0, 10), ["#ffffff", "#ff8fab", "#ffd23f"], seed=4)
    donut(0.15, 0.85, 1.0, "#ff9f5a", (10, -6, 130), None, "#ffffff", seed=6)
    area((-3.5, -1.5, 5), (0, 0.5, 0), 1.8, 430, "#fff2e0")
    area((4, 2, 3), (0, 0.5, 0), 2, 120, "#ffdfe8")


if __name__ == "__main__":
    build(True)
    camera((0, -6.6, 4.9), (0, 0.62, 0.42), 48, 5.6, (0, -0.3, 0.6))
    shoot("donuts", 1300, 1000, 40, "Medium High Contrast", 0.1, cut=True)
