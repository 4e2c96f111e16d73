"""What the rules tell seats and ask them about: events, what questions are about, and things by name."""
