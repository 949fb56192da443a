"""Tests of the table on the network."""
