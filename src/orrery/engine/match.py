"""A match: checked play with a log that is only ever appended to.

A game is its setup and its list of answers. Undo is itself an entry: what was said stays said, and
the dealer's draws never run backwards.
"""

from collections.abc import Iterable
from typing import Final, Generic, final

from orrery.engine.chance import Dealer, pick_weighted
from orrery.engine.errors import BrokenReplay, CannotUndo, IllegalChoice, NotYourTurn, WrongDraw
from orrery.engine.events import EVERYBODY, UNDONE, UNKNOWN, Recorder
from orrery.engine.flow import CHANCE, UNANSWERED, Ask, Choices, S, seat_name
from orrery.engine.game import Game, Outcome, Setup
from orrery.engine.preview import Preview, preview

UNDO: Final = -1
"""Stands in an entry instead of a decision: the entry with the number ``choice`` was taken back."""

ALL_SEATS: Final = -2
"""Stands in an undo entry that everybody agreed to."""


STRIDE: Final = 64
"""Answers between two positions that are kept, so that going back costs little however long a game is."""


@final
class Entry:
    """One answer, or one undo."""

    __slots__ = ("choice", "decision", "seat")

    def __init__(self, seat: int, decision: int, choice: int) -> None:
        self.seat = seat
        self.decision = decision
        self.choice = choice

    def __repr__(self) -> str:
        return f"Entry(seat={self.seat}, decision={self.decision}, choice={self.choice})"


@final
class Mark(Generic[S]):
    """The position before an answer that its seat may still take back."""

    def __init__(self, number: int, seat: int, state: S) -> None:
        self.number = number
        self.seat = seat
        self.state = state


@final
class Milestone(Generic[S]):
    """The position after an entry, to which so many live answers have led."""

    def __init__(self, number: int, answers: int, state: S) -> None:
        self.number = number
        self.answers = answers
        self.state = state


@final
class Match(Generic[S]):
    """One game under way. Whatever raises leaves the match as it was.

    Entries are numbered from 1. With a dealer, :meth:`deal` answers all that CHANCE is asked. The
    ``promise`` of the dealer stays with a match that is stored, while its secret may be kept elsewhere.
    A match goes on from ``state`` if that is given.
    """

    def __init__(
        self, game: Game[S], setup: Setup, dealer: Dealer | None = None, state: S | None = None
    ) -> None:
        self.game = game
        self.setup = setup
        self.dealer = dealer
        self.promise = dealer.promise() if dealer is not None else ""
        self.dealt_from = dealer.first if dealer is not None else 0
        self.recorder = Recorder()
        self.log: list[Entry] = []
        self.live: list[int] = []
        self.trail: list[Mark[S]] = []
        self.milestones: list[Milestone[S]] = []
        self.draws = 0
        self.state: S = game.start(setup, self.recorder) if state is None else state
        self.state.recorder = self.recorder

    def __repr__(self) -> str:
        return f"<Match of {self.status()}>"

    def status(self) -> str:
        """The title, the length of the log, and who is asked what by key."""
        keys = [decision.key for decision in self.game.decisions]
        asked = [f"{seat_name(ask.seat)} {keys[ask.decision]}" for ask in self.asks()]
        entries = f"{len(self.log)} {'entry' if len(self.log) == 1 else 'entries'}"
        return f"{self.game.key}, {entries}, {', '.join(asked) or 'over'}"

    def copy(self) -> "Match[S]":
        """An independent match at the same place, without the dealer."""
        twin = Match(self.game, self.setup)
        twin.promise = self.promise
        twin.dealt_from = self.dealt_from
        twin.recorder = self.recorder.copy()
        twin.log = list(self.log)
        twin.live = list(self.live)
        twin.trail = [Mark(mark.number, mark.seat, self.game.clone(mark.state)) for mark in self.trail]
        twin.milestones = list(self.milestones)
        twin.draws = self.draws
        twin._return_to(self.game.clone(self.state))
        return twin

    def branch(self) -> "Match[S]":
        """A match at the same place to try answers on, without the dealer and the events so far.

        It may be played but not taken back: positions before earlier answers are shared.
        """
        twin = Match(self.game, self.setup, None, self.game.clone(self.state))
        twin.log = list(self.log)
        twin.live = list(self.live)
        twin.trail = list(self.trail)
        twin.draws = self.draws
        return twin

    def asks(self) -> list[Ask]:
        """The open questions; empty when the game is over."""
        return self.game.asks(self.state)

    def ask_of(self, seat: int) -> Ask:
        """The open question of ``seat``; raises :class:`NotYourTurn`."""
        if self._is_known(seat):
            for ask in self.asks():
                if ask.seat == seat:
                    return ask
        raise NotYourTurn(seat)

    def options(self, seat: int) -> list[int]:
        return self.game.options(self.state, self.ask_of(seat))

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def preview(self, seat: int, choices: list[int]) -> Preview[S]:
        """What a chain of answers would do; nothing changes. Raises for a first answer that is illegal."""
        if choices:
            self.check(seat, choices[0])
        return preview(self.game, self.state, seat, choices)

    def check(self, seat: int, choice: int) -> Ask:
        """The open question of ``seat``; raises what :meth:`play` would."""
        ask = self.ask_of(seat)
        self.game.require_offered(self.state, ask, choice)
        return ask

    def play(self, seat: int, choice: int) -> None:
        """Answer the open question of ``seat``; raises :class:`NotYourTurn` or :class:`IllegalChoice`."""
        ask = self.check(seat, choice)
        grouped = self.state.open > 1
        before = None if grouped or seat == CHANCE else self.game.clone(self.state)
        reveals = self.state.reveals
        self._forget_marks(seat)
        self.game.apply(self.state, seat, choice)
        self._append(Entry(seat, ask.decision, choice))
        if self.state.reveals != reveals:
            self.trail.clear()
        elif before is not None:
            self.trail.append(Mark(len(self.log), seat, before))

    def play_all(self, seat: int, choices: list[int]) -> None:
        """Give a whole chain of answers, or none of them; the log gets the single ones."""
        if len(choices) > 1:
            apply_checked(self.game, self.game.clone(self.state), seat, choices)
        for choice in choices:
            self.play(seat, choice)

    def say(self, seat: int, token: str) -> None:
        """Like :meth:`play`, with the answer in notation; raises ``BadToken`` too."""
        ask = self.ask_of(seat)
        self.play(seat, self.game.decisions[ask.decision].read(ask, token))

    def deal(self) -> None:
        """Let the dealer answer until CHANCE is asked no more."""
        while self.dealer is not None and self.state.find_ask(CHANCE) >= 0:
            self.play(CHANCE, dealt(self.game, self.state, self.dealer, self.draws))

    def take_over(self, secret: bytes) -> None:
        """Let a new dealer answer CHANCE from now on; for a match whose own secret is not known."""
        self.dealer = Dealer(secret, self.draws)
        self.promise = self.dealer.promise()
        self.dealt_from = self.draws

    def undoable(self, seat: int) -> int:
        """The number of the entry that ``seat`` may take back now; 0 if there is none.

        Once the game is over the dealer's secret may be known, so that nothing can be taken back.
        """
        if self.game.is_over(self.state):
            return 0
        if not self._is_known(seat):
            return 0
        if self._is_pending(seat):
            return max(number for number in self.live if self.log[number - 1].seat == seat)
        if self.trail and self.trail[-1].seat == seat:
            return self.trail[-1].number
        return 0

    def undo(self, seat: int) -> None:
        """Take back the last answer of ``seat``; raises :class:`CannotUndo`.

        That goes back to the last answer from CHANCE or from another seat, or that showed something
        hidden. A secret answer can be taken back until its group is settled.
        """
        number = self.undoable(seat)
        if number == 0:
            raise CannotUndo(seat)
        if self._is_pending(seat):
            self.state.set_answer(self.state.find_ask(seat), UNANSWERED)
        else:
            self._return_to(self.trail.pop().state)
        self.live.remove(number)
        self._forget_milestones(number)
        self._note_undo(seat, number)

    def rewind(self, number: int) -> None:
        """Take back entry ``number`` and all that followed: to be called when everybody has agreed."""
        if number not in self.live or self.game.is_over(self.state):
            raise CannotUndo(ALL_SEATS)
        kept = [alive for alive in self.live if alive < number]
        state, done = self.nearest(number)
        for alive in kept[done:]:
            self.game.apply(state, self.log[alive - 1].seat, self.log[alive - 1].choice)
        self._forget_milestones(number)
        self._return_to(state)
        self.trail.clear()
        self.live = kept
        self._note_undo(ALL_SEATS, number)

    def nearest(self, number: int) -> tuple[S, int]:
        """A position before entry ``number`` from which it is not far, and how many live answers led there.

        Who wants to go on from it may change it.
        """
        if len(self.milestones) < len(self.live) // STRIDE:
            self._lay_milestones()
        for milestone in reversed(self.milestones):
            if milestone.number < number:
                return self.game.clone(milestone.state), milestone.answers
        return self.game.start(self.setup), 0

    def _lay_milestones(self) -> None:
        """Play all again to have positions to go back to, where a snapshot or an undo has left too few."""
        self.milestones.clear()
        state = self.game.start(self.setup)
        for answers, alive in enumerate(self.live, start=1):
            self.game.apply(state, self.log[alive - 1].seat, self.log[alive - 1].choice)
            if answers % STRIDE == 0:
                self.milestones.append(Milestone(alive, answers, self.game.clone(state)))

    def _is_known(self, seat: int) -> bool:
        """Whether there is such a seat; any other number may be too wide to be compared when compiled."""
        return CHANCE <= seat < self.setup.seats

    def _is_pending(self, seat: int) -> bool:
        index = self.state.find_ask(seat)
        return index >= 0 and self.state.answer_at(index) != UNANSWERED

    def _forget_marks(self, seat: int) -> None:
        """An answer of CHANCE or of another seat is a barrier to undo."""
        if self.trail and self.trail[-1].seat != seat:
            self.trail.clear()

    def _append(self, entry: Entry) -> None:
        self.log.append(entry)
        self.live.append(len(self.log))
        if len(self.live) % STRIDE == 0:
            self.milestones.append(Milestone(len(self.log), len(self.live), self.game.clone(self.state)))
        if entry.seat == CHANCE:
            self.draws += 1

    def _forget_milestones(self, number: int) -> None:
        """Entry ``number`` is taken back: positions after it never were."""
        while self.milestones and self.milestones[-1].number >= number:
            self.milestones.pop()

    def _return_to(self, state: S) -> None:
        state.recorder = self.recorder
        self.state = state

    def _note_undo(self, seat: int, number: int) -> None:
        self.log.append(Entry(seat, UNDO, number))
        # In full: a compiled call to an interpreted state takes 0 for every default.
        self.state.tell(UNDONE, seat, number, UNKNOWN, UNKNOWN, EVERYBODY, 0)


def apply_checked(game: Game[S], state: S, seat: int, choices: list[int]) -> None:
    """Give a chain of answers, in place, up to the first that is wrong; raises what that one would raise.

    Something hidden that was shown ends a chain: what comes after it is an answer to something new.
    """
    reveals = state.reveals
    for index, choice in enumerate(choices):
        asks = [ask for ask in game.asks(state) if ask.seat == seat]
        if not asks or (index > 0 and state.reveals != reveals):
            raise NotYourTurn(seat)
        game.require_offered(state, asks[0], choice)
        game.apply(state, seat, choice)


def dealt(game: Game[S], state: S, dealer: Dealer, draw: int) -> int:
    """What the dealer answers to the open question to CHANCE, as draw number ``draw``."""
    ask = state.ask_at(state.find_ask(CHANCE))
    weights = Choices()
    for weight in game.weights(state, ask):
        weights.add(weight)
    ticket = dealer.ticket(draw, sum(weights.listed()))
    return game.options(state, ask)[pick_weighted(weights, ticket)]


def replay(game: Game[S], setup: Setup, entries: Iterable[Entry], dealer: Dealer | None = None) -> Match[S]:
    """A match rebuilt from its log, every entry verified; with a dealer, every draw as well.

    Raises :class:`BrokenReplay` or :class:`WrongDraw` with the number of the first wrong entry.
    """
    match = Match(game, setup, dealer)
    follow(match, entries)
    return match


def follow(match: Match[S], entries: Iterable[Entry]) -> None:
    """Go on with a match by the next entries of its log, verified like those of :func:`replay`."""
    for entry in entries:
        number = len(match.log) + 1
        if match.dealer is not None and _is_wrong_draw(match, entry, match.dealer):
            raise WrongDraw(number)
        _repeat(match, entry, number)


def _is_wrong_draw(match: Match[S], entry: Entry, dealer: Dealer) -> bool:
    """Whether CHANCE is asked, and the entry is not what the dealer would have answered."""
    if entry.seat != CHANCE or match.state.find_ask(CHANCE) < 0 or match.draws < dealer.first:
        return False
    return entry.choice != dealt(match.game, match.state, dealer, match.draws)


def _repeat(match: Match[S], entry: Entry, number: int) -> None:
    try:
        if entry.decision == UNDO:
            _repeat_undo(match, entry, number)
            return
        asked = match.ask_of(entry.seat).decision
        if asked != entry.decision:
            raise BrokenReplay(number, f"seat {entry.seat} is asked {match.game.decisions[asked].key}")
        match.play(entry.seat, entry.choice)
    except (NotYourTurn, IllegalChoice, CannotUndo) as error:
        raise BrokenReplay(number, str(error)) from error


def _repeat_undo(match: Match[S], entry: Entry, number: int) -> None:
    if entry.seat == ALL_SEATS:
        match.rewind(entry.choice)
    elif match.undoable(entry.seat) != entry.choice:
        raise BrokenReplay(number, f"seat {entry.seat} can't take back entry {entry.choice}")
    else:
        match.undo(entry.seat)
