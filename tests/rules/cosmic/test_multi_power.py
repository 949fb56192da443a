"""Several powers to a player: each stands alone, and the staircase takes them one by one."""

from typing import Any

import pytest

from orrery.games.cosmic.abilities import can_use, give_power, take_power
from orrery.games.cosmic.game import COSMIC
from tests.rules.cosmic.scene import Scene, kind, power, seat

THREE = "virus+warpish+mutant"


def scene_of(powers: str, *rest: str, homes: int = 5, **options: Any) -> Scene:
    """A has several powers and so many home bases; everybody holds challenge cards for two turns."""
    scene = Scene(powers, *rest, pulsars="yes", **options).cards("attack-10", "attack-12")
    keep_homes(scene, homes)
    return scene.hand("A", "attack-6").hand("B", "attack-6")


def keep_homes(scene: Scene, homes: int) -> None:
    """Four tokens on each of the first home planets, none on the others."""
    for planet in range(int(scene.state.planets)):
        scene.base("A", f"p{planet}", 4 if planet < homes else 0)


def working(scene: Scene) -> list[str]:
    names = ("mutant", "progenitor", "virus", "warpish")
    return [name for name in names if can_use(scene.state, seat("A"), power(name))]


# The staircase.


@pytest.mark.rule("CA7.3", "CA7.2")
@pytest.mark.parametrize(
    ("homes", "staircase", "left"),
    [(3, "yes", 3), (2, "yes", 2), (1, "yes", 1), (0, "yes", 0), (3, "no", 3), (2, "no", 0)],
)
def test_each_home_base_below_three_costs_one_power(homes: int, staircase: str, left: int) -> None:
    scene = scene_of(THREE, homes=homes, staircase=staircase)
    if homes == 0:
        scene.base("A", "p5", 4)
    scene.to("launch")

    assert len(working(scene)) == left


@pytest.mark.rule("CA7.3")
def test_the_player_says_which() -> None:
    scene = scene_of(THREE, homes=1, staircase="yes").until("choose-power")
    assert scene.options("A") == ["mutant", "virus", "warpish"]
    scene.answer("A", "virus")
    assert scene.options("A") == ["mutant", "warpish"]
    scene.answer("A", "mutant").to("launch")

    assert working(scene) == ["warpish"]


@pytest.mark.rule("CA7.3")
def test_the_power_named_last_comes_back_first() -> None:
    scene = scene_of(THREE, homes=1, staircase="yes").until("choose-power")
    scene.answer("A", "virus").answer("A", "mutant").to("beginning")

    keep_homes(scene, 2)
    assert working(scene.to("regroup")) == ["mutant", "warpish"]

    keep_homes(scene, 3)
    assert working(scene.to("destiny")) == ["mutant", "virus", "warpish"]


@pytest.mark.rule("CA7.3")
def test_powers_come_back_even_if_one_that_was_named_has_left() -> None:
    """Virus, named first, is exchanged for Mutant, which has to be named in its place."""
    scene = scene_of("virus+warpish", homes=1, staircase="yes").until("choose-power")
    scene.answer("A", "virus").to("beginning")
    take_power(scene.state, seat("A"), power("virus"))
    give_power(scene.state, seat("A"), power("mutant"))
    scene.to("regroup")
    assert working(scene) == []

    keep_homes(scene, 3)
    scene.to("destiny")

    assert working(scene) == ["mutant", "warpish"]


@pytest.mark.rule("CA7.3")
def test_with_a_single_power_there_is_no_staircase() -> None:
    scene = scene_of("virus", homes=2, staircase="yes").to("launch")

    assert working(scene) == []
    assert scene.told("power-lost") == 0


@pytest.mark.rule("CA7.3")
def test_a_power_is_named_before_it_can_be_used_once_more() -> None:
    """A takes p5, B's third home base: B names Vacuum, which then takes nobody along."""
    scene = Scene("", "vacuum+virus", pulsars="yes", staircase="yes").cone(4).cards("attack-40", "attack-4")
    for planet in ("p6", "p7"):
        scene.base("B", planet, 0)
    scene.to("decided").until("choose-power").answer("B", "vacuum").finish()

    assert scene.in_warp("A") == 0
    assert not can_use(scene.state, seat("B"), power("vacuum"))


@pytest.mark.rule("CA7.3", "CB-progenitor")
def test_the_power_of_a_second_system_is_no_step_of_the_staircase() -> None:
    """It goes by the bases over there; Progenitor alone is a single power."""
    scene = scene_of("progenitor+virus", homes=0, staircase="yes").second_system("A", "virus")
    for planet in ("p22", "p23", "p24"):
        scene.base("A", planet, 0)
    scene.to("launch")

    assert working(scene) == []
    assert scene.told("power-lost") == 0


@pytest.mark.rule("CA7.3", "CB-progenitor")
def test_nor_can_it_be_named() -> None:
    """With Mutant besides Progenitor, A names one of these two."""
    scene = scene_of("progenitor+virus+mutant", homes=2, staircase="yes").second_system("A", "virus")
    for planet in range(20, 25):
        scene.base("A", f"p{planet}", 0)
    scene.until("choose-power")

    assert scene.options("A") == ["mutant", "progenitor"]


@pytest.mark.rule("CA7.3", "CA2.3")
def test_only_the_power_that_is_named_is_shown() -> None:
    """While A thinks about it, nobody can tell from the question which secret powers A has."""
    questions = []
    for powers in ("virus+mutant", "warpish+oracle"):
        scene = scene_of(powers, homes=2, staircase="yes", secret_powers="yes").until("choose-power")
        questions.append(COSMIC.view(scene.state, seat("B")).flow.asks)
        scene.step()
    assert questions[0] == questions[1]

    shown = COSMIC.view(scene.state, seat("B")).owner
    assert (shown[power("oracle")], shown[power("warpish")]) == (seat("A"), -1)


# Each power stands alone.


@pytest.mark.rule("CD6.1", "CX-cosmic-zap")
def test_a_zap_hits_one_power() -> None:
    """Virus is zapped; Warpish still adds B's 4 tokens in the Warp: 10 + 1 + 4."""
    scene = scene_of("virus+warpish").hand("D", "cosmic-zap").base("B", "p9", 0)
    scene.to("cards-laid").to("played")
    while scene.state.used[power("virus")] == 0:
        scene.step()
    scene.play("D", "cosmic-zap").finish()

    assert working(scene) == ["warpish"]
    assert scene.totals == (15, 16)


@pytest.mark.rule("CD6.1", "C3.4a")
def test_a_stop_and_a_con_reach_one_power() -> None:
    scene = scene_of(THREE).hand("B", "pulsar-virus", "pulsar-mutant")
    scene.to("launch").play("B", "stop-virus").to("launch").play("B", "con-mutant").to("launch")

    assert working(scene) == ["mutant", "warpish"]
    assert scene.state.con[power("mutant")] == 0b10
    assert scene.state.con[power("warpish")] == 0


@pytest.mark.rule("CD6.1", "C3.5a")
def test_flares_and_pulsars_go_with_the_power_card() -> None:
    """A's Pulsar and flare of Mutant are its own; those of C's Macron are not, though A has two powers."""
    scene = scene_of("virus+mutant", "", "macron").hand("A", "pulsar-mutant", "pulsar-macron", "flare-mutant")
    scene.to("offence-invites")

    assert scene.options("A")[1:] == ["super-mutant", "con-macron", "stop-macron", "pro-mutant", "mutant"]


@pytest.mark.rule("CD6.1", "CA2.4")
def test_each_power_brings_its_flare_and_its_pulsar() -> None:
    scene = Scene(THREE, "macron", pulsars="yes")

    for name in ("virus", "warpish", "mutant", "macron"):
        assert scene.state.deck[kind(f"flare-{name}")] == 1
        assert scene.state.deck[kind(f"pulsar-{name}")] == 1
    assert scene.state.deck[kind("pulsar-oracle")] == 0
