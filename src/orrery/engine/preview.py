"""Looking ahead: what an answer would do, told only as far as its seat may know it."""

from typing import Generic, final

from orrery.engine.events import Event, Recorder
from orrery.engine.flow import S
from orrery.engine.game import Game


@final
class Preview(Generic[S]):
    """What a chain of answers leads to.

    ``undoable`` promises that the answers could be taken back at once; ``taken`` counts how many of
    them could be followed. ``state`` is the position itself, which may hold what the seat must not know.
    """

    def __init__(self, state: S, view: object, events: list[Event], undoable: bool, taken: int) -> None:
        self.state = state
        self.view = view
        self.events = events
        self.undoable = undoable
        self.taken = taken

    def plain(self) -> tuple[object, list[tuple[int, int, int, int, int]], bool, int]:
        return (self.view, [event.plain() for event in self.events], self.undoable, self.taken)


def preview(game: Game[S], state: S, seat: int, choices: list[int]) -> Preview[S]:
    """Follow legal answers of ``seat`` on a copy, and stop before anything that would tell a secret.

    It ends where CHANCE or another seat is asked, or at an answer that is not offered. An answer that
    would show something hidden is not followed: pointing at it must tell no more than that it can't be
    taken back. An answer inside a group is only noted, whoever else has answered.
    """
    shown = game.clone(state)
    recorder = Recorder()
    for index, choice in enumerate(choices):
        place = shown.find_ask(seat)
        if place < 0 or choice not in game.options(shown, shown.ask_at(place)):
            return _told(game, shown, seat, recorder, True, index)
        if shown.open > 1:
            shown.set_answer(place, choice)
            return _told(game, shown, seat, recorder, False, index + 1)
        ahead = game.clone(shown)
        heard = recorder.copy()
        ahead.recorder = heard
        game.apply(ahead, seat, choice)
        if ahead.reveals != shown.reveals:
            return _told(game, shown, seat, recorder, False, index)
        shown, recorder = ahead, heard
    return _told(game, shown, seat, recorder, not game.is_over(shown), len(choices))


def _told(game: Game[S], state: S, seat: int, recorder: Recorder, undoable: bool, taken: int) -> Preview[S]:
    return Preview(state, game.view(state, seat), recorder.stream(seat), undoable, taken)
