"""How long a game lasts."""

from typing import Final

TURNS: Final[dict[int, int]] = {2: 36, 3: 39, 4: 44}
"""By number of players (G4.70)."""
