"""Games in numbers."""
