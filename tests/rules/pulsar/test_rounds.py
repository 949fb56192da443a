"""A whole game in which nobody does anything: eight rounds, then the scoring (P1.1, P1.5)."""

import pytest

from orrery.engine.flow import CHANCE
from orrery.games.pulsar.data.transmitters import TRANSMITTERS
from tests.rules.pulsar.opening import Table, asked, first_game, offered, say, table, told

PHASES = ["roll"] * 7 + ["pick-die"] * 6 + ["use-die"] * 3
NEXT_ROUND = ["draw-transmitter"] * 3


def idle_game() -> tuple[Table, list[str]]:
    """Three players; all dice show 4, so no counter ever moves, and every turn is ended at once."""
    match = first_game(3)
    asks = []
    while match.asks():
        seat, kind = asked(match)
        asks.append(kind)
        wanted = "4" if kind in ("roll", "pick-die") else "pass"
        say(match, offered(match)[0] if seat == CHANCE and kind != "roll" else wanted)
    return match, asks


@pytest.mark.rule("P1.1")
def test_eight_rounds_of_dice_and_action_phase_are_played() -> None:
    match, asks = idle_game()

    assert asks == PHASES + (NEXT_ROUND + PHASES) * 7
    assert [number for _, number, *_ in told(match, "round-ended")] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert table(match).round == 8


@pytest.mark.rule("P1.1")
def test_then_the_points_are_added_up_and_the_most_win() -> None:
    match, _ = idle_game()

    outcome = match.outcome()

    # The last player lies on top of both stacks in every production: 3 cubes a round, the next one 2.
    assert outcome is not None
    assert outcome.points == [
        5,  # third on Initiative, which brings nothing with three players
        6 + 4 + 8 * 2 // 2,
        7 + 7 + 8 * 3 // 2,
    ]
    assert outcome.winners() == [2]


@pytest.mark.rule("P1.5")
def test_every_transmitter_is_offered_in_exactly_one_round() -> None:
    match, _ = idle_game()

    shown = [tile for _, _, tile, _ in told(match, "transmitter-shown")]

    assert sorted(shown) == list(range(24))
    assert shown == sorted(shown, key=lambda tile: TRANSMITTERS[tile].key[0])


@pytest.mark.rule("P1.5")
def test_three_transmitters_lie_face_up_in_each_round() -> None:
    match, _ = idle_game()

    places = [place for _, place, *_ in told(match, "transmitter-shown")]

    assert places == [0, 1, 2] * 8
