"""Salvage: responses, zaps, and zaps of zaps (T5)."""

from itertools import permutations

import pytest

from tests.titles.salvage.keys import TOLD_PLAYED
from tests.titles.salvage.queries import strength
from tests.titles.scene import (
    all_pass,
    asked,
    bid,
    carry_out,
    hand,
    is_asked,
    offered,
    poll,
    refused,
    scene,
    under_way,
)


def played(match_events: list[tuple[int, int, int, int, int]]) -> list[tuple[int, int]]:
    """Who played which response, in order."""
    return [(seat, a) for kind, seat, a, _, _ in match_events if kind == TOLD_PLAYED]


@pytest.mark.rule("T5.6", "T6.6")
def test_a_zap_cancels_a_power_which_is_spent_all_the_same() -> None:
    match = bid(scene("tug tug", "tug zap tug", owned={0: "thruster"}), "tug", "tug")

    poll(match, s0="thruster")
    poll(match, s1="zap")
    carry_out(match)

    assert strength(match.state, 0) == 1
    assert offered(match, 0) == ["pass"]
    assert hand(match, 1) == ["tug"]


@pytest.mark.rule("T5.6", "T6.6")
def test_what_can_not_be_played_now_names_its_clause() -> None:
    match = bid(scene("tug booster zap", "tug zap tug", owned={0: "thruster"}), "tug", "tug")
    assert refused(match, 0) == {"zap": "T5.6"}

    poll(match, s0="thruster")
    assert refused(match, 0) == {"thruster": "T6.6", "booster": "T5.5"}
    carry_out(match)

    assert refused(match, 0) == {"thruster": "T6.6", "zap": "T5.6"}


@pytest.mark.rule("T5.6")
def test_a_counter_zap_saves_the_power() -> None:
    match = bid(scene("tug zap zap", "tug zap zap", owned={0: "thruster"}), "tug", "tug")

    poll(match, s0="thruster")
    poll(match, s1="zap")
    poll(match, s0="zap")
    assert under_way(match) == ["thruster", "zap", "zap"]
    carry_out(match)

    assert strength(match.state, 0) == 1 + 3


@pytest.mark.rule("T5.6")
def test_a_counter_counter_zap_cancels_the_power_after_all() -> None:
    match = bid(scene("tug zap zap", "tug zap zap", owned={0: "thruster"}), "tug", "tug")

    poll(match, s0="thruster")
    poll(match, s1="zap")
    poll(match, s0="zap")
    poll(match, s1="zap")
    assert under_way(match) == ["thruster", "zap", "zap", "zap"]
    carry_out(match)

    assert strength(match.state, 0) == 1
    assert hand(match, 0) == ["zap"]
    assert hand(match, 1) == []


@pytest.mark.rule("T5.6")
def test_zaps_of_zaps_may_go_to_any_depth() -> None:
    match = bid(scene("tug zap zap zap", "tug zap zap zap", owned={0: "thruster"}), "tug", "tug")

    poll(match, s0="thruster")
    for seat in (1, 0, 1, 0, 1):
        poll(match, **{f"s{seat}": "zap"})
    assert under_way(match) == ["thruster", *["zap"] * 5]
    carry_out(match)

    # The fifth zap cancels the fourth, so the third stands, and so does the first.
    assert strength(match.state, 0) == 1


@pytest.mark.rule("T5.6", "T5.5")
def test_a_card_can_be_zapped_and_is_spent() -> None:
    match = bid(scene("tug booster tug", "tug zap tug"), "tug", "tug")

    poll(match, s0="booster")
    poll(match, s1="zap")
    carry_out(match)

    assert strength(match.state, 0) == 1
    assert hand(match, 0) == ["tug"]
    assert hand(match, 1) == ["tug"]


@pytest.mark.rule("T5.7")
def test_two_zaps_are_not_spent_on_one_power() -> None:
    match = bid(scene("tug tug", "tug zap tug", "tug zap tug", owned={0: "thruster"}), "tug", "tug", "tug")
    poll(match, s0="thruster")

    for seat in (2, 1, 0):
        match.say(seat, "zap" if seat else "pass")
    carry_out(match)

    # The zap of seat 1 comes first; nobody is asked about the power again, so seat 2 keeps its zap.
    assert hand(match, 1) == ["tug"]
    assert hand(match, 2) == ["tug", "zap"]


@pytest.mark.rule("T5.2", "T1.2")
@pytest.mark.parametrize("round", [0, 1, 2])
@pytest.mark.parametrize("arrival", list(permutations(range(3))), ids=str)
def test_of_several_responses_the_one_who_comes_first_is_played_in_whatever_order_they_arrive(
    round: int, arrival: tuple[int, ...]
) -> None:
    match = bid(scene("tug booster", "tug booster", "tug booster", round=round), "tug", "tug", "tug")

    for seat in arrival:
        if not under_way(match):
            match.say(seat, "booster")

    assert under_way(match) == ["booster"]
    assert [len(hand(match, seat)) for seat in range(3)] == [int(seat != round) for seat in range(3)]


@pytest.mark.rule("T5.2")
def test_the_crews_are_asked_again_until_all_pass() -> None:
    match = bid(scene("tug booster", "tug booster booster zap"), "tug", "tug")

    for seat in (1, 0, 1):
        poll(match, **{f"s{seat}": "booster"})
        carry_out(match)
    assert [strength(match.state, seat) for seat in (0, 1)] == [3, 5]
    poll(match)

    assert not is_asked(match, "respond")


@pytest.mark.rule("T5.3")
def test_a_poll_is_settled_when_those_who_come_before_the_first_response_have_passed() -> None:
    match = bid(scene("tug tug", "tug booster", "tug booster"), "tug", "tug", "tug")

    match.say(1, "booster")
    assert under_way(match) == []
    match.say(0, "pass")

    assert under_way(match) == ["booster"]
    assert match.state.boosts[2] == 0


@pytest.mark.rule("T5.3")
def test_a_poll_waits_for_those_who_come_before_the_first_response() -> None:
    match = bid(scene("tug tug", "tug booster", "tug booster"), "tug", "tug", "tug")

    match.say(2, "booster")
    match.say(0, "pass")

    assert asked(match) == [1]
    assert under_way(match) == []


@pytest.mark.rule("T5.2", "T3.3")
def test_a_response_that_waits_can_be_taken_back() -> None:
    match = bid(scene("tug tug", "tug booster"), "tug", "tug")
    match.say(1, "booster")

    match.undo(1)
    match.say(1, "pass")
    match.say(0, "pass")

    assert hand(match, 1) == ["booster"]


@pytest.mark.rule("T5.4")
def test_a_crew_that_holds_nothing_of_use_is_asked_just_as_well() -> None:
    match = bid(scene("tug tug", "tug hauler", "tug", owned={0: "thruster"}), "tug", "tug", "tug")

    assert asked(match) == [0, 1]
    assert offered(match, 1) == ["pass"]
    poll(match, s0="thruster")

    assert asked(match) == [0, 1]
    assert [offered(match, seat) for seat in (0, 1)] == [["pass"], ["pass"]]


@pytest.mark.rule("T5.4")
def test_who_is_asked_does_not_depend_on_what_cards_are_held() -> None:
    holder = bid(scene("tug booster zap", "tug zap"), "tug", "tug")
    other = bid(scene("tug tug tug", "tug tug"), "tug", "tug")

    assert asked(holder) == asked(other) == [0, 1]


@pytest.mark.rule("T5.1", "T6.5")
def test_a_mandatory_power_comes_before_an_optional_response() -> None:
    match = bid(scene("tug booster", "hauler zap", owned={1: "reactor"}), "tug", "hauler")

    assert under_way(match) == ["reactor"]
    assert all("booster" not in offered(match, seat) for seat in asked(match))
    poll(match)

    assert match.state.doubled[1] == 1
    assert offered(match, 0) == ["pass", "booster"]


@pytest.mark.rule("T5.1", "T5.6")
def test_a_mandatory_power_that_was_zapped_is_not_used_again() -> None:
    match = bid(scene("tug zap tug", "hauler tug", owned={1: "reactor"}), "tug", "hauler")

    poll(match, s0="zap")
    carry_out(match)
    assert match.state.doubled[1] == 0
    all_pass(match)

    assert played([event.plain() for event in match.recorder.stream(0)]) == [(1, 0), (0, 3)]
