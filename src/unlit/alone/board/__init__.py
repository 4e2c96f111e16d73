"""The board and the geometry of its map."""
