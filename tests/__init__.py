"""The tests of Orrery, by layer: rules of each title, the contract of all, golden games, saves, the frame."""
