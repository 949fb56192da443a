"""A random game as text: of each step what has changed, what is asked, what is answered, what is told."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from orrery.engine.chance import Rng
from orrery.engine.events import Recorder
from orrery.engine.flow import CHANCE, Ask, S
from orrery.engine.game import Game, Setup
from orrery.engine.plain import Plain, plain
from tests.contract.titles import GAMES, Case
from tests.contract.walks import random_ask

FOLDER: Final = Path(__file__).parent
LONG_ROW: Final = 10
MOST_ANSWERS: Final = 1000
"""A longer game is told up to here."""
SHORT: Final = 2000
"""A title with a lower bound than this gets a second playthrough, with as many seats as it can have."""

FIRST: Final[dict[str, dict[str, str]]] = {"cosmic": {"powers": "2", "pulsars": "yes", "specials": "yes"}}
"""Options of the first playthrough."""

SECOND: Final[dict[str, dict[str, str]]] = {
    "backgammon": {"cube": "off"},
    "cosmic": {"planets": "4", "bases": "4", "secret-powers": "yes", "flares": "mayfair"},
}
"""Other titles that get a second playthrough, and its options."""


def playthroughs() -> dict[str, Case]:
    """Every playthrough by the name of its file."""
    found: dict[str, Case] = {}
    for key, game in GAMES.items():
        found[f"{key}-1.txt"] = Case(game, game.setup(game.usual, FIRST.get(key)))
        if game.bound < SHORT or key in SECOND:
            found[f"{key}-2.txt"] = Case(game, game.setup(game.most, SECOND.get(key)))
    return found


def tell_game(name: str, case: Case) -> str:
    """The text of a playthrough; the name of its file is the seed."""
    rng = Rng(int.from_bytes(name.encode(), "big"))
    return "".join(f"{line}\n" for line in _lines(case.game, case.setup, str(case), rng))


def _lines(game: Game[S], setup: Setup, title: str, rng: Rng) -> Iterator[str]:
    recorder = Recorder()
    state = game.start(setup, recorder)
    before: Plain = {}
    told = 0
    yield title
    for number in range(1, min(game.bound, MOST_ANSWERS) + 2):
        yield from _events(game, recorder, told)
        told = recorder.count()
        yield from _changes(before, plain(state))
        before = plain(state)
        if not game.asks(state):
            break
        ask = random_ask(game, state, rng)
        yield f"\n== {number} {_frames(game, state)}".rstrip()
        yield from _questions(game, state)
        choice = int(game.sample(state, ask, rng))
        yield f"answer {_seat(ask)} {game.token(ask, choice)}"
        game.apply(state, ask.seat, choice)
    yield from _outcome(game, state)


def _events(game: Game[S], recorder: Recorder, start: int) -> Iterator[str]:
    """The events in full, with those who may know them."""
    rows = [int(item) for item in recorder.rows]
    for at in range(7 * start, len(rows), 7):
        kind, seat, a, b, c, to, public = rows[at : at + 7]
        facts = " ".join(str(fact) for fact in (a, b, c) if fact != -1)
        masked = f" (for {', '.join(_audience(to))}; {public} for all)" if len(_audience(to)) < 62 else ""
        yield f"event {game.events[kind]} {seat} {facts}".rstrip() + masked


def _audience(to: int) -> list[str]:
    return [str(seat) for seat in range(62) if to >> seat & 1]


def _changes(before: Plain, after: Plain) -> Iterator[str]:
    """The facts that are not as they were; frames and questions are shown by their names instead."""
    for name, value in after.items():
        past = before.get(name)
        if name in ("asked", "open", "stack", "depth") or past == value:
            continue
        if isinstance(value, list) and isinstance(past, list) and len(past) == len(value) > LONG_ROW:
            places = [place for place in range(len(value)) if past[place] != value[place]]
            yield f"  {name}: {', '.join(f'[{place}] {value[place]}' for place in places)}"
        else:
            shown = [value] if isinstance(value, int) else value
            yield f"  {name}: {' '.join(str(item) for item in shown)}".rstrip()


def _frames(game: Game[S], state: S) -> str:
    """What is under way, the newest last: procedure, seat, ints, and the next step."""
    frames = [state.frame(place) for place in range(state.depth)]
    words = [
        f"{game.procedures[frame.procedure].key} {frame.seat} ({frame.x} {frame.y} {frame.z})"
        f"{' void' if frame.void else ''} at {game.procedures[frame.procedure].name_of(frame.step)}"
        for frame in frames
    ]
    return " > ".join(words)


def _questions(game: Game[S], state: S) -> Iterator[str]:
    for ask in game.asks(state):
        about = " ".join(str(fact) for fact in (ask.x, ask.y, ask.z) if fact)
        asked = f"ask {_seat(ask)} {game.decisions[ask.decision].key}" + (f" ({about})" if about else "")
        yield f"{asked}: {' '.join(_offers(game, state, ask))}"


def _offers(game: Game[S], state: S, ask: Ask) -> list[str]:
    """The options in notation; for CHANCE with their odds, if these are not equal."""
    options = game.options(state, ask)
    weights = game.weights(state, ask) if ask.seat == CHANCE else []
    if len(set(weights)) < 2:
        return [game.token(ask, choice) for choice in options]
    return [f"{game.token(ask, choice)}*{weight}" for choice, weight in zip(options, weights)]


def _seat(ask: Ask) -> str:
    return "chance" if ask.seat == CHANCE else str(ask.seat)


def _outcome(game: Game[S], state: S) -> Iterator[str]:
    outcome = game.outcome(state)
    if outcome is None:
        yield f"\nand so on after {MOST_ANSWERS} answers"
        return
    yield f"\nend: points {outcome.points}, places {outcome.places}"
