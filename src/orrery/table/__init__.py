"""One match with people at it: seats, clocks, standing orders, undo by consent. No I/O, no threads."""
