"""The client in a real browser, with a real server: how large, how soon, how smooth, how accessible."""
