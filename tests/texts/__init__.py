"""Tests of the words: every text that can be asked for exists in every language, and no other."""
