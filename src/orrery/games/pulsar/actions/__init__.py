"""What a seat may do in its turn: each kind of act one object with its targets, clauses, price and effect."""
