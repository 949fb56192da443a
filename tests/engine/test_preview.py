"""A preview shows what an answer does, as far as its seat may know; it is no oracle."""

import pytest

from orrery.engine.errors import IllegalChoice, NotYourTurn
from orrery.engine.flow import PASS
from orrery.engine.preview import preview
from tests.contract.matches import facts_of
from tests.contract.toy import AUCTION, NO, TOLD_STAKED, YES
from tests.engine.test_match import auction, staked


def test_a_preview_shows_view_and_events_and_changes_nothing() -> None:
    match = auction()
    before = facts_of(match)
    promised = match.preview(0, [2, YES])
    assert facts_of(match) == before

    match.play_all(0, [2, YES])
    assert promised.view == AUCTION.view(match.state, 0)
    assert [event.plain() for event in promised.events] == [(TOLD_STAKED, 0, 6, -1, -1)]
    assert (promised.undoable, promised.taken) == (True, 2)


def test_an_empty_chain_shows_the_position_as_it_is() -> None:
    match = auction()
    promised = match.preview(1, [])
    assert (promised.view, promised.events, promised.taken) == (AUCTION.view(match.state, 1), [], 0)


def test_a_chain_is_followed_until_another_seat_is_asked() -> None:
    promised = auction().preview(0, [2, YES, 0, 0])
    assert (promised.undoable, promised.taken) == (True, 2)


def test_a_chain_is_followed_until_an_answer_is_not_offered() -> None:
    promised = auction().preview(0, [2, 7, YES])
    assert (promised.undoable, promised.taken) == (True, 1)


def test_a_first_answer_that_is_not_offered_is_refused() -> None:
    with pytest.raises(IllegalChoice):
        auction().preview(0, [7])
    with pytest.raises(NotYourTurn):
        auction().preview(1, [0])


def test_an_answer_that_would_show_something_hidden_is_not_followed() -> None:
    match = staked(seats=2, cards="2", hands=(0, 1, 2, 3))
    match.play(0, 0)
    match.play(1, 1)
    promised = match.preview(1, [0])
    assert (promised.view, promised.events) == (AUCTION.view(match.state, 1), [])
    assert (promised.undoable, promised.taken) == (False, 0)


def test_an_answer_inside_a_group_is_only_noted_even_if_it_is_the_last() -> None:
    match = staked(seats=2)
    early = match.preview(1, [1])
    match.play(0, 0)
    late = match.preview(1, [1])
    for promised in (early, late):
        assert (promised.events, promised.undoable, promised.taken) == ([], False, 1)


def test_the_secret_answers_of_others_make_no_difference() -> None:
    views = []
    for answer in (0, PASS):
        match = staked(seats=2)
        match.play(0, answer)
        views.append(match.preview(1, [1]).plain())
    assert views[0] == views[1]


def test_a_seat_that_is_not_asked_can_follow_no_answer() -> None:
    match = auction()
    assert preview(AUCTION, match.state, 1, [NO]).taken == 0
