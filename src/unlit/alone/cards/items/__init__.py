"""The items, by what they are made of."""
