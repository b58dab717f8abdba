from lib import *


def polish(x, y, body, cap, s=1, rot=(0, 0, 0), z=0, glass=True):
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
            body,
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
        polish(-2.85 + 0.95 * k, 0.12 * (k % 2), mat(c, 0.2, coat=0.6), cap, rot=(0, 0, k * 30))
    area((-3.6, -2.2, 3.6), (0, 0, 0.7), 1.3, 330, "#fff2ea")
    area((4, 0.5, 2.6), (0, 0, 0.8), 0.6, 190, "#ffffff", 4)
    area((0, 3, 3.4), (0, 0, 0.6), 2, 120, "#ffe3dc")


def glow(loc, to, w, h, power, *colors):
    """A light that is bright in its middle and dies away to its edges, so that chrome shows soft bands."""
    m = mat(colors[0])
    t = m.node_tree
    co, gr = t.nodes.new("ShaderNodeTexCoord"), t.nodes.new("ShaderNodeTexGradient")
    mp, ra = t.nodes.new("ShaderNodeMapping"), t.nodes.new("ShaderNodeValToRGB")
    mp.inputs["Scale"].default_value = (2 / w, 2 / h, 1)
    gr.gradient_type = "SPHERICAL"
    e = ra.color_ramp.elements
    e[0].position, e[1].position = 0.1, 0.75
    e[0].color, e[1].color = (*rgb(colors[-1]), 1), (*rgb(colors[0]), 1)
    fade = t.nodes.new("ShaderNodeMapRange")
    fade.interpolation_type = "SMOOTHERSTEP"
    fade.inputs[2].default_value = 0.6
    clear, em, mx = (t.nodes.new("ShaderNode" + n) for n in ("BsdfTransparent", "Emission", "MixShader"))
    em.inputs[1].default_value = power
    for x, y in (
        (co.outputs["Object"], mp.inputs[0]),
        (mp.outputs[0], gr.inputs[0]),
        (gr.outputs[1], ra.inputs[0]),
        (gr.outputs[1], fade.inputs[0]),
        (fade.outputs[0], mx.inputs[0]),
        (ra.outputs[0], em.inputs[0]),
        (clear.outputs[0], mx.inputs[1]),
        (em.outputs[0], mx.inputs[2]),
        (mx.outputs[0], t.nodes["Material Output"].inputs[0]),
    ):
        t.links.new(x, y)
    o = plane(w, h, loc, m)
    look(o, to)
    o.visible_camera = False
    return o


def mirror_dust():
    """Chrome whose tint turns with the angle, from rose over violet to ice blue."""
    m = mat("#f3effc", 0.035, metal=1)
    t = m.node_tree
    lw, ra = t.nodes.new("ShaderNodeLayerWeight"), t.nodes.new("ShaderNodeValToRGB")
    lw.inputs[0].default_value = 0.42
    e = ra.color_ramp.elements
    for k, (at, c) in enumerate(((0, "#ffe9f7"), (1, "#f2fdff"), (0.3, "#ff9fe2"), (0.52, "#a98bff"), (0.76, "#4fd2ff"))):
        q = e[k] if k < 2 else e.new(at)
        q.position, q.color = at, (*rgb(c), 1)
    t.links.new(lw.outputs["Facing"], ra.inputs[0])
    t.links.new(ra.outputs[0], t.nodes["Principled BSDF"].inputs["Base Color"])
    return m


def drop(r, f, m, at):
    p = [(0.0001, -r), (r * 0.7, -r * 0.72), (r, 0), (r * 0.62, r * 0.8 * f), (r * 0.2, r * 1.45 * f), (0.0001, r * 1.75 * f)]
    lathe(soft(p, 12), m, at, n=160)


def chrome():
    start(8)
    world(color="#6a4fc0", strength=0.32)
    sweep((0, 1.2, -0.9), mat("#7d5dd0", 0.5), d=3.4, w=34, h=14)
    ch = mirror_dust()
    lay = [(0, -0.2, 1.5), (-0.9, -0.6, 1.05), (0.95, -0.75, 1.1), (0.5, 0.5, 1.1)]
    lay += [(-0.7, 0.45, 1.0), (1.55, -0.2, 0.7), (-1.5, -0.15, 0.66), (0.15, -1.15, 0.8)]
    mb = bpy.data.metaballs.new("mb")
    mb.resolution = mb.render_resolution = 0.025
    mb.threshold = 0.3
    for x, y, r in lay:
        e = mb.elements.new()
        e.type = "ELLIPSOID"
        e.co = (x, y, -0.9)
        e.radius = r
        e.size_z = 0.28
    mb.materials.append(ch)
    bpy.context.scene.collection.objects.link(bpy.data.objects.new("mb", mb))
    for x, y, z, r, f in (
        (-1.02, 0.2, 2.5, 0.3, 1.35),
        (0.98, 0.5, 3.1, 0.22, 1.4),
        (1.2, 0.0, 1.5, 0.15, 1.2),
        (-1.25, 0.6, 1.3, 0.12, 1.2),
    ):
        drop(r, f, ch, (x, y, z))
    polish(0, -0.1, ch, mat("#120d1a", 0.14, coat=0.9), 1.75, (0, -6, 0), -0.78, glass=False)
    glow((-4.4, -3.8, 3), (0, 0, 0.8), 8, 11, 8, "#ffffff", "#7fd0ff")
    glow((5, -1.6, 2.6), (0, 0, 0.8), 5.5, 10, 8, "#ffe3f4", "#ff4fb8")
    glow((0, 1, 7), (0, 0, 0.5), 9, 7, 5, "#ffffff", "#c9b6ff")
    glow((0.6, -8, 7.5), (0, 0, 0), 9, 6, 1.4, "#e2d2ff", "#8f66f0")
    for at, power, color in (((-3, -2.6, 4.6), 260, "#ffffff"), ((3.4, 0.4, 2.6), 200, "#ff8fd6"), ((-3.4, 0.8, 1.4), 150, "#7ec8ff")):
        area(at, (0, 2, 1.2), 2.4, power, color).visible_glossy = False  # for the paper only: chrome would show their edges


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
