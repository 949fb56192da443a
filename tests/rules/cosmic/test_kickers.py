"""Kickers: laid beside the challenge cards, they multiply (CD4)."""

from typing import Any

import pytest

from orrery.engine.events import SPECTATOR, UNKNOWN
from orrery.games.cosmic.cards import show_card
from orrery.games.cosmic.data.cards import FIRST_KICKER, FIRST_REINFORCEMENT, NO_CARD, PRINTED
from orrery.games.cosmic.data.destiny import HALF_ATTACKS
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.keys import EVENTS
from orrery.games.cosmic.knowledge import known
from orrery.games.cosmic.reckoning import Reckoning
from orrery.games.cosmic.results import OFFENCE_WON
from orrery.games.cosmic.state import NOBODY
from tests.rules.cosmic.scene import Scene, kind, seat
from tests.rules.cosmic.test_setup import begun
from tests.soak.cosmic import all_cards


def kicking(*powers: str, **options: Any) -> Scene:
    """A sends two tokens against the four of B."""
    return Scene(*powers, kickers="yes", **options).cone(2)


def fight(offence: str = "", defence: str = "") -> Scene:
    """Attack 6 against Attack 8."""
    return kicking().cards("attack-6", "attack-8").kickers(offence, defence)


def no_deal(offence: str = "", defence: str = "") -> Scene:
    """Two Compromises, and nobody makes an offer; each has two tokens in the Warp."""
    scene = kicking().cards("compromise", "compromise").kickers(offence, defence)
    return scene.warp("A", 2).warp("B", 2)


def reckoned(scene: Scene, name: str) -> Reckoning:
    """What the cards come to, as a player knows them."""
    found = COSMIC.view(scene.state, seat(name)).reckoning
    assert found is not None
    return found


@pytest.mark.rule("CD4.1", "CA2.5")
def test_ten_kickers_are_in_the_deck_by_an_option() -> None:
    counts = all_cards(begun(4, {"kickers": "yes"}))
    printed = [PRINTED[one] for one in range(FIRST_KICKER, FIRST_REINFORCEMENT) for _ in range(counts[one])]

    assert printed == [-2, -1, -1, 0, 2, 2, 2, 3, 3, 4]
    assert sum(all_cards(begun(4))[FIRST_KICKER:FIRST_REINFORCEMENT]) == 0


@pytest.mark.rule("CD4.1")
def test_without_the_option_nobody_is_asked_and_no_row_is_kept() -> None:
    scene = Scene("", "").cards("attack-6", "attack-8").to("before-cards")
    while scene.asked == "respond":
        scene.step()

    assert scene.asked == "lay-card"
    rows = (scene.state.kickers, scene.state.kickers_from, scene.state.kickers_up)
    assert [len(row) for row in rows] == [0, 0, 0]


@pytest.mark.rule("CD4.1")
def test_both_decide_at_once_before_the_cards_and_whoever_holds_cards_is_asked() -> None:
    scene = fight("kicker-2").until("lay-kicker")

    assert [ask.seat for ask in COSMIC.asks(scene.state)] == [0, 1]
    assert scene.options("A") == ["pass", "kicker-2"]
    assert scene.options("B") == ["pass"]
    scene.answer("A", "kicker-2").answer("B", "pass")
    assert scene.asked == "lay-card"


@pytest.mark.rule("CD4.1")
def test_a_kicker_lies_face_down_until_the_reveal() -> None:
    scene = fight("kicker-3").to("cards-laid")
    seen = [COSMIC.view(scene.state, viewer).kickers for viewer in (0, 1, 2, -1)]

    assert seen == [(kind("kicker-3"), -1), (-1, -1), (-1, -1), (-1, -1)]
    assert COSMIC.view(scene.state, 1).kickers_from == (0, -1)
    assert COSMIC.view(scene.to("revealed").state, 2).kickers == (kind("kicker-3"), -1)


@pytest.mark.rule("CD4.1")
def test_kickers_are_discarded_with_the_cards() -> None:
    scene = fight("kicker-3", "kicker-minus-1").finish()

    assert [scene.state.discards[kind(card)] for card in ("kicker-3", "kicker-minus-1")] == [1, 1]
    assert list(scene.state.kickers_from) == [-1, -1]
    assert scene.cards_of("A") == []


@pytest.mark.rule("CD4.1", "CP7")
def test_other_cards_are_no_kickers_and_a_kicker_is_no_challenge_card() -> None:
    scene = fight("kicker-2").until("lay-kicker")
    assert scene.refused("A") == {"attack-6": "CD4.1", "keeper": "CD4.1"}

    scene.answer("A", "pass").answer("B", "pass")
    assert scene.refused("A") == {"kicker-2": "CP7", "keeper": "CP7"}


@pytest.mark.rule("CD4.1", "CX-sanity")
def test_in_sanity_no_kicker_is_laid() -> None:
    scene = fight("kicker-2").hand("D", "sanity").to("before-cards").play("D", "sanity").unanswered()

    assert scene.until("lay-kicker").options("A") == ["pass"]
    assert scene.refused("A")["kicker-2"] == "CX-sanity"


@pytest.mark.rule("CD4.1", "CX-insanity")
def test_in_insanity_a_kicker_has_to_be_laid() -> None:
    scene = kicking(pulsars="yes").cards("attack-6", "attack-8").hand("A", "kicker-0").hand("D", "insanity")
    scene.to("before-cards").play("D", "insanity").unanswered().until("lay-kicker")

    assert scene.options("A") == ["kicker-0"]
    assert scene.refused("A")["pass"] == "CX-insanity"
    assert scene.options("B") == ["pass"]


@pytest.mark.rule("CD4.1", "CB-cripple")
def test_the_opponent_of_cripple_lays_no_kicker() -> None:
    scene = kicking("cripple", "").cards("attack-6", "attack-8").kickers("kicker-2", "kicker-3")

    assert scene.until("lay-kicker").options("A") == ["pass", "kicker-2"]
    assert scene.options("B") == ["pass"]
    assert scene.refused("B")["kicker-3"] == "CB-cripple"


@pytest.mark.rule("CD4.1", "CW-cripple")
def test_a_kicker_is_the_one_card_that_wild_cripple_leaves() -> None:
    scene = fight("", "kicker-2").hand("A", "flare-cripple").hand("B", "emotion-control")
    scene.to("before-cards").play("A", "wild-cripple").unanswered().to("revealed")

    assert scene.options("B") == ["pass"]
    assert scene.refused("B")["emotion-control"] == "CW-cripple"


@pytest.mark.rule("CD4.1", "CB-chronos")
def test_a_kicker_stays_where_it_lies_when_the_cards_are_laid_anew() -> None:
    scene = kicking("chronos", "").cards("attack-6", "attack-8").kickers("kicker-2").hand("A", "kicker-4")
    scene.hand("B", "attack-7", "kicker-0").to("revealed").play("A", "chronos").unanswered()
    scene.until("lay-kicker")

    assert [ask.seat for ask in COSMIC.asks(scene.state)] == [1]
    assert scene.finish().totals == (14, 11)


@pytest.mark.rule("CD4.1", "CB-wrack")
def test_wrack_counts_a_kicker_and_its_card_as_one() -> None:
    scene = kicking("wrack", "").cards("attack-6", "attack-8").kickers("", "kicker-2").to("revealed")

    assert scene.in_warp("B") == 1


@pytest.mark.rule("CD4.2")
@pytest.mark.parametrize(
    ("card", "total"),
    [("kicker-4", 26), ("kicker-2", 14), ("kicker-0", 2), ("kicker-minus-1", -4), ("kicker-minus-2", -10)],
)
def test_an_attack_is_multiplied_before_tokens_are_added(card: str, total: int) -> None:
    """Attack 6 times the kicker, and two tokens."""
    assert fight(card).finish().totals == (total, 12)


@pytest.mark.rule("CD4.2", "CG5")
def test_the_kicker_comes_before_the_comet_that_halves_attacks() -> None:
    """15 times 3 is 45, half of it 22, with two tokens 24: half of 15 times 3 would be 21."""
    scene = kicking().cards("attack-15", "attack-8").kickers("kicker-3").to("revealed")
    scene.state.comet = HALF_ATTACKS

    assert scene.finish().totals[0] == 24


@pytest.mark.rule("CD4.2", "CB-virus")
def test_the_kicker_comes_before_virus() -> None:
    """5 times 2 is 10, times 2 tokens 20."""
    scene = kicking("virus", "").cards("attack-5", "attack-8").kickers("kicker-2")

    assert scene.finish().totals[0] == 20


@pytest.mark.rule("CD4.2", "CB-calculator")
def test_calculator_cuts_by_the_value_after_the_kicker() -> None:
    """6 times 3 is 18; cut by 8 it is 10, with two tokens 12."""
    scene = kicking("calculator", "").cards("attack-6", "attack-8").kickers("kicker-3")
    scene.to("cards-laid").play("A", "calculator").unanswered()

    assert scene.finish().totals == (12, 12)


@pytest.mark.rule("CD4.3", "CR2")
def test_consolation_is_multiplied_by_the_kicker_of_the_compromise() -> None:
    """A loses two tokens: four cards, and B has no more than five left."""
    scene = kicking().cards("compromise", "attack-8").kickers("kicker-2", "kicker-3")
    scene.hand("B", "attack-9", "attack-10", "plague", "sanity").finish()

    assert len(scene.cards_of("A")) + scene.count("A", "keeper") - 1 == 4
    assert scene.state.sizes[seat("B")] == 1


@pytest.mark.rule("CD4.3")
def test_a_kicker_of_nothing_leaves_no_consolation() -> None:
    scene = kicking().cards("compromise", "attack-8").kickers("kicker-0").finish()

    assert scene.state.sizes[seat("A")] == 1


@pytest.mark.rule("CD4.3")
def test_with_a_negative_kicker_the_winner_takes_cards_of_the_loser() -> None:
    """A loses two tokens with a kicker of minus 1: B takes two of the three cards."""
    scene = kicking().cards("compromise", "attack-8").kickers("kicker-minus-1")
    scene.hand("A", "attack-9", "attack-10").finish()

    assert [scene.state.sizes[seat(name)] for name in "AB"] == [1, 3]


@pytest.mark.rule("CD4.3", "CX-ionic-gas")
def test_ionic_gas_stops_the_cards_of_a_negative_kicker_as_well() -> None:
    scene = kicking().cards("compromise", "attack-8").kickers("kicker-minus-1").hand("A", "attack-9")
    scene.hand("D", "ionic-gas").to("decided").play("D", "ionic-gas").unanswered().finish()

    assert scene.state.sizes[seat("A")] == 2


@pytest.mark.rule("CD4.3")
def test_the_kicker_of_the_winning_attack_has_no_effect() -> None:
    scene = kicking().cards("attack-6", "compromise").kickers("kicker-minus-2")

    assert scene.to("decided").state.result == OFFENCE_WON
    assert scene.finish().in_warp("B") == 4


@pytest.mark.rule("CD4.4", "CR3")
@pytest.mark.parametrize(("card", "lost"), [("kicker-2", 6), ("kicker-0", 0), ("kicker-minus-1", -2)])
def test_without_a_deal_the_loss_of_the_opponent_is_multiplied(card: str, lost: int) -> None:
    """B loses three tokens as often; with minus 1 B has no more than the two in the Warp to retrieve."""
    scene = no_deal(card).finish()

    assert scene.in_warp("A") == 1 + 3
    assert scene.in_warp("B") == 2 + lost


@pytest.mark.rule("CD4.4")
def test_two_negative_kickers_are_both_carried_out() -> None:
    scene = no_deal("kicker-minus-1", "kicker-minus-2").finish()

    assert [scene.in_warp(name) for name in "AB"] == [0, 0]


@pytest.mark.rule("CD4.4")
def test_a_made_deal_is_not_touched_by_kickers() -> None:
    scene = no_deal("kicker-4").hand("A", "attack-9").until("offer").answer("A", "give-attack-9")
    scene.answer("A", "propose").answer("B", "accept").finish()

    assert scene.cards_of("B") == ["attack-9"]
    assert scene.in_warp("B") == 2


@pytest.mark.rule("CS-oracle", "CD4.1")
def test_kickers_of_a_challenge_that_is_called_off_are_discarded_openly() -> None:
    scene = kicking("", "oracle").cards("attack-6", "attack-8").kickers("kicker-2").hand("B", "flare-oracle")
    scene.to("cards-laid").play("B", "super-oracle").unanswered()

    assert COSMIC.view(scene.state, 2).kickers[0] == kind("kicker-2")
    assert scene.finish().state.discards[kind("kicker-2")] == 1


@pytest.mark.rule("CD4.2")
def test_what_a_hidden_kicker_makes_of_a_total_is_not_told() -> None:
    """To A the total of B can't be known, even with the card of B face up."""
    scene = kicking("oracle", "").cards("attack-6", "attack-8").kickers("", "kicker-2").until("lay-card")
    scene.answer("B", "attack-8")
    known = reckoned(scene, "A")
    own = reckoned(scene, "B")

    assert known.sums[1].total is None
    assert [(term.key, term.how, term.value) for term in known.sums[1].terms] == [
        ("card", "card", 8), ("kicker", "becomes", None), ("tokens", "plus", None),
    ]  # fmt: skip
    assert own.sums[1].total == 20
    assert [(term.key, term.how, term.amount) for term in own.sums[1].terms][1] == ("kicker", "times", 2)


@pytest.mark.rule("CD4.2")
def test_a_card_only_beats_what_it_beats_with_every_kicker() -> None:
    """Attack 6 and two tokens are 8: they beat no Attack that may be multiplied by 4."""
    scenes = (fight().to("cards-laid"), fight("", "kicker-2").to("cards-laid"))
    beaten = [reckoned(scene, "A").beats for scene in scenes]

    assert beaten == [(1,), ()]


def laid_as_told_to(scene: Scene, viewer: str) -> list[int]:
    """The kickers that were laid, as a player was told of them."""
    recorder = scene.state.recorder
    assert recorder is not None
    events = recorder.stream(seat(viewer) if viewer else SPECTATOR)
    return [event.a for event in events if event.kind == EVENTS.index("kicker-laid")]


@pytest.mark.rule("CD4.1")
def test_which_kicker_lies_face_down_is_told_to_its_player_only() -> None:
    scene = fight("kicker-2", "kicker-3").to("cards-laid")
    two, three = kind("kicker-2"), kind("kicker-3")

    assert [laid_as_told_to(scene, viewer) for viewer in ("A", "B", "C", "")] == [
        [two, UNKNOWN], [UNKNOWN, three], [UNKNOWN, UNKNOWN], [UNKNOWN, UNKNOWN],
    ]  # fmt: skip


@pytest.mark.rule("CD4.1", "CPro-oracle")
def test_a_kicker_that_is_laid_openly_is_told_to_all_and_can_t_be_taken_back() -> None:
    """B is Oracle and has a Pro: A lays a kicker first, face up."""
    scene = kicking("", "oracle", pulsars="yes").cards("attack-6", "attack-8").kickers("kicker-2")
    scene.hand("B", "pulsar-oracle").to("launch").play("B", "pro-oracle").until("lay-kicker")
    reveals = scene.state.reveals
    scene.answer("A", "kicker-2")

    assert scene.state.reveals > reveals
    assert [laid_as_told_to(scene, viewer) for viewer in ("B", "C", "")] == [[kind("kicker-2")]] * 3


@pytest.mark.rule("CD4.1", "CA2.6")
def test_a_known_kicker_is_known_to_be_in_the_hand_until_it_is_turned_up() -> None:
    scene = fight("kicker-2").to("before-cards")
    show_card(scene.state, seat("A"), kind("kicker-2"))
    scene.to("cards-laid")
    assert known(scene.state, seat("C"), seat("A"), kind("kicker-2")) == 1

    scene.to("revealed")
    assert known(scene.state, seat("C"), seat("A"), kind("kicker-2")) == 0


@pytest.mark.rule("CD4.1")
def test_nothing_of_a_kicker_is_left_when_the_challenge_is_over() -> None:
    scene = fight("kicker-2", "kicker-3").to("regroup")
    while scene.state.kickers_from[0] == NOBODY:
        scene.step()
    scene.to("regroup")

    rows = (scene.state.kickers, scene.state.kickers_from, scene.state.kickers_up)
    assert [list(row) for row in rows] == [[NO_CARD] * 2, [NOBODY] * 2, [0, 0]]
