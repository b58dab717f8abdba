from lib import *


def build():
    start(9)
    world("hall", 1.1, 30)
    mir = [mat("#f4f4ff", 0.03, metal=1), mat("#e8e6ff", 0.08, metal=1), mat("#ffffff", 0.015, metal=1)]
    rr = random.Random(2)
    rows = 34
    r = 1.5
    groups = {0: ([], []), 1: ([], []), 2: ([], [])}
    for i in range(rows):
        th = math.pi * (i + 0.5) / rows
        cnt = max(3, int(round(2 * math.pi * math.sin(th) * rows / math.pi)))
        s = math.pi * r / rows * 0.46
        for k in range(cnt):
            ph = 2 * math.pi * k / cnt
            n = Vector((math.sin(th) * math.cos(ph), math.sin(th) * math.sin(ph), math.cos(th)))
            j = Vector([rr.gauss(0, 0.018) for _ in range(3)])
            n2 = (n + j).normalized()
            e = Vector((-math.sin(ph), math.cos(ph), 0))
            e = (e - n2 * e.dot(n2)).normalized()
            u = n2.cross(e)
            c = n * r
            v, f = groups[rr.choice((0, 0, 1, 2))]
            b = len(v)
            v += [c - e * s - u * s, c + e * s - u * s, c + e * s + u * s, c - e * s + u * s]
            f.append((b, b + 1, b + 2, b + 3))
    for g, (v, f) in groups.items():
        add(mesh([tuple(x) for x in v], f), mir[g], (0, 0, 0))
    ball(r * 0.985, (0, 0, 0), mat("#111018", 0.6))
    cyl(0.22, 0.16, (0, 0, r + 0.06), mat("#cfcfe0", 0.15, metal=1))
    cyl(0.015, 6, (0, 0, r + 3), mat("#777788", 0.3, metal=1))
    for c, loc, p, sz in (
        ("#ff2fa0", (-5, -3, 1.5), 1500, 3.2),
        ("#27c4ff", (5, -2.5, 0.5), 1300, 3),
        ("#ffb02e", (1, -4, -4.5), 800, 2.4),
        ("#ffffff", (-1.2, -4.6, 5), 500, 0.5),
        ("#8a3dff", (0, 4, 3), 1300, 2.5),
    ):
        area(loc, (0, 0, 0), sz, p, c)
    for _ in range(150):
        a = rr.uniform(3.4, 6.0)
        d = rr.uniform(9, 16)
        c = rr.choice(["#ff4fb4", "#3fd0ff", "#ffc15a", "#a86bff", "#ffffff"])
        ball(
            rr.uniform(0.04, 0.13),
            (math.cos(a) * d, math.sin(a) * d, rr.uniform(-5, 6)),
            mat("#000000", emit=(c, rr.uniform(12, 60))),
            n=10,
        )


if __name__ == "__main__":
    build()
    camera((0, -8.2, -0.6), (0, 0, 0.05), 62, 1.0, (0, -1.4, 0))
    shoot("disco", 1100, 1100, 64, "High Contrast", 0.5, cut=True)
