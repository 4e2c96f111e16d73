"""The rulebook: set-up, turn, actions, enemies, and what they share."""
