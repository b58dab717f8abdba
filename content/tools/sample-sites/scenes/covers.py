# What lies on a roof: shingles, metal and tile. Each field has its eave at y = 0.
from fabric import *

# Weathered gray with a few browner and darker shingles, as in a laminated blend.
SLATE = ["#3a3f47", "#2b2f36", "#474c54", "#3a3b3f", "#32373f", "#4d4c4b"]
AGED = ["#5f5c58", "#4e4a46", "#6d6963", "#5a544d", "#66625d", "#484441"]


def grit(color):
    """Mineral granules: specks of three tones, and the soft stains that rain leaves."""
    m = mat(color, 0.95)
    t = m.node_tree
    new, link = t.nodes.new, t.links.new
    co = new("ShaderNodeTexCoord")

    def ramp(scale, detail, stops):
        n, r = new("ShaderNodeTexNoise"), new("ShaderNodeValToRGB")
        n.inputs["Scale"].default_value, n.inputs["Detail"].default_value = scale, detail
        e = r.color_ramp.elements
        for k, (at, c) in enumerate(stops):
            q = e[k] if k < 2 else e.new(at)
            q.position, q.color = at, (*c, 1)
        link(co.outputs["Object"], n.inputs["Vector"])
        link(n.outputs["Fac"], r.inputs[0])
        return n, r

    c = np.array(rgb(color))
    fine, specks = ramp(210, 2, [(0.36, c * 0.45), (0.64, c * 1.75), (0.5, c)])
    _, stains = ramp(0.9, 5, [(0.3, np.array((0.62, 0.61, 0.6))), (0.72, np.array((1.12, 1.1, 1.06)))])
    mx, bump = new("ShaderNodeMixRGB"), new("ShaderNodeBump")
    mx.blend_type = "MULTIPLY"
    mx.inputs[0].default_value = 1
    bump.inputs["Distance"].default_value = 0.0035
    p = t.nodes["Principled BSDF"]
    link(specks.outputs[0], mx.inputs[1])
    link(stains.outputs[0], mx.inputs[2])
    link(mx.outputs[0], p.inputs["Base Color"])
    link(fine.outputs["Fac"], bump.inputs["Height"])
    link(bump.outputs[0], p.inputs["Normal"])
    return m


def slabs(list_, m):
    """One mesh of many thin shingles: (x0, x1, y0, y1, height of the butt, height of the top, thickness). Their butts lean in a little."""
    v, f = [], []
    for x0, x1, y0, y1, low, high, t in list_:
        b, s = len(v), 0.004
        v += [(x0, y0, low - t), (x1, y0, low - t), (x1, y1, high - t), (x0, y1, high - t)]
        v += [(x0 + s, y0 + s, low), (x1 - s, y0 + s, low), (x1 - s, y1, high), (x0 + s, y1, high)]
        f += [tuple(b + q for q in side) for side in ((4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (3, 0, 4, 7))]
    return add(mesh(v, f), m)


def shingles(w, length, colors=SLATE, lost=lambda x, y: False, show=0.143, seed=12):
    """Laminated shingles: a running layer below, and on it teeth of uneven width with the lower one in their gaps."""
    g = np.random.default_rng(seed)
    sets = [[] for _ in colors]
    for row in range(int(length / show) + 1):
        y, x = row * show + g.normal(0, 0.0015), -w / 2 - g.uniform(0, 0.3)
        while x < w / 2:
            tooth = g.uniform(0.1, 0.3)
            for wide, lift, cut in ((tooth, 0.0075, 0), (g.uniform(0.06, 0.17), 0, g.uniform(0, 0.004))):
                x0, x1 = max(x, -w / 2), min(x + wide, w / 2)
                x += wide
                if x1 - x0 < 0.02 or lost((x0 + x1) / 2, y):
                    continue
                k = g.integers(len(colors))
                low = 0.026 + lift + g.uniform(0, 0.0015)
                sets[k].append((x0, x1, y + cut, min(y + show * 2.1, length), low, 0.006 + lift * 0.4, 0.011))
    felt = plane(w, length, (0, length / 2, 0), mat("#5f5e59", 0.9, mix="#4a4a46", mscale=3, bump=0.004, bscale=9))
    return [slabs(s, grit(c)) for s, c in zip(sets, colors)] + [felt]


def seams(w, length, color="#9fb4bd", gap=0.4):
    m = mat(color, 0.34, metal=0.75, mix=tuple(q * 0.88 for q in rgb(color)), mscale=1.5, bump=0.0025, bscale=2.2)
    ribs = [box((0.028, length, 0.05), (-w / 2 + k * gap, length / 2, 0.025), m, 0.008) for k in range(int(w / gap) + 1)]
    return [plane(w, length, (0, length / 2, 0), m), *ribs]


def tiles(w, length, gap=0.3, show=0.4):
    pairs = (("#b5613b", "#8d4527"), ("#c4744a", "#9b5330"), ("#a3502f", "#7b3820"), ("#cf8a5f", "#a8623a"))
    colors = [mat(c, 0.8, mix=d, mscale=7, mdetail=8, bump=0.003, bscale=60) for c, d in pairs]
    parts = []
    for sign, shift in ((1, 0), (-1, gap / 2)):
        v, n = [], 12
        for y, r, z in ((0, 0.088, 0.045), (show * 1.25, 0.074, 0)):
            for s in (r, r - 0.014):
                v += [(s * math.cos(math.pi * k / n), y, z + sign * s * math.sin(math.pi * k / n)) for k in range(n + 1)]
        a, f = n + 1, []
        for k in range(n):
            f += [(k, k + 1, 2 * a + k + 1, 2 * a + k), (a + k + 1, a + k, 3 * a + k, 3 * a + k + 1), (k, a + k, a + k + 1, k + 1)]
        shapes = [mesh(v, f) for _ in colors]
        for row in range(int(length / show) + 1):
            for k in range(int(w / gap) + 1):
                c = R.randrange(4)
                x = -w / 2 + k * gap + shift + R.uniform(-0.008, 0.008)
                at = (x, row * show + R.uniform(-0.012, 0.012), 0.08 if sign > 0 else 0.06)
                parts.append(add(shapes[c], colors[c], at, (0, 0, R.uniform(-1.2, 1.2)), smooth=True))
    return parts + [plane(w, length, (0, length / 2, -0.06), mat("#4a3a30", 0.9))]


def bent(x, y, turn, m, w=0.3, d=0.2, curl=0.06, tilt=(0, 0), lift=0.05):
    """A shingle that came loose: bowed by the sun, one edge torn."""
    u, v = np.meshgrid(np.linspace(-1, 1, 36), np.linspace(-1, 1, 24), indexing="ij")
    torn = 0.018 * noise2(u * 5, u * 0 + x * 7, 3) + 0.008 * noise2(u * 17, u * 0 + y, 4)
    px, py = u * w / 2, v * d / 2 + torn * (v > 0.9)
    pz = curl * (u * 0.6 + 0.3) ** 2 - curl * 0.5 * v * np.abs(v) + 0.006 * noise2(u * 2, v * 2, 5)
    o = surface(px, py, pz, m, loc=(x, y, lift), rot=(*tilt, turn))
    q = o.modifiers.new("t", "SOLIDIFY")
    q.thickness = 0.006
    return o
