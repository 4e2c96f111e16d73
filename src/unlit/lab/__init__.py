"""Many games: fuzzing, and the properties that every game must have."""
