"""Which cards and moons a viewer sees: the own hand, what was learnt of others, what lies on the table."""

from typing import Any

from orrery.engine.bits import bit, has
from orrery.engine.counts import counts_of, unpack
from orrery.games.cosmic.data.cards import KINDS, NO_CARD
from orrery.games.cosmic.data.moons import NO_MOON
from orrery.games.cosmic.hoard import known_row
from orrery.games.cosmic.state import Cosmic

Row = tuple[int, ...]


def seen_moons(state: Cosmic, viewer: int) -> Row:
    """What the moons are, as far as the viewer has seen them."""
    everybody = sum(bit(seat) for seat in range(state.seats))
    return tuple(
        int(kind) if (has(seen, viewer) if viewer >= 0 else seen == everybody) else NO_MOON
        for kind, seen in zip(state.moons, state.moon_seen)
    )


def view_cards(state: Cosmic, viewer: int) -> dict[str, Any]:
    seated = viewer >= 0
    mine = slice(viewer * KINDS, (viewer + 1) * KINDS)
    return {
        "hand": tuple(state.hands[mine]) if seated else (),
        "fresh": tuple(counts_of(state.fresh, viewer)) if seated else (),
        "lent": tuple(counts_of(state.lent, viewer)) if seated else (),
        "known": tuple(unpack(state.known[mine], state.seats)) if seated else (),
        "loose": tuple(state.loose[mine]) if seated else (),
        "blind": seen_blind(state, viewer),
        "laid": tuple(
            int(state.laid[side]) if knows_laid(state, side, viewer) else NO_CARD for side in range(2)
        ),
        "kickers": tuple(
            int(kind) if knows_kicker(state, side, viewer) else NO_CARD
            for side, kind in enumerate(state.kickers)
        ),
        "hoard": tuple(known_row(state, viewer)) if seated and len(state.hoard) > 0 else (),
    }


def knows_laid(state: Cosmic, side: int, viewer: int) -> bool:
    seen = int(state.laid_seen[side])
    return has(seen, viewer) if viewer >= 0 else has(seen, state.seats)


def knows_kicker(state: Cosmic, side: int, viewer: int) -> bool:
    """One that lies face up, or the own."""
    return state.kickers_up[side] != 0 or (viewer >= 0 and state.kickers_from[side] == viewer)


def seen_blind(state: Cosmic, viewer: int) -> Row:
    """The cards that can't be played, by seat and kind: in the own hand, and where they were shown."""
    if sum(state.blinded) == 0:
        return ()
    return tuple(
        int(count) if viewer == at // KINDS or viewer in seers(state, at // KINDS) else 0
        for at, count in enumerate(unpack(state.blind, state.seats))
    )


def seers(state: Cosmic, seat: int) -> list[int]:
    """Who has seen the blinded cards of a seat."""
    return [other for other in range(state.seats) if has(state.blind_seen[seat], other)]
