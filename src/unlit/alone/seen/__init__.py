"""What leaves the table for a seat or a client: views, drawings of them for the terminal, the contents of the box."""
