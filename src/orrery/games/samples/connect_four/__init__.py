"""Connect four: the smallest complete title, and the one to copy first."""
