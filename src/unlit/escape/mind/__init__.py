"""What follows from what a seat was shown: imagined worlds."""
