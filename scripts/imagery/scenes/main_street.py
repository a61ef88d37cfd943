"""The main street around the shop: footpath, verandah, sign board, the shops opposite."""
from kit import Build, finishes, le, mats, rng, tr, xform


def footpath(right=7.2):
    """Paved footpath and kerb, from 7.2 m on the left as far as `right`."""
    r = rng(3)
    b = Build()
    for j in range(10):
        for i in range(int((right + 7.2) / 0.4)):
            b.box((-7.0 + (i + 0.5 * (j % 2)) * 0.4, -0.25 - j * 0.4, -0.05), (0.394, 0.394, 0.06), 0.004, rnd=r.random())
    b.obj("pavers", finishes.glazed("#8b8377", "#6f685d", 0.8))
    Build().box((right / 2 - 3.7, -2.2, -0.074), (right + 7.6, 4.5, 0.1)).obj("path bed", mats.paint("#8b8478", 0.9))
    k = Build()
    for i in range(int((right + 7.2) / 1.6)):
        k.box((-7.2 + (i + 0.5) * 1.6, -4.35, -0.10), (1.59, 0.26, 0.20), 0.02)
    k.obj("kerb", mats.stone("#b3ada1", "#948d80", 5.0, 0.85, 0.2))


def verandah():
    """Corrugated verandah over the footpath on four stays, kept shallow so the shutters get sun."""
    b = Build()
    b.surf(lambda u, v: (-5.6 + 11.2 * u, -0.1 - 1.15 * v, 3.30 - 0.22 * v + 0.009 * (1 if int(u * 300) % 2 else -1)), 300, 1)
    b.obj("verandah roof", mats.metal("#9aa09e", 0.5, 0.3))
    f = Build()
    f.box((0, -1.26, 3.03), (11.3, 0.06, 0.16), 0.006)
    for x in (-5.0, -1.7, 1.7, 5.0):
        f.tube([(x, -0.04, 2.72), (x, -1.2, 2.99)], 0.022, 10)
    f.obj("verandah edge", mats.paint("#2f4a44", 0.4))


def shop_door(at):
    """Glazed timber door with a brass pull for an opening of 1.35 x 2.67 m at `at`."""
    b = Build(at @ xform((0, 0.12, 0)))
    for sx in (-1, 1):
        b.box((sx * 0.57, 0, 1.28), (0.14, 0.05, 2.5), 0.004)
    for z, h in ((0.16, 0.32), (0.95, 0.10), (2.46, 0.14)):
        b.box((0, 0, z), (1.1, 0.05, h), 0.004)
    b.box((0, -0.01, 0.62), (1.0, 0.03, 0.56), 0.008)
    b.obj("shop door", mats.paint("#2f4a44", 0.4))
    le.letters("OPEN", at @ xform((0, 0.09, 1.62), rx=90), 0.115, "#efe6d2", 0.0, 1.2)
    le.letters("Tues to Sat  8 to 4", at @ xform((0, 0.09, 1.51), rx=90), 0.05, "#efe6d2")
    k = Build(at)
    k.tube([(-0.55, 0.095, 0.98), (-0.55, 0.045, 1.0), (-0.55, 0.045, 1.32), (-0.55, 0.095, 1.34)], 0.012, 10)
    k.box((0, 0.092, 0.16), (1.06, 0.005, 0.22), 0.002)
    k.obj("pull", mats.metal("#b08d57", 0.3))


def a_board(at, words):
    """Chalked sign that stands out on the footpath during the day; `words` are (text, height, size)."""
    for s in (-1, 1):
        leaf = at @ xform((0, s * 0.20, 0), rz=0 if s < 0 else 180) @ xform(rx=-13)
        f, b = Build(leaf), Build(leaf)
        for x in (-0.27, 0.27):
            f.box((x, 0, 0.47), (0.05, 0.03, 0.94), 0.004)
        for z in (0.13, 0.92):
            f.box((0, 0, z), (0.54, 0.03, 0.05), 0.004)
        f.obj("a-board frame", mats.timber("#b08a60", "#86633f", axis="z"))
        b.box((0, 0.004, 0.52), (0.50, 0.012, 0.76))
        b.obj("a-board", mats.paint("#2b302f", 0.8))
        for text, z, size in words:
            le.letters(text, leaf @ xform((0, -0.004, z), rx=90), size, "#e6e0d0")


def opposite():
    """Shops over the road, for the panes to mirror, and the trees behind."""
    o = Build()
    for i, (w, h) in enumerate(((9, 4.6), (7, 5.4), (11, 4.2), (8, 5.0), (9, 4.4))):
        o.box((-19 + i * 9.2, -26, h / 2), (w, 6, h))
    o.obj("shops opposite", mats.paint("#b9ad98", 0.85))
    for i in range(4):
        tr.gum_tree(xform((-16.0 - i * 9, 9 + i * 2, 0)), 9 + i % 2, 12 + i)
    tr.tree_line(-60, 40, 40, -0.4, 8, 3)
