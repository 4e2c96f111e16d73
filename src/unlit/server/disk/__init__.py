"""Where everything lies: the database, its tables, and what is read from it and written to it."""
