"""Labels of the challenge strip, the hand, windows and deals in the browser."""

from typing import Final

LABELS: Final[tuple[str, ...]] = ("hand",)
"""``board-cosmic-…`` in ``strip-cosmic.ftl``."""
