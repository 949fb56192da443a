"""PULSAR 2849 as people see it."""
