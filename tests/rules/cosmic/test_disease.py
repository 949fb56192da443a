"""Disease: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from tests.rules.cosmic.scene import Scene


def with_disease(tokens: int = 3, destiny: str = "blue", **options: Any) -> Scene:
    """A is the offence, C is Disease and has some tokens on a planet of B."""
    scene = Scene("", "", "disease", **options).cards("attack-1", "attack-20").base("C", "p6", tokens)
    scene.destiny = destiny
    return scene


@pytest.mark.rule("CB-disease")
def test_three_tokens_spread_to_another_planet_of_the_flipped_system() -> None:
    """Of three tokens one or two may go, to any of the other four planets."""
    scene = with_disease().to("flipped").play("C", "disease").unanswered()
    assert scene.options("C") == ["p6"]
    scene.answer("C", "p6")
    assert scene.options("C") == ["p5", "p7", "p8", "p9"]
    scene.answer("C", "p9")
    assert scene.options("C") == ["1", "2"]
    scene.answer("C", "2").to("destiny")

    assert (scene.tokens("C", "p6"), scene.tokens("C", "p9"), scene.tokens("B", "p9")) == (1, 2, 4)
    assert scene.state.external[2] == 2


@pytest.mark.rule("CB-disease")
def test_two_tokens_are_too_few() -> None:
    assert "disease" not in with_disease(2).to("flipped").options("C")


@pytest.mark.rule("CB-disease")
@pytest.mark.parametrize("card", ["green", "yellow", "wild"])
def test_it_spreads_where_a_colour_of_another_is_flipped_only(card: str) -> None:
    """Its tokens are in the blue system; the own colour, another system and a Wild card are no help."""
    assert "disease" not in with_disease(destiny=card).to("flipped").options("C")


@pytest.mark.rule("CB-disease")
def test_it_spreads_once_for_each_flip() -> None:
    """B has the turn: blue is flipped, and flipped again."""
    scene = with_disease(4).facts("turn: B").hand("B", "attack-8").to("flipped")
    scene.play("C", "disease").unanswered().answer("C", "p6").answer("C", "p7").answer("C", "1")
    assert "disease" not in scene.options("C")
    scene.until("own-colour").answer("B", "flip-again").to("flipped")

    assert "disease" in scene.options("C")


@pytest.mark.rule("CPro-disease")
def test_with_pro_two_tokens_are_enough() -> None:
    scene = with_disease(2, pulsars="yes").hand("C", "pulsar-disease").to("regroup")
    scene.play("C", "pro-disease").to("flipped").play("C", "disease").unanswered().answer("C", "p6")
    scene.answer("C", "p8")
    assert scene.options("C") == ["1"]
    scene.answer("C", "1").to("destiny")

    assert (scene.tokens("C", "p6"), scene.tokens("C", "p8")) == (1, 1)


@pytest.mark.rule("CCon-disease")
def test_a_con_guards_the_system_of_its_holder() -> None:
    scene = with_disease(pulsars="yes").hand("B", "pulsar-disease").to("regroup")
    scene.play("B", "con-disease").to("flipped")

    assert "disease" not in scene.options("C")
    assert scene.tokens("C", "p6") == 3


@pytest.mark.rule("CCon-disease")
def test_a_con_of_another_player_is_no_help() -> None:
    scene = with_disease(pulsars="yes").hand("D", "pulsar-disease").to("regroup")
    scene.play("D", "con-disease").to("flipped")

    assert "disease" in scene.options("C")


@pytest.mark.rule("CCon-disease", "C3.3h")
def test_a_con_in_answer_covers_that_use() -> None:
    scene = with_disease(pulsars="yes").hand("B", "pulsar-disease").to("flipped").play("C", "disease")
    scene.play("B", "con-disease").to("destiny")

    assert scene.tokens("C", "p6") == 3


@pytest.mark.rule("CS-disease")
def test_super_moves_a_token_between_two_own_bases() -> None:
    scene = with_disease(1).hand("C", "flare-disease").to("regroup").play("C", "super-disease").unanswered()
    assert scene.options("C") == ["p6", "p10", "p11", "p12", "p13", "p14"]
    before = scene.tokens("C", "p10")
    scene.answer("C", "p10")
    assert scene.options("C") == ["p6", "p11", "p12", "p13", "p14"]
    scene.answer("C", "p6").to("destiny")

    assert (scene.tokens("C", "p10"), scene.tokens("C", "p6")) == (before - 1, 2)


@pytest.mark.rule("CS-disease")
def test_super_is_for_phase_1() -> None:
    assert "super-disease" not in with_disease().hand("C", "flare-disease").to("launch").options("C")


def with_wild(**cards: str) -> Scene:
    """D plays the Wild; the others hold these cards besides a Keeper."""
    scene = Scene().cards("attack-1", "attack-20").hand("D", "flare-disease")
    for name, card in cards.items():
        scene.hand(name, card)
    return scene.to("regroup").play("D", "wild-disease").unanswered()


@pytest.mark.rule("CW-disease")
def test_wild_makes_all_discard_a_card_and_who_shares_a_type_loses_three_tokens() -> None:
    """A and B discard Attacks, C an edict, D the flare."""
    scene = with_wild().answer("A", "attack-1").answer("B", "attack-20").answer("C", "keeper")
    assert scene.cards_of("A") == ["attack-1"]
    scene.answer("D", "flare-disease").to("regroup")

    assert [scene.in_warp(name) for name in "ABCD"] == [3, 3, 0, 0]
    assert (scene.cards_of("A"), scene.count("C", "keeper"), scene.cards_of("D")) == ([], 0, [])


@pytest.mark.rule("CW-disease")
def test_an_attack_and_a_compromise_are_of_two_types() -> None:
    scene = with_wild(B="compromise").answer("A", "attack-1").answer("B", "compromise")
    scene.answer("C", "keeper").answer("D", "keeper").to("regroup")

    assert [scene.in_warp(name) for name in "ABCD"] == [0, 0, 3, 3]


@pytest.mark.rule("CW-disease")
def test_who_holds_no_card_is_spared() -> None:
    scene = Scene().cards("attack-1", "attack-20").hand("D", "flare-disease").empty_handed("C")
    scene.to("regroup").play("D", "wild-disease").unanswered()
    scene.answer("A", "keeper").answer("B", "keeper").answer("D", "keeper").to("regroup")

    assert [scene.in_warp(name) for name in "ABCD"] == [3, 3, 0, 3]
