"""A real server is killed at random moments while people and bots play; nothing acknowledged may be lost."""
