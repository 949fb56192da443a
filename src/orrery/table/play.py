"""The match of a table under way: who is asked which question, what is answered, what is taken back."""

from collections.abc import Collection
from typing import Any, Final

from orrery.engine.errors import CannotUndo, NotYourTurn
from orrery.engine.events import SPECTATOR
from orrery.engine.flow import PASS, UNANSWERED, Ask
from orrery.engine.match import Match
from orrery.table import automatic, windows
from orrery.table.clocks import Clocks
from orrery.table.errors import AwaitsConsent, BadAnswer, NoProposal, NotHeld, NoWindow, StaleQuestion
from orrery.table.foresight import Foreseen, foresee
from orrery.table.groups import is_pending, is_window
from orrery.table.hold import Hold, ends_turn, is_wanted, read_hold
from orrery.table.messages import Question, put_question, settled
from orrery.table.orders import Orders
from orrery.table.seats import NOBODY, Seating
from orrery.table.settings import OnTimeout, Settings
from orrery.table.undo import Proposal, last_choice, read_proposal, steps_back

MOST_AT_ONCE: Final = 100
"""Answers that the table gives in one go; the rest is due at once."""

MOST_CHOICES: Final = 200
NO_SEAT: Final = -1


def check_count(choices: list[int]) -> None:
    """Raise :class:`BadAnswer` for an answer without choices, or with far too many."""
    if not 1 <= len(choices) <= MOST_CHOICES:
        raise BadAnswer(f"{len(choices)} choices")


class Play:
    """``asked`` holds the number of the open question of each seat that was asked in the present group.

    ``kept`` are answers that wait until they may go in; ``helped`` are people whose open question a bot
    answers; ``own`` are those who have taken back an answer and want to give it themselves; ``taking_time``
    are those for whom a window stays open until they answer. ``expected`` is
    what the table would answer, as it was found last; None if it has to be found anew. ``acting`` is the seat
    whose person has answered last, or -1; ``hold`` is set while the table waits for a person to end a turn.
    """

    def __init__(self, match: Match[Any], seating: Seating, settings: Settings, now: float) -> None:
        self.match = match
        self.game = match.game
        self.seating = seating
        self.settings = settings
        self.questions = 0
        self.asked: dict[int, int] = {}
        self.posed_at = now
        self.kept: dict[int, int] = {}
        self.helped: set[int] = set()
        self.own: set[int] = set()
        self.taking_time: set[int] = set()
        self.orders = Orders(match.game, match.setup.seats)
        self.clocks = Clocks(settings.clock, match.setup.seats)
        self.proposal: Proposal | None = None
        self.acting = NO_SEAT
        self.hold: Hold | None = None
        self.expected: dict[int, int] | None = None
        self._questions: dict[int, Question] = {}
        self._open_view: tuple[int, Any] | None = None

    def open(self, now: float) -> None:
        """Put the first questions."""
        self._pose(now)

    def is_over(self) -> bool:
        return self.game.is_over(self.match.state)

    def question_of(self, seat: int) -> Question | None:
        """The open question of a seat, made once; there is none while the table holds."""
        if self.hold is not None:
            return None
        state = self.match.state
        place = state.find_ask(seat)
        if place < 0 or state.answer_at(place) != UNANSWERED:
            return None
        number, ask = self.asked[seat], state.ask_at(place)
        is_given = automatic.is_given(self, ask)
        known = self._questions.get(seat)
        if known is None or (known.number, known.is_given) != (number, is_given):
            known = self._questions[seat] = put_question(self.game, state, ask, number, is_given)
        return known

    def open_view(self) -> Any:
        """What all see in a title without secrets; what has not changed is the same object as before."""
        last, entries = self._open_view, len(self.match.log)
        if last is None or last[0] != entries:
            view = self.game.view(self.match.state, SPECTATOR)
            last = self._open_view = (entries, view if last is None else settled(last[1], view))
        return last[1]

    def check_question(self, seat: int, question: int) -> None:
        """Raise :class:`StaleQuestion` unless this is the number of the last question put to the seat."""
        if self.hold is not None or seat not in self.asked or self.asked[seat] != question:
            raise StaleQuestion(seat, question)

    def answer(self, seat: int, question: int, choices: list[int], now: float) -> None:
        """A person answers, with one choice or a whole plan; that ends a proposal to take something back."""
        self.check_question(seat, question)
        check_count(choices)
        self.match.play_all(seat, choices)
        self.proposal = None
        self.acting = seat
        self._note_answer(seat, len(choices), now)

    def answer_as_bot(self, seat: int, question: int, choices: list[int], now: float) -> None:
        """The bot of a seat answers.

        In a window its first choice is kept, and elsewhere too until the pause is over, where it matters.
        """
        self.check_question(seat, question)
        if seat not in self.thinking():
            raise NotYourTurn(seat)
        check_count(choices)
        if self.proposal is not None:
            raise AwaitsConsent("people are asked about taking something back")
        if automatic.is_quiet(self) and (is_window(self.match) or now < self.posed_at + self.settings.pause):
            self.match.check(seat, choices[0])
            self.kept[seat] = choices[0]
            return
        self.match.play_all(seat, choices)
        self.acting = NO_SEAT
        self._note_answer(seat, len(choices), now)

    def take_time(self, seat: int, question: int) -> None:
        """Keep the window open until this seat answers; raises :class:`NoWindow` if none would close."""
        self.check_question(seat, question)
        if not windows.is_timed(self) or seat in self.taking_time:
            raise NoWindow("no window would close by itself")
        self.match.ask_of(seat)
        self.taking_time.add(seat)

    def preview(self, seat: int, question: int, choices: list[int]) -> Foreseen:
        """What these answers would do; nothing changes."""
        self.check_question(seat, question)
        check_count(choices)
        return foresee(self, seat, choices)

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
        self.taking_time.clear()
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
        self._release(now)
        for _ in range(steps):
            self.match.undo(seat)
        if in_group:
            self.questions += 1
            self.asked[seat] = self.questions
        else:
            self._pose(now)
        self.own.add(seat)
        self.proposal = None

    def end_turn(self, seat: int, now: float) -> None:
        """Ask the next seat, which ends what can be taken back; raises :class:`NotHeld`."""
        if self.hold is None or self.hold.seat != seat:
            raise NotHeld(f"the table does not wait for seat {seat} to end its turn")
        self._release(now)
        self.proposal = None

    def _release(self, now: float) -> None:
        """Hold no longer; whoever is asked next is asked from now on."""
        self.acting = NO_SEAT
        if self.hold is not None:
            self.hold = None
            self.posed_at = now

    def release_seats(self, seats: Collection[int], now: float) -> bool:
        """Hold no longer for any of these seats; returns whether the table did."""
        held = self.hold is not None and self.hold.seat in seats
        if held:
            self._release(now)
        return held

    def propose_undo(self, who: str, seat: int, now: float) -> None:
        """Ask the other people to go back before the last choice of the seat."""
        if self.proposal is not None:
            raise AwaitsConsent("people are asked already")
        entry = last_choice(self.match, seat)
        if entry == 0:
            raise CannotUndo(seat)
        self.proposal = Proposal(seat, entry, who)
        self.agree(who, now)

    def agree(self, who: str, now: float) -> None:
        """Agree to what was proposed; done as soon as all people have."""
        if self.proposal is None:
            raise NoProposal("nothing was proposed")
        self.proposal.agreed.add(who)
        if self.seating.people() <= self.proposal.agreed:
            self._rewind(self.proposal, now)

    def refuse(self) -> None:
        if self.proposal is None:
            raise NoProposal("nothing was proposed")
        self.proposal = None

    def _rewind(self, proposal: Proposal, now: float) -> None:
        """Take back with the consent of all."""
        self.match.rewind(proposal.entry)
        self._release(now)
        self.proposal = None
        self._pose(now)
        self.own.add(proposal.seat)

    def go_on(self, now: float) -> None:
        """Let chance answer, and the table for those who need not be asked; then see to the clocks.

        Where a turn ends that is held, nobody is asked before its person ends it.
        """
        self.expected = None
        self._give_up_on_bots(now)
        for _ in range(MOST_AT_ONCE):
            if self._comes_to_hold(now):
                break
            said = len(self.match.log)
            self.match.deal()
            if len(self.match.log) > said:
                self._pose(now)
            if not self._give_some(now):
                break
        self._run_clocks(now)

    def _comes_to_hold(self, now: float) -> bool:
        """Hold if the person who has answered last has ended a turn; returns whether the table holds."""
        seat = self.acting
        if self.hold is None and seat >= 0 and is_wanted(self.seating, seat) and ends_turn(self.match, seat):
            run = self.clocks.running.get(seat)
            self.hold = Hold(seat, run.question if run is not None else self.questions, now)
        return self.hold is not None

    def _give_some(self, now: float) -> bool:
        """Give the answers that may go in now; whether there were any."""
        choices = self.expected = automatic.answers(self)
        due = automatic.due_answers(self, choices)
        if due is None or due > now:
            return False
        self.expected = None
        posed = self.questions
        for ask in self.match.asks():
            if ask.seat in choices and self.questions == posed:
                self._give(ask, choices[ask.seat], now)
        return True

    def _give_up_on_bots(self, now: float) -> None:
        """Pass for bots that have taken too long; those that can't pass are waited for."""
        until = windows.bots_until(self) if self.match.asks() else None
        if until is not None and now >= until:
            self.kept.update(automatic.passes_of_bots(self))

    def _give(self, ask: Ask, choice: int, now: float) -> None:
        options = self.game.options(self.match.state, ask)
        self.match.play(ask.seat, choice)
        if ask.seat != self.acting:
            self.acting = NO_SEAT
        if ask.seat not in self.kept:
            self.orders.follow(ask, options, choice)
        self._note_answer(ask.seat, 1, now)

    def _run_clocks(self, now: float) -> None:
        if self.is_over():
            self.clocks.run(now, {}, False)
            return
        self.clocks.run(now, self.waited_for(), self.hold is None and is_window(self.match))

    def waited_for(self) -> dict[int, int]:
        """The seats whose people have to answer or to end their turn, with the numbers of their questions."""
        if self.hold is not None:
            return {self.hold.seat: self.hold.question}
        asked = [int(ask.seat) for ask in self.match.asks()]
        return {seat: self.asked[seat] for seat in asked if self._is_waited_for(seat)}

    def _is_waited_for(self, seat: int) -> bool:
        return self.seating.is_person(seat) and seat not in self.helped and seat not in self.kept

    def expire(self, now: float) -> bool:
        """Deal with those whose time is up; whether there was anybody. A turn that is held ends."""
        late = self.clocks.expired(now)
        if self.hold is not None and (late or now >= self.hold.until):
            self._release(now)
            self.proposal = None
            return True
        for seat in late:
            self._time_out(seat)
        if late:
            self.proposal = None
        return bool(late)

    def _time_out(self, seat: int) -> None:
        policy = self.settings.on_timeout
        if policy == OnTimeout.PASS and PASS in self.match.options(seat):
            self.kept[seat] = windows.last_word(self, self.match.ask_of(seat))
            self.acting = NO_SEAT
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
        self.acting = NO_SEAT
        if self.hold is not None and self.hold.seat == seat:
            self.hold = None

    def come_back(self, seat: int) -> None:
        """A person takes over, who may want something else than the bot."""
        self.kept.pop(seat, None)
        self.helped.discard(seat)
        self.proposal = None

    def is_for_bot(self, seat: int) -> bool:
        """Whether a bot answers for a seat: its own, or for this question that of a person."""
        return seat in self.helped or not self.seating.is_person(seat)

    def thinking(self) -> list[int]:
        """The seats whose question is for a bot to answer."""
        if self.hold is not None:
            return []
        asked = [int(ask.seat) for ask in self.match.asks() if self.is_for_bot(ask.seat)]
        known = self._foreseen() if asked else {}
        return [seat for seat in asked if seat not in known]

    def _foreseen(self) -> dict[int, int]:
        """What the table would answer, found once after every change."""
        if self.expected is None:
            self.expected = automatic.answers(self)
        return self.expected

    def due(self) -> float | None:
        """When something happens by itself, if nobody answers before."""
        if self.hold is not None:
            deadline = self.clocks.next_deadline()
            return self.hold.until if deadline is None else min(deadline, self.hold.until)
        times = [self.clocks.next_deadline(), automatic.due_answers(self, self._foreseen())]
        if self.proposal is None and automatic.passes_of_bots(self):
            times.append(windows.bots_until(self))
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
            "taking_time": sorted(self.taking_time),
            "orders": self.orders.plain(),
            "clocks": self.clocks.plain(now),
            "proposal": self.proposal.plain() if self.proposal is not None else None,
            "hold": self.hold.plain(now) if self.hold is not None else None,
        }

    def restore(self, plain: dict[str, Any], now: float) -> None:
        """Go on where a table with the same log was left; the time in between counts for nobody."""
        self.questions = plain["questions"]
        self.asked = {int(seat): number for seat, number in plain["asked"].items()}
        self.posed_at = now - plain["open"]
        self.kept = {int(seat): choice for seat, choice in plain["kept"].items()}
        self.helped = set(plain["helped"])
        self.own = set(plain["own"])
        self.taking_time = set(plain.get("taking_time", ()))
        self.orders.restore(plain["orders"], self.match.recorder.count())
        self.clocks.restore(plain["clocks"], now)
        self.proposal = read_proposal(plain["proposal"])
        self.hold = read_hold(plain.get("hold"), now)
        self.expected = None
