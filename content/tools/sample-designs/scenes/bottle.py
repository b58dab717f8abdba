from lib import *


def build(bg="#e9b7a2", cut=False, keep=False):
    if not keep:
        start()
        world("studio", 0.5, 40)
    if not cut:
        sweep((0, 0, 0), mat(bg, 0.7), d=5)
        cyl(1.05, 0.35, (0, 0.1, 0.175), mat("#f1cdbb", 0.6), bevel=0.02)
        cyl(0.6, 0.75, (1.25, 0.9, 0.375), mat("#f1cdbb", 0.6), bevel=0.02)
        ball(0.3, (1.25, 0.9, 1.05), mat("#c9583b", 0.35, coat=0.3))
        ball(0.13, (-0.72, -0.35, 0.48), mat("#f5e9df", 0.3, coat=0.4))
        for a, b in ((-35, 0.9), (-62, 0.75), (-12, 0.8)):
            leaf(1.5 * b, 0.2, mat("#5c7350", 0.45, mix="#3f5a3c", mscale=2), (-1.3, 0.7, 0.0), (62, 0, a + 70), 0.35)
    z = 0.35 if not cut else 0
    amber = mat("#f2bd7c", 0.03, glass=1, ior=1.48)
    p = [
        (0.0001, 0),
        (0.36, 0),
        (0.41, 0.04),
        (0.42, 0.1),
        (0.42, 1.0),
        (0.4, 1.12),
        (0.32, 1.22),
        (0.2, 1.28),
        (0.17, 1.3),
        (0.17, 1.42),
    ]
    p = soft(p)
    inner = [(r - 0.035 if r > 0.05 else r, zz + (0.05 if zz < 0.05 else 0)) for r, zz in p][::-1]
    lathe(p + inner, amber, (0, 0, z))
    lathe(
        [(0.0001, 0.07), (0.36, 0.07), (0.375, 0.12), (0.375, 0.82), (0.0001, 0.82)],
        mat("#efc088", 0.0, glass=1, ior=1.36),
        (0, 0, z),
    )
    cyl(0.2, 0.3, (0, 0, z + 1.5), mat("#17130f", 0.35, coat=0.5), bevel=0.02)
    cyl(0.21, 0.05, (0, 0, z + 1.36), mat("#d8b072", 0.22, metal=1), bevel=0.01)
    lathe([(0.11, 1.64), (0.12, 1.7), (0.125, 1.95), (0.1, 2.06), (0.0001, 2.1)], mat("#17130f", 0.55), (0, 0, z))
    lab = [(0.424, 0.25), (0.424, 0.86)]
    m = mat("#f6efe4", 0.6)
    n, v, f = 40, [], []
    for k in range(n + 1):
        a = math.radians(-90 - 68 + 136 * k / n)
        v += [(0.425 * math.cos(a), 0.425 * math.sin(a), 0.24), (0.425 * math.cos(a), 0.425 * math.sin(a), 0.88)]
    f = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n)]
    me = mesh(v, f)
    u = me.uv_layers.new()
    for poly in me.polygons:
        for li, vi in zip(poly.loop_indices, poly.vertices):
            u.data[li].uv = ((vi // 2) / n, vi % 2)
    tex = os.path.join(HERE, "tex", "label.png")
    add(me, image_mat(tex, 0.55) if os.path.exists(tex) else m, (0, 0, z), smooth=True)
    if keep:
        return
    area((-3, -2, 4), (0, 0, 1), 1.6, 240, "#fff1e2")
    area((3.2, -0.5, 2.2), (0, 0, 1), 0.7, 130, "#ffffff", 3)
    area((0, 3, 3.2), (0, 0, 1), 1.5, 120)


if __name__ == "__main__":
    CAM = dict(loc=(0.2, -6.2, 1.75), to=(0.1, 0, 1.22), lens=62)
    build()
    camera(**CAM, fstop=2.8, focus=(0, -0.3, 1.2))
    shoot("bottle", 1100, 1100, 48, "Medium High Contrast", 0.1)
    build(cut=True)
    area((0, 2.6, 1.2), (0, 0, 1), 2.4, 40)
    plane(20, 20, (0, 0, -0.002), mat("#ffffff", 0.8)).visible_camera = False
    camera((0, -6.2, 1.5), (0, 0, 1.05), 72)
    shoot("bottle-cut", 800, 1000, 40, "Medium High Contrast", -0.15, cut=True)
