"""The text clients."""
