from lib import *
from mathutils import noise as nz
import spa


def build():
    start(2)
    R.seed(3)

    def h(x, y):
        z = 0.9 * math.sin(0.34 * x + 0.5 * math.sin(0.22 * y) + 0.4) * math.sin(0.23 * y + 0.9) + 0.5 * nz.noise(
            Vector((x * 0.16, y * 0.16, 2))
        )
        c = nz.noise(Vector((x * 0.22 + 4, y * 0.2, 7)))
        z += 0.42 * (1 - abs(c)) ** 3
        k = max(0, 1 - abs(x) / 4.4) * max(0, min(1, (2.6 - y) / 3))
        z = z * (1 - 0.74 * k)
        return (
            z
            + 0.022 * math.sin(9.5 * (y + 0.35 * x) + 2.2 * nz.noise(Vector((x * 0.7, y * 0.7, 5))))
            + 0.008 * nz.noise(Vector((x * 7, y * 7, 3)))
        )

    n, v = 520, []
    for i in range(n):
        for j in range(n):
            x, y = -16 + 32 * i / (n - 1), -5 + 30 * (j / (n - 1)) ** 1.5
            v.append((x * (1 + 0.035 * max(0, y)), y, h(x * (1 + 0.035 * max(0, y)), y)))
    add(
        mesh(
            v,
            [
                (i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1)
                for i in range(n - 1)
                for j in range(n - 1)
            ],
        ),
        mat("#d99a63", 0.9, mix="#c98750", mscale=40, bump=0.004, bscale=300),
        smooth=True,
    )
    R0 = 0.26
    z0 = h(0.35, -0.9)
    spa.towel(0.35, -0.9, R0, 1.5, "#2f6b6e", 24)
    o = bpy.context.scene.collection.objects[-1]
    o.location.z = z0 + R0 - 0.02
    o.data.materials[0] = mat("#2f6b6e", 0.75, bump=0.003, bscale=120)
    for d in (-0.42, 0.42):
        a = math.radians(24)
        group(
            [torus(R0 * 1.0, 0.022, (0, 0, 0), mat("#f1e0c4", 0.8), (0, 90, 0), k=12)],
            (0.35 + d * math.cos(a), -0.9 + d * math.sin(a), z0 + R0 - 0.02),
            (0, 0, 24),
        )
    plane(120, 60, (0, 60, -0.35), mat("#c98a7a", 0.25))
    sunlight(11, 206, 7.5, "#ffb36b", 1.2)
    world("sunrise", 0.55, 90)
    area((-4, -6, 5), (0, 0, 0), 4, 240, "#ffd9c9")


if __name__ == "__main__":
    build()
    camera((-0.1, -6.4, 1.45), (0.1, 2, 0.75), 38, 5, (0.3, -1, 0.3), (0, 0.14))
    shoot("dunes", 1040, 1300, 40, "Medium High Contrast", 0.55, cut=True)
