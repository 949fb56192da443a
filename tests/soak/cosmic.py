"""The laws of Cosmic Encounter that hold in every position."""

from orrery.engine.flow import UNANSWERED
from orrery.games.cosmic.data.cards import COMPROMISE, FIRST_FLARE, KINDS, WITH_PULSARS, plain_deck
from orrery.games.cosmic.data.powers import POWERS
from orrery.games.cosmic.keys import RESPOND, WINDOW
from orrery.games.cosmic.state import FOUR, Cosmic
from orrery.games.cosmic.tokens import has_base, on_bases, owner_of, places
from orrery.games.cosmic.windows import BEGINNING


def check_tokens(state: Cosmic) -> None:
    """Tokens are conserved over bases, Warp, cone, guard and those on the move."""
    for seat in range(state.seats):
        rows = (state.warp, state.cone, state.guard, state.losing, state.adrift)
        assert all(row[seat] >= 0 for row in rows)
        systems = sum(owner == seat for owner in state.home)
        total = on_bases(state, seat) + sum(row[seat] for row in rows)
        assert total == systems * state.planets * FOUR, f"seat {seat} has {total} tokens"


def check_bases(state: Cosmic) -> None:
    """The numbers of bases are those on the board, and points are external bases."""
    for seat in range(state.seats):
        bases = [place for place in range(places(state)) if has_base(state, place, seat)]
        at_home = sum(owner_of(state, place) == seat for place in bases)
        assert (state.homes[seat], state.external[seat]) == (at_home, len(bases) - at_home)
        if state.over == 0:
            assert state.points(seat) == state.external[seat]


def all_cards(state: Cosmic) -> list[int]:
    """Every card by kind, wherever it lies."""
    on_table = [*state.laid, *state.aside]
    return [
        int(state.deck[kind] + state.discards[kind])
        + sum(int(state.hands[seat * KINDS + kind]) for seat in range(state.seats))
        + on_table.count(kind)
        for kind in range(KINDS)
    ]


def check_cards(state: Cosmic) -> None:
    """Cards are conserved over deck, hands, discards and table; no flare or Pulsar is there twice."""
    counts = all_cards(state)
    if sum(counts) == 0:
        return
    base = plain_deck()
    assert counts[: COMPROMISE + 1] == base[: COMPROMISE + 1]
    extra = sum(count for _, count in WITH_PULSARS) if state.with_pulsars else 0
    assert sum(counts[:FIRST_FLARE]) == sum(base) + extra
    dealt = sum(state.dealt)
    flares, pulsars = counts[FIRST_FLARE : FIRST_FLARE + POWERS], counts[FIRST_FLARE + POWERS :]
    assert max(flares + pulsars) <= 1
    assert sum(pulsars) == (dealt if state.with_pulsars else 0)
    assert sum(flares) == (dealt if state.with_flares else 0) + state.flares_added
    for seat in range(state.seats):
        assert sum(state.hands[seat * KINDS : (seat + 1) * KINDS]) == state.sizes[seat]


def check_effects(state: Cosmic) -> None:
    """When a challenge begins, nothing of the one before is still at work (C3.2e)."""
    if is_fresh(state):
        for row in (state.out, state.pro, state.con, state.supers, state.wilds, state.invoked, state.used):
            assert sum(row) == 0
        assert sum(state.bans) + state.mood + state.gas + sum(state.played) == 0
        assert sum(state.cone) + sum(state.guard) + sum(state.losing) == 0


def is_fresh(state: Cosmic) -> bool:
    """The first question of a challenge is open, and nothing has been played."""
    if state.open == 0 or state.ask_at(0).decision != RESPOND:
        return False
    top = state.frame(state.depth - 1)
    answered = any(state.answer_at(index) != UNANSWERED for index in range(state.open))
    return top.procedure == WINDOW and top.x == BEGINNING and top.z == state.occasion and not answered


def check_windows(state: Cosmic) -> None:
    """No window is left open: one is polled, or something that was announced in it is under way."""
    if state.over == 1 and state.open == 0:
        assert state.depth == 0


def check_knowledge(state: Cosmic) -> None:
    """Nobody knows of a card that is not there."""
    for viewer in range(state.seats):
        for owner in range(state.seats):
            first = (viewer * int(state.seats) + owner) * KINDS
            for kind in range(KINDS):
                known = state.known[first + kind]
                assert 0 <= known <= in_hand_or_laid(state, owner, kind) or owner == viewer


def in_hand_or_laid(state: Cosmic, owner: int, kind: int) -> int:
    laid = sum(state.laid_from[side] == owner and state.laid[side] == kind for side in range(2))
    return int(state.hands[owner * KINDS + kind]) + laid


def check_position(state: Cosmic) -> None:
    check_tokens(state)
    check_bases(state)
    check_cards(state)
    check_effects(state)
    check_windows(state)
    check_knowledge(state)
