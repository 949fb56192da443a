"""A game at the terminal: the table plays it, the journal stores it, and the display follows its log."""

from typing import Any, Final

from orrery.engine.errors import GameError, SaveError
from orrery.engine.events import SPECTATOR
from orrery.engine.flow import CHANCE, PASS, Ask
from orrery.engine.match import UNDO, Entry, Match, follow
from orrery.players.player import Player
from orrery.shown.registry import telling_for
from orrery.shown.telling import Telling
from orrery.table.automatic import answers
from orrery.table.change import BotJob, Change
from orrery.table.groups import is_pending
from orrery.table.orders import Order
from orrery.table.settings import Settings
from orrery.table.stage import Stage
from orrery.table.table import Table
from orrery.terminal.answers import chosen
from orrery.terminal.commands import ALIASES, COMMANDS, Quit
from orrery.terminal.display import Display
from orrery.terminal.journal import Journal, adopt
from orrery.terminal.screen import Screen
from orrery.terminal.seats import HOST, NOW, computers, seat_names, sit_down
from orrery.texts.speech import Speech

PROMPT: Final = "> "


def play_stored(journal: Journal, speech: Speech, screen: Screen) -> None:
    """Play a stored game to its end, or until the player leaves or interrupts it."""
    telling = telling_for(journal.match.game, speech, seat_names(journal.kinds, speech))
    try:
        TerminalGame(journal, telling, screen).play()
    except (Quit, EOFError):
        screen.line(speech.say("stays-stored", name=journal.name))
    except KeyboardInterrupt:
        screen.line()
        screen.line(speech.say("stays-stored", name=journal.name))
        raise


def table_of(journal: Journal) -> Table:
    """A table that plays on in the match of a journal, everybody seated; it is not yet set up."""
    match = adopt(journal.match)
    secret = match.dealer.secret if match.dealer is not None else b""
    table = Table(match.game, match.setup, Settings(pause=NOW), HOST, secret, match.dealt_from)
    table.opening = match
    table.stored = len(match.log)
    sit_down(table.seating, journal.kinds)
    return table


class TerminalGame:
    """One stored match. Every answer is on disk before anything is shown of it.

    ``match`` follows the log of the table entry by entry, so that everything is shown as it looked when it
    happened. Entries up to number ``typed`` are not announced, for they came from the keyboard.
    """

    def __init__(self, journal: Journal, telling: Telling, screen: Screen) -> None:
        self.journal = journal
        self.table = table_of(journal)
        self.match: Match[Any] = journal.match.copy()
        self.rules: Any = journal.match.game
        self.telling = telling
        self.speech = telling.speech
        self.screen = screen
        self.players: dict[int, Player] = computers(self.rules, journal.kinds)
        self.people = self.table.seating.of_people()
        self.display = Display(self.match, telling, screen, self.people)
        self.typed = 0

    def play(self) -> None:
        """Play until the game is over; raises ``Quit`` when the player leaves."""
        if self.table.stage == Stage.LOBBY:
            self.keep(self.table.set_up(NOW))
            self.table.play.orders.unless = self._concerns
        self._follow()
        while self.match.outcome() is None:
            self._go_on()
            self._follow()
        self.display.show_end()

    def keep(self, change: Change) -> None:
        """Store a change; only then it counts."""
        self.journal.store(change)
        self.table.commit(change)

    def _go_on(self) -> None:
        """One answer: of a computer player, of the table, or of a person."""
        jobs = self.table.wanted()
        if jobs:
            self._let_play(jobs[0])
        elif (change := self.table.tick(NOW)) is not None:
            self.keep(change)
        else:
            self._ask(self._next_question())

    def _let_play(self, job: BotJob) -> None:
        choices = self.players[job.seat].answer(self.rules, job.view, job.seat).chain
        self.keep(self.table.answer_as_bot(job.seat, job.question, choices, NOW))

    def _next_question(self) -> Ask:
        """The first question to a person that the table is not going to answer."""
        answered = answers(self.table.play)
        return next(ask for ask in self.match.asks() if ask.seat in self.people and ask.seat not in answered)

    def _follow(self) -> None:
        """Let the display catch up with the table."""
        while len(self.match.log) < len(self.table.log):
            entry = self.table.log[len(self.match.log)]
            if entry.seat in self.people and entry.decision != UNDO and len(self.match.log) >= self.typed:
                self._announce(self.match.ask_of(entry.seat), entry.choice)
            self._follow_one(entry)
            following = self._next_seat()
            if not self.people and entry.seat != CHANCE and following != entry.seat:
                self.display.tell_news(SPECTATOR)
            if following != CHANCE:
                self.display.witness()

    def _follow_one(self, entry: Entry) -> None:
        alone, first_event = self.match.state.open == 1, self.match.recorder.count()
        follow(self.match, [entry])
        if entry.seat in self.players and (alone or entry.choice != PASS):
            self.display.note_act(first_event)

    def _next_seat(self) -> int | None:
        """Whose entry the display has to follow next."""
        number = len(self.match.log)
        return self.table.log[number].seat if number < len(self.table.log) else None

    def _announce(self, ask: Ask, choice: int) -> None:
        """Tell a person what the table answers because there is no other answer, but for passing a chance."""
        is_form = choice == PASS and (self.match.state.open > 1 or self.telling.is_chance(ask))
        if not is_form and len(self.match.options(ask.seat)) == 1:
            self.display.show_only_answer(ask, choice)

    def _ask(self, ask: Ask) -> None:
        """Put one question, and listen until something is answered or taken back."""
        self.display.turn_to(ask.seat)
        self.display.show_table(ask)
        self.display.put_question(ask)
        said = len(self.table.log)
        while len(self.table.log) == said:
            self._hear(ask)

    def _hear(self, ask: Ask) -> None:
        """One line; what is refused is told, but a game that can't be stored does not go on."""
        words = self.screen.read(PROMPT).split()
        try:
            self._obey(ask, words)
        except SaveError:
            raise
        except GameError as error:
            self.screen.line(f"{self.speech.say(f'error-{error.code}')} {self.speech.say('say-help')}")

    def _obey(self, ask: Ask, words: list[str]) -> None:
        """A command, the number of an answer or of a plan, or the answer in notation."""
        if not words:
            self.display.put_question(ask)
            return
        command = ALIASES.get(words[0].lower(), words[0].lower())
        if command in COMMANDS:
            COMMANDS[command](self, ask, words[1:])
        else:
            self.answer(ask, chosen(self.match, ask, words[0]))

    def question(self, ask: Ask) -> int:
        """The number under which the table has put a question."""
        return self.table.play.asked[ask.seat]

    def answer(self, ask: Ask, choices: list[int]) -> None:
        change = self.table.answer(HOST, ask.seat, self.question(ask), choices, NOW)
        self.typed = change.first_entry + len(choices) - 1
        self.keep(change)

    def pass_on(self, ask: Ask) -> None:
        """Pass now, and at every chance for as long as the order lasts."""
        order = Order(self.rules.decisions[ask.decision].key, until=self.telling.order_ends)
        question = self.question(ask)
        if order not in self.table.play.orders.rows[ask.seat].values():
            self.keep(self.table.give_order(HOST, ask.seat, order, NOW))
        if self._is_open(ask.seat, question):
            self.answer(ask, [PASS])

    def _is_open(self, seat: int, question: int) -> bool:
        play = self.table.play
        return play.asked.get(seat) == question and not is_pending(play.match.state, seat)

    def _concerns(self, ask: Ask) -> bool:
        """Whether a chance is offered in spite of an order to pass."""
        return self.telling.concerns(self.rules.view(self.table.play.match.state, ask.seat), ask)
