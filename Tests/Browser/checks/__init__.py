"""What holds for every page, whatever is on it."""
