"""Scenes with stacks of Fungus, and what is said of them."""

from typing import Any

from orrery.games.cosmic.names import SEAT_NAMES, STACK_PLACES
from tests.rules.cosmic.scene import Scene
from tests.soak import cosmic as laws


def stacks(scene: Scene) -> list[str]:
    """Each stack in words: who carries it, where, and whom, such as ``A p5 B4``."""
    state = scene.state
    width = int(state.seats) + 2
    rows = [list(map(int, state.stacks[at : at + width])) for at in range(0, len(state.stacks), width)]
    return [
        " ".join(
            [
                SEAT_NAMES[row[0]],
                STACK_PLACES[row[1]],
                *(f"{SEAT_NAMES[seat]}{count}" for seat, count in enumerate(row[2:]) if count),
            ]
        )
        for row in rows
    ]


def check(scene: Scene) -> None:
    """No token is lost, and all stacks and bases are sound."""
    for law in (laws.tokens, laws.stacks, laws.bases):
        law(scene.state)


def conquest(**options: Any) -> Scene:
    """Fungus attacks B's four tokens with one and wins."""
    return Scene("fungus", **options).cone(1).cards("attack-20", "attack-1")


def with_stack(*powers: str, place: str = "p0", captives: str = "0 3 0 0", **options: Any) -> Scene:
    """One of the four tokens of A on p0 carries three of B, who has none left on p9 and one on p8."""
    scene = Scene(*(powers or ("fungus",)), **options)
    scene.facts("tokens B: p9=1")
    return scene.facts(f"stacks: A {place} {captives}")
