"""The games that compare the powers, and those of every preset: what they count, and a sample of them."""

from itertools import combinations
from pathlib import Path

import pytest

from orrery.games.cosmic.data.powers import POWER_KEYS
from orrery.games.cosmic.game import COSMIC
from orrery.players.greedy import GREEDY
from tests.share import share
from tests.soak import farm, pairs, presets
from tests.soak.bots import ANY

SAMPLE = share(1, 6)
PLAYERS = share((ANY,), (GREEDY,))
OF_THE_SAMPLE = range(1000)
"""The numbers that the sample goes round in."""


def game(number: int, *powers: str, winners: tuple[int, ...] = (0,)) -> farm.Record:
    return {"number": number, "powers": [[power] for power in powers], "winners": list(winners), "answers": 9}


def numbers() -> list[int]:
    first = farm.turn()
    return [(first + at) % len(OF_THE_SAMPLE) for at in range(SAMPLE)]


@pytest.mark.slow
def test_a_sample_of_the_games_that_compare_powers_is_played_and_watched() -> None:
    for number in numbers():
        record = pairs.play(pairs.Job(number), PLAYERS)
        assert len(record["powers"]) == pairs.SEATS
        assert record["winners"]


@pytest.mark.slow
def test_a_sample_of_the_games_on_purpose_is_played_and_watched() -> None:
    """Of the pairs that have not met if nothing was played, some others each time that the rules change."""
    missing = list(pairs.on_purpose(pairs.unmet([]), pairs.ON_PURPOSE))
    for number in numbers():
        job = missing[number % len(missing)]
        assert {power for powers in pairs.play(job, PLAYERS)["powers"] for power in powers} >= set(job.named)


@pytest.mark.slow
def test_a_sample_of_the_games_of_all_presets_is_played_and_watched() -> None:
    for number in numbers():
        record = presets.play(presets.Job(number), share((ANY,), ()))
        assert record["preset"] in COSMIC.presets


def test_a_pair_has_met_when_one_or_two_players_had_it() -> None:
    games = [game(1, "virus", "zombie", "healer", "loser")]
    games[0]["powers"][0].append("mutant")

    assert len(pairs.met(games)) == 10
    assert ("mutant", "virus") in pairs.met(games)
    assert pairs.unmet(games, ["virus", "zombie", "witch"]) == {("virus", "witch"), ("witch", "zombie")}


def test_games_on_purpose_bring_together_all_that_has_not_met() -> None:
    keys = POWER_KEYS[:12]
    missing = pairs.unmet([], keys)
    jobs = list(pairs.on_purpose(missing, 7))

    covered = {pair for job in jobs for pair in combinations(sorted(job.named), 2)}
    assert missing <= covered
    assert len(jobs) < len(missing) / 3
    assert [job.number for job in jobs] == list(range(7, 7 + len(jobs)))
    assert all(len(set(job.named)) == pairs.SEATS for job in jobs)


def test_powers_that_came_up_too_seldom_get_games_and_sit_in_turn() -> None:
    """All powers twice, but Virus once and Zombie never: two games, if each is wanted twice."""
    keys = [key for key in POWER_KEYS if key not in ("virus", "zombie")]
    games = [game(0, *keys), game(1, *keys, "virus")]
    jobs = list(pairs.for_rare(games, 8, fewest=2))

    assert [job.number for job in jobs] == [8, 9]
    assert [job.named.index("zombie") for job in jobs] == [0, 3]
    assert "virus" in jobs[0].named
    assert not list(pairs.for_rare(games, 8, fewest=0))


def test_every_pair_of_powers_fits_a_table_of_four() -> None:
    for job in pairs.on_purpose(pairs.unmet([]), pairs.ON_PURPOSE):
        pairs.setup_of(job)


def test_shares_count_shared_victories_for_each_winner() -> None:
    games = [
        game(1, "virus", "zombie", "healer", "loser", winners=(0, 1)),
        game(2, "loser", "virus", "witch", "macron", winners=(1,)),
    ]
    found = {share.power: (share.games, share.won) for share in pairs.shares(games)}

    assert found["virus"] == (2, 2)
    assert found["loser"] == (2, 0)
    assert found["zombie"] == (1, 1)
    assert pairs.shares(games)[0].power == "virus"


def test_bounds_are_those_of_wilson() -> None:
    """Of 200 games 50 won: 19.5 % to 31.4 %; of 10 none: up to 27.8 %."""
    assert pairs.interval(50, 200) == pytest.approx((0.1951, 0.3143), abs=0.0001)
    assert pairs.interval(0, 10) == pytest.approx((0.0, 0.2775), abs=0.0001)


def test_the_table_marks_what_is_far_from_the_average() -> None:
    """Twelve wins of sixteen and four: the average is a quarter."""
    games = [game(number, "virus", "zombie", "healer", "loser") for number in range(4)]
    told = pairs.table(games)

    assert "4 games of four greedy players; a player wins 25.0% of them" in told
    assert "| virus | 4 | 4 | 100.0% | 51.0% to 100.0% | high |" in told
    assert "| loser | 4 | 0 | 0.0% | 0.0% to 49.0% | low |" in told


def test_every_preset_has_as_many_games_with_every_number_of_seats_and_all_kinds() -> None:
    jobs = [presets.Job(number) for number in range(len(COSMIC.presets) * len(presets.KINDS) * 5)]
    counted = {(job.preset, presets.setup_of(job).seats, job.kinds) for job in jobs}

    assert {preset for preset, _, _ in counted} == set(COSMIC.presets)
    assert {seats for preset, seats, _ in counted if preset == "classic"} == {2, 3, 4, 5, 6}
    assert {kinds for _, _, kinds in counted} == set(presets.KINDS)
    assert len(counted) == len(COSMIC.presets) * 5 * len(set(presets.KINDS))


def counted(number: int) -> farm.Record:
    """A game that only says its number; 3 must have been played before."""
    assert number != 3
    return {"number": number}


def test_what_is_in_the_file_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games.json"
    farm.write(path, {3: {"number": 3}})
    games = farm.read(path)

    farm.play_all(counted, ((number, number) for number in range(6)), games, path, cores=1)

    assert sorted(farm.read(path)) == sorted(games) == [0, 1, 2, 3, 4, 5]


def test_a_file_that_is_not_there_holds_no_games(tmp_path: Path) -> None:
    assert farm.read(tmp_path / "nothing.json") == {}
