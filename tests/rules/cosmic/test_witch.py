"""Witch: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.games.cosmic.abilities import NO_FLARES, NO_INVITING
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.powers.witch import CURSES
from orrery.games.cosmic.tables import WINDOWS
from orrery.players.registry import make_player
from tests.rules.cosmic.scene import Scene


def with_witch(**options: Any) -> Scene:
    """A is Witch and attacks B, who is Virus and could invite C and D."""
    return Scene("witch", "virus", **options).cards("attack-5", "attack-17").invite(defence="CD")


def curse(scene: Scene, what: str) -> Scene:
    """A announces a curse; nobody has answered yet."""
    return scene.to("offence-invites").play("A", "witch").answer("A", what)


@pytest.mark.rule("CB-witch")
def test_a_curse_on_edicts() -> None:
    scene = curse(with_witch().hand("B", "sanity", "flare-negator"), "no-edicts").unanswered()

    assert "sanity" not in scene.options("B")
    assert "wild-negator" in scene.to("revealed").options("B")


@pytest.mark.rule("CB-witch")
def test_a_curse_on_flares() -> None:
    scene = curse(with_witch().hand("B", "sanity", "flare-negator"), "no-flares").to("revealed")

    assert "wild-negator" not in scene.options("B")
    assert "sanity" in scene.options("B")


@pytest.mark.rule("CB-witch")
def test_a_curse_on_inviting() -> None:
    assert list(with_witch().to("alliance").state.invited) == [0, 12]
    assert list(curse(with_witch(), "no-inviting").to("alliance").state.invited) == [0, 0]


@pytest.mark.rule("CB-witch")
def test_others_are_not_cursed() -> None:
    scene = curse(with_witch().hand("C", "sanity"), "no-edicts").unanswered()

    assert "sanity" in scene.options("C")


@pytest.mark.rule("CB-witch")
def test_a_single_curse() -> None:
    scene = curse(with_witch(), "no-edicts").unanswered()

    assert "witch" not in scene.options("A")


@pytest.mark.rule("CB-witch")
def test_what_is_not_in_the_game_is_not_on_the_list() -> None:
    scene = with_witch(flares="none").to("offence-invites").play("A", "witch")

    assert scene.options("A") == ["no-edicts", "no-inviting"]


@pytest.mark.rule("CB-witch")
def test_a_zapped_witch_curses_nobody() -> None:
    scene = curse(with_witch().hand("B", "cosmic-zap", "sanity"), "no-edicts").play("B", "cosmic-zap")

    assert "sanity" in scene.unanswered().options("B")


@pytest.mark.rule("C3.8b", "CB-witch")
def test_pulsars_are_on_the_list() -> None:
    scene = with_witch(pulsars="yes").hand("B", "pulsar-virus", "pulsar-witch", "pulsar-zombie")
    curse(scene.facts("owner: zombie=D"), "no-pulsars").unanswered()

    assert scene.options("B") == ["pass"]
    assert scene.to("before-cards").options("B") == ["pass"]


@pytest.mark.rule("CCon-witch")
def test_the_holder_of_the_con_can_not_be_cursed() -> None:
    scene = with_witch(pulsars="yes").hand("B", "pulsar-witch").to("launch").play("B", "con-witch")

    assert "witch" not in scene.unanswered().to("offence-invites").options("A")


@pytest.mark.rule("CCon-witch", "C3.3h")
def test_a_con_in_answer_covers_this_use() -> None:
    scene = curse(with_witch(pulsars="yes").hand("B", "pulsar-witch", "sanity"), "no-edicts")
    scene.play("B", "con-witch").to("before-cards")

    assert "sanity" in scene.options("B")


@pytest.mark.rule("CCon-witch")
def test_the_con_of_a_bystander_changes_nothing() -> None:
    scene = with_witch(pulsars="yes").hand("C", "pulsar-witch").to("launch").play("C", "con-witch")

    assert "witch" in scene.unanswered().to("offence-invites").options("A")


@pytest.mark.rule("CPro-witch")
def test_with_the_pro_two_curses() -> None:
    scene = with_witch(pulsars="yes").hand("A", "pulsar-witch").hand("B", "sanity", "pulsar-virus")
    curse(scene, "no-edicts").unanswered().play("A", "pro-witch").unanswered().play("A", "witch")
    assert scene.options("A") == ["no-flares", "no-pulsars", "no-inviting"]
    scene.answer("A", "no-inviting").unanswered()

    assert "sanity" not in scene.options("B")
    assert "witch" not in scene.options("A")
    assert list(scene.to("alliance").state.invited) == [0, 0]


@pytest.mark.rule("CS-witch")
def test_the_super_changes_the_curse_before_cards() -> None:
    scene = with_witch().hand("A", "flare-witch").hand("B", "sanity", "flare-negator")
    curse(scene, "no-edicts").to("before-cards").play("A", "super-witch")
    assert scene.options("A") == ["no-flares"]
    scene.answer("A", "no-flares").to("revealed")

    assert "sanity" in scene.options("B")
    assert "wild-negator" not in scene.options("B")


@pytest.mark.rule("CS-witch", "CPro-witch")
def test_of_two_curses_one_is_changed() -> None:
    scene = with_witch(pulsars="yes").hand("A", "pulsar-witch", "flare-witch")
    scene.hand("B", "sanity", "flare-negator").to("launch").play("A", "pro-witch").unanswered()
    curse(scene, "no-edicts").unanswered().play("A", "witch").answer("A", "no-inviting")
    scene.to("before-cards").play("A", "super-witch").answer("A", "no-flares").unanswered()
    assert scene.options("A") == ["no-edicts", "no-inviting"]
    scene.answer("A", "no-edicts").to("revealed")

    assert "sanity" in scene.options("B")
    assert "wild-negator" not in scene.options("B")
    assert CURSES.get(scene.state) == NO_FLARES + NO_INVITING


@pytest.mark.rule("CS-witch")
def test_without_a_curse_there_is_nothing_to_change() -> None:
    scene = with_witch().hand("A", "flare-witch").to("before-cards")

    assert scene.options("A") == ["pass"]


@pytest.mark.rule("CW-witch")
@pytest.mark.parametrize("played", [True, False])
def test_the_wild_lets_use_a_power_with_too_few_home_bases(played: bool) -> None:
    """Virus with two home bases has 5 times 3 by the Wild, and else 5 + 3."""
    scene = Scene("virus", "").hand("A", "flare-witch").cone(3).cards("attack-5", "attack-17")
    for planet in ("p2", "p3", "p4"):
        scene.base("A", planet, 0)
    scene.to("launch")
    if played:
        scene.play("A", "wild-witch")

    assert scene.finish().totals == (15 if played else 8, 21)


@pytest.mark.rule("CW-witch")
def test_the_wild_is_of_no_use_with_enough_home_bases() -> None:
    scene = Scene("virus", "").hand("A", "flare-witch").cards("attack-5", "attack-17").to("launch")

    assert scene.options("A") == ["pass"]
    assert scene.count("A", "flare-witch") == 1


@pytest.mark.rule("CB-witch")
def test_greedy_curses_without_trying_it_out() -> None:
    """Nothing is lost by a curse, and what it prevents does not happen in a trial."""
    scene = Scene("witch").cards("attack-8", "attack-6").hand("A", "quash").to("offence-invites")
    player = make_player("greedy", "cosmic", 1)
    choice = player.answer(COSMIC, COSMIC.view(scene.state, 0), 0).chain[0]

    assert WINDOWS.plays[choice].key == "witch"
