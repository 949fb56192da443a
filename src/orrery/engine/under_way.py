"""What is under way, in notation: frames, open questions, or only who is to play.

A frame is procedure, seat, step and three ints; a question is seat, decision and three ints, with
``= answer`` if it is answered but waits for others.
"""

from typing import Final, final

from orrery.engine.decision import Procedure
from orrery.engine.errors import BadPosition, BadToken
from orrery.engine.facts import BadWord, Count
from orrery.engine.flow import CHANCE, UNANSWERED, Ask, S
from orrery.engine.game import Game
from orrery.engine.plain import digest

TO_PLAY: Final = "to play"
FRAME: Final = "frame"
QUESTION: Final = "ask"
NO_SEAT: Final = "-"
CHANCE_SEAT: Final = "chance"
VOID: Final = "void"
DEEPEST: Final = 60
WIDEST: Final = 1 << 48
"""No int of a frame or of a question lies further from 0; sets of up to 48 places are such ints."""


@final
class WrittenFact:
    """One fact of a text, and where it stands."""

    def __init__(self, number: int, key: str, text: str) -> None:
        self.number = number
        self.key = key
        self.text = text


def write_flow(game: Game[S], state: S, bare: S) -> list[tuple[str, str]]:
    """Who is to play, if that says everything; else frames and questions.

    ``bare`` is the same position with nothing under way.
    """
    for seat in range(state.seats):
        ahead = game.clone(bare)
        game.resume(ahead, seat)
        game.drive(ahead)
        if ahead.open > 0 and digest(ahead) == digest(state):
            return [(TO_PLAY, str(seat))]
    frames = [_write_frame(game, state, place) for place in range(state.depth)]
    asks = [_write_ask(game, state, index) for index in range(state.open)]
    named = [(f"{FRAME} {number}", text) for number, text in enumerate(frames, start=1)]
    return named + [(f"{QUESTION} {number}", text) for number, text in enumerate(asks, start=1)]


def _write_frame(game: Game[S], state: S, place: int) -> str:
    frame = state.frame(place)
    procedure = game.procedures[frame.procedure]
    words = [procedure.key, _write_seat(int(frame.seat), NO_SEAT), procedure.name_of(frame.step)]
    words += [str(frame.x), str(frame.y), str(frame.z)]
    return " ".join([*words, VOID] if frame.void else words)


def _write_ask(game: Game[S], state: S, index: int) -> str:
    ask = state.ask_at(index)
    decision = game.decisions[ask.decision]
    words = [_write_seat(int(ask.seat), CHANCE_SEAT), decision.key, str(ask.x), str(ask.y), str(ask.z)]
    answer = state.answer_at(index)
    return " ".join(words if answer == UNANSWERED else [*words, "=", decision.token(ask, answer)])


def _write_seat(seat: int, nobody: str) -> str:
    return str(seat) if seat >= 0 else nobody


def read_flow(game: Game[S], state: S, given: dict[str, WrittenFact]) -> None:
    """Frames and questions, or who is to play; what was understood is taken out of ``given``."""
    playing = given.pop(TO_PLAY, None)
    for place in range(DEEPEST):
        _read_frame(game, state, given.pop(f"{FRAME} {place + 1}", None))
    for place in range(int(state.seats) + 1):
        _read_ask(game, state, given.pop(f"{QUESTION} {place + 1}", None))
    if playing is None:
        return
    seat = _in_range(playing, playing.text, 0, int(state.seats) - 1)
    if state.depth > 0 or state.open > 0:
        raise BadPosition(playing.number, "frames and questions say who is to play")
    game.resume(state, seat)
    game.drive(state)
    if state.open == 0:
        raise BadPosition(playing.number, "there is no turn to begin")


def _read_frame(game: Game[S], state: S, line: WrittenFact | None) -> None:
    if line is None:
        return
    words = line.text.split(" ")
    keys = [procedure.key for procedure in game.procedures]
    if len(words) not in (6, 7) or words[0] not in keys or (len(words) == 7 and words[6] != VOID):
        raise BadPosition(line.number, f"{line.text[:40]!r} is not a frame")
    procedure = keys.index(words[0])
    seat = -1 if words[1] == NO_SEAT else _in_range(line, words[1], 0, int(state.seats) - 1)
    x, y, z = (_in_range(line, word, -WIDEST, WIDEST) for word in words[3:6])
    place = state.push(procedure, seat, 0, 0, 0)
    state.goto(_step(line, game.procedures[procedure], words[2]), x, y, z)
    if len(words) == 7:
        state.void(place)


def _step(line: WrittenFact, procedure: Procedure[S], name: str) -> int:
    step = procedure.called(name)
    if step < 0:
        raise BadPosition(line.number, f"{procedure.key} has no step {name[:40]!r}")
    return step


def _read_ask(game: Game[S], state: S, line: WrittenFact | None) -> None:
    if line is None:
        return
    words = line.text.split(" ")
    keys = [decision.key for decision in game.decisions]
    if len(words) not in (5, 7) or words[1] not in keys or (len(words) == 7 and words[5] != "="):
        raise BadPosition(line.number, f"{line.text[:40]!r} is not a question")
    seat = CHANCE if words[0] == CHANCE_SEAT else _in_range(line, words[0], 0, int(state.seats) - 1)
    decision = keys.index(words[1])
    if state.open > 0 and (state.find_ask(seat) >= 0 or state.ask_at(0).decision != decision):
        raise BadPosition(line.number, "one question a seat, all of one kind")
    x, y, z = (_in_range(line, word, -WIDEST, WIDEST) for word in words[2:5])
    state.ask(seat, decision, x, y, z)
    if len(words) == 7:
        _read_answer(game, state, Ask(seat, decision, x, y, z), words[6], line)


def _read_answer(game: Game[S], state: S, ask: Ask, token: str, line: WrittenFact) -> None:
    try:
        state.set_answer(state.open - 1, game.decisions[ask.decision].read(ask, token))
    except BadToken as error:
        raise BadPosition(line.number, str(error)) from error


def _in_range(line: WrittenFact, word: str, least: int, most: int) -> int:
    try:
        return Count(most, least).read(word)
    except BadWord as error:
        raise BadPosition(line.number, str(error)) from error
