"""What is shown of which title; besides ``games/registry.py`` the only place that a new title is added to."""

from collections.abc import Callable
from dataclasses import dataclass
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, Final, Protocol

from orrery.engine.game import Game
from orrery.shown.backgammon.pieces import BackgammonPieces
from orrery.shown.backgammon.review import BackgammonReview
from orrery.shown.backgammon.telling import BackgammonTelling
from orrery.shown.cluster.pieces import ClusterPieces
from orrery.shown.cluster.review import ClusterReview
from orrery.shown.cluster.telling import ClusterTelling
from orrery.shown.connect_four.pieces import ConnectFourPieces
from orrery.shown.connect_four.review import ConnectFourReview
from orrery.shown.connect_four.telling import ConnectFourTelling
from orrery.shown.cosmic.pieces import CosmicPieces
from orrery.shown.cosmic.telling import CosmicTelling
from orrery.shown.pieces import Pieces
from orrery.shown.pulsar.pieces import PulsarPieces
from orrery.shown.pulsar.review import PulsarReview
from orrery.shown.pulsar.telling import PulsarTelling
from orrery.shown.review import Reviewer
from orrery.shown.telling import Telling
from orrery.texts.speech import Speech

if TYPE_CHECKING:
    from orrery.shown.picture.page import Page

    Picture = Callable[..., Page]


class ComponentsModule(Protocol):
    """The module of a title that says what is printed on its components."""

    def components(self, game: Game[Any]) -> dict[str, Any]:
        """Everything printed on the components, as plain values."""

    def texts(self, speech: Speech) -> dict[str, str]:
        """Names and rules of the components in a language."""


@dataclass(frozen=True, slots=True)
class Shown:
    """One title.

    ``picture`` and ``components`` are names, imported when they are first needed: a server must not load
    what draws in a terminal.
    """

    telling: type[Telling]
    pieces: type[Pieces]
    review: type[Reviewer] = Reviewer
    picture: str = ""
    components: str = ""


SHOWN: Final[dict[str, Shown]] = {
    "pulsar": Shown(
        PulsarTelling,
        PulsarPieces,
        PulsarReview,
        picture="orrery.shown.pulsar.picture:pulsar",
        components="orrery.shown.pulsar.components",
    ),
    "cluster": Shown(
        ClusterTelling,
        ClusterPieces,
        ClusterReview,
        picture="orrery.shown.cluster.picture:cluster",
        components="orrery.shown.cluster.components",
    ),
    "cosmic": Shown(
        CosmicTelling,
        CosmicPieces,
        picture="orrery.shown.cosmic.picture:cosmic",
        components="orrery.shown.cosmic.components",
    ),
    "connect-four": Shown(
        ConnectFourTelling,
        ConnectFourPieces,
        ConnectFourReview,
        picture="orrery.shown.connect_four.picture:connect_four",
        components="orrery.shown.connect_four.components",
    ),
    "backgammon": Shown(
        BackgammonTelling,
        BackgammonPieces,
        BackgammonReview,
        picture="orrery.shown.backgammon.picture:backgammon",
        components="orrery.shown.backgammon.components",
    ),
}
NOTHING: Final = Shown(Telling, Pieces)
"""A title that is not listed: told by identifiers and notation, drawn as facts by name."""


def telling_for(game: Game[Any], speech: Speech, names: list[str]) -> Telling:
    """The words of a title; a title without any of its own is told by identifiers and notation."""
    return SHOWN.get(game.key, NOTHING).telling(game, speech, names)


def pieces_for(game: Game[Any]) -> Pieces:
    """The pieces of a title; a title that lists none has none."""
    return SHOWN.get(game.key, NOTHING).pieces(game)


def review_for(telling: Telling) -> Reviewer:
    """What a title can say of a finished game, in the words of ``telling``."""
    return SHOWN.get(telling.game.key, NOTHING).review(telling)


def picture_for(game: Game[Any]) -> "Picture | None":
    """What draws the title in a terminal, if it has a picture of its own."""
    name = SHOWN.get(game.key, NOTHING).picture
    return resolve_name(name) if name else None


def components_for(game: Game[Any]) -> ComponentsModule | None:
    """What is printed on the components of the title, if it has any."""
    name = SHOWN.get(game.key, NOTHING).components
    return resolve_name(name) if name else None
