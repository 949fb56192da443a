"""Pictures of every title stay within the terminal, need no colours and leave nothing out."""

import re
from importlib.resources import files
from io import StringIO
from itertools import cycle
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from orrery.engine.game import Game
from orrery.games.pulsar.data.star_map import SIDES
from orrery.games.pulsar.game import PULSAR
from orrery.games.registry import TITLES
from orrery.games.samples.backgammon.game import BACKGAMMON
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from orrery.shown.pulsar.picture.cluster import WIDTHS as MAP_WIDTHS
from orrery.shown.pulsar.picture.cluster import MapCanvas
from tests.contract.titles import GAMES
from tests.share import share
from tests.terminal.shown import NAMES, WIDTHS, drawn, random_positions, shown, some_positions

TABLES = [(game, seats) for game in GAMES.values() for seats in range(game.fewest, game.most + 1)]
LANGUAGES = ("en", "ru")
POSITIONS, LONG, SOME = share((20, 100, 60), (50, 400, 20))

each_table = pytest.mark.parametrize(
    ("game", "seats"), TABLES, ids=[f"{game.key}-{seats}" for game, seats in TABLES]
)
each_title = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@each_table
def test_no_line_is_wider_than_the_terminal(game: Game[Any], seats: int) -> None:
    languages = cycle(LANGUAGES)
    too_wide = [
        (width, row)
        for position in some_positions(game, seats, POSITIONS)
        for width in WIDTHS
        for row in shown(game, position, width, next(languages)).splitlines()
        if cell_len(row) > width
    ]
    assert too_wide == []


@each_title
def test_every_position_of_a_whole_game_has_a_picture(game: Game[Any]) -> None:
    """Of a long one every position of its beginning, some of the others, and its end."""
    widths = cycle(WIDTHS)
    for number, position in enumerate(random_positions(game, game.fewest, seed=5)):
        if number < LONG or number % SOME == 0 or position[0].open == 0:
            assert shown(game, position, next(widths)).strip()


@pytest.mark.parametrize("options", [{"map": "B", "hqs": "off"}, {"map": "B", "even-start": "on"}])
def test_options_of_pulsar_have_pictures_from_the_set_up_to_the_end(options: dict[str, str]) -> None:
    positions = random_positions(PULSAR, 2, options, seed=3)
    pictures = [shown(PULSAR, position, 120, "ru") for n, position in enumerate(positions) if n % 5 == 0]
    assert all("PULSAR 2849" in text for text in pictures)


@each_title
def test_colours_add_nothing_to_the_text(game: Game[Any]) -> None:
    for position in some_positions(game, game.fewest, 3):
        coloured = Console(
            file=StringIO(), width=120, color_system="truecolor", record=True, force_terminal=True
        )
        coloured.print(drawn(game, position, 120))
        assert coloured.export_text(styles=False) == shown(game, position, 120)


@pytest.mark.parametrize("game", TITLES.values(), ids=TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_known_in_every_language(game: Game[Any], language: str) -> None:
    for position in some_positions(game, game.most, 5):
        assert "picture-" not in shown(game, position, 80, language)


@pytest.mark.parametrize("game", TITLES.values(), ids=TITLES)
def test_signs_are_plain_letters_and_a_few_symbols_of_one_cell(game: Game[Any]) -> None:
    text = "".join(shown(game, position, 120) for position in some_positions(game, 2, 10))
    signs = {sign for sign in text if not sign.isascii()} - set("".join(NAMES))
    assert signs <= set("●▲■◆○□·½±×−—…─│┌┐└┘├┤┬┴┼")
    assert all(cell_len(sign) == 1 for sign in signs)


def test_both_languages_have_the_same_texts_for_pictures() -> None:
    english, russian = (
        set(
            re.findall(
                r"^(picture-[\w-]+) =", (files("orrery.texts") / language / "picture.ftl").read_text(), re.M
            )
        )
        for language in LANGUAGES
    )
    assert english
    assert english == russian


@pytest.mark.parametrize("width", MAP_WIDTHS)
@pytest.mark.parametrize("side", SIDES, ids=lambda side: side.key)
def test_no_two_names_on_the_star_map_touch(side: Any, width: int) -> None:
    canvas = MapCanvas(width)
    taken: set[tuple[int, int]] = set()
    for name, spot in zip(side.names, side.xy):
        row, column = canvas.place(*spot)
        cells = {(row, at) for at in range(column, column + len(name))}
        assert not taken & {(row, at) for at in range(column - 1, column + len(name) + 1)}
        assert 0 <= row < canvas.height
        assert 0 <= column <= width - len(name)
        taken |= cells


@pytest.mark.parametrize("side", SIDES, ids=lambda side: side.key)
def test_the_star_map_of_a_wide_terminal_names_every_node_whatever_lies_there(side: Any) -> None:
    positions = random_positions(PULSAR, 4, {"map": side.key}, seed=2)
    for number, position in enumerate(positions):
        if number % 40 == 0:
            text = shown(PULSAR, position, 120)
            assert [name for name in side.names if name not in text] == []


def test_the_frame_of_connect_four_shows_discs_by_shape_and_letter() -> None:
    state = CONNECT_FOUR.start(CONNECT_FOUR.setup(2))
    for column in (3, 3, 0):
        CONNECT_FOUR.apply(state, state.ask_at(0).seat, column)
    rows = shown(CONNECT_FOUR, (state, 0), 80).splitlines()
    assert rows[-4] == "  │ · │ · │ · │ ▲B│ · │ · │ · │"
    assert rows[-3] == "  │ ●A│ · │ · │ ●A│ · │ · │ · │"


def test_the_board_of_backgammon_is_drawn_as_the_viewer_counts_it() -> None:
    state = BACKGAMMON.start(BACKGAMMON.setup(2))
    for viewer, own, other in ((0, "●A", "▲B"), (1, "▲B", "●A")):
        rows = shown(BACKGAMMON, (state, viewer), 80).splitlines()
        upper = next(row for row in rows if row.startswith("  │"))
        assert upper == f"  │ {own}  ·   ·   ·   {other}  ·  │ {other}  ·   ·   ·   ·   {own} │"


def test_backgammon_shows_the_dice_to_be_played_and_the_cube() -> None:
    state = BACKGAMMON.start(BACKGAMMON.setup(2))
    BACKGAMMON.apply(state, -1, BACKGAMMON.options(state, state.ask_at(0))[0])
    ask = state.ask_at(0)
    text = shown(BACKGAMMON, (state, 0), 80)
    assert f"to play [{ask.x}][{ask.y}]" in text
    assert "doubling cube [1] in the middle" in text


def test_a_title_without_a_picture_shows_its_facts_by_name() -> None:
    salvage = GAMES["salvage"]
    text = shown(salvage, (salvage.start(salvage.setup(3)), 0), 80)
    assert "●A Ann" in text
    assert re.search(r"^discards: ", text, re.M)
