"""What a seat can do with its action points: one module for each kind of act, one object for each act."""
