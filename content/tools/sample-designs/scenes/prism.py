from lib import *


def acrylic(color, edge, faces):
    """Cast acrylic: light that passes takes the color (so sheets mix where they overlap), the polish mirrors, the sawn edge glows."""
    m = bpy.data.materials.new("a")
    m.use_nodes = True
    t = m.node_tree
    t.nodes.clear()
    out = t.nodes.new("ShaderNodeOutputMaterial")
    tr = t.nodes.new("ShaderNodeBsdfTransparent")
    tr.inputs[0].default_value = (*rgb(color), 1)
    gl = t.nodes.new("ShaderNodeBsdfGlossy")
    gl.inputs["Roughness"].default_value = 0.03
    df = t.nodes.new("ShaderNodeBsdfDiffuse")
    df.inputs[0].default_value = (*rgb(edge), 1)
    em = t.nodes.new("ShaderNodeEmission")
    em.inputs[0].default_value = (*rgb(edge), 1)
    em.inputs[1].default_value = 0.75
    fr = t.nodes.new("ShaderNodeFresnel")
    fr.inputs[0].default_value = 1.46

    def mix(f, a, b):
        x = t.nodes.new("ShaderNodeMixShader")
        if isinstance(f, float):
            x.inputs[0].default_value = f
        else:
            t.links.new(f, x.inputs[0])
        t.links.new(a, x.inputs[1])
        t.links.new(b, x.inputs[2])
        return x.outputs[0]

    body = (
        mix(0.0 if not faces else 0.07, tr.outputs[0], df.outputs[0])
        if faces
        else mix(0.5, mix(0.45, tr.outputs[0], df.outputs[0]), em.outputs[0])
    )
    t.links.new(mix(fr.outputs[0], body, gl.outputs[0]), out.inputs[0])
    return m


def sheet(w, h, d, loc, turn, color, edge):
    """An upright sheet with two faces and bright, bevelled edges."""
    o = box((w, d, h), loc, acrylic(color, edge, True), 0.012, (0, 0, turn), seg=2)
    o.data.materials.append(acrylic(color, edge, False))
    for k in (0, 1, 3, 5):
        o.data.polygons[k].material_index = 1
    o.modifiers["b"].material = 1
    return o


def build():
    start(3)
    world("studio", 0.55, 60)
    sweep((0, 1, -0.9), mat("#f1f0fa", 0.6), d=4.4, w=60, h=14, r=2.4)
    for k, (c, e) in enumerate(
        (
            ("#ffb08a", "#ff5420"),
            ("#ffcf70", "#ffa412"),
            ("#ff86b4", "#f01a74"),
            ("#ae8fff", "#6a2cf0"),
            ("#7fa4ff", "#1a50ff"),
            ("#74e2ee", "#06a2c8"),
        )
    ):
        h = 0.7 + 0.47 * k
        sheet(1.1 + 0.09 * k, h, 0.1, (-2.3 + 0.86 * k, 0.34 * (-1) ** k, -0.9 + h / 2), -22, c, e)
    sunlight(36, -62, 4.4, "#fff3e2", 0.5)
    area((-4, -3, 4), (0, 0, 0.3), 1.6, 190, "#ffffff")
    area((5, -2, 2.4), (0, 0, 0.6), 0.8, 120, "#ffffff", 5)


if __name__ == "__main__":
    build()
    camera((0, -9.6, 2.5), (0, 0, 0.62), 39, 8, (0, -0.4, 0.5), (-0.15, 0.0))
    shoot("prism", 1500, 500, 64, "Medium High Contrast", 0.0)
