from fabric import *

# From straight above; one unit is 7.4 cm.


def weave(a="#e4d9c4", b="#d3c6ae", pitch=0.0165):
    """Linen: threads over and under, some thicker than others."""
    m = mat(a, 0.92, sheen=0.25)
    t = m.node_tree
    link, new = t.links.new, t.nodes.new
    co = new("ShaderNodeTexCoord")
    slub = new("ShaderNodeTexNoise")
    slub.inputs["Scale"].default_value = 3.2
    slub.inputs["Detail"].default_value = 5
    link(co.outputs["Object"], slub.inputs["Vector"])
    height = []
    for way in ("X", "Y"):
        w = new("ShaderNodeTexWave")
        w.bands_direction = way
        w.inputs["Scale"].default_value = 0.31416 / pitch
        w.inputs["Distortion"].default_value = 2.2
        w.inputs["Detail Scale"].default_value = 0.35
        link(co.outputs["Object"], w.inputs["Vector"])
        streak, mp = new("ShaderNodeTexNoise"), new("ShaderNodeMapping")
        mp.inputs["Scale"].default_value = (38, 0.5, 1) if way == "X" else (0.5, 38, 1)
        link(co.outputs["Object"], mp.inputs[0])
        link(mp.outputs[0], streak.inputs["Vector"])
        k = new("ShaderNodeMath")
        k.operation = "MULTIPLY"
        link(w.outputs["Fac"], k.inputs[0])
        link(streak.outputs["Fac"], k.inputs[1])
        height.append(k)
    top = new("ShaderNodeMath")
    top.operation = "MAXIMUM"
    link(height[0].outputs[0], top.inputs[0])
    link(height[1].outputs[0], top.inputs[1])
    ramp = new("ShaderNodeValToRGB")
    e = ramp.color_ramp.elements
    e[0].position, e[1].position = 0.12, 0.6
    e[0].color, e[1].color = (*rgb(b), 1), (*rgb(a), 1)
    bump = new("ShaderNodeBump")
    bump.inputs["Distance"].default_value = 0.009
    link(top.outputs[0], ramp.inputs[0])
    link(top.outputs[0], bump.inputs["Height"])
    p = t.nodes["Principled BSDF"]
    link(ramp.outputs[0], p.inputs["Base Color"])
    link(bump.outputs[0], p.inputs["Normal"])
    return m


def cloth():
    """It lies almost flat, with a few soft creases at its sides."""
    x, y = np.meshgrid(np.linspace(-2.6, 2.6, 420), np.linspace(-3, 3, 480), indexing="ij")
    away = step(0.7, 2.0, np.hypot(x * 0.95, y * 0.72))
    fold = lambda d, w: np.exp(-((d / w) ** 2))
    z = 0.01 * fbm(x * 0.5, y * 0.5, 3, 3)
    for a, b, c, w, h in ((0.82, 0.57, -1.55, 0.16, 0.1), (0.3, 0.95, 2.0, 0.2, 0.09), (-0.6, 0.8, -1.9, 0.14, 0.08)):
        d = a * x + b * y - c + 0.12 * noise2(x * 0.7, y * 0.7, 11)
        z += h * away * (fold(d, w) - 0.5 * fold(d - 2.2 * w, 1.3 * w))
    surface(x, y, z - 0.03 * away - 0.015, weave())


def sheet(w, h, at, turn, m, curl=0.012, rag=0.0):
    """A sheet that lies flat but for a breath under its corners. rag: how uneven the torn edge of handmade paper is."""
    u, v = np.meshgrid(np.linspace(-1, 1, 180), np.linspace(-1, 1, 240), indexing="ij")
    x = u * w / 2 + rag * u**31 * (noise2(v * 26, u * 0 + 2, 4) + 0.6 * noise2(v * 70, u * 0 + 2, 5)) * np.sign(u)
    y = v * h / 2 + rag * v**31 * (noise2(u * 20, v * 0 + 7, 6) + 0.6 * noise2(u * 60, v * 0 + 7, 7)) * np.sign(v)
    z = curl * (0.6 * (u * v) ** 2 * u + 0.8 * step(0.5, 1.0, np.abs(u * v)) * np.abs(v))
    o = surface(x, y, z, m, loc=at, rot=(0, 0, turn))
    q = o.modifiers.new("t", "SOLIDIFY")
    q.thickness = 0.008
    return o


def envelope(at, turn, m):
    """Its back, with the pointed flap closed."""
    flap = add(mesh([(-1.235, 0.855, 0.012), (1.235, 0.855, 0.012), (0.1, -0.12, 0.016), (-0.1, -0.12, 0.016)], [(3, 2, 1, 0)]), m)
    q = flap.modifiers.new("t", "SOLIDIFY")
    q.thickness = 0.007
    group([sheet(2.5, 1.72, (0, 0, 0), 0, m, 0.004), flap], at, (0, 0, turn))


def paper(c, grain=0.0011):
    return mat(c, 0.9, bump=grain, bscale=75)


def branch(pts, m, stem, first=0.5, seed=1):
    """Olive: narrow leaves in pairs, dull green above and silver below, smaller toward the tip."""
    g = random.Random(seed)
    tube(pts, 0.013, stem, taper=lambda t: 1.25 - 0.85 * t)
    n = 11
    for i in range(n):
        t = (i + 0.4) / n * (len(pts) - 1)
        k = min(len(pts) - 2, int(t))
        a, b = Vector(pts[k]), Vector(pts[k + 1])
        p, d = a.lerp(b, t - k), b - a
        way = math.degrees(math.atan2(d.y, d.x)) - 90
        size = first * (1 - 0.42 * i / n)
        for s in (-1, 1):
            if g.random() < 0.1:
                continue
            turn = way + s * g.uniform(28, 56)
            leaf(
                size * g.uniform(0.82, 1.12),
                size * g.uniform(0.088, 0.11),
                m[g.choice((0, 0, 1, 2))],
                p,
                (g.uniform(-2, 22), g.uniform(-24, 24), turn),
                g.uniform(0.1, 0.3),
                fold=g.uniform(0.05, 0.13),
            )
    end = Vector(pts[-1]) - Vector(pts[-2])
    leaf(first * 0.5, first * 0.05, m[0], pts[-1], (10, 0, math.degrees(math.atan2(end.y, end.x)) - 90), 0.2)


def olives():
    m = [mat(c, 0.42, mix=d, mscale=7, sss=0.12, coat=0.12) for c, d in (("#66774a", "#4c5d36"), ("#75855a", "#5c6d44"), ("#a3ab94", "#8b967c"))]
    stem = mat("#7c6f52", 0.8, mix="#5d5640", mscale=12)
    branch([(-1.95, -1.2, 0.06), (-1.55, -1.35, 0.09), (-1.05, -1.62, 0.1), (-0.5, -1.75, 0.12)], m, stem, 0.5, 3)
    branch([(-1.8, -1.95, 0.05), (-1.62, -1.45, 0.09), (-1.52, -0.9, 0.1), (-1.5, -0.35, 0.13)], m, stem, 0.46, 5)
    branch([(1.85, 1.9, 0.06), (1.4, 1.74, 0.1), (0.98, 1.7, 0.12), (0.5, 1.78, 0.12)], m, stem, 0.48, 9)
    branch([(1.85, 1.95, 0.05), (1.6, 1.62, 0.09), (1.5, 1.2, 0.12), (1.52, 0.8, 0.13)], m, stem, 0.42, 12)
    fruit = mat("#6b7336", 0.3, mix="#4f5a2a", mscale=5, coat=0.3, sss=0.1)
    for x, y, a in ((-1.32, -1.32, 30), (-1.6, -1.08, -40), (-0.86, -1.56, 75), (1.42, 1.62, 20), (1.16, 1.82, -60)):
        ball(0.075, (x, y, 0.12), fruit, (0.82, 1.2, 0.82), (20, 0, a), n=24)


def window_light():
    """Late sun through a window: its bars are soft, and a twig outside draws itself across the cloth."""
    sunlight(42, 118, 5.4, "#ffe6c8", 2.2)
    d = Vector((0, 0, 1))
    d.rotate(bpy.context.scene.objects["sun"].rotation_euler)
    dark = mat("#000000", 1)
    at = lambda x, y, far: Vector((x, y, 0)) + d * far
    for x, y, w, h, a in ((-1.05, 0.4, 0.2, 12, 8), (1.55, 0.4, 0.2, 12, 8), (0.2, -0.72, 12, 0.2, 8), (-3.6, 0, 2.6, 12, 8)):
        box((w, h, 0.05), at(x, y, 5), dark, 0, (0, 0, a)).visible_camera = False


def build():
    start(15)
    world("apartment", 0.42, 120)
    cloth()
    envelope((0.5, 0.62, 0.012), -78, paper("#98a294"))
    sheet(1.72, 2.4, (-0.38, 0.12, 0.034), 4, paper("#faf5ea", 0.0016), 0.012, 0.012)
    sheet(1.5, 1.06, (0.72, -0.98, 0.052), -8, paper("#46574a"), 0.01)
    olives()
    window_light()
    area((3, -3, 4), (0, 0, 0), 2, 40)


if __name__ == "__main__":
    build()
    camera((0, 0, 9), (0, 0, 0), 80)
    bpy.context.scene.camera.rotation_euler = (0, 0, 0)
    shoot("wedding", 1040, 1300, 44, "Medium High Contrast", 0.3)
