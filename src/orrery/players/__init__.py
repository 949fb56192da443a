"""Computer players: each is given what its seat may know, and answers."""
