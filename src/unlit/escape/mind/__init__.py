"""What a seat can conclude from what it was shown: imagined tables."""
