"""The clauses of Cosmic Encounter, as examples."""
