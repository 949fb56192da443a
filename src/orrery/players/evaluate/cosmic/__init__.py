"""Judgement for Cosmic Encounter: worth of a position, quick answers, trials to the end of a challenge."""
