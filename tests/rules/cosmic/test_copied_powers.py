"""What holds for powers that somebody uses beside their owner (CG13 to CG15); Insect is the copier."""

import pytest

from orrery.games.cosmic.abilities import can_use, immune
from tests.rules.cosmic.scene import Scene, power
from tests.rules.cosmic.test_insect import INSECT, VIRUS, A, B, copying, with_insect


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
