"""The matches that are open in this process: created, loaded, changed, stored and told of."""
