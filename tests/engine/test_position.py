"""Positions as text: what is written, what is left out, what is refused, and matches that start from one."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.chance import Dealer
from orrery.engine.counts import put_count
from orrery.engine.errors import BadPosition, RulesChanged, UnknownTitle
from orrery.engine.facts import BadWord, Bits, Count, Fact, Word
from orrery.engine.match import Match
from orrery.engine.notation import read_save, write_save
from orrery.engine.plain import plain
from orrery.engine.position import read_position, shown_options, stored_options, stored_setup, write_position
from orrery.games.registry import TITLES
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from orrery.games.samples.connect_four.state import ConnectFour
from tests.contract.toy import AUCTION

COLUMNS = ("0", "1", "2", "3", "4", "5", "6")
HEAD = "orrery position 1\ntitle: connect-four\nversion: 1\nseats: 2\n\n"
THREE_IN_A_ROW = HEAD + "discs: 0=a1+b1+c1 1=a2+b2+c2\nto play: 0\n"


def begun(text: str) -> Match[ConnectFour]:
    game, setup = read_position(text, TITLES)
    return Match(game, setup)


def test_what_is_left_out_is_as_usual() -> None:
    match = begun(HEAD + "to play: 1\n")

    assert [ask.seat for ask in match.asks()] == [1]
    assert plain(match.state)["discs"] == [0, 0]


def test_what_follows_from_other_facts_need_not_be_said() -> None:
    state = begun(THREE_IN_A_ROW).state

    assert list(state.heights) == [2, 2, 2, 0, 0, 0, 0]


def test_a_match_goes_on_from_a_position() -> None:
    match = begun(THREE_IN_A_ROW)
    match.say(0, "d")

    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners() == [0]


def test_the_text_of_a_position_is_the_shortest_that_gives_it_back() -> None:
    match = begun(THREE_IN_A_ROW)

    assert write_position(match.game, match.setup, match.state) == THREE_IN_A_ROW


def test_a_position_in_the_middle_of_something_names_its_frames_and_questions() -> None:
    match = Match(AUCTION, AUCTION.setup(2), Dealer(b"x"))
    match.deal()
    match.say(0, "two")
    match.say(0, "no")
    match.say(1, "no")
    match.say(1, "pass")

    text = write_position(AUCTION, match.setup, match.state)
    assert "frame 2: round 0 ask-expose 0 0 0\n" in text
    assert "ask 1: 0 bid 0 0 0\nask 2: 1 bid 0 0 0 = pass\n" in text


def test_undo_and_rewind_stop_at_the_position_that_was_begun_with() -> None:
    match = begun(HEAD + "discs: 0=a1 1=b1\nto play: 0\n")
    match.say(0, "c")
    match.say(1, "d")
    match.rewind(1)

    assert write_position(match.game, match.setup, match.state).endswith("discs: 0=a1 1=b1\nto play: 0\n")


def test_a_save_begins_with_the_position_that_was_played_from() -> None:
    match = begun(THREE_IN_A_ROW)
    match.say(0, "g")

    text = write_save(match)
    assert "position discs: 0=a1+b1+c1 1=a2+b2+c2\nposition to play: 0\n" in text
    assert plain(read_save(text, TITLES).state) == plain(match.state)


def test_a_stored_setup_keeps_its_position_and_shows_nothing_of_it() -> None:
    _, setup = read_position(THREE_IN_A_ROW, TITLES)
    stored = stored_options(CONNECT_FOUR, setup)
    again = stored_setup(CONNECT_FOUR, 2, stored)

    assert again.start is not None
    assert setup.start is not None
    assert plain(again.start) == plain(setup.start)
    assert shown_options(stored) == {}


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("orrery position 2\n\n", 1),
        (THREE_IN_A_ROW[:-1], 1),
        (THREE_IN_A_ROW.replace("seats: 2", "seats: 3"), 4),
        (THREE_IN_A_ROW.replace("seats: 2", "seats: two"), 4),
        (THREE_IN_A_ROW.replace("seats: 2\n", ""), 3),
        (THREE_IN_A_ROW.replace("seats: 2\n", "seats: 2\nseats: 2\n"), 5),
        (THREE_IN_A_ROW.replace("seats: 2\n", "seats: 2\nstate: 2\n"), 5),
        (THREE_IN_A_ROW.replace("seats: 2\n", "seats: 2\noption cube: on\n"), 5),
        (THREE_IN_A_ROW.replace("discs: ", "disks: "), 6),
        (THREE_IN_A_ROW.replace("discs: ", "discs "), 6),
        (THREE_IN_A_ROW.replace("b1", "b9"), 6),
        (THREE_IN_A_ROW.replace("1=", "2="), 6),
        (THREE_IN_A_ROW.replace("1=", "0="), 6),
        (THREE_IN_A_ROW.replace("b1", "a1"), 6),
        (THREE_IN_A_ROW.replace("a1+", ""), 7),
        (THREE_IN_A_ROW.replace("a2", "a1"), 7),
        (THREE_IN_A_ROW.replace("c2", "c2+a7"), 7),
        (THREE_IN_A_ROW.replace("to play: 0", "to play: 2"), 7),
        (THREE_IN_A_ROW + "to play: 1\n", 8),
        (THREE_IN_A_ROW + "ask 1: 0 drop 0 0 0\n", 7),
        (THREE_IN_A_ROW.replace("to play: 0", "ask 1: 0 drip 0 0 0"), 7),
        (THREE_IN_A_ROW.replace("to play: 0", "ask 1: 0 drop 0 0 281474976710657"), 7),
        (THREE_IN_A_ROW.replace("to play: 0", "ask 2: 0 drop 0 0 0\nask 1: 0 drop 0 0 0"), 7),
        (THREE_IN_A_ROW.replace("to play: 0", "frame 1: game 0 begin 0 0 0"), 7),
    ],
)
def test_a_damaged_position_is_refused_with_its_line(text: str, line: int) -> None:
    with pytest.raises(BadPosition) as refused:
        read_position(text, TITLES)
    assert (refused.value.code, refused.value.line) == ("bad-position", line)


def test_a_position_of_no_title_is_refused_by_its_title() -> None:
    with pytest.raises(UnknownTitle):
        read_position(THREE_IN_A_ROW.replace("connect-four", "chess"), TITLES)


def test_a_position_of_another_rules_version_is_taken_if_it_still_makes_sense() -> None:
    assert begun(THREE_IN_A_ROW.replace("version: 1", "version: 9")).asks()
    with pytest.raises(RulesChanged):
        read_position(THREE_IN_A_ROW.replace("version: 1", "version: 9").replace("discs", "stones"), TITLES)


def test_a_position_that_nobody_can_play_on_from_is_refused() -> None:
    text = "orrery position 1\ntitle: toy-auction\nversion: 1\nseats: 2\n\nask 1: chance draw 7 0 0\n"
    with pytest.raises(BadPosition, match="nobody can play on from here"):
        read_position(text, {AUCTION.key: AUCTION})


def test_kinds_read_what_they_write_and_nothing_else() -> None:
    colours = Word(("red", "blue"), {-1: "none"})
    assert [colours.read(colours.write(value)) for value in (-1, 0, 1)] == [-1, 0, 1]
    assert Bits(("red", "blue")).read("blue") == 2
    assert Bits(("red", "blue")).write(0) == "none"
    for kind, word in (
        (colours, "green"),
        (Count(3), "4"),
        (Count(3), "03"),
        (Count(3), "³"),
        (Count(3), ""),
    ):
        with pytest.raises(BadWord):
            kind.read(word)


def test_a_row_of_which_the_places_have_no_names_is_written_whole() -> None:
    state, blank = ConnectFour(2), ConnectFour(2)
    state.heights[2] = 5
    fact: Fact[ConnectFour] = Fact("heights")

    assert list(fact.lines(state, blank)) == [("heights", "0 0 5 0 0 0 0")]
    fact.read(blank, "heights", "0 0 5 0 0 0 0")
    assert plain(blank) == plain(state)
    with pytest.raises(BadWord, match="there are 7 places, not 2"):
        fact.read(blank, "heights", "0 1")


def test_parts_that_share_their_places_are_written_and_read_like_others() -> None:
    fact: Fact[ConnectFour] = Fact("heights", Count(9), COLUMNS, ("a-a", "a-b", "b-a", "b-b"), packed=2)
    blank, state = ConnectFour(2), ConnectFour(2)
    blank.heights = vec[i64]([0] * 14)
    state.heights = blank.heights[:]
    put_count(state.heights, 7 + 6, 1, 9)
    put_count(state.heights, 2, 1, 4)
    put_count(state.heights, 2, 0, 5)

    lines = list(fact.lines(state, blank))

    assert lines == [("heights a-a", "2=5"), ("heights a-b", "2=4"), ("heights b-b", "6=9")]
    assert fact.ways() == ["heights a-a", "heights a-b", "heights b-a", "heights b-b"]
    for key, text in lines:
        fact.read(blank, key, text)
    assert plain(blank) == plain(state)
    with pytest.raises(BadWord, match="10 is not from 0 to 9"):
        fact.read(blank, "heights a-a", "2=10")


def test_the_places_of_a_row_may_hold_different_kinds_of_values() -> None:
    kinds = (Count(9), Word(("none", "red")))
    fact: Fact[ConnectFour] = Fact("discs", by=("pips", "colour"), kinds=kinds)
    blank, state = (CONNECT_FOUR.begin(CONNECT_FOUR.setup(2)) for _ in range(2))

    fact.read(state, "discs", "colour=red pips=7")

    assert list(state.discs) == [7, 1]
    assert list(fact.lines(state, blank)) == [("discs", "pips=7 colour=red")]
    with pytest.raises(BadWord):
        fact.read(state, "discs", "pips=red")
