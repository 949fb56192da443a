"""Write playthroughs anew, all or those of some titles: ``python -m tests.golden [title ...]``.

Read the diff before you keep it.
"""

import sys

from tests.golden.playthrough import FOLDER, playthroughs, tell_game

cases = playthroughs()
for path in FOLDER.glob("*.txt"):
    if path.name not in cases:
        path.unlink()
for name, case in cases.items():
    if len(sys.argv) == 1 or case.game.key in sys.argv[1:]:
        (FOLDER / name).write_text(tell_game(name, case))
