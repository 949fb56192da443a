"""Sorcerer: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.games.cosmic.data.cards import NO_CARD
from orrery.games.cosmic.game import COSMIC
from tests.rules.cosmic.scene import Scene, kind, power


def with_sorcerer(**options: Any) -> Scene:
    """Sorcerer attacks with a token and an Attack 4; the defence has 4 tokens and an Attack 20."""
    return Scene("sorcerer", "", "", "", **options).cards("attack-4", "attack-20")


def laid_as_seen(scene: Scene, viewer: int) -> tuple[int, ...]:
    """The cards of offence and defence as far as a viewer knows them."""
    view: Any = COSMIC.view(scene.state, viewer)
    return tuple(view.laid)


@pytest.mark.rule("CB-sorcerer")
def test_each_side_gets_the_card_of_the_other() -> None:
    """20 and a token against 4 and 4 tokens."""
    scene = with_sorcerer().to("cards-laid").play("A", "sorcerer").finish()

    assert scene.totals == (21, 8)
    assert scene.tokens("A", "p5") == 1
    assert scene.told("cards-swapped") == 1


@pytest.mark.rule("CB-sorcerer")
def test_sorcerer_may_leave_the_cards_as_they_are() -> None:
    assert with_sorcerer().finish().totals == (5, 24)


@pytest.mark.rule("CB-sorcerer")
def test_the_defence_can_be_the_sorcerer() -> None:
    scene = Scene("", "sorcerer", "", "").cards("attack-20", "attack-4")
    scene.to("cards-laid").play("B", "sorcerer").finish()

    assert scene.totals == (5, 24)


@pytest.mark.rule("CB-sorcerer")
def test_a_swapped_compromise_counts_for_the_other_side() -> None:
    """B would have made A lose with a Compromise; now B loses four tokens and is consoled by four cards."""
    scene = Scene("sorcerer", "", "", "").cards("compromise", "attack-20").hand("A", *["attack-6"] * 4)
    scene.to("cards-laid").play("A", "sorcerer").finish()

    assert scene.in_warp("B") == 4
    assert len(scene.cards_of("B")) + scene.count("B", "keeper") == 5


@pytest.mark.rule("CB-sorcerer")
def test_the_cards_are_swapped_unseen() -> None:
    """A knows only the 4 that lies with B now, B only the 20 that lies with A; C knows neither."""
    scene = with_sorcerer().to("cards-laid").play("A", "sorcerer").unanswered()

    assert laid_as_seen(scene, 0) == (NO_CARD, kind("attack-4"))
    assert laid_as_seen(scene, 1) == (kind("attack-20"), NO_CARD)
    assert laid_as_seen(scene, 2) == (NO_CARD, NO_CARD)


@pytest.mark.rule("CB-sorcerer")
def test_who_is_no_main_player_swaps_nothing() -> None:
    scene = Scene("", "", "sorcerer", "").join("C", "offence", 1).cards("attack-4", "attack-20")

    assert scene.to("cards-laid").options("C") == ["pass"]


@pytest.mark.rule("CB-sorcerer")
def test_once_in_a_challenge_and_not_after_the_reveal() -> None:
    scene = with_sorcerer().to("cards-laid").play("A", "sorcerer").to("cards-laid")
    assert scene.options("A") == ["pass"]

    assert with_sorcerer().to("revealed").options("A") == ["pass"]


@pytest.mark.rule("CB-sorcerer", "CX-cosmic-zap")
def test_a_zap_leaves_the_cards_where_they_are() -> None:
    scene = with_sorcerer().hand("D", "cosmic-zap").to("cards-laid").play("A", "sorcerer")
    scene.play("D", "cosmic-zap").finish()

    assert scene.totals == (5, 24)


@pytest.mark.rule("CCon-sorcerer")
def test_against_a_con_there_is_no_swap() -> None:
    scene = with_sorcerer(pulsars="yes").hand("B", "pulsar-sorcerer").to("launch").play("B", "con-sorcerer")

    assert scene.to("cards-laid").options("A") == ["pass"]


@pytest.mark.rule("CCon-sorcerer", "C3.3h")
def test_a_con_comes_in_time_in_answer_to_the_swap() -> None:
    scene = with_sorcerer(pulsars="yes").hand("B", "pulsar-sorcerer").to("cards-laid")
    scene.play("A", "sorcerer").play("B", "con-sorcerer").finish()

    assert scene.totals == (5, 24)
    assert scene.told("cards-swapped") == 0


@pytest.mark.rule("CCon-sorcerer")
def test_a_con_of_somebody_else_does_not_help_the_opponent() -> None:
    scene = with_sorcerer(pulsars="yes").hand("C", "pulsar-sorcerer").to("launch").play("C", "con-sorcerer")
    scene.to("cards-laid").play("A", "sorcerer").finish()

    assert scene.totals == (21, 8)


@pytest.mark.rule("CPro-sorcerer")
def test_with_the_pro_sorcerer_sees_the_cards_before_it_swaps() -> None:
    scene = with_sorcerer(pulsars="yes").hand("A", "pulsar-sorcerer").to("launch").play("A", "pro-sorcerer")
    scene.to("revealed").play("A", "sorcerer").finish()

    assert scene.totals == (21, 8)


@pytest.mark.rule("CPro-sorcerer")
def test_with_the_pro_it_is_still_one_swap() -> None:
    scene = with_sorcerer(pulsars="yes").hand("A", "pulsar-sorcerer").to("launch").play("A", "pro-sorcerer")
    scene.to("cards-laid").play("A", "sorcerer").to("revealed")

    assert scene.options("A") == ["pass"]


def allied_sorcerer(**options: Any) -> Scene:
    """Sorcerer, with its flare, joins the offence with a token."""
    scene = Scene("", "", "sorcerer", "", **options).hand("C", "flare-sorcerer")
    return scene.join("C", "offence", 1).cards("attack-4", "attack-20")


@pytest.mark.rule("CS-sorcerer")
def test_with_the_super_an_ally_may_swap() -> None:
    """20, a token of A and one of C against 4 and 4 tokens."""
    scene = allied_sorcerer().to("cards-laid").play("C", "super-sorcerer").to("cards-laid")
    scene.play("C", "sorcerer").finish()

    assert scene.totals == (22, 8)


@pytest.mark.rule("CS-sorcerer")
def test_the_super_is_no_use_to_a_bystander() -> None:
    scene = Scene("", "", "sorcerer", "").hand("C", "flare-sorcerer").cards("attack-4", "attack-20")

    assert scene.to("cards-laid").options("C") == ["pass"]


@pytest.mark.rule("CS-sorcerer", "C3.10c")
def test_a_con_does_not_reach_the_super() -> None:
    scene = allied_sorcerer(pulsars="yes").hand("B", "pulsar-sorcerer").to("launch").play("B", "con-sorcerer")
    scene.to("cards-laid").play("C", "super-sorcerer").to("cards-laid").play("C", "sorcerer").finish()

    assert scene.totals == (22, 8)


@pytest.mark.rule("CW-sorcerer")
def test_main_players_swap_a_power_for_good() -> None:
    scene = Scene("virus", "mutant+zombie", "", "").hand("A", "flare-sorcerer")
    scene.cards("attack-4", "attack-20").to("offence-invites").play("A", "wild-sorcerer").unanswered()
    assert scene.options("A") == ["virus"]
    scene.answer("A", "virus")
    assert scene.options("B") == ["mutant", "zombie"]
    scene.answer("B", "zombie").finish()

    assert [scene.state.owner[power(name)] for name in ("virus", "mutant", "zombie")] == [1, 1, 0]
    assert [scene.state.users[power(name)] for name in ("virus", "mutant", "zombie")] == [2, 2, 1]
    assert scene.count("A", "flare-sorcerer") == 0
    assert scene.state.discards[kind("flare-sorcerer")] == 1


@pytest.mark.rule("CW-sorcerer")
def test_the_swapped_power_works_at_once() -> None:
    """B is Virus now: 10 times 4 tokens, against 12 and 1."""
    scene = Scene("virus", "zombie", "", "").hand("A", "flare-sorcerer").cards("attack-12", "attack-10")
    scene.to("offence-invites").play("A", "wild-sorcerer").unanswered()
    scene.answer("A", "virus").answer("B", "zombie").finish()

    assert scene.totals == (13, 40)


@pytest.mark.rule("CW-sorcerer")
def test_both_need_a_power_and_only_main_players_swap() -> None:
    alone = Scene("virus", "", "mutant", "").hand("A", "flare-sorcerer").cards("attack-4", "attack-20")
    aside = Scene("virus", "zombie", "mutant", "").hand("C", "flare-sorcerer").cards("attack-4", "attack-20")

    assert alone.to("offence-invites").options("A") == ["pass"]
    assert aside.to("offence-invites").options("C") == ["pass"]


@pytest.mark.rule("CW-sorcerer", "CB-progenitor")
def test_the_powers_of_two_systems_are_not_swapped() -> None:
    scene = Scene("virus", "progenitor+mutant", "", "").hand("A", "flare-sorcerer")
    scene.second_system("B", "mutant").cards("attack-4", "attack-20")

    assert scene.to("offence-invites").options("A") == ["pass"]


@pytest.mark.rule("CW-sorcerer", "CA2.3")
def test_secret_powers_are_shown_by_the_swap_and_not_before() -> None:
    scene = Scene("virus", "mutant+zombie", "", "", secret_powers="yes").hand("A", "flare-sorcerer")
    scene.cards("attack-4", "attack-20").to("offence-invites").play("A", "wild-sorcerer").unanswered()
    scene.answer("A", "virus")
    before: Any = COSMIC.view(scene.state, 2)
    question = before.flow.asks[0]
    scene.answer("B", "zombie")
    after: Any = COSMIC.view(scene.state, 2)

    assert before.owner[power("virus")] == 0
    assert (question.y, before.hidden[1]) == (-1, 2)
    assert (after.owner[power("virus")], after.owner[power("zombie")]) == (1, 0)
    assert (after.owner[power("mutant")], after.hidden[1]) == (-1, 1)


def swapped_by_b(scene: Scene, power_of_a: str) -> Scene:
    """A has cursed the edicts of B, who then swaps Zombie for a power of A."""
    scene.hand("B", "flare-sorcerer", "finder").cards("attack-4", "attack-20")
    scene.to("offence-invites").play("A", "witch").answer("A", "no-edicts").unanswered()
    return scene.play("B", "wild-sorcerer").unanswered().answer("B", "zombie").answer("A", power_of_a)


@pytest.mark.rule("CW-sorcerer", "CB-witch", "CD6.1")
def test_what_was_under_way_with_a_swapped_power_ends_and_its_new_owner_begins_anew() -> None:
    """B may play its Finder again, and may curse in this very challenge."""
    scene = swapped_by_b(Scene("witch", "zombie", "", ""), "witch")

    assert scene.options("B") == ["pass", "finder", "witch"]
    scene.play("B", "witch")
    assert "no-edicts" in scene.options("B")


@pytest.mark.rule("CW-sorcerer", "CB-pentaform", "CD6.1")
def test_with_pentaform_what_its_stage_had_under_way_ends_too() -> None:
    """Witch is the stage at which Pentaform is; as a stage of B it curses once more."""
    scene = Scene("pentaform", "zombie", "", "")
    scene.stages("A", "witch", "mutant", "virus", "filch", "oracle")

    assert swapped_by_b(scene, "pentaform").options("B") == ["pass", "finder", "witch"]


@pytest.mark.rule("CW-sorcerer", "CX-cosmic-zap", "CD6.1")
def test_a_power_that_is_out_of_use_stays_so_with_its_new_owner() -> None:
    scene = Scene("witch", "zombie", "", "").hand("B", "flare-sorcerer").hand("D", "cosmic-zap")
    scene.cards("attack-4", "attack-20").to("offence-invites").play("A", "witch").answer("A", "no-edicts")
    scene.play("D", "cosmic-zap").unanswered()
    scene.play("B", "wild-sorcerer").unanswered().answer("B", "zombie").answer("A", "witch")

    assert scene.options("B") == ["pass"]
