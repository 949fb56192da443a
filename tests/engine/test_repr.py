"""What a debugger shows of the engine's objects."""

from orrery.engine.chance import Dealer
from orrery.engine.events import Event
from orrery.engine.flow import CHANCE, Ask, Frame
from orrery.engine.game import Outcome
from orrery.engine.match import Entry, Match
from orrery.games.samples.backgammon.game import BACKGAMMON
from orrery.games.samples.connect_four.game import CONNECT_FOUR


def test_a_match_tells_its_title_its_length_and_who_is_asked() -> None:
    match = Match(BACKGAMMON, BACKGAMMON.setup(2), Dealer(b"shown"))
    assert repr(match) == "<Match of backgammon, 0 entries, chance opening>"

    match.deal()
    assert repr(match) == f"<Match of backgammon, 1 entry, seat {match.asks()[0].seat} move>"


def test_a_match_that_is_over_says_so() -> None:
    match = Match(CONNECT_FOUR, CONNECT_FOUR.setup(2))
    for number, column in enumerate("dededed"):
        match.say(number % 2, column)

    assert repr(match) == "<Match of connect-four, 7 entries, over>"


def test_a_frame_and_an_ask_tell_their_ints() -> None:
    assert repr(Ask(1, 4, x=7)) == "Ask(seat=1, decision=4, x=7, y=0, z=0)"
    assert repr(Frame(3, 2, CHANCE, 5, 6, 7, 0)) == "<Frame of procedure 3 at step 2, chance, (5, 6, 7)>"
    assert repr(Frame(3, 2, 0, 5, 6, 7, 1)) == "<Frame of procedure 3 at step 2, seat 0, (5, 6, 7), void>"


def test_small_objects_tell_their_fields() -> None:
    assert repr(Entry(0, 2, 9)) == "Entry(seat=0, decision=2, choice=9)"
    assert repr(Outcome([3, 1], [1, 2])) == "Outcome(points=[3, 1], places=[1, 2])"
    assert repr(Event(1, 0, 2, 3, -1)) == "Event(kind=1, seat=0, a=2, b=3, c=-1)"
    assert repr(CONNECT_FOUR) == "<Game connect-four, version 1>"
    assert repr(CONNECT_FOUR.setup(2)) == f"<Setup for 2 seats, {CONNECT_FOUR.setup(2).options}>"
