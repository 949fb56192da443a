"""Worker processes: bots think there, and replays are made."""
