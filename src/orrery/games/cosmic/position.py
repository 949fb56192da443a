"""How a position of Cosmic Encounter is written down.

Players go by their letters, planets by their numbers, cards and powers by their keys. What follows from other
facts need not be said: who uses a power that he has or uses through another one, how many bases
and cards everybody has, and the deck, which holds what is nowhere else.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.counts import MOST
from orrery.engine.events import EVERYBODY
from orrery.engine.facts import SETTLED, Bits, Count, Fact, Word
from orrery.engine.game import Setup
from orrery.games.cosmic.data.cards import CARD_NAMES, FIRST_KICKER, FIRST_REINFORCEMENT, KINDS, NO_CARD
from orrery.games.cosmic.data.destiny import COLOURS, DESTINY_NAMES
from orrery.games.cosmic.data.moons import MOON_NAMES, MOONS_EACH
from orrery.games.cosmic.data.powers import NO_POWER, POWER_KEYS, POWERS
from orrery.games.cosmic.dealing import TURNS, fill_deck
from orrery.games.cosmic.hoard import hoarded
from orrery.games.cosmic.keys import FROM_BASES, GAME, SOURCES
from orrery.games.cosmic.lucre import LUCRE, LUCRE_NO
from orrery.games.cosmic.names import (
    AT_ADRIFT,
    AT_LOST,
    AT_SENT,
    PLACE_NUMBERS,
    SEAT_NAMES,
    STACK_PLACES,
)
from orrery.games.cosmic.queries import WRITTEN
from orrery.games.cosmic.results import RESULTS
from orrery.games.cosmic.roles import used_card
from orrery.games.cosmic.rulebook import Rulebook
from orrery.games.cosmic.setup import YES, lay_out
from orrery.games.cosmic.stacks import (
    captives,
    captives_in,
    carrier_of,
    place_of,
    stack_count,
    stacks_at,
)
from orrery.games.cosmic.state import DEFENCE, NO_SIDE, NOBODY, OFFENCE, SIDES, TO_ATTACK, Cosmic
from orrery.games.cosmic.tokens import has_base, owner_of, places, spots, tokens_at

OPTIONS: Final = (
    "planets", "goal", "limit", "each", "flare_style", "extra_flares", "with_flares", "with_pulsars",
    "with_secrets", "with_specials", "with_kickers", "with_reinforcements", "staircase", "pool", "spare",
    "draft", "more_wins", "last_destiny", "with_lucre", "lucre_buys",
)  # fmt: skip
SYSTEM_NUMBERS: Final = ("1", "2", "3", "4", "5", "6", "7")
SIDE_NAMES: Final = SIDES.all()
OFFER_NAMES: Final = (
    *SIDE_NAMES, "offence-to-third", "defence-to-third", "third-to-offence", "third-to-defence",
)  # fmt: skip
"""Who gives to whom; the main players to each other unless told otherwise."""
FROM_HOARD_NAMES: Final = (*SIDE_NAMES, "kicker-of-offence", "kicker-of-defence")
"""In the order of the bits of what lies on the table and was in the hoard."""
NONE: Final[dict[int, str]] = {-1: "none"}
ITEM_NAMES: Final = (*CARD_NAMES, "of-choice")
DRAWN_NAMES: Final = ("unseen", "seen", "on-offer", "banned")
MOOD_NAMES: Final = ("calm", "sane", "insane")
BAN_NAMES: Final = (
    "no-edicts", "no-flares", "no-pulsars", "no-inviting",
    "silenced", "no-wilds", "no-supers", "one-card-left", "no-card-left", "few-homes-will-do", "bound",
)  # fmt: skip
"""In the order of the bits of what a seat may not do in a challenge."""
FLAG: Final = Count(1)
SOME: Final = Count(MOST)
FEW: Final = Count(9999)
MANY: Final = Count(1 << 30, -(1 << 30))
CARD: Final = Word(CARD_NAMES, NONE)
KICKER_CARD: Final = Word(
    (), {**NONE, **{kind: CARD_NAMES[kind] for kind in range(FIRST_KICKER, FIRST_REINFORCEMENT)}}
)
PLACE: Final = Word(PLACE_NUMBERS, NONE)
STACK_PLACE: Final = Word(STACK_PLACES.all())
DESTINY: Final = Word(DESTINY_NAMES, NONE)


def blank(setup: Setup, book: Rulebook[Cosmic]) -> Cosmic:
    """All tokens at home, no cards dealt, A at turn; powers only if the options name them."""
    state = lay_out(setup, book)
    state.depth = 0
    state.turn = 0
    return state


def give_users(state: Cosmic) -> None:
    """A power is used by its owner, by whoever uses it through another one, and by whoever copies it."""
    for power in range(i64(POWERS)):
        state.users[power] = bit(state.owner[power]) if state.owner[power] != NOBODY else 0
    state.book.consequences.of(state, WRITTEN, NOBODY)
    if state.copied != NO_POWER and state.copier != NOBODY:
        state.users[state.copied] |= bit(state.copier)


def note_dealt(state: Cosmic) -> None:
    """A power that somebody has was dealt at the start."""
    for power in range(i64(POWERS)):
        state.dealt[power] = 1 if state.owner[power] != NOBODY else 0


def count_hands(state: Cosmic) -> None:
    for seat in range(state.seats):
        state.sizes[seat] = sum(state.hands[seat * KINDS : (seat + 1) * KINDS])


def leave_deck(state: Cosmic) -> None:
    """What nobody holds and what does not lie on the table is in the deck; never less than none of a kind."""
    fill_deck(state)
    for kind in range(i64(KINDS)):
        gone: i64 = state.discards[kind] + state.mixed[kind] + int(state.beside[kind] != NOBODY)
        gone += hoarded(state, kind)
        for seat in range(state.seats):
            gone += state.hands[seat * KINDS + kind]
        state.deck[kind] = max(0, state.deck[kind] - gone)
    for laid in (used_card(state, OFFENCE), used_card(state, DEFENCE), *state.kickers, *state.aside):
        if laid != NO_CARD and state.deck[laid] > 0:
            state.deck[laid] -= 1


def count_homes(state: Cosmic) -> None:
    state.homes = vec[i64]([0] * int(state.seats))
    for place in range(places(state)):
        owner: i64 = owner_of(state, place)
        if owner != NOBODY and has_base(state, place, owner):
            state.homes[owner] += 1


def count_external(state: Cosmic) -> None:
    state.external = vec[i64]([0] * int(state.seats))
    for place in range(places(state)):
        for seat in range(state.seats):
            if owner_of(state, place) != seat and has_base(state, place, seat):
                state.external[seat] += 1


def count_points(state: Cosmic) -> None:
    """External bases are points."""
    for seat in range(state.seats):
        state.ledger[seat * len(SOURCES) + FROM_BASES] = state.external[seat]


def facts_of(setup: Setup, book: Rulebook[Cosmic]) -> list[Fact[Cosmic]]:
    """Every field of a state: board, cards, powers, the challenge under way."""
    seats = SEAT_NAMES[: setup.seats]
    return [
        *(Fact(option, SETTLED) for option in OPTIONS),
        *_of_board(seats, int(setup.options["planets"]), setup.options["moons"] == YES),
        *(_of_lucre(seats) if setup.options["lucre"] != LUCRE[LUCRE_NO] else ()),
        *_of_powers(seats, Bits(book.outs.names)),
        Fact("own", MANY, book.own.names, kinds=book.own.kinds),
        *_of_cards(seats),
        *_of_challenge(seats),
        *_of_offer(seats),
    ]


# fmt: off
def _of_board(seats: tuple[str, ...], planets: int, with_moons: bool) -> list[Fact[Cosmic]]:
    systems = len(seats) + 1
    first = systems * planets
    moons = PLACE_NUMBERS[first : first + len(seats) * MOONS_EACH] if with_moons else ()
    return [
        *(_of_moons(seats, moons) if with_moons else ()),
        Fact("turn", Word(seats, NONE)),
        Fact("over", FLAG),
        Fact("home", Word(seats, NONE), SYSTEM_NUMBERS[:systems]),
        Fact("tokens", FEW, (*PLACE_NUMBERS[:first], *moons), seats, across=True),
        *(Fact(field, FEW, seats) for field in ("warp", "cone", "guard", "losing", "adrift", "gone")),
        Fact("stacks", kinds=(Word(seats), STACK_PLACE, *(FEW for _ in seats)), records=True),
        Fact("homes", FEW, seats, derive=count_homes),
        Fact("external", FEW, seats, derive=count_external),
        Fact("ledger", MANY, SOURCES.all(), seats, derive=count_points, key="points"),
        Fact("destiny", FEW, DESTINY_NAMES),
        Fact("destiny_out", FEW, DESTINY_NAMES),
        Fact("specials", FEW, DESTINY_NAMES),
        Fact("last_special", DESTINY),
        Fact("pile_known", Bits(seats)),
    ]


def _of_moons(seats: tuple[str, ...], moons: tuple[str, ...]) -> list[Fact[Cosmic]]:
    return [
        Fact("moons", Word(MOON_NAMES, NONE), moons),
        Fact("moon_seen", Bits(seats), moons),
        Fact("moon_open", FLAG, moons),
        Fact("moon_due", FEW),
    ]


def _of_lucre(seats: tuple[str, ...]) -> list[Fact[Cosmic]]:
    return [
        Fact("lucre", FEW, seats),
        Fact("bought", FEW, seats),
        Fact("offer_lucre", FEW, OFFER_NAMES),
    ]


def _of_powers(seats: tuple[str, ...], reasons: Bits) -> list[Fact[Cosmic]]:
    holders = Bits(seats)
    flags = ("secret", "retained", "pro")
    numbers = ("lost", "used", "stamp", "invoked", "supers", "flared")
    return [
        Fact("owner", Word(seats, NONE), POWER_KEYS),
        Fact("copier", Word(seats, NONE)),
        Fact("copied", Word(POWER_KEYS, NONE)),
        *(Fact(field, MANY) for field in ("copy_used", "copy_stamp", "copy_invoked")),
        Fact("users", holders, POWER_KEYS, derive=give_users),
        Fact("dealt", FLAG, POWER_KEYS, derive=note_dealt),
        Fact("out", reasons, POWER_KEYS),
        Fact("con", holders, POWER_KEYS),
        Fact("wilds", holders, POWER_KEYS),
        Fact("shielded", reasons, POWER_KEYS),
        *(Fact(field, FLAG, POWER_KEYS) for field in flags),
        *(Fact(field, MANY, POWER_KEYS) for field in numbers),
        Fact("drawn", Word(DRAWN_NAMES), POWER_KEYS),
        Fact("flares_added", FEW),
    ]


def _of_cards(seats: tuple[str, ...]) -> list[Fact[Cosmic]]:
    viewers = tuple(f"{viewer}-{owner}" for viewer in seats for owner in seats)
    return [
        Fact("hands", FEW, CARD_NAMES, seats),
        Fact("sizes", FEW, seats, derive=count_hands),
        Fact("discards", FEW, CARD_NAMES),
        Fact("mixed", FEW, CARD_NAMES),
        Fact("blind", SOME, CARD_NAMES, seats, packed=len(seats)),
        Fact("blinded", FEW, seats),
        Fact("blind_seen", Bits(seats), seats),
        Fact("keep", FEW, CARD_NAMES),
        Fact("beside", Word(seats, NONE), CARD_NAMES),
        Fact("lent", SOME, CARD_NAMES, seats, packed=len(seats)),
        Fact("lender", Word(seats, NONE), seats),
        Fact("owing", FEW, seats),
        Fact("gained", FEW, seats),
        Fact("fresh", SOME, CARD_NAMES, seats, packed=len(seats)),
        Fact("known", SOME, CARD_NAMES, viewers, packed=len(seats)),
        Fact("loose", FEW, CARD_NAMES, seats),
        Fact("discarded", SOME, CARD_NAMES, seats, packed=len(seats)),
        Fact("played", Bits(seats), CARD_NAMES),
        Fact("negated", Bits(seats), CARD_NAMES),
        Fact("laid", CARD, SIDE_NAMES),
        Fact("laid_from", Word(seats, NONE), SIDE_NAMES),
        Fact("laid_seen", Bits(seats, {"everybody": EVERYBODY}), SIDE_NAMES),
        Fact("turned", Count(TO_ATTACK), SIDE_NAMES),
        Fact("kickers", KICKER_CARD, SIDE_NAMES),
        Fact("kickers_from", Word(seats, NONE), SIDE_NAMES),
        Fact("kickers_up", FLAG, SIDE_NAMES),
        Fact("reinforced", FEW, SIDE_NAMES),
        Fact("hoard", kinds=(Word(CARD_NAMES), Bits(seats)), records=True),
        Fact("from_hoard", Bits(FROM_HOARD_NAMES)),
        Fact("aside", CARD, seats),
        Fact("deck", FEW, CARD_NAMES, derive=leave_deck),
    ]


def _of_challenge(seats: tuple[str, ...]) -> list[Fact[Cosmic]]:
    seat = Word(seats, NONE)
    numbers = ("round", "phase", "occasion", "is_losing", "barred", "acted", "gas", "extra",
               "replay", "replayed_from",
               "in_own_system", "no_retrieval")
    return [
        Fact("offence", seat),
        Fact("defence", seat),
        Fact("target", PLACE),
        Fact("comet", DESTINY),
        Fact("mood", Word(MOOD_NAMES)),
        Fact("result", Word(RESULTS.all())),
        Fact("invited", Bits(seats), SIDE_NAMES),
        Fact("side", Word((*SIDE_NAMES, "none")), seats),
        Fact("bans", Bits(BAN_NAMES), seats),
        Fact("totals", MANY, SIDE_NAMES),
        *(Fact(field, MANY) for field in numbers),
    ]


def _of_offer(seats: tuple[str, ...]) -> list[Fact[Cosmic]]:
    return [
        Fact("offer", SOME, ITEM_NAMES, OFFER_NAMES, packed=len(OFFER_NAMES)),
        Fact("offer_base", PLACE, OFFER_NAMES),
        Fact("offer_free", FEW, OFFER_NAMES),
        Fact("offers", FEW),
        Fact("offering", Word(SIDE_NAMES, {NO_SIDE: "none"})),
    ]
# fmt: on


def resume(state: Cosmic, seat: i64) -> None:
    """The challenge of ``seat`` begins; the window at its beginning is counted already."""
    state.turn = seat
    state.occasion = max(0, state.occasion - 1)
    state.push(GAME, NOBODY)
    state.goto(TURNS)


def flaw_of(state: Cosmic) -> str:
    """A hand of another size than its cards, a destiny of a colour that nobody plays, an impossible stack.

    A kicker has somebody who has laid it, and only a kicker lies face up.
    """
    for seat in range(state.seats):
        if sum(state.hands[seat * KINDS : (seat + 1) * KINDS]) != state.sizes[seat]:
            return f"{SEAT_NAMES[seat]} holds another number of cards"
    for colour in range(state.seats, i64(COLOURS)):
        if state.destiny[colour] + state.destiny_out[colour] > 0:
            return f"nobody plays {DESTINY_NAMES[colour]}"
    for side in range(len(state.kickers)):
        if (state.kickers[side] != NO_CARD) != (state.kickers_from[side] != NOBODY):
            return f"nobody has laid the kicker of the {SIDE_NAMES[side]}, or there is none"
        if state.kickers_up[side] != 0 and state.kickers[side] == NO_CARD:
            return f"no kicker of the {SIDE_NAMES[side]} lies face up"
    for stack in range(stack_count(state)):
        carrier, place = carrier_of(state, stack), place_of(state, stack)
        if captives(state, stack) == 0 or captives_in(state, stack, carrier) > 0:
            return f"a stack of {SEAT_NAMES[carrier]} holds nobody, or its own tokens"
        if stacks_at(state, carrier, place) > tokens_in(state, carrier, place):
            return f"{SEAT_NAMES[carrier]} has more stacks than tokens on {STACK_PLACES[place]}"
    return ""


def tokens_in(state: Cosmic, seat: i64, place: i64) -> i64:
    """How many tokens of a seat are where stacks can be."""
    if place == AT_SENT:
        return state.cone[seat] + state.guard[seat]
    if place == AT_LOST:
        return state.losing[seat]
    if place == AT_ADRIFT:
        return state.adrift[seat]
    return tokens_at(state, place, seat) if place < spots(state) else 0
