"""What is printed: pieces, the rows of cards and sheets, tiles, and boxes of them."""
