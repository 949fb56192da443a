"""What a crew may know, and a guess at the rest."""

from typing import ClassVar

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from orrery.engine.chance import Rng, bag_size, draw_blind
from orrery.engine.game import Game
from orrery.engine.keys import Keys
from orrery.engine.view import View, guess_answers, guess_flow, view_flow
from tests.titles.salvage.cards import DECK, KINDS
from tests.titles.salvage.keys import DECISIONS
from tests.titles.salvage.state import Salvage, hand_size

Row = tuple[int, ...]


class CrewView(Struct, frozen=True):
    """``hand`` counts the cards by kind and is known to the crew itself only; ``shown`` to all."""

    cards: int
    shown: Row
    hand: Row | None
    owned: int
    used: int
    bid: int
    boosts: int
    doubled: int


class SalvageView(View, frozen=True):
    """All that a crew may know. Frames and questions hold no secrets, so the flow is shown whole."""

    decisions: ClassVar[Keys] = DECISIONS
    round: int
    wreck: int
    bag: int
    discards: Row
    adrift: Row
    crews: tuple[CrewView, ...]

    def when(self) -> str:
        return f"round {self.round}"


def view_position(state: Salvage, viewer: int) -> SalvageView:
    return SalvageView(
        flow=view_flow(state, viewer),
        round=state.round,
        wreck=state.wreck,
        bag=bag_size(state.bag),
        discards=tuple(state.discards),
        adrift=tuple(state.adrift),
        crews=tuple(_view_crew(state, seat, viewer) for seat in range(state.seats)),
    )


def _view_crew(state: Salvage, seat: int, viewer: int) -> CrewView:
    own = slice(seat * KINDS, (seat + 1) * KINDS)
    return CrewView(
        cards=hand_size(state, seat),
        shown=tuple(state.shown[own]),
        hand=tuple(state.hands[own]) if seat == viewer else None,
        owned=state.owned[seat],
        used=state.used[seat],
        bid=state.bids[seat],
        boosts=state.boosts[seat],
        doubled=state.doubled[seat],
    )


def guess_position(game: Game[Salvage], view: SalvageView, rng: Rng) -> Salvage:
    """A position that the viewer can't tell from the true one."""
    state = Salvage(view.flow.seats)
    guess_flow(view.flow, state)
    state.round = view.round
    state.wreck = view.wreck
    state.discards = vec[i64](view.discards)
    state.adrift = vec[i64](view.adrift)
    _guess_crews(state, view.crews)
    _deal_unseen(state, view.flow.seat, [crew.cards for crew in view.crews], rng)
    guess_answers(game, view.flow, state, rng)
    return state


def _guess_crews(state: Salvage, crews: tuple[CrewView, ...]) -> None:
    """Give every crew what is known of it, and leave in the bag what is not known to lie elsewhere."""
    state.shown = vec[i64](count for crew in crews for count in crew.shown)
    state.hands = vec[i64](count for crew in crews for count in crew.hand or crew.shown)
    state.owned = vec[i64](crew.owned for crew in crews)
    state.used = vec[i64](crew.used for crew in crews)
    state.bids = vec[i64](crew.bid for crew in crews)
    state.boosts = vec[i64](crew.boosts for crew in crews)
    state.doubled = vec[i64](crew.doubled for crew in crews)
    for kind in range(KINDS):
        known = sum(state.hands[seat * KINDS + kind] for seat in range(state.seats))
        in_play = sum(crew.bid == kind for crew in crews)
        state.bag[kind] = DECK[kind] - state.discards[kind] - known - in_play


def _deal_unseen(state: Salvage, viewer: int, sizes: list[int], rng: Rng) -> None:
    """Fill the hands of all but the viewer up to their sizes with cards from the bag."""
    for seat in range(state.seats):
        if seat != viewer:
            for _ in range(sizes[seat] - hand_size(state, seat)):
                state.hands[seat * KINDS + draw_blind(state.bag, rng)] += 1


def resample_position(game: Game[Salvage], state: Salvage, viewer: int, rng: Rng) -> None:
    """Put what the viewer does not know back into the bag and deal it again, in place."""
    sizes = [int(hand_size(state, seat)) for seat in range(state.seats)]
    for seat in range(state.seats):
        if seat != viewer:
            _put_back_unseen(state, seat)
    _deal_unseen(state, viewer, sizes, rng)
    guess_answers(game, view_flow(state, viewer), state, rng)


def _put_back_unseen(state: Salvage, seat: int) -> None:
    for kind in range(KINDS):
        at = seat * KINDS + kind
        state.bag[kind] += state.hands[at] - state.shown[at]
        state.hands[at] = state.shown[at]
