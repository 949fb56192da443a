"""Insect: the power, its flares and its Pulsar, and what holds for copied powers."""

from typing import Any

import pytest

from orrery.engine.bits import has
from orrery.games.cosmic.abilities import can_use, in_force, take_power, works_for
from orrery.games.cosmic.data.powers import NO_POWER
from orrery.games.cosmic.state import NOBODY
from tests.rules.cosmic.glance import at_a_glance
from tests.rules.cosmic.scene import Scene, power, seat

A, B, C, D = map(seat, "ABCD")
INSECT = power("insect")
VIRUS = power("virus")


def with_insect(*powers: str, **options: Any) -> Scene:
    """A is Insect, B Virus, unless told otherwise; A attacks with 5 and three tokens against 6 and four."""
    keys = powers or ("insect", "virus", "", "")
    return Scene(*keys, **options).cone(3).cards("attack-5", "attack-6")


def copying(scene: Scene) -> Scene:
    """A has copied what there is to copy, in phase 3."""
    return scene.to("launch").play("A", "insect").unanswered()


@pytest.mark.rule("CB-insect", "CG13")
def test_it_uses_a_power_of_its_opponent_beside_him() -> None:
    """5 times 3 tokens, against 6 times 4."""
    scene = copying(with_insect()).finish()

    assert scene.totals == (15, 24)
    assert scene.told("power-used") == 3
    assert scene.told("power-copied") == 1


@pytest.mark.rule("CB-insect")
def test_left_alone_it_copies_nothing() -> None:
    """5 and 3 tokens, against 6 times 4."""
    assert with_insect().finish().totals == (8, 24)


@pytest.mark.rule("CB-insect")
def test_as_defence_it_copies_too_and_as_bystander_it_does_not() -> None:
    defence = with_insect("virus", "insect", "", "").to("launch").play("B", "insect").unanswered()
    bystander = with_insect("", "virus", "insect", "").to("launch")

    assert defence.finish().totals == (15, 24)
    assert bystander.against("C", "insect") == "CB-insect"


@pytest.mark.rule("CB-insect")
def test_from_an_opponent_without_a_power_there_is_nothing_to_copy() -> None:
    assert with_insect("insect", "", "virus", "").to("launch").against("A", "insect") == "CB-insect"


@pytest.mark.rule("CB-insect", "CG2")
def test_the_copy_ends_with_the_challenge_and_can_be_made_once_in_it() -> None:
    scene = copying(with_insect())
    assert can_use(scene.state, A, VIRUS)
    assert scene.against("A", "insect") == "CA3.4"
    scene.to("beginning")

    assert not has(scene.state.users[VIRUS], A)
    assert has(scene.state.users[VIRUS], B)


@pytest.mark.rule("CB-insect", "CX-cosmic-zap")
def test_zapped_it_copies_nothing() -> None:
    scene = with_insect().hand("D", "cosmic-zap").to("launch").play("A", "insect")
    scene.play("D", "cosmic-zap").unanswered()

    assert scene.finish().totals == (8, 24)
    assert scene.told("power-copied") == 0


@pytest.mark.rule("CB-insect", "C3.4h")
def test_a_stop_of_insect_ends_what_was_begun_with_the_copy() -> None:
    """Macron: 5 and one token that counts 4, against 6 and four that do; stopped, the token counts 1."""
    scene = copying(with_insect("insect", "macron", "", "", pulsars="yes").hand("D", "pulsar-insect"))
    assert scene.to("alliance").state.cone[A] == 1
    assert in_force(scene.state, power("macron")) == B
    stopped = scene.play("D", "stop-insect").finish()

    assert stopped.totals == (6, 22)
    assert copying(with_insect("insect", "macron", "", "")).finish().totals == (9, 22)


@pytest.mark.rule("CB-insect")
def test_who_gives_its_card_away_has_no_copy_any_longer() -> None:
    state = copying(with_insect()).state
    take_power(state, A, INSECT)

    assert (state.copier, state.copied) == (NOBODY, NO_POWER)
    assert not has(state.users[VIRUS], A)


@pytest.mark.rule("CB-insect", "CB-pentaform")
def test_what_was_begun_with_the_copy_ends_with_the_stage_that_was_insect() -> None:
    """A uses Insect no longer, though nobody has given a card away."""
    state = copying(with_insect("insect", "macron", "", "")).to("alliance").state
    assert works_for(state, A, power("macron"))
    state.users[INSECT] = 0

    assert not works_for(state, A, power("macron"))


@pytest.mark.rule("CB-insect")
def test_who_gives_another_card_away_keeps_the_copy() -> None:
    state = copying(with_insect("insect+warpish", "virus", "", "", powers=2)).state
    take_power(state, A, power("warpish"))

    assert (state.copier, state.copied) == (A, VIRUS)


@pytest.mark.rule("CB-insect", "CW-wrack")
def test_the_wild_of_wrack_puts_insect_out_and_not_the_power_that_it_copies() -> None:
    """The copy rests with Insect: 5 and 3, against 6 times 4."""
    scene = copying(with_insect().hand("B", "flare-wrack")).to("offence-invites")
    scene.play("B", "wild-wrack").unanswered()

    assert scene.state.out[INSECT] != 0
    assert scene.state.out[VIRUS] == 0
    assert scene.finish().totals == (8, 24)


@pytest.mark.rule("CB-insect", "CW-wrack")
def test_a_use_of_the_copy_is_the_use_of_insect_that_was_bought() -> None:
    """A gives up a token for Insect, multiplies once, and is out again."""
    scene = copying(with_insect().hand("B", "flare-wrack")).to("offence-invites")
    scene.play("B", "wild-wrack").unanswered().play("A", "suffer").unanswered()
    if scene.asked == "choose-power":
        scene.answer("A", "insect")
    scene.to("before-cards")
    assert scene.state.out[INSECT] == 0
    scene.finish()

    assert scene.totals == (15, 24)
    assert scene.state.out[INSECT] != 0


def beaten(*powers: str, **options: Any) -> Scene:
    """A holds the Wild and loses with 5 and a token to 6 and four."""
    return Scene(*powers, **options).hand("A", "flare-insect").cards("attack-5", "attack-6")


@pytest.mark.rule("CW-insect")
def test_its_wild_brings_who_has_lost_a_new_hand() -> None:
    scene = beaten().to("resolved").play("A", "wild-insect").unanswered().finish()

    assert scene.state.sizes[A] == 7
    assert scene.told("drew-new-hand") == 1


@pytest.mark.rule("CW-insect")
def test_its_wild_is_for_a_main_player_who_has_lost() -> None:
    scene = Scene().hand("A", "flare-insect").cards("attack-20", "attack-6").to("resolved")
    assert scene.against("A", "wild-insect") == "CW-insect"

    ally = Scene().hand("C", "flare-insect").join("C", "offence", 1).cards("attack-5", "attack-30")
    assert ally.to("resolved").against("C", "wild-insect") == "CW-insect"


@pytest.mark.rule("CW-insect", "CG10")
def test_a_deal_that_failed_is_a_loss() -> None:
    scene = Scene().hand("A", "flare-insect").cards("compromise", "compromise").to("resolved")

    assert "wild-insect" in scene.options("A")


@pytest.mark.rule("CS-insect")
def test_its_super_reaches_the_powers_of_all_players() -> None:
    """C has Virus: 5 times 3, against 6 and 4."""
    scene = with_insect("insect", "", "virus", "").hand("A", "flare-insect").to("launch")
    assert scene.against("A", "insect") == "CB-insect"
    scene.play("A", "super-insect").unanswered().play("A", "insect").unanswered()

    assert scene.finish().totals == (15, 10)


@pytest.mark.rule("CS-insect", "C3.10e")
def test_in_answer_to_its_own_use_the_super_goes_through_a_con() -> None:
    scene = with_insect("insect", "macron", "virus", "", pulsars="yes").hand("A", "flare-insect")
    scene.hand("C", "pulsar-insect").to("launch").play("C", "con-insect").unanswered().play("A", "insect")
    scene.play("A", "super-insect").unanswered().unanswered()
    assert scene.options("A") == ["B", "C"]
    scene.answer("A", "C")

    assert scene.state.copied == VIRUS


@pytest.mark.rule("CS-insect")
def test_its_super_comes_before_the_use_or_in_answer_to_it() -> None:
    """Not after the copy, not for a bystander, nor where nobody else has a power."""
    after = copying(with_insect().hand("A", "flare-insect"))
    bystander = with_insect("", "virus", "insect", "").hand("C", "flare-insect").to("launch")
    lonely = with_insect("insect", "", "", "").hand("A", "flare-insect").to("launch")

    assert after.against("A", "super-insect") == "CS-insect"
    assert bystander.against("C", "super-insect") == "CS-insect"
    assert lonely.against("A", "super-insect") == "CS-insect"


@pytest.mark.rule("CS-insect", "CPro-insect")
def test_its_super_comes_later_only_with_its_pro() -> None:
    """C has Virus: 5 times 3, against 6 and 4."""
    scene = with_insect("insect", "", "virus", "", pulsars="yes").hand("A", "flare-insect", "pulsar-insect")
    assert scene.to("before-cards").against("A", "super-insect") == "CS-insect"
    scene.play("A", "pro-insect").unanswered().play("A", "super-insect").unanswered()

    assert scene.play("A", "insect-later").unanswered().finish().totals == (15, 10)


@pytest.mark.rule("CS-insect", "C3.10f")
def test_a_stop_after_its_super_ends_nothing_that_was_begun() -> None:
    """Macron's one token counts 4."""
    scene = with_insect("insect", "macron", "", "", pulsars="yes").hand("A", "flare-insect")
    scene.hand("D", "pulsar-insect").to("launch").play("A", "super-insect").unanswered()
    copying(scene).to("alliance").play("D", "stop-insect")

    assert scene.finish().totals == (9, 22)


@pytest.mark.rule("CPro-insect")
def test_with_its_pro_it_may_copy_until_the_reveal() -> None:
    scene = with_insect(pulsars="yes").hand("A", "pulsar-insect").to("before-cards")
    assert scene.against("A", "insect-later") == "CPro-insect"
    scene.play("A", "pro-insect").unanswered().to("cards-laid").play("A", "insect-later").unanswered()
    assert scene.against("A", "insect-later") == "CA3.4"

    assert scene.finish().totals == (15, 24)


@pytest.mark.rule("CCon-insect")
def test_a_power_of_the_holder_of_the_con_is_not_copied() -> None:
    before = with_insect(pulsars="yes").hand("B", "pulsar-insect").to("launch")
    before.play("B", "con-insect").unanswered()
    assert before.against("A", "insect") == "CB-insect"

    answered = with_insect(pulsars="yes").hand("B", "pulsar-insect").to("launch").play("A", "insect")
    answered.play("B", "con-insect").unanswered().unanswered()
    assert answered.state.copied == NO_POWER
    assert answered.finish().totals == (8, 24)


@pytest.mark.rule("CCon-insect", "C3.3h")
def test_a_con_undoes_no_copy() -> None:
    scene = copying(with_insect(pulsars="yes").hand("B", "pulsar-insect"))
    scene.play("B", "con-insect").unanswered()

    assert scene.finish().totals == (15, 24)


def chosen(*powers: str) -> str:
    """What a computer player copies at a glance, of the powers of its opponent."""
    return at_a_glance(copying(with_insect("insect+clone", "+".join(powers), "", "", powers=2)))


@pytest.mark.rule("CB-insect")
def test_a_computer_player_copies_the_strongest_power_that_is_still_of_use() -> None:
    """Hate is stronger than Witch, but its moment is over."""
    assert chosen("macron", "virus") == "virus"
    assert chosen("hate", "witch") == "witch"


@pytest.mark.rule("CB-insect")
def test_a_computer_player_knows_moments_that_come_at_any_time_or_between_others() -> None:
    """Negator answers what is announced, Gambler acts before cards are turned up, Extortionist at a gain."""
    assert chosen("negator", "witch") == "negator"
    assert chosen("gambler", "judge") == "gambler"
    assert chosen("extortionist", "loser") == "extortionist"


@pytest.mark.rule("CPro-insect")
def test_a_computer_player_who_copies_late_takes_what_can_still_be_used() -> None:
    """Laser is stronger, but is used when the offence invites, or when all have joined."""
    scene = with_insect("insect+clone", "laser+judge", "", "", powers=2, pulsars="yes").hand(
        "A", "pulsar-insect"
    )
    scene.to("launch").play("A", "pro-insect").to("before-cards").play("A", "insect-later").unanswered()

    assert at_a_glance(scene) == "judge"


@pytest.mark.rule("CB-insect", "CG15")
def test_a_computer_player_prefers_a_secret_power_to_a_weak_one() -> None:
    """Virus lies face down, beside Judge, which is weak, or Macron, which is not."""

    def named(key: str) -> str:
        scene = with_insect("insect+clone", f"virus+{key}", "", "", powers=2, secret_powers="yes")
        return at_a_glance(copying(scene.facts(f"secret: {key}=0")))

    assert named("judge") == "pass"
    assert named("macron") == "macron"


@pytest.mark.rule("CS-insect")
def test_with_its_super_a_computer_player_turns_to_the_strongest_power() -> None:
    for powers, who in ((("macron", "virus"), "C"), (("virus", "macron"), "B")):
        scene = with_insect("insect", *powers, "").hand("A", "flare-insect").to("launch")
        scene.play("A", "super-insect").unanswered()
        assert at_a_glance(copying(scene)) == who
