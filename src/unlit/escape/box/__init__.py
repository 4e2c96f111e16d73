"""What is printed: pieces, rows of cards and tables, tiles, and boxes of them."""
