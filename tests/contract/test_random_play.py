"""Every title: whatever is played, taken back, rewound, looked at and stored, the match stays sound."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orrery.engine.chance import Dealer, Rng
from orrery.engine.errors import CannotUndo, IllegalChoice, NotYourTurn
from orrery.engine.flow import CHANCE
from orrery.engine.match import Match, replay
from orrery.engine.notation import read_save, write_save
from orrery.engine.plain import digest
from tests.contract.matches import NOWHERE, facts_of, refuses
from tests.contract.secrecy import answered
from tests.contract.titles import PLAYED, Case
from tests.contract.walks import answer_randomly
from tests.share import IS_LONG

SOME = settings() if IS_LONG else settings(max_examples=8)
ACTS = ("play", "play", "play", "play", "undo", "undo", "rewind", "store", "preview", "wrong")


class Guests:
    """People at a table who do what numbers tell them; every act checks what it promises."""

    def __init__(self, case: Case, skip: int) -> None:
        self.match: Match[Any] = Match(case.game, case.setup, Dealer(b"guests"))
        self.before: dict[int, str] = {}
        rng = Rng(skip)
        self.match.deal()
        for _ in range(skip):
            if self.match.asks():
                answer_randomly(self.match, rng)
                self.match.deal()

    def act(self, name: str, number: int) -> None:
        draws, entries = self.match.draws, len(self.match.log)
        getattr(self, name)(number)
        self.match.deal()
        assert self.match.draws >= draws, "draws ran backwards"
        assert len(self.match.log) >= entries, "an entry got lost"
        assert self.match.draws == sum(entry.seat == CHANCE for entry in self.match.log)

    def play(self, number: int) -> None:
        asks = self.match.asks()
        if asks:
            ask = asks[number % len(asks)]
            options = self.match.options(ask.seat)
            self.before[len(self.match.log) + 1] = digest(self.match.state)
            self.match.play(ask.seat, options[number % len(options)])

    def undo(self, number: int) -> None:
        match, seat = self.match, number % self.match.setup.seats
        undone = match.undoable(seat)
        if undone == 0:
            self.refused(lambda: match.undo(seat), CannotUndo)
            return
        alone = undone == match.live[-1]
        match.undo(seat)
        if alone and undone in self.before:
            assert digest(match.state) == self.before[undone]
        if not alone:
            self.before = {number: was for number, was in self.before.items() if number < undone}

    def rewind(self, number: int) -> None:
        if self.match.live and self.match.asks():
            back_to = self.match.live[number % len(self.match.live)]
            kept = [self.match.log[alive - 1] for alive in self.match.live if alive < back_to]
            self.match.rewind(back_to)
            fresh = replay(self.match.game, self.match.setup, kept)
            assert digest(self.match.state) == digest(fresh.state)

    def store(self, number: int) -> None:
        text = write_save(self.match)
        back = read_save(text, {self.match.game.key: self.match.game})
        assert facts_of(back) == facts_of(self.match)
        back.dealer = self.match.dealer
        assert write_save(back) == text
        self.match = back

    def preview(self, number: int) -> None:
        facts = facts_of(self.match)
        for ask in self.match.asks():
            options = self.match.options(ask.seat)
            choice = options[number % len(options)]
            promised = self.match.preview(ask.seat, [choice, number])
            ahead, _ = answered(self.match.game, self.match.state, ask.seat, choice)
            if promised.taken == 1 and ahead.reveals == self.match.state.reveals:
                assert promised.view == self.match.game.view(ahead, ask.seat)
        assert facts_of(self.match) == facts

    def wrong(self, number: int) -> None:
        for seat in range(CHANCE, self.match.setup.seats + 1):
            self.refused(lambda: self.match.play(seat, NOWHERE), NotYourTurn, IllegalChoice)  # noqa: B023
        self.refused(lambda: self.match.rewind(len(self.match.log) + 1), CannotUndo)

    def refused(self, act: Any, *errors: Any) -> None:
        facts = facts_of(self.match)
        refuses(act, *errors)
        assert facts_of(self.match) == facts


acts = st.lists(st.tuples(st.sampled_from(ACTS), st.integers(0, 999)), min_size=6, max_size=40)


@pytest.mark.slow
@pytest.mark.parametrize("case", PLAYED, ids=str)
@SOME
@given(skip=st.integers(0, 120), acts=acts)
def test_a_match_stays_sound_whatever_is_done_to_it(
    case: Case, skip: int, acts: list[tuple[str, int]]
) -> None:
    guests = Guests(case, skip)

    for name, number in acts:
        guests.act(name, number)

    match = guests.match
    assert facts_of(replay(match.game, match.setup, match.log, match.dealer)) == facts_of(match)
