"""The powers: one module each, with its flare and all that it has to say to the rules."""
