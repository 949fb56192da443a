"""Labels of a title's board in the browser: the texts ``board-<title>-<key>``."""

from collections.abc import Sequence

from orrery.texts.speech import Speech


def labels(speech: Speech, title: str, keys: Sequence[str]) -> dict[str, str]:
    """The labels by ``label.<key>``; numbers and names go where ``{n}`` and ``{m}`` stand."""
    return {f"label.{key}": speech.say(f"board-{title}-{key}", n="{n}", m="{m}") for key in keys}
