"""The rules of PULSAR 2849."""
