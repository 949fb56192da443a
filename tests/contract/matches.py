"""What every title promises about matches: previews come true, undo restores, replays and saves agree."""

from functools import partial
from typing import Any

from orrery.engine.chance import Dealer, Rng
from orrery.engine.errors import BadToken, CannotUndo, GameError, IllegalChoice, NotYourTurn
from orrery.engine.flow import CHANCE, UNANSWERED, S
from orrery.engine.game import Game, Setup
from orrery.engine.match import UNDO, Match, replay
from orrery.engine.notation import read_save, write_save
from orrery.engine.plain import digest
from tests.contract.secrecy import answered, stream
from tests.contract.walks import LONG, answer_randomly, random_ask

MOST_PROBES = 24
NOWHERE = 1_000_003


def facts_of(match: Match[S]) -> dict[str, Any]:
    """Everything about a match that can be asked; equal facts, equal matches."""
    return {
        "position": digest(match.state),
        "told": list(match.recorder.rows),
        "log": [(entry.seat, entry.decision, entry.choice) for entry in match.log],
        "live": list(match.live),
        "draws": match.draws,
        "undoable": [match.undoable(seat) for seat in range(CHANCE, match.setup.seats)],
    }


def random_match(game: Game[S], setup: Setup, seed: int) -> Match[S]:
    """A match, whole unless it is long: random answers, a real dealer, now and then an undo or a rewind."""
    rng = Rng(seed)
    match = Match(game, setup, Dealer(str(seed).encode()))
    match.deal()
    rewinds = 2
    while match.asks() and len(match.log) < LONG:
        answer_randomly(match, rng)
        seat = int(rng.below(setup.seats))
        if rng.below(6) == 0 and match.undoable(seat):
            match.undo(seat)
        elif rng.below(40) == 0 and rewinds > 0:
            rewinds -= 1
            match.rewind(match.live[-1 - rng.below(min(8, len(match.live)))])
        match.deal()
    return match


def check_replay(game: Game[S], setup: Setup, seed: int) -> None:
    """Replay gives the match that was played, undone and rewound; with the dealer as without."""
    match = random_match(game, setup, seed)
    assert match.draws == sum(entry.seat == CHANCE for entry in match.log)
    assert facts_of(replay(game, setup, match.log)) == facts_of(match)
    assert facts_of(replay(game, setup, match.log, match.dealer)) == facts_of(match)
    kept = [match.log[number - 1] for number in match.live]
    assert digest(replay(game, setup, kept).state) == digest(match.state), "what was undone left a trace"


def check_save(game: Game[S], setup: Setup, seed: int) -> None:
    """A match comes back from its text, finished or not."""
    match = random_match(game, setup, seed)
    half = Match(game, setup, match.dealer)
    for entry in match.log[: len(match.log) // 2]:
        if entry.decision == UNDO:
            break
        half.play(entry.seat, entry.choice)
    for played in (match, half):
        text = write_save(played)
        back = read_save(text, {game.key: game})
        assert facts_of(back) == facts_of(played)
        assert write_save(back) == text


class History:
    """What undo has to respect: of each entry the seat, and the position and reveals before it."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.before: list[tuple[str, int]] = []

    def note(self) -> None:
        """To be called before each answer and each undo."""
        self.before.append((digest(self.match.state), int(self.match.state.reveals)))

    def check_undoable(self) -> None:
        """No seat may take back more than its own answers since the last barrier."""
        for seat in range(CHANCE, self.match.setup.seats):
            number = self.match.undoable(seat)
            if number:
                self._check_barriers(seat, number)

    def _check_barriers(self, seat: int, number: int) -> None:
        entry = self.match.log[number - 1]
        assert seat != CHANCE, "a draw can be taken back"
        assert entry.seat == seat, "the answer of another seat can be taken back"
        assert self.before[number - 1][1] == self.match.state.reveals, "undo crosses a reveal"
        since = {later.seat for later in self.match.log[number:]}
        pending = self.match.state.open > 1 and self.match.state.find_ask(seat) >= 0
        assert pending or since <= {seat}, "undo crosses the answer of another seat"


def check_undo(game: Game[S], setup: Setup, seed: int) -> None:
    """An answer that shows nothing can be taken back at once, which restores exactly; no other can."""
    rng = Rng(seed)
    match = Match(game, setup)
    history = History(match)
    while match.asks() and len(match.log) < min(game.bound, LONG):
        history.note()
        before, reveals = digest(match.state), match.state.reveals
        ask, choice = answer_randomly(match, rng)
        may = ask.seat != CHANCE and match.state.reveals == reveals and not game.is_over(match.state)
        assert match.undoable(ask.seat) == (len(match.log) if may else 0)
        history.check_undoable()
        if may and rng.below(4) == 0:
            take_back(match, history, ask.seat, before)
            history.note()
            match.play(ask.seat, choice)
        if rng.below(6) == 0:
            take_back_all(match, history, ask.seat)


def take_back(match: Match[S], history: History, seat: int, before: str) -> None:
    """Undo one answer, and look whether all is as it was."""
    number, told = match.undoable(seat), match.recorder.count()
    history.note()
    match.undo(seat)
    assert digest(match.state) == before, "undo does not restore the position"
    assert number not in match.live
    assert match.recorder.count() == told + 1, "an undo is told once, and nothing else"
    assert match.state.recorder is match.recorder, "nobody listens after an undo"
    history.check_undoable()


def take_back_all(match: Match[S], history: History, seat: int) -> None:
    """Undo as far as it goes: step by step to the position before each answer."""
    while match.undoable(seat):
        number = match.undoable(seat)
        others = [later.seat for later in match.log[number:] if later.seat != seat]
        expected = history.before[number - 1][0]
        history.note()
        match.undo(seat)
        assert others or digest(match.state) == expected, "undo does not restore the position"
    before = facts_of(match)
    refuses(lambda: match.undo(seat), CannotUndo)
    assert facts_of(match) == before


def refuses(act: Any, *errors: type[GameError]) -> None:
    """``act`` raises one of these errors."""
    try:
        act()
    except errors:
        return
    raise AssertionError(f"accepted; expected {[error.code for error in errors]}")


def check_rewind(game: Game[S], setup: Setup, seed: int) -> None:
    """With everybody's consent any answer can be taken back with all that followed; draws go on counting."""
    rng = Rng(seed)
    match = Match(game, setup)
    before: list[str] = []
    for _ in range(min(game.bound, 60)):
        before.append(digest(match.state))
        answer_randomly(match, rng)
        if game.is_over(match.state):
            refuses(partial(match.rewind, 1), CannotUndo)
            match = replay(game, setup, match.log[:-1])
            before.pop()
            break
    number, draws = int(1 + rng.below(len(match.log))), match.draws
    match.rewind(number)
    assert digest(match.state) == before[number - 1], "rewind does not restore the position"
    assert match.draws == draws
    assert match.live == list(range(1, number))
    refuses(lambda: match.rewind(number), CannotUndo)
    answer_randomly(match, rng)
    assert match.live[-1] == len(before) + 2


def check_preview(game: Game[S], setup: Setup, seed: int) -> None:
    """What a preview shows is what then happens; what it does not show can't be taken back."""
    rng = Rng(seed)
    match = Match(game, setup)
    while match.asks() and len(match.log) < min(game.bound, LONG):
        ask = random_ask(game, match.state, rng)
        seat, choice = int(ask.seat), int(game.sample(match.state, ask, rng))
        if seat == CHANCE:
            match.play(seat, choice)
            continue
        group, reveals, told = match.state.open > 1, match.state.reveals, match.recorder.count()
        promised = match.preview(seat, [choice])
        match.play(seat, choice)
        revealed = match.state.reveals != reveals
        if not group:
            assert (promised.taken == 0) == revealed
            assert promised.undoable == (match.undoable(seat) > 0)
            assert promised.undoable == (not revealed and not game.is_over(match.state))
        if not revealed:
            assert promised.view == game.view(match.state, seat), "the preview showed another position"
            heard = [event.plain() for event in match.recorder.stream(seat, told)]
            assert [event.plain() for event in promised.events] == heard, "the preview told something else"


def check_chains(game: Game[S], state: S) -> None:
    """The preview of a plan is what comes of it, as far as it was followed; nothing changes."""
    for ask in game.asks(state):
        plans = game.plans(state, ask)[:MOST_PROBES] if ask.seat != CHANCE else []
        for plan in plans:
            match = standing_at(game, state)
            before = facts_of(match)
            promised = match.preview(ask.seat, plan.choices)
            assert facts_of(match) == before, "a preview changed the match"
            match.play_all(ask.seat, plan.choices[: promised.taken])
            if match.state.reveals == state.reveals:
                assert promised.view == game.view(match.state, ask.seat)
                heard = stream(match.recorder, ask.seat)
                assert [event.plain() for event in promised.events] == heard


def standing_at(game: Game[S], state: S) -> Match[S]:
    """A match that begins at ``state`` without a log, hence without pending answers."""
    match = Match(game, game.setup(int(state.seats)))
    match.recorder.rows = match.recorder.rows[:0]
    match.state = game.clone(state)
    match.state.recorder = match.recorder
    for index in range(state.open):
        match.state.set_answer(index, UNANSWERED)
    return match


def check_atomic(game: Game[S], state: S) -> None:
    """A chain with a wrong answer anywhere changes nothing; a right one is the same as its single answers."""
    for ask in game.asks(state):
        seat = int(ask.seat)
        chains = [plan.choices for plan in game.plans(state, ask)[:2]] if seat != CHANCE else []
        chains.append(game.options(state, ask)[:1])
        match = standing_at(game, state)
        before = facts_of(match)
        for chain in chains:
            refuses(lambda: match.play_all(seat, [*chain, NOWHERE]), NotYourTurn, IllegalChoice)  # noqa: B023
            refuses(lambda: match.play_all(seat, [NOWHERE, *chain]), IllegalChoice)  # noqa: B023
            assert facts_of(match) == before, "a chain was played in part"
        match.play_all(seat, chains[0])
        assert [entry.choice for entry in match.log] == chains[0]
        if len(chains[0]) == 1:
            alone = answered(game, standing_at(game, state).state, seat, chains[0][0])
            assert digest(match.state) == digest(alone[0])


def check_wrong_answers(game: Game[S], state: S) -> None:
    """Illegal answers, answers of seats that are not asked, and bad texts are refused; nothing changes."""
    match = standing_at(game, state)
    before = facts_of(match)
    asked = {int(ask.seat): ask for ask in match.asks()}
    for seat in [*range(-3, state.seats + 2), 2**70, -(2**70)]:
        if seat not in asked:
            refuses(lambda: match.undo(seat), CannotUndo)  # noqa: B023
            refuses(lambda: match.play(seat, 0), NotYourTurn)  # noqa: B023
            refuses(lambda: match.say(seat, "pass"), NotYourTurn)  # noqa: B023
            refuses(lambda: match.preview(seat, [0]), NotYourTurn)  # noqa: B023
            continue
        options = game.options(state, asked[seat])
        size = int(game.decisions[asked[seat].decision].size(state))
        wrong = [choice for choice in (-2, -1, 0, 1, size - 1, size, NOWHERE, 2**70) if choice not in options]
        for choice in wrong:
            refuses(lambda: match.play(seat, choice), IllegalChoice)  # noqa: B023
            refuses(lambda: match.preview(seat, [choice]), IllegalChoice)  # noqa: B023
        refuses(lambda: match.say(seat, "no such answer"), BadToken)  # noqa: B023
    assert facts_of(match) == before
