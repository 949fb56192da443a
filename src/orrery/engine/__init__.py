"""The engine: frames, questions, chance, checked play. It knows no game, no clock, no file and no text."""
