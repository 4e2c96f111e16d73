"""The book: set-up, turn, rounds, actions, and what they share."""
