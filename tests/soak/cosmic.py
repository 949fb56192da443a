"""The laws of Cosmic Encounter that hold in every position."""

from collections.abc import Callable
from itertools import chain
from typing import Final

from orrery.engine.counts import counts_of
from orrery.engine.events import EVERYBODY
from orrery.engine.flow import UNANSWERED
from orrery.games.cosmic.data.cards import (
    COMPROMISE,
    FIRST_FLARE,
    FIRST_KICKER,
    FIRST_PULSAR,
    KINDS,
    NO_CARD,
)
from orrery.games.cosmic.data.moons import NO_MOON, SECRET
from orrery.games.cosmic.data.powers import NO_POWER
from orrery.games.cosmic.dealing import common_cards
from orrery.games.cosmic.hoard import KICKERS_FROM, WIDTH
from orrery.games.cosmic.keys import CHALLENGE, WINDOW
from orrery.games.cosmic.knowledge import MASK, known
from orrery.games.cosmic.moons import moons_left
from orrery.games.cosmic.names import AT_LIFTED
from orrery.games.cosmic.own import FOR_GAME
from orrery.games.cosmic.position import tokens_in
from orrery.games.cosmic.powers.miser import MISER
from orrery.games.cosmic.powers.symbiote import SYMBIOTE
from orrery.games.cosmic.purchases import MOST_CARDS as MOST_BOUGHT
from orrery.games.cosmic.questions import RESPOND
from orrery.games.cosmic.roles import used_card
from orrery.games.cosmic.stacks import (
    captives,
    captives_in,
    captives_of,
    carrier_of,
    place_of,
    stack_count,
    stacks_at,
)
from orrery.games.cosmic.state import DEFENCE, FOUR, NOBODY, OFFENCE, Cosmic
from orrery.games.cosmic.timing import BEGINNING
from orrery.games.cosmic.tokens import has_base, moon_place, occupants, owner_of, places, standing


def tokens(state: Cosmic) -> None:
    """Tokens are conserved over bases, Warp, cone, guard, those under way or out of the game, captives."""
    rows = (state.warp, state.cone, state.guard, state.losing, state.adrift, state.gone)
    assert min(chain(state.tokens, *rows)) >= 0, "tokens below 0"
    has_grown = any(all_cards(state))
    for seat in range(state.seats):
        systems = sum(owner == seat for owner in state.home)
        total = standing(state, seat) + sum(row[seat] for row in rows) + captives_of(state, seat)
        whole = systems * state.planets * FOUR * (2 if has_grown and state.owner[SYMBIOTE] == seat else 1)
        assert total == whole, f"seat {seat} has {total} of {whole} tokens"


def stacks(state: Cosmic) -> None:
    """Every stack has a token on top where it is, and carries tokens of others; none is in a hand."""
    for stack in range(stack_count(state)):
        carrier, place = carrier_of(state, stack), place_of(state, stack)
        assert captives(state, stack) > 0, "a stack of one token"
        assert captives_in(state, stack, carrier) == 0, "a stack with own captives"
        assert place != AT_LIFTED, "a stack was lifted and not set down"
        assert stacks_at(state, carrier, place) <= tokens_in(state, carrier, place), "more stacks than tokens"


def bases(state: Cosmic) -> None:
    """The numbers of bases are those on the board, and points are external bases (CA7.1)."""
    for seat in range(state.seats):
        found = [place for place in range(places(state)) if has_base(state, place, seat)]
        at_home = sum(owner_of(state, place) == seat for place in found)
        assert state.homes[seat] == at_home, "home bases are miscounted"
        assert state.external[seat] == len(found) - at_home, "external bases are miscounted"
        if state.over == 0:
            assert state.points(seat) == state.external[seat], "points that are no bases"


def all_cards(state: Cosmic) -> list[int]:
    """Every card by kind, wherever it lies."""
    hands = [state.hands[seat * KINDS : (seat + 1) * KINDS] for seat in range(state.seats)]
    counts = [int(sum(lying)) for lying in zip(state.deck, state.discards, *hands)]
    for kind, keeper in enumerate(state.beside):
        counts[kind] += int(keeper >= 0)
    for kind in state.hoard[::WIDTH]:
        counts[kind] += 1
    for kind in (used_card(state, OFFENCE), used_card(state, DEFENCE), *state.kickers, *state.aside):
        if kind != NO_CARD:
            counts[kind] += 1
    return counts


def cards(state: Cosmic) -> None:
    """Cards are conserved over deck, hands, discards and table; no flare or Pulsar is there twice."""
    assert min(chain(state.deck, state.discards, state.hands)) >= 0, "cards below 0"
    counts = all_cards(state)
    if sum(counts) == 0:
        return
    base = common_cards(state)
    assert counts[: COMPROMISE + 1] == base[: COMPROMISE + 1], "challenge cards got lost"
    assert counts[FIRST_KICKER:FIRST_FLARE] == base[FIRST_KICKER:FIRST_FLARE], "kickers got lost"
    assert sum(counts[:FIRST_KICKER]) == sum(base[:FIRST_KICKER]), "edicts got lost"
    dealt = sum(state.dealt)
    flares, pulsars = counts[FIRST_FLARE:FIRST_PULSAR], counts[FIRST_PULSAR:]
    assert max(flares + pulsars) <= 1, "a card of a power is there twice"
    assert sum(pulsars) == dealt * state.with_pulsars, "Pulsars got lost"
    assert sum(flares) == dealt * state.with_flares + state.flares_added, "flares got lost"


def lucre(state: Cosmic) -> None:
    """Nobody owes Lucre or buys more cards than four; without the module all rows are empty."""
    if state.with_lucre == 0:
        assert len(state.lucre) + len(state.bought) + len(state.offer_lucre) == 0, "Lucre out of nothing"
        return
    assert len(state.lucre) == len(state.bought) == state.seats, "Lucre of nobody"
    assert min(chain(state.lucre, state.bought, state.offer_lucre)) >= 0, "Lucre below 0"
    assert max(state.bought) <= MOST_BOUGHT, "more cards bought than are sold"


def moons(state: Cosmic) -> None:
    """Moons are dealt without replacement; nobody is on one that lies open, unless everybody has seen it."""
    assert min(moons_left(state)) >= 0, "a moon is there twice"
    everybody = (1 << int(state.seats)) - 1
    for moon in range(len(state.moons)):
        inhabited = occupants(state, moon_place(state, moon)) != 0
        is_open = state.moon_open[moon] != 0
        assert inhabited or not is_open, "an empty moon lies open"
        assert not is_open or state.moon_seen[moon] == everybody, "an open moon was not seen"
        hides = inhabited and not is_open and state.moons[moon] != NO_MOON
        assert not hides or state.moons[moon] in SECRET, "an inhabited moon lies face down"


def powers(state: Cosmic) -> None:
    """Power cards are conserved: everybody keeps as many as were dealt, more came in by powers that grow.

    Who has one may use it; nothing is known of, lost or made stronger by a power that nobody has.
    """
    owned = [int(owner) for owner in state.owner]
    everybody = (1 << int(state.seats)) - 1
    for power, owner in enumerate(owned):
        assert NOBODY <= owner < state.seats, "a power is nowhere"
        assert state.users[power] & ~everybody == 0, "somebody from outside uses a power"
        if owner == NOBODY:
            rest = (state.secret[power], state.lost[power], state.retained[power], state.pro[power])
            assert not any(rest), "a power that nobody has is secret, lost, retained or boosted"
        else:
            assert state.users[power] >> owner & 1, "an owner does not use a power"
    if any(all_cards(state)):
        for seat in range(state.seats):
            assert owned.count(seat) >= state.each, f"seat {seat} has lost a power"


def sizes(state: Cosmic) -> None:
    """The numbers of cards that everybody sees are those in the hands; so are those that are blinded."""
    for seat in range(state.seats):
        blind = counts_of(state.blind, seat)
        assert sum(blind) == state.blinded[seat], f"seat {seat} is blinded to {sum(blind)} cards"
        hand = state.hands[seat * KINDS : (seat + 1) * KINDS]
        assert all(0 <= one <= card for one, card in zip(blind, hand)), "blinded to cards that are not there"
        held = sum(state.hands[seat * KINDS : (seat + 1) * KINDS])
        assert held == state.sizes[seat], f"seat {seat} holds {held} cards"


def hoard(state: Cosmic) -> None:
    """Only whoever has Miser has a hoard, knows all of it, and has laid what comes out of it."""
    keeper = state.owner[MISER]
    assert len(state.hoard) == 0 or keeper != NOBODY, "a hoard of nobody"
    kinds = list(state.hoard[::WIDTH])
    assert kinds == sorted(kinds), "the hoard lies in disorder"
    assert all(seen >> keeper & 1 for seen in state.hoard[1::WIDTH]), "its keeper does not know the hoard"
    for side in range(2):
        if state.from_hoard >> side & 1:
            assert used_card(state, side) != NO_CARD, "no card of the hoard lies there"
        if state.from_hoard >> KICKERS_FROM + side & 1:
            assert state.kickers[side] != NO_CARD, "no kicker of the hoard lies there"


def effects(state: Cosmic) -> None:
    """When a challenge begins, nothing of the one before is still at work (C3.2e)."""
    if not is_fresh(state):
        return
    of_powers = (state.pro, state.con, state.supers, state.wilds, state.invoked, state.used)
    assert sum(state.out) == 0, "a suppression outlived its challenge"
    assert not any(map(sum, of_powers)), "a power is still at work"
    assert (state.copier, state.copied) == (NOBODY, NO_POWER), "somebody still uses a copied power"
    assert state.copy_used + state.copy_stamp + state.copy_invoked == 0, "the use of a copy is remembered"
    fleeting = [place for place, kept in enumerate(state.book.own.kept) if kept != FOR_GAME]
    assert not any(state.own[place] for place in fleeting), "a fact of a power outlived its challenge"
    remembered = (state.played, state.negated, state.flared, state.shielded, state.bans)
    assert not any(map(sum, remembered)), "a play is still remembered"
    assert state.mood + state.gas == 0, "an edict is still at work"
    assert sum(chain(state.cone, state.guard, state.losing, state.adrift)) == 0, "tokens are still under way"
    assert max(chain(state.laid, state.kickers, state.aside)) == NO_CARD, "a card still lies on the table"
    assert sum(state.reinforced) == 0, "reinforcements outlived their challenge"
    assert sum(state.mixed) == 0, "cards are still being mixed"


def is_fresh(state: Cosmic) -> bool:
    """The first question of a challenge is open, and nothing has been played."""
    if state.open == 0 or state.ask_at(0).decision != RESPOND:
        return False
    top = state.frame(state.depth - 1)
    answered = any(state.answer_at(index) != UNANSWERED for index in range(state.open))
    return top.procedure == WINDOW and top.x == BEGINNING and top.z == state.occasion and not answered


def windows(state: Cosmic) -> None:
    """No window is left open: a poll is about the newest, one challenge is under way, none at the end."""
    procedures = [state.frame(place).procedure for place in range(state.depth)]
    assert procedures.count(CHALLENGE) <= 1, "a challenge in a challenge"
    if state.open > 0 and state.ask_at(0).decision == RESPOND:
        assert procedures[-1] == WINDOW, "a poll without its window"
    if state.over == 1 and state.open == 0:
        assert state.depth == 0, "the game is over, and something is under way"
    stamps = [state.frame(place).z for place in range(state.depth) if procedures[place] == WINDOW]
    assert stamps == sorted(set(stamps)), "windows are out of order"


def knowledge(state: Cosmic) -> None:
    """Nobody knows of a card that is not there."""
    there = hands_and_laid(state)
    for at, (in_hands, loose) in enumerate(zip(state.known, state.loose)):
        if in_hands or loose:
            check_known(state, *divmod(at, KINDS), there)


def check_known(state: Cosmic, viewer: int, kind: int, there: list[int]) -> None:
    """What a viewer knows of a kind: of cards just there, and loosely of others in a set of hands."""
    seats = range(int(state.seats))
    spare = [there[seat * KINDS + kind] - int(known(state, viewer, seat, kind)) for seat in seats]
    are_there = all(left >= 0 for seat, left in enumerate(spare) if seat != viewer)
    assert are_there, f"seat {viewer} knows of a card that is not there"
    count, hands = divmod(int(state.loose[viewer * KINDS + kind]), MASK)
    found = sum(left for seat, left in enumerate(spare) if hands >> seat & 1)
    assert count <= found, f"seat {viewer} knows loosely of a card that is not there"


def hands_and_laid(state: Cosmic) -> list[int]:
    """The hands by seat and kind; a card that lies face down still counts."""
    counts = [int(count) for count in state.hands]
    for side in range(2):
        is_hidden = state.laid[side] != NO_CARD and state.laid_seen[side] != EVERYBODY
        if is_hidden and not state.from_hoard >> side & 1:
            counts[state.laid_from[side] * KINDS + state.laid[side]] += 1
    for side, owner in enumerate(state.kickers_from):
        is_hidden = owner != NOBODY and not state.kickers_up[side]
        if is_hidden and not state.from_hoard >> KICKERS_FROM + side & 1:
            counts[owner * KINDS + state.kickers[side]] += 1
    return counts


LAWS: Final[tuple[Callable[[Cosmic], None], ...]] = (
    tokens,
    stacks,
    bases,
    cards,
    lucre,
    moons,
    powers,
    sizes,
    hoard,
    effects,
    windows,
    knowledge,
)


def check_position(state: Cosmic) -> None:
    """Raises ``AssertionError`` for the first law that is broken."""
    for law in LAWS:
        law(state)
