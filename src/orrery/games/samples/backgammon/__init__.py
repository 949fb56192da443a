"""Backgammon: dice, a turn of several answers, a doubling cube; the title to copy when chance takes part."""
