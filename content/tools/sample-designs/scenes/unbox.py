from lib import *
from mathutils import noise as nz
import bottle


def build():
    start(19)
    world("apartment", 0.5, 60)
    plane(30, 30, (0, 0, -0.02), mat("#e9a98e", 0.8))
    kraft = mat("#c9965f", 0.9, mix="#b98450", mscale=14, bump=0.003, bscale=60)
    ins = mat("#d8a971", 0.9, mix="#cb995f", mscale=14, bump=0.003, bscale=60)
    W, D, H = 2.9, 2.2, 0.62
    for s in (-1, 1):
        box((0.05, D, H), (s * W / 2, 0, H / 2), kraft, 0.008)
        box((W, 0.05, H), (0, s * D / 2, H / 2), kraft, 0.008)
    box((W, D, 0.03), (0, 0, 0.02), ins, 0)
    box((1.15, D - 0.02, 0.035), (-W / 2 - 0.55, 0, H - 0.1), ins, 0.008, (0, -11, 0))
    box((1.15, D - 0.02, 0.035), (W / 2 + 0.55, 0, H - 0.1), ins, 0.008, (0, 11, 0))
    box((W - 0.02, 0.85, 0.035), (0, -D / 2 - 0.4, H - 0.1), ins, 0.008, (9, 0, 0))
    box((W - 0.02, 1.5, 0.035), (0, D / 2 + 0.74, H + 0.12), ins, 0.008, (6, 0, 0))
    ts = mat("#fff4ea", 0.75, sss=0.1, bump=0.002, bscale=60)
    for k, (cx, cy, rz, w, d) in enumerate(
        ((-0.72, 0.0, 5, 1.7, 2.3), (0.78, 0.05, -7, 1.6, 2.2))
    ):  # tissue, crumpled and pushed to the sides
        n, v = 90, []
        for i in range(n):
            for j in range(n):
                x, y = -w / 2 + w * i / (n - 1), -d / 2 + d * j / (n - 1)
                q = Vector((x * 1.7 + k * 5, y * 1.7, k))
                z = 0.26 + 0.17 * abs(nz.noise(q)) * 1.6 + 0.1 * abs(nz.noise(q * 2.6)) + 0.05 * abs(nz.noise(q * 5.5))
                ca, sa = math.cos(math.radians(rz)), math.sin(math.radians(rz))
                X, Y = cx + x * ca - y * sa, cy + x * sa + y * ca
                v.append(
                    (
                        max(-W / 2 + 0.05, min(W / 2 - 0.05, X)),
                        max(-D / 2 + 0.05, min(D / 2 - 0.05, Y)),
                        z - 0.02 * k + 0.25 * max(0, abs(X) / 1.4 - 0.75),
                    )
                )
        add(
            mesh(
                v,
                [
                    (i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1)
                    for i in range(n - 1)
                    for j in range(n - 1)
                ],
            ),
            ts,
            smooth=True,
        )
    old = set(bpy.context.scene.collection.objects)
    bottle.build(cut=True, keep=True)
    new = [o for o in bpy.context.scene.collection.objects if o not in old]
    root = group(new, (-0.62, -0.98, 0.72), (-90, 0, 0), 0.86)
    root.rotation_euler = (math.radians(-86), 0, math.radians(14))
    cd = box((0.95, 0.68, 0.02), (0.72, 0.1, 0.78), mat("#f7efe2", 0.8), 0.004, (4, -3, -14))
    box((0.5, 0.5, 0.34), (0.78, -0.62, 0.5), mat("#b9552e", 0.6), 0.03, (0, 0, 12))
    cyl(0.27, 0.22, (0.15, 0.55, 0.62), mat("#f1cdbb", 0.4, coat=0.2), (8, -6, 0), 0.03)
    cyl(0.275, 0.09, (0.15, 0.55, 0.75), mat("#17130f", 0.4, coat=0.3), (8, -6, 0), 0.02)
    gr = mat("#5c7350", 0.45, mix="#3f5a3c", mscale=2)
    [
        leaf(0.5, 0.07, gr, (1.08 - 0.05 * k, 0.55 + 0.06 * k, 0.74), (R.uniform(6, 26), 0, 20 + 40 * k), 0.3)
        for k in range(4)
    ]
    area((-3.4, 3, 4.6), (0, 0, 0.3), 1.4, 380, "#fff1e2")
    area((3.8, -1.5, 3.4), (0, 0, 0.3), 1.4, 90, "#ffe0d0")


if __name__ == "__main__":
    build()
    camera((0, -0.0, 9.6), (0, 0.12, 0), 62)
    bpy.context.scene.camera.rotation_euler = (0, 0, 0)
    shoot("unbox", 1000, 1080, 44, "Medium High Contrast", 0.15)
