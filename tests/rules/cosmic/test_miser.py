"""Miser: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.engine.bits import bit
from orrery.engine.chance import Rng
from orrery.games.cosmic.data.cards import CARD_NAMES, COMPROMISE, KINDS
from orrery.games.cosmic.exchange import replace_power, swap_powers
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.hoard import KICKERS_FROM, hoard_row
from orrery.games.cosmic.knowledge import MASK
from orrery.games.cosmic.results import GAVE_UP
from orrery.games.cosmic.state import DEFENCE
from orrery.games.cosmic.tables import WINDOWS
from orrery.games.cosmic.timing import BEFORE_CARDS, show_duties
from tests.rules.cosmic.scene import Scene, kind, power, seat


def hoarding(scene: Scene, *cards: str, keeper: str = "A") -> Scene:
    """These cards lie in the hoard."""
    ordered = sorted(cards, key=CARD_NAMES.index)
    return scene.facts("hoard: " + " ".join(f"{card} {keeper}" for card in ordered))


def with_miser(*cards: str, powers: tuple[str, ...] = ("miser", "", ""), **options: Any) -> Scene:
    """A is Miser, unless told otherwise; in the hoard there are these cards."""
    keeper = next(name for name, keys in zip("ABC", powers) if "miser" in keys.split("+"))
    return hoarding(Scene(*powers, **options), *cards, keeper=keeper)


def hoard_of(scene: Scene) -> list[str]:
    row = hoard_row(scene.state)
    return [CARD_NAMES[k] for k in range(KINDS) for _ in range(row[k])]


def seen_by(scene: Scene, viewer: str) -> list[str]:
    """The cards of the hoard that a player knows."""
    row = COSMIC.view(scene.state, seat(viewer)).hoard
    return [CARD_NAMES[k] for k, count in enumerate(row) for _ in range(count)]


def opened(scene: Scene, name: str = "A") -> Scene:
    """The hoard is open before the cards are laid."""
    return scene.to("before-cards").play(name, "miser").unanswered()


@pytest.mark.rule("CB-miser", "CA2.6")
def test_whether_it_has_to_open_the_hoard_shows_what_its_hand_lacks() -> None:
    """Everybody learns it, whichever way it is; where nobody has the power there is nothing to learn."""
    for scene, shown in ((with_miser("attack-8"), 1), (Scene("virus"), 0)):
        before = scene.state.reveals
        show_duties(scene.state, BEFORE_CARDS)
        assert scene.state.reveals == before + shown


@pytest.mark.rule("CB-miser", "CA2.6")
def test_miser_is_dealt_seven_cards_beside_its_hand_and_nobody_else_sees_them() -> None:
    setup = COSMIC.setup(3, {"named-powers": "virus,miser,macron"})
    state, rng = COSMIC.start(setup), Rng(7)
    while COSMIC.asks(state)[0].seat < 0:
        ask = COSMIC.asks(state)[0]
        COSMIC.apply(state, ask.seat, COSMIC.sample(state, ask, rng))
    views = [COSMIC.view(state, viewer) for viewer in range(3)]

    assert list(state.sizes) == [7, 7, 7]
    assert [(view.keeper, view.hoard_size) for view in views] == [(1, 7)] * 3
    assert [sum(view.hoard) for view in views] == [0, 7, 0]


@pytest.mark.rule("CB-miser")
def test_a_game_without_miser_has_no_hoard() -> None:
    state = COSMIC.start(COSMIC.setup(3, {"named-powers": "virus,zombie,macron"}))
    view = COSMIC.view(state, 0)

    assert (len(state.hoard), view.hoard, view.hoard_size, view.keeper) == (0, (), 0, -1)


@pytest.mark.rule("CB-miser")
def test_it_opens_the_hoard_and_lays_a_card_of_it() -> None:
    """A holds a 4 and has a 30 in the hoard: with one token 31 against 10 and four tokens."""
    scene = opened(with_miser("attack-30", "quash").hand("A", "attack-4").hand("B", "attack-10"))
    scene.until("lay-card")
    assert scene.options("A") == ["attack-4", "attack-30"]
    scene.answer("A", "attack-30").finish()

    assert scene.totals == (31, 14)
    assert hoard_of(scene) == ["quash"]
    assert scene.cards_of("A") == ["attack-4"]


@pytest.mark.rule("CB-miser")
def test_a_hoard_that_is_not_opened_is_closed() -> None:
    scene = with_miser("attack-30", "mobius-tubes").hand("A", "attack-4").warp("A", 1).to("regroup")
    assert scene.options("A") == ["pass", "miser-anytime"]

    assert scene.until("lay-card").options("A") == ["attack-4"]


@pytest.mark.rule("CB-miser", "CG17")
def test_it_is_opened_for_any_card_that_can_be_played_and_stays_open() -> None:
    """First the Mobius Tubes, then in the same challenge a Force Field; a Quash waits for its moment."""
    scene = with_miser("mobius-tubes", "force-field", "quash").warp("A", 2)
    scene.join("C", "defence", 1).cards("attack-8", "attack-10").to("regroup")
    scene.play("A", "miser-anytime").unanswered().play("A", "mobius-tubes").unanswered()
    assert scene.in_warp("A") == 0
    scene.to("alliance")
    assert "force-field" in scene.options("A")
    assert "miser-anytime" not in scene.options("A")
    scene.play("A", "force-field").unanswered()

    assert hoard_of(scene) == ["quash"]
    assert scene.state.discards[kind("force-field")] == 1


@pytest.mark.rule("CB-miser")
def test_it_is_not_opened_where_no_card_of_it_can_be_played() -> None:
    scene = with_miser("quash", "attack-8").cards("attack-8", "attack-10").to("alliance")

    assert scene.options("A") == ["pass"]
    assert scene.against("A", "miser-anytime") == "CB-miser"


@pytest.mark.rule("CB-miser", "CX-cosmic-zap")
def test_it_is_opened_for_an_answer() -> None:
    """B's Oracle is announced before cards are laid; A's only Zap lies in the hoard."""
    scene = with_miser("cosmic-zap", powers=("miser", "oracle", "")).cards("attack-8", "attack-10")
    scene.to("alliance").to("played").play("A", "miser-answer").unanswered()
    scene.play("A", "cosmic-zap").unanswered()

    assert scene.state.out[power("oracle")] != 0
    assert hoard_of(scene) == []


@pytest.mark.rule("CB-miser")
def test_of_equal_cards_the_one_in_the_hand_goes_first() -> None:
    scene = with_miser("attack-8").cards("attack-8", "attack-10")
    opened(scene).finish()

    assert hoard_of(scene) == ["attack-8"]
    assert scene.cards_of("A") == []


@pytest.mark.rule("CB-miser", "CA3.3")
def test_a_main_player_with_challenge_cards_only_in_the_hoard_has_to_open_it() -> None:
    scene = with_miser("attack-30").hand("B", "attack-10").to("before-cards")
    assert scene.told("power-used") == 1
    assert scene.until("lay-card").options("A") == ["attack-30"]
    defence = with_miser("attack-30", powers=("", "miser", "")).hand("A", "attack-10").to("before-cards")

    assert defence.until("lay-card").options("B") == ["attack-30"]


@pytest.mark.rule("CB-miser", "CA3.3", "CX-cosmic-zap")
def test_where_the_opening_is_zapped_there_is_no_card_to_lay() -> None:
    """A's turn ends; as defence B draws a new hand."""
    scene = with_miser("attack-30").hand("B", "attack-10").hand("C", "cosmic-zap").to("alliance")
    scene.to("played").play("C", "cosmic-zap").unanswered().to("resolved")
    assert scene.state.result == GAVE_UP
    assert hoard_of(scene) == ["attack-30"]
    defence = with_miser("attack-30", powers=("", "miser", "")).hand("A", "attack-8").hand("C", "cosmic-zap")
    defence.to("alliance").to("played").play("C", "cosmic-zap").unanswered().until("draw-card")

    assert defence.told("hand-shown") == 1


@pytest.mark.rule("CB-miser", "CP0", "CP3")
def test_where_a_hand_is_looked_at_the_hoard_counts() -> None:
    """Without it A and B would draw new hands."""
    offence = with_miser("attack-30").hand("B", "attack-10").to("regroup")
    defence = with_miser("attack-30", powers=("", "miser", "")).hand("A", "attack-10").to("launch")
    without = with_miser("quash").hand("B", "attack-10").until("draw-card")

    assert offence.told("drew-new-hand") == defence.told("drew-new-hand") == 0
    assert without.told("drew-new-hand") == 1


@pytest.mark.rule("CB-miser", "CA7.2", "CG18")
def test_a_hoard_that_can_not_be_opened_does_not_count_but_stays() -> None:
    """With two home bases A has lost the use of Miser, and draws a new hand."""
    scene = with_miser("attack-30").hand("B", "attack-10")
    for planet in ("p0", "p1", "p2"):
        scene.base("A", planet, 0)
    scene.until("draw-card")

    assert scene.told("drew-new-hand") == 1
    assert hoard_of(scene) == ["attack-30"]


@pytest.mark.rule("CB-miser", "CA6.4")
def test_a_second_challenge_can_be_made_with_a_card_of_the_hoard() -> None:
    scene = with_miser("attack-30").cone(4).cards("attack-40", "attack-1").until("go-on")

    assert scene.options("A") == ["pass", "again"]


@pytest.mark.rule("CB-miser", "CG18", "C3.4h")
def test_a_stop_closes_an_open_hoard() -> None:
    scene = with_miser("attack-30", pulsars="yes").hand("A", "attack-4").hand("B", "attack-10")
    scene.hand("C", "pulsar-miser")
    opened(scene).play("C", "stop-miser").unanswered()

    assert scene.until("lay-card").options("A") == ["attack-4"]


@pytest.mark.rule("CB-miser")
def test_a_hoard_without_challenge_cards_may_be_drawn_anew() -> None:
    """In phase 0 of anybody, in phase 3 as main player; one with a challenge card may not."""
    scene = with_miser("quash", powers=("", "", "miser")).cards("attack-8", "attack-10").to("beginning")
    scene.play("C", "miser-renew").unanswered().to("regroup")
    assert (sum(hoard_row(scene.state)), scene.state.discards[kind("quash")]) == (7, 1)
    assert len(seen_by(scene, "C")) == 7
    assert seen_by(scene, "A") == []
    launch = with_miser("quash").cards("attack-8", "attack-10").to("launch")
    other = with_miser("quash", powers=("", "", "miser")).cards("attack-8", "attack-10").to("launch")
    armed = with_miser("quash", "compromise").cards("attack-8", "attack-10").to("beginning")

    assert "miser-renew" in launch.options("A")
    assert other.against("C", "miser-renew") == "CB-miser"
    assert armed.against("A", "miser-renew") == "CB-miser"


@pytest.mark.rule("CB-miser", "CB-vulch")
def test_edicts_of_a_hoard_that_is_drawn_anew_are_discarded_as_others_are() -> None:
    scene = with_miser("quash", powers=("miser", "vulch", "")).cards("attack-8", "attack-10").to("beginning")
    scene.play("A", "miser-renew").unanswered().to("regroup")

    assert scene.count("B", "quash") == 1
    assert sum(hoard_row(scene.state)) == 7


@pytest.mark.rule("CB-miser", "CR2", "CB-trader")
def test_the_hoard_is_no_part_of_the_hand() -> None:
    """B's Trader takes A's hand and leaves the hoard; consolation comes out of the hand alone."""
    traded = with_miser("attack-30", powers=("miser", "trader", "")).cards("attack-8", "attack-10")
    traded.to("before-cards").play("B", "trader").unanswered()
    scene = with_miser("attack-30").empty_handed("A").cone(1).cards("attack-8", "compromise").finish()

    assert hoard_of(traded) == ["attack-30"]
    assert hoard_of(scene) == ["attack-30"]
    assert scene.cards_of("B") == []


@pytest.mark.rule("CB-miser", "CB-chronos")
def test_what_has_left_the_hoard_comes_back_to_the_hand() -> None:
    scene = with_miser("attack-30", powers=("miser+chronos", "", "")).hand("A", "attack-4")
    opened(scene.hand("B", "attack-10", "attack-9")).until("lay-card").answer("A", "attack-30")
    scene.answer("B", "attack-10").to("revealed").play("A", "chronos").unanswered()

    assert scene.cards_of("A") == ["attack-4", "attack-30"]
    assert hoard_of(scene) == []


@pytest.mark.rule("CB-miser")
def test_the_hoard_goes_with_the_power_card_and_its_old_keeper_still_knows_it() -> None:
    scene = with_miser("attack-30", "quash", powers=("miser", "virus", "")).to("beginning")
    before = scene.state.reveals
    swap_powers(scene.state, seat("A"), power("miser"), seat("B"), power("virus"))

    assert scene.state.reveals > before
    assert COSMIC.view(scene.state, seat("C")).keeper == seat("B")
    assert seen_by(scene, "A") == seen_by(scene, "B") == ["attack-30", "quash"]
    assert seen_by(scene, "C") == []


@pytest.mark.rule("CB-miser")
def test_if_the_power_card_goes_back_to_the_unused_ones_the_hoard_is_discarded() -> None:
    scene = with_miser("attack-30", "quash").to("beginning")
    replace_power(scene.state, seat("A"), power("miser"), power("virus"))

    assert hoard_of(scene) == []
    assert (scene.state.discards[kind("attack-30")], scene.state.discards[kind("quash")]) == (1, 1)


@pytest.mark.rule("CB-miser", "CG14")
def test_who_copies_miser_has_no_hoard() -> None:
    """B's Insect copies Miser and finds nothing to open."""
    scene = with_miser("attack-30", powers=("miser", "insect", "")).cards("attack-8", "attack-10")
    scene.to("launch").play("B", "insect").unanswered().to("before-cards")
    assert scene.state.copied == power("miser")

    assert "miser" in scene.options("A")
    assert not [option for option in scene.options("B") if option.startswith("miser")]


@pytest.mark.rule("CB-miser")
def test_others_can_not_tell_which_card_of_the_hoard_lies_face_down() -> None:
    """C knew the 30 and the Quash. After the 6 was laid the 30 may be the card that lies there."""
    scene = Scene("miser").hand("A", "attack-4").hand("B", "attack-10")
    scene.facts("hoard: attack-6 A attack-30 A+C quash A+C")
    opened(scene).until("lay-card").answer("A", "attack-6").answer("B", "attack-10").to("cards-laid")

    assert hoard_of(scene) == ["attack-30", "quash"]
    assert seen_by(scene, "C") == ["quash"]
    assert seen_by(scene, "A") == ["attack-30", "quash"]


@pytest.mark.rule("CB-miser")
def test_a_guess_lays_a_card_of_the_hoard_face_down_and_fills_it() -> None:
    """B knows two of four cards in A's hoard, of which one lies there now."""
    scene = Scene("miser").empty_handed("A").hand("B", "attack-10", "attack-9")
    scene.facts("hoard: attack-6 A attack-30 A quash A+B keeper A+B")
    scene.until("lay-card").answer("A", "attack-6").answer("B", "attack-9").to("cards-laid")
    view = COSMIC.view(scene.state, seat("B"))
    laid = set()
    for seed in range(20):
        guess = COSMIC.guess(view, Rng(seed))
        laid.add(int(guess.laid[0]))
        assert (sum(hoard_row(guess)), int(guess.sizes[0])) == (3, 0)
        assert hoard_row(guess)[kind("quash")] >= 1
        assert COSMIC.view(guess, seat("B")).hoard == view.hoard

    assert all(card <= COMPROMISE for card in laid)
    assert len(laid) > 5


@pytest.mark.rule("CB-miser", "CD4.1", "CD5.1")
def test_kickers_and_reinforcements_are_played_out_of_the_hoard() -> None:
    """8 times 3, one token and a reinforcement of 5: 30 against 10 and 4 tokens."""
    scene = with_miser("kicker-3", "reinforcement-5", kickers="yes", reinforcements="yes")
    opened(scene.cards("attack-8", "attack-10")).until("lay-kicker").answer("A", "kicker-3")
    scene.to("reinforcing").play("A", "reinforcement-5-offence").unanswered().finish()

    assert scene.totals == (30, 14)
    assert hoard_of(scene) == []


@pytest.mark.rule("CB-miser", "CD4.1")
def test_a_kicker_of_the_hoard_tells_nothing_of_the_hand() -> None:
    """B is Miser; C knows a Kicker 3 to be in the hand of A or of B, and another one lies in the hoard."""
    scene = with_miser("kicker-3", powers=("", "miser", ""), kickers="yes").hand("A", "kicker-3")
    opened(scene.cards("attack-8", "attack-10"), "B").until("lay-kicker").answer("A", "pass")
    at = seat("C") * KINDS + kind("kicker-3")
    scene.state.loose[at] = MASK + bit(seat("A")) + bit(seat("B"))
    scene.answer("B", "kicker-3").to("revealed")

    assert scene.state.loose[at] == MASK + bit(seat("A")) + bit(seat("B"))
    assert scene.state.from_hoard == bit(KICKERS_FROM + DEFENCE)
    assert scene.to("regroup").state.from_hoard == 0


@pytest.mark.rule("CB-miser", "CA8.2")
def test_a_flare_that_is_kept_stays_in_the_hoard_and_is_known() -> None:
    scene = with_miser("flare-mind", powers=("miser", "mind", "")).cards("attack-8", "attack-10")
    scene.to("regroup").play("A", "miser-anytime").unanswered().play("A", "wild-mind")

    assert hoard_of(scene) == ["flare-mind"]
    assert seen_by(scene, "B") == seen_by(scene, "C") == ["flare-mind"]


@pytest.mark.rule("CB-miser", "C3.6e", "C3.6f")
def test_a_pulsar_in_the_hoard_retains_nothing() -> None:
    """Two home bases: the Pulsar of A's other power lies in the hoard, not in the hand."""
    scene = with_miser("pulsar-virus", powers=("miser+virus", "", ""), pulsars="yes")
    for planet in ("p0", "p1", "p2"):
        scene.base("A", planet, 0)
    scene.facts("retained: miser=1").cards("attack-8", "attack-10").to("regroup")
    scene.play("A", "miser-anytime").unanswered()

    assert scene.against("A", "retain-virus") == "C3.6e"


@pytest.mark.rule("CB-miser")
def test_greedy_opens_the_hoard_before_cards_are_laid_without_trying_it_out() -> None:
    play = next(play for play in WINDOWS.plays if play.key == "miser")

    assert play.free
