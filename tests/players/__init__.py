"""Computer players: what all of them keep to, and what the clever ones see."""
