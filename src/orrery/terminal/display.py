"""What is shown of a match at one screen: news, the table, questions, and the end."""

from typing import Any, Final

from orrery.engine.events import SPECTATOR
from orrery.engine.flow import Ask
from orrery.engine.match import Match
from orrery.shown.picture import picture
from orrery.shown.picture.page import QUIET, line
from orrery.shown.picture.players import badge
from orrery.shown.telling import Telling
from orrery.terminal import news
from orrery.terminal.answers import answers, plans
from orrery.terminal.ears import Ears
from orrery.terminal.ranking import show_ranking
from orrery.terminal.screen import Screen

MOST_PLANS_SHOWN: Final = 6
LAST_NEWS: Final = 12
"""How many events are told again to those who come back to a game."""

SKIP: Final = "skip"
"""What is said to pass at every chance to respond."""


class Display:
    """Shows the match to those of ``people`` who are at the screen, and remembers what each has seen.

    ``drawn_for`` is the seat that the table was last drawn for, ``drawn_in`` the scene it was drawn in;
    ``told``, ``points`` and ``stake`` are what was last shown of the position, ``oriented`` who has seen it.
    """

    def __init__(self, match: Match[Any], telling: Telling, screen: Screen, people: list[int]) -> None:
        self.match = match
        self.rules: Any = match.game
        self.telling = telling
        self.speech = telling.speech
        self.screen = screen
        self.listeners = people or [SPECTATOR]
        self.ears = Ears(match, max(0, match.recorder.count() - LAST_NEWS))
        self.told: dict[int, list[str]] = {}
        self.at_screen = people[0] if len(people) == 1 else SPECTATOR
        self.drawn_for = SPECTATOR
        self.drawn_in = ""
        self.points: list[int] = []
        self.stake: list[str] = []
        self.oriented: set[int] = set()

    def witness(self) -> None:
        """Let everybody who will be told see what has happened while it can be seen."""
        for seat in self.listeners:
            self.ears.witness(seat)

    def note_act(self, first_event: int) -> None:
        """A computer player has acted: draw the table anew if that was about anybody else than its viewer."""
        events = self.match.recorder.stream(SPECTATOR, first_event)
        if any(event.seat != self.drawn_for for event in events):
            self.drawn_for = SPECTATOR

    def turn_to(self, seat: int) -> None:
        """Let the person of a seat read what has happened since the last time.

        A curtain falls between people, where one may not see what the other has.
        """
        if seat != self.at_screen and self.rules.hides:
            self.stake = []
            self.screen.clear()
            self.screen.wait(self.speech.say("curtain", name=self.telling.seat(seat)))
        self.at_screen = seat
        self.tell_news(seat)

    def tell_news(self, seat: int) -> None:
        """What has happened since this seat was last told."""
        news.report(self.screen, self.telling, self.ears.take(seat))

    def show_table(self, ask: Ask) -> None:
        """The whole table when somebody else has acted or a scene has begun; in between only new points.

        An aside to those who have seen the table shows what is at stake, as far as it is new.
        """
        view = self.rules.view(self.match.state, ask.seat)
        if self.telling.is_aside(ask) and ask.seat in self.oriented:
            self._show_stake(self.telling.at_stake(view, ask))
            return
        self.oriented.add(ask.seat)
        scene = self.telling.scene(view)
        points = [standing.points for standing in self.rules.standings(self.match.state)]
        if (self.drawn_for, self.drawn_in) != (ask.seat, scene):
            self._show_changes(ask.seat)
            self.screen.line()
        else:
            self.screen.line()
            if scene and points != self.points:
                self._show_points(self.telling.phase(view), points)
        self.drawn_for, self.drawn_in, self.points = ask.seat, scene, points
        self.stake = self.telling.at_stake(view, ask)

    def _show_stake(self, sentences: list[str]) -> None:
        self.screen.line()
        self._tell([sentence for sentence in sentences if sentence not in self.stake])
        self.stake = sentences

    def _show_points(self, phase: str, points: list[int]) -> None:
        """How far the game is, and who has how many points."""
        if not self.screen.plain:
            spans = [span for seat, total in enumerate(points) for span in (badge(seat), f" {total} ")]
            self.screen.spans(line((phase, QUIET), " ", *spans))

    def show_position(self, seat: int) -> None:
        """The picture, or the same in sentences."""
        view = self.rules.view(self.match.state, seat)
        self.screen.line()
        if self.screen.plain:
            self._tell(self.telling.position(view))
        else:
            standings = self.rules.standings(self.match.state)
            self.screen.show(picture(self.telling, view, standings, seat, self.screen.width))

    def _show_changes(self, seat: int) -> None:
        """The picture; in sentences only those that were not told like that the last time."""
        if not self.screen.plain:
            self.show_position(seat)
            return
        position = self.telling.position(self.rules.view(self.match.state, seat))
        known = self.told.get(self.ears.of(seat), [])
        self.told[self.ears.of(seat)] = position
        self._tell([sentence for sentence in position if sentence not in known])

    def _tell(self, sentences: list[str]) -> None:
        for sentence in sentences:
            self.screen.line(sentence)

    def put_question(self, ask: Ask) -> None:
        """The question, its answers by number, and the first plans."""
        view = self.rules.view(self.match.state, ask.seat)
        self.screen.question(self.telling.question(view, ask))
        listed = [
            (number, self.telling.answer(view, ask, choice))
            for number, choice in answers(self.match, ask).items()
        ]
        if self.telling.is_chance(ask):
            listed.append((SKIP, self.speech.say("order-skip")))
        self.screen.answers(listed)
        self.show_plans(ask, MOST_PLANS_SHOWN)

    def show_plans(self, ask: Ask, most: int) -> None:
        view = self.rules.view(self.match.state, ask.seat)
        listed = list(plans(self.match, ask).items())
        self.screen.answers([(name, self.telling.plan(view, ask, plan)) for name, plan in listed[:most]])
        if len(listed) > most:
            self.screen.line(self.speech.say("more-plans", count=len(listed) - most), QUIET)

    def answer_text(self, ask: Ask, choice: int) -> str:
        return self.telling.answer(self.rules.view(self.match.state, ask.seat), ask, choice)

    def show_only_answer(self, ask: Ask, choice: int) -> None:
        """Tell a person what was answered for them, because nothing else could be."""
        self.turn_to(ask.seat)
        self.screen.line(self.speech.say("only-answer", answer=self.answer_text(ask, choice)))

    def show_end(self) -> None:
        """The last position, who came where, and where the points came from."""
        self.tell_news(self.at_screen)
        self.show_position(self.at_screen)
        show_ranking(self.match, self.telling, self.screen)
