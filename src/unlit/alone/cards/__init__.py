"""What the cards of the box do: each is a function under the name of its row."""
