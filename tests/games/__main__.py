"""Record the games of titles whose rules version has none yet: ``python -m tests.games record [title ...]``.

``python -m tests.games trace FOLDER`` writes what every stored and golden game asks, offers, is answered and
tells; two checkouts are compared by ``diff -r`` of their traces.
"""

import sys
from pathlib import Path

from orrery.games.registry import TITLES
from tests.games.corpus import FOLDER, store
from tests.games.recording import recorded
from tests.games.tracing import write_traces

if sys.argv[1:2] == ["record"]:
    for key in sys.argv[2:] or TITLES:
        archive = f"{key}-{TITLES[key].version}"
        if not (FOLDER / f"{archive}.zip").exists():
            store(archive, recorded(TITLES[key]))
elif sys.argv[1:2] == ["trace"] and len(sys.argv) == 3:
    write_traces(Path(sys.argv[2]))
else:
    sys.exit(__doc__)
