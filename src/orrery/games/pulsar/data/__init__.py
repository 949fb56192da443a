"""What is printed on the components of PULSAR 2849: tables, no logic."""
