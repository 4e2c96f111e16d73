"""What enemies do by the rules."""
