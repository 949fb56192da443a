"""Labels of what takes several steps, of power cards and of the gallery in the browser."""

from typing import Final

LABELS: Final[tuple[str, ...]] = ("send",)
"""``board-cosmic-…`` in ``gestures-cosmic.ftl``."""
