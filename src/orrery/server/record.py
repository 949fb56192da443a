"""What seats have been told of a match, as text: for a match that can't be exported whole while it lasts.

The log of a running game with secrets tells them, so that nobody gets it. Everybody may have what they were
told anyway. It can be read, and held against the whole save once there is one, but not be played on from.
"""

from collections.abc import Sequence
from typing import Final

from orrery.games.registry import find_title
from orrery.server.replay import Played, Walk
from orrery.server.wire.words import Wording
from orrery.shown.sentences import plain

FIRST_LINE: Final = "orrery record 1"


def record_text(match: Played, head: Sequence[str], viewers: Sequence[int], lang: str) -> str:
    """A record of all that these viewers were told, one part each. Takes its time."""
    parts = ["\n".join(_lines(match, viewer, lang)) for viewer in viewers]
    return "\n\n".join(["\n".join([FIRST_LINE, *head]), *parts]) + "\n"


def _lines(match: Played, viewer: int, lang: str) -> list[str]:
    """Who sees it, and what happened at each moment in words; and what is seen at the end."""
    wording = Wording(find_title(match.title), lang, match.names)
    walk = Walk(match, viewer, wording)
    news = list(walk.news(range(len(walk.ends))))
    told = [f"{number} {line.text}" for number, lines in news for line in lines]
    view = walk.game.view(walk.state, viewer)
    position = [f"{plain(line.headline)}: {plain(line.text)}" for line in wording.position(view)]
    return [f"seen by: {viewer}", *told, *position]
