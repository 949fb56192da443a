"""Everybody who takes part in a run: this build, the interpreted one, the peers that are installed."""

import os
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from random import Random
from typing import Final

from bench import ours
from bench.cases import CASES, SEED, checksum
from bench.figures import Entry
from bench.plan import CATAN, COMPILED, INTERPRETED, SPIEL
from bench.timing import Contender, Repeated, Work
from bench.worker import ROOT, Remote, Worker

PACKAGES: Final = {SPIEL: "open_spiel", CATAN: "catanatron"}


class Unequal(Exception):
    """Two that should play the same games did not."""


class Field:
    """Makes contenders by name. The interpreted build is the one below ``ORRERY_SRC``."""

    def __init__(self) -> None:
        self.worker = Worker(Path(os.environ.get("ORRERY_SRC", ROOT / "src")))
        self.versions = {who: found for who in PACKAGES if (found := _version(PACKAGES[who]))}

    def close(self) -> None:
        self.worker.close()

    def contender(self, entry: Entry) -> Contender | None:
        """Whoever is called so, ready to run; nothing if that build or peer is not here."""
        if entry.who == COMPILED:
            return ours.contender(entry.job, entry.case) if ours.is_compiled() else None
        if entry.who == INTERPRETED:
            return None if self.worker.is_compiled else Remote(self.worker, entry.job, entry.case)
        if entry.who not in self.versions:
            return None
        return Repeated(_spiel_work(entry) if entry.who == SPIEL else _catan_work(entry))

    def check(self, cases: set[str]) -> None:
        """Raise :class:`Unequal` unless all play alike where they should."""
        for case in sorted(cases & CASES.keys()):
            here, there = checksum(CASES[case]), self.worker.checksum(case)
            if here != there:
                raise Unequal(f"{case}: {here} in this build, {there} in the other")
        if SPIEL in self.versions and "connect-four" in cases:
            _check_against_spiel(games=100)


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def _spiel_work(entry: Entry) -> Work:
    from bench import spiel

    jobs: dict[str, Callable[[str], Work]] = {
        "alternating games": spiel.alternating_games,
        "played games": spiel.played_games,
        "games inside": spiel.games_inside,
    }
    return jobs[entry.job](entry.case.replace("-", "_"))


def _catan_work(entry: Entry) -> Work:
    from bench import catan

    return catan.clones() if entry.job == "clones" else catan.played_decisions()


def _check_against_spiel(games: int) -> None:
    """Connect four lists the same choices in the same order, so equal chance has to give equal games."""
    from bench import spiel

    case = CASES["connect-four"]
    random = Random(SEED).random
    mine: list[int] = []
    for _ in range(games):
        state = case.game.start(case.setup)
        mine.append(0)
        while legal := case.game.legal(state):
            case.game.apply(state, case.game.to_move(state), legal[int(random() * len(legal))])
            mine[-1] += 1
    theirs = spiel.lengths_of_games("connect_four", games)
    if mine != theirs:
        raise Unequal("connect-four: OpenSpiel played other games from the same random numbers")
