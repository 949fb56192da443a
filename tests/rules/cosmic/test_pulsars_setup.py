"""Pulsars in the deck: which, how many, and what Cripple, Sanity, Insanity and secrecy do to them."""

import pytest

from orrery.engine.playout import Playout
from orrery.games.cosmic.data.cards import INSANITY, KINDS, PULSAR_ZAP, flare, pulsar
from orrery.games.cosmic.data.powers import POWERS
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.powers.progenitor import SECOND_POWER
from orrery.games.cosmic.questions import DRAW_CARD
from orrery.games.cosmic.state import NOBODY, Cosmic
from tests.rules.cosmic.scene import Scene, power
from tests.rules.cosmic.stages import stages_of


def set_up(seats: int = 4, seed: int = 1, **options: str) -> Cosmic:
    """A game with Pulsars up to the first card that is dealt."""
    settings = {key.replace("_", "-"): value for key, value in options.items()}
    state = COSMIC.start(COSMIC.setup(seats, {"pulsars": "yes", **settings}))
    playout = Playout(seed)
    while state.ask_at(0).decision != DRAW_CARD:
        playout.step(COSMIC, state)
    return state


def in_game(state: Cosmic, card: int) -> int:
    """Cards of a kind in the deck, the hands and the discards."""
    hands = sum(int(state.hands[seat * KINDS + card]) for seat in range(state.seats))
    return int(state.deck[card]) + int(state.discards[card]) + hands


def pulsars_of(state: Cosmic) -> list[int]:
    """How many Pulsars each power has in the game."""
    return [in_game(state, pulsar(number)) for number in range(POWERS)]


@pytest.mark.rule("C3.1a", "CE3.1")
@pytest.mark.parametrize(("seats", "powers", "pulsars"), [(4, "1", 4), (4, "2", 8), (3, "1", 3), (2, "2", 4)])
def test_there_is_one_pulsar_for_each_power(seats: int, powers: str, pulsars: int) -> None:
    named = ["virus", "mutant", "vacuum", "zombie", "oracle", "macron", "witch", "wrack"]
    state = set_up(seats, powers=powers, named_powers=",".join(named[:pulsars]))

    assert sum(pulsars_of(state)) == pulsars


@pytest.mark.rule("CE3.1")
def test_with_the_pulsars_come_three_edicts() -> None:
    state = set_up()
    plain = set_up(pulsars="no")

    assert (state.deck[INSANITY], state.deck[PULSAR_ZAP]) == (1, 2)
    assert (plain.deck[INSANITY], plain.deck[PULSAR_ZAP]) == (0, 0)
    assert sum(pulsars_of(plain)) == 0


@pytest.mark.rule("C3.1b")
@pytest.mark.parametrize("seed", range(5))
def test_only_powers_that_are_kept_have_a_pulsar(seed: int) -> None:
    """Each player is dealt three powers and puts two back before the deck is built."""
    state = set_up(seed=seed, spare_powers="2")

    assert pulsars_of(state) == [int(state.owner[number] != NOBODY) for number in range(POWERS)]


@pytest.mark.rule("C3.1c")
def test_the_pulsar_of_a_secret_power_is_put_in_unseen() -> None:
    """A has Mutant in secret in one game, Amoeba in another: only A can tell the two from each other."""
    mutant = set_up(secret_powers="yes", named_powers="mutant,virus,zombie,oracle")
    amoeba = set_up(secret_powers="yes", named_powers="amoeba,virus,zombie,oracle")

    assert mutant.deck[pulsar(power("mutant"))] == 1
    assert amoeba.deck[pulsar(power("mutant"))] == 0
    for viewer in (-1, 1, 2, 3):
        assert COSMIC.view(mutant, viewer) == COSMIC.view(amoeba, viewer)
    assert COSMIC.view(mutant, 0) != COSMIC.view(amoeba, 0)


@pytest.mark.rule("C3.1d")
def test_extra_flares_bring_no_pulsars() -> None:
    """24 flares more than the four of the powers are in the deck, or all, and as ever four Pulsars."""
    state = set_up(extra_flares="24", flares="eon", named_powers="mutant,virus,zombie,oracle")

    assert sum(in_game(state, flare(number)) for number in range(POWERS)) == min(POWERS, 4 + 24)
    assert sum(pulsars_of(state)) == 4


@pytest.mark.rule("C3.1f", "CE3.1")
def test_the_stages_of_pentaform_bring_none() -> None:
    state = set_up(named_powers="pentaform,virus,mutant,zombie")

    assert len(set(stages_of(state))) == 5
    assert all(in_game(state, pulsar(int(stage))) == 0 for stage in stages_of(state))
    assert in_game(state, pulsar(power("pentaform"))) == 1
    assert sum(pulsars_of(state)) == 4


@pytest.mark.rule("C3.1g", "CE3.1")
def test_progenitor_brings_that_of_its_second_power_too() -> None:
    state = set_up(named_powers="progenitor,virus,mutant,zombie")

    assert in_game(state, pulsar(power("progenitor"))) == 1
    assert in_game(state, pulsar(int(SECOND_POWER.power(state)))) == 1
    assert sum(pulsars_of(state)) == 5


@pytest.mark.rule("C3.1k")
def test_pulsars_are_in_the_deck_before_hands_are_dealt() -> None:
    """72 challenge cards, 22 edicts, 4 flares, 4 Pulsars, and 3 edicts more make 105."""
    state = set_up(flares="eon", extra_flares="0", named_powers="mutant,virus,zombie,oracle")

    assert sum(state.deck) == 105
    assert sum(state.sizes) == 0
    assert sum(int(state.deck[card]) for card in range(pulsar(0))) == 101


@pytest.mark.rule("C3.1k", "C3.8g")
def test_a_first_hand_may_hold_a_pulsar() -> None:
    state = set_up(named_powers="virus,mutant,vacuum,zombie")
    seat = state.ask_at(0).x

    COSMIC.apply(state, -1, pulsar(power("zombie")))

    assert state.hands[seat * KINDS + pulsar(power("zombie"))] == 1


@pytest.mark.rule("C3.1h", "CB-cripple")
def test_the_opponent_of_cripple_may_play_pulsars_but_no_edicts() -> None:
    scene = Scene("cripple", "", "", "", pulsars="yes").hand("B", "emotion-control", "pulsar-cripple")
    scene.cards("attack-10", "attack-12").to("revealed")

    assert scene.options("B") == ["pass", "con-cripple", "stop-cripple"]
    assert scene.count("B", "emotion-control") == 1


@pytest.mark.rule("C3.1e")
def test_a_new_power_brings_no_pulsar_and_the_old_one_keeps_its() -> None:
    """Reincarnator fails and gets a new power; the Pulsars are what they were."""
    scene = Scene("reincarnator", "mutant", "", "", pulsars="yes").cone(2).cards("attack-4", "attack-20")
    before = pulsars_of(scene.state)
    scene.until("deal-power").answer("chance", "virus").to("ending")

    assert scene.state.owner[power("virus")] == 0
    assert pulsars_of(scene.state) == before
    assert (before[power("virus")], before[power("reincarnator")]) == (0, 1)
