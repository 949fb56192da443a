"""The moons by kind: what each is, how it works, and how many there are (CD2.2)."""

from typing import Final

from orrery.engine.keys import Keys

NO_MOON: Final = -1
"""A moon that is not dealt, or that a viewer does not know."""
MOONS_EACH: Final = 2
"""In each home system at the start."""

MOONS: Final = Keys()
BLANK: Final = MOONS.add("blank")
ALLY_HALF: Final = MOONS.add("ally-half")
ALLY_DOUBLE: Final = MOONS.add("ally-double")
ATTACK_REVELATION: Final = MOONS.add("attack-revelation")
CONFESSION: Final = MOONS.add("confession")
COLD_REVENGE: Final = MOONS.add("cold-revenge")
ENTROPY: Final = MOONS.add("entropy")
BRIBERY: Final = MOONS.add("bribery")
CHALLENGE_EXTENSION: Final = MOONS.add("challenge-extension")
CHALLENGE_LIMITATION: Final = MOONS.add("challenge-limitation")
CONE_THREE: Final = MOONS.add("cone-three")
CONE_FIVE: Final = MOONS.add("cone-five")
CONE_VARIABLE: Final = MOONS.add("cone-variable")
SNARE: Final = MOONS.add("snare")
MOON_KINDS: Final = len(MOONS)
MOON_NAMES: Final = MOONS.all()

SECRET: Final[tuple[int, ...]] = (BLANK, ALLY_HALF, ALLY_DOUBLE)
"""They lie face down until their occupant turns them up; all others are turned up by a landing."""
INSTANT: Final[tuple[int, ...]] = (ATTACK_REVELATION, CONFESSION, COLD_REVENGE, ENTROPY)
"""They work once, on landing; the rest as long as somebody is there."""

MOON_COUNTS: Final[tuple[int, ...]] = tuple(3 if kind == BLANK else 1 for kind in range(MOON_KINDS))
"""16 in all: enough for six players."""
