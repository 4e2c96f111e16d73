"""What enemies do by rule."""
