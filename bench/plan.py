"""What is compared with what, and the goals."""

from collections.abc import Sequence
from typing import Final

from bench.figures import Delay, Entry, Figure, Ratio

COMPILED: Final = "compiled"
INTERPRETED: Final = "interpreted"
SPIEL: Final = "OpenSpiel"
CATAN: Final = "Catanatron"

SAMPLES: Final = {"connect-four": "alternating games", "backgammon": "played games"}
PULSARS: Final = ("pulsar-2", "pulsar-3", "pulsar-4")
CLUSTERS: Final = ("cluster-2", "cluster-3", "cluster-4")
COSMICS: Final = ("cosmic-3", "cosmic-4", "cosmic-6", "cosmic-4-everything")


def _against_spiel(case: str, from_python: float, inside: float) -> list[Figure]:
    job = SAMPLES[case]
    outer = Entry(COMPILED, job, case), Entry(SPIEL, job, case)
    inner = Entry(COMPILED, "games inside", case), Entry(SPIEL, "games inside", case)
    return [
        Ratio(f"{case}, driven from Python, against OpenSpiel", *outer, from_python),
        Ratio(f"{case}, loop inside, against OpenSpiel's rollouts", *inner, inside),
    ]


def _against_catan() -> list[Figure]:
    played = Entry(COMPILED, "played decisions", "pulsar-2"), Entry(CATAN, "played decisions", "catan-2")
    cloned = Entry(COMPILED, "clones", "pulsar-2"), Entry(CATAN, "clones", "catan-2")
    cluster = Entry(COMPILED, "played decisions", "cluster-2"), Entry(CATAN, "played decisions", "catan-2")
    cosmic = Entry(COMPILED, "played decisions", "cosmic-4"), Entry(CATAN, "played decisions", "catan-2")
    everything = Entry(COMPILED, "played decisions", "cosmic-4-everything"), cosmic[1]
    return [
        Ratio("pulsar-2, decisions from Python, against Catanatron", *played, 10),
        Ratio("pulsar-2, clones, against Catanatron", *cloned, 10),
        Ratio("cluster-2, decisions from Python, against Catanatron", *cluster, 10),
        Ratio("cosmic-4 with Pulsars and flares, decisions from Python, against Catanatron", *cosmic, 12),
        Ratio("cosmic-4 with everything on, decisions from Python, against Catanatron", *everything, 10),
    ]


def _against_itself(case: str, job: str, goal: float = 15) -> Figure:
    entries = Entry(COMPILED, job, case), Entry(INTERPRETED, job, case)
    return Ratio(f"{case}, loop inside, compiled against interpreted", *entries, goal)


FIGURES: Final[tuple[Figure, ...]] = (
    *_against_spiel("connect-four", 2, 3),
    *_against_spiel("backgammon", 6, 6),
    *_against_catan(),
    *(_against_itself(case, "games inside") for case in SAMPLES),
    *(_against_itself(case, "decisions inside") for case in (*PULSARS, *CLUSTERS)),
    *(_against_itself(case, "decisions inside", 10) for case in COSMICS),
    *(
        Delay(f"{case}, view with options, refusals and plans, {who}", Entry(who, "views", case), 5, 50)
        for case in ("pulsar-2", "pulsar-4", "cosmic-4")
        for who in (INTERPRETED, COMPILED)
    ),
)

COSTS: Final[tuple[Entry, ...]] = tuple(
    Entry(who, job, case)
    for job, case in (
        ("decisions inside", "metronome"),
        ("played decisions", "metronome"),
        ("played decisions", "pulsar-2"),
        ("clones", "connect-four"),
        ("clones", "backgammon"),
        ("clones", "pulsar-2"),
        ("options", "pulsar-2"),
        ("refusals", "pulsar-2"),
        ("played decisions", "cluster-2"),
        ("clones", "cluster-2"),
        ("options", "cluster-2"),
        ("refusals", "cluster-2"),
        ("played decisions", "cosmic-4"),
        ("clones", "cosmic-4"),
        ("clones", "cosmic-4-everything"),
        ("options", "cosmic-4"),
        ("refusals", "cosmic-4"),
    )
    for who in (COMPILED, INTERPRETED)
)
"""What is reported without a goal, besides all that the figures need."""


def select(names: Sequence[str]) -> tuple[list[Figure], list[Entry]]:
    """The figures about one of the names, and the entries to run for them in the order of running."""
    figures = [figure for figure in FIGURES if _is_meant(figure.what, names)]
    needed = [entry for figure in figures for entry in figure.entries]
    costs = [entry for entry in COSTS if _is_meant(str(entry), names)]
    return figures, list(dict.fromkeys(needed + costs))


def _is_meant(what: str, names: Sequence[str]) -> bool:
    return not names or any(name.lower() in what.lower() for name in names)
