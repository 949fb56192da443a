"""Philanthropist: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.games.cosmic import knowledge
from orrery.games.cosmic.abilities import can_use
from tests.rules.cosmic.scene import Scene, kind, power, seat


def known(scene: Scene, viewer: str, holder: str, card: str) -> int:
    """How many such cards a player knows to be in a hand."""
    return int(knowledge.known(scene.state, seat(viewer), seat(holder), kind(card)))


def with_philanthropist(*powers: str, **options: Any) -> Scene:
    """A, who is Philanthropist, holds an Attack 12 and a 1, B an Attack 20; two tokens attack four."""
    scene = Scene(*(powers or ("philanthropist",)), **options).cone(2)
    for name in "AB":
        scene.empty_handed(name)
    return scene.hand("A", "attack-1", "attack-12").hand("B", "attack-20")


@pytest.mark.rule("CB-philanthropist")
def test_it_gives_a_card_of_its_choice_to_its_opponent() -> None:
    scene = with_philanthropist().to("alliance").play("A", "philanthropist").until("choose-card")
    assert scene.options("A") == ["attack-1", "attack-12"]
    scene.answer("A", "attack-1").to("before-cards")

    assert (scene.cards_of("A"), scene.cards_of("B")) == (["attack-12"], ["attack-1", "attack-20"])
    assert (known(scene, "A", "B", "attack-1"), known(scene, "C", "B", "attack-1")) == (1, 0)


@pytest.mark.rule("CB-philanthropist")
def test_the_receiver_need_not_lay_the_gift() -> None:
    scene = with_philanthropist().to("alliance").play("A", "philanthropist").until("choose-card")
    scene.answer("A", "attack-1").until("lay-card").answer("A", "attack-12")

    assert scene.options("B") == ["attack-1", "attack-20"]


@pytest.mark.rule("CB-philanthropist")
@pytest.mark.parametrize(("side", "taker"), [("offence", "A"), ("defence", "A"), ("offence", "B")])
def test_as_ally_it_gives_to_either_main_player(side: str, taker: str) -> None:
    scene = Scene("", "", "philanthropist").hand("C", "attack-30").join("C", side, 1)
    scene.cards("attack-8", "attack-6").to("alliance").play("C", "philanthropist").until("choose-seat")
    assert scene.options("C") == ["A", "B"]
    scene.answer("C", taker).until("choose-card").answer("C", "attack-30")

    assert "attack-30" in scene.cards_of(taker)


@pytest.mark.rule("CB-philanthropist", "CG2")
def test_it_is_for_those_who_are_involved_and_works_once() -> None:
    beside = Scene("", "", "philanthropist").cards("attack-8", "attack-6").to("alliance")
    once = with_philanthropist().to("alliance").play("A", "philanthropist").until("choose-card")

    assert beside.against("C", "philanthropist") == "CB-philanthropist"
    assert once.answer("A", "attack-1").to("alliance").against("A", "philanthropist") == "CA3.4"


def with_wild(*powers: str, **options: Any) -> Scene:
    """C has Virus and the flare; A attacks B."""
    scene = Scene(*(powers or ("", "", "virus", "")), **options).hand("C", "flare-philanthropist")
    return scene.cone(3).cards("attack-5", "attack-12").to("regroup")


@pytest.mark.rule("CW-philanthropist")
def test_its_wild_lends_a_power_for_a_token_until_the_challenge_ends() -> None:
    """A multiplies with C's Virus: 5 times 3 tokens against 12 and four."""
    scene = with_wild().play("C", "wild-philanthropist").until("choose-place").answer("C", "p14")
    scene.until("choose-seat")
    assert scene.options("C") == ["A", "B", "D"]
    scene.answer("C", "A").to("launch")
    assert (scene.tokens("C", "p14"), scene.in_warp("C")) == (3, 1)
    assert can_use(scene.state, seat("A"), power("virus"))
    assert not can_use(scene.state, seat("C"), power("virus"))
    assert scene.told("power-lent") == 1
    scene.to("ending")

    assert scene.totals == (15, 16)
    assert scene.to("beginning").state.users[power("virus")] == 1 << seat("C")
    assert can_use(scene.state, seat("C"), power("virus"))


@pytest.mark.rule("CW-philanthropist")
def test_a_position_that_is_written_down_tells_who_has_borrowed_what() -> None:
    scene = with_wild().play("C", "wild-philanthropist").until("choose-seat").answer("C", "A").to("launch")
    scene.facts("warp: D=0")

    assert can_use(scene.state, seat("A"), power("virus"))
    assert not can_use(scene.state, seat("C"), power("virus"))


@pytest.mark.rule("CW-philanthropist", "CG14", "CA7.2")
def test_who_has_too_few_home_bases_can_t_use_what_is_lent() -> None:
    scene = with_wild()
    for planet in ("p0", "p1", "p2"):
        scene.base("A", planet, 0)
    scene.to("regroup").play("C", "wild-philanthropist").until("choose-seat").answer("C", "A").to("launch")

    assert not can_use(scene.state, seat("A"), power("virus"))


@pytest.mark.rule("CW-philanthropist", "CG9")
def test_a_token_that_does_not_come_into_the_warp_does_not_pay() -> None:
    """Zombie gets it back."""
    scene = with_wild("", "", "zombie", "").play("C", "wild-philanthropist").until("choose-place")
    scene.answer("C", "p14").to("launch")

    assert scene.in_warp("C") == 0
    assert scene.told("power-lent") == 0


@pytest.mark.rule("CW-philanthropist", "CD6.1")
def test_of_several_powers_one_is_named_and_a_secret_one_shown() -> None:
    scene = with_wild("", "", "virus+macron", "", powers=2, secret_powers="yes")
    scene.play("C", "wild-philanthropist").until("choose-power")
    assert scene.options("C") == ["macron", "virus"]
    scene.answer("C", "macron").until("choose-seat").answer("C", "B")

    assert (scene.state.secret[power("macron")], scene.state.secret[power("virus")]) == (0, 1)
    assert scene.state.users[power("macron")] == 1 << seat("B") | 1 << seat("C")


@pytest.mark.rule("CW-philanthropist")
def test_who_has_no_power_to_lend_can_t_play_its_wild() -> None:
    scene = Scene("", "", "", "").hand("C", "flare-philanthropist").to("regroup")

    assert scene.against("C", "wild-philanthropist") == "CW-philanthropist"


@pytest.mark.rule("CS-philanthropist")
def test_with_its_super_the_receiver_has_to_lay_the_challenge_card() -> None:
    """12 and two tokens beat the gift of 1 and four."""
    scene = with_philanthropist().hand("A", "flare-philanthropist").to("alliance")
    scene.play("A", "philanthropist").play("A", "super-philanthropist").until("choose-card")
    scene.answer("A", "attack-1").until("lay-card").answer("A", "attack-12")
    assert scene.options("B") == ["attack-1"]
    assert scene.against("B", "attack-20") == "CS-philanthropist"
    scene.finish()

    assert scene.totals == (14, 5)
    assert known(scene, "C", "B", "attack-20") == 0


@pytest.mark.rule("CS-philanthropist")
def test_a_gift_that_binds_is_seen_by_all() -> None:
    scene = with_philanthropist().hand("A", "flare-philanthropist").to("alliance")
    scene.play("A", "super-philanthropist").to("alliance").play("A", "philanthropist").until("choose-card")
    scene.answer("A", "attack-1").to("before-cards")

    assert known(scene, "C", "B", "attack-1") == 1


@pytest.mark.rule("CS-philanthropist")
def test_a_gift_of_another_type_binds_nobody() -> None:
    scene = with_philanthropist().hand("A", "quash", "flare-philanthropist").to("alliance")
    scene.play("A", "philanthropist").play("A", "super-philanthropist").until("choose-card")
    scene.answer("A", "quash").hand("B", "attack-6").until("lay-card").answer("A", "attack-12")

    assert scene.options("B") == ["attack-6", "attack-20"]


@pytest.mark.rule("CPro-philanthropist")
@pytest.mark.parametrize(("second", "given"), [("attack-12", 2), ("pass", 1)])
def test_with_its_pro_it_may_give_two_cards(second: str, given: int) -> None:
    scene = with_philanthropist(pulsars="yes").facts("pro: philanthropist=1").to("alliance")
    scene.play("A", "philanthropist").until("choose-card").answer("A", "attack-1")
    scene.until("choose-card").answer("A", second)

    assert len(scene.cards_of("B")) == 1 + given


@pytest.mark.rule("CCon-philanthropist", "C3.3h")
@pytest.mark.parametrize(("answer", "after"), [("yes", 2), ("pass", 1)])
def test_the_holder_of_a_con_may_refuse(answer: str, after: int) -> None:
    scene = with_philanthropist(pulsars="yes").hand("B", "pulsar-philanthropist").to("alliance")
    scene.play("A", "philanthropist").play("B", "con-philanthropist").until("agree").answer("B", answer)
    if answer == "yes":
        scene.until("choose-card").answer("A", "attack-1")

    assert len(scene.cards_of("B")) == after + 1
    assert len(scene.cards_of("A")) == 3 - after


@pytest.mark.rule("CS-philanthropist", "C3.10e")
def test_its_super_beats_the_con() -> None:
    scene = with_philanthropist(pulsars="yes").facts("con: philanthropist=B")
    scene.hand("A", "flare-philanthropist")
    scene.to("alliance").play("A", "philanthropist").play("A", "super-philanthropist").until("choose-card")

    assert scene.options("A") == ["attack-1", "attack-12", "flare-philanthropist"]
