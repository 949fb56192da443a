"""Pulsars as cards, and as a module."""

import pytest

from orrery.engine.playout import Playout
from orrery.games.cosmic.abilities import can_use, immune
from orrery.games.cosmic.data.cards import KINDS
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.roles import used_card
from orrery.games.cosmic.state import Cosmic
from tests.rules.cosmic.scene import Scene, kind, power, seat
from tests.soak import cosmic as laws


def with_virus(*powers: str) -> Scene:
    """Virus attacks with Attack 10 and two tokens, against Attack 12 and four; B holds its Pulsar."""
    scene = Scene(*(powers or ("virus",)), pulsars="yes").cone(2).cards("attack-10", "attack-12")
    return scene.hand("B", "pulsar-virus")


# Non-challenge cards.


@pytest.mark.rule("C3.8a", "CP3")
def test_a_hand_of_pulsars_has_no_challenge_card() -> None:
    """As defence B shows it, discards it and draws seven."""
    scene = Scene("virus", pulsars="yes").hand("A", "attack-10").hand("B", "pulsar-virus").to("launch")

    assert scene.told("drew-new-hand") == 1
    assert scene.state.discards[kind("pulsar-virus")] == 1
    assert scene.state.sizes[seat("B")] == 7


@pytest.mark.rule("C3.8a", "CX-plague")
def test_for_plague_pulsars_are_a_type_of_their_own() -> None:
    """B loses an edict, a flare and one of two Pulsars; the challenge cards are used up."""
    scene = with_virus().hand("B", "pulsar-mutant", "flare-virus").hand("D", "plague").to("ending")
    scene.play("D", "plague").answer("D", "B").until("choose-card")
    while scene.options("B") != ["pulsar-mutant", "pulsar-virus"]:
        scene.step()
    scene.answer("B", "pulsar-mutant").to("ending")

    assert scene.cards_of("B") == ["pulsar-virus"]


@pytest.mark.rule("C3.8a", "CW-cripple")
@pytest.mark.parametrize(
    ("first", "then"), [("con-virus", ["pass"]), ("", ["pass", "con-virus", "stop-virus"])]
)
def test_where_non_challenge_cards_are_counted_a_pulsar_is_one(first: str, then: list[str]) -> None:
    """Wild Cripple leaves B a single non-challenge card: after the Con there is none."""
    scene = with_virus("virus", "", "cripple").hand("A", "flare-cripple").to("before-cards")
    scene.play("A", "wild-cripple").to("before-cards")
    if first:
        scene.play("B", first).to("before-cards")

    assert scene.options("B") == then


@pytest.mark.rule("C3.8e", "C3.1h", "CB-cripple")
def test_what_a_card_says_itself_goes_first() -> None:
    """Cripple's text leaves Pulsars free, though they are non-challenge cards like flares."""
    scene = Scene("cripple", pulsars="yes").hand("B", "pulsar-cripple", "flare-macron")
    scene.cards("attack-10", "attack-12").to("revealed")

    assert scene.options("B") == ["pass", "con-cripple", "stop-cripple"]


@pytest.mark.rule("C3.8b", "CB-witch")
@pytest.mark.parametrize("curse", ["no-pulsars", "no-edicts"])
def test_witch_may_curse_pulsars(curse: str) -> None:
    scene = with_virus("witch", "", "virus").hand("A", "pulsar-virus").to("offence-invites")
    scene.play("A", "witch").answer("A", curse).to("offence-invites")

    assert scene.options("B") == (["pass"] if curse == "no-pulsars" else ["pass", "con-virus", "stop-virus"])
    assert "con-virus" in scene.options("A")


# Negator and Pulsar Zap.


@pytest.mark.rule("C3.8c", "C3.8f", "CB-negator")
def test_negator_may_negate_a_con() -> None:
    """No effect, the card is kept; as Con it can't be used again in this challenge, as Stop it can."""
    scene = with_virus("virus", "", "negator").to("launch").play("B", "con-virus")
    scene.play("C", "negator").to("launch")

    assert not immune(scene.state, seat("B"), power("virus"))
    assert scene.count("B", "pulsar-virus") == 1
    assert scene.options("B") == ["pass", "stop-virus"]


@pytest.mark.rule("C3.8c", "C3.8f")
def test_negator_may_negate_a_stop() -> None:
    scene = with_virus("virus", "", "negator").to("launch").play("B", "stop-virus")
    scene.play("C", "negator").to("launch")

    assert can_use(scene.state, seat("A"), power("virus"))
    assert (scene.count("B", "pulsar-virus"), scene.state.discards[kind("pulsar-virus")]) == (1, 0)
    assert scene.options("B") == ["pass", "con-virus"]


@pytest.mark.rule("C3.8c", "C3.8f")
def test_negator_may_negate_a_shield() -> None:
    """Virus is zapped after all, and B's Pulsar, here in A's hand, is kept."""
    scene = Scene("virus", "", "negator", pulsars="yes").hand("A", "pulsar-virus").hand("B", "cosmic-zap")
    scene.cone(2).cards("attack-10", "attack-12").to("cards-laid").to("played").play("B", "cosmic-zap")
    scene.play("A", "shield-virus").play("C", "negator").to("revealed")

    assert not can_use(scene.state, seat("A"), power("virus"))
    assert scene.count("A", "pulsar-virus") == 1
    assert scene.options("A") == ["pass"]


@pytest.mark.rule("C3.8f")
def test_what_negator_has_barred_is_free_in_the_next_challenge() -> None:
    scene = with_virus("virus", "", "negator").hand("B", "attack-6")
    scene.to("launch").play("B", "con-virus").play("C", "negator").to("ending")
    scene.destiny = "yellow"

    assert scene.to("launch").options("B") == ["pass", "con-virus", "stop-virus"]


@pytest.mark.rule("C3.8d", "CCon-negator")
def test_the_con_against_negator_can_itself_be_negated() -> None:
    scene = Scene("virus", "", "negator", pulsars="yes").cards("attack-10", "attack-12")
    scene.hand("B", "pulsar-negator").to("launch").play("B", "con-negator")
    assert "negator" in scene.options("C")

    scene.play("C", "negator").to("launch")

    assert not immune(scene.state, seat("B"), power("negator"))


@pytest.mark.rule("C3.8d", "CCon-negator")
def test_once_it_runs_negator_cannot_touch_the_holder() -> None:
    scene = Scene("virus", "", "negator", pulsars="yes").cards("attack-10", "attack-12")
    scene.hand("B", "pulsar-negator", "pulsar-virus").to("launch").play("B", "con-negator").to("launch")
    scene.play("B", "con-virus")

    assert scene.options("C") == ["pass"]


@pytest.mark.rule("C3.8f", "CX-pulsar-zap")
@pytest.mark.parametrize(
    ("use", "in_hand", "discarded"), [("con-virus", 1, 0), ("stop-virus", 0, 1)], ids=["con", "stop"]
)
def test_where_a_pulsar_goes_that_pulsar_zap_cancels(use: str, in_hand: int, discarded: int) -> None:
    scene = with_virus().hand("A", "pulsar-zap").to("launch").play("B", use).play("A", "pulsar-zap")
    scene.to("launch")

    assert scene.count("B", "pulsar-virus") == in_hand
    assert scene.state.discards[kind("pulsar-virus")] == discarded
    assert not immune(scene.state, seat("B"), power("virus"))
    assert can_use(scene.state, seat("A"), power("virus"))


@pytest.mark.rule("C3.8f", "CX-pulsar-zap")
def test_a_pro_that_pulsar_zap_cancels_goes_back_to_the_hand() -> None:
    scene = with_virus().hand("A", "pulsar-virus").hand("D", "pulsar-zap")
    scene.to("launch").play("A", "pro-virus").play("D", "pulsar-zap").finish()

    assert scene.count("A", "pulsar-virus") == 1
    assert scene.totals == (20, 16)


# Cards like any other.


@pytest.mark.rule("C3.8g", "CR2")
def test_a_pulsar_can_be_taken_as_consolation() -> None:
    """B loses four tokens with a Compromise and takes A's cards at random, the Pulsar among them."""
    scene = Scene("", "", "virus", pulsars="yes").hand("A", "pulsar-virus")
    scene.cards("attack-10", "compromise").until("take-random").answer("chance", "pulsar-virus").finish()

    assert (scene.count("A", "pulsar-virus"), scene.count("B", "pulsar-virus")) == (0, 1)


@pytest.mark.rule("C3.8g", "CR3")
def test_a_pulsar_can_be_given_in_a_deal() -> None:
    scene = Scene("virus", pulsars="yes").hand("B", "pulsar-virus").cards("compromise", "compromise")
    scene.until("offer").answer("A", "want-card").answer("A", "pulsar-virus").answer("A", "propose")
    scene.answer("B", "accept").finish()

    assert (scene.count("A", "pulsar-virus"), scene.count("B", "pulsar-virus")) == (1, 0)


# The module.


@pytest.mark.rule("C3.9a")
def test_the_module_is_off_unless_it_is_switched_on() -> None:
    assert COSMIC.setup(4).options["pulsars"] == "no"


def check(state: Cosmic) -> None:
    """Every token and every card is in one place, and no number is below zero."""
    laws.tokens(state)
    for who in range(state.seats):
        assert state.sizes[who] == sum(state.hands[who * KINDS : (who + 1) * KINDS])
    lying = (used_card(state, 0), used_card(state, 1), *state.aside, *state.beside)
    aside = sum(card >= 0 for card in lying)
    assert sum(state.deck) + sum(state.discards) + sum(state.sizes) + aside == cards_in_game(state)


def cards_in_game(state: Cosmic) -> int:
    """72 challenge cards, 22 edicts and 3 more; for each power dealt a flare and a Pulsar; extra flares."""
    return 72 + 22 + 3 + 2 * int(sum(state.dealt)) + int(state.flares_added)


@pytest.mark.rule("C3.9b", "CD6.1", "CD3.1")
@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_with_everything_comes_to_its_end(seed: int) -> None:
    """Two powers each, secret ones, the staircase, specials and comets, all flares, and Pulsars."""
    options = {"pulsars": "yes", "specials": "yes", "powers": "2", "secret-powers": "yes"}
    options |= {"staircase": "yes", "extra-flares": "24"}
    state = COSMIC.start(COSMIC.setup(4, options))
    playout = Playout(seed)
    for step in range(COSMIC.bound):
        if COSMIC.is_over(state):
            break
        playout.step(COSMIC, state)
        if step % 50 == 0 and state.offence >= 0:
            check(state)

    outcome = COSMIC.outcome(state)
    assert outcome is not None
    assert outcome.winners()
