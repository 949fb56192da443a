"""What each moon does (CD2.2), and when a secret one begins to."""

import pytest

from orrery.games.cosmic.game import COSMIC
from tests.rules.cosmic.scene import seat
from tests.rules.cosmic.test_moons import B1, B2, is_open, moonlit, on_moon


@pytest.mark.rule("CD2.2")
def test_ally_moons_count_allied_tokens_half_or_double_and_cancel_each_other() -> None:
    """Three allied tokens of C with A: half of them is one, double is six."""

    def total(*kinds: str) -> int:
        scene = moonlit().cone(2).join("C", "offence", 3).cards("attack-10", "attack-12")
        for moon, kind in zip((B1, B2), kinds):
            on_moon(scene, "D", moon, kind, tokens=1).facts(f"moon-open: {moon}=1")
        return scene.finish().totals[0]

    assert total() == 10 + 2 + 3
    assert total("ally-half") == 10 + 2 + 1
    assert total("ally-double") == 10 + 2 + 6
    assert total("ally-half", "ally-double") == 10 + 2 + 3


@pytest.mark.rule("CD2.1", "CD2.2")
def test_a_secret_moon_does_nothing_until_it_is_turned_up() -> None:
    """D turns Ally-Half up before cards are laid, or when they are revealed, or not at all."""

    def total(moment: str) -> int:
        scene = on_moon(moonlit(), "D", B1, "ally-half").cone(2).join("C", "offence", 3)
        scene.cards("attack-10", "attack-12")
        if moment:
            scene.to(moment).play("D", "reveal-moon").unanswered()
        return scene.finish().totals[0]

    assert total("") == 10 + 2 + 3
    assert total("before-cards") == total("revealed") == 10 + 2 + 1


@pytest.mark.rule("CD2.1")
def test_of_two_secret_moons_the_occupant_says_which_is_turned_up() -> None:
    scene = on_moon(on_moon(moonlit(), "A", B1, "ally-half", 1), "A", B2, "ally-double", 1).to("regroup")
    scene.play("A", "reveal-moon")
    assert scene.options("A") == [B1, B2]
    scene.answer("A", B2)

    assert (is_open(scene, B1), is_open(scene, B2)) == (False, True)


@pytest.mark.rule("CD2.1")
def test_a_moon_on_which_somebody_stays_lies_open_still() -> None:
    """A sends one of two tokens off."""
    scene = on_moon(moonlit(), "A", B1, "cone-three").until("load").answer("A", B1)

    assert is_open(scene, B1)


@pytest.mark.rule("CD2.2")
@pytest.mark.parametrize(("moon", "shown"), [("attack-revelation", "attack-4"), ("confession", "attack-20")])
def test_on_landing_everybody_shows_an_attack(moon: str, shown: str) -> None:
    scene = moonlit().facts(f"moons: {B1}={moon}").hand("C", "attack-4", "attack-20").cone(2, B1)
    scene.finish()

    assert COSMIC.view(scene.state, seat("D")).hands["C"].cards == {shown: 1}


@pytest.mark.rule("CD2.2")
def test_cold_revenge_takes_a_token_out_of_the_game() -> None:
    scene = moonlit().facts(f"moons: {B1}=cold-revenge").cone(2, B1).until("choose-seat")
    assert scene.options("A") == ["B", "C", "D"]
    scene.answer("A", "C").answer("A", "p10").finish()

    assert scene.tokens("C", "p10") == 3
    assert (list(scene.state.gone), scene.in_warp("C")) == ([0, 0, 1, 0], 0)


@pytest.mark.rule("CD2.2")
def test_cold_revenge_leaves_everybody_ten_tokens() -> None:
    """C has eleven tokens, D ten."""
    scene = moonlit().facts(f"moons: {B1}=cold-revenge", "gone: C=9 D=10")
    for name, first, kept in (("C", 10, 11), ("D", 15, 10)):
        for at in range(first, first + 5):
            scene.base(name, f"p{at}", max(0, min(4, kept - 4 * (at - first))))

    scene.facts("warp: C=0 D=0").cone(2, B1).until("choose-seat")

    assert scene.options("A") == ["B", "C"]


@pytest.mark.rule("CD2.2")
def test_entropy_costs_the_leader_a_base_of_his_choice() -> None:
    scene = moonlit().facts(f"moons: {B1}=entropy").base("C", "p5", 2).base("C", "p15", 1)
    scene.base("D", "p6", 1).cone(2, B1).until("choose-place")
    assert scene.options("C") == ["p5", "p15"]
    scene.answer("C", "p5").finish()

    assert (scene.state.external[2], scene.in_warp("C")) == (1, 2)


@pytest.mark.rule("CD2.2")
def test_of_several_leaders_the_occupant_names_the_one_whom_entropy_hits() -> None:
    scene = moonlit().facts(f"moons: {B1}=entropy").base("C", "p5", 2).base("D", "p6", 1).cone(2, B1)
    scene.until("choose-seat")

    assert scene.options("A") == ["C", "D"]
    scene.answer("A", "D")
    assert scene.options("D") == ["p6"]


@pytest.mark.rule("CD2.2", "CB-fungus")
def test_a_token_that_leaves_the_game_lets_its_captives_go_to_the_warp() -> None:
    """The only token of C on p10 carries two of D."""
    scene = moonlit().facts(f"moons: {B1}=cold-revenge", "tokens D: p19=2", "stacks: C p10 0 0 0 2")
    scene.base("C", "p10", 1).cone(2, B1).until("choose-seat").answer("A", "C").answer("A", "p10").finish()

    assert (len(scene.state.stacks), scene.in_warp("D")) == (0, 2)


@pytest.mark.rule("CD2.2")
def test_cold_revenge_finds_nobody_where_all_others_are_in_the_warp() -> None:
    scene = moonlit().facts(f"moons: {B1}=cold-revenge")
    for name, first in (("B", 5), ("C", 10), ("D", 15)):
        scene.facts(f"tokens {name}: " + " ".join(f"p{first + number}=0" for number in range(5)))
    scene.facts("warp: B=20 C=20 D=20").cone(2, B1).finish()

    assert (scene.state.moon_due, list(scene.state.gone)) == (0, [0, 0, 0, 0])


@pytest.mark.rule("CD2.2")
def test_entropy_does_nothing_where_nobody_is_abroad() -> None:
    scene = moonlit().facts(f"moons: {B1}=entropy").cone(2, B1).finish()

    assert scene.state.moon_due == 0
    assert scene.told("tokens-lost") == 0


@pytest.mark.rule("CD2.2")
def test_bribery_brings_the_main_player_a_card_of_each_ally() -> None:
    scene = on_moon(moonlit(), "A", B1, "bribery").hand("C", "attack-1").cone(2).join("C", "offence", 1)
    scene.until("choose-card")
    assert scene.options("C") == ["attack-1", "keeper"]
    scene.answer("C", "attack-1").to("alliance")

    assert scene.count("A", "attack-1") == 1
    assert scene.state.cone[2] == 1


@pytest.mark.rule("CD2.2")
def test_bribery_brings_nothing_from_an_empty_hand_nor_for_the_other_side() -> None:
    """C has no card; D stands by B."""
    scene = on_moon(moonlit(), "A", B1, "bribery").empty_handed("C").hand("D", "attack-1").cone(2)
    scene.join("C", "offence", 1).join("D", "defence", 1).cards("attack-8", "attack-6").to("alliance")

    assert (int(scene.state.sizes[0]), int(scene.state.sizes[3])) == (2, 2)


@pytest.mark.rule("CD2.2")
@pytest.mark.parametrize(
    ("kinds", "most"),
    [
        ((), 2),
        (("challenge-extension",), 3),
        (("challenge-limitation",), 1),
        (("challenge-extension", "challenge-limitation"), 2),
    ],
)
def test_moons_change_the_number_of_challenges_of_their_occupant(kinds: tuple[str, ...], most: int) -> None:
    scene = moonlit().hand("A", "attack-8", "attack-10", "attack-12", "attack-15").cone(1)
    for moon, kind in zip((B1, B2), kinds):
        on_moon(scene, "A", moon, kind, tokens=1)
    scene.facts(f"round: {most - 2}" if most > 1 else "round: 0").cards("attack-40", "attack-4").finish()
    while scene.state.open and scene.asked == "respond":
        scene.step()

    assert (scene.asked == "go-on") is (most > 1)


@pytest.mark.rule("CD2.2")
def test_machine_is_bound_by_challenge_limitation() -> None:
    scene = on_moon(moonlit("machine"), "A", B1, "challenge-limitation").hand("A", "attack-8")
    scene.cards("attack-4", "attack-40").finish().play("A", "machine").unanswered()
    while scene.state.offence == 0:
        scene.step()

    assert scene.state.offence == seat("B")
    assert scene.told("challenge-began") == 2


@pytest.mark.rule("CD2.2")
@pytest.mark.parametrize(
    ("kinds", "most"),
    [
        (("cone-three",), 3),
        (("cone-five",), 5),
        (("cone-three", "cone-five"), 5),
        (("cone-variable", "cone-three"), 20),
    ],
)
def test_cone_moons_set_the_size_of_the_cone(kinds: tuple[str, ...], most: int) -> None:
    scene = moonlit()
    for moon, kind in zip((B1, B2), kinds):
        on_moon(scene, "A", moon, kind, tokens=1)
    scene.until("load")

    assert scene.state.ask_at(0).z // 256 == most


@pytest.mark.rule("CD2.2")
def test_a_cone_moon_works_for_its_occupant_alone_and_not_for_macron() -> None:
    assert on_moon(moonlit(), "C", B1, "cone-five").until("load").state.ask_at(0).z // 256 == 4
    assert on_moon(moonlit("macron"), "A", B1, "cone-five").until("load").state.ask_at(0).z // 256 == 1


@pytest.mark.rule("CD2.2")
def test_the_snare_holds_its_tokens() -> None:
    scene = on_moon(moonlit(), "A", B1, "snare").until("load")

    assert B1 not in scene.options("A")
    assert scene.refused("A")[B1] == "CD2.2"
    free = on_moon(moonlit(), "A", B1, "cone-three").until("load")
    assert B1 in free.options("A")
