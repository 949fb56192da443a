"""What the measurements make of their rounds; nothing here is timed."""

import pytest

from bench.__main__ import main, options, run
from bench.against import per_answer, read
from bench.cases import CASES, checksum, positions
from bench.figures import Delay, Entry, Ratio, found, paired_ratios, quickest, spread_of
from bench.in_turn import ROUNDS, compared
from bench.in_turn import main as compare_in_turn
from bench.ours import spread_out
from bench.plan import FIGURES, select
from bench.report import table
from bench.timing import OneByOne, Repeated, Sample
from orrery.engine.flow import CHANCE

OURS = Entry("compiled", "games inside", "chess")
THEIRS = Entry("a peer", "games inside", "chess")


def samples(*rates: int) -> list[Sample]:
    return [Sample(rate, 1.0) for rate in rates]


def test_ratios_are_taken_round_by_round() -> None:
    assert paired_ratios(samples(10, 30), samples(5, 10)) == [2, 3]


def test_a_contender_that_missed_a_round_is_an_error() -> None:
    with pytest.raises(ValueError, match="shorter"):
        paired_ratios(samples(10, 30), samples(5))


def test_one_bad_round_does_not_move_the_median() -> None:
    spread = spread_of([2.0, 2.1, 0.1])
    assert (spread.middle, spread.low, spread.high) == (2.0, 0.1, 2.1)


@pytest.mark.parametrize(("goal", "reached"), [(2, True), (2.5, False)])
def test_a_ratio_reaches_its_goal_by_its_median(goal: float, reached: bool) -> None:
    rounds = {OURS: samples(10, 40, 20), THEIRS: samples(10, 10, 10)}
    finding = found(Ratio("chess", OURS, THEIRS, goal), rounds)
    assert finding.reached is reached
    assert finding.value == "2.0× (1.0 to 4.0)"


def test_a_missing_peer_is_named_and_no_goal_is_missed() -> None:
    finding = found(Ratio("chess", OURS, THEIRS, 2), {OURS: samples(10)})
    assert finding.value == "not measured: a peer is missing"
    assert finding.reached is None


class Steady:
    """Does so many units in each round, and says when it was its turn."""

    def __init__(self, units: int, turns: list[int]) -> None:
        self.units = units
        self.turns = turns

    def round(self, seconds: float) -> Sample:
        self.turns.append(self.units)
        return Sample(self.units, 1.0)


def test_another_build_is_compared_in_turn_and_a_cost_is_told_in_times_of_its_own() -> None:
    turns: list[int] = []

    told = compared(ours=Steady(200_000, turns), other=Steady(300_000, turns))

    assert told == "1.50× (1.50 to 1.50), 5.00 µs each"
    assert turns == [300_000, 200_000] * ROUNDS


@pytest.mark.parametrize("words", [[], ["python", "chess"]])
def test_a_comparison_of_nothing_tells_how_to_ask(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert compare_in_turn(words) == 2
    assert "OTHER/bin/python [case ...]" in capsys.readouterr().err


def test_of_many_positions_some_are_picked_from_beginning_to_end() -> None:
    assert spread_out(list(range(10)), 4) == [0, 2, 5, 7]
    assert spread_out([1, 2, 3], 4) == [1, 2, 3]


def test_a_position_counts_with_its_quickest_time() -> None:
    rounds = [Sample(2, 1.0, (0.5, 0.1)), Sample(2, 1.0, (0.2, 0.3))]
    assert quickest(rounds) == [0.2, 0.1]


@pytest.mark.parametrize(("typical", "worst", "reached"), [(2, 9, True), (1, 9, False), (2, 8, False)])
def test_a_delay_has_to_keep_both_its_goals(typical: float, worst: float, reached: bool) -> None:
    rounds = {OURS: [Sample(3, 1.0, (0.001, 0.002, 0.009))]}
    finding = found(Delay("chess", OURS, typical, worst), rounds)
    assert finding.reached is reached
    assert finding.value == "2 ms, worst 9 ms"


def test_all_contenders_take_part_in_every_round() -> None:
    turns: list[str] = []

    def work(name: str) -> int:
        turns.append(name)
        return 1

    contenders = {OURS: Repeated(lambda: work("ours")), THEIRS: Repeated(lambda: work("theirs"))}
    rounds = run(contenders, rounds=2, seconds=0)
    assert turns == ["ours", "theirs"] * 3
    assert [len(entries) for entries in rounds.values()] == [2, 2]


def test_even_the_shortest_round_looks_at_every_position() -> None:
    seen: list[int] = []
    sample = OneByOne(seen.append, [7, 8, 9]).round(0)
    assert seen == [7, 8, 9]
    assert (sample.units, len(sample.each)) == (3, 3)


def test_names_choose_figures_and_those_who_are_needed_for_them() -> None:
    figures, entries = select(["backgammon"])
    assert {figure.what.partition(",")[0] for figure in figures} == {"backgammon"}
    assert {entry.case for entry in entries} == {"backgammon"}


def test_without_names_everything_is_measured_once() -> None:
    figures, entries = select([])
    assert figures == list(FIGURES)
    assert len(set(entries)) == len(entries)


def test_a_quick_run_is_one_round_without_a_clock() -> None:
    chosen = options(["--quick", "--rounds", "9"])
    assert (chosen.rounds, chosen.seconds) == (1, 0)


def test_a_checksum_tells_games_apart_and_repeats_itself() -> None:
    assert checksum(CASES["pulsar-2"]) == checksum(CASES["pulsar-2"])
    assert len({checksum(case) for case in CASES.values()}) == len(CASES)


def test_positions_are_such_that_a_seat_is_asked() -> None:
    case = CASES["backgammon"]
    found_positions = positions(case, games=1, every=10)
    assert len(found_positions) > 5
    assert CHANCE not in {case.game.to_move(state) for state in found_positions}


def test_a_table_is_as_wide_as_its_widest_cells() -> None:
    assert table(("a", "b"), [("long", "c")]) == "\n".join(
        ["| a    | b   |", "| ---- | --- |", "| long | c   |"]
    )


def test_a_quick_run_reports_every_figure_it_was_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--quick", "connect-four"]) == 0
    report = capsys.readouterr().out
    assert all(figure.what in report for figure in select(["connect-four"])[0])


def test_instructions_are_counted_without_the_start_of_the_process() -> None:
    few = read("answers 10\n==7== Collected : 1500\n")
    more = read("answers 110\n==8== Collected : 3500\n")

    assert per_answer(few, more) == 20


def test_a_count_that_failed_is_an_error() -> None:
    with pytest.raises(SystemExit, match="nothing was counted"):
        read("valgrind: command not found")
