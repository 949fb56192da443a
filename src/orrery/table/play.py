"""The match of a table under way: who is asked which question, and what is answered without asking.

The table answers for people who have no choice or have left an order, for bots that have made up their minds
about a question put to several seats, and for those whose time is up. Whether and when it does so must tell
nothing. So where something could be told, these answers go in together: not before the question has been open
for the pause, and only when they settle it. There every bot that is asked is waited for, whether it has a
choice or not: who is asked is known to all, who has a choice is not.
"""

from typing import Any, Final

from orrery.engine.errors import CannotUndo, NotYourTurn
from orrery.engine.events import SPECTATOR
from orrery.engine.flow import PASS, UNANSWERED, Ask
from orrery.engine.match import Match
from orrery.engine.preview import Preview
from orrery.table.clocks import Clocks
from orrery.table.errors import AwaitsConsent, BadAnswer, StaleQuestion
from orrery.table.groups import is_pending, is_window, would_settle
from orrery.table.orders import Orders
from orrery.table.seats import NOBODY, Seating
from orrery.table.settings import OnTimeout, Settings
from orrery.table.undo import Proposal, read_proposal, steps_back

MOST_AT_ONCE: Final = 100
"""Answers that the table gives in one go; the rest is due at once."""

MOST_CHOICES: Final = 200

LONGEST_THOUGHT: Final = 10.0
"""Seconds after which a window is no longer held open for a bot that can pass."""


def check_count(choices: list[int]) -> None:
    """Raise :class:`BadAnswer` for an answer without choices, or with far too many."""
    if not 1 <= len(choices) <= MOST_CHOICES:
        raise BadAnswer(f"{len(choices)} choices")


class Play:
    """``asked`` holds the number of the open question of each seat that was asked in the present group.

    ``kept`` are answers that wait until they may go in; ``helped`` are people whose open question a bot
    answers; ``own`` are those who have taken back an answer and want to give it themselves. ``expected`` is
    what the table would answer, as it was found last; None if it has to be found anew.
    """

    def __init__(self, match: Match[Any], seating: Seating, settings: Settings, now: float) -> None:
        self.match = match
        self.game = match.game
        self.seating = seating
        self.settings = settings
        self.orders = Orders(match.game, match.setup.seats)
        self.clocks = Clocks(settings.clock, match.setup.seats)
        self.questions = 0
        self.asked: dict[int, int] = {}
        self.posed_at = now
        self.kept: dict[int, int] = {}
        self.helped: set[int] = set()
        self.own: set[int] = set()
        self.expected: dict[int, int] | None = None
        self.proposal: Proposal | None = None

    def open(self, now: float) -> None:
        """Put the first questions."""
        self._pose(now)

    def is_over(self) -> bool:
        return self.game.is_over(self.match.state)

    def is_quiet(self) -> bool:
        """Whether answering at once would tell somebody that there was no choice."""
        if not self.seating.has_people():
            return False
        alone = int(self.match.state.ask_at(0).seat)
        return is_window(self.match) or bool(self.game.hides and self.seating.is_person(alone))

    def check_question(self, seat: int, question: int) -> None:
        """Raise :class:`StaleQuestion` unless this is the number of the last question put to the seat."""
        if seat not in self.asked or self.asked[seat] != question:
            raise StaleQuestion(seat, question)

    def answer(self, seat: int, question: int, choices: list[int], now: float) -> None:
        """A person answers, with one choice or a whole plan; that ends a proposal to take something back."""
        self.check_question(seat, question)
        check_count(choices)
        self.match.play_all(seat, choices)
        self.proposal = None
        self._note_answer(seat, len(choices), now)

    def answer_as_bot(self, seat: int, question: int, choices: list[int], now: float) -> bool:
        """The bot of a seat answers; whether anybody may notice: in a window its first choice is kept."""
        self.check_question(seat, question)
        if seat not in self.thinking():
            raise NotYourTurn(seat)
        check_count(choices)
        if self.proposal is not None:
            raise AwaitsConsent("people are asked about taking something back")
        if self.is_quiet() and is_window(self.match):
            self.match.check(seat, choices[0])
            self.kept[seat] = choices[0]
            return False
        self.match.play_all(seat, choices)
        self._note_answer(seat, len(choices), now)
        return True

    def preview(self, seat: int, question: int, choices: list[int]) -> Preview[Any]:
        """What these answers would do; nothing changes."""
        self.check_question(seat, question)
        check_count(choices)
        return self.match.preview(seat, choices)

    def _note_answer(self, seat: int, answers: int, now: float) -> None:
        self.kept.pop(seat, None)
        if answers > 1 or not is_pending(self.match.state, seat):
            self._pose(now)

    def _pose(self, now: float) -> None:
        """New questions are open: number them, and let the orders hear what happened."""
        self.questions += 1
        self.asked = {int(ask.seat): self.questions for ask in self.match.asks()}
        self.posed_at = now
        self.kept.clear()
        self.helped.clear()
        self.own.clear()
        self.orders.hear(self.match.recorder.stream(SPECTATOR, self.orders.heard))

    def may_undo(self, seat: int) -> bool:
        """Whether the seat can take something back alone."""
        return steps_back(self.match, seat) > 0

    def undo(self, seat: int, now: float) -> None:
        """Take back what the seat may take back alone, at least to its last real choice."""
        steps = steps_back(self.match, seat)
        if steps == 0:
            raise CannotUndo(seat)
        in_group = is_pending(self.match.state, seat)
        for _ in range(steps):
            self.match.undo(seat)
        if in_group:
            self.questions += 1
            self.asked[seat] = self.questions
        else:
            self._pose(now)
        self.own.add(seat)
        self.proposal = None

    def rewind(self, proposal: Proposal, now: float) -> None:
        """Take back with the consent of all."""
        self.match.rewind(proposal.entry)
        self.proposal = None
        self._pose(now)
        self.own.add(proposal.seat)

    def go_on(self, now: float) -> None:
        """Let chance answer, and the table for those who need not be asked; then see to the clocks."""
        self.expected = None
        self._give_up_on_bots(now)
        for _ in range(MOST_AT_ONCE):
            said = len(self.match.log)
            self.match.deal()
            if len(self.match.log) > said:
                self._pose(now)
            if not self._give_some(now):
                break
        self._run_clocks(now)

    def _give_some(self, now: float) -> bool:
        """Give the answers that may go in now; whether there were any."""
        choices = self.expected = self.automatic()
        due = self.due_answers(choices)
        if due is None or due > now:
            return False
        self.expected = None
        posed = self.questions
        for ask in self.match.asks():
            if ask.seat in choices and self.questions == posed:
                self._give(ask, choices[ask.seat], now)
        return True

    def due_answers(self, choices: dict[int, int]) -> float | None:
        """When these answers of the table may go in; None if that depends on others."""
        if not choices or self.proposal is not None:
            return None
        if not self.is_quiet():
            return self.posed_at
        return self.posed_at + self.settings.pause if would_settle(self.match, choices) else None

    def automatic(self) -> dict[int, int]:
        """What the table would answer, by seat."""
        awaited = self.awaited_bots()
        found = {int(ask.seat): self._automatic(ask) for ask in self.match.asks() if ask.seat not in awaited}
        return {seat: choice for seat, choice in found.items() if choice != UNANSWERED}

    def awaited_bots(self) -> list[int]:
        """The seats that a window is held open for, because their bots have not answered yet."""
        asked = [int(ask.seat) for ask in self.match.asks()]
        bots = [seat for seat in asked if self._is_for_bot(seat) and seat not in self.kept]
        return bots if bots and is_window(self.match) and self.is_quiet() else []

    def _is_for_bot(self, seat: int) -> bool:
        return seat in self.helped or not self.seating.is_person(seat)

    def _give_up_on_bots(self, now: float) -> None:
        """Pass for bots that have taken too long; those that can't pass are waited for."""
        if now >= self.posed_at + LONGEST_THOUGHT:
            self.kept.update(self._passes_of_bots())

    def _passes_of_bots(self) -> dict[int, int]:
        found = {seat: self.match.options(seat) for seat in self.awaited_bots()}
        return {seat: options[0] for seat, options in found.items() if PASS in options or len(options) == 1}

    def _automatic(self, ask: Ask) -> int:
        if ask.seat in self.kept:
            return self.kept[ask.seat]
        options = self.game.options(self.match.state, ask)
        if len(options) == 1:
            return options[0]
        if not self.seating.is_person(ask.seat) or ask.seat in self.own or ask.seat in self.helped:
            return UNANSWERED
        return self.orders.choice(ask, options)

    def _give(self, ask: Ask, choice: int, now: float) -> None:
        options = self.game.options(self.match.state, ask)
        self.match.play(ask.seat, choice)
        if ask.seat not in self.kept:
            self.orders.follow(ask, options, choice)
        self._note_answer(ask.seat, 1, now)

    def _run_clocks(self, now: float) -> None:
        if self.is_over():
            self.clocks.run(now, {}, False)
            return
        waiting = [int(ask.seat) for ask in self.match.asks() if self._is_waited_for(ask.seat)]
        self.clocks.run(now, {seat: self.asked[seat] for seat in waiting}, is_window(self.match))

    def _is_waited_for(self, seat: int) -> bool:
        return self.seating.is_person(seat) and seat not in self.helped and seat not in self.kept

    def expire(self, now: float) -> bool:
        """Deal with those whose time is up; whether there was anybody."""
        late = self.clocks.expired(now)
        for seat in late:
            self._time_out(seat)
        if late:
            self.proposal = None
        return bool(late)

    def _time_out(self, seat: int) -> None:
        policy = self.settings.on_timeout
        if policy == OnTimeout.PASS and PASS in self.match.options(seat):
            self.kept[seat] = PASS
        elif policy in (OnTimeout.PASS, OnTimeout.ANSWER):
            self.helped.add(seat)
        else:
            claim = self.seating.seats[seat].person if policy == OnTimeout.REPLACE else NOBODY
            self.sit_in(seat, self.settings.substitute, claim)

    def sit_in(self, seat: int, bot: str, claim: str) -> None:
        """A bot takes over; it doesn't know the orders of the person."""
        self.seating.substitute(seat, bot, claim)
        self.orders.clear(seat)
        self.own.discard(seat)
        self.proposal = None

    def come_back(self, seat: int) -> None:
        """A person takes over, who may want something else than the bot."""
        self.kept.pop(seat, None)
        self.helped.discard(seat)
        self.proposal = None

    def thinking(self) -> list[int]:
        """The seats whose question is for a bot to answer."""
        asked = [int(ask.seat) for ask in self.match.asks() if self._is_for_bot(ask.seat)]
        known = self._foreseen() if asked else {}
        return [seat for seat in asked if seat not in known]

    def _foreseen(self) -> dict[int, int]:
        """What the table would answer, found once after every change."""
        if self.expected is None:
            self.expected = self.automatic()
        return self.expected

    def due(self) -> float | None:
        """When something happens by itself, if nobody answers before."""
        times = [self.clocks.next_deadline(), self.due_answers(self._foreseen())]
        if self.proposal is None and self._passes_of_bots():
            times.append(self.posed_at + LONGEST_THOUGHT)
        return min((time for time in times if time is not None), default=None)

    def plain(self, now: float) -> dict[str, Any]:
        """For the store: all but the match."""
        return {
            "questions": self.questions,
            "asked": {str(seat): number for seat, number in self.asked.items()},
            "open": now - self.posed_at,
            "kept": {str(seat): choice for seat, choice in self.kept.items()},
            "helped": sorted(self.helped),
            "own": sorted(self.own),
            "orders": self.orders.plain(),
            "clocks": self.clocks.plain(now),
            "proposal": self.proposal.plain() if self.proposal is not None else None,
        }

    def restore(self, plain: dict[str, Any], now: float) -> None:
        """Go on where a table with the same log was left; the time in between counts for nobody."""
        self.questions = plain["questions"]
        self.asked = {int(seat): number for seat, number in plain["asked"].items()}
        self.posed_at = now - plain["open"]
        self.kept = {int(seat): choice for seat, choice in plain["kept"].items()}
        self.helped = set(plain["helped"])
        self.own = set(plain["own"])
        self.orders.restore(plain["orders"], self.match.recorder.count())
        self.clocks.restore(plain["clocks"], now)
        self.proposal = read_proposal(plain["proposal"])
        self.expected = None
