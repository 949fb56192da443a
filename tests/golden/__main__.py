"""Write all playthroughs anew: ``python -m tests.golden``. Read the diff before you keep it."""

from tests.golden.playthrough import FOLDER, playthroughs, tell_game

cases = playthroughs()
for path in FOLDER.glob("*.txt"):
    if path.name not in cases:
        path.unlink()
for name, case in cases.items():
    (FOLDER / name).write_text(tell_game(name, case))
