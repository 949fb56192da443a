"""Salvage: the round, the draw, secret bids and what they win (T1 to T3, T7)."""

import pytest

from orrery.engine.errors import BadSetup, CannotUndo, IllegalChoice
from orrery.engine.flow import CHANCE
from orrery.engine.match import Match
from tests.titles.salvage.cards import BOOSTER, HAULER, ZAP
from tests.titles.salvage.game import SALVAGE
from tests.titles.salvage.keys import TOLD_DREW
from tests.titles.scene import (
    ALL_CARDS,
    Table,
    all_pass,
    asked,
    bid,
    crew_seen_by,
    draw,
    hand,
    is_asked,
    offered,
    scene,
    seen_by,
)


@pytest.mark.rule("T1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_salvage_is_for_two_to_four_crews(seats: int) -> None:
    with pytest.raises(BadSetup):
        SALVAGE.setup(seats)


@pytest.mark.rule("T1.1")
@pytest.mark.parametrize(("round", "over"), [(3, False), (4, True)])
def test_the_game_ends_after_the_fifth_round(round: int, over: bool) -> None:
    match = bid(scene("tug", "zap", round=round), "pass", "pass")

    assert (match.outcome() is not None) == over


@pytest.mark.rule("T7.1")
@pytest.mark.parametrize(
    ("hands", "ships", "winners"),
    [
        (("tug tug tug", "hauler"), ("pass", "hauler"), [1]),
        (("tug", "zap zap"), ("pass", "pass"), [1]),
        (("tug", "zap"), ("pass", "pass"), [0, 1]),
    ],
    ids=["more points", "equal points, more cards", "all equal"],
)
def test_most_points_win_and_then_most_cards(
    hands: tuple[str, ...], ships: tuple[str, ...], winners: list[int]
) -> None:
    match = bid(scene(*hands, round=4), *ships)

    outcome = match.outcome()

    assert outcome is not None
    assert outcome.winners() == winners


@pytest.mark.rule("T1.2")
def test_the_lead_passes_on_clockwise() -> None:
    match = bid(scene("tug", "tug", "tug"), "pass", "pass", "pass")

    draw(match, "zap", "zap", "zap", "refinery")

    assert asked(match) == [1, 2, 0]


@pytest.mark.rule("T2.1")
def test_each_crew_draws_three_cards_first_and_one_in_a_later_round() -> None:
    match = Match(SALVAGE, SALVAGE.setup(2))

    draw(match, "tug", "hauler", "zap", "freighter", "booster", "zap", "hulk")
    bid(match, "pass", "pass")
    draw(match, "freighter", "tug", "depot")

    # In the second round the lead is with seat 1, which draws first.
    assert hand(match, 0) == ["tug", "tug", "hauler", "zap"]
    assert hand(match, 1) == ["freighter", "freighter", "booster", "zap"]


@pytest.mark.rule("T2.2")
def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    match = Match(SALVAGE, SALVAGE.setup(2))

    draw(match, "hauler")

    for seat, card in ((0, HAULER), (1, -1), (CHANCE, -1)):
        told = match.recorder.stream(seat)
        assert [event.plain() for event in told] == [(TOLD_DREW, 0, 1, card, -1)]


@pytest.mark.rule("T2.2")
def test_the_cards_of_a_crew_are_known_to_itself_only_and_their_number_to_all() -> None:
    match = scene("tug zap", "hauler")

    for viewer in (1, CHANCE):
        assert crew_seen_by(match, viewer, 0).hand is None
        assert crew_seen_by(match, viewer, 0).cards == 2
    assert crew_seen_by(match, 0, 0).hand == (1, 0, 0, 0, 1)


@pytest.mark.rule("T2.3")
def test_the_discards_go_back_into_an_empty_bag() -> None:
    match = bid(scene(" ".join(ALL_CARDS[:-1]), ALL_CARDS[-1]), "tug", "pass")
    all_pass(match)

    assert offered(match, CHANCE) == ["tug"]
    draw(match, "tug")

    # Seat 1 has drawn the only discard; nothing is left for seat 0.
    assert is_asked(match, "draw-wreck")
    assert [len(hand(match, seat)) for seat in (0, 1)] == [len(ALL_CARDS) - 2, 2]


@pytest.mark.rule("T3.1")
def test_bids_are_given_in_any_order_and_shown_together() -> None:
    match = scene("tug zap", "hauler zap", "tug")

    match.say(2, "tug")
    match.say(0, "tug")
    assert [crew_seen_by(match, 1, seat).bid for seat in (0, 2)] == [-1, -1]
    match.say(1, "hauler")

    assert [crew_seen_by(match, 1, seat).bid for seat in (0, 1, 2)] == [0, 1, 0]


@pytest.mark.rule("T3.1")
def test_a_bid_that_is_not_shown_yet_is_in_nobody_elses_view() -> None:
    before = scene("tug hauler", "tug")
    other = scene("tug hauler", "tug")

    before.say(0, "tug")
    other.say(0, "hauler")

    for viewer in (1, CHANCE):
        assert seen_by(before, viewer) == seen_by(other, viewer)
        assert seen_by(before, viewer).flow.asks[0].answered
    assert seen_by(before, 0) != seen_by(other, 0)
    assert before.recorder.count() == other.recorder.count() == 0


@pytest.mark.rule("T3.2")
def test_only_ships_can_be_bid() -> None:
    match = scene("tug freighter booster zap", "tug")

    assert offered(match, 0) == ["pass", "tug", "freighter"]
    refusals = SALVAGE.refused(match.state, match.ask_of(0))
    assert [refusal.plain() for refusal in refusals] == [(BOOSTER, "T3.2"), (ZAP, "T3.2")]
    with pytest.raises(IllegalChoice):
        match.say(0, "zap")


@pytest.mark.rule("T3.3")
def test_a_bid_can_be_taken_back_until_all_have_bid() -> None:
    match = scene("tug hauler", "tug", "tug")
    match.say(0, "tug")
    match.say(1, "tug")

    match.undo(0)
    match.say(0, "hauler")
    match.say(2, "pass")

    assert list(match.state.bids) == [HAULER, 0, -1]
    with pytest.raises(CannotUndo):
        match.undo(0)


def after_bids(ships: tuple[str, ...], round: int = 0) -> Table:
    match = bid(scene("tug hauler", "tug hauler", "freighter", wreck="depot", round=round), *ships)
    all_pass(match)
    return match


@pytest.mark.rule("T3.4")
@pytest.mark.parametrize(
    ("ships", "round", "points"),
    [
        (("tug", "hauler", "pass"), 0, [0, 3, 0]),
        (("hauler", "hauler", "freighter"), 0, [0, 0, 3]),
        (("hauler", "hauler", "pass"), 0, [3, 0, 0]),
        (("hauler", "hauler", "pass"), 1, [0, 3, 0]),
        (("pass", "pass", "pass"), 0, [0, 0, 0]),
    ],
    ids=["stronger", "strongest", "equal, seat 0 leads", "equal, seat 1 leads", "no bids"],
)
def test_the_strongest_bid_takes_the_wreck(ships: tuple[str, ...], round: int, points: list[int]) -> None:
    match = after_bids(ships, round)

    assert [match.state.points(seat) for seat in range(3)] == points


@pytest.mark.rule("T3.5")
def test_the_ships_of_winner_and_losers_are_discarded() -> None:
    match = after_bids(("tug", "hauler", "pass"))

    assert tuple(match.state.discards) == (1, 1, 0, 0, 0)
    assert [len(hand(match, seat)) for seat in range(3)] == [1, 1, 1]
