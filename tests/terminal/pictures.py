"""``python -m tests.terminal.pictures``: draws terminal tables for the README and the docs."""

import io
import re
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from orrery.engine.chance import Dealer
from orrery.engine.match import Match
from orrery.games.cosmic.game import COSMIC
from orrery.games.pulsar.game import PULSAR
from orrery.games.pulsar.keys import USE_DIE
from orrery.players.greedy import GREEDY
from orrery.players.registry import make_player
from orrery.shown.registry import telling_for
from orrery.terminal.display import Display
from orrery.terminal.screen import Screen
from orrery.terminal.seats import PERSON, seat_names
from orrery.texts.speech import Speech
from tests.rules.cosmic.scene import Scene

DOCS: Final = Path(__file__).parents[2] / "docs"
TARGET: Final = DOCS / "terminal.svg"
COSMIC_TARGET: Final = DOCS / "cosmic.svg"
WIDTH: Final = 120
ROUND: Final = 4
SECOND_DIE: Final = 1
TITLE: Final = "orrery play pulsar --seats you,greedy,greedy"
COSMIC_TITLE: Final = "orrery play cosmic"
KINDS: Final = ["you", "greedy", "greedy"]
THEME: Final = TerminalTheme(
    (11, 16, 27),
    (212, 218, 230),
    [
        (20, 26, 40), (239, 74, 55), (38, 152, 76), (190, 116, 5),
        (71, 132, 229), (165, 101, 238), (31, 138, 215), (212, 218, 230),
    ],
)  # fmt: skip

UNUSED: Final = re.compile(r' clip-path="[^"]*"|<text [^>]*>\s*</text>')
SVG: Final = """<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font: {char_height}px "DejaVu Sans Mono", Menlo, Consolas, monospace; }}
.{unique_id}-title {{ font: 18px "DejaVu Sans Mono", Menlo, Consolas, monospace; fill: #858585; }}
{styles}
</style>
<rect width="100%" height="100%" rx="12" fill="#0b101b"/>
<text class="{unique_id}-title" x="50%" y="27" text-anchor="middle">TITLE</text>
<g transform="translate({terminal_x}, {terminal_y})">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def position(turn: int = ROUND) -> Match[Any]:
    """A game of three in its middle, the first seat with a die in hand; the same every time."""
    match = Match(PULSAR, PULSAR.setup(len(KINDS)), Dealer(b"picture"))
    players = [make_player("greedy", PULSAR.key, seed) for seed in range(len(KINDS))]
    match.deal()
    while not is_turn(match, turn):
        seat = match.asks()[0].seat
        for choice in players[seat].answer(PULSAR, PULSAR.view(match.state, seat), seat).chain:
            if not is_turn(match, turn):
                match.play(seat, choice)
        match.deal()
    match.play(0, SECOND_DIE)
    return match


def challenge() -> Match[Any]:
    """Virus with an ally against an Attack 30, at the reveal; the first seat can still respond."""
    scene = (
        Scene("virus", "healer", "warpish", "oracle")
        .base("A", "p12", 3)
        .base("B", "p2", 2)
        .base("C", "p16", 4)
    )
    scene.hand("A", "attack-12", "compromise", "cosmic-zap", "emotion-control", "flare-macron").warp("C", 2)
    scene.cone(3, "p7").join("C", "offence", 2).join("D", "defence", 4)
    scene.cards("attack-8", "attack-30").to("revealed").unanswered()
    match = Match(COSMIC, COSMIC.setup(4), Dealer(b"picture"))
    match.state = scene.state
    return match


def is_turn(match: Match[Any], turn: int) -> bool:
    """Whether the first seat begins its turn in round ``turn``."""
    ask = match.asks()[0]
    return match.state.round == turn and ask.seat == 0 and ask.decision == USE_DIE


def drawing(match: Match[Any], title: str = TITLE) -> str:
    """The table as the first seat sees it, as SVG without anything from elsewhere."""
    speech = Speech("en")
    screen = Screen()
    screen.console = Console(
        record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    kinds = [PERSON, *[GREEDY] * (match.setup.seats - 1)]
    display = Display(match, telling_for(match.game, speech, seat_names(kinds, speech)), screen, [0])
    display.show_position(0)
    screen.line()
    display.put_question(match.asks()[0])
    svg = screen.console.export_svg(theme=THEME, code_format=SVG, unique_id="table")
    return UNUSED.sub("", svg).replace("TITLE", title)


if __name__ == "__main__":
    TARGET.write_text(drawing(position()), encoding="utf-8")
    COSMIC_TARGET.write_text(drawing(challenge(), COSMIC_TITLE), encoding="utf-8")
