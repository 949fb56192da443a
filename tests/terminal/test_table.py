"""What a player at the table can say, and what comes of it."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from orrery.engine.match import UNDO
from orrery.engine.notation import read_save
from orrery.games.pulsar.game import PULSAR
from orrery.games.registry import TITLES
from orrery.games.samples.backgammon.game import BACKGAMMON
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from orrery.terminal.answers import plans
from orrery.terminal.screen import Screen
from tests.contract.toy import auction
from tests.terminal.seated import Seated

ASKED = "into which column do you drop your disc?"


@pytest.fixture
def drops(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Seated:
    """Connect four for two people."""
    return Seated(monkeypatch, tmp_path, CONNECT_FOUR, "you,you")


@pytest.fixture
def stars(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Seated:
    """PULSAR 2849 with one person."""
    return Seated(monkeypatch, tmp_path, PULSAR, "you,random")


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Seated:
    """Backgammon for two people."""
    return Seated(monkeypatch, tmp_path, BACKGAMMON, "you,you")


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Seated:
    """A title with secret hands for two people; its bids are written as numbers."""
    game = auction()
    game.hides = 1
    return Seated(monkeypatch, tmp_path, game, "you,you")


def test_an_answer_is_given_by_number_or_in_notation(drops: Seated) -> None:
    drops.hear("4", "d")
    assert [entry.choice for entry in drops.match.log] == [3, 3]


@pytest.mark.parametrize("word", ["8", "99", "-1", "p1", "x", "4.5", "٣", "9" * 5000, "D" * 5000, "\x00"])
def test_what_is_no_answer_is_refused_and_asked_again(drops: Seated, word: str) -> None:
    shown = drops.hear(word, "d")

    assert "That doesn't answer the question." in shown
    assert [entry.choice for entry in drops.match.log] == [3]


def test_a_number_that_is_not_on_the_list_never_answers_in_notation(hands: Seated) -> None:
    hands.play_until("bid")
    held = [choice for choice in hands.match.options(0) if choice >= 0]
    strange = next(number for number in range(1, 9) if number > len(held))
    shown = hands.hear(str(strange), str(len(held)))

    assert "That doesn't answer the question." in shown
    assert hands.choices(0)[-1] == held[-1]


def test_an_answer_that_the_rules_refuse_has_a_clause_that_says_why(drops: Seated) -> None:
    shown = drops.hear(*"aaaaaa", "a", "why", "why 1")

    assert "The rules don't allow that now. Say why" in shown
    assert "1) F2: column a" in shown
    assert "F2 " in shown.rpartition("> why 1")[2]
    assert len(drops.match.log) == 6


def test_nothing_is_refused_while_everything_is_allowed(drops: Seated) -> None:
    assert "Nothing is refused." in drops.hear("why")


def test_a_preview_tells_what_would_happen_and_changes_nothing(drops: Seated) -> None:
    shown = drops.hear("look 4")

    assert "drops a disc into column d; it lands in row 1" in shown
    assert "It can be undone." in shown
    assert len(drops.match.log) == 0


def test_a_preview_of_the_winning_answer_tells_the_points(drops: Seated) -> None:
    shown = drops.hear(*"dedede", "look d")

    assert "A: points 0 → 1" in shown
    assert "It can't be undone." in shown
    assert drops.match.outcome() is None


def test_a_preview_goes_on_to_the_next_choice(stars: Seated) -> None:
    stars.play_until("use-die")
    shown = stars.hear("look 1").rpartition("> look 1")[2]

    assert "Then it is asked: A (you): what do you do with your" in shown
    assert "It can be undone." in shown


def test_a_preview_ends_where_the_dice_are_rolled(dice: Seated) -> None:
    dice.play_until("double")
    shown = dice.hear("look 1")

    assert "What follows is not known before it is done, and it can't be undone." in " ".join(shown.split())


def test_what_a_computer_player_answers_at_once_can_t_be_undone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seated = Seated(monkeypatch, tmp_path, CONNECT_FOUR, "you,random")
    assert "It can't be undone." in seated.hear("look 4")


def test_a_preview_needs_something_to_look_at(drops: Seated) -> None:
    shown = drops.hear("look", "look 9")

    assert "Which answer do you want to look at?" in shown
    assert "That doesn't answer the question." in shown


def test_undo_asks_the_last_question_again(drops: Seated) -> None:
    shown = drops.hear("d", "undo")

    assert drops.match.live == []
    assert "A: takes back answer 1" in shown
    assert shown.count(f"A: {ASKED}") == 2


def test_without_an_answer_there_is_nothing_to_take_back(drops: Seated) -> None:
    assert "There is nothing that you could take back now." in drops.hear("undo")


def test_undo_goes_back_beyond_answers_that_were_forced(dice: Seated) -> None:
    shown = dice.hear()
    for _ in range(100):
        if "Only one answer is possible" in shown and len(dice.match.trail) > 1:
            break
        shown = dice.hear("1")
    seat = dice.match.trail[-1].seat
    dice.hear("undo")

    assert dice.match.log[-1].decision == UNDO
    assert len(dice.match.options(seat)) > 1


def test_an_answer_that_was_forced_after_a_roll_is_not_taken_back(dice: Seated) -> None:
    shown = dice.hear()
    for _ in range(100):
        if "Only one answer is possible" in shown and len(dice.match.trail) == 1:
            break
        shown = dice.hear("1")
    before = len(dice.match.log)

    assert "There is nothing that you could take back now." in dice.hear("undo")
    assert len(dice.match.log) == before


def test_undo_all_goes_back_to_where_the_turn_began(dice: Seated) -> None:
    dice.play_until("move")
    start = list(dice.match.live)
    dice.hear("p1")
    dice.hear("undo all")

    assert len(dice.match.log) > len(start) + 2
    assert dice.match.live == start


def test_a_plan_is_carried_out_whole(dice: Seated) -> None:
    dice.play_until("move")
    seat = dice.match.asks()[0].seat
    plan = plans(dice.match, dice.match.asks()[0])["p2"].choices
    before = len(dice.choices(seat))
    dice.hear("p2")

    assert len(plan) > 1
    assert dice.choices(seat)[before : before + len(plan)] == plan


def plan_with_a_forced_step(seated: Seated) -> str:
    """The name of a plan whose second answer is the only one that is possible."""
    ask = seated.match.asks()[0]
    for name, plan in plans(seated.match, ask).items():
        ahead = seated.match.copy()
        ahead.play(ask.seat, plan.choices[0])
        if len(ahead.options(ask.seat)) == 1:
            return name
    return ""


def test_the_steps_of_a_plan_are_not_told_as_forced(dice: Seated) -> None:
    dice.hear()
    for _ in range(100):
        if dice.asked() == "move" and plan_with_a_forced_step(dice):
            break
        dice.hear("1")
    plan = plan_with_a_forced_step(dice)
    shown = dice.hear(plan).rpartition(f"> {plan}\n")[2].partition("rolls")[0]

    assert "moves from" in shown
    assert "Only one answer is possible" not in shown


def test_passing_is_number_0_and_stands_last(stars: Seated) -> None:
    stars.play_until("use-die")
    shown = stars.hear("show")

    assert shown.rindex("0) end the turn") > shown.rindex("1) use the first die")


def test_commands_don_t_repeat_the_question(drops: Seated) -> None:
    shown = drops.hear("help", "forecast", "rules C1", "log", "plans", "HELP", "?")
    assert shown.count(ASKED) == 1


def test_an_empty_line_asks_again(drops: Seated) -> None:
    assert drops.hear("", "").count(ASKED) == 3


def test_help_names_every_command(drops: Seated) -> None:
    shown = drops.hear("help")
    for name in ("look", "why", "undo", "log", "forecast", "rules", "save", "quit"):
        assert re.search(rf"^{name}", shown, re.M)


def test_the_log_tells_what_happened(drops: Seated) -> None:
    shown = drops.hear("d", "e", "log")
    assert shown.rpartition("> log")[2].count("drops a disc") == 2


def test_a_rule_is_found_by_its_id_and_by_a_word(stars: Seated) -> None:
    by_id = stars.hear("rules P4.7")
    by_word = stars.hear("rules gate run")
    by_nothing = stars.hear("rules", "rules nothing like this")

    assert "P4.7 " in by_id.rpartition("> rules")[2]
    assert by_word.rpartition("> rules")[2].lower().count("gate run") > 1
    assert "Which rule?" in by_nothing
    assert "No clause matches nothing like this." in by_nothing


def test_the_forecast_names_every_player(stars: Seated) -> None:
    shown = stars.hear("forecast").rpartition("> forecast")[2]

    assert re.search(r"A \(you\): \d+ points, \d+ a round, \d+ expected at the end", shown)
    assert re.search(r"B \(random\): \d+ points", shown)


def test_the_game_is_written_to_a_new_file_only(drops: Seated, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    first = drops.hear("d", f"save {path}")
    drops.hear("e")
    second = drops.hear(f"save {path}", f"save {tmp_path / 'no folder' / 'game.txt'}")

    assert "was written to" in first
    assert " ".join(second.split()).count("was not written") == 2
    assert len(read_save(path.read_text(), TITLES).log) == 1


def test_the_game_is_shown_as_text(drops: Seated) -> None:
    shown = drops.hear("d", "save")
    save = shown[shown.rindex("orrery save 1") :].partition("\n> ")[0]
    assert len(read_save(save.rstrip("\n") + "\n", TITLES).log) == 1


def test_without_secrets_no_curtain_falls(drops: Seated) -> None:
    assert "Pass the keyboard" not in drops.hear("d", "e")


def test_between_secret_hands_a_curtain_falls(hands: Seated) -> None:
    shown = hands.hear("1", "1")
    assert shown.index("Pass the keyboard to A, then press Enter.") < shown.index("Pass the keyboard to B")


def test_a_curtain_takes_away_what_was_scrolled_out_of_sight_too() -> None:
    file = io.StringIO()
    screen = Screen()
    screen.console = Console(force_terminal=True, file=file, _environ={"TERM": "xterm"})
    screen.clear()

    shown = file.getvalue()
    assert "\x1b[2J" in shown
    assert "\x1b[3J" in shown


def test_the_table_is_drawn_when_somebody_else_has_acted_and_not_in_the_middle_of_a_turn(
    stars: Seated,
) -> None:
    stars.play_until("use-die")
    shown = stars.hear("show", "1")
    mine, drawn, rest = shown.rpartition("> 1")

    assert mine.count("STAR CLUSTER") == 1
    assert drawn
    assert "what do you do with your" in rest
    assert "STAR CLUSTER" not in rest


def test_the_board_is_drawn_again_after_a_computer_player(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seated = Seated(monkeypatch, tmp_path, CONNECT_FOUR, "you,random")
    rest = seated.hear("d").rpartition("> d")[2]

    assert "B (random): drops a disc" in rest
    assert "●A" in rest.partition("drops a disc")[2]
