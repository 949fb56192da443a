"""``orrery export``."""

from orrery.commands.arguments import Stored, stored_path
from orrery.commands.command import Language
from orrery.engine.notation import write_save
from orrery.terminal.journal import open_journal


def export(name: Stored = None, lang: Language = None) -> None:
    """Print a stored game as a save."""
    print(write_save(open_journal(stored_path(name)).match), end="")
