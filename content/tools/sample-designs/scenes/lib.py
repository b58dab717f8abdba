# Small scene kit for Blender 3.4 (Cycles, CPU). A scene file calls start(), builds with these, then shoot().
import bpy, math, os, random, sys, tempfile
from mathutils import Vector
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
ART = os.environ.get("ART_CACHE", os.path.join(HERE, "..", ".cache"))  # hdri/*.exr, rt_hdr_alb_nrm.tza
OUT = os.environ.get("ART_PHOTOS", os.path.join(HERE, "..", "photos"))
SCALE = float(os.environ.get("SCALE", "1"))
SPP = float(os.environ.get("SPP", "1"))
R = random.Random(7)
S = None


def start(seed=7):
    global S
    bpy.ops.wm.read_factory_settings(use_empty=True)
    S = bpy.context.scene
    S.render.engine = "CYCLES"
    S.cycles.use_denoising = False
    S.cycles.use_adaptive_sampling = True
    S.cycles.adaptive_threshold = 0.03
    S.cycles.max_bounces = 10
    S.cycles.transparent_max_bounces = 12
    S.cycles.sample_clamp_indirect = 6
    S.cycles.blur_glossy = 0.6
    S.cycles.caustics_reflective = False
    S.view_settings.view_transform = "Filmic"
    R.seed(seed)


# ---- light -----------------------------------------------------------------
def world(hdri=None, strength=1, rot=0, color=None, camera_color=None):
    w = bpy.data.worlds.new("w")
    S.world = w
    w.use_nodes = True
    t = w.node_tree
    bg = t.nodes["Background"]
    bg.inputs[1].default_value = strength
    if hdri:
        e = t.nodes.new("ShaderNodeTexEnvironment")
        e.image = bpy.data.images.load(f"{ART}/hdri/{hdri}.exr")
        m = t.nodes.new("ShaderNodeMapping")
        c = t.nodes.new("ShaderNodeTexCoord")
        m.inputs["Rotation"].default_value[2] = math.radians(rot)
        t.links.new(c.outputs["Generated"], m.inputs[0])
        t.links.new(m.outputs[0], e.inputs[0])
        t.links.new(e.outputs[0], bg.inputs[0])
    elif color:
        bg.inputs[0].default_value = (*rgb(color), 1)
    if camera_color:
        lp = t.nodes.new("ShaderNodeLightPath")
        mx = t.nodes.new("ShaderNodeMixShader")
        b2 = t.nodes.new("ShaderNodeBackground")
        b2.inputs[0].default_value = (*rgb(camera_color), 1)
        t.links.new(lp.outputs["Is Camera Ray"], mx.inputs[0])
        t.links.new(bg.outputs[0], mx.inputs[1])
        t.links.new(b2.outputs[0], mx.inputs[2])
        t.links.new(mx.outputs[0], t.nodes["World Output"].inputs[0])


def sky(elev=20, rot=0, strength=0.3, dust=1, sun=True, air=1):
    w = bpy.data.worlds.new("w")
    S.world = w
    w.use_nodes = True
    t = w.node_tree
    n = t.nodes.new("ShaderNodeTexSky")
    n.sky_type = "NISHITA"
    n.sun_elevation = math.radians(elev)
    n.sun_rotation = math.radians(rot)
    n.dust_density = dust
    n.sun_disc = sun
    n.air_density = air
    n.sun_intensity = 0.6
    t.links.new(n.outputs[0], t.nodes["Background"].inputs[0])
    t.nodes["Background"].inputs[1].default_value = strength


def gradient_sky(stops, strength):
    """Colors from the horizon (0) up to the zenith (1); it also lights the scene."""
    w = bpy.data.worlds.new("w")
    S.world = w
    w.use_nodes = True
    t = w.node_tree
    co = t.nodes.new("ShaderNodeTexCoord")
    sp = t.nodes.new("ShaderNodeSeparateXYZ")
    ra = t.nodes.new("ShaderNodeValToRGB")
    e = ra.color_ramp.elements
    e.remove(e[1])
    for k, (at, color) in enumerate(stops):
        x = e.new(at) if k else e[0]
        x.position = at
        x.color = (*rgb(color), 1)
    t.links.new(co.outputs["Generated"], sp.inputs[0])
    t.links.new(sp.outputs[2], ra.inputs[0])
    t.links.new(ra.outputs[0], t.nodes["Background"].inputs[0])
    t.nodes["Background"].inputs[1].default_value = strength


def area(loc, to=(0, 0, 0), size=1, power=100, color="#ffffff", size_y=None):
    l = bpy.data.lights.new("a", "AREA")
    l.energy = power
    l.color = rgb(color)
    l.size = size
    if size_y:
        l.shape = "RECTANGLE"
        l.size_y = size_y
    o = bpy.data.objects.new("a", l)
    S.collection.objects.link(o)
    o.location = loc
    look(o, to)
    return o


def spot(loc, to, power, color="#ffffff", angle=30, radius=0.05, blend=0.4):
    l = bpy.data.lights.new("s", "SPOT")
    l.energy = power
    l.color = rgb(color)
    l.spot_size = math.radians(angle)
    l.shadow_soft_size = radius
    l.spot_blend = blend
    o = bpy.data.objects.new("s", l)
    S.collection.objects.link(o)
    o.location = loc
    look(o, to)
    return o


def point(loc, power, color="#ffd9a0", radius=0.05):
    l = bpy.data.lights.new("p", "POINT")
    l.energy = power
    l.color = rgb(color)
    l.shadow_soft_size = radius
    o = bpy.data.objects.new("p", l)
    S.collection.objects.link(o)
    o.location = loc
    return o


def sunlight(elev, rot, power, color="#fff3df", angle=1.5):
    l = bpy.data.lights.new("sun", "SUN")
    l.energy = power
    l.color = rgb(color)
    l.angle = math.radians(angle)
    o = bpy.data.objects.new("sun", l)
    S.collection.objects.link(o)
    o.rotation_euler = (math.radians(90 - elev), 0, math.radians(rot))
    return o


def look(o, to):
    o.rotation_euler = (Vector(to) - Vector(o.location)).to_track_quat("-Z", "Y").to_euler()


def camera(loc, to, lens=50, fstop=None, focus=None, shift=(0, 0)):
    c = bpy.data.cameras.new("c")
    o = bpy.data.objects.new("c", c)
    S.collection.objects.link(o)
    o.location = loc
    look(o, to)
    c.lens = lens
    c.shift_x, c.shift_y = shift
    S.camera = o
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.focus_distance = (Vector(focus or to) - Vector(loc)).length
    return o


# ---- matter ----------------------------------------------------------------
def rgb(h):
    if not isinstance(h, str):
        return h
    h = h.lstrip("#")
    v = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in v)


def mat(
    color="#cccccc",
    rough=0.5,
    metal=0,
    glass=0,
    sss=0,
    coat=0,
    emit=None,
    bump=0,
    bscale=20,
    mix=None,
    mscale=4,
    mdetail=4,
    ior=1.45,
    sheen=0,
    alpha=1,
    stretch=None,
    contrast=(0.35, 0.65),
):
    """Principled material. mix: second colour, blended by noise. bump: height of noise relief."""
    m = bpy.data.materials.new("m")
    m.use_nodes = True
    t = m.node_tree
    p = t.nodes["Principled BSDF"]
    i = p.inputs
    i["Base Color"].default_value = (*rgb(color), 1)
    i["Roughness"].default_value = rough
    i["Metallic"].default_value = metal
    i["Transmission"].default_value = glass
    i["IOR"].default_value = ior
    i["Clearcoat"].default_value = coat
    i["Clearcoat Roughness"].default_value = 0.06
    i["Sheen"].default_value = sheen
    i["Alpha"].default_value = alpha
    if sss:
        i["Subsurface"].default_value = sss
        i["Subsurface Color"].default_value = (*rgb(color), 1)
        i["Subsurface Radius"].default_value = (0.12, 0.06, 0.03)
    if emit:
        i["Emission"].default_value = (*rgb(emit[0]), 1)
        i["Emission Strength"].default_value = emit[1]
    if mix or bump:
        co = t.nodes.new("ShaderNodeTexCoord")
        mp = t.nodes.new("ShaderNodeMapping")
        t.links.new(co.outputs["Object"], mp.inputs[0])
        if stretch:
            mp.inputs["Scale"].default_value = stretch

    def noise(sc, det=4):
        n = t.nodes.new("ShaderNodeTexNoise")
        n.inputs["Scale"].default_value = sc
        n.inputs["Detail"].default_value = det
        t.links.new(mp.outputs[0], n.inputs["Vector"])
        return n

    if mix:
        n = noise(mscale, mdetail)
        r = t.nodes.new("ShaderNodeValToRGB")
        e = r.color_ramp.elements
        e[0].position, e[1].position = contrast
        e[0].color = (*rgb(color), 1)
        e[1].color = (*rgb(mix), 1)
        t.links.new(n.outputs["Fac"], r.inputs[0])
        t.links.new(r.outputs[0], i["Base Color"])
        if sss:
            t.links.new(r.outputs[0], i["Subsurface Color"])
    if bump:
        n = noise(bscale, 6)
        b = t.nodes.new("ShaderNodeBump")
        b.inputs["Strength"].default_value = 1
        b.inputs["Distance"].default_value = bump
        t.links.new(n.outputs["Fac"], b.inputs["Height"])
        t.links.new(b.outputs[0], i["Normal"])
    return m


def image_mat(path, rough=0.5, coat=0, emit=0):
    m = mat(rough=rough, coat=coat)
    t = m.node_tree
    n = t.nodes.new("ShaderNodeTexImage")
    n.image = bpy.data.images.load(path)
    p = t.nodes["Principled BSDF"]
    t.links.new(n.outputs[0], p.inputs["Base Color"])
    if emit:
        t.links.new(n.outputs[0], p.inputs["Emission"])
        p.inputs["Emission Strength"].default_value = emit
    return m


def wood(a="#a9744a", b="#7c4f2c", rough=0.45, scale=(1, 12, 1), coat=0, mscale=3):
    return mat(a, rough, mix=b, mscale=mscale, mdetail=8, stretch=scale, bump=0.002, bscale=mscale * 1.3, coat=coat)


# ---- shapes ----------------------------------------------------------------
def add(me, m=None, loc=(0, 0, 0), rot=(0, 0, 0), scale=(1, 1, 1), smooth=False, bevel=0, subsurf=0, seg=3):
    o = bpy.data.objects.new("o", me)
    S.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = [math.radians(a) for a in rot]
    o.scale = scale if not isinstance(scale, (int, float)) else (scale,) * 3
    if m:
        me.materials.clear()
        me.materials.append(m)
    if smooth or bevel:
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    if bevel:
        b = o.modifiers.new("b", "BEVEL")
        b.width = bevel
        b.segments = seg
        b.limit_method = "ANGLE"
        b.harden_normals = True
        me.use_auto_smooth = True
    if subsurf:
        s = o.modifiers.new("s", "SUBSURF")
        s.levels = s.render_levels = subsurf
    return o


def mesh(v, f):
    me = bpy.data.meshes.new("m")
    me.from_pydata(v, [], f)
    me.update()
    return me


def box(size, loc, m, bevel=0.01, rot=(0, 0, 0), seg=3):
    x, y, z = (a / 2 for a in size)
    v = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    f = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return add(mesh(v, f), m, loc, rot, bevel=bevel, seg=seg)


def cushion(size, loc, m, rot=(0, 0, 0), puff=0.5, subdiv=4):
    o = box(size, loc, m, 0, rot)
    o.data.polygons.foreach_set("use_smooth", [True] * 6)
    s = o.modifiers.new("s", "SUBSURF")
    s.subdivision_type = "SIMPLE"
    s.levels = s.render_levels = subdiv
    c = o.modifiers.new("c", "CAST")
    c.factor = puff * 0.35
    c.cast_type = "SPHERE"
    c.size = max(size) * 0.5
    c.use_radius_as_size = False
    s2 = o.modifiers.new("s2", "SUBSURF")
    s2.levels = s2.render_levels = 1
    return o


def plane(w, h, loc, m, rot=(0, 0, 0)):
    return add(
        mesh([(-w / 2, -h / 2, 0), (w / 2, -h / 2, 0), (w / 2, h / 2, 0), (-w / 2, h / 2, 0)], [(0, 1, 2, 3)]),
        m,
        loc,
        rot,
    )


def uvplane(w, h, loc, m, rot=(0, 0, 0)):
    o = plane(w, h, loc, m, rot)
    u = o.data.uv_layers.new()
    for i, c in enumerate([(0, 0), (1, 0), (1, 1), (0, 1)]):
        u.data[i].uv = c
    return o


def lathe(profile, m, loc=(0, 0, 0), rot=(0, 0, 0), n=96, scale=1, subsurf=0, smooth=True):
    """Turn [(radius, z), ...] around the z axis."""
    v, f = [], []
    for r, z in profile:
        for k in range(n):
            a = 2 * math.pi * k / n
            v.append((r * math.cos(a), r * math.sin(a), z))
    for j in range(len(profile) - 1):
        for k in range(n):
            k2 = (k + 1) % n
            f.append((j * n + k, j * n + k2, (j + 1) * n + k2, (j + 1) * n + k))
    o = add(mesh(v, f), m, loc, rot, scale, smooth=smooth, subsurf=subsurf)
    if smooth:
        o.data.use_auto_smooth = True
        o.data.auto_smooth_angle = math.radians(40)
    return o


def soft(p, k=6):
    """Profile rounded by a Catmull-Rom curve, so that shoulders show no facets."""
    q, out = [p[0]] + p + [p[-1]], []
    for a, b, c, d in zip(q, q[1:], q[2:], q[3:]):
        for i in range(k):
            t = i / k
            f = lambda n: (
                0.5
                * (
                    2 * b[n]
                    + (c[n] - a[n]) * t
                    + (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t * t
                    + (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t**3
                )
            )
            out.append((max(1e-4, f(0)), f(1)))
    return out + [p[-1]]


def cyl(r, h, loc, m, rot=(0, 0, 0), bevel=0.01, n=96):
    b = min(bevel, r * 0.5, h * 0.5)
    p = [(0.0001, -h / 2), (r - b, -h / 2)]
    p += [(r - b + b * math.sin(a), -h / 2 + b - b * math.cos(a)) for a in (math.pi * k / 10 for k in range(1, 6))]
    p += [(r - b + b * math.cos(a), h / 2 - b + b * math.sin(a)) for a in (math.pi * k / 10 for k in range(0, 6))]
    return lathe(p + [(0.0001, h / 2)], m, loc, rot, n)


def ball(r, loc, m, scale=1, rot=(0, 0, 0), n=48):
    p = [(max(1e-4, r * math.sin(math.pi * k / n)), -r * math.cos(math.pi * k / n)) for k in range(n + 1)]
    return lathe(p, m, loc, rot, n * 2, scale)


def torus(R_, r, loc, m, rot=(0, 0, 0), n=128, k=48, scale=1):
    p = [(R_ + r * math.cos(a), r * math.sin(a)) for a in (2 * math.pi * j / k for j in range(k + 1))]
    return lathe(p, m, loc, rot, n, scale)


def tube(pts, r, m, loc=(0, 0, 0), taper=None, res=8):
    c = bpy.data.curves.new("t", "CURVE")
    c.dimensions = "3D"
    c.bevel_depth = r
    c.bevel_resolution = res
    c.resolution_u = 16
    c.use_fill_caps = True
    s = c.splines.new("NURBS")
    s.points.add(len(pts) - 1)
    s.use_endpoint_u = True
    s.order_u = min(4, len(pts))
    for i, p in enumerate(pts):
        s.points[i].co = (*p, 1)
        s.points[i].radius = taper(i / (len(pts) - 1)) if taper else 1
    o = bpy.data.objects.new("t", c)
    S.collection.objects.link(o)
    o.location = loc
    c.materials.append(m)
    return o


def displace(o, strength, scale, subdiv=0, kind="CLOUDS", depth=2):
    if subdiv:
        s = o.modifiers.new("s", "SUBSURF")
        s.levels = s.render_levels = subdiv
    t = bpy.data.textures.new("t", kind)
    t.noise_scale = scale
    if kind == "CLOUDS":
        t.noise_depth = depth
    d = o.modifiers.new("d", "DISPLACE")
    d.texture = t
    d.strength = strength
    d.texture_coords = "GLOBAL"
    return o


def text3d(s, font, size, loc, m, rot=(90, 0, 0), extrude=0.05, bevel=0.01):
    c = bpy.data.curves.new("x", "FONT")
    c.body = s
    c.size = size
    c.extrude = extrude
    c.bevel_depth = bevel
    c.align_x = "CENTER"
    if font:
        c.font = bpy.data.fonts.load(font)
    o = bpy.data.objects.new("x", c)
    S.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = [math.radians(a) for a in rot]
    c.materials.append(m)
    return o


def sweep(loc, m, w=12, d=4, h=5, r=1.2):
    """Studio paper: floor that curves up into a wall behind."""
    pts = (
        [(-6, 0), (d - r, 0)]
        + [(d - r + r * math.sin(a), r - r * math.cos(a)) for a in (math.pi / 2 * k / 16 for k in range(1, 17))]
        + [(d, h)]
    )
    v = [(x, y, z) for y, z in pts for x in (-w / 2, w / 2)]
    return add(mesh(v, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(pts) - 1)]), m, loc, smooth=True)


def leaf(length, width, m, loc=(0, 0, 0), rot=(0, 0, 0), curl=0.5, n=14, fold=0.12):
    v, f = [], []
    for i in range(n + 1):
        t = i / n
        w = width * math.sin(math.pi * min(1, t * 0.96 + 0.02)) ** 0.8 * (1 - 0.35 * t)
        y = length * t
        z = curl * length * (t - 1.4 * t * t)
        v += [(-w, y, z + w * fold * 4), (0, y, z), (w, y, z + w * fold * 4)]
    for i in range(n):
        a = 3 * i
        f += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
    return add(mesh(v, f), m, loc, rot, smooth=True, subsurf=1)


def wrap(r, z0, z1, spread, m, loc=(0, 0, 0), face=-90, n=48):
    """Label around a cylinder: spread degrees wide, turned to face."""
    v = []
    for k in range(n + 1):
        a = math.radians(face - spread / 2 + spread * k / n)
        v += [(r * math.cos(a), r * math.sin(a), z0), (r * math.cos(a), r * math.sin(a), z1)]
    me = mesh(v, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n)])
    u = me.uv_layers.new()
    for poly in me.polygons:
        for li, vi in zip(poly.loop_indices, poly.vertices):
            u.data[li].uv = ((vi // 2) / n, vi % 2)
    return add(me, m, loc, smooth=True)


def group(obs, loc=(0, 0, 0), rot=(0, 0, 0), s=1):
    """Build around the origin, then place everything at once."""
    e = bpy.data.objects.new("g", None)
    S.collection.objects.link(e)
    for o in obs:
        o.parent = e
    e.location = loc
    e.rotation_euler = [math.radians(a) for a in rot]
    e.scale = (s,) * 3
    return e


def tex(name):
    return os.path.join(HERE, "tex", name + ".png")


def want(*names):
    """The shots of a file; ONLY=a,b keeps some."""
    o = os.environ.get("ONLY")
    return [n for n in names if not o or n in o.split(",")]


# ---- shutter ---------------------------------------------------------------
def shoot(name, w, h, spp=48, look_=None, exposure=0, cut=False, gamma=1):
    import denoise
    from time import time

    t0 = time()
    r = S.render
    r.resolution_x, r.resolution_y = int(w * SCALE), int(h * SCALE)
    r.resolution_percentage = 100
    S.cycles.samples = max(4, int(spp * SPP))
    r.film_transparent = cut
    S.view_settings.exposure = exposure
    S.view_settings.gamma = gamma
    if look_:
        S.view_settings.look = look_
    S.view_layers[0].cycles.denoising_store_passes = True
    S.use_nodes = True
    t = S.node_tree
    t.nodes.clear()
    tmp = tempfile.mkdtemp()
    rl = t.nodes.new("CompositorNodeRLayers")
    fo = t.nodes.new("CompositorNodeOutputFile")
    fo.base_path = tmp
    fo.format.file_format = "OPEN_EXR"
    fo.format.color_depth = "32"
    fo.format.color_mode = "RGBA"
    fo.file_slots.clear()
    for k, s in (("Image", "c"), ("Denoising Albedo", "a"), ("Denoising Normal", "n")):
        fo.file_slots.new(s)
        t.links.new(rl.outputs[k], fo.inputs[s])
    bpy.ops.render.render()
    fr = S.frame_current
    W, H_ = r.resolution_x, r.resolution_y

    def px(s):
        im = bpy.data.images.load(f"{tmp}/{s}{fr:04d}.exr")
        im.colorspace_settings.name = "Non-Color"
        im.alpha_mode = "CHANNEL_PACKED"
        a = np.empty(W * H_ * 4, np.float32)
        im.pixels.foreach_get(a)
        return a.reshape(H_, W, 4)

    c = px("c")
    alpha = c[..., 3:].copy() if cut else np.ones_like(c[..., 3:])
    d = denoise.denoise(c[..., :3], px("a")[..., :3], px("n")[..., :3], f"{ART}/rt_hdr_alb_nrm.tza")
    d = c[..., :3] * 0.04 + d * 0.96
    if cut:
        d = np.where(alpha > 1e-3, d / np.maximum(alpha, 1e-3), 0)
    im = bpy.data.images.new("out", W, H_, alpha=True, float_buffer=True)
    im.alpha_mode = "CHANNEL_PACKED" if cut else "STRAIGHT"
    im.pixels.foreach_set(np.concatenate([d, alpha], 2).astype(np.float32).ravel())
    r.image_settings.file_format = "PNG"
    r.image_settings.color_mode = "RGBA" if cut else "RGB"
    r.image_settings.color_depth = "8"
    os.makedirs(OUT, exist_ok=True)
    im.save_render(f"{OUT}/{name}.png", scene=S)
    print("SHOT", name, W, H_, round(time() - t0), "s")
