"""What the cards in the box do: each is a function with the name of its row."""
