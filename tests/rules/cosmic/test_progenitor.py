"""Progenitor: its second system, its flares and its Pulsar. With four players that system is p20 to p24."""

from typing import Any

import pytest

from orrery.engine.errors import BadSetup
from orrery.engine.playout import Playout
from orrery.games.cosmic.data.cards import KINDS, pulsar
from orrery.games.cosmic.data.powers import POWERS
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.powers.progenitor import PROGENITOR, SECOND_POWER
from orrery.games.cosmic.questions import DRAW_CARD
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.tokens import on_bases
from tests.rules.cosmic.scene import Scene, power, seat

SECOND = ("p20", "p21", "p22", "p23", "p24")


def started(seats: int = 4, **options: str) -> Cosmic:
    """A game in which the first player has Progenitor, up to the first card."""
    named = ",".join(("progenitor", "virus", "mutant", "zombie")[:seats])
    settings = {key.replace("_", "-"): value for key, value in options.items()}
    state = COSMIC.start(COSMIC.setup(seats, {"named-powers": named, **settings}))
    playout = Playout(3)
    while state.ask_at(0).decision != DRAW_CARD:
        playout.step(COSMIC, state)
    return state


def settled(scene: Scene, owner: str) -> Scene:
    """The second system of a Progenitor, whose power is Virus."""
    return scene.second_system(owner, "virus")


def with_progenitor(**options: Any) -> Scene:
    """Progenitor attacks with 3 tokens and an Attack 10 a planet with 4 tokens and an Attack 20."""
    scene = Scene("progenitor+virus", "", "", "", **options).cone(3).cards("attack-10", "attack-20")
    return settled(scene, "A")


def without(scene: Scene, *planets: str) -> Scene:
    """A has no tokens on these planets."""
    for planet in planets:
        scene.base("A", planet, 0)
    return scene


@pytest.mark.rule("CB-progenitor")
@pytest.mark.parametrize(("planets", "tokens"), [("5", 40), ("4", 32)])
def test_it_begins_with_a_second_home_system(planets: str, tokens: int) -> None:
    state = started(planets=planets)

    assert on_bases(state, 0) == tokens
    assert (state.homes[0], state.external[0]) == (2 * int(planets), 0)
    assert state.home[4] == 0


@pytest.mark.rule("CB-progenitor")
def test_the_second_system_has_a_power() -> None:
    state = started()

    assert state.owner[SECOND_POWER.power(state)] == 0
    assert SECOND_POWER.power(state) not in [
        power(name) for name in ("progenitor", "virus", "mutant", "zombie")
    ]


@pytest.mark.rule("CB-progenitor")
def test_without_progenitor_there_is_no_second_system() -> None:
    state = COSMIC.start(COSMIC.setup(4, {"named-powers": "virus,mutant,zombie,oracle"}))

    assert state.home[4] == -1
    assert SECOND_POWER.power(state) == -1


@pytest.mark.rule("CB-progenitor")
def test_it_is_no_power_for_six() -> None:
    with pytest.raises(BadSetup):
        COSMIC.setup(6, {"named-powers": "progenitor,virus,mutant,zombie,oracle,macron"})


@pytest.mark.rule("C3.1g", "CE3.1")
def test_both_of_its_powers_bring_a_pulsar() -> None:
    state = started(pulsars="yes")
    pulsars = [number for number in range(POWERS) if state.deck[pulsar(number)] == 1]

    assert sum(state.hands[at] for at in range(4 * KINDS)) == 0
    assert len(pulsars) == 5
    assert {PROGENITOR, int(SECOND_POWER.power(state))} <= set(pulsars)


@pytest.mark.rule("CB-progenitor", "CA4.1")
def test_a_challenger_may_attack_either_system() -> None:
    scene = settled(Scene("", "progenitor+virus", "", ""), "B").until("point")

    assert scene.options("A") == [f"p{number}" for number in (*range(5, 10), *range(20, 25))]


@pytest.mark.rule("CB-progenitor")
def test_a_base_in_the_second_system_is_external_to_others_only() -> None:
    scene = settled(Scene("", "progenitor+virus", "", ""), "B").cone(2, "p20")
    scene.cards("attack-40", "attack-4").finish()

    assert (scene.state.external[0], scene.state.external[1]) == (1, 0)
    assert scene.state.homes[1] == 9


@pytest.mark.rule("CB-progenitor", "CA7.2")
def test_home_bases_of_both_systems_keep_its_powers() -> None:
    """None is left in the first system, five stand in the second: Virus has 10 times 3."""
    scene = without(with_progenitor(), "p0", "p1", "p2", "p3", "p4").finish()

    assert scene.totals == (30, 24)


@pytest.mark.rule("CB-progenitor")
@pytest.mark.parametrize(("lost", "total"), [(2, 30), (3, 13)])
def test_the_second_power_needs_three_bases_there(lost: int, total: int) -> None:
    scene = without(with_progenitor(), *SECOND[:lost]).finish()

    assert scene.totals == (total, 24)


@pytest.mark.rule("CB-progenitor")
def test_the_second_power_can_be_zapped() -> None:
    scene = with_progenitor().hand("D", "cosmic-zap").to("played").play("D", "cosmic-zap").finish()

    assert scene.totals == (13, 24)


@pytest.mark.rule("CB-progenitor", "C3.4a")
def test_a_stopped_progenitor_has_no_second_power() -> None:
    scene = with_progenitor(pulsars="yes").hand("D", "pulsar-progenitor")
    scene.to("launch").play("D", "stop-progenitor").finish()

    assert scene.totals == (13, 24)


@pytest.mark.rule("CPro-progenitor")
def test_with_the_pro_the_second_power_works_without_bases() -> None:
    scene = without(with_progenitor(pulsars="yes"), *SECOND).hand("A", "pulsar-progenitor")
    scene.to("launch").play("A", "pro-progenitor").finish()

    assert scene.totals == (30, 24)


@pytest.mark.rule("CPro-progenitor", "C3.5e")
def test_the_pro_rests_with_too_few_home_bases() -> None:
    """The bases are lost after the Pro was played: only two planets of the first system are left."""
    scene = without(with_progenitor(pulsars="yes"), *SECOND).hand("A", "pulsar-progenitor")
    scene.to("launch").play("A", "pro-progenitor").to("before-cards")
    without(scene, "p0", "p1", "p2").finish()

    assert scene.totals == (13, 24)


@pytest.mark.rule("CCon-progenitor", "C3.3g")
def test_against_the_con_the_second_system_sends_nothing() -> None:
    scene = with_progenitor(pulsars="yes").hand("B", "pulsar-progenitor")
    scene.to("launch").play("B", "con-progenitor").until("load")

    assert scene.options("A") == ["p0", "p1", "p2", "p3", "p4"]
    refused = scene.refused("A")
    assert [refused[planet] for planet in SECOND] == ["CCon-progenitor"] * len(SECOND)


@pytest.mark.rule("CCon-progenitor")
def test_a_con_of_a_bystander_bars_nothing() -> None:
    scene = with_progenitor(pulsars="yes").hand("C", "pulsar-progenitor")
    scene.to("launch").play("C", "con-progenitor").until("load")

    assert len(scene.options("A")) == 10


@pytest.mark.rule("CCon-progenitor")
@pytest.mark.parametrize(("side", "bases"), [("offence", 10), ("defence", 5)])
def test_an_ally_against_the_con_sends_from_the_first_system(side: str, bases: int) -> None:
    """A has the Con; Progenitor joins A or B."""
    scene = settled(Scene("", "", "progenitor+virus", "", pulsars="yes"), "C").hand("A", "pulsar-progenitor")
    scene.cards("attack-10", "attack-20").join("C", side, 1).to("launch").play("A", "con-progenitor")
    scene.until("join").until("load")

    assert len(scene.options("C")) == bases


@pytest.mark.rule("CCon-progenitor", "CA5.1")
def test_who_has_nothing_to_send_does_not_join() -> None:
    scene = settled(Scene("", "", "progenitor+virus", "", pulsars="yes"), "C").hand("A", "pulsar-progenitor")
    for planet in ("p10", "p11", "p12", "p13", "p14"):
        scene.base("C", planet, 0)
    scene.cards("attack-10", "attack-20").join("C", "defence", 1).to("launch").play("A", "con-progenitor")
    scene.to("alliance")

    assert scene.state.side[seat("C")] == 2
    assert scene.told("joined") == 0


def short_of_homes() -> Scene:
    """Virus has two home bases and one outside, and the flare of Progenitor."""
    scene = without(Scene("virus", "", "", ""), "p0", "p1", "p2").base("A", "p10", 1)
    return scene.hand("A", "flare-progenitor").cone(3).cards("attack-10", "attack-20")


@pytest.mark.rule("CW-progenitor", "CA7.2")
def test_an_external_base_counts_as_home() -> None:
    assert short_of_homes().finish().totals == (13, 24)
    assert short_of_homes().to("launch").play("A", "wild-progenitor").finish().totals == (30, 24)


@pytest.mark.rule("CW-progenitor")
def test_it_stays_an_external_base() -> None:
    scene = short_of_homes().to("launch").play("A", "wild-progenitor").to("launch")

    assert scene.state.external[0] == 1


@pytest.mark.rule("CW-progenitor")
def test_it_needs_an_external_base() -> None:
    scene = without(Scene("virus", "", "", ""), "p0", "p1", "p2").hand("A", "flare-progenitor")

    assert scene.cards("attack-10", "attack-20").to("launch").options("A") == ["pass"]


@pytest.mark.rule("CW-progenitor")
def test_without_the_base_it_is_over() -> None:
    """The token on p10 is the first that goes into the cone."""
    scene = short_of_homes().to("launch").play("A", "wild-progenitor").until("load")

    assert scene.answer("A", "p10").finish().totals == (13, 24)


def about_to_win() -> Scene:
    """C has five external bases, one of them in the second system of A; A has the flare of Progenitor."""
    scene = with_progenitor().hand("A", "flare-progenitor")
    for planet in ("p0", "p1", "p5", "p6", "p20"):
        scene.base("C", planet, 1)
    return scene


@pytest.mark.rule("CS-progenitor", "CA7.1")
def test_with_the_super_guests_in_the_second_system_do_not_count() -> None:
    won = about_to_win().to("resolved")
    while won.state.open:
        won.step()
    held = about_to_win().to("resolved").play("A", "super-progenitor").to("ending")

    assert won.told("won") == 1
    assert (held.told("won"), held.state.over) == (0, 0)


@pytest.mark.rule("CS-progenitor")
def test_the_super_ends_with_the_challenge() -> None:
    scene = about_to_win().to("resolved").play("A", "super-progenitor").to("ending")
    scene.destiny = "red"
    while scene.state.open:
        scene.step()

    assert scene.told("challenge-began") == 2
    assert scene.told("won") == 1


@pytest.mark.rule("CS-progenitor")
def test_guests_in_the_first_system_count() -> None:
    scene = about_to_win().base("C", "p20", 0).base("C", "p2", 1)
    scene.to("resolved").play("A", "super-progenitor")
    while scene.state.open:
        scene.step()

    assert scene.told("won") == 1
