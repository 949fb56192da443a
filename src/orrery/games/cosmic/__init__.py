"""Cosmic Encounter (classic) with Pulsar Cards, for 2 to 6 seats."""
