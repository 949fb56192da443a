"""A power in one declaration: its traits, its plays, and what it has to say to the rules."""

from collections.abc import Callable
from typing import Final, TypeAlias, final

from mypy_extensions import i64

from orrery.engine.flow import Ask, Choices
from orrery.engine.queries import Consequence, Modifier, Ruling
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.outs import Out
from orrery.games.cosmic.own import Own
from orrery.games.cosmic.plays import Playable
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import Cosmic

NO_ADVICE: Final = -2
"""What ``choose`` returns where a power does not care."""

Grow: TypeAlias = Callable[[Cosmic, int], bool]
Choose: TypeAlias = Callable[[Cosmic, Ask, Choices], int]
Worth: TypeAlias = Callable[[Cosmic, int], int]


@final
class Power:
    """All of one power, for the place where the title is made.

    ``plays`` are the uses of the power and of its flare; the five uses of its Pulsar exist by themselves,
    and what Pro and Con change is asked where it matters. ``facts`` are its own, ``outs`` the reasons for
    which it puts powers out of use; ``lists`` are the fact that holds powers which lie open beside it, and
    the one that tells which of them is used; ``tally`` counts what lies on its card. ``grow`` is called at
    the set-up, if somebody has the power, as long as it returns that it has asked for a card: it gets the
    power that was drawn for it, ``NO_POWER`` before the first. ``choose`` is how a computer player answers at
    a glance what a play of this power asks; ``worth`` is what a position is worth to one that has it beside
    what everybody values, in thousandths of a base.
    """

    def __init__(
        self,
        key: str,
        traits: Traits,
        plays: tuple[Playable, ...],
        modifiers: tuple[Modifier[Cosmic], ...] = (),
        rulings: tuple[Ruling[Cosmic], ...] = (),
        consequences: tuple[Consequence[Cosmic], ...] = (),
        facts: tuple[Own, ...] = (),
        outs: tuple[Out, ...] = (),
        lists: tuple[Own, Own] | None = None,
        tally: Own | None = None,
        grow: Grow | None = None,
        choose: Choose | None = None,
        worth: Worth | None = None,
    ) -> None:
        self.key = key
        self.number: i64 = number_of(key)
        self.traits = traits
        self.plays = plays
        self.modifiers: tuple[Modifier[Cosmic], ...] = modifiers
        self.rulings: tuple[Ruling[Cosmic], ...] = rulings
        self.consequences: tuple[Consequence[Cosmic], ...] = consequences
        self.facts = facts
        self.outs = outs
        self.lists = lists
        self.tally = tally
        self.grow = grow
        self.choose = choose
        self.worth = worth
