"""Symbiote: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.engine.chance import Rng
from orrery.games.cosmic.abilities import can_use
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.results import RESETTLED
from orrery.games.cosmic.state import NOBODY, OFFENCE, Cosmic
from tests.rules.cosmic.put_to_use import give_card
from tests.rules.cosmic.scene import Scene, power, seat

FORTY = "tokens A: p0=8 p1=8 p2=8 p3=8 p4=8"


def symbiote(*others: str, **options: Any) -> Scene:
    """A is Symbiote with 40 tokens."""
    return Scene("symbiote", *others, **options).facts(FORTY)


def begun(seats: int, names: str, **options: str) -> Cosmic:
    """A game up to its first challenge."""
    state = COSMIC.start(COSMIC.setup(seats, {"named-powers": names, **options}))
    rng = Rng(1)
    while state.offence < 0:
        ask = COSMIC.asks(state)[0]
        COSMIC.apply(state, ask.seat, COSMIC.sample(state, ask, rng))
    return state


@pytest.mark.rule("CB-symbiote")
@pytest.mark.parametrize("planets", [5, 4])
def test_symbiote_begins_with_eight_tokens_on_each_home_planet(planets: int) -> None:
    state = begun(3, "virus,symbiote,zombie", planets=str(planets), bases="4")

    rows = [[int(state.tokens[place * 3 + who]) for place in range(planets * 3)] for who in range(3)]
    assert rows[1] == [0] * planets + [8] * planets + [0] * planets
    assert (sum(rows[0]), sum(rows[2])) == (4 * planets, 4 * planets)
    assert list(state.homes) == [planets] * 3


@pytest.mark.rule("CB-symbiote", "CB-progenitor")
def test_a_second_system_is_as_full() -> None:
    state = begun(3, "progenitor,virus,zombie,symbiote,macron,mutant", powers="2")

    assert sum(state.tokens[place * 3] for place in range(20)) == 80


@pytest.mark.rule("CB-symbiote", "CG20")
def test_it_lies_open_where_powers_are_secret() -> None:
    state = begun(3, "virus,symbiote,zombie", **{"secret-powers": "yes"})

    assert COSMIC.view(state, 0).owner[power("symbiote")] == 1


@pytest.mark.rule("CB-symbiote", "CD3-11")
def test_a_power_outage_does_nothing_to_it() -> None:
    scene = symbiote("virus", specials="yes").cards("attack-1", "attack-20").add_destiny("power-outage")
    scene.hand("A", "flare-symbiote").until("flip-destiny").answer("chance", "power-outage").to("tokens-lost")

    assert scene.state.out[power("virus")] != 0
    assert scene.state.out[power("symbiote")] == 0
    assert "super-symbiote" in scene.options("A")


@pytest.mark.rule("CB-symbiote", "CW-wrack", "CW-silencer")
def test_wilds_that_take_powers_out_do_nothing_to_it() -> None:
    racked = symbiote().hand("B", "flare-wrack", "attack-8").hand("A", "attack-8").to("offence-invites")
    racked.play("B", "wild-wrack").unanswered()
    assert racked.state.out[power("symbiote")] == 0

    silenced = symbiote().hand("B", "flare-silencer", "attack-8").hand("A", "attack-8").to("launch")
    silenced.play("B", "wild-silencer").unanswered().to("offence-invites")
    assert silenced.told("suppressed") == 0
    assert silenced.state.out[power("symbiote")] == 0


@pytest.mark.rule("CB-symbiote", "C3.4a")
def test_a_stop_ends_its_pro() -> None:
    """C has got the Pulsar in the meantime: of three tokens in the Warp one is taken out, not two."""
    scene = symbiote(pulsars="yes").facts("warp: A=3").hand("A", "pulsar-symbiote", "attack-8")
    scene.hand("B", "attack-8").to("beginning").play("A", "pro-symbiote").unanswered()
    give_card(scene.state, seat("C"), "pulsar-symbiote")
    scene.to("regroup").play("C", "stop-symbiote").to("destiny")

    assert scene.in_warp("A") == 2


@pytest.mark.rule("CB-symbiote", "C3.10f")
def test_a_stop_bars_its_super() -> None:
    scene = symbiote(pulsars="yes").hand("A", "flare-symbiote").cone(2).cards("attack-1", "attack-20")
    scene.hand("C", "pulsar-symbiote").to("launch").play("C", "stop-symbiote").to("tokens-lost")

    assert scene.refused("A")["super-symbiote"] == "C3.4a"


@pytest.mark.rule("CB-symbiote", "CG14", "CB-changeling")
def test_changeling_can_not_take_it_and_insect_can_not_copy_it() -> None:
    swap = symbiote("changeling").hand("A", "attack-8").hand("B", "attack-8").to("offence-invites")
    assert swap.state.owner[power("symbiote")] == seat("A")

    copy = symbiote("insect").hand("A", "attack-8").hand("B", "attack-8").to("launch")
    assert "insect" not in copy.options("B")


@pytest.mark.rule("CB-symbiote", "CA7.3")
def test_it_can_not_be_named_under_the_staircase() -> None:
    scene = Scene("symbiote+virus", staircase="yes").hand("A", "attack-8").hand("B", "attack-8")
    for planet in ("p0", "p1", "p2"):
        scene.base("A", planet, 0)
    scene.to("launch")

    assert can_use(scene.state, seat("A"), power("symbiote"))
    assert not can_use(scene.state, seat("A"), power("virus"))


@pytest.mark.rule("CB-symbiote")
def test_it_is_not_drawn_in_the_game() -> None:
    """Reincarnator draws among the powers that nobody has."""
    scene = Scene("", "reincarnator").cards("attack-20", "attack-1").until("deal-power")

    assert "virus" in scene.options("chance")
    assert "symbiote" not in scene.options("chance")


@pytest.mark.rule("CW-symbiote")
def test_wild_brings_an_own_token_home_in_any_regroup() -> None:
    """It is A's turn; C's token comes back, and A takes its own as well."""
    scene = Scene().hand("A", "attack-8").hand("B", "attack-8").warp("A", 1).warp("C", 2)
    scene.hand("C", "flare-symbiote").to("regroup").play("C", "wild-symbiote").until("bring-home")
    scene.answer("C", "p12").to("destiny")

    assert (scene.in_warp("C"), scene.tokens("C", "p12"), scene.in_warp("A")) == (1, 5, 0)


@pytest.mark.rule("CW-symbiote")
def test_wild_needs_a_token_in_the_warp() -> None:
    scene = Scene().hand("A", "attack-8").hand("B", "attack-8").hand("C", "flare-symbiote").to("regroup")

    assert "wild-symbiote" not in scene.options("C")


@pytest.mark.rule("CS-symbiote")
def test_super_sends_all_that_it_is_losing_home() -> None:
    """The token of its ally C is lost as ever."""
    scene = symbiote().hand("A", "flare-symbiote").cone(4).join("C", "offence", 1)
    scene.cards("attack-1", "attack-20").to("tokens-lost").play("A", "super-symbiote").finish()

    assert (scene.in_warp("A"), scene.in_warp("C")) == (0, 1)
    assert sum(scene.tokens("A", f"p{planet}") for planet in range(5)) == 40


@pytest.mark.rule("CS-symbiote")
def test_super_works_once_in_a_challenge() -> None:
    """Symbiote pays two tokens as Kamikaze and gets them back; what it loses in the fight is lost."""
    scene = Scene("symbiote+kamikaze").hand("A", "flare-symbiote").cone(4).cards("attack-1", "attack-20")
    scene.to("before-cards").play("A", "kamikaze").unanswered().answer("A", "1").answer("A", "p0")
    scene.to("tokens-lost").play("A", "super-symbiote").to("cards-laid").to("tokens-lost")

    assert "super-symbiote" not in scene.options("A")
    assert scene.finish().in_warp("A") == 4


@pytest.mark.rule("CPro-symbiote", "CP1")
def test_with_pro_it_takes_two_tokens_out_of_the_warp() -> None:
    for lost, left in ((3, 1), (1, 0)):
        scene = symbiote(pulsars="yes").facts(f"warp: A={lost}").hand("A", "pulsar-symbiote", "attack-8")
        scene.hand("B", "attack-8").to("beginning").play("A", "pro-symbiote").to("destiny")
        assert scene.in_warp("A") == left

    plain = symbiote().facts("warp: A=3").hand("A", "attack-8").hand("B", "attack-8").to("destiny")
    assert plain.in_warp("A") == 2


@pytest.mark.rule("CPro-symbiote")
def test_each_of_the_two_goes_where_it_likes() -> None:
    scene = symbiote(pulsars="yes").facts("warp: A=3").hand("A", "pulsar-symbiote", "attack-8")
    scene.hand("B", "attack-8").to("beginning").play("A", "pro-symbiote").until("retrieve")
    scene.answer("A", "p2").answer("A", "cone").to("destiny")

    assert (scene.tokens("A", "p2"), int(scene.state.cone[0])) == (9, 1)


@pytest.mark.rule("CPro-symbiote", "CP6")
def test_after_two_tokens_everybody_who_is_invited_is_asked_as_usual() -> None:
    """A attacks C; both B, who sits next to A, and D are asked whether they join."""
    scene = two_back().join("B", "offence", 1).join("D", "offence", 2).cone(2, "p10")
    scene.destiny = "green"
    scene.to("alliance")

    assert [scene.state.side[seat(name)] for name in "BD"] == [OFFENCE, OFFENCE]


@pytest.mark.rule("CPro-symbiote", "CD2.1")
def test_after_two_tokens_an_empty_moon_is_taken_as_usual() -> None:
    scene = two_back(moons="yes").facts("moons: p27=blank").cone(2, "p27").to("resolved")

    assert (scene.state.result, scene.state.defence) == (RESETTLED, NOBODY)


def two_back(**options: Any) -> Scene:
    """A has played its Pro, and takes two tokens out of the Warp."""
    scene = symbiote(pulsars="yes", **options).facts("warp: A=3").hand("A", "pulsar-symbiote", "attack-8")
    return scene.hand("B", "attack-8").to("beginning").play("A", "pro-symbiote").until("retrieve")


@pytest.mark.rule("CCon-symbiote")
def test_against_the_holder_half_of_its_tokens_count_rounded_down() -> None:
    """10 and 3 tokens make 11 against 12 and 4 of the holder."""
    scene = symbiote(pulsars="yes").cone(3).cards("attack-10", "attack-12").hand("B", "pulsar-symbiote")
    assert scene.to("launch").play("B", "con-symbiote").finish().totals == (11, 16)


@pytest.mark.rule("CCon-symbiote")
def test_as_defence_and_as_ally_too_but_not_beside_the_holder() -> None:
    """Of C's 3 tokens beside A one counts against B's Con, all against none of B's."""
    ally = Scene("", "", "symbiote", pulsars="yes").cone(1).join("C", "offence", 3)
    ally.cards("attack-10", "attack-12").hand("B", "pulsar-symbiote").to("launch")
    assert ally.play("B", "con-symbiote").finish().totals == (10 + 1 + 1, 16)

    defence = Scene("", "symbiote", pulsars="yes").base("B", "p5", 7).cards("attack-10", "attack-12")
    defence.hand("A", "pulsar-symbiote").to("launch").play("A", "con-symbiote").finish()
    assert defence.totals == (11, 12 + 3)

    beside = Scene("", "", "symbiote", pulsars="yes").cone(1).join("C", "offence", 3)
    beside.cards("attack-10", "attack-12").hand("A", "pulsar-symbiote").to("launch")
    assert beside.play("A", "con-symbiote").finish().totals == (10 + 1 + 3, 16)
