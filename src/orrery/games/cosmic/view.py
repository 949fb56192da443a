"""What a seat may know of a position, and a guess at the rest."""

from operator import attrgetter
from typing import Any, ClassVar, Final

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from orrery.engine.bits import has
from orrery.engine.chance import Rng
from orrery.engine.counts import pack, put_count, unpack
from orrery.engine.game import Game
from orrery.engine.keys import Keys
from orrery.engine.view import Names, View, guess_answers, guess_flow, view_flow
from orrery.games.cosmic.data.cards import KINDS
from orrery.games.cosmic.data.destiny import DESTINIES, FIRST_SPECIAL
from orrery.games.cosmic.data.powers import POWERS
from orrery.games.cosmic.guessing import deal_unseen
from orrery.games.cosmic.hoard import hoard_size, keeper
from orrery.games.cosmic.named import (
    CosmicPlayer,
    HeldPower,
    HomeSystem,
    SeenHand,
    hands_of,
    players_of,
    powers_of,
    systems_of,
)
from orrery.games.cosmic.questions import DECISIONS
from orrery.games.cosmic.reckoning import Reckoning, is_reckoned, reckon
from orrery.games.cosmic.seen_cards import Row, seen_moons, view_cards
from orrery.games.cosmic.state import NOBODY, OFFER_ROWS, Cosmic
from orrery.games.cosmic.tables import BOOK

PUBLIC_NUMBERS: Final[tuple[str, ...]] = (
    "planets", "goal", "limit", "each", "flare_style", "extra_flares", "flares_added",
    "with_flares", "with_pulsars", "with_secrets", "with_specials",
    "with_kickers", "with_reinforcements", "staircase", "pool", "spare", "draft",
    "more_wins", "last_destiny", "with_lucre", "lucre_buys", "last_special", "pile_known",
    "offence", "defence", "round", "turn", "phase",
    "target", "comet", "result", "mood", "occasion", "is_losing",
    "barred", "acted", "over", "gas", "extra", "replay", "replayed_from",
    "in_own_system", "no_retrieval", "moon_due", "from_hoard", "offers", "offering",
    "copier", "copied", "copy_used", "copy_stamp", "copy_invoked",
)  # fmt: skip
"""Numbers of the state that everybody knows."""

PUBLIC_ROWS: Final[tuple[str, ...]] = (
    "home", "tokens", "warp", "cone", "guard", "losing",
    "adrift", "gone", "homes", "external", "stacks", "lucre", "bought", "offer_lucre",
    "moon_seen", "moon_open",
    "discards", "sizes", "laid_from",
    "laid_seen", "turned", "kickers_from", "kickers_up", "reinforced", "aside",
    "blinded", "blind_seen", "destiny_out", "out",
    "pro", "con", "supers", "wilds", "shielded", "flared",
    "drawn", "own", "invited", "side", "bans",
    "played", "negated", "totals",
    "offer_base", "offer_free", "keep", "beside", "lender", "owing", "gained",
)  # fmt: skip
"""Rows of the state that everybody knows."""

POWER_ROWS: Final[tuple[str, ...]] = (
    "owner", "users", "secret", "lost", "retained", "dealt",
    "used", "stamp", "invoked",
)  # fmt: skip
"""Rows by power that don't tell of a secret power to others than its owner."""

read_numbers: Final = attrgetter(*PUBLIC_NUMBERS)
read_rows: Final = attrgetter(*PUBLIC_ROWS)
read_powers: Final = attrgetter(*POWER_ROWS)


class CosmicView(View, frozen=True):
    """All that a seat may know: public rows under the names of the state, and its own cards.

    The properties offer the same by name.

    ``deck_size``, ``discard_size``, ``destiny_size``, ``in_warp`` and ``in_cone`` count what lies there.
    ``hand`` is the seat's own, ``fresh`` what came to it with a gain that is under way, ``lent`` what it has
    borrowed. ``known`` counts by owner and kind, ``loose`` by kind, what it has learnt of the others,
    ``blind`` by owner and kind which cards can't be played. ``laid`` and ``kickers`` hide cards that lie face
    down. ``moons`` are those that the seat has seen. ``hoard`` is what it knows of the hoard, by kind, or
    empty if there is none; its size and its ``keeper`` are known to all.
    ``hidden`` counts secret powers by seat; of the pile of destiny only the unseen specials are not told
    apart, unless the seat has looked through it: then ``destiny`` goes on with them, and
    ``specials_in_pile`` is 0. ``reckoning`` is what the laid cards come to, from the rest of the view.
    """

    decisions: ClassVar[Keys] = DECISIONS
    deck_size: int
    discard_size: int
    destiny_size: int
    in_warp: int
    in_cone: int
    hand: Row
    fresh: Row
    lent: Row
    known: Row
    loose: Row
    blind: Row
    laid: Row
    kickers: Row
    hoard: Row
    hoard_size: int
    keeper: int
    destiny: Row
    specials_in_pile: int
    unseen_specials: Row
    hidden: Row
    planets: int
    goal: int
    limit: int
    each: int
    flare_style: int
    extra_flares: int
    flares_added: int
    with_flares: int
    with_pulsars: int
    with_secrets: int
    with_specials: int
    with_kickers: int
    with_reinforcements: int
    staircase: int
    pool: int
    spare: int
    draft: int
    more_wins: int
    last_destiny: int
    with_lucre: int
    lucre_buys: int
    last_special: int
    pile_known: int
    offence: int
    defence: int
    round: int
    turn: int
    phase: int
    target: int
    comet: int
    result: int
    mood: int
    occasion: int
    is_losing: int
    barred: int
    acted: int
    over: int
    gas: int
    extra: int
    replay: int
    replayed_from: int
    in_own_system: int
    no_retrieval: int
    moon_due: int
    from_hoard: int
    offers: int
    offering: int
    copier: int
    copied: int
    copy_used: int
    copy_stamp: int
    copy_invoked: int
    home: Row
    tokens: Row
    warp: Row
    cone: Row
    guard: Row
    losing: Row
    adrift: Row
    gone: Row
    homes: Row
    external: Row
    stacks: Row
    lucre: Row
    bought: Row
    offer_lucre: Row
    moons: Row
    moon_seen: Row
    moon_open: Row
    discards: Row
    sizes: Row
    laid_from: Row
    laid_seen: Row
    turned: Row
    kickers_from: Row
    kickers_up: Row
    reinforced: Row
    aside: Row
    discarded: Row
    blinded: Row
    blind_seen: Row
    destiny_out: Row
    out: Row
    pro: Row
    con: Row
    supers: Row
    wilds: Row
    shielded: Row
    flared: Row
    drawn: Row
    own: Row
    invited: Row
    side: Row
    bans: Row
    played: Row
    negated: Row
    totals: Row
    offer: Row
    offer_base: Row
    offer_free: Row
    keep: Row
    beside: Row
    lender: Row
    owing: Row
    gained: Row
    owner: Row
    users: Row
    secret: Row
    lost: Row
    retained: Row
    dealt: Row
    used: Row
    stamp: Row
    invoked: Row
    reckoning: Reckoning | None = None

    def when(self) -> str:
        return f"challenge {self.round + 1}"

    @property
    def systems(self) -> Names[HomeSystem]:
        return Names("system", systems_of(self))

    @property
    def powers(self) -> Names[HeldPower]:
        return Names("power", powers_of(self))

    @property
    def hands(self) -> Names[SeenHand]:
        return Names("player", hands_of(self))

    @property
    def players(self) -> Names[CosmicPlayer]:
        return Names("player", players_of(self))


def view_position(state: Cosmic, viewer: int) -> CosmicView:
    return view_positions(state, [viewer])[0]


def view_positions(state: Cosmic, viewers: list[int]) -> list[CosmicView]:
    """What several see; the rows that are public are the same objects for all."""
    facts: dict[str, Any] = dict(zip(PUBLIC_NUMBERS, map(int, read_numbers(state))))
    facts |= zip(PUBLIC_ROWS, map(tuple, read_rows(state)))
    facts["discarded"] = tuple(unpack(state.discarded, state.seats))
    facts["offer"] = tuple(unpack(state.offer, OFFER_ROWS))
    facts |= _count(state)
    powers = dict(zip(POWER_ROWS, map(tuple, read_powers(state))))
    views = [
        CosmicView(
            flow=view_flow(state, viewer),
            **facts,
            **_view_piles(state, viewer),
            moons=seen_moons(state, viewer),
            **_view_powers(state, powers, viewer),
            **view_cards(state, viewer),
        )
        for viewer in viewers
    ]
    if not is_reckoned(int(state.phase), int(state.defence)):
        return views
    return [with_reckoning(view) for view in views]


def with_reckoning(view: CosmicView) -> CosmicView:
    return replace(view, reckoning=reckon(known_position(view), view.flow.seat, view.hand))


def _count(state: Cosmic) -> dict[str, int]:
    """How many cards and tokens lie together somewhere: that is public whatever they are."""
    return {
        "deck_size": sum(state.deck),
        "discard_size": sum(state.discards),
        "destiny_size": sum(state.destiny),
        "in_warp": sum(state.warp),
        "in_cone": sum(state.cone),
        "hoard_size": int(hoard_size(state)),
        "keeper": int(keeper(state)),
    }


def _view_powers(state: Cosmic, rows: dict[str, Row], viewer: int) -> dict[str, Any]:
    """A secret power looks to the others like one that nobody has."""
    facts: dict[str, Any] = dict(rows)
    if not any(facts["secret"]):
        return facts | {"hidden": (0,) * int(state.seats)}
    hidden = [is_hidden(state, power, viewer) for power in range(POWERS)]
    for name, row in facts.items():
        facts[name] = tuple(_unused(name) if hidden[power] else row[power] for power in range(POWERS))
    facts["hidden"] = tuple(
        sum(hidden[power] and state.owner[power] == seat for power in range(POWERS))
        for seat in range(state.seats)
    )
    return facts


def is_hidden(state: Cosmic, power: int, viewer: int) -> bool:
    return state.secret[power] != 0 and state.owner[power] != viewer


def _unused(name: str) -> int:
    return NOBODY if name == "owner" else 0


def _view_piles(state: Cosmic, viewer: int) -> dict[str, Any]:
    """Who has looked through the destiny pile knows the specials in it."""
    if viewer >= 0 and has(state.pile_known, viewer):
        return {
            "destiny": tuple(state.destiny),
            "specials_in_pile": 0,
            "unseen_specials": tuple(state.specials[FIRST_SPECIAL:]),
        }
    specials = [int(state.destiny[kind]) for kind in range(FIRST_SPECIAL, DESTINIES)]
    return {
        "destiny": tuple(state.destiny[:FIRST_SPECIAL]),
        "specials_in_pile": sum(specials),
        "unseen_specials": tuple(
            specials[kind - FIRST_SPECIAL] + int(state.specials[kind])
            for kind in range(FIRST_SPECIAL, DESTINIES)
        ),
    }


def known_position(view: CosmicView) -> Cosmic:
    """A position with all that the viewer knows of the table; hands and deck are empty."""
    state = Cosmic(view.flow.seats, view.planets, BOOK)
    for name in PUBLIC_NUMBERS:
        setattr(state, name, getattr(view, name))
    for name in (*PUBLIC_ROWS, *POWER_ROWS):
        setattr(state, name, vec[i64](getattr(view, name)))
    state.discarded = pack(vec[i64](view.discarded), state.seats)
    state.offer = pack(vec[i64](view.offer), OFFER_ROWS)
    state.laid = vec[i64](view.laid)
    state.kickers = vec[i64](view.kickers)
    state.moons = vec[i64](view.moons)
    return state


def guess_position(game: Game[Cosmic], view: CosmicView, rng: Rng) -> Cosmic:
    """A position that the viewer can't tell from the true one."""
    state = known_position(view)
    guess_flow(view.flow, state)
    _take_over_cards(state, view)
    deal_unseen(state, view, rng)
    guess_answers(game, view.flow, state, rng)
    return state


def _take_over_cards(state: Cosmic, view: CosmicView) -> None:
    """What the viewer knows of the cards; the rest stays empty for now."""
    seat = view.flow.seat
    for kind, count in enumerate(view.destiny):
        state.destiny[kind] = count
    if seat < 0:
        return
    for kind in range(KINDS):
        state.hands[seat * KINDS + kind] = view.hand[kind]
        put_count(state.fresh, kind, seat, view.fresh[kind])
        put_count(state.lent, kind, seat, view.lent[kind])
        state.loose[seat * KINDS + kind] = view.loose[kind]
    for at, word in enumerate(pack(vec[i64](view.known), state.seats)):
        state.known[seat * KINDS + at] = word


def resample_position(game: Game[Cosmic], state: Cosmic, viewer: int, rng: Rng) -> None:
    """Deal anew, in place, all that the viewer does not know."""
    recorder = state.recorder
    guess_position(game, view_position(state, viewer), rng).copy_to(state)
    state.recorder = recorder
