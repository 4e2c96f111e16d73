"""What a player can do in its turn."""
