"""Skills: two for each character, always there."""
