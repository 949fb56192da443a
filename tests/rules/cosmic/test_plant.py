"""Plant: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.games.cosmic.abilities import can_use, give_power, take_power
from orrery.games.cosmic.powers.reincarnator import INCARNATION
from tests.rules.cosmic.scene import Scene, power, seat


def with_plant(others: tuple[str, ...] = ("", "virus"), **options: Any) -> Scene:
    """Plant attacks B with 3 tokens and an Attack 5 against 10 and 4; it has a base in the system of C."""
    scene = Scene("plant", *others, **options).base("A", "p11", 1)
    return scene.cone(3).cards("attack-5", "attack-10")


def grafted(scene: Scene, *answers: str) -> Scene:
    scene.to("before-cards").play("A", "plant")
    for answer in answers:
        scene.answer("A", answer)
    return scene.unanswered()


@pytest.mark.rule("CB-plant")
def test_plant_takes_over_a_power_where_it_has_a_base() -> None:
    """5 times 3 tokens, as Virus counts."""
    assert grafted(with_plant()).finish().totals == (15, 14)


@pytest.mark.rule("CB-plant")
def test_without_a_base_there_or_before_the_cards_there_is_nothing_to_graft() -> None:
    far = Scene("plant", "", "virus").cards("attack-5", "attack-10").to("before-cards")
    ally = Scene("", "", "plant", "virus").base("C", "p16", 1).join("C", "offence", 1)

    assert far.options("A") == ["pass"]
    assert with_plant().to("cards-laid").options("A") == ["pass"]
    assert ally.cards("attack-5", "attack-10").to("before-cards").options("C") == ["pass"]


@pytest.mark.rule("CB-plant")
def test_the_player_is_named_at_once_and_one_of_several_powers_after_the_answers() -> None:
    """B is Macron, and has 10 and 4 times 4."""
    scene = with_plant(("macron", "virus+mutant")).base("A", "p7", 1).to("before-cards").play("A", "plant")
    assert scene.options("A") == ["B", "C"]

    scene.answer("A", "C").unanswered()
    assert scene.options("A") == ["mutant", "virus"]
    assert scene.answer("A", "virus").finish().totals == (15, 26)


@pytest.mark.rule("CB-plant")
def test_the_victim_cannot_use_the_power_and_what_it_has_begun_is_over() -> None:
    """C is Macron, and an ally of B with a token: it counts 4 until the graft, and 1 after it."""
    scene = Scene("plant", "", "macron").base("A", "p11", 1).cone(3).join("C", "defence", 1)
    scene = grafted(scene.cards("attack-20", "attack-10"))

    assert not can_use(scene.state, seat("C"), power("macron"))
    assert can_use(scene.state, seat("A"), power("macron"))
    assert scene.finish().totals[1] == 10 + 4 + 1


@pytest.mark.rule("CB-plant")
def test_after_the_challenge_everything_is_as_before() -> None:
    scene = grafted(with_plant()).to("beginning")

    assert can_use(scene.state, seat("C"), power("virus"))
    assert not can_use(scene.state, seat("A"), power("virus"))


@pytest.mark.rule("CB-plant", "C3.7a")
def test_a_shield_in_answer_keeps_the_power() -> None:
    """5 and 3 tokens."""
    scene = with_plant(pulsars="yes").hand("C", "pulsar-virus").to("before-cards").play("A", "plant")
    scene.play("C", "shield-virus").unanswered()

    assert can_use(scene.state, seat("C"), power("virus"))
    assert scene.finish().totals == (8, 14)


@pytest.mark.rule("CB-plant", "C3.4h")
def test_a_stop_of_plant_ends_the_graft() -> None:
    scene = grafted(with_plant(pulsars="yes").hand("B", "pulsar-plant")).to("cards-laid")
    scene.play("B", "stop-plant").unanswered()

    assert can_use(scene.state, seat("C"), power("virus"))
    assert scene.finish().totals == (8, 14)


@pytest.mark.rule("CB-plant", "CG14")
def test_a_stop_of_the_grafted_power_hits_plant() -> None:
    scene = grafted(with_plant(pulsars="yes").hand("B", "pulsar-virus")).to("cards-laid")

    assert scene.play("B", "stop-virus").finish().totals == (8, 14)


@pytest.mark.rule("CB-plant", "CG15")
def test_a_secret_power_is_grafted_blind_and_shown() -> None:
    scene = with_plant(secret_powers="yes")
    scene = grafted(scene).answer("chance", "virus")

    assert scene.state.secret[power("virus")] == 0
    assert scene.finish().totals == (15, 14)


@pytest.mark.rule("CB-plant", "CG14")
def test_of_pentaform_plant_takes_the_stage_at_which_it_is() -> None:
    stages = ("virus", "macron", "mutant", "negator", "oracle")
    scene = with_plant(("", "")).stages("C", *stages)

    assert grafted(scene).finish().totals == (15, 14)


@pytest.mark.rule("CB-plant", "CG22", "CB-chronos")
def test_after_time_travel_plant_may_graft_anew() -> None:
    scene = grafted(with_plant(("chronos", "virus"))).to("revealed").play("B", "chronos").unanswered()
    scene.to("before-cards")

    assert can_use(scene.state, seat("C"), power("virus"))
    assert scene.options("A") == ["pass", "plant"]


@pytest.mark.rule("CB-plant")
@pytest.mark.parametrize(("key", "owner"), [("plant", "A"), ("virus", "C")])
def test_when_a_card_leaves_its_owner_the_graft_ends(key: str, owner: str) -> None:
    scene = grafted(with_plant())
    take_power(scene.state, seat(owner), power(key))
    give_power(scene.state, seat("D"), power(key))

    assert not can_use(scene.state, seat("A"), power("virus"))
    assert can_use(scene.state, seat("C" if key == "plant" else "D"), power("virus"))


@pytest.mark.rule("CB-plant", "CG14")
def test_who_is_reborn_by_a_grafted_power_takes_no_incarnation_of_its_owner() -> None:
    """Plant loses with 5 and 3 against 10 and 4; C's incarnation stays C's."""
    scene = with_plant(("", "reincarnator+virus")).facts("own: reincarnator-incarnation=virus")
    scene = grafted(scene).answer("A", "reincarnator").until("deal-power").answer("chance", "macron").finish()

    assert scene.state.owner[power("macron")] == seat("A")
    assert scene.state.owner[power("virus")] == seat("C")
    assert INCARNATION.power(scene.state) == power("virus")


def with_flare() -> Scene:
    """A with Plant's flare attacks with 3 tokens and 2 of C, who has Virus, and D's, who has nothing."""
    scene = Scene("", "", "virus").hand("A", "flare-plant").cone(3).join("C", "offence", 2)
    return scene.join("D", "offence", 1).cards("attack-5", "attack-10").to("before-cards")


@pytest.mark.rule("CW-plant")
def test_with_the_wild_a_main_player_uses_the_power_of_an_ally() -> None:
    """5 times 3, 2 and 1."""
    scene = with_flare().play("A", "wild-plant").unanswered()

    assert not can_use(scene.state, seat("C"), power("virus"))
    assert scene.finish().totals == (30, 14)
    assert can_use(scene.to("beginning").state, seat("C"), power("virus"))


@pytest.mark.rule("CW-plant")
def test_wild_needs_an_own_ally_with_a_power() -> None:
    foe = Scene("", "", "virus").hand("A", "flare-plant").join("C", "defence", 2)
    poor = Scene("", "virus", "").hand("A", "flare-plant").join("C", "offence", 2)

    for scene in (foe, poor):
        assert scene.cards("attack-5", "attack-10").to("before-cards").options("A") == ["pass"]


@pytest.mark.rule("CW-plant", "CA7.2")
def test_who_has_too_few_home_bases_uses_no_power_of_an_ally() -> None:
    scene = Scene("", "", "virus").hand("A", "flare-plant").join("C", "offence", 2)
    for planet in ("p0", "p1", "p2"):
        scene.base("A", planet, 0)
    scene.cards("attack-5", "attack-10").to("before-cards").play("A", "wild-plant").unanswered()

    assert not can_use(scene.state, seat("A"), power("virus"))


def beside(offence: str, defence: str, on: str = "p5") -> Scene:
    """Plant is C, with its flare and a token on a planet of B; A attacks with 2 tokens, and D is an ally."""
    scene = Scene("", "", "plant").hand("C", "flare-plant").base("C", on, 1).cone(2)
    return scene.cards(offence, defence)


@pytest.mark.rule("CS-plant")
def test_with_the_super_the_landing_goes_to_plant() -> None:
    scene = beside("attack-20", "attack-8").join("D", "offence", 1).to("decided").play("C", "super-plant")
    scene.until("load").answer("C", "p10").answer("C", "p10").answer("C", "pass").finish()

    assert [scene.tokens(name, "p5") for name in "ABCD"] == [0, 0, 3, 1]
    assert scene.in_warp("A") == 0
    assert scene.cards_of("C") == []


@pytest.mark.rule("CS-plant")
def test_with_the_super_the_rewards_of_a_defence_go_to_plant() -> None:
    """D has sent 2 tokens: 2 rewards."""
    scene = beside("attack-8", "attack-20").join("D", "defence", 2).warp("C", 2).base("C", "p5", 1)
    scene.to("decided").play("C", "super-plant").until("reward").answer("C", "token").answer("C", "p10")
    scene.until("reward").answer("C", "card").finish()

    assert scene.state.sizes[seat("C")] == 2
    assert scene.state.sizes[seat("D")] == 1


@pytest.mark.rule("CS-plant")
def test_the_super_is_for_bystanders_with_a_base_there_and_something_to_gain() -> None:
    elsewhere = beside("attack-20", "attack-8", "p6")
    ally = beside("attack-20", "attack-8").join("C", "offence", 1)
    alone = beside("attack-8", "attack-20")

    for scene in (elsewhere, ally, alone):
        assert scene.to("decided").options("C") == ["pass"]


@pytest.mark.rule("CPro-plant")
def test_with_pro_plant_needs_no_base() -> None:
    scene = Scene("plant", "", "virus", pulsars="yes").hand("A", "pulsar-plant").cone(3)
    scene.cards("attack-5", "attack-10").to("launch").play("A", "pro-plant")

    assert grafted(scene).finish().totals == (15, 14)


@pytest.mark.rule("CCon-plant")
def test_plant_cannot_graft_a_power_of_the_holder() -> None:
    scene = with_plant(pulsars="yes").hand("C", "pulsar-plant").to("launch").play("C", "con-plant")

    assert scene.to("before-cards").options("A") == ["pass"]


@pytest.mark.rule("CCon-plant", "C3.3h")
def test_a_con_in_answer_comes_in_time() -> None:
    scene = with_plant(pulsars="yes").hand("C", "pulsar-plant").to("before-cards").play("A", "plant")
    scene.play("C", "con-plant").unanswered()

    assert can_use(scene.state, seat("C"), power("virus"))
    assert scene.finish().totals == (8, 14)


@pytest.mark.rule("CCon-plant")
def test_the_con_of_somebody_else_prevents_nothing() -> None:
    scene = with_plant(pulsars="yes").hand("D", "pulsar-plant").to("launch").play("D", "con-plant")

    assert grafted(scene).finish().totals == (15, 14)
