"""Players: a chair and a seed in, an option out."""
