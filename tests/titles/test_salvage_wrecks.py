"""Salvage: what wrecks do for their owners, and the strength of bids (T4, T6)."""

import pytest

from orrery.engine.errors import CannotUndo
from tests.titles.salvage.game import SALVAGE
from tests.titles.salvage.queries import QUERIES, STRENGTH, strength
from tests.titles.scene import (
    ALL_CARDS,
    BEGINNING,
    Table,
    all_pass,
    asked,
    bid,
    carry_out,
    crew_seen_by,
    draw,
    hand,
    is_asked,
    named,
    offered,
    poll,
    scene,
)


def ledger(match: Table, seat: int) -> dict[str, int]:
    """The points of a seat by their source."""
    width = len(SALVAGE.sources)
    return dict(zip(SALVAGE.sources, match.state.ledger[seat * width : (seat + 1) * width]))


@pytest.mark.rule("T4.1")
@pytest.mark.parametrize(("ship", "counts"), [("tug", 1), ("hauler", 3), ("freighter", 5), ("pass", 0)])
def test_a_bid_counts_what_its_ship_counts(ship: str, counts: int) -> None:
    match = bid(scene("tug hauler freighter", "tug tug"), ship, "tug")

    assert strength(match.state, 0) == counts


@pytest.mark.rule("T4.2", "T5.5", "T6.5", "T6.6")
def test_a_strength_is_doubled_before_anything_is_added() -> None:
    match = bid(scene("tug booster", "tug tug", owned={0: "reactor thruster"}), "tug", "tug")

    carry_out(match)
    poll(match, s0="thruster")
    carry_out(match)
    poll(match, s0="booster")
    carry_out(match)

    # 1 doubled is 2, and 3 and 2 make 7; added first it would have been 12.
    assert strength(match.state, 0) == 7


@pytest.mark.rule("T4.2", "T6.7")
def test_a_strength_is_replaced_before_it_is_doubled() -> None:
    match = bid(scene("tug tug", "tug tug", owned={0: "refit reactor"}), "tug", "tug")

    carry_out(match)

    assert strength(match.state, 0) == 8
    terms = QUERIES.explain(match.state, STRENGTH, 0, 1)
    assert [term.plain() for term in terms] == [
        ("refit", "T6.7", 4),
        ("reactor", "T6.5", 8),
        ("boosts", "T5.5", 8),
        ("limit", "T4.3", 8),
    ]


@pytest.mark.rule("T6.7")
def test_a_refit_is_for_tugs_only() -> None:
    match = bid(scene("hauler tug", "tug tug", owned={0: "refit"}), "hauler", "tug")

    assert strength(match.state, 0) == 3


@pytest.mark.rule("T4.3")
def test_no_bid_counts_more_than_nine() -> None:
    match = bid(scene("freighter tug", "tug tug", owned={0: "reactor"}), "freighter", "tug")

    carry_out(match)

    assert strength(match.state, 0) == 9


@pytest.mark.rule("T6.5")
def test_a_doubled_bid_may_take_the_wreck_from_a_stronger_ship() -> None:
    match = bid(scene("freighter", "hauler", owned={1: "reactor"}, wreck="refinery"), "freighter", "hauler")

    assert ledger(match, 1) == {"wrecks": 2, "works": 0, "showings": 0}


@pytest.mark.rule("T6.6")
def test_a_thruster_works_once_a_round() -> None:
    match = bid(scene("tug", "tug tug", owned={0: "thruster"}), "tug", "tug")
    poll(match, s0="thruster")
    carry_out(match)

    assert asked(match) == [1]
    all_pass(match)
    draw(match, "tug", "tug", "depot")
    bid(match, "tug", "tug")

    assert offered(match, 0) == ["pass", "thruster"]


@pytest.mark.rule("T6.1")
def test_a_hulk_scores_two_at_the_end() -> None:
    match = bid(scene("tug", "tug", owned={1: "hulk"}, wreck="depot", round=4), "pass", "pass")

    assert match.outcome() is not None
    assert ledger(match, 1) == {"wrecks": 0, "works": 2, "showings": 0}


@pytest.mark.rule("T6.2")
def test_a_refinery_gives_a_card() -> None:
    match = scene("tug", "tug", owned={0: "refinery"}, step=BEGINNING, round=1)

    match.say(0, "0")
    draw(match, "zap")

    assert hand(match, 0) == ["tug", "zap"]
    assert match.state.points(0) == 0


@pytest.mark.rule("T6.2")
def test_a_refinery_gives_a_point_instead_and_the_choice_can_not_be_passed() -> None:
    match = scene("tug", "tug", owned={0: "refinery"}, step=BEGINNING, round=1)

    assert offered(match, 0) == ["0", "1"]
    match.say(0, "1")

    assert is_asked(match, "draw-card")
    assert ledger(match, 0) == {"wrecks": 0, "works": 1, "showings": 0}


@pytest.mark.rule("T6.2", "T2.3")
def test_a_refinery_gives_no_card_when_all_cards_are_held() -> None:
    match = scene(" ".join(ALL_CARDS[:-1]), ALL_CARDS[-1], owned={0: "refinery"}, step=BEGINNING, round=1)

    assert offered(match, 0) == ["1"]
    match.say(0, "1")

    assert is_asked(match, "draw-wreck")


@pytest.mark.rule("T6.3", "T2.4")
def test_a_card_shown_at_the_observatory_is_known_as_long_as_it_is_held() -> None:
    match = scene("tug zap", "tug", owned={0: "observatory"}, step=BEGINNING, round=1)

    match.say(0, "0")
    match.say(0, "tug")
    assert named(crew_seen_by(match, 1, 0).shown) == ["tug"]
    draw(match, "hauler", "hauler", "depot")
    bid(match, "tug", "pass")

    assert named(crew_seen_by(match, 1, 0).shown) == []
    assert ledger(match, 0)["showings"] == 2


@pytest.mark.rule("T6.3")
def test_showing_is_optional() -> None:
    match = scene("tug zap", "tug", owned={0: "observatory"}, step=BEGINNING, round=1)

    match.say(0, "pass")

    assert is_asked(match, "draw-card")
    assert match.state.points(0) == 0


@pytest.mark.rule("T6.3")
def test_only_a_card_that_is_not_known_yet_can_be_shown() -> None:
    match = bid(scene("tug zap", "hauler", owned={0: "observatory insurance"}), "tug", "hauler")
    all_pass(match)

    match.say(0, "0")

    assert offered(match, 0) == ["zap"]


@pytest.mark.rule("T6.3")
def test_what_was_shown_can_not_be_taken_back() -> None:
    match = scene("tug zap", "tug", owned={0: "observatory"}, step=BEGINNING, round=1)
    match.say(0, "0")
    match.say(0, "zap")

    with pytest.raises(CannotUndo):
        match.undo(0)


@pytest.mark.rule("T6.3")
def test_until_a_card_is_shown_the_choice_to_show_one_can_be_taken_back() -> None:
    match = scene("tug zap", "tug", owned={0: "observatory"}, step=BEGINNING, round=1)
    match.say(0, "0")

    match.undo(0)

    assert offered(match, 0) == ["pass", "0"]


@pytest.mark.rule("T6.4")
def test_a_depot_gives_a_card_for_each_wreck_its_own_included() -> None:
    match = bid(scene("hauler tug", "tug", wreck="depot"), "hauler", "tug")
    all_pass(match)

    draw(match, "zap")
    assert hand(match, 0) == ["tug", "zap"]
    draw(match, "booster", "booster", "hulk")
    bid(match, "tug", "pass")
    all_pass(match)
    draw(match, "freighter")

    assert hand(match, 0) == ["freighter", "booster", "zap"]


@pytest.mark.rule("T6.8", "T2.4")
def test_insurance_replaces_the_loss_of_a_ship_which_stays_known() -> None:
    match = bid(scene("tug", "hauler", owned={0: "insurance"}), "tug", "hauler")

    assert hand(match, 0) == ["tug"]
    assert named(crew_seen_by(match, 1, 0).shown) == ["tug"]
    assert named(tuple(match.state.discards)) == ["hauler"]


@pytest.mark.rule("T6.8", "T3.5")
def test_insurance_is_not_for_the_ship_that_wins() -> None:
    match = bid(scene("hauler", "tug", owned={0: "insurance"}), "hauler", "tug")

    assert hand(match, 0) == []


@pytest.mark.rule("T1.2", "T6.2")
def test_effects_of_several_crews_wake_in_order_from_the_lead() -> None:
    match = scene("tug", "tug", "tug", owned={0: "refinery", 2: "observatory"}, step=BEGINNING, round=2)

    assert asked(match) == [2]
    match.say(2, "pass")

    assert asked(match) == [0]
