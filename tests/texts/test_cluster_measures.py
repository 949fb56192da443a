"""What the board of Globular Cluster is told beside words: ways, kinds and numbers of answers."""

import pytest

from orrery.engine.chance import Rng
from orrery.games.cluster.data.facing import TICK_NAMES
from orrery.games.cluster.game import CLUSTER
from orrery.games.cluster.keys import ACT, PLACE
from orrery.games.cluster.lattice import NAMES
from orrery.games.cluster.reach import from_any
from orrery.server.wire.messages import AnswerWords
from orrery.server.wire.words import QuestionWords, Wording
from orrery.table.messages import Question, put_question
from tests.contract.walks import walk
from tests.rules.cluster.scene import Scene, cell

NAMED = ("Ann", "Bob", "Cid")


def asked(scene: Scene) -> tuple[Question, QuestionWords]:
    """The question of a position with its words."""
    question = put_question(CLUSTER, scene.state, scene.ask, 1)
    view = CLUSTER.view(scene.state, scene.asked_seat)
    return question, Wording(CLUSTER, "en", NAMED).choice(view, scene.asked_seat, question)


def option(scene: Scene, token: str) -> AnswerWords:
    question, words = asked(scene)
    return words.options[[name for _, name in question.options].index(token)]


def measures(scene: Scene, token: str, what: str) -> dict[str, int]:
    """What an answer comes to of something, by piece."""
    found = option(scene, token).measures
    assert isinstance(found, tuple)
    return {piece: value for of, piece, value in found if of == what}


def ways(scene: Scene, label: str) -> dict[tuple[int, ...], tuple[str, ...]]:
    """The pieces of the plans of one kind by their facts."""
    question, words = asked(scene)
    return {
        facts: words.plans[at].pieces for at, (key, _, facts) in enumerate(question.plans) if key == label
    }


@pytest.mark.rule("G4.16")
def test_a_plan_names_the_whole_way_however_many_go() -> None:
    sent = ways(Scene().early().acts(), "send")

    way = ("cell:g1", "cell:h1", "cell:g2", "cell:g3")
    assert sent[(1, cell("g1"), cell("g3"), 3)] == way
    assert sent[(3, cell("g1"), cell("g3"), 9)] == way


@pytest.mark.rule("G4.18", "G4.53")
def test_the_way_of_a_leader_goes_on_from_where_a_warp_ends() -> None:
    scene = Scene().early().station("g4").leader("g1").acts()

    assert ways(scene, "send-leader")[(cell("g1"), cell("f3"), 2)] == ("cell:g1", "cell:g4", "cell:f3")


def test_every_way_leads_from_its_source_to_its_target() -> None:
    for state in walk(CLUSTER, CLUSTER.start(CLUSTER.setup(3, {})), Rng(8)):
        if not state.open or state.ask_at(0).decision != ACT or state.turn % 7:
            continue
        question = put_question(CLUSTER, state, state.ask_at(0), 1)
        seat = int(state.ask_at(0).seat)
        words = Wording(CLUSTER, "en", NAMED).choice(CLUSTER.view(state, seat), seat, question)
        for (label, choices, facts), plan in zip(question.plans, words.plans, strict=True):
            if label.startswith("send"):
                ends = (f"cell:{NAMES[facts[-3]]}", f"cell:{NAMES[facts[-2]]}")
                assert (plan.pieces[0], plan.pieces[-1]) == ends
                assert len(choices) == (len(plan.pieces) - 1) * (facts[0] if label == "send" else 1)


def test_answers_and_refusals_say_what_kind_of_act_they_are() -> None:
    scene = Scene().early().coins("f1", 1).crystals(A=1).crystals(seat=1, B=1).acts()
    question, words = asked(scene)

    offered = {token: words.options[at].kind for at, (_, token) in enumerate(question.options)}
    tokens = ("g1-f1", "leader-nw", "mine-f1", "station-g4", "trade-1-A-B", "end")
    assert [offered[token] for token in tokens] == ["move", "lead", "mine", "station", "trade", "end"]
    refused = {CLUSTER.token(scene.ask, choice): at for at, (choice, _) in enumerate(question.refused)}
    assert [words.refused[refused[token]].kind for token in ("mine-g3", "build-f1")] == ["mine", "build"]


@pytest.mark.rule("G4.15", "G4.53", "G4.37")
def test_an_act_says_what_it_costs_and_an_improvement_what_it_reaches() -> None:
    scene = Scene().early().station("g4").coins("g3", 1).acts()

    costs = [
        measures(scene, token, "cost")[""] for token in ("g1-f1", "warp-mits-1", "build-g3", "station-h3")
    ]
    assert costs == [1, 1, 2, 5]
    assert measures(scene, "build-g3", "total") == {"cell:g3": 3}


@pytest.mark.rule("G4.44")
@pytest.mark.parametrize(("token", "coins", "leader"), [("coin", 2, 1), ("leader", 3, 0)])
def test_a_colony_says_who_leaves_the_game_and_they_do(token: str, coins: int, leader: int) -> None:
    scene = Scene().early().pennies("g3", 1).coins("g3", 3).leader("g3").acts()

    assert measures(scene, f"colonise-g3-{token}", "coins-lost") == {"cell:g3": coins}
    assert measures(scene, f"colonise-g3-{token}", "leader-lost") == {"cell:g3": leader}
    scene.say(f"colonise-g3-{token}")
    assert [int(scene.state.lost[0]), scene.leader_on()] == [coins, "out"]


@pytest.mark.rule("G1.3", "G4.19")
def test_four_turns_of_a_tile_can_make_four_kinds_of_borders() -> None:
    scene = Scene().early().holds("GR5")

    borders = [tuple(measures(scene, f"h4-{tick}", "border").items()) for tick in TICK_NAMES]
    assert len(set(borders)) == 4
    assert borders[0] == (("cell:g4", 2), ("cell:h3", 0))


@pytest.mark.rule("G4.19")
def test_a_border_with_a_supernova_is_closed() -> None:
    scene = Scene().early().tile("e1", "RDa").tile("e2", "GR3", "bl").holds("GR5")

    assert measures(scene, "d1-bl", "border") == {"cell:e2": 1, "cell:e1": 0}


@pytest.mark.rule("G4.16", "G4.53")
@pytest.mark.parametrize("token", ["h4-tl", "e1-br", "g5-bl", "e2-bl"])
def test_the_fewest_points_to_a_new_tile_are_those_that_it_takes_once_it_lies(token: str) -> None:
    scene = Scene().early().station("g4").coins("g3", 1, seat=1).leader("h1", seat=1).holds("GR5")
    promised = measures(scene, token, "entry")

    scene.say(token)

    walked = [int(from_any(scene.state, seat).costs[cell(token[:2])]) for seat in range(2)]
    assert promised == {"seat:A": walked[0], "seat:B": walked[1]}


def test_who_has_no_way_to_a_new_tile_gets_no_number() -> None:
    scene = Scene().early().without_members().holds("GR5")

    assert set(measures(scene, "h4-tl", "entry")) == {"seat:B"}


@pytest.mark.rule("G3.3", "G3.4", "G3.5", "G3.6")
def test_every_place_beside_a_tile_is_offered_or_refused_by_the_clause_against_it() -> None:
    scene = Scene().tile("e1", "RDa").holds("BL2")
    question, words = asked(scene)

    clauses: dict[str, set[str]] = {}
    for (_, clause), refused in zip(question.refused, words.refused, strict=True):
        clauses.setdefault(refused.pieces[0], set()).add(clause)
    assert [clauses[f"cell:{name}"] for name in ("g0", "d1", "f0")] == [{"G3.3"}, {"G3.6"}, {"G3.3"}]
    assert set(words.clauses) >= {"G3.3", "G3.6"}


def test_a_supernova_has_no_turns_to_compare() -> None:
    scene = Scene().early().holds("RDa")
    question, words = asked(scene)

    assert question.decision == CLUSTER.decisions[PLACE].key
    assert not any(answer.measures for answer in words.options)
