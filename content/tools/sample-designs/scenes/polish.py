from lib import *


def polish(x, y, c, cap, rough=0.2, metal=0, s=1, rot=(0, 0, 0), z=0, glass=True):
    o = []
    out = soft(
        [
            (0.0001, 0),
            (0.26, 0),
            (0.34, 0.02),
            (0.38, 0.08),
            (0.4, 0.3),
            (0.385, 0.56),
            (0.32, 0.68),
            (0.2, 0.74),
            (0.16, 0.77),
            (0.16, 0.9),
        ],
        5,
    )
    if glass:
        o.append(
            lathe(
                out + [(r - 0.04 if r > 0.05 else r, zz + (0.05 if zz < 0.05 else 0)) for r, zz in out][::-1],
                mat("#ffffff", 0.01, glass=1, ior=1.3),
                n=96,
            )
        )
    o.append(
        lathe(
            [(0.0001, 0.05)] + [(r - 0.042, max(0.05, zz)) for r, zz in out[5:-4]] + [(0.0001, 0.73)],
            mat(c, rough, metal, coat=0.6),
            n=96,
        )
    )
    o.append(
        lathe(
            soft(
                [
                    (0.0001, 0.84),
                    (0.205, 0.84),
                    (0.215, 0.86),
                    (0.205, 1.2),
                    (0.17, 1.78),
                    (0.155, 1.83),
                    (0.12, 1.845),
                    (0.0001, 1.85),
                ],
                5,
            ),
            cap,
            n=96,
        )
    )
    o.append(cyl(0.212, 0.05, (0, 0, 0.83), mat("#d9b679", 0.2, metal=1), bevel=0.012))
    return group(o, (x, y, z), rot, s)


def row():
    start(6)
    world("studio", 0.4, 60)
    sweep((0, 0, 0), mat("#e9b3a6", 0.75), d=4, w=20)
    cap = mat("#2a1518", 0.2, coat=0.8)
    for k, c in enumerate(("#f0b9ab", "#e27f6f", "#c73a35", "#96132b", "#611029", "#8a4a5e", "#d8a0a6")):
        polish(-2.85 + 0.95 * k, 0.12 * (k % 2), c, cap, rot=(0, 0, k * 30))
    area((-3.6, -2.2, 3.6), (0, 0, 0.7), 1.3, 330, "#fff2ea")
    area((4, 0.5, 2.6), (0, 0, 0.8), 0.6, 190, "#ffffff", 4)
    area((0, 3, 3.4), (0, 0, 0.6), 2, 120, "#ffe3dc")


def chrome():
    start(8)
    world(color="#d9ccff", strength=0.55)
    sweep((0, 1.2, -0.9), mat("#9a80dc", 0.55), d=3.4, w=34, h=14)
    ch = mat("#f6f2ff", 0.03, metal=1)

    def blob(els, res=0.04):
        mb = bpy.data.metaballs.new("mb")
        mb.resolution = mb.render_resolution = res
        mb.threshold = 0.3
        for x, y, z, r, fz in els:
            e = mb.elements.new()
            e.type = "ELLIPSOID"
            e.co = (x, y, z)
            e.radius = r
            e.size_x = e.size_y = 1
            e.size_z = fz
        o = bpy.data.objects.new("mb%d" % len(bpy.data.metaballs), mb)
        bpy.context.scene.collection.objects.link(o)
        mb.materials.append(ch)

    v = [
        (0, -0.2, 1.5),
        (-0.9, -0.6, 1.05),
        (0.95, -0.75, 1.1),
        (0.5, 0.5, 1.1),
        (-0.7, 0.45, 1.0),
        (1.55, -0.2, 0.7),
        (-1.5, -0.15, 0.66),
        (0.15, -1.15, 0.8),
    ]
    blob([(x, y, -0.9, r, 0.28) for x, y, r in v])
    for x, y, z, r, f in (
        (-1.02, 0.2, 2.5, 0.3, 1.35),
        (0.98, 0.5, 3.1, 0.22, 1.4),
        (1.2, 0.0, 1.5, 0.15, 1.2),
        (-1.25, 0.6, 1.3, 0.12, 1.2),
        (-0.45, 0.7, 3.65, 0.14, 1.5),
        (0.5, 0.9, 2.55, 0.1, 1.2),
    ):
        lathe(
            soft(
                [
                    (0.0001, -r),
                    (r * 0.7, -r * 0.72),
                    (r, 0),
                    (r * 0.62, r * 0.8 * f),
                    (r * 0.2, r * 1.45 * f),
                    (0.0001, r * 1.75 * f),
                ],
                8,
            ),
            ch,
            (x, y, z),
        )
    polish(0, -0.1, "#f4f0ff", mat("#17131f", 0.14, coat=0.9), 0.03, 1, 1.75, (0, -6, 0), -0.72, glass=False)
    area((-3, -2.6, 4.6), (0, 0.4, 1.2), 2.4, 330, "#ffffff")
    area((3.6, 0.6, 3), (0, 0.2, 0.8), 1.0, 420, "#ff6fc8", 5)
    area((-3.8, 0.6, 1.6), (0, 0.2, 0.8), 1.0, 330, "#4fb8ff", 5)
    area((0, 2.6, 5.5), (0, 0, 0.5), 2.5, 160, "#ffffff")
    for x in (-1.9, 2.2):
        box((0.5, 0.1, 7), (x * 1.7, -5, 2), mat("#120a22", 0.9), 0).visible_camera = False


if __name__ == "__main__":
    for n in want("polish", "chrome"):
        if n == "polish":
            row()
            camera((0, -7.6, 1.35), (0, 0, 0.85), 47, 4, (0, -0.3, 0.6), (0, 0.03))
            shoot(n, 1200, 760, 48, "Medium High Contrast", 0.1)
        else:
            chrome()
            camera((0, -8.4, 3.3), (0, 0, 0.95), 58, 2.8, (0, -0.5, 0.9), (0, 0.045))
            shoot(n, 760, 1340, 44, "Medium High Contrast", 0.05)
