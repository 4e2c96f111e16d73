"""Items, and the key card, which is not in any deck."""
