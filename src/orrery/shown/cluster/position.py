"""The table of Globular Cluster in sentences: the turn, the stack, each tile, the totals, each player."""

from typing import Final, final

from orrery.games.cluster.data.facing import DIRECTIONS
from orrery.games.cluster.data.limits import CRYSTAL_NAMES, FREE_TOTAL
from orrery.games.cluster.data.tiles import SUPERNOVA
from orrery.games.cluster.lattice import NAMES, NEIGHBOURS
from orrery.games.cluster.state import NOBODY, is_habitable
from orrery.games.cluster.view import ClusterView, SeatView, TileView
from orrery.shown.cluster.words import Words
from orrery.shown.lists import enumeration, listing
from orrery.shown.sentences import Sentence, parts, sentence

GROUP_NUMBERS: Final = (3, 2, 1)
"""The groups in the order in which they are drawn."""
PHASE_TEXTS: Final = (
    "phase-cluster-normal",
    "phase-cluster-scoring",
    "phase-cluster-nova-placement",
    "phase-cluster-extra",
    "phase-cluster-final",
)

Facts = dict[str, str | int]


@final
class Position:
    """A view, sentence by sentence."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.speech = words.speech
        self._last: tuple[object, list[Sentence]] | None = None

    def phase(self, view: ClusterView) -> str:
        """Which turn it is, and what it is for."""
        return self.speech.say(PHASE_TEXTS[view.turn.phase], turn=view.turn.turn, turns=view.coming.turns)

    def sentences(self, view: ClusterView) -> list[Sentence]:
        """Nobody sees more than others, so that a position is put in words once for all who are told."""
        table = (view.turn, view.tiles, view.tally, view.seats)
        if self._last is None or self._last[0] != table:
            self._last = (table, self._sentences(view))
        return self._last[1]

    def _sentences(self, view: ClusterView) -> list[Sentence]:
        return [
            *([Sentence(text=parts(self.phase(view)))] if view.turn.turn else []),
            self._stack(view),
            *(self._tile(view, tile) for tile in view.tiles),
            self._caps(view),
            *(self._seat(seat, owned) for seat, owned in enumerate(view.seats)),
        ]

    def _stack(self, view: ClusterView) -> Sentence:
        groups = [
            self.speech.say(
                "position-cluster-group", group=number, tiles=enumeration(self.speech, self._left(group))
            )
            for number, group in zip(GROUP_NUMBERS, view.turn.stack)
            if any(group)
        ]
        return sentence(self.speech, "position-cluster-stack", groups=" ".join(groups), count=len(groups))

    def _left(self, group: tuple[int, ...]) -> list[str]:
        return [
            self.speech.say("position-cluster-left", tile=self.words.tile(kind), count=count)
            for kind, count in enumerate(group)
            if count
        ]

    def _tile(self, view: ClusterView, tile: TileView) -> Sentence:
        """Where a tile lies, where its borders lead, and who is there."""
        name = self.words.tile(tile.kind)
        if tile.kind == SUPERNOVA:
            return sentence(self.speech, "position-cluster-nova", cell=NAMES[tile.cell], tile=name)
        around = {other.cell for other in view.tiles if other.kind != SUPERNOVA}
        ways = [
            self.words.border(NAMES[other], tile.borders[direction])
            for direction in range(DIRECTIONS)
            if (other := int(NEIGHBOURS[tile.cell * DIRECTIONS + direction])) in around
        ]
        found = [*self._marks(tile), *self._members(view, tile)]
        return sentence(
            self.speech,
            "position-cluster-tile",
            cell=NAMES[tile.cell],
            tile=name,
            ways=enumeration(self.speech, ways),
            count=len(found),
            parts=enumeration(self.speech, found),
        )

    def _marks(self, tile: TileView) -> list[str]:
        """Caches, value, colony and station."""
        marks: list[str] = []
        if is_habitable(tile.kind):
            marks.append(self.speech.say("position-cluster-total", total=tile.total, count=tile.pennies))
            marks.append(self._owned(tile))
        elif tile.pennies:
            marks.append(self.speech.say("position-cluster-caches", count=tile.pennies))
        if tile.station != NOBODY:
            marks.append(self.speech.say("position-cluster-station", seat=self.words.names[tile.station]))
        return marks

    def _owned(self, tile: TileView) -> str:
        """Whose colony a tile is, or who would score it."""
        if tile.scorer == NOBODY:
            return self.speech.say("position-cluster-nobody")
        key = "position-cluster-colony" if tile.colony != NOBODY else "position-cluster-scorer"
        return self.speech.say(key, seat=self.words.names[tile.scorer])

    def _members(self, view: ClusterView, tile: TileView) -> list[str]:
        return [
            self.speech.say(
                "position-cluster-members",
                seat=self.words.names[seat],
                coins=tile.coins[seat],
                leader="yes" if view.seats[seat].leader == tile.cell else "no",
                strength=strength,
            )
            for seat, strength in enumerate(tile.strengths)
            if strength
        ]

    def _caps(self, view: ClusterView) -> Sentence:
        counted: Facts = {f"n{FREE_TOTAL + 1 + place}": len(rack) for place, rack in enumerate(view.racks)}
        return sentence(self.speech, "position-cluster-caps", **counted)

    def _seat(self, seat: int, owned: SeatView) -> Sentence:
        held = [f"{name} {count}" for name, count in zip(CRYSTAL_NAMES, owned.crystals) if count]
        return sentence(
            self.speech,
            "position-cluster-seat",
            seat,
            points=owned.points,
            crystals=listing(self.speech, held) or self.speech.say("position-cluster-none"),
            stations=sum(site == NOBODY for site in owned.sites),
            lost=owned.lost,
            scorings=owned.scorings,
            now=owned.systems_now + owned.crystals_now,
        )
