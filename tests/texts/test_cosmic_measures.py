"""What the board of Cosmic Encounter is told of tokens that are chosen one by one: how many, and where."""

import pytest

from orrery.games.cosmic.game import COSMIC
from orrery.server.wire.words import QuestionWords, Wording
from orrery.table.messages import Question, put_question
from tests.rules.cosmic.scene import Scene, seat
from tests.rules.cosmic.test_deals import talks
from tests.rules.cosmic.test_plans import coming_home, invited

NAMED = ("Ann", "Bob", "Cid", "Dee")


def asked(scene: Scene, name: str) -> tuple[Question, QuestionWords]:
    ask = next(ask for ask in COSMIC.asks(scene.state) if ask.seat == seat(name))
    question = put_question(COSMIC, scene.state, ask, 1)
    view = COSMIC.view(scene.state, seat(name))
    return question, Wording(COSMIC, "en", NAMED).choice(view, seat(name), question)


def measures(scene: Scene, name: str, what: str) -> dict[str, int]:
    """How much of something there is, by the piece of the option that says so."""
    _, words = asked(scene, name)
    rows = [row for option in words.options if isinstance(option.measures, tuple) for row in option.measures]
    return {piece: value for of, piece, value in rows if of == what}


def bounds(scene: Scene, name: str) -> tuple[int, int]:
    return measures(scene, name, "fewest")[""], measures(scene, name, "most")[""]


@pytest.mark.rule("CP3")
def test_a_launch_tells_the_tokens_on_each_base_and_how_many_may_go() -> None:
    scene = Scene().base("A", "p0", 2).cards("attack-8", "attack-10").until("load")

    found = measures(scene, "A", "tokens")
    assert found == {f"place:p{at}": scene.tokens("A", f"p{at}") for at in range(5)}
    assert bounds(scene, "A") == (1, 4)
    assert bounds(scene.answer("A", "p1"), "A") == (0, 3)


@pytest.mark.rule("CA5.1")
def test_the_bounds_of_an_ally_are_those_of_its_loading() -> None:
    assert bounds(invited().answer("C", "defence"), "C") == (1, 4)


@pytest.mark.rule("CR3")
def test_the_base_of_a_deal_takes_tokens_of_the_cone_too() -> None:
    scene = talks().answer("A", "give-base-p0").answer("A", "want-base-p5").answer("A", "propose")
    scene.answer("B", "accept").until("load")

    assert bounds(scene, "A") == (1, 4)
    assert measures(scene, "A", "tokens")["place:cone"] == scene.state.cone[0] > 0


@pytest.mark.rule("CA6.6")
def test_all_tokens_that_come_home_may_go_to_any_base() -> None:
    scene = coming_home()

    assert bounds(scene, "D") == (2, 2)
    assert set(measures(scene, "D", "tokens").values()) == {2}


@pytest.mark.rule("CR3")
def test_a_penalty_is_as_large_as_it_is_or_as_what_there_is() -> None:
    scene = talks().answer("A", "pass").until("give-up")

    assert bounds(scene, "A") == (3, 3)
    assert bounds(scene.answer("A", "p2"), "A") == (2, 2)


def test_nothing_else_is_measured_in_tokens() -> None:
    _, words = asked(invited(), "C")

    assert not any(isinstance(option.measures, tuple) for option in words.options)


def test_a_plan_stands_for_its_side_or_its_planets() -> None:
    scene = invited()
    question, words = asked(scene, "C")
    pieces = {facts: words.plans[at].pieces for at, (_, _, facts) in enumerate(question.plans)}
    assert pieces[(0, 1)] == ("side:offence",)
    assert "3 tokens" in next(
        words.plans[at].text for at, plan in enumerate(question.plans) if plan[2] == (1, 3)
    )

    question, words = asked(coming_home(), "D")
    ways = {label: words.plans[at].pieces for at, (label, _, _) in enumerate(question.plans)}
    assert ways == {"home-to": ("place:p19",), "home-evenly": ("place:p15", "place:p16")}
