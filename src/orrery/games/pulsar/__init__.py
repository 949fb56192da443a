"""PULSAR 2849: dice drafting, survey flights, gyrodynes, transmitters, technologies."""
