"""The 24 transmitters."""

from typing import Final

from orrery.games.pulsar.data.components import Transmitter
from orrery.games.pulsar.data.vocabulary import (
    CONFIRMED,
    DESIGNED,
    INFERRED,
    SMALL,
    claim_isolated,
    cubes,
    explore,
    gyrodyne,
    plus_minus,
    points,
    sell_points,
    ship_to_pulsar,
    ship_to_system,
)

# fmt: off
TRANSMITTERS: Final[tuple[Transmitter, ...]] = (
    Transmitter("A1", (4,),      (2,),   CONFIRMED, (points(3),),                   (points(1),)),
    Transmitter("A2", (3, 3),    (0,),   CONFIRMED, (),                             (cubes(1), points(2))),
    Transmitter("A3", (2,),      (1,),   DESIGNED,  (plus_minus(),),                (points(1),)),
    Transmitter("A4", (1, 5),    (1, 2), DESIGNED,  (cubes(2),),                    (cubes(1), points(1))),
    Transmitter("A5", (5,),      (3,),   DESIGNED,  (),                             (cubes(1),)),
    Transmitter("A6", (2, 4),    (2, 0), DESIGNED,  (explore(),),                   (points(2),)),
    Transmitter("A7", (6,),      (1,),   DESIGNED,  (claim_isolated(),),            (points(1),)),
    Transmitter("A8", (1, 1),    (0, 3), DESIGNED,  (gyrodyne(SMALL),),             (points(2),)),
    Transmitter("B1", (2, 6),    (1, 3), INFERRED,  (ship_to_pulsar(),),            (points(3),)),
    Transmitter("B2", (5,),      (2,),   DESIGNED,  (points(4),),                   (points(1),)),
    Transmitter("B3", (3, 4),    (2, 2), DESIGNED,  (gyrodyne(),),                  (points(3),)),
    Transmitter("B4", (2, 2),    (1, 2), DESIGNED,  (cubes(3), plus_minus()),       (sell_points(1, 3),)),
    Transmitter("B5", (1, 5),    (0, 3), DESIGNED,  (explore(2),),                  (points(1),)),
    Transmitter("B6", (6,),      (1,),   DESIGNED,  (),                             (points(2),)),
    Transmitter("B7", (3, 3, 5), (3, 3), DESIGNED,  (points(6),),                   (points(4),)),
    Transmitter("B8", (1, 4),    (0, 1), DESIGNED,  (),                             (cubes(2), points(1))),
    Transmitter("C1", (1,),      (1,),   CONFIRMED, (points(4),)),
    Transmitter("C2", (3,),      (2,),   DESIGNED,  (points(6),)),
    Transmitter("C3", (6,),      (3,),   DESIGNED,  (points(8),)),
    Transmitter("C4", (2, 5),    (1, 3), DESIGNED,  (points(7),),                   (points(3),)),
    Transmitter("C5", (4, 4),    (2, 2), DESIGNED,  (claim_isolated(), gyrodyne(), points(6))),
    Transmitter("C6", (1, 6),    (0, 3), DESIGNED,  (explore(2), points(3))),
    Transmitter("C7", (5,),      (2,),   DESIGNED,  (cubes(2),),                    (sell_points(2, 5),)),
    Transmitter("C8", (2, 3),    (1, 1), DESIGNED,  (ship_to_system(), points(6))),
)
# fmt: on

ON_OFFER: Final = 3
"""Tiles laid out in each round (P1.5)."""

LETTERS: Final[tuple[str, ...]] = tuple(transmitter.key[0] for transmitter in TRANSMITTERS)
"""The group of each; A lies above B above C."""

GROUPS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(index for index, own in enumerate(LETTERS) if own == letter) for letter in ("A", "B", "C")
)
"""The tiles of each group, each of which is shuffled on its own (P1.5)."""
