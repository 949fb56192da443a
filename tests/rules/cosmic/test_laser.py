"""Laser: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.engine.chance import Rng
from orrery.engine.counts import counts_of
from orrery.games.cosmic.data.cards import KINDS
from orrery.games.cosmic.game import COSMIC
from tests.rules.cosmic.scene import Scene, kind, seat


def with_laser(*more: str, **options: Any) -> Scene:
    """Laser attacks with 2 tokens; B holds an Attack 12, an Attack 20 and more, without the Keeper."""
    scene = Scene("laser", **options).empty_handed("B").hand("B", *more)
    return scene.cone(2).cards("attack-6", "attack-12").hand("B", "attack-20")


def blinded(scene: Scene, *cards: str) -> Scene:
    """CHANCE blinds B to these cards."""
    scene.until("blind-card")
    for card in cards:
        scene.answer("chance", card)
    return scene


def blind_as_seen(scene: Scene, viewer: int) -> list[int]:
    """The kinds of the cards of B that a viewer knows to be blinded."""
    view: Any = COSMIC.view(scene.state, viewer)
    first = seat("B") * KINDS
    return [number for number, count in enumerate(view.blind[first : first + KINDS]) for _ in range(count)]


@pytest.mark.rule("CB-laser")
def test_as_many_cards_as_laser_has_tokens_cannot_be_laid() -> None:
    scene = blinded(with_laser("attack-8"), "attack-12", "attack-20").until("lay-card")

    assert scene.options("B") == ["attack-8"]
    assert scene.refused("B")["attack-20"] == "CB-laser"
    assert scene.state.sizes[1] == 3


@pytest.mark.rule("CB-laser")
def test_blinded_cards_cannot_be_played() -> None:
    scene = with_laser("finder").hand("B", "force-field")
    assert "finder" in scene.to("launch").options("B")

    blinded(scene, "finder", "attack-20").to("offence-invites")
    assert "finder" not in scene.options("B")
    assert scene.refused("B")["finder"] == "CB-laser"


@pytest.mark.rule("CB-laser")
def test_a_card_that_is_not_blinded_can_be_played() -> None:
    scene = blinded(with_laser("finder"), "attack-12", "attack-20").to("offence-invites")

    assert "finder" in scene.options("B")


@pytest.mark.rule("CB-laser")
def test_of_two_equal_cards_one_can_still_be_laid() -> None:
    scene = blinded(with_laser("attack-12", "attack-12"), "attack-12", "attack-20").until("lay-card")

    assert scene.options("B") == ["attack-12"]


@pytest.mark.rule("CB-laser")
def test_without_another_challenge_card_the_opponent_loses_without_consolation() -> None:
    """B has 4 tokens on the planet and a Keeper; A lands with 2 and still holds its Attack."""
    scene = blinded(with_laser("keeper"), "attack-12", "attack-20").finish()

    assert scene.in_warp("B") == 4
    assert scene.tokens("A", "p5") == 2
    assert scene.cards_of("A") == ["attack-6"]
    assert scene.cards_of("B") == ["attack-12", "attack-20"]
    assert scene.told("drew-new-hand") == 0


@pytest.mark.rule("CB-laser")
def test_an_offence_that_is_blinded_loses_its_tokens() -> None:
    scene = Scene("", "laser").empty_handed("A").cone(2).cards("attack-6", "attack-12").until("blind-card")

    assert scene.finish().in_warp("A") == 2


@pytest.mark.rule("CB-laser")
def test_laser_as_defence_counts_its_tokens_on_the_planet() -> None:
    """Four tokens on p5: all but one of the five cards of A."""
    scene = Scene("", "laser").empty_handed("A").cards("attack-6", "attack-12")
    scene.hand("A", "attack-7", "attack-8", "attack-9", "attack-10").until("lay-card")

    assert scene.state.blinded[0] == 4
    assert len(scene.options("A")) == 1


@pytest.mark.rule("CB-laser")
def test_without_a_token_in_the_challenge_laser_blinds_nobody() -> None:
    """B defends an empty planet."""
    scene = Scene("", "laser").base("B", "p5", 0).cards("attack-6", "attack-12").until("lay-card")

    assert (scene.told("power-used"), sum(scene.state.blinded)) == (0, 0)


@pytest.mark.rule("CB-laser")
def test_there_is_nothing_to_blind_in_an_empty_hand() -> None:
    """B has lost its cards since its hand was checked."""
    scene = with_laser().to("launch").empty_handed("B").to("defence-invites")

    assert scene.told("power-used") == 0


@pytest.mark.rule("CB-laser")
def test_they_can_be_played_again_in_the_next_challenge() -> None:
    scene = blinded(with_laser("attack-8"), "attack-8", "attack-20").finish()
    scene.to("beginning")

    assert sum(scene.state.blinded) == sum(scene.state.blind) == 0


@pytest.mark.rule("CB-laser", "C3.4h")
def test_a_stop_gives_the_cards_back() -> None:
    scene = with_laser("attack-8", pulsars="yes").hand("C", "pulsar-laser")
    blinded(scene, "attack-12", "attack-20").to("alliance").play("C", "stop-laser").until("lay-card")

    assert scene.options("B") == ["attack-8", "attack-12", "attack-20"]


@pytest.mark.rule("CB-laser", "C3.6f")
def test_a_blinded_pulsar_still_retains_a_power() -> None:
    scene = Scene("laser", "virus", pulsars="yes").empty_handed("B").cone(2).hand("B", "pulsar-virus")
    scene.cards("attack-6", "attack-12").base("B", "p7", 0).base("B", "p8", 0).base("B", "p9", 0)
    blinded(scene, "pulsar-virus", "attack-12")

    assert "retain-virus" in scene.to("offence-invites").options("B")


@pytest.mark.rule("CB-laser")
def test_only_their_owner_knows_which_cards_are_blinded() -> None:
    scene = blinded(with_laser("attack-8"), "attack-12", "attack-20").to("alliance")

    assert blind_as_seen(scene, 1) == [kind("attack-12"), kind("attack-20")]
    assert blind_as_seen(scene, 0) == blind_as_seen(scene, 2) == blind_as_seen(scene, -1) == []


@pytest.mark.rule("CB-laser")
def test_a_guess_at_the_hand_leaves_a_card_to_lay() -> None:
    scene = blinded(with_laser("attack-8"), "attack-12", "attack-20").until("lay-card")
    for number in range(10):
        guess = COSMIC.guess(COSMIC.view(scene.state, 0), Rng(number))
        assert sum(counts_of(guess.blind, seat("B"))) == 2
        assert COSMIC.options(guess, next(ask for ask in COSMIC.asks(guess) if ask.seat == 1))


def discarding(scene: Scene, *cards: str) -> Scene:
    scene.to("offence-invites").play("A", "wild-laser").unanswered()
    for card in cards:
        scene.answer("A", card)
    return scene


def with_wild() -> Scene:
    scene = Scene().empty_handed("B").hand("A", "flare-laser", "attack-7", "attack-8", "attack-9")
    return scene.cards("attack-6", "attack-12").hand("B", "attack-20", "attack-15")


@pytest.mark.rule("CW-laser")
def test_wild_blinds_to_as_many_cards_as_are_discarded() -> None:
    scene = discarding(with_wild(), "attack-7", "attack-8", "pass")
    blinded(scene, "attack-12", "attack-20").until("lay-card")

    assert scene.options("B") == ["attack-15"]
    assert scene.refused("B")["attack-12"] == "CW-laser"
    assert scene.count("A", "attack-7") == scene.count("A", "attack-8") == 0


@pytest.mark.rule("CW-laser")
def test_wild_discards_at_least_one_card_and_at_most_three() -> None:
    scene = discarding(with_wild())
    assert "pass" not in scene.options("A")

    scene.answer("A", "attack-7").answer("A", "attack-8").answer("A", "attack-9")
    assert scene.asked == "blind-card"
    assert scene.finish().tokens("A", "p5") == 1


@pytest.mark.rule("CW-laser", "CA8.2")
def test_wild_ends_with_the_last_card_in_hand() -> None:
    """By Mayfair the flare is gone already; A has a single card besides."""
    scene = Scene(flares="mayfair").empty_handed("A").hand("A", "flare-laser").cards("attack-6", "attack-12")

    assert discarding(scene.hand("B", "attack-20"), "attack-6").asked == "blind-card"


@pytest.mark.rule("CW-laser")
def test_wild_is_for_main_players() -> None:
    scene = Scene().hand("C", "flare-laser", "attack-7").cards("attack-6", "attack-12")

    assert scene.to("offence-invites").options("C") == ["pass"]


@pytest.mark.rule("CW-laser")
def test_wild_needs_a_card_to_discard_and_one_to_blind() -> None:
    """The flare itself is none, if the others are gone since the hands were checked."""

    def armed() -> Scene:
        return Scene().hand("A", "flare-laser").cards("attack-6", "attack-12").to("launch")

    alone = armed().empty_handed("A").hand("A", "flare-laser").to("offence-invites")
    poor = armed().empty_handed("B").to("offence-invites")

    assert alone.against("A", "wild-laser") == poor.against("A", "wild-laser") == "CW-laser"
    assert "wild-laser" in armed().to("offence-invites").options("A")


def allied(**options: Any) -> Scene:
    """Laser joins the defence with a token; A holds an Attack 6 and a Keeper."""
    scene = Scene("", "", "laser", **options).hand("C", "flare-laser").join("C", "defence", 1)
    return scene.cards("attack-6", "attack-12").to("alliance")


@pytest.mark.rule("CS-laser")
def test_with_the_super_an_ally_blinds_the_main_player_of_the_other_side() -> None:
    scene = allied().play("C", "super-laser").unanswered().until("blind-card").answer("chance", "attack-6")

    assert scene.state.blinded[0] == 1
    assert scene.finish().in_warp("A") == 1


@pytest.mark.rule("CS-laser")
def test_without_the_super_an_ally_blinds_nobody() -> None:
    scene = allied().until("lay-card")

    assert sum(scene.state.blinded) == 0


@pytest.mark.rule("CS-laser")
def test_super_is_for_allies() -> None:
    main = with_laser("attack-8").hand("A", "flare-laser").to("alliance")
    bystander = Scene("", "", "laser").hand("C", "flare-laser").cards("attack-6", "attack-12").to("alliance")

    assert main.against("A", "super-laser") == bystander.against("C", "super-laser") == "CS-laser"


@pytest.mark.rule("CS-laser", "CCon-laser", "C3.10e")
def test_the_super_blinds_in_spite_of_a_con() -> None:
    scene = Scene("", "", "laser", pulsars="yes").hand("C", "flare-laser").join("C", "defence", 1)
    scene.hand("A", "pulsar-laser").cards("attack-6", "attack-12").to("launch").play("A", "con-laser")
    scene.to("alliance").play("C", "super-laser").unanswered().until("blind-card")

    assert scene.answer("chance", "attack-6").state.blinded[0] == 1


@pytest.mark.rule("CPro-laser")
def test_with_pro_laser_alone_sees_the_blinded_cards() -> None:
    scene = (
        with_laser("attack-8", pulsars="yes").hand("A", "pulsar-laser").to("launch").play("A", "pro-laser")
    )
    blinded(scene, "attack-12", "attack-20").to("alliance")
    view: Any = COSMIC.view(scene.state, 0)

    assert blind_as_seen(scene, 0) == [kind("attack-12"), kind("attack-20")]
    assert [view.known[KINDS + kind(card)] for card in ("attack-8", "attack-12", "attack-20")] == [0, 1, 1]
    assert blind_as_seen(scene, 2) == []


@pytest.mark.rule("CPro-laser")
def test_seen_cards_that_are_blinded_stay_in_the_hand_while_another_lies_face_down() -> None:
    scene = (
        with_laser("attack-8", pulsars="yes").hand("A", "pulsar-laser").to("launch").play("A", "pro-laser")
    )
    view: Any = COSMIC.view(blinded(scene, "attack-12", "attack-20").to("cards-laid").state, 0)

    guesses = [COSMIC.guess(view, Rng(number)) for number in range(20)]
    assert all(COSMIC.view(guess, 0).blind == view.blind for guess in guesses)


@pytest.mark.rule("CPro-laser")
def test_a_seen_card_that_is_blinded_is_still_known_when_an_equal_one_was_laid() -> None:
    """B has two 12s, is blinded to one of them and lays the other."""
    scene = (
        with_laser("attack-12", "attack-12", pulsars="yes")
        .hand("A", "pulsar-laser")
        .to("launch")
        .play("A", "pro-laser")
    )
    blinded(scene, "attack-12", "attack-20").to("revealed")

    view: Any = COSMIC.view(scene.state, 0)
    assert view.laid[1] == kind("attack-12")
    assert view.known[KINDS + kind("attack-12")] == 1


@pytest.mark.rule("CCon-laser")
def test_a_holder_of_a_con_is_not_blinded() -> None:
    scene = with_laser("attack-8", pulsars="yes").hand("B", "pulsar-laser").to("launch")
    scene.play("B", "con-laser").until("lay-card")

    assert scene.options("B") == ["attack-8", "attack-12", "attack-20"]
    assert scene.told("power-used") == 0


@pytest.mark.rule("CCon-laser", "C3.3h")
def test_a_con_in_answer_comes_in_time() -> None:
    scene = with_laser("attack-8", pulsars="yes").hand("B", "pulsar-laser").to("played")
    scene.play("B", "con-laser").until("lay-card")

    assert sum(scene.state.blinded) == 0
