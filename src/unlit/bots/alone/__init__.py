"""Greedy players of ALONE, one for each side."""
