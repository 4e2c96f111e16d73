"""The cards of the box: each is a row and, beside it, its effect."""
