"""The questions of PULSAR 2849, grouped by the part of the game that puts them."""
