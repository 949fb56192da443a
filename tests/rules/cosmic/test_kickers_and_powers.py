"""Kickers and powers: who takes them, forbids them, looks at them or leaves them alone (CD4)."""

import pytest

from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.results import OFFENCE_WON
from tests.rules.cosmic.scene import kind, seat
from tests.rules.cosmic.test_kickers import fight, kicking


@pytest.mark.rule("CD4.3", "CS-clone")
def test_super_clone_doubles_what_the_kicker_has_multiplied() -> None:
    """One token, times 3, times 2: six cards."""
    scene = kicking("clone", "").cone(1).cards("compromise", "attack-8").kickers("kicker-3")
    scene.hand("A", "flare-clone").hand("B", *["attack-6"] * 7).to("decided")
    scene.play("A", "super-clone").unanswered().finish()

    assert scene.state.sizes[seat("B")] == 2


@pytest.mark.rule("CD4.1", "CX-plague")
def test_plague_takes_a_kicker_as_a_type_of_its_own() -> None:
    scene = fight().hand("D", "plague").hand("C", "kicker-2", "attack-9").to("ending")
    scene.play("D", "plague").answer("D", "C").unanswered()
    taken = []
    while scene.state.round == 0 and scene.moment != "beginning":
        if scene.asked == "choose-card":
            taken.append(scene.options("C"))
        scene.step()

    assert taken == [["attack-9"], ["keeper"], ["kicker-2"]]


@pytest.mark.rule("CPro-oracle", "CD4.1")
def test_with_the_pro_of_oracle_the_opponent_lays_a_kicker_first_and_face_up() -> None:
    scene = kicking("", "oracle", pulsars="yes").cards("attack-6", "attack-8").kickers("kicker-2", "kicker-3")
    scene.hand("B", "pulsar-oracle").hand("A", "attack-9").to("launch").play("B", "pro-oracle").unanswered()
    scene.until("lay-kicker")
    assert [ask.seat for ask in COSMIC.asks(scene.state)] == [0]

    scene.answer("A", "kicker-2")
    assert COSMIC.view(scene.state, 1).kickers[0] == kind("kicker-2")
    assert [ask.seat for ask in COSMIC.asks(scene.state)] == [1]

    scene.answer("B", "kicker-3").answer("A", "attack-6")
    assert COSMIC.view(scene.state, 1).known[kind("attack-9")] == 0


@pytest.mark.rule("CPro-oracle")
def test_an_opponent_of_oracle_who_lays_no_kicker_is_not_asked_again() -> None:
    scene = kicking("", "oracle", pulsars="yes").cards("attack-6", "attack-8").kickers("kicker-2", "kicker-3")
    scene.hand("B", "pulsar-oracle").to("launch").play("B", "pro-oracle").unanswered().until("lay-kicker")
    scene.answer("A", "pass")

    assert [ask.seat for ask in COSMIC.asks(scene.state)] == [1]


@pytest.mark.rule("CPro-oracle", "CB-oracle")
def test_without_its_pro_oracle_decides_on_a_kicker_at_the_same_time() -> None:
    scene = kicking("", "oracle").cards("attack-6", "attack-8").kickers("kicker-2").until("lay-kicker")

    assert len(COSMIC.asks(scene.state)) == 2


@pytest.mark.rule("CPro-filch", "CD4.1")
def test_with_its_pro_filch_takes_the_kicker_of_the_opponent_too() -> None:
    """Not the edict that the opponent has played: there are kickers in the game."""
    scene = kicking("filch", "", pulsars="yes").cards("attack-6", "attack-8").kickers("", "kicker-2")
    scene.hand("A", "pulsar-filch").hand("B", "ionic-gas").to("launch").play("A", "pro-filch").unanswered()
    scene.to("decided").play("B", "ionic-gas").unanswered().to("resolved").play("A", "filch").unanswered()

    assert scene.options("A") == ["pass", "kicker-2"]
    scene.answer("A", "kicker-2").finish()
    assert scene.cards_of("A") == ["attack-8", "kicker-2", "pulsar-filch"]


@pytest.mark.rule("CPro-clone", "CD4.1")
def test_with_its_pro_clone_takes_back_its_kicker_instead_of_the_card() -> None:
    scene = kicking("clone", "", pulsars="yes").cards("attack-6", "attack-8").kickers("kicker-2")
    scene.hand("A", "pulsar-clone").to("launch").play("A", "pro-clone").unanswered()
    scene.to("resolved").play("A", "clone").unanswered()

    assert scene.options("A") == ["attack-6", "kicker-2"]
    scene.answer("A", "kicker-2").finish()
    assert scene.cards_of("A") == ["kicker-2", "pulsar-clone"]


@pytest.mark.rule("CPro-clone", "CB-clone")
def test_without_its_pro_clone_takes_back_the_card_and_not_the_kicker() -> None:
    scene = kicking("clone", "").cards("attack-6", "attack-8").kickers("kicker-2")
    scene.to("resolved").play("A", "clone").unanswered().finish()

    assert scene.cards_of("A") == ["attack-6"]


@pytest.mark.rule("CS-ancients", "CD4.1")
def test_the_kicker_of_ancients_comes_back_under_its_super() -> None:
    scene = kicking("ancients", "", flares="mayfair").cards("attack-6", "attack-8")
    scene.kickers("kicker-2", "kicker-3").hand("A", "flare-ancients").to("launch")
    scene.play("A", "super-ancients").unanswered().finish()

    assert scene.cards_of("A") == ["kicker-2", "flare-ancients"]
    assert scene.state.discards[kind("kicker-3")] == 1
    assert scene.told("card-moved") == 2, "the flare and the kicker"


@pytest.mark.rule("CB-witch", "CD4.1")
def test_witch_can_curse_kickers_where_there_are_any() -> None:
    scene = kicking("witch", "").cards("attack-6", "attack-8").kickers("", "kicker-2").to("offence-invites")
    scene.play("A", "witch")
    assert scene.options("A") == ["no-edicts", "no-flares", "no-inviting", "no-kickers"]

    scene.answer("A", "no-kickers").until("lay-kicker")
    assert scene.refused("B")["kicker-2"] == "CB-witch"


@pytest.mark.rule("CD4.1", "CB-sorcerer")
def test_sorcerer_swaps_the_cards_and_not_the_kickers() -> None:
    """A has the Attack 8 then, doubled, and two tokens."""
    scene = kicking("sorcerer", "").cards("attack-6", "attack-8").kickers("kicker-2")
    scene.to("cards-laid").play("A", "sorcerer").unanswered().finish()

    assert scene.totals == (18, 10)
    assert scene.state.result == OFFENCE_WON
