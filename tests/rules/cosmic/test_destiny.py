"""Destiny names the defence: colours, wilds, specials and comets (CA4, CD3)."""

import pytest

from orrery.games.cosmic.data.destiny import (
    DESTINY_NAMES,
    FIRST_COMET,
    FIRST_SPECIAL,
    NEED_LUCRE,
    SPECIAL_NUMBERS,
)
from orrery.games.cosmic.results import RESETTLED
from orrery.games.cosmic.state import NOBODY, NOWHERE
from tests.rules.cosmic.scene import Scene
from tests.rules.cosmic.test_setup import begun


def flipped(*cards: str, scene: Scene | None = None) -> Scene:
    """A challenge in which destiny shows these cards one after the other."""
    scene = scene or Scene(specials="yes").hand("A", "attack-8").hand("B", "attack-10")
    scene.add_destiny(*cards)
    for card in cards:
        scene.until("flip-destiny").answer("chance", card)
    return scene


@pytest.mark.rule("CA4.1")
def test_a_colour_sends_the_offence_into_the_home_system_of_its_player() -> None:
    scene = flipped("blue").until("point")

    assert scene.options("A") == ["p5", "p6", "p7", "p8", "p9"]
    assert scene.refused("A")["p0"] == "CA4.1"
    assert scene.refused("A")["p12"] == "CA4.1"


@pytest.mark.rule("CA4.2")
def test_with_a_wild_the_offence_chooses_any_other_player() -> None:
    scene = flipped("wild")

    assert scene.options("A") == ["B", "C", "D"]
    assert scene.answer("A", "D").until("point").options("A") == ["p15", "p16", "p17", "p18", "p19"]


@pytest.mark.rule("CA4.3")
def test_with_the_own_colour_a_foreign_base_at_home_can_be_challenged() -> None:
    scene = flipped("red", scene=Scene().hand("A", "attack-8").base("B", "p1", 2).base("C", "p2", 1))
    assert scene.options("A") == ["challenge", "flip-again"]
    scene.answer("A", "challenge")
    assert scene.options("A") == ["B", "C"]

    scene.answer("A", "C").until("point")

    assert scene.options("A") == ["p2"]
    assert scene.refused("A")["p1"] == "CA4.3"


@pytest.mark.rule("CA4.3")
def test_with_the_own_colour_an_empty_home_planet_can_be_settled_again() -> None:
    """A settles p3 with two tokens; that is a win, and A may challenge again."""
    scene = flipped("red", scene=Scene().hand("A", "attack-8").base("A", "p3", 0))
    scene.cone(2).answer("A", "resettle").answer("A", "p3").to("resolved")

    assert scene.state.result == RESETTLED
    assert scene.tokens("A", "p3") == 2
    assert scene.state.homes[0] == 5
    scene.until("go-on")
    assert scene.told("invited") == 0


@pytest.mark.rule("CA4.3")
def test_with_the_own_colour_another_card_can_be_flipped() -> None:
    scene = flipped("red", scene=Scene().hand("A", "attack-8"))

    assert scene.options("A") == ["flip-again"]
    scene.answer("A", "flip-again")
    assert scene.asked == "flip-destiny"


@pytest.mark.rule("CA4.4")
def test_an_empty_planet_is_defended_with_no_tokens() -> None:
    """Attack 8 and one token against Attack 8 alone."""
    scene = Scene().base("B", "p7", 0).cone(1, at="p7").cards("attack-8", "attack-8").finish()

    assert scene.totals == (9, 8)
    assert scene.tokens("A", "p7") == 1


@pytest.mark.rule("CA4.5", "CA6.5")
def test_only_the_tokens_of_the_named_defence_fight() -> None:
    """C has three tokens on the planet: they neither count nor are lost."""
    scene = Scene().base("C", "p5", 3).cone(4).cards("attack-10", "attack-8").finish()

    assert scene.totals == (14, 12)
    assert scene.tokens("C", "p5") == 3
    assert (scene.tokens("A", "p5"), scene.tokens("B", "p5")) == (4, 0)


@pytest.mark.rule("CD3.1")
@pytest.mark.parametrize("named", ["random", "virus,witch,filch,loser", "pentaform,witch,filch,loser"])
def test_one_special_for_each_player_is_in_the_pile_however_powers_were_dealt(named: str) -> None:
    state = begun(4, {"specials": "yes", "named-powers": named})

    assert sum(state.destiny[FIRST_SPECIAL:]) + sum(state.destiny_out[FIRST_SPECIAL:]) == 4


@pytest.mark.rule("CD3.1")
def test_one_special_or_comet_per_player_lies_in_the_pile() -> None:
    state = Scene(specials="yes").state
    assert sum(state.specials) == len(SPECIAL_NUMBERS) - len(NEED_LUCRE) - 1 == 15
    assert list(SPECIAL_NUMBERS.values()) == list(range(1, 19))

    off = Scene().state
    assert sum(off.specials) == 0


@pytest.mark.rule("CD3.1")
def test_a_new_special_replaces_the_last_one_used_when_the_pile_is_shuffled() -> None:
    """Special 3 was used; fourteen others are left to take its place."""
    scene = flipped("left-neighbour").to("destiny").flip_all_but()
    scene.cards("attack-4", "attack-20").finish().until("deal-special")

    assert "left-neighbour" not in scene.options("chance")
    assert len(scene.options("chance")) == 14
    scene.answer("chance", "most-cards")
    assert scene.state.destiny[DESTINY_NAMES.index("left-neighbour")] == 0
    assert scene.state.destiny[DESTINY_NAMES.index("most-cards")] == 1


@pytest.mark.rule("CD3.1", "CD3.3")
def test_a_comet_is_noted_and_destiny_flipped_again_and_only_the_first_counts() -> None:
    scene = flipped("half-attacks", "power-outage", "blue").to("destiny")

    assert scene.state.comet == DESTINY_NAMES.index("half-attacks")
    assert scene.state.defence == 1
    assert sum(scene.state.out) == 0


@pytest.mark.rule("CD3.2", "CD3-2")
def test_the_others_vote_and_the_offence_breaks_ties() -> None:
    scene = flipped("vote")
    assert scene.asked == "vote"
    scene.answer("B", "C").answer("C", "B").answer("D", "D")
    assert scene.options("A") == ["B", "C", "D"]
    assert scene.answer("A", "D").to("destiny").state.defence == 3


@pytest.mark.rule("CD3-2")
def test_a_majority_decides_the_vote() -> None:
    scene = flipped("vote").answer("B", "C").answer("C", "B").answer("D", "C")

    assert scene.to("destiny").state.defence == 2


@pytest.mark.rule("CD3-3", "CD3-4")
@pytest.mark.parametrize(("card", "defence"), [("left-neighbour", 1), ("right-neighbour", 3)])
def test_a_neighbour_is_challenged(card: str, defence: int) -> None:
    assert flipped(card).to("destiny").state.defence == defence


@pytest.mark.rule("CD3-5")
def test_the_player_with_most_bases_is_challenged() -> None:
    scene = (
        Scene(specials="yes").hand("A", "attack-8").base("D", "p6", 1).base("A", "p7", 1).base("A", "p8", 1)
    )

    assert flipped("most-bases", scene=scene).to("destiny").state.defence == 3


@pytest.mark.rule("CD3-6")
def test_a_guest_in_the_own_system_is_challenged_where_one_has_no_base() -> None:
    """B and C are guests of A; A has a base with B, so C it is."""
    scene = Scene(specials="yes").hand("A", "attack-8")
    scene.base("B", "p0", 1).base("C", "p1", 1).base("A", "p5", 1)

    assert flipped("guest-in-your-system", scene=scene).to("destiny").state.defence == 2


@pytest.mark.rule("CD3-6")
def test_without_such_a_guest_destiny_is_flipped_again() -> None:
    assert flipped("guest-in-your-system").asked == "flip-destiny"


@pytest.mark.rule("CD3-7")
def test_the_base_with_the_most_tokens_is_challenged_wherever_it_is() -> None:
    """C has six tokens in the system of D, and A seven at home, which don't count: C defends that base."""
    scene = Scene(specials="yes").hand("A", "attack-8").hand("C", "attack-4")
    scene.base("C", "p16", 6).base("A", "p0", 7)
    flipped("strongest-base", scene=scene).to("destiny")
    assert scene.state.defence == 2
    scene.until("point")

    assert scene.options("A") == ["p16"]
    assert scene.refused("A")["p10"] == "CD3-7"


@pytest.mark.rule("CD3-7")
def test_of_equally_strong_bases_the_offence_chooses_one() -> None:
    """C and D have six tokens on one planet each, C on two of them."""
    scene = Scene(specials="yes").hand("A", "attack-8").hand("C", "attack-4")
    scene.facts("tokens C: p6=6 p10=2 p11=6 p12=2 p13=2 p14=2").base("D", "p17", 6)
    flipped("strongest-base", scene=scene)
    assert scene.asked == "choose-seat"
    assert scene.options("A") == ["C", "D"]
    scene.answer("A", "C").until("point")

    assert scene.options("A") == ["p6", "p11"]


@pytest.mark.rule("CD3-7")
def test_where_nobody_else_has_a_base_another_card_is_flipped() -> None:
    """B, C and D have all their tokens in the Warp."""
    scene = Scene(specials="yes").hand("A", "attack-8")
    for name in "BCD":
        scene.warp(name, 20)
    flipped("strongest-base", scene=scene)

    assert (scene.asked, scene.state.defence) == ("flip-destiny", NOBODY)


@pytest.mark.rule("CD3-8")
def test_the_player_with_most_cards_is_challenged() -> None:
    scene = (
        Scene(specials="yes").hand("A", "attack-8").hand("D", "attack-4", "attack-5").hand("B", "attack-6")
    )

    assert flipped("most-cards", scene=scene).to("destiny").state.defence == 3


@pytest.mark.rule("CD3-9")
def test_the_player_with_fewest_tokens_in_the_warp_is_challenged() -> None:
    scene = Scene(specials="yes").hand("A", "attack-8").warp("B", 2).warp("C", 1).warp("D", 3)

    assert flipped("fewest-in-warp", scene=scene).to("destiny").state.defence == 2


@pytest.mark.rule("CD3-9")
def test_of_equals_the_offence_chooses() -> None:
    scene = flipped("fewest-in-warp", scene=Scene(specials="yes").hand("A", "attack-8").warp("B", 2))

    assert scene.options("A") == ["C", "D"]


def met(card: str, *powers: str) -> Scene:
    """A challenge under a comet, A against B on p5 with three tokens against four."""
    scene = Scene(*powers, specials="yes").cone(3).add_destiny(card)
    scene.hand("A", "attack-6").hand("B", "attack-6")
    scene.until("flip-destiny").answer("chance", card)
    return scene


@pytest.mark.rule("CD3-11")
def test_in_a_power_outage_nobody_uses_a_power() -> None:
    """Virus adds: 5 and 3 against 6 and 4."""
    scene = met("power-outage", "virus").cards("attack-5", "attack-6").finish()

    assert scene.totals == (8, 10)
    assert scene.told("power-used") == 0


@pytest.mark.rule("CD3-12")
def test_consolation_is_doubled() -> None:
    """A loses three tokens with a Compromise and takes six cards."""
    scene = met("double-consolation").hand("B", *["attack-8"] * 7).cards("compromise", "attack-10").finish()

    assert scene.state.sizes[0] == 2 + 6


@pytest.mark.rule("CD3-13")
def test_everybody_has_to_join_a_side_invited_or_not() -> None:
    scene = met("everyone-joins").until("join")

    assert scene.options("C") == ["offence", "defence"]


@pytest.mark.rule("CD3-14")
def test_the_cone_takes_as_many_tokens_as_the_offence_has_bases() -> None:
    """Five home bases and one outside: six tokens."""
    scene = met("cone-by-bases").base("A", "p12", 1).cards("attack-8", "attack-10").to("offence-invites")

    assert scene.state.cone[0] == 6


@pytest.mark.rule("CD3-14")
def test_the_only_plan_sends_as_many_tokens_as_there_are_bases() -> None:
    scene = met("cone-by-bases").cards("attack-8", "attack-10").until("load")

    assert scene.plans("A") == [("send", (5,), ["p0", "p1", "p2", "p3", "p4"])]


@pytest.mark.rule("CD3-15")
@pytest.mark.parametrize(
    ("cards", "winner"),
    [(("attack-7", "attack-20"), "A"), (("attack-20", "attack-7"), "B"), (("attack-9", "attack-11"), "B")],
)
def test_if_exactly_one_attack_is_odd_it_wins(cards: tuple[str, str], winner: str) -> None:
    scene = met("odd-attack-wins").cards(*cards).finish()

    assert (scene.tokens("A", "p5") > 0) == (winner == "A")


@pytest.mark.rule("CD3-16")
@pytest.mark.parametrize(("card", "total"), [("attack-10", 24), ("attack-11", 15)])
def test_an_attack_of_the_defence_up_to_ten_is_doubled(card: str, total: int) -> None:
    assert met("doubled-defence").cards("attack-6", card).finish().totals == (9, total)


@pytest.mark.rule("CD3-18")
def test_attacks_count_half_rounded_down() -> None:
    """13 is 6 and 3 tokens, 8 is 4 and 4 tokens."""
    assert met("half-attacks").cards("attack-13", "attack-8").finish().totals == (9, 8)


def test_comets_come_after_specials_in_the_table() -> None:
    assert SPECIAL_NUMBERS[FIRST_COMET] == 11


@pytest.mark.rule("CA4.3", "CW-void")
def test_a_base_that_is_gone_before_the_cone_is_pointed_lets_another_card_be_flipped() -> None:
    """C has a single token in A's system, and gives it up to cancel an edict."""
    scene = Scene().base("C", "p0", 1).hand("C", "flare-void", "attack-6").hand("A", "finder", "attack-8")
    flipped("red", scene=scene).until("own-colour").answer("A", "challenge").to("launch")
    scene.play("A", "finder").until("choose-seat").answer("A", "B").play("C", "wild-void")
    scene.until("choose-place").answer("C", "p0").until("flip-destiny")

    assert scene.state.target == NOWHERE
    scene.answer("chance", "blue").until("point")
    assert scene.options("A") == ["p5", "p6", "p7", "p8", "p9"]
