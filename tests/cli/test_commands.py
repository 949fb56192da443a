"""What each command does."""

import json
import re
from pathlib import Path

import pytest

from orrery.cli import COMMANDS
from orrery.games.registry import TITLES
from tests.cli.running import Orrery


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_stands_in_a_file_of_its_own_name(name: str) -> None:
    function = COMMANDS[name]

    assert function.__name__.rstrip("_") == name
    assert function.__module__ == f"orrery.commands.{function.__name__}"


def test_a_game_is_played_from_a_file_of_answers(orrery: Orrery) -> None:
    says = "d\ne\nd\ne\nd\ne\nd\n"

    assert orrery.run("play", "connect-four", "--seats", "you,you", says=says) == 0
    assert "> d\n" in orrery.out
    assert orrery.out.endswith("1. A: 1 point (four in a row 1)\n2. B: 0 points\n")
    assert "\x1b" not in orrery.out


def test_answers_that_run_out_leave_the_game_stored(orrery: Orrery) -> None:
    assert orrery.run("play", "connect-four", "--seats", "you,you", says="d\ne\n") == 0
    assert orrery.out.endswith("The game is stored as 0001-connect-four.\n")
    assert orrery.run("games") == 0
    assert orrery.out == "0001-connect-four  you, you  under way, 2 answers\n"


def test_options_and_presets_set_the_game_up(orrery: Orrery) -> None:
    says = "quit\n"
    words = ("--preset", "first-game", "--option", "map=B", "--seats", "you,greedy,random")

    assert orrery.run("play", "pulsar", *words, says=says) == 0
    [text] = orrery.files().values()
    assert b"option map: B\n" in text
    assert b"option hqs: off\n" in text
    assert b"player 0: you\nplayer 1: greedy\nplayer 2: random\n" in text


def test_without_a_title_a_menu_asks_for_it_and_for_the_players(orrery: Orrery) -> None:
    number = 1 + list(TITLES).index("connect-four")

    assert orrery.run("play", says=f"99\n{number}\nyou,nobody\nyou,you,you\nyou,you\nd\n") == 0
    assert "1) PULSAR 2849" in orrery.out
    assert "There is no such game." in orrery.out
    assert orrery.out.count("The game can't be set up like that.") == 2
    assert list(orrery.files()) == ["0001-connect-four.orrery"]


def test_the_menu_offers_to_go_on_with_the_newest_game(orrery: Orrery) -> None:
    orrery.run("play", "connect-four", "--seats", "you,you", says="d\n")

    assert orrery.run("play", says="0\ne\n") == 0
    assert "0) go on with 0001-connect-four" in orrery.out
    assert orrery.run("games") == 0
    assert orrery.out == "0001-connect-four  you, you  under way, 2 answers\n"


def test_the_newest_game_that_is_not_over_goes_on(orrery: Orrery) -> None:
    orrery.run("play", "connect-four", "--seats", "you,you", says="d\n")
    orrery.run("play", "backgammon", "--seats", "random,random")

    assert orrery.run("play", "--resume", says="e\n") == 0
    assert "B: into which column" in orrery.out


@pytest.mark.parametrize("name", ["1", "0001", "0001-connect-four"])
def test_a_stored_game_goes_on_by_number_or_name(orrery: Orrery, name: str) -> None:
    orrery.run("play", "connect-four", "--seats", "you,you", says="d\n")
    orrery.run("play", "connect-four", "--seats", "you,you", says="a\nb\n")

    assert orrery.run("play", name, "--resume", says="e\n") == 0
    assert orrery.run("games") == 0
    assert "0001-connect-four  you, you  under way, 2 answers" in orrery.out


def test_games_are_listed_the_newest_first(orrery: Orrery) -> None:
    orrery.run("play", "connect-four", "--seats", "you,you", says="d\n")
    orrery.run("play", "connect-four", "--seats", "random,random")

    assert orrery.run("games") == 0
    assert re.fullmatch(
        r"0002-connect-four  random, random  over, \d+ answers\n0001-connect-four  you, you  .*1 answer\n",
        orrery.out,
    )


def test_a_damaged_game_does_not_hide_the_others(orrery: Orrery) -> None:
    orrery.run("play", "connect-four", "--seats", "you,you", says="d\n")
    (orrery.home / "0002-pulsar.orrery").write_text("nothing of a game\n")

    assert orrery.run("games") == 0
    assert "0002-pulsar.orrery  damaged-save: " in orrery.out
    assert "0001-connect-four  you, you" in orrery.out


def test_a_game_travels_by_export_and_import(orrery: Orrery, tmp_path: Path) -> None:
    path = orrery.save(tmp_path / "game.txt")

    assert orrery.run("import", str(path), "--seats", "you,you") == 0
    assert orrery.out == "The game is stored as 0002-connect-four.\n"
    assert orrery.run("export", "2") == 0
    old, new = path.read_text(), orrery.out
    assert old.partition("\n\n")[2].split("\nend")[0] == new.partition("\n\n")[2].split("\nend")[0]


def test_a_position_is_printed_changed_by_hand_and_played_from(orrery: Orrery, tmp_path: Path) -> None:
    orrery.run("play", "connect-four", "--seats", "you,you", says="d\nd\n")
    assert orrery.run("position") == 0
    assert orrery.out.endswith("discs: 0=d1 1=d2\nto play: 0\n")

    path = tmp_path / "position.txt"
    path.write_text(orrery.out.replace("0=d1 1=d2", "0=a1+b1+c1 1=a2+b2+c2"))
    assert orrery.run("import", str(path), "--seats", "you,you") == 0
    assert orrery.run("play", "2", "--resume", says="d\n") == 0
    assert orrery.run("export", "2") == 0
    assert "position discs: 0=a1+b1+c1 1=a2+b2+c2\n" in orrery.out
    assert "\n1 0 drop d\n" in orrery.out


def test_a_position_that_can_t_be_is_refused_with_its_line(orrery: Orrery, tmp_path: Path) -> None:
    path = tmp_path / "position.txt"
    path.write_text(
        "orrery position 1\ntitle: connect-four\nversion: 1\nseats: 2\n\ndiscs: 0=a2\nto play: 0\n"
    )

    assert orrery.run("import", str(path)) == 2
    assert "line 7: a disc hangs in the air in column a" in orrery.errors
    assert orrery.files() == {}


def test_an_imported_game_goes_on_with_dice_of_its_own(orrery: Orrery, tmp_path: Path) -> None:
    orrery.run("play", "backgammon", "--seats", "you,you", "--option", "cube=off", says="1\n1\n")
    orrery.run("export")
    path = tmp_path / "game.txt"
    path.write_text(orrery.out)

    assert orrery.run("import", str(path), "--seats", "random,random") == 0
    assert orrery.run("play", "2", "--resume") == 0
    assert re.search(r"^1\. [AB] \(random\): [1-9]", orrery.out, re.M)
    assert orrery.run("verify", "2") == 0
    assert "draws are what the dealer's secret gives" in orrery.out


def test_every_draw_of_a_finished_game_is_verified(orrery: Orrery, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(orrery.watch())
    draws = orrery.out.count(" chance ")

    assert orrery.run("verify", str(path)) == 0
    assert f"All {draws} draws are what the dealer's secret gives." in orrery.out
    assert re.search(r"The promise: [0-9a-f]{64}$", orrery.out, re.M)


def test_a_game_under_way_keeps_the_secret_and_says_so(orrery: Orrery, tmp_path: Path) -> None:
    orrery.run("play", "backgammon", "--seats", "you,you", "--option", "cube=off", says="1\n1\n")
    orrery.run("export")
    path = tmp_path / "game.txt"
    path.write_text(orrery.out)

    assert "secret" not in orrery.out
    assert orrery.run("verify", str(path)) == 0
    assert "can't be checked" in orrery.out


def test_a_replay_steps_jumps_and_plays_on(orrery: Orrery, tmp_path: Path) -> None:
    path = orrery.save(tmp_path / "game.txt", "dedede")

    assert (
        orrery.run("replay", str(path), "--seats", "you,you", says="\nn\nb\n5\nlast\n\nfirst\n3\nplay\na\n")
        == 0
    )
    asked = re.findall(r"^(\d) of 6:", orrery.out, re.M)
    assert asked == ["0", "1", "2", "1", "5", "6", "6", "0", "3"]
    assert "That was the last answer." in orrery.out
    orrery.run("export", "2")
    assert re.findall(r"drop (\w)", orrery.out) == ["d", "e", "d", "a"]


def test_a_replay_is_left_without_a_trace(orrery: Orrery, tmp_path: Path) -> None:
    path = orrery.save(tmp_path / "game.txt")
    before = orrery.files()

    assert orrery.run("replay", str(path), says="\n99999999999999999999\nxyz\nq\n") == 0
    assert orrery.files() == before


def test_titles_are_named_in_the_language_of_the_reader(orrery: Orrery) -> None:
    assert orrery.run("titles", "--lang", "ru") == 0
    assert "connect-four: Четыре в ряд" in orrery.out


@pytest.mark.parametrize("key", TITLES)
def test_rules_and_declarations_are_printed(orrery: Orrery, key: str) -> None:
    assert orrery.run("rules", key) == 0
    first = orrery.out.split()[1]
    assert orrery.run("declare", key) == 0
    declared = json.loads(orrery.out)
    assert declared["title"] == key
    assert declared["clauses"][0] == first


def test_an_arena_prints_what_came_of_its_games(orrery: Orrery) -> None:
    assert orrery.run("arena", "connect-four", "--players", "random,random", "--games", "2") == 0
    assert "random" in orrery.out


def test_a_ladder_is_told_drawn_and_written_down(orrery: Orrery, tmp_path: Path) -> None:
    figures, picture = tmp_path / "ladder.json", tmp_path / "ladder.svg"
    words = ("arena", "--ladder", "connect-four", "--players", "random,greedy", "--pairs", "3")
    assert orrery.run(*words, "--json", str(figures), "--svg", str(picture)) == 0

    assert orrery.out.startswith("connect-four, 2 seats, 3 dice for each pairing, 6 games\n")
    assert [rung["player"] for rung in json.loads(figures.read_text())["rungs"]] == ["greedy", "random"]
    assert picture.read_text().startswith("<svg ")


def test_a_training_prints_each_generation_and_goes_on(orrery: Orrery, tmp_path: Path) -> None:
    folder = tmp_path / "training"
    words = ("train", "connect-four", "--games", "20", "--hidden", "2", "--gate", "1", "--pool", "1")
    for number in (1, 2):
        assert orrery.run(*words, "--workers", "1", "--generations", "1", "--out", str(folder)) == 0
        assert orrery.out.startswith(f"generation {number}: R² ")
        assert f"{folder}: {number} generations; " in orrery.out
    assert (
        orrery.run(
            "arena", "connect-four", "--games", "2", "--players", f"random,{folder}/generation-002.weights"
        )
        == 0
    )
    assert "generation-002" in orrery.out

    assert orrery.run(*words, "--seed", "2", "--out", str(folder)) == 2
    assert orrery.errors.startswith("bad-training: ")


def test_plain_output_is_the_same_in_every_width(orrery: Orrery, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("play", "connect-four", "--seats", "you,you", "--plain")
    orrery.run(*words, says="look 4\nd\nquit\n")
    narrow = orrery.out
    monkeypatch.setenv("COLUMNS", "40")
    orrery.run(*words, says="look 4\nd\nquit\n")

    assert orrery.out.replace("0002", "0001") == narrow
    assert "│" not in narrow


def test_what_can_t_be_decoded_is_no_answer(orrery: Orrery) -> None:
    assert (
        orrery.run(
            "play",
            "connect-four",
            "--seats",
            "you,you",
            says="\ufffd\ud83d\nd\n".encode("utf-8", "replace").decode(),
        )
        == 0
    )
    assert "That doesn't answer the question." in orrery.out
