"""What each player settles before the first roll."""

from typing import Final, final

from mypy_extensions import i64

from orrery.engine.decision import Alternatives, Decision, Refusal
from orrery.engine.flow import Ask, Choices
from orrery.games.pulsar.data.star_map import SIDES
from orrery.games.pulsar.keys import CHOOSE_ENTRY, ENTERED, SIDE_CHOSEN
from orrery.games.pulsar.state import Pulsar

ENTRIES: Final = 4


@final
class ChooseSide(Alternatives[Pulsar]):
    """Which side of the headquarters board is played (P1.9); then the entry gate is chosen (P1.17)."""

    def resolve(self, state: Pulsar, ask: Ask, choice: i64) -> None:
        state.faces[ask.seat] = state.hqs[ask.seat] * 2 + choice
        state.tell(SIDE_CHOSEN, ask.seat, state.faces[ask.seat])
        state.ask(ask.seat, CHOOSE_ENTRY)


@final
class ChooseEntry(Decision[Pulsar]):
    """The entry gate where the survey ship begins; each takes one ship (P1.12)."""

    def size(self, state: Pulsar) -> i64:
        return ENTRIES

    def options(self, state: Pulsar, ask: Ask, out: Choices) -> None:
        entries = SIDES[state.side].entries
        for entry in range(i64(ENTRIES)):
            if entries[entry] not in state.ships:
                out.add(entry)

    def resolve(self, state: Pulsar, ask: Ask, choice: i64) -> None:
        state.ships[ask.seat] = SIDES[state.side].entries[choice]
        state.tell(ENTERED, ask.seat, choice)

    def refused(self, state: Pulsar, ask: Ask) -> list[Refusal]:
        entries = SIDES[state.side].entries
        return [Refusal(entry, "P1.12") for entry in range(ENTRIES) if entries[entry] in state.ships]
