"""The star cluster, both sides: its nodes, where they lie, and which of them are joined.

Nodes are numbered alike on both sides: systems 0 to 15, connected pulsars 16 to 28, isolated pulsars 29
to 31, then green, magenta and orange gates, then the entry gates. In a name the letter tells the kind
(S, P, X, G, M, O, E); numbers run clockwise from twelve o'clock. The centre is (0, 0), y grows downwards,
and the map has a radius of 500.
"""

from typing import Final, final

from orrery.engine.keys import Keys
from orrery.games.pulsar.data.vocabulary import GREEN, MAGENTA, ORANGE

KINDS: Final = Keys()
SYSTEM: Final = KINDS.add("system")
PULSAR: Final = KINDS.add("pulsar")
ISOLATED: Final = KINDS.add("isolated")
GATE: Final = KINDS.add("gate")
ENTRY: Final = KINDS.add("entry")
"""Kinds of nodes."""

KIND_OF_LETTER: Final[dict[str, int]] = {
    "S": SYSTEM, "P": PULSAR, "X": ISOLATED, "G": GATE, "M": GATE, "O": GATE, "E": ENTRY,
}  # fmt: skip
COLOUR_OF_LETTER: Final[dict[str, int]] = {"G": GREEN, "M": MAGENTA, "O": ORANGE}


@final
class Side:
    """One side of the map; ``paths`` are words such as ``G01-S01``, or ``G03=S03`` for two segments."""

    def __init__(self, key: str, spots: tuple[tuple[str, int, int], ...], paths: str) -> None:
        self.key = key
        self.names: tuple[str, ...] = tuple(name for name, _, _ in spots)
        self.xy: tuple[tuple[int, int], ...] = tuple((x, y) for _, x, y in spots)
        self.kinds: tuple[int, ...] = tuple(KIND_OF_LETTER[name[0]] for name in self.names)
        self.colours: tuple[int, ...] = tuple(COLOUR_OF_LETTER.get(name[0], -1) for name in self.names)
        """The colour of each gate; -1 for every other node."""
        self.entries: tuple[int, ...] = tuple(node for node, kind in enumerate(self.kinds) if kind == ENTRY)
        self.links: tuple[tuple[int, int, int], ...] = tuple(self._link(path) for path in paths.split())
        """Both nodes, and how many segments join them, 1 or 2."""
        self.joining: tuple[tuple[int, ...], ...] = tuple(
            self._joining(node) for node in range(len(self.names))
        )
        """The links of each node."""
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(
            tuple(self.beyond(node, link) for link in links) for node, links in enumerate(self.joining)
        )
        """The nodes at their other ends, in the same order; entry gates too, though nobody flies there."""
        self.dead_ends: tuple[int, ...] = tuple(
            node for node in range(len(self.names)) if self._is_dead_end(node)
        )

    def beyond(self, node: int, link: int) -> int:
        """The other end of a link."""
        a, b, _ = self.links[link]
        return b if node == a else a

    def _link(self, path: str) -> tuple[int, int, int]:
        a, b = path.replace("=", "-").split("-")
        return self.names.index(a), self.names.index(b), 2 if "=" in path else 1

    def _joining(self, node: int) -> tuple[int, ...]:
        return tuple(index for index, (a, b, _) in enumerate(self.links) if node in (a, b))

    def _is_dead_end(self, node: int) -> bool:
        """A system or pulsar that only doubled segments reach: it gives an exploration tile (P4.9, P4.11)."""
        if self.kinds[node] not in (SYSTEM, PULSAR):
            return False
        return all(self.links[link][2] == 2 for link in self.joining[node])


# fmt: off
_SPOTS_A: Final[tuple[tuple[str, int, int], ...]] = (
    ("S01", 50, -234), ("S02", 221, -309), ("S03", 373, -185), ("S04", 180, -21), ("S05", 348, 56),
    ("S06", 274, 319), ("S07", 85, 149), ("S08", 136, 413), ("S09", -154, 205), ("S10", -264, 325),
    ("S11", -384, 84), ("S12", -134, 20), ("S13", -247, -110), ("S14", -302, -238), ("S15", -146, -327),
    ("S16", -6, -425),
    ("P01", 126, -411), ("P02", 38, -87), ("P03", 221, -215), ("P04", 376, -57), ("P05", 271, 200),
    ("P06", 158, 224), ("P07", -7, 179), ("P08", -102, 335), ("P09", -323, 232), ("P10", -239, 129),
    ("P11", -415, -85), ("P12", -228, -372), ("P13", -89, -216),
    ("X01", 43, -308), ("X02", 226, -104), ("X03", 241, 92),
    ("G01", 23, -157), ("G02", 270, -236), ("G03", 322, -222), ("G04", 346, 125), ("G05", 337, 185),
    ("G06", 321, 253), ("G07", 150, 278), ("G08", 76, 285), ("G09", -200, 278), ("G10", -207, 72),
    ("G11", -299, 95), ("G12", -171, -94), ("G13", -107, -81), ("G14", -180, -216), ("G15", -238, -293),
    ("G16", -32, -98), ("G17", -54, -291),
    ("M01", 138, -263), ("M02", 111, -167), ("M03", 150, -78), ("M04", 256, 22), ("M05", 229, 375),
    ("M06", -29, 431), ("M07", -50, 362), ("M08", -113, 395), ("M09", -179, 353), ("M10", -142, 141),
    ("M11", -374, 16), ("M12", -409, -27), ("M13", -191, -42), ("M14", -341, -80), ("M15", -383, -150),
    ("M16", -136, -399), ("M17", -102, -435),
    ("O01", 65, -395), ("O02", 145, -336), ("O03", 176, -387), ("O04", 314, -124), ("O05", 297, -58),
    ("O06", 326, -1), ("O07", 148, 68), ("O08", 39, 374), ("O09", 5, 98), ("O10", 0, 329),
    ("O11", -30, 285), ("O12", -105, 249), ("O13", -62, 145), ("O14", -83, 76), ("O15", -264, 216),
    ("O16", -330, 155), ("O17", -271, -28),
    ("E1", 265, -357), ("E2", 427, 2), ("E3", -203, 397), ("E4", -425, -163),
)

_PATHS_A: Final = """
    G01-G16 G01-P02 G01-S01 G02-G03 G02-P03 G02-S02 G03-S03 G04-G05 G04-S05 G05-G06 G05-P05 G06-P05
    G06-S06 G07-G08 G07-P06 G08-S07 G08-S08 G09-S09 G09-S10 G10-G11 G10-P10 G10-S12 G11-P10 G11-S11
    G12-G13 G12-S13 G13-G16 G14-G17 G14-P13 G14-S13 G15-P12 G15-S14 G15-S15 G16-P02 G17-P13 G17-S16
    M01-S01 M01-S02 M02-M03 M02-S01 M03-S04 M04-S04 M04-S05 M05-S06 M05-S08 M06-M07 M06-M08 M06-S08
    M07-P08 M08-M09 M08-P08 M09-S10 M10-S09 M10-S12 M11-M12 M11-M14 M11-S11 M12-P11 M13-S12 M13-S13
    M14-M15 M14-P11 M15-S14 M16-M17 M16-S15 M17-S16
    O01-O02 O01-P01 O01-S16 O02-O03 O02-S02 O03-P01 O04-O05 O04-P04 O04-S03 O05-O06 O05-P04 O06-S05
    O07-S04 O07-S07 O08-O10 O08-S08 O09-O14 O09-P07 O09-S07 O10-O11 O11-O12 O12-S09 O13-O14 O13-P07
    O14-S12 O15-O16 O15-P09 O15-S10 O16-P09 O16-S11 O17-S11 O17-S13
    E1-O02 E2-O06 E3-M09 E4-M15
    P03-S02 P06-S07 P12-S15
"""

_SPOTS_B: Final[tuple[tuple[str, int, int], ...]] = (
    ("S01", 57, -105), ("S02", 206, -343), ("S03", 125, -200), ("S04", 364, -136), ("S05", 385, 105),
    ("S06", 125, 49), ("S07", 200, 372), ("S08", -24, 426), ("S09", -79, 190), ("S10", -238, 331),
    ("S11", -248, 54), ("S12", -409, 50), ("S13", -356, -164), ("S14", -178, -155), ("S15", -88, -406),
    ("S16", -17, -280),
    ("P01", 64, -337), ("P02", 243, -202), ("P03", 255, -81), ("P04", 425, -19), ("P05", 209, 201),
    ("P06", 116, 163), ("P07", -134, 327), ("P08", -272, 148), ("P09", -421, -26), ("P10", -313, -42),
    ("P11", -137, -55), ("P12", -177, -271), ("P13", -19, -155),
    ("X01", 212, 119), ("X02", 68, 321), ("X03", -188, 189),
    ("G01", 1, -391), ("G02", 57, -426), ("G03", 31, -200), ("G04", 118, -409), ("G05", 330, 185),
    ("G06", 276, 239), ("G07", 246, 311), ("G08", 55, 101), ("G09", -14, 138), ("G10", -52, 304),
    ("G11", -151, 405), ("G12", -166, 264), ("G13", -73, 43), ("G14", -367, -20), ("G15", -376, -88),
    ("G16", -57, -35),
    ("M01", 295, -311), ("M02", 283, -253), ("M03", 316, -192), ("M04", 87, -28), ("M05", 217, -16),
    ("M06", 286, -1), ("M07", 267, 78), ("M08", 175, 279), ("M09", 64, 207), ("M10", 106, 415),
    ("M11", 16, 264), ("M12", -298, -222), ("M13", -254, -298), ("M14", -70, -92), ("M15", -84, -158),
    ("M16", -184, -348),
    ("O01", 123, -295), ("O02", 226, -147), ("O03", 177, -108), ("O04", 136, -36), ("O05", 370, -45),
    ("O06", 376, 15), ("O07", -255, 259), ("O08", -306, 223), ("O09", -172, 90), ("O10", -353, 159),
    ("O11", -340, 91), ("O12", -134, 26), ("O13", -224, -32), ("O14", -247, -96), ("O15", -120, -264),
    ("O16", -76, -208),
    ("E1", 342, -280), ("E2", 335, 271), ("E3", -359, 255), ("E4", -288, -342),
)

_PATHS_B: Final = """
    G01-G02 G01-S15 G02-G04 G02-P01 G03=S03 G03=S16 G04-P01 G04-S02 G05-G06 G05-S05 G06-G07 G06-P05
    G07-P05 G07-S07 G08-G09 G08-S06 G09-S09 G10-G12 G10-P07 G10-S09 G11-S08 G11-S10 G12-P07 G12-S10
    G13-G16 G13-S09 G14-G15 G14-P09 G14-S12 G15-P09 G15-S13 G16-S01
    M01-M02 M01-S02 M02-M03 M02-P02 M03-P02 M03-S04 M04-S01 M04-S06 M05-M06 M05-P03 M05-S06 M06-M07
    M06-P03 M07-S05 M08-M11 M08-S07 M09=M11 M09=P06 M10-S07 M10-S08 M11-S09 M12-M13 M12-S13 M13-M16
    M13-P12 M14-M15 M14-P13 M14-S01 M15-P13 M15-S14 M16-P12 M16-S15
    O01-S02 O01-S16 O02-O03 O02-S04 O03-O04 O04-S01 O05-O06 O05-P04 O05-S04 O06-P04 O06-S05 O07-O08
    O07-S10 O08-O10 O08-P08 O09=O12 O09=S11 O10-O11 O10-P08 O11-S12 O12-O13 O12-P11 O12-S09 O13-O14
    O13-P11 O14-P10 O14-S13 O15-S14 O15-S15 O16-S14 O16-S16
    E1-M02 E2-G06 E3-O08 E4-M13
    P10-S13
"""
# fmt: on

SIDES: Final[tuple[Side, ...]] = (Side("A", _SPOTS_A, _PATHS_A), Side("B", _SPOTS_B, _PATHS_B))
"""Without dead ends, and with them (P1.2)."""
