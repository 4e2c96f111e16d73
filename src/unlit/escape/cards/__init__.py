"""What the cards of the box and the scenarios do: each is a function under the name of its row."""
