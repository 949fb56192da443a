"""Seeker: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.games.cosmic.data.cards import KINDS
from orrery.games.cosmic.game import COSMIC
from tests.rules.cosmic.scene import Scene, kind, seat

HELD = ("attack-8", "attack-12", "attack-20", "compromise")


def with_seeker(*powers: str, held: tuple[str, ...] = HELD, **options: Any) -> Scene:
    """Seeker is A and attacks B, who holds an 8, a 12, a 20 and a Compromise unless told otherwise."""
    scene = Scene("seeker", *powers, **options).hand("A", "attack-10").hand("B", *held)
    scene.laid["B"] = "compromise"
    return scene


def asking(scene: Scene, question: str, name: str = "A") -> Scene:
    return scene.to("before-cards").play(name, "seeker").unanswered().answer(name, question)


def choices(scene: Scene, name: str = "B") -> list[str]:
    return scene.until("lay-card").options(name)


@pytest.mark.rule("CB-seeker")
@pytest.mark.parametrize(
    ("question", "answer", "left"),
    [
        ("lays-attack", "yes", ["attack-8", "attack-12", "attack-20"]),
        ("lays-attack", "pass", ["compromise"]),
        ("lays-ten", "yes", ["attack-12", "attack-20"]),
        ("lays-ten", "pass", ["attack-8", "compromise"]),
        ("lays-fifteen", "yes", ["attack-20"]),
        ("lays-fifteen", "pass", ["attack-8", "attack-12", "compromise"]),
    ],
)
def test_the_answer_binds_the_card_that_is_laid(question: str, answer: str, left: list[str]) -> None:
    scene = asking(with_seeker(), question)
    assert scene.options("B") == ["pass", "yes"]

    assert choices(scene.answer("B", answer)) == left


@pytest.mark.rule("CB-seeker")
def test_an_answer_of_10_or_more_is_about_a_10_too() -> None:
    scene = asking(with_seeker(held=("attack-9", "attack-10", "attack-15")), "lays-ten").answer("B", "yes")
    assert choices(scene) == ["attack-10", "attack-15"]
    high = asking(with_seeker(held=("attack-14", "attack-15")), "lays-fifteen").answer("B", "yes")

    assert choices(high) == ["attack-15"]


@pytest.mark.rule("CB-seeker")
def test_what_is_laid_against_the_answer_is_refused_with_the_clause() -> None:
    scene = asking(with_seeker(), "lays-attack").answer("B", "yes").until("lay-card")

    assert scene.refused("B")["compromise"] == "CB-seeker"


@pytest.mark.rule("CB-seeker")
def test_only_what_can_be_kept_may_be_said() -> None:
    lonely = asking(with_seeker(held=("attack-8",)), "lays-attack")
    low = asking(with_seeker(held=("attack-8", "compromise")), "lays-ten")

    assert lonely.options("B") == ["yes"]
    assert lonely.refused("B") == {"pass": "CB-seeker"}
    assert low.options("B") == ["pass"]


@pytest.mark.rule("CB-seeker")
def test_whether_an_answer_can_be_kept_is_nobody_elses_business() -> None:
    """What C sees of the open question is the same whether B has an Attack or not."""
    asks = [
        COSMIC.view(asking(with_seeker(held=held), "lays-attack").state, seat("C")).flow.asks
        for held in (("attack-8", "attack-8"), ("compromise", "compromise"))
    ]

    assert asks[0] == asks[1]


@pytest.mark.rule("CB-seeker")
def test_who_has_no_longer_such_a_card_lays_what_he_likes() -> None:
    scene = asking(with_seeker(), "lays-fifteen").answer("B", "yes").facts("hands B: attack-20=0")

    assert choices(scene) == ["attack-8", "attack-12", "compromise"]


@pytest.mark.rule("CB-seeker")
def test_who_will_play_no_edict_may_not() -> None:
    scene = asking(with_seeker().hand("B", "finder"), "plays-edict")
    assert scene.options("B") == ["pass", "yes"]

    scene.answer("B", "pass").to("cards-laid")
    assert scene.options("B") == ["pass"]
    assert scene.against("B", "finder") == "CB-seeker"


@pytest.mark.rule("CB-seeker")
def test_who_will_play_an_edict_has_to_as_soon_as_he_can() -> None:
    """B can play a Finder at any time, and does so at once; then the promise is kept."""
    scene = asking(with_seeker().hand("B", "finder", "sanity"), "plays-edict").answer("B", "yes")
    scene.facts("hands A: keeper=0 attack-10=1")
    assert scene.to("before-cards").options("B") == ["finder", "sanity"]
    assert scene.refused("B")["pass"] == "CB-seeker"

    scene.play("B", "finder").answer("B", "C").unanswered().answer("B", "attack-40").to("before-cards")
    assert scene.options("B") == ["pass", "sanity"]


@pytest.mark.rule("CB-seeker")
def test_an_edict_that_can_t_be_played_yet_waits_for_its_moment() -> None:
    scene = asking(with_seeker().hand("B", "emotion-control"), "plays-edict").answer("B", "yes")
    assert scene.to("cards-laid").options("B") == ["pass"]

    assert scene.to("revealed").options("B") == ["emotion-control"]


@pytest.mark.rule("CB-seeker")
def test_who_holds_no_edict_can_t_say_yes() -> None:
    scene = asking(with_seeker().facts("hands B: keeper=0"), "plays-edict")

    assert scene.options("B") == ["pass"]


@pytest.mark.rule("CB-seeker")
def test_flares_are_asked_for_where_there_are_flares_and_pulsars_where_there_are_pulsars() -> None:
    scene = with_seeker().to("before-cards").play("A", "seeker").unanswered()
    plain = with_seeker(flares="none", pulsars="yes").to("before-cards").play("A", "seeker").unanswered()

    assert "plays-flare" in scene.options("A")
    assert "plays-pulsar" not in scene.options("A")
    assert "plays-flare" not in plain.options("A")
    assert "plays-pulsar" in plain.options("A")
    assert "which-card" not in scene.options("A")


@pytest.mark.rule("CB-seeker")
@pytest.mark.parametrize(("answer", "left"), [("pass", ["pass"]), ("yes", ["wild-graviton"])])
def test_a_flare_is_played_or_not_as_was_said(answer: str, left: list[str]) -> None:
    scene = asking(with_seeker().hand("B", "flare-graviton"), "plays-flare").answer("B", answer)

    assert scene.to("cards-laid").options("B") == left


@pytest.mark.rule("CB-seeker")
@pytest.mark.parametrize(("answer", "left"), [("pass", ["pass"]), ("yes", ["con-seeker", "stop-seeker"])])
def test_a_pulsar_is_played_or_not_as_was_said(answer: str, left: list[str]) -> None:
    scene = asking(with_seeker(pulsars="yes").hand("B", "pulsar-seeker"), "plays-pulsar")

    assert scene.answer("B", answer).to("before-cards").options("B") == left


@pytest.mark.rule("CB-seeker")
@pytest.mark.parametrize(("answer", "left"), [("pass", ["pass"]), ("yes", ["graviton"])])
def test_a_power_is_used_or_not_as_was_said(answer: str, left: list[str]) -> None:
    scene = asking(with_seeker("graviton"), "uses-power").answer("B", answer)

    assert scene.to("cards-laid").options("B") == left


@pytest.mark.rule("CB-seeker")
def test_who_has_used_the_power_has_kept_the_promise() -> None:
    scene = asking(with_seeker("graviton"), "uses-power").answer("B", "yes").to("cards-laid")
    scene.play("B", "graviton").unanswered().answer("B", "ones").to("cards-laid")

    assert scene.options("B") == ["pass"]


@pytest.mark.rule("CB-seeker")
def test_who_has_to_use_the_power_can_t_say_no() -> None:
    duty = asking(with_seeker("virus"), "uses-power")
    none = asking(with_seeker(), "uses-power")

    assert duty.options("B") == ["yes"]
    assert none.options("B") == ["pass"]


@pytest.mark.rule("CB-seeker")
def test_an_ally_asks_either_main_player_and_a_bystander_nobody() -> None:
    scene = Scene("", "", "seeker").hand("A", "attack-10", "compromise").hand("B", "attack-8")
    scene.join("C", "defence", 1).to("before-cards").play("C", "seeker").unanswered()
    assert scene.options("C") == ["A", "B"]
    scene.answer("C", "A").answer("C", "lays-attack").answer("A", "pass")
    aside = Scene("", "", "seeker").cards("attack-10", "attack-8")

    assert choices(scene, "A") == ["compromise"]
    assert aside.to("before-cards").options("C") == ["pass"]


@pytest.mark.rule("CB-seeker")
def test_one_question_before_cards_are_laid() -> None:
    scene = asking(with_seeker(), "lays-attack").answer("B", "yes")
    assert scene.asked == "respond"

    assert scene.to("before-cards").options("A") == ["pass"]
    assert with_seeker().to("cards-laid").options("A") == ["pass"]


@pytest.mark.rule("CB-seeker", "C3.4h")
def test_a_stop_frees_him_who_has_answered() -> None:
    scene = asking(with_seeker(pulsars="yes").hand("C", "pulsar-seeker"), "lays-fifteen").answer("B", "yes")

    assert choices(scene.play("C", "stop-seeker").unanswered()) == list(HELD)


@pytest.mark.rule("CB-seeker")
def test_the_answer_is_over_with_the_challenge() -> None:
    scene = asking(with_seeker(held=(*HELD, "attack-20")), "lays-fifteen").answer("B", "yes").finish()
    scene.to("before-cards")

    assert scene.state.offence == seat("B")
    assert choices(scene) == list(HELD)


@pytest.mark.rule("CG22", "CB-chronos", "CB-seeker")
def test_after_time_travel_the_answer_stays() -> None:
    scene = Scene("seeker", "chronos").hand("A", "attack-10", "attack-9").hand("B", *HELD)
    asking(scene, "lays-attack").answer("B", "pass").to("revealed").play("B", "chronos").unanswered()

    assert choices(scene) == ["compromise"]


@pytest.mark.rule("CW-seeker")
def test_wild_shows_an_ally_the_card_of_the_main_player() -> None:
    scene = Scene().hand("C", "flare-seeker").join("C", "offence", 2).cards("attack-10", "attack-8")
    scene.to("cards-laid").play("C", "wild-seeker").unanswered()

    assert COSMIC.view(scene.state, seat("C")).laid == (kind("attack-10"), -1)
    assert COSMIC.view(scene.state, seat("D")).laid == (-1, -1)
    assert scene.state.cone[seat("C")] == 2


@pytest.mark.rule("CW-seeker")
def test_wild_is_for_allies() -> None:
    main = Scene().hand("A", "flare-seeker").cards("attack-10", "attack-8").to("cards-laid")
    aside = Scene().hand("C", "flare-seeker").cards("attack-10", "attack-8").to("cards-laid")

    assert main.options("A") == ["pass"]
    assert aside.options("C") == ["pass"]


def with_super(**options: Any) -> Scene:
    scene = with_seeker(**options).hand("A", "flare-seeker").to("before-cards")
    return scene.play("A", "super-seeker").unanswered()


@pytest.mark.rule("CS-seeker")
def test_super_asks_for_the_card_itself() -> None:
    scene = asking(with_super(), "which-card")
    assert scene.options("B") == list(HELD)

    scene.answer("B", "attack-12")
    assert COSMIC.view(scene.state, seat("D")).known[seat("B") * KINDS + kind("attack-12")] == 1
    assert choices(scene) == ["attack-12"]
    assert scene.refused("B")["attack-20"] == "CS-seeker"


@pytest.mark.rule("CS-seeker")
def test_with_super_the_list_is_still_open_and_without_it_the_card_is_not_asked_for() -> None:
    scene = asking(with_super(), "lays-attack").answer("B", "pass")

    assert choices(scene) == ["compromise"]


@pytest.mark.rule("CS-seeker")
def test_who_has_no_challenge_card_names_none() -> None:
    scene = with_super().facts("hands B: keeper=1 attack-8=0 attack-12=0 attack-20=0 compromise=0")

    assert asking(scene, "which-card").to("before-cards").asked == "respond"


@pytest.mark.rule("CS-seeker", "CCon-seeker", "C3.10e")
def test_super_asks_the_holder_of_a_con_too() -> None:
    scene = with_seeker(pulsars="yes").hand("A", "flare-seeker").hand("B", "pulsar-seeker")
    scene.to("launch").play("B", "con-seeker").to("before-cards").play("A", "super-seeker").unanswered()

    assert choices(asking(scene, "which-card").answer("B", "attack-8")) == ["attack-8"]


def with_pro() -> Scene:
    scene = with_seeker(pulsars="yes").hand("A", "pulsar-seeker").to("launch").play("A", "pro-seeker")
    return asking(scene, "lays-attack").answer("B", "yes")


@pytest.mark.rule("CPro-seeker")
def test_with_pro_seeker_asks_twice() -> None:
    scene = with_pro()
    assert scene.options("A")[0] == "pass"
    assert "lays-attack" not in scene.options("A")

    scene.answer("A", "lays-fifteen").answer("B", "pass").to("before-cards")
    assert scene.options("A") == ["pass"]
    assert choices(scene) == ["attack-8", "attack-12"]


@pytest.mark.rule("CPro-seeker")
def test_the_second_answer_has_to_agree_with_the_first_and_the_question_may_be_left_out() -> None:
    """B lays an Attack, and has none but the 8: so it is none of 10 or more."""
    scene = with_seeker(pulsars="yes", held=("attack-8", "compromise")).hand("A", "pulsar-seeker")
    scene.to("launch").play("A", "pro-seeker")
    asking(scene, "lays-attack").answer("B", "yes").answer("A", "lays-ten")
    assert scene.options("B") == ["pass"]

    assert with_pro().answer("A", "pass").asked == "respond"


@pytest.mark.rule("CCon-seeker")
def test_the_holder_of_a_con_need_not_answer() -> None:
    scene = with_seeker(pulsars="yes").hand("B", "pulsar-seeker").to("launch").play("B", "con-seeker")

    assert scene.to("before-cards").options("A") == ["pass"]


@pytest.mark.rule("CCon-seeker", "C3.3h")
def test_a_con_in_answer_to_the_use_comes_in_time() -> None:
    scene = with_seeker(pulsars="yes").hand("B", "pulsar-seeker").to("before-cards").play("A", "seeker")

    assert choices(scene.play("B", "con-seeker")) == list(HELD)


@pytest.mark.rule("CCon-seeker")
def test_an_ally_asks_the_other_main_player_then() -> None:
    scene = Scene("", "", "seeker", pulsars="yes").hand("A", "attack-10").hand("B", "attack-8")
    scene.hand("B", "pulsar-seeker").join("C", "defence", 1).to("launch").play("B", "con-seeker")
    asking(scene, "lays-attack", "C")

    assert scene.options("A") == ["yes"]
