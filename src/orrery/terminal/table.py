"""A match at the terminal: who is asked, what they see, and what they may say."""

from typing import Any, Final

from orrery.engine.decision import Plan
from orrery.engine.errors import BadToken, GameError
from orrery.engine.events import SPECTATOR
from orrery.engine.flow import PASS, Ask
from orrery.players.player import Player
from orrery.shown.picture import picture
from orrery.shown.picture.page import QUIET, line
from orrery.shown.picture.players import badge
from orrery.shown.registry import telling_for
from orrery.shown.telling import Telling
from orrery.terminal import news
from orrery.terminal.commands import ALIASES, COMMANDS, Quit
from orrery.terminal.ears import Ears
from orrery.terminal.journal import Journal
from orrery.terminal.ranking import show_ranking
from orrery.terminal.screen import Screen
from orrery.terminal.seats import PERSON, computers, seat_names
from orrery.texts.speech import Speech

MOST_PLANS_SHOWN: Final = 6
LAST_NEWS: Final = 12
"""How many events are told again to those who come back to a game."""

PROMPT: Final = "> "
DECLINE: Final = "0"
"""The number of the answer that passes."""

SKIP: Final = "skip"
"""What is said to pass at every chance to respond."""


def play_stored(journal: Journal, speech: Speech, screen: Screen) -> None:
    """Play a stored game to its end, or until the player leaves or interrupts it."""
    telling = telling_for(journal.match.game, speech, seat_names(journal.kinds, speech))
    try:
        Table(journal, telling, screen).play()
    except (Quit, EOFError):
        screen.line(speech.say("stays-stored", name=journal.name))
    except KeyboardInterrupt:
        screen.line()
        screen.line(speech.say("stays-stored", name=journal.name))
        raise


class Table:
    """Plays one stored match. Every answer is on disk before the next question is put."""

    def __init__(self, journal: Journal, telling: Telling, screen: Screen) -> None:
        self.journal = journal
        self.match = journal.match
        self.game: Any = journal.match.game
        self.telling = telling
        self.screen = screen
        self.speech = telling.speech
        self.players: dict[int, Player] = computers(self.game, journal.kinds)
        self.people = [seat for seat, kind in enumerate(journal.kinds) if kind == PERSON]
        self.ears = Ears(self.match, max(0, self.match.recorder.count() - LAST_NEWS))
        self.told: dict[int, list[str]] = {}
        self.orders: dict[int, str] = {}
        self.at_screen = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.drawn_for = SPECTATOR
        self.drawn_in = ""
        self.points: list[int] = []
        self.stake: list[str] = []
        self.oriented: set[int] = set()

    def play(self) -> None:
        """Play until the game is over; raises ``Quit`` when the player leaves."""
        while self.match.outcome() is None:
            self.match.deal()
            self._witness()
            self._next_answer()
        self.journal.store()
        self.show_end()

    def _next_answer(self) -> None:
        asks = self.match.asks()
        for ask in asks:
            if self.can_only_pass(ask) or self.is_to_pass(ask):
                self.match.play(ask.seat, PASS)
                return
        for ask in asks:
            if ask.seat in self.players:
                self._let_play(ask.seat)
                return
        if asks:
            self._ask(asks[0])

    def can_only_pass(self, ask: Ask) -> bool:
        """Whether a seat is asked for form's sake: several are, and it has nothing to say."""
        several = self.match.state.open > 1 or self.telling.is_chance(ask)
        return bool(several and self.game.only_answer(self.match.state, ask) == PASS)

    def pass_on(self, ask: Ask) -> None:
        """Pass now, and at every chance for as long as the order lasts."""
        self.orders[ask.seat] = self.telling.span(self.game.view(self.match.state, ask.seat))
        self.match.play(ask.seat, PASS)
        self.journal.store()

    def is_to_pass(self, ask: Ask) -> bool:
        """Whether a person has ordered to pass here."""
        if ask.seat not in self.orders or not self.telling.is_chance(ask):
            return False
        return not self.telling.concerns(self.game.view(self.match.state, ask.seat), ask)

    def _let_play(self, seat: int) -> None:
        view = self.game.view(self.match.state, seat)
        before = self.match.recorder.count()
        self.match.play_all(seat, self.players[seat].answer(self.game, view, seat))
        if any(event.seat != self.drawn_for for event in self.match.recorder.stream(SPECTATOR, before)):
            self.drawn_for = SPECTATOR
        if not self.people:
            self.journal.store()
            self.tell_news(SPECTATOR)

    def _ask(self, ask: Ask) -> None:
        """Put one question, and listen until something is answered or taken back."""
        self.journal.store()
        self._pass_keyboard(ask.seat)
        self.tell_news(ask.seat)
        if self.is_forced(ask):
            choice = self.match.options(ask.seat)[0]
            self.screen.line(self.speech.say("only-answer", answer=self.answer_text(ask, choice)))
            self.match.play(ask.seat, choice)
            return
        self._show_table(ask)
        self.put_question(ask)
        said = len(self.match.log)
        while len(self.match.log) == said:
            self._hear(ask)

    def is_forced(self, ask: Ask) -> bool:
        """Whether there is one answer only, which is then given without asking."""
        return self.match.state.open == 1 and len(self.match.options(ask.seat)) == 1

    def _pass_keyboard(self, seat: int) -> None:
        """A curtain between people, where one may not see what the other has."""
        if seat != self.at_screen and self.game.hides:
            self.stake = []
            self.screen.clear()
            self.screen.wait(self.speech.say("curtain", name=self.telling.seat(seat)))
        self.at_screen = seat

    def tell_news(self, seat: int) -> None:
        """What has happened since this seat was last told."""
        news.report(self.screen, self.telling, self.ears.take(seat))

    def _witness(self) -> None:
        """Let everybody who will be told see what has happened while it can be seen; old orders end."""
        for seat in self.people or [SPECTATOR]:
            self.ears.witness(seat)
        for seat, span in list(self.orders.items()):
            if self.telling.span(self.game.view(self.match.state, seat)) != span:
                del self.orders[seat]

    def _show_table(self, ask: Ask) -> None:
        """The whole table when somebody else has acted or a scene has begun; in between only new points.

        An aside to those who have seen the table shows what is at stake, as far as it is new.
        """
        view = self.game.view(self.match.state, ask.seat)
        if self.telling.is_aside(ask) and ask.seat in self.oriented:
            self._show_stake(self.telling.at_stake(view, ask))
            return
        self.oriented.add(ask.seat)
        scene = self.telling.scene(view)
        points = [standing.points for standing in self.game.standings(self.match.state)]
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
        view = self.game.view(self.match.state, seat)
        self.screen.line()
        if self.screen.plain:
            self._tell(self.telling.position(view))
        else:
            standings = self.game.standings(self.match.state)
            self.screen.show(picture(self.telling, view, standings, seat, self.screen.width))

    def _show_changes(self, seat: int) -> None:
        """The picture; in sentences only those that were not told like that the last time."""
        if not self.screen.plain:
            self.show_position(seat)
            return
        position = self.telling.position(self.game.view(self.match.state, seat))
        known = self.told.get(self.ears.of(seat), [])
        self.told[self.ears.of(seat)] = position
        self._tell([sentence for sentence in position if sentence not in known])

    def _tell(self, sentences: list[str]) -> None:
        for sentence in sentences:
            self.screen.line(sentence)

    def put_question(self, ask: Ask) -> None:
        """The question, its answers by number, and the first plans."""
        view = self.game.view(self.match.state, ask.seat)
        self.screen.question(self.telling.question(view, ask))
        answers = [
            (number, self.telling.answer(view, ask, choice)) for number, choice in self.answers(ask).items()
        ]
        if self.telling.is_chance(ask):
            answers.append((SKIP, self.speech.say("order-skip")))
        self.screen.answers(answers)
        self.show_plans(ask, MOST_PLANS_SHOWN)

    def answers(self, ask: Ask) -> dict[str, int]:
        """The answers by number, counted from 1; passing is 0 and stands last."""
        options = self.match.options(ask.seat)
        deeds = [option for option in options if option != PASS]
        numbered = {str(number): option for number, option in enumerate(deeds, start=1)}
        return {**numbered, DECLINE: PASS} if PASS in options else numbered

    def plans(self, ask: Ask) -> dict[str, Plan]:
        """Chains of more than one answer, by p1, p2 and so on."""
        chains = [plan for plan in self.game.plans(self.match.state, ask) if len(plan.choices) > 1]
        return {f"p{number}": plan for number, plan in enumerate(chains, start=1)}

    def show_plans(self, ask: Ask, most: int) -> None:
        view = self.game.view(self.match.state, ask.seat)
        plans = list(self.plans(ask).items())
        self.screen.answers([(name, self.telling.plan(view, ask, plan)) for name, plan in plans[:most]])
        if len(plans) > most:
            self.screen.line(self.speech.say("more-plans", count=len(plans) - most), QUIET)

    def answer_text(self, ask: Ask, choice: int) -> str:
        return self.telling.answer(self.game.view(self.match.state, ask.seat), ask, choice)

    def _hear(self, ask: Ask) -> None:
        """One line: a command, the number of an answer or of a plan, or the answer in notation."""
        words = self.screen.read(PROMPT).split()
        try:
            if not words:
                self.put_question(ask)
                return
            command = ALIASES.get(words[0].lower(), words[0].lower())
            if command in COMMANDS:
                COMMANDS[command](self, ask, words[1:])
            else:
                self.match.play_all(ask.seat, self.chosen(ask, words[0]))
                self.journal.store()
        except GameError as error:
            self._show_error(error)

    def chosen(self, ask: Ask, word: str) -> list[int]:
        """What a word stands for: a number of the list, a plan, or notation; raises :class:`BadToken`.

        A number is never notation, so that a slip of the finger answers nothing that is not on the list.
        """
        answers, plans = self.answers(ask), self.plans(ask)
        if word in answers:
            return [answers[word]]
        if word.lower() in plans:
            return plans[word.lower()].choices
        decision = self.game.decisions[ask.decision]
        if word.isdigit():
            raise BadToken(decision.key, word)
        return [decision.read(ask, word)]

    def _show_error(self, error: GameError) -> None:
        self.screen.line(f"{self.speech.say(f'error-{error.code}')} {self.speech.say('say-help')}")

    def show_end(self) -> None:
        """The last position, who came where, and where the points came from."""
        seat = self.at_screen
        self.tell_news(seat)
        self.show_position(seat)
        show_ranking(self)
