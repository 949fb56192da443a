"""The picture of Cosmic Encounter shows the whole table, fits into 80 columns, and keeps secrets."""

import pytest
from rich.cells import cell_len

from orrery.engine.events import SPECTATOR
from orrery.games.cosmic.game import COSMIC
from tests.rules.cosmic.scene import Scene
from tests.share import share
from tests.terminal.shown import random_positions, shown

EVERYTHING = {**COSMIC.presets["chaos"], "secret-powers": "yes"}


def drawn(scene: Scene, viewer: int = 0, width: int = 80) -> list[str]:
    return shown(COSMIC, (scene.state, viewer), width).splitlines()


def block(rows: list[str], title: str) -> list[str]:
    """The lines under a heading."""
    start = next(at for at, row in enumerate(rows) if row.startswith(f"── {title}"))
    rest = rows[start + 1 :]
    return [row.rstrip() for row in (rest[: rest.index("")] if "" in rest else rest)]


def test_the_present_phase_stands_in_brackets_above_who_is_what() -> None:
    rows = drawn(Scene().cone(2, "p7").to("before-cards"))

    assert rows[0].startswith("0 start  1 regroup  2 destiny  3 launch")
    assert "[7 cards]" in rows[1]
    assert rows[2] == "Offence: Ann, defence: Bartholomew the Younger of Ypres, target: B3."


def test_planets_show_tokens_by_player_and_the_target_in_brackets() -> None:
    rows = drawn(Scene().base("A", "p7", 2).cone(2, "p7").to("before-cards"))

    assert block(rows, "SYSTEMS")[2].split() == ["B", "B4", "B4", "[A2", "B4]", "B4", "B4"]


def test_players_show_bases_warp_cards_and_role() -> None:
    scene = Scene().base("A", "p12", 2).cone(3).join("C", "defence", 2).warp("D", 4).to("before-cards")
    rows = block(drawn(scene), "PLAYERS")

    cards = [str(size) for size in scene.state.sizes]
    assert rows[1].split()[-7:] == ["1/5", "5", "0", cards[0], "offence,", "cone", "3"]
    assert rows[2].split()[-5:] == ["0/5", "5", "0", cards[1], "defence"]
    assert rows[3].split()[-8:] == ["0/5", "5", "0", cards[2], "ally", "of", "defence", "2"]
    assert rows[4].split()[-5:] == ["0/5", "5", "4", cards[3], "·"]


def test_powers_are_told_with_what_they_do_and_what_stops_them() -> None:
    scene = Scene("virus", "parasite").hand("B", "cosmic-zap").cards("attack-5", "attack-8").to("played")
    rows = block(drawn(scene.play("B", "cosmic-zap").unanswered(), width=120), "POWERS")

    assert rows == [
        "●A  Virus (zapped)  multiplies its Attack by the tokens on its side",
        "▲B  Parasite        may join either side uninvited",
    ]


def test_sums_stand_in_the_challenge_as_pipelines() -> None:
    scene = Scene("virus").base("B", "p5", 1).cone(3).join("C", "offence", 2).cards("attack-5", "attack-17")
    rows = block(drawn(scene.to("decided"), width=120), "CHALLENGE")

    assert "Total of Ann: Attack 5, Virus × 5 = 25." in rows
    assert "Total of Bartholomew the Younger of Ypres: Attack 17, tokens + 1 = 18." in rows
    assert "Result: higher total — the offence wins." in rows


def test_the_own_hand_has_challenge_cards_first_and_what_the_others_do() -> None:
    scene = Scene().hand("A", "warp-break", "compromise", "attack-8", "attack-8", "attack-4")
    rows = block(drawn(scene.to("launch"), width=120), "YOUR HAND: 6")

    assert rows[0] == "Attack 4   Attack 8 ×2   Compromise"
    assert rows[1].startswith("Keeper      ")
    assert rows[2] == "Warp Break  the losing side's tokens go home instead of to the Warp"


def test_a_hand_is_shown_to_nobody_else() -> None:
    scene = Scene().hand("A", "attack-40", "mobius-tubes").hand("B", "attack-30").to("launch")

    assert [name for name in ("Attack 40", "Mobius Tubes") if name in "\n".join(drawn(scene, 0))] == [
        "Attack 40",
        "Mobius Tubes",
    ]
    for viewer in (SPECTATOR, 1, 2, 3):
        text = "\n".join(drawn(scene, viewer))
        assert "Attack 40" not in text
        assert "Mobius" not in text


def test_a_laid_card_is_shown_to_its_player_only() -> None:
    scene = Scene().cards("attack-40", "attack-30").to("cards-laid")

    assert "Attack 40" in "\n".join(drawn(scene, 0))
    assert "Attack 30" not in "\n".join(drawn(scene, 0))
    assert "Attack 40" not in "\n".join(drawn(scene, SPECTATOR))


def test_a_secret_power_is_shown_to_its_owner_only() -> None:
    scene = Scene("virus", "oracle", secret_powers="yes").to("launch")

    assert block(drawn(scene, 0), "POWERS") == [
        "●A  Virus [secret]  multiplies its Attack by the tokens on its side",
        "▲B  secret",
    ]
    for viewer in (SPECTATOR, 1, 2):
        assert "Virus" not in "\n".join(drawn(scene, viewer))


def test_systems_and_players_stand_beside_each_other_where_there_is_room() -> None:
    scene = Scene().to("launch")

    assert not [row for row in drawn(scene, width=80) if "SYSTEMS" in row and "PLAYERS" in row]
    assert [row for row in drawn(scene, width=120) if "SYSTEMS" in row and "PLAYERS" in row]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("seats", "width"), [(2, 80), (6, 80), (6, 100), (4, 200)])
def test_no_line_is_wider_than_the_terminal(seats: int, width: int, language: str) -> None:
    for number, position in enumerate(random_positions(COSMIC, seats, EVERYTHING)):
        if number % 40 == 0:
            rows = shown(COSMIC, position, width, language).splitlines()
            assert max(cell_len(row) for row in rows) <= width
        if number > share(600, 2000):
            break
