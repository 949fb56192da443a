"""Challenges of Cosmic Encounter at a busy table, from which a test or a picture begins."""

from collections.abc import Callable
from typing import Final

from orrery.games.cosmic.game import COSMIC
from tests.browser.from_position import sit_among_bots
from tests.browser.guest import Guest
from tests.rules.cosmic.scene import Scene

POWERS: Final = ("virus", "warpish", "mutant", "zombie", "chronos", "parasite")
ABROAD: Final = (
    ("A", "p9", 2), ("A", "p12", 1), ("A", "p17", 2), ("B", "p2", 2), ("B", "p13", 3), ("C", "p1", 1),
    ("C", "p8", 2), ("D", "p3", 1), ("D", "p10", 2), ("A", "p22", 2), ("E", "p9", 1), ("E", "p16", 2),
    ("F", "p4", 2), ("F", "p23", 1), ("C", "p27", 2), ("E", "p28", 3), ("D", "p21", 1), ("B", "p26", 1),
)  # fmt: skip
"""Bases in foreign systems: by whom, where, with how many tokens."""
IN_WARP: Final = {"A": 1, "B": 2, "C": 1, "D": 1, "E": 2, "F": 1}
HAND: Final = ("attack-14", "attack-6", "compromise", "flare-machine", "finder", "pulsar-virus")


def busy(seats: int, **options: str) -> Scene:
    """A against B, whose hand is large; C is with the offence, D with the defence."""
    scene = Scene(*POWERS[:seats], seats=seats, pulsars="yes", **options)
    names = "ABCDEF"[:seats]
    for name, planet, tokens in ABROAD:
        if name in names and int(planet.removeprefix("p")) < 5 * seats:
            scene.base(name, planet, tokens)
    for name in names:
        scene.warp(name, IN_WARP[name])
    scene.hand("B", *HAND).cone(3, "p7")
    if seats > 2:
        scene.join("C", "offence", 2)
    if seats > 3:
        scene.join("D", "defence", 2)
    return scene.cards("attack-5", "attack-8")


def at(seats: int, moment: str = "cards-laid", **options: str) -> Callable[[Guest], None]:
    """Sit down as the defence at a moment of such a challenge, among computer players."""

    def sit(guest: Guest) -> None:
        scene = busy(seats, **options).to(moment)
        sit_among_bots(guest, COSMIC, scene.written.setup, scene.state, 1)
        guest.wait()
        guest.sees_board()
        guest.look()

    return sit
