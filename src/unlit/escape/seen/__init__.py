"""What leaves the table for a seat or a client: views, their drawing in a terminal, the contents of the box."""
