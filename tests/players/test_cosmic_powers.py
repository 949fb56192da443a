"""Powers of Cosmic Encounter in the hands of a greedy player, who uses them where they decide something."""

from orrery.games.cosmic.game import COSMIC
from orrery.players.greedy import GREEDY
from tests.players.seated import spoken
from tests.rules.cosmic.scene import Scene, seat


def answer(scene: Scene, name: str) -> str:
    """The first thing that a greedy player answers."""
    return spoken(GREEDY, COSMIC, scene.state, seat(name))[0]


def worm(tokens: int) -> Scene:
    """A attacks p5, where B has four tokens, with 8 against 9; on p6 B has so many."""
    scene = Scene("worm").facts(f"tokens B: p6={tokens}", f"warp: B={4 - tokens}")
    return scene.cone(4, "p5").cards("attack-8", "attack-9").to("revealed")


def test_worm_turns_to_the_planet_that_it_can_take() -> None:
    """8 + 4 lose to 9 + 4 and beat 9 + 1."""
    assert answer(worm(1), "A") == "worm"


def test_worm_stays_where_it_would_lose_on_either_planet() -> None:
    assert answer(worm(4), "A") == "pass"


def philanthropist(bases: int) -> Scene:
    """C is an ally of A with an Attack 40 and a lesser one, and has so many external bases."""
    scene = Scene("", "", "philanthropist").hand("C", "attack-40", "attack-12").hand("A", "attack-6")
    for planet in range(15, 15 + bases):
        scene.base("C", f"p{planet}", 1)
    return scene.cone(1).join("C", "offence", 1).to("alliance")


def test_philanthropist_arms_its_main_player_for_the_base_that_wins() -> None:
    assert answer(philanthropist(4), "C") == "philanthropist"


def test_philanthropist_keeps_its_best_card_while_little_is_at_stake() -> None:
    assert answer(philanthropist(0), "C") == "pass"


def sting(*hand: str) -> Scene:
    """A loses four tokens, with these cards in the hand."""
    scene = Scene("sting").hand("A", "attack-1", *hand).cone(4).cards("attack-1", "attack-20")
    return scene.to("tokens-lost")


def test_sting_lets_others_lose_half_of_its_tokens_where_there_are_no_cards_to_take() -> None:
    scene = sting().empty_handed("A")
    assert answer(scene, "A") == "sting"


def test_sting_does_not_pay_for_two_tokens_with_two_good_cards() -> None:
    assert answer(sting("attack-40", "attack-30"), "A") == "pass"


def bully() -> Scene:
    """A has won against B with two Attacks."""
    return Scene("bully").cone(4).cards("attack-20", "attack-8")


def test_bully_takes_an_external_base_with_a_single_token() -> None:
    assert answer(bully().base("B", "p15", 1).to("decided"), "A") == "bully"


def test_bully_lets_the_beaten_lose_what_they_have_there_if_that_is_worse() -> None:
    assert answer(bully().to("decided"), "A") == "pass"


def gambler(card: str, against: str) -> Scene:
    return Scene("gambler").cone(4).cards(card, against).to("uncovering")


def test_gambler_lies_where_the_truth_would_lose() -> None:
    assert answer(gambler("attack-6", "attack-9"), "A") == "gambler"


def test_gambler_needs_no_lie_with_a_high_card() -> None:
    assert answer(gambler("attack-40", "attack-9"), "A") == "pass"


def test_judge_makes_no_rival_a_present() -> None:
    scene = Scene("", "", "judge").cone(4).cards("attack-8", "attack-9").to("before-cards")
    assert answer(scene, "C") == "pass"


def mesmer(lost: int) -> Scene:
    """C holds a Plague that could be Mobius Tubes, and has lost so many tokens."""
    return Scene("", "", "mesmer").warp("C", lost).hand("C", "plague").to("regroup")


def test_mesmer_empties_the_warp_with_whatever_edict_it_has() -> None:
    assert answer(mesmer(8), "C") == "mesmer"
