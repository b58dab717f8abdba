# What lies on a pizza.
from fabric import *


def pepperoni(x, y, r, seed):
    n, k = 120, 26
    u, s = np.meshgrid(
        np.linspace(0, 2 * np.pi, n, endpoint=False),
        np.r_[np.linspace(0.001, 1, k - 3), 1.02, 1.0, 0.93],
        indexing="ij",
    )
    rim = 1 + 0.05 * noise2(3 * np.cos(u), 3 * np.sin(u), seed)
    q = np.minimum(s, 1)
    px, py = r * rim * s * np.cos(u), r * rim * s * np.sin(u)
    lift = 0.4 + 0.6 * step(-0.6, 0.6, noise2(1.2 * np.cos(u), 1.2 * np.sin(u), seed + 3))
    z = 0.012 + 0.085 * lift * step(0.55, 1.05, q) + 0.006 * fbm(px * 16, py * 16, seed, 3)
    z[:, -3] -= 0.018
    z[:, -2] -= 0.045
    z[:, -1] -= 0.09
    fat = step(0.22, 0.6, fbm(px * 17, py * 17, seed + 9, 3))
    fat2 = step(0.3, 0.6, fbm(px * 34, py * 34, seed + 19, 2))
    c = blend(
        "#ab2f18",
        ("#7f1a0c", step(-0.2, 0.5, fbm(px * 6, py * 6, seed + 5, 3))),
        ("#d9734c", 0.6 * fat),
        ("#eda27a", 0.5 * fat2),
        ("#4b1109", 0.8 * step(0.86, 1, q) * (0.4 + 0.6 * lift)),
    )
    surface(
        px,
        py,
        z,
        painted(0.25, coat=0.5, bump=0.002, bscale=60),
        c,
        0.2 + 0.2 * step(0.7, 1, q),
        around=True,
        loc=(x, y, 0.172),
        rot=(R.uniform(-4, 4), R.uniform(-4, 4), 0),
    )


def basil(length, loc, rot, seed):
    n, k = 44, 33
    u, v = np.meshgrid(np.linspace(0, 1, n), np.linspace(-1, 1, k), indexing="ij")
    w = 0.33 * length * np.sin(np.pi * np.clip(u * 0.97 + 0.03, 0, 1)) ** 0.62 * (1.12 - 0.5 * u)
    puff = np.abs(np.sin(np.pi * (u * 5.2 - 1.1 * np.abs(v)))) ** 0.7
    x, y = v * w, length * (u - 0.5)
    z = (
        0.16 * length * (1 - (2 * u - 1) ** 2)
        - 0.22 * np.abs(v) ** 1.6 * w * (1 + 0.9 * noise2(u * 2 + seed, v + seed, seed))
        + 0.035 * length * puff * np.abs(v) * (1 - v * v) * 1.6
        - 0.012 * length * np.exp(-((v / 0.06) ** 2))
    )
    c = blend(
        "#2f6d24",
        ("#1f4f1b", step(-0.3, 0.6, fbm(x * 9, y * 9, seed, 3))),
        ("#6f9a4a", 0.55 * np.exp(-((v / 0.05) ** 2))),
        ("#4f8536", 0.4 * step(0.35, 0.0, puff)),
    )
    surface(x, y, z, painted(0.35, coat=0.25), c, 0.36, loc=loc, rot=rot)
