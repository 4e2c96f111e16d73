"""The ground that every game stands on; it knows none of them."""
