"""PULSAR 2849: one column of blocks on a narrow terminal, two or three on wider ones."""

from collections.abc import Callable, Sequence
from typing import Final

from orrery.engine.game import Standing
from orrery.games.pulsar.view import PulsarView, guess_position
from orrery.shown.picture.page import Line, Page, beside, stacked
from orrery.shown.pulsar.picture.cluster import cluster, surroundings
from orrery.shown.pulsar.picture.draft import dice_board, tracks
from orrery.shown.pulsar.picture.goals import goals, gyrodynes
from orrery.shown.pulsar.picture.head import head, phase, players, works
from orrery.shown.pulsar.picture.headquarters import headquarters
from orrery.shown.pulsar.picture.near import near
from orrery.shown.pulsar.picture.scene import Scene
from orrery.shown.pulsar.picture.technologies import technologies
from orrery.shown.pulsar.picture.transmitters import transmitters
from orrery.shown.telling import Telling

Block = Callable[[Scene, int], list[Line]]

TWO_COLUMNS: Final = 120
THREE_COLUMNS: Final = 196
GAP: Final = 2
MAP: Final = 74
"""The narrowest column in which no names of the map touch."""

DICE: Final = 43


def pulsar(telling: Telling, view: PulsarView, standings: Sequence[Standing], seat: int, width: int) -> Page:
    """The whole position."""
    scene = Scene(telling, view, guess_position(view), list(standings), seat)
    if width >= THREE_COLUMNS:
        body = _three(scene, width)
    elif width >= TWO_COLUMNS:
        body = _two(scene, width)
    else:
        body = _one(scene, width)
    return Page(stacked(head(scene, width), body))


def _one(scene: Scene, width: int) -> list[Line]:
    """Below each other, what the phase is about at the end, nearest to the question."""
    half = width - DICE - GAP
    draft = [
        tracks(scene, width),
        beside([(DICE, dice_board(scene, DICE)), (half, gyrodynes(scene, half))], GAP),
    ]
    boards = [block(scene, width) for block in (technologies, transmitters, headquarters)]
    boards.append(beside([(DICE, goals(scene, DICE)), (half, works(scene, half))], GAP))
    space = [surroundings(scene, width), near(scene, width)]
    drafting = phase(scene) in ("dice", "draft")
    return stacked(players(scene, width), *(boards + space + draft if drafting else draft + boards + space))


def _two(scene: Scene, width: int) -> list[Line]:
    left = max(MAP, (width - GAP) * 5 // 8)
    right = width - GAP - left
    columns = [
        (left, _column(scene, left, tracks, cluster, near, headquarters)),
        (right, _column(scene, right, dice_board, gyrodynes, technologies, transmitters, goals, works)),
    ]
    return stacked(players(scene, width), beside(columns, GAP))


def _three(scene: Scene, width: int) -> list[Line]:
    middle = (width - 2 * GAP - MAP) // 2
    right = width - 2 * GAP - MAP - middle
    columns = [
        (MAP, _column(scene, MAP, cluster, near)),
        (middle, _column(scene, middle, dice_board, tracks, transmitters, headquarters, goals)),
        (right, _column(scene, right, gyrodynes, technologies, works)),
    ]
    return stacked(players(scene, width), beside(columns, GAP))


def _column(scene: Scene, width: int, *blocks: Block) -> list[Line]:
    return stacked(*(block(scene, width) for block in blocks))
