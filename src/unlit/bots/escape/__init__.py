"""A greedy prisoner for LEVEL 7 [ESCAPE]."""
