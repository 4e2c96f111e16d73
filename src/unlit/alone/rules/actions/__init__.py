"""What the hero can do, one file for each action."""
