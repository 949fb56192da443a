"""Several tokens in one go: alliances, tokens that come home, tokens that are given up."""

import pytest

from orrery.engine.decision import Plan
from orrery.engine.flow import PASS
from orrery.games.cosmic.game import COSMIC
from tests.rules.cosmic.scene import Scene, place, seat
from tests.rules.cosmic.test_deals import talks


def plans(scene: Scene, name: str, label: str) -> dict[tuple[int, ...], Plan]:
    """The plans of one kind by their facts."""
    ask = next(ask for ask in COSMIC.asks(scene.state) if ask.seat == seat(name))
    return {plan.facts: plan for plan in COSMIC.plans(scene.state, ask) if plan.label == label}


def follow(scene: Scene, name: str, plan: Plan) -> None:
    for choice in plan.choices:
        COSMIC.apply(scene.state, seat(name), choice)


def invited(*powers: str) -> Scene:
    """C is asked by both sides."""
    return Scene(*powers).cards("attack-8", "attack-10").invite("C", "C").until("join")


def coming_home() -> Scene:
    """D gets two tokens back that have helped B."""
    return Scene().cone(1).join("D", "defence", 2).cards("attack-4", "attack-20").until("bring-home")


@pytest.mark.rule("CP6", "CA5.1")
def test_an_ally_joins_either_side_with_one_to_four_tokens_each_from_the_fullest_base() -> None:
    found = plans(invited(), "C", "ally")

    assert list(found) == [(side, count) for side in range(2) for count in range(1, 5)]
    assert found[(1, 3)].choices == [1, place("p10"), place("p11"), place("p12"), PASS]
    assert found[(0, 4)].choices == [0, *(place(planet) for planet in ("p10", "p11", "p12", "p13"))]


@pytest.mark.rule("CP6")
@pytest.mark.parametrize(("side", "count"), [(0, 1), (0, 4), (1, 2)])
def test_joining_with_tokens_is_one_chain_of_answers(side: int, count: int) -> None:
    scene = invited()
    follow(scene, "C", plans(scene, "C", "ally")[side, count])

    assert scene.state.side[2] == side
    assert (scene.state.cone[2], scene.state.guard[2]) == ((count, 0) if side == 0 else (0, count))


@pytest.mark.rule("CB-negator", "CB-crystal", "CB-gorgon")
@pytest.mark.parametrize("power", ["negator", "crystal", "gorgon"])
def test_where_somebody_may_come_in_between_there_is_no_such_chain(power: str) -> None:
    assert plans(invited("", "", "", power), "C", "ally") == {}


@pytest.mark.rule("CA5.1")
def test_an_ally_joins_with_no_more_tokens_than_there_are() -> None:
    scene = Scene().cards("attack-8", "attack-10").invite("C")
    for planet in ("p11", "p12", "p13", "p14"):
        scene.base("C", planet, 0)
    scene.base("C", "p10", 2).until("join")

    found = plans(scene, "C", "ally")
    assert {facts: plan.choices for facts, plan in found.items()} == {
        (0, 1): [0, place("p10"), PASS],
        (0, 2): [0, place("p10"), place("p10")],
    }


@pytest.mark.rule("CA6.6")
def test_tokens_come_home_to_one_base_or_each_to_the_weakest() -> None:
    """D took them from p15 and p16, which are the weakest since."""
    scene = coming_home()

    assert list(plans(scene, "D", "home-to")) == [(2, place(f"p{planet}")) for planet in range(15, 20)]
    assert plans(scene, "D", "home-evenly")[(2,)].choices == [place("p15"), place("p16")]
    follow(scene, "D", plans(scene, "D", "home-to")[2, place("p19")])
    assert scene.tokens("D", "p19") == 4 + 2


@pytest.mark.rule("CA6.6")
def test_a_single_token_needs_no_plan() -> None:
    scene = coming_home().answer("D", "p19")

    assert scene.asked == "bring-home"
    assert plans(scene, "D", "home-to") == {}


@pytest.mark.rule("CR3", "CA6.6")
def test_tokens_are_lost_from_one_base_or_each_from_the_fullest() -> None:
    scene = talks().answer("A", "pass").until("give-up")

    there = {planet: scene.tokens("A", planet) for planet in ("p0", "p1", "p2", "p3", "p4")}
    whole = [(3, place(planet)) for planet, tokens in there.items() if tokens >= 3]
    assert list(plans(scene, "A", "lose-from")) == whole
    follow(scene, "A", plans(scene, "A", "lose-evenly")[(3,)])
    left = [scene.tokens("A", planet) for planet in there]
    assert sum(there.values()) - sum(left) == 3
    assert max(left) - min(left) <= 1


@pytest.mark.rule("CA6.6")
def test_who_has_fewer_tokens_loses_all_in_one_go() -> None:
    """B has two tokens left."""
    scene = talks()
    for planet in ("p5", "p6", "p7", "p8"):
        scene.base("B", planet, 0)
    scene.base("B", "p9", 2).answer("A", "pass").until("give-up")
    follow(scene, "A", plans(scene, "A", "lose-evenly")[(3,)])
    scene.until("give-up")

    assert plans(scene, "B", "lose-evenly")[(2,)].choices == [place("p9")] * 2
