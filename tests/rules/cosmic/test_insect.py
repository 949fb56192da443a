"""Insect: the power, its flares and its Pulsar, and what holds for copied powers."""

from typing import Any

import pytest

from orrery.engine.bits import has
from orrery.engine.flow import Choices
from orrery.games.cosmic.abilities import can_use, immune, in_force, take_power
from orrery.games.cosmic.data.powers import NO_POWER, POWER_KEYS
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.state import NOBODY
from orrery.games.cosmic.tables import POWERS
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


@pytest.mark.rule("CG15", "CB-insect")
def test_of_several_powers_of_the_opponent_it_names_one() -> None:
    scene = copying(with_insect("insect+warpish", "virus+macron", "", "", powers=2))
    assert scene.options("A") == ["macron", "virus"]
    scene.answer("A", "virus")

    assert can_use(scene.state, A, VIRUS)
    assert not can_use(scene.state, A, power("macron"))


@pytest.mark.rule("CG15", "CA2.3")
def test_a_secret_power_is_named_blind_and_shown() -> None:
    """Macron lies open, Virus and Oracle don't."""
    scene = with_insect("insect", "virus+macron+oracle", "", "", powers=3, secret_powers="yes")
    copying(scene.facts("secret: macron=0"))
    assert scene.options("A") == ["pass", "macron"]
    scene.answer("A", "pass")
    assert (scene.asked, scene.options("chance")) == ("name-blind", ["oracle", "virus"])
    scene.answer("chance", "oracle")

    assert can_use(scene.state, A, power("oracle"))
    assert scene.state.secret[power("oracle")] == 0
    assert scene.state.secret[VIRUS] == 1


@pytest.mark.rule("CG14")
def test_who_copies_needs_home_bases_of_its_own() -> None:
    state = copying(with_insect()).state
    state.homes[B] = 2
    assert (can_use(state, A, VIRUS), can_use(state, B, VIRUS)) == (True, False)

    state.homes[A], state.homes[B] = 2, 5
    assert (can_use(state, A, VIRUS), can_use(state, B, VIRUS)) == (False, True)


@pytest.mark.rule("CG14", "CA8.1")
def test_the_flare_of_a_copied_power_is_a_wild() -> None:
    scene = copying(with_insect().hand("A", "flare-virus").join("C", "offence", 1)).to("revealed")

    assert "wild-virus" in scene.options("A")
    assert scene.against("A", "super-virus") == "CA8.1"


@pytest.mark.rule("CG14", "CX-cosmic-zap")
def test_a_zap_of_the_copy_hits_everybody_who_uses_the_power() -> None:
    """5 and 3, against 6 and 4."""
    scene = copying(with_insect().hand("D", "cosmic-zap")).to("played").play("D", "cosmic-zap").finish()

    assert scene.totals == (8, 10)


@pytest.mark.rule("CG14", "C3.4i")
def test_a_stop_hits_everybody_who_uses_the_power() -> None:
    scene = copying(with_insect(pulsars="yes").hand("D", "pulsar-virus")).play("D", "stop-virus").unanswered()

    assert scene.finish().totals == (8, 10)


@pytest.mark.rule("CG14", "C3.3i", "C3.1o")
def test_a_con_guards_from_a_copy_too_and_its_pulsar_is_a_foreign_one() -> None:
    """C has Virus. 5 times 3 tokens, and an ally's one: B's Con has it only added, against 6 and 4."""
    scene = Scene("insect", "", "virus", "", pulsars="yes").cone(3).join("D", "offence", 1)
    scene.cards("attack-5", "attack-6").hand("A", "flare-insect").hand("B", "pulsar-virus")
    scene.to("launch").play("A", "super-insect").unanswered().play("A", "insect").unanswered()
    scene.play("B", "con-virus").unanswered()
    assert immune(scene.state, B, VIRUS)

    assert scene.finish().totals == (16, 10)


@pytest.mark.rule("CG14", "CB-progenitor")
def test_progenitor_and_its_second_power_can_t_be_copied() -> None:
    scene = with_insect("insect", "progenitor", "", "").second_system("B", "virus").to("launch")

    assert scene.against("A", "insect") == "CB-insect"


@pytest.mark.rule("CG14", "CB-pentaform")
def test_who_copies_pentaform_uses_the_stage_at_which_it_is() -> None:
    """5 times 3, against 6 times 4: both have Virus."""
    scene = with_insect("insect", "pentaform", "", "")
    scene.stages("B", "macron", "virus", "oracle", "mutant", "zombie", at=2)
    scene = copying(scene)
    assert scene.state.copied == VIRUS

    assert scene.finish().totals == (15, 24)


@pytest.mark.rule("CG14", "CB-reincarnator")
def test_who_copies_reincarnator_and_loses_has_a_power_more() -> None:
    """5 and 3 tokens lose to 6 and 4."""
    scene = copying(with_insect("insect", "reincarnator", "", "")).finish()
    owned = [key for key in range(len(scene.state.owner)) if scene.state.owner[key] == A]

    assert len(owned) == 2
    assert INSECT in owned
    assert scene.state.owner[power("reincarnator")] == B


@pytest.mark.rule("CG13", "CB-anti-matter")
def test_with_anti_matter_on_both_sides_every_token_is_subtracted() -> None:
    """12 less 2 own and 1 allied is 9, 6 less 4 is 2: the lower total wins, and that only once."""
    scene = Scene("insect", "anti-matter").cone(2).join("C", "offence", 1).cards("attack-12", "attack-6")
    copied = copying(scene).finish()

    assert copied.totals == (9, 2)
    assert copied.in_warp("A") == 2


@pytest.mark.rule("CG13", "CB-loser")
def test_two_upsets_are_one() -> None:
    """5 and 3 would lose to 6 and 4: with the upset they win."""
    scene = copying(with_insect("insect", "loser", "", "")).to("before-cards")
    scene.play("A", "loser").unanswered().play("B", "loser").unanswered()

    assert scene.finish().tokens("A", "p5") == 3


@pytest.mark.rule("CG13", "CB-graviton", "CG5")
def test_of_two_calls_the_later_one_holds() -> None:
    """A says tens, B ones: of 12 and 15 count 2 and 5, with 3 and 4 tokens."""
    scene = Scene("insect", "graviton").cone(3).cards("attack-12", "attack-15")
    copying(scene).to("cards-laid").play("A", "graviton").unanswered().answer("A", "tens")
    scene.play("B", "graviton").unanswered().answer("B", "ones")

    assert scene.finish().totals == (5, 9)


@pytest.mark.rule("CG13", "CB-mutant")
def test_the_use_of_a_copy_does_not_use_up_the_power() -> None:
    scene = copying(with_insect("insect", "mutant", "", "")).to("offence-invites")
    scene.play("A", "mutant").unanswered()
    while scene.asked == "choose-seat":
        scene.step()
    scene.to("offence-invites")

    assert "mutant" in scene.options("B")
    assert scene.state.copy_used == 1
    assert scene.state.used[power("mutant")] == 0


@pytest.mark.rule("CG13", "CB-oracle")
def test_two_oracles_lay_face_up_at_once() -> None:
    scene = copying(with_insect("insect", "oracle", "", "")).until("lay-card")

    assert [ask for ask in ("A", "B") if scene.options(ask)] == ["A", "B"]
    assert scene.to("cards-laid").state.laid_seen[0] == scene.state.laid_seen[1] != 0


@pytest.mark.rule("CG13", "CB-gambler")
def test_whose_opponent_has_gambled_can_t_gamble() -> None:
    scene = copying(with_insect("insect", "gambler", "", "")).to("uncovering")
    scene.play("A", "gambler").unanswered().answer("A", "attack-5").answer("B", "pass")

    assert scene.moment != "uncovering" or "gambler" not in scene.options("B")
    assert scene.finish().totals == (8, 10)


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
    state = copying(with_insect("insect+clone", "+".join(powers), "", "", powers=2)).state
    ask, options = COSMIC.asks(state)[0], Choices()
    for choice in COSMIC.options(state, ask):
        options.add(choice)
    choose = POWERS[INSECT].choose
    assert choose is not None
    return POWER_KEYS[choose(state, ask, options)]


@pytest.mark.rule("CB-insect")
def test_a_computer_player_copies_the_strongest_power_that_is_still_of_use() -> None:
    """Hate is stronger than Witch, but its moment is over."""
    assert chosen("macron", "virus") == "virus"
    assert chosen("hate", "witch") == "witch"
