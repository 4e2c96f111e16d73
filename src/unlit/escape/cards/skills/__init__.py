"""Skills: each character has two, for the whole game."""
