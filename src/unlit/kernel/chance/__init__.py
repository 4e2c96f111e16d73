"""Where chance comes from."""
