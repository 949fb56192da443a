"""The contract that each title fulfils, and the loop that drives it.

Three ways in: :meth:`Game.apply` trusts, for search; ``Match.play`` checks, for people, bots and API;
``replay`` verifies, for saves.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Final, Generic, cast, final

from mypy_extensions import i64, mypyc_attr

from orrery.engine.chance import Rng, pick_weighted, total_weight
from orrery.engine.decision import ALLOWED, Decision, Plan, Procedure, Refusal
from orrery.engine.errors import BadSetup, IllegalChoice, suggestion
from orrery.engine.events import Recorder
from orrery.engine.facts import Fact
from orrery.engine.flow import CHANCE, PASS, UNANSWERED, Ask, Choices, S, State

LONGEST_OPTION: Final = 1000


@final
class Setting:
    """One option of a title. Without ``values`` any text goes, and the title checks it itself."""

    def __init__(self, key: str, default: str, values: tuple[str, ...] = ()) -> None:
        self.key = key
        self.default = default
        self.values = values


@final
class Setup:
    """What is settled before the first question: seats and options. Made by :meth:`Game.setup`.

    ``start`` is the position that is played from, if it is not the usual one; nobody changes it.
    """

    def __init__(self, seats: int, options: dict[str, str], start: State | None = None) -> None:
        self.seats = seats
        self.options = options
        self.start = start

    def __repr__(self) -> str:
        begun = ", from a position" if self.start is not None else ""
        return f"<Setup for {self.seats} seats, {self.options}{begun}>"


@final
class Standing:
    """How a seat stands: points now, points per round from what it owns, and the expected end."""

    def __init__(self, points: int, income: int, forecast: int) -> None:
        self.points = points
        self.income = income
        self.forecast = forecast

    def plain(self) -> tuple[int, int, int]:
        return (self.points, self.income, self.forecast)


@final
class Outcome:
    """The end of a game: points and place of each seat, 1 being the best; equals share a place."""

    def __init__(self, points: list[int], places: list[int]) -> None:
        self.points = points
        self.places = places

    def __repr__(self) -> str:
        return f"Outcome(points={self.points}, places={self.places})"

    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """One stateless object per title: nothing in it changes once it is made, so that threads may share it.

    ``version`` counts changes of behaviour of the rules. ``bound`` is more decisions than any game of
    random answers takes. ``sources`` name the columns of the ledger, ``events`` the kinds of events;
    ``presets`` are named sets of options; ``hides`` is 1 if some seats know what others may not, and then
    ``open_questions`` are the decisions whose options anybody can tell from what all know; ``usual`` is
    the number of seats at a table that nobody has said anything about, the fewest by default.
    """

    def __init__(
        self,
        key: str,
        version: int,
        seats: tuple[int, int],
        bound: int,
        decisions: list[Decision[S]],
        procedures: list[Procedure[S]],
        settings: tuple[Setting, ...] = (),
        sources: tuple[str, ...] = ("points",),
        events: tuple[str, ...] = (),
        presets: dict[str, dict[str, str]] | None = None,
        hides: int = 0,
        usual: int = 0,
        open_questions: tuple[int, ...] = (),
    ) -> None:
        self.key = key
        self.version = version
        self.fewest, self.most = seats
        self.bound = bound
        self.decisions: list[Decision[S]] = decisions
        self.procedures: list[Procedure[S]] = procedures
        self.settings = settings
        self.sources = sources
        self.events = events
        self.presets: dict[str, dict[str, str]] = presets or {}
        self.hides = hides
        self.usual = usual or self.fewest
        self.open_questions = open_questions

    def __repr__(self) -> str:
        return f"<Game {self.key}, version {self.version}>"

    @abstractmethod
    def begin(self, setup: Setup) -> S:
        """The position before anything has happened, with the first frame pushed or question asked."""

    @abstractmethod
    def view(self, state: S, seat: int) -> object:
        """What ``seat`` (or ``SPECTATOR``) may know, built up by naming it; equal views compare equal."""

    def views(self, state: S, seats: list[int]) -> list[object]:
        """The views of several seats; a title may build what they share only once."""
        return [self.view(state, seat) for seat in seats]

    @abstractmethod
    def guess(self, view: object, rng: Rng) -> S:
        """A full state that fits ``view``; what the view does not tell is drawn at random."""

    def resample(self, state: S, seat: int, rng: Rng) -> None:
        """Draw anew, in place, all that ``seat`` does not know; nothing if nothing is hidden."""
        return

    def check(self, setup: Setup) -> None:
        """Raise :class:`BadSetup` for what the table of settings can't express."""
        return

    def standings(self, state: S) -> list[Standing]:
        """Points, income and forecast of every seat, for display and evaluators."""
        totals = [int(state.points(seat)) for seat in range(state.seats)]
        return [Standing(points, 0, points) for points in totals]

    def blank(self, setup: Setup) -> S:
        """The position whose facts a position in text leaves out; nothing is under way in it."""
        state = self.begin(setup)
        state.depth = 0
        state.open = 0
        return state

    def facts(self, setup: Setup) -> list[Fact[S]]:
        """How the fields of a state are written down; those that are left out are plain numbers."""
        return []

    def resume(self, state: S, seat: int) -> None:
        """Ask what is asked when the turn of ``seat`` begins; a title without turns does nothing."""
        return

    def flaw(self, state: S) -> str:
        """What can't be in a position that somebody wrote down; empty if everything can."""
        return ""

    def tie_break(self, state: S, seat: int) -> int:
        """What decides between equal points; more is better."""
        return 0

    @final
    def setup(self, seats: int, options: Mapping[str, str] | None = None, preset: str = "") -> Setup:
        """A checked setup with every option filled in; raises :class:`BadSetup`.

        ``options`` take precedence over those of the preset.
        """
        if preset and preset not in self.presets:
            raise BadSetup(f"{self.key} has no preset {preset[:40]!r}{suggestion(preset, self.presets)}")
        if not self.fewest <= seats <= self.most:
            raise BadSetup(f"{self.key} is for {self.fewest} to {self.most} seats, not {seats}")
        given = {**self.presets.get(preset, {}), **(options or {})}
        filled = {setting.key: given.pop(setting.key, setting.default) for setting in self.settings}
        if given:
            raise BadSetup(f"{self.key} has no option {sorted(given)[0][:40]!r}{self._settings_near(given)}")
        for setting in self.settings:
            value = filled[setting.key]
            if setting.values and value not in setting.values:
                raise BadSetup(f"{setting.key} is one of {setting.values}, not {value[:40]!r}")
            if not (value.isascii() and value.isprintable() and len(value) <= LONGEST_OPTION):
                raise BadSetup(f"{setting.key} can't be saved in one line: {value[:40]!r}")
        made = Setup(seats, filled)
        self.check(made)
        return made

    @final
    def _settings_near(self, given: dict[str, str]) -> str:
        return suggestion(sorted(given)[0], [setting.key for setting in self.settings])

    @final
    def start(self, setup: Setup, recorder: Recorder | None = None) -> S:
        """The first position in which something is asked."""
        state = self.clone(cast(S, setup.start)) if setup.start is not None else self.begin(setup)
        state.recorder = recorder
        self.drive(state)
        return state

    @final
    def clone(self, state: S) -> S:
        return cast(S, state.clone())

    @final
    def drive(self, state: S) -> None:
        """Run steps until something is asked or nothing is left to do."""
        while state.open == 0 and state.depth > 0:
            frame = state.frame(state.depth - 1)
            steps = self.procedures[frame.procedure].steps
            if frame.void != 0 or frame.step >= len(steps):
                state.depth -= 1
                continue
            state.next_step()
            steps[frame.step](state, frame)

    @final
    def apply(self, state: S, seat: i64, choice: i64) -> None:
        """Answer the open question of ``seat``, in place.

        The choice is taken to be legal; use ``Match.play`` for answers from outside.
        """
        if state.open == 1:
            ask = state.ask_at(0)
            state.open = 0
            self.decisions[ask.decision].resolve(state, ask, choice)
        else:
            state.set_answer(state.find_ask(seat), choice)
            self._settle(state)
        if state.open == 0:
            self.drive(state)

    @final
    def _settle(self, state: S) -> None:
        """Resolve the open group if it is complete; that reveals the secret answers."""
        choices: list[int] = [state.answer_at(index) for index in range(state.open)]
        decision = self.decisions[state.decision_at(0)]
        if decision.settled(choices):
            asks = [state.ask_at(index) for index in range(state.open)]
            state.open = 0
            state.reveals += 1
            decision.settle(state, asks, choices)

    @final
    def offer(self, state: S, ask: Ask, out: Choices) -> None:
        """Write the options of ``ask`` into ``out``, which is emptied first."""
        out.count = 0
        self.decisions[ask.decision].options(state, ask, out)

    @final
    def legal(self, state: S) -> list[int]:
        """The options of the first open question; empty when the game is over."""
        index = state.first_unanswered()
        if index < 0:
            return []
        return self.options(state, state.ask_at(index))

    @final
    def to_move(self, state: S) -> int:
        """The seat of the first open question."""
        return state.seat_at(state.first_unanswered())

    @final
    def asks(self, state: S) -> list[Ask]:
        """The open questions; empty when the game is over."""
        return [state.ask_at(i) for i in range(state.open) if state.answer_at(i) == UNANSWERED]

    @final
    def options(self, state: S, ask: Ask) -> list[int]:
        """What may be answered: ascending, without doubles, never empty."""
        out = Choices()
        self.offer(state, ask, out)
        return out.listed()

    @final
    def require_offered(self, state: S, ask: Ask, choice: int) -> None:
        """Raise :class:`IllegalChoice` for an answer that is not offered, with the clause that forbids it."""
        options = self.options(state, ask)
        if choice not in options:
            key = self.decisions[ask.decision].key
            raise IllegalChoice(ask.seat, key, choice, options, self.against(state, ask, choice))

    @final
    def only_answer(self, state: S, ask: Ask) -> i64:
        """The one thing that can be answered, or ``UNANSWERED`` if there is a choice.

        Such a question need not be put to the player; the table decides whether others may notice.
        """
        out = Choices()
        self.offer(state, ask, out)
        return out.get(0) if out.count == 1 else UNANSWERED

    @final
    def is_open(self, ask: Ask) -> bool:
        """Whether everybody can tell what may be answered."""
        return not self.hides or ask.decision in self.open_questions

    @final
    def weights(self, state: S, ask: Ask) -> list[int]:
        """The odds of the options of a CHANCE question, in the same order."""
        out = Choices()
        self.decisions[ask.decision].weights(state, ask, out)
        return out.listed()

    @final
    def sample(self, state: S, ask: Ask, rng: Rng) -> i64:
        """A random answer: by the odds for CHANCE, all options alike for a seat."""
        out = Choices()
        self.offer(state, ask, out)
        if ask.seat != CHANCE:
            return out.get(rng.below(out.count))
        odds = Choices()
        self.decisions[ask.decision].weights(state, ask, odds)
        return out.get(pick_weighted(odds, rng.below(total_weight(odds))))

    @final
    def refused(self, state: S, ask: Ask) -> list[Refusal]:
        return self.decisions[ask.decision].refused(state, ask)

    @final
    def against(self, state: S, ask: Ask, choice: int) -> str:
        """The clause that forbids a choice now; empty if it is offered, or if nobody could try it."""
        decision = self.decisions[ask.decision]
        size = int(decision.size(state))  # any other number may be too wide to be compared when compiled
        return decision.against(state, ask, choice) if PASS <= choice < size else ALLOWED

    @final
    def plans(self, state: S, ask: Ask) -> list[Plan]:
        return self.decisions[ask.decision].plans(state, ask)

    @final
    def token(self, ask: Ask, choice: int) -> str:
        """The text form of an answer."""
        return self.decisions[ask.decision].token(ask, choice)

    @final
    def is_over(self, state: S) -> bool:
        return state.open == 0 and state.depth == 0

    @final
    def outcome(self, state: S) -> Outcome | None:
        """Who got what; nothing while the game goes on."""
        if not self.is_over(state):
            return None
        points = [int(state.points(seat)) for seat in range(state.seats)]
        merits = [(points[seat], self.tie_break(state, seat)) for seat in range(state.seats)]
        return Outcome(points, [1 + sum(other > mine for other in merits) for mine in merits])
