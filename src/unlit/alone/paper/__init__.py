"""The board as text and as bytes, and back."""
