"""What every title promises about secrets: a seat learns nothing but what its view and its events tell.

The main proof is by twins: another full state, guessed from what a seat sees, must look the same to
that seat in every respect. A view that shows too much would let the guess be too good, so the second
proof needs no guess: answers that a seat is not told apart must not change what it sees.
"""

from typing import Any

from msgspec.structs import replace

from orrery.engine.chance import Rng
from orrery.engine.events import SPECTATOR, Recorder
from orrery.engine.flow import CHANCE, Ask, S
from orrery.engine.game import Game, Setup
from orrery.engine.plain import digest
from orrery.engine.preview import preview
from tests.contract.walks import LONG, random_ask, walk

MOST_PREVIEWS = 4
MOST_PLANS = 3
SOME_STEPS = 6


def check_view(game: Game[S], state: S, seed: int) -> None:
    """Equal positions give equal views, and a view stays as it is when the game goes on."""
    for seat in range(SPECTATOR, state.seats):
        ahead = game.clone(state)
        view = game.view(ahead, seat)
        for number, _ in enumerate(walk(game, ahead, Rng(seed))):
            if number == SOME_STEPS:
                break
        assert view == game.view(state, seat), f"the view of seat {seat} is no lasting value"


def check_views(game: Game[S], state: S) -> None:
    """Views made at one go are those that are made one by one; where nothing is hidden, all see the same."""
    seats = list(range(SPECTATOR, state.seats))
    views = game.views(state, seats)
    assert views == [game.view(state, seat) for seat in seats]
    if not game.hides:
        assert all(_shared(view) == _shared(views[0]) for view in views), (
            "views differ, but the title says hides=0"
        )
        told = [standing.plain() for standing in game.standings(state)]
        for view in views:
            assert [each.plain() for each in game.standings(game.guess(view, Rng(0)))] == told


def _shared(view: Any) -> object:
    """A view without whose it is and what that seat has answered so far."""
    asks = tuple(replace(ask, answer=None) for ask in view.flow.asks)
    return replace(view, flow=replace(view.flow, seat=SPECTATOR, asks=asks))


def check_guess(game: Game[S], state: S, seed: int) -> None:
    """A state guessed from a view is the same to that seat; the same generator guesses the same."""
    for seat in range(SPECTATOR, state.seats):
        twin = game.guess(game.view(state, seat), Rng(seed))
        assert digest(twin) == digest(game.guess(game.view(state, seat), Rng(seed)))
        check_twin(game, state, twin, seat)
        check_next(game, state, twin, seat, Rng(seed))


def check_resample(game: Game[S], state: S, seed: int) -> None:
    """Drawing anew what a seat does not know leaves all that it knows."""
    for seat in range(SPECTATOR, state.seats):
        twin = game.clone(state)
        game.resample(twin, seat, Rng(seed))
        check_twin(game, state, twin, seat)
        check_next(game, state, twin, seat, Rng(seed))


def check_twin(game: Game[S], state: S, twin: S, seat: int) -> None:
    """Two states that differ only in what ``seat`` does not know look and offer the same to it."""
    assert game.view(twin, seat) == game.view(state, seat), f"seat {seat} sees another position"
    assert standings(game, twin) == standings(game, state), "the standings tell a secret"
    for ask in game.asks(state):
        if ask.seat == seat and seat != CHANCE:
            assert knowledge(game, twin, ask) == knowledge(game, state, ask), f"seat {seat} learns a secret"
        if ask.seat != CHANCE and game.is_open(ask):
            offered = game.options(state, ask)
            assert game.options(twin, ask) == offered, f"not all can tell what seat {ask.seat} may answer"


def standings(game: Game[S], state: S) -> list[tuple[int, int, int]]:
    return [standing.plain() for standing in game.standings(state)]


def knowledge(game: Game[S], state: S, ask: Ask) -> dict[str, Any]:
    """All that the seat of an open question can find out by asking about it."""
    options = game.options(state, ask)
    plans = [plan.plain() for plan in game.plans(state, ask)]
    stride = 1 + len(options) // MOST_PREVIEWS
    chains = [[choice] for choice in options[::stride]] + [plan[1] for plan in plans[:MOST_PLANS]]
    return {
        "options": options,
        "refused": [refusal.plain() for refusal in game.refused(state, ask)],
        "plans": plans,
        "previews": [preview(game, state, ask.seat, chain).plain() for chain in chains],
    }


def check_next(game: Game[S], state: S, twin: S, seat: int, rng: Rng) -> None:
    """The same answer on both states tells ``seat`` the same, unless it shows something hidden.

    A title says so by ``State.reveal``. Both states stay as they are.
    """
    if not game.asks(state):
        return
    asked = random_ask(game, state, rng)
    shared = sorted(set(game.options(state, asked)) & set(game.options(twin, asked)))
    if not shared:
        return
    choice = shared[rng.below(len(shared))]
    ahead, told = answered(game, state, asked.seat, choice)
    other, retold = answered(game, twin, asked.seat, choice)
    if ahead.reveals == state.reveals and other.reveals == twin.reveals:
        assert stream(told, seat) == stream(retold, seat), f"seat {seat} was told a secret"
        assert game.view(ahead, seat) == game.view(other, seat), f"seat {seat} was shown a secret"


def answered(game: Game[S], state: S, seat: int, choice: int) -> tuple[S, Recorder]:
    """A copy in which ``seat`` has answered, and what was told of it."""
    ahead = game.clone(state)
    recorder = Recorder()
    ahead.recorder = recorder
    game.apply(ahead, seat, choice)
    return ahead, recorder


def stream(recorder: Recorder, seat: int) -> list[tuple[int, int, int, int, int]]:
    return [event.plain() for event in recorder.stream(seat)]


def check_told(game: Game[S], state: S, seed: int) -> None:
    """What others see of an answer and a seat does not, that seat is not told either.

    A seat that is told something hidden sees it from then on: otherwise a guess from its view would
    contradict what it knows.
    """
    rng = Rng(seed)
    for ask in game.asks(state):
        options = game.options(state, ask)
        chosen = [options[rng.below(len(options))] for _ in range(2)]
        one, other = (answered(game, state, ask.seat, choice) for choice in chosen)
        seats = range(SPECTATOR, state.seats)
        blind = [seat for seat in seats if game.view(one[0], seat) == game.view(other[0], seat)]
        if len(blind) < len(seats):
            for seat in blind:
                assert stream(one[1], seat) == stream(other[1], seat), (
                    f"seat {seat} is told which of {chosen} was given: {game.decisions[ask.decision].key}"
                )


def check_masks(game: Game[S], state: S, seed: int) -> None:
    """Two answers of another seat or CHANCE that a seat is told in the same words look the same to it.

    Judged where the difference was told to somebody else, and where nothing is told yet because the
    group is still open.
    """
    rng = Rng(seed)
    for ask in game.asks(state):
        options = game.options(state, ask)
        chosen = [options[rng.below(len(options))] for _ in range(2)]
        one, other = (answered(game, state, ask.seat, choice) for choice in chosen)
        if one[0].reveals != other[0].reveals:
            continue
        pending = state.open > 1 and one[0].reveals == state.reveals
        secret = pending or list(one[1].rows) != list(other[1].rows)
        for seat in range(SPECTATOR, state.seats):
            if seat != ask.seat and secret and stream(one[1], seat) == stream(other[1], seat):
                assert game.view(one[0], seat) == game.view(other[0], seat), (
                    f"seat {seat} sees which of {chosen} was given: {game.decisions[ask.decision].key}"
                )


def check_guess_plays(game: Game[S], setup: Setup, state: S, seed: int) -> None:
    """A guessed state is a position of the game: it can be played on, and the game ends if it is not long."""
    seat = seed % (setup.seats + 1) - 1
    twin = game.guess(game.view(state, seat), Rng(seed))
    for number, _ in enumerate(walk(game, twin, Rng(seed))):
        if number > LONG:
            return
        for ask in game.asks(twin):
            assert game.options(twin, ask), f"{game.decisions[ask.decision].key} offers nothing in a guess"
    assert game.is_over(twin), "a guessed position leads to a game without end"
