from lib import *


def build():
    start(4)
    world("night", 0.25, 0)
    m = mat("#2a2f3c", 0.56)
    t = m.node_tree
    tn = t.nodes.new("ShaderNodeTangent")
    tn.direction_type = "RADIAL"
    tn.axis = "Z"
    t.links.new(tn.outputs[0], t.nodes["Principled BSDF"].inputs["Tangent"])
    t.nodes["Principled BSDF"].inputs["Anisotropic"].default_value = 0.95
    t.nodes["Principled BSDF"].inputs["Metallic"].default_value = 0.35
    p, r, i = [(0.0001, 0), (0.66, 0)], 0.7, 0
    while r < 1.94:
        gap = any(abs(r - g) < 0.014 for g in (0.98, 1.27, 1.52, 1.76))
        p.append((r, 0 if gap else (0.0035 if i % 2 else -0.0035)))
        r += 0.0055
        i += 1
    o = lathe(p + [(1.96, 0), (1.985, 0.004), (2.0, 0), (2.0, -0.03)], m, n=180)
    o.data.auto_smooth_angle = math.radians(80)
    cyl(0.66, 0.012, (0, 0, 0.002), mat("#f0c25a", 0.55, mix="#e3ad3d", mscale=3), bevel=0.002)
    torus(0.62, 0.003, (0, 0, 0.009), mat("#8a5a1a", 0.5), k=8)
    cyl(0.045, 0.02, (0, 0, 0.006), mat("#0b1630", 0.8), bevel=0.002)
    area((-3.4, 2.6, 4.4), (0, 0, 0), 0.4, 620, "#ffe6b0", 0.4)
    area((3.4, -2.6, 4.4), (0, 0, 0), 0.4, 460, "#9cc0ff", 0.4)
    area((-2.2, -3.4, 2.4), (0, 0, 0), 0.3, 40, "#ffd7a0", 2)
    area((0.5, 1, 6), (0, 0, 0), 0.8, 60, "#ffffff")


if __name__ == "__main__":
    build()
    camera((0, 0, 9), (0, 0, 0), 75)
    S_ = bpy.context.scene.camera
    S_.rotation_euler = (0, 0, 0)
    shoot("vinyl", 1000, 1000, 60, "Medium High Contrast", 0.6, cut=True)
