"""Cosmic Encounter at a terminal: whole games, asides, the standing order, secrets, and coming back."""

import re
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from orrery.engine.flow import PASS
from orrery.engine.match import Match
from orrery.engine.notation import write_save
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.questions import RESPOND
from orrery.table.orders import Order
from orrery.terminal.answers import answers
from orrery.terminal.journal import entry_lines, journals, open_journal
from tests.rules.cosmic.scene import Scene
from tests.share import share
from tests.terminal.seated import Seated
from tests.terminal.terminal import Terminal, numbers
from tests.terminal.test_whole_games import DRAWN, UNSAID, played

QUICK = ("cosmic", "--preset", "quick", "--seats", "you,greedy,greedy")
PULSARS = (200, ["--option", "pulsars=yes"])
"""A wide terminal, and a game with Pulsars."""

TABLE = "── SYSTEMS"
SKIP = "skip) pass until this challenge ends or something strikes you"
CURTAIN = re.compile(r"press Enter\.\s*\Z")
QUESTION_OR_CURTAIN = re.compile(r"(?:\A|\n)> \Z|press Enter\.\s*\Z")
MANY = 60
"""Questions until which everything happens that a test waits for."""


@pytest.fixture
def one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Seated:
    """A person at seat A and three greedy players."""
    return Seated(monkeypatch, tmp_path, COSMIC, "you,greedy,greedy,greedy")


@pytest.fixture
def two(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Seated:
    """People at A and B, and two greedy players."""
    return Seated(monkeypatch, tmp_path, COSMIC, "you,you,greedy,greedy")


def chances(seated: Seated, seat: int = 0) -> list[int]:
    """What a seat has answered when it had a chance to respond."""
    return [entry.choice for entry in seated.match.log if entry.seat == seat and entry.decision == RESPOND]


# Whole games.


@pytest.mark.parametrize(("columns", "more"), share([PULSARS], [(80, []), PULSARS]))
def test_a_game_is_played_to_its_end(columns: int, more: list[str], tmp_path: Path) -> None:
    terminal = played(tmp_path, *QUICK, *more, columns=columns)

    assert re.search(r"^1\. [ABC] \((you|greedy)\): \d+ point", terminal.text, re.M)
    assert [line for line in terminal.text.split("\n") if cell_len(line) > columns] == []
    assert not UNSAID.search(terminal.text)
    assert "-cosmic-" not in terminal.text


def test_a_game_is_played_in_russian(tmp_path: Path) -> None:
    terminal = played(tmp_path, *QUICK, "--option", "pulsars=yes", lang="ru")

    assert re.search(r"^1\. [ABC] \((вы|жадный)\): \d+ оч", terminal.text, re.M)
    assert [line for line in terminal.text.split("\n") if cell_len(line) > 80] == []
    assert set(re.findall(r"[A-Za-z]{2,}", terminal.text)) <= {"skip", "plans"}


def test_a_game_is_played_in_plain_sentences(tmp_path: Path) -> None:
    terminal = played(tmp_path, *QUICK, "--plain")

    assert "\x1b" not in terminal.output
    assert not DRAWN.search(terminal.text)
    assert not UNSAID.search(terminal.text)
    assert re.search(r"^[ABC] \((you|greedy)\) has a total of \d+", terminal.text, re.M)


# Asides.


def test_a_window_shows_what_is_at_stake_and_not_the_table(one: Seated) -> None:
    scene = Scene("", "virus").hand("A", "cosmic-zap", "attack-6").cone(2)
    scene.cards("attack-8", "attack-4").to("launch")
    one.begin(scene.state).play_until("lay-card")
    shown = one.hear("1").rpartition("> 1")[2]

    assert "B (greedy): uses Virus" in shown
    assert "Virus — multiplies its Attack by the tokens on its side." in shown
    assert "A (you), B uses Virus: respond, or pass?" in shown
    assert SKIP in shown
    assert TABLE not in shown


def test_who_can_only_pass_is_not_asked(one: Seated) -> None:
    scene = Scene("virus").hand("A", "attack-8", "attack-4").cone(2).to("offence-invites")
    shown = one.begin(scene.state).hear("1")

    assert "A (you): whom do you invite to the offence?" in shown
    assert "A (you): which card do you lay?" in shown
    assert "pass" not in shown


def test_the_only_card_is_laid_without_asking_and_told_of(one: Seated) -> None:
    scene = Scene().hand("A", "attack-8").cards("attack-8", "attack-4").cone(3).to("offence-invites")
    shown = one.begin(scene.state).hear("1")

    assert "which card do you lay?" not in shown
    assert shown.count("Only one answer is possible: Attack 8.") == 1


def test_the_table_is_drawn_once_for_one_s_own_steps(one: Seated) -> None:
    one.begin(Scene().hand("A", "attack-8").until("point").state)
    shown = one.hear("1", "1", "0")

    assert "from which base does a token enter the cone? 1 of at most 4" in shown
    assert "whom do you invite to the offence?" in shown
    assert shown.count(TABLE) == 1


def test_a_deal_is_told_by_the_names_of_those_who_make_it(one: Seated) -> None:
    scene = Scene().hand("A", "attack-8").cards("compromise", "compromise").until("offer")
    one.begin(scene.state)
    give = next(number for number, item in offered(one).items() if item == "give Attack 8")
    shown = one.hear(give, number_of(one, "propose it", give))

    assert "offers a deal: A gives Attack 8; B gives nothing" in " ".join(shown.split())


def offered(seated: Seated, match: Match[Any] | None = None) -> dict[str, str]:
    """The answers by number."""
    match = match or seated.match
    ask = match.asks()[0]
    view = COSMIC.view(match.state, ask.seat)
    return {
        number: seated.telling.answer(view, ask, choice) for number, choice in answers(match, ask).items()
    }


def number_of(seated: Seated, text: str, after: str) -> str:
    """The number that an answer has once another one was given."""
    ahead = seated.match.copy()
    ask = ahead.asks()[0]
    ahead.play(ask.seat, answers(ahead, ask)[after])
    return next(number for number, item in offered(seated, ahead).items() if item == text)


def test_sums_are_told_to_those_who_were_not_asked_while_they_lay_there(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    third = Seated(monkeypatch, tmp_path, COSMIC, "greedy,greedy,you,greedy")
    scene = Scene().cone(3).cards("attack-8", "attack-4").to("cards-laid")
    shown = " ".join(third.begin(scene.state).hear().split())

    assert "A (greedy): has a total of 11 (Attack 8, tokens + 3 = 11)" in shown
    assert "B (greedy): has a total of 8 (Attack 4, tokens + 4 = 8)" in shown
    assert "The offence wins." in shown


# The standing order.


def with_a_pulsar() -> Scene:
    """A, who is no main player, could play a Con at nearly every moment."""
    scene = Scene("", "virus", "macron", pulsars="yes").hand("A", "pulsar-virus", "pulsar-macron")
    return scene.facts("turn: B").to("beginning")


def test_an_order_to_pass_holds_until_the_challenge_ends(one: Seated) -> None:
    one.begin(with_a_pulsar().state).play_until("respond")
    began = challenge(one)
    one.hear("skip")
    while challenge(one) == began:
        assert one.asked() != "respond" or is_struck(one)
        one.hear(list(offered(one))[-1])

    assert len(chances(one)) > 3
    assert set(chances(one)) == {PASS}
    assert standing(one) == []


def standing(seated: Seated, seat: int = 0) -> list[Order]:
    """The orders of a seat."""
    return list(seated.game.table.play.orders.rows[seat].values())


def is_struck(seated: Seated) -> bool:
    """Whether what can be answered now concerns the person at A."""
    return seated.telling.concerns(COSMIC.view(seated.match.state, 0), seated.match.asks()[0])


def challenge(seated: Seated) -> tuple[int, int]:
    """Whose turn it is, and which challenge of the turn."""
    return seated.match.state.offence, seated.match.state.round


def test_without_an_order_every_chance_is_asked_about(one: Seated) -> None:
    one.begin(with_a_pulsar().state).play_until("respond")
    before = len(chances(one))
    one.hear("0")

    assert chances(one)[before:].count(PASS) < 4
    assert one.asked() == "respond"


def test_an_order_to_pass_ends_where_one_s_own_cards_are_revealed(one: Seated) -> None:
    scene = Scene(pulsars="yes").hand("A", "emotion-control").cards("attack-8", "attack-4").to("cards-laid")
    scene.hand("A", "rebirth", "finder")
    one.begin(scene.state)
    shown = one.hear("skip")

    assert "A (you), reveal: respond, or pass?" in shown
    assert "before the cards" not in shown


@pytest.mark.parametrize(("victim", "asked"), [("A", True), ("C", False)])
def test_an_order_to_pass_ends_where_one_is_struck(one: Seated, victim: str, asked: bool) -> None:
    scene = Scene().hand("A", "edict-zap").hand("B", "plague").cards("attack-8", "attack-4").to("ending")
    scene.play("B", "plague").answer("B", victim)
    ask = next(ask for ask in COSMIC.asks(scene.state) if ask.seat == 0)

    assert one.telling.concerns(COSMIC.view(scene.state, 0), ask) is asked


def test_an_order_to_pass_ends_where_one_loses_tokens(one: Seated) -> None:
    lost = Scene().hand("A", "warp-break").cone(3).cards("attack-4", "attack-20").to("tokens-lost").state
    won = Scene().hand("A", "warp-break").cone(3).cards("attack-20", "attack-4").to("tokens-lost").state

    for state, asked in ((lost, True), (won, False)):
        ask = next(ask for ask in COSMIC.asks(state) if ask.seat == 0)
        assert one.telling.concerns(COSMIC.view(state, 0), ask) is asked


def test_a_question_that_wants_an_answer_is_not_skipped(one: Seated) -> None:
    shown = one.begin(Scene().hand("A", "attack-8").until("point").state).hear("skip")

    assert "There is nothing to skip: this question wants an answer." in shown
    assert one.asked() == "point"


def test_help_tells_of_the_order(one: Seated) -> None:
    assert re.search(r"^skip: pass at every chance to respond", one.hear("help"), re.M)


# Several people, and coming back.


def test_between_two_people_a_curtain_falls_and_hides_the_hand(tmp_path: Path) -> None:
    words = ("play", "cosmic", "--preset", "quick", "--seats", "you,you,greedy")
    curtains: list[str] = []
    with Terminal(*words, home=tmp_path) as terminal:
        while len(set(curtains)) < 2:
            shown = terminal.wait(QUESTION_OR_CURTAIN)
            if CURTAIN.search(shown):
                curtains.append(shown.rpartition("Pass the keyboard to ")[2])
                terminal.press("\n")
            else:
                terminal.press(f"{numbers(shown)[-1]}\n")
        behind = terminal.output[: terminal.output.rindex("Pass the keyboard")]

    assert set(curtains) == {"A, then press Enter.", "B, then press Enter."}
    assert behind.endswith("\x1b[3J")


def test_the_second_reader_is_told_what_the_first_has_read(two: Seated) -> None:
    scene = Scene("virus").hand("A", "un-zap").hand("B", "cosmic-zap").cards("attack-5", "attack-8")
    two.begin(scene.to("played").state).game.display.oriented |= {0, 1}
    shown = two.hear("1")
    first, _, second = shown.partition("Pass the keyboard to A")

    assert "B, A uses Virus: respond, or pass?" in first
    assert "A, B plays Cosmic Zap (against Virus of A): respond, or pass?" in second
    for told in (first, second):
        assert "Turn of A, challenge 1, phase 8: reveal." in told


def test_a_killed_game_goes_on_in_the_window_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ORRERY_HOME", str(tmp_path))
    powers = "named-powers=clone,macron,warpish"
    words = ("play", "cosmic", "--option", powers, "--seats", "you,greedy,greedy")
    with Terminal(*words, home=tmp_path) as terminal:
        shown = terminal.wait()
        for _ in range(MANY):
            if "respond, or pass?" in shown:
                break
            shown = terminal.say(numbers(shown)[0])
        terminal.kill()
    [path] = journals()
    left = entry_lines(write_save(open_journal(path).match))

    with Terminal("play", "--resume", home=tmp_path) as terminal:
        back = terminal.wait()
        assert question(back) == question(shown)
        terminal.say("0")
    assert entry_lines(write_save(open_journal(path).match))[: len(left)] == left
    assert len(entry_lines(write_save(open_journal(path).match))) > len(left)


def question(shown: str) -> str:
    """The question and its answers."""
    return shown[shown.rindex("A (you)") :]
