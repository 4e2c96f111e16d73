"""The scenarios: each is a row and, beside it, its own rules."""
