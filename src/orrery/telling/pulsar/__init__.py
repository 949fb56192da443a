"""PULSAR 2849 in words: components, questions, answers, events, the position."""
