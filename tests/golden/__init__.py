"""Golden playthroughs: fixed games told step by step, so that a change of the rules reads as a diff."""
