"""A position of Cosmic Encounter: one row per fact."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.flow import BARE, State
from orrery.engine.keys import Keys
from orrery.games.cosmic.data.cards import KINDS, NO_CARD
from orrery.games.cosmic.data.destiny import DESTINIES, NO_COMET
from orrery.games.cosmic.data.powers import NO_POWER, POWERS
from orrery.games.cosmic.keys import SOURCES
from orrery.games.cosmic.results import UNDECIDED
from orrery.games.cosmic.rulebook import Rulebook

NOBODY: Final = -1
NOWHERE: Final = -1
"""The target before the cone is pointed, and the base that is not part of an offer."""
SIDES: Final = Keys()
OFFENCE: Final = SIDES.add("offence")
DEFENCE: Final = SIDES.add("defence")
NO_SIDE: Final = 2
FOUR: Final = 4
"""Tokens on a planet at the start, and the most that one player sends (CA2.1, CP3)."""
UNSEEN: Final = 0
"""What everybody has seen of a power that is unused: nothing."""
SEEN: Final = 1
"""Nobody has it in secret."""
ON_OFFER: Final = 2
"""It lies drawn, for somebody to choose from."""
BANNED: Final = 3
"""The table plays without it, and without its flare."""
TERMS: Final = KINDS + 1
"""Width of one side of an offer: cards by kind, and last the number of cards of the giver's choice."""
OF_YOUR_CHOICE: Final = KINDS
OFFER_ROWS: Final = 6
"""Who gives to whom: each main player to the other; in a deal of three each to each."""

# What a laid card has been turned into, if it does not count as it is.
TO_COMPROMISE: Final = 1
TO_ATTACK: Final = 2
"""Its value is bent in the layer ``INSTEAD`` of the total."""

FIGHTING_PHASE: Final = 9
"""The phase in which tokens are lost in a challenge (CP9)."""

CALM: Final = 0
SANE: Final = 1
INSANE: Final = 2


@final
class Cosmic(State):
    """Places are planets counted through all systems; a row by place holds one int per seat.

    Board: ``tokens`` by place and seat; ``home`` the owner of each system; per seat the tokens in the
    ``warp``, the ``cone``, on ``guard`` beside the attacked planet, ``losing`` (lifted, not yet in the
    Warp), ``adrift`` (on the way to a base) and ``gone`` (out of the game); ``homes`` and ``external`` count
    bases. ``stacks`` are the tokens that carry captives (see :mod:`.stacks`). ``lucre`` is what each seat has
    of it, ``bought`` the cards it bought in this challenge, ``offer_lucre`` what a deal gives. Moons lie
    behind the planets: ``moons`` tells what each is, ``moon_seen`` who knows it, as bits, ``moon_open`` if it
    lies face up, ``moon_due`` which, plus one, is about to work.

    Cards: ``hands`` by seat and kind, ``sizes`` by seat, ``deck`` and ``discards`` by kind; ``laid`` the
    challenge cards of both sides, ``laid_from`` whose they were, ``laid_seen`` who knows them, ``turned``
    what it counts as, if not as itself; ``aside`` a card put aside per seat; ``mixed`` by kind what one of
    two players gets out of their mixed hands, unseen until all is dealt. Of a hand ``blind`` cards, by seat
    and kind, can't be played in this challenge, ``blinded`` in all; ``blind_seen`` who saw them, as bits.
    ``known`` by viewer, owner and kind counts cards that a viewer knows to be in a hand; ``loose`` by viewer
    and kind those of which only a set of hands is known. ``pile_known`` are the seats, as bits, that know
    which specials and comets are in the destiny pile. ``gained`` counts, per seat, the cards drawn or taken
    at random in the gain under way; ``fresh`` by seat and kind are those of them that are still in the hand.
    ``lent`` by seat and kind are cards of a hand that are borrowed, ``lender`` whose they are, ``owing`` how
    many. ``beside`` tells by kind next to whom a flare lies, out of the game until the next new hand.
    ``kickers`` are those of both sides, ``kickers_from`` whose they were, ``kickers_up`` whether they lie
    face up; ``reinforced`` is by how much a side is. ``hoard`` is a second hand, ``from_hoard`` which cards
    on the table were in it, as bits (see :mod:`.hoard`). Without these modules the rows are empty.

    Powers, all by power: ``owner`` of the card, ``users`` as bits, ``secret`` until first use, ``out``
    the reasons why it can't be used, ``lost`` named under the staircase, ``retained`` by its Pulsar,
    ``dealt`` at the start; in this challenge: ``used`` how often, ``stamp`` in which window last,
    ``invoked`` it is in force, ``pro``, ``con`` (seats as bits), ``supers``, ``wilds`` (seats as bits),
    ``shielded`` the reasons that a Shield has lifted, ``flared`` the window in which its flare was last
    played. ``copier`` is who uses the power ``copied`` besides, as a copy; ``copy_used``, ``copy_stamp`` and
    ``copy_invoked`` are the same of that copy (see :mod:`.uses`). ``drawn`` tells what everybody has seen
    among the unused powers, or that a power is banned. ``own`` are facts that powers keep for themselves, one
    after the other (see :mod:`.own`).

    ``bans`` are bits per seat for this challenge; by kind ``played`` are the seats that have used a card
    that is kept, ``negated`` those who can't again; ``discarded`` by seat and kind what went to the discards.

    ``blind``, ``fresh``, ``lent`` and ``discarded`` are packed (:mod:`orrery.engine.counts`): a place for
    each kind holds the counts of all seats. So is ``known``: a place for each viewer and kind, the counts
    of all owners; and ``offer``: a place for each term, the counts of all rows.
    """

    def __init__(self, seats: i64 = BARE, planets: i64 = 5, book: "Rulebook[Cosmic] | None" = None) -> None:
        super().__init__(seats=seats, sources=len(SOURCES))
        if book is None:
            return
        self.book: Rulebook[Cosmic] = book
        self._set_rules(planets)
        self._set_board(seats)
        self._set_cards(seats)
        self._set_powers(len(book.own.names))
        self._set_challenge(seats)

    def _set_rules(self, planets: i64) -> None:
        self.planets: i64 = planets
        self.goal: i64 = 5
        self.limit: i64 = 3
        self.each: i64 = 1
        self.flare_style: i64 = 0
        self.extra_flares: i64 = 0
        self.flares_added: i64 = 0
        self.with_flares: i64 = 1
        self.with_pulsars: i64 = 0
        self.with_secrets: i64 = 0
        self.with_specials: i64 = 0
        self.with_kickers: i64 = 0
        self.with_reinforcements: i64 = 0
        self.staircase: i64 = 0
        self.pool: i64 = 0
        self.spare: i64 = 0
        self.draft: i64 = 0
        self.more_wins: i64 = 0
        self.last_destiny: i64 = 0
        self.with_lucre: i64 = 0
        self.lucre_buys: i64 = 0

    def _set_board(self, seats: i64) -> None:
        systems: i64 = seats + 1
        self.home: vec[i64] = vec[i64]([seat if seat < seats else NOBODY for seat in range(systems)])
        self.tokens: vec[i64] = vec[i64]([0] * int(systems * self.planets * seats))
        self.warp: vec[i64] = vec[i64]([0] * int(seats))
        self.cone: vec[i64] = vec[i64]([0] * int(seats))
        self.guard: vec[i64] = vec[i64]([0] * int(seats))
        self.losing: vec[i64] = vec[i64]([0] * int(seats))
        self.adrift: vec[i64] = vec[i64]([0] * int(seats))
        self.gone: vec[i64] = vec[i64]([0] * int(seats))
        self.homes: vec[i64] = vec[i64]([0] * int(seats))
        self.external: vec[i64] = vec[i64]([0] * int(seats))
        self.stacks: vec[i64] = vec[i64]([])
        self.lucre: vec[i64] = vec[i64]([])
        self.bought: vec[i64] = vec[i64]([])
        self.moons: vec[i64] = vec[i64]([])
        self.moon_seen: vec[i64] = vec[i64]([])
        self.moon_open: vec[i64] = vec[i64]([])

    def _set_cards(self, seats: i64) -> None:
        self.deck: vec[i64] = vec[i64]([0] * KINDS)
        self.discards: vec[i64] = vec[i64]([0] * KINDS)
        self.hands: vec[i64] = vec[i64]([0] * (int(seats) * KINDS))
        self.sizes: vec[i64] = vec[i64]([0] * int(seats))
        self.known: vec[i64] = vec[i64]([0] * (int(seats) * KINDS))
        self.loose: vec[i64] = vec[i64]([0] * (int(seats) * KINDS))
        self.laid: vec[i64] = vec[i64]([NO_CARD, NO_CARD])
        self.laid_from: vec[i64] = vec[i64]([NOBODY, NOBODY])
        self.laid_seen: vec[i64] = vec[i64]([0, 0])
        self.turned: vec[i64] = vec[i64]([0, 0])
        self.kickers: vec[i64] = vec[i64]([])
        self.kickers_from: vec[i64] = vec[i64]([])
        self.kickers_up: vec[i64] = vec[i64]([])
        self.reinforced: vec[i64] = vec[i64]([])
        self.hoard: vec[i64] = vec[i64]([])
        self.from_hoard: i64 = 0
        self.aside: vec[i64] = vec[i64]([NO_CARD] * int(seats))
        self.discarded: vec[i64] = vec[i64]([0] * KINDS)
        self.mixed: vec[i64] = vec[i64]([0] * KINDS)
        self.beside: vec[i64] = vec[i64]([NOBODY] * KINDS)
        self.lent: vec[i64] = vec[i64]([0] * KINDS)
        self.lender: vec[i64] = vec[i64]([NOBODY] * int(seats))
        self.owing: vec[i64] = vec[i64]([0] * int(seats))
        self.gained: vec[i64] = vec[i64]([0] * int(seats))
        self.fresh: vec[i64] = vec[i64]([0] * KINDS)
        self.blind: vec[i64] = vec[i64]([0] * KINDS)
        self.blinded: vec[i64] = vec[i64]([0] * int(seats))
        self.blind_seen: vec[i64] = vec[i64]([0] * int(seats))
        self.destiny: vec[i64] = vec[i64]([0] * DESTINIES)
        self.destiny_out: vec[i64] = vec[i64]([0] * DESTINIES)
        self.specials: vec[i64] = vec[i64]([0] * DESTINIES)
        self.last_special: i64 = NO_COMET
        self.pile_known: i64 = 0

    def _set_powers(self, own: i64) -> None:
        self.owner: vec[i64] = vec[i64]([NOBODY] * POWERS)
        self.users: vec[i64] = vec[i64]([0] * POWERS)
        self.secret: vec[i64] = vec[i64]([0] * POWERS)
        self.out: vec[i64] = vec[i64]([0] * POWERS)
        self.lost: vec[i64] = vec[i64]([0] * POWERS)
        self.retained: vec[i64] = vec[i64]([0] * POWERS)
        self.dealt: vec[i64] = vec[i64]([0] * POWERS)
        self.used: vec[i64] = vec[i64]([0] * POWERS)
        self.stamp: vec[i64] = vec[i64]([0] * POWERS)
        self.invoked: vec[i64] = vec[i64]([0] * POWERS)
        self.pro: vec[i64] = vec[i64]([0] * POWERS)
        self.con: vec[i64] = vec[i64]([0] * POWERS)
        self.supers: vec[i64] = vec[i64]([0] * POWERS)
        self.wilds: vec[i64] = vec[i64]([0] * POWERS)
        self.shielded: vec[i64] = vec[i64]([0] * POWERS)
        self.flared: vec[i64] = vec[i64]([0] * POWERS)
        self.drawn: vec[i64] = vec[i64]([0] * POWERS)
        self.copier: i64 = NOBODY
        self.copied: i64 = NO_POWER
        self.copy_used: i64 = 0
        self.copy_stamp: i64 = 0
        self.copy_invoked: i64 = 0
        self.own: vec[i64] = vec[i64]([0] * int(own))

    def _set_challenge(self, seats: i64) -> None:
        self.offence: i64 = NOBODY
        self.defence: i64 = NOBODY
        self.round: i64 = 0
        self.turn: i64 = 0
        self.phase: i64 = 0
        self.target: i64 = NOWHERE
        self.comet: i64 = NO_COMET
        self.result: i64 = UNDECIDED
        self.mood: i64 = CALM
        self.occasion: i64 = 0
        self.is_losing: i64 = 0
        self.barred: i64 = 0
        self.acted: i64 = 0
        self.over: i64 = 0
        self.gas: i64 = 0
        self.extra: i64 = 0
        self.replay: i64 = 0
        self.replayed_from: i64 = 0
        self.in_own_system: i64 = 0
        self.no_retrieval: i64 = 0
        self.moon_due: i64 = 0
        self.invited: vec[i64] = vec[i64]([0, 0])
        self.side: vec[i64] = vec[i64]([NO_SIDE] * int(seats))
        self.bans: vec[i64] = vec[i64]([0] * int(seats))
        self.played: vec[i64] = vec[i64]([0] * KINDS)
        self.negated: vec[i64] = vec[i64]([0] * KINDS)
        self.totals: vec[i64] = vec[i64]([0, 0])
        self.offer: vec[i64] = vec[i64]([0] * TERMS)
        self.offer_base: vec[i64] = vec[i64]([NOWHERE] * OFFER_ROWS)
        self.offer_free: vec[i64] = vec[i64]([0] * OFFER_ROWS)
        self.offer_lucre: vec[i64] = vec[i64]([])
        self.offers: i64 = 0
        self.offering: i64 = NO_SIDE
        self.keep: vec[i64] = vec[i64]([0] * KINDS)

    def clone(self) -> "Cosmic":
        twin = Cosmic()
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: "Cosmic") -> None:
        """Make another state equal to this one."""
        self.copy_flow(twin)
        twin.book = self.book
        self._copy_numbers(twin)
        self._copy_board(twin)
        self._copy_cards(twin)
        self._copy_challenge(twin)
        self._copy_modules(twin)
        self._copy_powers(twin)

    def _copy_numbers(self, twin: "Cosmic") -> None:
        twin.planets = self.planets
        twin.goal = self.goal
        twin.limit = self.limit
        twin.each = self.each
        twin.flare_style = self.flare_style
        twin.extra_flares = self.extra_flares
        twin.flares_added = self.flares_added
        twin.with_flares = self.with_flares
        twin.with_pulsars = self.with_pulsars
        twin.with_secrets = self.with_secrets
        twin.with_specials = self.with_specials
        twin.with_kickers = self.with_kickers
        twin.with_reinforcements = self.with_reinforcements
        twin.staircase = self.staircase
        twin.pool = self.pool
        twin.spare = self.spare
        twin.draft = self.draft
        twin.more_wins = self.more_wins
        twin.last_destiny = self.last_destiny
        twin.with_lucre = self.with_lucre
        twin.lucre_buys = self.lucre_buys
        twin.last_special = self.last_special
        twin.pile_known = self.pile_known
        twin.offence = self.offence
        twin.defence = self.defence
        twin.round = self.round
        twin.turn = self.turn
        twin.phase = self.phase
        twin.target = self.target
        twin.comet = self.comet
        twin.result = self.result
        twin.mood = self.mood
        twin.occasion = self.occasion
        twin.is_losing = self.is_losing
        twin.barred = self.barred
        twin.acted = self.acted
        twin.over = self.over
        twin.gas = self.gas
        twin.extra = self.extra
        twin.replay = self.replay
        twin.replayed_from = self.replayed_from
        twin.in_own_system = self.in_own_system
        twin.no_retrieval = self.no_retrieval
        twin.moon_due = self.moon_due
        twin.offers = self.offers
        twin.offering = self.offering

    def _copy_board(self, twin: "Cosmic") -> None:
        twin.home = self.home[:]
        twin.tokens = self.tokens[:]
        twin.warp = self.warp[:]
        twin.cone = self.cone[:]
        twin.guard = self.guard[:]
        twin.losing = self.losing[:]
        twin.adrift = self.adrift[:]
        twin.gone = self.gone[:]
        twin.homes = self.homes[:]
        twin.external = self.external[:]
        twin.stacks = self.stacks[:]

    def _copy_cards(self, twin: "Cosmic") -> None:
        twin.deck = self.deck[:]
        twin.discards = self.discards[:]
        twin.hands = self.hands[:]
        twin.sizes = self.sizes[:]
        twin.known = self.known[:]
        twin.loose = self.loose[:]
        twin.laid = self.laid[:]
        twin.laid_from = self.laid_from[:]
        twin.laid_seen = self.laid_seen[:]
        twin.turned = self.turned[:]
        twin.kickers = self.kickers[:]
        twin.kickers_from = self.kickers_from[:]
        twin.kickers_up = self.kickers_up[:]
        twin.reinforced = self.reinforced[:]
        twin.hoard = self.hoard[:]
        twin.from_hoard = self.from_hoard
        twin.aside = self.aside[:]
        twin.discarded = self.discarded[:]
        twin.mixed = self.mixed[:]
        twin.beside = self.beside[:]
        twin.lent = self.lent[:]
        twin.lender = self.lender[:]
        twin.owing = self.owing[:]
        twin.gained = self.gained[:]
        twin.fresh = self.fresh[:]
        twin.blind = self.blind[:]
        twin.blinded = self.blinded[:]
        twin.blind_seen = self.blind_seen[:]
        twin.destiny = self.destiny[:]
        twin.destiny_out = self.destiny_out[:]
        twin.specials = self.specials[:]

    def _copy_challenge(self, twin: "Cosmic") -> None:
        twin.invited = self.invited[:]
        twin.side = self.side[:]
        twin.bans = self.bans[:]
        twin.played = self.played[:]
        twin.negated = self.negated[:]
        twin.totals = self.totals[:]
        twin.offer = self.offer[:]
        twin.offer_base = self.offer_base[:]
        twin.offer_free = self.offer_free[:]
        twin.keep = self.keep[:]

    def _copy_modules(self, twin: "Cosmic") -> None:
        twin.lucre = self.lucre[:]
        twin.bought = self.bought[:]
        twin.moons = self.moons[:]
        twin.moon_seen = self.moon_seen[:]
        twin.moon_open = self.moon_open[:]
        twin.offer_lucre = self.offer_lucre[:]

    def _copy_powers(self, twin: "Cosmic") -> None:
        twin.owner = self.owner[:]
        twin.users = self.users[:]
        twin.secret = self.secret[:]
        twin.out = self.out[:]
        twin.lost = self.lost[:]
        twin.retained = self.retained[:]
        twin.dealt = self.dealt[:]
        twin.used = self.used[:]
        twin.stamp = self.stamp[:]
        twin.invoked = self.invoked[:]
        twin.pro = self.pro[:]
        twin.con = self.con[:]
        twin.supers = self.supers[:]
        twin.wilds = self.wilds[:]
        twin.shielded = self.shielded[:]
        twin.flared = self.flared[:]
        twin.drawn = self.drawn[:]
        twin.copier = self.copier
        twin.copied = self.copied
        twin.copy_used = self.copy_used
        twin.copy_stamp = self.copy_stamp
        twin.copy_invoked = self.copy_invoked
        twin.own = self.own[:]
