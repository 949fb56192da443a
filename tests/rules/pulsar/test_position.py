"""A position of PULSAR 2849, written by hand."""

import pytest

from orrery.engine.errors import BadPosition
from orrery.games.pulsar.data.transmitters import TRANSMITTERS
from tests.rules.written import begun

MIDDLE_OF_A_GAME = """\
orrery position 1
title: pulsar
version: 2
seats: 2

round: 5
spot: initiative-1=5 initiative-2=7 initiative-3=9 initiative-4=9 engineering-1=6 engineering-3=4
pool: 1=1 4=1 6=1
marker: 3.5
patents: I-2=0 I-5=0+1
tiles: S01=3 S05=7 S07=12
stations S01: 1=0
ships: 0=P02 1=S05
claims: P02=0 P05=1 X01=0
gyrodynes: P02=small P05=medium
spinning: P05=1
cubes: 0=4 1=2
keepers: A1=0 A4=1
paid: A1=1 A4=1
dice 0: first=3 second=5
dice 1: first=2 second=2
points 0: start=5 transmitters=9
points 1: start=6 gyrodynes=4
to play: 0
"""


def test_a_position_of_the_middle_of_a_game_fits_on_a_page_and_can_be_played() -> None:
    assert MIDDLE_OF_A_GAME.count("\n") <= 25
    match = begun(MIDDLE_OF_A_GAME)

    assert [match.game.token(ask, choice) for ask in match.asks() for choice in match.options(0)] == [
        "pass", "first", "second", "copy-1", "copy-4", "copy-6",
    ]  # fmt: skip
    match.say(0, "first")
    match.say(0, "complete-1")
    assert list(match.state.spinning).count(1) == 2


def test_what_follows_from_other_facts_need_not_be_said() -> None:
    state = begun(MIDDLE_OF_A_GAME).state

    assert list(state.supply) == [0, 9, 9, 10]
    assert [int(state.online[0]), int(state.online[3])] == [1, 0]
    assert [int(state.level[place]) for place in (2, 3)] == [0, 1]


def test_the_other_seat_follows_when_the_turn_ends() -> None:
    match = begun(MIDDLE_OF_A_GAME)
    match.say(0, "pass")

    assert [ask.seat for ask in match.asks()] == [1]


def with_fact(line: str) -> str:
    return MIDDLE_OF_A_GAME.replace("round: 5\n", f"round: 5\n{line}\n")


def test_a_stack_that_is_too_short_for_the_rounds_to_come_leaves_fewer_transmitters_on_offer() -> None:
    no_stack = " ".join(f"{tile.key}=0" for tile in TRANSMITTERS if tile.key != "C8")
    match = begun(with_fact(f"transmitter-bag: {no_stack}"))
    match.say(0, "pass")
    match.say(1, "pass")
    match.say(-1, "C8")

    assert [match.game.decisions[ask.decision].key for ask in match.asks()] == ["roll"]
    assert list(match.state.display)[1:] == [-1, -1]


def test_every_system_that_lies_face_down_has_a_tile_to_be_turned_up() -> None:
    """Three of 17 tiles lie face up and one is left over, so that no second one may be missing."""
    begun(with_fact("tile-bag: 1=0"))

    with pytest.raises(BadPosition) as raised:
        begun(with_fact("tile-bag: 1=0 2=0"))
    assert raised.value.line == MIDDLE_OF_A_GAME.count("\n") + 1
