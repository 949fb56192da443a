"""Connect four: games as a row of columns."""
