"""Labels of the challenge strip, the hand, windows and deals in the browser."""

from typing import Final

from orrery.games.cosmic.results import RESULTS, UNDECIDED

OF_STRIP: Final = (
    "challenge", "offence", "defence", "not-named", "force", "makes", "card-unknown", "term-card",
    "laid-none", "laid-down", "laid-known", "beats", "beats-up-to", "beats-none", "reveal-again",
    "kicker-down", "reinforced",
)  # fmt: skip
OF_HAND: Final = (
    "hand", "hoard", "no-cards", "would-make", "arm", "armed", "why-not",
    "type-attack", "type-compromise", "type-edict", "type-flare", "type-pulsar",
    "type-kicker", "type-reinforcement",
)  # fmt: skip
OF_WINDOWS: Final = (
    "window", "you", "has-answered", "may-respond", "takes-time",
    "pass", "pass-until-change", "full-control", "full-control-about",
)  # fmt: skip
OF_DEALS: Final = (
    "deal", "offer-number", "you-give", "gives", "to", "nothing-yet", "card-of-choice", "base-on", "freed",
    "makes-offer", "considers", "phrases",
    "phrase-card", "phrase-base", "phrase-both", "phrase-more", "phrase-last", "phrase-no",
)  # fmt: skip
OF_RESULTS: Final = tuple(f"result-{key}" for number, key in enumerate(RESULTS) if number != UNDECIDED)

LABELS: Final[tuple[str, ...]] = (*OF_STRIP, *OF_HAND, *OF_WINDOWS, *OF_DEALS, *OF_RESULTS)
"""``board-cosmic-…`` in ``strip-cosmic.ftl``."""
