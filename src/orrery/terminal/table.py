"""A match at the terminal: who is asked, what they see, and what they may say."""

from typing import Any, Final

from orrery.engine.decision import Plan
from orrery.engine.errors import GameError
from orrery.engine.events import SPECTATOR
from orrery.engine.flow import Ask
from orrery.players.player import Player
from orrery.telling.telling import Telling
from orrery.terminal.commands import COMMANDS
from orrery.terminal.journal import Journal
from orrery.terminal.pictures import picture
from orrery.terminal.screen import Screen
from orrery.terminal.seats import PERSON, computers

MOST_PLANS_SHOWN: Final = 8
PROMPT: Final = "> "


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
        self.heard = [self.match.recorder.count()] * len(journal.kinds)
        self.at_screen = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.drawn_for = SPECTATOR

    def play(self) -> None:
        """Play until the game is over; raises ``Quit`` when the player leaves."""
        while self.match.outcome() is None:
            self.match.deal()
            self.journal.store()
            self._next_answer()
        self.show_end()

    def _next_answer(self) -> None:
        asks = self.match.asks()
        for ask in asks:
            if ask.seat in self.players:
                self._let_play(ask.seat)
                return
        if asks:
            self._ask(asks[0])

    def _let_play(self, seat: int) -> None:
        view = self.game.view(self.match.state, seat)
        self.match.play_all(seat, self.players[seat].answer(self.game, view, seat))
        self.drawn_for = SPECTATOR
        self.journal.store()

    def _ask(self, ask: Ask) -> None:
        self._pass_keyboard(ask.seat)
        options = self.match.options(ask.seat)
        self.tell_news(ask.seat)
        if len(options) == 1 and self.match.state.open == 1:
            self.screen.line(self.speech.say("only-answer", answer=self.answer_text(ask, options[0])))
            self.match.play(ask.seat, options[0])
            return
        if self.drawn_for != ask.seat:
            self.show_position(ask.seat)
        self.put_question(ask, options)
        self._hear(ask, options)

    def _pass_keyboard(self, seat: int) -> None:
        """A curtain between people, where one may not see what the other has."""
        if seat == self.at_screen:
            return
        if self.game.hides or self.at_screen != SPECTATOR:
            if self.game.hides:
                self.screen.clear()
            self.screen.read(self.speech.say("curtain", name=self.telling.seat(seat)))
        self.at_screen = seat

    def tell_news(self, seat: int) -> None:
        """What has happened since this seat was last told."""
        view = self.game.view(self.match.state, seat)
        news = self.match.recorder.stream(seat, self.heard[seat])
        self.heard[seat] = self.match.recorder.count()
        for event in news:
            text = self.telling.event(view, event)
            if text:
                self.screen.line(f"  {text}")

    def show_position(self, seat: int) -> None:
        """The picture, or the same in sentences."""
        view = self.game.view(self.match.state, seat)
        standings = self.game.standings(self.match.state)
        self.screen.line()
        if self.screen.plain:
            for sentence in self.telling.position(view):
                self.screen.line(sentence)
        else:
            self.screen.show(picture(self.telling, view, standings, seat, self.screen.width))
        self.drawn_for = seat

    def put_question(self, ask: Ask, options: list[int]) -> None:
        """The question, its answers by number, and the first plans."""
        view = self.game.view(self.match.state, ask.seat)
        self.screen.line()
        self.screen.line(self.telling.question(view, ask))
        texts = [
            f"{n}) {self.telling.answer(view, ask, option)}" for n, option in enumerate(options, start=1)
        ]
        self.screen.answers(texts)
        self.show_plans(ask, self.plans(ask)[:MOST_PLANS_SHOWN])

    def plans(self, ask: Ask) -> list[Plan]:
        return list(self.game.plans(self.match.state, ask))

    def show_plans(self, ask: Ask, plans: list[Plan]) -> None:
        view = self.game.view(self.match.state, ask.seat)
        for number, plan in enumerate(plans, start=1):
            self.screen.line(f"p{number}) {self.telling.plan(view, ask, plan)}")
        if len(plans) < len(self.plans(ask)):
            self.screen.line(self.speech.say("more-plans", count=len(self.plans(ask)) - len(plans)))

    def answer_text(self, ask: Ask, choice: int) -> str:
        return self.telling.answer(self.game.view(self.match.state, ask.seat), ask, choice)

    def _hear(self, ask: Ask, options: list[int]) -> None:
        """One line: a command, the number of an answer or of a plan, or the answer in notation."""
        words = self.screen.read(PROMPT).split()
        try:
            if not words:
                self.screen.line(self.speech.say("say-help"))
            elif words[0] in COMMANDS:
                COMMANDS[words[0]](self, ask, words[1:])
            else:
                self._answer(ask, options, words[0])
        except GameError as error:
            self.show_error(error)

    def _answer(self, ask: Ask, options: list[int], word: str) -> None:
        if word.isascii() and word.isdigit() and 1 <= int(word) <= len(options):
            self.match.play(ask.seat, options[int(word) - 1])
        elif word[0] == "p" and word[1:].isascii() and word[1:].isdigit():
            self._follow(ask, int(word[1:]))
        else:
            self.match.say(ask.seat, word)
        self.journal.store()

    def _follow(self, ask: Ask, number: int) -> None:
        plans = self.plans(ask)
        if not 1 <= number <= len(plans):
            self.screen.line(self.speech.say("no-such-plan", number=number))
            return
        self.match.play_all(ask.seat, plans[number - 1].choices)

    def show_error(self, error: GameError) -> None:
        self.screen.line(self.speech.say(f"error-{error.code}"))
        self.screen.line(self.speech.say("say-help"))

    def show_end(self) -> None:
        """The last position, who came where, and where the points came from."""
        for seat in self.people[:1] or [SPECTATOR]:
            if seat != SPECTATOR:
                self.tell_news(seat)
            self.show_position(seat)
        show_ranking(self)


def show_ranking(table: Table) -> None:
    """Places and points, and the points of each seat by source."""
    outcome = table.match.outcome()
    if outcome is None:
        return
    table.screen.line()
    ranked = sorted(range(len(outcome.points)), key=lambda seat: outcome.places[seat])
    for seat in ranked:
        name = table.telling.seat(seat)
        table.screen.line(
            table.speech.say("ranking", place=outcome.places[seat], name=name, points=outcome.points[seat])
        )
        table.screen.line(f"   {points_by_source(table, seat)}")


def points_by_source(table: Table, seat: int) -> str:
    sources = table.game.sources
    ledger = table.match.state.ledger
    booked = [(name, ledger[seat * len(sources) + place]) for place, name in enumerate(sources)]
    return ", ".join(f"{table.telling.say('source', name)} {points}" for name, points in booked if points)
