"""Projects of the headquarters (P7.1). Targets are the places of a face."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.actions import NOT_THERE
from orrery.engine.bits import bit, has
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Ask, Choices
from orrery.games.pulsar.actions.spend import Spend, red_forbidden
from orrery.games.pulsar.catalogue import FIRST_PROJECT, PROJECT_RED, PROJECTS_PER_FACE
from orrery.games.pulsar.data.headquarters import FACES, NEEDS, PLACES
from orrery.games.pulsar.data.vocabulary import PROJECT_PAID, STEP_PROJECT
from orrery.games.pulsar.effects import start_effect
from orrery.games.pulsar.keys import PROJECT_DONE
from orrery.games.pulsar.state import NOBODY, Pulsar
from orrery.games.pulsar.verbs import wake

COST: Final[vec[i64]] = vec[i64](project.cost for face in FACES for project in face.projects)


@final
class DoProject(Spend):
    """Do a project of the own headquarters; its benefit comes at once."""

    def __init__(self) -> None:
        super().__init__(tuple(f"project-{place}" for place in PLACES), STEP_PROJECT)

    def forbidden(self, state: Pulsar, ask: Ask, target: i64) -> str:
        seat = ask.seat
        if state.faces[seat] == NOBODY:
            return NOT_THERE
        if has(state.projects[seat], target):
            return "P7.1"
        for under in NEEDS[target]:
            if not has(state.projects[seat], under):
                return "P7.1"
        gives_red = PROJECT_RED[state.faces[seat] * PROJECTS_PER_FACE + target]
        return ALLOWED if gives_red == 0 else red_forbidden(state, ask.x, "P7.2")

    def prices(self, state: Pulsar, seat: i64, target: i64) -> i64:
        return bit(COST[state.faces[seat] * PROJECTS_PER_FACE + target])

    def carry_out(self, state: Pulsar, seat: i64, target: i64, value: i64) -> None:
        state.projects[seat] |= bit(target)
        state.tell(PROJECT_DONE, seat, target)
        wake(state, seat, PROJECT_PAID)
        start_effect(state, seat, FIRST_PROJECT + state.faces[seat] * PROJECTS_PER_FACE + target)

    def offer(self, state: Pulsar, ask: Ask, out: Choices) -> None:
        if state.faces[ask.seat] != NOBODY:
            super().offer(state, ask, out)
