"""The scenarios: each file is one, with its own rules."""
