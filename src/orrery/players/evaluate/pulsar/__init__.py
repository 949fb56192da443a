"""What a position of PULSAR 2849 is worth."""
