"""Parasite: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.games.cosmic.dealing import FOR_FRAME, FOR_SEAT, may_be_dealt
from orrery.games.cosmic.game import COSMIC
from tests.rules.cosmic.scene import Scene, power


def with_parasite(tokens: int = 2, **options: Any) -> Scene:
    """D is Parasite; A invites C, who stays out, and B nobody."""
    scene = Scene("", "", "", "parasite", **options).cards("attack-5", "attack-17").invite(offence="C")
    scene.joins["D"] = ("defence", tokens)
    return scene


def sneak_in(scene: Scene) -> Scene:
    return scene.to("defence-invites").play("D", "parasite")


def asked_to_join(scene: Scene) -> list[str]:
    """Who is asked to join a side in this challenge."""
    seats: list[str] = []
    for _ in range(200):
        if scene.moment == "alliance":
            return seats
        if scene.asked == "join":
            seats.append("ABCD"[COSMIC.asks(scene.state)[0].seat])
        scene.step()
    raise AssertionError("no alliance")


@pytest.mark.rule("CB-parasite")
def test_parasite_joins_uninvited() -> None:
    """17, 4 own tokens and 2 of Parasite against 5 and 1."""
    scene = sneak_in(with_parasite()).until("join").answer("C", "pass")
    assert scene.options("D") == ["pass", "offence", "defence"]

    assert scene.finish().totals == (6, 23)


@pytest.mark.rule("CB-parasite")
def test_parasite_may_stay_out() -> None:
    assert asked_to_join(with_parasite().to("defence-invites")) == ["C"]


@pytest.mark.rule("CB-parasite")
def test_a_zapped_parasite_is_not_asked() -> None:
    scene = sneak_in(with_parasite().hand("A", "cosmic-zap")).play("A", "cosmic-zap")

    assert asked_to_join(scene) == ["C"]


@pytest.mark.rule("CB-parasite", "CA9.1")
@pytest.mark.parametrize("purpose", [FOR_SEAT, FOR_FRAME])
def test_two_players_are_not_dealt_it(purpose: int) -> None:
    assert may_be_dealt(Scene("", "", seats=3).state, power("parasite"), purpose)
    assert not may_be_dealt(Scene("", "", seats=2).state, power("parasite"), purpose)


@pytest.mark.rule("CCon-parasite")
def test_no_side_is_open_in_the_challenge_of_the_holder() -> None:
    scene = with_parasite(pulsars="yes").hand("B", "pulsar-parasite").to("launch").play("B", "con-parasite")

    assert "parasite" not in scene.unanswered().to("defence-invites").options("D")
    assert asked_to_join(scene) == ["C"]


@pytest.mark.rule("CCon-parasite", "C3.3h")
def test_a_con_in_answer_covers_this_use() -> None:
    scene = sneak_in(with_parasite(pulsars="yes").hand("B", "pulsar-parasite")).play("B", "con-parasite")

    assert asked_to_join(scene) == ["C"]


@pytest.mark.rule("CCon-parasite")
def test_a_con_does_not_take_an_invitation_away() -> None:
    scene = with_parasite(pulsars="yes").hand("B", "pulsar-parasite").invite(offence="D").to("launch")
    scene.play("B", "con-parasite").until("join")

    assert scene.options("D") == ["pass", "offence"]


@pytest.mark.rule("CCon-parasite")
def test_the_con_of_a_bystander_changes_nothing() -> None:
    scene = with_parasite(pulsars="yes").hand("C", "pulsar-parasite").to("launch").play("C", "con-parasite")

    assert asked_to_join(sneak_in(scene.unanswered())) == ["C", "D"]


@pytest.mark.rule("CPro-parasite")
def test_with_the_pro_it_sends_up_to_six_tokens() -> None:
    scene = sneak_in(with_parasite(9, pulsars="yes")).finish()
    assert scene.totals == (6, 17 + 4 + 4)

    boosted = with_parasite(9, pulsars="yes").hand("D", "pulsar-parasite").to("launch")
    sneak_in(boosted.play("D", "pro-parasite").unanswered()).finish()
    assert boosted.totals == (6, 17 + 4 + 6)


@pytest.mark.rule("CPro-parasite")
def test_as_main_player_it_sends_four_all_the_same() -> None:
    scene = Scene("parasite", "", pulsars="yes").hand("A", "pulsar-parasite").cone(9)
    scene.cards("attack-5", "attack-17").to("launch").play("A", "pro-parasite").finish()

    assert scene.totals == (5 + 4, 17 + 4)


@pytest.mark.rule("CS-parasite")
def test_with_the_super_it_sends_any_number_of_tokens() -> None:
    scene = with_parasite(9).hand("D", "flare-parasite").to("defence-invites").play("D", "super-parasite")
    scene.unanswered().play("D", "parasite").finish()

    assert scene.totals == (6, 17 + 4 + 9)


@pytest.mark.rule("CB-macron", "CS-parasite")
def test_macron_sends_one_token_even_as_parasite() -> None:
    scene = Scene("", "", "", "parasite+macron").cards("attack-5", "attack-17").hand("D", "flare-parasite")
    scene.joins["D"] = ("defence", 9)
    scene.to("defence-invites").play("D", "super-parasite").unanswered().play("D", "parasite").finish()

    assert scene.totals == (6, 17 + 4 + 4)


def with_wild(homes: int) -> Scene:
    """C holds the flare; B, who has so many home bases, loses that on p5 to A."""
    scene = Scene("", "virus", "", extra_flares=5).hand("C", "flare-parasite").cone(4)
    for planet in range(5 + homes, 10):
        scene.base("B", f"p{planet}", 0)
    return scene.base("B", "p5", 1).cards("attack-40", "attack-4").finish()


@pytest.mark.rule("CW-parasite")
def test_a_token_settles_with_a_player_who_has_just_lost_a_power() -> None:
    scene = with_wild(3).play("C", "wild-parasite")
    assert scene.options("C") == ["p5", "p6", "p7", "p8", "p9"]

    scene.answer("C", "p6").unanswered().answer("C", "p11")

    assert scene.tokens("C", "p6") == 1
    assert scene.tokens("C", "p11") == 3


@pytest.mark.rule("CW-parasite")
@pytest.mark.parametrize("homes", [2, 4])
def test_not_with_one_who_lost_it_before_or_still_has_it(homes: int) -> None:
    assert "wild-parasite" not in with_wild(homes).options("C")
