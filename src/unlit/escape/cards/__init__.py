"""The cards: each is a row and, beside it, its effect."""
