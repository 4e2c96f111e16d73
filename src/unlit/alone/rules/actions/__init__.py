"""What the hero can do: one file an action."""
