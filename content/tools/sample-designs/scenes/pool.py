from lib import *


def build():
    start(5)
    world("sky", 0.35, 0)
    m = mat("#3fc0d2", 0.6)
    t = m.node_tree
    p = t.nodes["Principled BSDF"]  # tiles, and the net of light that water throws on them
    co = t.nodes.new("ShaderNodeTexCoord")
    br = t.nodes.new("ShaderNodeTexBrick")
    br.offset = 0
    br.inputs["Scale"].default_value = 1.6
    br.inputs["Mortar Size"].default_value = 0.012
    br.inputs["Brick Width"].default_value = 0.5
    br.inputs["Row Height"].default_value = 0.5
    for k, c in (("Color1", "#2fb4cb"), ("Color2", "#3cc0d4"), ("Mortar", "#8fe0e6")):
        br.inputs[k].default_value = (*rgb(c), 1)
    nz_ = t.nodes.new("ShaderNodeTexNoise")
    nz_.inputs["Scale"].default_value = 0.9
    mix = t.nodes.new("ShaderNodeMixRGB")
    mix.inputs[0].default_value = 0.22
    t.links.new(co.outputs["Object"], nz_.inputs[0])
    t.links.new(co.outputs["Object"], mix.inputs[1])
    t.links.new(nz_.outputs["Color"], mix.inputs[2])
    t.links.new(mix.outputs[0], br.inputs["Vector"])
    t.links.new(br.outputs["Color"], p.inputs["Base Color"])
    vo = t.nodes.new("ShaderNodeTexVoronoi")
    vo.feature = "DISTANCE_TO_EDGE"
    vo.inputs["Scale"].default_value = 1.35
    n2 = t.nodes.new("ShaderNodeTexNoise")
    n2.inputs["Scale"].default_value = 1.1
    m2 = t.nodes.new("ShaderNodeMixRGB")
    m2.inputs[0].default_value = 0.42
    t.links.new(co.outputs["Object"], n2.inputs[0])
    t.links.new(co.outputs["Object"], m2.inputs[1])
    t.links.new(n2.outputs["Color"], m2.inputs[2])
    t.links.new(m2.outputs[0], vo.inputs["Vector"])
    ra = t.nodes.new("ShaderNodeValToRGB")
    e = ra.color_ramp.elements
    e[0].position, e[1].position = 0.0, 0.14
    e[1].color = (0, 0, 0, 1)
    e[0].color = (*rgb("#dffcff"), 1)
    ra.color_ramp.interpolation = "EASE"
    t.links.new(vo.outputs["Distance"], ra.inputs[0])
    t.links.new(ra.outputs[0], p.inputs["Emission"])
    p.inputs["Emission Strength"].default_value = 0.6
    plane(16, 16, (0, 0, -1.1), m)
    w = mat("#e6fbff", 0.01, glass=1, ior=1.2, bump=0.05, bscale=1.4)
    plane(16, 16, (0, 0, 0), w)
    rg = [mat(c, 0.2, coat=0.5, sss=0.08) for c in ("#fff6ea", "#ff5f4a")]
    o = torus(1.36, 0.5, (0, 0, 0.2), rg[0], (3, -2, 0), n=192, k=64, scale=(1, 1, 0.8))
    o.data.materials.append(rg[1])
    n = 192
    for q in o.data.polygons:
        a = (q.index % n) / n
        q.material_index = int(a * 12) % 2
    torus(1.36 + 0.5, 0.012, (0, 0, 0.2), rg[0], (3, -2, 0), k=8)
    group(
        [cyl(0.05, 0.12, (0, 0, 0), rg[0], bevel=0.02), cyl(0.075, 0.03, (0, 0, -0.05), rg[0], bevel=0.01)],
        (-1.15, 0.93, 0.58),
        (-14, -16, 0),
    )
    sunlight(52, -130, 4.6, "#fff3da", 0.7)
    area((-3, 4, 5), (0, 0, 0), 3, 130)


if __name__ == "__main__":
    build()
    camera((0, 0, 10), (0, 0, 0), 62)
    bpy.context.scene.camera.rotation_euler = (0, 0, 0)
    shoot("pool", 1100, 1100, 44, "Medium High Contrast", 0.1)
