"""From the box to the first challenge (CA2, CA9.1, CD6.1)."""

from collections.abc import Mapping

import pytest

from orrery.engine.chance import Rng
from orrery.engine.errors import BadSetup
from orrery.engine.flow import CHANCE
from orrery.games.cosmic.data.cards import (
    ATTACKS,
    COMPROMISE,
    COMPROMISES,
    EDICTS,
    FIRST_EDICT,
    FIRST_FLARE,
    FIRST_KICKER,
    FIRST_PULSAR,
    FIRST_REINFORCEMENT,
    KICKERS,
    KINDS,
    POWER_OF,
    PRINTED,
    REINFORCEMENTS,
    TYPE_OF,
    flare,
)
from orrery.games.cosmic.data.destiny import DESTINIES, DESTINY_NAMES, WILD
from orrery.games.cosmic.data.powers import POWER_KEYS, POWERS
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.powers.parasite import PARASITE
from orrery.games.cosmic.powers.progenitor import PROGENITOR, SECOND_POWER
from orrery.games.cosmic.questions import DRAW_CARD, FLIP_DESTINY, PUT_BACK_POWER
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.tables import POWERS as DECLARED
from tests.rules.cosmic.scene import Scene
from tests.soak.cosmic import all_cards

MANY = ",".join(power.key for power in DECLARED if power.traits.simple)
"""All simple powers, to be banned."""


def begun(seats: int = 4, options: Mapping[str, str] | None = None, seed: int = 1) -> Cosmic:
    """A game up to its first challenge, with chance at random; spare powers are put back as they come."""
    state = COSMIC.start(COSMIC.setup(seats, options))
    rng = Rng(seed)
    while state.offence < 0:
        ask = state.ask_at(state.first_unanswered())
        assert ask.seat == CHANCE or ask.decision == PUT_BACK_POWER
        COSMIC.apply(state, ask.seat, COSMIC.sample(state, ask, rng))
    return state


def test_the_tables_of_cards_fit_their_numbers() -> None:
    assert len(ATTACKS) == COMPROMISE
    assert FIRST_EDICT + len(EDICTS) == FIRST_KICKER
    assert FIRST_KICKER + len(KICKERS) == FIRST_REINFORCEMENT
    assert FIRST_REINFORCEMENT + len(REINFORCEMENTS) == FIRST_FLARE
    assert FIRST_PULSAR == FIRST_FLARE + POWERS
    assert KINDS == FIRST_PULSAR + POWERS == len(TYPE_OF) == len(POWER_OF) == len(PRINTED)
    assert len(POWER_KEYS) == POWERS
    assert len(DESTINY_NAMES) == DESTINIES


@pytest.mark.rule("CA2.1", "CA2.7")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everybody_has_a_system_of_five_planets_with_four_tokens_each(seats: int) -> None:
    scene = Scene(seats=seats)

    for number, name in enumerate("ABCDEF"[:seats]):
        assert [scene.tokens(name, f"p{5 * number + planet}") for planet in range(5)] == [4] * 5
    assert sum(scene.state.tokens) == 20 * seats
    assert sum(owner >= 0 for owner in scene.state.home) == seats


@pytest.mark.rule("CA2.1")
def test_in_the_quick_game_a_system_has_four_planets() -> None:
    scene = Scene(planets="4")

    assert [scene.tokens("B", f"p{planet}") for planet in range(3, 9)] == [0, 4, 4, 4, 4, 0]


@pytest.mark.rule("CA2.2")
def test_destiny_has_four_cards_for_each_colour_in_play_and_two_wilds() -> None:
    state = begun(3)
    pile = [int(a + b) for a, b in zip(state.destiny, state.destiny_out)]

    assert pile[:3] == [4, 4, 4]
    assert pile[3:WILD] == [0, 0, 0]
    assert pile[WILD] == 2
    assert sum(pile) == 14


@pytest.mark.rule("CA2.2")
@pytest.mark.parametrize(("option", "left"), [("none-left", 0), ("one-left", 1)])
def test_the_pile_is_shuffled_when_it_has_run_out_or_a_card_before(option: str, left: int) -> None:
    """Twelve cards are out; the second challenge flips from a full pile again."""
    scene = Scene(reshuffle=option).flip_all_but(*["blue"] * left)

    scene.until("flip-destiny")

    assert sum(scene.state.destiny) == 18
    assert sum(scene.state.destiny_out) == 0


@pytest.mark.rule("CA2.2")
def test_a_last_card_is_flipped_if_the_table_plays_to_the_end_of_the_pile() -> None:
    scene = Scene().flip_all_but("green")

    assert scene.until("flip-destiny").options("chance") == ["green"]


@pytest.mark.rule("CA2.3", "CD6.1")
@pytest.mark.parametrize("powers", [1, 2, 3])
def test_everybody_gets_as_many_powers_as_the_table_plays_with(powers: int) -> None:
    state = begun(4, {"powers": str(powers), "named-powers": "random"}, seed=2)
    second = int(SECOND_POWER.power(state) >= 0)

    held = [sum(owner == seat for owner in state.owner) for seat in range(4)]
    assert sum(held) == 4 * powers + second
    assert min(held) == powers


@pytest.mark.rule("CA2.3")
def test_of_spare_powers_the_player_chooses_which_to_keep() -> None:
    """Two are dealt to each, one is put back by each."""
    state = COSMIC.start(COSMIC.setup(3, {"spare-powers": "1"}))
    rng = Rng(4)
    while COSMIC.asks(state)[0].seat == CHANCE:
        COSMIC.apply(state, CHANCE, COSMIC.sample(state, COSMIC.asks(state)[0], rng))
    asks = COSMIC.asks(state)
    choices = {int(ask.seat): COSMIC.options(state, ask) for ask in asks}

    assert sorted(choices) == [0, 1, 2]
    assert [len(options) for options in choices.values()] == [2, 2, 2]
    for seat, options in choices.items():
        COSMIC.apply(state, seat, options[0])
    for seat, options in choices.items():
        assert state.owner[options[1]] == seat
        assert state.owner[options[0]] != seat


@pytest.mark.rule("CA2.3")
def test_a_secret_power_is_known_to_its_owner_alone() -> None:
    state = begun(4, {"named-powers": "virus,mutant,filch,loser", "secret-powers": "yes"})
    virus = POWER_KEYS.index("virus")

    assert COSMIC.view(state, 0).owner[virus] == 0
    for other in (1, 2, 3, -1):
        assert COSMIC.view(state, other).owner[virus] == -1
    assert COSMIC.view(state, 1).hidden == (1, 0, 1, 1)


@pytest.mark.rule("CA2.4")
def test_the_deck_has_72_challenge_cards_22_edicts_and_a_flare_for_each_power() -> None:
    counts = all_cards(begun(4, {"named-powers": "virus,mutant,filch,loser"}))

    assert sum(counts[:FIRST_EDICT]) == 72
    assert counts[COMPROMISE] == COMPROMISES == 17
    assert [counts[kind] for kind in range(COMPROMISE)] == [
        1, 2, 2, 8, 4, 8, 2, 6, 2, 5, 1, 2, 4, 1, 1, 1, 1, 2, 1, 1,
    ]  # fmt: skip
    assert sum(counts[FIRST_EDICT:FIRST_FLARE]) == 22
    flares = [power for power in range(POWERS) if counts[flare(power)]]
    assert [POWER_KEYS[power] for power in flares] == ["filch", "loser", "mutant", "virus"]


@pytest.mark.rule("CA2.4")
@pytest.mark.parametrize(("extra", "flares"), [("0", 4), ("5", 9), ("10", 14), ("24", min(28, POWERS))])
def test_extra_flares_are_of_powers_that_are_not_in_play_as_far_as_there_are_any(
    extra: str, flares: int
) -> None:
    options = {"named-powers": "virus,mutant,filch,loser", "extra-flares": extra}

    assert sum(all_cards(begun(4, options))[FIRST_FLARE:FIRST_PULSAR]) == flares


@pytest.mark.rule("CA2.4")
def test_without_flares_the_deck_has_94_cards() -> None:
    assert sum(all_cards(begun(4, {"flares": "none", "extra-flares": "10"}))) == 94


@pytest.mark.rule("CA2.5")
def test_pulsars_are_shuffled_in_before_the_hands_are_dealt() -> None:
    """72 challenge cards, 22 edicts, 4 flares, 4 Pulsars, an Insanity and two Pulsar Zaps are 105 cards."""
    state = COSMIC.start(
        COSMIC.setup(4, {"named-powers": "virus,mutant,filch,loser", "pulsars": "yes", "flares": "eon"})
    )

    assert COSMIC.asks(state)[0].decision == DRAW_CARD
    assert sum(state.deck) == 105


@pytest.mark.rule("CA2.6")
def test_everybody_is_dealt_seven_cards() -> None:
    assert list(begun(5).sizes) == [7] * 5


@pytest.mark.rule("CA2.6")
def test_the_first_colour_that_shows_begins() -> None:
    """A wild is flipped, then the colour of C."""
    state = COSMIC.start(COSMIC.setup(4))
    rng = Rng(1)
    while COSMIC.asks(state)[0].decision != FLIP_DESTINY:
        COSMIC.apply(state, CHANCE, COSMIC.sample(state, COSMIC.asks(state)[0], rng))
    COSMIC.apply(state, CHANCE, WILD)
    assert state.turn == -1
    COSMIC.apply(state, CHANCE, 2)

    assert state.offence == 2
    assert sum(state.destiny) == 18


@pytest.mark.rule("CA2.8")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    """All but the hands is discarded; B shows a Keeper and draws seven of the others and that."""
    scene = Scene().hand("A", "compromise").discard_deck()
    discarded = sum(scene.state.discards)
    assert sum(scene.state.deck) == 0

    scene.until("draw-card")

    assert sum(scene.state.deck) == discarded + 1
    assert sum(scene.state.discards) == 0


@pytest.mark.rule("CA2.8")
def test_without_any_card_left_a_draw_is_lost() -> None:
    """B has no challenge card: it discards the Keeper, draws just that, and the rest is lost: D has it."""
    scene = Scene().hand("A", "attack-8").deck_in_hand_of("D")

    scene.until("point")

    assert scene.state.sizes[1] == 1


@pytest.mark.rule("CA9.1")
def test_two_players_have_two_powers_each_and_no_parasite() -> None:
    for seed in range(20):
        state = begun(2, seed=seed)
        assert [sum(owner == seat for owner in state.owner) for seat in (0, 1)] >= [2, 2]
        assert state.owner[PARASITE] == -1


@pytest.mark.rule("CA9.1")
def test_two_players_make_no_alliances() -> None:
    scene = Scene(seats=2).cards("attack-8", "attack-10")

    seen = set()
    while scene.state.phase < 9:
        scene.drive()
        seen.add(scene.asked)
        scene.step()
    assert "point" in seen
    assert "invite" not in seen
    assert "join" not in seen


@pytest.mark.rule("CA9.1")
def test_two_players_with_four_planets_each_play_for_four_bases() -> None:
    COSMIC.setup(2, {"planets": "4", "bases": "4"})
    COSMIC.setup(3, {"planets": "4", "bases": "5"})
    with pytest.raises(BadSetup, match="2 players with 4 planets can't have 5 external bases"):
        COSMIC.setup(2, {"planets": "4", "bases": "5"})


@pytest.mark.parametrize(
    ("seats", "options", "why"),
    [
        (4, {"named-powers": "virus,mutant"}, "named-powers wants 4 different powers, not 2"),
        (3, {"named-powers": "virus,mutant,virus"}, "different powers"),
        (3, {"named-powers": "virus,mutant,plumber"}, "there is no power 'plumber'"),
        (6, {"pool": "simple", "powers": "4", "spare-powers": "2", "banned-powers": MANY}, "powers for 36"),
        (2, {"named-powers": "virus,parasite,filch,loser"}, "parasite is not for 2 players"),
        (6, {"named-powers": "virus,parasite,filch,loser,progenitor,witch"}, "progenitor is not for 6"),
    ],
)
def test_options_that_do_not_go_together_are_refused(seats: int, options: dict[str, str], why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        COSMIC.setup(seats, options)


def test_nobody_gets_progenitor_when_all_colours_are_in_play() -> None:
    assert all(begun(6, {"powers": "2"}, seed).owner[PROGENITOR] == -1 for seed in range(10))
