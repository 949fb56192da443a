"""Connect four, clause by clause."""

import pytest

from orrery.engine.chance import Rng
from orrery.engine.errors import IllegalChoice
from orrery.engine.events import SPECTATOR
from orrery.engine.game import Outcome
from orrery.engine.match import Match
from orrery.engine.plain import plain
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from orrery.games.samples.connect_four.state import ConnectFour


def dropped(columns: str) -> Match[ConnectFour]:
    """A game in which the seats in turn chose these columns."""
    match = Match(CONNECT_FOUR, CONNECT_FOUR.setup(2))
    for turn, column in enumerate(columns):
        match.say(turn % 2, column)
    return match


def result(match: Match[ConnectFour]) -> Outcome:
    outcome = match.outcome()
    assert outcome is not None
    return outcome


def sequences(state: ConnectFour, depth: int) -> int:
    """How many rows of ``depth`` answers can follow, games that end earlier not counted."""
    legal = CONNECT_FOUR.legal(state)
    if depth == 1:
        return len(legal)
    count = 0
    for choice in legal:
        ahead = state.clone()
        CONNECT_FOUR.apply(ahead, CONNECT_FOUR.to_move(state), choice)
        count += sequences(ahead, depth - 1)
    return count


@pytest.mark.rule("F1")
def test_seat_0_begins_on_an_empty_grid_of_seven_columns_and_six_rows() -> None:
    match = dropped("")

    assert [ask.seat for ask in match.asks()] == [0]
    assert [match.state.owner(column, row) for column in range(7) for row in range(6)] == [-1] * 42


@pytest.mark.rule("F2")
def test_a_disc_falls_to_the_bottom_and_the_next_onto_it() -> None:
    match = dropped("dd")

    assert [match.state.owner(3, row) for row in range(3)] == [0, 1, -1]


@pytest.mark.rule("F2")
def test_the_seats_take_turns() -> None:
    assert [dropped("abc"[:turn]).asks()[0].seat for turn in range(4)] == [0, 1, 0, 1]


@pytest.mark.rule("F2")
def test_a_full_column_takes_no_disc() -> None:
    match = dropped("aaaaaa")

    assert match.options(0) == [1, 2, 3, 4, 5, 6]
    assert [no.plain() for no in CONNECT_FOUR.refused(match.state, match.ask_of(0))] == [(0, "F2")]
    with pytest.raises(IllegalChoice):
        match.say(0, "a")


@pytest.mark.rule("F3")
@pytest.mark.parametrize(
    "columns",
    ["aabbccd", "ddeeffg", "abababa", "abbccdcddgd", "gffeededdad"],
    ids=["level", "level-on-the-right", "upright", "rising", "falling"],
)
def test_four_in_a_row_win_at_once(columns: str) -> None:
    assert dropped(columns[:-1]).outcome() is None
    assert result(dropped(columns)).points == [1, 0]


@pytest.mark.rule("F3")
def test_four_that_run_over_the_edge_of_the_grid_are_no_row() -> None:
    match = dropped("bagagaafafa")

    assert [match.state.owner(0, row) for row in (3, 4, 5)] + [match.state.owner(1, 0)] == [0, 0, 0, 0]
    assert match.outcome() is None


@pytest.mark.rule("F4")
def test_a_full_grid_without_a_row_of_four_has_no_winner() -> None:
    match = dropped("ddbgfabbecggbebcdbedeefcdgdagecgaffffcacaa")

    assert result(match).points == [0, 0]
    assert result(match).winners() == [0, 1]


@pytest.mark.rule("F5")
def test_everybody_sees_the_whole_grid() -> None:
    state = dropped("dcdce").state

    seen = [CONNECT_FOUR.guess(CONNECT_FOUR.view(state, viewer), Rng(1)) for viewer in (0, 1, SPECTATOR)]

    assert [plain(guessed) for guessed in seen] == [plain(state)] * 3


@pytest.mark.rule("F2")
@pytest.mark.parametrize(
    ("columns", "counts"),
    [
        ("", [7, 49, 343, 2401, 16807, 117649]),
        ("aaaaa", [7, 6 + 6 * 7, 6 * 6 + 6 * 6 + 6 * 6 * 7]),
    ],
    ids=["from the start", "one more disc fills a column"],
)
def test_so_many_rows_of_answers_can_follow(columns: str, counts: list[int]) -> None:
    state = dropped(columns).state

    assert [sequences(state, 1 + index) for index in range(len(counts))] == counts


@pytest.mark.rule("F3")
def test_nothing_follows_a_row_of_four() -> None:
    three_level = dropped("aabbcc").state

    assert [sequences(three_level, depth) for depth in (1, 2)] == [7, 6 * 7]


@pytest.mark.rule("F3")
@pytest.mark.parametrize(
    ("columns", "line"),
    [
        ("ddeded", []),
        ("dededed", [(3, 0), (3, 1), (3, 2), (3, 3)]),
        ("aabbccd", [(0, 0), (1, 0), (2, 0), (3, 0)]),
        ("abbcccddde", []),
        ("abbcdccdded", [(0, 0), (1, 1), (2, 2), (3, 3)]),
    ],
)
def test_a_view_names_the_discs_that_have_won(columns: str, line: list[tuple[int, int]]) -> None:
    view = CONNECT_FOUR.view(dropped(columns).state, SPECTATOR)

    assert list(view.line) == line
