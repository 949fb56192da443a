### What went wrong, by the code of the error.

error-game-error = That is not possible.
error-unknown-title = There is no such game.
error-unknown-player = There is no such computer player.
error-bad-setup = The game can't be set up like that.
error-not-your-turn = It isn't your turn to answer.
error-illegal-choice = The rules don't allow that now. Say why to see what is refused.
error-bad-token = That is no answer to this question.
error-cannot-undo = There is nothing that you could take back now.
error-save-error = The stored game can't be used.
error-save-too-big = The stored game is longer than any real game.
error-damaged-save = The stored game is damaged or incomplete.
error-broken-replay = The stored game doesn't follow the rules.
error-rules-changed = The stored game was played by an older version of the rules and no longer fits them.
error-wrong-draw = A draw in the stored game is not what the dealer's secret gives.
error-stale-snapshot = The stored position was made by another version of the rules.
