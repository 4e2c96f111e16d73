"""What is printed: pieces, rows of cards and tables, map faces, and the boxes that hold them."""
