"""What follows from what a seat was shown: layouts, beliefs, knowledge, imagined worlds."""
