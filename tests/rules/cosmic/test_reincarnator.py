"""Reincarnator: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.engine.chance import Rng
from orrery.games.cosmic.data.cards import pulsar
from orrery.games.cosmic.data.powers import POWER_KEYS, POWERS
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.powers.reincarnator import INCARNATION
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.tables import POWERS as DECLARED
from tests.rules.cosmic.scene import Scene, power
from tests.rules.cosmic.stages import stages_of


def with_reincarnator(**options: Any) -> Scene:
    """Reincarnator attacks with a token and an Attack 4 and loses against an Attack 20."""
    return Scene("reincarnator", "", "", "", **options).cards("attack-4", "attack-20")


def powers_at(state: Cosmic, seat: int) -> list[str]:
    return [POWER_KEYS[number] for number in range(POWERS) if state.owner[number] == seat]


def powers_of(scene: Scene, seat: int) -> list[str]:
    return powers_at(scene.state, seat)


@pytest.mark.rule("CB-reincarnator")
def test_a_lost_challenge_brings_a_power() -> None:
    scene = with_reincarnator().until("deal-power")
    barred = [one.key for one in DECLARED if one.traits.lies_open or one.traits.keeps_flares]
    assert set(scene.options("chance")) == set(POWER_KEYS) - {"reincarnator", *barred}
    assert {"ancients", "pentaform", "progenitor", "symbiote"} <= set(barred)
    scene.answer("chance", "virus").finish()

    assert powers_of(scene, 0) == ["reincarnator", "virus"]
    assert scene.told("power-changed") == 1


@pytest.mark.rule("CB-reincarnator")
def test_the_incarnation_before_goes_back() -> None:
    """A loses although its incarnation Virus counts 4 times 1; another power than Virus comes."""
    scene = Scene("reincarnator+virus", "", "", "").cards("attack-4", "attack-20")
    scene.facts("own: reincarnator-incarnation=virus").until("deal-power")
    assert "virus" not in scene.options("chance")
    scene.answer("chance", "mutant").finish()

    assert powers_of(scene, 0) == ["mutant", "reincarnator"]
    assert (scene.state.users[power("mutant")], scene.state.users[power("virus")]) == (1, 0)


@pytest.mark.rule("CB-reincarnator")
def test_the_defence_is_reborn_too() -> None:
    scene = Scene("", "reincarnator", "", "").cards("attack-20", "attack-4")
    scene.until("deal-power").answer("chance", "zombie").finish()

    assert powers_of(scene, 1) == ["reincarnator", "zombie"]


@pytest.mark.rule("CB-reincarnator", "CG10")
def test_a_failed_deal_is_a_reason_as_well() -> None:
    scene = Scene("reincarnator", "", "", "").cards("compromise", "compromise").until("deal-power")

    assert (scene.told("deal-failed"), scene.told("challenge-began")) == (1, 1)


@pytest.mark.rule("CB-reincarnator")
@pytest.mark.parametrize("cards", [("attack-20", "attack-4"), ("attack-20", "compromise")])
def test_a_winner_is_not_reborn(cards: tuple[str, str]) -> None:
    scene = Scene("reincarnator", "", "", "").cards(*cards).finish()

    assert powers_of(scene, 0) == ["reincarnator"]


@pytest.mark.rule("CB-reincarnator")
def test_a_losing_ally_is_not_reborn() -> None:
    scene = Scene("", "", "reincarnator", "").join("C", "offence", 2).cards("attack-4", "attack-20").finish()

    assert scene.in_warp("C") == 2
    assert powers_of(scene, 2) == ["reincarnator"]


@pytest.mark.rule("CB-reincarnator", "CX-cosmic-zap")
def test_a_zap_cancels_it() -> None:
    scene = with_reincarnator().hand("D", "cosmic-zap").to("played").play("D", "cosmic-zap").finish()

    assert powers_of(scene, 0) == ["reincarnator"]


@pytest.mark.rule("CB-reincarnator", "CA9.1")
def test_with_two_players_no_incarnation_is_the_parasite() -> None:
    scene = Scene("reincarnator", "", seats=2).cards("attack-4", "attack-20").until("deal-power")

    assert "parasite" not in scene.options("chance")


@pytest.mark.rule("CB-reincarnator", "CA2.3")
def test_a_later_power_lies_open() -> None:
    scene = with_reincarnator(secret_powers="yes").until("deal-power").answer("chance", "virus")

    assert scene.state.secret[power("virus")] == 0


@pytest.mark.rule("CB-reincarnator", "CA2.3")
def test_a_power_that_was_drawn_is_nobodys_secret() -> None:
    """A draws Virus and Zombie and takes Virus: C may guess that B's secret is any other, but not Zombie."""
    scene = Scene("reincarnator", "mutant", "", "", secret_powers="yes", pulsars="yes")
    scene.hand("A", "pulsar-reincarnator").cards("attack-4", "attack-20").to("launch")
    scene.play("A", "pro-reincarnator").until("deal-power").answer("chance", "virus")
    scene.answer("chance", "zombie").answer("A", "virus")
    view = COSMIC.view(scene.state, 2)
    guesses = {powers_at(COSMIC.guess(view, Rng(seed)), 1)[0] for seed in range(120)}

    assert len(guesses) > 10
    assert not guesses & {"virus", "zombie"}


@pytest.mark.rule("C3.1e", "CE3.1")
def test_pulsars_stay_as_they_are() -> None:
    scene = with_reincarnator(pulsars="yes")
    before = [int(scene.state.deck[pulsar(number)]) for number in range(POWERS)]
    scene.until("deal-power").answer("chance", "virus").finish()

    assert sum(before) == 1
    assert [int(scene.state.deck[pulsar(number)]) for number in range(POWERS)] == before


@pytest.mark.rule("CPro-reincarnator")
def test_with_the_pro_it_chooses_between_two() -> None:
    scene = with_reincarnator(pulsars="yes").hand("A", "pulsar-reincarnator")
    scene.to("launch").play("A", "pro-reincarnator").until("deal-power").answer("chance", "zombie")
    assert "zombie" not in scene.options("chance")
    scene.answer("chance", "virus")
    assert scene.options("A") == ["virus", "zombie"]
    scene.answer("A", "zombie").finish()

    assert powers_of(scene, 0) == ["reincarnator", "zombie"]
    assert scene.state.users[power("virus")] == 0


@pytest.mark.rule("CCon-reincarnator", "C3.3g")
def test_who_beats_it_with_the_con_chooses() -> None:
    scene = with_reincarnator(pulsars="yes").hand("B", "pulsar-reincarnator")
    scene.to("launch").play("B", "con-reincarnator").until("deal-power")
    scene.answer("chance", "zombie").answer("chance", "virus")
    assert scene.options("B") == ["virus", "zombie"]
    scene.answer("B", "virus").finish()

    assert powers_of(scene, 0) == ["reincarnator", "virus"]


@pytest.mark.rule("CCon-reincarnator")
def test_the_con_goes_before_the_pro() -> None:
    scene = with_reincarnator(pulsars="yes").hand("A", "pulsar-reincarnator").hand("B", "pulsar-reincarnator")
    scene.to("launch").play("A", "pro-reincarnator").to("launch").play("B", "con-reincarnator")
    scene.until("deal-power").answer("chance", "zombie").answer("chance", "virus")

    assert scene.options("B") == ["virus", "zombie"]


@pytest.mark.rule("CCon-reincarnator")
def test_the_con_is_nothing_to_who_has_not_beaten_it() -> None:
    """C has the Con, B wins; and with a failed deal nobody has won."""
    beaten = with_reincarnator(pulsars="yes").hand("C", "pulsar-reincarnator")
    beaten.to("launch").play("C", "con-reincarnator").until("deal-power").answer("chance", "zombie")
    failed = Scene("reincarnator", "", "", "", pulsars="yes").hand("B", "pulsar-reincarnator")
    failed.cards("compromise", "compromise").to("launch").play("B", "con-reincarnator")
    failed.until("deal-power").answer("chance", "zombie")

    assert powers_of(beaten, 0) == powers_of(failed, 0) == ["reincarnator", "zombie"]


@pytest.mark.rule("CS-reincarnator")
def test_with_the_super_it_keeps_what_it_has() -> None:
    scene = Scene("reincarnator+amoeba", "", "", "").hand("A", "flare-reincarnator")
    scene.facts("own: reincarnator-incarnation=amoeba").cards("attack-4", "attack-20").to("played").play(
        "A", "super-reincarnator"
    ).finish()

    assert powers_of(scene, 0) == ["amoeba", "reincarnator"]
    assert INCARNATION.power(scene.state) == power("amoeba")


@pytest.mark.rule("CW-reincarnator")
def test_a_winner_makes_the_loser_change() -> None:
    scene = Scene("", "virus+mutant", "", "").hand("A", "flare-reincarnator").cards("attack-40", "attack-4")
    scene.to("resolved").play("A", "wild-reincarnator").unanswered()
    assert not {"virus", "mutant", "pentaform", "progenitor"} & set(scene.options("chance"))
    scene.answer("chance", "zombie")
    assert scene.options("B") == ["mutant", "virus"]
    scene.answer("B", "mutant").finish()

    assert powers_of(scene, 1) == ["virus", "zombie"]
    assert scene.state.users[power("mutant")] == 0


@pytest.mark.rule("CW-reincarnator")
def test_neither_the_loser_nor_an_ally_of_the_winner_plays_it() -> None:
    scene = Scene("oracle", "virus", "mutant", "").hand("B", "flare-reincarnator").join("C", "offence", 1)
    scene.hand("C", "flare-reincarnator").cards("attack-40", "attack-4").to("resolved")

    assert scene.options("B") == scene.options("C") == ["pass"]


@pytest.mark.rule("CW-reincarnator")
def test_an_exchanged_incarnation_is_one_again() -> None:
    """B has to give up the incarnation Virus for Zombie: it is Zombie that goes back next time."""
    scene = Scene("", "reincarnator+virus", "", "").hand("A", "flare-reincarnator")
    scene.facts("own: reincarnator-incarnation=virus", "used: reincarnator=1")
    scene.cards("attack-40", "attack-1").to("resolved").play("A", "wild-reincarnator").unanswered()
    scene.answer("chance", "zombie").answer("B", "virus")

    assert powers_of(scene, 1) == ["reincarnator", "zombie"]
    assert INCARNATION.power(scene.state) == power("zombie")


@pytest.mark.rule("CW-reincarnator")
def test_pentaform_goes_with_its_stages() -> None:
    """Its five stages are unused powers again."""
    scene = Scene("", "pentaform", "", "").hand("A", "flare-reincarnator").cards("attack-40", "attack-4")
    scene.stages("B", "filch", "oracle", "macron", "mutant", "wrack")
    scene.to("resolved").play("A", "wild-reincarnator").unanswered()
    scene.answer("chance", "zombie").answer("B", "pentaform")

    assert powers_of(scene, 1) == ["zombie"]
    assert scene.state.users[power("filch")] == 0
    assert stages_of(scene.state) == [-1] * 5
