"""The book of rules of the title: all that powers, flares, edicts and Pulsars declare, in rows by number.

It is made once, in :mod:`.tables`, and handed to the states. Nothing in it changes. When a game has been
dealt, its states get an extract: powers that are not in the game have no say, and are not asked.
"""

from collections.abc import Callable
from typing import Generic, final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.facts import Kind
from orrery.engine.flow import S
from orrery.engine.queries import Consequences, Queries, Rulings
from orrery.games.cosmic.data.cards import POWER_OF
from orrery.games.cosmic.data.powers import NO_POWER
from orrery.games.cosmic.outs import Outs


@final
class Traits:
    """What everybody may read on the card of a power before a game begins.

    ``strength`` is what having it is worth, in thousandths of a base. ``simple`` powers can be told in a
    sentence. One that ``needs_allies`` is not dealt to two players, one that ``needs_colour`` not to six. One
    that ``keeps_flares`` is only dealt where flares are discarded. One that ``lies_open`` works from the
    set-up on and can't be kept secret. One that ``turns_back`` makes phases be played again, and is not used
    anew in them. ``brings`` is how many unused powers are drawn for it.
    """

    def __init__(
        self,
        strength: int,
        simple: bool = False,
        needs_allies: bool = False,
        needs_colour: bool = False,
        lies_open: bool = False,
        turns_back: bool = False,
        brings: int = 0,
        keeps_flares: bool = False,
    ) -> None:
        self.strength = strength
        self.simple = simple
        self.needs_allies = needs_allies
        self.needs_colour = needs_colour
        self.lies_open = lies_open
        self.turns_back = turns_back
        self.brings = brings
        self.keeps_flares = keeps_flares


@final
class Plays:
    """Rows by number of a play: how it is played, of which power, with which card, and its clause.

    By moment, ``powers_at`` lists the powers that may or must be used at it, ``has_duties`` says whether
    some must, and ``telling`` which of these show what cards their users hold; ``uses_for`` and
    ``flares_for`` list the powers with a use or a flare made for it, without what is played at any time.
    ``must_be_used`` tells by power whether it must be at some moment.
    """

    def __init__(
        self,
        hows: list[int],
        powers: list[int],
        kinds: list[int],
        clauses: list[str],
        powers_at: list[list[int]],
        has_duties: list[bool],
        telling: list[list[int]],
        must_be_used: list[bool],
        uses_for: list[list[int]],
        flares_for: list[list[int]],
    ) -> None:
        self.hows: vec[i64] = vec[i64](hows)
        self.powers: vec[i64] = vec[i64](powers)
        self.kinds: vec[i64] = vec[i64](kinds)
        self.clauses = clauses
        self.powers_at = powers_at
        self.has_duties = has_duties
        self.telling = telling
        self.must_be_used = must_be_used
        self.uses_for = uses_for
        self.flares_for = flares_for


@final
class Moments:
    """What might be played, by moment.

    ``duties`` are the plays that must be made, ``rules`` those that the rules offer, ``more_rules`` the same
    with Lucre or moons, ``kinds`` the cards that may be played, ``powers`` those that may be used.
    """

    def __init__(
        self,
        duties: list[list[int]],
        rules: list[list[int]],
        more_rules: list[list[int]],
        kinds: list[list[int]],
        powers: list[list[int]],
    ) -> None:
        self.duties = duties
        self.rules = rules
        self.more_rules = more_rules
        self.kinds: list[vec[i64]] = [vec[i64](row) for row in kinds]
        self.powers: list[vec[i64]] = [vec[i64](row) for row in powers]

    def among(self, present: vec[i64], of_play: vec[i64]) -> "Moments":
        """What belongs to no power, or to one that is present; ``of_play`` is the power of each play."""
        return Moments(
            _plays_among(self.duties, present, of_play),
            _plays_among(self.rules, present, of_play),
            _plays_among(self.more_rules, present, of_play),
            [[int(kind) for kind in row if is_among(present, POWER_OF[kind])] for row in self.kinds],
            [[int(power) for power in row if is_among(present, power)] for row in self.powers],
        )


def _plays_among(rows: list[list[int]], present: vec[i64], of_play: vec[i64]) -> list[list[int]]:
    return [[play for play in row if is_among(present, of_play[play])] for row in rows]


def is_among(present: vec[i64], power: i64) -> bool:
    """Whether a power, or ``NO_POWER``, has a say in a game with these."""
    return power == NO_POWER or present[power] != 0


@final
class OwnRow:
    """Rows by place in the row of own facts: its name, how long it is kept, whose it is, what it holds.

    From ``copy_place`` on are those of whoever uses a power as a copy.
    """

    def __init__(
        self, names: list[str], kept: list[int], powers: list[int], kinds: list[Kind], copy_place: int
    ) -> None:
        self.names = tuple(names)
        self.kinds: tuple[Kind, ...] = tuple(kinds)
        self.kept: vec[i64] = vec[i64](kept)
        self.powers: vec[i64] = vec[i64](powers)
        self.copy_place: i64 = copy_place


@final
class Rulebook(Generic[S]):
    """What the rules ask, and what is written on power cards: ``traits`` by power.

    ``growers`` are the powers that take more cards at the set-up, with how they do it. ``present`` is 1 by
    power for those that are asked, ``in_game`` lists them.
    """

    def __init__(
        self,
        numbers: Queries[S],
        rulings: Rulings[S],
        consequences: Consequences[S],
        plays: Plays,
        moments: Moments,
        own: OwnRow,
        outs: Outs,
        traits: tuple[Traits, ...],
        growers: list[tuple[int, Callable[[S, int], bool]]],
    ) -> None:
        self.numbers: Queries[S] = numbers
        self.rulings: Rulings[S] = rulings
        self.consequences: Consequences[S] = consequences
        self.plays = plays
        self.moments = moments
        self.own = own
        self.outs = outs
        self.traits = traits
        self.growers: list[tuple[int, Callable[[S, int], bool]]] = growers
        self.whole: Rulebook[S] | None = None
        self.present: vec[i64] = vec[i64]([1] * len(traits))
        self.in_game: vec[i64] = vec[i64](list(range(len(traits))))

    def entire(self) -> "Rulebook[S]":
        """What this is an extract of, or itself: for what also holds for powers that come in later."""
        return self if self.whole is None else self.whole

    def among(self, present: vec[i64]) -> "Rulebook[S]":
        """An extract for a game with these powers, 1 by number; the rest of the book is shared.

        Deeds are followed by all of it: a power that comes in later may have to know what was done.
        """
        whole = self.entire()
        extract: Rulebook[S] = Rulebook(
            whole.numbers.among(present),
            whole.rulings.among(present),
            whole.consequences,
            self.plays,
            whole.moments.among(present, self.plays.powers),
            self.own,
            self.outs,
            self.traits,
            self.growers,
        )
        extract.whole = whole
        extract.present = present
        extract.in_game = vec[i64]([power for power in range(len(present)) if present[power] != 0])
        return extract
