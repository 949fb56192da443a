"""What a position is worth to a seat: one small evaluator for each title."""
