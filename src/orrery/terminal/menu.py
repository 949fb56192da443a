"""The short menu before a game: which title, and who sits where."""

from typing import Any, Final

from orrery.engine.errors import GameError
from orrery.engine.game import Game
from orrery.games.registry import TITLES
from orrery.players.levels import LEVELS, USUAL, is_light
from orrery.players.personalities import personalities_of
from orrery.shown.levels import level_about
from orrery.shown.registry import telling_for
from orrery.terminal.journal import Journal, newest_journal, open_journal, resume_journal
from orrery.terminal.screen import Screen
from orrery.terminal.seats import OFFERED, read_kinds, usual_kinds
from orrery.texts.speech import Speech

GO_ON: Final = "0"


def choose_game(screen: Screen, speech: Speech) -> Game[Any] | Journal:
    """A title, by number or key, or the newest stored game if it is not over."""
    games = {str(number): game for number, game in enumerate(TITLES.values(), start=1)}
    stored = _unfinished()
    entries = [(number, telling_for(game, speech, []).title()) for number, game in games.items()]
    if stored is not None:
        entries.append((GO_ON, speech.say("go-on", name=stored.name)))
    screen.answers(entries)
    while True:
        word = screen.read(speech.say("choose-title")).lower()
        if stored is not None and word == GO_ON:
            return resume_journal(stored.path)
        if word in games or word in TITLES:
            return games.get(word) or TITLES[word]
        screen.line(speech.say("error-unknown-title"))


def _unfinished() -> Journal | None:
    """The newest game; none if it is over or can't be used."""
    try:
        journal = open_journal(newest_journal())
    except GameError:
        return None
    return journal if journal.match.outcome() is None else None


def show_levels(screen: Screen, speech: Speech) -> None:
    """The computer players that can be seated, with a sentence each."""
    screen.answers([(level.key, level_about(speech, level.key, is_light(level))) for level in LEVELS])


def show_personalities(screen: Screen, speech: Speech, title: str) -> None:
    """What computer players of a title can like besides, with a sentence each."""
    screen.answers(
        [
            (f"{USUAL}-{each.key}", speech.say(f"about-personality-{title}-{each.key}"))
            for each in personalities_of(title)
        ]
    )


def choose_kinds(screen: Screen, speech: Speech, game: Game[Any]) -> list[str]:
    """Who sits where; an empty answer means one person against one computer player."""
    usual = usual_kinds(game.usual)
    show_levels(screen, speech)
    show_personalities(screen, speech, game.key)
    while True:
        prompt = speech.say(
            "choose-seats", kinds=", ".join(OFFERED), fewest=game.fewest, most=game.most, usual=usual
        )
        try:
            kinds = read_kinds(screen.read(prompt) or usual)
            game.setup(len(kinds))
        except GameError as error:
            screen.line(f"{speech.say(f'error-{error.code}')} ({error})")
        else:
            return kinds
