"""``orrery train``."""

import os
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

from orrery.commands.arguments import Options, Preset, Ray, Seed, read_options
from orrery.commands.progress import stages
from orrery.games.registry import find_title
from orrery.lab.extras import need
from orrery.lab.jobs import Crew
from orrery.lab.training import PULL, Folder, TrainingSettings

MINUTE = 60


def train(
    title: Annotated[str, typer.Argument(help="The title.")],
    seats: Annotated[int | None, typer.Option(help="Weights are for one number of seats.")] = None,
    minutes: Annotated[float, typer.Option(min=0, help="How long to go on.")] = 30,
    generations: Annotated[int, typer.Option(min=0, help="Stop after so many more; 0: by time alone.")] = 0,
    games: Annotated[int, typer.Option(min=20, max=20_000, help="Games for a generation.")] = 400,
    hidden: Annotated[int, typer.Option(min=0, max=256, help="Hidden units, if they help.")] = 0,
    pull: Annotated[float, typer.Option(min=0, help="How near the hand-written value weights stay.")] = PULL,
    gate: Annotated[int, typer.Option(min=1, max=20_000, help="Most dice against the champion.")] = 160,
    pool: Annotated[int, typer.Option(min=1, max=20_000, help="Dice against each of the pool.")] = 32,
    option: Options = None,
    preset: Preset = "",
    seed: Seed = 1,
    workers: Annotated[
        int | None, typer.Option(help="Processes that play side by side; usually one for each processor.")
    ] = None,
    ray: Ray = False,
    out: Annotated[
        Path | None, typer.Option(help="The folder of the training, which is gone on with if it exists.")
    ] = None,
) -> None:
    """Let computer players learn a title from games against themselves."""
    need("numpy", "NumPy", "train")
    from orrery.lab.train import Trainer

    game = find_title(title)
    setup = game.setup(game.usual if seats is None else seats, read_options(option), preset)
    settings = TrainingSettings(game.key, setup.seats, setup.options, seed, games, hidden, gate, pool, pull)
    folder = Folder(out or Path("training") / f"{game.key}-{setup.seats}")
    until = perf_counter() + minutes * MINUTE
    with Crew(os.cpu_count() or 1 if workers is None else workers, ray) as crew, stages() as shown:
        trainer = Trainer(settings, folder, crew, until, shown.show)
        trainer.run(generations, lambda generation: shown.tell(str(generation)))
    best = trainer.training.taken()[-1]
    told = f"the best is generation {best}" if best else "nothing better than greedy was learned yet"
    print(f"{folder.path}: {trainer.training.newest()} generations; {told}")
