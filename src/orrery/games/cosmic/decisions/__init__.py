"""What seats and CHANCE are asked, by phase."""
