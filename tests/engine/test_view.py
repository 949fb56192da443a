"""The flow in a view: what each seat sees of open questions, and how secret answers are guessed."""

import pytest
from mypy_extensions import i64

from orrery.engine.chance import Rng
from orrery.engine.decision import Decision
from orrery.engine.events import SPECTATOR
from orrery.engine.flow import UNANSWERED, Ask, Choices, State
from orrery.engine.game import Game, Setup
from orrery.engine.view import guess_answers, guess_flow, view_flow

SEATS = 4
NO = 0
YES = 1


class Assembly(State):
    def __init__(self) -> None:
        super().__init__(seats=SEATS, sources=1)

    def clone(self) -> "Assembly":
        twin = Assembly.__new__(Assembly)
        self.copy_flow(twin)
        return twin


class Vote(Decision[Assembly]):
    """Settled by the second yes, whoever has not voted yet."""

    def size(self, state: Assembly) -> i64:
        return 2

    def options(self, state: Assembly, ask: Ask, out: Choices) -> None:
        out.add(NO)
        out.add(YES)

    def resolve(self, state: Assembly, ask: Ask, choice: i64) -> None:
        state.score(ask.seat, 0, choice)

    def settled(self, choices: list[int]) -> bool:
        return choices.count(YES) == 2 or UNANSWERED not in choices


class AssemblyGame(Game[Assembly]):
    def begin(self, setup: Setup) -> Assembly:
        state = Assembly()
        for seat in range(SEATS):
            state.ask(seat, 0, x=seat + 10)
        return state

    def view(self, state: Assembly, seat: int) -> object:
        return view_flow(state, seat)

    def guess(self, view: object, rng: Rng) -> Assembly:
        return Assembly()


GAME = AssemblyGame("assembly", 1, (SEATS, SEATS), SEATS, [Vote(("no", "yes"))], [])


def assembly(*votes: tuple[int, int]) -> Assembly:
    state = GAME.start(GAME.setup(SEATS))
    for seat, choice in votes:
        GAME.apply(state, seat, choice)
    return state


def answers(state: Assembly) -> list[int]:
    return [int(state.answer_at(index)) for index in range(state.open)]


def guessed(state: Assembly, viewer: int, seed: int) -> list[int]:
    """The answers of a state guessed from a view."""
    view = view_flow(state, viewer)
    other = Assembly()
    guess_flow(view, other)
    guess_answers(GAME, view, other, Rng(seed))
    return answers(other)


@pytest.mark.parametrize(("viewer", "known"), [(0, YES), (1, None), (SPECTATOR, None)])
def test_that_a_seat_has_answered_is_for_all_and_what_for_itself(viewer: int, known: int | None) -> None:
    asks = view_flow(assembly((0, YES)), viewer).asks

    assert [ask.answered for ask in asks] == [True, False, False, False]
    assert [ask.answer for ask in asks] == [known, None, None, None]


def test_a_guess_has_the_flow_of_the_view() -> None:
    state = assembly((2, NO))
    state.push(3, 1, 4, 5, 6)
    state.score(1, 0, 7)
    state.reveal()
    other = Assembly()

    guess_flow(view_flow(state, 2), other)

    assert view_flow(other, 2) == view_flow(state, 2)


def test_a_guess_knows_the_answer_of_the_viewer_and_no_other() -> None:
    state = assembly((0, YES), (2, NO))

    votes = [guessed(state, 2, seed) for seed in range(20)]

    assert {tuple(vote[1:]) for vote in votes} == {(UNANSWERED, NO, UNANSWERED)}
    assert {vote[0] for vote in votes} == {NO, YES}


def test_guessed_answers_leave_the_group_open() -> None:
    state = assembly((0, YES), (1, NO), (2, NO))

    votes = {tuple(guessed(state, 3, seed)[:3]) for seed in range(60)}

    assert votes == {(NO, NO, NO), (YES, NO, NO), (NO, YES, NO), (NO, NO, YES)}


def test_answers_drawn_anew_do_not_depend_on_the_true_ones() -> None:
    for seed in range(20):
        drawn = []
        for state in (assembly((0, YES), (1, NO)), assembly((0, NO), (1, YES))):
            guess_answers(GAME, view_flow(state, 3), state, Rng(seed))
            drawn.append(answers(state))
        assert drawn[0] == drawn[1] == guessed(assembly((0, NO), (1, NO)), 3, seed)
