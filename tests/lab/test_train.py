"""Training: a toy learns in seconds, goes on where it was, and goes the same way again."""

from pathlib import Path
from shutil import copytree

import msgspec
import pytest

from orrery.engine.errors import BadSetup
from orrery.lab.contender import Contender
from orrery.lab.errors import BadTraining
from orrery.lab.fit import fit
from orrery.lab.jobs import Crew
from orrery.lab.samples import samples_of
from orrery.lab.train import FEWEST_STRAYS, MOST_STRAYS, WINDOW, Trainer
from orrery.lab.training import Folder, Training, TrainingSettings, lessons_name, weights_name
from orrery.players.weights import TrainedWeights, packed, read_weights

TOY = TrainingSettings("connect-four", 2, {}, seed=1, games=20, hidden=4, gate=2, pool=1)


def trainer(path: Path, settings: TrainingSettings = TOY, until: float = 0.0) -> Trainer:
    return Trainer(settings, Folder(path), Crew(), until)


def files(path: Path) -> dict[str, bytes]:
    return {each.name: each.read_bytes() for each in path.iterdir()}


@pytest.fixture(scope="module")
def at_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A training of two generations."""
    path = tmp_path_factory.mktemp("training")
    trainer(path).run(2)
    return path


def test_what_is_stored_tells_what_came_of_each_generation(at_once: Path) -> None:
    stored = msgspec.json.decode((at_once / "training.json").read_bytes(), type=Training)
    assert stored.settings == TOY
    assert [each.number for each in stored.generations] == [1, 2]
    assert [each.games for each in stored.generations] == [20, 40]
    for generation in stored.generations:
        weights = read_weights(at_once / weights_name(generation.number))
        assert (weights.title, weights.seats, weights.hidden) == ("connect-four", 2, generation.hidden)
        assert weights.trained == {
            "games": 20 * generation.number,
            "generation": generation.number,
            "seed": 1,
        }
        assert weights.arena["against"] == "greedy"
        assert str(generation).startswith(f"generation {generation.number}: R² ")


def test_a_training_goes_on_where_it_was(at_once: Path, tmp_path: Path) -> None:
    """Also where the games of the generation before were not copied: they are played again."""
    trainer(tmp_path).run(1)
    (tmp_path / lessons_name(1)).unlink()
    trainer(tmp_path).run(1)
    assert files(tmp_path) == files(at_once)


def test_another_seed_plays_other_games(at_once: Path, tmp_path: Path) -> None:
    trainer(tmp_path, msgspec.structs.replace(TOY, seed=2)).lessons(1)
    assert files(tmp_path)[lessons_name(1)] != files(at_once)[lessons_name(1)]


def test_out_of_time_nothing_is_half_done(tmp_path: Path) -> None:
    assert trainer(tmp_path, until=1e-9).run() == []
    assert files(tmp_path) == {}


def test_games_are_kept_when_time_is_too_short_for_the_fit(at_once: Path, tmp_path: Path) -> None:
    late = trainer(tmp_path)
    late.lessons(1)
    late.until = 1e-9
    assert late.run() == []
    assert files(tmp_path) == {lessons_name(1): files(at_once)[lessons_name(1)]}


def test_the_newest_plays_even_if_it_was_refused_but_not_against_others(at_once: Path) -> None:
    made = trainer(at_once)
    first = made.training.generations[0]
    made.training = Training(1, TOY, [msgspec.structs.replace(first, taken=False)])
    jobs = made.lesson_jobs(2)
    names = [tuple(player.name for player in job.players) for job in jobs]
    assert names[:2] == [("generation-1",) * 2, ("greedy",) * 2]
    assert names == names[:2] * (TOY.games // 2)
    strays = [player.strays for job in jobs for player in job.players]
    assert FEWEST_STRAYS <= min(strays) < max(strays) <= MOST_STRAYS
    assert len({job.seed for job in jobs}) == TOY.games


def test_games_out_of_the_window_are_thrown_away(at_once: Path, tmp_path: Path) -> None:
    copytree(at_once, tmp_path, dirs_exist_ok=True)
    made = trainer(tmp_path)
    made.run(WINDOW - 2)
    assert [made.folder.lessons(number) is None for number in range(1, WINDOW + 1)] == [True, False, False]


@pytest.mark.parametrize(
    ("content", "why"),
    [(b"", "truncated"), (b"{}", "missing"), (b'{"format": 9, "settings": 1}', "settings"), (b"\xff", "")],
)
def test_a_damaged_training_is_refused(tmp_path: Path, content: bytes, why: str) -> None:
    (tmp_path / "training.json").write_bytes(content)
    with pytest.raises(BadTraining) as caught:
        trainer(tmp_path)
    assert caught.value.code == "bad-training"
    assert why in str(caught.value)
    assert files(tmp_path) == {"training.json": content}


def test_other_settings_are_another_training(at_once: Path) -> None:
    before = files(at_once)
    with pytest.raises(BadTraining):
        trainer(at_once, msgspec.structs.replace(TOY, games=21))
    assert files(at_once) == before


def test_damaged_weights_and_games_are_refused(at_once: Path, tmp_path: Path) -> None:
    copytree(at_once, tmp_path, dirs_exist_ok=True)
    for name in (weights_name(2), lessons_name(2)):
        kept = (tmp_path / name).read_bytes()
        (tmp_path / name).write_bytes(kept[:-1])
        with pytest.raises(BadTraining):
            trainer(tmp_path).run(1)
        (tmp_path / name).write_bytes(kept)


def test_bad_setups_are_refused_before_anything_is_written(tmp_path: Path) -> None:
    for settings in (msgspec.structs.replace(TOY, seats=5), msgspec.structs.replace(TOY, title="unknown")):
        with pytest.raises(BadSetup):
            trainer(tmp_path / "new", settings)
    assert files(tmp_path) == {}


def test_a_toy_that_knows_nothing_learns_to_win(tmp_path: Path) -> None:
    """Its start values everything alike; eighty games teach it enough to beat that without fail."""
    made = trainer(tmp_path, msgspec.structs.replace(TOY, games=80))
    features = made.features
    start = [0.0] * (len(features.names) + 1)
    fitted = fit(samples_of(made.lessons(1), features.scales), start, hidden=0, seed=1)
    one, other = (
        Contender(
            name, packed(TrainedWeights("connect-four", 2, 1, features.names, features.scales, 0, numbers))
        )
        for name, numbers in (("learned", fitted.numbers), ("start", start))
    )
    assert fitted.explained > fitted.start_explained + 0.05
    assert made.field.face(one, other, seed=9, dice=10).share.low > 0.6
