"""What every title promises about its positions; each check raises ``AssertionError`` if it does not hold."""

import json
import re
from itertools import islice, pairwise, permutations
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.actions import Acts
from orrery.engine.chance import Rng
from orrery.engine.decision import Decision
from orrery.engine.errors import BadToken
from orrery.engine.events import UNDONE, Recorder
from orrery.engine.flow import CHANCE, PASS, Ask, Choices, S
from orrery.engine.game import Game, Setup
from orrery.engine.match import ALL_SEATS
from orrery.engine.notation import MOST_ENTRIES, UNDO_KEY
from orrery.engine.plain import digest, fields, fill, plain, restore, snapshot
from orrery.engine.position import read_position, write_position
from tests.contract.walks import LONG, walk

KEBAB = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
TOKEN = re.compile(r"[!-~]{1,60}")
GARBAGE = ("", " ", "-1", "-2", "00", "1 ", "٣", "²", "9" * 30, "no such answer", "\n", "pass ", "Pass")
SOME_STEPS = 12
SOME_CHOICES = 20
MOST_ORDERS = 6


def check_keys(game: Game[S]) -> None:
    """All names are kebab-case and no two of a kind are the same; no decision is called like an undo."""
    decisions = [decision.key for decision in game.decisions]
    procedures = [procedure.key for procedure in game.procedures]
    settings = [setting.key for setting in game.settings]
    for keys in (decisions, procedures, settings, list(game.sources), list(game.events)):
        assert len(set(keys)) == len(keys), f"a key stands twice in {keys}"
        assert [key for key in keys if not KEBAB.fullmatch(key)] == []
    assert KEBAB.fullmatch(game.key)
    assert UNDO_KEY not in decisions
    assert game.bound <= MOST_ENTRIES, "a game may be too long to be saved"


def check_steps(game: Game[S]) -> None:
    """A step is named by its function: no two of a procedure are called alike, and each is found again."""
    for procedure in game.procedures:
        names = [procedure.name_of(step) for step in range(len(procedure.steps))]
        assert len(set(names)) == len(names), f"two steps of {procedure.key} have one name: {names}"
        assert [procedure.called(name) for name in names] == list(range(len(names)))


def check_text(game: Game[S], setup: Setup, state: S) -> None:
    """A position written down and read back is the same, and so is its text."""
    text = write_position(game, setup, state)
    found, start = read_position(text, {game.key: game})
    assert found is game
    assert plain(cast(S, start.start)) == plain(state), f"read back it is another position: {text}"
    assert write_position(game, start, cast(S, start.start)) == text


def check_offers(game: Game[S], state: S) -> None:
    """The quick way to the options of an action gives what is derived from it."""
    for ask in game.asks(state):
        decision = game.decisions[ask.decision]
        if isinstance(decision, Acts):
            for action in decision.actions:
                quick, derived = Choices(), Choices()
                action.offer(state, ask, quick)
                action.offer_each(state, ask, derived)
                assert quick.listed() == derived.listed(), f"{type(action).__name__} offers otherwise"


def check_clauses(game: Game[S], state: S) -> None:
    """The clause against a single choice is the one of the list of refusals; what is offered has none."""
    for ask in game.asks(state):
        decision = game.decisions[ask.decision]
        refused = {entry.choice: entry.clause for entry in decision.refused(state, ask)}
        for choice in [*game.options(state, ask)[:SOME_CHOICES], *list(refused)[:SOME_CHOICES]]:
            assert decision.against(state, ask, choice) == refused.get(choice, "")


def check_end(game: Game[S], setup: Setup, seed: int) -> int:
    """A random game ends within the bound, with an outcome and no outcome before; tells how long it was."""
    state = game.start(setup)
    answers = -1
    for _ in walk(game, state, Rng(seed)):
        answers += 1
        assert (game.outcome(state) is None) == bool(game.asks(state)), "an outcome, and yet a question"
    outcome = game.outcome(state)
    assert outcome is not None, f"{game.key} did not end within {game.bound} answers"
    assert sorted(outcome.places)[0] == 1
    return answers


def check_facts(game: Game[S], state: S) -> None:
    """A state holds ints and rows of ints, and nothing else."""
    for name in fields(state):
        value = getattr(state, name)
        assert type(value) in (int, type(vec[i64]())), f"{name} is a {type(value).__name__}"
    assert 0 <= state.depth * 7 <= len(state.stack)


def check_questions(game: Game[S], state: S) -> None:
    """A group is of one decision, asks each seat once, and CHANCE alone; it has not been settled."""
    group = [state.ask_at(index) for index in range(state.open)]
    seats = [ask.seat for ask in group]
    assert len(set(seats)) == len(seats), f"a seat is asked twice: {seats}"
    assert all(CHANCE <= seat < state.seats for seat in seats)
    assert CHANCE not in seats or len(seats) == 1, "CHANCE is asked together with others"
    assert len({ask.decision for ask in group}) <= 1, "a group is of more than one decision"
    assert bool(game.asks(state)) != game.is_over(state)
    if len(group) > 1:
        choices = [int(state.answer_at(index)) for index in range(state.open)]
        assert not game.decisions[group[0].decision].settled(choices), "settled, but still open"


def check_options(game: Game[S], state: S) -> None:
    """Options are ascending without doubles, never none, and inside the domain of the decision."""
    for ask in game.asks(state):
        decision = game.decisions[ask.decision]
        options = game.options(state, ask)
        assert options, f"{decision.key} offers nothing"
        assert all(low < high for low, high in pairwise(options)), f"{decision.key} is unsorted: {options}"
        assert options[0] >= PASS
        assert options[-1] < decision.size(state), f"{decision.key} offers {options[-1]}"
        if ask.seat == CHANCE:
            check_weights(game, state, ask)
        else:
            check_refusals(game, state, ask)


def check_weights(game: Game[S], state: S, ask: Ask) -> None:
    """There is a positive weight for each option; their sum suits the generator."""
    weights = game.weights(state, ask)
    assert len(weights) == len(game.options(state, ask)), "options and weights differ in number"
    assert min(weights) > 0, f"a weight is not positive: {weights}"
    assert sum(weights) <= 2**31


def check_refusals(game: Game[S], state: S, ask: Ask) -> None:
    """What is refused is not offered, lies in the domain, and names a clause."""
    refusals = game.refused(state, ask)
    choices = [refusal.choice for refusal in refusals]
    assert not set(choices) & set(game.options(state, ask)), "refused, and yet offered"
    assert len(set(choices)) == len(choices)
    assert all(PASS <= choice < game.decisions[ask.decision].size(state) for choice in choices)
    assert all(refusal.clause for refusal in refusals)


def check_sizes(game: Game[S], first: S, later: S) -> None:
    """The domain of a decision is the same during a game."""
    for decision in game.decisions:
        assert decision.size(first) == decision.size(later), f"{decision.key} changed its size"


def check_notation(game: Game[S], state: S) -> None:
    """Every option and refusal has one text without blanks, which reads back without the ints of the ask."""
    for ask in game.asks(state):
        decision = game.decisions[ask.decision]
        refused = [refusal.choice for refusal in game.refused(state, ask)] if ask.seat != CHANCE else []
        bare = Ask(ask.seat, ask.decision)
        for choice in [*game.options(state, ask), *refused]:
            token = decision.token(ask, choice)
            assert TOKEN.fullmatch(token), f"{decision.key}: {token!r}"
            assert decision.token(bare, choice) == token
            assert reads(decision, bare, token) == choice, f"{decision.key}: {token!r} is read otherwise"


def check_garbage(game: Game[S], seats: int) -> None:
    """Whatever a decision reads is the one text of that choice; all else is a bad token."""
    for index, decision in enumerate(game.decisions):
        for seat in range(CHANCE, seats):
            for text in GARBAGE:
                choice = reads(decision, Ask(seat, index), text)
                if choice is not None:
                    written = decision.token(Ask(seat, index), choice)
                    assert written == text, f"{decision.key} reads {text!r}"


def reads(decision: Decision[S], ask: Ask, text: str) -> int | None:
    """The choice that a text stands for, if it stands for any."""
    try:
        return decision.read(ask, text)
    except BadToken:
        return None


def check_ledger(game: Game[S], state: S) -> None:
    """Points, standings and outcome are what the ledger sums to."""
    width = len(game.sources)
    assert len(state.ledger) == state.seats * width
    sums = [sum(state.ledger[seat * width : (seat + 1) * width]) for seat in range(state.seats)]
    assert [state.points(seat) for seat in range(state.seats)] == sums
    assert [standing.points for standing in game.standings(state)] == sums
    outcome = game.outcome(state)
    if outcome is not None:
        assert outcome.points == sums
        assert [standing.forecast for standing in game.standings(state)] == sums, "the end is no forecast"


def check_clone(game: Game[S], state: S) -> None:
    """A clone is equal, shares no row, has no listener, and goes its own way.

    To be made of the very states of a game: a copy of a copy forgets nothing more.
    """
    state.recorder = Recorder()
    twin = game.clone(state)
    before = digest(state)
    assert plain(twin) == plain(state), "a clone differs"
    assert twin.recorder is None, "somebody listens to a clone"
    for number, _ in enumerate(walk(game, twin, Rng(1))):
        if number == SOME_STEPS:
            break
    scribble(twin)
    assert digest(state) == before, "a clone shares a row"
    assert state.recorder.count() == 0
    state.recorder = None


def scribble(state: S) -> None:
    """Change every row in place."""
    for name in fields(state):
        row = getattr(state, name)
        if not isinstance(row, int):
            for place in range(len(row)):
                row[place] += 1


def check_looking(game: Game[S], state: S) -> None:
    """Asking about a position does not change it, and nothing is told."""
    before = digest(state)
    state.recorder = Recorder()
    for ask in game.asks(state):
        game.options(state, ask)
        game.weights(state, ask)
        if ask.seat != CHANCE:
            game.refused(state, ask)
            game.plans(state, ask)
    for seat in range(CHANCE, state.seats):
        game.view(state, seat)
    game.standings(state)
    game.outcome(state)
    assert digest(state) == before, "looking changed the position"
    assert state.recorder.count() == 0, "looking told something"
    state.recorder = None


def check_snapshot(game: Game[S], setup: Setup, state: S, seed: int) -> None:
    """A position comes back from its plain form and from its snapshot, and goes on alike."""
    filled = game.begin(setup)
    fill(filled, plain(state))
    assert plain(filled) == plain(state)
    stored = json.loads(json.dumps(snapshot(game, state)))
    back = restore(game, setup, stored)
    ways = zip(walk(game, back, Rng(seed)), walk(game, game.clone(state), Rng(seed)))
    for number, (one, other) in enumerate(ways):
        assert digest(one) == digest(other), f"a restored position differs after {number} answers"
        if number == SOME_STEPS:
            break


def check_plans(game: Game[S], state: S) -> None:
    """A plan is a chain of legal answers of one seat, the first to the question it was made for."""
    for ask in game.asks(state):
        plans = game.plans(state, ask) if ask.seat != CHANCE else []
        assert len({(plan.label, *plan.choices) for plan in plans}) == len(plans), "a plan stands twice"
        for plan in plans:
            assert KEBAB.fullmatch(plan.label)
            assert plan.choices
            ahead = game.clone(state)
            for choice in plan.choices:
                mine = [other for other in game.asks(ahead) if other.seat == ask.seat]
                assert mine, f"{plan.label} goes on when seat {ask.seat} is not asked"
                assert choice in game.options(ahead, mine[0]), f"{plan.label} is illegal"
                game.apply(ahead, ask.seat, choice)


def check_orders(game: Game[S], state: S, seed: int) -> None:
    """What comes of a group does not depend on the order in which its seats answer."""
    if state.open < 2:
        return
    rng = Rng(seed)
    answers = {ask.seat: int(game.sample(state, ask, rng)) for ask in game.asks(state)}
    orders = list(permutations(answers))
    results = set()
    for turn in range(min(MOST_ORDERS, len(orders))):
        order = orders[turn * len(orders) // MOST_ORDERS if len(orders) > MOST_ORDERS else turn]
        results.add(settle_in_order(game, state, answers, order))
    assert len(results) == 1, f"the order of {answers} matters"


def settle_in_order(game: Game[S], state: S, answers: dict[int, int], order: tuple[int, ...]) -> str:
    """The position and the events after a group has been answered in this order."""
    ahead = game.clone(state)
    ahead.recorder = Recorder()
    for seat in order:
        game.apply(ahead, seat, answers[seat])
        if ahead.reveals != state.reveals:
            break
        assert ahead.recorder.count() == 0, "an answer was told before the group was settled"
        assert plain_but_answers(ahead) == plain_but_answers(state), "a pending answer changed something"
    assert ahead.reveals != state.reveals, "a group with all answers is not settled"
    return digest(ahead) + str([int(item) for item in ahead.recorder.rows])


def plain_but_answers(state: S) -> object:
    asks = [(ask.seat, ask.x, ask.y, ask.z) for ask in (state.ask_at(index) for index in range(state.open))]
    return {**plain(state), "asked": []}, asks


def check_events(game: Game[S], setup: Setup, seed: int) -> None:
    """All streams have the same events, each with a known kind; what is masked is -1 for the others."""
    recorder = Recorder()
    heard, unheard = game.start(setup, recorder), game.start(setup)
    both = zip(walk(game, heard, Rng(seed)), walk(game, unheard, Rng(seed)), strict=True)
    for _ in islice(both, LONG):
        assert digest(heard) == digest(unheard), "it matters whether somebody listens"
    seats = range(CHANCE, setup.seats)
    streams = [[event.plain() for event in recorder.stream(seat)] for seat in seats]
    for told in zip(*streams, strict=True):
        assert len({event[:2] for event in told}) == 1, "kind and seat of an event are for everybody"
        kind, seat = told[0][:2]
        assert UNDONE < kind < len(game.events)
        assert ALL_SEATS < seat < setup.seats
        for fact in range(2, 5):
            assert len({event[fact] for event in told} - {-1}) <= 1, "two seats were told different facts"
