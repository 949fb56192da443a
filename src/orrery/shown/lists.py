"""Several things in one phrase."""

from orrery.texts.speech import Speech


def listing(speech: Speech, items: list[str]) -> str:
    """``a, b and c``; empty if there is nothing."""
    return _joined(speech, items, "list-and")


def alternatives(speech: Speech, items: list[str]) -> str:
    """``a, b or c``."""
    return _joined(speech, items, "list-or")


def sequence(speech: Speech, items: list[str]) -> str:
    """``a, then b, then c``."""
    text = items[0]
    for item in items[1:]:
        text = speech.say("list-then", a=text, b=item)
    return text


def enumeration(speech: Speech, items: list[str]) -> str:
    """``a, b, c``: for long lists and for parts that have an "and" of their own."""
    return _joined(speech, items, "list-comma")


def _joined(speech: Speech, items: list[str], last: str) -> str:
    if not items:
        return ""
    text = items[0]
    for place, item in enumerate(items[1:], start=2):
        text = speech.say(last if place == len(items) else "list-comma", a=text, b=item)
    return text
