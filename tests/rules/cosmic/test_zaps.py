"""Zaps, what they answer, and what answers them (CA3.2, CX)."""

from typing import Any

import pytest

from orrery.games.cosmic.abilities import can_use
from tests.rules.cosmic.scene import Scene, kind, power, seat

BY_VIRUS = (25, 18)
"""5 times 3 own and 2 allied tokens, against 17 and a token."""
PLAIN = (10, 18)
"""5 and 3 and 2, against 17 and a token."""


def with_virus(**options: Any) -> Scene:
    """Virus attacks with Attack 5, three tokens and two allied ones, against an Attack 17 and a token."""
    scene = Scene("virus", "", "", "", **options).base("B", "p5", 1)
    return scene.cone(3).join("C", "offence", 2).cards("attack-5", "attack-17")


def announced(**hands: str) -> Scene:
    """Virus is announced, and can be answered; each player holds one more card."""
    scene = with_virus()
    for name, card in hands.items():
        scene.hand(name, card)
    return scene.to("played")


def discards(scene: Scene) -> list[str]:
    names = ("cosmic-zap", "un-zap", "edict-zap", "flare-zap", "pulsar-zap", "flare-virus", "pulsar-virus")
    return [name for name in names for _ in range(scene.state.discards[kind(name)])]


def usable(scene: Scene) -> bool:
    return can_use(scene.state, seat("A"), power("virus"))


@pytest.mark.rule("CX-cosmic-zap")
def test_a_cosmic_zap_cancels_the_use_of_a_power() -> None:
    scene = announced(D="cosmic-zap").play("D", "cosmic-zap").finish()

    assert scene.totals == PLAIN
    assert discards(scene) == ["cosmic-zap"]


@pytest.mark.rule("CX-cosmic-zap")
def test_a_zapped_power_is_out_until_the_challenge_ends() -> None:
    scene = announced(D="cosmic-zap").play("D", "cosmic-zap").finish()
    assert not usable(scene)

    scene.to("beginning")

    assert usable(scene)


@pytest.mark.rule("CX-cosmic-zap", "CA3.2")
@pytest.mark.parametrize("moment", ["beginning", "launch", "before-cards", "revealed", "ending"])
def test_a_cosmic_zap_has_to_wait_for_the_use_of_a_power(moment: str) -> None:
    scene = with_virus().hand("D", "cosmic-zap").to(moment)

    assert scene.options("D") == ["pass"]


@pytest.mark.rule("CX-cosmic-zap")
def test_a_player_may_zap_the_own_power() -> None:
    """Virus must be used even where it does harm: with Attack 4 and a single token it counts 4, not 5."""
    scene = Scene("virus").cone(1).cards("attack-4", "attack-1").hand("A", "cosmic-zap")
    scene.base("B", "p5", 3).to("played").play("A", "cosmic-zap").finish()

    assert scene.totals == (5, 4)


@pytest.mark.rule("CX-cosmic-zap")
def test_only_the_zapped_one_of_several_powers_is_out() -> None:
    scene = Scene("virus+mutant").cone(1).cards("attack-4", "attack-1").hand("B", "cosmic-zap")
    scene.to("played").play("B", "cosmic-zap").unanswered()

    assert not usable(scene)
    assert can_use(scene.state, seat("A"), power("mutant"))


@pytest.mark.rule("CX-cosmic-zap")
def test_a_cosmic_zap_is_no_answer_to_a_flare_or_an_edict() -> None:
    scene = Scene().cone(3).join("C", "offence", 2).hand("A", "flare-virus", "stellar-gas")
    scene.hand("D", "cosmic-zap").cards("attack-5", "attack-17").to("revealed")
    flared = scene.play("A", "wild-virus").options("D")
    gassed = scene.unanswered().play("A", "stellar-gas").options("D")

    assert (flared, gassed) == (["pass"], ["pass"])


@pytest.mark.rule("CX-un-zap", "CA3.2")
def test_an_un_zap_saves_the_power() -> None:
    scene = announced(A="un-zap", D="cosmic-zap").play("D", "cosmic-zap").play("A", "un-zap").finish()

    assert scene.totals == BY_VIRUS
    assert discards(scene) == ["cosmic-zap", "un-zap"]


@pytest.mark.rule("CX-un-zap")
def test_anybody_else_may_un_zap_but_not_the_one_who_zapped() -> None:
    scene = announced(B="un-zap", D="cosmic-zap").hand("D", "un-zap").play("D", "cosmic-zap")

    assert scene.options("B") == ["pass", "un-zap"]
    assert scene.options("D") == ["pass"]


@pytest.mark.rule("CX-un-zap")
def test_an_un_zap_is_an_answer_to_zaps_only() -> None:
    scene = announced(A="un-zap", B="un-zap", D="cosmic-zap")
    assert scene.options("A") == ["pass"]

    scene.play("D", "cosmic-zap").play("A", "un-zap")

    assert scene.options("B") == ["pass"]


@pytest.mark.rule("CX-un-zap")
def test_the_stop_of_a_pulsar_is_no_zap() -> None:
    scene = with_virus(pulsars="yes").hand("A", "un-zap").hand("B", "pulsar-virus").to("played")
    scene.play("B", "stop-virus")

    assert scene.options("A") == ["pass"]
    assert scene.finish().totals == PLAIN


@pytest.mark.rule("CX-edict-zap", "CA3.2")
def test_an_edict_zap_of_the_un_zap_lets_the_zap_work() -> None:
    scene = announced(A="un-zap", C="edict-zap", D="cosmic-zap")
    scene.play("D", "cosmic-zap").play("A", "un-zap").play("C", "edict-zap").finish()

    assert scene.totals == PLAIN


@pytest.mark.rule("CX-un-zap", "CX-edict-zap", "CA3.2")
def test_a_chain_of_four_answers_is_resolved_from_its_end() -> None:
    """B's Un-Zap saves A's Un-Zap from the Edict Zap, which saves Virus from the Cosmic Zap."""
    scene = announced(A="un-zap", B="un-zap", C="edict-zap", D="cosmic-zap")
    scene.play("D", "cosmic-zap").play("A", "un-zap").play("C", "edict-zap").play("B", "un-zap").finish()

    assert scene.totals == BY_VIRUS
    assert discards(scene) == ["cosmic-zap", "un-zap", "un-zap", "edict-zap"]


@pytest.mark.rule("CX-edict-zap")
def test_an_edict_zap_cancels_a_cosmic_zap() -> None:
    scene = announced(B="cosmic-zap", A="edict-zap").play("B", "cosmic-zap").play("A", "edict-zap").finish()

    assert scene.totals == BY_VIRUS


@pytest.mark.rule("CX-edict-zap")
def test_an_edict_zap_cancels_an_edict_that_is_no_zap() -> None:
    """Stellar Gas would leave 5 and 3 tokens, without the two of the ally."""
    scene = Scene().cone(3).join("C", "offence", 2).cards("attack-5", "attack-6").base("B", "p5", 1)
    scene.hand("B", "stellar-gas").hand("D", "edict-zap").to("revealed")
    scene.play("B", "stellar-gas").play("D", "edict-zap").finish()

    assert scene.totals == (10, 7)


@pytest.mark.rule("CX-edict-zap")
def test_an_edict_zap_is_no_answer_to_powers_and_pulsars() -> None:
    scene = with_virus(pulsars="yes").hand("D", "edict-zap").hand("B", "pulsar-virus")
    con = scene.to("launch").play("B", "con-virus").options("D")
    use = scene.to("before-cards").to("played").options("D")

    assert (con, use) == (["pass"], ["pass"])


@pytest.mark.rule("CA3.2")
def test_what_is_void_already_is_not_asked_about_again() -> None:
    scene = announced(B="cosmic-zap", D="cosmic-zap").play("B", "cosmic-zap").unanswered()

    assert scene.moment == "revealed"
    assert scene.finish().count("D", "cosmic-zap") == 1


@pytest.mark.rule("CA3.2")
def test_what_was_saved_once_can_be_zapped_again() -> None:
    scene = announced(A="un-zap", B="cosmic-zap", D="cosmic-zap")
    scene.play("B", "cosmic-zap").play("A", "un-zap")
    while "cosmic-zap" not in scene.options("D"):
        scene.step()

    assert scene.play("D", "cosmic-zap").finish().totals == PLAIN


def flared(style: str = "eon") -> Scene:
    """A without a power plays the Wild of Virus: 3 own times 2 allied tokens are added, 11 against 7."""
    scene = Scene(flares=style).cone(3).join("C", "offence", 2).cards("attack-5", "attack-6")
    scene.base("B", "p5", 1).hand("A", "flare-virus").hand("D", "flare-zap").to("revealed")
    return scene.play("A", "wild-virus")


@pytest.mark.rule("CX-flare-zap")
@pytest.mark.parametrize("style", ["eon", "mayfair", "modern"])
def test_a_flare_zap_cancels_a_flare_and_discards_it(style: str) -> None:
    scene = flared(style).play("D", "flare-zap").finish()

    assert scene.totals == (10, 7)
    assert scene.count("A", "flare-virus") == 0
    assert discards(scene) == ["flare-zap", "flare-virus"]


@pytest.mark.rule("CX-un-zap")
def test_an_un_zap_saves_a_flare_too() -> None:
    scene = flared().hand("B", "un-zap").play("D", "flare-zap").play("B", "un-zap").finish()

    assert scene.totals == (11, 7)
    assert scene.count("A", "flare-virus") == 1


@pytest.mark.rule("CX-flare-zap")
def test_a_flare_zap_waits_for_a_flare() -> None:
    scene = with_virus().hand("D", "flare-zap")
    quiet = scene.to("launch").options("D")
    power_used = scene.to("played").options("D")

    assert (quiet, power_used) == (["pass"], ["pass"])


def guarded() -> Scene:
    """B holds the Pulsar of A's Virus, D a Pulsar Zap."""
    return with_virus(pulsars="yes").hand("B", "pulsar-virus").hand("D", "pulsar-zap").to("launch")


@pytest.mark.rule("CX-pulsar-zap", "C3.8f")
def test_a_pulsar_zap_in_answer_to_a_con_leaves_the_card_in_hand() -> None:
    scene = guarded().play("B", "con-virus").play("D", "pulsar-zap").finish()

    assert scene.totals == BY_VIRUS
    assert scene.count("B", "pulsar-virus") == 1


@pytest.mark.rule("CX-pulsar-zap")
@pytest.mark.parametrize("use", ["con-virus", "stop-virus"])
def test_a_pulsar_zap_ends_a_con_or_a_stop_that_is_running(use: str) -> None:
    scene = guarded().play("B", use).to("before-cards").play("D", "pulsar-zap")
    assert scene.options("D") == ["virus"]

    assert scene.answer("D", "virus").finish().totals == BY_VIRUS


@pytest.mark.rule("CX-pulsar-zap", "C3.8f")
def test_a_pulsar_zap_in_answer_to_a_stop_does_not_bring_the_card_back() -> None:
    scene = guarded().play("B", "stop-virus").play("D", "pulsar-zap").finish()

    assert scene.totals == BY_VIRUS
    assert discards(scene) == ["pulsar-zap", "pulsar-virus"]


@pytest.mark.rule("CX-pulsar-zap")
def test_a_pulsar_zap_ends_a_pro() -> None:
    """With the Pro Virus would count one token more: 5 times 6."""
    scene = with_virus(pulsars="yes").hand("A", "pulsar-virus").hand("D", "pulsar-zap").to("launch")
    scene.play("A", "pro-virus").to("cards-laid").play("D", "pulsar-zap").answer("D", "virus")

    assert scene.finish().totals == BY_VIRUS


@pytest.mark.rule("CX-pulsar-zap", "C3.7i")
def test_a_pulsar_zap_in_answer_to_a_shield_lets_the_cosmic_zap_work() -> None:
    scene = with_virus(pulsars="yes").hand("A", "pulsar-virus").hand("B", "cosmic-zap")
    scene.hand("D", "pulsar-zap").to("played")
    scene.play("B", "cosmic-zap").play("A", "shield-virus").play("D", "pulsar-zap").finish()

    assert scene.totals == PLAIN


@pytest.mark.rule("CX-pulsar-zap")
def test_a_pulsar_zap_ends_a_shield_that_has_worked_so_that_its_cause_is_back() -> None:
    scene = with_virus(pulsars="yes").hand("A", "pulsar-virus").hand("D", "pulsar-zap").to("launch")
    scene.facts("out: virus=outage").play("A", "shield-virus").to("before-cards")
    assert usable(scene)

    scene.play("D", "pulsar-zap").answer("D", "virus").finish()

    assert scene.totals == PLAIN


@pytest.mark.rule("CX-pulsar-zap")
def test_a_pulsar_zap_after_a_shield_against_a_cosmic_zap_puts_the_power_out() -> None:
    scene = with_virus(pulsars="yes").hand("A", "pulsar-virus").hand("B", "cosmic-zap")
    scene.hand("D", "pulsar-zap").to("played").play("B", "cosmic-zap").play("A", "shield-virus").to("decided")
    assert usable(scene)

    scene.play("D", "pulsar-zap").answer("D", "virus").unanswered()

    assert scene.totals == BY_VIRUS
    assert not usable(scene)


@pytest.mark.rule("CX-pulsar-zap")
def test_a_pulsar_zap_needs_a_pulsar_at_work() -> None:
    scene = guarded()

    assert scene.options("D") == ["pass"]
    assert scene.to("played").options("D") == ["pass"]
