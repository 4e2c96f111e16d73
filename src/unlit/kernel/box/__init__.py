"""What is printed on cards, and when a card does something."""
