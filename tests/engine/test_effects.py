"""Effects: how tables are compiled, which effects wake, and how they go on after a question."""

from typing import Final

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.engine.chance import Rng
from orrery.engine.decision import Decision, Procedure
from orrery.engine.effects import Act, ChooseBranch, Effect, Effects, Op, either, may
from orrery.engine.flow import PASS, Ask, Choices, Frame, State
from orrery.engine.game import Game, Setup

EFFECT: Final = 0
ECHO: Final = 1
CHOOSE: Final = 0
PICK: Final = 1

AT_DAWN: Final = 0
AT_NOON: Final = 1

SAY: Final = 0
CALL: Final = 1
INQUIRE: Final = 2
NEVER: Final = 3


class Talk(State):
    """Remembers what was said."""

    def __init__(self) -> None:
        super().__init__(seats=2, sources=1)
        self.said: vec[i64] = vec[i64]()

    def clone(self) -> "Talk":
        twin = Talk.__new__(Talk)
        self.copy_flow(twin)
        twin.said = self.said[:]
        return twin

    def say(self, number: i64) -> None:
        self.said = append(self.said, number)


class TalkEffects(Effects[Talk]):
    """SAY a number; CALL an echo, which says a number and starts effect ``b``; INQUIRE for a number."""

    def perform(self, state: Talk, seat: i64, word: i64, a: i64, b: i64, c: i64) -> None:
        if word == SAY:
            state.say(a + 100 * seat)
        elif word == CALL:
            state.push(ECHO, seat, a, b)
        elif word == INQUIRE:
            state.ask(seat, PICK)

    def possible(self, state: Talk, seat: i64, word: i64, a: i64, b: i64, c: i64) -> bool:
        return word != NEVER


class Pick(Decision[Talk]):
    def size(self, state: Talk) -> i64:
        return 10

    def options(self, state: Talk, ask: Ask, out: Choices) -> None:
        for number in range(10):
            out.add(number)

    def resolve(self, state: Talk, ask: Ask, choice: i64) -> None:
        state.say(choice)


class TalkGame(Game[Talk]):
    """A game whose effects are those of a table; nothing else happens."""

    def __init__(self, *effects: Effect) -> None:
        self.table = TalkEffects(effects, triggers=2, procedure=EFFECT, decision=CHOOSE)
        super().__init__(
            "talk",
            1,
            (2, 2),
            100,
            decisions=[ChooseBranch(self.table), Pick()],
            procedures=[Procedure(self.table.run), Procedure(self.echo)],
        )

    def echo(self, state: Talk, frame: Frame) -> None:
        state.say(frame.x)
        if frame.y:
            self.table.start(state, frame.seat, frame.y)

    def begin(self, setup: Setup) -> Talk:
        return Talk()

    def view(self, state: Talk, seat: int) -> object:
        return None

    def guess(self, view: object, rng: Rng) -> Talk:
        return Talk()

    def run(self, effect: int = 0, seat: int = 0) -> Talk:
        """What comes of one effect, up to the first question."""
        state = Talk()
        self.table.start(state, seat, effect)
        self.drive(state)
        return state

    def wake(self, owned: list[tuple[int, int]], seat: int, trigger: int) -> list[int]:
        """What is said when a seat's effects wake; ``owned`` holds pairs of seat and effect."""
        state = Talk()
        row = vec[i64]([0] * (2 * int(self.table.words)))
        for owner, effect in owned:
            self.table.give(row, owner, effect)
        self.table.wake(state, row, seat, trigger)
        self.drive(state)
        return list(state.said)


def say(number: int) -> Op:
    return Op(SAY, number)


def talk(*acts: Act) -> TalkGame:
    return TalkGame(Effect("talk", "X1", AT_DAWN, *acts))


def said(game: TalkGame, *choices: int) -> list[int]:
    """What the first effect says when its questions are answered like this."""
    state = game.run()
    for choice in choices:
        assert choice in game.legal(state)
        game.apply(state, 0, choice)
    assert game.is_over(state)
    return list(state.said)


def test_ops_are_carried_out_in_their_order() -> None:
    assert said(talk(say(1), say(2), say(3))) == [1, 2, 3]


def test_an_effect_without_ops_does_nothing() -> None:
    assert said(talk()) == []


def test_an_effect_speaks_for_its_seat() -> None:
    assert list(talk(say(1)).run(seat=1).said) == [101]


def test_an_op_that_asks_stops_the_effect_until_it_is_answered() -> None:
    game = talk(say(1), Op(INQUIRE), say(2))

    assert list(game.run().said) == [1]
    assert said(game, 7) == [1, 7, 2]


def test_what_an_op_pushes_is_done_before_the_next_op() -> None:
    assert said(talk(say(1), Op(CALL, 5), say(2), Op(CALL, 6))) == [1, 5, 2, 6]


def test_effects_start_one_another_to_any_depth() -> None:
    game = TalkGame(
        Effect("outer", "X1", AT_DAWN, say(1), Op(CALL, 5, 1), say(2)),
        Effect("middle", "X2", AT_NOON, say(3), Op(CALL, 6, 2), say(4)),
        Effect("inner", "X3", AT_NOON, Op(INQUIRE), say(9)),
    )

    assert said(game, 0) == [1, 5, 3, 6, 0, 9, 4, 2]


@pytest.mark.parametrize(
    ("branch", "expected"),
    [(0, [1, 10, 2]), (1, [1, 20, 21, 2]), (2, [1, 30, 31, 32, 2])],
)
def test_of_several_branches_the_chosen_one_alone_is_carried_out(branch: int, expected: list[int]) -> None:
    game = talk(say(1), either(say(10), (say(20), say(21)), (say(30), say(31), say(32))), say(2))

    assert game.legal(game.run()) == [0, 1, 2]
    assert said(game, branch) == expected


@pytest.mark.parametrize(("choice", "expected"), [(PASS, [1, 2]), (0, [1, 10, 11, 2])])
def test_what_may_be_done_may_be_passed(choice: int, expected: list[int]) -> None:
    game = talk(say(1), may(say(10), say(11)), say(2))

    assert game.legal(game.run()) == [PASS, 0]
    assert said(game, choice) == expected


def test_choices_follow_one_another() -> None:
    game = talk(either(say(1), say(2)), may(say(3)), either(say(4), (say(5), Op(INQUIRE))), say(6))

    assert said(game, 1, PASS, 1, 8) == [2, 5, 8, 6]
    assert said(game, 0, 0, 0) == [1, 3, 4, 6]


def test_branches_of_a_later_effect_lead_to_its_own_ops() -> None:
    game = TalkGame(
        Effect("first", "X1", AT_DAWN, either(say(1), say(2))),
        Effect("second", "X2", AT_DAWN, may(say(3)), say(4)),
    )
    state = game.run(effect=1)

    game.apply(state, 0, PASS)

    assert list(state.said) == [4]


def test_a_branch_asks_and_calls_like_any_row_of_ops() -> None:
    game = talk(either((Op(CALL, 5), Op(INQUIRE), say(1)), say(2)), say(3))

    assert said(game, 0, 7) == [5, 7, 1, 3]


def test_a_branch_that_is_not_possible_is_not_offered() -> None:
    game = talk(either(say(1), Op(NEVER), say(3)))

    assert game.legal(game.run()) == [0, 2]


@pytest.mark.parametrize("act", [either(Op(NEVER), Op(NEVER)), may(Op(NEVER))], ids=["either", "may"])
def test_where_no_branch_is_possible_there_is_only_a_pass(act: Act) -> None:
    game = talk(act, say(2))

    assert game.legal(game.run()) == [PASS]
    assert said(game, PASS) == [2]


def test_a_branch_that_does_nothing_is_a_fault_of_the_table() -> None:
    with pytest.raises(AssertionError):
        talk(either(say(1), ()))


def many(count: int) -> TalkGame:
    """Effects that say their own number; the even ones wake at dawn, the odd ones at noon."""
    return TalkGame(*(Effect(f"e{n}", "X1", n % 2, say(n)) for n in range(count)))


def test_only_what_is_owned_and_listens_wakes() -> None:
    game = many(6)

    assert game.wake([(0, 0), (0, 1), (0, 4), (1, 2)], seat=0, trigger=AT_DAWN) == [0, 4]


def test_effects_wake_in_the_order_of_the_table_whenever_they_were_given() -> None:
    game = many(200)
    owned = [(0, effect) for effect in (198, 3, 124, 0, 62, 61, 60, 126, 122)]

    assert game.wake(owned, seat=0, trigger=AT_DAWN) == [0, 60, 62, 122, 124, 126, 198]


@pytest.mark.parametrize("count", [1, 61, 62, 63, 124, 125])
def test_the_last_effect_of_a_table_of_any_length_wakes_for_its_owner_only(count: int) -> None:
    game = many(count)
    last = count - 1

    assert game.wake([(1, last)], seat=1, trigger=last % 2) == [last + 100]
    assert game.wake([(1, last)], seat=0, trigger=last % 2) == []
    assert game.wake([(1, last)], seat=1, trigger=1 - last % 2) == []


def test_an_effect_that_was_not_given_is_not_owned() -> None:
    table = many(130).table
    row = vec[i64]([0] * (2 * int(table.words)))

    table.give(row, 1, 62)

    assert [(seat, n) for seat in range(2) for n in range(130) if table.owns(row, seat, n)] == [(1, 62)]


def test_a_woken_effect_that_asks_is_finished_before_the_next_one_begins() -> None:
    game = TalkGame(
        Effect("asks", "X1", AT_DAWN, Op(INQUIRE), say(1)),
        Effect("says", "X2", AT_DAWN, say(2)),
    )
    state = Talk()
    row = vec[i64]([0b11, 0])

    game.table.wake(state, row, 0, AT_DAWN)
    game.drive(state)
    game.apply(state, 0, 7)

    assert list(state.said) == [7, 1, 2]
