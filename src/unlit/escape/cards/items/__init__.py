"""Items, and the key card that is in no deck."""
