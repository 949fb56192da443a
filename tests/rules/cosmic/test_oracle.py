"""Oracle: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.engine.chance import Rng
from orrery.games.cosmic.data.cards import KINDS
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.keys import CARD_LAID
from orrery.games.cosmic.view import CosmicView
from tests.rules.cosmic.scene import Scene, kind, power, seat


def with_oracle(**options: Any) -> Scene:
    """B is Oracle, attacked by A with Attack 5."""
    return Scene("", "oracle", "", "", **options).cards("attack-5", "attack-17")


def known(scene: Scene, viewer: str, owner: str, card: str) -> int:
    """How many cards of a kind a player knows to be in a hand."""
    view = COSMIC.view(scene.state, seat(viewer))
    assert isinstance(view, CosmicView)
    return view.known[seat(owner) * KINDS + kind(card)]


def asked_to_lay(scene: Scene) -> int:
    """How many players lay a card at the same time."""
    return len(COSMIC.asks(scene.until("lay-card").state))


@pytest.mark.rule("CB-oracle")
def test_the_opponent_lays_first_and_face_up() -> None:
    scene = with_oracle().hand("A", "attack-9")
    assert asked_to_lay(scene) == 1

    scene.answer("A", "attack-5")

    assert scene.asked == "lay-card"
    view = COSMIC.view(scene.state, seat("B"))
    assert isinstance(view, CosmicView)
    assert view.laid == (kind("attack-5"), -1)
    assert known(scene, "B", "A", "attack-9") == 0


@pytest.mark.rule("CB-oracle")
def test_everybody_is_told_of_a_card_laid_face_up_and_nobody_of_one_face_down() -> None:
    scene = with_oracle().until("lay-card").answer("A", "attack-5").answer("B", "attack-17")
    recorder = scene.state.recorder
    assert recorder is not None

    laid = [event for event in recorder.stream(seat("C")) if event.kind == CARD_LAID]

    assert [(event.seat, event.a) for event in laid] == [(0, kind("attack-5")), (1, -1)]


@pytest.mark.rule("CB-oracle")
def test_a_zapped_oracle_sees_nothing() -> None:
    scene = with_oracle().hand("C", "cosmic-zap").to("played").play("C", "cosmic-zap")

    assert asked_to_lay(scene) == 2


@pytest.mark.rule("CB-oracle")
def test_oracle_as_an_ally_sees_nothing() -> None:
    scene = Scene("", "", "oracle").join("C", "offence", 1).cards("attack-5", "attack-17")

    assert asked_to_lay(scene) == 2
    assert scene.state.used[power("oracle")] == 0


@pytest.mark.rule("CCon-oracle")
def test_against_a_con_both_lay_face_down() -> None:
    scene = with_oracle(pulsars="yes").hand("A", "pulsar-oracle").to("launch").play("A", "con-oracle")

    assert asked_to_lay(scene) == 2


@pytest.mark.rule("CPro-oracle-plain")
def test_with_the_pro_oracle_sees_the_rest_of_the_hand() -> None:
    scene = with_oracle(pulsars="yes").hand("B", "pulsar-oracle").hand("A", "attack-9", "plague")
    scene.to("launch").play("B", "pro-oracle").unanswered().until("lay-card")
    assert known(scene, "B", "A", "attack-9") == 0

    scene.answer("A", "attack-5")

    assert [known(scene, "B", "A", card) for card in ("attack-5", "attack-9", "plague")] == [0, 1, 1]
    assert known(scene, "C", "A", "attack-9") == 0


@pytest.mark.rule("CW-oracle")
def test_the_hands_are_mixed_and_dealt_again() -> None:
    """A holds four cards with the flare and the Keeper, B three; A's new hand is any four of seven."""
    scene = Scene("", "", "").hand("A", "flare-oracle", "attack-4", "attack-5").hand("B", "attack-30")
    scene.hand("B", "attack-40").cards("attack-4", "attack-40").to("offence-invites")
    scene.play("A", "wild-oracle").unanswered()
    assert scene.asked == "deal-mixed"
    assert COSMIC.weights(scene.state, COSMIC.asks(scene.state)[0]) == [1, 1, 1, 1, 2, 1]

    scene.answer("chance", "keeper").answer("chance", "flare-oracle").answer("chance", "keeper")
    assert scene.cards_of("A") == ["attack-4", "attack-5", "flare-oracle"]
    scene.answer("chance", "attack-40")

    assert scene.cards_of("A") == ["attack-40", "flare-oracle"]
    assert scene.cards_of("B") == ["attack-4", "attack-5", "attack-30"]
    assert list(scene.state.sizes[:2]) == [4, 3]
    assert scene.asked == "respond"


@pytest.mark.rule("CW-oracle")
def test_each_knows_what_it_misses_and_others_do_not() -> None:
    scene = Scene("", "", "").hand("A", "flare-oracle", "attack-4").hand("B", "attack-30")
    scene.to("offence-invites").play("A", "wild-oracle").unanswered()
    scene.answer("chance", "keeper").answer("chance", "attack-30").answer("chance", "keeper")

    assert scene.cards_of("A") == ["attack-30"]
    assert scene.cards_of("B") == ["attack-4", "flare-oracle"]
    assert known(scene, "A", "B", "attack-4") == 1
    assert known(scene, "B", "A", "attack-30") == 1
    assert known(scene, "A", "B", "attack-30") == 0
    assert known(scene, "C", "B", "attack-4") == known(scene, "C", "B", "flare-oracle") == 0


@pytest.mark.rule("CW-oracle")
def test_nobody_sees_mixed_cards_before_all_are_dealt() -> None:
    scene = Scene().hand("A", "attack-6", "attack-7", "flare-oracle").hand("B", "plague").cone(1)
    scene.to("offence-invites").play("A", "wild-oracle").unanswered()
    ask, views = COSMIC.asks(scene.state)[0], []
    for card in ("attack-6", "plague"):
        state = scene.state.clone()
        COSMIC.apply(state, ask.seat, kind(card))
        views.append([COSMIC.view(state, viewer) for viewer in range(3)])

    assert views[0] == views[1]
    assert sum(COSMIC.guess(views[0][2], Rng(1)).mixed) == 1


@pytest.mark.rule("CW-oracle")
def test_only_a_main_player_mixes_hands() -> None:
    scene = Scene("", "", "").hand("C", "flare-oracle").cards("attack-5", "attack-17").to("offence-invites")

    assert scene.options("C") == ["pass"]


def to_super(**options: Any) -> Scene:
    """A is Oracle and attacks with three tokens."""
    scene = Scene("oracle", "", "", **options).hand("A", "flare-oracle", "attack-8").cone(3)
    return scene.cards("attack-5", "attack-17").hand("B", "pulsar-oracle")


@pytest.mark.rule("CS-oracle")
def test_a_challenge_that_is_called_off_counts_as_a_made_deal() -> None:
    scene = to_super().to("cards-laid").play("A", "super-oracle").unanswered().finish()

    assert scene.tokens("B", "p5") == 4
    assert scene.tokens("A", "p5") == 0
    assert sum(scene.tokens("A", f"p{planet}") for planet in range(5)) == 20
    assert scene.state.discards[kind("attack-5")] == scene.state.discards[kind("attack-17")] == 1
    assert scene.until("go-on").options("A") == ["pass", "again"]


@pytest.mark.rule("CS-oracle", "C3.10a")
def test_the_super_works_against_a_con_too() -> None:
    scene = to_super(pulsars="yes").to("launch").play("B", "con-oracle").unanswered().to("cards-laid")
    assert scene.state.laid_seen[1] == 2

    scene.play("A", "super-oracle").unanswered().finish()

    assert scene.tokens("B", "p5") == 4
    assert scene.totals == (0, 0)


@pytest.mark.rule("CS-oracle")
@pytest.mark.parametrize("negated", [True, False])
def test_an_oracle_whose_use_was_negated_can_not_call_it_off(negated: bool) -> None:
    scene = Scene("oracle", "", "negator", pulsars="yes").hand("C", "pulsar-negator")
    scene.hand("A", "flare-oracle").cards("attack-5", "attack-17").to("launch")
    scene.play("C", "pro-negator").unanswered().to("played")
    if negated:
        scene.play("C", "negator")

    assert ("super-oracle" in scene.to("cards-laid").options("A")) is not negated


@pytest.mark.rule("CS-oracle")
def test_an_oracle_that_was_zapped_can_not_call_it_off() -> None:
    scene = to_super().hand("C", "cosmic-zap").to("played").play("C", "cosmic-zap").unanswered()

    assert "super-oracle" not in scene.to("cards-laid").options("A")
