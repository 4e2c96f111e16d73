"""Where everything is stored: the database, its tables, and what is read from them and written to them."""
