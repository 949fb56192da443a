"""Windows: moments at which seats may, or must, respond; and the responses themselves.

A phase opens a window at a timing point. What must happen there happens first, in priority order.
Then all seats that might respond are polled at once; the first response in priority order is played,
and all begins again, until nothing must happen and all pass. A response is a frame of its own. It is
aimed, if it needs a target; before it is carried out it opens a window about itself: there live the
zaps. A zap marks the frame of its subject void; a zap of the zap is the same once more, higher up.
Nothing is unwound, for nothing has happened yet.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final, Generic, final

from mypy_extensions import i64, mypyc_attr

from orrery.engine.actions import NOT_THERE
from orrery.engine.decision import ALLOWED, Decision, Refusal
from orrery.engine.flow import PASS, UNANSWERED, Ask, Choices, Frame, S

MAY: Final = 0
MUST: Final = 1
NO_SUBJECT: Final = -1
NO_POINT: Final = -1

NO_TARGET: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Response(Generic[S]):
    """Something that a seat may or must do at a timing point.

    ``when`` gets the state, the seat and the frame of the window (``x`` point, ``y`` place of the
    subject). ``do`` gets the state and the frame of the response (``seat``, ``y`` place of the subject,
    ``z`` its target). ``aim`` asks for the target; the decision that is asked writes it there.
    ``answered_at`` is the timing point at which it can itself be answered. What must be done may depend
    on public facts only: whether it happens would otherwise tell a secret.
    """

    def __init__(
        self,
        key: str,
        clause: str,
        at: int,
        duty: int,
        when: Callable[[S, int, Frame], bool],
        do: Callable[[S, Frame], None],
        answered_at: int = NO_POINT,
        aim: Callable[[S, Frame], None] | None = None,
    ) -> None:
        self.key = key
        self.clause = clause
        self.at = at
        self.duty = duty
        self.when = when
        self.do = do
        self.answered_at = answered_at
        self.aim = aim


@mypyc_attr(allow_interpreted_subclasses=True)
class Windows(ABC, Generic[S]):
    """The timing chart of a title: its points, its responses, and who comes first.

    ``window``, ``response`` and ``poll`` are the places of the two procedures and the decision in the
    title's own tables: ``Procedure(windows.compel, windows.poll_all)``,
    ``Procedure(windows.take_aim, windows.announce, windows.carry_out)``, ``Poll(windows)``.
    """

    def __init__(
        self, responses: tuple[Response[S], ...], points: int, window: int, response: int, poll: int
    ) -> None:
        self.responses = responses
        self.window: i64 = window
        self.response: i64 = response
        self.poll: i64 = poll
        self.table: list[list[int]] = [
            [index for index, entry in enumerate(responses) if entry.at == point] for point in range(points)
        ]
        self.duties: list[list[int]] = [
            [index for index in here if responses[index].duty == MUST] for here in self.table
        ]

    @abstractmethod
    def order(self, state: S) -> list[int]:
        """All seats, the one with priority first."""

    @abstractmethod
    def might_respond(self, state: S, seat: i64, frame: Frame) -> bool:
        """Whether ``seat`` is polled: by what everybody can see, or being asked would tell a secret.

        ``frame`` is that of the window: ``x`` the timing point, ``y`` the place of the subject.
        """

    @abstractmethod
    def forbidden(self, state: S, seat: i64, response: i64, frame: Frame) -> str:
        """The clause by which ``seat`` may not use a response, whatever the moment; or ``ALLOWED``.

        ``NOT_THERE`` if it has neither card nor power for it. What must be done is done as long as this is
        ``ALLOWED`` and its ``when`` is true: paying has to use it up.
        """

    @abstractmethod
    def pay(self, state: S, seat: i64, response: i64) -> None:
        """What it costs to play it, also if it is cancelled afterwards; the place to tell of it."""

    @final
    def open(self, state: S, point: i64, seat: i64, subject: i64 = NO_SUBJECT) -> None:
        """Open a window at ``point``, about the frame at place ``subject`` if there is one."""
        state.push(self.window, seat, point, subject, self.stamp(state))

    def stamp(self, state: S) -> i64:
        """What the frame of a new window carries in ``z``: for a title that tells its windows apart."""
        return 0

    @final
    def play(self, state: S, seat: i64, response: i64, subject: i64) -> None:
        """Put a response on the stack."""
        state.push(self.response, seat, response, subject, NO_TARGET)

    @final
    def usable(self, state: S, seat: i64, response: i64, frame: Frame) -> bool:
        """Whether ``seat`` may use a response of this moment, or must."""
        entry = self.responses[response]
        return self.forbidden(state, seat, response, frame) == ALLOWED and entry.when(state, seat, frame)

    @final
    def against(self, state: S, seat: i64, response: i64, frame: Frame) -> str:
        """The clause by which ``seat`` can't answer a poll with a response; ``ALLOWED`` or ``NOT_THERE``."""
        clause = self.forbidden(state, seat, response, frame)
        if clause == ALLOWED:
            clause = self.untimely(response, frame.x)
        if clause != ALLOWED:
            return clause
        entry = self.responses[response]
        return ALLOWED if entry.duty == MAY and entry.when(state, seat, frame) else entry.clause

    def untimely(self, response: i64, point: i64) -> str:
        """The clause by which this is not the moment for a response; its own one says when that is."""
        entry = self.responses[response]
        return ALLOWED if entry.at == point else entry.clause

    def within_reach(self, state: S, seat: i64) -> list[int]:
        """The responses that ``seat`` might try at all, ascending; titles may know quicker ways."""
        return list(range(len(self.responses)))

    def against_passing(self, state: S, seat: i64, frame: Frame) -> str:
        """The clause by which ``seat`` has to respond, or ``ALLOWED``."""
        return ALLOWED

    def offer(self, state: S, seat: i64, frame: Frame, out: Choices) -> None:
        """Write what ``seat`` may answer to a poll into ``out``, ascending; titles may know quicker ways."""
        if self.against_passing(state, seat, frame) == ALLOWED:
            out.add(PASS)
        for response in self.table[frame.x]:
            if self.responses[response].duty == MAY and self.usable(state, seat, response, frame):
                out.add(response)

    def due(self, state: S, point: i64) -> list[int]:
        """The responses that must be done at a moment, if anybody can; titles may know which can't be."""
        return self.duties[point]

    @final
    def compel(self, state: S, frame: Frame) -> None:
        """First step of a window: what must be done, one by one, in priority order."""
        if self.is_moot(state, frame):
            return
        duties = self.due(state, frame.x)
        if not duties:
            return
        for seat in self.order(state):
            for response in duties:
                if self.usable(state, seat, response, frame):
                    state.restart(frame.x, frame.y, frame.z)
                    self.play(state, seat, response, frame.y)
                    return

    @final
    def poll_all(self, state: S, frame: Frame) -> None:
        """Second step of a window: ask everybody who might respond; all again after each response."""
        if self.is_moot(state, frame):
            return
        state.restart(frame.x, frame.y, frame.z)
        for seat in self.order(state):
            if self.might_respond(state, seat, frame):
                state.ask(seat, self.poll, frame.x, frame.y)
        if state.open == 0:
            state.finish()

    @final
    def is_moot(self, state: S, frame: Frame) -> bool:
        """The subject of the window has been cancelled already: there is nothing to respond to."""
        return frame.y != NO_SUBJECT and state.is_void(frame.y)

    @final
    def take_aim(self, state: S, frame: Frame) -> None:
        """First step of a response: its target is asked for, if it has one."""
        aim = self.responses[frame.x].aim
        if aim is not None:
            aim(state, frame)

    @final
    def announce(self, state: S, frame: Frame) -> None:
        """Second step of a response: it is paid for, and may be answered in turn."""
        place: i64 = state.depth - 1
        self.pay(state, frame.seat, frame.x)
        point = self.responses[frame.x].answered_at
        if point != NO_POINT:
            self.open(state, point, frame.seat, place)

    @final
    def carry_out(self, state: S, frame: Frame) -> None:
        """Third step of a response; a void one never gets here."""
        self.responses[frame.x].do(state, frame)


def cancel(state: S, frame: Frame) -> None:
    """What a zap does: the frame it was played against comes to nothing."""
    assert frame.y != NO_SUBJECT
    state.void(frame.y)


@final
class Poll(Decision[S]):
    """Respond, or pass. Settled as soon as all seats before the first response have passed."""

    def __init__(self, windows: Windows[S]) -> None:
        super().__init__(tuple(response.key for response in windows.responses))
        self.windows: Windows[S] = windows

    def size(self, state: S) -> i64:
        return len(self.windows.responses)

    def options(self, state: S, ask: Ask, out: Choices) -> None:
        self.windows.offer(state, ask.seat, state.frame(state.depth - 1), out)

    def refused(self, state: S, ask: Ask) -> list[Refusal]:
        """What the seat holds or has and can't use now."""
        windows = self.windows
        frame = state.frame(state.depth - 1)
        found = [Refusal(PASS, windows.against_passing(state, ask.seat, frame))]
        for response in windows.within_reach(state, ask.seat):
            found.append(Refusal(response, windows.against(state, ask.seat, response, frame)))
        return [refusal for refusal in found if refusal.clause not in (ALLOWED, NOT_THERE)]

    def settled(self, choices: list[int]) -> bool:
        for choice in choices:
            if choice != PASS:
                return choice != UNANSWERED
        return True

    def settle(self, state: S, asks: list[Ask], choices: list[int]) -> None:
        for index in range(len(asks)):
            if choices[index] != PASS:
                self.resolve(state, asks[index], choices[index])
                return
        state.finish()

    def resolve(self, state: S, ask: Ask, choice: i64) -> None:
        if choice == PASS:
            state.finish()
        else:
            self.windows.play(state, ask.seat, choice, ask.y)
