"""What seats and clients get to see: views, how a terminal draws them, the contents of the box."""
