"""Dictator: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.games.cosmic.game import COSMIC
from tests.rules.cosmic.scene import Scene, seat


def with_dictator(**options: Any) -> Scene:
    """A is the offence, C is Dictator."""
    return Scene("", "", "dictator", **options).cards("attack-1", "attack-20")


@pytest.mark.rule("CB-dictator")
def test_in_the_turn_of_another_dictator_chooses_the_card() -> None:
    scene = with_dictator().until("choose-destiny")
    assert scene.options("C") == ["red", "blue", "green", "yellow", "wild"]
    scene.answer("C", "yellow").to("destiny")

    assert scene.state.defence == seat("D")


@pytest.mark.rule("CB-dictator")
def test_the_chosen_card_has_left_the_pile_and_the_rest_is_shuffled() -> None:
    """Of four yellow cards and two wild ones three and two are left."""
    scene = with_dictator().until("choose-destiny").answer("C", "yellow").to("destiny")

    assert (scene.state.destiny[seat("D")], scene.state.destiny_out[seat("D")]) == (3, 1)


@pytest.mark.rule("CB-dictator")
def test_it_chooses_at_repeated_flips_too() -> None:
    """A gets its own colour, flips again, and gets Dictator's."""
    scene = with_dictator().until("choose-destiny").answer("C", "red").until("own-colour")
    scene.answer("A", "flip-again").until("choose-destiny").answer("C", "green").to("destiny")

    assert scene.state.defence == seat("C")


@pytest.mark.rule("CB-dictator")
def test_in_its_own_turn_destiny_is_random() -> None:
    scene = Scene("dictator").until("flip-destiny")
    assert scene.state.destiny[seat("B")] == 4


@pytest.mark.rule("CB-dictator")
def test_it_can_only_choose_what_is_in_the_pile() -> None:
    scene = with_dictator().flip_all_but("wild", "yellow").until("choose-destiny")

    assert scene.options("C") == ["yellow", "wild"]
    assert scene.refused("C") == {"red": "CB-dictator", "blue": "CB-dictator", "green": "CB-dictator"}


@pytest.mark.rule("CB-dictator", "CD3.1")
def test_who_has_looked_through_the_pile_knows_its_specials() -> None:
    """Two piles with another comet in each: only Dictator can tell them apart, once it has looked."""
    views = []
    for comet in ("half-attacks", "odd-attack-wins"):
        scene = with_dictator(specials="yes").facts("specials: half-attacks=1 odd-attack-wins=1")
        scene.add_destiny(comet).until("choose-destiny")
        assert comet in scene.options("C")
        views.append([COSMIC.view(scene.state, viewer) for viewer in range(-1, 4)])
    differing = [one != other for one, other in zip(*views)]

    assert differing == [False, False, False, True, False]


@pytest.mark.rule("CB-dictator", "CX-cosmic-zap")
def test_a_zapped_dictator_leaves_it_to_chance() -> None:
    scene = with_dictator().hand("B", "cosmic-zap").to("played").play("B", "cosmic-zap").until("flip-destiny")

    assert scene.options("chance") == ["red", "blue", "green", "yellow", "wild"]


@pytest.mark.rule("CCon-dictator")
def test_with_a_con_of_the_offence_destiny_is_random() -> None:
    scene = with_dictator(pulsars="yes").hand("A", "pulsar-dictator").to("regroup")
    scene.play("A", "con-dictator").until("flip-destiny")

    assert scene.told("power-used") == 0


@pytest.mark.rule("CCon-dictator")
def test_a_con_of_another_player_is_no_help() -> None:
    scene = with_dictator(pulsars="yes").hand("B", "pulsar-dictator").to("regroup")
    scene.play("B", "con-dictator").until("choose-destiny")

    assert "blue" in scene.options("C")


@pytest.mark.rule("CCon-dictator", "C3.3h")
def test_a_con_in_answer_covers_that_flip() -> None:
    scene = with_dictator(pulsars="yes").hand("A", "pulsar-dictator").to("played")
    scene.play("A", "con-dictator").until("flip-destiny")

    assert len(scene.options("chance")) == 5


def with_pro() -> Scene:
    """Dictator has chosen red for A, and yellow to come after it."""
    scene = with_dictator(pulsars="yes").hand("C", "pulsar-dictator")
    scene.to("regroup").play("C", "pro-dictator").until("choose-destiny").answer("C", "red")
    return scene.answer("C", "yellow").until("own-colour")


@pytest.mark.rule("CPro-dictator")
def test_with_pro_the_second_card_comes_at_the_next_flip_of_the_challenge() -> None:
    scene = with_pro().answer("A", "flip-again").to("destiny")

    assert scene.state.defence == seat("D")
    assert scene.told("power-used") == 1


@pytest.mark.rule("CPro-dictator")
def test_after_both_cards_dictator_chooses_anew() -> None:
    """A flips its own colour twice, and wants another card each time."""
    scene = with_dictator(pulsars="yes").hand("C", "pulsar-dictator").to("regroup").play("C", "pro-dictator")
    scene.until("choose-destiny").answer("C", "red").answer("C", "red")
    scene.until("own-colour").answer("A", "flip-again").until("own-colour").answer("A", "flip-again")

    scene.until("choose-destiny")

    assert "yellow" in scene.options("C")


@pytest.mark.rule("CPro-dictator")
def test_with_pro_the_second_card_waits_for_the_next_challenge() -> None:
    """A settles p4 again; the turn of B begins, and its destiny is yellow."""
    scene = with_dictator(pulsars="yes").hand("C", "pulsar-dictator").base("A", "p4", 0)
    scene.to("regroup").play("C", "pro-dictator").until("choose-destiny").answer("C", "red")
    scene.answer("C", "yellow").until("own-colour").answer("A", "resettle").finish().to("destiny")

    assert (scene.state.offence, scene.state.defence) == (seat("B"), seat("D"))


@pytest.mark.rule("CPro-dictator", "CCon-dictator")
def test_the_con_of_the_offence_shuffles_the_second_card_back() -> None:
    scene = (
        with_dictator(pulsars="yes")
        .hand("A", "pulsar-dictator")
        .facts("own: dictator-top=4", "destiny: yellow=3")
    )
    scene.to("regroup").play("A", "con-dictator").until("flip-destiny")

    assert scene.state.destiny[seat("D")] == 4
    assert len(scene.options("chance")) == 5


@pytest.mark.rule("CPro-dictator")
def test_without_pro_there_is_one_card() -> None:
    scene = with_dictator().until("choose-destiny").answer("C", "red").until("own-colour")
    scene.answer("A", "flip-again").until("choose-destiny")

    assert scene.told("destiny-flipped") == 1


@pytest.mark.rule("CS-dictator")
def test_super_lets_dictator_choose_as_offence() -> None:
    scene = Scene("dictator").hand("A", "flare-dictator", "attack-8").to("regroup")
    scene.play("A", "super-dictator").until("choose-destiny").answer("A", "green").to("destiny")

    assert scene.state.defence == seat("C")


@pytest.mark.rule("CS-dictator")
def test_super_is_for_the_own_turn() -> None:
    assert "super-dictator" not in with_dictator().hand("C", "flare-dictator").to("regroup").options("C")


def with_wild(**options: Any) -> Scene:
    """B is named by destiny and holds the flare; C has the power, but it is out."""
    return Scene("", "", "", "dictator", **options).facts("out: dictator=zapped").hand("B", "flare-dictator")


@pytest.mark.rule("CW-dictator")
def test_wild_makes_the_card_void_and_the_next_is_flipped() -> None:
    scene = with_wild().to("flipped").play("B", "wild-dictator").unanswered()
    scene.until("flip-destiny")
    scene.destiny = "green"
    scene.to("destiny")

    assert scene.state.defence == seat("C")
    assert (scene.state.destiny_out[seat("B")], scene.state.destiny_out[seat("C")]) == (1, 1)


@pytest.mark.rule("CW-dictator")
def test_wild_works_once_in_a_challenge() -> None:
    scene = with_wild().to("flipped").play("B", "wild-dictator").unanswered().to("flipped")

    assert "wild-dictator" not in scene.options("B")


@pytest.mark.rule("CW-dictator", "CD3-18")
def test_a_comet_stays_in_force() -> None:
    """The comet itself can't be answered; the blue card behind it is made void."""
    scene = with_wild(specials="yes").add_destiny("half-attacks").until("flip-destiny")
    scene.answer("chance", "half-attacks").to("flipped").play("B", "wild-dictator").unanswered()
    scene.destiny = "green"
    scene.to("destiny")

    assert (scene.state.comet >= 0, scene.state.defence) == (True, seat("C"))
