"""What is printed: pieces, rows of cards and tables, faces of maps, and boxes of them."""
