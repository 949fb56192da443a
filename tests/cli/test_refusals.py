"""What is refused: with exit status 2, a code, a sentence in the player's language, and nothing lost."""

import os
from pathlib import Path

import pytest

from orrery.engine.notation import seal
from tests.cli.running import Orrery

PLAY = ("play", "connect-four")


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("play", "chess"), "unknown-title"),
        ((*PLAY, "--seats", "you"), "bad-setup"),
        ((*PLAY, "--seats", "you,you,you"), "bad-setup"),
        ((*PLAY, "--seats", "you,deep-thought"), "bad-setup"),
        ((*PLAY, "--seats", ""), "bad-setup"),
        ((*PLAY, "--option", "first"), "bad-setup"),
        ((*PLAY, "--option", "first=nobody"), "bad-setup"),
        ((*PLAY, "--option", "colour=red"), "bad-setup"),
        ((*PLAY, "--preset", "quick"), "bad-setup"),
        ((*PLAY, "--lang", "xx"), "bad-setup"),
        (("play", "pulsar", "--option", "goals=none"), "bad-setup"),
        (("play", "--resume"), "save-error"),
        (("play", "7", "--resume"), "save-error"),
        (("export",), "save-error"),
        (("export", "7"), "save-error"),
        (("import", "missing.txt"), "save-error"),
        (("replay", "missing.txt"), "save-error"),
        (("verify", "missing.txt"), "save-error"),
        (("rules", "chess"), "unknown-title"),
        (("declare", "chess"), "unknown-title"),
        (("arena", "chess"), "unknown-title"),
        (("arena", "connect-four", "--players", "greedy,nobody"), "unknown-player"),
        (("arena", "connect-four", "--players", "greedy"), "bad-setup"),
        (("arena", "connect-four", "--players", "greedy,missing.weights"), "bad-setup"),
        (("arena", "connect-four", "--games", "0"), "bad-setup"),
        (("arena", "connect-four", "--workers", "0"), "bad-setup"),
        (("arena", "connect-four", "--json", "missing/figures.json"), "bad-setup"),
        (("arena", "connect-four", "--pairs", "3"), "bad-setup"),
        (("arena", "connect-four", "--svg", "ladder.svg"), "bad-setup"),
        (("arena", "connect-four", "--ray"), "needs-extra"),
        (("arena", "--ladder", "chess"), "unknown-title"),
        (("arena", "--ladder", "connect-four", "--seats", "3"), "bad-setup"),
        (("arena", "--ladder", "connect-four", "--seats", "0"), "bad-setup"),
        (("arena", "--ladder", "connect-four", "--players", "greedy,greedy"), "bad-setup"),
        (("arena", "--ladder", "connect-four", "--players", "greedy,nobody"), "unknown-player"),
        (("arena", "--ladder", "connect-four", "--games", "3"), "bad-setup"),
        (("arena", "--ladder", "connect-four", "--pairs", "0"), "bad-setup"),
        (("train", "chess"), "unknown-title"),
        (("train", "connect-four", "--seats", "3"), "bad-setup"),
        (("train", "connect-four", "--workers", "0"), "bad-setup"),
        (("train", "connect-four", "--option", "colour=red"), "bad-setup"),
    ],
)
def test_bad_input_ends_with_its_code_and_writes_nothing(
    orrery: Orrery, words: tuple[str, ...], code: str
) -> None:
    assert orrery.run(*words) == 2
    assert orrery.errors.startswith(f"{code}: ")
    assert orrery.errors.endswith(")\n")
    assert orrery.files() == {}


def test_a_refusal_speaks_the_language_that_was_asked_for(orrery: Orrery) -> None:
    assert orrery.run("play", "chess", "--lang", "ru") == 2
    assert orrery.errors.startswith("unknown-title: Такой игры нет.")


@pytest.mark.parametrize(
    "words", [("nothing",), ("play", "--nothing"), ("verify",), ("arena", "x", "--games", "y")]
)
def test_what_is_no_command_ends_with_exit_status_2(orrery: Orrery, words: tuple[str, ...]) -> None:
    assert orrery.run(*words) == 2
    assert orrery.files() == {}


@pytest.mark.parametrize("command", ["verify", "import", "replay"])
@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("drop d", "drop c", "damaged-save"),
        ("orrery save 1", "orrery save 9", "damaged-save"),
        ("title: connect-four", "title: chess", "unknown-title"),
        ("6 1 drop e", "6 1 drop q", "broken-replay"),
        ("6 1 drop e", "6 0 drop e", "broken-replay"),
        ("version: 1\n", "version: 1\n\x00", "damaged-save"),
    ],
)
def test_a_save_that_was_changed_is_refused(
    orrery: Orrery, tmp_path: Path, command: str, old: str, new: str, code: str
) -> None:
    path = orrery.save(tmp_path / "game.txt")
    before = orrery.files()
    text = path.read_text().replace(old, new)
    sealed = seal(text.rpartition("end ")[0], 6) if code not in ("damaged-save",) else text
    path.write_text(sealed)

    assert orrery.run(command, str(path)) == 2
    assert orrery.errors.startswith(f"{code}: ")
    assert orrery.files() == before


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"end 0 0\n", b"x" * 5_000_000])
def test_any_other_file_is_refused(orrery: Orrery, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)

    assert orrery.run("verify", str(path)) == 2
    assert orrery.errors.split(":")[0] in ("damaged-save", "save-too-big")


def test_a_folder_is_no_save(orrery: Orrery, tmp_path: Path) -> None:
    assert orrery.run("verify", str(tmp_path)) == 2
    assert orrery.errors.startswith("save-error: ")


def test_a_forged_draw_is_found(orrery: Orrery, tmp_path: Path) -> None:
    entries = orrery.watch().split("\n")
    last = max(number for number, line in enumerate(entries) if " chance roll " in line)
    entry, _, roll = entries[last].rpartition(" ")
    entries[last] = f"{entry} {'5-5' if roll == '6-6' else '6-6'}"
    body = "\n".join(entries).rpartition("end ")[0]
    path = tmp_path / "game.txt"
    path.write_text(seal(body, body.partition("\n\n")[2].count("\n")))

    assert orrery.run("verify", str(path)) == 2
    assert orrery.errors.startswith("wrong-draw: ")


def test_a_damaged_journal_is_refused_and_left_as_it_is(orrery: Orrery) -> None:
    orrery.run(*PLAY, "--seats", "you,you", says="d\ne\n")
    path = orrery.home / "0001-connect-four.orrery"
    path.write_bytes(path.read_bytes().replace(b"1 0 drop d", b"1 1 drop d"))
    before = orrery.files()

    assert orrery.run("play", "--resume") == 2
    assert orrery.errors.startswith("broken-replay: ")
    assert orrery.files() == before


@pytest.mark.parametrize("seats", ["you,greedy,random", "you", "you,me"])
def test_an_import_needs_as_many_players_as_the_game_has(orrery: Orrery, tmp_path: Path, seats: str) -> None:
    path = orrery.save(tmp_path / "game.txt")
    before = orrery.files()

    assert orrery.run("import", str(path), "--seats", seats) == 2
    assert orrery.errors.startswith("bad-setup: ")
    assert orrery.files() == before


def test_where_nothing_can_be_written_no_game_begins(orrery: Orrery) -> None:
    orrery.home.write_text("not a folder")

    assert orrery.run(*PLAY, says="d\n") == 2
    assert orrery.errors.startswith("save-error: ")
    assert orrery.home.read_text() == "not a folder"


def test_an_empty_file_in_the_folder_is_no_game(orrery: Orrery) -> None:
    """What a program leaves that was killed before it could write."""
    orrery.home.mkdir()
    (orrery.home / "0001-connect-four.orrery").touch()

    assert orrery.run("games") == 0
    assert orrery.out == ""
    assert orrery.run(*PLAY, "--seats", "you,you", says="d\n") == 0
    assert sorted(os.listdir(orrery.home)) == ["0001-connect-four.orrery", "0002-connect-four.orrery"]
