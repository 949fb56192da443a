"""The whole contract for one title, one setup and one random game: what a soak repeats with new seeds."""

from orrery.engine.flow import S
from orrery.engine.game import Game, Setup
from tests.contract import checks, matches, secrecy
from tests.contract.walks import milestones, positions

OF_A_GAME = (
    checks.check_end,
    checks.check_events,
    matches.check_replay,
    matches.check_save,
    matches.check_undo,
    matches.check_rewind,
    matches.check_preview,
)
OF_A_STATE = (checks.check_facts, checks.check_clone)
OF_A_POSITION = (
    checks.check_questions,
    checks.check_options,
    checks.check_offers,
    checks.check_clauses,
    checks.check_notation,
    checks.check_ledger,
    checks.check_looking,
    checks.check_plans,
    secrecy.check_views,
    matches.check_chains,
    matches.check_atomic,
    matches.check_wrong_answers,
)
OF_A_POSITION_BY_CHANCE = (
    checks.check_orders,
    secrecy.check_view,
    secrecy.check_guess,
    secrecy.check_resample,
    secrecy.check_masks,
    secrecy.check_told,
)


def check_everything(game: Game[S], setup: Setup, seed: int) -> None:
    """Raises ``AssertionError`` for the first promise that is not kept."""
    checks.check_keys(game)
    checks.check_steps(game)
    checks.check_garbage(game, setup.seats)
    for check_game in OF_A_GAME:
        check_game(game, setup, seed)
    for state in milestones(game, setup, seed):
        for check_state in OF_A_STATE:
            check_state(game, state)
    check_positions(game, setup, seed)


def check_positions(game: Game[S], setup: Setup, seed: int) -> None:
    reached = positions(game, setup, seed)
    for number, state in enumerate(reached):
        checks.check_sizes(game, reached[0], state)
        checks.check_text(game, setup, state)
        checks.check_snapshot(game, setup, state, seed)
        secrecy.check_guess_plays(game, setup, state, seed)
        for check in OF_A_POSITION:
            check(game, state)
        for check_by_chance in OF_A_POSITION_BY_CHANCE:
            check_by_chance(game, state, seed * 1000 + number)
