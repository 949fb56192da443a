"""What the board of Cosmic Encounter is told about powers, and what a view counts for it."""

from orrery.games.cosmic.data.powers import POWER_KEYS
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.view import view_position
from orrery.shown.cosmic.components import components
from tests.rules.cosmic.scene import Scene

POWERS = {power["key"]: power["phases"] for power in components(COSMIC)["powers"]}


def test_a_power_is_told_with_the_phases_in_which_it_is_used() -> None:
    assert POWERS["virus"] == [8]
    assert 4 in POWERS["mutant"]
    assert POWERS["zombie"] == [-1]


def test_every_power_has_a_phase() -> None:
    assert list(POWERS) == list(POWER_KEYS)
    assert [key for key, phases in POWERS.items() if not set(phases) <= set(range(-1, 11))] == []


def test_a_view_counts_what_lies_together() -> None:
    scene = Scene("virus", "warpish").warp("A", 2).warp("C", 1).cone(3, "p5").to("launch")
    before = view_position(scene.state, 1)
    scene.to("offence-invites")
    after = view_position(scene.state, 1)

    assert (before.in_warp, before.in_cone, after.in_cone) == (sum(before.warp), 0, 3)
    assert before.in_warp > 0
    assert after.discard_size == sum(after.discards)
    assert after.destiny_size == sum(after.destiny) + after.specials_in_pile
