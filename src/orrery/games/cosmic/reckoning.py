"""What the cards on the table come to, as far as a viewer knows them: each sum term by term.

All of it is counted on a position that holds nothing but the viewer's knowledge. A card that lies face
down to the viewer is tried out as every Attack there is, or as every kicker: a term is told with its amount
where that is the same for all of them. Before the cards are turned up, powers count that lie open and then
have to be used.
"""

from collections.abc import Iterator
from itertools import product
from typing import Final

from msgspec import Struct

from orrery.engine.bits import has
from orrery.engine.flow import Frame
from orrery.engine.queries import Term
from orrery.engine.windows import NO_SUBJECT
from orrery.games.cosmic.data.cards import ATTACKS, FIRST_KICKER, FIRST_REINFORCEMENT, NO_CARD, VALUES
from orrery.games.cosmic.keys import WINDOW
from orrery.games.cosmic.kickers import has_laid, kicker_of
from orrery.games.cosmic.plays import POWER_USE
from orrery.games.cosmic.queries import TOTAL
from orrery.games.cosmic.results import DEFENCE_WON, OFFENCE_WON
from orrery.games.cosmic.roles import main_player, shows_attack, side_of
from orrery.games.cosmic.state import DEFENCE, NO_SIDE, NOBODY, OFFENCE, Cosmic
from orrery.games.cosmic.tables import WINDOWS
from orrery.games.cosmic.timing import REVEALED
from orrery.games.cosmic.totals import explain_verdict, total, verdict

PLAY_CARDS: Final = 7
RESOLVE: Final = 9

CARD: Final = "card"
PLUS: Final = "plus"
TIMES: Final = "times"
BECOMES: Final = "becomes"

WINS: Final = (OFFENCE_WON, DEFENCE_WON)
"""The result that each side hopes for."""

ATTACK_KINDS: Final = tuple(range(len(ATTACKS)))
KICKER_KINDS: Final = tuple(range(FIRST_KICKER, FIRST_REINFORCEMENT))

DUTIES: Final = tuple(
    response for response in WINDOWS.duties[REVEALED] if WINDOWS.plays[response].how == POWER_USE
)
"""The powers that have to be used when the cards are turned up."""

Step = tuple[str, int, int]
"""What changed a number, the number before it, and after it."""


class TermView(Struct, frozen=True):
    """One term: ``key`` is what it comes from.

    ``how`` says what it does to the sum: ``card`` begins it, ``plus`` and ``times`` change it by ``amount``,
    after ``becomes`` it is that number, 0 if that depends on a card the viewer does not know. ``then`` is
    added after that. ``value`` is the sum so far, None without the card.
    """

    key: str
    how: str
    amount: int
    value: int | None
    then: int = 0


class SumView(Struct, frozen=True):
    """The sum of one side; ``total`` is None while its card is hidden from the viewer."""

    terms: tuple[TermView, ...]
    total: int | None


class Reckoning(Struct, frozen=True):
    """Both sums, the offence's first.

    ``verdict`` tells who wins and by what, with two Attacks that have been compared. ``beats`` are the
    values of the Attacks against which the viewer's own card would win while the other one is hidden.
    ``prospects`` are kind, least and most total of each Attack in the hand of a viewer who has laid none yet.
    """

    sums: tuple[SumView, ...]
    verdict: tuple[tuple[str, int], ...] = ()
    beats: tuple[int, ...] = ()
    prospects: tuple[tuple[int, int, int], ...] = ()


def is_reckoned(phase: int, defence: int) -> bool:
    """Whether there is something to count: from the moment at which cards are laid."""
    return PLAY_CARDS <= phase <= RESOLVE and defence != NOBODY


def reckon(known: Cosmic, viewer: int, hand: tuple[int, ...]) -> Reckoning | None:
    """What the cards come to; None where no totals are compared. ``known`` is used up."""
    laid = [int(known.laid[side]) for side in range(2)]
    if any(card != NO_CARD and not shows_attack(known, side) for side, card in enumerate(laid)):
        return None
    if known.phase == PLAY_CARDS:
        _foresee(known, [_candidates(card)[0] for card in laid])
    hidden = _hidden_kickers(known)
    sums = tuple(_sum(known, laid, hidden, side) for side in range(2))
    compared = known.phase == RESOLVE and [one.total for one in sums] == list(known.totals)
    if known.phase == RESOLVE and not compared:
        return None
    _lay(known, laid)
    side = int(side_of(known, viewer)) if viewer in (known.offence, known.defence) else NO_SIDE
    return Reckoning(
        sums=sums,
        verdict=tuple((term.key, term.value) for term in explain_verdict(known)) if compared else (),
        beats=_beaten(known, laid, hidden, side) if side != NO_SIDE else (),
        prospects=_prospects(known, laid, hidden, side, hand) if side != NO_SIDE else (),
    )


def _foresee(known: Cosmic, cards: list[int]) -> None:
    """Let the powers be in force that will have to be used with two Attacks on the table."""
    _lay(known, cards)
    window = Frame(WINDOW, 0, known.offence, REVEALED, NO_SUBJECT, known.occasion + 1, 0)
    for response in DUTIES:
        power = int(WINDOWS.plays[response].power)
        for seat in range(known.seats):
            if has(known.users[power], seat) and WINDOWS.usable(known, seat, response, window):
                known.invoked[power] = seat + 1


def _lay(known: Cosmic, cards: list[int]) -> None:
    for side in range(2):
        known.laid[side] = cards[side]


def _hidden_kickers(known: Cosmic) -> list[int]:
    """The sides whose kicker the viewer does not know."""
    return [side for side in range(2) if has_laid(known, side) and kicker_of(known, side) == NO_CARD]


def _kicked(known: Cosmic, hidden: list[int]) -> Iterator[None]:
    """Once for all kickers that may lie with these sides, and lays them there."""
    for kinds in product(KICKER_KINDS, repeat=len(hidden)):
        for side, kind in zip(hidden, kinds):
            known.kickers[side] = kind
        yield


def _candidates(card: int) -> tuple[int, ...]:
    return ATTACK_KINDS if card == NO_CARD else (card,)


def _sum(known: Cosmic, laid: list[int], hidden: list[int], side: int) -> SumView:
    """A sum, told from how it comes out for each card that may lie there."""
    own, other = _candidates(laid[side]), _candidates(laid[1 - side])
    value = VALUES[own[0]]
    chains = [_chain(known, side, own[0], kind, value) for _ in _kicked(known, hidden) for kind in other]
    if laid[side] == NO_CARD:
        tried = [_chain(known, side, kind, other[0], VALUES[kind]) for kind in own[1:]]
        return SumView((TermView(CARD, CARD, 0, None), *_terms(chains + tried, {})), None)
    shifted = [_chain(known, side, own[0], other[0], value + more) for more in (1, 2)]
    certain = _certain(chains)
    terms = (TermView(CARD, CARD, value, value), *_terms(chains + shifted, certain))
    is_known = all(term.value is not None for term in terms)
    return SumView(terms, terms[-1].value if is_known else None)


def _certain(chains: list[list[Step]]) -> dict[str, int]:
    """The sum after each term that is the same in all chains, up to the first that is not."""
    found: dict[str, int] = {}
    for steps in zip(*chains):
        if len(set(steps)) > 1:
            break
        found[steps[0][0]] = steps[0][2]
    return found


def _chain(known: Cosmic, side: int, own: int, other: int, base: int) -> list[Step]:
    """The steps of a sum that begins with ``base``, were these the cards."""
    known.laid[side], known.laid[1 - side] = own, other
    steps: list[Step] = []
    terms: list[Term] = known.book.numbers.explain(known, TOTAL, main_player(known, side), base)
    for term in terms:
        steps.append((term.key, base, term.value))
        base = term.value
    return steps


def _terms(chains: list[list[Step]], values: dict[str, int]) -> list[TermView]:
    """The terms that change something in one of the chains; ``values`` are the sums that are known."""
    keys = dict.fromkeys(key for chain in chains for key, before, after in chain if before != after)
    found = [(key, *_nature([_steps_of(chain, key) for chain in chains])) for key in keys]
    return [
        TermView(key, how, values.get(key, 0) if how == BECOMES else amount, values.get(key), then)
        for key, how, amount, then in found
    ]


def _steps_of(chain: list[Step], key: str) -> tuple[int, int] | None:
    return next(((before, after) for name, before, after in chain if name == key), None)


def _nature(steps: list[tuple[int, int] | None]) -> tuple[str, int, int]:
    """Whether a term adds or multiplies, by how much, and what it adds then, whatever the card is."""
    pairs = sorted({step for step in steps if step is not None})
    if None in steps or not pairs:
        return BECOMES, 0, 0
    (low, first), (high, last) = pairs[0], pairs[-1]
    if low == high:
        return (PLUS, last - high, 0) if len(pairs) == 1 else (BECOMES, 0, 0)
    factor = (last - first) // (high - low)
    added = first - factor * low
    if factor == 0 or any(after != factor * before + added for before, after in pairs):
        return BECOMES, 0, 0
    return (PLUS, added, 0) if factor == 1 else (TIMES, factor, added)


def _beaten(known: Cosmic, laid: list[int], hidden: list[int], side: int) -> tuple[int, ...]:
    """Against which Attacks the own card would win, whatever kicker lies with them."""
    if laid[side] == NO_CARD or laid[1 - side] != NO_CARD:
        return ()
    return tuple(
        VALUES[kind]
        for kind in ATTACK_KINDS
        if all(_wins(known, side, laid[side], kind) for _ in _kicked(known, hidden))
    )


def _wins(known: Cosmic, side: int, own: int, other: int) -> bool:
    known.laid[side], known.laid[1 - side] = own, other
    for each in (OFFENCE, DEFENCE):
        known.totals[each] = total(known, each)
    return bool(verdict(known) == WINS[side])


def _prospects(
    known: Cosmic, laid: list[int], hidden: list[int], side: int, hand: tuple[int, ...]
) -> tuple[tuple[int, int, int], ...]:
    """What each Attack in a hand would make."""
    if laid[side] != NO_CARD or known.phase != PLAY_CARDS:
        return ()
    held = [kind for kind in ATTACK_KINDS if hand[kind] > 0]
    return tuple((kind, *_range(known, laid, hidden, side, kind)) for kind in held)


def _range(known: Cosmic, laid: list[int], hidden: list[int], side: int, kind: int) -> tuple[int, int]:
    """The least and the most that a card would make, whatever the other one is."""
    totals: list[int] = []
    for _ in _kicked(known, hidden):
        for other in _candidates(laid[1 - side]):
            known.laid[side], known.laid[1 - side] = kind, other
            totals.append(int(total(known, side)))
    return min(totals), max(totals)
