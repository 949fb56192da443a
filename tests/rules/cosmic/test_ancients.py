"""Ancients: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.engine.errors import BadSetup
from orrery.games.cosmic.cards import held, return_played
from orrery.games.cosmic.data.powers import POWER_KEYS
from orrery.games.cosmic.dealing import FOR_FRAME, FOR_SEAT, may_be_dealt
from orrery.games.cosmic.game import COSMIC
from tests.rules.cosmic.scene import Scene, kind, power, seat


def with_ancients(*cards: str, **options: Any) -> Scene:
    """A is Ancients, B Virus; A attacks with 12 against 6, and holds these cards."""
    scene = Scene("ancients", "virus", "", "", **{"flares": "mayfair", **options})
    return scene.cards("attack-12", "attack-6").hand("A", *cards)


def discarded(scene: Scene, card: str) -> int:
    return int(scene.state.discards[kind(card)])


def barring(scene: Scene) -> Scene:
    """A plays the Wild of Anti-Matter against C, and nobody answers."""
    return scene.to("launch").play("A", "wild-anti-matter").answer("A", "C").unanswered()


@pytest.mark.rule("CB-ancients")
def test_it_keeps_a_wild_that_has_worked() -> None:
    scene = barring(with_ancients("flare-anti-matter"))
    assert discarded(scene, "flare-anti-matter") == 1
    scene.play("A", "ancients").unanswered()

    assert scene.cards_of("A") == ["attack-12", "flare-anti-matter"]
    assert discarded(scene, "flare-anti-matter") == 0


@pytest.mark.rule("CB-ancients")
def test_it_may_leave_the_flare_to_the_discards_and_others_can_t_keep_theirs() -> None:
    scene = barring(with_ancients("flare-anti-matter")).finish()
    other = with_ancients().hand("C", "flare-anti-matter").to("launch")
    other.play("C", "wild-anti-matter").answer("C", "D").unanswered()

    assert discarded(scene, "flare-anti-matter") == 1
    assert other.options("A") == ["pass"]


@pytest.mark.rule("CB-ancients", "CX-flare-zap")
def test_a_zapped_flare_is_not_kept() -> None:
    scene = with_ancients("flare-anti-matter").hand("D", "flare-zap").to("launch")
    scene.play("A", "wild-anti-matter").answer("A", "C").play("D", "flare-zap").unanswered()

    assert scene.moment == "launch"
    assert scene.options("A") == ["pass"]


@pytest.mark.rule("CB-ancients", "CX-cosmic-zap")
def test_zapped_it_does_not_keep_the_flare() -> None:
    scene = barring(with_ancients("flare-anti-matter").hand("D", "cosmic-zap"))
    scene.play("A", "ancients").play("D", "cosmic-zap").unanswered()

    assert scene.options("A") == ["pass"]
    assert discarded(scene, "flare-anti-matter") == 1


def recalling(scene: Scene) -> Scene:
    """A plays the Wild of Chronos and takes a Quash out of the discards."""
    scene.facts("discards: quash=1", "hands A: quash=0").to("launch").play("A", "wild-chronos").unanswered()
    return scene.answer("A", "quash")


@pytest.mark.rule("CB-ancients")
def test_a_flare_of_the_list_is_not_kept() -> None:
    scene = recalling(with_ancients("flare-chronos"))

    assert discarded(scene, "flare-chronos") == 1
    assert "ancients" not in scene.options("A")


@pytest.mark.rule("CB-ancients")
@pytest.mark.parametrize("style", ["eon", "modern", "none"])
def test_it_is_dealt_only_where_flares_are_discarded(style: str) -> None:
    state = COSMIC.start(COSMIC.setup(4, {"flares": style}))
    mayfair = COSMIC.start(COSMIC.setup(4, {"flares": "mayfair"}))

    for purpose in (FOR_SEAT, FOR_FRAME):
        assert not may_be_dealt(state, power("ancients"), purpose)
        assert may_be_dealt(mayfair, power("ancients"), purpose)
    named = {"named-powers": "virus,ancients,macron,oracle"}
    with pytest.raises(BadSetup, match="ancients is only for flares of the style mayfair"):
        COSMIC.start(COSMIC.setup(4, {"flares": style, **named}))
    assert COSMIC.start(COSMIC.setup(4, {"flares": "mayfair", **named})).owner[power("ancients")] == 1
    assert "ancients" in POWER_KEYS


@pytest.mark.rule("CW-ancients")
def test_its_wild_brings_the_next_flare_back_and_is_discarded() -> None:
    scene = Scene("", "", "", "", flares="mayfair").cards("attack-12", "attack-6")
    scene.hand("A", "flare-ancients", "flare-anti-matter", "flare-loser").to("launch")
    scene.play("A", "wild-ancients").unanswered()
    assert discarded(scene, "flare-ancients") == 1
    barring(scene).to("before-cards").play("A", "wild-loser").unanswered()

    assert scene.cards_of("A") == ["attack-12", "flare-anti-matter"]
    assert discarded(scene, "flare-loser") == 1


@pytest.mark.rule("CW-ancients", "CX-flare-zap")
def test_a_zapped_flare_does_not_come_back() -> None:
    scene = Scene("", "", "", "", flares="mayfair").cards("attack-12", "attack-6").hand("D", "flare-zap")
    scene.hand("A", "flare-ancients", "flare-anti-matter").to("launch")
    scene.play("A", "wild-ancients").unanswered().play("A", "wild-anti-matter").answer("A", "C")
    scene.play("D", "flare-zap").unanswered()

    assert scene.cards_of("A") == ["attack-12"]


@pytest.mark.rule("CW-ancients", "CG3")
def test_its_wild_names_no_role_and_is_for_main_players_from_phase_3_on() -> None:
    scene = Scene("", "", "", "", flares="mayfair").cards("attack-12", "attack-6").hand("C", "flare-ancients")

    assert "wild-ancients" in scene.to("regroup").options("C")
    assert "wild-ancients" in scene.to("destiny").options("C")
    assert scene.to("launch").against("C", "wild-ancients") == "CW-ancients"


@pytest.mark.rule("CS-ancients")
def test_with_its_super_edicts_and_flares_come_back() -> None:
    scene = with_ancients("flare-ancients", "flare-anti-matter", "finder").to("launch")
    scene.play("A", "super-ancients").unanswered()
    scene.play("A", "wild-anti-matter").answer("A", "C").unanswered()
    scene.play("A", "finder").answer("A", "D").unanswered().answer("A", "attack-40")

    assert scene.cards_of("A") == ["attack-12", "finder", "flare-ancients", "flare-anti-matter"]
    assert scene.against("A", "finder") == "CS-ancients"
    scene.finish().to("launch")
    assert scene.against("A", "finder") == ""


@pytest.mark.rule("CS-ancients", "C3.4a")
def test_with_its_super_a_stop_is_discarded_all_the_same() -> None:
    scene = with_ancients("flare-ancients", "pulsar-virus", pulsars="yes").to("launch")
    scene.play("A", "super-ancients").unanswered().play("A", "stop-virus").unanswered()

    assert discarded(scene, "pulsar-virus") == 1
    assert scene.cards_of("A") == ["attack-12", "flare-ancients"]


@pytest.mark.rule("CPro-ancients")
def test_with_its_pro_it_keeps_the_flares_of_the_list_too() -> None:
    scene = with_ancients("flare-chronos", "pulsar-ancients", pulsars="yes").to("regroup")
    recalling(scene.play("A", "pro-ancients").unanswered())
    scene.play("A", "ancients").unanswered()

    assert scene.cards_of("A") == ["attack-12", "quash", "flare-chronos", "pulsar-ancients"]


@pytest.mark.rule("CPro-ancients")
def test_with_its_pro_it_takes_a_flare_back_that_went_to_silencer() -> None:
    scene = Scene("ancients", "virus", "silencer", "", flares="mayfair", pulsars="yes")
    scene.hand("A", "flare-silencer", "pulsar-ancients").cards("attack-12", "attack-6").to("regroup")
    scene.play("A", "pro-ancients").unanswered().to("launch").play("A", "wild-silencer")
    if scene.asked == "choose-power":
        scene.answer("A", "virus")
    scene.unanswered()
    assert scene.cards_of("C") == ["flare-silencer"]
    scene.play("A", "ancients").unanswered()

    assert scene.cards_of("C") == []
    assert "flare-silencer" in scene.cards_of("A")


def limited() -> Scene:
    """Under a Con of D, who takes no part, A keeps the Wild of Anti-Matter beside it."""
    scene = with_ancients("flare-anti-matter", pulsars="yes").hand("D", "pulsar-ancients").to("regroup")
    scene.play("D", "con-ancients").unanswered()
    return barring(scene).play("A", "ancients").unanswered()


@pytest.mark.rule("CCon-ancients")
def test_under_a_con_of_anybody_kept_flares_lie_beside_it() -> None:
    scene = limited()

    assert scene.cards_of("A") == ["attack-12"]
    assert scene.state.beside[kind("flare-anti-matter")] == seat("A")
    assert discarded(scene, "flare-anti-matter") == 0
    assert scene.told("put-beside") == 1


@pytest.mark.rule("CCon-ancients")
def test_they_come_to_its_next_new_hand_beyond_the_seven_cards() -> None:
    """A has no challenge card left and is challenged by B, whose turn is next."""
    scene = limited()
    scene.destiny = "red"
    scene.hand("B", "attack-8", "attack-10").finish().until("draw-card").to("launch")

    assert scene.state.sizes[seat("A")] == 7 + 1
    assert scene.count("A", "flare-anti-matter") == 1
    assert scene.state.beside[kind("flare-anti-matter")] == -1


@pytest.mark.rule("CS-ancients", "C3.10e")
def test_its_super_beats_the_con() -> None:
    scene = with_ancients("flare-anti-matter", "flare-ancients", pulsars="yes")
    scene.hand("D", "pulsar-ancients").to("regroup").play("D", "con-ancients").unanswered()
    scene.play("A", "super-ancients").unanswered()
    barring(scene)

    assert scene.cards_of("A") == ["attack-12", "flare-ancients", "flare-anti-matter"]


@pytest.mark.rule("CB-ancients")
def test_a_card_that_is_not_counted_as_discarded_in_this_challenge_comes_back_all_the_same() -> None:
    state = Scene("ancients", flares="mayfair").state
    state.discards[kind("plague")] = 1

    return_played(state, 0, kind("plague"))

    assert (held(state, 0, kind("plague")), state.discards[kind("plague")], sum(state.discarded)) == (1, 0, 0)
