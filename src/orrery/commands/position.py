"""``orrery position``."""

from orrery.commands.arguments import Stored, stored_path
from orrery.commands.command import Language
from orrery.engine.position import write_position
from orrery.terminal.journal import open_journal


def position(name: Stored = None, lang: Language = None) -> None:
    """Print where a stored game stands, with all that is hidden, as a text to play from."""
    match = open_journal(stored_path(name)).match
    print(write_position(match.game, match.setup, match.state), end="")
